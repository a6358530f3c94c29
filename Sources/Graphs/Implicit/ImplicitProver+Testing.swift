// Tests rectangles: which conditions hold, fail, or are open.

internal import Numbers
internal import Reals
internal import Tapes

/// The result of a test of a rectangle.
enum RectangleTest {
  /// A condition fails everywhere.
  case missed
  /// All conditions hold everywhere.
  case met
  /// Neither.
  case open(OpenConditions)
}

/// Where slopes are worth their time.
enum SlopeUse {
  case nowhere
  /// Where no minimum and the like is left undecided.
  case whereDecided
  case everywhere
}

/// The result of a test of a rectangle in which conditions may hold or fail.
struct OpenConditions {
  /// The conditions that hold everywhere.
  var holding: UInt64
  /// The tapes that compare with zero there as those of the whole plane do.
  var program: Int32
  /// The other condition, if it is the only one.
  var only: Int?
  /// The values and slopes of its function; nil if they were not computed.
  var surface: SurfaceBox?
}

extension ImplicitProver {
  /// Tests a rectangle.
  mutating func test(
    _ box: PointBox,
    slopes: SlopeUse = .everywhere,
    shortens: Bool = false
  ) -> RectangleTest {
    var open = OpenConditions(holding: box.holding, program: box.program)
    let numbersX = x.numbers(at: box.x)
    let numbersY = y.numbers(at: box.y)
    var count = 0
    var isDecided = true
    for index in conditions.indices where open.holding & .bit(index) == 0 {
      guard let found = tapes.values(box.program, index, numbersX, numbersY) else { return .missed }
      let holds = conditions[index].holds(for: found.values)
      if holds == false { return .missed }
      if holds == true, found.decoration >= .defined {
        open.holding |= .bit(index)
        if index < 64 { continue }
      }
      count += 1
      open.only = count == 1 ? index : nil
      if shortens {
        let shortened = tapes.shortened(open.program, index)
        open.program = shortened.program
        isDecided = isDecided && shortened.isDecided
      }
    }
    if count == 0 { return .met }
    return self.slopes(slopes, open, box, isDecided: isDecided)
  }

  /// Tests a cell of which the values are known.
  mutating func test(_ cell: Cell, _ box: PointBox, slopes: SlopeUse) -> RectangleTest {
    var open = OpenConditions(holding: cell.holding, program: cell.program)
    var count = 0
    for index in conditions.indices where cell.holding & .bit(index) == 0 {
      count += 1
      open.only = count == 1 ? index : nil
    }
    return self.slopes(slopes, open, box, isDecided: cell.values == .decided)
  }

  /// Tests by slopes where they are of use.
  private mutating func slopes(
    _ use: SlopeUse,
    _ open: OpenConditions,
    _ box: PointBox,
    isDecided: Bool
  ) -> RectangleTest {
    switch use {
    case .nowhere: .open(open)
    case .whereDecided: isDecided ? refined(open, box) : .open(open)
    case .everywhere: refined(open, box)
    }
  }

  /// Tests by slopes what is open.
  private mutating func refined(_ start: OpenConditions, _ whole: PointBox) -> RectangleTest {
    var (open, box) = (start, whole)
    box.program = open.program
    let isAlone = open.only != nil
    var count = 0
    for index in conditions.indices where open.holding & .bit(index) == 0 {
      let (numbersX, numbersY) = (x.numbers(at: box.x), y.numbers(at: box.y))
      guard let surface = tapes.surface(box.program, index, numbersX, numbersY) else {
        return .missed
      }
      let holds: Bool?
      if surface.isConstant {
        holds = holdsAnywhere(index, box)
      } else if surface.decoration == .continuous {
        // Corners will tell more.
        holds = isAlone && surface.isMonotone ? nil : holdsBySlopes(index, surface, box)
      } else {
        holds = holdsOnBranches(index, box) ?? (failsInPieces(index, box) ? false : nil)
      }
      if holds == false { return .missed }
      if holds == true { open.holding |= .bit(index) }
      if holds == nil || index >= 64 {
        count += 1
        (open.only, open.surface) = count == 1 ? (index, surface) : (nil, nil)
      }
    }
    return count == 0 ? .met : .open(open)
  }

  /// Whether a condition holds whose function is constant.
  private mutating func holdsAnywhere(_ index: Int, _ box: PointBox) -> Bool? {
    guard exactSteps < ImplicitProver.exactLimit, let point = simplestPoint(of: box) else {
      return nil
    }
    beginExact()
    let holds = conditions[index].holds(point.x, point.y, in: &workspace)
    endExact()
    return holds
  }

  /// Whether a condition holds by the mean value theorem.
  private mutating func holdsBySlopes(
    _ index: Int,
    _ surface: SurfaceBox,
    _ box: PointBox
  ) -> Bool? {
    let gradient = surface.gradient
    guard gradient.x.isBounded, gradient.y.isBounded else { return nil }
    let middleX = Interval(box.x.midpoint)
    let middleY = Interval(box.y.midpoint)
    let found = tapes.values(box.program, index, x.numbers(at: middleX), y.numbers(at: middleY))
    guard let found else { return nil }
    let change = gradient.x * (box.x - middleX) + gradient.y * (box.y - middleY)
    return conditions[index].holds(for: found.values + change)
  }

  /// Whether a condition with a power of a negative base holds or fails: it fails where it
  /// fails on both branches, and where it holds on all of one of them, every part of the box
  /// has points at which it holds.
  ///
  /// Those points need not be the ones at which another condition holds.
  private mutating func holdsOnBranches(_ index: Int, _ box: PointBox) -> Bool? {
    let (numbersX, numbersY) = (x.numbers(at: box.x), y.numbers(at: box.y))
    guard let branches = tapes.branches(box.program, index, numbersX, numbersY) else { return nil }
    var fails = true
    for case let surface? in branches {
      switch conditions[index].holds(for: surface.values) {
      case true where conditions.count == 1 && surface.decoration == .continuous: return true
      case false: continue
      default: fails = false
      }
    }
    return fails ? false : nil
  }

  /// Whether a condition fails on all sides of all jumps and poles.
  private mutating func failsInPieces(_ index: Int, _ box: PointBox) -> Bool {
    let pieces = tapes.pieces(box.program, index, x.numbers(at: box.x), y.numbers(at: box.y))
    return pieces.allSatisfy { conditions[index].holds(for: $0.values) == false }
  }

  /// The values of a condition's function at a point where it is defined, exactly
  /// if its size is not known otherwise; nil where it is not, or not known.
  mutating func values(
    _ index: Int,
    _ program: Int32,
    at point: Position,
    exactlyAbove slack: Double = .infinity
  ) -> Interval? {
    let numberX = x.numbers(at: Interval(point.x))
    let numberY = y.numbers(at: Interval(point.y))
    guard let found = tapes.values(program, index, numberX, numberY) else { return nil }
    let isKnown = found.decoration >= .defined
    let isNarrow = found.values.upper - found.values.lower <= slack
    if isKnown, isNarrow || !found.values.contains(0) { return found.values }
    if slack < .infinity, let values = exactValues(index, at: point) { return values }
    return isKnown ? found.values : nil
  }

  /// The values of a condition's function at a point from its exact value.
  private mutating func exactValues(_ index: Int, at point: Position) -> Interval? {
    guard exactSteps < ImplicitProver.exactLimit, let numberX = x.number(at: point.x),
      let numberY = y.number(at: point.y)
    else { return nil }
    beginExact()
    let values = conditions[index].enclosure(numberX, numberY, in: &workspace)
    endExact()
    return values
  }

  /// Whether all conditions hold exactly at the simplest point of a box.
  mutating func holdsAtSimplestPoint(of box: PointBox) -> Bool {
    guard exactSteps < ImplicitProver.exactLimit, let point = simplestPoint(of: box) else {
      return false
    }
    let (numberX, numberY) = (Interval(enclosing: point.x), Interval(enclosing: point.y))
    var holds = true
    for index in conditions.indices where holds && box.holding & .bit(index) == 0 {
      // Most points are off by more than a rounding error.
      guard let found = tapes.values(box.program, index, numberX, numberY) else { return false }
      switch conditions[index].holds(for: found.values) {
      case false: return false
      case true where found.decoration >= .defined: continue
      default:
        beginExact()
        holds = conditions[index].holds(point.x, point.y, in: &workspace) == true
        endExact()
      }
    }
    return holds
  }

  /// The point of a box whose coordinates have the least denominators.
  private func simplestPoint(of box: PointBox) -> (x: Rational, y: Rational)? {
    guard let left = x.number(at: box.x.lower), let right = x.number(at: box.x.upper),
      let bottom = y.number(at: box.y.lower), let top = y.number(at: box.y.upper)
    else { return nil }
    return (.simplest(from: left, through: right), .simplest(from: bottom, through: top))
  }

  /// The steps of one exact value.
  private static var exactStepsEach: Int64 { 4_000_000 }
  /// The steps of all exact values together.
  private static var exactLimit: Int64 { 3_000_000_000 }

  private mutating func beginExact() {
    workspace.budget.stepsLeft = ImplicitProver.exactStepsEach
    workspace.budget.bitLimit = 1 << 16
  }

  private mutating func endExact() {
    let left = max(0, workspace.budget.stepsLeft)
    exactSteps += ImplicitProver.exactStepsEach - left + 20_000
  }
}

extension SurfaceBox {
  /// Whether the function is continuous and the same number everywhere.
  var isConstant: Bool {
    decoration == .continuous && gradient.x == .zero && gradient.y == .zero
  }

  /// Whether the function is continuous, and in both variables increasing or
  /// decreasing with bounded slopes.
  var isMonotone: Bool {
    decoration == .continuous && gradient.x.isBounded && gradient.y.isBounded
      && !gradient.x.containsInside(0) && !gradient.y.containsInside(0)
  }
}
