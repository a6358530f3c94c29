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

  /// The solutions, found by the slope of the difference, or else on intervals; nothing where
  /// there are many and perhaps more.
  mutating func searched(_ e: Expression, in x: String) -> SolutionSet? {
    let smooth = e.continued(in: x, environment: environment)
    // What the slopes leave unknown, intervals still have to find.
    let reserve = workspace.budget.stepsLeft / 2
    workspace.budget.stepsLeft -= reserve
    let zeros = smooth.excluded.isEmpty ? zerosBySlopes(of: smooth.expression, in: x) : nil
    workspace.budget.stepsLeft += reserve
    if let zeros {
      return SolutionSet(
        solutions: .some(zeros.map { Solution($0) }),
        isComplete: true,
        methods: [.slopes]
      )
    }
    let far = Double(EquationSolver.searchedRange)
    guard var found = searched(e, in: x, over: Interval(lower: -far, upper: far)),
      case .some(let numbers) = found.solutions,
      var function = AnalyzedFunction(e, of: x, environment)
    else { return nil }
    let isEmptyFarOut = [true, false].allSatisfy { isApartFarOut(&function, isLeft: $0) }
    found.isComplete = found.isComplete && isEmptyFarOut
    return found.isComplete || numbers.count <= EquationSolver.tellLimit ? found : nil
  }

  /// The solutions that intervals within a range show.
  mutating func searched(_ e: Expression, in x: String, over range: Interval) -> SolutionSet? {
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
      methods: [.intervals]
    )
  }

  /// A zero that was found on an interval as a number.
  private mutating func number(of zero: Zero, _ e: Expression, _ x: String) -> Real? {
    if let exact = zero.exact { return exact }
    guard zero.direction != 0, let low = Dyadic(exactly: zero.isolation.lower),
      let high = Dyadic(exactly: zero.isolation.upper),
      let first = Dyadic(exactly: zero.enclosure.lower),
      let last = Dyadic(exactly: zero.enclosure.upper)
    else { return nil }
    // The enclosure is of one sign unless the zero is next to 0.
    let isNarrow = first.signum * last.signum > 0 && first < last
    let (lower, upper) = isNarrow ? (first, last) : (low, high)
    guard lower < upper, lower.signum * upper.signum >= 0 else {
      return lower == upper ? Real(lower.asRational) : nil
    }
    let change = SignChange(
      e,
      of: x,
      in: environment,
      SignBracket(from: lower, to: upper, lowerSign: -zero.direction)
    )
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
