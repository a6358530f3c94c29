// Runs of pieces and of digits: the words of a conversion, and the order of two whole
// numbers.

extension Formula {
  /// The words of a conversion as pieces.
  static func words(_ conversion: String) -> [Piece] {
    var pieces: [Piece] = []
    for scalar in conversion.unicodeScalars {
      pieces.append(Piece(.conversion, scalar, pieces.isEmpty ? [] : .joined))
    }
    return pieces
  }

  /// Whether digits are a positive number that is less than the number of other digits.
  static func isLess(_ digits: ArraySlice<UInt8>, _ others: ArraySlice<UInt8>) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    guard digits.allSatisfy(isDigit), others.allSatisfy(isDigit) else { return false }
    let (number, other) = (digits.drop { $0 == 0x30 }, others.drop { $0 == 0x30 })
    guard !number.isEmpty, number.count == other.count else {
      return !number.isEmpty && number.count < other.count
    }
    return number.lexicographicallyPrecedes(other)
  }

  /// Whether the digits of a slot are a positive number that is less than that of another
  /// slot.
  static func isLess(_ digits: ArraySlice<Piece>, _ others: ArraySlice<Piece>) -> Bool {
    let bytes = { (pieces: ArraySlice<Piece>) in
      ArraySlice(pieces.map { UInt8(truncatingIfNeeded: $0.scalar) })
    }
    return isLess(bytes(digits), bytes(others))
  }
}
