// Real roots of an integer polynomial, each in an interval of its own.
//
// > Source: Collins and Akritas, Polynomial real root isolation using
// > Descarte's rule of signs (SYMSAC 1976); Rouillier and Zimmermann, Efficient
// > isolation of polynomial's real roots (2004).

/// The search for the roots of a polynomial without multiple factors.
struct RootIsolation {
  /// An open interval between whole multiples of a power of two with one root
  /// inside, or a point that is a root if the bounds are equal.
  typealias Place = (lower: Dyadic, upper: Dyadic)

  /// The polynomial whose roots between 0 and 1 are those in a part.
  private struct Part {
    var polynomial: [Integer]
    /// The part lies between it and the next one, over 2^depth.
    var position: Integer
    var depth: Int
  }

  /// The places found so far.
  private var places: [Place] = []
  private var budget: Int64

  /// The places of all real roots in ascending order, or nothing when the
  /// budget ended first; one step is one operation with a limb.
  ///
  /// - Precondition: The polynomial has no multiple factors.
  static func places(of polynomial: [Integer], budget: inout Int64) -> [Place]? {
    var p = polynomial
    var zero: [Place] = []
    if let constant = p.first, constant.isZero, p.count > 1 {
      p.removeFirst()
      zero = [(.zero, .zero)]
    }
    guard p.count > 1 else { return zero }
    let mirrored = p.indices.map { $0 % 2 == 0 ? p[$0] : -p[$0] }
    guard let negative = positive(mirrored, &budget), let above = positive(p, &budget) else {
      return nil
    }
    return negative.reversed().map { (-$0.upper, -$0.lower) } + zero + above
  }

  /// The places of the positive roots, in ascending order.
  private static func positive(_ p: [Integer], _ budget: inout Int64) -> [Place]? {
    guard let exponent = bound(p) else { return [] }
    // With x = 2^exponent t the roots lie between 0 and 1.
    let scaled = p.indices.map { index in
      p[index] << (exponent >= 0 ? index * exponent : (index - p.count + 1) * exponent)
    }
    var isolation = RootIsolation(budget: budget)
    let isDone = isolation.search(IntegerPolynomial.primitive(scaled).coefficients)
    budget = isolation.budget
    guard isDone else { return nil }
    return isolation.places.map { ($0.lower.shifted(by: exponent), $0.upper.shifted(by: exponent)) }
      .ordered { $0.lower < $1.lower }
  }

  private init(budget: Int64) { self.budget = budget }

  /// An exponent e such that all positive roots are less than 2^e, or nothing
  /// when there is no sign change and so no positive root.
  ///
  /// > Source: Kioustelidis, Bounds for positive roots of polynomials (1986): a
  /// > bound is twice the largest (−a_i / a_n)^(1/(n−i)) over the coefficients
  /// > whose sign is not that of a_n.
  private static func bound(_ p: [Integer]) -> Int? {
    guard let last = p.last else { return nil }
    var bound: Int?
    for (index, coefficient) in p.enumerated()
    where !coefficient.isZero && coefficient.isNegative != last.isNegative {
      let bits = coefficient.bitLength - last.bitLength + 1
      let distance = p.count - 1 - index
      // The ceiling of bits over distance, for either sign.
      let root = bits >= 0 ? (bits + distance - 1) / distance : -(-bits / distance)
      bound = max(bound ?? root + 1, root + 1)
    }
    return bound
  }

  /// Finds the roots between 0 and 1; false when the budget ended first.
  private mutating func search(_ polynomial: [Integer]) -> Bool {
    var parts = [Part(polynomial: polynomial, position: .zero, depth: 0)]
    while let part = parts.popLast() {
      guard charge(part.polynomial) else { return false }
      switch Self.variations(part.polynomial) {
      case 0: break
      case 1: append(part)
      default:
        let halves = Self.halves(part)
        if let first = halves.upper.polynomial.first, first.isZero {
          // The middle is a root; without it the upper half has one less.
          let middle = Dyadic(significand: halves.upper.position, exponent: -halves.upper.depth)
          places.append((middle, middle))
          var upper = halves.upper
          upper.polynomial.removeFirst()
          parts.append(upper)
        } else {
          parts.append(halves.upper)
        }
        parts.append(halves.lower)
      }
    }
    return true
  }

  private mutating func append(_ part: Part) {
    places.append(
      (
        Dyadic(significand: part.position, exponent: -part.depth),
        Dyadic(significand: part.position + 1, exponent: -part.depth)
      )
    )
  }

  /// Two shifts by 1, quadratic in the degree each.
  private mutating func charge(_ p: [Integer]) -> Bool {
    let limbs = p.reduce(0) { max($0, $1.bitLength) } / 64 + 1
    budget -= Int64(p.count) * Int64(p.count) * Int64(limbs + 8)
    return budget >= 0
  }

  /// A bound of the number of roots between 0 and 1, exact if it is 0 or 1.
  ///
  /// Descartes' rule of signs for (x + 1)^n p(1 / (x + 1)).
  private static func variations(_ p: [Integer]) -> Int {
    let shifted = shiftedByOne(p.reversed())
    var count = 0
    var sign = 0
    for coefficient in shifted where !coefficient.isZero {
      if sign != 0, coefficient.signum != sign { count += 1 }
      sign = coefficient.signum
    }
    return count
  }

  /// 2^n p(x/2), and the same of x + 1.
  private static func halves(_ part: Part) -> (lower: Part, upper: Part) {
    let n = part.polynomial.count - 1
    var lower = part
    lower.polynomial = part.polynomial.indices.map { part.polynomial[$0] << (n - $0) }
    lower.position = part.position << 1
    lower.depth += 1
    var upper = lower
    upper.polynomial = shiftedByOne(lower.polynomial)
    upper.position += 1
    return (lower, upper)
  }

  /// The coefficients of p(x + 1), by repeated sums.
  private static func shiftedByOne(_ p: [Integer]) -> [Integer] {
    var shifted = p
    guard p.count > 1 else { return p }
    for first in 0..<p.count - 1 {
      for index in stride(from: p.count - 2, through: first, by: -1) {
        shifted[index] += shifted[index + 1]
      }
    }
    return shifted
  }
}
