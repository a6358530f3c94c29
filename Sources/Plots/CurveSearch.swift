// The search for the features of a curve, and for those that it has in common with other
// curves.

package import Analysis
package import Expressions
package import Graphs
package import Numbers

/// A search for the features of one curve.
package struct CurveSearch: Sendable {
  /// The most curves of which every two are looked at together.
  package static let mostMeeting = 6

  /// The part of the plane that is searched.
  package struct Region: Hashable, Sendable {
    /// The visible interval from left to right.
    package var across: Interval
    /// The visible interval from below to above.
    package var up: Interval
  }

  /// The searches to come; their derivatives are computed when each begins.
  private var plan: [Plan]
  /// The searches on graphs of functions, in arrays: searches are large, and arrays are
  /// passed on as references.
  private var functions: [FeatureSearch] = []
  private var paths: [(other: Int?, search: PathSearch)] = []
  private var systems: [(other: Int?, search: SystemSearch)] = []
  /// The points of a curve that is nothing else.
  private var lone: [Feature] = []
  /// The lines that the curve comes close to far out.
  package private(set) var asymptotes: [Asymptote] = []

  /// A search to come.
  private struct Plan: Sendable {
    let curve: PlaneCurve
    let others: [PlaneCurve]
    let region: Region
    let environment: Environment
    let digits: Int
  }

  /// A point that was found.
  package struct Found: Sendable {
    package let feature: Feature
    /// The place in the list of the others of the curve that is met.
    var other: Int?
  }

  /// A search over a part of the plane, for coordinates with so many significant digits.
  package init(
    _ curve: PlaneCurve,
    meeting others: [PlaneCurve],
    in region: Region,
    _ environment: Environment,
    digits: Int = Coordinate.digitCount
  ) {
    let plan = Plan(
      curve: curve,
      others: others,
      region: region,
      environment: environment,
      digits: digits
    )
    self.plan = [plan]
  }

  private mutating func begin(_ plan: Plan) {
    asymptotes = plan.curve.asymptotes(in: plan.environment)
    lone = plan.curve.loneFeatures(in: plan.environment, digits: plan.digits)
    if let path = plan.curve.function {
      let range = plan.region.across
      let search = FeatureSearch(
        path.y,
        of: path.variable,
        in: range,
        environment: plan.environment,
        naming: .bySolving,
        digits: plan.digits
      )
      if let search { functions.append(search) }
    } else {
      let unit = plan.environment.angleUnit
      for search in plan.curve.searches(unit) { add(search, plan) }
      if let system = plan.curve.extremes(unit) { add(system, plan) }
    }
    for (place, other) in plan.others.enumerated() {
      for search in plan.curve.meetings(with: other) { add(search, plan, other: place) }
      if let system = plan.curve.system(with: other) { add(system, plan, other: place) }
    }
  }

  private mutating func add(_ search: PlaneCurve.Search, _ plan: Plan, other: Int? = nil) {
    let range = plan.region.interval(of: search.path.range)
    let search = PathSearch(
      search,
      in: range,
      environment: plan.environment,
      naming: .bySolving,
      digits: plan.digits
    )
    if let search {
      paths.append((other, search))
    }
  }

  private mutating func add(_ system: PlaneCurve.System, _ plan: Plan, other: Int? = nil) {
    let ranges = system.unknowns.map { plan.region.interval(of: $0.range) }
    let search = SystemSearch(
      system,
      in: ranges,
      environment: plan.environment,
      digits: plan.digits
    )
    if let search {
      systems.append((other, search))
    }
  }

  /// Whether there is nothing left to do.
  package var isDone: Bool {
    plan.isEmpty && functions.allSatisfy { $0.isDone } && paths.allSatisfy { $0.search.isDone }
      && systems.allSatisfy { $0.search.isDone }
  }

  /// Whether no feature was missed, as far as doubles tell places apart.
  package var isComplete: Bool {
    isDone && functions.allSatisfy { $0.isComplete } && paths.allSatisfy { $0.search.isComplete }
      && systems.allSatisfy { $0.search.isComplete }
  }

  /// Goes on for some steps, of about a nanosecond each.
  package mutating func advance(steps: Int) {
    if let plan = plan.popLast() {
      begin(plan)
    } else if functions.first?.isDone == false {
      functions[0].advance(steps: steps)
    } else if let index = paths.firstIndex(where: { !$0.search.isDone }) {
      paths[index].search.advance(steps: steps)
    } else if let index = systems.firstIndex(where: { !$0.search.isDone }) {
      systems[index].search.advance(steps: steps)
    }
  }

  /// The features found, from left to right.
  package var found: [Found] {
    var all = (lone + functions.flatMap { $0.features }).map { Found(feature: $0) }
    for (other, search) in paths { all += search.features.map { Found(feature: $0, other: other) } }
    for (other, search) in systems {
      all += search.features.map { Found(feature: $0, other: other) }
    }
    return all.sorted { $0.feature.x.enclosure.lower < $1.feature.x.enclosure.lower }
  }
}

extension CurveSearch.Region {
  /// The part that a window shows, and so many of its widths and heights beyond each edge.
  package init(_ viewport: Viewport, beyond: Rational = 0) {
    let width = (viewport.right - viewport.left) * beyond
    let height = (viewport.top - viewport.bottom) * beyond
    across = Interval(
      lower: (viewport.left - width).doubleValue.nextDown,
      upper: (viewport.right + width).doubleValue.nextUp
    )
    up = Interval(
      lower: (viewport.bottom - height).doubleValue.nextDown,
      upper: (viewport.top + height).doubleValue.nextUp
    )
  }

  /// Where the variable of a path is, as far as it is seen.
  package func interval(of range: PlaneCurve.Range) -> Interval {
    switch range {
    case .across: across
    case .up: up
    case .parameter(let bounds): bounds
    }
  }
}
