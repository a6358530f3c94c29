// Quotients whose dividend and divisor vanish together, by functions that have
// the limit as their value. Each rule is an identity wherever the left side has
// a value.

internal import Numbers

extension Rewriting {
  /// A product in which nothing vanishes above and below at once any more, or
  /// nothing if it was like that already.
  func simplified(_ product: FactoredExpression) -> FactoredExpression? {
    let (result, isChanged) = limits(product)
    if isChanged { return result }
    // |A| = sign(A)·A, which pays only if A is cancelled by something.
    for (place, factor) in product.factors.enumerated() {
      guard let signed = withSign(product, place, factor) else { continue }
      let (result, isChanged) = limits(signed)
      if isChanged { return result }
    }
    return nil
  }

  /// Applies rules as long as there are any.
  private func limits(_ product: FactoredExpression) -> (FactoredExpression, isChanged: Bool) {
    var result = product
    var isChanged = product.isReduced
    for _ in 0..<12 {
      guard let next = step(result) else { break }
      result = next
      isChanged = true
    }
    return (result, isChanged)
  }

  private func step(_ product: FactoredExpression) -> FactoredExpression? {
    for (place, factor) in product.factors.enumerated() {
      if let next = logarithm(product, place, factor) { return next }
      if let next = conjugate(product, place, factor) { return next }
      guard factor.exponent > 0, product.hasDivisor else { continue }
      guard let vanishing = vanishing(factor.base),
        product.sharesZero(with: vanishing.argument)
      else { continue }
      if let next = replace(product, place, vanishing) { return next }
    }
    return nil
  }

  /// f(A) = coefficient · scale^power · A^power · kernel(scale·A) · others.
  private func replace(
    _ product: FactoredExpression,
    _ place: Int,
    _ vanishing: Vanishing
  ) -> FactoredExpression? {
    guard let power = vanishing.argument.raised(to: vanishing.power) else { return nil }
    var result = product.removingOne(place)
    result.rational =
      result.rational * RationalFunction(Polynomial(vanishing.coefficient))
    // The kernel keeps the argument, and so its domain.
    guard var next = result.multiplied(by: power, isRetained: true) else { return nil }
    for factor in vanishing.others { next.multiply(by: factor.base, exponent: factor.exponent) }
    next.multiply(by: vanishing.kernel, exponent: 1)
    return next
  }

  /// |A| to an odd power as sign(A) times that power of A, for A ≠ 0.
  ///
  /// |A| in a dividend is 0 where A is, and sign(A) has no value there: that is
  /// right only where the zeros of A are no part of the domain.
  private func withSign(
    _ product: FactoredExpression,
    _ place: Int,
    _ factor: FactoredExpression.Factor
  ) -> FactoredExpression? {
    guard let argument = factor.base.argument(of: .abs), factor.exponent % 2 != 0,
      let a = self.product(of: argument),
      factor.exponent < 0 || product.isDivided(by: a)
    else { return nil }
    var result = product
    result.factors.remove(at: place)
    guard let power = a.raised(to: factor.exponent) else { return nil }
    guard var next = result.multiplied(by: power, isRetained: true) else { return nil }
    next.multiply(by: .call(.strictSign, argument), exponent: 1)
    return next
  }

  /// A·ln(A) as one function, for A > 0; it is 0 at A = 0.
  private func logarithm(
    _ product: FactoredExpression,
    _ place: Int,
    _ factor: FactoredExpression.Factor
  ) -> FactoredExpression? {
    guard factor.exponent > 0, let argument = factor.base.argument(of: .ln) else { return nil }
    // B·ln|B| = sign(B)·(|B|·ln|B|).
    let inner = argument.argument(of: .abs)
    guard let a = self.product(of: inner ?? argument),
      var result = product.removingOne(place).dividedExactly(by: a)
    else { return nil }
    result.exclude(inner ?? argument)
    result.multiply(by: .call(.logarithmProduct, argument), exponent: 1)
    if let inner { result.multiply(by: .call(.strictSign, inner), exponent: 1) }
    return result
  }
}

extension FactoredExpression {
  /// Whether anything may be divided by zero.
  var hasDivisor: Bool {
    !rational.denominator.isConstant || factors.contains { $0.exponent < 0 }
  }

  /// Whether a divisor here has a zero with something else in common.
  func sharesZero(with other: FactoredExpression) -> Bool {
    let common = Polynomial.greatestCommonDivisor(
      rational.denominator,
      other.rational.numerator
    )
    if !common.isConstant { return true }
    return other.factors.contains { factor in
      factor.exponent > 0
        && factors.contains { $0.base == factor.base && $0.exponent < 0 }
    }
  }

  /// Whether the zeros of something else are poles here.
  func isDivided(by other: FactoredExpression) -> Bool {
    let zeros = other.rational.numerator.squareFreePart
    guard !zeros.isZero, rational.poles.dividedExactly(by: zeros) != nil else { return false }
    return other.factors.allSatisfy { factor in
      factor.exponent < 0
        || factors.contains { $0.base == factor.base && $0.exponent < 0 }
    }
  }

  /// One factor less of a power.
  func removingOne(_ place: Int) -> FactoredExpression {
    var result = self
    if factors[place].exponent == 1 {
      result.factors.remove(at: place)
    } else {
      result.factors[place].exponent -= 1
    }
    return result
  }

  /// The quotient by something of which this has a multiple as a factor: a
  /// polynomial, or a number times another factor.
  func dividedExactly(by other: FactoredExpression) -> FactoredExpression? {
    var result = self
    guard other.rational.isPolynomial, !other.rational.numerator.isZero,
      let rational = rational.dividedExactly(by: other.rational.numerator)
    else { return nil }
    result.rational = rational
    if other.isRational { return other.rational.numerator.isConstant ? nil : result }
    for factor in other.factors {
      guard let place = factors.firstIndex(where: { $0.base == factor.base }),
        factor.exponent > 0, result.factors[place].exponent >= factor.exponent
      else { return nil }
      result.factors[place].exponent -= factor.exponent
    }
    result.factors.removeAll { $0.exponent == 0 }
    return result
  }
}

extension Expression {
  /// The argument, if the expression is a call of a builtin of one argument.
  func argument(of builtin: Builtin) -> Expression? {
    guard nodes[root].kind == .call, self.builtin(at: root) == builtin, arity(at: root) == 1
    else { return nil }
    return subexpression(at: root - 1)
  }
}
