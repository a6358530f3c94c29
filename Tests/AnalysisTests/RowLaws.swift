// Every fact of every row of functions, against the values of the function: what is
// said is true, and what is true is said.

import Analysis
import Expressions
import Graphs
import Numbers
import Reals
import Tapes
import TestSupport
import Testing

@Suite("What the rows of functions say")
struct RowLaws {
  /// The functions of one number, also those that nobody types.
  private static let unary = Builtin.rows.filter { $0.least == 1 && $0.most == 1 }

  private static func call(_ row: Builtin, _ arguments: Expression...) -> Expression {
    Expression(.call(row), arguments)
  }

  private static let u = Expression(name: "u")
  private static let v = Expression(name: "v")

  /// An expression with numbers in the place of names; nothing where it has no value.
  private static func value(
    _ expression: Expression,
    _ numbers: [String: Expression],
    _ unit: AngleUnit = .radians
  ) -> Real? {
    var workspace = Workspace()
    var environment = Environment()
    environment.angleUnit = unit
    guard
      case .real(let real)? = try? expression.replacing(numbers)
        .value(in: environment, workspace: &workspace)
    else { return nil }
    return real
  }

  /// Whether two expressions are worth the same; nothing where one has no value.
  private static func areEqual(
    _ a: Expression,
    _ b: Expression,
    _ numbers: [String: Expression],
    _ unit: AngleUnit = .radians
  ) -> Bool? {
    guard let x = value(a, numbers, unit), let y = value(b, numbers, unit) else { return nil }
    var workspace = Workspace()
    guard let difference = try? Real.difference(x, y, in: &workspace) else { return nil }
    return try? Real.isZero(difference, in: &workspace) == .yes
  }

  private static func number(_ range: ClosedRange<Int>, using random: inout SplitMix64)
    -> Expression
  {
    // Fourteenths, so that whole numbers and halves are among them.
    Expression(Rational(Integer(Int.random(in: range, using: &random)), over: 14))
  }

  /// Whether two expressions of u are worth the same at random places, and at how many
  /// both have a value; those of mirrored places at no zero, and at more places, since functions of
  /// whole numbers have few values.
  private static func comparison(
    _ a: Expression,
    _ b: Expression,
    _ unit: AngleUnit = .radians,
    isOfMirrored: Bool = false,
    seed: UInt64
  ) -> (isMet: Bool, count: Int) {
    var random = SplitMix64(seed: seed)
    var (isMet, count) = (true, 0)
    for draw in 0..<10 * 160 where draw < 160 || isOfMirrored && count < 40 {
      let numbers = ["u": number(-80...80, using: &random), "v": number(1...80, using: &random)]
      if isOfMirrored, numbers["u"] == Expression(0) { continue }
      guard let isEqual = areEqual(a, b, numbers, unit) else { continue }
      count += 1
      isMet = isMet && isEqual
    }
    return (isMet, count)
  }

  @Test(arguments: seeds(2)) func `symmetry`(seed: UInt64) {
    for row in Self.unary {
      let value = Self.call(row, Self.u)
      let mirrored = Self.call(row, -Self.u)
      let isEven = Self.comparison(value, mirrored, isOfMirrored: true, seed: seed)
      let isOdd = Self.comparison(-value, mirrored, isOfMirrored: true, seed: seed)
      // A function that has no values on one side has no symmetry.
      guard isEven.count > 3 else { continue }
      // Zero everywhere is both.
      guard !isEven.isMet || !isOdd.isMet else { continue }
      #expect(isEven.isMet == (row.parity == .even), "\(row.name) is even: seed \(seed)")
      #expect(isOdd.isMet == (row.parity == .odd), "\(row.name) is odd: seed \(seed)")
    }
  }

  @Test(arguments: [AngleUnit.radians, .degrees, .gradians])
  func `periods`(unit: AngleUnit) {
    for row in Builtin.rows where row.least <= 2 && row.most ?? 0 >= row.least {
      let value = row.least == 1 ? Self.call(row, Self.u) : Self.call(row, Self.u, Self.v)
      guard let period = row.period else {
        // The values of cis are complex.
        #expect(row.angle != .argument || row == .cis, "\(row.name) has a period")
        continue
      }
      let later = value.replacing(["u": Self.u + period])
      let half = value.replacing(["u": Self.u + period / Expression(2)])
      let found = Self.comparison(value, later, unit, seed: 1)
      #expect(found.isMet && found.count > 9, "\(row.name)")
      #expect(!Self.comparison(value, half, unit, seed: 1).isMet, "\(row.name) repeats sooner")
    }
  }

  @Test func `shifts`() throws {
    let quarter = try Expression("pi/2")
    for row in Self.unary {
      let value = Self.call(row, Self.u)
      let next = value.replacing(["u": Self.u + Expression(1)])
      let isWhole: Bool
      if case .wholeNumber = row.shift { isWhole = true } else { isWhole = false }
      let found = Self.comparison(next, value + Expression(1), seed: 2)
      #expect(!isWhole || found.isMet && found.count > 9, "\(row.name) of u + 1")
      if found.count > 9 { #expect(found.isMet == isWhole, "\(row.name) of u + 1") }
      let isTurned = row.angle == .argument && row != .cis
      #expect((row.quarterTurnLater != nil) == isTurned, "\(row.name)")
      guard let later = row.quarterTurnLater else { continue }
      let turned = value.replacing(["u": Self.u + quarter])
      let matching = Self.comparison(turned, later, seed: 3)
      #expect(matching.isMet && matching.count > 9, "\(row.name) a quarter turn later")
    }
  }

  @Test func `expressions with the same values`() {
    for row in Builtin.rows {
      guard let same = row.equivalent else { continue }
      for count in row.least...(row.most ?? 1) {
        let value = count == 1 ? Self.call(row, Self.u) : Self.call(row, Self.u, Self.v)
        // A logarithm without a base has 10.
        let other = count == 1 ? same.replacing(["v": Expression(10)]) : same
        // A function of angles has its values in any unit.
        for unit in row.angle == .none ? [.radians] : [AngleUnit.radians, .degrees] {
          let found = Self.comparison(value, other, unit, seed: 4)
          #expect(found.isMet && found.count > 0, "\(row.name) of \(count)")
        }
      }
    }
  }

  @Test func `inverse functions`() throws {
    for row in Self.unary {
      guard let inverse = row.inverse else { continue }
      let there = Self.call(row, Self.call(inverse, Self.u))
      let found = Self.comparison(there, Self.u, seed: 5)
      #expect(found.isMet && found.count > 0, "\(row.name)")
    }
  }

  @Test func `bounds`() throws {
    for row in Self.unary where row.isBounded {
      var tape = try Self.tape(Self.call(row, Self.u))
      let found = tape.values(at: Interval(lower: -1e300, upper: 1e300))
      let values = try #require(found).values
      #expect(values.lower > -4 && values.upper < 4, "\(row.name)")
    }
  }

  /// What the row says of the ends is closer than a high power, and has no better row.
  @Test func `ends`() throws {
    for row in Self.unary {
      guard let end = row.end else { continue }
      for place in [-40, 40] {
        let u = ["u": Expression(Rational(place))]
        let difference = (Self.call(row, Self.u) - end).replacing(u)
        let scaled = difference * Expression(40).raised(to: 30)
        var tape = try Self.tape(Self.u - Self.u + scaled)
        let found = tape.values(at: .zero)
        #expect(try #require(found).values.magnitude.upper < 1, "\(row.name) at \(place)")
      }
    }
  }

  private static func double(_ number: Real) -> Double? {
    var workspace = Workspace()
    guard let digits = try? Real.digits(number, significantDigits: 15, in: &workspace) else {
      return nil
    }
    return Double((digits.isNegative ? "-0." : "0.") + digits.digits + "e\(digits.exponent + 1)")
  }

  /// The last of values far out that come ever closer to each other; nothing where they do not,
  /// or where they are the same from the start.
  private static func limit(of expression: Expression, _ sign: Int) -> Double? {
    var values: [Double] = []
    for power in [2, 4, 6, 8, 10] {
      // Places that nothing sets apart.
      let place = Rational(Integer(sign * 123_456_789) * Integer(10).raised(to: power), over: 7)
      let far = Expression(place / Rational(100_000_000))
      // Between poles, as of gamma below zero, small values tell nothing.
      let around = Double(sign) * 17_636_684.1 * (Double("1e\(power - 8)") ?? 1)
      guard let number = value(expression, ["u": far]), let double = double(number),
        var tape = try? tape(expression),
        let found = tape.values(at: Interval(lower: around - 1, upper: around + 1)),
        found.decoration >= .defined
      else { return nil }
      values.append(double)
    }
    let steps = zip(values, values.dropFirst()).map { abs($0 - $1) }
    let isConvergent = zip(steps, steps.dropFirst()).allSatisfy { $1 <= 0.3 * $0 || $1 < 1e-12 }
    return isConvergent && steps[3] < 1e-3 && steps[0] > 0 ? values[4] : nil
  }

  /// Where the values of a row come closer to a number, the number is told: it is the level of
  /// an asymptote.
  @Test func `limits far out`() throws {
    let roundings: [Builtin] = [.floor, .ceil, .round, .trunc, .frac]
    for row in Builtin.all where row.least < 3 {
      guard
        row.definedArity > 0 || row.end != nil || row.inverse != nil || roundings.contains(row)
      else { continue }
      for arguments in Self.sections(of: row) {
        for inner in [Self.u, Expression(.one) / Self.u] {
          let whole = Expression(.call(row), arguments).replacing(["u": inner])
          for sign in [-1, 1] {
            guard let limit = Self.limit(of: whole, sign) else { continue }
            let text = whole.replacing(["u": Expression(name: "x")]).text()
            let curve = try #require(PlaneCurve(Plot(reading: text), environment: Environment()))
            let levels = curve.asymptotes(in: Environment()).compactMap { line in
              Self.value(line.line, [:]).flatMap(Self.double)
            }
            #expect(levels.contains { abs($0 - limit) < 1e-2 }, "\(text), \(sign): \(limit)")
          }
        }
      }
    }
  }

  private static func tape(_ expression: Expression) throws -> IntervalTape {
    var workspace = Workspace()
    return IntervalTape(
      try Tape(expression, variables: ["u"], in: Environment(), workspace: &workspace)
    )
  }

  /// A function of one number, or of two of which one is given.
  private static func sections(of row: Builtin) -> [[Expression]] {
    // Digits behind the point are a matter of definition, and whole numbers.
    let most = row.least < row.definedArity ? 1 : row.most ?? 3
    guard row.least > 1 || most > 1 else { return [[u]] }
    let (two, half) = (Expression(2), Expression(Rational(1, over: 2)))
    // An exponent that is a whole number, and a base that has every power, are smooth.
    if row.least == 3 { return [[u, half, two], [half, u, two], [two, half, u]] }
    var sections = row.least == 1 ? [[u]] : []
    // Both ways round: of three, and its index.
    if row.domain == .rootOfFirst { return [[u, two], [u, Expression(3)]] }
    sections += [[two, u], [Expression(3), u]]
    // The index of a root is a whole number, and a square is smooth everywhere.
    if row != .root, row.domain != .power { sections += [[u, two]] }
    if row != .root { sections += [[u, half]] }
    if row.most == nil { sections += [[u, two, half], [two, u, half], [half, two, u]] }
    return sections
  }

  /// The expressions of u whose zeros, and whose whole values, the row names.
  private static func places(
    of row: Builtin,
    _ arguments: [Expression]
  ) -> (zeros: [Expression], steps: [Expression]) {
    var zeros: [Expression] = []
    for (index, first) in arguments.enumerated() {
      for second in arguments.dropFirst(index + 1) {
        zeros += row.places.map { $0.replacing(["u": first, "v": second]) }
      }
    }
    if arguments.count == 1 {
      zeros += row.places.filter { !$0.variables.contains("v") }
        .map { $0.replacing(["u": arguments[0]]) }
    }
    let steps = row.steps.map {
      $0.replacing(["u": arguments[0], "v": arguments.last ?? arguments[0]])
    }
    return (zeros, steps.map { [$0] } ?? [])
  }

  /// Away from the places that are named, a function is continuous with its derivative,
  /// or has no value at all; and each place that is named has a reason.
  @Test func `places where it is not smooth`() throws {
    // Functions of whole numbers have no places but those.
    let rows = Builtin.rows.filter { $0.isDrawn && !$0.isOfWholeNumbers }
    for row in rows {
      for arguments in Self.sections(of: row) {
        let value = Expression(.call(row), arguments)
        let (zeros, steps) = Self.places(of: row, arguments)
        var tape = try Self.tape(value)
        var places = try (zeros.map { ($0, false) } + steps.map { ($0, true) })
          .filter { $0.0.variables.contains("u") }
          .map { (tape: try Self.tape($0.0), isStep: $0.1, isMet: false, hasReason: false) }
        var rough: Interval?
        for index in -4096..<4096 {
          let x = Interval(lower: Double(index) / 512, upper: Double(index + 1) / 512)
          let found = tape.curve(over: x)
          let isSmooth =
            found.map {
              $0.decoration == .continuous && $0.slopes.lower.isFinite && $0.slopes.upper.isFinite
            } ?? true && !Self.bends(&tape, over: x)
          var isNamed = false
          for place in places.indices {
            let values = places[place].tape.values(at: x)?.values ?? .zero
            let isHit =
              places[place].isStep
              ? values.lower.rounded(.up) <= values.upper : values.lower <= 0 && values.upper >= 0
            isNamed = isNamed || isHit
            if isHit { places[place].isMet = true }
            if isHit, !isSmooth { places[place].hasReason = true }
          }
          if !isNamed, !isSmooth { rough = rough ?? x }
        }
        #expect(rough == nil, "\(value) is not smooth")
        // Of three arguments two may be the same where the third is what counts.
        let haveReasons = arguments.count > 2 || places.allSatisfy { $0.hasReason || !$0.isMet }
        #expect(haveReasons, "\(value) is smooth where a place is named")
      }
    }
  }

  /// Whether the slopes at the ends of an interval differ, however narrow it is.
  private static func bends(_ tape: inout IntervalTape, over x: Interval, depth: Int = 24) -> Bool {
    guard let left = tape.curve(over: Interval(x.lower)),
      let right = tape.curve(over: Interval(x.upper)),
      left.decoration == .continuous, right.decoration == .continuous
    else { return false }
    let (a, b) = (left.slopes.midpoint, right.slopes.midpoint)
    guard abs(a - b) > 0.2 * max(1, abs(a), abs(b)) else { return false }
    guard depth > 0 else { return true }
    let middle = x.midpoint
    return bends(&tape, over: Interval(lower: x.lower, upper: middle), depth: depth - 1)
      || bends(&tape, over: Interval(lower: middle, upper: x.upper), depth: depth - 1)
  }

  /// The slope of a chord is a value of the derivative between its ends.
  @Test(arguments: seeds(2)) func `derivatives`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for row in Builtin.rows where row.isDrawn && !row.isOfWholeNumbers {
      for arguments in Self.sections(of: row) where arguments.count <= 2 {
        let value = Expression(.call(row), arguments)
        // The slope of gamma is no combination of functions of these rows.
        if "\(row.name)" == "gamma" {
          #expect(value.derivative(by: "u") == nil)
          continue
        }
        let slope = try #require(value.derivative(by: "u"), "\(value)")
        var (tape, slopes) = (try Self.tape(value), try Self.tape(slope))
        var count = 0
        var wrong: Interval?
        for _ in 0..<400 {
          let lower = Double.random(in: -6...6, using: &random)
          let x = Interval(lower: lower, upper: lower + 1 / 64)
          guard let box = tape.values(at: x), box.decoration == .continuous,
            let found = slopes.values(at: x), found.decoration == .continuous,
            let left = tape.values(at: Interval(x.lower))?.values,
            let right = tape.values(at: Interval(x.upper))?.values
          else { continue }
          count += 1
          let chord = (right - left) * Interval(64)
          let isInside =
            chord.lower <= found.values.upper && chord.upper >= found.values.lower
          if !isInside { wrong = wrong ?? x }
        }
        #expect(wrong == nil, "the derivative of \(value), seed \(seed)")
        #expect(count > 9, "\(value) has no derivative")
      }
    }
  }

  @Test func `what vanishes`() throws {
    for text in ["sin(u)/u", "tan(u)/u", "sinh(2u)/u", "tanh(u)/(3u)", "ln(u)/(u-1)"] {
      let expression = try Expression(text)
      let continued = expression.continued(in: "u", environment: Environment())
      // The same values where both have some, and one more.
      let found = Self.comparison(expression, continued.expression, seed: 6)
      #expect(found.isMet && found.count > 3, "\(text)")
      let place = text.hasPrefix("ln") ? Expression(1) : Expression(0)
      #expect(Self.value(expression, ["u": place]) == nil, "\(text)")
      #expect(Self.value(continued.expression, ["u": place]) != nil, "\(text)")
    }
  }

  /// Each argument is what one of the origins of its value is, up to whole periods.
  @Test func `origins lead back to every argument`() throws {
    var random = SplitMix64(seed: 7)
    for row in Self.unary {
      guard let origins = row.origins(argumentCount: 1) else { continue }
      for unit in [AngleUnit.radians, .degrees] {
        for _ in 0..<cases(12) {
          let place = Self.number(-60...60, using: &random)
          guard let value = Self.value(Self.call(row, place), [:], unit) else { continue }
          let number = try #require(Self.value(place, [:]))
          var environment = Environment(variables: ["v": .real(value)])
          environment.angleUnit = unit
          var workspace = Workspace()
          let isFound = origins.contains { origin in
            guard let found = try? origin.number(in: environment, workspace: &workspace),
              let distance = try? Real.difference(number, found, in: &workspace)
            else { return false }
            if (try? Real.isZero(distance, in: &workspace)) == .yes { return true }
            guard let period = row.period,
              let length = try? period.number(in: environment, workspace: &workspace),
              let turns = try? Real.quotient(distance, length, in: &workspace)
            else { return false }
            return (try? Real.recognized(turns, in: &workspace))?.rational?.isInteger == true
          }
          #expect(isFound, "\(row.name) of \(place.text()) in \(unit)")
        }
      }
    }
  }
}

extension Builtin {
  /// Whether it has values over intervals.
  fileprivate var isDrawn: Bool { kernel(angle: .radians) != nil || definition != nil }

  /// Whether whole numbers alone have a value.
  fileprivate var isOfWholeNumbers: Bool {
    domain == .natural || domain == .integer || domain == .wholeSecond
  }
}
