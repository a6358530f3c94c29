// The places where a function may have no value, jump or bend: zeros of divisors and
// radicands, whole values under a floor, equal sides of a comparison.

package import Expressions
package import Numbers
package import Reals
internal import Tapes

/// The functions whose zeros contain all places at which an expression may not be smooth.
package struct SingularPlaces {
  /// The functions.
  package private(set) var functions: [Expression] = []
  /// Whether all places are among the zeros: there may be very many.
  package private(set) var isComplete = true
  private let variable: String
  private let environment: Environment
  private let range: Interval

  private static let limit = 64

  /// Collects the functions of an expression on a range.
  package init(
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

/// The numbers at which a function of two variables may jump or have no value, whatever the
/// other variable is.
package struct SingularNumbers: Sendable {
  /// The numbers that were found, each with doubles around it.
  package private(set) var numbers: [(number: Real, enclosure: Interval)] = []

  /// The most numbers, and the steps of a search, of about a nanosecond each.
  private static let limit = 64
  private static let stepLimit: Int64 = 20_000_000

  /// Searches the numbers of a variable in a range.
  ///
  /// Numbers without a closed form are left out, and all of them where there are very many.
  package init(
    of expression: Expression,
    _ variable: String,
    beside other: String,
    _ environment: Environment,
    in range: Interval
  ) {
    guard range.isBounded, range.lower < range.upper,
      let inlined = expression.inlining(in: environment, variables: [variable, other])
    else { return }
    let places = SingularPlaces(of: inlined, variable, environment, in: range)
    // A function with steps is zero on intervals, of which no single number is meant.
    for place in places.functions
    where !place.variables.contains(other) && !(0..<place.count).contains(where: place.isStep) {
      guard let function = AnalyzedFunction(place, of: variable, environment) else { continue }
      if let rational = function.rational, rational.numerator.isZero { continue }
      var search = ZeroSearch(function, in: range)
      let end = search.function.steps + Self.stepLimit
      while !search.isDone, search.function.steps < end { search.step() }
      for zero in search.zeros {
        guard let number = zero.exact else { continue }
        let isKnown = numbers.contains { $0.enclosure.intersection(zero.enclosure) != nil }
        if !isKnown { numbers.append((number, zero.enclosure)) }
      }
    }
    if numbers.count > Self.limit { numbers = [] }
  }
}

extension Expression {
  /// Whether it is a whole number without sign.
  fileprivate var isNaturalNumber: Bool {
    guard let number = rationalNumber else { return false }
    return number.isInteger && !number.isNegative
  }
}
