// Comparisons that hold for the same numbers as another one: without the same power on both sides, without
// logarithms on both sides, and divided by a power, which is positive.

internal import Expressions
internal import Numbers
internal import Reals

extension ConditionCheck {
  /// Comparisons that hold for the same numbers.
  func equivalents(in workspace: inout Workspace) -> [ConditionCheck] {
    var found: [(difference: Expression, relation: Relation)] = []
    if let other = comparisonOfExponents { found.append(other) }
    if let other = difference.withoutLogarithms(of: unknown) { found.append((other, relation)) }
    if let other = difference.comparisonOfSquares(of: unknown) { found.append((other, relation)) }
    if let other = comparisonOfLogarithms(in: &workspace) { found.append((other, relation)) }
    if let other = difference.withoutPowersInLogarithms(of: unknown) {
      found.append((other, relation))
    }
    if let other = difference.collected(of: unknown) { found.append((other, relation)) }
    let fraction = difference.withoutQuotients(of: unknown)
    found += fraction.numerator.dividedByPowers(of: unknown).map { numerator in
      let isWhole = fraction.denominator.variables.isEmpty
      return (
        isWhole ? numerator : Expression(.quotient, [numerator, fraction.denominator]), relation
      )
    }
    var checks: [ConditionCheck] = []
    for (difference, relation) in found {
      let check = ConditionCheck(
        Comparison(difference, relation, Expression(0)),
        of: unknown,
        angleUnit,
        depth: depth,
        isOther: true,
        in: &workspace
      )
      if let check { checks.append(check) }
    }
    return checks
  }

  /// Powers of one number compare as their exponents do, or the other way round, where it is less than 1.
  private var comparisonOfExponents: (difference: Expression, relation: Relation)? {
    guard case .difference = difference.symbol(at: difference.root),
      let first = difference.parts[0].powerOfNumber,
      let second = difference.parts[1].powerOfNumber, first.base == second.base
    else { return nil }
    let isRising = first.base.rationalNumber.map { $0 > .one } ?? true
    let (a, b) = isRising ? (first, second) : (second, first)
    return (Expression(.difference, [a.exponent, b.exponent]), relation)
  }
}

extension Expression {
  /// The base and the exponent of a power of e, or of a positive number other than 1.
  fileprivate var powerOfNumber: (base: Expression, exponent: Expression)? {
    switch symbol(at: root) {
    case .call(.exp): return (Expression(.e), parts[0])
    case .power:
      let base = parts[0]
      let isNumber = base.rationalNumber.map { $0.signum > 0 && $0 != .one } ?? false
      return isNumber || base == Expression(.e) ? (base, parts[1]) : nil
    default: return nil
    }
  }

  // MARK: Sums

  /// A sum with one polynomial of the name in the place of several terms of it: x − 1 + sin(x) − x/2 is
  /// x/2 − 1 + sin(x); nothing where a part that may lack a value would be lost.
  fileprivate func collected(of name: String) -> Expression? {
    let parts = partsBesidePolynomials.filter { $0.variables.contains(name) }
      .sorted { $0.count > $1.count }
    guard !parts.isEmpty, parts.count <= 8 else { return nil }
    guard let polynomial = checkedPolynomial(in: [name], and: parts),
      (1...parts.count).allSatisfy({ polynomial.degree(in: $0) > 0 })
    else { return nil }
    let own = polynomial.terms.filter { $0.powers.exponents.dropFirst().allSatisfy { $0 == 0 } }
    var sum = SparsePolynomial(own).univariate(in: 0).map {
      Expression($0, of: Expression(name: name))
    }
    for term in polynomial.terms where !own.contains(where: { $0.powers == term.powers }) {
      var product = Expression(term.coefficient)
      for (place, exponent) in term.powers.exponents.enumerated() where exponent > 0 {
        let factor = place == 0 ? Expression(name: name) : parts[place - 1]
        product = product * factor.raised(to: exponent)
      }
      sum = sum.map { $0 + product } ?? product
    }
    return sum == self ? nil : sum
  }

  // MARK: Squares

  /// Where a difference of two products of an expression and square roots is compared with zero: r√s is
  /// less than another one exactly where r·|r|·s is, since t·|t| grows with t; all radicands have to be
  /// such that the roots have values.
  fileprivate func comparisonOfSquares(of name: String) -> Expression? {
    guard case .difference = symbol(at: root), let first = parts[0].squared(of: name),
      let second = parts[1].squared(of: name), !(first.guards + second.guards).isEmpty
    else { return nil }
    var whole = Expression(.difference, [first.square, second.square])
    for condition in first.guards + second.guards {
      whole = Expression(.piecewise, [condition, whole])
    }
    return whole
  }

  /// t·|t| for a product t of an expression and square roots, and what has to hold for these to have
  /// values.
  private func squared(of name: String) -> (square: Expression, guards: [Expression])? {
    let operands = parts
    switch (symbol(at: root), operands.count) {
    case (.call(.sqrt), 1):
      let radicand = operands[0]
      guard radicand.variables.contains(name) else { break }
      let condition = Expression(
        .relation(.greaterOrEqual, continuesChain: false),
        [radicand, Expression(0)]
      )
      return (radicand, [condition])
    case (.negation, 1):
      return operands[0].squared(of: name).map { (Expression(.negation, [$0.square]), $0.guards) }
    case (.product, 2), (.juxtaposition, 2), (.quotient, 2):
      guard let first = operands[0].squared(of: name), let second = operands[1].squared(of: name)
      else { return nil }
      let isQuotient = symbol(at: root) == .quotient
      let square = Expression(isQuotient ? .quotient : .product, [first.square, second.square])
      return (square, first.guards + second.guards)
    default: break
    }
    guard partsBesidePolynomials.isEmpty else { return nil }
    return (Expression(.product, [self, Expression.call(.abs, self)]), [])
  }

  // MARK: Logarithms

  /// Where a sum of multiples of logarithms by fractions is compared with zero: the product of the arguments for
  /// positive multiples less that for negative ones, where all arguments are positive.
  fileprivate func withoutLogarithms(of name: String) -> Expression? {
    guard let terms = logarithms(times: .one), let row = terms.first?.row, terms.count > 1,
      terms.allSatisfy({ $0.row == row })
    else { return nil }
    var (above, below) = (Expression(1), Expression(1))
    let scale = terms.reduce(Rational.one) { $0 * Rational(($1.factor * $0).denominator) }
    for term in terms {
      guard let exponent = (term.factor * scale).numerator.asInt, abs(exponent) <= 16 else {
        return nil
      }
      let power = term.argument.raised(to: abs(exponent))
      if exponent > 0 { above = above * power } else { below = below * power }
    }
    var whole = Expression(.difference, [above, below])
    for term in terms {
      // A number has to be known to be positive.
      guard term.argument.variables.contains(name) else {
        guard term.argument.rationalNumber.map({ $0.signum > 0 }) == true else { return nil }
        continue
      }
      let condition = Expression(
        .relation(.greater, continuesChain: false),
        [term.argument, Expression(0)]
      )
      whole = Expression(.piecewise, [condition, whole])
    }
    return whole
  }

  private typealias Logarithm = (row: Builtin, argument: Expression, factor: Rational)

  private func logarithms(times factor: Rational) -> [Logarithm]? {
    let operands = parts
    switch (symbol(at: root), operands.count) {
    case (.negation, 1): return operands[0].logarithms(times: -factor)
    case (.sum, 2), (.difference, 2):
      let isSum = symbol(at: root) == .sum
      guard let first = operands[0].logarithms(times: factor),
        let second = operands[1].logarithms(times: isSum ? factor : -factor)
      else { return nil }
      return first + second
    case (.product, 2), (.juxtaposition, 2):
      guard let number = operands[0].rationalNumber, !number.isZero else { return nil }
      return operands[1].logarithms(times: number * factor)
    case (.quotient, 2):
      guard let number = operands[1].rationalNumber, !number.isZero else { return nil }
      return operands[0].logarithms(times: factor / number)
    case (.call(let row), 1):
      return logarithmand.map { [(row, $0, factor)] }
    default: return nil
    }
  }

  // MARK: Sums of powers

  /// A sum of products of powers with the name in exponents of degree 1, divided by one of these products
  /// after the other.
  fileprivate func dividedByPowers(of name: String) -> [Expression] {
    let powers = exponentialParts(of: name)
    guard !powers.isEmpty, powers.count <= 6 else { return [] }
    var names = [name]
    var e = self
    var logs: [(base: Expression, exponent: Polynomial)] = []
    for power in powers.sorted(by: { $0.count > $1.count }) {
      guard let (base, exponent) = power.powerOfNumber,
        let polynomial = exponent.checkedPolynomial(in: [name])?.univariate(in: 0),
        polynomial.degree == 1
      else { return [] }
      names.append("#\(names.count)")
      e = e.replacing(every: power, with: Expression(name: names[names.count - 1]))
      logs.append((base, polynomial))
    }
    guard let whole = e.checkedPolynomial(in: names), !whole.isZero else { return [] }
    // The exponents of e and of a rational number, of which the name is a factor, of each term.
    var terms: [Term] = []
    for term in whole.terms {
      var next = Term(factor: Expression(term.coefficient))
      for (variable, exponent) in term.powers.exponents.enumerated() where exponent > 0 {
        guard variable > 0 else {
          next.factor = next.factor * Expression(name: name).raised(to: exponent)
          continue
        }
        let (base, polynomial) = logs[variable - 1]
        let slope = polynomial.leading * Rational(exponent)
        let start = polynomial.coefficients[0] * Rational(exponent)
        if let number = base.rationalNumber {
          guard slope.isInteger, let whole = slope.numerator.asInt, abs(whole) <= 16 else {
            return []
          }
          next.base = next.base * number.raised(to: whole)
        } else {
          next.exponent = next.exponent + slope
        }
        if !start.isZero {
          next.factor = next.factor * Expression(.power, [base, Expression(start)])
        }
      }
      terms.append(next)
    }
    var results: [Expression] = []
    var divisors: [Term] = []
    for divisor in terms
    where !divisors.contains(where: {
      $0.base == divisor.base && $0.exponent == divisor.exponent
    }) {
      divisors.append(divisor)
      let isNumber = divisor.base == .one && divisor.exponent.isZero
      guard !isNumber else { continue }
      let parts = terms.map { $0.divided(by: divisor, name) }
      results.append(parts.dropFirst().reduce(parts[0]) { Expression(.sum, [$0, $1]) })
    }
    return results
  }

  /// A factor times powers of a rational number and of e, with a name times a number in the exponent.
  private struct Term {
    var factor: Expression
    var base = Rational.one
    var exponent = Rational.zero

    func divided(by other: Term, _ name: String) -> Expression {
      let (base, exponent) = (base / other.base, exponent - other.exponent)
      var result = factor
      let x = Expression(name: name)
      if base != .one { result = result * Expression(.power, [Expression(base), x]) }
      if !exponent.isZero {
        result = result * Expression(.power, [Expression(.e), Expression(exponent) * x])
      }
      return result
    }
  }
}
