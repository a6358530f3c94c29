// What was understood, spelled out, reads back as what was understood.

import Expressions
import Reals
import TestSupport
import Testing

@Suite struct ReadingLaws {
  /// However d/dx is written, it is no product of letters: in front of an operand it is the
  /// derivative, and with a letter above it is refused.
  @Test(arguments: seeds(4))
  func `a quotient that says a derivative is read as one, or refused with the remedy`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(200) {
      let x = ["x", "t", "u", "y", "z"].randomElement(using: &random) ?? "x"
      let order = Int.random(in: 1...4, using: &random)
      let above = order == 1 ? "d" : "d^\(order)"
      let below = order == 1 ? x : "\(x)^\(order)"
      let of = ["", " y", " f"].randomElement(using: &random) ?? ""
      let blank = ["", " "].randomElement(using: &random) ?? ""
      let front = ["", "2(", "1 + ", "sin("].randomElement(using: &random) ?? ""
      let text = "\(front)(\(above)\(of))/(d\(blank)\(below)) \(x)^2"
      let remedy = "diff(…" + String(repeating: "; \(x)", count: order) + ")"
      for refusesWords in [false, true] {
        var options = ParsingOptions()
        options.refusesWords = refusesWords
        let mistakes = Parser.line(text, options: options).diagnostics
        if of.isEmpty {
          let read = Parser.line(text, options: options).statements.last?.expression
          let isDerivative = read?.nodes.indices.contains {
            read?.isCall(of: .differentiate, at: $0) == true
          }
          #expect(isDerivative == true && !mistakes.contains { $0.says(remedy) }, "\(text)")
        } else {
          #expect(mistakes.contains { $0.says(remedy) }, "\(text)")
        }
        // Letters that the user has given a meaning are names.
        options.ownNames = ["d", "dx", "dt", "du", "dy", "dz"]
        let own = Parser.line(text, options: options).diagnostics
        #expect(!own.contains { $0.says(remedy) }, "\(text)")
      }
    }
  }

  @Test(arguments: seeds(8))
  func `a reading reads back as the same tree`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(300) {
      let expression = Self.expression(using: &random)
      let unit = AngleUnit.allCases.randomElement(using: &random) ?? .radians
      var options = ParsingOptions()
      options.decimalMark = Bool.random(using: &random) ? .point : .comma
      for dispute in Dispute.allCases { options.readings[dispute] = .random(using: &random) }
      // A share of what stands before is read as one only where that is in force.
      options.readings[.percentOfLeft] = false
      let text = expression.reading(angleUnit: unit, decimalMark: options.decimalMark)
      let line = Parser.expression(text, options: options)
      #expect(line.diagnostics.isEmpty, "\(text)")
      guard let back = line.statements.first?.expression else { continue }
      let (found, expected) = (Self.plain(back, unit), Self.plain(expression, unit))
      #expect(
        found == expected,
        "\(text): \(expected.prefixDescription) became \(found.prefixDescription)"
      )
    }
  }

  @Test(arguments: seeds(4))
  func `nothing of a reading is disputed`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // What a reading states as it is: shares, the base of a logarithm, the root that
    // is meant, its index, 0^0, a deviation of a sample and how often is differentiated,
    // and repeating digits.
    let stated: [Dispute] = [
      .percentOfLeft, .share, .ratePerPeriod, .baseStandsSecond, .rootOfNegative, .zeroToZero,
      .productInUncertainty, .sample, .indexStandsFirst, .orderOfDerivative, .bracketedDigits,
    ]
    for _ in 0..<cases(300) {
      let expression = Self.expression(using: &random)
      let text = expression.reading(angleUnit: .gradians)
      let disputed = Parser.expression(text).readings.map(\.dispute)
      #expect(disputed.allSatisfy(stated.contains), "\(text): \(disputed)")
    }
  }

  @Test(arguments: seeds(4))
  func `units of angles read back in every notation`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(300) {
      let expression = Self.expression(using: &random)
      for text in [expression.text(), expression.text(unicode: true)] {
        let back = Parser.expression(text).statements.first?.expression
        #expect(back == expression, "\(text) became \(back?.prefixDescription ?? "")")
      }
    }
  }

  /// A random tree, often of angles in a unit.
  private static func expression(using random: inout SplitMix64) -> Expression {
    let inner = RandomExpression.make(depth: Int.random(in: 0...4, using: &random), using: &random)
    guard Bool.random(using: &random) else { return inner }
    var builder = ExpressionBuilder()
    builder.append(inner)
    let unit = [Symbol.degree, .angle(.radians), .angle(.gradians)].randomElement(using: &random)
    builder.append(unit ?? .degree, from: 0)
    let other = builder.mark
    builder.append(RandomExpression.make(depth: 1, using: &random))
    let join: [Symbol] = [
      .juxtaposition, .sum, .power, .quotient, .call(.mod),
      .relation(.notEqual, continuesChain: false),
    ]
    if Bool.random(using: &random) {
      builder.append(.angle(.radians), from: other)
    }
    builder.append(join.randomElement(using: &random) ?? .sum, from: 0)
    if Bool.random(using: &random), let sine = Builtin.named("sin") {
      builder.append(.call(sine), from: 0)
    }
    return builder.expression()
  }

  /// A tree in which what a reading spells out is left out: products have their
  /// sign, logarithms to the base 2 and 10 their name, and angles the unit in
  /// force.
  private static func plain(_ expression: Expression, _ unit: AngleUnit) -> Expression {
    var builder = ExpressionBuilder()
    append(expression, expression.root, unit, to: &builder)
    return builder.expression()
  }

  private static func append(
    _ expression: Expression,
    _ index: Int,
    _ unit: AngleUnit,
    to builder: inout ExpressionBuilder
  ) {
    let operands = expression.operands(of: index)
    let mark = builder.mark
    func add(_ index: Int) { append(expression, index, unit, to: &builder) }
    switch expression.symbol(at: index) {
    case .number(let number): builder.append(number)
    case .constant(let constant): builder.append(constant)
    case .name(let name): builder.append(name: name)
    case .hole: builder.appendHole()
    case .degree where unit == .degrees: add(operands[0])
    case .angle(let other) where other == unit: add(operands[0])
    case .call(let row) where row.name.description == "log" && operands.count == 2:
      let base = expression.symbol(at: operands[1])
      add(operands[0])
      if base == .number(NumberLiteral(canonical: "2")), let binary = Builtin.named("log2") {
        builder.append(.call(binary), from: mark)
      } else {
        if base != .number(NumberLiteral(canonical: "10")) { add(operands[1]) }
        builder.append(.call(row), from: mark)
      }
    case .juxtaposition:
      operands.forEach(add)
      builder.append(.product, from: mark)
    case let symbol:
      operands.forEach(add)
      builder.append(symbol, from: mark)
    }
  }
}

@Suite struct AngleUnitTests {
  // A full turn is 2π radians, 360 degrees and 400 gradians.
  @Test(arguments: [
    ("sin(90 deg)", "1"), ("sin(100 grad)", "1"), ("cos(π rad)", "-1"), ("sin 30 deg", "1/2"),
    ("sin 50 gon", "sqrt(2)/2"), ("tan((1/4) rad·π)", "1"), ("(1 rad)/(1 grad)", "200/pi"),
    ("(1 rad)/1°", "180/pi"), ("(9 deg)/(10 grad)", "1"), ("sin((1 + 2) rad - 3 rad)", "0"),
    ("cos(60deg)^2", "1/4"), ("sin 90deg + cos(200gon)", "0"),
  ])
  func `a unit is the same in every mode`(text: String, expected: String) throws {
    for unit in AngleUnit.allCases {
      var workspace = Workspace()
      let environment = Environment(angleUnit: unit)
      let expression = try Expression(text, options: environment.parsingOptions)
      let value = try expression.value(in: environment, workspace: &workspace)
      let other = try Expression(expected).value(in: environment, workspace: &workspace)
      guard case .real(let x) = value, case .real(let y) = other else {
        Issue.record("\(text) is no number")
        continue
      }
      #expect(try Real.compare(x, y, in: &workspace) == .equal, "\(text), \(unit)")
    }
  }

  @Test func `a unit that the user has defined is a name`() {
    var options = Environment(variables: ["rad": .real(Real(3))]).parsingOptions
    #expect(Parser.line("2 rad", options: options).statements[0].expression.variables == ["rad"])
    options.ownNames = []
    #expect(Parser.line("2 rad", options: options).statements[0].expression.variables.isEmpty)
    for text in ["2rad", "2^3 rad", "π rad^2"] {
      options.ownNames = ["rad"]
      let own = Parser.line(text, options: options).statements[0].expression
      let printed = own.text()
      #expect(Parser.line(printed).statements[0].expression == own, "\(text): \(printed)")
    }
    options.ownNames = []
    #expect(Parser.line("x rad", options: options).statements[0].expression.variables.count == 2)
  }
}

extension Diagnostic {
  /// Whether it says to write a text instead.
  fileprivate func says(_ text: String) -> Bool {
    if case .languageWord(_, remedy: .write(text)) = kind { true } else { false }
  }
}
