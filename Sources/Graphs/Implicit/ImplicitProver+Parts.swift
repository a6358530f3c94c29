// The parts of a cell, all of them at once: with long tapes, of which parts need
// but little, most of the time would go by finding out what instructions are.

internal import Expressions
internal import Numbers
internal import Tapes

extension ImplicitProver {
  /// Looks at the values of conditions on at most four parts of a cell, and leaves
  /// those parts that are not settled by that.
  mutating func lookAtValues(of parts: inout [Cell]) {
    guard parts.count > 1, tapes.mayShorten, conditions.count < 64 else { return }
    let (program, holding) = (parts[0].program, parts[0].holding)
    let left = conditions.indices.filter { holding & .bit($0) == 0 }
    guard left.allSatisfy({ tapes.takesFour(program, $0) }) else { return }
    let numbersX = FourIntervals(parts.map { x.numbers(at: x.positions($0.columns)) })
    let numbersY = FourIntervals(parts.map { y.numbers(at: y.positions($0.rows)) })
    for number in parts.indices { parts[number].values = .decided }
    var missed: UInt8 = 0
    for index in left {
      let values = tapes.values(program, index, numbersX, numbersY)
      for lane in parts.indices where missed & 1 << UInt8(lane) == 0 {
        if !isOpen(&parts[lane], index, values[lane], lane) { missed |= 1 << UInt8(lane) }
      }
    }
    settle(&parts, missed)
  }

  /// Whether a condition may hold on a part of a cell.
  ///
  /// The values are those of its function there; nil if they are not known.
  private mutating func isOpen(
    _ part: inout Cell,
    _ index: Int,
    _ values: Interval?,
    _ lane: Int
  ) -> Bool {
    guard let values else {
      part.values = .unknown
      return true
    }
    switch conditions[index].holds(for: values) {
    case false: return false
    case true: part.holding |= .bit(index)
    default:
      // Of so few pixels a shorter tape would not be used often enough.
      let isTiny = part.width <= 2 && part.height <= 2
      guard !isTiny || tapes.count(part.program, index) > 64 else { return true }
      let shortened = tapes.shortened(part.program, index, lane: lane)
      part.program = shortened.program
      if !shortened.isDecided, part.values == .decided { part.values = .open }
    }
    return true
  }

  /// Paints the parts that are settled, and leaves the others.
  private mutating func settle(_ parts: inout [Cell], _ missed: UInt8) {
    let all = conditions.indices.reduce(UInt64(0)) { $0 | .bit($1) }
    var left: [Cell] = []
    for (lane, part) in parts.enumerated() {
      if missed & 1 << UInt8(lane) != 0 {
        paint(part, .off)
      } else if part.holding == all {
        fill(part)
      } else {
        left.append(part)
      }
    }
    parts = left
  }
}
