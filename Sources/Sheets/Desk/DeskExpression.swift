// The program that was keyed into a desk calculator, as a value.

internal import Expressions

/// A program of a desk calculator: the numbers, variables and operations that were entered.
///
/// It can be kept, compared, and evaluated later with any values of its
/// variables, while the calculator goes on. ``DeskCalculator`` says what can be
/// done with one; how it is represented is nobody's business.
public struct DeskExpression: Sendable {
  /// The steps, in order.
  private(set) var steps: [DeskStep] = []
  /// The registers after the steps.
  private(set) var registers = DeskRegisters()

  /// The most steps of a program.
  static var mostSteps: Int { 20_000 }
  /// The number of steps from which on those that have no effect any more are
  /// forgotten.
  private static var manySteps: Int { 5_000 }

  /// Creates an expression in which nothing was entered, which is 0.
  public init() {}

  /// Goes on with an operand.
  mutating func append(operand step: DeskStep, _ term: DeskTerm) throws(DeskError) {
    var next = self
    if registers.isAtRest, steps.count >= DeskExpression.manySteps { next = DeskExpression() }
    // Of two numbers in a row the first has no effect, and their digits would
    // run into each other.
    if case .number = step, case .number? = next.steps.last { next.steps.removeLast() }
    try next.registers.set(term)
    try take(next, step)
  }

  /// Goes on with an operation.
  mutating func append(_ operation: DeskOperation) throws(DeskError) {
    guard operation != .clear else {
      self = DeskExpression()
      return
    }
    var next = self
    try next.registers.perform(operation)
    try take(next, .operation(operation))
  }

  private mutating func take(_ next: DeskExpression, _ step: DeskStep) throws(DeskError) {
    guard next.steps.count < DeskExpression.mostSteps else { throw .tooLong }
    self = next
    steps.append(step)
  }
}

extension DeskExpression: Hashable {
  /// Whether the same was entered.
  public static func == (x: DeskExpression, y: DeskExpression) -> Bool { x.steps == y.steps }

  /// Feeds what was entered into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// One thing that was entered.
enum DeskStep: Hashable, Sendable {
  /// A number as it was typed, without sign.
  case number(NumberLiteral)
  /// A formula that came from elsewhere.
  case formula(Expression)
  /// A variable.
  case variable(String)
  /// An operation.
  case operation(DeskOperation)
}

extension DeskStep {
  /// The keys that enter it.
  var keys: String {
    switch self {
    case .number(let number):
      guard number.isTyped else { return "Paste\"" + number.text + "\"" }
      var keys: [UInt8] = []
      for byte in number.text.utf8 {
        if !keys.isEmpty { keys.append(UInt8(ascii: " ")) }
        keys.append(byte)
      }
      return String(decoding: keys, as: UTF8.self)
    case .formula(let formula):
      let text = formula.text()
      // In Unicode, seconds of an angle have a sign that is no quotation mark.
      let isPlain = !text.utf8.contains(UInt8(ascii: "\""))
      return "Paste\"" + (isPlain ? text : formula.text(unicode: true)) + "\""
    case .variable(let name):
      return DeskKey.variables.contains(name) ? name : "Paste\"" + name + "\""
    case .operation(let operation): return operation.rawValue
    }
  }
}

extension NumberLiteral {
  /// Whether the number can be typed with digits and a point alone.
  fileprivate var isTyped: Bool {
    text.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
  }
}
