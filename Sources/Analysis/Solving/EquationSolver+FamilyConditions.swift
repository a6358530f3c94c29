// Which members of families satisfy further comparisons: of 2πi·n those with n > 0 are above the
// real line.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A run of whole numbers, without an end where there is none.
  typealias WholeRun = (lower: Integer?, upper: Integer?)

  /// The most members of runs that are told one by one, and the most gaps between runs that are told.
  private static let (memberLimit, gapLimit) = (8, 4)
  /// The steps in which the whole numbers are looked for.
  private static let steps: Int64 = 20_000_000

  /// The numbers with letters that satisfy an equation and further comparisons; nothing where no steps
  /// lead to them.
  mutating func letteredSolutions(
    of equation: EquationTask.Condition,
    where others: [EquationTask.Condition],
    _ z: String
  ) -> [LetteredNumber]? {
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    let difference = equation.difference
    guard environment.angleUnit == .radians || !difference.hasAngles else { return nil }
    let letter = wholeLetter(besides: [])
    var zeros: [LetteredNumber]?
    if !others.isEmpty {
      let found = complexSolutions(of: difference, in: z)
      if let found, found.isComplete, case .complex(let numbers) = found.solutions {
        zeros = numbers.map { LetteredNumber($0, letter: letter) }
      }
    }
    guard let zeros = zeros ?? letteredZeros(of: difference, in: z) else { return nil }
    var kept: [LetteredNumber] = []
    for zero in zeros {
      guard let own = members(of: zero, where: others, z) else { return nil }
      kept += own
    }
    return kept
  }

  /// The families of numbers that satisfy an equation and further comparisons.
  mutating func families(
    of equation: EquationTask.Condition,
    where others: [EquationTask.Condition],
    _ z: String
  ) -> SolvedCurve? {
    guard let found = letteredSolutions(of: equation, where: others, z) else { return nil }
    let letter = SolutionLetter.parameter(0, besides: [z], in: environment)
    var curve = SolvedCurve(cases: [], name: letter)
    for number in found {
      guard let value = written(number) else { return nil }
      let conditions = number.conditions.map { $0.expression }
      if curve.cases.contains(where: { $0.value == value && $0.conditions == conditions }) {
        continue
      }
      var own = SolvedCurve(cases: [.init(value: value, conditions: conditions)], name: letter)
      own.wholeLetters = number.letters
      curve.add(own)
    }
    return curve
  }

  /// Numbers and families as a set, each told once; nothing where one is no family of all that are whole
  /// multiples of a period apart.
  mutating func set(ofLettered numbers: [LetteredNumber]) -> SolutionSet? {
    var different: [ComplexSolution] = []
    for number in numbers {
      guard let solution = number.solution else { return nil }
      if !different.contains(where: { areSame($0, solution) == true }) {
        different.append(solution)
      }
    }
    return SolutionSet(
      solutions: .complex(ordered(merged(different))),
      isComplete: true,
      methods: [.steps]
    )
  }

  /// Those of the numbers of a family that satisfy comparisons of the unknown.
  private mutating func members(
    of number: LetteredNumber,
    where conditions: [EquationTask.Condition],
    _ z: String
  ) -> [LetteredNumber]? {
    guard !conditions.isEmpty else { return [number] }
    guard !number.terms.isEmpty else {
      for condition in conditions {
        guard let holds = holds(condition, z, at: number.start) else { return nil }
        if !holds { return [] }
      }
      return [number]
    }
    guard let value = written(number) else { return nil }
    let letters = number.letters
    var ofLetter: [EquationTask.Condition] = []
    for condition in conditions {
      guard let told = told(condition, z, value, letters) else { return nil }
      for condition in told {
        guard condition.difference.variables.contains(where: { letters.contains($0) }) else {
          guard let constant = constant(condition.difference), let sign = sign(of: constant) else {
            return nil
          }
          if !condition.relation.holds(for: sign) { return [] }
          continue
        }
        ofLetter.append(condition)
      }
    }
    guard !ofLetter.isEmpty else { return [number] }
    guard letters.count == 1 else { return nil }
    return members(of: number, where: ofLetter, ofLetter: letters[0])
  }

  /// A comparison as some of the letters of a value: that two complex numbers are not the same, by the
  /// whole numbers for which they are.
  private mutating func told(
    _ condition: EquationTask.Condition,
    _ z: String,
    _ value: Expression,
    _ letters: [String]
  ) -> [EquationTask.Condition]? {
    if let told = realConditions(condition, z, value, letters) { return told }
    guard condition.relation == .notEqual, letters.count == 1 else { return nil }
    let equation = EquationTask.Condition(condition.left, .equal, condition.right)
    guard let equations = realConditions(equation, z, value, letters),
      let runs = wholeRuns(where: equations, of: letters[0])
    else { return nil }
    var told: [EquationTask.Condition] = []
    for run in runs {
      guard let low = run.lower, run.upper == low else { return nil }
      told.append(.init(Expression(name: letters[0]), .notEqual, Expression(Rational(low))))
    }
    return told
  }

  /// Those of the numbers with one letter for which comparisons of the letter hold.
  private mutating func members(
    of number: LetteredNumber,
    where conditions: [EquationTask.Condition],
    ofLetter letter: String
  ) -> [LetteredNumber]? {
    guard let runs = wholeRuns(where: number.conditions + conditions, of: letter) else {
      return nil
    }
    let name = Expression(name: letter)
    func bound(_ relation: Relation, _ end: Integer) -> EquationTask.Condition {
      .init(name, relation, Expression(Rational(end)))
    }
    var whole = number
    whole.conditions = []
    // All but a few are told by these.
    if let first = runs.first, first.lower == nil, let last = runs.last, last.upper == nil,
      let gaps = Self.gaps(between: runs)
    {
      whole.conditions = gaps.map { bound(.notEqual, $0) }
      return [whole]
    }
    let sizes = runs.map { run in
      run.lower.flatMap { low in run.upper.flatMap { ($0 - low).asInt } }
    }
    let areFew = sizes.reduce(0) { $0 + ($1 ?? 0) + 1 } <= Self.memberLimit
    var kept: [LetteredNumber] = []
    for (run, size) in zip(runs, sizes) {
      if let low = run.lower, let size, areFew || size == 0 {
        for place in 0...size {
          guard let member = member(of: whole, letter, low + Integer(place)) else { return nil }
          kept.append(member)
        }
        continue
      }
      var part = whole
      if let low = run.lower { part.conditions.append(bound(.greaterOrEqual, low)) }
      if let high = run.upper { part.conditions.append(bound(.lessOrEqual, high)) }
      kept.append(part)
    }
    return kept
  }

  /// The whole numbers for which comparisons hold; nothing where that takes long, or is not found out.
  private mutating func wholeRuns(
    where conditions: [EquationTask.Condition],
    of letter: String
  ) -> [WholeRun]? {
    let left = workspace.budget.stepsLeft
    let allowed = min(left, Self.steps)
    workspace.budget.stepsLeft = allowed
    defer { workspace.budget.stepsLeft += left - allowed }
    let found = withRealAnswers {
      $0.commonSolutions(of: conditions, in: letter, domain: .integer)
    }
    guard let found, found.isComplete else { return nil }
    return wholeRanges(of: found.solutions).map { Self.joined($0) }
  }

  /// Runs from left to right, those without a number between them as one.
  private static func joined(_ runs: [WholeRun]) -> [WholeRun] {
    let ordered = runs.sorted { a, b in
      guard let low = a.lower else { return b.lower != nil }
      return b.lower.map { low < $0 } ?? false
    }
    var joined: [WholeRun] = []
    for run in ordered {
      if let last = joined.last, let high = last.upper, let low = run.lower,
        low <= high + Integer(1)
      {
        joined[joined.count - 1].upper = run.upper.map { max($0, high) }
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  /// The numbers between runs, where these are few single ones.
  private static func gaps(between runs: [WholeRun]) -> [Integer]? {
    var gaps: [Integer] = []
    for (run, next) in zip(runs, runs.dropFirst()) {
      guard let high = run.upper, let low = next.lower, low - high == Integer(2) else { return nil }
      gaps.append(high + Integer(1))
    }
    return gaps.count <= gapLimit ? gaps : nil
  }

  /// The number for a whole number in the place of its only letter.
  private mutating func member(
    of number: LetteredNumber,
    _ letter: String,
    _ whole: Integer
  ) -> LetteredNumber? {
    var numbers = [number.start]
    for term in number.terms {
      let core = term.core.replacing([letter: Expression(Rational(whole))])
      guard let value = complexConstant(core),
        let product = askNumbers({ (workspace) throws(RealError) in
          [try Number.product(term.factor, value, in: &workspace)]
        })?.first
      else { return nil }
      numbers.append(product)
    }
    return askNumbers { (workspace) throws(RealError) in
      var sum = numbers[0]
      for number in numbers.dropFirst() { sum = try Number.sum(sum, number, in: &workspace) }
      return [sum]
    }?.first.map { LetteredNumber($0) }
  }

  // MARK: Principal values

  /// The numbers whose logarithm is a lettered number: its imaginary part has to be above −π, and π
  /// at most.
  mutating func exponentials(ofPrincipal target: LetteredNumber) -> [LetteredNumber]? {
    let name = freshName()
    let (height, pi) = (Expression.call(.imaginaryPart, Expression(name: name)), Expression(.pi))
    let bounds = [
      EquationTask.Condition(height, .greater, -pi),
      EquationTask.Condition(height, .lessOrEqual, pi),
    ]
    guard let kept = members(of: target, where: bounds, name) else { return nil }
    var found: [LetteredNumber] = []
    for number in kept {
      guard let power = exponential(of: number) else { return nil }
      found.append(power)
    }
    return found
  }

  /// The numbers whose square root is a lettered number: its real part has to be positive, or zero where
  /// the imaginary part is not negative.
  mutating func squares(ofPrincipal target: LetteredNumber) -> [LetteredNumber]? {
    let (name, zero) = (freshName(), Expression(0))
    let part = Expression.call(.realPart, Expression(name: name))
    let height = Expression.call(.imaginaryPart, Expression(name: name))
    let border: [EquationTask.Condition] = [
      .init(part, .equal, zero), .init(height, .greaterOrEqual, zero),
    ]
    guard let inside = members(of: target, where: [.init(part, .greater, zero)], name),
      let others = members(of: target, where: border, name)
    else { return nil }
    var found: [LetteredNumber] = []
    for number in inside + others {
      if number.terms.isEmpty {
        let square = askNumbers { (workspace) throws(RealError) in
          [try Number.product(number.start, number.start, in: &workspace)]
        }?.first
        guard let square else { return nil }
        found.append(LetteredNumber(square, where: number.conditions))
      } else {
        guard let form = written(number) else { return nil }
        found.append(LetteredNumber(form.raised(to: 2), where: number.conditions))
      }
    }
    return found
  }

  /// The numbers of which the power with an exponent that is not rational is a number: the exponent
  /// times the principal logarithm is one of the logarithms of it.
  mutating func principalBases(
    of exponent: Number,
    at target: LetteredNumber
  ) -> [LetteredNumber]? {
    guard target.terms.isEmpty, let isNothing = isZero(target.start) else { return nil }
    if isNothing {
      guard let sign = sign(of: exponent.real) else { return nil }
      return sign > 0 ? [target] : []
    }
    guard let inverse = quotient(.real(Real(1)), exponent),
      let logarithms = logarithms(of: target)
    else { return nil }
    var found: [LetteredNumber] = []
    for logarithm in logarithms {
      guard let scaled = moved(logarithm, times: inverse),
        let bases = exponentials(ofPrincipal: scaled)
      else { return nil }
      found += bases
    }
    return found
  }
}
