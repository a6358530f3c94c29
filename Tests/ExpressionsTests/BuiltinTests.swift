// Every row of the table of functions, checked by the same few tests.

import Expressions
import Numbers
import Reals
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct BuiltinTests {
  @Test func `every name and alias is found and is unique`() {
    var seen: Set<String> = []
    for row in Builtin.all {
      for name in [row.name] + row.aliases + row.yieldingAliases {
        #expect(seen.insert("\(name)").inserted, "\(name) stands twice")
        #expect(Builtin.named("\(name)") == row)
      }
      #expect(row.signature.hasPrefix("\(row.name)("))
    }
    #expect(Builtin.named("sine") == nil)
    #expect(Builtin.named("") == nil)
  }

  @Test func `every function takes the numbers of arguments that it says`() {
    for row in Builtin.all where !row.bindsAnyNumber {
      for count in 1...4 {
        let list = Array(repeating: "1", count: count).joined(separator: ", ")
        let mistakes = Parser.line("\(row.name)(\(list))").diagnostics
        let isRight = count >= row.least && count <= row.most ?? .max
        #expect(mistakes.isEmpty == isRight, "\(row.name) of \(count)")
      }
    }
  }

  /// Expected values from the C library.
  @Test(arguments: [
    ("sqrt", 0.75, sqrt(0.75)), ("cbrt", -0.75, cbrt(-0.75)), ("abs", -0.75, 0.75),
    ("sign", -0.75, -1), ("exp", 0.75, exp(0.75)), ("ln", 0.75, log(0.75)),
    ("log", 0.75, log10(0.75)), ("log2", 0.75, log2(0.75)), ("sin", 0.75, sin(0.75)),
    ("cos", 0.75, cos(0.75)), ("tan", 0.75, tan(0.75)), ("sec", 0.75, 1 / cos(0.75)),
    ("csc", 0.75, 1 / sin(0.75)), ("cot", 0.75, 1 / tan(0.75)), ("asin", 0.75, asin(0.75)),
    ("acos", 0.75, acos(0.75)), ("atan", 0.75, atan(0.75)), ("sinh", 0.75, sinh(0.75)),
    ("cosh", 0.75, cosh(0.75)), ("tanh", 0.75, tanh(0.75)), ("asinh", 0.75, asinh(0.75)),
    ("acosh", 1.75, acosh(1.75)), ("atanh", 0.75, atanh(0.75)), ("floor", -0.75, -1),
    ("ceil", -0.75, 0), ("round", -0.75, -1), ("trunc", -0.75, 0), ("frac", 1.75, 0.75),
    ("factorial", 5, 120), ("min", 0.75, 0.75), ("max", 0.75, 0.75), ("gcd", -4, 4),
    ("lcm", -4, 4), ("erf", 0.75, erf(0.75)), ("erfc", 0.75, erfc(0.75)),
    ("gamma", 0.75, tgamma(0.75)), ("gamma", -2.75, tgamma(-2.75)),
  ])
  func `functions of one number agree with the C library`(
    name: String,
    argument: Double,
    expected: Double
  ) throws {
    try check(Expression("\(name)(x)"), ["x": argument], expected, [.radians])
  }

  @Test(arguments: [
    ("root", 3, 0.75, cbrt(0.75)), ("log", 0.75, 3, log(0.75) / log(3.0)),
    ("min", 0.75, 0.5, 0.5), ("max", 0.75, 0.5, 0.75), ("mod", -7.5, 2, 0.5),
    ("gcd", 12, 18, 6), ("lcm", 4, 6, 12), ("nCr", 10, 3, 120), ("nPr", 10, 3, 720),
  ])
  func `functions of two numbers agree with the C library`(
    name: String,
    first: Double,
    second: Double,
    expected: Double
  ) throws {
    try check(Expression("\(name)(x, y)"), ["x": first, "y": second], expected, [.radians])
  }

  @Test func `every name of a function that yields can be given away`() throws {
    for row in Builtin.all {
      guard let definition = row.definition else { continue }
      #expect(definition.parameters.count == row.most && row.yields)
    }
    // Words that join truths stay what they are.
    for row in Builtin.all where row.junction == nil {
      for name in (row.yields ? [row.name] + row.aliases : []) + row.yieldingAliases {
        let name = "\(name)"
        let ones = Array(repeating: "1", count: row.most == nil ? 1 : row.least)
        let binder = row == .limit ? "x; x -> 1" : "x; x = 1..2"
        let list = row.bindsAnyNumber ? binder : ones.joined(separator: "; ")
        let call = "\(name)(\(list))"
        var own = Environment()
        #expect(try prefix(call, own).hasPrefix("\(row.name)("))
        #expect(try prefix("\(name) = 3; \(name)", own) == name)
        #expect(try prefix("g(\(name)) = \(name)(2)", own) == "*(\(name), 2)")
        own.variables[name] = .real(Real(2))
        #expect(try prefix(name, own) == name)
        own = Environment()
        own.functions[name] = UserFunction(parameters: ["x"], body: Expression(1))
        let mine = try Expression("\(name)(1)", options: own.parsingOptions)
        #expect(mine.symbol(at: mine.root) == .application)
      }
    }
  }

  /// How the last statement of a line is read.
  private func prefix(_ text: String, _ environment: Environment) throws -> String {
    let line = Parser.line(text, options: environment.parsingOptions)
    #expect(line.diagnostics.isEmpty, "\(text)")
    return try #require(line.statements.last).expression.prefixDescription
  }

  /// Expected values from the C library, all that stand in the table.
  @Test func `functions that others define agree with the C library`() throws {
    let one: [(String, Double, Double)] = [
      ("asec", 1.75, acos(1 / 1.75)), ("asec", -1.75, acos(-1 / 1.75)),
      ("acsc", 1.75, asin(1 / 1.75)), ("acsc", -1.75, asin(-1 / 1.75)),
      ("acot", 1.75, atan(1 / 1.75)), ("acot", -1.75, .pi + atan(-1 / 1.75)),
      ("acot", 0, .pi / 2), ("sech", 0.75, 1 / cosh(0.75)), ("csch", -0.75, 1 / sinh(-0.75)),
      ("coth", 0.75, 1 / tanh(0.75)), ("asech", 0.75, acosh(1 / 0.75)),
      ("acsch", -0.75, asinh(-1 / 0.75)), ("acoth", 1.75, atanh(1 / 1.75)),
      ("expm1", 0.75, expm1(0.75)), ("log1p", 0.75, log1p(0.75)), ("exp2", 0.75, exp2(0.75)),
      ("exp10", 0.75, pow(10, 0.75)), ("expand", 0.75, 0.75), ("simplify", -0.75, -0.75),
      ("together", 0.75, 0.75),
    ]
    let two: [(String, Double, Double, Double)] = [
      ("hypot", 0.75, -1.5, hypot(0.75, -1.5)), ("pow", 0.75, -1.5, pow(0.75, -1.5)),
      ("div", -7.5, 2, -4), ("quot", -7.5, 2, -3), ("rem", -7.5, 2, fmod(-7.5, 2)),
      ("percentchange", 80, -1.5, -81.5 / 80), ("markup", 80, 100, 0.25), ("margin", 80, 100, 0.2),
      ("nthroot", -1.75, 3, cbrt(-1.75)),
    ]
    for (name, x, value) in one { try check(Expression("\(name)(x)"), ["x": x], value, [.radians]) }
    for (name, x, y, value) in two {
      try check(Expression("\(name)(x; y)"), ["x": x, "y": y], value, [.radians])
    }
    let growth = ["x": 1000.5, "y": -0.25, "z": 7.25]
    let grown = 1000.5 * pow(0.75, 7.25)
    try check(Expression("compound(x; y; z)"), growth, grown, [.radians])
    for (x, value) in [(0.25, 0.5), (0.75, 0.75), (2, 1.5)] {
      try check(Expression("clamp(x; 1/2; 3/2)"), ["x": x], value, [.radians])
    }
    for unit in AngleUnit.allCases {
      for (name, value) in [("sind", sin(0.75 * .pi / 180)), ("cosd", cos(0.75 * .pi / 180))] {
        try check(Expression("\(name)(x)"), ["x": 0.75], value, [unit])
      }
      try check(Expression("tand(x)"), ["x": 0.75], tan(0.75 * .pi / 180), [unit])
    }
    for (y, x) in [(0.75, 1.5), (0.75, -1.5), (-0.75, -1.5), (-0.75, 1.5), (0, -2.0), (2, 0.0)] {
      try check(Expression("atan2(y; x)"), ["x": x, "y": y], atan2(y, x), [.radians])
    }
    let tested = Set(
      one.map { $0.0 } + two.map { $0.0 } + ["sind", "cosd", "tand", "atan2", "compound", "clamp"]
    )
    #expect(tested == Set(Builtin.all.filter { $0.definition != nil }.map { "\($0.name)" }))
  }

  @Test(arguments: [("phi", "φ", "(1 + sqrt(5))/2"), ("tau", "τ", "2*pi")])
  func `constants that yield`(name: String, sign: String, value: String) throws {
    for spelling in [name, sign] {
      if case .real(let rest) = try Expression("\(spelling) - (\(value))").value(of: [:]) {
        #expect(rest.rational == 0)
      }
      #expect(try prefix(spelling, Environment()) == name)
      #expect(try prefix("\(spelling) = 3; 2\(spelling)", Environment()) == "*(2, \(spelling))")
      let line = Parser.line("\(spelling) = 3; \(spelling)").statements
      #expect(line.last?.expression.variables == [spelling])
      let body = Parser.line("f(\(spelling)) = \(spelling)^2").statements.last?.expression
      #expect(body?.variables == [spelling])
      let own = Environment(variables: [spelling: .real(Real(2))])
      let mine = try Expression(spelling, options: own.parsingOptions)
      #expect(mine.variables == [spelling])
    }
    #expect(try Expression(name).text(unicode: true) == sign)
    #expect(try Expression(sign).text() == name)
    #expect(try Expression(name).latex() == "\\\(name)")
  }

  @Test func `Euler's constant is written as a word, and yields`() throws {
    let name = "eulergamma"
    #expect(try prefix("2\(name)", Environment()) == "*(2, \(name))")
    #expect(try Expression(name).text(unicode: true) == name)
    #expect(try Expression(name).latex() == "\\operatorname{\(name)}")
    #expect(Parser.line("\(name) = 3; \(name)").statements.last?.expression.variables == [name])
    // The letter and its name are the user's.
    for own in ["γ", "gamma = 2; gamma"] {
      #expect(Parser.line(own).statements.last?.expression.variables.isEmpty == false)
    }
  }

  @Test(arguments: AngleUnit.allCases)
  func `angles are in the unit in force`(unit: AngleUnit) throws {
    let halfTurn: Double =
      switch unit {
      case .radians: .pi
      case .degrees: 180
      case .gradians: 200
      }
    let scale = Double.pi / halfTurn
    for (name, value) in [
      ("sin", sin(0.75 * scale)), ("cos", cos(0.75 * scale)), ("tan", tan(0.75 * scale)),
      ("sec", 1 / cos(0.75 * scale)), ("csc", 1 / sin(0.75 * scale)),
      ("cot", 1 / tan(0.75 * scale)), ("asin", asin(0.75) / scale), ("acos", acos(0.75) / scale),
      ("atan", atan(0.75) / scale), ("acot", atan(1 / 0.75) / scale),
      ("asec", acos(0.75) / scale), ("acsc", asin(0.75) / scale),
    ] {
      let isOfReciprocal = name == "asec" || name == "acsc"
      let text = isOfReciprocal ? "\(name)(1/x)" : "\(name)(x)"
      try check(Expression(text), ["x": 0.75], value, [unit])
    }
    try check(Expression("atan2(3; x)"), ["x": -4], atan2(3, -4) / scale, [unit])
    try check(Expression("x°"), ["x": 90], halfTurn / 2, [unit])
  }

  private func check(
    _ expression: Expression,
    _ values: [String: Double],
    _ expected: Double,
    _ units: [AngleUnit]
  ) throws {
    // The arguments are multiples of a quarter.
    let variables = values.mapValues { Value.real(Real(Rational(Int($0 * 4), over: 4))) }
    for unit in units {
      var workspace = Workspace()
      let environment = Environment(variables: variables, angleUnit: unit)
      guard case .real(let real) = try expression.value(in: environment, workspace: &workspace),
        let digits = try Real.digits(real, significantDigits: 20, in: &workspace)
      else {
        Issue.record("\(expression) has no digits")
        continue
      }
      let text = "\(digits.isNegative ? "-" : "")\(NumberLiteral(digits, style: .scientific).text)"
      let found = try #require(Double(text.filter { $0 != "…" }))
      #expect(abs(found - expected) <= 1e-14 * max(1, abs(expected)), "\(expression)")
    }
  }
}

@Suite struct DecimalTests {
  @Test(arguments: [
    ("1/3", "0.(3)"), ("1/7", "0.(142857)"), ("1/6", "0.1(6)"), ("5/4", "1.25"), ("7", "7"),
    ("1/12", "0.08(3)"), ("22/7", "3.(142857)"), ("1/1024", "0.0009765625"), ("0", "0"),
    ("1/41", "0.(02439)"), ("1/17", "0.(0588235294117647)"),
  ])
  func `a rational number has repeating digits`(text: String, expected: String) throws {
    guard case .real(let real) = try Expression(text).value(of: [:]), let value = real.rational
    else { return }
    let literal = try #require(NumberLiteral(value))
    #expect(literal.text == expected)
    guard case .real(let back) = try Expression(expected).value(of: [:]) else { return }
    #expect(back.rational == value)
  }

  @Test func `a long period is not written`() {
    #expect(NumberLiteral(Rational(1, over: 1_000_003)) == nil)
  }

  @Test(arguments: seeds(4))
  func `repeating digits read back as the same number`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let value = Rational(
        .random(in: 0...10_000, using: &random),
        over: .random(in: 1...400, using: &random)
      )
      let literal = try #require(NumberLiteral(value, digitLimit: 1_000))
      let line = Parser.line(literal.text)
      var workspace = Workspace()
      guard
        case .real(let back)? = try line.statements.first?.expression.value(workspace: &workspace)
      else { continue }
      #expect(back.rational == value, "\(literal.text)")
    }
  }

  @Test(arguments: [
    (DecimalStyle.automatic, "8414709848", -1, false, "0.8414709848…"),
    (.automatic, "31415", 0, false, "3.1415…"),
    (.automatic, "12", 3, true, "1200"),
    (.automatic, "12", 40, false, "1.2…e40"),
    (.automatic, "12", -9, true, "1.2e-9"),
    (.fixed, "12", -3, true, "0.0012"),
    (.scientific, "12", 0, true, "1.2e0"),
    (.scientific, "1", 5, true, "1e5"),
    (.engineering, "12345", 4, true, "12.345e3"),
    (.engineering, "12345", -1, false, "123.45…e-3"),
    (.engineering, "1", 5, true, "100e3"),
    (.automatic, "12", 3, false, "1.2…e3"),
    (.automatic, "1234", 3, false, "1234.…"),
    (.fixed, "12", 3, false, "1.2…e3"),
    (.engineering, "12", 4, false, "12.…e3"),
    (.engineering, "1", 4, false, "1.…e4"),
  ])
  func `digits are written in the style asked for`(
    style: DecimalStyle,
    digits: String,
    exponent: Int64,
    isExact: Bool,
    expected: String
  ) {
    let expansion = DecimalExpansion(
      isNegative: false,
      digits: digits,
      exponent: exponent,
      isExact: isExact
    )
    #expect(NumberLiteral(expansion, style: style).text == expected)
  }

  @Test(arguments: seeds(4))
  func `no digit is written that is not known`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let first = String(Int.random(in: 1...9, using: &random))
      let rest = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }
      let digits = first + rest.joined()
      let exponent = Int64.random(in: -40...80, using: &random)
      let expansion = DecimalExpansion(
        isNegative: false,
        digits: digits,
        exponent: exponent,
        isExact: false
      )
      for style in DecimalStyle.allCases {
        let text = NumberLiteral(expansion, style: style).text
        let written = text.prefix { $0 != "e" }.filter { $0.isNumber }
        #expect(written.drop { $0 == "0" } == digits, "\(text), seed \(seed)")
      }
    }
  }
}
