// Whether a pixel is met, by testing parts of it.

internal import Expressions
internal import Numbers
internal import Tapes

/// The limits of the work on a pixel at a turn.
struct PixelEffort: Sendable {
  /// The number of times that it is halved.
  let depth: Int
  /// The number of boxes tested.
  let boxes: Int

  /// The turns, each of which begins anew: most pixels need the first one only.
  static let turns = [
    PixelEffort(depth: 2, boxes: 24),
    PixelEffort(depth: 6, boxes: 150),
    PixelEffort(depth: 24, boxes: 1000),
  ]
}

extension ImplicitProver {
  /// Whether a pixel is met, up to its rim; nil if it is not known.
  mutating func isMet(_ cell: Cell, _ known: OpenConditions) -> Bool? {
    let columns = x.positions(cell.columns)
    let rows = y.positions(cell.rows)
    let inner = PointBox(
      x: Interval(lower: columns.lower + x.rim, upper: columns.upper - x.rim),
      y: Interval(lower: rows.lower + y.rim, upper: rows.upper - y.rim),
      program: cell.program,
      holding: cell.holding
    )
    let effort = PixelEffort.turns[Int(cell.turn)]
    guard let isMet = isMet(inner, effort, known) else {
      let isLast = Int(cell.turn) == PixelEffort.turns.count - 1
      return isLast && holdsAtOpenPoint() ? true : nil
    }
    return isMet || isMetAtRim(cell, columns, rows)
  }

  /// Whether a box is met, after a test of it; the boxes that are open are left in
  /// ``boxes``.
  private mutating func isMet(
    _ start: PointBox,
    _ effort: PixelEffort,
    _ known: OpenConditions
  ) -> Bool? {
    var start = start
    start.holding = known.holding
    if let isMet = decide(start, known) { return isMet }
    boxes.removeAll(keepingCapacity: true)
    splitBox(start)
    var next = 0
    var open = 0
    while next < boxes.count {
      var box = boxes[next]
      next += 1
      switch test(box, shortens: true) {
      case .missed: continue
      case .met: return true
      case .open(let found):
        box.holding = found.holding
        box.program = found.program
        if let isMet = decide(box, found) {
          if isMet { return true }
          continue
        }
      }
      if box.depth == effort.depth || next >= effort.boxes {
        // Open boxes take the places of decided ones.
        boxes[open] = box
        open += 1
      } else {
        splitBox(box)
      }
    }
    boxes.removeSubrange(open...)
    return open == 0 ? false : nil
  }

  private mutating func splitBox(_ box: PointBox) {
    let depends = dependence(box.program, holding: box.holding)
    let middleX = box.x.midpoint
    let middleY = box.y.midpoint
    var part = box
    part.depth += 1
    for isRight in [false, true] where depends.x || !isRight {
      for isTop in [false, true] where depends.y || !isTop {
        if depends.x {
          part.x = Interval(
            lower: isRight ? middleX : box.x.lower,
            upper: isRight ? box.x.upper : middleX
          )
        }
        if depends.y {
          part.y = Interval(
            lower: isTop ? middleY : box.y.lower,
            upper: isTop ? box.y.upper : middleY
          )
        }
        boxes.append(part)
      }
    }
  }

  /// Whether all conditions hold at the simplest point of one of the open boxes.
  private mutating func holdsAtOpenPoint() -> Bool {
    for box in boxes.prefix(2) where holdsAtSimplestPoint(of: box) { return true }
    return false
  }

  /// Whether a box with open conditions is met, from the signs at some points.
  private mutating func decide(_ box: PointBox, _ open: OpenConditions) -> Bool? {
    guard let only = open.only, let surface = open.surface else {
      return holdsAtMiddle(of: box) ? true : curvesMeet(in: box)
    }
    if surface.isMonotone {
      let (least, greatest) = corners(of: box, surface.gradient)
      return holds(only, box.program, between: least, and: greatest)
    }
    guard conditions[only].relation == .equal else {
      return holdsAtMiddle(of: box) ? true : nil
    }
    guard surface.decoration == .continuous else {
      return tapes.isZeroOnBranch(only, in: box, x, y) ? true : nil
    }
    let isMet = changesSign(only, in: box) || takesZero(only, in: box)
    return isMet ? true : nil
  }

  /// Whether a function surely is zero on the line through the middle of a box,
  /// which is tried where it may turn more often than points show.
  private mutating func takesZero(_ index: Int, in box: PointBox) -> Bool {
    guard x.isPlain, box.depth < 2 else { return false }
    let middle = y.numbers(at: Interval(box.y.midpoint))
    guard let values = tapes.valuesAttained(box.program, index, box.x, middle) else { return false }
    return values.contains(0)
  }

  /// The corners at which a monotone function is least and greatest.
  private func corners(of box: PointBox, _ gradient: Gradient) -> (Position, Position) {
    let isRising = gradient.x.lower >= 0
    let isRisingUp = gradient.y.lower >= 0
    let least = Position(
      x: isRising ? box.x.lower : box.x.upper,
      y: isRisingUp ? box.y.lower : box.y.upper
    )
    let greatest = Position(
      x: isRising ? box.x.upper : box.x.lower,
      y: isRisingUp ? box.y.upper : box.y.lower
    )
    return (least, greatest)
  }

  /// Whether a condition holds somewhere in a box on which its function is
  /// continuous, and least and greatest at two points.
  private mutating func holds(
    _ index: Int,
    _ program: Int32,
    between least: Position,
    and greatest: Position
  ) -> Bool? {
    guard let low = values(index, program, at: least, exactlyAbove: 0),
      let high = values(index, program, at: greatest, exactlyAbove: 0)
    else { return nil }
    switch conditions[index].relation {
    case .equal:
      if low.lower > 0 || high.upper < 0 { return false }
      return low.upper <= 0 && high.lower >= 0 ? true : nil
    case .less, .lessOrEqual: return conditions[index].holds(for: low)
    case .greater, .greaterOrEqual: return conditions[index].holds(for: high)
    case .notEqual: return low.upper < 0 || high.lower > 0 ? true : nil
    }
  }

  /// Whether a continuous function takes both signs in a box, or is zero at a
  /// corner or in the middle.
  private mutating func changesSign(_ index: Int, in box: PointBox) -> Bool {
    var (isBelow, isAbove) = (false, false)
    for number in 0..<5 {
      let point = Position(
        x: number == 4 ? box.x.midpoint : (number & 1 == 0 ? box.x.lower : box.x.upper),
        y: number == 4 ? box.y.midpoint : (number & 2 == 0 ? box.y.lower : box.y.upper)
      )
      guard let values = values(index, box.program, at: point) else { continue }
      isBelow = isBelow || values.upper <= 0
      isAbove = isAbove || values.lower >= 0
      if isBelow, isAbove { return true }
    }
    return false
  }

  /// Whether all conditions hold in the middle of a box.
  private mutating func holdsAtMiddle(of box: PointBox) -> Bool {
    let middle = Position(x: box.x.midpoint, y: box.y.midpoint)
    for index in conditions.indices where box.holding & .bit(index) == 0 {
      guard let values = values(index, box.program, at: middle),
        conditions[index].holds(for: values) == true
      else { return false }
    }
    return true
  }
}
