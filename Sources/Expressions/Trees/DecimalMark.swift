// The decimal mark of numbers.

/// The sign between the whole part and the fraction of a number.
public enum DecimalMark: String, CaseIterable, Sendable {
  /// `3.14`; a comma separates arguments.
  case point = "."
  /// `3,14`; only a semicolon separates arguments.
  case comma = ","

  package var byte: UInt8 {
    switch self {
    case .point: UInt8(ascii: ".")
    case .comma: UInt8(ascii: ",")
    }
  }
}
