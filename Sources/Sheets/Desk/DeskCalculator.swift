// The desk calculator for programs that use the library. No argument makes it trap.

public import Expressions
public import Numbers
public import Reals

/// A calculator with the keys of a shop calculator that computes with exact
/// numbers and with variables.
///
/// ```swift
/// var calculator = DeskCalculator()
/// try calculator.setOperand(3)
/// try calculator.performOperation(.multiply)
/// try calculator.setVariableAsOperand("x")
/// try calculator.performOperation(.equals)
/// let program = calculator.expression
/// print(DeskCalculator.description(of: program))  // 3*x
/// let value = try DeskCalculator.evaluate(program, using: ["x": Real(7)])
/// print(value.rational ?? 0)  // 21
/// ```
///
/// Operations are done at once, without ranks: 3 + 4 × 2 = is 14. An operation
/// that waits and has its second operand counts as done wherever a program is
/// evaluated or described.
public struct DeskCalculator: Hashable, Sendable {
  /// The program that was entered since the last ``DeskOperation/clear``.
  public private(set) var expression = DeskExpression()

  /// Creates a calculator in which nothing was entered.
  public init() {}

  /// Creates a calculator that goes on from an expression.
  public init(continuing expression: DeskExpression) {
    self.expression = expression
  }

  /// Enters a whole number.
  ///
  /// - Throws: ``DeskError/tooLong``.
  public mutating func setOperand(_ number: Int) throws(DeskError) {
    try setOperand(Rational(Integer(number)))
  }

  /// Enters a rational number, written as a decimal where that ends soon.
  ///
  /// - Throws: ``DeskError/tooLong``.
  public mutating func setOperand(_ number: Rational) throws(DeskError) {
    let bits = number.numerator.bitLength + number.denominator.bitLength
    guard bits <= 2 * DeskTerm.largestSize else { throw .tooLong }
    let magnitude = number.magnitude
    if number.isInteger {
      try setOperand(NumberLiteral(canonical: magnitude.numerator.text()), number.isNegative)
      return
    }
    let decimal = NumberLiteral(magnitude, digitLimit: 30)
    if let decimal, decimal.parts.repeating.isEmpty {
      try setOperand(decimal, number.isNegative)
    } else {
      // The sign belongs to the numerator, so that no brackets are needed.
      let numerator = DeskTerm(Expression(Rational(number.numerator)))
      let denominator = DeskTerm(Expression(Rational(number.denominator)))
      try setOperand(DeskTerm(numerator, .quotient, denominator).expression)
    }
  }

  /// Enters the number that a double is, exactly: 0.1 of the machine is
  /// 3602879701896397/36028797018963968; text says what is meant by one tenth.
  ///
  /// - Throws: ``DeskError/notANumber(_:)`` for infinities and NaN.
  public mutating func setOperand(_ number: Double) throws(DeskError) {
    guard let dyadic = Dyadic(exactly: number) else {
      throw .notANumber(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf")
    }
    try setOperand(dyadic.asRational)
  }

  /// Enters a number that has a closed form.
  ///
  /// - Throws: ``DeskError/noClosedForm`` or ``DeskError/tooLong``.
  public mutating func setOperand(_ number: Real) throws(DeskError) {
    if let rational = number.rational {
      try setOperand(rational)
    } else {
      guard let form = number.closedForm else { throw .noClosedForm }
      try setOperand(Expression(form))
    }
  }

  /// Enters a number as it is written: `12.50`, `1e6`, `0.(3)`.
  ///
  /// - Throws: ``DeskError/notANumber(_:)`` or ``DeskError/tooLong``.
  public mutating func setOperand(_ text: String) throws(DeskError) {
    guard text.utf8.count <= DeskTerm.largestSize else { throw .tooLong }
    guard let (number, isNegative) = Expression(deskText: text)?.signedNumber else {
      throw .notANumber(text)
    }
    try setOperand(number, isNegative)
  }

  /// Enters a formula, with variables or without.
  ///
  /// - Throws: ``DeskError/notAFormula`` or ``DeskError/tooLong``.
  /// - Complexity: O(n) for n nodes.
  public mutating func setOperand(_ formula: MathExpression) throws(DeskError) {
    if let (number, isNegative) = formula.signedNumber {
      try setOperand(number, isNegative)
      return
    }
    let term = DeskTerm(formula)
    guard term.isWritable else { throw .tooLong }
    guard formula.isProgrammable else { throw .notAFormula }
    if formula.count == 1, case .name(let name) = formula.symbol(at: 0) {
      try expression.append(operand: .variable(name), term)
    } else {
      try expression.append(operand: .formula(formula), term)
    }
  }

  /// Enters a variable.
  ///
  /// - Throws: ``DeskError/notAVariable(_:)`` for a text that is no name, or that
  ///   means something already, such as `sin`; ``DeskError/tooLong``.
  public mutating func setVariableAsOperand(_ name: String) throws(DeskError) {
    guard name.utf8.count <= DeskTerm.largestSize else { throw .tooLong }
    guard let formula = Expression(deskText: name), formula.count == 1,
      formula.symbol(at: 0) == .name(name)
    else { throw .notAVariable(name) }
    try expression.append(operand: .variable(name), DeskTerm(variable: name))
  }

  /// What the display shows, as a formula: the operand that was entered last, or what
  /// an operation has made of it.
  ///
  /// While an operation waits that is its first operand, and then the second one; what
  /// has variables has no number yet.
  public var shown: MathExpression { expression.registers.operand.expression }

  /// Does what a key says.
  ///
  /// ```swift
  /// var calculator = DeskCalculator()
  /// try calculator.setOperand(2)
  /// let root = try calculator.performOperation(.squareRoot)
  /// print(root.text())  // sqrt(2)
  /// ```
  ///
  /// - Returns: What the display shows then, see ``shown``.
  /// - Throws: ``DeskError/tooLong``; then nothing was done.
  @discardableResult
  public mutating func performOperation(
    _ operation: DeskOperation
  ) throws(DeskError) -> MathExpression {
    try expression.append(operation)
    return shown
  }

  /// Enters a number with its sign, as the digits and the sign key do.
  private mutating func setOperand(
    _ number: NumberLiteral,
    _ isNegative: Bool
  ) throws(DeskError) {
    var next = expression
    try next.append(operand: .number(number), DeskTerm(number))
    if isNegative { try next.append(.changeSign) }
    expression = next
  }
}

extension MathExpression {
  /// Reads a formula in the default readings, or nothing where it is none.
  init?(deskText text: String) {
    do throws(Diagnostic) {
      try self.init(text)
    } catch {
      return nil
    }
  }

  /// The number with its sign, if this is nothing else.
  fileprivate var signedNumber: (NumberLiteral, isNegative: Bool)? {
    guard count <= 2, case .number(let number) = symbol(at: 0), !number.parts.isTruncated else {
      return nil
    }
    guard count == 1 || symbol(at: 1) == .negation else { return nil }
    return (number, count == 2)
  }

  /// Whether the expression says a number and reads back from its text.
  fileprivate var isProgrammable: Bool {
    for index in 0..<count {
      switch symbol(at: index) {
      case .hole, .application, .relation, .piecewise, .list, .vector, .range, .sequence, .approach,
        .plusMinus, .interval:
        return false
      default: break
      }
    }
    return Expression(deskText: text()) == self
  }
}
