// Conditions as they are told: solved for what stands in them, and none that others say in other functions.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  /// The steps that a comparison of conditions may take.
  private static let equivalenceSteps: Int64 = 20_000_000

  /// Conditions without logarithms on both sides, and then solved again: p ≠ 0 for ln(p + 1) ≠ 0.
  mutating func solved(_ conditions: [Expression]) throws(AlgebraError) -> [Expression] {
    var solved: [Expression] = []
    for condition in conditions {
      let other = condition.withoutLogarithms
      var found = [other]
      if other != condition {
        let difference = try fraction(of: other.parts[0] - other.parts[1])
        found = try factors(of: difference.numerator).factors.filter { !hasNoZeros($0.factor) }
          .map { comparison($0.factor, .notEqual) }
      }
      solved += found.filter { !solved.contains($0) }
    }
    return solved
  }

  /// Conditions without those that say that something is not zero which is a product of what is known not to
  /// be, in other functions: cos(x + π) ≠ 0 where cos(x) ≠ 0 is known.
  mutating func withoutEquivalent(
    _ conditions: [Expression],
    of second: Expression
  ) throws(AlgebraError) -> [Expression] {
    guard view == .written, conditions.contains(where: { $0.isUnequalWave }) else {
      return conditions
    }
    let known = second.domainConditions(in: environment).filter {
      ($0.kind == .notZero || $0.kind == .positive) && isFree($0.part)
    }
    let allowed = min(budget.stepsLeft, Self.equivalenceSteps)
    var field = AlgebraicField(environment, .identities, workspace, steps: allowed)
    defer { budget.stepsLeft -= allowed - max(0, field.budget.stepsLeft) }
    do throws(AlgebraError) {
      return try field.withoutProducts(conditions, of: known.map { $0.part })
    } catch {
      return conditions
    }
  }

  private mutating func withoutProducts(
    _ conditions: [Expression],
    of known: [Expression]
  ) throws(AlgebraError) -> [Expression] {
    let differences = conditions.map { $0.parts[0] - $0.parts[1] }
    let waves = conditions.indices.filter { conditions[$0].isUnequalWave }
    let all = try reading(known + waves.map { differences[$0] })
    var factors: [SparsePolynomial] = []
    // What has a divisor may have no value where the dividend is zero.
    for part in all.prefix(known.count) where part.denominator.constant != nil {
      factors += try zeroFree(part)
    }
    var dropped: [Int] = []
    for (place, part) in zip(waves, all.dropFirst(known.count)) {
      let own = try self.factors(of: part.numerator).factors.map { $0.factor }
      if own.allSatisfy({ factors.contains($0) || hasNoZeros($0) }) {
        dropped.append(place)
      } else if part.denominator.constant != nil {
        factors += own
      }
    }
    return conditions.indices.filter { !dropped.contains($0) }.map { conditions[$0] }
  }

  /// A quotient with the sign of another one: of odd powers the first ones, of even ones the squares.
  mutating func withLowPowers(_ a: AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction {
    let parts = [a.numerator, a.denominator]
    var low: [SparsePolynomial] = []
    for part in parts {
      let powers = try powers(of: part.primitive.polynomial)
      guard powers.contains(where: { $0.exponent > 2 }),
        powers.allSatisfy({ isReal(AlgebraicFraction($0.factor)) })
      else {
        low.append(part)
        continue
      }
      let sign = Rational(part.primitive.content.isNegative ? -1 : 1)
      low.append(
        try working { (budget) throws(PolynomialBudget.Spent) in
          var product = SparsePolynomial(sign)
          for (factor, exponent) in powers {
            let power = try factor.raised(to: exponent % 2 == 0 ? 2 : 1, &budget)
            product = try product.multiplied(by: power, &budget)
          }
          return product
        }
      )
    }
    return low == parts ? a : AlgebraicFraction(lowest: low[0], low[1])
  }

  /// Whether a polynomial is a number and sines and cosines of real angles whose factors are together not
  /// greater than that.
  func exceedsWaves(_ polynomial: SparsePolynomial) -> Bool {
    guard let number = polynomial.terms.first(where: { $0.powers.exponents.isEmpty })?.coefficient
    else { return false }
    var sum = Rational.zero
    for term in polynomial.terms where !term.powers.exponents.isEmpty {
      let isWave = term.powers.exponents.indices.allSatisfy { place in
        guard term.powers[place] > 0 else { return true }
        guard case .call(let builtin, _) = generators[place].kind else { return false }
        return (builtin == .sine || builtin == .cosine) && isReal(generator: place)
      }
      guard isWave else { return false }
      sum += term.coefficient.magnitude
    }
    return number >= sum
  }

  /// Whether a polynomial in the only name is negative at the sample and around it; nothing where there is no
  /// sample, or its zeros are no places where something changes.
  func isNegativeAtSample(_ polynomial: SparsePolynomial) -> Bool? {
    guard let sample, let place = place(of: Expression(name: sample.name)),
      let own = polynomial.univariate(in: place),
      case let sign = own.value(at: sample.number).signum, sign != 0,
      sample.places.dividedExactly(by: own) != nil || own.realRoots?.isEmpty == true
    else { return nil }
    return sign < 0
  }
}

extension Expression {
  /// Whether it says that something with a sine, a cosine or a tangent is not another one.
  fileprivate var isUnequalWave: Bool {
    guard case .relation(.notEqual, continuesChain: false) = symbol(at: root) else { return false }
    return hasAngles
  }

  /// A condition with the arguments of logarithms in the place of these: ln u ≠ 0 where u ≠ 1, and
  /// ln u ≠ ln v where u ≠ v, for u and v with logarithms.
  fileprivate var withoutLogarithms: Expression {
    guard case .relation(.notEqual, _) = symbol(at: root) else { return self }
    let arguments = parts.compactMap { side -> Expression? in
      if case .call(.ln) = side.symbol(at: side.root) { return side.parts[0] }
      return side == Expression(.zero) ? Expression(1) : nil
    }
    guard arguments.count == 2, arguments[0] != Expression(1) else { return self }
    return Expression(symbol(at: root), arguments)
  }
}
