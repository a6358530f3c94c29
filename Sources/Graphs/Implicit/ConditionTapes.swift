// The tapes of conditions, with shorter ones that say the same on a part of the
// plane.

internal import Numbers
internal import Tapes

/// Tapes by program: a program has one tape for each condition.
struct ConditionTapes: Sendable {
  /// All tapes.
  private var tapes: [IntervalTape]
  /// The steps that each one takes.
  private var costs: [Int64]
  /// For each program the places of its tapes.
  private var programs: [[Int32]]
  /// The work done so far, in steps of about a nanosecond.
  private(set) var steps: Int64 = 0
  /// Whether a condition has minima and the like, which may be decided.
  private let hasBranches: [Bool]
  /// The instructions of all shortened tapes.
  private var shortenedCount = 0

  /// The instructions of shortened tapes that are kept at a time.
  private static var shortenedLimit: Int { 400_000 }
  /// The tapes that are long enough to be shortened.
  private static var shortest: Int { 12 }

  init(_ tapes: [Tape]) {
    self.tapes = tapes.map { IntervalTape($0) }
    costs = self.tapes.map { Int64($0.cost) }
    hasBranches = self.tapes.map { $0.hasBranches }
    programs = [tapes.indices.map { Int32($0) }]
  }

  /// The number of instructions.
  func count(_ program: Int32, _ condition: Int) -> Int {
    tapes[place(program, condition)].count
  }

  /// The values on a rectangle, or at a point.
  mutating func values(
    _ program: Int32,
    _ condition: Int,
    _ x: Interval,
    _ y: Interval
  ) -> Enclosure? {
    let place = place(program, condition)
    steps += costs[place] + 20
    return tapes[place].values(at: x, y)
  }

  /// The values and slopes on a rectangle.
  mutating func surface(
    _ program: Int32,
    _ condition: Int,
    _ x: Interval,
    _ y: Interval
  ) -> SurfaceBox? {
    let place = place(program, condition)
    steps += 3 * costs[place] + 20
    return tapes[place].surface(over: x, y)
  }

  /// The values on a rectangle, in parts.
  mutating func pieces(
    _ program: Int32,
    _ condition: Int,
    _ x: Interval,
    _ y: Interval
  ) -> [Enclosure] {
    let place = place(program, condition)
    steps += 20 * costs[place]
    return tapes[place].pieces(over: x, y)
  }

  /// Values that are surely taken along a line on which y is the same.
  mutating func valuesAttained(
    _ program: Int32,
    _ condition: Int,
    _ x: Interval,
    _ y: Interval
  ) -> Interval? {
    let place = place(program, condition)
    steps += 4 * costs[place] + 20
    return tapes[place].valuesAttained(over: x, at: y)
  }

  /// A program whose tape of a condition is shorter, and does the same on the
  /// rectangle over which its values were computed last; the same program if
  /// there is none.
  mutating func shortened(_ program: Int32, _ condition: Int) -> Int32 {
    let place = place(program, condition)
    let count = tapes[place].count
    guard hasBranches[condition], count >= ConditionTapes.shortest,
      shortenedCount < ConditionTapes.shortenedLimit
    else { return program }
    steps += 6 * Int64(count)
    guard let tape = tapes[place].shortened() else { return program }
    steps += 40 * Int64(tape.count)
    shortenedCount += tape.count
    var list = programs[Int(program)]
    list[condition] = Int32(tapes.count)
    tapes.append(tape)
    costs.append(Int64(tape.cost))
    programs.append(list)
    return Int32(programs.count - 1)
  }

  /// How many programs and tapes there are.
  var mark: (programs: Int, tapes: Int) { (programs.count, tapes.count) }

  /// Drops the programs and tapes since a mark.
  mutating func drop(to mark: (programs: Int, tapes: Int)) {
    guard mark.programs < programs.count else { return }
    for tape in tapes[mark.tapes...] { shortenedCount -= tape.count }
    tapes.removeSubrange(mark.tapes...)
    costs.removeSubrange(mark.tapes...)
    programs.removeSubrange(mark.programs...)
  }

  @inline(__always)
  private func place(_ program: Int32, _ condition: Int) -> Int {
    Int(programs[Int(program)][condition])
  }
}
