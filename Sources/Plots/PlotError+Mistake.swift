// Plot errors as mistakes in a text.

package import Expressions
package import Graphs

extension PlotError {
  /// The mistake in the text, which is about the whole of it where the range is empty.
  package var mistake: Diagnostic {
    switch self {
    case .text(let mistake): mistake
    case .empty: Diagnostic(.missingOperand, range: 0..<0)
    case .unexpectedStatement(let range): Diagnostic(.unexpected, range: range)
    case .missingCoordinate(let name): Diagnostic(.missingCoordinate(name), range: 0..<0)
    case .tooManyPoints: Diagnostic(.tooManyPoints(limit: Plot.mostPoints), range: 0..<0)
    }
  }
}
