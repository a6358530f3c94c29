// Substitutions after which a function is a quotient of polynomials, or nearly so: by roots, by
// logarithms, by exponentials, by the tangent of half an angle.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// Roots of a linear expression, or of a quotient of two: u is the root, and x follows from u.
  static let linearRoots = AntiderivativeRule(name: "substitution of a root") { e, search in
    var (base, index): (Expression?, Int) = (nil, 1)
    for place in 0..<e.count {
      guard let root = e.subexpression(at: place).rootOfExpression,
        search.x(where: root.base, is: root.base) != nil
      else { continue }
      guard base == nil || base == root.base, let own = root.exponent.denominator.asInt, own <= 12
      else { return nil }
      base = root.base
      index = (1...12).first { index * $0 % own == 0 }.map { index * $0 } ?? index
    }
    guard let base, index > 1, index <= 12 else { return nil }
    let u = Expression(name: search.innerName)
    let written = e.replacingParts { part in
      guard let root = part.rootOfExpression, root.base == base else { return nil }
      return u.powered(root.exponent * Rational(index))
    }
    guard let x = search.x(where: base, is: u.powered(Rational(index))),
      let slope = x.derivative(by: search.innerName)
    else { return nil }
    let whole = written.replacing([search.variable: x]) * slope
    return search.inner(whole, back: base.root(index))
  }

  /// Powers of x whose exponents have a common divisor k, beside the power k − 1: u is the power k.
  static let powers = AntiderivativeRule(name: "power as a variable") { e, search in
    var exponents: Set<Int> = []
    for place in 0..<e.count {
      let part = e.subexpression(at: place)
      guard case .power = part.symbol(at: part.root), part.parts[0] == search.x,
        let exponent = part.parts[1].rationalNumber?.asNatural
      else { continue }
      exponents.insert(exponent)
    }
    let u = Expression(name: search.innerName)
    for k in 2...12 where exponents.contains(where: { $0 % k == 0 && $0 > 0 }) {
      let other = search.x.powered(Rational(k - 1))
      guard let quotient = search.simplified(e / other, by: "simplify(u)") else { continue }
      let written = quotient.replacingParts { part in
        guard case .power = part.symbol(at: part.root), part.parts[0] == search.x,
          let exponent = part.parts[1].rationalNumber, (exponent / Rational(k)).isInteger
        else { return nil }
        return u.powered(exponent / Rational(k))
      }
      guard !search.depends(written) else { continue }
      let back = search.x.powered(Rational(k))
      if let found = search.inner(written / Expression(Rational(k)), back: back) { return found }
    }
    return nil
  }

  /// A logarithm of a linear expression L: u = ln L, and L = e^u.
  static let logarithms = AntiderivativeRule(name: "substitution of a logarithm") { e, search in
    for place in 0..<e.count where e.isCall(of: .ln, at: place) {
      let part = e.subexpression(at: place)
      guard search.slope(of: part.parts[0]) != nil else { continue }
      let u = Expression(name: search.innerName)
      let power = Expression(.power, [Expression(.e), u])
      guard let x = search.x(where: part.parts[0], is: power),
        let slope = x.derivative(by: search.innerName)
      else { return nil }
      let written = e.replacing(every: part, with: u).replacing([search.variable: x])
      return search.inner(written * slope, back: part)
    }
    return nil
  }

  /// The square root of a·x² + c, beside even powers of x and one further factor x: u is the root.
  static let evenRadicals = AntiderivativeRule(name: "substitution of a radical") { e, search in
    for place in 0..<e.count where e.isCall(of: .sqrt, at: place) {
      let radical = e.subexpression(at: place)
      let inner = radical.parts[0]
      guard let slope = inner.derivative(by: search.variable),
        let double = search.simplified(slope / search.x, by: "simplify(u)"),
        !search.depends(double), let rest = search.simplified(e / search.x, by: "simplify(u)")
      else { continue }
      let c = inner.replacing([search.variable: Expression(0)])
      let u = Expression(name: search.innerName)
      let square = Expression(2) * (u.powered(2) - c) / double
      var written = rest.replacing(every: radical, with: u).replacing(
        every: inner,
        with: u.powered(2)
      )
      for half in 1...6 {
        let power = search.x.powered(Rational(2 * half))
        written = written.replacing(every: power, with: square.powered(Rational(half)))
      }
      guard !search.depends(written) else { continue }
      let whole = written * Expression(2) * u / double
      if let found = search.inner(whole, back: radical) { return found }
    }
    return nil
  }

  /// A quotient of polynomials in one exponential: u = e^(s·x).
  static let exponentials = AntiderivativeRule(name: "substitution of an exponential") {
    e,
    search in
    let e = e.withExponentials
    var steps: [(part: Expression, slope: Expression, start: Expression)] = []
    for place in 0..<e.count {
      let part = e.subexpression(at: place)
      guard let exponent = part.naturalExponent, search.depends(exponent),
        !steps.contains(where: { $0.part == part })
      else { continue }
      guard let slope = search.slope(of: exponent) else { return nil }
      steps.append((part, slope, exponent.replacing([search.variable: Expression(0)])))
    }
    guard let first = steps.first else { return nil }
    var ratios: [Rational] = []
    var common = Rational.zero
    for step in steps {
      guard
        let ratio = step.slope == first.slope
          ? 1 : search.simplified(step.slope / first.slope, by: "simplify(u)")?.rationalNumber,
        !ratio.isZero
      else { return nil }
      ratios.append(ratio)
      common = common.isZero ? ratio.magnitude : common.commonDivisor(ratio)
    }
    let u = Expression(name: search.innerName)
    var written = e
    for (step, ratio) in zip(steps, ratios) {
      guard let count = (ratio / common).numerator.asInt, abs(count) <= 24 else { return nil }
      var power = u.powered(Rational(abs(count)))
      if count < 0 { power = Expression(1) / power }
      if step.start.rationalNumber != 0 {
        power = Expression(.power, [Expression(.e), step.start]) * power
      }
      written = written.replacing(every: step.part, with: power)
    }
    guard !search.depends(written) else { return nil }
    let scale = Expression(common) * first.slope
    let back = Expression(.power, [Expression(.e), scale * search.x])
    return search.inner(written / (scale * u), back: back)
  }

  /// Tangents, and even powers of sines and cosines of one angle: u is its tangent, so that nothing is
  /// left that has twice the period.
  static let wholeAngles = AntiderivativeRule(name: "tangent of the angle") { e, search in
    search.antiderivative(of: e, byTangent: { $0.evenWave }, factor: "1/(1+u^2)", of: { $0 })
  }

  /// A quotient of polynomials in functions of one angle: u is the tangent of its half.
  static let halfAngles = AntiderivativeRule(name: "tangent of the half angle") { e, search in
    search.antiderivative(
      of: e,
      byTangent: { $0.halfWave },
      factor: "2/(1+u^2)",
      of: { $0 / Expression(2) }
    )
  }

  /// Partial fractions with names among the coefficients.
  static let symbolicFractions = AntiderivativeRule(name: "partial fractions with names") {
    e,
    search in
    guard e.variables.count > 1, !e.fractionFactors.below.isEmpty,
      let sum = search.simplified(e, by: "apart(u; v)"), sum != e
    else { return nil }
    return search.antiderivative(of: sum)
  }

  /// A constant over a quadratic polynomial with names among the coefficients.
  static let symbolicQuadratics = AntiderivativeRule(name: "quadratic divisor") { e, search in
    let (above, below) = e.fractionFactors
    guard below.count == 1, above.allSatisfy({ !search.depends($0) }),
      let slope = below[0].derivative(by: search.variable),
      let line = search.simplified(slope, by: "expand(u)"), let double = search.slope(of: line)
    else { return nil }
    let zero = [search.variable: Expression(0)]
    let (b, c) = (line.replacing(zero), below[0].replacing(zero))
    guard
      let discriminant = search.simplified(
        Expression(2) * double * c - b.powered(2),
        by: "factor(u)"
      ), discriminant.rationalNumber?.isZero != true
    else { return nil }
    // That of −a² is no number, whatever a is.
    guard (-discriminant).squareRoot == nil else { return nil }
    let root = discriminant.squareRoot ?? .call(.sqrt, discriminant)
    let angle = Expression.call(.arctangent, line / root)
    return .product(above) * Expression(2) * angle / root
  }
}

extension Antidifferentiation {
  /// The name of the variable after a substitution.
  var innerName: String { "\(variable)_u" }

  /// The integral of an expression in which all functions of one angle are written with u, the
  /// tangent of a part of the angle; nil where others are left.
  fileprivate mutating func antiderivative(
    of e: Expression,
    byTangent wave: (Expression) -> Expression.Wave?,
    factor: StaticString,
    of part: (Expression) -> Expression
  ) -> Expression? {
    var angle: Expression?
    let u = Expression(name: innerName)
    var isOfOneAngle = true
    let written = e.replacingParts { part in
      guard depends(part), let wave = wave(part) else { return nil }
      guard angle == nil || angle == wave.angle, let form = Expression.of(u, wave.form) else {
        isOfOneAngle = false
        return nil
      }
      angle = wave.angle
      return form.powered(wave.exponent)
    }
    guard isOfOneAngle, let angle, let slope = slope(of: angle), !depends(written),
      let factor = Expression.of(u, factor)
    else { return nil }
    return inner(written * factor / slope, back: .call(.tangent, part(angle)))
  }

  /// The integral of an expression of the inner name, with what it stands for in its place.
  mutating func inner(_ e: Expression, back: Expression) -> Expression? {
    guard let simple = simplified(e, by: "simplify(u)") else { return nil }
    return antiderivative(of: simple, by: innerName)?.replacing([innerName: back])
  }

  /// The variable, where a linear expression of it, or a quotient of two, is another; nil for others.
  fileprivate func x(where e: Expression, is value: Expression) -> Expression? {
    let zero = [variable: Expression(0)]
    if let slope = slope(of: e) { return (value - e.replacing(zero)) / slope }
    guard case .quotient = e.symbol(at: e.root) else { return nil }
    let lines = e.parts.map { part in
      (slope: depends(part) ? slope(of: part) : Expression(0), start: part.replacing(zero))
    }
    guard let a = lines[0].slope, let c = lines[1].slope else { return nil }
    return (lines[1].start * value - lines[0].start) / (a - c * value)
  }
}

extension Rational {
  /// The greatest number of which both are whole multiples.
  fileprivate func commonDivisor(_ other: Rational) -> Rational {
    let (a, b) = (numerator * other.denominator, other.numerator * denominator)
    return Rational(.greatestCommonDivisor(a, b), over: denominator * other.denominator)
  }
}

extension Expression {
  /// A power with a rational exponent.
  func powered(_ exponent: Rational) -> Expression {
    exponent == 1 ? self : Expression(.power, [self, Expression(exponent)])
  }

  /// The root with an index.
  fileprivate func root(_ index: Int) -> Expression {
    switch index {
    case 2: .call(.sqrt, self)
    case 3: .call(.cbrt, self)
    default: powered(Rational(1, over: index))
    }
  }

  /// A function of an angle, as a power of a quotient of polynomials in a tangent u.
  fileprivate typealias Wave = (angle: Expression, form: StaticString, exponent: Rational)

  /// A function of an angle, by the tangent of its half; nil for others.
  fileprivate var halfWave: Wave? {
    guard case .call(let row) = symbol(at: root), let angle = parts.first else { return nil }
    switch row {
    case .sine: return (angle, "2u/(1+u^2)", 1)
    case .cosine: return (angle, "(1-u^2)/(1+u^2)", 1)
    case .tangent: return (angle, "2u/(1-u^2)", 1)
    case .cotangent: return (angle, "(1-u^2)/(2u)", 1)
    case .secant: return (angle, "(1+u^2)/(1-u^2)", 1)
    case .cosecant: return (angle, "(1+u^2)/(2u)", 1)
    default: return nil
    }
  }

  /// A function of an angle that has the period of its tangent, by that; nil for others.
  fileprivate var evenWave: Wave? {
    var (wave, exponent) = (self, Rational.one)
    if case .power = symbol(at: root), let number = parts[1].rationalNumber {
      (wave, exponent) = (parts[0], number / 2)
      guard exponent.isInteger else { return nil }
    }
    guard case .call(let row) = wave.symbol(at: wave.root), let angle = wave.parts.first else {
      return nil
    }
    let isPower = wave.count < count
    switch row {
    case .tangent where !isPower: return (angle, "u", 1)
    case .cotangent where !isPower: return (angle, "1/u", 1)
    case .sine where isPower: return (angle, "u^2/(1+u^2)", exponent)
    case .cosine where isPower: return (angle, "1/(1+u^2)", exponent)
    case .secant where isPower: return (angle, "1+u^2", exponent)
    case .cosecant where isPower: return (angle, "(1+u^2)/u^2", exponent)
    default: return nil
    }
  }

  /// What it is a root or a power with a broken exponent of, and the exponent.
  var rootOfExpression: (base: Expression, exponent: Rational)? {
    switch symbol(at: root) {
    case .call(.sqrt): return (parts[0], Rational(1, over: 2))
    case .call(.cbrt): return (parts[0], Rational(1, over: 3))
    case .power:
      guard let exponent = parts[1].rationalNumber, !exponent.isInteger else { return nil }
      return (parts[0], exponent)
    default: return nil
    }
  }

  /// The square root of a product of squares, up to its sign; nothing for others.
  fileprivate var squareRoot: Expression? {
    let (above, below) = fractionFactors
    var roots = (above: Expression(1), below: Expression(1))
    for (factors, isBelow) in [(above, false), (below, true)] {
      for factor in factors {
        let root: Expression
        if let number = factor.rationalNumber {
          guard number.signum > 0 else { return nil }
          root = .call(.sqrt, factor)
        } else if case .power = factor.symbol(at: factor.root),
          let half = factor.parts[1].rationalNumber.map({ $0 / 2 }), half.isInteger
        {
          root = factor.parts[0].powered(half)
        } else {
          return nil
        }
        if isBelow { roots.below = roots.below * root } else { roots.above = roots.above * root }
      }
    }
    return roots.above / roots.below
  }

  /// The expression with exponentials in the place of hyperbolic functions.
  fileprivate var withExponentials: Expression {
    replacingParts { part in
      let source: StaticString
      switch part.symbol(at: part.root) {
      case .call(.hyperbolicSine): source = "(e^u-e^(-u))/2"
      case .call(.hyperbolicCosine): source = "(e^u+e^(-u))/2"
      case .call(.hyperbolicTangent): source = "(e^u-e^(-u))/(e^u+e^(-u))"
      case .call(.hyperbolicSecant): source = "2/(e^u+e^(-u))"
      default: return nil
      }
      return .of(part.parts[0], source)
    }
  }
}
