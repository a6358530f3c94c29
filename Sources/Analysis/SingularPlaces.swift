// The places where a function may have no value, jump or bend: zeros of divisors and
// radicands, whole values under a floor, equal sides of a comparison.

internal import Expressions
internal import Numbers
internal import Tapes

/// The functions whose zeros contain all places at which an expression may not be smooth.
struct SingularPlaces {
  private(set) var functions: [Expression] = []
  /// Whether all places are among the zeros: there may be very many.
  private(set) var isComplete = true
  private let variable: String
  private let environment: Environment
  private let range: Interval

  private static let limit = 64

  init(
    of expression: Expression,
    _ variable: String,
    _ environment: Environment,
    in range: Interval
  ) {
    self.variable = variable
    self.environment = environment
    self.range = range
    isComplete = !expression.isScattered(in: variable, environment, over: range)
    for index in 0..<expression.count { visit(expression, index) }
  }

  private mutating func add(_ function: Expression) {
    guard function.variables.contains(variable), !functions.contains(function) else { return }
    guard functions.count < Self.limit else {
      isComplete = false
      return
    }
    functions.append(function)
  }

  private mutating func visit(_ expression: Expression, _ index: Int) {
    let operands = expression.operands(of: index).map { expression.subexpression(at: $0) }
    switch expression.symbol(at: index) {
    case .quotient: add(operands[1])
    case .power:
      if operands[1].isNaturalNumber { return }
      add(operands[0])
    case .relation(_, let continuesChain):
      // A chain compares the right side of its first operand once more.
      let left = continuesChain ? operands[0].rightSide : operands[0]
      add(left - operands[1])
    case .call(let builtin): call(builtin, operands)
    default: break
    }
  }

  private mutating func call(_ builtin: Builtin, _ operands: [Expression]) {
    // Of many arguments, any two may be the ones that count.
    for (index, first) in operands.enumerated() {
      for second in operands.dropFirst(index + 1) {
        for place in builtin.places { add(place.replacing(["u": first, "v": second])) }
      }
    }
    if operands.count == 1 {
      for place in builtin.places where !place.variables.contains("v") {
        add(place.replacing(["u": operands[0]]))
      }
    }
    guard let steps = builtin.steps else { return }
    addSteps(of: steps.replacing(["u": operands[0], "v": operands.last ?? operands[0]]))
  }

  /// Where an expression is whole.
  private mutating func addSteps(of expression: Expression) {
    guard let function = AnalyzedFunction(expression, of: variable, environment) else { return }
    var tape = function.tape
    guard let values = tape.values(at: range)?.values, values.width < Double(Self.limit),
      var number = Dyadic(exactly: values.lower)?.floor,
      let last = Dyadic(exactly: values.upper)?.ceiling
    else {
      isComplete = false
      return
    }
    while number <= last {
      add(expression - Expression(Rational(number)))
      number += 1
    }
  }
}

extension Expression {
  /// Whether it is a whole number without sign.
  fileprivate var isNaturalNumber: Bool {
    guard let number = rationalNumber else { return false }
    return number.isInteger && !number.isNegative
  }
}
