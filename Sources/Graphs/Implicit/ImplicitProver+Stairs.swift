// Cells on which a function is continuous and monotone in x and in y. Such a
// function is least at one corner of each pixel and greatest at the opposite one,
// so that their signs say whether it is zero in between. From one line of corners
// to the next the change of sign only moves one way: the pixels of a curve take
// about two values each.

internal import Expressions
internal import Numbers
internal import Tapes

extension ImplicitProver {
  /// Settles a cell by the signs at corners of pixels.
  ///
  /// - Returns: Whether the function is as it has to be for that.
  mutating func climb(_ cell: Cell, _ index: Int, _ surface: SurfaceBox) -> Bool {
    guard surface.isMonotone else { return false }
    let variables = tapes.variables(cell.program, index)
    let stairs = Stairs(cell, surface.gradient, x, y, dependsOn: variables)
    guard stairs.isSharp else { return false }
    var climber = Climber(stairs: stairs, index: index, cell: cell)
    let isCurve = conditions[index].relation == .equal
    paint(cell, .off)
    var level = firstLevel(&climber)
    var crossing = isCurve ? self.crossing(&climber, 0, level) : .unknown
    for step in 0..<stairs.length {
      let next = nextLevel(&climber, step + 1, below: level.positive)
      paintStep(climber, step, level, next)
      if isCurve {
        let nextCrossing = self.crossing(&climber, step + 1, next)
        draw(&climber, step, crossing, nextCrossing)
        crossing = nextCrossing
      }
      level = next
    }
    return true
  }

  /// The values at a corner.
  mutating func cornerValues(_ climber: inout Climber, _ step: Int, _ level: Int) -> Interval? {
    if let known = climber.known(step, level) { return known }
    let values = values(
      climber.index,
      climber.cell.program,
      at: climber.stairs.position(step, level, x, y),
      exactlyAbove: climber.stairs.slack
    )
    if let values { climber.remember(values, step, level) }
    return values
  }

  private mutating func sign(_ climber: inout Climber, _ step: Int, _ level: Int) -> Sign {
    guard let values = cornerValues(&climber, step, level) else { return .unknown }
    return Sign(values, slack: climber.stairs.slack)
  }

  /// The change of sign on the first line.
  private mutating func firstLevel(_ climber: inout Climber) -> StairLevel {
    var positive = climber.stairs.height + 1
    var other = -1
    while positive - other > 1 {
      let middle = (positive + other) / 2
      if case .positive = sign(&climber, 0, middle) {
        positive = middle
      } else {
        other = middle
      }
    }
    let negative = self.negative(&climber, 0, below: positive)
    return StairLevel(negative: negative, positive: positive)
  }

  /// The change of sign on a line, which is not above the one before.
  private mutating func nextLevel(
    _ climber: inout Climber,
    _ step: Int,
    below limit: Int
  ) -> StairLevel {
    var positive = limit
    while positive > 0, case .positive = sign(&climber, step, positive - 1) { positive -= 1 }
    let negative = self.negative(&climber, step, below: positive)
    return StairLevel(negative: negative, positive: positive)
  }

  private mutating func negative(_ climber: inout Climber, _ step: Int, below limit: Int) -> Int {
    var negative = limit
    while negative > 0 {
      if case .negative = sign(&climber, step, negative - 1) { break }
      negative -= 1
    }
    return negative
  }

  /// Paints the pixels between two lines.
  ///
  /// A pixel is least at the first line and below, and greatest at the second
  /// line and above.
  private mutating func paintStep(
    _ climber: Climber,
    _ step: Int,
    _ first: StairLevel,
    _ second: StairLevel
  ) {
    let height = climber.stairs.height
    let leastNegative = min(first.negative, height)
    let leastPositive = min(first.positive, height)
    let greatestPositive = max(second.positive - 1, 0)
    let greatestNegative = max(second.negative - 1, 0)
    switch conditions[climber.index].relation {
    case .equal:
      turnOn(climber, step, from: greatestPositive, to: leastNegative)
      let isOn = greatestPositive < leastNegative
      let end = isOn ? greatestPositive : leastPositive
      testPixels(climber, step, from: greatestNegative, to: min(end, leastPositive))
      if isOn { testPixels(climber, step, from: leastNegative, to: leastPositive) }
    case .less, .lessOrEqual:
      turnOn(climber, step, from: 0, to: leastNegative)
      testPixels(climber, step, from: leastNegative, to: leastPositive)
    case .greater, .greaterOrEqual:
      turnOn(climber, step, from: greatestPositive, to: height)
      testPixels(climber, step, from: greatestNegative, to: greatestPositive)
    case .notEqual:
      turnOn(climber, step, from: 0, to: leastNegative)
      testPixels(climber, step, from: leastNegative, to: greatestPositive)
      turnOn(climber, step, from: max(leastNegative, greatestPositive), to: height)
    }
  }

  private mutating func turnOn(_ climber: Climber, _ step: Int, from low: Int, to high: Int) {
    guard low < high else { return }
    paint(climber.stairs.cell(step, low..<high, of: climber.cell), .on)
  }

  /// Tests pixels at whose corners the sign does not tell.
  private mutating func testPixels(_ climber: Climber, _ step: Int, from low: Int, to high: Int) {
    guard low < high else { return }
    for level in low..<high {
      settle(climber.stairs.cell(step, level..<level + 1, of: climber.cell))
    }
  }
}
