// Functions that vanish with their argument, and their quotients by the argument.

internal import Numbers

/// A function f(A) that vanishes where A does: it is the coefficient times
/// A^power times the kernel times the other factors.
struct Vanishing {
  var argument: FactoredExpression
  var power = 1
  var coefficient = Rational.one
  var kernel: Expression
  var others: [FactoredExpression.Factor] = []
}

extension Rewriting {
  /// The function that vanishes with its argument, if the expression is one.
  func vanishing(_ base: Expression) -> Vanishing? {
    switch base.nodes[base.root].kind {
    case .call where base.arity(at: base.root) == 1:
      return call(base.builtin(at: base.root), base.subexpression(at: base.root - 1))
    case .sum, .difference: return terms(base)
    default: return nil
    }
  }

  /// f(A + a) = A·(quotient of an expression of A)·(another factor), as the row has it.
  private func call(_ builtin: Builtin, _ argument: Expression) -> Vanishing? {
    guard let rule = builtin.vanishing, let parts = builtin.vanishingParts,
      let (product, a) = difference(argument, Rational(rule.zero))
    else { return nil }
    let scaled = parts.argument.replacing(["u": a])
    var others: [FactoredExpression.Factor] = []
    let unit = builtin.angle == .argument ? environment.angleUnit.radiansPerUnit : nil
    if let unit { others.append(.init(base: unit, exponent: 1)) }
    if let factor = parts.factor?.replacing(["u": a]) {
      guard let factors = self.product(of: factor)?.factors else { return nil }
      others += factors
    }
    return Vanishing(
      argument: product,
      kernel: .call(.quotient(rule.quotient), unit.map { $0 * scaled } ?? scaled),
      others: others
    )
  }

  /// W − a, factored and as an expression.
  private func difference(
    _ argument: Expression,
    _ number: Rational
  ) -> (FactoredExpression, Expression)? {
    guard let w = product(of: argument) else { return nil }
    if number.isZero { return (w, argument) }
    if w.isRational {
      var a = w
      a.rational = w.rational + RationalFunction(Polynomial(-number))
      guard !a.rational.numerator.isZero else { return nil }
      return (a, a.expression(of: name))
    }
    guard let (first, rest) = numberAndRest(argument), first == number, let a = product(of: rest)
    else { return nil }
    return (a, rest)
  }

  /// A sum of a number and something else, if the expression is one.
  private func numberAndRest(_ sum: Expression) -> (Rational, Expression)? {
    let kind = sum.nodes[sum.root].kind
    guard kind == .sum || kind == .difference else { return nil }
    let left = sum.subexpression(at: sum.left(of: sum.root))
    let right = sum.subexpression(at: sum.root - 1)
    let isSum = kind == .sum
    if let number = product(of: left)?.number { return (number, isSum ? right : -right) }
    if let number = product(of: right)?.number { return (isSum ? number : -number, left) }
    return nil
  }

  /// c·(1 − cos A), or c·(b^A − 1).
  private func terms(_ sum: Expression) -> Vanishing? {
    guard let (number, rest) = numberAndRest(sum), !number.isZero,
      let other = product(of: rest), other.factors.count == 1, other.factors[0].exponent == 1,
      other.rational.constant == -number
    else { return nil }
    let base = other.factors[0].base
    if let angle = base.argument(of: .cosine) { return cosine(angle, number) }
    if let exponent = exponent(base) {
      // number − number·e^A = −number·A·((e^A − 1)/A).
      guard let product = product(of: exponent) else { return nil }
      return Vanishing(
        argument: product,
        coefficient: -number,
        kernel: .call(.exponentialQuotient, exponent)
      )
    }
    return nil
  }

  /// 1 − cos(A) = A²·((1 − cos A)/A²), in radians.
  private func cosine(_ angle: Expression, _ number: Rational) -> Vanishing? {
    guard let product = product(of: angle) else { return nil }
    guard let unit = environment.angleUnit.radiansPerUnit else {
      return Vanishing(
        argument: product,
        power: 2,
        coefficient: number,
        kernel: .call(.cosineQuotient, angle)
      )
    }
    return Vanishing(
      argument: product,
      power: 2,
      coefficient: number,
      kernel: .call(.cosineQuotient, unit * angle),
      others: [.init(base: unit, exponent: 2)]
    )
  }

  /// The A of e^A; b^A is e^(A ln b) for a positive number b.
  private func exponent(_ power: Expression) -> Expression? {
    if let argument = power.argument(of: .exp) { return argument }
    guard power.nodes[power.root].kind == .power else { return nil }
    let base = power.subexpression(at: power.left(of: power.root))
    let exponent = power.subexpression(at: power.root - 1)
    if base == Expression(.e) { return exponent }
    guard let number = base.rationalNumber, !number.isNegative, !number.isZero else { return nil }
    return exponent * .call(.ln, base)
  }
}

extension FactoredExpression {
  /// The number that it is, if it is one.
  fileprivate var number: Rational? { isRational ? rational.constant : nil }
}
