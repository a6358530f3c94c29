// Taylor polynomials as expressions.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// The Taylor polynomial of a function at a place, up to an order: of `f; x = a; n`, `f; x; n`, at
  /// 0, or `f; x; n; a`.
  ///
  /// Where a derivative has no value by its formula it is the limit of the quotients of differences,
  /// and where the function has none its limit: sin(x)/x has a polynomial at 0.
  mutating func taylorPolynomial(_ operands: [Expression]) throws(AlgebraError) -> Result {
    let (name, place, order) = try taylorQuestion(operands)
    var known = environment
    known.variables[name] = nil
    let e = try withKnownNames(operands[0], besides: [name])
    let center = try inlined(place)
    return try within(known) { (inner) throws(AlgebraError) in
      try inner.taylorPolynomial(of: e, by: name, at: center, order)
    }
  }

  private func taylorQuestion(
    _ operands: [Expression]
  ) throws(AlgebraError) -> (name: String, place: Expression, order: Int) {
    var (variable, place) = (operands[1], operands.count > 3 ? operands[3] : Expression(.zero))
    if variable.nodes[variable.root].isEquation {
      guard operands.count == 3 else { throw .unsupported }
      (variable, place) = (variable.parts[0], variable.parts[1])
    }
    guard let name = try name(variable), let order = operands[2].rationalNumber?.asNatural,
      order <= Self.highestDerivative
    else { throw .unsupported }
    return (name, place, order)
  }

  private mutating func taylorPolynomial(
    of e: Expression,
    by name: String,
    at place: Expression,
    _ order: Int
  ) throws(AlgebraError) -> Result {
    var polynomial = Result(expression: Expression(.zero))
    var derivative = Result(expression: e)
    var value = derivative
    var factorial = Rational.one
    for power in 0...order {
      let function = derivative.expression
      if power > 0 {
        factorial = factorial * Rational(power)
        let next = try self.derivative(of: function, by: name)
        derivative.expression = next.expression
        derivative.restrictions += next.restrictions.filter {
          !derivative.restrictions.contains($0)
        }
      }
      if let own = try self.value(of: derivative, by: name, at: place) {
        value = own
      } else if power > 0 {
        value = Result(expression: try slope(of: function, by: name, at: place, value.expression))
      } else {
        value = Result(expression: try limit(of: e, by: name, at: place))
      }
      let step = Expression(name: name) - place
      let coefficient = try coefficient(value.expression / Expression(factorial))
      polynomial.expression = polynomial.expression.followed(
        by: coefficient.expression.times(step.raised(to: power))
      )
      for restriction in value.restrictions + coefficient.conditions
      where !polynomial.restrictions.contains(restriction) {
        polynomial.restrictions.append(restriction)
      }
    }
    return polynomial
  }

  /// A coefficient in its closed form, or gathered where names are free in it.
  private mutating func coefficient(_ e: Expression) throws(AlgebraError) -> Result {
    if let form = e.exactValue(in: environment, workspace: &workspace)?.closedForm {
      return Result(expression: Expression(form, angleUnit: environment.angleUnit))
    }
    return try gathered(e)
  }

  /// The limit of a function as a name comes close to a number.
  private mutating func limit(
    of f: Expression,
    by name: String,
    at place: Expression
  ) throws(AlgebraError) -> Expression {
    do throws(EvaluationError) {
      let undecided = EvaluationError(.undecidedLimit, range: f.range(at: f.root))
      let number = try place.number(in: environment, workspace: &workspace)
      guard let find = environment.limitFinder else { throw undecided }
      let question = LimitQuestion(
        function: f,
        variable: name,
        target: .number(number, nil),
        environment: environment
      )
      guard let form = try find(question, &workspace).closedForm else { throw undecided }
      return Expression(form, angleUnit: environment.angleUnit)
    } catch {
      throw .evaluation(error)
    }
  }
}

extension Expression {
  /// The sum with a term that stands behind the others.
  fileprivate func followed(by term: Expression) -> Expression {
    if term.rationalNumber == .zero { return self }
    if rationalNumber == .zero { return term }
    return term.opposite.map { Expression(.difference, [self, $0]) }
      ?? Expression(.sum, [self, term])
  }

  /// The product of a coefficient and a power, which stands above the bar of a fraction: x³/6.
  fileprivate func times(_ power: Expression) -> Expression {
    if let opposite { return -opposite.times(power) }
    var parts = [self]
    if let number = rationalNumber {
      if number.isNegative { return -Expression(-number).times(power) }
      parts = [number.numerator, number.denominator].map { Expression(Rational($0)) }
    } else if case .quotient = symbol(at: root) {
      parts = self.parts
    }
    let above = parts[0] * power
    return parts.count == 1 || parts[1].rationalNumber == .one
      ? above : Expression(.quotient, [above, parts[1]])
  }
}
