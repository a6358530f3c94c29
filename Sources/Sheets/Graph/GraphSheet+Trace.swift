// Reading out points of a curve: where the trace goes.

internal import Analysis
internal import Graphs
internal import Numbers

extension GraphSheet {
  /// The curves that can be read out.
  private var traceable: [GraphCurve] {
    curves.filter { $0.isShown && readings[$0.id]?.curve != nil }
  }

  /// Moves the trace.
  mutating func follow(_ step: GraphTrace.Step, _ result: inout GraphEventResult) {
    let before = trace
    switch step {
    case .off: trace = nil
    case .to(let column, let row): touch(column, row)
    case .along(let column, let row): drag(to: column, row)
    case .move(let columns): move(by: columns)
    case .pass(let columns): pass(by: columns)
    case .feature(let step): goToFeature(step)
    case .curve(let step): changeCurve(step)
    case .jump(let curve, let feature): stand(on: feature, of: curve)
    case .start: goToStart()
    }
    result.outcome = trace == before ? .ignored : .moved
    result.saysTrace = trace != nil
    if case .pass = step {} else { playing = nil }
    switch step {
    // The plane stays where it is under a finger, and while a curve is played.
    case .to, .along, .start, .pass: break
    default: reveal()
    }
  }

  /// Goes so many columns along the curve, or starts in the middle.
  private mutating func move(by columns: Int) {
    guard GraphSize.hasReach(columns, 0) else { return }
    if trace?.height != nil { return moveInColors(by: columns, 0) }
    guard let old = trace else {
      guard let first = traceable.first else {
        return touchColors(viewport.width / 2, viewport.height / 2)
      }
      trace = nearest(on: first.id, to: viewport.width / 2, viewport.height / 2)?.trace
      if trace == nil { stand(on: 0, of: first.id) }
      return
    }
    guard let path = readings[old.curve]?.curve?.path else {
      if readings[old.curve]?.hasPoints == true { return goToFeature(columns) }
      followEquation(by: columns)
      return
    }
    let new = place(old.place, movedBy: columns, along: path)
    trace?.place = new
    trace?.feature = nil
    // Around the end nothing lies between.
    let isAround = columns < 0 ? old.place < new : new < old.place
    let (low, high) = isAround ? (new, new) : (min(old.place, new), max(old.place, new))
    var nearest: Rational?
    for (index, found) in features(of: old.curve).enumerated() {
      let place = place(of: found, along: path)
      guard low <= place, place <= high, place != old.place, index != old.feature else { continue }
      let distance = (place - old.place).magnitude
      if let nearest, nearest <= distance { continue }
      nearest = distance
      stand(on: index, of: old.curve)
    }
  }

  /// Goes so many columns on along a curve that is played; where it ends the trace stays.
  private mutating func pass(by columns: Int) {
    guard let old = trace, columns > 0 else { return }
    var played = playing ?? GraphTrace.Playing(start: pixel(of: old))
    move(by: columns)
    guard let new = trace else { return }
    played.columns += columns
    playing = played
    if isBeyondEnd(new, after: old, played, columns) { trace = old }
  }

  /// Whether a curve that is played ends before a place: at the edge of the window, at the end
  /// of its parameter, where it is back at its beginning, or after three widths of the window.
  private func isBeyondEnd(
    _ new: GraphTrace,
    after old: GraphTrace,
    _ played: GraphTrace.Playing,
    _ columns: Int
  ) -> Bool {
    let (width, height) = (viewport.width, viewport.height)
    guard played.columns <= 3 * width else { return true }
    if readings[new.curve]?.hasPoints == true { return (new.feature ?? 0) <= (old.feature ?? 0) }
    switch readings[new.curve]?.curve?.path?.range {
    case .across: return column(of: new.place) >= width
    case .up: return row(of: new.place) < 0
    case .parameter: return new.place <= old.place
    case nil:
      guard let here = pixel(of: new), 0..<width ~= here.column, 0..<height ~= here.row else {
        return true
      }
      guard let start = played.start, played.columns > 4 * columns else { return false }
      let distance = max(
        (here.column - start.column).magnitude,
        (here.row - start.row).magnitude
      )
      return distance <= columns
    }
  }

  /// The pixel that a trace stands on, where it has both coordinates.
  private func pixel(of trace: GraphTrace) -> GraphTrace.Pixel? {
    let point = point(of: trace)
    guard let x = point.x, let y = point.y else { return nil }
    return .init(column: column(of: x), row: row(of: y))
  }

  /// Goes to where the curve that is read out comes into the window, or to its start.
  private mutating func goToStart() {
    if trace == nil { move(by: 0) }
    if let trace, readings[trace.curve]?.hasPoints == true { return stand(on: 0, of: trace.curve) }
    guard let old = trace, let path = readings[old.curve]?.curve?.path else { return }
    if let place = start(of: path) {
      trace = GraphTrace(curve: old.curve, place: place)
    }
  }

  /// Goes to the next point that matters, or to the one before, around the end.
  private mutating func goToFeature(_ step: Int) {
    if trace == nil { move(by: 0) }
    guard let old = trace, step != 0 else { return }
    let found = features(of: old.curve)
    guard !found.isEmpty else { return }
    let path = readings[old.curve]?.curve?.path
    let next: Int
    if let index = old.feature {
      next = index + step.signum()
    } else if step > 0 {
      next = found.firstIndex { place(of: $0, along: path) > old.place } ?? found.count
    } else {
      next = (found.firstIndex { place(of: $0, along: path) >= old.place } ?? found.count) - 1
    }
    stand(on: (next + found.count) % found.count, of: old.curve)
  }

  /// Goes to a point that matters, if there is one.
  mutating func stand(on feature: Int, of curve: Int) {
    let all = features(of: curve)
    guard all.indices.contains(feature) else { return }
    let path = readings[curve]?.curve?.path
    let place = place(of: all[feature], along: path)
    trace = GraphTrace(curve: curve, place: place, feature: feature)
  }

  /// Goes to the next curve in the list at the same place, or to the one before.
  ///
  /// In colours it goes up or down instead.
  private mutating func changeCurve(_ step: Int) {
    if trace?.height != nil { return moveInColors(by: 0, step * (density.ceiling.asInt ?? 1)) }
    let list = traceable
    guard let old = trace, let index = list.firstIndex(where: { $0.id == old.curve }) else {
      move(by: 0)
      return
    }
    let next = list[(index + step.signum() + list.count) % list.count]
    let here = point(of: old)
    let column = here.x.map { self.column(of: $0) } ?? viewport.width / 2
    let row = here.y.map { self.row(of: $0) } ?? viewport.height / 2
    if let near = nearest(on: next.id, to: column, row) {
      trace = near.trace
    } else if !features(of: next.id).isEmpty {
      stand(on: 0, of: next.id)
    }
  }

  /// Moves the window so that the point that is read out is in it; across alone where the point
  /// has no height, or one that is too far away.
  private mutating func reveal() {
    guard let shown = shownTrace else { return }
    /// How far the window moves for a pixel that is not in it: to its middle.
    func move(to pixel: Int, _ length: Int) -> Int {
      (0..<length) ~= pixel || pixel.magnitude >= 1 << 24 ? 0 : pixel - length / 2
    }
    let columns = move(to: shown.column, viewport.width)
    let rows = move(to: shown.row ?? 0, viewport.height)
    guard columns != 0 || rows != 0 else { return }
    viewport = viewport.moved(columns: columns, rows: rows)
    drawing.isSeen = false
  }
}
