// What is shown of a value, and that it reads back as the same value.

import Expressions
import Messages
import Numbers
import Reals
import Sessions
import TestSupport
import Testing

@Suite("Forms that are shown")
struct ShownFormTests {
  @Test func `values are shown as the table of forms says`() throws {
    let found = GoldenFile("forms").mismatches(answer: Self.shown)
    for mismatch in try #require(found, "Tests/Golden/forms.txt is missing") {
      Issue.record("forms.txt \(mismatch)")
    }
  }

  /// A minus before a product says the same with brackets and without.
  @Test(arguments: [
    ("-2*sqrt(2)", "-2 \\sqrt{2}"), ("-2pi", "-2 \\pi"), ("-2i", "-2 \\mathrm{i}"),
    ("x^2 = 8", "x = -2 \\sqrt{2} \\operatorname{or} x = 2 \\sqrt{2}"), ("expand(-2x)", "-2 x"),
    ("-pi/2", "-\\frac{\\pi}{2}"), ("1 - 3*sqrt(2)", "1 - 3 \\sqrt{2}"),
  ])
  func `answers have no brackets behind a minus`(input: String, latex: String) {
    var session = Session()
    let answer = session.evaluate(input).first
    #expect(answer?.latex == latex)
    #expect(answer?.mathml?.contains(">(</mo>") == false)
  }

  @Test func `the forms of the table read back as the same value`() throws {
    for input in try #require(GoldenFile("forms").inputs) {
      if let problem = Self.problem(reading: input) { Issue.record("\(problem)") }
    }
  }

  @Test(arguments: seeds(8))
  func `forms of random expressions read back as the same value`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let input = RandomText.number(depth: Int.random(in: 1...3, using: &random), using: &random)
      let unit = AngleUnit.allCases.randomElement(using: &random) ?? .radians
      guard let problem = Self.problem(reading: input, in: unit) else { continue }
      Issue.record("seed \(seed), \(unit): \(problem)")
    }
  }

  /// Digits are those of balls, which know nothing of closed forms.
  @Test(arguments: seeds(4))
  func `forms of nested roots, logarithms and powers have the digits of the value`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let depth = Int.random(in: 2...4, using: &random)
      let input = RandomText.nested(depth: depth, using: &random)
      var session = Session()
      session.settings.digits = 40
      let display = Answer.Display(hasDecimal: true)
      guard let answer = session.evaluate(input, showing: display).first, let form = answer.exact,
        let digits = answer.decimal?.text,
        let others = session.evaluate(form, showing: display).first?.decimal?.text
      else { continue }
      #expect(digits == others, "seed \(seed): \(input) is not \(form)")
    }
  }

  /// The ways to write a value that read back; what is rounded does not.
  private static let ways = [
    "", "", "fraction", "mixed", "decimal", "sci", "eng", "12 digits", "hex", "bin", "oct", "hex32",
    "bin16",
    "oct20",
    "base 3", "base 12", "percent", "dms", "degrees", "gradians", "radians", "factors",
    "continued fraction", "roman", "words",
  ]

  @Test(arguments: seeds(8))
  func `answers of all kinds read back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(40) {
      let mark = Bool.random(using: &random) ? DecimalMark.point : .comma
      var session = Session()
      session.settings.angle = AngleUnit.allCases.randomElement(using: &random) ?? .radians
      session.settings.digits = Int.random(in: 3...20, using: &random)
      let input =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "\(Int.random(in: -5000...5000, using: &random))"
        case 1:
          "\(Int.random(in: -999...999, using: &random))/\(Int.random(in: 1...99, using: &random))"
        case 2:
          "\(Int.random(in: 1...9999, using: &random))*10^\(Int.random(in: -40...40, using: &random))"
        default: RandomText.number(depth: 1, using: &random)
        }
      let way = Self.ways.randomElement(using: &random) ?? ""
      // A plain number is so many degrees.
      let isPlain = input.allSatisfy { "0123456789.-+*/^() ".contains($0) }
      let isOfDegrees = way == "dms" && isPlain && session.settings.angle == .radians
      let meant = isOfDegrees ? "(\(input))°" : input
      guard case .real(let number)? = session.evaluate(meant).last?.value else { continue }
      session.settings.decimalMark = mark
      let display = Answer.Display(hasDecimal: true)
      let value = try #require(Expression(plain: input)).text(decimalMark: mark)
      let line = way.isEmpty ? value : "\(value) to \(way)"
      guard let answer = session.evaluate(line, showing: display).last, answer.problem == nil else {
        continue
      }
      for text in [answer.text, answer.exact, answer.unicode, answer.decimal?.text] {
        guard let text else { continue }
        let read = session.evaluate(text).last
        var workspace = Workspace()
        switch read?.value {
        case .real(let other)?:
          let gap = try Real.difference(number, other, in: &workspace)
          #expect(
            try Real.isZero(gap, in: &workspace) == .yes,
            "seed \(seed): \(line) is shown as \(text)"
          )
        case .measured(let range)?:
          // Digits, or terms, that go on.
          #expect(text.contains("…"), "seed \(seed): \(line) is shown as \(text)")
          #expect(
            try Real.compare(range.lower, number, in: &workspace) != .greater
              && Real.compare(number, range.upper, in: &workspace) != .greater,
            "seed \(seed): \(line) is shown as \(text)"
          )
        default:
          Issue.record(
            "seed \(seed): \(line) is shown as \(text): \(read?.problem?.kind ?? "no number")"
          )
        }
      }
    }
  }

  @Test(arguments: seeds(8))
  func `digits that go on read back as the numbers that begin with them`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(30) {
      let input = RandomText.number(depth: Int.random(in: 1...3, using: &random), using: &random)
      var session = Session()
      session.settings.digits = Int.random(in: 1...20, using: &random)
      let answer = session.evaluate(input, showing: Answer.Display(hasDecimal: true)).first
      guard let decimal = answer?.decimal, !decimal.isComplete else { continue }
      // The digits as a whole number of units of their last place.
      let parts = decimal.text.utf8.split(separator: UInt8(ascii: "e")).map {
        String(decoding: Array($0), as: UTF8.self)
      }
      let mantissa = parts[0].utf8.filter { $0 != UInt8(ascii: "-") && $0 < 0x80 }
      let places = Array(mantissa.reversed()).firstIndex(of: UInt8(ascii: ".")) ?? 0
      let digits = String(decoding: mantissa.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
      let unit = "10^(\(parts.count > 1 ? parts[1] : "0")-\(places))"
      let read = Parser.expression(decimal.text).statements.first?.expression
      let range = try #require(read, "seed \(seed): \(decimal.text)")
      let isNegative = range.symbol(at: range.root) == .negation
      #expect(isNegative == (decimal.text.utf8.first == UInt8(ascii: "-")), "\(decimal.text)")
      let place = isNegative ? range.last(of: range.root) : range.root
      #expect(range.symbol(at: place) == .interval, "seed \(seed): \(decimal.text)")
      let bounds = range.operands(of: place).map { range.subexpression(at: $0).text() }
      for line in [
        "\(bounds[0]) = \(digits)*\(unit)", "\(bounds[1]) - \(bounds[0]) = \(unit)",
        "\(bounds[0]) <= abs(\(input)) <= \(bounds[1])",
      ] {
        #expect(session.evaluate(line).first?.exact == "true", "seed \(seed): \(line)")
      }
    }
  }

  /// The form or the digits of an input, or both, as the text command shows them.
  private static func shown(_ input: String) -> String {
    var session = Session()
    let display = Answer.Display(hasLongQuotients: false)
    guard let answer = session.evaluate(input, showing: display).first else { return "!" }
    guard answer.problem == nil else { return "! \(answer.status)" }
    guard let exact = answer.exact else { return "≈ \(answer.decimal?.text ?? "")" }
    guard answer.isTypedForm, let decimal = answer.decimal else { return "= \(exact)" }
    return "= \(exact) ≈ \(decimal.text)"
  }

  /// What is wrong with the form that is shown for an input: it must be proved equal
  /// to the input, or agree to 60 digits where that cannot be decided.
  private static func problem(reading input: String, in unit: AngleUnit = .radians) -> String? {
    var session = Session()
    session.settings.angle = unit
    session.settings.digits = 60
    guard let answer = session.evaluate(input).first, let form = answer.exact else { return nil }
    let relation = session.evaluate("(\(input)) = (\(form))").first
    if relation?.exact == "true" { return nil }
    guard relation?.problem != nil else { return "\(input) is not \(form)" }
    let decimal = Answer.Display(hasDecimal: true)
    let digits = [input, form].map { session.evaluate($0, showing: decimal).first?.decimal?.text }
    // Neither has digits where a number on the way is too large for the budget.
    return digits[0] == digits[1] ? nil : "\(input) is not \(form)"
  }
}

/// Random expressions as people type them.
private enum RandomText {
  static func number(depth: Int, using random: inout SplitMix64) -> String {
    guard depth > 0 else { return leaf(using: &random) }
    func operand() -> String { number(depth: depth - 1, using: &random) }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return "(\(operand()))+(\(operand()))"
    case 2: return "(\(operand()))-(\(operand()))"
    case 3, 4: return "(\(operand()))*(\(operand()))"
    case 5, 6: return "(\(operand()))/(\(operand()))"
    case 7:
      let powers = ["2", "3", "(-1)", "(-2)", "(1/2)"]
      return "(\(operand()))^\(powers.randomElement(using: &random) ?? "2")"
    case 8: return "sqrt(abs(\(operand())))"
    case 9: return "e^(\(operand()))"
    case 10, 11: return "(abs(\(operand())))^(\(leaf(using: &random)))"
    default:
      let names = ["ln", "log", "log2", "sin", "cos", "tan", "atan", "tanh", "cosh", "2^", "cbrt"]
      let name = names.randomElement(using: &random) ?? "ln"
      let isLogarithm = name.hasPrefix("l")
      return isLogarithm ? "\(name)(abs(\(operand())))" : "\(name)(\(operand()))"
    }
  }

  /// Roots of powers of numbers of either sign, logarithms and exponentials of these.
  static func nested(depth: Int, using random: inout SplitMix64) -> String {
    let leaves = [
      "(sqrt(2)-1)", "(pi-3)", "(1-sqrt(3))", "(sqrt(2)-sqrt(3))", "(1/2)", "2", "ln(2)", "(e-3)",
      "cos(2)", "(3-pi)", "cbrt(2)", "(-5)", "pi",
    ]
    guard depth > 0 else { return leaves.randomElement(using: &random) ?? "2" }
    let shapes = [
      "sqrt((#)^2)", "((#)^4)^(1/8)", "((#)^2)^(3/2)", "((#)^2)^1.3", "cbrt((#)^3)", "ln(abs(#))",
      "ln((#)^2)", "e^(#)", "1/(#)", "root(4; (#)^2)", "((#)^6)^(1/6)", "sqrt(1/(#)^2)", "(#)^2",
      "-(#)", "(#)*", "(#)+", "sqrt((#)^2 * ", "ln(abs(#))", "atan(#)", "(#)^3",
    ]
    let shape = shapes.randomElement(using: &random) ?? "#"
    let inner = nested(depth: depth - 1, using: &random)
    let text = shape.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: inner)
    switch shape {
    case "(#)*", "(#)+": return text + "(\(nested(depth: depth - 1, using: &random)))"
    case "sqrt((#)^2 * ": return text + "(\(nested(depth: depth - 1, using: &random)))^4)"
    default: return text
    }
  }

  private static func leaf(using random: inout SplitMix64) -> String {
    let small = Int.random(in: 1...12, using: &random)
    let other = Int.random(in: 2...12, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: return "\(small)"
    case 3: return "\(small)/\(other)"
    case 4: return "pi"
    case 5: return "e"
    case 6: return "\(small)*pi/\(other)"
    case 7: return "sqrt(\(small))"
    case 8: return "ln(\(other))"
    case 9: return "log(\(small)\(Bool.random(using: &random) ? "0" : ""))"
    case 10: return "\(angleFunction(using: &random)) \(small)°"
    case 11: return "\(angleFunction(using: &random))(pi/\(other + 1))"
    case 12: return "0.\(small)"
    default: return "\(angleFunction(using: &random))(\(small))"
    }
  }

  private static func angleFunction(using random: inout SplitMix64) -> String {
    ["sin", "cos", "tan", "atan"].randomElement(using: &random) ?? "sin"
  }
}
