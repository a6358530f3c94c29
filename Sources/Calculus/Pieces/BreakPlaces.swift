// The numbers between two bounds at which a function bends, jumps or has no value.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

/// The places between two bounds at which a function may not be smooth.
struct BreakPlaces {
  /// The places, ascending, proved to be different.
  private(set) var numbers: [Real] = []
  /// Whether there is no other such place.
  private(set) var isComplete = true

  /// The steps of the search for the zeros of one part, of about a nanosecond each.
  private static let stepLimit: Int64 = 100_000_000

  /// Searches the places of an expression of one variable; what all of its names mean, the
  /// environment says.
  ///
  /// - Returns: Nothing where the order of two places is not known.
  init?(
    of e: Expression,
    _ variable: String,
    _ environment: Environment,
    from lower: Real,
    to upper: Real,
    in workspace: inout Workspace
  ) {
    let range = Interval.around(lower, &workspace).hull(Interval.around(upper, &workspace))
    guard range.isBounded else { return nil }
    let places = SingularPlaces(of: e, variable, environment, in: range)
    isComplete = places.isComplete
    for written in places.functions {
      // A magnitude is zero where what stands in it is, and there it does not change its sign.
      var place = written
      while case .call(.abs) = place.symbol(at: place.root) { place = place.parts[0] }
      guard let function = AnalyzedFunction(place, of: variable, environment) else {
        isComplete = false
        continue
      }
      if let rational = function.rational, rational.numerator.isZero { continue }
      var search = ZeroSearch(function, in: range)
      search.naming = .bySolving
      let end = search.function.steps + Self.stepLimit
      while !search.isDone, search.function.steps < end { search.step() }
      isComplete = isComplete && search.isDone && search.isComplete
      for zero in search.zeros {
        if zero.enclosure.upper < range.lower || zero.enclosure.lower > range.upper { continue }
        guard let number = zero.number else {
          isComplete = false
          continue
        }
        guard insert(number, lower, upper, &workspace) else { return nil }
      }
    }
  }

  /// Takes a number up if it lies between the bounds; false where that is not known.
  private mutating func insert(
    _ number: Real,
    _ lower: Real,
    _ upper: Real,
    _ workspace: inout Workspace
  ) -> Bool {
    guard let first = number.order(to: lower, in: &workspace),
      let last = number.order(to: upper, in: &workspace)
    else { return false }
    guard first == .greater, last == .less else { return true }
    for (place, other) in numbers.enumerated() {
      switch number.order(to: other, in: &workspace) {
      case .equal: return true
      case .less:
        numbers.insert(number, at: place)
        return true
      case .greater: continue
      case nil: return false
      }
    }
    numbers.append(number)
    return true
  }
}

extension Interval {
  /// Doubles around a number; all of them where its size is not known.
  static func around(_ number: Real, _ workspace: inout Workspace) -> Interval {
    do throws(RealError) {
      let ball = try Real.enclosure(of: number, bits: 60, in: &workspace)
      return Interval(enclosing: ball.lower.asRational)
        .hull(Interval(enclosing: ball.upper.asRational))
    } catch {
      return .entire
    }
  }
}
