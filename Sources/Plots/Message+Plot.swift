// Why a text is no plot.

internal import Expressions
package import Graphs
package import Messages

extension Message {
  /// What to tell about a text that is no plot.
  package init(_ error: PlotError, in language: Language) {
    switch error {
    case .text(let mistake): self.init(mistake.kind, in: language)
    case .empty: self.init(saying: .missingOperand, in: language)
    case .unexpectedStatement: self.init(saying: .unexpected, in: language)
    case .missingCoordinate(let name):
      self.init(saying: .missingCoordinate, in: language, name)
    }
  }
}
