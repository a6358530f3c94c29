// Equations whose complex solutions are curves, and inequalities whose solutions are parts of the
// plane: |z| = 2 is a circle, re(z) = 1 a line.

package import Expressions
internal import Numbers
package import Reals

/// The complex numbers that satisfy comparisons, in cases of which one holds.
package struct SolvedCurve: Sendable {
  /// A curve, a number, or a part of the plane.
  package struct Case: Sendable {
    /// What the unknown is, with a letter for all real numbers; nothing for a part of the plane.
    var value: Expression?
    /// What has to hold of the letter, or of the unknown.
    var conditions: [Expression] = []
    /// Whether the curve is a circle, which the letter runs through once in a full turn.
    var isTurn = false

    /// The case as one condition on a name.
    package func condition(on name: String) -> Expression {
      let equations =
        value.map { [Comparison(Expression(name: name), .equal, $0).expression] } ?? []
      return (equations + conditions).joined(by: .and) ?? Expression(true)
    }
  }

  /// The cases; none where nothing solves it.
  package var cases: [Case]
  /// The letter of curves, whether it occurs or not.
  let name: String
  /// The letters that stand for all whole numbers.
  package var wholeLetters: [String] = []

  /// Whether every number is a solution.
  package var isEverything: Bool {
    cases.contains { $0.value == nil && $0.conditions.isEmpty }
  }

  /// Adds the cases of others with the same letter.
  mutating func add(_ others: SolvedCurve) {
    cases += others.cases
    for letter in others.wholeLetters where !wholeLetters.contains(letter) {
      wholeLetters.append(letter)
    }
  }

  /// The letter, where it occurs.
  package var letter: String? {
    cases.contains { $0.value?.variables.contains(name) == true } ? name : nil
  }
}

extension Algebra {
  /// The complex numbers that satisfy a comparison whose difference is real: of z = x + iy it is one
  /// between a polynomial in x and y and zero.
  ///
  /// A circle is told by its center and its radius, other curves by x and y in terms of one of them, also
  /// where square roots and magnitudes of both stand in the equation;
  /// parts of the plane are told by their borders. What is never negative is compared by its square.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where the difference is not real, is no such
  ///   polynomial, or has no value somewhere.
  package static func curve(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression,
    of name: String,
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> SolvedCurve {
    var (known, complex) = (environment, environment)
    complex.variables[name] = nil
    complex.complexAnswers = true
    known.complexAnswers = false
    let search = CurveSearch(name: name)
    for part in [search.x, search.y] { known.variables[part] = .real(Real(0)) }
    var divisors: [Expression] = []
    for needed in (left - right).domainConditions(in: complex)
    where needed.part.variables.contains(name) {
      guard needed.relation == .notEqual else { throw .unsupported }
      if !divisors.contains(needed.part) { divisors.append(needed.part) }
    }
    guard environment.angleUnit == .radians else { throw .unsupported }
    let sides = search.sides(left, right, relation, in: known)
    // A size is greater than any negative number.
    let bounds = [Comparison(left, relation, right), Comparison(right, relation.turned, left)]
    let bound = bounds.first { $0.left.isSize && $0.right.variables.isEmpty }
    // The only zero of a linear divisor, where there is one, by its parts.
    let poles = divisors.map { divisor in
      (divisor: divisor, zero: search.zero(of: divisor, in: known))
    }
    for part in [search.x, search.y] { known.variables[part] = nil }
    return try lent(by: &workspace, in: known) { (algebra) throws(AlgebraError) in
      if let bound, algebra.sign(of: bound.right) == -1 {
        return try search.everywhere(bound.relation.holds(for: 1), besides: poles, in: &algebra)
      }
      guard let sides else { throw .unsupported }
      return try search.solved(sides, relation, besides: poles, in: &algebra)
    }
  }
}

/// A search for what satisfies a comparison in the plane.
struct CurveSearch {
  let name: String
  /// The names of both parts, which nobody can type.
  let x = "#x"
  let y = "#y"

  var unknown: Expression { Expression(name: name) }

  /// What must not be zero, and the parts of the only number where it is, if that is known.
  typealias Pole = (divisor: Expression, zero: ComplexParts?)

  /// The parts of the only zero of a linear divisor.
  func zero(of divisor: Expression, in environment: Environment) -> ComplexParts? {
    if case .call(.abs) = divisor.symbol(at: divisor.root), divisor.parts.count == 1 {
      return zero(of: divisor.parts[0], in: environment)
    }
    guard let line = ExpressionFraction(divisor, in: name, limit: 1), line.numerator.count == 2,
      line.denominator.count == 1
    else { return nil }
    return (-line.numerator[0] / line.numerator[1]).complexParts(where: [:], in: environment)
  }

  /// The difference of both sides, by its real and its imaginary part, or their squares; each side
  /// alone where they have to have an order.
  func sides(
    _ left: Expression,
    _ right: Expression,
    _ relation: Relation,
    in environment: Environment
  ) -> [ComplexParts]? {
    let areSizes = left.isSize && right.isSize
    let squares = [left, right].map { areSizes ? $0.raised(to: 2) : $0 }
    let own = ComplexParts(real: Expression(name: x), imaginary: Expression(name: y))
    var found: [ComplexParts] = []
    for side in squares {
      guard let whole = side.inliningCalls(in: environment),
        let parts = whole.complexParts(where: [name: own], in: environment),
        let real = parts.real.inliningCalls(in: environment),
        case let imaginary = parts.imaginary?.inliningCalls(in: environment),
        (imaginary == nil) == (parts.imaginary == nil)
      else { return nil }
      found.append(ComplexParts(real: real, imaginary: imaginary))
    }
    return found
  }

  /// What satisfies a comparison of two sides.
  func solved(
    _ sides: [ComplexParts],
    _ relation: Relation,
    besides poles: [Pole],
    in algebra: inout Algebra
  ) throws(AlgebraError) -> SolvedCurve {
    let zero = Expression(0)
    let (real, imaginary) = (
      sides[0].real - sides[1].real,
      (sides[0].imaginary ?? zero) - (sides[1].imaginary ?? zero)
    )
    let letter = SolutionLetter.parameter(0, besides: [name], in: algebra.environment)
    if relation == .equal {
      return try curves(real, imaginary, letter, besides: poles, in: &algebra)
    }
    return try algebra.inField(.written) { (field) throws(AlgebraError) in
      let parts = sides.map { $0.imaginary ?? zero }
      let read = try field.reading([real] + parts)
      guard relation != .notEqual, read[1].isZero, read[2].isZero,
        try isPositive(read[0].denominator, besides: poles, &field)
      else { throw .unsupported }
      let others = try poles.map { (pole) throws(AlgebraError) in try isNoPole(pole, &field) }
      var sign: Int?
      if field.isConstant(read[0].numerator) {
        sign = field.sign(ofConstant: field.sum(read[0].numerator))
      } else if let circle = try circle(read[0].numerator, &field),
        circle.square.rationalNumber?.isNegative == true
      {
        // What has no zeros has the sign of its squares.
        sign = field.sign(ofConstant: circle.factor)
      }
      if let point = try point(read[0].numerator, relation, &field) {
        return SolvedCurve(
          cases: point.map { own in
            .init(value: own.value, conditions: own.conditions + others)
          },
          name: letter
        )
      }
      if let sign {
        let holds = relation.holds(for: sign)
        return SolvedCurve(cases: holds ? [.init(conditions: others)] : [], name: letter)
      }
      let border = try region(read[0].numerator, relation, &field)
      return SolvedCurve(cases: [.init(conditions: [border] + others)], name: letter)
    }
  }

  // MARK: Curves

  /// What an equation says of both parts: a circle, or what their polynomial is a factor of.
  private struct Factor {
    var circle: Circle?
    let polynomial: Expression
    let others: [Expression]
  }

  private func curves(
    _ real: Expression,
    _ imaginary: Expression,
    _ letter: String,
    besides poles: [Pole],
    in algebra: inout Algebra
  ) throws(AlgebraError) -> SolvedCurve {
    var curve = SolvedCurve(cases: [], name: letter)
    var rest: [Expression] = []
    let factors = try algebra.inField(.written) { (field) throws(AlgebraError) in
      let open = try field.reading([real, imaginary]).filter { !$0.isZero }.map { $0.numerator }
      // Both sides are the same.
      guard let first = open.first else {
        let others = try poles.map { (pole) throws(AlgebraError) in try isNoPole(pole, &field) }
        curve.cases.append(.init(conditions: others))
        return [Factor]()
      }
      guard open.count == 2 else { return try self.factors(of: first, besides: poles, &field) }
      // Where both parts have to be zero, there are points besides what they have in common.
      let common = try field.working { (budget) throws(PolynomialBudget.Spent) in
        try SparsePolynomial.greatestCommonDivisor(open[0], open[1], &budget)
      }
      for part in open {
        let other = try field.working { (budget) throws(PolynomialBudget.Spent) in
          try part.dividedExactly(by: common, &budget)
        }
        guard let other else { throw .unsupported }
        rest.append(field.sum(other))
      }
      return try self.factors(of: common, besides: poles, &field)
    }
    for factor in factors {
      if let circle = factor.circle {
        guard let sign = algebra.sign(of: circle.square) else { throw .unsupported }
        if sign < 0 { continue }
        let unit = Expression(.imaginaryUnit)
        let turn = Expression(.power, [Expression(.e), unit * Expression(name: letter)])
        let center = circle.center(unit)
        let value = sign == 0 ? center : center + circle.radius * turn
        curve.cases.append(.init(value: value, conditions: factor.others, isTurn: sign > 0))
      } else {
        for own in try cases(of: [factor.polynomial], letter, [], in: &algebra) {
          var told = own
          if own.value?.variables.contains(letter) == true {
            told.conditions += factor.others
          } else if try isPole(own.value, of: poles, in: &algebra) {
            continue
          }
          curve.cases.append(told)
        }
      }
    }
    if !rest.isEmpty {
      for own in try cases(of: rest, letter, [], in: &algebra) {
        guard own.value?.variables.contains(letter) != true else {
          let others = poles.map { $0.divisor.isNotZero }
          curve.cases.append(.init(value: own.value, conditions: own.conditions + others))
          continue
        }
        guard own.conditions.isEmpty else { throw .unsupported }
        if try !isPole(own.value, of: poles, in: &algebra) { curve.cases.append(own) }
      }
    }
    return curve
  }

  /// Whether one of some divisors is zero at a number.
  private func isPole(
    _ number: Expression?,
    of poles: [Pole],
    in algebra: inout Algebra
  ) throws(AlgebraError) -> Bool {
    for pole in poles where try isZero(pole.divisor, at: number, in: &algebra) { return true }
    return false
  }

  /// Whether a divisor is zero at a number.
  private func isZero(
    _ divisor: Expression,
    at number: Expression?,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> Bool {
    var environment = algebra.environment
    environment.complexAnswers = true
    guard let number else { return false }
    let parts = divisor.replacing([name: number]).complexParts(where: [:], in: environment)
    guard let parts, let first = algebra.sign(of: parts.real),
      let second = algebra.sign(of: parts.imaginary ?? Expression(0))
    else { throw .unsupported }
    return first == 0 && second == 0
  }

  /// The factors of a polynomial in both parts that have zeros.
  private func factors(
    of polynomial: SparsePolynomial,
    besides poles: [Pole],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Factor] {
    var found: [Factor] = []
    for (factor, _) in try field.factors(of: polynomial).factors {
      if field.hasNoZeros(factor) { continue }
      let isPlain = isPolynomial(factor, field)
      guard isPlain || isOfRoots(factor, field) else { throw .unsupported }
      let written = field.sum(factor)
      var others: [Expression] = []
      for pole in poles {
        if let zero = pole.zero {
          // A curve that does not pass through it needs no word about it.
          let parts = [x: zero.real, y: zero.imaginary ?? Expression(0)]
          let value = try field.reading(written.replacing(parts))
          if field.isConstant(value), field.hasNoZeros(value.numerator) { continue }
        }
        others.append(try isNoPole(pole, &field))
      }
      let circle = isPlain ? try self.circle(factor, &field) : nil
      found.append(Factor(circle: circle, polynomial: written, others: others))
    }
    return found
  }

  /// Where polynomials in both parts are zero, with the part that is not told as the letter.
  private func cases(
    of polynomials: [Expression],
    _ letter: String,
    _ others: [Expression],
    in algebra: inout Algebra
  ) throws(AlgebraError) -> [SolvedCurve.Case] {
    let system = try Algebra.solved(
      [polynomials.map { ($0, true, Expression(0)) }],
      for: [y, x],
      environment: algebra.environment,
      workspace: &algebra.workspace
    )
    guard system.restrictions.isEmpty else { throw .unsupported }
    return try system.cases.map { (own) throws(AlgebraError) in
      let names = own.values.map { $0.name }
      let meaning = [names.contains(y) ? x : y: Expression(name: letter)]
      var parts = [x: Expression(name: letter), y: Expression(name: letter)]
      for (name, value) in own.values { parts[name] = value.replacing(meaning) }
      guard let first = parts[x], let second = parts[y] else { throw .unsupported }
      let conditions = own.conditions.map { $0.replacing(meaning) }
      return SolvedCurve.Case(
        value: first + second * Expression(.imaginaryUnit),
        conditions: conditions + others
      )
    }
  }

  /// Whether a polynomial has no other generators than both parts, and numbers.
  func isPolynomial(_ polynomial: SparsePolynomial, _ field: AlgebraicField) -> Bool {
    polynomial.variables.allSatisfy { place in
      let generator = field.generators[place]
      if case .name = generator.kind {
        return [Expression(name: x), Expression(name: y)].contains(generator.expression)
      }
      return generator.isConstant
    }
  }

  /// Whether a polynomial has besides of these only square roots and magnitudes of what has no other
  /// names.
  private func isOfRoots(_ polynomial: SparsePolynomial, _ field: AlgebraicField) -> Bool {
    polynomial.variables.allSatisfy { place in
      isPolynomial(SparsePolynomial(variable: place), field)
        || field.isSquareRoot(generator: place)
          && field.generators[place].expression.variables.allSatisfy { $0 == x || $0 == y }
    }
  }

  /// A circle, or what has its equation.
  struct Circle {
    /// The parts of the center.
    let parts: (real: Expression, imaginary: Expression)
    /// The radius, and its square.
    let radius: Expression
    let square: Expression
    /// What all is divided by.
    let factor: Expression

    func center(_ unit: Expression) -> Expression { parts.real + parts.imaginary * unit }
  }

  /// The circle whose equation says that a polynomial is zero: the squares of both parts have the same
  /// factor.
  func circle(
    _ polynomial: SparsePolynomial,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Circle? {
    guard let first = field.place(of: Expression(name: x)),
      let second = field.place(of: Expression(name: y)),
      case let row = polynomial.coefficients(of: first), row.count == 3,
      case let rest = row[0].coefficients(of: second), rest.count == 3,
      field.isConstant(row[1]), field.isConstant(row[2]), row[2] == rest[2]
    else { return nil }
    let factor = AlgebraicFraction(row[2])
    let half = try field.quotient(AlgebraicFraction(Rational(-1, over: 2)), factor)
    let center = [
      try field.product(half, AlgebraicFraction(row[1])),
      try field.product(half, AlgebraicFraction(rest[1])),
    ]
    var square = try field.quotient(AlgebraicFraction(-rest[0]), factor)
    for part in center { square = try field.sum(square, try field.product(part, part)) }
    let written = try field.oneQuotient(square)
    // The root of a negative number is not asked for.
    var radius = Expression(0)
    if field.isPositive(square.numerator), field.isPositive(square.denominator) {
      // The field has a generator more before it writes.
      let root = try field.root(2, of: square)
      radius = try field.oneQuotient(root)
    } else {
      radius = .call(.sqrt, written)
    }
    return Circle(
      parts: (try field.oneQuotient(center[0]), try field.oneQuotient(center[1])),
      radius: radius,
      square: written,
      factor: field.sum(row[2])
    )
  }
}

extension Algebra {
  /// −1, 0 or 1 for a number, where that is found out.
  mutating func sign(of e: Expression) -> Int? {
    if let number = e.rationalNumber { return number.signum }
    var workspace = workspace
    workspace.budget = Budget(steps: 20_000_000)
    return e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
  }
}

extension Expression {
  /// The condition that it is not zero.
  fileprivate var isNotZero: Expression {
    Expression(.relation(.notEqual, continuesChain: false), [self, Expression(0)])
  }

  /// Whether the form alone says that it is never negative.
  fileprivate var isSize: Bool {
    if let number = rationalNumber { return number.signum >= 0 }
    switch symbol(at: root) {
    case .call(.abs): return true
    case .constant: return isPositiveNumber
    case .call(.sqrt): return true
    case .sum, .product, .juxtaposition, .quotient: return parts.allSatisfy { $0.isSize }
    default: return false
    }
  }
}
