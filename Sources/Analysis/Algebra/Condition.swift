// For which numbers an expression has a value, as far as that can be told: conditions on what
// stands in it.

internal import Expressions
internal import Numbers
internal import Reals

extension Builtin {
  /// Whether it has a value for every complex number: its parts have no divisor with names.
  var hasPartsEverywhere: Bool {
    guard let parts = complexParts else { return false }
    return [parts.real, parts.imaginary].allSatisfy { part in
      (0..<part.count).allSatisfy { index in
        guard case .quotient = part.symbol(at: index) else { return true }
        return part.subexpression(at: index - 1).variables.isEmpty
      }
    }
  }
}

/// What has to hold for a part to have a value.
struct DomainCondition {
  /// What has to hold.
  enum Kind {
    /// It is not zero.
    case notZero
    /// It is zero or positive.
    case notNegative
    /// It is positive.
    case positive
    /// It is 0, 1, 2, ….
    case natural
    /// It is none of 0, −1, −2, ….
    case noOppositeOfNatural
    /// It has a value, in a way that no comparison tells.
    case defined
  }

  let kind: Kind
  let part: Expression

  /// How the part compares with zero where it holds; nothing where no comparison tells it.
  var relation: Relation? {
    switch kind {
    case .notZero: .notEqual
    case .notNegative: .greaterOrEqual
    case .positive: .greater
    case .natural, .noOppositeOfNatural, .defined: nil
    }
  }
}

extension Expression {
  /// Everything that has to hold for the expression to have a value.
  func domainConditions(in environment: Environment) -> [DomainCondition] {
    var conditions: [DomainCondition] = []
    let isComplex = environment.complexAnswers
    func add(_ kind: DomainCondition.Kind, _ index: Int) {
      conditions.append(DomainCondition(kind: kind, part: subexpression(at: index)))
    }
    // What stands in a case has to have a value only where that case is chosen.
    let chosen = (0..<count).filter { symbol(at: $0) == .piecewise }.map { first(of: $0)...$0 }
    for index in 0..<count {
      let operands = operands(of: index)
      if chosen.contains(where: { $0.contains(index) && index < $0.upperBound }) { continue }
      switch symbol(at: index) {
      case .piecewise where !hasValueInEachCase(index, in: environment): add(.defined, index)
      case .quotient: add(.notZero, operands[1])
      case .power:
        guard let exponent = subexpression(at: operands[1]).rationalNumber else {
          if subexpression(at: operands[0]).isPositiveNumber { continue }
          add(.defined, index)
          continue
        }
        let isEven = exponent.denominator.isMultiple(of: 2)
        if exponent.isNegative {
          add(isEven && !isComplex ? .positive : .notZero, operands[0])
        } else if isEven, !isComplex {
          add(.notNegative, operands[0])
        }
      case .call(let builtin):
        if isComplex, let known = complexConditions(of: builtin, operands, in: environment) {
          conditions += known
          continue
        }
        switch (builtin.notation, builtin.domain) {
        case (_, .real): break
        case (_, .nonNegative): add(.notNegative, operands[0])
        case (_, .positive): add(.positive, operands[0])
        case (_, .nonZero): add(.notZero, operands[0])
        case (_, .unit), (_, .openUnit):
          let u = subexpression(at: operands[0])
          let kind: DomainCondition.Kind = builtin.domain == .unit ? .notNegative : .positive
          for part in [Expression(.one) + u, Expression(.one) - u] {
            conditions.append(DomainCondition(kind: kind, part: part))
          }
        case (_, .atLeastOne):
          let excess = subexpression(at: operands[0]) - Expression(.one)
          conditions.append(DomainCondition(kind: .notNegative, part: excess))
        case (_, .logarithm) where operands.count == 1: add(.positive, operands[0])
        case (_, .logarithm) where operands.count == 2:
          for operand in operands { add(.positive, operand) }
          let excess = subexpression(at: operands[1]) - Expression(.one)
          conditions.append(DomainCondition(kind: .notZero, part: excess))
        case (.root(nil), _):
          guard let number = subexpression(at: operands[0]).rationalNumber?.asNatural, number > 0
          else {
            add(.defined, index)
            continue
          }
          if number % 2 == 0 { add(.notNegative, operands[1]) }
        case (_, .exceptOrigin) where operands.count == 2:
          let squares = operands.map { subexpression(at: $0).raised(to: 2) }
          conditions.append(DomainCondition(kind: .notZero, part: squares[0] + squares[1]))
        case (_, .exceptOddQuarterTurns):
          let cosine = Expression.call(.cosine, subexpression(at: operands[0]))
          conditions.append(DomainCondition(kind: .notZero, part: cosine))
        case (_, .exceptHalfTurns):
          let sine = Expression.call(.sine, subexpression(at: operands[0]))
          conditions.append(DomainCondition(kind: .notZero, part: sine))
        // Both have a logarithm, and that of the base is not 0.
        case (_, .logarithm):
          for operand in operands { add(.positive, operand) }
          let excess = subexpression(at: operands[1]) - Expression(.one)
          conditions.append(DomainCondition(kind: .notZero, part: excess))
        case (_, .nonZeroDivisor) where operands.count == 2: add(.notZero, operands[1])
        case (_, .natural): for operand in operands { add(.natural, operand) }
        case (_, .exceptOppositesOfNaturals): add(.noOppositeOfNatural, operands[0])
        case (_, .wholeSecond)
        where subexpression(at: operands[1]).rationalNumber?.isInteger == true:
          break
        default: add(.defined, index)
        }
      default: break
      }
    }
    return conditions
  }

  /// Whether cases have one for all others, and each has a value everywhere.
  private func hasValueInEachCase(_ index: Int, in environment: Environment) -> Bool {
    let operands = operands(of: index)
    return !operands.count.isMultiple(of: 2)
      && operands.allSatisfy { subexpression(at: $0).domainConditions(in: environment).isEmpty }
  }

  /// What has to hold for a function to have a complex value; nothing where the same has to
  /// hold as for a real one, since all is real.
  private func complexConditions(
    of builtin: Builtin,
    _ operands: [Int],
    in environment: Environment
  ) -> [DomainCondition]? {
    let arguments = operands.map { subexpression(at: $0) }
    guard !builtin.isRealWhereDefined || !arguments.allSatisfy({ $0.isAlwaysReal(in: environment) })
    else { return nil }
    func notZero(_ parts: Expression...) -> [DomainCondition] {
      parts.map { DomainCondition(kind: .notZero, part: $0) }
    }
    let u = arguments[0]
    switch builtin.domain {
    case .real where builtin.hasPartsEverywhere: return []
    case .nonNegative, .unit, .atLeastOne: return []
    case .positive, .nonZero: return notZero(u)
    case .openUnit: return notZero(Expression(.one) + u, Expression(.one) - u)
    case .logarithm where operands.count == 1: return notZero(u)
    case .root where u.rationalNumber?.asNatural.map({ $0 > 0 }) == true: return []
    default: return [DomainCondition(kind: .defined, part: Expression(.call(builtin), arguments))]
    }
  }
}

extension Expression {
  /// Whether it is no call of a function with other values than numbers: a list less itself is none.
  fileprivate var isPowerOrNumber: Bool {
    guard case .call(let builtin) = symbol(at: root) else { return true }
    return builtin.givesNumber
  }
}

extension AlgebraicField {
  /// The conditions under which a first expression has a value that do not follow from
  /// those of a second one, as comparisons; nothing where they cannot be told.
  ///
  /// A power whose exponent is no known number has a value where its base is positive, and for others of
  /// which no comparison tells; that the base is positive, or not zero where another power of it has a
  /// value, is told where more than is needed may be.
  mutating func conditions(
    of first: Expression,
    besides second: Expression,
    mayTellMore: Bool = false
  ) throws(AlgebraError) -> [Expression]? {
    try domain(of: first, besides: second, mayTellMore: mayTellMore, namesParts: false)?.comparisons
  }

  /// What has to hold for an expression to have a value.
  struct ToldDomain {
    /// Comparisons.
    let comparisons: [Expression]
    /// Parts that have to have a value, in a way that no comparison tells.
    let parts: [Expression]
  }

  /// The same as the conditions; with `namesParts`, what no comparison tells is the part that has to
  /// have a value.
  mutating func domain(
    of first: Expression,
    besides second: Expression,
    mayTellMore: Bool = false,
    namesParts: Bool
  ) throws(AlgebraError) -> ToldDomain? {
    var known = Known()
    var parts: [Expression] = []
    for condition in second.domainConditions(in: environment) where isFree(condition.part) {
      try add(condition, to: &known)
    }
    try addProducts(to: &known)
    try addPredecessors(to: &known)
    var told: [Expression] = []
    for condition in first.domainConditions(in: environment) where isFree(condition.part) {
      let found: [Expression]?
      switch condition.kind {
      case .notZero: found = try notZero(condition.part, &known)
      case .notNegative: found = try sign(condition.part, isStrict: false, &known)
      case .positive: found = try sign(condition.part, isStrict: true, &known)
      case .natural: found = try natural(condition.part, &known)
      case .noOppositeOfNatural: found = try noOppositeOfNatural(condition.part, &known)
      case .defined:
        let part = try written(condition.part)
        var excesses: [Integer] = []
        for other in known.defined {
          if let excess = try excess(of: part, over: other) { excesses.append(excess) }
        }
        if known.defined.contains(part) || excesses.contains(where: { !$0.isNegative }) {
          found = []
        } else if mayTellMore, !excesses.isEmpty {
          found = try notZero(part.parts[0], &known)
        } else if mayTellMore, condition.part.symbol(at: condition.part.root) == .power {
          found = try sign(condition.part.parts[0], isStrict: true, &known)
        } else if namesParts, condition.part.isPowerOrNumber {
          known.defined.append(part)
          parts.append(condition.part)
          found = []
        } else {
          found = nil
        }
      }
      guard let found else { return nil }
      told += found.filter { !told.contains($0) }
    }
    return ToldDomain(
      comparisons: try withoutEquivalent(told.withoutImplied, of: second),
      parts: parts
    )
  }

  /// How much greater the exponent of a power is than that of another one of the same base, if that
  /// is a whole number.
  ///
  /// Where u^v has a value, so has u^(v + n) for n = 0, 1, 2, …, and for any n where u is not zero.
  private mutating func excess(
    of part: Expression,
    over other: Expression
  ) throws(AlgebraError) -> Integer? {
    guard case .power = part.symbol(at: part.root), case .power = other.symbol(at: other.root),
      part.parts[0] == other.parts[0]
    else { return nil }
    let excess = try fraction(of: part.parts[1] - other.parts[1]).constant
    return excess?.isInteger == true ? excess?.numerator : nil
  }

  /// Whether a name without a value occurs.
  func isFree(_ e: Expression) -> Bool {
    e.variables.contains { environment.variables[$0] == nil }
  }

  /// A part in the form in which equal ones are the same.
  private mutating func written(_ part: Expression) throws(AlgebraError) -> Expression {
    switch part.symbol(at: part.root) {
    case .call, .power: break
    default:
      let fraction = try fraction(of: part)
      return try expression(of: fraction)
    }
    var operands: [Expression] = []
    for operand in part.operands(of: part.root) {
      let fraction = try fraction(of: part.subexpression(at: operand))
      operands.append(try expression(of: fraction))
    }
    return Expression(part.symbol(at: part.root), operands)
  }

  private mutating func add(
    _ condition: DomainCondition,
    to known: inout Known
  ) throws(AlgebraError) {
    if condition.kind == .defined {
      known.defined.append(try written(condition.part))
      return
    }
    let part = try fraction(of: condition.part)
    switch condition.kind {
    case .notZero: known.notZero += try zeroFree(part)
    case .notNegative: known.notNegative += try ownSigns(of: part)
    case .positive:
      for own in try ownSigns(of: part) {
        known.positive += [own, AlgebraicFraction(try signed(own))]
      }
      known.notZero += try zeroFree(part)
    case .natural:
      known.natural.append(part)
      known.notNegative.append(direction(of: part))
    case .noOppositeOfNatural:
      known.noOpposites.append(part)
      known.notZero += try zeroFree(part)
    case .defined: break
    }
  }

  /// The factors of a quotient that is not zero; a root and an absolute value is none only
  /// where what it is of is none.
  mutating func zeroFree(
    _ part: AlgebraicFraction
  ) throws(AlgebraError) -> [SparsePolynomial] {
    var found: [SparsePolynomial] = []
    for (factor, _) in try factors(of: part.numerator).factors {
      found.append(factor)
      guard let place = generator(of: AlgebraicFraction(factor)),
        let relation = generators[place].relation
      else { continue }
      switch generators[place].kind {
      case .root, .magnitude: found += try factors(of: relation.numerator).factors.map { $0.factor }
      default: break
      }
    }
    return found
  }

  /// The quotient of which another one is a positive multiple.
  func direction(of a: AlgebraicFraction) -> AlgebraicFraction {
    let (content, numerator) = a.numerator.primitive
    let isPositiveNumber = isConstant(a.denominator) && isPositive(a.denominator)
    return AlgebraicFraction(
      lowest: content.isNegative ? -numerator : numerator,
      isPositiveNumber ? .one : a.denominator
    )
  }

  private mutating func notZero(
    _ part: Expression,
    _ known: inout Known
  ) throws(AlgebraError) -> [Expression] {
    let fraction = try fraction(of: part)
    guard !fraction.isZero else { throw .divisionByZero }
    var told: [Expression] = []
    for (factor, _) in try factors(of: fraction.numerator).factors {
      guard !known.notZero.contains(factor), !hasNoZeros(factor),
        try !isBeyondNaturals(factor, known), try !isRoot(factor, ofAny: known.notZero)
      else { continue }
      known.notZero.append(factor)
      // A root or a magnitude is zero where what it is of is.
      let radicand = generator(of: AlgebraicFraction(factor)).flatMap { place in
        switch generators[place].kind {
        case .root, .magnitude: generators[place].relation?.numerator
        default: nil
        }
      }
      guard let radicand else {
        told.append(comparison(factor, .notEqual))
        continue
      }
      for (inner, _) in try factors(of: radicand).factors where !known.notZero.contains(inner) {
        known.notZero.append(inner)
        if !hasNoZeros(inner) { told.append(comparison(inner, .notEqual)) }
      }
    }
    return told
  }

  /// Whether a polynomial is a root or a magnitude of what has only some factors, and so is zero
  /// where one of these is.
  private mutating func isRoot(
    _ factor: SparsePolynomial,
    ofAny factors: [SparsePolynomial]
  ) throws(AlgebraError) -> Bool {
    guard let place = generator(of: AlgebraicFraction(factor)),
      let relation = generators[place].relation
    else { return false }
    switch generators[place].kind {
    case .root, .magnitude:
      return try self.factors(of: relation.numerator).factors.allSatisfy {
        factors.contains($0.factor)
      }
    default: return false
    }
  }

  mutating func sign(
    _ part: Expression,
    isStrict: Bool,
    _ known: inout Known
  ) throws(AlgebraError) -> [Expression] {
    // The generators that it brings have to be there before its direction is asked for.
    let quotient = try fraction(of: part)
    let a = try withLowPowers(direction(of: radicand(ofOddRoot: quotient)))
    let product = try working { (budget) throws(PolynomialBudget.Spent) in
      try a.numerator.multiplied(by: a.denominator, &budget)
    }
    if isStrict {
      if known.positive.contains(a) || isPositive(product) || signOfQuadratic(product) == 1 {
        return []
      }
      if known.positive.contains(AlgebraicFraction(try signed(a))) { return [] }
      if try exceeds(product) { return [] }
      if try isProduct(product, isStrict: true, of: known) { return [] }
      known.positive.append(a)
      if isNeverNegative(product) {
        let written = try expression(of: AlgebraicFraction(product))
        return try notZero(written, &known)
      }
    } else {
      if known.positive.contains(a) || known.notNegative.contains(a) || isNeverNegative(product) {
        return []
      }
      if exceedsWaves(product) { return [] }
      if try isProductOfSquares(product) { return [] }
      if try isProduct(product, isStrict: false, of: known) { return [] }
      known.notNegative.append(a)
    }
    if a.denominator.isOne {
      return [comparison(a.numerator, isStrict ? .greater : .greaterOrEqual)]
    }
    let written = try expression(of: a)
    let symbol = Symbol.relation(isStrict ? .greater : .greaterOrEqual, continuesChain: false)
    return [Expression(symbol, [written, Expression(.zero)])]
  }

  /// Quotients with the sign of another one, in each of the forms in which it is asked for: of an odd
  /// root, and of what it is of.
  private mutating func ownSigns(
    of part: AlgebraicFraction
  ) throws(AlgebraError) -> [AlgebraicFraction] {
    let radicand = radicand(ofOddRoot: part)
    var found: [AlgebraicFraction] = []
    for form in radicand == part ? [part] : [part, radicand] {
      found.append(try withLowPowers(direction(of: form)))
    }
    return found
  }

  /// What has the sign of a quotient that may be an odd root.
  private func radicand(ofOddRoot a: AlgebraicFraction) -> AlgebraicFraction {
    guard let place = generator(of: a), case .root(let index) = generators[place].kind,
      index % 2 == 1, let relation = generators[place].relation
    else { return a }
    return AlgebraicFraction(lowest: relation.numerator, relation.denominator)
  }

  /// Whether a polynomial is a product of squares and of what is positive everywhere.
  mutating func isProductOfSquares(
    _ polynomial: SparsePolynomial
  ) throws(AlgebraError) -> Bool {
    let found = try factors(of: polynomial)
    guard !found.content.isNegative else { return false }
    return found.factors.allSatisfy { factor, exponent in
      exponent % 2 == 0 && isReal(AlgebraicFraction(factor))
        || isNeverNegative(factor) || !factor.leading.isNegative && isOfOneSign(factor)
        || signOfQuadratic(factor) == 1
    }
  }

  /// Whether a polynomial in one real variable has no real zeros: it has the sign of its leading
  /// coefficient everywhere.
  private func isOfOneSign(_ polynomial: SparsePolynomial) -> Bool {
    guard let variable = polynomial.variables.first, polynomial.variables.count == 1,
      isReal(generator: variable), polynomial.degree(in: variable) <= 40,
      let found = polynomial.univariate(in: variable)
    else { return false }
    return found.realRoots?.isEmpty == true
  }

  /// Whether a polynomial is seen to have no zeros among the numbers for which it has a value.
  func hasNoZeros(_ polynomial: SparsePolynomial) -> Bool {
    if isPositive(polynomial) || isPositive(-polynomial) { return true }
    if isConstant(polynomial) { return isNumberButZero(polynomial) }
    return isOfOneSign(polynomial) || signOfQuadratic(polynomial) != nil
  }

  /// The sign that a quadratic polynomial in one real generator, or in its root, has everywhere: that of its leading
  /// coefficient, where its discriminant is negative; nil where that is not seen.
  ///
  /// Its coefficients are any numbers, as in x² + √2·x + 1.
  private func signOfQuadratic(_ polynomial: SparsePolynomial) -> Int? {
    guard let parts = quadraticParts(of: polynomial)?.map({ sum($0) }) else { return nil }
    let opposite = Expression(4) * parts[2] * parts[0] - parts[1].raised(to: 2)
    var workspace = workspace
    workspace.budget = Budget(steps: 20_000_000)
    func sign(_ e: Expression) -> Int? {
      e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
    }
    return sign(opposite) == 1 ? sign(parts[2]) : nil
  }

  /// The coefficients of a quadratic polynomial in one real generator, or in its square root, as in
  /// x + √2·√x + 1.
  private func quadraticParts(of polynomial: SparsePolynomial) -> [SparsePolynomial]? {
    let variables = polynomial.variables.filter { !generators[$0].isConstant }
    guard let first = variables.first, isReal(generator: first), variables.count < 3 else {
      return nil
    }
    let parts = polynomial.coefficients(of: variables[variables.count - 1])
    guard variables.count == 2 else { return parts.count == 3 ? parts : nil }
    guard case .root(2) = generators[variables[1]].kind, parts.count == 2,
      let relation = generators[variables[1]].relation, relation.denominator.isOne,
      relation.numerator == SparsePolynomial(variable: first), parts[1].degree(in: first) == 0
    else { return nil }
    let ends = parts[0].coefficients(of: first)
    return ends.count == 2 ? [ends[0], parts[1], ends[1]] : nil
  }

  /// Whether a polynomial without names is proved not to be zero: roots of different indices
  /// depend on each other, and so may other numbers.
  private func isNumberButZero(_ polynomial: SparsePolynomial) -> Bool {
    if polynomial.variables.isEmpty { return !polynomial.isZero }
    var workspace = workspace
    workspace.budget = Budget(steps: 20_000_000)
    do throws(EvaluationError) {
      let number = try sum(polynomial).number(in: environment, workspace: &workspace)
      do throws(RealError) {
        return try Real.isZero(number, in: &workspace) == .no
      } catch {
        return false
      }
    } catch {
      // It may have no value, too.
      return false
    }
  }

  /// A polynomial compared with zero: `x ≠ 1`, `x² − 2 ≠ 0`.
  func comparison(_ polynomial: SparsePolynomial, _ relation: Relation) -> Expression {
    var (left, right, relation) = (polynomial, SparsePolynomial.zero, relation)
    // What has no variable goes to the other side, and a number in front of a name away.
    let number = polynomial.terms.first { $0.powers.exponents.isEmpty }
    if polynomial.terms.count == 2, let number, let other = polynomial.terms.first {
      let factor = other.coefficient.reciprocal
      left = SparsePolynomial([.init(.one, other.powers)])
      right = SparsePolynomial(-number.coefficient * factor)
      if factor.isNegative { relation = relation.turned }
    } else if polynomial.terms.count == 1, let term = polynomial.terms.first {
      left = SparsePolynomial([.init(.one, term.powers)])
      if term.coefficient.isNegative { relation = relation.turned }
    } else if polynomial.terms.allSatisfy({ $0.coefficient.isNegative }) {
      (left, relation) = (-polynomial, relation.turned)
    } else if polynomial.terms.count == 2,
      polynomial.terms.allSatisfy({ $0.powers.degree == 1 && $0.coefficient.magnitude == .one })
    {
      // Two parts are compared with each other.
      left = SparsePolynomial(polynomial.terms.filter { !$0.coefficient.isNegative })
      right = left - polynomial
    }
    return Expression(.relation(relation, continuesChain: false), [sum(left), sum(right)])
  }
}
