// The gamma function of reals.

internal import Numbers

extension Real {
  /// Gamma, the function with Γ(1) = 1 and Γ(x + 1) = x Γ(x) whose logarithm is convex
  /// above zero.
  ///
  /// It is exact at whole numbers and halves of them, as far as they are not too long.
  ///
  /// - Throws: ``DomainError/gammaPole`` at 0, −1, −2, …; ``RealError/undetermined(_:)``;
  ///   ``RealError/overBudget(_:)``.
  package static func gamma(_ x: Real, in workspace: inout Workspace) throws(RealError) -> Real {
    if let rational = x.rational {
      if rational.isInteger {
        guard rational.signum > 0 else { throw .undefined(.gammaPole) }
        let before = rational.numerator - 1
        if isShort(before) { return try factorial(Real(before), in: &workspace) }
      } else if rational.denominator == 2, isShort(rational.numerator) {
        return try gamma(ofHalf: rational.numerator, in: &workspace)
      }
      return try gamma(ofFraction: rational, in: &workspace)
    }
    switch try sign(of: x, for: .gamma, in: &workspace) {
    case 0: throw .undefined(.gammaPole)
    case 1: break
    default:
      let whole = Real(try wholePart(x, for: .gamma, in: &workspace))
      let rest = try difference(x, whole, in: &workspace)
      guard let sign = try proveSign(rest, in: &workspace) else {
        throw .undetermined(.integerPart(.gamma))
      }
      guard sign != 0 else { throw .undefined(.gammaPole) }
    }
    return try value(of: gamma, at: x)
  }

  private static let gamma = RealFunction(sign: { $0 == 1 ? 1 : nil }, Ball.gamma)

  /// The bits that the rational factor of a gamma function may have.
  private static var longestFactor: Int { 4096 }

  /// Γ(x) as a rational times Γ of what x is above a whole number, so that values which are
  /// multiples of each other are known to be.
  private static func gamma(
    ofFraction x: Rational,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard let count = x.floor.asInt, abs(count) * x.bitLength <= longestFactor, count != 0 else {
      return try value(of: gamma, at: Real(x))
    }
    let rest = x - Rational(x.floor)
    var factor = Rational.one
    // Γ(r + n) = r·(r + 1)·…·(r + n − 1)·Γ(r), and Γ(r) = (r − 1)·…·(r − n)·Γ(r − n).
    for step in min(0, count)..<max(0, count) { factor = factor * (rest + Rational(step)) }
    let base = try value(of: gamma, at: Real(rest))
    return try product(Real(count < 0 ? Rational.one / factor : factor), base, in: &workspace)
  }

  /// Whether the factorial of a number is not too long.
  private static func isShort(_ n: Integer) -> Bool {
    Integer(n.bitLength) * n.magnitude < Integer(rationalLimit)
  }

  /// Γ(n/2) for an odd n.
  ///
  /// Γ(1/2 + k) = (2k)!/(4^k k!) √π and Γ(1/2 − k) = (−4)^k k!/(2k)! √π.
  private static func gamma(
    ofHalf n: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let root = try squareRoot(.pi, in: &workspace)
    let steps = (n - 1) >> 1
    guard let count = steps.magnitude.asInt else { throw .overBudget(.memory) }
    let double = try factorial(Real(2 * count), in: &workspace)
    let single = try factorial(Real(count), in: &workspace)
    let power = Real(Integer(1) << (2 * count))
    let below = try product(power, single, in: &workspace)
    let ratio =
      steps.isNegative
      ? try quotient(below, double, in: &workspace) : try quotient(double, below, in: &workspace)
    let value = try product(ratio, root, in: &workspace)
    return steps.isNegative && steps.isOdd ? try negation(value, in: &workspace) : value
  }
}
