// Integration by parts, and substitution.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
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

  /// A polynomial times a function of waves that has an antiderivative of its own: the degree of the
  /// polynomial falls.
  static let partsOfWaves = AntiderivativeRule(name: "integration by parts of waves") { e, search in
    let (above, below) = e.fractionFactors
    let polynomials = above.filter { search.depends($0) && search.polynomial($0) != nil }
    let others = above.filter { !search.depends($0) || search.polynomial($0) == nil }
    guard let p = search.polynomial(.product(polynomials)), 1...4 ~= p.degree,
      case let inner = Expression.product(others) / .product(below), inner.isOfWaves(search),
      let first = search.antiderivative(of: inner),
      let product = search.simplified(
        Expression(p.derivative, of: search.x) * first,
        by: "expand(u)"
      ),
      let second = search.antiderivative(of: product)
    else { return nil }
    return .product(polynomials) * first - second
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

  /// Whether the variable stands in sines, cosines and other functions of their kind alone.
  fileprivate func isOfWaves(_ search: Antidifferentiation) -> Bool {
    guard search.depends(self) else { return true }
    switch symbol(at: root) {
    case .call(let row):
      return [.sine, .cosine, .tangent, .cotangent, .secant, .cosecant].contains(row)
        && search.slope(of: parts[0]) != nil
    case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .power:
      return parts.allSatisfy { $0.isOfWaves(search) }
    default: return false
    }
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

  /// Whether it is a logarithm or an inverse function, or a power of a logarithm, an arcsine or an
  /// arccosine.
  fileprivate func hasSimplerSlope(_ search: Antidifferentiation) -> Bool {
    switch symbol(at: root) {
    case .power:
      parts[1].rationalNumber?.asNatural != nil
        && [.call(.ln), .call(.arcsine), .call(.arccosine)].contains(
          parts[0].symbol(at: parts[0].root)
        )
    case .call(let row):
      parts.count == 1
        && [.ln, .log, .arcsine, .arccosine, .arctangent, .areaSine, .areaTangent].contains(row)
    default: false
    }
  }
}
