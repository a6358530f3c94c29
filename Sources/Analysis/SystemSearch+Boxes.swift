// Decisions about boxes of two unknowns: a box has no zero, or one and only one, or it is
// divided.

internal import Numbers
internal import Tapes

extension SystemSearch {
  /// A box of values of both unknowns.
  struct Box: Sendable {
    var x: Interval
    var y: Interval

    static var entire: Box { Box(x: .entire, y: .entire) }

    func contains(_ other: Box) -> Bool { x.contains(other.x) && y.contains(other.y) }

    func hull(_ other: Box) -> Box { Box(x: x.hull(other.x), y: y.hull(other.y)) }

    func intersection(_ other: Box) -> Box? {
      guard let x = x.intersection(other.x), let y = y.intersection(other.y) else { return nil }
      return Box(x: x, y: y)
    }

    /// Whether another box is in this one and does not touch its edges.
    func surrounds(_ other: Box) -> Bool {
      x.lower < other.x.lower && other.x.upper < x.upper && y.lower < other.y.lower
        && other.y.upper < y.upper
    }

    /// The box and an eighth more on every side, so that a zero on its edge is inside.
    var widened: Box {
      let (across, up) = (x.width / 8, y.width / 8)
      return Box(
        x: Interval(lower: x.lower - across, upper: x.upper + across),
        y: Interval(lower: y.lower - up, upper: y.upper + up)
      )
    }
  }

  mutating func test(_ box: Box) {
    guard mayVanish(on: box) else { return }
    let wider = box.widened
    if let found = contracted(wider) {
      guard let rest = found.intersection(box) else { return }
      if wider.surrounds(found) {
        append(narrowed(found), wider)
        return
      }
      if rest.x.width < box.x.width / 2 || rest.y.width < box.y.width / 2 {
        boxes.append(rest)
        return
      }
    }
    divide(box)
  }

  /// Halves a box along its wider side, or suspects it when both are narrow.
  private mutating func divide(_ box: Box) {
    let width = share(of: box.x, in: range.x)
    let height = share(of: box.y, in: range.y)
    let side = width > height ? box.x : box.y
    // Not in the middle, where zeros like to be.
    let cut = side.lower + side.width * 0.48
    guard max(width, height) > 0x1p-46, side.lower < cut, cut < side.upper else {
      suspect(box)
      return
    }
    for half in [Interval(lower: side.lower, upper: cut), Interval(lower: cut, upper: side.upper)] {
      boxes.append(width > height ? Box(x: half, y: box.y) : Box(x: box.x, y: half))
    }
  }

  /// The width of a side, as a part of its numbers.
  private func share(of side: Interval, in range: Interval) -> Double {
    side.width / max(side.magnitude.upper, range.width * 0x1p-10)
  }

  /// Whether both expressions may be zero on a box.
  private mutating func mayVanish(on box: Box) -> Bool {
    for place in tapes.indices {
      steps += 6 * Int64(tapes[place].count)
      if tapes[place].values(at: box.x, box.y)?.values.contains(0) != true { return false }
    }
    return true
  }

  /// The values and slopes of the expressions on a box; nil where one of them may not be
  /// continuous.
  private mutating func surfaces(over box: Box) -> (first: SurfaceBox, second: SurfaceBox)? {
    steps += 16 * Int64(tapes[0].count + tapes[1].count)
    guard let first = tapes[0].surface(over: box.x, box.y), first.decoration == .continuous,
      let second = tapes[1].surface(over: box.x, box.y), second.decoration == .continuous
    else { return nil }
    return (first, second)
  }

  /// Where the zeros of a box are, by Krawczyk's operator; nil where it tells nothing.
  ///
  /// Where the result is inside of the box, there is one zero, and only one.
  private mutating func contracted(_ box: Box) -> Box? {
    let middle = Box(x: Interval(box.x.midpoint), y: Interval(box.y.midpoint))
    guard let (first, second) = surfaces(over: box), let here = surfaces(over: middle) else {
      return nil
    }
    let (f, g) = (first.gradient, second.gradient)
    let (across, up) = (box.x - middle.x, box.y - middle.y)
    // A row of about the inverse of the slopes.
    func side(_ s: Double, _ t: Double, _ x: Double, _ y: Double) -> Interval? {
      guard s.isFinite, t.isFinite else { return nil }
      let (s, t) = (Interval(s), Interval(t))
      return (Interval(x) - (s * f.x + t * g.x)) * across
        + (Interval(y) - (s * f.y + t * g.y)) * up
        - (s * here.first.values + t * here.second.values)
    }
    let (a, b, c, d) = (f.x.midpoint, f.y.midpoint, g.x.midpoint, g.y.midpoint)
    let determinant = a * d - b * c
    guard let x = side(d / determinant, -b / determinant, 1, 0),
      let y = side(-c / determinant, a / determinant, 0, 1)
    else { return nil }
    return Box(x: middle.x + x, y: middle.y + y)
  }

  /// Narrows a box that has one zero.
  private mutating func narrowed(_ box: Box) -> Box {
    var box = box
    for _ in 0..<60 {
      guard let next = contracted(box)?.intersection(box),
        next.x.width < box.x.width * 0.9 || next.y.width < box.y.width * 0.9
      else { break }
      box = next
    }
    return box
  }

  private mutating func append(_ enclosure: Box, _ isolation: Box) {
    // A zero near the common edge of two boxes is found twice.
    let isKnown = zeros.contains {
      $0.isolation.contains(enclosure) || isolation.contains($0.enclosure)
    }
    if !isKnown { zeros.append((enclosure, isolation)) }
  }

  private mutating func suspect(_ box: Box) {
    if let place = suspects.firstIndex(where: { $0.intersection(box) != nil }) {
      suspects[place] = suspects[place].hull(box)
    } else {
      suspects.append(box)
    }
  }

  /// Gives up the boxes that are left.
  ///
  /// Where they are as many because of one place, there may be a zero that is known
  /// exactly.
  mutating func giveUp() {
    isComplete = false
    for box in boxes[(next - 1)...]
    where box.x.width <= range.x.width * 0x1p-12 && box.y.width <= range.y.width * 0x1p-12 {
      suspect(box)
    }
    next = boxes.count
  }

  // MARK: - Minima and maxima

  /// The sign of the second derivative of the curve F = 0 where F and ∂F/∂x are zero; 0
  /// if it is not known.
  ///
  /// There it is −(∂²F/∂x²)/(∂F/∂y), which has the sign of the determinant of the slopes.
  mutating func bend(at place: Box) -> Int {
    guard let (first, second) = surfaces(over: place) else { return 0 }
    let (f, g) = (first.gradient, second.gradient)
    let determinant = f.x * g.y - f.y * g.x
    return determinant.lower > 0 ? 1 : determinant.upper < 0 ? -1 : 0
  }

  /// The same where it may be zero, by the slope of the curve on both sides.
  mutating func bendBySlopes(at place: Box) -> Int {
    let (x, y) = (place.x.midpoint, place.y.midpoint)
    let distance = 0x1p-20 * max(range.x.width * 0x1p-10, x.magnitude)
    // The curve is flat there: it rises by less than it goes to the side.
    let rows = Interval(lower: y - distance, upper: y + distance)
    var signs: [Int] = []
    for side in [x - distance, x + distance] {
      guard let column = Interval(from: side, to: side),
        let gradient = surfaces(over: Box(x: column, y: rows))?.first.gradient,
        let slope = gradient.x / gradient.y
      else { return 0 }
      signs.append(slope.lower > 0 ? -1 : slope.upper < 0 ? 1 : 0)
    }
    return signs[0] * signs[1] < 0 ? signs[1] : 0
  }
}
