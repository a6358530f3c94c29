// Taylor polynomials as expressions.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// The Taylor polynomial of a function at a place, up to an order: of `f; x = a; n`, `f; x; n`, at
  /// 0, or `f; x; n; a`; of `f; x = a..b; n` that at the middle of the range.
  ///
  /// Where a derivative has no value by its formula it is the limit of the quotients of differences,
  /// and where the function has none its limit: sin(x)/x has a polynomial at 0. Around a pole it is
  /// the part of the Laurent series up to the order.
  mutating func taylorPolynomial(_ operands: [Expression]) throws(AlgebraError) -> Result {
    let question = try taylorQuestion(operands)
    let (name, order) = (question.name, question.order)
    var known = environment
    known.variables[name] = nil
    let e = try withKnownNames(operands[0], besides: [name])
    let center = try inlined(question.place)
    let range = try question.range.map { (range) throws(AlgebraError) in
      (lower: try inlined(range.lower), upper: try inlined(range.upper))
    }
    return try within(known) { (inner) throws(AlgebraError) in
      do throws(AlgebraError) {
        var found = try inner.taylorPolynomial(of: e, by: name, at: center, order)
        found.remainder = inner.remainder(of: e, by: name, at: center, order, on: range)
        return found
      } catch {
        guard let found = inner.principalPart(of: e, by: name, at: center, order) else {
          throw error
        }
        return found
      }
    }
  }

  /// What is left out of the function; nil for a polynomial, of which nothing is left out, and where nothing
  /// is proved.
  private mutating func remainder(
    of e: Expression,
    by name: String,
    at center: Expression,
    _ order: Int,
    on range: (lower: Expression, upper: Expression)?
  ) -> TaylorRemainder? {
    let power = order + (lacksPower(order + 1, e, by: name, at: center) ? 2 : 1)
    guard let (lower, upper) = range else {
      let polynomial = e.rationalFunction(of: name, environment: environment)
      if let polynomial, polynomial.denominator.isConstant,
        polynomial.numerator.degree <= order
      {
        return nil
      }
      return TaylorRemainder(of: e, by: name, at: center, power: power, environment, &workspace)
    }
    let bound = TaylorRemainder.bound(
      of: e,
      by: name,
      from: lower,
      to: upper,
      order: power,
      environment,
      &workspace
    )
    return .bound(bound, on: (lower, upper))
  }

  /// Whether the coefficient of a power is seen to be 0: that of an odd power where the function is even
  /// around the center, and of an even one where it is odd.
  private mutating func lacksPower(
    _ power: Int,
    _ e: Expression,
    by name: String,
    at center: Expression
  ) -> Bool {
    let mirrored = e.replacing([name: Expression(2) * center - Expression(name: name)])
    do throws(AlgebraError) {
      if case .proved = try identity(of: mirrored, power % 2 == 0 ? -e : e) { return true }
      return false
    } catch {
      return false
    }
  }

  /// The highest order of a pole around which a function is expanded.
  private static var highestPole: Int { 8 }

  /// The expansion around a pole, from the first power that has a coefficient up to an order: that of
  /// the function times the least power of the distance with which it has one, over that power.
  private mutating func principalPart(
    of e: Expression,
    by name: String,
    at place: Expression,
    _ order: Int
  ) -> Result? {
    let step = Expression(name: name) - place
    for pole in 1...Self.highestPole {
      do throws(AlgebraError) {
        let raised = e * step.raised(to: pole)
        return try taylorPolynomial(of: raised, by: name, at: place, order + pole, over: pole)
      } catch {
        continue
      }
    }
    return nil
  }

  /// What a Taylor polynomial is asked of.
  private struct TaylorQuestion {
    let name: String
    /// Where the polynomial has the derivatives of the function.
    let place: Expression
    let order: Int
    /// The range of which the place is the middle, and on which the remainder is bounded.
    var range: (lower: Expression, upper: Expression)?
  }

  private func taylorQuestion(
    _ operands: [Expression]
  ) throws(AlgebraError) -> TaylorQuestion {
    var (variable, place) = (operands[1], operands.count > 3 ? operands[3] : Expression(.zero))
    var range: (lower: Expression, upper: Expression)?
    if variable.nodes[variable.root].isEquation {
      guard operands.count == 3 else { throw .unsupported }
      (variable, place) = (variable.parts[0], variable.parts[1])
      if case .range = place.symbol(at: place.root) {
        let ends = place.parts
        range = (ends[0], ends[1])
        place = (ends[0] + ends[1]) / Expression(2)
      }
    }
    guard let name = try name(variable), let order = operands[2].rationalNumber?.asNatural,
      order <= Self.highestDerivative
    else { throw .unsupported }
    return TaylorQuestion(name: name, place: place, order: order, range: range)
  }

  private mutating func taylorPolynomial(
    of e: Expression,
    by name: String,
    at place: Expression,
    _ order: Int,
    over pole: Int = 0
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
        by: power < pole
          ? coefficient.expression.over(step.raised(to: pole - power))
          : coefficient.expression.times(step.raised(to: power - pole))
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
    if let withoutMinus { return -withoutMinus.times(power) }
    let (above, below) = barParts
    return below.rationalNumber == .one
      ? above * power : Expression(.quotient, [above * power, below])
  }

  /// The quotient of a coefficient by a power, which stands below the bar of a fraction: 1/(6·x³).
  fileprivate func over(_ power: Expression) -> Expression {
    if rationalNumber == .zero { return self }
    if let withoutMinus { return -withoutMinus.over(power) }
    let (above, below) = barParts
    return Expression(.quotient, [above, below.rationalNumber == .one ? power : below * power])
  }

  /// The opposite of what is written with a minus, or is a number below 0.
  private var withoutMinus: Expression? {
    if let opposite { return opposite }
    guard let number = rationalNumber, number.isNegative else { return nil }
    return Expression(-number)
  }

  /// What stands above and below the bar of a number or a quotient.
  private var barParts: (above: Expression, below: Expression) {
    if let number = rationalNumber {
      return (Expression(Rational(number.numerator)), Expression(Rational(number.denominator)))
    }
    guard case .quotient = symbol(at: root) else { return (self, Expression(.one)) }
    return (parts[0], parts[1])
  }
}
