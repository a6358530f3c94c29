// The features of y = f(x) over a range, one piece of work at a time.
//
// Zeros of f, of its derivative and of its second derivative are found and proved
// by `ZeroSearch`; what happens where f is not smooth is looked at from both
// sides.

package import Expressions
package import Numbers
internal import Reals

/// A search for the features of a curve under way.
package struct FeatureSearch: Sendable {
  /// The kind of zeros that are searched.
  enum Goal: Sendable {
    case singularities
    case zeros
    case extrema
    case inflections

    /// The order of the slope whose zeros are searched; nothing for singularities.
    fileprivate var order: Int? {
      switch self {
      case .singularities: nil
      case .zeros: 0
      case .extrema: 1
      case .inflections: 2
      }
    }
  }

  /// The features that were found so far, from left to right once the search is
  /// done.
  package internal(set) var features: [Feature] = []
  /// Whether everything was decided: nothing is missing, unless it is closer to a place where the
  /// function is not smooth than doubles tell apart.
  package internal(set) var isComplete = true

  var function: AnalyzedFunction
  private let naming: ZeroNaming?
  let range: Interval
  /// The searches that remain, the last one first.
  var goals: [(goal: Goal, function: Expression)] = []
  var current: (goal: Goal, search: ZeroSearch)?
  /// The zeros of the current search that were looked at.
  var place = 0
  private var hasIntercept = false
  /// Whether there is nothing left to do.
  package private(set) var isDone = false
  /// Where the function may not be smooth.
  var singularPlaces: [Coordinate] = []
  /// Boxes on all of which the function is zero.
  var flatBoxes: [Interval] = []
  /// Where zeros may have been missed, until all singular places are known.
  private var gaps: [Interval] = []
  /// What finds the holes; nothing where the function is no quotient of analytic ones.
  var holeSearch: HoleSearch?
  /// For each order of slopes intervals around holes with no zero that is searched.
  var surroundings: [[Interval]] = [[], [], []]
  /// The steps done when the current search began.
  private var firstStep: Int64 = 0

  /// The most steps that the search for features of one kind may take.
  private static let goalSteps: Int64 = 50_000_000

  /// Begins a search for the features of y = f(x) where x is in a range; nil
  /// when the expression cannot be drawn.
  ///
  /// Extrema of a function whose slope has no expression are found by bounds of the slope, unless
  /// `usesSlopeBounds` is false.
  ///
  /// With a `naming`, zeros of no simple form are said as numbers by it. Coordinates have so many
  /// significant `digits`.
  package init?(
    _ expression: Expression,
    of variable: String,
    in range: Interval,
    environment: Environment,
    naming: ZeroNaming? = nil,
    digits: Int = Coordinate.digitCount,
    usesSlopeBounds: Bool = true
  ) {
    guard range.isBounded, range.lower < range.upper,
      var function = AnalyzedFunction(expression, of: variable, environment)
    else { return nil }
    function.digits = digits
    self.function = function
    self.naming = naming
    self.range = range
    plan(usesSlopeBounds)
  }

  /// Goes on for some steps, of about a nanosecond each.
  package mutating func advance(steps: Int) {
    let end = function.steps + Int64(steps)
    while !isDone, function.steps < end { step() }
  }

  /// All features, found at once.
  package mutating func finish() {
    while !isDone { step() }
  }

  /// Plans the searches, from the continued expression: its derivatives are simpler.
  private mutating func plan(_ usesSlopeBounds: Bool) {
    let expression = function.smooth.replacingAngleDivisors(in: function.variable)
    if let slope = slope(of: expression) {
      if let bend = self.slope(of: slope) {
        goals.append((.inflections, bend))
      }
      goals.append((.extrema, slope))
    } else {
      isComplete = false
      if usesSlopeBounds { addExtremaBySlopes() }
    }
    goals.append((.zeros, expression))
    let places = SingularPlaces(
      of: function.smooth,
      function.variable,
      function.environment,
      in: range
    )
    isComplete = isComplete && places.isComplete
    for place in function.continuation.excluded + places.functions {
      goals.append((.singularities, place))
      if holeSearch == nil, function.rational == nil { holeSearch = HoleSearch(of: function) }
    }
  }

  /// The slope of an expression without cancellation; nil where it is not known.
  func slope(of expression: Expression) -> Expression? {
    let slope = expression.derivative(
      by: function.variable,
      angleUnit: function.environment.angleUnit
    )
    return slope?.continued(in: function.variable, environment: function.environment).expression
  }

  private mutating func step() {
    guard hasIntercept else {
      addIntercept()
      hasIntercept = true
      return
    }
    guard let goal = current?.goal, var search = current?.search else {
      begin()
      return
    }
    guard search.isDone else {
      // Only one owner, so that nothing is copied.
      current = nil
      let before = search.function.steps
      if before - firstStep > Self.goalSteps { search.abandon() }
      search.step()
      function.steps += search.function.steps - before
      current = (goal, search)
      return
    }
    guard place < search.zeros.count else {
      if goal == .zeros { flatBoxes += search.flatBoxes }
      gaps += search.gaps
      current = nil
      return
    }
    addFeatures(at: search.zeros[place], for: goal, search.function)
    place += 1
  }

  /// Whether an interval is little more than a place where the function may not be smooth.
  private func isSingular(_ gap: Interval) -> Bool {
    let least = 0x1p-40 * max(gap.magnitude.upper, range.width * 0x1p-10)
    return gap.width <= least && singularPlaces.contains { $0.enclosure.intersection(gap) != nil }
  }

  private mutating func begin() {
    if goals.last?.goal != .singularities {
      // A pole is suspected to be a zero until it is seen to be a pole.
      if !gaps.allSatisfy({ isSingular($0) }) { isComplete = false }
      gaps = []
    }
    guard let next = goals.popLast() else {
      addFlatStretches()
      features = features.sorted {
        ($0.x.enclosure.lower, $0.kind.rawValue) < ($1.x.enclosure.lower, $1.kind.rawValue)
      }
      isDone = true
      return
    }
    function.steps += 10_000
    guard
      var analyzed = AnalyzedFunction(next.function, of: function.variable, function.environment)
    else {
      isComplete = false
      return
    }
    place = 0
    // A function that is zero everywhere has no zeros of interest.
    if let rational = analyzed.rational, rational.numerator.isZero { return }
    analyzed.digits = function.digits
    var search = ZeroSearch(analyzed, in: range)
    search.naming = naming
    if let order = next.goal.order { search.settled = surroundings[order] }
    search.voids = features.filter { [.pole, .hole].contains($0.kind) && !$0.isFilled }
      .map { $0.x.enclosure }
    firstStep = search.function.steps
    current = (next.goal, search)
  }

  private mutating func addIntercept() {
    guard range.contains(0), let value = function.value(at: Real(Rational.zero)),
      let x = function.coordinate(Real(Rational.zero)), let y = function.coordinate(value)
    else { return }
    features.append(Feature(.intercept, x: x, y: y))
  }

  /// Adds a feature, unless there is one of this kind at this place.
  mutating func add(_ feature: Feature) {
    let isKnown = features.contains {
      $0.kind == feature.kind && $0.x.enclosure.intersection(feature.x.enclosure) != nil
    }
    if !isKnown { features.append(feature) }
  }
}
