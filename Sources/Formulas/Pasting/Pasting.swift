// From a pasted text to pieces.

import Expressions

/// Reading pasted text.
enum Pasting {
  enum Result {
    case success([Piece])
    case failure([Diagnostic])
  }

  /// Reads line text or LaTeX.
  static func read(_ text: String, _ vocabulary: Vocabulary) -> Result {
    var options = ParsingOptions()
    options.functions = vocabulary.functions
    let bytes = Array(text.utf8)
    if LatexReader.isLatex(bytes) {
      var reader = LatexReader(bytes)
      reader.read()
      guard reader.diagnostics.isEmpty else { return .failure(reader.diagnostics) }
      return pieces(of: Parser.line(utf8: reader.output, options: options)) {
        reader.source(of: $0)
      }
    }
    options.decimalMark = vocabulary.decimalMark
    return pieces(of: Parser.line(utf8: bytes, options: options)) { $0 }
  }

  private static func pieces(of line: Line, source: (Range<Int>) -> Range<Int>) -> Result {
    var mistakes: [Diagnostic] = []
    for diagnostic in line.diagnostics where !diagnostic.isPlaceholder {
      mistakes.append(Diagnostic(diagnostic.kind, range: source(diagnostic.range)))
    }
    if line.statements.count > 1 {
      mistakes.append(Diagnostic(.unexpected, range: source(line.statements[1].range)))
    }
    guard mistakes.isEmpty else { return .failure(mistakes) }
    guard let statement = line.statements.first else { return .success([]) }
    guard let formula = Formula(statement) else {
      return .failure([
        Diagnostic(.nestingTooDeep(limit: Formula.depthLimit), range: source(statement.range))
      ])
    }
    return .success(formula.pieces)
  }
}

extension Diagnostic {
  /// Whether the mistake is a box for a missing operand, which a formula has.
  fileprivate var isPlaceholder: Bool { kind == .missingOperand && !range.isEmpty }
}
