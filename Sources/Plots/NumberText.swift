// Rational numbers as text that reads back.

internal import Numbers

/// Ways to write rational numbers.
enum NumberText {
  /// The most digits behind the point.
  private static let mostPlaces = 40

  /// The exact value: a decimal number if it is a short one, otherwise a
  /// quotient.
  static func exact(_ value: Rational) -> String {
    var scaled = value
    for places in 0...mostPlaces {
      if scaled.isInteger { return decimal(scaled.numerator, places: places) }
      scaled *= 10
    }
    return value.description
  }

  /// About six digits behind the point, for people.
  static func short(_ value: Rational) -> String {
    let places = Rational(1_000_000)
    let rounded = Rational((value * places).rounded(.toNearestOrEven)) / places
    return exact(rounded.isZero ? value : rounded)
  }

  /// A whole number with a point before its last digits.
  private static func decimal(_ number: Integer, places: Int) -> String {
    if places == 0 { return number.description }
    var digits = Array(number.magnitude.description.utf8)
    if digits.count <= places {
      digits = Array(repeating: UInt8(ascii: "0"), count: places + 1 - digits.count) + digits
    }
    digits.insert(UInt8(ascii: "."), at: digits.count - places)
    return (number.isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }
}
