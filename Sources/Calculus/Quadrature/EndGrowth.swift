// How fast a function grows or vanishes beside 0, as bounds by powers of its argument.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// Bounds of the absolute values of a real function of t at all numbers 0 < t ≤ ε: it is at most
/// M·t^p, and at least m·t^q.
struct EndGrowth {
  /// One of the two bounds.
  struct Power {
    /// The exponent of t.
    var exponent: Rational
    /// The natural logarithm of the factor.
    var logarithm: Double
  }

  /// The bound from above, if there is one.
  var upper: Power?
  /// The bound from below, if there is one; then no value is 0.
  var lower: Power?
  /// The sign of all values, where it is known.
  var sign: Int?
}

extension EndGrowth.Power {
  /// The bound at the end of the range, as a logarithm.
  func logarithm(at end: Double) -> Double { logarithm + exponent.doubleValue * end }

  /// The bound with another exponent, whose power of t is compared with its own on the range.
  func loosened(to other: Rational, end: Double) -> Self {
    Self(exponent: other, logarithm: logarithm + (exponent - other).doubleValue * end)
  }
}

/// The growth of the parts of an expression beside 0.
struct GrowthReading {
  /// The name of the argument.
  let variable: String
  /// What the other names mean, in radians.
  let environment: Environment
  /// The natural logarithm of ε, which is less than 1/2.
  let end: Double
  /// The range from 0 to ε.
  private let range: Ball
  private var depth = 0

  /// What bounds of doubles are moved outward by, much more than their errors.
  private static let slack = 1e-9
  /// The exponent by which a power outgrows a logarithm, and the logarithm of the greatest value
  /// of t^(1/64)·|ln t|, which is 64/e.
  private static let (small, smallFactor) = (Rational(1, over: 64), 3.16)
  /// The orders of zeros that are looked for.
  private static let orderLimit = 8

  /// Creates a reading on the range from 0 to 2^−`bits`.
  init(of variable: String, in environment: Environment, bits: Int) {
    (self.variable, self.environment) = (variable, environment)
    end = -Double(bits) * 0.6931471805599453
    range = Ball(significand: 1, exponent: Int64(-bits - 1), radius: .powerOfTwo(Int64(-bits - 1)))
  }

  /// The growth of an expression; nil where nothing is known.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  mutating func growth(
    of e: Expression,
    _ workspace: inout Workspace
  ) throws(RealError) -> EndGrowth? {
    guard depth < 40 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if let found = try analyticGrowth(of: e, &workspace) { return found }
    guard e.variables.contains(variable) else { return nil }
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .name: return EndGrowth(power: 1)
    case .negation:
      guard var growth = try growth(of: operands[0], &workspace) else { return nil }
      growth.sign = growth.sign.map { -$0 }
      return growth
    case .sum, .difference:
      guard let a = try growth(of: operands[0], &workspace),
        var b = try growth(of: operands[1], &workspace)
      else { return nil }
      if case .difference = e.symbol(at: e.root) { b.sign = b.sign.map { -$0 } }
      return sum(a, b)
    case .product, .juxtaposition:
      guard let a = try growth(of: operands[0], &workspace),
        let b = try growth(of: operands[1], &workspace)
      else { return nil }
      return product(a, b)
    case .quotient:
      guard let a = try growth(of: operands[0], &workspace),
        let b = try growth(of: operands[1], &workspace)
      else { return nil }
      return product(a, power(b, -1))
    case .power:
      if !operands[1].variables.contains(variable), let number = operands[1].rationalNumber {
        guard let base = try growth(of: operands[0], &workspace) else { return nil }
        let isWhole = number.isInteger || base.sign == 1
        let isOddRoot = !number.denominator.isMultiple(of: 2)
        guard isWhole || isOddRoot else { return nil }
        var result = power(base, number)
        let isEven = number.numerator.isMultiple(of: 2)
        result.sign = base.sign.map { isEven ? 1 : $0 }
        return result
      }
      if operands[0] == Expression(.e) {
        return try growth(of: operands[1], &workspace).map { exponential($0) }
      }
      guard let base = try growth(of: operands[0], &workspace), base.sign == 1,
        let exponent = try growth(of: operands[1], &workspace)
      else { return nil }
      return exponential(product(exponent, logarithm(base)))
    case .call(let row):
      let quotients: [Builtin] = [.secant, .cosecant, .cotangent, .log, .log2]
      if quotients.contains(row) || row == .tangent, operands.count == 1,
        let inner = try growth(of: operands[0], &workspace)
      {
        if row == .tangent, let found = call(row, inner) { return found }
        guard let same = row.equivalent?.replacing(["u": operands[0]]) else { return nil }
        return try growth(of: same, &workspace)
      }
      guard operands.count == 1, let inner = try growth(of: operands[0], &workspace) else {
        return nil
      }
      return call(row, inner)
    default: return nil
    }
  }

  /// The growth of an analytic function: its first Taylor coefficient that is not 0 over the range.
  private func analyticGrowth(
    of e: Expression,
    _ workspace: inout Workspace
  ) throws(RealError) -> EndGrowth? {
    guard let tape = AnalyticTape(e, of: variable, in: environment, workspace: &workspace),
      try tape.isReal(on: range, in: &workspace)
    else { return nil }
    var (derivative, factorial) = (e, 1)
    for order in 0...Self.orderLimit {
      let jet: Jet
      do throws(RealError) {
        jet = try tape.jet(
          at: ComplexBall(range),
          order: order,
          isAnalytic: true,
          precision: 64,
          in: &workspace
        )
      } catch {
        if case .overBudget = error { throw error }
        return nil
      }
      let coefficient = jet.coefficients[order].real
      let size = coefficient.magnitudeUpper
      let upper = EndGrowth.Power(
        exponent: Rational(order),
        logarithm: size.isZero ? -1e9 : Double(size.log2Upper) * 0.693147180559946
      )
      if let sign = coefficient.sign, sign != 0, let least = coefficient.log2Lower {
        let lower = EndGrowth.Power(
          exponent: upper.exponent,
          logarithm: Double(least) * 0.693147180559945
        )
        return EndGrowth(upper: upper, lower: lower, sign: sign)
      }
      // A value that is not 0 at 0 bounds nothing from below on all of the range.
      var known = environment
      known.variables[variable] = .real(Real(0))
      guard order < Self.orderLimit,
        let value = derivative.exactValue(in: known, workspace: &workspace),
        value.sign(in: &workspace) == 0,
        let next = derivative.derivative(by: variable)
      else { return EndGrowth(upper: upper, lower: nil, sign: nil) }
      derivative = next
      factorial *= order + 1
    }
    return nil
  }

  // MARK: Operations

  private func up(_ x: Double) -> Double { x + Self.slack * (1 + x.magnitude) }

  private func down(_ x: Double) -> Double { x - Self.slack * (1 + x.magnitude) }

  private func sum(_ a: EndGrowth, _ b: EndGrowth) -> EndGrowth {
    var sum = EndGrowth(upper: nil, lower: nil, sign: nil)
    if let x = a.upper, let y = b.upper {
      let exponent = min(x.exponent, y.exponent)
      let (first, second) = (x.loosened(to: exponent, end: end), y.loosened(to: exponent, end: end))
      let most = max(first.logarithm, second.logarithm) + 0.6931471805599454
      sum.upper = EndGrowth.Power(exponent: exponent, logarithm: up(most))
    }
    if let sign = a.sign, sign == b.sign {
      sum.sign = sign
      sum.lower = [a.lower, b.lower].compactMap { $0 }
        .min { ($0.exponent, -$0.logarithm) < ($1.exponent, -$1.logarithm) }
      return sum
    }
    for (large, small) in [(a, b), (b, a)] {
      guard let least = large.lower, let most = small.upper, most.exponent >= least.exponent,
        let sign = large.sign
      else { continue }
      let rest = most.loosened(to: least.exponent, end: end).logarithm
      // Half of it is left where the other one is less than half of it.
      guard up(rest) < least.logarithm - 0.7 else { continue }
      let lower = EndGrowth.Power(
        exponent: least.exponent,
        logarithm: down(least.logarithm - 0.6931471805599454)
      )
      (sum.lower, sum.sign) = (lower, sign)
      break
    }
    return sum
  }

  private func product(_ a: EndGrowth, _ b: EndGrowth) -> EndGrowth {
    var product = EndGrowth(upper: nil, lower: nil, sign: nil)
    if let x = a.upper, let y = b.upper {
      product.upper = EndGrowth.Power(
        exponent: x.exponent + y.exponent,
        logarithm: up(x.logarithm + y.logarithm)
      )
    }
    if let x = a.lower, let y = b.lower {
      product.lower = EndGrowth.Power(
        exponent: x.exponent + y.exponent,
        logarithm: down(x.logarithm + y.logarithm)
      )
    }
    if let x = a.sign, let y = b.sign { product.sign = x * y }
    return product
  }

  /// The bounds of a power of the absolute value; the sign is that of the base.
  private func power(_ a: EndGrowth, _ exponent: Rational) -> EndGrowth {
    let factor = exponent.doubleValue
    func raised(_ bound: EndGrowth.Power?, _ round: (Double) -> Double) -> EndGrowth.Power? {
      bound.map {
        EndGrowth.Power(
          exponent: $0.exponent * exponent,
          logarithm: round($0.logarithm * factor)
        )
      }
    }
    let (upper, lower) = exponent.isNegative ? (a.lower, a.upper) : (a.upper, a.lower)
    return EndGrowth(upper: raised(upper, up), lower: raised(lower, down), sign: a.sign)
  }

  /// The logarithm of a positive function.
  private func logarithm(_ a: EndGrowth) -> EndGrowth {
    guard a.sign == 1, let most = a.upper, let least = a.lower else {
      return EndGrowth(upper: nil, lower: nil, sign: nil)
    }
    // |ln f| ≤ A + B·|ln t| ≤ (A + B·64/e)·t^(−1/64), since ε < 1.
    let rest = max(most.logarithm.magnitude, least.logarithm.magnitude)
    let factor = max(most.exponent.doubleValue.magnitude, least.exponent.doubleValue.magnitude)
    let bound = rest + factor * 24
    var result = EndGrowth(upper: nil, lower: nil, sign: nil)
    result.upper = EndGrowth.Power(
      exponent: -Self.small,
      logarithm: up(bound > 0 ? DoubleFunction.naturalLogarithm(of: bound) : -1e9)
    )
    // A function that vanishes has a logarithm below that of its bound, and one that grows above.
    var size: Double?
    if !most.exponent.isNegative, up(most.logarithm(at: end)) < 0 {
      (size, result.sign) = (-most.logarithm(at: end), -1)
    } else if least.exponent.signum <= 0, down(least.logarithm(at: end)) > 0 {
      (size, result.sign) = (least.logarithm(at: end), 1)
    }
    if let size {
      let bound = DoubleFunction.naturalLogarithm(of: size)
      result.lower = EndGrowth.Power(exponent: 0, logarithm: down(bound))
    }
    return result
  }

  private func exponential(_ a: EndGrowth) -> EndGrowth {
    var result = EndGrowth(upper: nil, lower: nil, sign: 1)
    if let most = a.upper, !most.exponent.isNegative {
      let bound = DoubleFunction.exponential(of: up(most.logarithm(at: end)))
      guard bound < 1e6 else { return result }
      result.upper = EndGrowth.Power(exponent: 0, logarithm: a.sign == -1 ? 0 : up(bound))
      result.lower = EndGrowth.Power(exponent: 0, logarithm: a.sign == 1 ? 0 : down(-bound))
      return result
    }
    if a.sign == 1 { result.lower = EndGrowth.Power(exponent: 0, logarithm: 0) }
    if a.sign == -1 {
      result.upper = EndGrowth.Power(exponent: 0, logarithm: 0)
      if let least = a.lower, least.exponent.isNegative { result.upper = decay(least) }
    }
    return result
  }

  /// A bound of e^(−m·t^q) with a negative q.
  ///
  /// Half of the exponent is at least what it is at ε; the other half, h, gives
  /// e^(−h) ≤ k!/h^k.
  private func decay(_ least: EndGrowth.Power) -> EndGrowth.Power {
    let half = DoubleFunction.exponential(
      of: min(700, down(least.logarithm(at: end) - 0.6931471805599454))
    )
    // 24 = 4!
    let factor = 3.1780538303479458 - 4 * (least.logarithm - 0.6931471805599454)
    return EndGrowth.Power(exponent: -least.exponent * 4, logarithm: up(factor - half))
  }

  private func call(_ row: Builtin, _ inner: EndGrowth) -> EndGrowth? {
    switch row {
    case .sqrt:
      guard inner.sign == 1 else { return nil }
      return power(inner, Rational(1, over: 2))
    case .cbrt: return power(inner, Rational(1, over: 3))
    case .exp: return exponential(inner)
    case .ln:
      guard inner.sign == 1 else { return nil }
      return logarithm(inner)
    case .abs:
      var result = inner
      if result.lower != nil { result.sign = 1 }
      return result
    case .sine, .tangent:
      // |sin u| ≤ |u| ≤ |tan u|; up to 1, |sin u| ≥ |u|/2 and |tan u| ≤ 2·|u|.
      if let most = inner.upper, !most.exponent.isNegative, up(most.logarithm(at: end)) < 0 {
        var result = inner
        if row == .sine {
          result.lower?.logarithm -= 0.6931471805599454
        } else {
          result.upper?.logarithm += 0.6931471805599454
        }
        return result
      }
      guard row == .sine else { return nil }
      return EndGrowth(upper: EndGrowth.Power(exponent: 0, logarithm: 0), lower: nil, sign: nil)
    case .cosine, .arctangent, .hyperbolicTangent, .arcsine, .arccosine:
      // None of them is above π.
      return EndGrowth(upper: EndGrowth.Power(exponent: 0, logarithm: 1.15), lower: nil, sign: nil)
    default: return nil
    }
  }
}

extension EndGrowth {
  /// A power of t itself.
  fileprivate init(power exponent: Rational) {
    upper = Power(exponent: exponent, logarithm: 0)
    lower = upper
    sign = 1
  }

  /// Whether the integral from 0 to ε is infinite, which is proved.
  var isDivergent: Bool {
    guard sign != nil, let lower else { return false }
    return lower.exponent <= -1
  }

  /// The natural logarithm of a bound of the integral of the absolute values from 0 to a number
  /// whose logarithm is given, up to ε; nil where none is known.
  func integralBound(to end: Double) -> Double? {
    guard let upper, upper.exponent > -1 else { return nil }
    let exponent = (upper.exponent + 1).doubleValue
    return upper.logarithm + exponent * end - DoubleFunction.naturalLogarithm(of: exponent)
      + 1e-6 * (1 + (exponent * end).magnitude + upper.logarithm.magnitude)
  }
}
