// Complex numbers of measured quantities, and digits of complex numbers, lists and vectors, which
// read back as such.

import Expressions
import Messages
import Numbers
import Reals
import Sessions
import TestSupport
import Testing

@Suite("Complex measured values") struct MeasuredComplexTests {
  /// The ranges of both parts, by hand: of sums and products of intervals.
  @Test(arguments: [
    ("(1±0.5) + (2±0.5)i", "[0.5 .. 1.5]", "[1.5 .. 2.5]"),
    ("((1±0.5) + (2±0.5)i)*i", "[-2.5 .. -1.5]", "[0.5 .. 1.5]"),
    ("conj(0.1… - 0.2… i)", "[0.1 .. 0.2]", "[0.2 .. 0.3]"),
    ("z = 0.1… + 0.2… i; z + z", "[0.2 .. 0.4]", "[0.4 .. 0.6]"),
    ("z = 0.1… + 0.2… i; z^2", "[-0.08 .. 0]", "[0.04 .. 0.12]"),
    ("2 - 0.5…e-20 i", "[2 .. 2]", "[-0.6e-20 .. -0.5e-20]"),
    ("f(z) = z + i; f(0.1… + 0.2… i)", "[0.1 .. 0.2]", "[1.2 .. 1.3]"),
    ("{1 > 0: 0.1… i; 2}", "[0 .. 0]", "[0.1 .. 0.2]"),
  ])
  func `both parts have their ranges`(text: String, real: String, imaginary: String) throws {
    var session = Session()
    guard let value = session.evaluate(text).last?.value else {
      Issue.record("\(text) has no value")
      return
    }
    for (place, range) in [real, imaginary].enumerated() {
      let ends = range.dropFirst().dropLast().split(separator: " .. ").map(String.init)
      let found = try #require(Self.parts(value)?[place], "\(text)")
      for (end, told) in zip([found.lower, found.upper], ends) {
        guard case .real(let number)? = Session.value(of: told) else { continue }
        var workspace = Workspace()
        #expect(try Real.compare(end, number, in: &workspace) == .equal, "\(text): \(told)")
      }
    }
  }

  /// What is one number or decided for all values, by hand.
  @Test(arguments: [
    ("z = 0.1… + 0.2… i; z - z", "= 0"), ("z = 0.1… + 0.2… i; z/z", "= 1"),
    ("0.1… + 0.2… i = 1", "= false"), ("0.1… + 0.2… i != 1", "= true"),
    ("0.1… + 0.2… i = 0.15 + 0.25i", "! measuredComparison"),
    ("0.1… + 0.2… i < 1", "! measured"), ("1/(0.0… + 0.0… i)", "! divisionByZero"),
    ("ln(-1.0… + [-1 .. 1]i)", "! measuredDomain"), ("gcd(0.1… + 0.2… i; 2)", "! measured"),
    ("{0.1…; 2} + 1", "! measured"), ("{{0.1…; 2}; 1}", "! measured"),
    ("0.1… + 0.2… i to polar", "! noMeasuredForm"), ("0.1… + 0.2… i to hex", "! noMeasuredForm"),
    ("re(0.1… + 3i) < 1", "= true"), ("im(0.1… + 3i)", "= 3"),
  ])
  func `what all values have in common is told`(text: String, expected: String) {
    var session = Session()
    let answer = session.evaluate(text).last
    let found = answer?.problem.map { "! " + $0.kind } ?? answer?.exact.map { "= " + $0 }
    #expect(found == expected, "\(text)")
  }

  private static let functions = [
    "z^2", "z^3 - 2z", "1/z", "(z + 1)/(z - 3i)", "sqrt(z)", "root(3; z)", "ln(z)", "log(z)",
    "exp(z)", "e^z", "2^z", "z^i", "z^(1/2 + i)", "sin(z)", "cos(z)", "tan(z)", "sec(z)", "sinh(z)",
    "cosh(z)", "tanh(z)", "asin(z)", "acos(z)", "atan(z)", "asinh(z)", "acosh(z)", "atanh(z)",
    "conj(z)", "z*conj(z)", "abs(z)", "arg(z)", "re(z)*z", "cis(z)", "sign(z)", "cis(re(z))",
  ]

  /// The value at one number of a box, by the arithmetic of complex numbers, is in the ranges.
  @Test(arguments: seeds(8))
  func `values are in the ranges`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(4) {
      let function = try #require(Self.functions.randomElement(using: &random))
      var session = Session()
      session.settings.complexAnswers = Bool.random(using: &random)
      session.settings.angle = AngleUnit.allCases.randomElement(using: &random) ?? .radians
      let centre = (0..<2).map { _ in Int.random(in: -30...30, using: &random) }
      let width = (0..<2).map { _ in Int.random(in: 0...2, using: &random) }
      let inner = zip(centre, width).map {
        $0 * 7 + Int.random(in: -7 * $1...7 * $1, using: &random)
      }
      let box = "(\(centre[0]) ± \(width[0]))/10 + (\(centre[1]) ± \(width[1]))/10*i"
      let point = "(\(inner[0])/70 + \(inner[1])/70*i)"
      let ranges = session.evaluate("z = \(box); \(function)").last
      // Undefined or undetermined somewhere in the box.
      guard let whole = ranges?.value.flatMap(Self.parts) else { continue }
      let value = session.evaluate(function.replacing("z", with: point)).last?.value
      let parts = try #require(value.flatMap(Self.parts), "seed \(seed): \(function) at \(point)")
      #expect(try Self.contains(whole, parts), "seed \(seed): \(function) at \(point) of \(box)")
    }
  }

  /// Numbers with digits only, some with parts that are exact, small or negative.
  private static func text(using random: inout SplitMix64) -> String {
    func number() -> String { "\(Int.random(in: -9...9, using: &random))" }
    func complex() -> String { "(\(number()) + \(number()) i)" }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "\(complex())^(1 + \(number()) i)"
    case 1: return "\(number()) + 2^(1/pi)*\(number()) i"
    case 2: return "3^sin(\(number())) - \(number()) i"
    case 3: return "-(1 + i)^(1 + i)*10^\(Int.random(in: -40...40, using: &random))"
    case 4: return "ln(\(complex()))*sin(\(complex()))^i"
    case 5: return "{2^(1/pi); \(number()); (1+i)^\(complex())}"
    case 6: return "[\(number()); 3^cos(\(number()))]"
    default: return "pi^\(complex())*10^-20 + 1"
    }
  }

  @Test(arguments: seeds(8))
  func `digits of complex numbers, lists and vectors read back as ranges that have them`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<cases(10) {
      let input = Self.text(using: &random)
      var session = Session()
      session.settings.angle = AngleUnit.allCases.randomElement(using: &random) ?? .radians
      session.settings.digits = Int.random(in: 1...20, using: &random)
      session.settings.complexForm =
        Settings.ComplexForm.allCases.randomElement(using: &random) ?? .polar
      session.settings.complexAnswers = Bool.random(using: &random)
      let answer = session.evaluate(input, showing: Answer.Display(hasDecimal: true)).last
      guard let value = answer?.value.flatMap(Self.parts), var shown = answer else { continue }
      let mark = Bool.random(using: &random) ? DecimalMark.point : .comma
      (session.settings.decimalMark, shown.settings.decimalMark) = (mark, mark)
      for text in [shown.text, shown.decimal?.text, shown.digits(unicode: true)?.text] {
        guard let text else { continue }
        let read = session.evaluate(text).last
        guard let ranges = read?.value.flatMap(Self.parts) else {
          Issue.record("seed \(seed): \(input) is shown as \(text): \(read?.problem?.kind ?? "")")
          continue
        }
        count += 1
        #expect(try Self.contains(ranges, value), "seed \(seed): \(input) is shown as \(text)")
        // And what is shown of the ranges reads back as these.
        let again = try #require(read?.decimal?.text ?? read?.exact, "seed \(seed): \(text)")
        guard let same = session.evaluate(again).last?.value.flatMap(Self.parts) else {
          Issue.record("seed \(seed): \(text) is \(again)")
          continue
        }
        #expect(try Self.contains(same, value), "seed \(seed): \(text) is \(again)")
      }
    }
    #expect(count > 0)
  }

  /// Sets in digits have as many numbers and ends as before, each in its range; families and what
  /// has a closed form are the same set.
  @Test(arguments: [
    "x^2 = 2", "tan x = 2", "solve(x + y = 3; x; y)", "solve(e^z = -1; z; complex)",
    "solve(z^2 + z + 1 = 0; z; complex)", "roots(x^3 - x - 1)", "ln(x) < x - 2", "sin x = 1/2",
    "|x - round(x)| < 1/10",
    "x^2 > 2", "x^5 - 3x = 1", "2^x = x^2", "tan x = 1 or x = 7", "cos(x)^2 >= 1/3", "x^4 < 5",
  ])
  func `solutions in digits and families read back`(input: String) throws {
    var session = Session()
    let answer = try #require(session.evaluate(input).first)
    for text in [answer.exact, answer.unicode].compactMap({ $0 }) where !text.contains("zero(") {
      let read = session.evaluate(text).first
      #expect(read?.exact == answer.exact, "\(input) is shown as \(text)")
    }
    guard let digits = answer.decimal?.text, !digits.contains("n") else { return }
    let read = session.evaluate(digits).first
    let (told, found) = (Self.numbers(answer.json["value"]), Self.numbers(read?.json["value"]))
    #expect(!told.isEmpty && told.count == found.count, "\(input) is shown as \(digits)")
    for (number, range) in zip(told, found) {
      let values = [number, range].map {
        session.evaluate($0).first?.value.flatMap(Self.parts) ?? []
      }
      #expect(try Self.contains(values[1], values[0]), "\(input): \(number) is \(range)")
    }
    let again = try #require(read?.decimal?.text)
    #expect(session.evaluate(again).first?.decimal?.text == again, "\(input) is shown as \(again)")
  }

  /// What is read has a range for each number in digits, which begins with these.
  @Test(arguments: [
    "solve(x^2 + y^2 = 1; y = x^3; x; y)", "sin x = 1/3", "cos(2x) = 1/5", "tan x = 3 or x = 7",
  ])
  func `points and families in digits read back`(input: String) throws {
    var session = Session()
    let digits = try #require(session.evaluate(input).first?.decimal?.text)
    let read = session.evaluate(digits).first
    let text = try #require(read?.decimal?.text ?? read?.exact, "\(input) is shown as \(digits)")
    let numbers = digits.matches(of: /(\d+\.\d+)…/).map { String($0.1) }
    #expect(!numbers.isEmpty)
    // An end is written without zeros behind it.
    for number in numbers.map({ $0.replacing(/0+$/, with: "") }) {
      #expect(text.contains("[\(number)") || text.contains("\(number)]"))
    }
    #expect(session.evaluate(text).first?.decimal?.text == text, "\(input): \(text)")
  }

  @Test(arguments: [
    "solve(|z - 1 - i| = 2; z; complex)", "solve(re(z) = 1; z; complex)",
    "solve(|z - 1| = |z + i|; z; complex)",
  ])
  func `curves of complex numbers read back`(input: String) throws {
    var session = Session()
    let shown = try #require(session.evaluate(input).first?.exact)
    let read = session.evaluate("solve(\(shown); z; complex)").first
    #expect(read?.exact == shown && read?.notes.isEmpty == false)
  }

  /// The numbers that solutions in JSON have.
  private static func numbers(_ solutions: JSON?) -> [String] {
    (solutions?["items"]?.asList ?? []).flatMap { item in
      [item, item["lower"] ?? .null, item["upper"] ?? .null].compactMap { number in
        number["exact"]?.asText ?? number["decimal"]?.asText
      }
    }
  }

  /// By hand: no number is said that stands nowhere.
  @Test(arguments: Language.allCases)
  func `ranges of both parts are said`(language: Language) {
    var session = Session()
    session.settings.language = language
    for text in ["0.27… + 0.58… i", "{0.27…; 0.58… i}", "x = 0.27… or x = 0.58…"] {
      guard let answer = session.evaluate(text).first else { continue }
      let words = Speech.words(for: WrittenAnswer(answer), session.settings)
      // A comma or a point behind a number ends a part of the sentence.
      let numbers = words.split { !"0123456789.,".contains($0) }.map { part in
        String(part.last?.isNumber == true ? part : part.dropLast())
      }.filter { !$0.isEmpty }
      let known = [
        "0.2750", "0.0050", "0.27", "0.28", "0.5850", "0.58", "0.59", "0,2750", "0,0050", "0,27",
        "0,28", "0,5850", "0,58", "0,59", "0",
      ]
      #expect(numbers.allSatisfy { known.contains($0) }, "\(text): \(words)")
      #expect(numbers.contains { $0.hasSuffix("59") }, "\(text): \(words)")
    }
  }

  @Test func `a kept state has them`() throws {
    var session = Session()
    _ = session.evaluate("z = 0.1… + 0.2… i; w = 2z; a = {0.3…; 1}")
    var other = Session()
    #expect(other.restore(from: Array(session.state.line.utf8)) == [])
    #expect(other.evaluate("w - 2z").last?.exact == "0")
    #expect(other.evaluate("a").last?.decimal?.text == "{0.350 ± 0.050 ∈ [0.3 .. 0.4]; 1}")
    let json = other.evaluate("z").last?.json["value"]
    #expect(json?["kind"]?.asText == "measured")
    #expect(json?["imaginary"]?["upper"]?.asText == "0.3")
  }

  /// A range of each part; that of a number is the number.
  private static func parts(_ value: Value) -> [(lower: Real, upper: Real)]? {
    switch value {
    case .real(let x): return [(x, x), (Real(0), Real(0))]
    case .complex(let z): return [(z.real, z.real), (z.imaginary, z.imaginary)]
    case .measured(let x): return [(x.lower, x.upper), (Real(0), Real(0))]
    case .measuredParts(let whole) where whole.kind == .complex:
      return whole.parts.compactMap { parts($0)?[0] }
    default: return value.parts?.flatMap { parts($0) ?? [] }
    }
  }

  private static func contains(
    _ ranges: [(lower: Real, upper: Real)],
    _ values: [(lower: Real, upper: Real)]
  ) throws -> Bool {
    var workspace = Workspace()
    guard ranges.count == values.count else { return false }
    for (range, value) in zip(ranges, values) {
      for (less, greater) in [(range.lower, value.upper), (value.lower, range.upper)] {
        do throws(RealError) {
          guard try Real.compare(less, greater, in: &workspace) != .greater else { return false }
        } catch {
          // Numbers that may be equal are not told apart: they are so in forty digits.
          workspace = Workspace()
          let balls = [
            try Real.enclosure(of: less, bits: 140, in: &workspace),
            try Real.enclosure(of: greater, bits: 140, in: &workspace),
          ]
          guard balls[0].lower <= balls[1].upper else { return false }
        }
      }
    }
    return true
  }
}

extension Session {
  /// The value of a line in a new session.
  fileprivate static func value(of text: String) -> Value? {
    var session = Session()
    return session.evaluate(text).last?.value
  }
}
