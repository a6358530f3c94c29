// Why a text is no plot.

internal import Expressions
internal import Graphs

extension Message {
  /// What to tell about a text that is no plot.
  init(_ error: PlotError, in language: Language) {
    switch error {
    case .text(let mistake): self.init(mistake.kind, in: language)
    case .empty: self.init(saying: .missingOperand, in: language)
    case .unexpectedStatement: self.init(saying: .unexpected, in: language)
    case .missingCoordinate(let name):
      self.init(saying: .missingCoordinate, in: language, name)
    }
  }
}
