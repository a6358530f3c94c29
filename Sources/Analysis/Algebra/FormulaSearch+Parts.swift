// Several parts with the name that a formula is solved for, as one.

internal import Expressions
internal import Numbers

extension FormulaSearch {
  /// What has to hold for a polynomial in several parts with the name to be 0.
  mutating func several(
    _ places: [Int],
    of factor: SparsePolynomial,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Reduction] {
    if places.count == 2 {
      if let found = try cosine(of: factor, places, &field) { return [found] }
      if let found = try magnitudes(in: factor, places, &field) { return found }
      if let found = try inRoot(factor, places, &field) { return found }
    }
    if let found = try exponentials(in: factor, places, &field) { return [found] }
    throw .unsupported
  }

  /// A sum a·sin u + b·cos u + c as r·cos(u − φ) + c, where φ is the angle of the point (b, a) and
  /// r its distance: the cosine, and what it is where the sum is 0.
  mutating func cosine(
    of sum: SparsePolynomial,
    _ places: [Int],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Reduction? {
    var factors: [Builtin: SparsePolynomial] = [:]
    var angles: [Expression] = []
    var rest = sum
    for place in places {
      guard case .call(let builtin, _) = field.generators[place].kind,
        let angle = field.generators[place].expression.parts.first,
        case let row = rest.coefficients(of: place), row.count == 2
      else { return nil }
      factors[builtin] = row[1]
      angles.append(angle)
      rest = row[0]
    }
    guard let a = factors[.sine], let b = factors[.cosine], angles[0] == angles[1],
      places.allSatisfy({ a.degree(in: $0) == 0 && b.degree(in: $0) == 0 })
    else { return nil }
    let (first, second) = (field.sum(a), field.sum(b))
    let distance = Expression.call(.sqrt, first.raised(to: 2) + second.raised(to: 2))
    let shift = Expression(.call(.atan2), [first, second])
    required.append(shift)
    let value = Expression(quotient: -field.sum(rest), distance)
    let cosine = Expression.call(.cosine, angles[0] - shift)
    let written = try field.reading([cosine, value])
    guard let place = field.generator(of: written[0]) else { return nil }
    return .part(field.generators[place], value: try field.oneQuotient(written[1]), valued: [])
  }

  /// A multiple of one magnitude that is a multiple of another one: what is in them is the same up
  /// to the sign.
  private func magnitudes(
    in sum: SparsePolynomial,
    _ places: [Int],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Reduction]? {
    guard sum.terms.count == 2 else { return nil }
    var parts: [Expression] = []
    var signs: [Bool] = []
    for place in places {
      guard case .magnitude = field.generators[place].kind, sum.degree(in: place) == 1,
        let term = sum.terms.first(where: { $0.powers[place] == 1 }), term.powers.degree == 1
      else { return nil }
      let operand = field.generators[place].expression.parts[0]
      parts.append(Expression(term.coefficient.magnitude) * operand)
      signs.append(term.coefficient.isNegative)
    }
    guard signs[0] != signs[1] else { return nil }
    return [
      .zero(of: parts[0] - parts[1], valued: []), .zero(of: parts[0] + parts[1], valued: []),
    ]
  }

  /// Two products of exponentials whose sum is 0: the logarithm of their quotient is that of a number.
  private mutating func exponentials(
    in sum: SparsePolynomial,
    _ places: [Int],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Reduction? {
    var groups: [(exponents: [Int], factor: SparsePolynomial)] = []
    for term in sum.terms {
      let exponents = places.map { term.powers[$0] }
      let powers = places.reduce(term.powers) { $0.replacing($1, by: 0) }
      let factor = SparsePolynomial([.init(term.coefficient, powers)])
      if let known = groups.firstIndex(where: { $0.exponents == exponents }) {
        groups[known].factor = groups[known].factor + factor
      } else {
        groups.append((exponents, factor))
      }
    }
    guard groups.count == 2 else { return nil }
    var exponent = Expression(.zero)
    for (place, (first, second)) in zip(places, zip(groups[0].exponents, groups[1].exponents)) {
      guard case .exponential(let base, let power) = field.generators[place].kind else {
        return nil
      }
      let whole = Expression(Rational(first - second)) * power
      exponent = exponent + (base == Expression(.e) ? whole : whole * .call(.ln, base))
    }
    required.append(Expression(quotient: Expression(.one), field.sum(groups[0].factor)))
    let value = try field.quotient(-groups[1].factor, groups[0].factor)
    guard try field.mayBePositive(value) else { return .zero(of: Expression(.one), valued: []) }
    let logarithm = Expression.call(.ln, try field.oneQuotient(value))
    return .zero(of: exponent - logarithm, valued: [logarithm])
  }

  /// A polynomial in a root and in the name under it, as one in the root alone: of √x = s the square
  /// is x.
  private mutating func inRoot(
    _ polynomial: SparsePolynomial,
    _ places: [Int],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Reduction]? {
    for (root, other) in [(places[0], places[1]), (places[1], places[0])] {
      guard case .root(let index) = field.generators[root].kind,
        case .name = field.generators[other].kind, let relation = field.generators[root].relation,
        relation.denominator.degree(in: other) < 1,
        case let row = relation.numerator.coefficients(of: other), row.count == 2
      else { continue }
      required.append(Expression(quotient: Expression(.one), field.sum(row[1])))
      let coefficients = polynomial.coefficients(of: other)
      let whole = try field.working { (budget) throws(PolynomialBudget.Spent) in
        let power = SparsePolynomial(variable: root, exponent: index)
        let value = try power.multiplied(by: relation.denominator, &budget) - row[0]
        var (sum, divisor) = (SparsePolynomial.zero, SparsePolynomial.one)
        for coefficient in coefficients.reversed() {
          sum =
            try sum.multiplied(by: value, &budget)
            + coefficient.multiplied(by: divisor, &budget)
          divisor = try divisor.multiplied(by: row[1], &budget)
        }
        return sum
      }
      var reductions: [Reduction] = []
      for (factor, _) in try field.factors(of: whole).factors {
        reductions += try parts(of: factor, root, &field)
      }
      return reductions
    }
    return nil
  }
}

extension Builtin {
  /// The values that a function takes which undoes another one on these only, from a lower end to an
  /// upper one; nothing is the upper one where there is none.
  typealias PrincipalRange = (lower: Expression, upper: Expression?, isClosed: Bool)

  /// The values of an inverse function of one that takes values more than once.
  var principalRange: PrincipalRange? {
    let quarter = Expression.call(.arccosine, Expression(.zero))
    if self == .arcsine { return (-quarter, quarter, true) }
    if self == .arctangent { return (-quarter, quarter, false) }
    if self == .arccosine { return (Expression(.zero), quarter + quarter, true) }
    if self == .areaCosine { return (Expression(.zero), nil, true) }
    return nil
  }
}
