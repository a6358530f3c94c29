// The variables of exact forms: real numbers with a name, such as primes, π and logarithms.
// Powers of e and roots of unity stand beside them, in the monomial.

internal import Numbers

/// A real number, not zero, that exact forms are built from.
indirect enum Generator: Hashable, Sendable {
  /// A prime; its exponent lies strictly between 0 and 1.
  case prime(Integer)
  /// The number π.
  case pi
  /// The natural logarithm of a prime, or of a positive number that is not a
  /// product.
  case logarithm(ExactForm)
  /// The arctangent of a positive real number, between 0 and π/2.
  case arctangent(ExactForm)
  /// A positive sum of several terms; its exponent is below 1, since whole
  /// powers are multiplied out.
  case sum(ExactForm)
  /// A root of a polynomial; its exponent is below the degree of that.
  case root(AlgebraicRoot)

  /// Whether the number is algebraic because of its form alone.
  var isAlgebraic: Bool {
    switch self {
    case .prime, .root: true
    case .pi, .logarithm, .arctangent: false
    case .sum(let form): form.isAlgebraic
    }
  }

  /// Whether the number is positive because of its form alone.
  ///
  /// The logarithm of a sum may be negative; the one of an integer is not.
  var isPositive: Bool {
    switch self {
    case .logarithm(let form): form.rational != nil
    case .root(let root): root.isPositive
    case .prime, .pi, .arctangent, .sum: true
    }
  }

  private var rank: Int {
    switch self {
    case .prime: 0
    case .sum: 1
    case .root: 2
    case .pi: 3
    case .logarithm: 4
    case .arctangent: 5
    }
  }

  /// Negative, zero or positive as the left one stands before, at or after the
  /// right one in the order of factors.
  static func compare(_ x: Generator, _ y: Generator) -> Int {
    switch (x, y) {
    case (.prime(let p), .prime(let q)):
      p < q ? -1 : (p == q ? 0 : 1)
    case (.sum(let a), .sum(let b)), (.logarithm(let a), .logarithm(let b)),
      (.arctangent(let a), .arctangent(let b)):
      ExactForm.compare(a, b)
    case (.root(let a), .root(let b)):
      AlgebraicRoot.compare(a, b)
    default:
      x.rank - y.rank
    }
  }
}
