// Where two curves meet: zeros of their difference at which both have values.

public import Expressions
public import Numbers
internal import Reals
internal import Tapes

/// A search for the points that two curves have in common, under way.
public struct IntersectionSearch: Sendable {
  /// The points that were found so far.
  public private(set) var features: [Feature] = []
  /// Whether no point was missed.
  public private(set) var isComplete = true

  private var first: AnalyzedFunction
  private var second: AnalyzedFunction
  private var search: ZeroSearch
  private var place = 0

  /// Begins a search where the variable is in a range; nil when one of the
  /// expressions cannot be drawn, or they are the same everywhere.
  public init?(
    _ first: Expression,
    _ second: Expression,
    of variable: String,
    in range: Interval,
    environment: Environment
  ) {
    guard range.isBounded, range.lower < range.upper,
      let one = AnalyzedFunction(first, of: variable, environment),
      let two = AnalyzedFunction(second, of: variable, environment),
      let difference = AnalyzedFunction(first - second, of: variable, environment),
      difference.rational?.numerator.isZero != true
    else { return nil }
    self.first = one
    self.second = two
    search = ZeroSearch(difference, in: range)
  }

  /// Whether there is nothing left to do.
  public var isDone: Bool { search.isDone && place == search.zeros.count }

  /// Goes on for some steps, of about a nanosecond each.
  public mutating func advance(steps: Int) {
    let end = search.function.steps + Int64(steps)
    while !isDone, search.function.steps < end { step() }
  }

  /// All points, found at once.
  public mutating func finish() {
    while !isDone { step() }
  }

  private mutating func step() {
    guard search.isDone else {
      search.step()
      return
    }
    isComplete = search.isComplete
    let zero = search.zeros[place]
    place += 1
    guard let y = commonValue(at: zero) else { return }
    let x = zero.exact.flatMap { first.coordinate($0) } ?? Coordinate(zero.enclosure)
    features.append(Feature(.intersection, x: x, y: y))
  }

  /// The value there, if both curves have one.
  private mutating func commonValue(at zero: Zero) -> Coordinate? {
    if let exact = zero.exact {
      guard let value = first.value(at: exact), second.value(at: exact) != nil else { return nil }
      return first.coordinate(value)
    }
    guard let one = first.curve(over: zero.enclosure), one.decoration >= .defined,
      let two = second.curve(over: zero.enclosure), two.decoration >= .defined
    else { return nil }
    return first.coordinate(ofValueAt: zero.enclosure, exactly: nil)
  }
}
