// All values of an expression while each quantity stays in its range. Where the expression
// is continuous and never falls in a quantity, or never rises, the ends of that quantity
// have the least and the greatest value; the other quantities are searched by halving.
//
// > Source: Hansen and Walster, Global optimization using interval analysis (2004), for
// > monotonicity, the mean value form and the search by halving.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// The result of a search for the least value.
struct QuantityBound {
  /// No value is below it.
  let lower: Double
  /// One value is not above it.
  let attained: Double
  /// Corners of the box, of which one has the least value if it is not above ``attained``:
  /// for each quantity whether it is at its upper end; none where that is not known.
  let corners: [[Bool]]
}

/// The search for the values of an expression of quantities.
struct QuantityRange {
  private var tape: BoxTape
  /// The range of each quantity, rounded outward.
  private let box: [Interval]
  /// Whether the expression never falls in a quantity, or never rises, or both, so that it
  /// does not depend on it; nil where it is not known.
  private(set) var directions: [Direction?] = []

  /// Where the expression has its greatest value in a quantity.
  enum Direction {
    case lower, upper, anywhere
  }

  /// A part of the box, and a lower bound of the values there.
  private struct Part {
    var box: [Interval]
    var lower: Double
  }

  /// The most parts in which a direction is looked for.
  private static var directionLimit: Int { 128 }
  /// The most parts that a search looks at.
  private static var searchLimit: Int { 3_000 }

  /// Finds the directions.
  init(
    _ tape: Tape,
    _ box: [Interval],
    _ workspace: inout Workspace
  ) throws(RealError) {
    self.tape = BoxTape(tape)
    self.box = box
    for variable in box.indices { directions.append(try direction(variable, &workspace)) }
  }

  private mutating func curve(
    _ box: [Interval],
    _ variable: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> CurveBox? {
    try workspace.budget.charge(100 + 20 * tape.count)
    return tape.curve(over: box, slopesIn: variable)
  }

  /// Looks for the sign of the slopes in a quantity, on halves where it is not seen at once.
  private mutating func direction(
    _ variable: Int,
    _ workspace: inout Workspace
  ) throws(RealError) -> Direction? {
    var (rises, falls) = (false, false)
    var parts = [box]
    var count = 0
    while let part = parts.popLast() {
      count += 1
      if let found = try curve(part, variable, &workspace), found.decoration == .continuous,
        found.slopes.lower >= 0 || found.slopes.upper <= 0
      {
        rises = rises || found.slopes.upper > 0
        falls = falls || found.slopes.lower < 0
        if rises && falls { return nil }
      } else if count < QuantityRange.directionLimit, let halves = halves(of: part) {
        parts += halves
      } else {
        return nil
      }
    }
    return rises ? .upper : falls ? .lower : .anywhere
  }

  /// The halves of a box along the side that is longest beside that of the whole.
  private func halves(of part: [Interval]) -> [[Interval]]? {
    var (longest, side) = (0.0, 0)
    for index in part.indices where part[index].width > longest * box[index].width {
      (longest, side) = (part[index].width / box[index].width, index)
    }
    let middle = part[side].midpoint
    guard part[side].lower < middle, middle < part[side].upper else { return nil }
    var (first, second) = (part, part)
    first[side] = Interval(lower: part[side].lower, upper: middle)
    second[side] = Interval(lower: middle, upper: part[side].upper)
    return [first, second]
  }

  /// Finds a number that no value is below, or, `isNegated`, no opposite of a value, where
  /// quantities with a direction are at the end that is best.
  ///
  /// - Returns: Nothing where it is not certain that there is a value everywhere.
  mutating func bound(
    isNegated: Bool,
    _ ends: [Interval],
    _ workspace: inout Workspace
  ) throws(RealError) -> QuantityBound? {
    guard var first = try part(ends, isNegated, &workspace) else { return nil }
    var parts = [first.part]
    var least = first.attained
    var count = 0
    while true {
      guard let best = parts.indices.min(by: { parts[$0].lower < parts[$1].lower }) else {
        return nil
      }
      let lower = parts[best].lower
      let isClose = lower.isFinite && least - lower <= 0x1p-40 * max(abs(least), abs(lower))
      count += 1
      guard !isClose, count < QuantityRange.searchLimit,
        let halves = halves(of: parts[best].box)
      else {
        guard lower.isFinite else { return nil }
        parts.removeAll { $0.lower > least }
        let corners = try corners(of: parts, isNegated, ends, &workspace)
        return QuantityBound(lower: lower, attained: least, corners: corners)
      }
      parts.swapAt(best, parts.count - 1)
      parts.removeLast()
      for half in halves {
        guard let next = try part(half, isNegated, &workspace) else { return nil }
        first = next
        least = min(least, first.attained)
        if first.part.lower <= least { parts.append(first.part) }
      }
      if count % 64 == 0 { parts.removeAll { $0.lower > least } }
    }
  }

  /// The corners of the box at which parts have their least values, or none where one has
  /// it elsewhere, as far as is known.
  private mutating func corners(
    of parts: [Part],
    _ isNegated: Bool,
    _ ends: [Interval],
    _ workspace: inout Workspace
  ) throws(RealError) -> [[Bool]] {
    guard parts.count <= 16 else { return [] }
    var corners: [[Bool]] = []
    for part in parts {
      var corner: [Bool] = []
      for (variable, side) in part.box.enumerated() {
        guard let found = try curve(part.box, variable, &workspace),
          found.decoration == .continuous
        else { return [] }
        let slopes = isNegated ? -found.slopes : found.slopes
        if slopes.lower >= 0, side.lower == ends[variable].lower {
          corner.append(false)
        } else if slopes.upper <= 0, side.upper == ends[variable].upper {
          corner.append(true)
        } else {
          return []
        }
      }
      if !corners.contains(corner) { corners.append(corner) }
    }
    return corners
  }

  /// A part with a lower bound of its values, and a number that one of them is not above.
  private mutating func part(
    _ box: [Interval],
    _ isNegated: Bool,
    _ workspace: inout Workspace
  ) throws(RealError) -> (part: Part, attained: Double)? {
    let middle = box.map { Interval($0.midpoint) }
    guard let centre = try curve(middle, 0, &workspace), centre.decoration >= .defined else {
      return nil
    }
    let values = isNegated ? -centre.values : centre.values
    var whole: Interval?
    var form = values
    for variable in box.indices {
      guard let found = try curve(box, variable, &workspace), found.decoration >= .defined else {
        // Halves may show that there is a value everywhere.
        return (Part(box: box, lower: -.infinity), values.upper)
      }
      whole = isNegated ? -found.values : found.values
      let slopes = found.decoration == .continuous ? found.slopes : .entire
      form = form + (isNegated ? -slopes : slopes) * (box[variable] - middle[variable])
    }
    let lower = max(whole?.lower ?? -.infinity, form.lower)
    return (Part(box: box, lower: lower), values.upper)
  }
}
