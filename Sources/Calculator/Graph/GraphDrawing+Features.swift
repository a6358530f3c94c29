// The points that matter of what is drawn: looked for once the picture is
// proved, a little beyond the window, so that moving about finds them there.

internal import Expressions
internal import Graphs
internal import Numbers

/// A search for the points that matter of one curve.
struct GraphSearch: Sendable {
  /// What a search depends on.
  struct Key: Hashable, Sendable {
    var text: String
    /// What the names in it mean: see ``GraphReading/meaning``.
    var meaning: String
    /// The curves that it may meet, each as text and meaning.
    var others: [[String]]
  }

  let key: Key
  /// Where it is looked.
  let range: Interval
  private var search: FeatureSearch?
  private var meetings: [IntersectionSearch] = []

  /// Begins a search over a range.
  init(
    _ key: Key,
    _ function: (expression: Expression, variable: String),
    meeting others: [Expression],
    in range: Interval,
    _ environment: Environment
  ) {
    self.key = key
    self.range = range
    let (expression, variable) = function
    search = FeatureSearch(expression, of: variable, in: range, environment: environment)
    meetings = others.compactMap {
      IntersectionSearch(expression, $0, of: variable, in: range, environment: environment)
    }
  }

  /// Whether there is nothing left to do.
  var isDone: Bool { search?.isDone != false && meetings.allSatisfy { $0.isDone } }

  /// Goes on for some steps.
  mutating func advance(steps: Int) {
    if search?.isDone == false {
      search?.advance(steps: steps)
    } else if let index = meetings.firstIndex(where: { !$0.isDone }) {
      meetings[index].advance(steps: steps)
    }
  }

  /// What was found, from left to right.
  var found: [Feature] {
    let all = (search?.features ?? []) + meetings.flatMap { $0.features }
    return all.sorted { $0.x.enclosure.lower < $1.x.enclosure.lower }
  }
}

extension GraphSheet {
  /// The most curves of which every two are looked at together.
  private static var mostMeeting: Int { 6 }
  /// The most points of a curve that are told.
  private static var mostFeatures: Int { 60 }
  /// The most points that are marked on the picture, beside holes, jumps and ends.
  private static var mostMarks: Int { 40 }

  /// Begins the searches that the window asks for, and keeps the others.
  ///
  /// What was searched for a wider window serves a narrower one until that is an
  /// eighth of it.
  mutating func prepareSearches() {
    let shown = curves.filter { $0.isShown && readings[$0.id]?.function != nil }
    let width = viewport.right - viewport.left
    let inner = Interval(lower: viewport.left.doubleValue, upper: viewport.right.doubleValue)
    var known: Environment?
    var searches: [Int: GraphSearch] = [:]
    for (index, curve) in shown.enumerated() {
      guard let function = readings[curve.id]?.function else { continue }
      let others = shown.count > GraphSheet.mostMeeting ? [] : shown[(index + 1)...]
      let meeting = others.filter { readings[$0.id]?.function?.variable == function.variable }
      let key = GraphSearch.Key(
        text: curve.text,
        meaning: meaning(of: curve),
        others: meeting.map { [$0.text, meaning(of: $0)] }
      )
      if let old = drawing.searches[curve.id], old.key == key, old.range.lower <= inner.lower,
        inner.upper <= old.range.upper, old.range.width <= 8 * inner.width
      {
        searches[curve.id] = old
        continue
      }
      let environment = known ?? self.environment
      known = environment
      let range = Interval(
        lower: (viewport.left - width).doubleValue,
        upper: (viewport.right + width).doubleValue
      )
      let expressions = meeting.compactMap { readings[$0.id]?.function?.expression }
      searches[curve.id] = GraphSearch(key, function, meeting: expressions, in: range, environment)
      drawing.features[curve.id] = nil
    }
    drawing.searches = searches
    for id in drawing.features.keys where searches[id] == nil { drawing.features[id] = nil }
  }

  private func meaning(of curve: GraphCurve) -> String { readings[curve.id]?.meaning ?? "" }

  /// Goes on searching for so many steps; a search that is done is told.
  mutating func search(steps: Int) {
    let ids = drawing.searches.keys.sorted()
    guard let id = ids.first(where: { drawing.searches[$0]?.isDone == false }) else { return }
    drawing.searches[id]?.advance(steps: steps)
    guard let search = drawing.searches[id], search.isDone else { return }
    let found = search.found.prefix(GraphSheet.mostFeatures)
    drawing.features[id] = found.compactMap { feature(of: id, $0) }
    drawing.isSeen = false
  }

  /// A point as it is told.
  private func feature(of id: Int, _ found: Feature) -> GraphDrawing.Feature? {
    guard let place = found.x.approximation else { return nil }
    let (x, y) = (coordinate(found.x), found.y.map { coordinate($0) })
    let kind = found.kind.name
    var feature = GraphDrawing.Feature(
      place: place,
      height: found.y?.approximation,
      shown: GraphScreen.Feature(
        curve: id,
        kind: kind,
        x: x,
        y: y,
        speech: words(forFeature: kind, x, y)
      )
    )
    feature.marks = found.marks
    return feature
  }

  /// A number as it is told.
  private func coordinate(_ number: Coordinate) -> GraphScreen.Coordinate {
    let mark = settings.decimalMark.sign
    let digits = String(number.digits.map { $0 == "−" ? "-" : $0 })
    return GraphScreen.Coordinate(
      exact: number.form?.valueText(unicode: true, decimalMark: mark),
      decimal: settings.spelled(digits) + (number.isFinite ? "" : "…")
    )
  }

  /// The points of a curve that are marked on the picture.
  func marks(of id: Int) -> [FeatureMark] {
    let count = drawing.features.values.reduce(0) { $0 + $1.count }
    return features(of: id).flatMap { feature in
      feature.marks.compactMap { mark in
        let isPlain = mark.kind != .hole && mark.kind != .jump && mark.kind != .end
        guard !isPlain || count <= GraphSheet.mostMarks else { return nil }
        return mark.placed(in: viewport)
      }
    }
  }
}

/// A mark of a point, in the plane.
struct PlaneMark: Hashable, Sendable {
  var kind: FeatureMark.Kind
  var x: Rational
  var y: Rational
  var isFilled: Bool

  /// The mark on a picture, if it is in it.
  func placed(in viewport: Viewport) -> FeatureMark? {
    let column = viewport.column(atX: x)
    let row = viewport.row(atY: y)
    guard column >= 0, column <= Rational(viewport.width), row >= 0,
      row <= Rational(viewport.height)
    else { return nil }
    let position = ScreenPoint(x: Float(column.doubleValue), y: Float(row.doubleValue))
    return FeatureMark(kind: kind, position: position, isFilled: isFilled)
  }
}

extension Feature {
  /// Circles: the point itself, and the limits of a jump or an end.
  fileprivate var marks: [PlaneMark] {
    guard let kind = kind.mark, let x = x.approximation else { return [] }
    var marks: [PlaneMark] = []
    for limit in [left, right] {
      guard let y = limit?.approximation, y != self.y?.approximation || !isFilled else { continue }
      marks.append(PlaneMark(kind: kind, x: x, y: y, isFilled: false))
    }
    if let y = y?.approximation {
      marks.append(PlaneMark(kind: kind, x: x, y: y, isFilled: isFilled))
    }
    return marks
  }
}

extension Feature.Kind {
  /// The kind of its mark; nothing where the curve is as everywhere else.
  fileprivate var mark: FeatureMark.Kind? {
    switch self {
    case .zero: .zero
    case .minimum: .minimum
    case .maximum: .maximum
    case .hole: .hole
    case .jump: .jump
    case .end, .point: .end
    case .intersection: .intersection
    case .inflection, .intercept, .pole: nil
    }
  }
}

extension Coordinate {
  /// A rational number inside the enclosure.
  fileprivate var approximation: Rational? {
    guard enclosure.isBounded else { return nil }
    return Dyadic(exactly: enclosure.midpoint)?.asRational
  }
}
