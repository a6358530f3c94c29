// Numbers that show where two lines differ: what solves one and not the other, or small numbers that are
// tried.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// What solves one line and not another one, as numbers in the place of the unknowns.
  mutating func witnesses(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ unknowns: [String],
    _ letter: String,
    limit: Int
  ) -> (lost: [LineComparison.Witness], gained: [LineComparison.Witness])? {
    guard unknowns.count > 1 else {
      let x = unknowns.first ?? "x"
      guard let found = difference(first, second, in: x) else { return nil }
      return (
        found.lost.prefix(limit).map { witness($0, x, letter, besides: found.second) },
        found.gained.prefix(limit).map { witness($0, x, letter, besides: found.first) }
      )
    }
    if let found = difference(ofSystems: first, second, in: unknowns) {
      return (
        found.lost.prefix(limit).map { witness($0, unknowns) },
        found.gained.prefix(limit).map { witness($0, unknowns) }
      )
    }
    return sampled(first, second, unknowns) ?? tried(first, second, unknowns)
  }

  /// Small numbers for all unknowns: where one line holds and the other one does not, they differ;
  /// where they do not, that proves nothing.
  private mutating func tried(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ unknowns: [String]
  ) -> (lost: [LineComparison.Witness], gained: [LineComparison.Witness])? {
    guard unknowns.count <= 4, first.letter == nil, second.letter == nil else { return nil }
    var (lost, gained): ([[Real]], [[Real]]) = ([], [])
    for numbers in Self.smallPoints(unknowns.count) where lost.isEmpty || gained.isEmpty {
      guard let before = isSolution(numbers, of: first, [], in: unknowns),
        let after = isSolution(numbers, of: second, [], in: unknowns), before != after
      else { continue }
      if before, lost.isEmpty { lost.append(numbers) }
      if after, gained.isEmpty { gained.append(numbers) }
    }
    guard !lost.isEmpty || !gained.isEmpty else { return nil }
    return (lost.map { witness($0, unknowns) }, gained.map { witness($0, unknowns) })
  }

  /// All points with coordinates 1, 0, −1 and 2.
  private static func smallPoints(_ dimension: Int) -> [[Real]] {
    var points: [[Real]] = [[]]
    for _ in 0..<dimension {
      points = points.flatMap { point in [1, 0, -1, 2].map { point + [Real($0)] } }
    }
    return points
  }

  /// Numbers in the place of names for which only one of two expressions has a value, or both have
  /// different ones; nothing where none are found.
  mutating func difference(
    of first: Expression,
    _ second: Expression,
    in names: [String]
  ) -> [Rational]? {
    guard names.count <= 4 else { return nil }
    for numbers in Self.smallPoints(names.count) {
      let values = [first, second].map { worth(of: $0, for: names, being: numbers) }
      let isDifferent: Bool
      switch (values[0], values[1]) {
      case (.number, .undefined), (.undefined, .number): isDifferent = true
      case (.number(let a), .number(let b)): isDifferent = order(a, b).map { $0 != .equal } ?? false
      default: isDifferent = false
      }
      if isDifferent { return numbers.compactMap { $0.rational } }
    }
    return nil
  }

  /// Whether two expressions without names are the same number; nothing where that is not found
  /// out.
  mutating func areSameNumbers(_ first: Expression, _ second: Expression) -> Bool? {
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    guard case .number = complexWorth(of: first), case .number = complexWorth(of: second),
      case .number(let difference) = complexWorth(of: first - second)
    else { return nil }
    return isZero(difference)
  }

  /// What solves one line and not another one among the complex numbers; nothing where that is
  /// not found out.
  mutating func complexWitnesses(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ unknowns: [String],
    limit: Int
  ) -> (lost: [LineComparison.Witness], gained: [LineComparison.Witness])? {
    let z = unknowns.first ?? "z"
    guard unknowns.count < 2, environment.angleUnit == .radians,
      let before = complexNumbers(of: first, in: z), let after = complexNumbers(of: second, in: z),
      let lost = numbers(before, outside: after), let gained = numbers(after, outside: before)
    else { return nil }
    func told(_ numbers: [ComplexSolution]) -> [LineComparison.Witness] {
      numbers.prefix(limit).map { .init(values: [(z, shown($0.number))]) }
    }
    return (told(lost), told(gained))
  }

  /// The complex numbers that solve a line, without families but those that are told for a
  /// whole case; nothing where that is not found out.
  private mutating func complexNumbers(
    of line: Derivation.Line,
    in z: String
  ) -> [ComplexSolution]? {
    guard line.letter == nil, line.substitution == nil else { return nil }
    var found: [ComplexSolution] = []
    for conditions in line.cases {
      var others = conditions + line.conditions
      guard let place = others.firstIndex(where: { $0.relation == .equal }),
        case let equation = others.remove(at: place).difference,
        let numbers = complexNumbers(with: equation, in: z)
      else { return nil }
      for number in numbers {
        var holds = true
        for condition in others where holds {
          guard number.period == nil,
            let answer = holdsAmongComplex(condition, in: z, at: number.number)
          else { return nil }
          holds = answer
        }
        if holds { found.append(number) }
      }
    }
    return found
  }

  /// The complex numbers for which a difference is zero; nothing where all are, or that is not
  /// found out.
  private mutating func complexNumbers(
    with e: Expression,
    in z: String
  ) -> [ComplexSolution]? {
    guard e.variables.contains(z) else {
      guard case .number(let value) = complexWorth(of: e), isZero(value) == false else {
        return nil
      }
      return []
    }
    let found = complexSolutions(of: e, in: z)
    guard let set = found, set.isComplete else { return nil }
    switch set.solutions {
    case .complex(let numbers): return numbers
    case .some(let numbers):
      return numbers.map { number in
        ComplexSolution(.real(number.number), period: number.period.map { .real($0) })
      }
    default: return nil
    }
  }

  private mutating func holdsAmongComplex(
    _ condition: EquationTask.Condition,
    in z: String,
    at number: Number
  ) -> Bool? {
    guard condition.relation == .equal || condition.relation == .notEqual else { return nil }
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    switch complexWorth(of: condition.difference, for: z, being: number) {
    case .undefined: return false
    case .unknown: return nil
    case .number(let value): return isZero(value).map { condition.relation.holds(for: $0 ? 0 : 1) }
    }
  }

  /// Those of some numbers that are not among others; nothing where that is not found out.
  private mutating func numbers(
    _ first: [ComplexSolution],
    outside second: [ComplexSolution]
  ) -> [ComplexSolution]? {
    var outside: [ComplexSolution] = []
    for number in first {
      let answers = second.map { areSame($0, number) }
      guard !answers.contains(true) else { continue }
      // Families that are not told apart may have numbers in common.
      let areSingle = number.period == nil && second.allSatisfy { $0.period == nil }
      guard areSingle, !answers.contains(nil) else { return nil }
      outside.append(number)
    }
    return outside
  }

  /// What solves one line and not the other one.
  private mutating func difference(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    in x: String
  ) -> LineDifference? {
    if let a = set(of: first, in: x), let b = set(of: second, in: x),
      let found = difference(a, b, in: x)
    {
      return found
    }
    return difference(ofProgressions: first, second, in: x)
      ?? difference(ofRanges: first, second, in: x)
  }

  /// Numbers for all unknowns but one, small ones first: where the lines differ then, they do;
  /// where they do not, that proves nothing.
  private mutating func sampled(
    _ first: Derivation.Line,
    _ second: Derivation.Line,
    _ unknowns: [String]
  ) -> (lost: [LineComparison.Witness], gained: [LineComparison.Witness])? {
    let before = environment
    defer { environment = before }
    for (place, x) in unknowns.enumerated() {
      for attempt in [2, 3, 5, 1, -1] {
        environment = before
        var values: [(name: String, form: Expression)] = []
        for (other, name) in unknowns.enumerated() where other != place {
          let number = Rational(attempt + other)
          environment.variables[name] = .real(Real(number))
          values.append((name, Expression(number)))
        }
        guard let a = set(of: first, in: x), let b = set(of: second, in: x),
          let found = difference(a, b, in: x), !found.isNone
        else { continue }
        func told(_ solutions: [Solution]) -> [LineComparison.Witness] {
          solutions.prefix(1).map { solution in
            LineComparison.Witness(values: values + [(x, shown(solution.number))])
          }
        }
        return (told(found.lost), told(found.gained))
      }
    }
    return nil
  }

  private mutating func witness(
    _ solution: Solution,
    _ x: String,
    _ letter: String,
    besides others: [Solution]
  ) -> LineComparison.Witness {
    var form = shown(solution.number)
    var excluded: [Int] = []
    if let period = solution.period {
      form = .family(form, shown(period), letter)
      for other in others where other.period == nil && isMember(other.number, of: solution) == true
      {
        let turns: Real? = ask { (workspace) throws(RealError) in
          let way = try Real.difference(other.number, solution.number, in: &workspace)
          return try Real.recognized(.quotient(way, period, in: &workspace), in: &workspace)
        }
        if let turn = turns?.integer?.asInt { excluded.append(turn) }
      }
    }
    return LineComparison.Witness(
      values: [(x, form)],
      excluded: excluded.sorted { $0 < $1 }.map { turn in
        Expression(
          .relation(.notEqual, continuesChain: false),
          [Expression(name: letter), Expression(Rational(turn))]
        )
      }
    )
  }

  private mutating func witness(
    _ numbers: [Real],
    _ unknowns: [String]
  ) -> LineComparison.Witness {
    LineComparison.Witness(values: zip(unknowns, numbers).map { ($0, shown($1)) })
  }

  /// The sum of both parts of a number, each as it is shown.
  private mutating func shown(_ number: Number) -> Expression {
    guard !number.isReal else { return shown(number.real) }
    let imaginary = shown(number.imaginary) * Expression(.imaginaryUnit)
    return sign(of: number.real) == 0 ? imaginary : shown(number.real) + imaginary
  }

  /// A number in closed form, or else its first digits.
  private mutating func shown(_ number: Real) -> Expression {
    if let form = closedForm(of: number) ?? form(of: number) { return form }
    let digits: DecimalExpansion?? = ask { (workspace) throws(RealError) in
      try Real.digits(number, significantDigits: 10, in: &workspace)
    }
    var builder = ExpressionBuilder()
    guard let digits, let digits else {
      builder.appendHole()
      return builder.expression()
    }
    let size = DecimalExpansion(
      isNegative: false,
      digits: digits.digits,
      exponent: digits.exponent,
      isExact: digits.isExact
    )
    builder.append(NumberLiteral(size))
    return digits.isNegative ? -builder.expression() : builder.expression()
  }
}
