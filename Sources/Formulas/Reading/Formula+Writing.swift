// An expression, a statement or a line as a formula.

package import Expressions

extension Formula {
  /// Writes an expression as a formula, with the caret at its end; nothing
  /// when it is too deep or too long to be edited.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  package init?(_ expression: Expression) {
    self.init(pieces: Formula.pieces(expression))
    guard isWithinLimits else { return nil }
  }

  /// Writes a statement as a formula, with the caret at its end; nothing when
  /// it is too deep or too long to be edited.
  package init?(_ statement: Statement) {
    var pieces: [Piece] = []
    switch statement.action {
    case .evaluate: break
    case .assign(let name, _):
      pieces = Formula.word(name) + [Piece(.sign, "=")]
    case .define(let name, _, let parameters):
      pieces = Formula.word(name) + [Piece(.open, .group)]
      for (position, parameter) in parameters.enumerated() {
        if position > 0 { pieces.append(Piece(.separator, ";")) }
        pieces += Formula.word(parameter)
      }
      pieces += [Piece(.close, .group), Piece(.sign, "=")]
    }
    pieces += Formula.pieces(statement.expression)
    if let conversion = statement.conversion { pieces += Formula.words(conversion.text) }
    self.init(pieces: pieces)
    guard isWithinLimits else { return nil }
  }

  static func pieces(_ expression: Expression) -> [Piece] {
    // Much larger expressions than can be edited are not even written.
    guard expression.count <= Formula.sizeLimit else {
      return Array(repeating: Piece(.digit, "0"), count: Formula.sizeLimit + 1)
    }
    return pieces(marked: expression.written(in: FormulaNotation()))
  }

  private static func word(_ name: String) -> [Piece] {
    var builder = ExpressionBuilder()
    builder.append(name: name)
    return pieces(builder.expression())
  }

  /// Turns a text with private characters into pieces.
  private static func pieces(marked text: String) -> [Piece] {
    var pieces: [Piece] = []
    var word: Piece.Kind?
    var isFirst = true
    // The digit of `X0` belongs to it; those behind `x` may go on.
    var isRegister = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xe000..<0xe100: pieces.append(mark(scalar.value - 0xe000))
      case 0xe100: pieces.append(Piece(.prefix, "-"))
      case 0xe101...0xe104:
        word =
          scalar.value == 0xe101
          ? .letter : scalar.value == 0xe102 ? .function : scalar.value == 0xe103 ? .infix : .digit
        isFirst = true
      case 0xe108:
        word = .letter
        isFirst = true
        isRegister = true
      case 0xe105: pieces.append(Piece(.sign, "*", .joined))
      case 0xe106:
        word = nil
        isRegister = false
      case 0xe107: pieces.append(Piece(.open, .root, .keyed))
      case 0xe109: pieces.append(.squareBracket)
      default:
        if let kind = word {
          let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
          let isLoose = isFirst || isDigit && kind == .letter && !isRegister
          pieces.append(
            Piece(isDigit && kind != .function ? .digit : kind, scalar, isLoose ? [] : .joined)
          )
          isFirst = false
        } else {
          pieces.append(Piece(kind(of: scalar), scalar))
        }
      }
    }
    return pieces
  }

  private static func mark(_ code: UInt32) -> Piece {
    let kind: Piece.Kind = code % 4 == 0 ? .open : code % 4 == 1 ? .next : .close
    return Piece(kind, Structure(rawValue: UInt8(code / 4)) ?? .group)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Piece.Kind {
    switch scalar {
    case "0"..."9": .digit
    case ".": .mark
    case ";": .separator
    case "!", "%", "°", "′", "″": .postfix
    case "+", "-", "*", "=", "≠", "<", "≤", ">", "≥", "→", "±", "∈", "∠", "‥": .sign
    default: .letter
    }
  }
}
