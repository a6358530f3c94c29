// A decimal number and the two ways to write it.

internal import Numbers

/// A whole number of powers of ten, to be written exactly.
struct DecimalText {
  private let isNegative: Bool
  /// The digits in ASCII, without zeros at the end; none for zero.
  private let digits: [UInt8]
  /// The power of ten of the last digit.
  private let exponent: Int

  /// Creates `coefficient * 10^exponent`.
  init(_ coefficient: Integer, exponent: Int) {
    isNegative = coefficient.isNegative
    var digits = coefficient.isZero ? [] : Array(coefficient.magnitude.description.utf8)
    var exponent = exponent
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = digits
    self.exponent = exponent
  }

  /// Creates a multiple of a power of ten.
  init(_ value: Rational, place: Int) {
    self.init((value / Rational(powerOfTen: place)).floor, exponent: place)
  }

  /// The number of characters of the plain text, without a sign.
  var plainLength: Int {
    if digits.isEmpty { return 1 }
    if exponent >= 0 { return digits.count + exponent }
    return max(digits.count, 1 - exponent) + 1
  }

  /// The number without a power of ten: `−0.05`.
  var plain: String {
    if digits.isEmpty { return "0" }
    var text = digits
    if exponent >= 0 {
      text += [UInt8](repeating: 0x30, count: exponent)
    } else {
      let zeros = max(0, 1 - exponent - digits.count)
      text = [UInt8](repeating: 0x30, count: zeros) + text
      text.insert(0x2e, at: text.count + exponent)
    }
    return sign + String(decoding: text, as: UTF8.self)
  }

  /// The number with one digit before the point: `−1.5·10⁷`.
  var scientific: String {
    if digits.isEmpty { return "0" }
    let power = exponent + digits.count - 1
    if power == 0 { return plain }
    let ten = "10" + Self.superscript(power)
    if digits == [0x31] { return sign + ten }
    var text = digits
    if text.count > 1 { text.insert(0x2e, at: 1) }
    return sign + String(decoding: text, as: UTF8.self) + "·" + ten
  }

  private var sign: String { isNegative ? "−" : "" }

  /// A whole number as an exponent.
  private static func superscript(_ value: Int) -> String {
    let raised = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    if value == 1 { return "" }
    var text = value < 0 ? "⁻" : ""
    for digit in String(value.magnitude).utf8 { text += raised[Int(digit) - 0x30] }
    return text
  }
}
