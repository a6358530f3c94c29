// Comparisons of whole numbers that repeat: remainders of polynomials by a number are the same for
// all numbers of a residue class, so that one number of each is tried.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most residue classes.
  private static let residueLimit = 2_000

  /// The whole numbers that satisfy a comparison in which the unknown stands only in remainders by
  /// numbers, and in powers of −1; nothing for others.
  ///
  /// Where the unknown grows by a period each of these stays what it is, and so the comparison: those
  /// of one period are tried, and are all up to the period.
  mutating func solutionsByResidues(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    let e = condition.difference
    guard e.variables.contains(x), let period = e.wholePeriod(of: x, environment)?.asInt,
      period <= Self.residueLimit
    else { return nil }
    var isMember: [Bool] = []
    for residue in 0..<period {
      switch worth(of: e, for: x, being: Real(residue)) {
      case .undefined: isMember.append(false)
      case .unknown: return nil
      case .number(let value):
        guard let sign = sign(of: value) else { return nil }
        isMember.append(condition.relation.holds(for: sign))
      }
    }
    let own = isMember.leastPeriod
    let residues = (0..<own).filter { isMember[$0] }
    guard residues.count < own || own > 1 else {
      return SolutionSet(
        solutions: residues.isEmpty ? .some([]) : .every(except: []),
        isComplete: true,
        methods: [.steps]
      )
    }
    // Each is told by its number next to zero.
    let nearest = residues.map { 2 * $0 > own ? $0 - own : $0 }.ordered { $0 < $1 }
    let families = nearest.map { Solution(Real($0), period: Real(own)) }
    return SolutionSet(solutions: .some(families), isComplete: true, methods: [.steps])
  }

  /// Ranges of which the whole numbers are those that satisfy a comparison with remainders of numbers by
  /// the unknown.
  ///
  /// `common` finds what satisfies several comparisons.
  ///
  /// For x > |c| the remainder of c by x is c, or c + x for a negative c; for x < −|c| it is c, or
  /// c + x for a positive c. The numbers between are tried.
  mutating func solutionsByDivisors(
    of condition: EquationTask.Condition,
    in x: String,
    common: (inout EquationSolver, [EquationTask.Condition]) -> SolutionSet?
  ) -> [SolutionRange]? {
    let e = condition.difference
    let (unknown, parts) = (Expression(name: x), e.remaindersByName(x))
    let numbers = parts.compactMap { $0.parts[0].rationalNumber?.numerator.asInt }
    guard !parts.isEmpty, numbers.count == parts.count,
      let limit = numbers.map({ abs($0) }).max(), limit <= Self.residueLimit / 2
    else { return nil }
    var ranges: [SolutionRange] = []
    for number in -limit...limit {
      switch worth(of: e, for: x, being: Real(number)) {
      case .undefined: break
      case .unknown: return nil
      case .number(let value):
        guard let sign = sign(of: value) else { return nil }
        if condition.relation.holds(for: sign) { ranges.append(.point(Real(number))) }
      }
    }
    for isAbove in [true, false] {
      var outside = e
      for (part, number) in zip(parts, numbers) {
        let isSame = number == 0 || (number > 0) == isAbove
        let value = Expression(Rational(number))
        outside = outside.replacing(every: part, with: isSame ? value : value + unknown)
      }
      let bound = EquationTask.Condition(
        unknown,
        isAbove ? .greater : .less,
        Expression(Rational(isAbove ? limit : -limit))
      )
      let rest = EquationTask.Condition(outside, condition.relation, Expression(0))
      guard let found = common(&self, [rest, bound]), found.isComplete,
        found.solutions.periods.isEmpty,
        let further = self.ranges(of: found.solutions, between: nil, nil)
      else { return nil }
      ranges += further
    }
    return orderedRanges(ranges)
  }
}

extension [Bool] {
  /// The least number of places after which all repeat, which divides their count.
  fileprivate var leastPeriod: Int {
    (1...Swift.max(1, count)).first { period in
      count % period == 0 && indices.allSatisfy { self[$0] == self[$0 % period] }
    } ?? count
  }
}

extension Expression {
  /// A number of whole steps of a name after which the expression has the same value; nothing where
  /// the form does not say one.
  ///
  /// D·v has whole coefficients for the common denominator D of those of a polynomial v, and so it
  /// grows by a multiple of D where the name grows by D, and v by a whole number.
  fileprivate func wholePeriod(of name: String, _ environment: Environment) -> Integer? {
    guard variables.contains(name) else { return .one }
    let operands = parts
    switch symbol(at: root) {
    case .call(.mod):
      guard let divisor = operands[1].rationalNumber, !divisor.isZero else { break }
      return operands[0].stepsToWhole(of: name, dividedBy: divisor, environment)
    case .power where operands[0].rationalNumber == -.one:
      return operands[1].stepsToWhole(of: name, dividedBy: Rational(2), environment)
    default: break
    }
    guard count > 1 else { return nil }
    var period = Integer.one
    for operand in operands {
      guard let own = operand.wholePeriod(of: name, environment) else { return nil }
      let common = Integer.greatestCommonDivisor(period, own)
      period = (period * own).quotientAndRemainder(dividingBy: common).quotient
      guard period.bitLength < 30 else { return nil }
    }
    return period
  }

  private func stepsToWhole(
    of name: String,
    dividedBy divisor: Rational,
    _ environment: Environment
  ) -> Integer? {
    guard let function = rationalFunction(of: name, environment: environment),
      function.denominator.isConstant, function.poles.isConstant
    else { return nil }
    let factor = (function.denominator.leading * divisor).reciprocal
    return function.numerator.scaled(by: factor).coefficients.dropFirst().map { $0 }
      .commonDenominator
  }

  /// The remainders of numbers by a name; nothing where the name stands in other remainders.
  fileprivate func remaindersByName(_ name: String) -> [Expression] {
    var found: [Expression] = []
    for index in 0..<count where symbol(at: index) == .call(.mod) {
      let part = subexpression(at: index)
      guard part.variables.contains(name) else { continue }
      guard part.parts[1] == Expression(name: name), part.parts[0].rationalNumber?.isInteger == true
      else { return [] }
      if !found.contains(part) { found.append(part) }
    }
    return found
  }
}
