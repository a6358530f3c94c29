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
          outer = Expression(.power, [operands[0], Expression(next)]) / Expression(next)
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
      if row == .secant, count == 2 { return .call(.tangent, u) / slope }
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

  /// Square roots of quadratic polynomials, above and below the bar.
  static let quadraticRadicals = AntiderivativeRule(name: "quadratic radicals") { e, search in
    let (above, below) = e.fractionFactors
    let isBelow = !below.isEmpty
    let one = above.count == 1 && above[0].rationalNumber == 1
    guard let factor = isBelow ? below.first : above.first,
      isBelow ? below.count == 1 && one : above.count == 1
    else { return nil }
    var inner: Expression?
    switch factor.symbol(at: factor.root) {
    case .call(.sqrt): inner = factor.parts[0]
    case .power where factor.parts[1].rationalNumber == Rational(1, over: 2):
      inner = factor.parts[0]
    default: break
    }
    guard let inner, let q = search.polynomial(inner), q.degree == 2 else { return nil }
    let (a, b, c) = (q.coefficients[2], q.coefficients[1], q.coefficients[0])
    let discriminant = 4 * a * c - b * b
    guard !discriminant.isZero else { return nil }
    let line = Expression(q.derivative, of: search.x)
    // The integral of 1/√q.
    let inverse: Expression
    if a.signum > 0 {
      let root = Expression.call(.sqrt, Expression(a))
      if discriminant.signum > 0 {
        inverse =
          .call(.areaSine, line / .call(.sqrt, Expression(discriminant))) / root
      } else {
        let size = line + Expression(2) * root * Expression.call(.sqrt, inner)
        inverse = .call(.ln, .call(.abs, size)) / root
      }
    } else {
      guard discriminant.signum < 0 else { return nil }
      let root = Expression.call(.sqrt, Expression(-a))
      inverse = -(.call(.arcsine, line / .call(.sqrt, Expression(-discriminant))) / root)
    }
    if isBelow { return inverse }
    return line * Expression.call(.sqrt, inner) / Expression(4 * a)
      + Expression(discriminant / (8 * a)) * inverse
  }
}
