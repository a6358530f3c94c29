// Where an expression is a number, as a certificate has it checked: pieces of the line on which it takes
// every value of a range once, and at which number it does so.

package import Expressions
internal import Numbers
package import Reals

/// The numbers between two ends.
package struct CheckedRange {
  /// The ends; nothing for an infinite one.
  package var lower, upper: End?

  /// An end of a range.
  package struct End {
    package let number: Real
    package let isIncluded: Bool
  }

  /// The line.
  package static let line = CheckedRange()

  /// All numbers on a side of zero, with it or without.
  package static func side(isRight: Bool, hasZero: Bool) -> CheckedRange {
    let end = End(number: Real(0), isIncluded: hasZero)
    return isRight ? CheckedRange(lower: end) : CheckedRange(upper: end)
  }

  /// What two ranges have in common, as one range or none; nothing where that is not found out.
  package func intersection(_ other: CheckedRange, in workspace: inout Workspace) -> [CheckedRange]?
  {
    guard let lower = Self.inner(lower, other.lower, .greater, in: &workspace),
      let upper = Self.inner(upper, other.upper, .less, in: &workspace)
    else { return nil }
    let common = CheckedRange(lower: lower.first, upper: upper.first)
    guard let low = lower.first, let high = upper.first else { return [common] }
    guard let order = low.number.order(to: high.number, in: &workspace) else { return nil }
    return order == .less || order == .equal && low.isIncluded && high.isIncluded ? [common] : []
  }

  /// The end further inside, or none.
  private static func inner(
    _ a: End?,
    _ b: End?,
    _ inside: Order,
    in workspace: inout Workspace
  ) -> [End]? {
    guard let a, let b else { return [a, b].compactMap { $0 } }
    guard let order = a.number.order(to: b.number, in: &workspace) else { return nil }
    if order == .equal { return [a.isIncluded ? b : a] }
    return [order == inside ? a : b]
  }
}

/// A piece of the line on which an expression is continuous and strictly monotone.
package struct CheckedBranch {
  /// The piece.
  package var place: CheckedRange
  /// The values on it: all numbers of a range.
  package var values: CheckedRange
  /// Whether greater numbers have greater values.
  package var isRising: Bool
  /// The number at which a value is taken, which a name stands for.
  package var origin: Expression
}

/// The search for the branches of an expression.
package struct BranchCheck {
  /// The name in the expression.
  package let unknown: String
  /// The name of a value.
  package let name: String
  package let angleUnit: AngleUnit

  package init(unknown: String, name: String, angleUnit: AngleUnit) {
    (self.unknown, self.name, self.angleUnit) = (unknown, name, angleUnit)
  }

  /// All of the places where an expression has a value, as branches; nothing where its form is not
  /// known.
  package func branches(of e: Expression, in workspace: inout Workspace) -> [CheckedBranch]? {
    if case .name(unknown) = e.symbol(at: e.root) {
      return [bijection(isRising: true, Expression(name: name))]
    }
    let operands = e.parts
    let places = operands.indices.filter { operands[$0].variables.contains(unknown) }
    guard places.count == 1, let outer = pieces(of: e, places[0], in: &workspace),
      let inner = branches(of: operands[places[0]], in: &workspace)
    else { return nil }
    var replaced = operands
    replaced[places[0]] = Expression(name: name)
    let function = Expression(e.symbol(at: e.root), replaced)
    var found: [CheckedBranch] = []
    for first in inner {
      for second in outer {
        guard let common = first.values.intersection(second.place, in: &workspace) else {
          return nil
        }
        for middle in common {
          guard let values = values(of: function, on: middle, second, in: &workspace),
            let place = image(
              of: middle,
              first.values,
              first.place,
              first.isRising,
              first.origin,
              in: &workspace
            )
          else { return nil }
          found.append(
            CheckedBranch(
              place: place,
              values: values,
              isRising: first.isRising == second.isRising,
              origin: first.origin.replacing([name: second.origin])
            )
          )
        }
      }
    }
    return found
  }

  /// The values that a function of the name has on a part of a branch.
  func values(
    of function: Expression,
    on part: CheckedRange,
    _ branch: CheckedBranch,
    in workspace: inout Workspace
  ) -> CheckedRange? {
    image(of: part, branch.place, branch.values, branch.isRising, function, in: &workspace)
  }

  /// What a monotone function takes a part of a range to: ends of the range to those of the values, and
  /// numbers inside to what it is for them.
  func image(
    of part: CheckedRange,
    _ range: CheckedRange,
    _ values: CheckedRange,
    _ isRising: Bool,
    _ function: Expression,
    in workspace: inout Workspace
  ) -> CheckedRange? {
    var ends: [[CheckedRange.End]] = []
    for isLower in [true, false] {
      let (end, edge) = isLower ? (part.lower, range.lower) : (part.upper, range.upper)
      let limit = isLower == isRising ? values.lower : values.upper
      guard let end else {
        ends.append([limit].compactMap { $0 })
        continue
      }
      if let edge {
        guard let order = end.number.order(to: edge.number, in: &workspace) else { return nil }
        if order == .equal {
          let isIncluded = end.isIncluded
          ends.append(
            [limit].compactMap { $0 }.map { .init(number: $0.number, isIncluded: isIncluded) }
          )
          continue
        }
      }
      guard let value = value(of: function, at: end.number, in: &workspace) else { return nil }
      ends.append([.init(number: value, isIncluded: end.isIncluded)])
    }
    let (first, last) = isRising ? (ends[0], ends[1]) : (ends[1], ends[0])
    return CheckedRange(lower: first.first, upper: last.first)
  }

  /// What a function of the name, or of the unknown, is for a number.
  func value(
    of function: Expression,
    at number: Real,
    in workspace: inout Workspace
  ) -> Real? {
    var environment = Environment(variables: [name: .real(number)], angleUnit: angleUnit)
    environment.variables[unknown] = .real(number)
    guard let value = function.exactValue(in: environment, workspace: &workspace) else {
      return nil
    }
    do throws(RealError) {
      return try Real.recognized(value, in: &workspace)
    } catch {
      return nil
    }
  }

  // MARK: Functions of one operand

  private func bijection(isRising: Bool, _ origin: Expression) -> CheckedBranch {
    CheckedBranch(place: .line, values: .line, isRising: isRising, origin: origin)
  }

  /// The branches of what is done last, as a function of the operand with the unknown.
  private func pieces(
    of e: Expression,
    _ place: Int,
    in workspace: inout Workspace
  ) -> [CheckedBranch]? {
    let (u, operands) = (Expression(name: name), e.parts)
    if case .call(let row) = e.symbol(at: e.root) {
      return pieces(of: row, operands, place, in: &workspace)
    }
    if case .negation = e.symbol(at: e.root) { return [bijection(isRising: false, -u)] }
    guard operands.count == 2, case let other = operands[1 - place],
      let sign = number(other, in: &workspace)?.sign(in: &workspace)
    else { return nil }
    switch (e.symbol(at: e.root), place) {
    case (.sum, _): return [bijection(isRising: true, u.minus(other))]
    case (.difference, 0): return [bijection(isRising: true, u.plus(other))]
    case (.difference, _): return [bijection(isRising: false, other - u)]
    case (.product, _), (.juxtaposition, _):
      return sign == 0 ? nil : [bijection(isRising: sign > 0, u / other)]
    case (.quotient, 0): return sign == 0 ? nil : [bijection(isRising: sign > 0, other * u)]
    case (.quotient, _):
      guard sign != 0 else { return nil }
      return [false, true].map { isRight in
        CheckedBranch(
          place: .side(isRight: isRight, hasZero: false),
          values: .side(isRight: isRight == (sign > 0), hasZero: false),
          isRising: sign < 0,
          origin: other / u
        )
      }
    case (.power, 0): return other.rationalNumber.flatMap { pieces(ofExponent: $0) }
    case (.power, _):
      guard let isRising = isRising(toBase: other, in: &workspace) else { return nil }
      let logarithm = Expression.call(.ln, u)
      let isNatural = other == Expression(.e)
      return [
        CheckedBranch(
          place: .line,
          values: .side(isRight: true, hasZero: false),
          isRising: isRising,
          origin: isNatural ? logarithm : logarithm / Expression.call(.ln, other)
        )
      ]
    default: return nil
    }
  }

  private func number(_ e: Expression, in workspace: inout Workspace) -> Real? {
    guard e.variables.isEmpty, e.isPlain else { return nil }
    return e.exactValue(in: Environment(angleUnit: angleUnit), workspace: &workspace)
  }

  /// Whether powers of a positive number grow with the exponent; nothing for 1, and where it is not
  /// known to be positive.
  private func isRising(toBase base: Expression, in workspace: inout Workspace) -> Bool? {
    guard let number = number(base, in: &workspace), number.sign(in: &workspace) == 1,
      let order = number.order(to: Real(1), in: &workspace), order != .equal
    else { return nil }
    return order == .greater
  }

  /// xᵖ, with p in lowest terms: of every number where the denominator is odd, and of those that are not
  /// negative where it is even.
  private func pieces(ofExponent exponent: Rational) -> [CheckedBranch]? {
    guard !exponent.isZero else { return nil }
    let (isRising, root) = (!exponent.isNegative, Expression(name: name).root(exponent))
    let (isOdd, isOfAll) = (exponent.numerator.isOdd, exponent.denominator.isOdd)
    if isOdd, isOfAll, isRising { return [bijection(isRising: true, root)] }
    let right = CheckedRange.side(isRight: true, hasZero: isRising)
    let branch = CheckedBranch(place: right, values: right, isRising: isRising, origin: root)
    guard isOfAll else { return [branch] }
    let negative = CheckedRange.side(isRight: false, hasZero: false)
    let positive = CheckedRange.side(isRight: true, hasZero: false)
    let mirrored = CheckedBranch(
      place: negative,
      values: isOdd ? negative : positive,
      isRising: isRising == isOdd,
      origin: isOdd ? root : -root
    )
    return [mirrored, branch]
  }

  private func pieces(
    of row: Builtin,
    _ operands: [Expression],
    _ place: Int,
    in workspace: inout Workspace
  ) -> [CheckedBranch]? {
    let u = Expression(name: name)
    guard place == 0 else { return nil }
    let positive = CheckedRange.side(isRight: true, hasZero: false)
    switch (row, operands.count) {
    case (.sqrt, 1): return pieces(ofExponent: Rational(1, over: 2))
    case (.cbrt, 1): return pieces(ofExponent: Rational(1, over: 3))
    case (.abs, 1):
      let right = CheckedRange.side(isRight: true, hasZero: true)
      let left = CheckedRange.side(isRight: false, hasZero: false)
      return [
        CheckedBranch(place: left, values: positive, isRising: false, origin: -u),
        CheckedBranch(place: right, values: right, isRising: true, origin: u),
      ]
    case (.exp, 1):
      return [
        CheckedBranch(
          place: .line,
          values: positive,
          isRising: true,
          origin: Expression.call(.ln, u)
        )
      ]
    case (.ln, 1), (.log2, 1), (.log, 1...2):
      let base: Expression
      switch row {
      case .ln: base = Expression(.e)
      case .log2: base = Expression(2)
      default: base = operands.count == 2 ? operands[1] : Expression(10)
      }
      guard let isRising = isRising(toBase: base, in: &workspace) else { return nil }
      return [
        CheckedBranch(
          place: positive,
          values: .line,
          isRising: isRising,
          origin: Expression(.power, [base, u])
        )
      ]
    default: return nil
    }
  }
}

extension Expression {
  /// A number added, or its opposite taken away.
  fileprivate func plus(_ number: Expression) -> Expression {
    if let rational = number.rationalNumber, rational.isNegative {
      return self - Expression(-rational)
    }
    return self + number
  }

  /// A number taken away.
  fileprivate func minus(_ number: Expression) -> Expression {
    number.rationalNumber.map { plus(Expression(-$0)) } ?? self - number
  }

  /// What has the expression as its power with an exponent.
  fileprivate func root(_ exponent: Rational) -> Expression {
    if exponent.isNegative { return Expression(1) / root(-exponent) }
    if exponent == .one { return self }
    let inverse = exponent.reciprocal
    if inverse.isInteger, let count = inverse.numerator.asInt { return raised(to: count) }
    if exponent == Rational(2) { return .call(.sqrt, self) }
    if exponent == Rational(3) { return .call(.cbrt, self) }
    return Expression(.power, [self, Expression(inverse)])
  }
}
