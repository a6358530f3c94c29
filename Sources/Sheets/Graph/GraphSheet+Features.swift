// The points that matter of what is drawn: looked for once the picture is
// proved, a little beyond the window, so that moving about finds them there.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Plots

extension CurveSearch.Region {
  /// Whether what was searched here serves another part of the plane, of which the
  /// height may not matter.
  fileprivate func serves(_ other: Self, atAnyHeight: Bool) -> Bool {
    across.serves(other.across) && (atAnyHeight || up.serves(other.up))
  }
}

extension Interval {
  fileprivate func serves(_ other: Interval) -> Bool {
    contains(other) && width <= 8 * other.width
  }
}

extension GraphSheet {
  /// The most points of a curve that are told, unless it is nothing but points, and the most of
  /// those that would be overlooked otherwise: holes, jumps and ends.
  private static var mostFeatures: Int { 60 }
  /// The most points in the window that are marked on the picture, beside holes,
  /// jumps and ends.
  private static var mostMarks: Int { 60 }

  /// Begins the searches that the window asks for, and keeps the others.
  ///
  /// What was searched for a wider window serves a narrower one until that is an
  /// eighth of it.
  mutating func prepareSearches() {
    let shown = curves.filter { $0.isShown && readings[$0.id]?.curve != nil }
    let region = CurveSearch.Region(viewport)
    var known: Environment?
    var searches: [Int: GraphSearch] = [:]
    for (index, curve) in shown.enumerated() {
      guard let plane = readings[curve.id]?.curve else { continue }
      let others = shown.count > CurveSearch.mostMeeting ? [] : shown[(index + 1)...]
      let key = GraphSearch.Key(
        text: curve.text,
        meaning: meaning(of: curve),
        others: others.map { [$0.text, meaning(of: $0)] }
      )
      let meeting = others.compactMap { readings[$0.id]?.curve }
      if let old = drawing.searches[curve.id], old.key == key,
        old.region.serves(
          region,
          atAnyHeight: ([plane] + meeting).allSatisfy { $0.function != nil }
        )
      {
        searches[curve.id] = old
        continue
      }
      let environment = known ?? self.environment
      known = environment
      let wider = CurveSearch.Region(viewport, beyond: 1)
      searches[curve.id] = GraphSearch(
        key: key,
        region: wider,
        search: CurveSearch(plane, meeting: meeting, in: wider, environment)
      )
      drawing.features[curve.id] = nil
    }
    drawing.searches = searches
    for id in drawing.features.keys where searches[id] == nil {
      drawing.features[id] = nil
      drawing.asymptotes[id] = nil
    }
  }

  private func meaning(of curve: GraphCurve) -> String { readings[curve.id]?.meaning ?? "" }

  /// Goes on searching for so many steps; a search that is done is told.
  mutating func search(steps: Int) {
    let open = drawing.searches.filter { !$0.value.search.isDone }
    guard let id = open.keys.min() else { return }
    drawing.searches[id]?.search.advance(steps: steps)
    guard let search = drawing.searches[id]?.search, search.isDone else { return }
    let path = readings[id]?.curve?.path
    var features: [GraphDrawing.Feature] = []
    let points = readings[id]?.plot?.points?.count ?? 0
    for found in nearest(search.found, most: max(points, GraphSheet.mostFeatures)) {
      guard let feature = feature(of: id, found) else { continue }
      // In the order of the path; they are few, and mostly in order.
      let place = place(of: feature, along: path)
      var index = features.count
      while index > 0, self.place(of: features[index - 1], along: path) > place { index -= 1 }
      if join(feature, to: &features, before: index) { continue }
      features.insert(feature, at: index)
    }
    drawing.features[id] = features
    drawing.asymptotes[id] = search.asymptotes.map { shown($0, of: id) }
    drawing.isSeen = false
  }

  /// Adds what happens at a point to one that is told already, where it is proved to be the
  /// same: both coordinates have the same closed form.
  ///
  /// - Returns: Whether there is one.
  private func join(
    _ feature: GraphDrawing.Feature,
    to features: inout [GraphDrawing.Feature],
    before end: Int
  ) -> Bool {
    guard feature.shown.x.exact != nil, feature.shown.y?.exact != nil else { return false }
    var index = end
    while index > 0, features[index - 1].place == feature.place {
      index -= 1
      let shown = features[index].shown
      guard shown.x == feature.shown.x, shown.y == feature.shown.y,
        features[index].parameter == feature.parameter
      else { continue }
      features[index].marks += feature.marks
      let kind = feature.shown.kind
      guard shown.kind != kind, !shown.also.contains(kind) else { return true }
      features[index].shown.also.append(kind)
      let kinds = [shown.kind] + features[index].shown.also
      features[index].shown.speech = words(forFeature: kinds, shown.x, shown.y)
      return true
    }
    return false
  }

  /// The points that are told, from left to right: those around the middle of the
  /// window, so that none of it is left out for one beyond its edge.
  private func nearest(_ found: [CurveSearch.Found], most: Int) -> [Feature] {
    let middle = ((viewport.left + viewport.right) / 2).doubleValue
    var isTold = Array(repeating: false, count: found.count)
    for isNeeded in [true, false] {
      let places = found.indices.filter { index in
        found[index].feature.marks.contains { $0.isNeeded } == isNeeded
      }
      let before = places.count { found[$0].feature.x.enclosure.midpoint < middle }
      let first = max(0, min(before - most / 2, places.count - most))
      for place in places[first..<min(places.count, first + most)] { isTold[place] = true }
    }
    return found.indices.filter { isTold[$0] }.map { found[$0].feature }
  }

  /// A point as it is told.
  private func feature(of id: Int, _ found: Feature) -> GraphDrawing.Feature? {
    guard let place = found.x.approximation else { return nil }
    var (x, y) = (coordinate(found.x), found.y.map { coordinate($0) })
    let name = readings[id]?.plot?.variables.first ?? "x"
    if let range = found.range(of: name, unicode: true, decimalMark: settings.decimalMark) {
      x = GraphScreen.Coordinate(exact: range)
      y = nil
    }
    let kind = found.kind.name
    let isLone = readings[id]?.hasPoints == true
    var feature = GraphDrawing.Feature(
      place: place,
      parameter: found.parameter?.midpoint,
      height: found.y?.approximation,
      shown: GraphScreen.Feature(
        curve: id,
        kind: kind,
        x: x,
        y: y,
        speech: isLone ? words(forPointAt: x, y) : words(forFeature: [kind], x, y)
      )
    )
    feature.marks = found.marks
    return feature
  }

  /// An asymptote as it is told: the line stands where points have their x.
  private func shown(_ asymptote: Asymptote, of id: Int) -> GraphScreen.Feature {
    let mark = settings.decimalMark
    let line = asymptote.line.valueText(unicode: true, decimalMark: mark)
    let text = (asymptote.isSideways ? "x = " : "y = ") + line
    return GraphScreen.Feature(
      curve: id,
      kind: Asymptote.name,
      x: GraphScreen.Coordinate(exact: text),
      speech: words(forAsymptote: text)
    )
  }

  /// A number as it is told.
  func coordinate(_ number: Coordinate) -> GraphScreen.Coordinate {
    let mark = settings.decimalMark
    return GraphScreen.Coordinate(
      exact: number.form?.valueText(unicode: true, decimalMark: mark),
      decimal: settings.spelled(number.decimal)
    )
  }

  /// Whether a point is to be seen.
  func isInWindow(_ feature: GraphDrawing.Feature) -> Bool {
    let (top, bottom) = (viewport.top, viewport.bottom)
    return viewport.left <= feature.place && feature.place <= viewport.right
      && feature.height.map { bottom <= $0 && $0 <= top } ?? true
  }

  /// Whether the points in the window are few enough to mark them all.
  var marksAll: Bool {
    let count = drawing.features.values.reduce(0) { count, found in
      count + found.count { !$0.marks.isEmpty && isInWindow($0) }
    }
    return count <= GraphSheet.mostMarks
  }

  /// The points of a curve that are marked on the picture.
  func marks(of id: Int, all marksAll: Bool) -> [FeatureMark] {
    features(of: id).flatMap { $0.marks }.placed(in: viewport, all: marksAll)
  }
}
