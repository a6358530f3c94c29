// Numbers of about 106 bits as the sum of two doubles, in lanes.
//
// > Source: Dekker, A floating-point technique for extending the available
// > precision (1971); Joldes, Muller, Popescu, Tight and rigorous error bounds
// > for basic building blocks of double-word arithmetic (2017).

/// A number given as the sum of a double and a smaller one.
struct Pair<Value: Lanes> {
  var high: Value
  var low: Value

  @inline(__always)
  init(_ high: Value, _ low: Value) {
    self.high = high
    self.low = low
  }

  /// A constant.
  @inline(__always)
  init(_ high: Double, _ low: Double) {
    self.init(Value(repeating: high), Value(repeating: low))
  }

  /// The sum, exactly, when the first is zero or not smaller than the second.
  @inline(__always)
  init(larger a: Value, plus b: Value) {
    let sum = a + b
    self.init(sum, b - (sum - a))
  }

  /// The sum, exactly.
  @inline(__always)
  init(_ a: Value, plus b: Value) {
    let sum = a + b
    let second = sum - a
    self.init(sum, (a - (sum - second)) + (b - second))
  }

  /// The product, with a relative error of at most 2^-105.
  ///
  /// The upper halves have 26 bits and the lower ones 27, so that only the
  /// product of two lower ones is rounded.
  @inline(__always)
  init(_ a: Value, times b: Value) {
    let product = a * b
    let (aHigh, bHigh) = (a.upperHalf, b.upperHalf)
    let (aLow, bLow) = (a - aHigh, b - bHigh)
    let error = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    self.init(product, error)
  }

  /// The square, with a relative error of at most 2^-78: cheaper than the product.
  ///
  /// The first part is exact, 52 bits; the second is 2^-25 of it and rounded.
  @inline(__always)
  init(square a: Value) {
    let top = a.upperHalf
    self.init(top * top, (a - top) * (a + top))
  }

  /// The sum of both parts, rounded.
  @inline(__always)
  var sum: Value { high + low }

  /// The same number with the second part below half an ulp of the first.
  @inline(__always)
  var normalized: Pair { Pair(larger: high, plus: low) }

  /// The product, with a relative error of at most 2^-102.
  @inline(__always)
  static func * (a: Pair, b: Pair) -> Pair {
    let product = Pair(a.high, times: b.high)
    return Pair(larger: product.high, plus: product.low + (a.high * b.low + a.low * b.high))
  }

  /// The product, with a relative error of at most 2^-102.
  @inline(__always)
  static func * (a: Pair, b: Value) -> Pair {
    let product = Pair(a.high, times: b)
    return Pair(larger: product.high, plus: product.low + a.low * b)
  }

  /// The quotient, with a relative error of at most 2^-101.
  ///
  /// The remainder a − qb has the rounding errors of terms that are 2^-53 of a.
  @inline(__always)
  static func / (a: Pair, b: Pair) -> Pair {
    let quotient = a.high / b.high
    let product = Pair(quotient, times: b.high)
    let remainder = ((a.high - product.high) - product.low) + (a.low - quotient * b.low)
    return Pair(larger: quotient, plus: remainder / b.high)
  }

  /// The quotient, rounded once and off by 2^-72 of itself besides, given doubles
  /// within 2^-25 of the dividend and 2^-51 of the divisor, so that the division need
  /// not wait for the pairs; their second parts are below 2^-25 of the first.
  ///
  /// The first quotient has 26 bits, so that its products with the halves of the
  /// divisor are exact, and so is the first difference. The remainder is below
  /// 2^-22 of the dividend, and its error at most 2^-74 of the dividend.
  @inline(__always)
  func quotient(by divisor: Pair, near dividend: Value, _ nearDivisor: Value) -> Value {
    let inverse = Value(repeating: 1) / nearDivisor
    let quotient = (dividend * inverse).upperHalf
    let top = divisor.high.upperHalf
    let remainder = (high - quotient * top) - quotient * (divisor.high - top)
    return quotient + (remainder + (low - quotient * divisor.low)) * inverse
  }

  /// The other number where the mask is true.
  @inline(__always)
  func replacing(with other: Pair, where mask: Value.Mask) -> Pair {
    Pair(high.replacing(with: other.high, where: mask), low.replacing(with: other.low, where: mask))
  }
}
