// The desk calculator: what its keys do, as golden text, and what a program that
// uses the library can ask.

import Expressions
import Messages
import Numbers
import Plots
import Reals
import Sessions
import Sheets
import TestSupport
import Testing

@Suite struct DeskTests {
  @Test func `keys do what the golden file says`() throws {
    let found = GoldenFile("desk").mismatches { keys in
      do throws(Event.KeyMistake) {
        var sheet = DeskSheet()
        let screen = sheet.handle(try DeskEvent(keys: keys))
        if let problem = screen.message { return "! \(problem.kind) | \(screen.description)" }
        let value = screen.answer.exact ?? screen.answer.decimal?.text ?? "?"
        let graph = screen.graph.map { " | graph " + $0 } ?? ""
        return "= \(screen.display) | \(screen.description) | \(value)\(graph)"
      } catch {
        return "! no key at \(error.place)"
      }
    }
    for mismatch in try #require(found) { Issue.record("desk.txt \(mismatch)") }
  }

  @Test func `the keys that were pressed are there on request`() throws {
    let found = GoldenFile("desk-keys").mismatches { keys in
      do throws(Event.KeyMistake) {
        var sheet = DeskSheet()
        return "= " + sheet.handle(try DeskEvent(keys: keys)).keys
      } catch {
        return "! no key at \(error.place)"
      }
    }
    for mismatch in try #require(found) { Issue.record("desk-keys.txt \(mismatch)") }
  }

  /// 3·x² + 4·x + 5, entered as the assignment does.
  private func polynomial() throws -> DeskExpression {
    var calculator = DeskCalculator()
    try calculator.setOperand(3)
    try calculator.performOperation(.multiply)
    try calculator.setVariableAsOperand("x")
    try calculator.performOperation(.multiply)
    try calculator.setVariableAsOperand("x")
    try calculator.performOperation(.equals)
    try calculator.performOperation(.addToMemory)
    try calculator.setOperand(4)
    try calculator.performOperation(.multiply)
    try calculator.setVariableAsOperand("x")
    try calculator.performOperation(.equals)
    try calculator.performOperation(.addToMemory)
    try calculator.setOperand(5)
    try calculator.performOperation(.addToMemory)
    return calculator.expression
  }

  @Test func `an operation tells what is shown`() throws {
    var calculator = DeskCalculator()
    try calculator.setOperand(12)
    #expect(try calculator.performOperation(.add).text() == "12")
    try calculator.setOperand(3)
    #expect(calculator.shown.text() == "3")
    #expect(try calculator.performOperation(.multiply).text() == "12 + 3")
    try calculator.setVariableAsOperand("x")
    #expect(try calculator.performOperation(.equals).text() == "(12 + 3)*x")
    #expect(try calculator.performOperation(.squareRoot).text() == "sqrt((12 + 3)*x)")
    #expect(try calculator.performOperation(.clear).text() == "0")
  }

  @Test func `a program is a value`() throws {
    let program = try polynomial()
    #expect(DeskCalculator.description(of: program) == "3*x*x + 4*x + 5")
    #expect(DeskCalculator.variables(in: program) == ["x"])
    #expect(
      DeskCalculator.keys(of: program) == "3 * x * x = Mem+ 4 * x = Mem+ 5 Mem+"
    )
    // The calculator goes on, the program stays.
    var calculator = DeskCalculator(continuing: program)
    try calculator.performOperation(.squareRoot)
    #expect(calculator.expression != program)
    #expect(program == (try polynomial()))
    let value = try DeskCalculator.evaluate(program, using: ["x": Real(Integer(2))])
    #expect(value.rational == 25)
    let third = Real(Rational(1, over: 3))
    #expect(
      try DeskCalculator.evaluate(program, using: ["x": third]).rational == Rational(20, over: 3)
    )
  }

  @Test func `a program without variables needs no values`() throws {
    var calculator = DeskCalculator()
    try calculator.setOperand(2)
    try calculator.performOperation(.squareRoot)
    let root = try DeskCalculator.evaluate(calculator.expression)
    try calculator.performOperation(.square)
    #expect(try DeskCalculator.evaluate(calculator.expression).rational == 2)
    #expect(DeskCalculator.variables(in: calculator.expression).isEmpty)
    try calculator.setOperand(root)
    #expect(DeskCalculator.description(of: calculator.expression) == "sqrt(2)")
  }

  @Test func `the library finds the values that keys find`() throws {
    for keys in try #require(GoldenFile("desk").inputs) {
      var sheet = DeskSheet()
      let screen = sheet.handle(try DeskEvent(keys: keys))
      guard let exact = screen.answer.exact else { continue }
      let list = DeskCalculator.propertyList(for: sheet.expression)
      let program = try DeskCalculator.expression(forPropertyList: list)
      var values: [String: Real] = [:]
      for value in screen.values { values[value.name] = try number(value.text) }
      let found = try DeskCalculator.evaluate(program, using: values)
      var workspace = Workspace()
      let difference = try Real.difference(found, number(exact), in: &workspace)
      #expect(try Real.isZero(difference, in: &workspace) == .yes, "\(keys)")
    }
  }

  private func number(_ text: String) throws -> Real {
    guard case .real(let number) = try Expression(text).value(of: [:]) else { return Real(0) }
    return number
  }

  @Test func `a variable without a value is named`() throws {
    let program = try polynomial()
    #expect(throws: DeskError.noValue(variable: "x")) {
      try DeskCalculator.evaluate(program, using: ["a": .pi])
    }
  }

  @Test func `every wrong argument has its error and changes nothing`() throws {
    var calculator = DeskCalculator(continuing: try polynomial())
    let before = calculator
    #expect(throws: DeskError.notANumber("12..5")) { try calculator.setOperand("12..5") }
    #expect(throws: DeskError.notANumber("x")) { try calculator.setOperand("x") }
    #expect(throws: DeskError.notANumber("")) { try calculator.setOperand("") }
    for name in ["sin", "pi", "e", "2x", "x y", "", "mod", "x+1", "π", "\u{0}", "x = 3"] {
      #expect(throws: DeskError.notAVariable(name)) { try calculator.setVariableAsOperand(name) }
    }
    #expect(throws: DeskError.notAFormula) { try calculator.setOperand(Expression("x < 3")) }
    let long = String(repeating: "1", count: 100_000)
    #expect(throws: DeskError.tooLong) { try calculator.setOperand(long) }
    let huge = Rational(Integer(1) << 100_000)
    #expect(throws: DeskError.tooLong) { try calculator.setOperand(huge) }
    let sine = try DeskCalculator.evaluate(sineOfOne())
    #expect(throws: DeskError.noClosedForm) {
      try calculator.setOperand(try DeskCalculator.evaluate(lowPart(of: sine)))
    }
    #expect(calculator == before)
  }

  private func sineOfOne() throws -> DeskExpression {
    var calculator = DeskCalculator()
    try calculator.setOperand(1)
    try calculator.performOperation(.sine)
    return calculator.expression
  }

  /// A number that has no closed form.
  private func lowPart(of number: Real) throws -> DeskExpression {
    var calculator = DeskCalculator()
    try calculator.setOperand(2)
    try calculator.performOperation(.sine)
    try calculator.performOperation(.sine)
    return calculator.expression
  }

  @Test func `a double is entered as the number that it is`() throws {
    let cases: [(Double, Rational)] = [
      (0, 0), (-0.0, 0), (-2.5, Rational(-5, over: 2)),
      (1e22, Rational(Integer(10).raised(to: 22))),
      (0.1, Rational(3_602_879_701_896_397, over: 36_028_797_018_963_968)),
      (.leastNonzeroMagnitude, Rational(lowest: 1, Integer.one << 1074)),
      (-.greatestFiniteMagnitude, Rational(-((Integer.one << 53) - 1) << 971)),
    ]
    for (number, exact) in cases {
      var calculator = DeskCalculator()
      try calculator.setOperand(number)
      #expect(try DeskCalculator.evaluate(calculator.expression).rational == exact)
    }
    var calculator = DeskCalculator()
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(throws: DeskError.notANumber("\(number)")) { try calculator.setOperand(number) }
    }
    #expect(calculator == DeskCalculator())
  }

  @Test func `numbers are kept as they are written`() throws {
    let cases: [(Rational, String)] = [
      (0, "0"), (-5, "-5"), (Rational(1, over: 4), "0.25"), (Rational(-1, over: 3), "-1/3"),
    ]
    for (number, text) in cases {
      var calculator = DeskCalculator()
      try calculator.setOperand(number)
      #expect(DeskCalculator.description(of: calculator.expression) == text)
      #expect(try DeskCalculator.evaluate(calculator.expression).rational == number)
    }
    for text in ["12.50", "1e6", "0.(3)", "-7", "0x1F"] {
      var calculator = DeskCalculator()
      try calculator.setOperand(text)
      #expect(DeskCalculator.description(of: calculator.expression) == text)
    }
  }

  @Test func `the sheet is restored from its state`() throws {
    var sheet = DeskSheet()
    _ = sheet.handle(try DeskEvent(keys: "3 * x = Mem+ Solve x=1/3 a=2 4 + 1 2 ."))
    let screen = sheet.handle(.screen)
    #expect(screen.display == "12.")
    var other = DeskSheet()
    let restored = other.handle(.load(state: screen.state))
    #expect(restored.members == sheet.handle(.load(state: screen.state)).members)
    #expect(restored.state == screen.state)
    #expect(restored.memory == "3*x" && restored.waiting == .add)
    #expect(restored.tape?.last?.text == "3*x; x = 1/3")
    #expect(restored.tape?.last?.exact == "1")
  }

  @Test func `a program is drawn with the values of its other variables`() throws {
    var sheet = DeskSheet()
    let open = sheet.handle(try DeskEvent(keys: "a * x + 1 Graph"))
    #expect(open.graph == nil && open.message?.kind == "unknownName")
    let screen = sheet.handle(try DeskEvent(keys: "Solve a=1/2 Graph"))
    #expect(screen.graph == "1/2*x + 1")
  }

  /// The square root of 2 and pi, from tables.
  @Test(arguments: [
    ("2 sqrt", "1.4142135623…"), ("2 sqrt neg", "−1.4142135623…"), ("pi", "3.1415926535…"),
  ])
  func `digits that go on are printed as digits`(keys: String, printed: String) throws {
    var sheet = DeskSheet()
    let screen = sheet.handle(try DeskEvent(keys: keys))
    #expect(screen.printed.display == printed)
  }

  @Test func `events are read from JSON`() throws {
    var sheet = DeskSheet()
    let events = [
      #"{"keys":"x * 2 ="}"#, #"{"solve":{"x":"1/3"}}"#, #"{"copy":true}"#, #"{"copyLine":2}"#,
      #"{"insert":2}"#, #"{"paste":"7"}"#, #"{"set":{"digits":3}}"#, #"{"clearTape":true}"#,
    ]
    let displays = events.map { sheet.handle(bytes: Array($0.utf8)).display }
    #expect(
      displays == [
        "x*2", "x*2 = 2/3", "x*2 = 2/3", "x*2 = 2/3", "0.6666666666…", "7", "7", "7",
      ]
    )
    for damaged in ["", "{", "[]", #"{"keys":"foo"}"#, #"{"keys":3}"#, #"{"insert":99}"#, "{}"] {
      #expect(sheet.handle(bytes: Array(damaged.utf8)).display == "7")
    }
  }
}
