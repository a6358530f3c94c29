// Equations in which further names are free: a formula is solved for one of its names.

package import Expressions
internal import Numbers
package import Reals

/// An equation solved for a name, in terms of the other ones.
package struct SolvedFormula: Sendable {
  /// The expressions that solve it, none of which has the name.
  package let solutions: [Expression]
  /// The comparisons under which these solve it, and nothing else does.
  package let conditions: [Expression]
  /// The letter in the solutions that is any whole number, if there is one.
  package var letter: String?
}

extension Algebra {
  /// An equation solved for a name, whose other names may be free.
  ///
  /// What is done last to the name is undone first: sums and products by polynomials of the
  /// degrees 1 and 2 and by powers, and roots, magnitudes, exponentials and functions with an
  /// inverse everywhere. Of functions that repeat all arguments are told, with a letter for any whole
  /// number. Each step is an equivalence under conditions, which are told.
  ///
  /// - Throws: ``AlgebraError/unsupported`` where the name stands in more than one such part, or
  ///   where the conditions cannot be told.
  package static func solved(
    _ left: Expression,
    _ right: Expression,
    for name: String,
    environment: Environment,
    workspace: inout Workspace
  ) throws(AlgebraError) -> SolvedFormula {
    var environment = environment
    environment.variables[name] = nil
    return try lent(by: &workspace, in: environment) { (algebra) throws(AlgebraError) in
      try algebra.solved(left, right, for: name)
    }
  }

  private mutating func solved(
    _ left: Expression,
    _ right: Expression,
    for name: String
  ) throws(AlgebraError) -> SolvedFormula {
    let sides = [try inlined(left), try inlined(right)]
    let names = (sides[0] - sides[1]).variables
    let letter = SolutionLetter.whole(besides: names + [name], in: environment)
    var search = FormulaSearch(name: name, letter: letter)
    let solutions = try search.zeros(of: sides[0] - sides[1], depth: 0, in: &self)
    // Where a solution has no value, or a side of the equation at it, it is none.
    var parts = search.valued
    for solution in solutions {
      parts.append(solution)
      parts += sides.map { $0.replacing([name: solution]) }
    }
    let conditions = try inField(.written) { (field) throws(AlgebraError) in
      _ = try field.reading(parts)
      let found = try field.conditions(of: Expression(.list, parts), besides: Expression(.zero))
      return try found.map { (found) throws(AlgebraError) in
        try search.told(found, in: &field)
      }
    }
    guard let conditions else { throw .unsupported }
    // Which of the solutions there are must not depend on the whole number.
    if conditions.contains(where: { $0.variables.contains(letter) }) {
      throw .unsupported
    }
    var solved = SolvedFormula(solutions: solutions, conditions: conditions)
    if solutions.contains(where: { $0.variables.contains(letter) }) {
      solved.letter = letter
    }
    return solved
  }
}

/// A search for what solves an equation for a name.
struct FormulaSearch {
  let name: String
  /// What stands for any whole number; nothing where no function that repeats is undone.
  let letter: String?
  /// Calls with what undoes them, which have values where that has one.
  var undone: [(call: Expression, origin: Expression)] = []
  /// Expressions without the name that must have a value: `sqrt(v)` where v must not be negative.
  var valued: [Expression] = []

  /// How many functions around the name are undone.
  private static let depthLimit = 6

  /// The expressions at which another one is 0.
  mutating func zeros(
    of e: Expression,
    depth: Int,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> [Expression] {
    guard depth < Self.depthLimit else { throw .unsupported }
    var search = self
    defer { self = search }
    let found = try algebra.inField(.written) { (field) throws(AlgebraError) in
      try search.parts(of: e, in: &field)
    }
    var zeros: [Expression] = []
    for value in found.values {
      for zero in try search.origins(of: found.part, at: value, depth: depth, in: &algebra)
      where !zeros.contains(zero) {
        zeros.append(zero)
      }
    }
    return zeros
  }

  /// The only part of an expression in which the name stands, and what that part is where the
  /// expression is 0.
  private mutating func parts(
    of e: Expression,
    in field: inout AlgebraicField
  ) throws(AlgebraError) -> (part: AlgebraicField.Generator, values: [Expression]) {
    let fraction = try field.reading(e)
    let places = field.generators.indices.filter { place in
      fraction.numerator.degree(in: place) > 0
        && field.generators[place].expression.variables.contains(name)
    }
    if places.count == 2, let cosine = try cosine(of: fraction.numerator, places, &field) {
      return cosine
    }
    guard places.count == 1 else { throw .unsupported }
    var values: [Expression] = []
    for (factor, _) in try field.factors(of: fraction.numerator).factors {
      for value in try zeros(of: factor, in: places[0], &field) {
        let written = try field.oneQuotient(value)
        if !values.contains(written) { values.append(written) }
      }
    }
    return (field.generators[places[0]], values)
  }

  /// A sum a·sin u + b·cos u + c as r·cos(u − φ) + c, where φ is the angle of the point (b, a) and
  /// r its distance: the cosine, and what it is where the sum is 0.
  private mutating func cosine(
    of sum: SparsePolynomial,
    _ places: [Int],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> (part: AlgebraicField.Generator, values: [Expression])? {
    var factors: [Builtin: SparsePolynomial] = [:]
    var angles: [Expression] = []
    var rest = sum
    for place in places {
      guard case .call(let builtin, _) = field.generators[place].kind,
        let angle = field.generators[place].expression.parts.first,
        case let row = rest.coefficients(of: place), row.count == 2
      else { return nil }
      factors[builtin] = row[1]
      angles.append(angle)
      rest = row[0]
    }
    guard let a = factors[.sine], let b = factors[.cosine], angles[0] == angles[1],
      places.allSatisfy({ a.degree(in: $0) == 0 && b.degree(in: $0) == 0 })
    else { return nil }
    let (first, second) = (field.sum(a), field.sum(b))
    let distance = Expression.call(.sqrt, first.raised(to: 2) + second.raised(to: 2))
    let shift = Expression(.call(.atan2), [first, second])
    valued.append(shift)
    let value = Expression(quotient: -field.sum(rest), distance)
    let cosine = Expression.call(.cosine, angles[0] - shift)
    let written = try field.reading([cosine, value])
    guard let place = field.generator(of: written[0]) else { return nil }
    return (field.generators[place], [try field.oneQuotient(written[1])])
  }

  /// The zeros of a polynomial in one generator, under conditions that are noted.
  mutating func zeros(
    of factor: SparsePolynomial,
    in place: Int,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [AlgebraicFraction] {
    try zeros(of: factor.coefficients(of: place), &field)
  }

  /// The zeros of a polynomial, the coefficient of the zeroth power first, under conditions that are
  /// noted.
  mutating func zeros(
    of row: [SparsePolynomial],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [AlgebraicFraction] {
    let degree = row.count - 1
    let last = AlgebraicFraction(row[degree])
    // Where it is zero, the equation is another one.
    valued.append(Expression(quotient: Expression(.one), field.sum(row[degree])))
    guard degree > 0 else { return [] }
    if degree == 1 { return [try field.quotient(-row[0], row[1])] }
    if row.dropFirst().dropLast().allSatisfy({ $0.isZero }) {
      let power = try field.quotient(-row[0], row[degree])
      if degree % 2 == 1 { return [try field.root(degree, of: power)] }
      guard try field.mayBePositive(power) else { return [] }
      let root = try field.root(degree, of: power)
      valued.append(.root(degree, of: try field.expression(of: power)))
      return root.isZero ? [root] : [root.opposite, root]
    }
    guard degree == 2 else { throw .unsupported }
    // (−b ± √(b² − 4ac)) / 2a
    let middle = AlgebraicFraction(row[1])
    let product = try field.product(try field.product(last, AlgebraicFraction(row[0])), .init(4))
    let discriminant = try field.difference(try field.product(middle, middle), product)
    guard try field.mayBePositive(discriminant) else { return [] }
    let root = try field.root(2, of: discriminant)
    valued.append(.root(2, of: try field.expression(of: discriminant)))
    let double = try field.product(last, .init(2))
    let first = try field.quotient(try field.difference(middle.opposite, root), double)
    let second = try field.quotient(try field.difference(root, middle), double)
    return root.isZero ? [first] : [first, second]
  }

  /// A number and all that are whole multiples of a period apart from it.
  private func repeated(
    _ number: Expression,
    _ period: Expression?
  ) throws(AlgebraError) -> Expression {
    guard let period else { return number }
    guard let letter else { throw .unsupported }
    return number + period * Expression(name: letter)
  }

  /// Conditions as they are told: without those that hold where a function is undone, and `-1 <= u <= 1`
  /// where u must be a sine.
  func told(
    _ conditions: [Expression],
    in field: inout AlgebraicField
  ) throws(AlgebraError) -> [Expression] {
    var told = conditions
    for (call, origin) in undone {
      let known = try field.conditions(of: call, besides: origin) ?? []
      told.removeAll { known.contains($0) }
      for index in 0..<origin.count {
        guard case .call(let row) = origin.symbol(at: index), row.domain == .unit else { continue }
        let argument = origin.subexpression(at: origin.operands(of: index)[0])
        let sides = try field.conditions(of: origin.subexpression(at: index), besides: argument)
        guard let sides, sides.count == 2, sides.allSatisfy({ told.contains($0) }) else { continue }
        told.removeAll { sides.contains($0) }
        let fraction = try field.fraction(of: argument)
        let lower = Expression(
          .relation(.lessOrEqual, continuesChain: false),
          [-Expression(.one), try field.oneQuotient(fraction)]
        )
        told.append(
          Expression(.relation(.lessOrEqual, continuesChain: true), [lower, Expression(.one)])
        )
      }
    }
    return told
  }

  /// What the name is where a part is an expression without it.
  private mutating func origins(
    of part: AlgebraicField.Generator,
    at value: Expression,
    depth: Int,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> [Expression] {
    let inner: Expression
    var targets = [value]
    switch part.kind {
    case .name: return [value]
    case .root(let index):
      guard let radicand = part.expression.parts.last else { throw .unsupported }
      inner = radicand
      targets = [value.raised(to: index)]
      if index % 2 == 0 {
        guard try algebra.mayBePositive(value) else { return [] }
        valued.append(.call(.sqrt, value))
      }
    case .magnitude:
      guard let operand = part.expression.parts.first else { throw .unsupported }
      inner = operand
      guard try algebra.mayBePositive(value) else { return [] }
      targets = [-value, value]
      valued.append(.call(.sqrt, value))
    case .exponential(let base, let exponent):
      // It has a logarithm only where it is positive.
      inner = exponent
      guard try algebra.mayBePositive(value) else { return [] }
      targets = [value.logarithm(ofBase: base)]
      valued += targets
    case .call(let builtin, _):
      guard let operand = part.expression.parts.first,
        let origins = builtin.origins(argumentCount: 1), !origins.isEmpty
      else { throw .unsupported }
      inner = operand
      if origins.count == 1, builtin.period == nil {
        guard try algebra.isInverse(origins[0], of: builtin) else { throw .unsupported }
      }
      targets = []
      for origin in origins {
        let target = try repeated(origin.replacing(["v": value]), builtin.period)
        if !targets.contains(target) { targets.append(target) }
        undone.append((.call(builtin, target), target))
      }
      valued.append(targets[0])
    default: throw .unsupported
    }
    var found: [Expression] = []
    for target in targets {
      found += try zeros(of: inner - target, depth: depth + 1, in: &algebra)
    }
    return found
  }
}

extension AlgebraicField {
  /// Whether a quotient with names may be zero or positive; one without names is compared.
  fileprivate mutating func mayBePositive(
    _ a: AlgebraicFraction
  ) throws(AlgebraError) -> Bool {
    if let number = a.constant { return !number.isNegative }
    guard isConstant(a) else {
      let product = try working { (budget) throws(PolynomialBudget.Spent) in
        try a.numerator.multiplied(by: a.denominator, &budget)
      }
      return !isPositive(-product)
    }
    let written = try expression(of: a)
    guard let isNegative = isNegative(written) else { throw .unsupported }
    return !isNegative
  }

  /// Whether an expression without free names is a negative number, where that is found out.
  fileprivate func isNegative(_ e: Expression) -> Bool? {
    var workspace = workspace
    workspace.budget = Budget(steps: 20_000_000)
    return e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
      .map { $0 < 0 }
  }
}

extension AlgebraicFraction {
  fileprivate var opposite: Self { Self(lowest: -numerator, denominator) }
}

extension Expression {
  /// The logarithm, by the function of that base where there is one.
  fileprivate func logarithm(ofBase base: Expression) -> Expression {
    switch base.rationalNumber {
    case 2: .call(.log2, self)
    case 10: .call(.log, self)
    default: Expression(quotient: .call(.ln, self), .call(.ln, base))
    }
  }
}

extension Algebra {
  /// Whether an expression may be zero or positive.
  fileprivate mutating func mayBePositive(_ e: Expression) throws(AlgebraError) -> Bool {
    try inField(.written) { (field) throws(AlgebraError) in
      try field.mayBePositive(try field.reading(e))
    }
  }

  /// Whether a function of an expression in v is v, wherever that expression has a value.
  fileprivate mutating func isInverse(
    _ origin: Expression,
    of builtin: Builtin
  ) throws(AlgebraError) -> Bool {
    try inField(.written) { (field) throws(AlgebraError) in
      let sides = try field.reading([.call(builtin, origin), Expression(name: "v")])
      return sides[0] == sides[1]
    }
  }
}
