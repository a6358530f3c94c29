// Closed forms that a narrow interval suggests. A guess counts only when it is proved.

internal import Numbers
internal import Reals

/// Guesses exact numbers near a double.
enum ExactGuess {
  /// The greatest cost of a guess in bits: an enclosure of about 46 bits leaves little room
  /// for chance.
  private static let bitLimit = 26

  /// Numbers of simple forms that may be the one in an enclosure, the simplest
  /// first.
  static func candidates(in enclosure: Interval, workspace: inout Workspace) -> [Real] {
    guard enclosure.isBounded else { return [] }
    var guesses: [Real] = []
    if enclosure.contains(0) { guesses.append(Real(Rational.zero)) }
    if let rational = simplest(in: enclosure, bits: 40) { guesses.append(Real(rational)) }
    guard !enclosure.contains(0) else { return guesses }
    for form in Form.allCases {
      do throws(RealError) {
        if let guess = try guess(form, enclosure, &workspace) { guesses.append(guess) }
      } catch {
        // A guess whose value cannot be computed is skipped.
        continue
      }
    }
    return guesses
  }

  /// The forms that are tried, the simplest first.
  private enum Form: CaseIterable {
    case multipleOfPi
    case squareRoot
    case quadratic
    case logarithm
    case power
    case shiftedMultipleOfPi
    case cubeRoot
  }

  private static func guess(
    _ form: Form,
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    switch form {
    case .multipleOfPi: try multipleOfPi(x, &workspace)
    case .squareRoot: try squareRoot(x, &workspace)
    case .quadratic: try quadratic(x, &workspace)
    case .logarithm: try logarithm(x, &workspace)
    case .power: try power(x, &workspace)
    case .shiftedMultipleOfPi: try shiftedMultipleOfPi(x, &workspace)
    case .cubeRoot: try cubeRoot(x, &workspace)
    }
  }

  /// The rational with the least denominator in an interval, if it is simple.
  static func simplest(in interval: Interval, bits: Int) -> Rational? {
    guard let low = Dyadic(exactly: interval.lower), let high = Dyadic(exactly: interval.upper)
    else { return nil }
    let found = Rational.simplest(from: low.asRational, through: high.asRational)
    return found.numerator.bitLength + found.denominator.bitLength <= bits ? found : nil
  }

  private static let pi = Interval(lower: 3.141592653589793, upper: 3.1415926535897936)

  /// q π.
  private static func multipleOfPi(
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let share = x / pi, let q = simplest(in: share, bits: bitLimit) else { return nil }
    return try Real.product(Real(q), .pi, in: &workspace)
  }

  /// √q with its sign.
  private static func squareRoot(
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let q = simplest(in: x.squared(), bits: bitLimit) else { return nil }
    let root = try Real.squareRoot(Real(q), in: &workspace)
    return x.upper < 0 ? try Real.negation(root, in: &workspace) : root
  }

  /// ∛q.
  private static func cubeRoot(
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let q = simplest(in: x.squared() * x, bits: bitLimit) else { return nil }
    return try Real.cubeRoot(Real(q), in: &workspace)
  }

  /// ln(q).
  private static func logarithm(
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard x.magnitude.upper < 40, let values = IntervalFunction.exponential.values(x)?.values,
      let q = simplest(in: values, bits: bitLimit)
    else { return nil }
    return try Real.naturalLogarithm(Real(q), in: &workspace)
  }

  /// e^q with its sign.
  private static func power(
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let values = IntervalFunction.naturalLogarithm.values(x.magnitude)?.values,
      let q = simplest(in: values, bits: bitLimit)
    else { return nil }
    let power = try Real.exponential(Real(q), in: &workspace)
    return x.upper < 0 ? try Real.negation(power, in: &workspace) : power
  }

  /// (−b ± √(b² − 4ac))/(2a).
  private static func quadratic(
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let relation = relation([Interval(1), x, x.squared()]) else { return nil }
    let (c, b, a) = (relation[0], relation[1], relation[2])
    guard !a.isZero else { return nil }
    let discriminant = b * b - a * c * 4
    guard discriminant.signum > 0 else { return nil }
    let root = try Real.squareRoot(Real(discriminant), in: &workspace)
    // Twice a times the number, plus b, has the sign of the root.
    let isNegative = (2 * (a.doubleValue * x.midpoint) + b.doubleValue) < 0
    let signed = isNegative ? try Real.negation(root, in: &workspace) : root
    let sum = try Real.difference(signed, Real(b), in: &workspace)
    return try Real.quotient(sum, Real(a * 2), in: &workspace)
  }

  /// p + q π.
  private static func shiftedMultipleOfPi(
    _ x: Interval,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard let relation = relation([Interval(1), x, pi]), !relation[1].isZero else { return nil }
    let multiple = try Real.product(Real(relation[2]), .pi, in: &workspace)
    let sum = try Real.sum(Real(relation[0]), multiple, in: &workspace)
    return try Real.quotient(sum, Real(-relation[1]), in: &workspace)
  }

  /// Small whole numbers whose combination of three numbers nearly vanishes.
  private static func relation(_ values: [Interval]) -> [Integer]? {
    let bits = 44
    var scaled: [Integer] = []
    for value in values {
      guard value.magnitude.upper < 0x1p20, let middle = Dyadic(exactly: value.midpoint) else {
        return nil
      }
      scaled.append(middle.shifted(by: bits).floor)
    }
    guard let found = LatticeReduction.relations(between: scaled, precision: bits).first else {
      return nil
    }
    let size = found.reduce(0) { $0 + $1.bitLength }
    return size <= bitLimit ? found : nil
  }
}
