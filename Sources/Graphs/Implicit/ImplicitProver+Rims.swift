// Points between pixels: a line that runs along the edge of a pixel, or a point
// in its corner, belongs to the pixel above and on the right, while a curve that
// only cuts off a corner by less than the rim is left to the other pixels there.

internal import Expressions
internal import Numbers
internal import Tapes

extension ImplicitProver {
  /// Whether a pixel is on that is missed up to its rim.
  mutating func isMetAtRim(_ cell: Cell, _ columns: Interval, _ rows: Interval) -> Bool {
    let left = Interval(lower: columns.lower, upper: columns.lower + x.rim)
    let bottom = Interval(lower: rows.lower, upper: rows.lower + y.rim)
    for isUpright in [true, false] {
      let edge = PointBox(
        x: isUpright ? left : columns,
        y: isUpright ? rows : bottom,
        program: cell.program,
        holding: cell.holding
      )
      guard case .open(let open) = test(edge) else { continue }
      if runsAlong(edge, open, cell, isUpright: isUpright) || isPoint(edge, open, cell) {
        return true
      }
    }
    return false
  }

  /// Whether a curve runs along all of an edge.
  private mutating func runsAlong(
    _ edge: PointBox,
    _ open: OpenConditions,
    _ cell: Cell,
    isUpright: Bool
  ) -> Bool {
    guard let only = open.only, let surface = open.surface, surface.decoration == .continuous,
      conditions[only].relation == .equal
    else { return false }
    for isFar in [false, true] {
      let first = Position(
        x: isFar && !isUpright ? edge.x.upper : edge.x.lower,
        y: isFar && isUpright ? edge.y.upper : edge.y.lower
      )
      let second = Position(
        x: isUpright ? edge.x.upper : first.x,
        y: isUpright ? first.y : edge.y.upper
      )
      guard let one = values(only, cell.program, at: first, exactlyAbove: 0),
        let other = values(only, cell.program, at: second, exactlyAbove: 0),
        one.upper <= 0 && other.lower >= 0 || one.lower >= 0 && other.upper <= 0
      else { return false }
    }
    return true
  }

  /// Whether the conditions hold at a point of an edge, and not along a line
  /// through it.
  private mutating func isPoint(_ edge: PointBox, _ open: OpenConditions, _ cell: Cell) -> Bool {
    var box = edge
    box.holding = open.holding
    let left = conditions.indices.filter { box.holding & .bit($0) == 0 }
    // Two lines have a point in common, one of them goes on in other pixels.
    if left.count == 1, holdsBeyondPoint(left[0], box) { return false }
    return holdsAtSimplestPoint(of: box)
  }

  /// Whether a condition holds not only at a point, as the signs at the corners
  /// around it show.
  private mutating func holdsBeyondPoint(_ index: Int, _ box: PointBox) -> Bool {
    var (isBelow, isAbove) = (false, false)
    for number in 0..<4 {
      let point = Position(
        x: number & 1 == 0 ? box.x.lower : box.x.upper,
        y: number & 2 == 0 ? box.y.lower : box.y.upper
      )
      guard let values = values(index, box.program, at: point) else { continue }
      if conditions[index].holds(for: values) == true { return true }
      isBelow = isBelow || values.upper < 0
      isAbove = isAbove || values.lower > 0
    }
    return isBelow && isAbove
  }
}
