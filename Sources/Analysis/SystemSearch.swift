// The places at which two expressions in two unknowns are both zero: each proved to be
// there and the only one near by, or suspected and then proved exactly.

package import Expressions
package import Numbers
internal import Reals
internal import Tapes

/// A search for the points of the plane that two equations tell, under way.
///
/// > Source: Krawczyk, Newton-Algorithmen zur Bestimmung von Nullstellen mit
/// > Fehlerschranken (Computing 4, 1969); Moore, Kearfott, Cloud, Introduction to
/// > Interval Analysis (2009), chapter 8.
package struct SystemSearch: Sendable {
  /// The points that were found so far.
  package private(set) var features: [Feature] = []
  /// Whether no point was missed.
  package internal(set) var isComplete = true

  private let system: PlaneCurve.System
  private let environment: Environment
  /// The significant digits of coordinates that are known exactly.
  private let digits: Int
  private var workspace = Workspace()
  var tapes: [IntervalTape] = []
  let range: Box
  /// The whole range, and the parts of it that are left to be looked at; the widest ones
  /// first.
  var boxes: [Box]
  /// The first box that is left.
  var next = 0
  /// Boxes that became too narrow to be divided, those beside each other together.
  var suspects: [Box] = []
  /// Zeros that are proved and not told yet.
  var zeros: [(enclosure: Box, isolation: Box)] = []
  /// The work done so far, in steps of about a nanosecond.
  var steps: Int64 = 0

  /// The most boxes that are looked at, and the most points.
  private static let boxLimit = 8_000
  private static let zeroLimit = 64
  private static let budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)

  /// Begins a search where each unknown is in a range; nil when one of the expressions
  /// cannot be drawn.
  package init?(
    _ system: PlaneCurve.System,
    in ranges: [Interval],
    environment: Environment,
    digits: Int = Coordinate.digitCount
  ) {
    guard ranges.count == 2, ranges.allSatisfy({ $0.isBounded && $0.lower < $0.upper }) else {
      return nil
    }
    self.system = system
    self.environment = environment
    self.digits = digits
    range = Box(x: ranges[0], y: ranges[1])
    boxes = [range]
    for expression in system.expressions {
      let names = system.unknowns.map { $0.name }
      guard let found = AnalyzedFunction.tape(of: [expression], names, environment, &workspace)
      else { return nil }
      tapes.append(IntervalTape(found.1))
    }
  }

  /// Whether there is nothing left to do.
  package var isDone: Bool { next == boxes.count && suspects.isEmpty && zeros.isEmpty }

  /// Goes on for some steps, of about a nanosecond each.
  package mutating func advance(steps: Int) {
    let end = self.steps + Int64(steps)
    while !isDone, self.steps < end { step() }
  }

  /// All points, found at once.
  package mutating func finish() {
    while !isDone { step() }
  }

  private mutating func step() {
    if next < boxes.count {
      next += 1
      if next > Self.boxLimit || zeros.count >= Self.zeroLimit {
        giveUp()
      } else {
        test(boxes[next - 1])
      }
    } else if let zero = zeros.popLast() {
      if !tell(zero.enclosure, within: zero.isolation) { isComplete = false }
    } else if let suspect = suspects.popLast() {
      if !tell(suspect, within: nil) { isComplete = false }
    }
  }
}

// MARK: - Points

extension SystemSearch {
  /// Tells a zero: the only one of an isolation, or one that is suspected and counts if
  /// its numbers are known.
  private mutating func tell(_ box: Box, within isolation: Box?) -> Bool {
    let exact = exactZero(in: box, within: isolation ?? box)
    let place = exact.map { enclosure(of: $0, in: box) } ?? box
    guard exact != nil || isolation != nil, range.contains(place) else { return false }
    guard let kind = kind(at: place, isSuspect: isolation == nil) else { return true }
    guard let point = point(at: place, exact) else { return false }
    var feature = Feature(kind, x: point.x, y: point.y)
    if system.path != nil { feature.parameter = place.x }
    features.appendUnlessKnown(feature)
    return true
  }

  /// The coordinates of the point at a zero.
  private mutating func point(
    at place: Box,
    _ exact: (x: Real, y: Real)?
  ) -> (x: Coordinate, y: Coordinate)? {
    guard let path = system.path else {
      guard let x = coordinate(place.x, exact?.x), let y = coordinate(place.y, exact?.y) else {
        return nil
      }
      return (x, y)
    }
    let coordinates = [path.x, path.y].map { coordinate -> Coordinate? in
      var function = AnalyzedFunction(coordinate, of: path.variable, environment)
      function?.digits = digits
      return function?.coordinate(ofValueAt: place.x, exactly: exact?.x)
    }
    guard let x = coordinates[0], let y = coordinates[1] else { return nil }
    return (x, y)
  }

  private mutating func coordinate(_ enclosure: Interval, _ number: Real?) -> Coordinate? {
    guard let number else { return Coordinate(enclosure) }
    workspace.budget = Self.budget
    let unit = environment.angleUnit
    return Coordinate(number, angleUnit: unit, digits: digits, in: &workspace)
  }

  /// The kind of the point; of an equation in x and y with its slope in x, minima and maxima
  /// are told apart.
  private mutating func kind(at place: Box, isSuspect: Bool) -> Feature.Kind? {
    guard system.kind == .minimum else { return system.kind }
    let bend = isSuspect ? bendBySlopes(at: place) : bend(at: place)
    return bend == 0 ? nil : bend > 0 ? .minimum : .maximum
  }

  /// Numbers of simple form in a box at which both expressions are proved to be zero.
  private mutating func exactZero(in box: Box, within isolation: Box) -> (x: Real, y: Real)? {
    workspace.budget = Self.budget
    let xs = ExactGuess.candidates(in: box.x, workspace: &workspace)
    let ys = ExactGuess.candidates(in: box.y, workspace: &workspace)
    for x in xs {
      for y in ys where isolation.contains(enclosure(of: (x, y), in: .entire)) {
        if isZero(at: (x, y)) { return (x, y) }
      }
    }
    return nil
  }

  private mutating func enclosure(of numbers: (x: Real, y: Real), in box: Box) -> Box {
    Box(
      x: Interval(enclosing: numbers.x, orElse: box.x, in: &workspace),
      y: Interval(enclosing: numbers.y, orElse: box.y, in: &workspace)
    )
  }

  /// Whether both expressions are proved to be zero.
  private mutating func isZero(at numbers: (x: Real, y: Real)) -> Bool {
    var environment = environment
    environment.variables[system.unknowns[0].name] = .real(numbers.x)
    environment.variables[system.unknowns[1].name] = .real(numbers.y)
    for expression in system.expressions {
      workspace.budget = Self.budget
      defer { steps += 20_000_000 - max(0, workspace.budget.stepsLeft) + 20_000 }
      let value = expression.exactValue(in: environment, workspace: &workspace)
      if value?.sign(in: &workspace) != 0 { return false }
    }
    return true
  }
}
