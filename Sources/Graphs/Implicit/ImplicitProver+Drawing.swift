// Pieces of the curve as segments, for those who draw it with a pen. They join
// points at which linear interpolation finds the curve on the sides of pixels.

internal import Expressions
internal import Numbers

/// Where a curve crosses a line of corners.
enum StairCrossing: Sendable {
  /// Below the first corner.
  case below
  /// At this height.
  case inside(Double)
  /// Above the last corner.
  case above
  /// It is not known.
  case unknown
}

extension ImplicitProver {
  /// Where the curve crosses a line of corners.
  mutating func crossing(
    _ climber: inout Climber,
    _ step: Int,
    _ level: StairLevel
  ) -> StairCrossing {
    if level.positive == 0 { return .below }
    if level.negative > climber.stairs.height { return .above }
    // It goes through a corner, as nearly as it matters.
    if level.positive - level.negative == 1 { return .inside(Double(level.negative)) }
    guard level.positive == level.negative,
      let low = cornerValues(&climber, step, level.negative - 1),
      let high = cornerValues(&climber, step, level.positive)
    else { return .unknown }
    return .inside(Double(level.negative - 1) + share(low, high))
  }

  /// Adds the segment between two lines of corners.
  mutating func draw(
    _ climber: inout Climber,
    _ step: Int,
    _ first: StairCrossing,
    _ second: StairCrossing
  ) {
    let start = Double(step)
    let height = climber.stairs.height
    let from: (Double, Double)
    switch first {
    case .inside(let level): from = (start, level)
    case .above:
      if case .above = second { return }
      guard let share = share(&climber, step, height) else { return }
      from = (start + share, Double(height))
    case .below, .unknown: return
    }
    let end: (Double, Double)
    switch second {
    case .inside(let level): end = (start + 1, level)
    case .below:
      guard let share = share(&climber, step, 0) else { return }
      end = (start + share, 0)
    case .above, .unknown: return
    }
    append(climber.stairs.point(from.0, from.1), climber.stairs.point(end.0, end.1))
  }

  /// Where on a line between corners of two steps the curve is.
  private mutating func share(_ climber: inout Climber, _ step: Int, _ level: Int) -> Double? {
    guard let low = cornerValues(&climber, step, level),
      let high = cornerValues(&climber, step + 1, level)
    else { return nil }
    return share(low, high)
  }

  /// Where between two places zero is, from the values there.
  private func share(_ low: Interval, _ high: Interval) -> Double {
    let (first, second) = (low.midpoint, high.midpoint)
    guard first != second else { return 0.5 }
    let share = first / (first - second)
    return share > 0 && share < 1 ? share : (share >= 1 ? 1 : 0)
  }

  /// Adds a segment, given from the bottom.
  private mutating func append(_ start: SIMD2<Float>, _ end: SIMD2<Float>) {
    guard segments.count < ImplicitProver.segmentLimit else { return }
    let height = Float(states.height)
    segments.append(SIMD4(start.x, height - start.y, end.x, height - end.y))
  }

  /// Adds what crosses a pixel of which parts were tested, or else a point.
  mutating func draw(_ cell: Cell) {
    let equations = conditions.indices.filter { conditions[$0].relation == .equal }
    guard let index = equations.first, segments.count < ImplicitProver.segmentLimit else { return }
    // Several curves meet in a point only.
    let corners =
      equations.count == 1 ? cornerValues(of: cell, index) : Array(repeating: nil, count: 4)
    let (left, right) = (Float(cell.left), Float(cell.right))
    let (bottom, top) = (Float(cell.bottom), Float(cell.top))
    var points: [SIMD2<Float>] = []
    func point(_ first: Int, _ second: Int) -> Float? {
      guard let low = corners[first], let high = corners[second],
        (low.midpoint < 0) != (high.midpoint < 0)
      else { return nil }
      return Float(share(low, high))
    }
    if let share = point(0, 1) { points.append(SIMD2(left + (right - left) * share, bottom)) }
    if let share = point(2, 3) { points.append(SIMD2(left + (right - left) * share, top)) }
    if let share = point(0, 2) { points.append(SIMD2(left, bottom + (top - bottom) * share)) }
    if let share = point(1, 3) { points.append(SIMD2(right, bottom + (top - bottom) * share)) }
    if points.count < 2 {
      // A cell is longer than a pixel along an axis on which nothing depends.
      let middle = SIMD2((left + right) / 2, (bottom + top) / 2)
      let reach = SIMD2(max(0, right - left - 1) / 2, max(0, top - bottom - 1) / 2)
      return append(middle - reach, middle + reach)
    }
    append(points[0], points[1])
    if points.count == 4 { append(points[2], points[3]) }
  }

  /// The values at the corners of a pixel: bottom left, bottom right, top left,
  /// top right.
  private mutating func cornerValues(of cell: Cell, _ index: Int) -> [Interval?] {
    let columns = x.positions(cell.columns)
    let rows = y.positions(cell.rows)
    var corners: [Interval?] = []
    for isTop in [false, true] {
      for isRight in [false, true] {
        let corner = Position(
          x: isRight ? columns.upper : columns.lower,
          y: isTop ? rows.upper : rows.lower
        )
        corners.append(values(index, cell.program, at: corner))
      }
    }
    return corners
  }
}
