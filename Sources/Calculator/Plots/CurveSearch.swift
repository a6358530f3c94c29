// The search for the points of a curve that matter, and for those that it has in
// common with others.

internal import Expressions
internal import Graphs
internal import Numbers

/// A search for the points that matter of one curve.
struct CurveSearch: Sendable {
  /// The most curves of which every two are looked at together.
  static let mostMeeting = 6

  /// The part of the plane that is searched.
  struct Region: Hashable, Sendable {
    /// What of it is seen of left and right.
    var across: Interval
    /// What of it is seen of below and above.
    var up: Interval
  }

  /// What is searched, until that is begun: the derivatives take a while.
  private var plan: [Plan]
  /// What happens on the graph of a function.
  ///
  /// Arrays, since searches are large and are
  /// passed on as references so.
  private var functions: [FeatureSearch] = []
  private var paths: [(other: Int?, search: PathSearch)] = []

  /// What is searched.
  private struct Plan: Sendable {
    let curve: PlaneCurve
    let others: [PlaneCurve]
    let region: Region
    let environment: Environment
  }

  /// A point that was found.
  struct Found: Sendable {
    let feature: Feature
    /// The place in the list of the others of the curve that is met.
    var other: Int?
  }

  /// A search over a part of the plane.
  init(
    _ curve: PlaneCurve,
    meeting others: [PlaneCurve],
    in region: Region,
    _ environment: Environment
  ) {
    plan = [Plan(curve: curve, others: others, region: region, environment: environment)]
  }

  private mutating func begin(_ plan: Plan) {
    if let path = plan.curve.function {
      let range = plan.region.across
      let environment = plan.environment
      let search = FeatureSearch(path.y, of: path.variable, in: range, environment: environment)
      if let search { functions.append(search) }
    } else {
      for search in plan.curve.searches(plan.environment.angleUnit) { add(search, plan) }
    }
    for (place, other) in plan.others.enumerated() {
      for search in plan.curve.meetings(with: other) { add(search, plan, other: place) }
    }
  }

  private mutating func add(_ search: PlaneCurve.Search, _ plan: Plan, other: Int? = nil) {
    let range =
      switch search.path.range {
      case .across: plan.region.across
      case .up: plan.region.up
      case .parameter(let range): range
      }
    if let search = PathSearch(search, in: range, environment: plan.environment) {
      paths.append((other, search))
    }
  }

  /// Whether there is nothing left to do.
  var isDone: Bool {
    plan.isEmpty && functions.allSatisfy { $0.isDone } && paths.allSatisfy { $0.search.isDone }
  }

  /// Goes on for some steps, of about a nanosecond each.
  mutating func advance(steps: Int) {
    if let plan = plan.popLast() {
      begin(plan)
    } else if functions.first?.isDone == false {
      functions[0].advance(steps: steps)
    } else if let index = paths.firstIndex(where: { !$0.search.isDone }) {
      paths[index].search.advance(steps: steps)
    }
  }

  /// What was found, from left to right.
  var found: [Found] {
    let own = functions.flatMap { $0.features }.map { Found(feature: $0) }
    let other = paths.flatMap { path in
      path.search.features.map { Found(feature: $0, other: path.other) }
    }
    return (own + other).sorted { $0.feature.x.enclosure.lower < $1.feature.x.enclosure.lower }
  }
}
