// The search for what solves a formula for a name: what is done last to it is undone first.

internal import Expressions
internal import Numbers
internal import Reals

/// A search for what solves an equation for a name.
struct FormulaSearch {
  let name: String
  /// What stands for any whole number; nothing where no function that repeats is undone.
  let letter: String?
  /// Calls with what undoes them, which have values where that has one.
  var undone: [(call: Expression, origin: Expression)] = []
  /// Expressions that must have a value for the search to have found all solutions: one over what is
  /// divided by.
  var required: [Expression] = []
  /// Expressions without the name that must have a value where a solution is one: `sqrt(v)` where v must
  /// not be negative.
  var valued: [Expression] = []
  /// Other comparisons that must hold there.
  var conditions: [Expression] = []

  /// What the name is, and what must hold there.
  struct Branch {
    let value: Expression
    let valued: [Expression]
    let conditions: [Expression]
    let undone: [(call: Expression, origin: Expression)]
  }

  /// What has to hold for an expression to be 0.
  enum Reduction {
    /// A part with the name is an expression without it; what must have a value there.
    case part(AlgebraicField.Generator, value: Expression, valued: [Expression])
    /// Another expression is 0; what must have a value there.
    case zero(of: Expression, valued: [Expression])
  }

  /// How many functions around the name are undone.
  private static let depthLimit = 6

  /// The expressions at which another one is 0.
  mutating func zeros(
    of e: Expression,
    depth: Int,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> [Branch] {
    guard depth < Self.depthLimit else { throw .unsupported }
    var search = self
    defer { required = search.required }
    let reductions = try algebra.inField(.written) { (field) throws(AlgebraError) in
      try search.reductions(of: e, in: &field)
    }
    var zeros: [Branch] = []
    for reduction in reductions {
      (search.valued, search.conditions, search.undone) = (valued, conditions, undone)
      let found: [Branch]
      switch reduction {
      case .part(let part, let value, let own):
        search.valued += own
        found = try search.origins(of: part, at: value, depth: depth, in: &algebra)
      case .zero(let other, let own):
        search.valued += own
        found = try search.zeros(of: other, depth: depth + 1, in: &algebra)
      }
      for zero in found where !zeros.contains(where: { $0.value == zero.value }) {
        zeros.append(zero)
      }
    }
    return zeros
  }

  /// What has to hold for an expression to be 0, one of it, a factor of the numerator after the other.
  private mutating func reductions(
    of e: Expression,
    in field: inout AlgebraicField
  ) throws(AlgebraError) -> [Reduction] {
    let fraction = try field.reading(e)
    guard !fraction.isZero else { throw .unsupported }
    var reductions: [Reduction] = []
    for (factor, _) in try field.factors(of: fraction.numerator).factors {
      let places = factor.variables.filter { place in
        field.generators[place].expression.variables.contains(name)
      }
      if places.isEmpty {
        guard !field.isConstant(factor) || field.hasNoZeros(factor) else { throw .unsupported }
        required.append(Expression(quotient: Expression(.one), field.sum(factor)))
      } else if places.count == 1 {
        reductions += try parts(of: factor, places[0], &field)
      } else {
        reductions += try several(places, of: factor, &field)
      }
    }
    return reductions
  }

  /// What the only part with the name is where a polynomial in it is 0.
  mutating func parts(
    of factor: SparsePolynomial,
    _ place: Int,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Reduction] {
    var search = FormulaSearch(name: name, letter: letter)
    var reductions: [Reduction] = []
    for value in try search.zeros(of: factor, in: place, &field) {
      let written = try field.oneQuotient(value.fraction)
      reductions.append(.part(field.generators[place], value: written, valued: value.valued))
    }
    required += search.required
    return reductions
  }

  /// A zero of a polynomial in one generator, and what must have a value where it is one.
  typealias Zero = (fraction: AlgebraicFraction, valued: [Expression])

  /// The zeros of a polynomial in one generator of degree 1 or 2, or in a power of it.
  mutating func zeros(
    of factor: SparsePolynomial,
    in place: Int,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Zero] {
    try zeros(of: factor.coefficients(of: place), &field)
  }

  /// The zeros of a polynomial, the coefficient of the zeroth power first.
  mutating func zeros(
    of row: [SparsePolynomial],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Zero] {
    let degree = row.count - 1
    // Where it is zero, the equation is another one.
    required.append(Expression(quotient: Expression(.one), field.sum(row[degree])))
    guard degree > 0 else { return [] }
    let exponents = row.indices.filter { !row[$0].isZero }
    let exponent = exponents.reduce(0) { Int.commonDivisor($0, $1) }
    let powers: [Zero]
    switch degree / exponent {
    case 1: powers = [(try field.quotient(-row[0], row[degree]), [])]
    // Which of the zeros are powers of real numbers is told in cases.
    case 2 where exponent == 1 || field.environment.complexAnswers:
      powers = try quadraticZeros(row[0], row[exponent], row[degree], &field)
    default: throw .unsupported
    }
    if exponent == 1 { return powers }
    // Of complex roots only two are told.
    guard !field.environment.complexAnswers || exponent == 2 else { throw .unsupported }
    var zeros: [Zero] = []
    for (power, valued) in powers {
      if exponent % 2 == 1 {
        zeros.append((try field.root(exponent, of: power), valued))
        continue
      }
      guard try field.mayBePositive(power) else { continue }
      let root = try field.root(exponent, of: power)
      let own = valued + [.root(exponent, of: try field.expression(of: power))]
      if !root.isZero { zeros.append((root.opposite, own)) }
      zeros.append((root, own))
    }
    return zeros
  }

  /// The zeros (−b ± √(b² − 4ac)) / 2a of a polynomial.
  private func quadraticZeros(
    _ c: SparsePolynomial,
    _ b: SparsePolynomial,
    _ a: SparsePolynomial,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Zero] {
    let (last, middle) = (AlgebraicFraction(a), AlgebraicFraction(b))
    let product = try field.product(try field.product(last, AlgebraicFraction(c)), .init(4))
    let discriminant = try field.difference(try field.product(middle, middle), product)
    guard try field.mayBePositive(discriminant) else { return [] }
    let root = try field.root(2, of: discriminant)
    let valued = [Expression.root(2, of: try field.expression(of: discriminant))]
    let double = try field.product(last, .init(2))
    let first = try field.quotient(try field.difference(middle.opposite, root), double)
    let second = try field.quotient(try field.difference(root, middle), double)
    return root.isZero ? [(first, valued)] : [(first, valued), (second, valued)]
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
  static func told(
    _ conditions: [Expression],
    undone: [(call: Expression, origin: Expression)],
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
  ) throws(AlgebraError) -> [Branch] {
    let inner: Expression
    var targets = [value]
    switch part.kind {
    case .name:
      return [Branch(value: value, valued: valued, conditions: conditions, undone: undone)]
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
      guard let operand = part.expression.parts.first else { throw .unsupported }
      inner = operand
      targets = try origins(of: builtin, at: value, in: &algebra)
    default: throw .unsupported
    }
    guard !algebra.environment.complexAnswers else { throw .unsupported }
    var found: [Branch] = []
    for target in targets {
      found += try zeros(of: inner - target, depth: depth + 1, in: &algebra)
    }
    return found
  }

  /// Where a function is an expression.
  private mutating func origins(
    of builtin: Builtin,
    at value: Expression,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> [Expression] {
    guard let origins = builtin.origins(argumentCount: 1), !origins.isEmpty else {
      throw .unsupported
    }
    var targets: [Expression] = []
    for origin in origins {
      let target = try repeated(origin.replacing(["v": value]), builtin.period)
      if !targets.contains(target) { targets.append(target) }
      undone.append((.call(builtin, target), target))
    }
    if origins.count > 1 || builtin.period != nil {
      valued.append(targets[0])
    } else if let range = builtin.principalRange {
      guard try takes(value, in: range, &algebra) else { return [] }
      // There it has a value.
      undone.append((targets[0], Expression(.zero)))
    } else {
      guard try algebra.isInverse(origins[0], of: builtin) else { throw .unsupported }
      valued.append(targets[0])
    }
    return targets
  }

  /// Takes it as a condition that an expression is in a range; false where it is outside.
  private mutating func takes(
    _ value: Expression,
    in range: Builtin.PrincipalRange,
    _ algebra: inout Algebra
  ) throws(AlgebraError) -> Bool {
    guard try algebra.mayBePositive(value - range.lower) else { return false }
    if let upper = range.upper {
      guard try algebra.mayBePositive(upper - value) else { return false }
    }
    guard algebra.isFree(value) else { return true }
    let ends = [range.lower, range.upper ?? value, value]
    let written = try algebra.inField(.written) { (field) throws(AlgebraError) in
      var written: [Expression] = []
      for e in try field.reading(ends) { written.append(try field.oneQuotient(e)) }
      return written
    }
    let relation: Relation = range.isClosed ? .lessOrEqual : .less
    guard range.upper != nil else {
      let symbol = Symbol.relation(relation.turned, continuesChain: false)
      conditions.append(Expression(symbol, [written[2], written[0]]))
      return true
    }
    let lower = Expression(.relation(relation, continuesChain: false), [written[0], written[2]])
    conditions.append(Expression(.relation(relation, continuesChain: true), [lower, written[1]]))
    return true
  }
}

extension AlgebraicField {
  /// Whether a quotient with names may be zero or positive; one without names is compared.
  mutating func mayBePositive(
    _ a: AlgebraicFraction
  ) throws(AlgebraError) -> Bool {
    if environment.complexAnswers { return true }
    if let number = a.constant { return !number.isNegative }
    guard isConstant(a) else {
      let product = try working { (budget) throws(PolynomialBudget.Spent) in
        try a.numerator.multiplied(by: a.denominator, &budget)
      }
      return !isPositive(-product)
    }
    let written = try expression(of: a)
    guard let sign = sign(ofConstant: written) else { throw .unsupported }
    return sign >= 0
  }

  /// The sign of an expression without free names, where that is found out.
  func sign(ofConstant e: Expression) -> Int? {
    var workspace = workspace
    workspace.budget = Budget(steps: 20_000_000)
    return e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
  }
}

extension AlgebraicFraction {
  fileprivate var opposite: Self { Self(lowest: -numerator, denominator) }
}

extension Expression {
  /// The logarithm, by the function of that base where there is one.
  func logarithm(ofBase base: Expression) -> Expression {
    switch base.rationalNumber {
    case 2: .call(.log2, self)
    case 10: .call(.log, self)
    default: Expression(quotient: .call(.ln, self), .call(.ln, base))
    }
  }
}

extension Algebra {
  /// Whether an expression may be zero or positive.
  mutating func mayBePositive(_ e: Expression) throws(AlgebraError) -> Bool {
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
