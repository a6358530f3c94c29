// Whether two expressions of one name are the same: between the places where either of them begins to have
// values or is not smooth, both have the same slope and the same value at one number.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// What comes of the comparison of slopes.
  enum SlopeComparison {
    /// Both are the same wherever both have values.
    case same
    /// They differ for a number.
    case differ([(name: String, number: Rational)])
  }

  /// The most places between which slopes are compared.
  private static let mostPlaces = 24

  /// Compares two expressions of one name by their slopes; nothing where that settles nothing.
  ///
  /// A difference that is continuous wherever it has a value is constant on an interval on which its slope is
  /// zero. The places that separate such intervals are zeros of polynomials: among them are all where a
  /// condition begins to hold, a function is not smooth, or the slope has no value. At a place itself the
  /// difference is what it is beside it, or else it is compared there.
  mutating func comparisonOfSlopes(_ left: Expression, _ right: Expression) -> SlopeComparison? {
    let difference = left - right
    let names = difference.variables.filter { environment.variables[$0] == nil }
    guard !environment.complexAnswers, names.count == 1, let name = names.first,
      difference.isContinuousWhereDefined, let rough = difference.rough(in: name),
      let slope = difference.derivative(by: name, angleUnit: environment.angleUnit)
    else { return nil }
    do throws(AlgebraError) {
      let places = try inField(.written) { (field) throws(AlgebraError) in
        try field.places(of: [difference, slope], besides: rough.map { $0.zero }, name)
      }
      guard let places, let roots = places.realRoots, roots.count <= Self.mostPlaces else {
        return nil
      }
      let sides = (left, right, slope: slope)
      return try comparison(sides, name, between: roots, ofZeros: places)
    } catch {
      return nil
    }
  }

  private mutating func comparison(
    _ sides: (left: Expression, right: Expression, slope: Expression),
    _ name: String,
    between roots: [PolynomialRoot],
    ofZeros places: Polynomial
  ) throws(AlgebraError) -> SlopeComparison? {
    let (left, right, slope) = sides
    // Whether both sides have values beside each place, on either side.
    var isDefined: [Bool] = []
    for sample in roots.samplesBetween {
      switch areEqual(left, right, where: name, is: Real(sample)) {
      case .noValue: isDefined.append(false)
      case .different: return .differ([(name: name, number: sample)])
      case .unknown: return nil
      case .equal:
        let isConstant = try inField(.written) { (field) throws(AlgebraError) in
          field.sample = AlgebraicField.Sample(name: name, number: sample, places: places)
          return try field.reading(slope).isZero
        }
        guard isConstant else { return nil }
        isDefined.append(true)
      }
    }
    for (place, root) in roots.enumerated() where !isDefined[place] && !isDefined[place + 1] {
      guard let number = root.exact(in: &workspace) else { return nil }
      switch areEqual(left, right, where: name, is: number) {
      case .noValue, .equal: continue
      case .different, .unknown: return nil
      }
    }
    return .same
  }

  /// How two values compare.
  private enum Equality { case equal, different, noValue, unknown }

  private mutating func areEqual(
    _ left: Expression,
    _ right: Expression,
    where name: String,
    is number: Real
  ) -> Equality {
    var environment = environment
    environment.variables[name] = .real(number)
    for side in [left, right] {
      switch hasValue(side, in: environment) {
      case true?: continue
      case false?: return .noValue
      case nil: return .unknown
      }
    }
    let allowed = min(20_000_000, max(0, steps))
    workspace.budget.stepsLeft = allowed
    defer { steps -= allowed - max(0, workspace.budget.stepsLeft) }
    do throws(EvaluationError) {
      let x = try left.number(in: environment, workspace: &workspace)
      let y = try right.number(in: environment, workspace: &workspace)
      do throws(RealError) {
        return try Real.compare(x, y, in: &workspace) == .equal ? .equal : .different
      } catch {
        return .unknown
      }
    } catch {
      return .unknown
    }
  }
}

extension [PolynomialRoot] {
  /// A number before the first root, between every two and behind the last one.
  fileprivate var samplesBetween: [Rational] {
    guard let first, let last else { return [Rational(1, over: 3)] }
    let between = indices.dropFirst().map { (self[$0 - 1].upper + self[$0].lower).shifted(by: -1) }
    return [first.lower.asRational - .one] + between.map { $0.asRational }
      + [last.upper.asRational + .one]
  }
}

extension AlgebraicField {
  /// A polynomial of a name whose real zeros separate the places where expressions have values and are
  /// smooth; nothing where those are not among the zeros of polynomials.
  fileprivate mutating func places(
    of expressions: [Expression],
    besides parts: [Expression],
    _ name: String
  ) throws(AlgebraError) -> Polynomial? {
    var parts = parts
    for e in expressions {
      for condition in e.domainConditions(in: environment) where isFree(condition.part) {
        guard condition.relation != nil else { return nil }
        parts.append(condition.part)
      }
    }
    var whole = Polynomial.one
    for part in parts where isFree(part) {
      let fraction = try fraction(of: part)
      for polynomial in [fraction.numerator, fraction.denominator] {
        guard let own = try zeros(of: polynomial, name) else { return nil }
        if own.isZero { return nil }
        // A polynomial that divides the others adds no place.
        let common = Polynomial.greatestCommonDivisor(whole, own)
        whole = whole * (own.dividedExactly(by: common) ?? own)
        guard whole.degree <= 60 else { return nil }
      }
    }
    return whole
  }

  /// A polynomial of a name among whose zeros are those of a polynomial in generators: roots are taken
  /// away by norms.
  private mutating func zeros(
    of polynomial: SparsePolynomial,
    _ name: String
  ) throws(AlgebraError) -> Polynomial? {
    var rest = polynomial
    while !hasNoZeros(rest) {
      guard let last = rest.variables.max() else { return .one }
      if generators[last].expression == Expression(name: name) {
        return rest.univariate(in: last)
      }
      guard let relation = generators[last].relation else { return nil }
      let parts = rest.coefficients(of: last)
      let n = relation.exponent
      // A + B·r is a factor of Aⁿ − (−B)ⁿ·rⁿ.
      guard parts.count == 2 else { return nil }
      rest = try working { (budget) throws(PolynomialBudget.Spent) in
        let first = try parts[0].raised(to: n, &budget)
        let second = try (-parts[1]).raised(to: n, &budget)
        return try first.multiplied(by: relation.denominator, &budget)
          - second.multiplied(by: relation.numerator, &budget)
      }
    }
    return .one
  }
}

extension Expression {
  /// Whether it is made of functions that are continuous wherever they have values.
  var isContinuousWhereDefined: Bool {
    (0..<count).allSatisfy { index in
      switch symbol(at: index) {
      case .name, .number, .constant, .negation, .sum, .difference, .product, .juxtaposition,
        .quotient:
        return true
      case .power:
        return subexpression(at: index - 1).rationalNumber != nil
          || subexpression(at: operands(of: index)[0]).isPositiveNumber
      case .call(let builtin):
        if case .root = builtin.notation { return operands(of: index).count == 1 }
        return operands(of: index).count == 1 && builtin.isSmoothWhereDefined
      default: return false
      }
    }
  }
}

extension Builtin {
  /// Whether it is one of the elementary functions of one number that are continuous wherever they have
  /// values.
  fileprivate var isSmoothWhereDefined: Bool {
    [
      .abs, .exp, .ln, .sine, .cosine, .tangent, .arcsine, .arccosine, .arctangent,
      .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .areaSine, .areaCosine, .areaTangent,
    ].contains(self)
  }
}
