// Between the zeros of its slope and the places where it is not smooth a function passes zero
// at most once. Signs at both ends of such a piece tell whether it does.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// An end of a piece on which a function rises or falls.
  private struct Break {
    let number: Real
    /// Whether the function may have no value there, or jump.
    let isSingular: Bool
  }

  /// What a piece has.
  private enum Passage {
    case nowhere
    case zero(Real)
  }

  /// The most slopes of slopes that are looked at, and of expressions of so few nodes.
  private static let (slopeLimit, slopeLimitOfSmall, smallCount) = (4, 12, 40)
  /// The steps that all of this may take.
  private static let slopeSteps: Int64 = 100_000_000

  /// All zeros of an expression in ascending order, as ``zerosBySlopes(of:in:order:)``, with a part of
  /// the steps: what the slopes leave unknown, other ways still have to find.
  mutating func zerosByFewSlopes(of e: Expression, in x: String) -> [Real]? {
    let left = workspace.budget.stepsLeft
    let allowed = min(left / 2, Self.slopeSteps)
    workspace.budget.stepsLeft = allowed
    defer { workspace.budget.stepsLeft += left - allowed }
    return zerosBySlopes(of: e, in: x)
  }

  /// All zeros of an expression in ascending order; nothing where that is not proved.
  ///
  /// > Source: Rolle's theorem.
  mutating func zerosBySlopes(of e: Expression, in x: String, order: Int = 0) -> [Real]? {
    // What is divided by an exponential has the same zeros, and the same signs.
    let whole = e
    let e = dividedByExponential(e, in: x) ?? powerDividedByExponential(e, in: x) ?? e
    let limit = e.count <= Self.smallCount ? Self.slopeLimitOfSmall : Self.slopeLimit
    guard order < limit, e.count <= 400,
      let derivative = e.derivative(by: x, angleUnit: environment.angleUnit)
    else { return nil }
    let slope = derivative.continued(in: x, environment: environment)
    // Slopes of what oscillates that become longer have ever more zeros.
    guard order == 0 || slope.expression.count <= e.count + 4 || !e.oscillates(in: x) else {
      return nil
    }
    let isMonotone = slope.excluded.isEmpty && keepsSign(slope.expression, x)
    guard let level = isMonotone ? [] : numbers(of: slope.expression, in: x, order: order + 1)
    else {
      return nil
    }
    guard var singular = singularNumbers(of: e, in: x, order: order + 1) else { return nil }
    for place in slope.excluded {
      guard let found = numbers(of: place, in: x, order: order + 1) else { return nil }
      singular += found
    }
    let ends = different(level + singular)
    guard ends.isProved else { return nil }
    var breaks: [Break] = []
    for number in ends.numbers {
      var isSingular = false
      for other in singular where different([number, other]).numbers.count == 1 {
        isSingular = true
      }
      breaks.append(Break(number: number, isSingular: isSingular))
    }
    var zeros: [Real] = []
    for index in 0...breaks.count {
      let low = index > 0 ? breaks[index - 1] : nil
      let high = index < breaks.count ? breaks[index] : nil
      guard let passage = passage(of: e, of: whole, x, from: low, to: high) else { return nil }
      if case .zero(let number) = passage { zeros.append(number) }
      guard let high else { break }
      guard let isZero = isZero(e, x, at: high.number) else { return nil }
      if isZero { zeros.append(high.number) }
    }
    return zeros
  }

  /// Numbers among which all are where an expression may be something else than smooth.
  mutating func singularNumbers(of e: Expression, in x: String, order: Int = 0) -> [Real]? {
    let places = SingularPlaces(of: e, x, environment, in: .entire)
    guard places.isComplete else { return nil }
    var singular: [Real] = []
    for place in places.functions {
      guard let found = numbers(of: place, in: x, order: order) else { return nil }
      singular += found
    }
    return singular
  }

  /// Numbers between which an expression keeps its sign: its zeros, and where it may have a pole
  /// or jump; nothing where they are not known, or where zeros repeat.
  mutating func placesOfChange(ofSign e: Expression, in x: String) -> [Real]? {
    guard let zeros = zeros(of: e, in: x)?.numbers, zeros.allSatisfy({ $0.period == nil }),
      let singular = singularNumbers(of: e, in: x)
    else { return nil }
    return zeros.map { $0.number } + singular
  }

  /// Whether the slope of a function has no two signs, and is smooth and somewhere not zero: it
  /// is zero at single points at most, so that the function rises everywhere or falls everywhere.
  private mutating func keepsSign(_ slope: Expression, _ x: String) -> Bool {
    let places = SingularPlaces(of: slope, x, environment, in: .entire)
    guard slope.variables.contains(x), places.isComplete, places.functions.isEmpty,
      let function = AnalyzedFunction(slope, of: x, environment)
    else { return false }
    var tape = function.tape
    guard let values = tape.values(at: .entire)?.values else { return false }
    guard values.lower >= 0 || values.upper <= 0 else { return false }
    return [Rational(1, over: 3), Rational(-7, over: 5)].contains {
      isZero(slope, x, at: Real($0)) == false
    }
  }

  /// Numbers among which all zeros of an expression are, if they are not very many.
  private mutating func numbers(of e: Expression, in x: String, order: Int) -> [Real]? {
    let before = hasSteps
    defer { hasSteps = before }
    guard let candidates = zeros(of: e, in: x) else {
      return zerosBySlopes(of: e, in: x, order: order)
    }
    guard let found = candidates.numbers, found.allSatisfy({ $0.period == nil }) else { return nil }
    return found.map { $0.number }
  }

  /// The zero on a piece without its ends, which is said as that of an expression with the same
  /// signs; nothing where that is not found out.
  private mutating func passage(
    of e: Expression,
    of whole: Expression,
    _ x: String,
    from low: Break?,
    to high: Break?
  ) -> Passage? {
    guard let middle = middle(low?.number, high?.number) else { return nil }
    switch worth(of: e, for: x, being: Real(middle.asRational)) {
    case .undefined: return Passage.nowhere
    case .unknown: return nil
    case .number(let value):
      guard let sign = sign(of: value) else { return nil }
      if sign == 0 {
        // What is zero at a second point is so on the whole piece.
        guard let other = point(beside: middle, low, high),
          isZero(e, x, at: Real(other.asRational)) == false
        else { return nil }
        return .zero(Real(middle.asRational))
      }
      guard let left = self.sign(of: e, x, from: middle, towards: low, isLeft: true),
        let right = self.sign(of: e, x, from: middle, towards: high, isLeft: false)
      else { return nil }
      guard left * right < 0 else { return Passage.nowhere }
      let (end, isLeft) = left == sign ? (high, false) : (low, true)
      guard let other = point(of: e, x, sign: -sign, from: middle, towards: end, isLeft) else {
        return nil
      }
      let (lower, upper) = isLeft ? (other, middle) : (middle, other)
      switch zeroOfMonotone(e, in: x, between: lower, upper, lowerSign: left) {
      case .exact(let number): return .zero(number)
      case .change(let change):
        return .zero(named(change, whole, x) ?? number(of: change.replacing(whole)))
      case .nowhere: return Passage.nowhere
      case nil: return nil
      }
    }
  }

  /// A number between two ends.
  mutating func middle(_ low: Real?, _ high: Real?) -> Dyadic? {
    let left = low.map { enclosure($0).upper }
    let right = high.map { enclosure($0).lower }
    let middle: Double
    switch (left, right) {
    case (nil, nil): middle = 0
    // Beyond 2^53 the sum with 1 may be the end itself.
    case (let left?, nil): middle = max((left + 1).rounded(.up), left.nextUp)
    case (nil, let right?): middle = min((right - 1).rounded(.down), right.nextDown)
    case (let left?, let right?):
      guard left < right else { return nil }
      middle = left / 2 + right / 2
      guard left < middle, middle < right else { return nil }
    }
    return Dyadic(exactly: middle)
  }

  /// Points between a number and an end, ever closer to it.
  private mutating func approach(_ start: Dyadic, _ end: Break?, isLeft: Bool) -> [Dyadic] {
    let steps = [1, 2, 3, 5, 8, 13, 21, 34, 55]
    guard let end else {
      let scale = max(0, start.magnitudeExponent)
      return steps.prefix(6).map { step in
        let distance = Dyadic.one.shifted(by: scale + step)
        return isLeft ? start - distance : start + distance
      }
    }
    let place = enclosure(end.number)
    guard let edge = Dyadic(exactly: isLeft ? place.upper : place.lower) else { return [] }
    let points = steps.map { edge + (start - edge).shifted(by: -$0) }
    return points.filter { $0 != edge }
  }

  /// A number between another one and the ends of its piece.
  private mutating func point(beside middle: Dyadic, _ low: Break?, _ high: Break?) -> Dyadic? {
    guard let high else { return approach(middle, nil, isLeft: false).first }
    return approach(middle, high, isLeft: false).first ?? approach(middle, low, isLeft: true).first
  }

  private mutating func value(of e: Expression, _ x: String, at point: Dyadic) -> Real? {
    guard case .number(let value) = worth(of: e, for: x, being: Real(point.asRational)) else {
      return nil
    }
    return value
  }

  /// The sign that a function which only rises or only falls has next to an end, or 0 where it
  /// is zero there.
  private mutating func sign(
    of e: Expression,
    _ x: String,
    from start: Dyadic,
    towards end: Break?,
    isLeft: Bool
  ) -> Int? {
    if let end, !end.isSingular { return sign(of: e, x, at: end.number) }
    // What gets farther from zero on the way keeps its sign.
    var last = value(of: e, x, at: start)
    for point in approach(start, end, isLeft: isLeft) {
      guard let value = value(of: e, x, at: point), let before = last else { break }
      let distances = ask { (workspace) throws(RealError) in
        let sizes = (
          try Real.absoluteValue(before, in: &workspace),
          try Real.absoluteValue(value, in: &workspace)
        )
        return try Real.compare(sizes.0, sizes.1, in: &workspace)
      }
      guard let sign = sign(of: value), let previous = self.sign(of: before) else { break }
      if sign == previous, distances == .less { return sign }
      last = value
    }
    if end == nil { return signFarOut(of: e, x, isLeft: isLeft) }
    return signNearby(of: e, x, start, end, isLeft: isLeft)
  }

  /// The sign that an expression has from some place on.
  private mutating func signFarOut(of e: Expression, _ x: String, isLeft: Bool) -> Int? {
    if let sign = signFarOut(ofExponentials: e, x, isLeft: isLeft) { return sign }
    var expansion = EndExpansion(of: x, in: environment)
    do throws(NoExpansion) {
      let name = Expression(name: x)
      let series = try expansion.series(of: isLeft ? e.replacing([x: -name]) : e)
      return series.terms.first?.sign
    } catch {
      return nil
    }
  }

  /// The sign on a short interval at an end, where its enclosure tells.
  private mutating func signNearby(
    of e: Expression,
    _ x: String,
    _ start: Dyadic,
    _ end: Break?,
    isLeft: Bool
  ) -> Int? {
    guard let end, var function = AnalyzedFunction(e, of: x, environment) else { return nil }
    let place = enclosure(end.number)
    for point in approach(start, end, isLeft: isLeft) {
      let box = place.hull(Interval(enclosing: point.asRational))
      guard let values = function.curve(over: box)?.values else { continue }
      if values.lower > 0 { return 1 }
      if values.upper < 0 { return -1 }
    }
    return nil
  }

  /// A point with a sign on the way to an end.
  private mutating func point(
    of e: Expression,
    _ x: String,
    sign: Int,
    from start: Dyadic,
    towards end: Break?,
    _ isLeft: Bool
  ) -> Dyadic? {
    for point in approach(start, end, isLeft: isLeft) {
      guard let value = value(of: e, x, at: point) else { return nil }
      if self.sign(of: value) == sign { return point }
    }
    return nil
  }

  /// A zero between bounds in a simple form, if it is proved to have one.
  mutating func named(_ change: SignChange, _ e: Expression, _ x: String) -> Real? {
    let place = enclosure(change.number)
    guard place.isBounded else { return nil }
    for guess in ExactGuess.candidates(in: place, workspace: &workspace) {
      let near = enclosure(guess)
      guard let low = Dyadic(exactly: near.lower), let high = Dyadic(exactly: near.upper),
        change.lower < low || change.lower == low, high < change.upper || high == change.upper
      else { continue }
      if isZero(e, x, at: guess) == true { return guess }
    }
    return nil
  }
}

extension Expression {
  /// Whether a function with a period is taken of an expression with a name.
  fileprivate func oscillates(in name: String) -> Bool {
    (0..<count).contains { index in
      guard case .call(let builtin) = symbol(at: index), builtin.period != nil else { return false }
      return subexpression(at: index).variables.contains(name)
    }
  }
}
