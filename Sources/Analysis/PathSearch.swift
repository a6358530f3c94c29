// The points of a path that matter: zeros of an expression in its variable at which
// the path has a point.

package import Expressions
package import Numbers
internal import Reals
internal import Tapes

/// A search for the points of a path at which something is zero, under way.
package struct PathSearch: Sendable {
  /// The points that were found so far.
  package private(set) var features: [Feature] = []
  /// Whether no point was missed.
  package var isComplete: Bool { search.isComplete && !isMissing }

  private let kind: Feature.Kind
  private var x: AnalyzedFunction
  private var y: AnalyzedFunction
  private var search: ZeroSearch
  private var place = 0
  /// Whether the coordinates of a point were not found.
  private var isMissing = false

  /// Begins a search where the variable of the path is in a range; nil when one of
  /// the expressions cannot be drawn, or the condition is zero everywhere.
  ///
  /// Where minima are searched, the condition is the slope of the vertical coordinate,
  /// and maxima are found as well.
  ///
  /// With a `naming`, zeros of no simple form are said as numbers by it. Coordinates have so many
  /// significant `digits`.
  package init?(
    _ search: PlaneCurve.Search,
    in range: Interval,
    environment: Environment,
    naming: ZeroNaming? = nil,
    digits: Int = Coordinate.digitCount
  ) {
    let path = search.path
    guard range.isBounded, range.lower < range.upper,
      var x = AnalyzedFunction(path.x, of: path.variable, environment),
      var y = AnalyzedFunction(path.y, of: path.variable, environment),
      var condition = AnalyzedFunction(search.condition, of: path.variable, environment),
      condition.rational?.numerator.isZero != true
    else { return nil }
    kind = search.kind
    (x.digits, y.digits, condition.digits) = (digits, digits, digits)
    (self.x, self.y) = (x, y)
    self.search = ZeroSearch(condition, in: range)
    self.search.naming = naming
  }

  /// Whether there is nothing left to do.
  package var isDone: Bool { search.isDone && place == search.zeros.count }

  /// Goes on for some steps, of about a nanosecond each.
  package mutating func advance(steps: Int) {
    let end = search.function.steps + Int64(steps)
    while !isDone, search.function.steps < end { step() }
  }

  /// All points, found at once.
  package mutating func finish() {
    while !isDone { step() }
  }

  private mutating func step() {
    guard search.isDone else {
      search.step()
      return
    }
    let zero = search.zeros[place]
    place += 1
    guard kind != .minimum || zero.direction != 0, hasPoint(at: zero) else { return }
    guard let x = coordinate(&x, at: zero, is: .intercept),
      let y = coordinate(&y, at: zero, is: .zero)
    else {
      isMissing = true
      return
    }
    var feature = Feature(kind == .minimum && zero.direction < 0 ? .maximum : kind, x: x, y: y)
    feature.parameter = zero.enclosure
    features.appendUnlessKnown(feature)
  }

  /// Whether the path has a point there, and the condition a value.
  private mutating func hasPoint(at zero: Zero) -> Bool {
    if let exact = zero.exact {
      return x.value(at: exact) != nil && y.value(at: exact) != nil
        && (kind == .minimum || search.function.value(at: exact) != nil)
    }
    return [x.curve(over: zero.enclosure), y.curve(over: zero.enclosure)].allSatisfy {
      $0.map { $0.decoration >= .defined } ?? false
    }
  }

  /// A coordinate, which is zero where the path meets an axis.
  private func coordinate(
    _ function: inout AnalyzedFunction,
    at zero: Zero,
    is meeting: Feature.Kind
  ) -> Coordinate? {
    let origin = Real(Rational.zero)
    if kind == meeting { return function.coordinate(origin) }
    // A constant has its value anywhere.
    let isConstant = !function.original.variables.contains(function.variable)
    if function.original == Expression(name: function.variable), let number = zero.number,
      let coordinate = function.coordinate(number, as: zero.form)
    {
      return coordinate
    }
    return function.coordinate(
      ofValueAt: zero.enclosure,
      exactly: isConstant ? origin : zero.number
    )
  }
}
