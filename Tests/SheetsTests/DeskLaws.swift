// Laws of the desk calculator: whatever is pressed, nothing traps, what was
// entered can be written down, and what is written means the same.

import Expressions
import Messages
import Numbers
import Plots
import Reals
import Sessions
import Sheets
import TestSupport
import Testing

@Suite struct DeskLaws {
  @Test(arguments: seeds(8))
  func `what is pressed can be written down and read again`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let pressed = RandomDesk.keys(1...40, using: &random)
      let program = try entered(pressed)
      let formula = DeskCalculator.formula(of: program)
      let text = DeskCalculator.description(of: program)
      #expect(try Expression(text) == formula, "\(pressed): \(text)")
      #expect(DeskCalculator.variables(in: program) == formula.variables)
      let list = DeskCalculator.propertyList(for: program)
      #expect(try DeskCalculator.expression(forPropertyList: list) == program, "\(pressed)")
      #expect(try PropertyList(JSON(reading: list.json.line)) == list)
      let keys = DeskCalculator.keys(of: program)
      #expect(try entered(keys) == program, "\(pressed) became \(keys)")
    }
  }

  /// What keys enter, without any value being computed.
  private func entered(_ keys: String) throws -> DeskExpression {
    var sheet = DeskSheet()
    // Nobody waits for values.
    sheet.isCancelled = { true }
    _ = sheet.handle(try DeskEvent(keys: keys))
    return sheet.expression
  }

  @Test(arguments: seeds(4))
  func `the formula calculator finds the same value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(10) {
      var pressed = RandomDesk.keys(1...12, using: &random)
      pressed += " Solve x=1/2 a=2 b=-3"
      var sheet = DeskSheet()
      let screen = sheet.handle(try DeskEvent(keys: pressed))
      var session = Session()
      for line in ["x = 1/2", "a = 2", "b = -3"] { _ = session.evaluate(line) }
      let answer = try #require(session.evaluate(screen.description, showing: .all).last)
      if screen.answer.isAnswered {
        #expect(screen.answer.exact == answer.exact, "\(pressed): \(screen.description)")
        #expect(screen.answer.decimal == answer.decimal, "\(pressed): \(screen.description)")
      } else if screen.answer.status == .undefined {
        #expect(answer.status == .undefined, "\(pressed): \(screen.description)")
      }
    }
  }

  @Test(arguments: seeds(8))
  func `arithmetic agrees with a calculator of numbers`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let operations: [DeskOperation] = [
      .add, .subtract, .multiply, .divide, .equals, .equals, .changeSign, .square, .reciprocal,
      .store, .recall, .addToMemory, .subtractFromMemory, .clearMemory, .clearEntry, .percent,
    ]
    for _ in 0..<cases(40) {
      var calculator = DeskCalculator()
      var numbers = NumberCalculator()
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        if Bool.random(using: &random) {
          let number = Rational(Integer(Int.random(in: 0...12, using: &random)), over: 4)
          try calculator.setOperand(number)
          numbers.set(number)
        } else {
          let operation = operations.randomElement(using: &random) ?? .equals
          try calculator.performOperation(operation)
          numbers.perform(operation)
        }
        guard numbers.isDefined else { break }
        let program = calculator.expression
        let keys = DeskCalculator.keys(of: program)
        do {
          let value = try DeskCalculator.evaluate(program)
          #expect(value.rational == numbers.result, "\(keys)")
        } catch {
          #expect(numbers.result == nil, "\(keys): \(error)")
        }
      }
    }
  }

  @Test(arguments: DeskOperation.allCases)
  func `nothing grows beyond what can be read again`(operation: DeskOperation) throws {
    for other in [DeskOperation.equals, .add, .multiply, .power, .addToMemory, .percent, .recall] {
      var calculator = DeskCalculator()
      try calculator.setVariableAsOperand("x")
      do throws(DeskError) {
        for _ in 0..<250 {
          try calculator.performOperation(operation)
          try calculator.performOperation(other)
        }
      } catch {
        #expect(error == .tooLong)
      }
      let program = calculator.expression
      let text = DeskCalculator.description(of: program)
      #expect(try Expression(text) == DeskCalculator.formula(of: program), "\(operation) \(other)")
    }
  }
}
