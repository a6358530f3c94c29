// Features as the solver says them, with as many digits as are asked for.

import Analysis
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite("Features said by functions that are undone")
struct FeatureNamingTests {
  private func features(
    _ text: String,
    _ reach: Double = 4,
    digits: Int = Coordinate.digitCount
  ) throws -> [Feature] {
    var search = try #require(
      FeatureSearch(
        try Expression(text),
        of: "x",
        in: Interval(lower: -reach, upper: reach),
        environment: Environment(),
        naming: .bySolving,
        digits: digits
      )
    )
    search.finish()
    return search.features
  }

  /// By hand: the last step of each is undone first.
  @Test(arguments: [
    ("ln(x+3) - 1", ["zero e − 3"]), ("asin(x) - 1/3", ["zero sin(1/3)"]),
    ("acos(x) - 1", ["zero cos(1)"]), ("atan(x) - 1/2", ["zero tan(1/2)"]),
    ("sin(x) - 1/3", ["zero asin(1/3)", "zero π − asin(1/3)", "zero −π − asin(1/3)"]),
    ("tan(x) - 2", ["zero atan(2)", "zero atan(2) − π"]),
    ("cosh(x) - 2", ["zero −ln(2 + √3)", "zero ln(2 + √3)"]),
    ("tanh(x) - 1/2", ["zero ln(3)/2"]), ("2^x - 5", ["zero log₂(5)"]),
    ("x^5 - x - 1", ["zero zero(x⁵ − x − 1, x = 1..2)"]),
    ("1/(x^5 - x - 1)", ["pole zero(x⁵ − x − 1, x = 1..2)"]),
    ("x^4/4 - x^2 + 3x", ["minimum zero(x³ − 2·x + 3, x = −2..−1)"]),
    ("x - 3cos(x)/2", ["maximum asin(2/3) − π"]),
  ])
  func `zeros are said as equations are answered`(input: String, expected: [String]) throws {
    let found = try features(input).map { "\($0.kind) \($0.x.text)" }
    for feature in expected { #expect(found.contains(feature), "\(input): \(found)") }
  }

  @Test(
    "what a zero is said to be is a zero, and lies where it was found",
    arguments: seeds(4)
  )
  func zeros(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var sayings = 0
    for _ in 0..<cases(12) {
      let (a, b, c) = (
        Int.random(in: 1...3, using: &random), Int.random(in: -3...3, using: &random),
        Int.random(in: 1...7, using: &random)
      )
      let line = "(\(a)x + \(b)/2)"
      let text =
        [
          "sin\(line) - \(c)/8", "cos\(line)^2 - \(c)/9", "tan\(line) - \(c)", "e^\(line) - \(c)",
          "cosh\(line) - 1 - \(c)", "ln(x + 5) - \(c)/3", "asin(x/3) - \(c)/9",
          "x^5 - \(a)x - \(c)", "\(c)sin\(line) + \(a)cos\(line) - 1", "2^\(line) - \(c)",
        ].randomElement(using: &random) ?? "x"
      let f = try Expression(text)
      for feature in try features(text) where feature.kind == .zero {
        guard let form = feature.x.form else { continue }
        sayings += 1
        var environment = Environment()
        environment.zeroFinder = EquationSolver.zero
        var workspace = Workspace(budget: Budget(steps: 200_000_000))
        let number = try form.number(in: environment, workspace: &workspace)
        environment.variables["x"] = .real(number)
        let value = try f.number(in: environment, workspace: &workspace)
        let isZero = try Real.compare(value, Real(0), in: &workspace) == .equal
        let place = try Real.enclosure(of: number, bits: 80, in: &workspace).midpoint
        let isThere =
          feature.x.enclosure.lower.nextDown <= place.doubleValue
          && place.doubleValue <= feature.x.enclosure.upper.nextUp
        #expect(isZero && isThere, "seed \(seed): \(text) at \(feature.x.text)")
      }
    }
    #expect(sayings > 4, "seed \(seed)")
  }

  /// Digits by mpmath 1.3 (findroot with 50 digits).
  @Test(arguments: [
    ("x^5 - x - 1", "zero", "1.16730397826141868425604589985", "0"),
    ("cos(x) - x", "zero", "0.739085133215160641655312087673", "0"),
    ("e^x - 3x^2", "maximum", "0.204481449339915533617757754510", "1.101450706667035873249314"),
    ("x^2 - ln(x+3)", "minimum", "0.158312395177699924557466368335", "-1.1249750183163175679"),
  ])
  func `any number of digits is told`(
    input: String,
    kind: String,
    x: String,
    y: String
  ) throws {
    let found = try features(input, digits: 30)
    let isThere = found.contains { feature in
      feature.kind.name == kind && feature.x.digits == x
        && feature.y?.digits.hasPrefix(y.replacing("-", with: "−")) == true
    }
    #expect(isThere, "\(found.map { ($0.kind, $0.x.digits, $0.y?.digits) })")
  }

  @Test(arguments: ["cos(x) - x", "sin(x)/x", "x^3 - 3x + 3", "x^2*e^x - 1", "ln(x) + x"])
  func `more digits begin with fewer`(input: String) throws {
    let (few, many) = (try features(input), try features(input, digits: 25))
    #expect(few.count == many.count && !few.isEmpty)
    for (short, long) in zip(few, many) {
      #expect(short.kind == long.kind && long.x.digits.hasPrefix(short.x.digits))
      #expect(short.x.isFinite || long.x.digits.count > 20)
    }
  }

  /// By hand: the second derivative of x·|x| jumps at 0, those of the roots have a pole there.
  @Test(arguments: [
    "x*abs(x)", "cbrt(x)", "x^(5/3)", "cbrt(x) + x^2/1000", "x^(3/5)",
  ])
  func `a curve may bend the other way where it has no second derivative`(text: String) throws {
    let found = try features(text).filter { $0.kind == .inflection && $0.x.text == "0" }
    #expect(found.map { $0.y?.text } == ["0"])
  }

  @Test(arguments: ["abs(x)", "x^(2/3)", "abs(x^2 - 1)", "x*abs(x) + abs(x)", "{x<0: x^3; -x}"])
  func `a corner is no inflection`(text: String) throws {
    let corners = text.contains("1)") ? ["−1", "1"] : ["0"]
    let found = try features(text).filter { $0.kind == .inflection }
    #expect(!found.contains { corners.contains($0.x.text) })
  }
}
