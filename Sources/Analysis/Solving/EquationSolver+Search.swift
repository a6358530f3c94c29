// Where no steps lead to the solutions, and the slope tells nothing, intervals are searched.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// How far from zero solutions are looked for.
  package static let searchedRange = 1_000
  /// The most solutions that a search without an end tells.
  private static let tellLimit = 12
  /// How far from zero those are that are told where there are more.
  static let toldRange = 10

  /// The solutions, found by the slope of the difference, or else on intervals; nothing where
  /// there are many and perhaps more.
  mutating func searched(_ e: Expression, in x: String) -> SolutionSet? {
    if let found = searchedPeriod(e, in: x) { return found }
    let smooth = e.continued(in: x, environment: environment)
    if smooth.excluded.isEmpty, let zeros = zerosByFewSlopes(of: smooth.expression, in: x) {
      return SolutionSet(
        solutions: .some(zeros.map { Solution($0) }),
        isComplete: true,
        methods: [.slopes]
      )
    }
    let far = Double(EquationSolver.searchedRange)
    // Numbers far out may take many steps each.
    let reserve = workspace.budget.stepsLeft / 2
    workspace.budget.stepsLeft -= reserve
    let whole = searched(e, in: x, over: Interval(lower: -far, upper: far))
    workspace.budget.stepsLeft += reserve
    guard var found = whole,
      case .some(let numbers) = found.solutions,
      var function = AnalyzedFunction(collected(e, in: x), of: x, environment)
    else { return nearby(e, in: x) }
    let isEmptyFarOut = [true, false].allSatisfy { isApartFarOut(&function, isLeft: $0) }
    if found.isComplete, !isEmptyFarOut { found.decidedUpTo = EquationSolver.searchedRange }
    found.isComplete = found.isComplete && isEmptyFarOut
    guard !found.isComplete, numbers.count > EquationSolver.tellLimit else { return found }
    return nearest(of: numbers, e, x) ?? nearby(e, in: x)
  }

  /// The solutions next to zero, if there are some, they are few and it is known that there are no others
  /// between them.
  private mutating func nearby(_ e: Expression, in x: String) -> SolutionSet? {
    let near = Double(EquationSolver.toldRange)
    let (start, end) = (Real(-EquationSolver.toldRange), Real(EquationSolver.toldRange))
    guard var found = searched(e, in: x, over: Interval(lower: -near, upper: near)),
      found.isComplete, case .some(let told) = found.solutions,
      (1...EquationSolver.tellLimit).contains(told.count),
      told.allSatisfy({ order($0.number, start) == .greater && order($0.number, end) == .less })
    else { return nil }
    (found.isComplete, found.decidedUpTo) = (false, EquationSolver.toldRange)
    return found
  }

  /// The solutions next to zero of an equation with many; nothing where it is not known that there
  /// are no others between them.
  private mutating func nearest(
    of numbers: [Solution],
    _ e: Expression,
    _ x: String
  ) -> SolutionSet? {
    let near = Double(EquationSolver.toldRange)
    let outside = numbers.count { solution in
      let place = enclosure(solution.number)
      return place.lower > near || place.upper < -near
    }
    guard outside > 0, var found = nearby(e, in: x) else { return nil }
    found.part = SolutionSet.Part(limit: EquationSolver.toldRange, others: outside)
    return found
  }

  /// The solutions that intervals within a range show.
  mutating func searched(_ e: Expression, in x: String, over range: Interval) -> SolutionSet? {
    if let found = searchedAsQuotient(e, in: x, over: range) { return found }
    let smooth = e.continued(in: x, environment: environment)
    guard let function = AnalyzedFunction(e, of: x, environment) else { return nil }
    var search = ZeroSearch(function, in: range)
    while !search.isDone, search.function.steps < workspace.budget.stepsLeft { search.step() }
    workspace.budget.stepsLeft -= search.function.steps
    let isSmooth = search.function.curve(over: range)?.decoration == .continuous
    let isScattered = !isSmooth && e.isScattered(in: x, environment, over: range)
    var isComplete = search.isDone && search.isComplete && !isScattered
    var numbers: [Real] = []
    for zero in search.zeros {
      guard let number = number(of: zero, e, x), isZeroOrNear(number, zero, e, x, smooth.excluded)
      else {
        isComplete = false
        continue
      }
      numbers.append(number)
    }
    return SolutionSet(
      solutions: .some(numbers.map { Solution($0) }),
      isComplete: isComplete,
      // Between scattered values there is nothing to search.
      methods: isScattered ? [.steps] : [.intervals]
    )
  }

  /// The solutions between two numbers, searched on intervals.
  mutating func searched(
    _ e: Expression,
    in x: String,
    from lower: Real,
    to upper: Real
  ) -> SolutionSet? {
    let range = enclosure(lower).hull(enclosure(upper))
    guard range.isBounded, range.lower < range.upper,
      var found = searched(e, in: x, over: range),
      case .some(let members) = found.solutions
    else { return nil }
    guard let kept = self.members(of: members, from: lower, to: upper) else { return nil }
    found.solutions = .some(kept.map { Solution($0) })
    return found
  }

  /// The solutions that intervals show where an expression with poles is a quotient of smooth
  /// ones: the zeros of the dividend at which the divisor is not zero.
  private mutating func searchedAsQuotient(
    _ e: Expression,
    in x: String,
    over range: Interval
  ) -> SolutionSet? {
    guard let function = AnalyzedFunction(e, of: x, environment),
      let parts = e.replacingAngleQuotients(in: x).quotientOfParts(in: x),
      parts.divisor.variables.contains(x), parts.dividend.count <= Self.sizeLimit,
      var divisor = AnalyzedFunction(parts.divisor, of: x, environment),
      let dividend = AnalyzedFunction(parts.dividend, of: x, environment)
    else { return nil }
    var search = ZeroSearch(dividend, in: range)
    var whole = function
    guard whole.curve(over: range)?.decoration != .continuous,
      search.function.curve(over: range)?.decoration == .continuous,
      divisor.curve(over: range)?.decoration == .continuous
    else { return nil }
    while !search.isDone, search.function.steps < workspace.budget.stepsLeft { search.step() }
    workspace.budget.stepsLeft -= search.function.steps
    var isComplete = search.isDone && search.isComplete
    var numbers: [Real] = []
    for zero in search.zeros {
      guard let number = number(of: zero, parts.dividend, x) else {
        isComplete = false
        continue
      }
      // Most zeros are apart from those of the divisor, and then intervals tell its sign.
      let sign = divisor.tape.values(at: zero.enclosure)?.values.sign
      guard let sign = sign ?? self.sign(of: parts.divisor, x, at: number) else {
        isComplete = false
        continue
      }
      guard sign != 0 else {
        // A zero of both sides of the quotient has no value there.
        continue
      }
      // Where the divisor is negative the quotient falls while the dividend rises.
      var sided = zero
      sided.direction *= sign
      // It is told as a zero of what was typed, where that has no pole near by.
      let isSmooth = whole.curve(over: zero.bracket)?.decoration == .continuous
      numbers.append((isSmooth ? self.number(of: sided, e, x) : nil) ?? number)
    }
    return SolutionSet(
      solutions: .some(numbers.map { Solution($0) }),
      isComplete: isComplete,
      methods: [.intervals]
    )
  }

  /// A zero that was found on an interval as a number, with so many significant digits at hand.
  mutating func number(
    of zero: Zero,
    _ e: Expression,
    _ x: String,
    digits: Int = 0
  ) -> Real? {
    if let exact = zero.exact { return exact }
    guard zero.direction != 0, let lower = Dyadic(exactly: zero.bracket.lower),
      let upper = Dyadic(exactly: zero.bracket.upper)
    else { return nil }
    guard lower < upper, lower.signum * upper.signum >= 0 else {
      return lower == upper ? Real(lower.asRational) : nil
    }
    var change = SignChange(
      e,
      of: x,
      in: environment,
      SignBracket(from: lower, to: upper, lowerSign: -zero.direction)
    )
    if digits > 0 {
      // What is made of the number asks for its digits many times, with some more.
      let size = lower.isZero ? upper : lower
      let exponent = size.magnitudeExponent - digits * 10 / 3 - 64
      _ = ask { (workspace) throws(RealError) in
        try change.refine(toExponent: exponent, in: &workspace)
      }
    }
    return number(of: change)
  }

  /// Whether the expression itself has a value where its continuation is zero.
  private mutating func isZeroOrNear(
    _ number: Real,
    _ zero: Zero,
    _ e: Expression,
    _ x: String,
    _ excluded: [Expression]
  ) -> Bool {
    if zero.exact != nil { return isZero(e, x, at: number) == true }
    for place in excluded {
      guard let sign = sign(of: place, x, at: number), sign != 0 else { return false }
    }
    return true
  }

  /// A sum with those of its summands that are polynomials as one, in which the unknown stands as
  /// seldom as possible: the enclosure of x − x/2 is that of two numbers.
  private func collected(_ e: Expression, in x: String) -> Expression {
    var (polynomial, count): (Polynomial, Int) = (.zero, 0)
    var rest: [(isNegative: Bool, part: Expression)] = []
    for term in e.summands {
      guard let rational = term.part.rationalFunction(of: x, environment: environment),
        rational.denominator.isConstant, rational.poles.isConstant
      else {
        rest.append(term)
        continue
      }
      let part = rational.numerator
      polynomial = term.isNegative ? polynomial - part : polynomial + part
      count += 1
    }
    guard count > 1 || polynomial.degree > 1 else { return e }
    let sum =
      polynomial.isZero ? Expression(0) : Expression(hornerOf: polynomial, of: Expression(name: x))
    return rest.reduce(sum) { $1.isNegative ? $0 - $1.part : $0 + $1.part }
  }

  /// Whether a function is proved to have no zero on one side of what is searched.
  private mutating func isApartFarOut(_ function: inout AnalyzedFunction, isLeft: Bool) -> Bool {
    var boxes: [Interval] = []
    var start = Double(EquationSolver.searchedRange)
    while start < .infinity {
      boxes.append(Interval(lower: start, upper: start * 2))
      start *= 2
    }
    boxes.append(Interval(lower: .greatestFiniteMagnitude, upper: .infinity))
    for box in boxes {
      let box = isLeft ? -box : box
      guard let enclosure = function.tape.values(at: box) else { continue }
      if enclosure.values.contains(0) { return false }
    }
    return true
  }
}

extension Zero {
  /// The bounds of its digits: the enclosure, which is of one sign unless the zero is next to 0.
  fileprivate var bracket: Interval {
    let isNarrow = enclosure.lower < enclosure.upper && (enclosure.lower > 0 || enclosure.upper < 0)
    return isNarrow ? enclosure : isolation
  }
}

extension Interval {
  /// The sign of all of its numbers; nil where they may have different ones.
  fileprivate var sign: Int? { lower > 0 ? 1 : upper < 0 ? -1 : nil }
}
