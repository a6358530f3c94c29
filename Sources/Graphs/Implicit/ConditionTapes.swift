// The tapes of conditions, with shorter ones that compare with zero in the same way on
// a part of the plane.

internal import Numbers
internal import Tapes

/// Tapes by program: a program has one tape for each condition.
struct ConditionTapes: Sendable {
  /// All tapes, and behind them some that were dropped, whose memory is used again.
  private var tapes: [IntervalTape]
  /// The target of a shortening, before it becomes one of the tapes.
  private var spare = IntervalTape()
  /// The steps that each one takes.
  private var costs: [Int64]
  /// For each program the places of its tapes, one program after the other.
  private var programs: [Int32]
  /// The registers of the last run over four rectangles.
  private var registers: [FourIntervals] = []
  /// The work done so far, in steps of about a nanosecond.
  private(set) var steps: Int64 = 0
  /// Whether a condition has minima and the like, which may be decided.
  private let hasBranches: [Bool]
  /// Whether one of them has.
  let mayShorten: Bool
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
    mayShorten = hasBranches.contains(true)
    programs = tapes.indices.map { Int32($0) }
  }

  /// The number of instructions.
  func count(_ program: Int32, _ condition: Int) -> Int {
    tapes[place(program, condition)].count
  }

  /// Whether a tape depends on x, and on y.
  func variables(_ program: Int32, _ condition: Int) -> (x: Bool, y: Bool) {
    let place = place(program, condition)
    return (tapes[place].dependsOnX, tapes[place].dependsOnY)
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

  /// Whether values on four rectangles at once are worth their time: where tapes
  /// are shortened.
  func takesFour(_ program: Int32, _ condition: Int) -> Bool {
    hasBranches[condition] && tapes[place(program, condition)].count >= ConditionTapes.shortest
  }

  /// The values on four rectangles; nil for those on which they may be undefined or
  /// jump.
  mutating func values(
    _ program: Int32,
    _ condition: Int,
    _ x: FourIntervals,
    _ y: FourIntervals
  ) -> FourIntervals {
    let place = place(program, condition)
    steps += costs[place] + 40
    return tapes[place].values(at: x, y, in: &registers)
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

  /// The values and slopes on both branches of a power of a negative base, after
  /// ``surface(_:_:_:_:)`` of the same rectangle; nil for a branch that is nowhere defined.
  ///
  /// Nothing if there is no such power, or its exponent is constant on a part of the
  /// rectangle.
  mutating func branches(
    _ program: Int32,
    _ condition: Int,
    _ x: Interval,
    _ y: Interval
  ) -> [SurfaceBox?]? {
    let place = place(program, condition)
    guard let power = tapes[place].negativePowerOfSurface, !power.isConstant else { return nil }
    steps += 6 * costs[place] + 20
    return [false, true].map { isNegative in
      tapes[place].surface(over: x, y, on: power.branch(isNegative: isNegative))
    }
  }

  /// The branches that are continuous on a rectangle and on which the exponent changes
  /// wherever the function is constant: their gradients are nowhere parallel.
  mutating func transversalBranches(
    _ program: Int32,
    _ condition: Int,
    _ x: Interval,
    _ y: Interval
  ) -> [PowerBranch] {
    let place = place(program, condition)
    steps += 9 * costs[place] + 20
    guard tapes[place].surface(over: x, y) != nil,
      let power = tapes[place].negativePowerOfSurface, !power.isConstant
    else { return [] }
    return [false, true].map { power.branch(isNegative: $0) }.filter { branch in
      guard let surface = tapes[place].surface(over: x, y, on: branch),
        surface.decoration == .continuous
      else { return false }
      let (function, exponent) = (surface.gradient, tapes[place].exponentGradient(of: branch))
      let determinant = exponent.x * function.y - exponent.y * function.x
      return determinant.isBounded && !determinant.contains(0)
    }
  }

  /// The values on a branch at a point.
  mutating func values(
    _ program: Int32,
    _ condition: Int,
    _ x: Interval,
    _ y: Interval,
    on branch: PowerBranch
  ) -> Interval? {
    let place = place(program, condition)
    steps += costs[place] + 20
    return tapes[place].values(at: x, y, on: branch)
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

  /// A program whose tape of a condition is shorter.
  ///
  /// Its signs are the same on the rectangle over which the values were computed last, or
  /// on one of four; it is the same program if there is none. Also whether nothing is
  /// left in it by cases, as far as that was tested.
  mutating func shortened(
    _ program: Int32,
    _ condition: Int,
    lane: Int? = nil
  ) -> (program: Int32, isDecided: Bool) {
    let place = place(program, condition)
    let count = tapes[place].count
    guard hasBranches[condition], count >= ConditionTapes.shortest else { return (program, true) }
    steps += 3 * Int64(count)
    let quarter = lane.map { (lane: $0, registers: registers) }
    let shortening = tapes[place].shorten(into: &spare, quarter: quarter)
    guard shortening.isShorter else { return (program, shortening.isDecided) }
    let length = spare.count
    let last = costs.count
    if last == tapes.count { tapes.append(IntervalTape()) }
    swap(&tapes[last], &spare)
    steps += 10 * Int64(length)
    shortenedCount += length
    let start = Int(program) * hasBranches.count
    for other in hasBranches.indices {
      programs.append(other == condition ? Int32(last) : programs[start + other])
    }
    costs.append(Int64(tapes[last].cost))
    return (Int32(programCount - 1), shortening.isDecided)
  }

  /// Whether no more shortened tapes should be kept than are in hand.
  var isFull: Bool { shortenedCount >= ConditionTapes.shortenedLimit }

  /// How many programs there are.
  var programCount: Int { programs.count / hasBranches.count }

  /// Drops all programs but the first ones.
  mutating func drop(to programCount: Int) {
    // Each program but the first one has made one tape.
    let tapeCount = programCount - 1 + hasBranches.count
    guard tapeCount < costs.count else { return }
    for index in tapeCount..<costs.count { shortenedCount -= tapes[index].count }
    costs.removeLast(costs.count - tapeCount)
    programs.removeLast(programs.count - programCount * hasBranches.count)
  }

  @inline(__always)
  private func place(_ program: Int32, _ condition: Int) -> Int {
    Int(programs[Int(program) * hasBranches.count + condition])
  }
}
