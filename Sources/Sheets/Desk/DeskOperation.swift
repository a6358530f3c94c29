// The operations of the desk calculator. One row each: its name, which is also
// its key, and what it does to the registers.

internal import Expressions

/// A key of the desk calculator that does something with what is shown.
///
/// The raw value is the name of the key, and stands in property lists.
public enum DeskOperation: String, CaseIterable, Sendable {
  /// The sum of two operands.
  case add = "+"
  /// The difference of two operands.
  case subtract = "-"
  /// The product of two operands.
  case multiply = "*"
  /// The quotient of two operands.
  case divide = "/"
  /// The first operand to the power of the second.
  case power = "^"
  /// The remainder of the first operand, with the sign of the second.
  case modulo = "mod"
  /// The operation that waits is done; pressed again, it is done once more.
  case equals = "="
  /// Everything starts again, the memory too.
  case clear = "C"
  /// The operand that is shown becomes 0, and the operation that waits goes on waiting.
  case clearEntry = "CE"
  /// The opposite of what is shown.
  case changeSign = "neg"
  /// The square root of what is shown.
  case squareRoot = "sqrt"
  /// The square of what is shown.
  case square = "sq"
  /// One over what is shown.
  case reciprocal = "inv"
  /// The sine of what is shown.
  case sine = "sin"
  /// The cosine of what is shown.
  case cosine = "cos"
  /// The tangent of what is shown.
  case tangent = "tan"
  /// The angle whose sine is shown.
  case arcsine = "asin"
  /// The angle whose cosine is shown.
  case arccosine = "acos"
  /// The angle whose tangent is shown.
  case arctangent = "atan"
  /// The natural logarithm of what is shown.
  case naturalLogarithm = "ln"
  /// The logarithm of what is shown to base ten.
  case commonLogarithm = "log"
  /// e to the power of what is shown.
  case exponential = "exp"
  /// Ten to the power of what is shown.
  case powerOfTen = "exp10"
  /// The number π.
  case pi
  /// The number e.
  case e
  /// So many hundredths: of the first operand of a sum or difference that
  /// waits, else of 1.
  case percent = "%"
  /// The number that is shown is added to the memory.
  case addToMemory = "Mem+"
  /// The number that is shown is subtracted from the memory.
  case subtractFromMemory = "Mem-"
  /// The number that is shown is put into the memory.
  case store = "Store"
  /// The number in the memory is shown.
  case recall = "Recall"
  /// The memory is emptied.
  case clearMemory = "MC"
}

extension DeskOperation {
  /// The effect of an operation on the registers.
  enum Effect {
    /// The operation waits for a second operand, to be joined by the symbol.
    case binary(Symbol)
    /// The operation changes the operand.
    case unary((DeskTerm) -> DeskTerm)
    /// The operation is a number.
    case constant(Constant)
    /// The operation acts on the registers themselves.
    case own
  }

  /// The effect of the operation.
  var effect: Effect {
    switch self {
    case .add: .binary(.sum)
    case .subtract: .binary(.difference)
    case .multiply: .binary(.product)
    case .divide: .binary(.quotient)
    case .power: .binary(.power)
    case .modulo: .binary(.call(.mod))
    case .changeSign: .unary { $0.negated }
    case .square: .unary { DeskTerm($0, .power, DeskTerm(2)) }
    case .reciprocal: .unary { DeskTerm(DeskTerm(1), .quotient, $0) }
    case .powerOfTen: .unary { DeskTerm(DeskTerm(10), .power, $0) }
    case .squareRoot, .sine, .cosine, .tangent, .arcsine, .arccosine, .arctangent,
      .naturalLogarithm, .commonLogarithm, .exponential:
      // These keys have the names of the functions.
      .unary { [rawValue] in DeskTerm(calling: rawValue, $0) }
    case .pi: .constant(.pi)
    case .e: .constant(.e)
    case .equals, .clear, .clearEntry, .percent, .addToMemory, .subtractFromMemory, .store,
      .recall, .clearMemory:
      .own
    }
  }

  /// Whether what was typed before the key is lost: the key brings a number of
  /// its own, or takes everything away.
  var replacesOperand: Bool {
    switch self {
    case .pi, .e, .recall, .clear, .clearEntry: true
    default: false
    }
  }
}
