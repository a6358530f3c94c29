// What names look like.

internal import Expressions

extension String {
  /// Whether it is one letter, with digits or a subscript or without.
  var looksLikeVariable: Bool {
    guard self != "j", let first = unicodeScalars.first, Scanner.isLetter(first.value) else {
      return false
    }
    let rest = unicodeScalars.dropFirst()
    return rest.first == "_"
      || rest.allSatisfy { (0x30...0x39).contains($0.value) || $0.value >= 0x2080 }
  }
}
