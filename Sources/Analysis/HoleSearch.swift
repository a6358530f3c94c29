// Holes of quotients: where dividend and divisor are zero together, Taylor coefficients say how the
// curve goes on.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// A place where a quotient has no value, and a limit.
struct Hole {
  /// The limit.
  let limit: Real
  /// For the continued function, its slope and the slope of that, an interval around the place
  /// with no zero but perhaps the place itself; nothing where none is known.
  fileprivate(set) var surroundings: [Interval?]
}

/// A search for the holes of a quotient of analytic functions.
///
/// With N and D zero q times at p, the continued quotient is that of N/(x − p)^q and D/(x − p)^q, whose
/// Taylor coefficients of order k at each x are those of N and D of order k + q somewhere between x
/// and p: it is a derivative of the divided difference of N at x and q times p.
///
/// > Source: de Boor, Divided differences (2005), for the mean value theorem.
struct HoleSearch {
  /// A function with its slopes, as far as they were asked for.
  private struct Part {
    let tape: AnalyticTape
    var slopes: [Expression]

    /// Finds the slopes up to an order; false where one is not known, or too long.
    mutating func differentiate(to order: Int, by variable: String) -> Bool {
      while slopes.count <= order {
        guard let next = slopes[slopes.count - 1].derivative(by: variable, angleUnit: .radians),
          next.count <= HoleSearch.sizeLimit
        else { return false }
        slopes.append(next)
      }
      return true
    }
  }

  private var dividend: Part
  private var divisor: Part
  private let variable: String
  private var environment: Environment
  private var workspace = Workspace()
  /// The work done so far, in steps of about a nanosecond.
  private(set) var steps: Int64 = 0

  /// The most zeros of the divisor at one place, and of a slope of the quotient.
  private static let zeroLimit = 4
  /// How often the surroundings are halved.
  private static let halvings = 24
  private static let precision = 64
  /// The terms of a Taylor polynomial besides its first one.
  private static let moreTerms = 24
  /// The longest slope, in nodes.
  private static let sizeLimit = 1_000

  /// Nil when the function is no quotient of analytic ones.
  init?(of function: AnalyzedFunction) {
    (variable, environment) = (function.variable, function.environment)
    environment.angleUnit = .radians
    guard let radians = function.original.inRadians(from: function.environment.angleUnit),
      let parts = radians.replacingAngleQuotients(in: variable).replacingDefined(in: variable)
        .quotientOfParts(in: variable), parts.divisor.variables.contains(variable),
      let above = Self.tape(parts.dividend, variable, environment, &workspace),
      let below = Self.tape(parts.divisor, variable, environment, &workspace)
    else { return nil }
    dividend = Part(tape: above, slopes: [parts.dividend])
    divisor = Part(tape: below, slopes: [parts.divisor])
  }

  private static func tape(
    _ e: Expression,
    _ variable: String,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> AnalyticTape? {
    AnalyticTape(e, of: variable, in: environment, workspace: &workspace)
  }

  /// The hole at a number around which there are doubles; nothing where there is none that is proved.
  ///
  /// Surroundings are searched for within a distance of it.
  mutating func hole(at number: Real, _ place: Interval, within distance: Double) -> Hole? {
    workspace.budget = Budget(steps: 50_000_000, bitLimit: 1 << 16)
    defer { steps += 50_000_000 - max(0, workspace.budget.stepsLeft) }
    guard let count = commonZeros(at: number) else { return nil }
    var coefficients: [Real] = []
    var orders: [Int?] = []
    for order in 0..<3 {
      orders.append(firstCoefficient(from: order, at: number, count, &coefficients))
    }
    guard let limit = coefficients.first else { return nil }
    var hole = Hole(limit: limit, surroundings: [nil, nil, nil])
    return surround(&hole, number, place, within: distance, count, orders) ? hole : nil
  }

  /// How often dividend and divisor are zero at a number, the dividend perhaps more often.
  private mutating func commonZeros(at number: Real) -> Int? {
    for order in 0...Self.zeroLimit {
      guard let below = coefficient(order, ofDivisor: true, at: number), let sign = sign(of: below)
      else {
        return nil
      }
      if sign != 0 { return order > 0 ? order : nil }
      guard let above = coefficient(order, ofDivisor: false, at: number), self.sign(of: above) == 0
      else {
        return nil
      }
    }
    return nil
  }

  /// The order of the first Taylor coefficient of the continued quotient from one on that is not zero.
  private mutating func firstCoefficient(
    from first: Int,
    at number: Real,
    _ count: Int,
    _ known: inout [Real]
  ) -> Int? {
    for order in first...first + Self.zeroLimit {
      while known.count <= order {
        guard let next = nextCoefficient(at: number, count, known) else { return nil }
        known.append(next)
      }
      guard let sign = sign(of: known[order]) else { return nil }
      if sign != 0 { return order }
    }
    return nil
  }

  /// qₖ is what the products of those before leave of Nₖ, over D₀.
  private mutating func nextCoefficient(
    at number: Real,
    _ count: Int,
    _ known: [Real]
  ) -> Real? {
    guard var rest = coefficient(known.count + count, ofDivisor: false, at: number),
      let first = coefficient(count, ofDivisor: true, at: number)
    else { return nil }
    for (order, value) in known.enumerated() {
      guard
        let other = coefficient(
          known.count - order + count,
          ofDivisor: true,
          at: number
        )
      else {
        return nil
      }
      do throws(RealError) {
        let product = try Real.product(value, other, in: &workspace)
        rest = try Real.difference(rest, product, in: &workspace)
      } catch {
        return nil
      }
    }
    do throws(RealError) {
      return try Real.quotient(rest, first, in: &workspace)
    } catch {
      return nil
    }
  }

  /// A Taylor coefficient of a part, exactly.
  private mutating func coefficient(
    _ order: Int,
    ofDivisor isDivisor: Bool,
    at number: Real
  ) -> Real? {
    var part = isDivisor ? divisor : dividend
    guard part.differentiate(to: order, by: variable) else { return nil }
    if isDivisor { divisor = part } else { dividend = part }
    environment.variables[variable] = .real(number)
    defer { environment.variables[variable] = nil }
    guard let slope = part.slopes[order].exactValue(in: environment, workspace: &workspace) else {
      return nil
    }
    let factorial = (0..<order).reduce(Integer(1)) { $0 * Integer($1 + 1) }
    do throws(RealError) {
      return try Real.quotient(slope, Real(Rational(factorial)), in: &workspace)
    } catch {
      return nil
    }
  }

  private mutating func sign(of value: Real) -> Int? { value.sign(in: &workspace) }
}

extension HoleSearch {
  /// Finds intervals on which the continued quotient and its slopes have no zero besides the place, by
  /// the orders of their first Taylor coefficients there that are not zero; false where the parts are
  /// not even seen to be analytic.
  private mutating func surround(
    _ hole: inout Hole,
    _ number: Real,
    _ place: Interval,
    within distance: Double,
    _ count: Int,
    _ orders: [Int?]
  ) -> Bool {
    let last = orders.reduce(0) { max($0, $1 ?? 0) } + Self.moreTerms
    guard let middle = Dyadic(exactly: place.midpoint), let z = enclosure(of: number),
      let inside = jet(at: z, count, order: last - 1)
    else { return false }
    var isAnalytic = false
    var exponent = Int64(distance.exponent)
    for _ in 0..<Self.halvings {
      defer { exponent -= 1 }
      // The number is off the middle by far less than the radius.
      let radius = Radius.powerOfTwo(exponent) + .powerOfTwo(exponent - 20)
      let ball = ComplexBall(Ball(middle).widened(by: radius))
      // Few orders tell that the divisor may have another zero.
      guard jet(at: ball, count, order: 0) != nil,
        let around = jet(at: ball, count, order: last)
      else { continue }
      isAnalytic = true
      let terms = inside + [around[last]]
      for (goal, order) in orders.enumerated() where hole.surroundings[goal] == nil {
        guard let order, hasOneZero(terms, goal, from: order, exponent) else { continue }
        let radius = Double(sign: .plus, exponent: Int(exponent), significand: 1)
        hole.surroundings[goal] = Interval(
          lower: (place.upper - radius).nextUp,
          upper: (place.lower + radius).nextDown
        )
      }
      if zip(orders, hole.surroundings).allSatisfy({ $0 == nil || $1 != nil }) { break }
    }
    return isAnalytic
  }

  /// Whether a slope has no zero but where it is developed, up to a distance of 2^exponent: its Taylor
  /// polynomial's first term, of an order, is larger than all that follow, the last one being that of
  /// any place between.
  private mutating func hasOneZero(
    _ terms: [ComplexBall],
    _ slope: Int,
    from order: Int,
    _ exponent: Int64
  ) -> Bool {
    var total = Ball.zero
    do throws(RealError) {
      for (place, term) in terms.enumerated() where place >= order {
        let power = Int64(place - order) * exponent
        // The slope of tⁿ over k! is n over k times tⁿ⁻ᵏ.
        let multiple = try Ball.product(
          term.real,
          Ball(Integer.binomial(place, slope)),
          precision: Self.precision,
          in: &workspace
        )
        let value =
          place == order
          ? multiple : Ball(magnitudeAtMost: multiple.magnitudeUpper.scaled(by: power))
        total = try Ball.sum(total, value, precision: Self.precision, in: &workspace)
      }
    } catch {
      return false
    }
    return !total.containsZero
  }

  private mutating func enclosure(of number: Real) -> ComplexBall? {
    do throws(RealError) {
      return ComplexBall(try Real.enclosure(of: number, bits: 2 * Self.precision, in: &workspace))
    } catch {
      return nil
    }
  }

  /// The Taylor coefficients of the continued quotient on a ball.
  private mutating func jet(at z: ComplexBall, _ count: Int, order: Int) -> [ComplexBall]? {
    do throws(RealError) {
      return try dividend.tape.coefficients(
        over: divisor.tape,
        leavingOut: count,
        at: z,
        order: order,
        precision: Self.precision,
        in: &workspace
      )
    } catch {
      return nil
    }
  }
}
