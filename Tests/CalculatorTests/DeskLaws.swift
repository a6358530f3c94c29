// Laws of the desk calculator: whatever is pressed, nothing traps, what was
// entered can be written down, and what is written means the same.

import Calculator
import Expressions
import Numbers
import Reals
import TestSupport
import Testing

@Suite struct DeskLaws {
  /// A random key, digits and operators more often than the rest.
  private func key(using random: inout SplitMix64) -> String {
    let names = DeskOperation.allCases.filter { $0 != .clear }.map { $0.rawValue }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return String(Int.random(in: 0...9, using: &random))
    case 4: return ["x", "a", "b", ".", "BS"].randomElement(using: &random) ?? "x"
    case 5..<8: return ["+", "-", "*", "/", "="].randomElement(using: &random) ?? "="
    default: return names.randomElement(using: &random) ?? "="
    }
  }

  private func keys(_ count: Int, using random: inout SplitMix64) -> String {
    (0..<count).map { _ in key(using: &random) }.joined(separator: " ")
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `what is pressed can be written down and read again`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(60) {
      let pressed = keys(Int.random(in: 1...40, using: &random), using: &random)
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

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `the formula calculator finds the same value`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(10) {
      var pressed = keys(Int.random(in: 1...12, using: &random), using: &random)
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

  @Test(arguments: 0..<8 as Range<UInt64>)
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

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a damaged property list is refused at its place`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases(100) {
      let program = try entered(keys(Int.random(in: 0...15, using: &random), using: &random))
      let list = DeskCalculator.propertyList(for: program)
      let damaged = damage(list, using: &random)
      do throws(DeskError) {
        let read = try DeskCalculator.expression(forPropertyList: damaged)
        #expect(!DeskCalculator.description(of: read).isEmpty)
      } catch {
        guard case .propertyList(let mistake) = error else {
          Issue.record("\(error) for \(damaged.json.line)")
          continue
        }
        #expect(part(of: damaged, at: mistake.path), "\(mistake) in \(damaged.json.line)")
      }
      var bytes = Array(list.json.line.utf8)
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 0...255,
        using: &random
      )
      var sheet = DeskSheet()
      let state = #"{"surd desk":1,"program":"# + String(decoding: bytes, as: UTF8.self) + "}"
      _ = sheet.handle(.load(state: state))
    }
  }

  /// Whether a way leads to a part, or to a place where one is missing.
  private func part(of list: PropertyList, at path: [Int]) -> Bool {
    var list = list
    for index in path {
      guard case .array(let parts) = list else { return false }
      guard index < parts.count else { return true }
      list = parts[index]
    }
    return true
  }

  /// A list with something in it changed, dropped or added.
  private func damage(_ list: PropertyList, using random: inout SplitMix64) -> PropertyList {
    if case .array(var parts) = list, !parts.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
      let index = Int.random(in: parts.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: parts.remove(at: index)
      case 1: parts.insert(.string("sin"), at: index)
      default: parts[index] = damage(parts[index], using: &random)
      }
      return .array(parts)
    }
    let others: [PropertyList] = [
      .array([]), .string(""), .string("+"), .string("C"), .string("no key"), .number(-1),
      .number(.max), .number(.min), .array([.string("variable"), .string("sin")]),
      .array([.string("number"), .string("1e999999999")]), .array([.string("formula")]),
      .array([.string("formula"), .string("f(x) < 3")]),
      .array([.string("formula"), .string("2 x + (")]),
      .array([.string("variable"), .string("y")]),
      .array([.string("variable"), .number(3)]), .array([.string("?"), .string("y")]),
    ]
    return others.randomElement(using: &random) ?? .array([])
  }
}

/// An immediate calculator over rational numbers, written for these laws alone.
private struct NumberCalculator {
  private var shown: Rational? = 0
  private var first: Rational?
  private var sign: DeskOperation?
  private var hasSecond = false
  private var memory: Rational?
  private var last: (DeskOperation, Rational?)?

  /// Whether the last step had a value.
  var isDefined: Bool { shown != nil }

  /// What is shown once nothing waits.
  var result: Rational? {
    guard let sign, hasSecond else { return shown }
    return join(first, sign, shown)
  }

  mutating func set(_ number: Rational?) {
    shown = number
    hasSecond = true
  }

  mutating func perform(_ operation: DeskOperation) {
    switch operation {
    case .equals:
      if let sign {
        last = (sign, shown)
        shown = join(first, sign, shown)
        self.sign = nil
      } else if let (sign, number) = last {
        shown = join(shown, sign, number)
      }
    case .changeSign: set(shown.map { -$0 })
    case .square: set(shown.map { $0 * $0 })
    case .reciprocal: set(join(1, .divide, shown))
    case .clearEntry: set(0)
    case .store: memory = shown
    case .recall: set(memory ?? 0)
    case .clearMemory: memory = nil
    case .addToMemory, .subtractFromMemory:
      memory = join(memory ?? 0, operation == .addToMemory ? .add : .subtract, shown)
      if sign == nil { set(memory) }
    case .percent:
      let whole = sign == .add || sign == .subtract ? first : 1
      set(join(join(whole, .multiply, shown), .divide, 100))
    default:
      shown = result
      first = shown
      sign = operation
      hasSecond = false
      last = nil
    }
  }

  private func join(_ x: Rational?, _ sign: DeskOperation, _ y: Rational?) -> Rational? {
    guard let x, let y else { return nil }
    switch sign {
    case .add: return x + y
    case .subtract: return x - y
    case .multiply: return x * y
    default: return y.signum == 0 ? nil : x / y
    }
  }
}
