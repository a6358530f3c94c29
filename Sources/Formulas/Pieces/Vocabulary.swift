// The names that are recognised while letters are typed.

package import Expressions

/// The meanings of runs of letters besides products of variables.
package struct Vocabulary: Hashable, Sendable {
  /// Names of several letters that the user has given to values or functions.
  package var names: Set<String> = []
  /// The names that are functions of the user.
  package var functions: Set<String> = []
  /// The names that are lists or vectors.
  package var lists: Set<String> = []
  /// The sign before the fraction of a number.
  package var decimalMark = DecimalMark.point
  /// Whether a factor without a sign binds before a division sign: `1/2x` is 1/(2x).
  package var bindsFactorsFirst = false
  /// Whether an operator on an empty formula goes on from the last answer.
  package var continuesFromAns = false

  /// Creates a vocabulary of the program's own names.
  package init() {}
}

/// The meaning of a word.
enum Word: Hashable {
  case function
  case infix
  case name
  case answer
  case letter(Unicode.Scalar)
  case squareRoot
  case cubeRoot
  case root
}

extension Vocabulary {
  /// The greatest length of a name of the program, in letters.
  static var longestWord: Int { 13 }

  /// The meaning of letters that are taken together.
  ///
  /// A word that may be a part of a name, `or`, `erf`, `ans` and `rand`, has its meaning only where
  /// it `isAlone`, with no letters beside it: `vector`, `perfect` and `brand` may become
  /// names.
  func word(_ letters: ArraySlice<Piece>, isAlone: Bool) -> Word? {
    guard letters.count > 1 else { return nil }
    var bytes: [UInt8] = []
    var hash = Builtin.hashStart
    for piece in letters {
      guard piece.scalar < 0x80 else { return name(letters) }
      let byte = UInt8(truncatingIfNeeded: piece.scalar)
      bytes.append(byte)
      hash = Builtin.hash(hash, byte)
    }
    if let word = Vocabulary.special(bytes) {
      if case .root = word, let name = name(letters) { return name }
      // `transpose` has an answer in it, `Ans` has none.
      if case .answer = word, !isAlone, bytes[0] == 0x61 { return name(letters) }
      return word
    }
    if Constant.isWord(bytes) { return isProduct(letters) || !isAlone ? name(letters) : .name }
    guard let meaning = Builtin.meaning(of: bytes, hash: hash) else { return name(letters) }
    let row = Builtin.row(at: meaning.index)
    if meaning.yields, let name = name(letters) { return name }
    if meaning.yields, !isAlone { return nil }
    return row.isInfix ? .infix : .function
  }

  /// Whether each letter is a name of the user: then `PI` is P·I.
  private func isProduct(_ letters: ArraySlice<Piece>) -> Bool {
    letters.allSatisfy { names.contains(Formula.text(of: [$0])) }
  }

  private func name(_ letters: ArraySlice<Piece>) -> Word? {
    guard !names.isEmpty || !functions.isEmpty else { return nil }
    let name = Formula.text(of: letters)
    return names.contains(name) || functions.contains(name) ? .name : nil
  }

  private static func special(_ word: [UInt8]) -> Word? {
    for (name, meaning) in special where name.utf8CodeUnitCount == word.count {
      let isEqual = name.withUTF8Buffer { buffer in
        for (x, y) in zip(buffer, word) where x != y { return false }
        return true
      }
      if isEqual { return meaning }
    }
    return nil
  }

  /// The function whose name is that of a letter.
  static func function(spelled letter: String) -> Builtin? {
    for (name, meaning) in special {
      if case .letter(let other) = meaning, String(Character(other)) == letter {
        return Builtin.named("\(name)")
      }
    }
    return nil
  }

  /// The name by which a Greek letter is typed.
  static func name(of letter: UInt32) -> StaticString? {
    for (name, meaning) in special {
      if case .letter(let other) = meaning, other.value == letter { return name }
    }
    return nil
  }

  /// Whether the name of a letter is that of a function.
  static func isFunction(spelled letter: String) -> Bool { function(spelled: letter) != nil }

  private static let special: [(name: StaticString, meaning: Word)] = [
    ("pi", .letter("π")), ("ans", .answer), ("Ans", .answer), ("ANS", .answer),
    ("sqrt", .squareRoot), ("cbrt", .cubeRoot), ("nthroot", .root), ("root", .function),
    ("theta", .letter("θ")), ("alpha", .letter("α")), ("beta", .letter("β")),
    ("gamma", .letter("γ")), ("delta", .letter("δ")), ("lambda", .letter("λ")),
    ("sigma", .letter("σ")), ("omega", .letter("ω")), ("phi", .letter("φ")),
    ("tau", .letter("τ")),
  ]
}

extension Formula {
  /// The scalars of pieces as a string.
  static func text(of pieces: ArraySlice<Piece>) -> String {
    var text = ""
    for piece in pieces {
      guard !piece.isMark, let scalar = Unicode.Scalar(piece.scalar) else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
