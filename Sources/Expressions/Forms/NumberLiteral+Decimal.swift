// Digits as numbers that are written: in full, with repeating digits, or with
// a power of ten.

package import Numbers
package import Reals

/// A way to write the digits of a number.
package enum DecimalStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// In full while that is short, with a power of ten otherwise.
  case automatic
  /// In full.
  case fixed
  /// With a power of ten, one digit before the mark.
  case scientific
  /// With a power of ten that is a multiple of three.
  case engineering
}

extension NumberLiteral {
  /// The digits of a number, without its sign.
  ///
  /// Where more digits exist, `…` stands behind those that are here, and a mark
  /// before it, so that nothing looks like more digits of a whole number; such a
  /// number does not read back.
  package init(_ expansion: DecimalExpansion, style: DecimalStyle = .automatic) {
    let digits = Array(expansion.digits.utf8)
    let exponent = expansion.exponent
    // Digits that are not certain are not written as zeros.
    let hasUnits = expansion.isExact || exponent < digits.count
    // A whole number of up to 60 digits, or a few zeros in front.
    let isShort = exponent >= -7 && exponent < min(max(Int64(digits.count), 21), 60)
    let isFixed = hasUnits && (style == .fixed || style == .automatic && isShort)
    func marked(_ text: String) -> String {
      if expansion.isExact { return text }
      return text + (text.utf8.contains(UInt8(ascii: ".")) ? "…" : ".…")
    }
    if isFixed || expansion.digits == "0" {
      self.init(canonical: marked(Self.fixed(digits, exponent)))
      return
    }
    // The remainder of the exponent, never negative.
    let rest = ((exponent % 3) + 3) % 3
    let isGrouped = style == .engineering && (expansion.isExact || rest < digits.count)
    let shift = isGrouped ? rest : 0
    let mantissa = marked(Self.fixed(digits, shift))
    self.init(canonical: "\(mantissa)e\(exponent - shift)")
  }

  /// Digits with a mark; the first stands for 10^exponent.
  private static func fixed(_ digits: [UInt8], _ exponent: Int64) -> String {
    guard let place = Int(exactly: exponent) else { return "" }
    var text: [UInt8] = []
    if place < 0 {
      text = [UInt8(ascii: "0"), UInt8(ascii: ".")]
      text += Array(repeating: UInt8(ascii: "0"), count: -place - 1) + digits
    } else if place + 1 >= digits.count {
      text = digits + Array(repeating: UInt8(ascii: "0"), count: place + 1 - digits.count)
    } else {
      text = digits[...place] + [UInt8(ascii: ".")] + digits[(place + 1)...]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The magnitude of a rational number in digits to a base from 2 to 36, the repeating
  /// ones in brackets, with the prefix of the base if it has one; nothing when there are
  /// more digits than the limit.
  ///
  /// - Complexity: O(*n*) divisions for *n* digits.
  package init?(_ value: Rational, digitLimit: Int = 200, base: Int = 10) {
    let prefix = base == 16 ? "0x" : base == 8 ? "0o" : base == 2 ? "0b" : ""
    let divisor = value.denominator
    // With at most n digits behind the mark the denominator divides baseᵃ·(baseᵖ − 1), where
    // a + p ≤ n, and is below baseⁿ.
    guard divisor.bitLength <= digitLimit * Integer(base).bitLength else { return nil }
    let (whole, first) = value.numerator.magnitude.quotientAndRemainder(dividingBy: divisor)
    // A thousand digits before the mark are more than anybody reads for a period.
    guard whole.bitLength <= 3_322 || base != 10 && first.isZero else { return nil }
    // The digits before the period take the factors of the base away: each digit one of each.
    let radix = Integer(base)
    var rest = divisor
    var onceCount = 0
    for (prime, exponent) in NumberLiteral.factors(of: base) {
      let (other, count) = rest.removing(Integer(prime))
      rest = other
      onceCount = max(onceCount, (count + exponent - 1) / exponent)
    }
    guard onceCount <= digitLimit else { return nil }
    var remainder = first
    func digit() -> UInt8 {
      let (quotient, next) = (remainder * radix).quotientAndRemainder(dividingBy: divisor)
      remainder = next
      let digit = UInt8(quotient.asInt ?? 0)
      return digit + (digit < 10 ? 0x30 : UInt8(ascii: "a") - 10)
    }
    var text = Array((prefix + whole.text(radix: base)).utf8)
    if !first.isZero { text.append(UInt8(ascii: ".")) }
    for _ in 0..<onceCount { text.append(digit()) }
    if rest != Integer.one {
      let start = remainder
      var count = onceCount
      text.append(UInt8(ascii: "("))
      repeat {
        guard count < digitLimit else { return nil }
        text.append(digit())
        count += 1
      } while remainder != start
      text.append(UInt8(ascii: ")"))
    }
    self.init(canonical: String(decoding: text, as: UTF8.self))
  }

  /// The primes of a base with their exponents.
  private static func factors(of base: Int) -> [(prime: Int, exponent: Int)] {
    var (rest, prime) = (base, 2)
    var factors: [(prime: Int, exponent: Int)] = []
    while rest > 1 {
      var exponent = 0
      while rest % prime == 0 { (rest, exponent) = (rest / prime, exponent + 1) }
      if exponent > 0 { factors.append((prime, exponent)) }
      prime += 1
    }
    return factors
  }

  /// The magnitude of a rational number that is no integer in decimals, where they
  /// end soon.
  package init?(terminating value: Rational) {
    guard !value.isInteger, let found = NumberLiteral(value, digitLimit: 30),
      !found.text.utf8.contains(UInt8(ascii: "("))
    else { return nil }
    self = found
  }
}

extension NumberLiteral.Parts {
  /// The value without the exponent: with *f* digits that stand once and *r*
  /// that repeat, all digits less the ones that stand once, over
  /// 10^f·(10^r − 1), or with another base.
  var mantissa: Rational {
    func integer(_ digits: [UInt8]) -> Integer {
      Integer(String(decoding: digits, as: UTF8.self), radix: radix) ?? .zero
    }
    let base = Integer(radix)
    let once = integer(whole + fraction)
    let scale = base.raised(to: fraction.count)
    guard !repeating.isEmpty else { return Rational(once, over: scale) }
    let period = base.raised(to: repeating.count)
    let all = once * period + integer(repeating)
    return Rational(all - once, over: scale * (period - 1))
  }
}
