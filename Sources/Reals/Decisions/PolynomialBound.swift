// Degrees and coefficients of polynomials that are not multiplied out, and fractions without
// lowest terms.

internal import Numbers

/// The ring operations that a fraction needs of its numerator and denominator.
protocol RingElement {
  static var one: Self { get }
  var isOne: Bool { get }
  var negated: Self { get }
  static func + (x: Self, y: Self) -> Self
  static func * (x: Self, y: Self) -> Self
  func raised(to exponent: Int) -> Self
}

/// A numerator over a denominator, not in lowest terms.
struct FormalFraction<Element: RingElement> {
  var above: Element
  var below: Element

  var negated: FormalFraction { FormalFraction(above: above.negated, below: below) }
  var reciprocal: FormalFraction { FormalFraction(above: below, below: above) }

  static func + (x: FormalFraction, y: FormalFraction) -> FormalFraction {
    if x.below.isOne, y.below.isOne { return FormalFraction(above: x.above + y.above, below: .one) }
    return FormalFraction(above: x.above * y.below + y.above * x.below, below: x.below * y.below)
  }

  static func * (x: FormalFraction, y: FormalFraction) -> FormalFraction {
    FormalFraction(above: x.above * y.above, below: x.below * y.below)
  }

  func raised(to exponent: Int) -> FormalFraction {
    FormalFraction(above: above.raised(to: exponent), below: below.raised(to: exponent))
  }
}

extension Integer: RingElement {
  static var one: Integer { 1 }
  var isOne: Bool { self == 1 }
  var negated: Integer { -self }
}

/// Bounds of a polynomial with integer coefficients.
struct PolynomialBound: RingElement {
  /// A number that is out of every limit.
  private static let most: Int64 = 1 << 30

  /// The degree in each variable; zero for those that are missing.
  var degrees: [Int64] = []
  /// The sum of the absolute values of all coefficients is at most 2^bits.
  var bits: Int64 = 0
  /// Whether this is the constant 1.
  var isOne = false

  static let zero = PolynomialBound()
  static let one = PolynomialBound(isOne: true)

  private init(degrees: [Int64] = [], bits: Int64 = 0, isOne: Bool = false) {
    self.degrees = degrees
    self.bits = bits
    self.isOne = isOne
  }

  /// The bounds of a constant.
  init(of value: Integer) {
    self.init(bits: Int64(value.magnitude.bitLength), isOne: value == 1)
  }

  /// The bounds of a variable.
  init(variable: Int) {
    self.init(degrees: (0...variable).map { $0 == variable ? 1 : 0 })
  }

  var negated: PolynomialBound { self }

  /// An upper bound of the bits of a value where the variables are powers of two.
  func size(at positions: [Int64]) -> Int64 {
    min(zip(degrees, positions).reduce(bits + 1) { $0 + $1.0 * $1.1 }, 1 << 30)
  }

  static func + (x: PolynomialBound, y: PolynomialBound) -> PolynomialBound {
    PolynomialBound(
      degrees: combined(x.degrees, y.degrees) { max($0, $1) },
      bits: min(max(x.bits, y.bits) + 1, most)
    )
  }

  static func * (x: PolynomialBound, y: PolynomialBound) -> PolynomialBound {
    if x.isOne { return y }
    if y.isOne { return x }
    return PolynomialBound(
      degrees: combined(x.degrees, y.degrees) { min($0 + $1, most) },
      bits: min(x.bits + y.bits, most)
    )
  }

  func raised(to exponent: Int) -> PolynomialBound {
    if isOne || exponent == 0 { return .one }
    let count = Int64(exponent)
    return PolynomialBound(
      degrees: degrees.map { min($0 * count, PolynomialBound.most) },
      bits: min(bits * count, PolynomialBound.most)
    )
  }

  private static func combined(
    _ x: [Int64],
    _ y: [Int64],
    _ combine: (Int64, Int64) -> Int64
  ) -> [Int64] {
    (0..<max(x.count, y.count)).map {
      combine($0 < x.count ? x[$0] : 0, $0 < y.count ? y[$0] : 0)
    }
  }
}
