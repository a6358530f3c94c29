// Elementary functions of linear expressions, powers of sine and cosine, roots of quadratic ones.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// An elementary function of a linear expression.
  static let elementaryFunctions = AntiderivativeRule(name: "table") { e, search in
    let operands = e.parts
    var (inner, outer): (Expression?, Expression?)
    switch e.symbol(at: e.root) {
    case .power:
      if !search.depends(operands[1]), let exponent = operands[1].rationalNumber {
        inner = operands[0]
        if exponent == -1 {
          outer = .of(operands[0], "ln(abs(u))")
        } else {
          let next = exponent + 1
          let power = operands[0].powered(next.magnitude)
          outer =
            next.signum > 0
            ? power / Expression(next) : Expression(1) / (Expression(next) * power)
        }
      } else if !search.depends(operands[0]) {
        inner = operands[1]
        outer = operands[0] == Expression(.e) ? e : e / .call(.ln, operands[0])
      } else if !search.depends(operands[1]) {
        let next = operands[1] + Expression(1)
        (inner, outer) = (operands[0], Expression(.power, [operands[0], next]) / next)
      }
    case .quotient:
      guard !search.depends(operands[0]) else { return nil }
      let below = operands[1]
      if case .power = below.symbol(at: below.root) {
        let parts = below.parts
        if let exponent = parts[1].rationalNumber {
          let reciprocal = Expression(.power, [parts[0], Expression(-exponent)])
          guard let found = search.antiderivative(of: reciprocal) else { return nil }
          return operands[0] * found
        }
      }
      if case .call(.sqrt) = below.symbol(at: below.root) {
        (inner, outer) = (below.parts[0], operands[0] * Expression(2) * below)
      } else if case .call(.cbrt) = below.symbol(at: below.root) {
        inner = below.parts[0]
        outer = operands[0] * Expression(Rational(3, over: 2)) * below.raised(to: 2)
      } else if search.slope(of: below) != nil {
        (inner, outer) = (below, Expression.of(below, "ln(abs(u))").map { operands[0] * $0 })
      } else if case .call(let row) = below.symbol(at: below.root), below.parts.count == 1 {
        inner = below.parts[0]
        outer = reciprocal(of: row).flatMap { .of(below.parts[0], $0) }.map { operands[0] * $0 }
      }
    case .call(let row) where operands.count == 1:
      inner = operands[0]
      outer = known(row).flatMap { .of(operands[0], $0) }
    default: return nil
    }
    guard let inner, let outer, let slope = search.slope(of: inner) else { return nil }
    return outer / slope
  }

  /// The antiderivative of a function of u.
  private static func known(_ row: Builtin) -> StaticString? {
    switch row {
    case .sine: "-cos(u)"
    case .cosine: "sin(u)"
    case .tangent: "-ln(abs(cos(u)))"
    case .cotangent: "ln(abs(sin(u)))"
    case .secant: "ln(abs((1+sin(u))/cos(u)))"
    case .cosecant: "ln(abs(tan(u/2)))"
    case .exp: "e^u"
    case .hyperbolicSine: "cosh(u)"
    case .hyperbolicCosine: "sinh(u)"
    case .hyperbolicTangent: "ln(cosh(u))"
    case .hyperbolicSecant: "2*atan(e^u)"
    case .abs: "u*abs(u)/2"
    case .ln: "u*ln(u)-u"
    case .log: "(u*ln(u)-u)/ln(10)"
    case .log2: "(u*ln(u)-u)/ln(2)"
    case .sqrt: "2/3*u*sqrt(u)"
    case .cbrt: "3/4*u*cbrt(u)"
    case .arcsine: "u*asin(u)+sqrt(1-u^2)"
    case .arccosine: "u*acos(u)-sqrt(1-u^2)"
    case .arctangent: "u*atan(u)-ln(1+u^2)/2"
    case .areaSine: "u*asinh(u)-sqrt(u^2+1)"
    default: nil
    }
  }

  /// The antiderivative of one over a function of u.
  private static func reciprocal(of row: Builtin) -> StaticString? {
    switch row {
    case .sine: "ln(abs(tan(u/2)))"
    case .cosine: "ln(abs((1+sin(u))/cos(u)))"
    case .tangent: "ln(abs(sin(u)))"
    case .exp: "-e^(-u)"
    case .hyperbolicCosine: "2*atan(e^u)"
    default: nil
    }
  }

  /// Whole powers of the sine and the cosine of one linear expression: products as sums of waves, and
  /// the reduction of squares below the bar and of tangents.
  static let trigonometricPowers = AntiderivativeRule(name: "powers of waves") { e, search in
    if case .power = e.symbol(at: e.root), let count = e.parts[1].rationalNumber?.numerator.asInt,
      e.parts[1].rationalNumber?.isInteger == true, abs(count) <= 12,
      case .call(let row) = e.parts[0].symbol(at: e.parts[0].root), e.parts[0].parts.count == 1
    {
      let u = e.parts[0].parts[0]
      guard let slope = search.slope(of: u) else { return nil }
      if count == -2, row == .cosine || row == .sine {
        return Expression.of(u, row == .cosine ? "tan(u)" : "-cos(u)/sin(u)").map { $0 / slope }
      }
      if let reduced = reduction(of: row, to: count, u, slope) {
        guard reduced.factor.rationalNumber != 0 else { return reduced.first }
        let rest = search.antiderivative(of: e.parts[0].raised(to: count - 2))
        return rest.map { reduced.first + reduced.factor * $0 }
      }
      if row == .tangent, count >= 2 {
        // tanⁿ = tanⁿ⁻²·(tan² + 1) − tanⁿ⁻².
        let less = e.parts[0].raised(to: count - 2)
        guard let rest = search.antiderivative(of: less) else { return nil }
        return e.parts[0].raised(to: count - 1) / (Expression(Rational(count - 1)) * slope) - rest
      }
    }
    let (above, below) = e.fractionFactors
    guard below.isEmpty else { return nil }
    var (argument, sines, cosines): (Expression?, Int, Int) = (nil, 0, 0)
    for factor in above {
      var (base, count) = (factor, 1)
      if case .power = factor.symbol(at: factor.root) {
        guard let number = factor.parts[1].rationalNumber?.asNatural else { return nil }
        (base, count) = (factor.parts[0], number)
      }
      guard case .call(let row) = base.symbol(at: base.root), row == .sine || row == .cosine,
        argument == nil || argument == base.parts[0]
      else { return nil }
      argument = base.parts[0]
      if row == .sine { sines += count } else { cosines += count }
    }
    guard let argument, let slope = search.slope(of: argument), sines + cosines >= 2,
      sines + cosines <= 24
    else { return nil }
    // (z − 1/z)^m·(z + 1/z)^n as a polynomial in z², over powers of 2 and i.
    var wave = Polynomial.one
    for _ in 0..<sines { wave = wave * Polynomial([-1, 1]) }
    for _ in 0..<cosines { wave = wave * Polynomial([1, 1]) }
    let degree = sines + cosines
    // 1/i^m is 1, −i, −1, i: with an odd m the sum is one of sines.
    let sign: Rational = sines % 4 < 2 ? 1 : -1
    let scale = sign / Rational(Integer(1) << degree)
    var sum = Expression(0)
    for (place, coefficient) in wave.coefficients.enumerated() {
      // z^frequency; the opposite frequencies come together.
      let frequency = 2 * place - degree
      guard frequency >= 0, !coefficient.isZero else { continue }
      if frequency == 0 {
        // The odd part has no constant.
        if sines % 2 == 0 { sum = sum + Expression(coefficient * scale) * argument / slope }
        continue
      }
      let factor = Expression(2 * coefficient * scale / Rational(frequency))
      let angle = Expression(Rational(frequency)) * argument
      let wave = Expression.call(sines % 2 == 0 ? .sine : .cosine, angle)
      let term = factor * wave / slope
      sum = sines % 2 == 0 ? sum + term : sum - term
    }
    return sum
  }

  /// The first term of the antiderivative of a power of a function of u, and the factor of that of
  /// the power whose exponent is less by 2; nothing for other functions.
  private static func reduction(
    of row: Builtin,
    to count: Int,
    _ u: Expression,
    _ slope: Expression
  ) -> (first: Expression, factor: Expression)? {
    guard count >= 2 else { return nil }
    let power = Expression.call(row, u).raised(to: count - 2)
    let rest = Rational(count - 2, over: count - 1)
    let below = Expression(Rational(count - 1)) * slope
    switch row {
    case .secant: return (power * .call(.tangent, u) / below, Expression(rest))
    case .cosecant: return (-(power * .call(.cotangent, u) / below), Expression(rest))
    case .hyperbolicSecant:
      return (power * .call(.hyperbolicTangent, u) / below, Expression(rest))
    case .cotangent: return (-(power * .call(row, u) / below), Expression(-1))
    case .hyperbolicTangent: return (-(power * .call(row, u) / below), Expression(1))
    case .hyperbolicSine, .hyperbolicCosine:
      // sinhⁿ and coshⁿ lose a factor that the other one gets.
      let other: Builtin = row == .hyperbolicSine ? .hyperbolicCosine : .hyperbolicSine
      let sign: Rational = row == .hyperbolicSine ? -1 : 1
      let product = power * .call(row, u) * .call(other, u)
      let first = product / (Expression(Rational(count)) * slope)
      return (first, Expression(sign * Rational(count - 1, over: count)))
    default: return nil
    }
  }

  /// The square root of a quadratic polynomial with names among its coefficients, or one over it.
  static let quadraticRadicals = AntiderivativeRule(name: "quadratic radicals") { e, search in
    let (above, below) = e.fractionFactors
    guard above.count + below.count == 1 || above == [Expression(1)],
      let inner = (below.first ?? e).underSquareRoot, search.polynomial(inner) == nil,
      let slope = inner.derivative(by: search.variable),
      let line = search.simplified(slope, by: "expand(u)"),
      let a = search.slope(of: line)?.rationalNumber.map({ $0 / 2 }), !a.isZero
    else { return nil }
    let radical = Expression.call(.sqrt, inner)
    let zero = [search.variable: Expression(0)]
    let square = line.replacing(zero).raised(to: 2)
    let difference = Expression(4 * a) * inner.replacing(zero) - square
    guard let discriminant = search.simplified(difference, by: "simplify(u)"),
      let opposite = search.simplified(-discriminant, by: "sqrt(u)")
    else { return nil }
    let inverse = inverseRadical(radical, line, a, isArea: false, opposite)
    if !below.isEmpty { return inverse }
    return line * radical / Expression(4 * a)
      + discriminant / Expression(8 * a) * inverse
  }

  /// The integral of one over the square root of a quadratic polynomial; nil where the root has no
  /// values, or is one of a square.
  static func integral(
    overRootOf q: Polynomial,
    _ radical: Expression,
    _ x: Expression
  ) -> Expression? {
    let (a, b, c) = (q.coefficients[2], q.coefficients[1], q.coefficients[0])
    let discriminant = 4 * a * c - b * b
    guard !discriminant.isZero, a.signum > 0 || discriminant.signum < 0 else { return nil }
    let line = Expression(q.derivative, of: x)
    let size = Expression.call(.sqrt, Expression(discriminant.magnitude))
    return inverseRadical(radical, line, a, isArea: discriminant.signum > 0, size)
  }

  /// The integral of one over the square root of a quadratic polynomial with the leading coefficient
  /// a, given its slope and the square root of the size of its discriminant.
  private static func inverseRadical(
    _ radical: Expression,
    _ line: Expression,
    _ a: Rational,
    isArea: Bool,
    _ size: Expression
  ) -> Expression {
    let root = Expression.call(.sqrt, Expression(a.magnitude))
    guard a.signum > 0 else { return -(.call(.arcsine, line / size) / root) }
    if isArea { return .call(.areaSine, line / size) / root }
    return .call(.ln, .call(.abs, line / (Expression(2) * root) + radical)) / root
  }
}

extension Expression {
  /// What stands under a square root, or has the exponent 1/2; nothing for others.
  fileprivate var underSquareRoot: Expression? {
    switch symbol(at: root) {
    case .call(.sqrt): parts[0]
    case .power where parts[1].rationalNumber == Rational(1, over: 2): parts[0]
    default: nil
    }
  }
}
