// Differences of square roots that vanish, by their conjugates.

internal import Numbers

/// a√p + b√r with polynomials; r may be 1.
private struct RootSum {
  struct Term {
    var coefficient: Polynomial
    var radicand: Polynomial
    var expression: Expression
  }
  var first: Term
  var second: Term

  /// a²p − b²r, the product with the conjugate.
  var norm: Polynomial {
    first.coefficient.raised(to: 2) * first.radicand
      - second.coefficient.raised(to: 2) * second.radicand
  }

  /// a√p − b√r.
  var conjugate: Expression { first.expression - second.expression }
}

extension Rewriting {
  /// The factor a√p + b√r as (a²p − b²r)/(a√p − b√r).
  ///
  /// The conjugate may only vanish where there was no value before: it vanishes
  /// only where the norm does.
  func conjugate(
    _ product: FactoredExpression,
    _ place: Int,
    _ factor: FactoredExpression.Factor
  ) -> FactoredExpression? {
    guard abs(factor.exponent) == 1, let sum = rootSum(factor.base) else { return nil }
    let norm = sum.norm
    guard norm.degree > 0, norm.degree <= 32 else { return nil }
    var result = product
    result.factors.remove(at: place)
    if factor.exponent > 0 {
      let common = Polynomial.greatestCommonDivisor(norm, product.rational.denominator)
      guard !common.isConstant else { return nil }
      let zeros = norm.squareFreePart
      let others = zeros.quotientAndRemainder(
        dividingBy: Polynomial.greatestCommonDivisor(zeros, product.rational.poles)
      ).quotient
      guard others.isConstant || others.realRoots?.isEmpty == true else { return nil }
      result.rational = result.rational * RationalFunction(norm)
      result.multiply(by: sum.conjugate, exponent: -1)
    } else {
      // Where the conjugate vanishes and the sum does not, the dividend vanishes
      // as well, on both sides.
      guard let rational = result.rational.dividedExactly(by: norm) else { return nil }
      result.rational = rational
      result.exclude(factor.base)
      result.multiply(by: sum.conjugate, exponent: 1)
    }
    result.isChanged = true
    return result
  }

  /// a√p + b√r as c/(a√p − b√r), where c = a²p − b²r is a number other than zero and
  /// the signs of the numbers a and b differ, so that the divisor is never zero and
  /// nothing cancels in it.
  func quotientOfRoots(_ base: Expression) -> Expression? {
    // What is no such sum is not looked into: sums are parts of sums.
    guard base.subexpression(at: base.left(of: base.root)).isRootOfArithmetic,
      base.subexpression(at: base.root - 1).isRootOfArithmetic,
      let sum = rootSum(base), sum.first.coefficient.isConstant,
      sum.second.coefficient.isConstant, sum.norm.isConstant, !sum.norm.isZero,
      sum.first.coefficient.leading.isNegative != sum.second.coefficient.leading.isNegative
    else { return nil }
    return Expression(sum.norm.leading) / sum.conjugate
  }

  private func rootSum(_ base: Expression) -> RootSum? {
    let kind = base.nodes[base.root].kind
    guard kind == .sum || kind == .difference, base.hasRootsOnly else { return nil }
    let left = base.subexpression(at: base.left(of: base.root))
    let right = base.subexpression(at: base.root - 1)
    guard let first = rootTerm(left), let second = rootTerm(kind == .sum ? right : -right) else {
      return nil
    }
    guard !first.radicand.isConstant || !second.radicand.isConstant else { return nil }
    return RootSum(first: first, second: second)
  }

  /// A polynomial times the root of another, if the expression is one.
  private func rootTerm(_ term: Expression) -> RootSum.Term? {
    guard let product = product(of: term), product.rational.isPolynomial,
      product.factors.count <= 1
    else { return nil }
    var radicand = Polynomial.one
    if let factor = product.factors.first {
      guard factor.exponent == 1, let inside = factor.base.argument(of: .sqrt),
        let polynomial = self.product(of: inside)?.polynomial
      else { return nil }
      radicand = polynomial
    }
    return RootSum.Term(
      coefficient: product.rational.numerator,
      radicand: radicand,
      expression: term
    )
  }
}

extension Expression {
  /// Whether there are square roots in it, and no other functions.
  ///
  /// Sums are parts of sums: where no conjugate can be found, none of them is
  /// taken to pieces, which would be done again for every part of a part.
  fileprivate var hasRootsOnly: Bool {
    var isFound = false
    for index in nodes.indices where nodes[index].kind == .call {
      guard builtin(at: index) == .sqrt else { return false }
      isFound = true
    }
    return isFound
  }

  /// Whether it is written as a number times the root of something without
  /// functions.
  fileprivate var isRootOfArithmetic: Bool {
    switch nodes[root].kind {
    case .negation: return subexpression(at: root - 1).isRootOfArithmetic
    case .product, .juxtaposition:
      return subexpression(at: left(of: root)).rationalNumber != nil
        && subexpression(at: root - 1).isRootOfArithmetic
    default:
      guard let radicand = argument(of: .sqrt) else { return false }
      return radicand.isArithmetic
    }
  }
}
