// Integration by parts, and substitution.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// A product of an exponential and a wave of linear expressions.
  static let exponentialTrigonometric = AntiderivativeRule(name: "damped waves") { e, search in
    let (above, below) = e.fractionFactors
    guard above.count == 2, below.isEmpty else { return nil }
    for (power, wave) in [(above[0], above[1]), (above[1], above[0])] {
      guard let exponent = power.naturalExponent, let a = search.slope(of: exponent),
        case .call(let row) = wave.symbol(at: wave.root), row == .sine || row == .cosine,
        let b = search.slope(of: wave.parts[0])
      else { continue }
      let other = Expression.call(row == .sine ? .cosine : .sine, wave.parts[0])
      let sum = row == .sine ? a * wave - b * other : a * wave + b * other
      return power * sum / (a.raised(to: 2) + b.raised(to: 2))
    }
    return nil
  }

  /// A polynomial times an exponential or a wave, by parts until the polynomial is gone; and a
  /// polynomial times a logarithm or an inverse function, whose slope is simpler than itself.
  static let partsOfPolynomials = AntiderivativeRule(name: "integration by parts") { e, search in
    let (above, below) = e.fractionFactors
    var (polynomial, others): (Expression, [Expression]) = (Expression(1), [])
    for factor in above {
      if search.polynomial(factor) != nil {
        polynomial = polynomial * factor
      } else {
        others.append(factor)
      }
    }
    if others.count + below.count == 1,
      (others.first ?? below[0]).hasRepeatedIntegrals(search),
      let p = search.polynomial(polynomial), 1...24 ~= p.degree
    {
      var (sum, slope, isNegative) = (Expression(0), p, false)
      var inner = others.first ?? Expression(1) / below[0]
      while !slope.isZero {
        guard let next = search.antiderivative(of: inner) else { return nil }
        let term = Expression(slope, of: search.x) * next
        sum = isNegative ? sum - term : sum + term
        (slope, inner, isNegative) = (slope.derivative, next, !isNegative)
      }
      return sum
    }
    for (place, other) in others.enumerated() where other.hasSimplerSlope(search) {
      var rest = others
      rest.remove(at: place)
      let factor = polynomial * Expression.product(rest) / Expression.product(below)
      guard let slope = other.derivative(by: search.variable),
        let first = search.antiderivative(of: factor),
        let product = search.simplified(first * slope, by: "simplify(u)"),
        let second = search.antiderivative(of: product)
      else { continue }
      return first * other - second
    }
    return nil
  }

  /// A function of a part, times the slope of the part.
  static let substitution = AntiderivativeRule(name: "derivative divides") { e, search in
    var parts: [Expression] = []
    for index in 0..<e.count - 1 {
      let part = e.subexpression(at: index)
      guard search.depends(part), part != search.x, !parts.contains(part), part.count <= 40 else {
        continue
      }
      parts.append(part)
    }
    let name = search.innerName
    for u in parts.sorted(by: { $0.count > $1.count }).prefix(8) {
      guard let slope = u.derivative(by: search.variable), slope.rationalNumber == nil else {
        continue
      }
      let new = Expression(name: name)
      var written = e.divided(byFactorsOf: slope).replacing(every: u, with: new)
      if search.depends(written) {
        guard let quotient = search.simplified(e / slope, by: "simplify(u)") else { continue }
        written = quotient.replacing(every: u, with: new)
      }
      guard !search.depends(written) else { continue }
      guard let found = search.antiderivative(of: written, by: name) else { continue }
      return found.replacing([name: u])
    }
    return nil
  }
}

extension Expression {
  /// The quotient by an expression, with the factors that both have left out.
  fileprivate func divided(byFactorsOf divisor: Expression) -> Expression {
    var (mine, other) = (fractionFactors, divisor.fractionFactors)
    for factor in other.above {
      guard let place = mine.above.firstIndex(of: factor) else { continue }
      mine.above.remove(at: place)
      other.above.removeAll { $0 == factor }
    }
    return .product(mine.above + other.below) / .product(mine.below + other.above)
  }

  /// What e is raised to; nothing for others.
  var naturalExponent: Expression? {
    switch symbol(at: root) {
    case .power where parts[0] == Expression(.e): parts[1]
    case .call(.exp): parts[0]
    default: nil
    }
  }

  /// Whether it is a function that stays of its kind when it is integrated again and again.
  fileprivate func hasRepeatedIntegrals(_ search: Antidifferentiation) -> Bool {
    switch symbol(at: root) {
    case .power where search.depends(parts[0]):
      parts[1].rationalNumber?.asNatural != nil && parts[0].hasRepeatedIntegrals(search)
    case .power: search.slope(of: parts[1]) != nil
    case .call(let row):
      parts.count == 1 && search.slope(of: parts[0]) != nil
        && [
          .sine, .cosine, .tangent, .secant, .cosecant, .exp, .hyperbolicSine, .hyperbolicCosine,
        ].contains(row)
    default: false
    }
  }

  /// Whether it is a logarithm or an inverse function, or a power of a logarithm.
  fileprivate func hasSimplerSlope(_ search: Antidifferentiation) -> Bool {
    switch symbol(at: root) {
    case .power:
      parts[1].rationalNumber?.asNatural != nil && parts[0].symbol(at: parts[0].root) == .call(.ln)
    case .call(let row):
      parts.count == 1
        && [.ln, .log, .arcsine, .arccosine, .arctangent, .areaSine, .areaTangent].contains(row)
    default: false
    }
  }
}
