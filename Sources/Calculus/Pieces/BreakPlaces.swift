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
    from lower: Bound,
    to upper: Bound,
    in workspace: inout Workspace
  ) {
    // What is farther out than a number is looked at in the reciprocal.
    var far = Rational(1)
    for bound in [lower, upper] {
      guard let number = bound.number else { continue }
      let range = Interval.around(number, &workspace)
      guard range.isBounded, let whole = Dyadic(exactly: max(-range.lower, range.upper))?.floor
      else { return nil }
      far = max(far, Rational(whole + 2))
    }
    func end(_ bound: Bound) -> Interval {
      switch bound {
      case .number(let number): Interval.around(number, &workspace)
      case .infinity(let isNegative): Interval(enclosing: isNegative ? -far : far)
      }
    }
    let range = end(lower).hull(end(upper))
    guard insertPlaces(of: e, variable, environment, in: range, (lower, upper), &workspace) else {
      return nil
    }
    for bound in [lower, upper] {
      guard case .infinity(let isNegative) = bound else { continue }
      let distance = EndDistance(of: variable, from: bound, isUpper: !isNegative, in: environment)
      let tail = Interval(lower: 0, upper: Interval(enclosing: 1 / far).upper)
      let isFound = insertPlaces(
        of: distance.written(e),
        distance.name,
        distance.environment,
        in: tail,
        (lower, upper),
        &workspace,
        isFarOut: true
      ) { (number, workspace) throws(RealError) in
        try Real.quotient(Real(isNegative ? -1 : 1), number, in: &workspace)
      }
      guard isFound else { return nil }
    }
  }

  /// Searches the places in a bounded range of a variable and takes them up as numbers between the
  /// bounds; false where an order is not known.
  private mutating func insertPlaces(
    of e: Expression,
    _ variable: String,
    _ environment: Environment,
    in range: Interval,
    _ bounds: (lower: Bound, upper: Bound),
    _ workspace: inout Workspace,
    isFarOut: Bool = false,
    as number: (Real, inout Workspace) throws(RealError) -> Real = { (number, _) in number }
  ) -> Bool {
    let places = SingularPlaces(of: e, variable, environment, in: range)
    isComplete = isComplete && places.isComplete
    for written in places.functions {
      // A magnitude is zero where what stands in it is, and there it does not change its sign.
      var place = written
      while case .call(.abs) = place.symbol(at: place.root) { place = place.parts[0] }
      // A tangent is zero where the sine is, which has no poles.
      if case .call(.tangent) = place.symbol(at: place.root) {
        place = .call(.sine, place.parts[0])
      }
      // Far out it is a quotient by powers of the distance, which is zero where its numerator is.
      if isFarOut { place = place.numerator(in: environment, &workspace) }
      guard let function = AnalyzedFunction(place, of: variable, environment) else {
        isComplete = false
        continue
      }
      if let rational = function.rational, rational.numerator.isZero { continue }
      var search = ZeroSearch(function, in: range)
      search.naming = .bySolving
      let end = search.function.steps + Self.stepLimit
      while !search.isDone, search.function.steps < end { search.step() }
      isComplete =
        isComplete
        && (search.isDone && search.isComplete
          || Algebra.hasNoZeros(place, environment: environment, workspace: &workspace))
      for zero in search.zeros {
        if zero.enclosure.upper < range.lower || zero.enclosure.lower > range.upper { continue }
        guard let place = zero.number else {
          isComplete = false
          continue
        }
        do throws(RealError) {
          let found = try number(place, &workspace)
          guard insert(found, bounds, &workspace) else { return false }
        } catch {
          // The reciprocal of 0 is the infinite end.
          if case .undefined = error { continue }
          return false
        }
      }
    }
    return true
  }

  /// Takes a number up if it lies between the bounds; false where that is not known.
  private mutating func insert(
    _ number: Real,
    _ bounds: (lower: Bound, upper: Bound),
    _ workspace: inout Workspace
  ) -> Bool {
    if let lower = bounds.lower.number {
      guard let order = number.order(to: lower, in: &workspace) else { return false }
      guard order == .greater else { return true }
    }
    if let upper = bounds.upper.number {
      guard let order = number.order(to: upper, in: &workspace) else { return false }
      guard order == .less else { return true }
    }
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

extension Expression {
  /// What stands above the bar where it is written as one quotient.
  fileprivate func numerator(
    in environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression {
    guard let call = Expression(source: "together(u)") else { return self }
    do throws(AlgebraError) {
      let whole = try Algebra.result(
        of: call.replacing(["u": self]),
        environment: environment,
        workspace: &workspace
      ).expression
      guard case .quotient = whole.symbol(at: whole.root) else { return whole }
      return whole.parts[0]
    } catch {
      return self
    }
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
