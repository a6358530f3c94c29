// Equations and inequalities by others that say the same: a quotient by its dividend, a product by its
// factors, what has a value for positive numbers only by their logarithms, and what is zero
// everywhere by where it has a value.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The steps that the search for an identity may take.
  private static let identitySteps: Int64 = 40_000_000

  /// The numbers for which a difference is zero, by an equation that says the same; nothing where
  /// none is found of which all solutions are.
  mutating func solutionsByRewriting(
    of e: Expression,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    return solutionsByIdentity(of: e, in: x) ?? solutionsByDividend(of: e, in: x)
      ?? solutionsByFactors(of: e, in: x) ?? solutionsByLogarithm(of: e, in: x)
  }

  /// Where a difference that is zero wherever it has a value has one.
  private mutating func solutionsByIdentity(
    of e: Expression,
    in x: String
  ) -> SolutionSet? {
    guard let conditions = domain(of: e, in: x) else { return nil }
    let left = workspace.budget.stepsLeft
    let allowed = min(left, Self.identitySteps)
    workspace.budget.stepsLeft = allowed
    let identity: Identity
    do throws(AlgebraError) {
      identity = try Algebra.identity(
        of: e,
        Expression(0),
        environment: environment,
        workspace: &workspace
      )
    } catch {
      identity = .undecided
    }
    workspace.budget.stepsLeft += left - allowed
    guard case .proved = identity else { return nil }
    guard !conditions.isEmpty else {
      return SolutionSet(
        solutions: .every(except: []),
        isComplete: true,
        methods: [.identity]
      )
    }
    var found = commonSolutions(of: conditions, in: x, domain: .real)
    guard found?.isComplete == true else { return nil }
    found?.methods = [.identity]
    return found
  }

  /// The zeros of a quotient: those of its dividend at which the divisor is not zero.
  private mutating func solutionsByDividend(
    of e: Expression,
    in x: String
  ) -> SolutionSet? {
    guard let parts = e.quotientOfParts(in: x), parts.divisor.variables.contains(x),
      parts.dividend.count <= Self.sizeLimit,
      let found = realSolutions(of: parts.dividend, .equal, in: x), found.isComplete,
      let members = found.solutions.singleNumbers
    else { return nil }
    var kept: [Solution] = []
    for member in members {
      guard let sign = sign(of: parts.divisor, x, at: member.number) else { return nil }
      if sign != 0 { kept.append(member) }
    }
    return SolutionSet(solutions: .some(kept), isComplete: true, methods: [.steps])
  }

  /// The numbers for which a quotient compares with zero as the product of dividend and divisor does.
  mutating func rangesByDividend(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers, let parts = e.quotientOfParts(in: x),
      parts.divisor.variables.contains(x), parts.dividend.count <= Self.sizeLimit
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    let product = EquationTask.Condition(parts.dividend * parts.divisor, relation, Expression(0))
    let divisor = EquationTask.Condition(parts.divisor, .notEqual, Expression(0))
    let found = commonSolutions(of: [product, divisor], in: x, domain: .real)
    return found?.isComplete == true ? found : nil
  }

  /// The zeros of the factors of a product, or of a factor of all summands and the rest, at which all
  /// of it has a value.
  private mutating func solutionsByFactors(
    of e: Expression,
    in x: String
  ) -> SolutionSet? {
    var factors = e.factors
    if factors.count == 1 {
      guard let common = e.commonFactor(in: x) else { return nil }
      factors = [common.factor, common.rest]
    }
    guard let domain = domain(of: e, in: x) else { return nil }
    var sets: [SolutionSet.Solutions] = []
    for factor in factors {
      guard factor.variables.contains(x) else {
        guard let number = constant(factor), let sign = sign(of: number), sign != 0 else {
          return nil
        }
        continue
      }
      guard let found = realSolutions(of: factor, .equal, in: x), found.isComplete,
        found.solutions.singleNumbers != nil
      else { return nil }
      sets.append(found.solutions)
    }
    guard sets.count > 1 || e.factors.count == 1, let whole = union(sets),
      let members = whole.solutions.singleNumbers
    else { return nil }
    var kept: [Solution] = []
    for member in members {
      var isInside = true
      for condition in domain where isInside {
        guard let holds = holds(condition.difference, condition.relation, x, at: member.number)
        else { return nil }
        isInside = holds
      }
      if isInside { kept.append(member) }
    }
    return SolutionSet(solutions: .some(kept), isComplete: true, methods: [.steps])
  }

  /// The zeros of what has a logarithm of the unknown in it, which is a power of e then.
  private mutating func solutionsByLogarithm(
    of e: Expression,
    in x: String
  ) -> SolutionSet? {
    let unknown = Expression(name: x)
    let hasLogarithm = (0..<e.count).contains { index in
      guard case .call(let builtin) = e.symbol(at: index),
        case let operands = e.operands(of: index).map({ e.subexpression(at: $0) }),
        let base = builtin.logarithmBase(operands)
      else { return false }
      return operands[0] == unknown && !base.variables.contains(x)
    }
    guard hasLogarithm, !(0..<e.count).contains(where: { e.symbol(at: $0) == .piecewise }) else {
      return nil
    }
    let name = freshName()
    let power = Expression(.power, [Expression(.e), Expression(name: name)])
    let other = e.replacing([x: power]).withoutPowersOfPowers
    guard let found = realSolutions(of: other, .equal, in: name), found.isComplete,
      let exponents = found.solutions.singleNumbers,
      let candidates = origins(of: .call(.ln, unknown), at: .some(exponents), in: x),
      let numbers = candidates.numbers
    else { return nil }
    return SolutionSet(solutions: .some(numbers), isComplete: true, methods: [.steps])
  }
}

extension SolutionSet.Solutions {
  /// The numbers, where none of them repeats.
  fileprivate var singleNumbers: [Solution]? {
    guard case .some(let members) = self, members.allSatisfy({ $0.period == nil }) else {
      return nil
    }
    return members
  }
}

extension Expression {
  /// The expression with e^(uv) in the place of (e^u)^v, and with u in that of the logarithm of e^u.
  fileprivate var withoutPowersOfPowers: Expression {
    rebuilt { symbol, operands in
      guard case .power = operands[0].symbol(at: operands[0].root),
        case let inner = operands[0].parts, inner[0] == Expression(.e)
      else { return nil }
      if case .power = symbol {
        return Expression(.power, [inner[0], inner[1] * operands[1]])
      }
      guard case .call(let builtin) = symbol, let base = builtin.logarithmBase(operands) else {
        return nil
      }
      return base == Expression(.e) ? inner[1] : inner[1] / .call(.ln, base)
    }
  }

  /// The expression with natural logarithms in the place of others where several with a name have
  /// different bases, and with multiples of logarithms in that of logarithms of powers: 2·ln|u| for
  /// ln(u^2).
  func withOneLogarithm(of x: String) -> Expression {
    let bases = (0..<count).compactMap { index -> Expression? in
      guard case .call(let builtin) = symbol(at: index),
        case let operands = operands(of: index).map({ subexpression(at: $0) }),
        operands.contains(where: { $0.variables.contains(x) })
      else { return nil }
      return builtin.logarithmBase(operands)
    }
    guard bases.count > 1 else { return self }
    let areMixed = bases.contains { $0 != bases[0] || $0.variables.contains(x) }
    return rebuilt { symbol, operands in
      guard case .call(let builtin) = symbol, let base = builtin.logarithmBase(operands),
        operands.contains(where: { $0.variables.contains(x) })
      else { return nil }
      var (argument, factor) = (operands[0], Expression(1))
      if case .power = argument.symbol(at: argument.root),
        let exponent = argument.parts[1].rationalNumber, exponent.isInteger, !exponent.isZero
      {
        let isEven = exponent.numerator.isMultiple(of: 2)
        factor = argument.parts[1]
        argument = isEven ? .call(.abs, argument.parts[0]) : argument.parts[0]
      }
      let isNatural = base == Expression(.e)
      var logarithm = Expression(symbol, [argument] + operands.dropFirst())
      if areMixed, !isNatural { logarithm = .call(.ln, argument) / .call(.ln, base) }
      return factor == Expression(1) ? logarithm : factor * logarithm
    }
  }
}
