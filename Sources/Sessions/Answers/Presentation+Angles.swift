// Values as angles.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Presentation {
  /// Degrees, minutes and seconds, with as many digits as are set.
  func sexagesimal(
    _ settings: Settings,
    _ workspace: inout Workspace
  ) throws(RealError) -> String? {
    guard let real else { return nil }
    let seconds = try Real.product(
      try inDegrees(real, &workspace),
      Real(Integer(3600)),
      in: &workspace
    )
    let places = min(settings.digits, 6)
    let found = try Real.digits(seconds, fractionDigits: places, in: &workspace)
    guard let found, found.exponent < 18 else { return nil }
    // All digits before the mark are there, and perhaps some behind it.
    let text = Array(Expression(found, .fixed).text().utf8.filter { $0 != UInt8(ascii: "-") })
    let whole = text.prefix { $0 != UInt8(ascii: ".") && $0 < 0x80 }
    guard let total = Int64(String(decoding: whole, as: UTF8.self)) else { return nil }
    var rest = String(decoding: text.dropFirst(whole.count), as: UTF8.self)
    if settings.decimalMark == .comma, rest.utf8.first == UInt8(ascii: ".") {
      rest = "," + rest.dropFirst()
    }
    let sign = found.isNegative ? "-" : ""
    return "\(sign)\(total / 3600)°\(total / 60 % 60)′\(total % 60)\(rest)″"
  }

  /// An angle in the unit in force as one in degrees.
  func inDegrees(_ x: Real, _ workspace: inout Workspace) throws(RealError) -> Real {
    switch angle {
    case .degrees: return x
    case .gradians:
      return try Real.product(x, Real(Rational(9, over: 10)), in: &workspace)
    case .radians:
      let turn = try Real.product(x, Real(Integer(180)), in: &workspace)
      return try Real.quotient(turn, .pi, in: &workspace)
    }
  }
}
