// Further ways to prove that two expressions are the same: in plainer functions, by powers of both where
// neither is negative, and in cases by the signs of what magnitudes are of.

package import Expressions
package import Numbers
package import Reals

extension Algebra {
  /// The magnitudes that are told apart, each positive, negative or zero.
  private static let magnitudeLimit = 3

  /// Whether two expressions are shown to be the same wherever both have values, in one of some ways.
  mutating func areSameInOtherForms(_ left: Expression, _ right: Expression) -> Bool {
    guard environment.angleUnit == .radians || !(left - right).hasAngles else { return false }
    guard !environment.complexAnswers else {
      let sides = [left.withArcsines, right.withArcsines]
      return sides != [left, right] && haveSameForm(sides[0], sides[1])
    }
    let plain = [left.withPlainKernels, right.withPlainKernels]
    let ways = [
      plain, plain.map { $0.withCommonKernels }, [left.withSplitPowers, right.withSplitPowers],
    ]
    for sides in ways where sides != [left, right] {
      guard haveSameForm(sides[0], sides[1]), haveValues(sides, where: [left, right]) else {
        continue
      }
      return true
    }
    return haveSamePowers(left, right)
      || areSameInCases(plain[0], plain[1], limit: Self.magnitudeLimit)
  }

  /// Whether a difference has the form of zero in one of two views.
  private mutating func haveSameForm(_ left: Expression, _ right: Expression) -> Bool {
    for view in [AlgebraicField.View.written, .identities] {
      do throws(AlgebraError) {
        if try isZero(left, right, view) { return true }
      } catch {
        continue
      }
    }
    return false
  }

  /// Whether some expressions have values wherever some others have.
  private mutating func haveValues(_ sides: [Expression], where others: [Expression]) -> Bool {
    // What is not zero is not so in plainer functions either.
    let divisors = Expression(.vector, others).domainConditions(in: environment)
      .compactMap { $0.kind == .notZero ? Expression(.one) / $0.part.withPlainKernels : nil }
    do throws(AlgebraError) {
      let asked = try inField(.written) { (field) throws(AlgebraError) in
        // Of e^x and e^(2·x) the first one that is read is what the other is a power or a root of.
        _ = try field.reading(sides)
        return try field.conditions(
          of: Expression(.vector, sides),
          besides: Expression(.vector, others + divisors)
        )
      }
      return asked?.isEmpty == true
    } catch {
      return false
    }
  }

  /// Whether equal powers of both sides are the same, where neither side is negative.
  private mutating func haveSamePowers(_ left: Expression, _ right: Expression) -> Bool {
    guard left.isNeverNegativeByForm, right.isNeverNegativeByForm else { return false }
    for exponent in [2, 4, 6]
    where haveSameForm(left.raised(to: exponent), right.raised(to: exponent)) {
      return true
    }
    return false
  }

  /// Whether both sides are the same for each sign of what magnitudes and signs are of.
  ///
  /// A case says more than it has to: that both are the same for all numbers with u in the place of
  /// |u|, or with −u, and with what is zero where u is.
  private mutating func areSameInCases(
    _ left: Expression,
    _ right: Expression,
    limit: Int
  ) -> Bool {
    let both = left - right
    let place = (0..<both.count).first { index in
      (both.isCall(of: .abs, at: index) || both.isCall(of: .sign, at: index))
        && isFree(both.subexpression(at: index - 1))
    }
    guard let place, limit > 0 else {
      return limit < Self.magnitudeLimit && haveSameForm(left, right)
    }
    let u = both.subexpression(at: place - 1)
    for sign in [1, -1] {
      guard
        areSameInCases(
          signed(left, u, sign),
          signed(right, u, sign),
          limit: limit - 1
        )
      else { return false }
    }
    let hasSign = (0..<both.count).contains { both.isCall(of: .sign, at: $0) }
    return !hasSign || areSame(left, right, whereZero: u, limit: limit)
  }

  /// An expression where something has a sign: without the magnitudes and the signs of it, and of its
  /// opposite.
  private mutating func signed(_ e: Expression, _ u: Expression, _ sign: Int) -> Expression {
    var result = e
    while true {
      var isChanged = false
      for index in 0..<result.count
      where result.isCall(of: .abs, at: index) || result.isCall(of: .sign, at: index) {
        let v = result.subexpression(at: index - 1)
        let own = haveSameForm(v, u) ? sign : haveSameForm(v, -u) ? -sign : nil
        guard let own else { continue }
        let number = Expression(Rational(own))
        let isMagnitude = result.isCall(of: .abs, at: index)
        result = result.replacing(index, with: isMagnitude ? number * v : number)
        isChanged = true
        break
      }
      guard isChanged else { return result }
    }
  }

  /// Whether both sides are the same where something is zero: with the number that a name is then,
  /// where it stands in it once with a factor that is a number, or with zero wherever it stands.
  private mutating func areSame(
    _ left: Expression,
    _ right: Expression,
    whereZero u: Expression,
    limit: Int
  ) -> Bool {
    for name in u.variables where environment.variables[name] == nil {
      guard let fraction = ExpressionFraction(u, in: name, limit: 1), fraction.numerator.count == 2,
        fraction.numerator[1].rationalNumber?.isZero == false
      else { continue }
      let value = -fraction.numerator[0] / fraction.numerator[1]
      let sides = [left, right].map { signed($0, u, 0).replacing([name: value]) }
      return areSameBesides(sides, limit: limit - 1)
    }
    return areSameBesides(
      [left, right].map { signed($0, u, 0).withoutParts(u) },
      limit: limit - 1
    )
  }

  private mutating func areSameBesides(_ sides: [Expression], limit: Int) -> Bool {
    guard sides.allSatisfy({ !isFree($0) }) else {
      return areSameInCases(sides[0], sides[1], limit: limit)
    }
    return areSameNumbers(sides[0], sides[1])
  }

  /// Whether two numbers are equal, or one of them has no value.
  private mutating func areSameNumbers(_ left: Expression, _ right: Expression) -> Bool {
    switch (hasValue(left, in: environment), hasValue(right, in: environment)) {
    case (false?, _), (_, false?): return true
    case (true?, true?): return haveSameForm(left, right)
    default: return false
    }
  }

  /// Whether an expression has a value; nothing where that is not found out.
  mutating func hasValue(_ e: Expression, in environment: Environment) -> Bool? {
    let allowed = min(20_000_000, max(0, steps))
    workspace.budget.stepsLeft = allowed
    defer { steps -= allowed - max(0, workspace.budget.stepsLeft) }
    do throws(EvaluationError) {
      _ = try e.value(in: environment, workspace: &workspace)
      return true
    } catch {
      if case .real(.undefined) = error.kind { return false }
      return nil
    }
  }

  /// Numbers for which only one of two expressions has a value, and whether that is the left one;
  /// nothing where none are found.
  ///
  /// Beside small numbers, those are tried that the conditions of both having values compare with.
  package static func numbersOfOneSide(
    _ left: Expression,
    _ right: Expression,
    conditions: [Expression],
    environment: Environment,
    workspace: inout Workspace
  ) -> (numbers: [(name: String, number: Rational)], isLeft: Bool)? {
    do throws(AlgebraError) {
      return try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
        let sides = [try algebra.inlined(left), try algebra.inlined(right)]
        let bounds = conditions.compactMap { $0.parts.last?.rationalNumber }
        return algebra.numbersOfOneSide(
          sides,
          among: bounds + bounds.map { $0 - 1 } + bounds.map { $0 + 1 } + numbers
        )
      }
    } catch {
      return nil
    }
  }

  private mutating func numbersOfOneSide(
    _ sides: [Expression],
    among numbers: [Rational]
  ) -> (numbers: [(name: String, number: Rational)], isLeft: Bool)? {
    let names = (sides[0] - sides[1]).variables.filter { environment.variables[$0] == nil }
    let count = numbers.count
    for attempt in 0..<(names.count == 1 ? 1 : 3) * count {
      var environment = environment
      var chosen: [(name: String, number: Rational)] = []
      for (place, name) in names.enumerated() {
        let number = numbers[(attempt + place * (attempt / count)) % count]
        chosen.append((name: name, number: number))
        environment.variables[name] = .real(Real(number))
      }
      guard let isLeft = hasValue(sides[0], in: environment),
        let isRight = hasValue(sides[1], in: environment)
      else { continue }
      if isLeft != isRight { return (chosen, isLeft) }
    }
    return nil
  }

  /// Whether the form of an expression says that it has a value for all numbers.
  package static func isDefinedEverywhere(_ e: Expression, in environment: Environment) -> Bool {
    e.domainConditions(in: environment).isEmpty
  }
}

extension Expression {
  /// The expression with zero in the place of every part that is written in one way.
  fileprivate func withoutParts(_ part: Expression) -> Expression {
    var result = self
    while let place = (0..<result.count).first(where: { result.subexpression(at: $0) == part }) {
      result = result.replacing(place, with: Expression(0))
    }
    return result
  }
}
