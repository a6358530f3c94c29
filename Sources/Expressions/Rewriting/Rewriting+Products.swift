// Each node as a product of a rational function and other things.

internal import Numbers
internal import Reals

extension Rewriting {
  /// The largest part that is read as a rational function, in nodes.
  private static var rationalSizeLimit: Int { 500 }

  /// The largest part that is compared with others, in nodes.
  private static var factorSizeLimit: Int { 256 }

  /// Settles a node that is not looked into.
  mutating func settleOpaque(_ index: Int) {
    var settled = rebuilt(index)
    if expression.size(at: index) <= Self.factorSizeLimit {
      let part = settled.change ?? expression.subexpression(at: index)
      let special = special(part)
      if special != part { settled.change = special }
      products[index] = FactoredExpression(special, excluded: settled.excluded)
    }
    finished[index] = settled
  }

  /// The factors of an operand, or nothing when they are too many.
  private func operand(_ index: Int) -> FactoredExpression? {
    depends[index] ? products[index] : constant(index)
  }

  /// A part without the variable.
  func constant(_ index: Int) -> FactoredExpression {
    let part = expression.subexpression(at: index)
    if let number = rational(part) {
      return FactoredExpression(RationalFunction(Polynomial(number)))
    }
    return FactoredExpression(part, excluded: [])
  }

  /// The value of a part without the variable, if it is proved rational.
  func rational(_ part: Expression) -> Rational? {
    if let number = part.rationalNumber { return number }
    var workspace = Workspace(budget: Budget(steps: 2_000_000, bitLimit: 1 << 16))
    do throws(EvaluationError) {
      return try part.number(in: environment, workspace: &workspace).rational
    } catch {
      // Evaluating the part gives the same error.
      return nil
    }
  }

  /// A node of arithmetic.
  mutating func algebraic(_ index: Int) -> FactoredExpression? {
    let kind = expression.nodes[index].kind
    if kind.isLeaf { return FactoredExpression(RationalFunction(.variable)) }
    switch kind {
    case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .power: break
    default: return nil
    }
    let operands = expression.operands(of: index)
    guard let first = operand(operands[0]) else { return nil }
    if kind == .negation {
      var result = first
      result.rational = -first.rational
      return result
    }
    guard let second = operand(operands[1]) else { return nil }
    switch kind {
    case .quotient: return second.reciprocal.flatMap { first.multiplied(by: $0) }
    case .power: return power(first, second)
    case .sum, .difference: return sum(index, first, second, isSum: kind == .sum)
    default: return first.multiplied(by: second)
    }
  }

  private func power(
    _ base: FactoredExpression,
    _ exponent: FactoredExpression
  ) -> FactoredExpression? {
    guard let number = exponent.isRational ? exponent.rational.constant : nil, number.isInteger,
      let exponent = number.numerator.asInt, exponent != 0
    else { return nil }
    return base.raised(to: exponent)
  }

  private func sum(
    _ index: Int,
    _ first: FactoredExpression,
    _ second: FactoredExpression,
    isSum: Bool
  ) -> FactoredExpression? {
    guard first.isRational, second.isRational, expression.size(at: index) <= Self.rationalSizeLimit
    else { return nil }
    var result = first
    result.rational = first.rational + (isSum ? second.rational : -second.rational)
    result.isChanged = first.isChanged || second.isChanged
    for expression in second.excluded { result.exclude(expression) }
    return result.isSmall ? result : nil
  }

  /// A function that is another one: u^u is e^(u ln u), √(r²) is |r|, cosh u − sinh u
  /// is e^(−u), 1 − tanh² u is sech² u.
  private func special(_ part: Expression) -> Expression {
    if isMeasured, let shifted = shifted(part) { return shifted }
    switch part.nodes[part.root].kind {
    case .power: return power(part) ?? part
    case .call where part.builtin(at: part.root) == .sqrt:
      return absoluteValue(part.subexpression(at: part.root - 1)) ?? part
    case .sum, .difference:
      return exponential(part) ?? squaredSecant(part) ?? quotientOfRoots(part) ?? part
    default: return part
    }
  }

  /// cosh u ± sinh u = e^(±u).
  private func exponential(_ sum: Expression) -> Expression? {
    let first = sum.subexpression(at: sum.left(of: sum.root))
    let second = sum.subexpression(at: sum.root - 1)
    let isSum = sum.nodes[sum.root].kind == .sum
    if let u = first.argument(of: .hyperbolicCosine), u == second.argument(of: .hyperbolicSine) {
      return .call(.exp, isSum ? u : -u)
    }
    if let u = first.argument(of: .hyperbolicSine), u == second.argument(of: .hyperbolicCosine) {
      return isSum ? .call(.exp, u) : -.call(.exp, -u)
    }
    return nil
  }

  /// 1 − tanh² u = sech² u, which is far from zero beside what tanh² u is rounded to.
  private func squaredSecant(_ sum: Expression) -> Expression? {
    let second = sum.subexpression(at: sum.root - 1)
    guard case .difference = sum.symbol(at: sum.root),
      sum.subexpression(at: sum.left(of: sum.root)).rationalNumber == .one,
      case .power = second.symbol(at: second.root),
      second.subexpression(at: second.root - 1).rationalNumber == 2,
      let u = second.subexpression(at: second.left(of: second.root)).argument(
        of: .hyperbolicTangent
      )
    else { return nil }
    return Expression.call(.hyperbolicSecant, u).raised(to: 2)
  }

  /// The root of a square: √(r²) = |r|, where r has a value.
  private func absoluteValue(_ radicand: Expression) -> Expression? {
    guard let product = product(of: radicand), product.isRational, !product.isReduced,
      let top = product.rational.numerator.squareRoot,
      let bottom = product.rational.denominator.squareRoot, bottom.isConstant, !top.isConstant
    else { return nil }
    return .call(.abs, Expression(shortest: top, of: name))
  }

  /// u^(c u) = e^(c (u ln u)) for u > 0, and for u = 0, where it is 1; for u < 0 it is
  /// (−1)^(c u) e^(−c (−u ln(−u))), defined for the same rational exponents.
  private func power(_ part: Expression) -> Expression? {
    let base = part.subexpression(at: part.left(of: part.root))
    let exponent = part.subexpression(at: part.root - 1)
    guard let u = product(of: base), let v = product(of: exponent) else { return nil }
    var factor: Rational?
    if base == exponent {
      factor = .one
    } else if let p = u.polynomial, let q = v.polynomial, !p.isConstant, p.degree == q.degree {
      let ratio = q.leading / p.leading
      factor = p.scaled(by: ratio) == q ? ratio : nil
    }
    guard let factor, u.polynomial.map({ !$0.isConstant }) ?? true else { return nil }
    let factored = Expression(factor)
    let isNegative = Expression(.relation(.less, continuesChain: false), [base, Expression(0)])
    let sign = Expression(.power, [Expression(Rational(-1)), factored * base])
    let size = Expression.call(.exp, -(factored * .call(.logarithmProduct, -base)))
    let continued = Expression.call(.exp, factored * .call(.logarithmProduct, base))
    return Expression(.piecewise, [isNegative, sign * size, continued])
  }
}

extension Polynomial {
  /// The polynomial whose square this is, with a positive leading coefficient.
  var squareRoot: Polynomial? {
    guard !isZero, !leading.isNegative else { return nil }
    let (top, bottom) = (
      primitive.content.numerator.squareRootWithRemainder(),
      primitive.content.denominator.squareRootWithRemainder()
    )
    guard top.remainder.isZero, bottom.remainder.isZero else { return nil }
    var root = Polynomial(Rational(top.root, over: bottom.root))
    for (factor, exponent) in squareFreeFactors {
      guard exponent % 2 == 0 else { return nil }
      root = root * factor.raised(to: exponent / 2)
    }
    return root
  }
}
