// What solves a line in one unknown, and what solves one line and not another one.

internal import Expressions
internal import Numbers
internal import Reals

/// What is known of the numbers that solve a line.
struct LineSet {
  /// The cases, each with the comparisons that hold at the same time.
  var cases: [[Part]]

  /// A comparison, and what solves it.
  struct Part {
    let condition: EquationTask.Condition
    let solutions: SolutionSet.Solutions
    /// Whether the comparison has whole numbers of its own, so that it cannot be evaluated.
    let isFamily: Bool
  }

  /// The numbers and families that solve the first equation of each case, where each has one;
  /// nothing where a case holds on more than that.
  var candidates: [(solution: Solution, place: Int, part: Int)]? {
    var found: [(solution: Solution, place: Int, part: Int)] = []
    for (place, parts) in cases.enumerated() {
      var isFound = false
      for (index, part) in parts.enumerated() {
        guard case .some(let numbers) = part.solutions else { continue }
        found += numbers.map { ($0, place, index) }
        isFound = true
        break
      }
      guard isFound else { return nil }
    }
    return found
  }

  /// The numbers at which a comparison may begin or cease to hold; nothing where they repeat.
  var breaks: [Real]? {
    var numbers: [Real] = []
    for part in cases.joined() {
      switch part.solutions {
      case .some(let found):
        guard found.allSatisfy({ $0.period == nil }) else { return nil }
        numbers += found.map { $0.number }
      case .every(let others):
        guard let others else { return nil }
        numbers += others
      case .ranges(let ranges):
        guard ranges.allSatisfy({ $0.period == nil }) else { return nil }
        numbers += ranges.flatMap { [$0.lower, $0.upper].compactMap { $0?.number } }
      case .progressions, .images, .imageRanges, .complex, .points: return nil
      }
    }
    return numbers
  }
}

extension EquationSolver {
  /// What solves one line and not the other one.
  struct LineDifference {
    /// What solves the first line only.
    var lost: [Solution] = []
    /// What solves the second line only.
    var gained: [Solution] = []
    /// What solves each of the lines, where that are numbers and families.
    var first: [Solution] = []
    var second: [Solution] = []
    /// Whether each is the same.
    var isNone: Bool { lost.isEmpty && gained.isEmpty }
  }

  /// What solves a line; nothing where that is not known completely.
  mutating func set(of line: Derivation.Line, in x: String) -> LineSet? {
    var cases: [[LineSet.Part]] = []
    for conditions in line.cases {
      var parts: [LineSet.Part] = []
      for condition in conditions + line.conditions {
        guard let part = part(condition, line, in: x) else { return nil }
        parts.append(part)
      }
      cases.append(parts)
    }
    return LineSet(cases: cases)
  }

  private mutating func part(
    _ condition: EquationTask.Condition,
    _ line: Derivation.Line,
    in x: String
  ) -> LineSet.Part? {
    var (left, right) = (condition.left, condition.right)
    if let (name, expression) = line.substitution {
      left = left.replacing([name: expression])
      right = right.replacing([name: expression])
    }
    let inner = EquationTask.Condition(left, condition.relation, right)
    let difference = left - right
    if let letter = line.letter, difference.variables.contains(letter) {
      guard condition.relation == .equal, let found = family(difference, in: x, letter) else {
        return nil
      }
      return LineSet.Part(condition: inner, solutions: .some([found]), isFamily: true)
    }
    guard difference.variables.contains(x) else {
      guard let number = constant(difference), let sign = sign(of: number) else { return nil }
      return LineSet.Part(
        condition: inner,
        solutions: condition.relation.holds(for: sign) ? .every(except: []) : .some([]),
        isFamily: false
      )
    }
    hasSteps = false
    guard let found = realSolutions(of: inner, in: x), found.isComplete else { return nil }
    return LineSet.Part(condition: inner, solutions: found.solutions, isFamily: false)
  }

  /// The numbers for which an expression that is linear in an unknown and in a whole number is
  /// zero.
  private mutating func family(
    _ e: Expression,
    in x: String,
    _ letter: String
  ) -> Solution? {
    guard let (number, growth) = progression(e, in: x, letter), let step = step(of: growth) else {
      return nil
    }
    return Solution(number, period: step.size)
  }

  /// The one of them for the whole number 0, and how much it grows with the whole number.
  mutating func progression(
    _ e: Expression,
    in x: String,
    _ letter: String
  ) -> (start: Real, step: Real)? {
    guard let line = ExpressionFraction(e, in: x, limit: 1), line.numerator.count == 2,
      line.denominator.count == 1, let divisor = constant(line.denominator[0] * line.numerator[1]),
      let shift = ExpressionFraction(line.numerator[0], in: letter, limit: 1),
      shift.numerator.count == 2, shift.denominator.count == 1,
      let start = constant(shift.numerator[0] / (shift.denominator[0] * line.numerator[1])),
      let step = constant(shift.numerator[1] / (shift.denominator[0] * line.numerator[1])),
      let sign = sign(of: divisor), sign != 0, let direction = self.sign(of: step), direction != 0,
      let number = moved(Real(0), by: -1, start),
      let growth = moved(Real(0), by: -1, step)
    else { return nil }
    return (number, growth)
  }

  /// What solves one line and not another one; nothing where that is not found out.
  mutating func difference(_ a: LineSet, _ b: LineSet, in x: String) -> LineDifference? {
    if let first = a.breaks, let second = b.breaks {
      return difference(a, b, first + second, in: x)
    }
    guard let first = members(of: a, in: x), let second = members(of: b, in: x),
      let lost = solutions(of: first, outside: second),
      let gained = solutions(of: second, outside: first)
    else { return nil }
    return LineDifference(lost: lost, gained: gained, first: first, second: second)
  }

  /// Between neighbouring breaks neither line changes.
  private mutating func difference(
    _ a: LineSet,
    _ b: LineSet,
    _ breaks: [Real],
    in x: String
  ) -> LineDifference? {
    let ordered = different(breaks)
    guard ordered.isProved else { return nil }
    let numbers = ordered.numbers
    var found = LineDifference()
    for index in 0...numbers.count {
      let (low, high) = (
        index > 0 ? numbers[index - 1] : nil, index < numbers.count ? numbers[index] : nil
      )
      guard let middle = middle(low, high) else { return nil }
      for number in [Real(simplest(low, high) ?? middle.asRational)] + (high.map { [$0] } ?? []) {
        guard let isInFirst = isMember(number, of: a, in: x),
          let isInSecond = isMember(number, of: b, in: x)
        else { return nil }
        if isInFirst, !isInSecond { found.lost.append(Solution(number)) }
        if isInSecond, !isInFirst { found.gained.append(Solution(number)) }
      }
    }
    return found
  }

  /// A whole number between two numbers, if one is seen to be there.
  func simplest(_ low: Real?, _ high: Real?) -> Rational? {
    let bottom = low.map { enclosure($0).upper } ?? -.infinity
    let top = high.map { enclosure($0).lower } ?? .infinity
    for number in 0..<200 {
      for signed in [number, -number] where bottom < Double(signed) && Double(signed) < top {
        return Rational(signed)
      }
    }
    return nil
  }

  /// Whether a number solves a line; nothing where that is not found out.
  private mutating func isMember(_ number: Real, of set: LineSet, in x: String) -> Bool? {
    var isOpen = false
    for parts in set.cases {
      var holds: Bool? = true
      for part in parts where holds != false {
        let answer = isSolution(number, of: part, in: x)
        if answer != true { holds = answer }
      }
      if holds == true { return true }
      if holds == nil { isOpen = true }
    }
    return isOpen ? nil : false
  }

  private mutating func isSolution(
    _ number: Real,
    of part: LineSet.Part,
    in x: String
  ) -> Bool? {
    if part.isFamily { return isListed(number, part) }
    let condition = part.condition
    let difference = condition.left - condition.right
    if difference.variables.isEmpty, case .every = part.solutions { return true }
    return holds(difference, condition.relation, x, at: number) ?? isListed(number, part)
  }

  /// Whether a number is one of those that solve a comparison.
  private mutating func isListed(_ number: Real, _ part: LineSet.Part) -> Bool? {
    guard case .some(let numbers) = part.solutions else { return nil }
    return isMember(number, ofAny: numbers)
  }

  private mutating func isMember(_ number: Real, ofAny solutions: [Solution]) -> Bool? {
    var isOpen = false
    for solution in solutions {
      let answer =
        solution.period == nil
        ? order(number, solution.number).map { $0 == .equal } : isMember(number, of: solution)
      if answer == true { return true }
      if answer == nil { isOpen = true }
    }
    return isOpen ? nil : false
  }

  // MARK: Families

  /// The numbers and families that solve a line; nothing where others do, or that is not
  /// found out.
  mutating func members(of set: LineSet, in x: String) -> [Solution]? {
    guard let candidates = set.candidates else { return nil }
    var kept: [Solution] = []
    for (solution, place, index) in candidates {
      var (parts, turned) = (set.cases[place], [solution])
      parts.remove(at: index)
      for part in parts {
        guard let next = filtered(turned, by: part, in: x) else { return nil }
        turned = next
      }
      kept += turned
    }
    return kept
  }

  /// Those of some numbers and families that solve a comparison, too.
  private mutating func filtered(
    _ solutions: [Solution],
    by part: LineSet.Part,
    in x: String
  ) -> [Solution]? {
    var kept: [Solution] = []
    for solution in solutions {
      var members = [solution]
      if let period = solution.period {
        let e = part.condition.left - part.condition.right
        guard let whole = Period.period(of: e, x, environment, &workspace),
          let parts = divided(solution, period, whole)
        else { return nil }
        members = parts
      }
      for member in members {
        guard let holds = isSolution(member.number, of: part, in: x) else { return nil }
        if holds { kept.append(member) }
      }
    }
    return kept
  }

  /// The most parts of a family.
  private static let partLimit = 64

  /// A family as several ones with a period that is a multiple of its own and of another one.
  private mutating func divided(
    _ family: Solution,
    _ period: Real,
    _ other: Real
  ) -> [Solution]? {
    guard let ratio = quotient(other, period)?.rational, let count = ratio.numerator.asInt,
      (1...Self.partLimit).contains(count), let whole = moved(Real(0), by: count, period)
    else { return nil }
    var parts: [Solution] = []
    for turn in 0..<count {
      guard let number = moved(family.number, by: turn, period) else { return nil }
      parts.append(Solution(number, period: whole))
    }
    return parts
  }

  /// Those of some numbers and families that are not among others; nothing where that is not
  /// found out.
  private mutating func solutions(
    of first: [Solution],
    outside second: [Solution]
  ) -> [Solution]? {
    var outside: [Solution] = []
    for solution in first {
      var members = [solution]
      for family in second {
        guard let other = family.period else { continue }
        var parts: [Solution] = []
        for member in members {
          guard let period = member.period else {
            parts.append(member)
            continue
          }
          guard let found = divided(member, period, other) else { return nil }
          parts += found
        }
        members = parts
        guard members.count <= Self.partLimit else { return nil }
      }
      for member in members {
        // No finite number of points is a whole family.
        let among = member.period == nil ? second : second.filter { $0.period != nil }
        guard let isInside = isMember(member.number, ofAny: among) else { return nil }
        if !isInside { outside.append(member) }
      }
    }
    return outside
  }
}
