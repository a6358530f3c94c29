// Where an equals sign defines a name. Letters that are typed side by side are
// a product, until they are given a value together.

internal import Expressions
internal import Formulas
internal import Sessions

extension Sheet {
  /// The longest text that may be the head of a definition, in pieces.
  private static var longestHead: Int { 100 }

  /// The key that an equals sign of a keyboard stands for.
  mutating func meaningOfEquals() -> Key {
    takesEquals(drawn().reading) ? .character("=") : .session(.enter)
  }

  /// Whether an equals sign belongs into the formula: behind `<` or `>`, into a
  /// definition, or into an equation, where it says no value without one.
  func takesEquals(_ reading: FormulaReading) -> Bool {
    let formula = editor.formula
    guard !formula.isEmpty else { return false }
    if let piece = formula.pieces.prefix(formula.caret).last, piece.kind == .sign,
      piece.scalar == 0x3C || piece.scalar == 0x3E
    {
      return true
    }
    if beginsAnotherRelation { return true }
    guard let last = reading.line.statements.last, last.action == .evaluate else { return false }
    return Sheet.isHead(reading.text) || definedAnew != nil || isHalfOfEquation(last.expression)
  }

  /// Whether a comparison stands in front of a comma, a semicolon, `and` or `or`, and none
  /// between that and the caret yet: an equals sign there belongs to the next equation.
  private var beginsAnotherRelation: Bool {
    let front = Array(editor.formula.pieces.prefix(editor.formula.caret))
    func isRelation(_ piece: Piece) -> Bool {
      piece.kind == .sign && [0x3C, 0x3D, 0x3E, 0x2264, 0x2265, 0x2260].contains(piece.scalar)
    }
    let divider = front.indices.last { place in
      switch front[place].kind {
      case .unread: return front[place].scalar == 0x2C || front[place].scalar == 0x3B
      case .infix:
        // The last letter of `and`, `or` or `xor`.
        let before = place > 0 ? front[place - 1].scalar : 0
        return front[place].scalar == 0x64 && before == 0x6E
          || front[place].scalar == 0x72 && before == 0x6F
      default: return false
      }
    }
    guard let divider, front[..<divider].contains(where: isRelation) else { return false }
    let rest = front[(divider + 1)...]
    return rest.contains { $0.kind == .letter || $0.kind == .digit }
      && !rest.contains(where: isRelation)
  }

  /// Whether an expression is whole, has an unknown or a name without a value and no sign of a
  /// comparison.
  private func isHalfOfEquation(_ expression: Expression) -> Bool {
    if expression.isCondition { return false }
    return !expression.hasHoles
      && expression.variables.contains { Expression.usualUnknowns.contains($0) || !hasValue($0) }
  }

  /// The formula with its letters taken together as a new name, if an equals
  /// sign at its end would define that.
  ///
  /// Where every letter has a value, the formula stays a product.
  var definedAnew: Formula? {
    let formula = editor.formula
    // A blank in front of the sign says nothing.
    let isBlank = formula.pieces.last.map { $0.kind == .unread && $0.scalar == 0x20 } ?? false
    let pieces = Array(formula.pieces.dropLast(isBlank ? 1 : 0))
    guard pieces.count <= Sheet.longestHead, formula.caret == formula.pieces.count,
      formula.selectedRange == nil
    else { return nil }
    let letters = pieces.prefix { $0.kind == .letter }
    let rest = pieces.dropFirst(letters.count)
    let words = Sheet.words(letters)
    guard words.count > 1, words.contains(where: { !hasValue($0) }) else { return nil }
    var head = Sheet.text(letters)
    let name = head
    guard !name.isProductOfCoordinates else { return nil }
    if !rest.isEmpty {
      guard Sheet.isParameters(rest) else { return nil }
      head += "(" + Sheet.text(rest) + ")"
    }
    guard Sheet.isHead(head) else { return nil }
    return Expression(plain: head, functions: [name]).flatMap { Formula($0) }
  }

  private static func isHead(_ text: String) -> Bool {
    guard let statement = Statement(plain: text + " = 1") else { return false }
    return statement.action != .evaluate
  }

  /// Whether a name has a value.
  func hasValue(_ name: String) -> Bool {
    name == "e" || name == "π" || names.variables.contains { $0.name == name }
  }

  /// Whether pieces are one pair of brackets with letters in it.
  private static func isParameters(_ pieces: ArraySlice<Piece>) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 2 else { return false }
    return first.kind == .open && first.structure == .group && last.kind == .close
      && pieces.dropFirst().dropLast().allSatisfy { $0.kind == .letter || $0.kind == .separator }
  }

  /// Letters as words: those that belong together are one.
  private static func words(_ letters: ArraySlice<Piece>) -> [String] {
    var words: [String] = []
    for letter in letters {
      let text = text([letter])
      if letter.flags.contains(.joined), !words.isEmpty {
        words[words.count - 1] += text
      } else {
        words.append(text)
      }
    }
    return words
  }

  /// The characters of pieces, without marks.
  static func text(_ pieces: ArraySlice<Piece>) -> String {
    var text = String.UnicodeScalarView()
    for piece in pieces where piece.kind == .letter || piece.kind == .separator {
      if let scalar = Unicode.Scalar(piece.scalar) { text.append(scalar) }
    }
    return String(text)
  }
}
