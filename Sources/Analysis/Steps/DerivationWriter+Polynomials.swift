// Polynomials and quotients of them: brackets are multiplied out, what has the unknown goes to
// the left, and what is left is divided, factored or put into the formula.

internal import Expressions
internal import Numbers
internal import Reals

extension DerivationWriter {
  private var name: Expression { Expression(name: unknown) }

  /// The next step where both sides are quotients of polynomials.
  mutating func rationalStep(
    _ left: Expression,
    _ p: RationalFunction,
    _ right: Expression,
    _ q: RationalFunction,
    isSingle: Bool
  ) -> Step? {
    guard p.poles.isConstant, q.poles.isConstant, p.isPolynomial, q.isPolynomial else {
      return withoutDenominators(left, p, right, q)
    }
    let (a, b) = (p.numerator, q.numerator)
    let isNumber = !has(right)
    if right.rationalNumber?.isZero == true, let step = zeroProduct(left) { return step }
    // Other roots of a number are factors of a polynomial where complex numbers are looked for.
    if isNumber, !isComplex || !isSplit(a - b), left.occurrences(of: unknown) == 1,
      let step = isolation(left, right)
    {
      return step
    }
    if let step = withoutFractions(left, a, right, b) { return step }
    let isExpanded = left.isExpanded(a, in: unknown) && right.isExpanded(b, in: unknown)
    if !isExpanded {
      return Step(.expand, [Equation(Expression(written: a, name), Expression(written: b, name))])
    }
    let difference = a - b
    // So that the first number is positive.
    if !isNumber, difference.degree > 0, difference.leading.isNegative {
      return Step(.swap, [Equation(right, left)])
    }
    // What has the unknown on the right side goes to the left.
    let moving = b - Polynomial(b[0])
    let powers = difference.coefficients.indices.filter { !difference[$0].isZero }
    let isPure = powers.count <= 2 && powers.allSatisfy { $0 == 0 || $0 == difference.degree }
    if !moving.isZero, difference.degree <= 1 || isPure && powers.first == 0 {
      return Step(
        subtraction(Expression(written: moving, name)),
        [
          Equation(Expression(written: a - moving, name), Expression(b[0]))
        ]
      )
    }
    guard difference.degree > 1 else { return nil }
    if !b.isZero {
      return Step(
        subtraction(Expression(written: b, name)),
        [
          Equation(Expression(written: difference, name), Expression(0))
        ]
      )
    }
    return zeroForm(difference, isSingle: isSingle)
  }

  /// Multiplies by all that the unknown stands in below a line.
  private mutating func withoutDenominators(
    _ first: Expression,
    _ p: RationalFunction,
    _ second: Expression,
    _ q: RationalFunction
  ) -> Step? {
    let common = Polynomial.leastCommonMultiple(
      Polynomial.leastCommonMultiple(p.denominator, p.poles),
      Polynomial.leastCommonMultiple(q.denominator, q.poles)
    )
    var factor = Polynomial(integers: common.primitive.coefficients)
    // Nor does a number remain below a line.
    let numbers = [p, q].compactMap { ($0 * RationalFunction(factor)).numeratorIfWhole }
    let below = numbers.flatMap { $0.coefficients }.commonDenominator
    factor = factor.scaled(by: Rational(below))
    guard let left = (p * RationalFunction(factor)).numeratorIfWhole,
      let right = (q * RationalFunction(factor)).numeratorIfWhole,
      let poles = nonzero(p.poles * q.poles)
    else { return nil }
    let written = product(factor) ?? Expression(written: factor, name)
    let sides = (
      multiplied(first, by: factor) ?? Expression(written: left, name),
      multiplied(second, by: factor) ?? Expression(written: right, name)
    )
    return Step(.multiply(written), [Equation(sides.0, sides.1)], poles)
  }

  /// A side times a polynomial, each summand on its own, as a product where it is one; nothing where a
  /// divisor is left.
  private mutating func multiplied(_ side: Expression, by factor: Polynomial) -> Expression? {
    var sum: Expression?
    for (isNegative, part) in side.summands {
      guard let own = part.rationalFunction(of: unknown, environment: solver.environment),
        let whole = (own * RationalFunction(factor)).numeratorIfWhole
      else { return nil }
      guard !whole.isZero else { continue }
      let isOpposite = whole.leading.isNegative
      let size = isOpposite ? whole.scaled(by: Rational(-1)) : whole
      let term = size.degree > 0 ? product(size) : nil
      let written = term ?? Expression(written: size, name)
      let isTaken = isNegative != isOpposite
      if let before = sum {
        sum = Expression(isTaken ? .difference : .sum, [before, written])
      } else {
        sum = isTaken ? -written : written
      }
    }
    return sum ?? Expression(0)
  }

  /// The conditions that a polynomial is not zero.
  private mutating func nonzero(_ polynomial: Polynomial) -> Derivation.Case? {
    var budget = min(2_000_000, solver.workspace.budget.stepsLeft)
    guard let factors = polynomial.irreducibleFactors(budget: &budget) else { return nil }
    var conditions: Derivation.Case = []
    for (factor, _) in factors.sorted(by: { $0.factor.degree < $1.factor.degree }) {
      if factor.degree == 1 {
        let root = -factor[0] / factor[1]
        conditions.append(EquationTask.Condition(name, .notEqual, Expression(root)))
      } else if factor.realRoots?.isEmpty != true {
        let written = Expression(written: factor, name)
        conditions.append(EquationTask.Condition(written, .notEqual, Expression(0)))
      }
    }
    return conditions
  }

  /// Multiplies by what stands below the lines of numbers.
  private mutating func withoutFractions(
    _ left: Expression,
    _ a: Polynomial,
    _ right: Expression,
    _ b: Polynomial
  ) -> Step? {
    let common = (a.coefficients + b.coefficients).commonDenominator
    guard common != .one, !left.hasDecimals, !right.hasDecimals else { return nil }
    let factor = Rational(common)
    let sides = [(left, a), (right, b)].map { side, polynomial in
      multiplied(side, by: Polynomial(factor))
        ?? Expression(written: polynomial.scaled(by: factor), name)
    }
    return Step(.multiply(Expression(factor)), [Equation(sides[0], sides[1])])
  }

  // MARK: Zeros

  /// The next step where a polynomial of degree 2 or more is to be zero.
  private mutating func zeroForm(_ polynomial: Polynomial, isSingle: Bool) -> Step? {
    let (content, coefficients) = polynomial.primitive
    let primitive = Polynomial(integers: coefficients)
    if content != .one {
      let after = [Equation(Expression(written: primitive, name), Expression(0))]
      let inverse = content.reciprocal
      return inverse.isInteger
        ? Step(.multiply(Expression(inverse)), after) : Step(.divide(Expression(content)), after)
    }
    if let product = product(primitive) {
      return Step(.factor, [Equation(product, Expression(0))])
    }
    if primitive.degree == 2 { return formula(primitive) }
    // A polynomial in a power of the unknown.
    let powers = coefficients.indices.filter { !coefficients[$0].isZero }
    let step = powers.reduce(0) { Int.commonDivisor($0, $1) }
    guard step > 1, isSingle, substitution == nil, depth == 0, unknown == asked else { return nil }
    let inner = stride(from: 0, through: primitive.degree, by: step).map { primitive[$0] }
    let letter = ["u", "w", "t"].first { $0 != asked && solver.environment.variables[$0] == nil }
    guard let letter else { return nil }
    let power = name.raised(to: step)
    substitution = (letter, power)
    unknown = letter
    return Step(
      .substitute(letter, power),
      [
        Equation(Expression(written: Polynomial(inner), Expression(name: letter)), Expression(0))
      ]
    )
  }

  /// A polynomial as the product of its irreducible factors; nothing where there is only one.
  private mutating func product(_ polynomial: Polynomial) -> Expression? {
    let (content, coefficients) = polynomial.primitive
    var budget = min(2_000_000, solver.workspace.budget.stepsLeft)
    guard
      let found = Polynomial(integers: coefficients).irreducibleFactors(budget: &budget),
      found.reduce(0, { $0 + $1.exponent }) > 1 || content != .one
    else { return nil }
    // The unknown itself first, and then by zeros.
    func rank(_ factor: Polynomial) -> (Int, Rational) {
      if factor.degree > 1 { return (factor.degree, .zero) }
      return factor[0].isZero ? (0, .zero) : (1, -factor[0] / factor[1])
    }
    let ordered = found.sorted { a, b in rank(a.factor) < rank(b.factor) }
    return .product(
      of: [Expression(content)]
        + ordered.map { Expression(written: $0.factor, name).raised(to: $0.exponent) }
    )
  }

  /// Whether a polynomial of a higher degree has no factors but those of the degrees 1 and 2.
  private mutating func isSplit(_ polynomial: Polynomial) -> Bool {
    guard polynomial.degree > 2 else { return false }
    var budget = min(2_000_000, solver.workspace.budget.stepsLeft)
    let primitive = Polynomial(integers: polynomial.primitive.coefficients)
    return primitive.irreducibleFactors(budget: &budget)?.allSatisfy { $0.factor.degree <= 2 }
      ?? false
  }

  /// The formula for quadratic equations.
  private func formula(_ polynomial: Polynomial) -> Step {
    let (a, b, c) = (polynomial[2], polynomial[1], polynomial[0])
    let discriminant = b * b - Rational(4) * a * c
    let written = Expression(discriminant)
    guard isComplex || !discriminant.isNegative else {
      return Step(.negativeDiscriminant(written), [])
    }
    let (root, divisor) = (Expression.call(.sqrt, written), Expression(Rational(2) * a))
    let opposite = Expression(-b)
    return Step(
      .formula([a, b, c].map { Expression($0) }, discriminant: written),
      [Symbol.difference, .sum].map { sign in
        Equation(name, Expression(.quotient, [Expression(sign, [opposite, root]), divisor]))
      }
    )
  }

  // MARK: Other numbers

  /// An equation of degree 1 or 2 whose coefficients are any numbers, with what is alike
  /// gathered; and the formula for those that are.
  mutating func gatheredStep(_ left: Expression, _ right: Expression) -> Step? {
    if !has(right), left.occurrences(of: unknown) == 1 { return nil }
    guard let fraction = ExpressionFraction(left - right, in: unknown, limit: 2),
      fraction.denominator.count == 1, let divisor = sign(fraction.denominator[0]), divisor != 0
    else { return nil }
    var coefficients: [Expression] = []
    for coefficient in fraction.numerator {
      coefficients.append(tidy(coefficient / fraction.denominator[0]))
    }
    while let last = coefficients.last {
      guard let sign = sign(last) else { return nil }
      if sign != 0 { break }
      coefficients.removeLast()
    }
    let zero = Expression(0)
    guard coefficients.count > 1 else {
      return Step(.expand, [Equation(coefficients.first ?? zero, zero)])
    }
    if coefficients.count == 2 {
      if hasNames, let step = collectedStep(left, right) { return step }
      let after = Equation(coefficients[1] * name, tidy(-coefficients[0]))
      return Step(.expand, [after])
    }
    let (a, b, c) = (coefficients[2], coefficients[1], coefficients[0])
    let gathered = a * name.raised(to: 2) + b * name + c
    guard left == gathered, right.rationalNumber?.isZero == true else {
      return Step(.expand, [Equation(gathered, zero)])
    }
    let discriminant = tidy(b * b - Expression(4) * a * c)
    guard let sign = sign(discriminant) else { return nil }
    if sign < 0, !isComplex { return Step(.negativeDiscriminant(discriminant), []) }
    let (root, below) = (Expression.call(.sqrt, discriminant), tidy(Expression(2) * a))
    let opposite = tidy(-b)
    return Step(
      .formula([a, b, c], discriminant: discriminant),
      (sign == 0 ? [Symbol.sum] : [.difference, .sum]).map { symbol in
        Equation(name, Expression(.quotient, [Expression(symbol, [opposite, root]), below]))
      }
    )
  }
}

extension DerivationWriter {
  /// What has the unknown goes to the left side of a linear equation with names, and the rest to the right
  /// one, where each summand is a product with it or has it not.
  private func collectedStep(_ left: Expression, _ right: Expression) -> Step? {
    func parts(_ side: Expression, has isWanted: Bool) -> Expression? {
      side.summands.filter { has($0.part) == isWanted && $0.part.rationalNumber?.isZero != true }
        .reduce(nil) { sum, term in
          guard let sum else { return term.isNegative ? -term.part : term.part }
          return term.isNegative ? sum - term.part : sum + term.part
        }
    }
    guard (left.summands + right.summands).allSatisfy({ $0.part.occurrences(of: unknown) <= 1 }),
      let first = parts(left, has: true)
    else { return nil }
    if let moved = parts(right, has: true) {
      return Step(
        subtraction(moved),
        [Equation(left - moved, parts(right, has: false) ?? Expression(0))]
      )
    }
    guard first != left, let moved = parts(left, has: false) else { return nil }
    return Step(subtraction(moved), [Equation(first, right - moved)])
  }
}

extension RationalFunction {
  /// The polynomial that the quotient is where it has a value.
  fileprivate var numeratorIfWhole: Polynomial? { numerator.dividedExactly(by: denominator) }
}

extension Polynomial {
  /// A polynomial of least degree that both divide.
  fileprivate static func leastCommonMultiple(_ a: Polynomial, _ b: Polynomial) -> Polynomial {
    let divisor = greatestCommonDivisor(a, b)
    return (a.dividedExactly(by: divisor) ?? a) * b
  }
}

extension Expression {
  /// A polynomial as it is written by hand: a product without a sign, whole numbers above the
  /// line.
  init(written polynomial: Polynomial, _ name: Expression) {
    var result: Expression?
    // 6 − x, and not −x + 6.
    let isTurned =
      polynomial.degree == 1 && polynomial[1].isNegative && polynomial[0] > .zero
    for exponent in isTurned ? [0, 1] : Array(polynomial.coefficients.indices.reversed())
    where !polynomial[exponent].isZero {
      let coefficient = polynomial[exponent]
      let size = coefficient.magnitude
      var term = Expression(size)
      if exponent > 0 {
        let above = Expression.product(of: [
          Expression(Rational(size.numerator)), name.raised(to: exponent),
        ])
        term = Expression(quotient: above, Expression(Rational(size.denominator)))
      }
      if let sum = result {
        result = Expression(coefficient.isNegative ? .difference : .sum, [sum, term])
      } else {
        result = coefficient.isNegative ? -term : term
      }
    }
    self = result ?? Expression(0)
  }

  /// Whether a side is written as a sum in which each power of the unknown stands once.
  func isExpanded(_ polynomial: Polynomial, in name: String) -> Bool {
    let terms = summands
    guard terms.count == max(1, polynomial.coefficients.count { !$0.isZero }) else { return false }
    return terms.allSatisfy { term in
      let part = term.part
      return part.occurrences(of: name) <= 1
        && !part.nodes.indices.contains { index in
          switch part.symbol(at: index) {
          case .sum, .difference: true
          case .product, .juxtaposition:
            // A number behind the unknown, or two numbers.
            part.subexpression(at: index - 1).rationalNumber != nil
          default: false
          }
        }
    }
  }
}
