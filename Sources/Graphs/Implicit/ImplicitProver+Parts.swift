// The parts of a cell, all of them at once: with long tapes, of which parts need
// but little, most of the time would go by finding out what instructions are.

internal import Expressions
internal import Numbers
internal import Tapes

extension ImplicitProver {
  /// Tests the values of conditions on the last parts, at most four of a cell, and
  /// leaves those parts that are not settled by that.
  mutating func testValues(from first: Int) {
    guard parts.count - first > 1, tapes.mayShorten, conditions.count < 64 else { return }
    let (program, holding) = (parts[first].program, parts[first].holding)
    for index in conditions.indices where holding & .bit(index) == 0 {
      guard tapes.takesFour(program, index) else { return }
    }
    // The last one stands for those that are missing.
    let last = parts.count - 1
    let numbersX = FourIntervals { lane in
      x.numbers(at: x.positions(parts[min(first + lane, last)].columns))
    }
    let numbersY = FourIntervals { lane in
      y.numbers(at: y.positions(parts[min(first + lane, last)].rows))
    }
    for number in first...last { parts[number].values = .decided }
    var missed: UInt8 = 0
    for index in conditions.indices where holding & .bit(index) == 0 {
      let values = tapes.values(program, index, numbersX, numbersY)
      for lane in 0...last - first where missed & 1 << UInt8(lane) == 0 {
        var part = parts[first + lane]
        if !isOpen(&part, index, values[lane], lane) { missed |= 1 << UInt8(lane) }
        parts[first + lane] = part
      }
    }
    settle(from: first, missed)
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
  private mutating func settle(from first: Int, _ missed: UInt8) {
    let all = UInt64.bit(conditions.count) - 1
    var end = first
    for number in first..<parts.count {
      let part = parts[number]
      if missed & 1 << UInt8(number - first) != 0 {
        paint(part, .off)
      } else if part.holding == all {
        fill(part)
      } else {
        // Parts that are left take the places of settled ones.
        parts[end] = part
        end += 1
      }
    }
    parts.removeSubrange(end...)
  }
}
