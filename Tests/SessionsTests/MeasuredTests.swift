// Measured values: their guaranteed ranges, their uncertainties to first order, and what
// belongs to the same quantity.

import Expressions
import Messages
import Numbers
import Reals
import Sessions
import TestSupport
import Testing

@Suite("Measured values") struct MeasuredTests {
  private func answer(_ lines: [String]) -> Answer? {
    var session = Session()
    return lines.map { session.evaluate($0).last }.last ?? nil
  }

  /// What is shown of the last of some lines, or the kind of its problem.
  private func shown(_ lines: String...) -> String {
    let answer = answer(lines)
    if let problem = answer?.problem { return "! " + problem.kind }
    return answer?.exact.map { "= " + $0 } ?? answer?.decimal?.text ?? ""
  }

  /// Expected values from the Python package uncertainties 3, rounded half up by decimal.
  @Test(arguments: [
    ("9.81±0.01", "9.810", "0.010"), ("(9.81±0.01)*(1.2±0.05)^2/2", "7.06", "0.59"),
    ("(2±0.1)*(3±0.2)", "6.00", "0.50"), ("(2±0.1)/(3±0.2)", "0.667", "0.056"),
    ("sin(0.5±0.02)", "0.479", "0.018"), ("exp(2±0.1)", "7.39", "0.74"),
    ("ln(3±0.2)", "1.099", "0.067"), ("sqrt(2±0.1)+atan(0.5±0.02)", "1.878", "0.039"),
    ("(2±0.1)^(3±0.2)", "8.0", "1.6"), ("2*pi*sqrt((2±0.1)/(9.81±0.01))", "2.837", "0.071"),
    ("1/(2±0.1)+1/(3±0.2)", "0.833", "0.033"), ("100±5%", "100.0", "5.0"),
    ("[9 .. 10]^2", "90.3", "9.5"), ("tan(0.5±0.02)*(2±0.1)", "1.093", "0.075"),
    ("cosh(0.5±0.02)", "1.128", "0.010"), ("log(3±0.2)", "0.477", "0.029"),
    ("1/3±0.0996", "0.33", "0.10"), ("12345±678", "12350", "680"),
    ("x = 2±0.1; y = 2x; x*y", "8.00", "0.80"), ("x = 2±0.1; y = 2x; x*x + y", "8.00", "0.60"),
    ("x = 2±0.1; y = 2x; x + y*(3±0.2)", "14.0", "1.1"),
  ])
  func `uncertainties are those of propagation to first order`(
    text: String,
    value: String,
    uncertainty: String
  ) {
    let json = answer([text])?.json["value"]
    #expect(json?["kind"]?.asText == "measured")
    #expect(json?["value"]?.asText == value, "\(text)")
    #expect(json?["uncertainty"]?.asText == uncertainty, "\(text)")
  }

  /// By hand.
  @Test(arguments: [
    ("9.81±0.01", "9.810 ± 0.010 ∈ [9.8 .. 9.82]"),
    ("[9.8 .. 9.82]", "9.810 ± 0.010 ∈ [9.8 .. 9.82]"),
    ("9.81 +/- 0.01", "9.810 ± 0.010 ∈ [9.8 .. 9.82]"),
    ("(2±0.1)^2", "4.00 ± 0.40 ∈ [3.61 .. 4.41]"),
    ("-(9.81±0.01)", "−9.810 ± 0.010 ∈ [−9.82 .. −9.8]"), ("(0±0.1)^2", "0.000 ± 0 ∈ [0 .. 0.01]"),
    ("x = [-1..1]; x*(1-x)", "0.0 ± 1.0 ∈ [−2 .. 0.2501]"),
    ("abs(0±1)", "[0 .. 1]"), ("floor([1.5 .. 3.5])", "2.0 ± 0 ∈ [1 .. 3]"),
    ("x = 9.81±0.01; x - x", "= 0"), ("x = 9.81±0.01; y = 2x; y/x", "= 2"),
    ("(9.81±0.01) - (9.81±0.01)", "0.000 ± 0.014 ∈ [−0.02 .. 0.02]"),
    ("f(t) = t - t; f(2±0.1)", "= 0"),
    ("f(t) = t ± 0.1; f(2) - f(2)", "0.00 ± 0.14 ∈ [−0.2 .. 0.2]"),
    ("g = 2±0.1; f(t) = g*t; f(3)/g", "= 3"), ("5 ± 0", "= 5"), ("2±0.1; Ans - Ans", "= 0"),
    ("2 + 3±0.1 - 1", "4.00 ± 0.10 ∈ [3.9 .. 4.1]"),
    ("{2 < 3: 2±0.1; 1/0}", "2.00 ± 0.10 ∈ [1.9 .. 2.1]"),
    ("x = 2±0.1; {x < 3: x; 1}", "2.00 ± 0.10 ∈ [1.9 .. 2.1]"),
    ("9.81234±0.0123 to 3 sf", "9.81 ± 0.01 ∈ [9.80 .. 9.83]"),
    ("9.81234±0.0123 to 2 dp", "9.81 ± 0.01 ∈ [9.80 .. 9.83]"),
    ("9.8123±0.0123 to 2 sf", "9.8 ± 0.03 ∈ [9.8 .. 9.9]"),
    ("123456±789 to 2 sf", "120000 ± 5000 ∈ [120000 .. 130000]"),
    ("x = 2±0.1; (x-2)^2 + 1.23456 to 2 sf", "1.2 ± 0.04 ∈ [1.2 .. 1.3]"),
    ("9.81234±0.0001 to 3 sf", "9.81 ± 0.003 ∈ [9.81 .. 9.82]"),
    ("(2±0.1) to hex", "! noMeasuredForm"), ("(2±0.1) to sci", "! noMeasuredForm"),
    ("x = 2±0.1; x < 3", "= true"), ("x = 2±0.1; x > 3", "= false"),
    ("x = 2±0.1; x < 2", "! measuredComparison"),
    // An answer is read as it is written.
    ("9.810 ± 0.010 ∈ [9.8 .. 9.82]", "9.810 ± 0.010 ∈ [9.8 .. 9.82]"),
    ("2.50 ± 0.10 ∈ [2 .. 4] to 2 sf", "2.5 ± 0.1 ∈ [2 .. 4]"),
    ("2*(2.5 ± 0.1 ∈ [2 .. 4]) + 1", "6.00 ± 0.20 ∈ [5 .. 9]"),
    ("x = -2 ± 84 ∈ [1.4 .. 1.6]; x^2", "0 ± 340 ∈ [1 .. 3]"),
    ("(2 ± 0 ∈ [2 .. 3])*(3±0.1)", "6.00 ± 0.20 ∈ [5.8 .. 9.3]"),
    ("x = 2 ± 1 ∈ [1 .. 3]; x - x", "= 0"), ("1 ± 2 ∈ [3 .. 2]", "! measuredWidth"),
    ("1/3 ± 1/10 ∈ [0 .. 1]", "0.33 ± 0.10 ∈ [0 .. 1]"), ("1 ± 2 ∈ 3", "! unknownCharacter"),
    ("445.6… grad", "7.00025 ± 0.00079 ∈ [6.999468 .. 7.001040]"),
    ("1°30′0.…″", "0.0261824 ± 0.0000024 ∈ [0.02617993 .. 0.02618479]"),
    // What is the same for all values.
    ("x = 2±0.1; x^2 - x*x", "= 0"), ("x = 2±0.1; 2x - x - x", "= 0"),
    ("x = 2±0.1; sin(x)^2 + cos(x)^2", "= 1"), ("x = 2±0.1; (x+1)^2 - x^2 - 2x - 1", "= 0"),
    ("x = 2±0.1; y = 3±1; (x+y)^2 - x^2 - 2x*y - y^2", "= 0"),
    ("x = 2±0.1; sqrt(x)^2 - x", "= 0"), ("x = 0±0.1; sqrt(x)^2 - x", "! evenRootOfNegative"),
    ("x = 0±0.1; x^2/x + x/x", "! divisionByZero"),
    ("x = 2±0.1; (x^2+2x+1)/(x+1)", "3.00 ± 0.10 ∈ [2.9 .. 3.1]"),
    ("x = 2±0.1; x = x", "2.00 ± 0.10 ∈ [1.9 .. 2.1]"),
    ("x = 2±0.1; x == x", "= true"), ("x = 2±0.1; 1 < x <= 2.1", "= true"),
    ("x = 2±0.1; 0 < 1 < x < 2x", "= true"), ("x = 2±0.1; x != 3", "= true"),
    ("1/(0±1)", "! divisionByZero"), ("1/(0.5±1)", "! measuredDomain"),
    ("ln(1±1)", "! logarithmOfZero"),
    ("2 ± (3±0.1)", "! measured"), ("{1±0.1; 2}", "{1.00 ± 0.10 ∈ [0.9 .. 1.1]; 2}"),
    ("[1±0.1; 2]", "[1.00 ± 0.10 ∈ [0.9 .. 1.1]; 2]"), ("gcd(4±1; 2)", "! measured"),
    ("x = 2±0.1; sum(k*x; k=1..3)", "12.00 ± 0.60 ∈ [11.4 .. 12.6]"),
    ("f(a) = sum(a^k; k=0..2); f(2±0.1)", "7.00 ± 0.50 ∈ [6.51 .. 7.51]"),
    ("sum(k; k=1..(2±0.1))", "! measured"), ("12 & (2±0.1)", "! measured"),
    ("[1..2]", "1.50 ± 0.50 ∈ [1 .. 2]"), ("L = {1; 2; 3}; L*[1..2]", "! measured"),
    ("(2.05±0.1) to 1 dp", "2.1 ± 0.1 ∈ [1.9 .. 2.2]"), ("(2±0.1) to hex8", "! noMeasuredForm"),
    ("2 ± -1", "! measuredWidth"), ("[2 .. 1]", "! measuredWidth"), ("nosuch ± 1", "! unknownName"),
    ("2 ± 0.1 ± 0.2", "! measured"), ("2 ±", "! missingOperand"), ("[2 ..]", "! missingOperand"),
  ])
  func `shown values`(text: String, expected: String) {
    #expect(shown(text) == expected, "\(text)")
  }

  @Test func `angles keep the unit of their time`() throws {
    var session = Session()
    session.settings.angle = .degrees
    _ = session.evaluate("x = 30±1; y = sin(x)")
    #expect(session.evaluate("y").last?.decimal?.text == "0.500 ± 0.015 ∈ [0.4848 .. 0.5151]")
    session.settings.angle = .radians
    #expect(session.evaluate("y").last?.decimal?.text == "0.500 ± 0.015 ∈ [0.4848 .. 0.5151]")
    #expect(
      session.evaluate("sin(x°)").last?.decimal?.text == session.evaluate("y").last?.decimal?.text
    )
  }

  /// The expressions of two quantities whose values are sampled.
  private static let expressions = [
    "x+y", "x-y", "x*y", "x/(y^2+1)", "x^2-y^2", "sin(x)*y", "x^3-3x", "exp(-x^2)*y", "abs(x-y)",
    "max(x; y; 1)", "floor(x)+y", "{x<y: x; 2y}", "sqrt(x^2+y^2+1)", "atan(x*y)", "x*(1-x)",
    "cos(x)^2+sin(y)", "ln(x^2+2)/(y^2+3)", "2^x-x", "x y - x + y", "x^4 - x^2 y",
  ]

  @Test(arguments: seeds(4))
  func `every value of a box is in the guaranteed range`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(12) {
      let text = try #require(Self.expressions.randomElement(using: &random))
      var session = Session()
      var ranges: [(Int, Int)] = []
      for name in ["x", "y"] {
        let centre = Int.random(in: -300...300, using: &random)
        let width = Int.random(in: 1...150, using: &random)
        ranges.append((centre - width, centre + width))
        _ = session.evaluate("\(name) = \(centre)/100 ± \(width)/100")
      }
      let answer = try #require(session.evaluate(text).last)
      // The greatest of some may be one of them for all values.
      if case .real? = answer.value { continue }
      guard case .measured(let found)? = answer.value else {
        Issue.record("seed \(seed): \(text) is \(answer.problem?.kind ?? "no measured value")")
        continue
      }
      for _ in 0..<20 {
        let point = ranges.map { range in
          let end = Int.random(in: 0..<4, using: &random)
          let inside = Int.random(in: range.0 * 7...range.1 * 7, using: &random)
          return Rational(
            Integer(end == 0 ? 7 * range.0 : end == 1 ? 7 * range.1 : inside),
            over: 700
          )
        }
        let value = try Expression(text).value(of: ["x": Real(point[0]), "y": Real(point[1])])
        guard case .real(let number) = value else { continue }
        var workspace = Workspace()
        #expect(
          try Real.compare(found.lower, number, in: &workspace) != .greater
            && Real.compare(number, found.upper, in: &workspace) != .greater,
          "seed \(seed): \(text) at \(point)"
        )
      }
    }
  }

  @Test(arguments: [
    (["x = 9.81±0.01", "y = 2x"], "y/x", "2"), (["x = 2±0.1", "x = x + 1", "z = x"], "z - x", "0"),
    (["2±0.1", "Ans^2", "y = Ans"], "y/Ans", "1"),
    (["x = 2.5 ± 0.1 ∈ [2 .. 4]", "y = 2x"], "y/x", "2"),
    (["x = 2.5 ± 0.1 ∈ [2 .. 4]"], "x", nil),
    (["f(t) = t±0.1", "y = f(1)", "z = y"], "y - z", "0"),
    (["g = 2±0.1", "f(t) = g t", "y = f(3)", "g = 1"], "y/f(3)", nil),
  ])
  func `a kept state knows which quantities are the same`(
    lines: [String],
    line: String,
    exact: String?
  ) {
    var session = Session()
    for line in lines { _ = session.evaluate(line) }
    var copy = Session()
    #expect(copy.restore(from: Array(session.state.line.utf8)) == [])
    let (first, second) = (session.evaluate(line).last, copy.evaluate(line).last)
    #expect(first?.exact == exact)
    #expect(second?.exact == exact)
    #expect(first?.decimal?.text == second?.decimal?.text)
  }

  /// Expressions of two quantities with what they are rounded to.
  @Test(arguments: seeds(8))
  func `what is shown reads back as the same text, and has the range that it says`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(20) {
      var session = Session()
      session.settings.decimalMark = Bool.random(using: &random) ? .point : .comma
      for name in ["x", "y"] {
        let power = Int.random(in: -9...9, using: &random)
        let (centre, width) = (
          Int.random(in: -3000...3000, using: &random), Int.random(in: 0...1500, using: &random)
        )
        _ = session.evaluate("\(name) = (\(centre) ± \(width))*10^\(power)")
      }
      let input =
        try #require(Self.expressions.randomElement(using: &random))
        + (["", "", " to 3 sf", " to 2 dp", " to 1 sf"].randomElement(using: &random) ?? "")
      let shown = session.evaluate(input).last
      guard case .measured? = shown?.value, let text = shown?.decimal?.text else { continue }
      let answer = session.evaluate(text).last
      // Exact powers of some quantities have a million digits.
      guard answer?.problem?.kind != "textTooLong" else { continue }
      guard case .measured(let read)? = answer?.value else {
        Issue.record("seed \(seed): \(text) is \(answer?.problem?.kind ?? "a number")")
        continue
      }
      // Without a slope the range stands alone, and has a middle when it is read.
      if text.contains("±") { #expect(answer?.decimal?.text == text, "seed \(seed)") }
      let range = try #require(text.split(separator: "[").last).dropLast()
      let ends = range.split(separator: " .. ")
      for (end, number) in zip(ends, [read.lower, read.upper]) {
        guard case .real(let told)? = session.evaluate(String(end)).last?.value else {
          Issue.record("seed \(seed): \(end)")
          continue
        }
        var workspace = Workspace()
        #expect(try Real.compare(told, number, in: &workspace) == .equal, "seed \(seed): \(text)")
      }
    }
  }

  @Test func `a large expression ends within its budget`() {
    var session = Session()
    _ = session.evaluate("x = 2±0.1")
    for _ in 0..<40 { _ = session.evaluate("x = x*x/(x+1) + sin(x)") }
    #expect(session.evaluate("x").last?.problem == nil)
    #expect(shown("f(t) = f(t) + 1; f(2±0.1)") == "! tooDeep")
  }
}
