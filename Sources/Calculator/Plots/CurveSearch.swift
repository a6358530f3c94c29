// The search for the points of a curve that matter, and for those that it has in
// common with others.

internal import Expressions
internal import Graphs
internal import Numbers

/// A search for the points that matter of one curve.
struct CurveSearch: Sendable {
  /// The most curves of which every two are looked at together.
  static let mostMeeting = 6

  /// What is searched, until that is begun: the derivatives take a while.
  private var plan: Plan?
  private var search: FeatureSearch?
  private var meetings: [(other: Int, search: IntersectionSearch)] = []

  /// What is searched.
  private struct Plan: Sendable {
    let function: PlottedFunction
    let others: [PlottedFunction]
    let range: Interval
    let environment: Environment
  }

  /// A point that was found.
  struct Found: Sendable {
    let feature: Feature
    /// The place in the list of the others of the curve that is met.
    var other: Int?
  }

  /// A search over a range; others with another variable are not met.
  init(
    _ function: PlottedFunction,
    meeting others: [PlottedFunction],
    in range: Interval,
    _ environment: Environment
  ) {
    plan = Plan(function: function, others: others, range: range, environment: environment)
  }

  private mutating func begin(_ plan: Plan) {
    let (expression, variable) = (plan.function.expression, plan.function.variable)
    let (range, environment) = (plan.range, plan.environment)
    search = FeatureSearch(expression, of: variable, in: range, environment: environment)
    for (place, other) in plan.others.enumerated() where other.variable == variable {
      let meeting = IntersectionSearch(
        expression,
        other.expression,
        of: variable,
        in: range,
        environment: environment
      )
      if let meeting { meetings.append((place, meeting)) }
    }
  }

  /// Whether there is nothing left to do.
  var isDone: Bool {
    plan == nil && search?.isDone != false && meetings.allSatisfy { $0.search.isDone }
  }

  /// Goes on for some steps, of about a nanosecond each.
  mutating func advance(steps: Int) {
    if let plan {
      self.plan = nil
      begin(plan)
    } else if search?.isDone == false {
      search?.advance(steps: steps)
    } else if let index = meetings.firstIndex(where: { !$0.search.isDone }) {
      meetings[index].search.advance(steps: steps)
    }
  }

  /// What was found, from left to right.
  var found: [Found] {
    let own = (search?.features ?? []).map { Found(feature: $0) }
    let common = meetings.flatMap { meeting in
      meeting.search.features.map { Found(feature: $0, other: meeting.other) }
    }
    return (own + common).sorted { $0.feature.x.enclosure.lower < $1.feature.x.enclosure.lower }
  }
}
