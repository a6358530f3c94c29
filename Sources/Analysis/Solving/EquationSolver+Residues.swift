// Comparisons of whole numbers that repeat: remainders of polynomials by a number, and common divisors
// with one, are the same for all numbers of a residue class, so that one number of each is tried.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most residue classes.
  private static let residueLimit = 2_000

  /// The most residue classes of which each is an equation of its own.
  private static let classLimit = 60

  /// The whole numbers that satisfy a comparison in which the unknown stands only in remainders by
  /// numbers, in common divisors with numbers, and in powers of −1; nothing for others.
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
    return SolutionSet(solutions: isMember.classes, isComplete: true, methods: [.steps])
  }

  /// The whole numbers that satisfy a comparison in which the unknown stands beside remainders and common
  /// divisors of it; nothing where there are infinitely many that are no residue classes, and for others.
  ///
  /// In a residue class these are numbers, and a comparison without them is left.
  mutating func solutionsByClasses(
    of condition: EquationTask.Condition,
    in x: String
  ) -> SolutionSet? {
    let e = condition.difference.withCommonDivisors
    guard let (parts, period) = e.repeatingParts(of: x, environment), !parts.isEmpty,
      period <= Self.classLimit
    else { return nil }
    var isMember = Array(repeating: false, count: period)
    var points: [Integer] = []
    classes: for residue in isMember.indices {
      var rest = e
      for part in parts {
        switch worth(of: part, for: x, being: Real(residue)) {
        case .undefined: continue classes
        case .unknown: return nil
        case .number(let value):
          guard let number = value.rational else { return nil }
          rest = rest.replacing(every: part, with: Expression(number))
        }
      }
      let left = EquationTask.Condition(rest, condition.relation, Expression(0))
      guard rest.variables.contains(x) else {
        switch worth(of: rest) {
        case .undefined: break
        case .unknown: return nil
        case .number(let value):
          guard let sign = sign(of: value) else { return nil }
          isMember[residue] = condition.relation.holds(for: sign)
        }
        continue
      }
      guard let found = wholeSolutions(of: left, in: x), found.isComplete else { return nil }
      switch found.solutions {
      case .every(except: let excluded?) where excluded.isEmpty: isMember[residue] = true
      case .some(let members):
        for member in members {
          guard member.period == nil, let number = member.number.rational?.numerator else {
            return nil
          }
          if number.modulo(Integer(period)) == Integer(residue) { points.append(number) }
        }
      default: return nil
      }
    }
    guard case .some(let families) = isMember.classes else { return nil }
    let single = points.sorted { $0 < $1 }.map { Solution(Real(Rational($0))) }
    return SolutionSet(solutions: .some(single + families), isComplete: true, methods: [.steps])
  }

  /// Ranges of which the whole numbers are those that satisfy a comparison with remainders of numbers by
  /// the unknown.
  ///
  /// For x > |c| the remainder of c by x is c, or c + x for a negative c; for x < −|c| it is c, or
  /// c + x for a positive c. The numbers between are tried.
  mutating func solutionsByDivisors(
    of condition: EquationTask.Condition,
    in x: String
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
      guard let found = commonSolutions(of: [rest, bound], in: x, domain: .integer),
        found.isComplete,
        found.solutions.periods.isEmpty,
        let further = self.ranges(of: found.solutions, between: nil, nil)
      else { return nil }
      ranges += further
    }
    return orderedRanges(ranges)
  }
}

extension [Bool] {
  /// The residue classes of the places that are true, the largest ones first and no two of which have a
  /// place in common, each told by its number next to zero.
  fileprivate var classes: SolutionSet.Solutions {
    let own = leastPeriod
    var left = self[..<own]
    if own == 1, left[0] { return .every(except: []) }
    var found: [(first: Int, period: Int)] = []
    for period in 1...own where own % period == 0 {
      for residue in 0..<period {
        let places = stride(from: residue, to: own, by: period)
        guard places.allSatisfy({ left[$0] }) else { continue }
        for place in places { left[place] = false }
        found.append((2 * residue > period ? residue - period : residue, period))
      }
    }
    let ordered = found.sorted { $0.first < $1.first }
    return .some(ordered.map { Solution(Real($0.first), period: Real($0.period)) })
  }

  /// The least number of places after which all repeat, which divides their count.
  fileprivate var leastPeriod: Int {
    (1...Swift.max(1, count)).first { period in
      count % period == 0 && indices.allSatisfy { self[$0] == self[$0 % period] }
    } ?? count
  }
}

extension Expression {
  /// Whether the expression has a value for whole numbers in the place of a name only.
  func isForWholeNumbers(_ name: String) -> Bool {
    switch symbol(at: root) {
    case .call(.greatestCommonDivisor), .call(.leastCommonMultiple):
      parts.contains(Expression(name: name))
    case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .power:
      parts.contains { $0.isForWholeNumbers(name) }
    default: false
    }
  }

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
    case .call(.greatestCommonDivisor) where operands.count == 2:
      for (number, other) in [(operands[0], operands[1]), (operands[1], operands[0])] {
        guard let divisor = number.rationalNumber, divisor.isInteger, !divisor.isZero else {
          continue
        }
        return other.stepsToWhole(of: name, dividedBy: divisor, environment)
      }
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

  /// The largest parts that have a name and repeat for whole numbers, and the steps after which all do.
  fileprivate func repeatingParts(
    of name: String,
    _ environment: Environment
  ) -> (parts: [Expression], period: Int)? {
    guard variables.contains(name), count > 1 else { return ([], 1) }
    if let period = wholePeriod(of: name, environment)?.asInt { return ([self], period) }
    var (found, period): ([Expression], Int) = ([], 1)
    for operand in parts {
      guard let (inner, own) = operand.repeatingParts(of: name, environment) else { return nil }
      let common = Integer.greatestCommonDivisor(Integer(period), Integer(own)).asInt ?? 1
      let (product, overflow) = period.multipliedReportingOverflow(by: own / common)
      guard !overflow else { return nil }
      for part in inner where !found.contains(part) { found.append(part) }
      period = product
    }
    return (found, period)
  }

  /// The expression with common divisors instead of least common multiples of two: |u·v| over them.
  fileprivate var withCommonDivisors: Expression {
    var result = self
    for index in 0..<count where symbol(at: index) == .call(.leastCommonMultiple) {
      let part = subexpression(at: index)
      guard part.parts.count == 2 else { continue }
      let product = Expression(.call(.abs), [part.parts[0] * part.parts[1]])
      result = result.replacing(
        every: part,
        with: product / Expression(.call(.greatestCommonDivisor), part.parts)
      )
    }
    return result
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
