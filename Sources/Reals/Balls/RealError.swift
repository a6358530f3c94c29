// Reasons why a real has no value to give: mathematics has none, the question was not
// settled, or the budget ended. Data only; the sentences are elsewhere.

/// A reason why a computation with reals gave no answer.
public enum RealError: Error, Hashable, Sendable {
  /// Mathematics gives no value, which was proved.
  case undefined(DomainError)
  /// The enclosures at hand do not settle a question; narrower ones may.
  case undetermined(Question)
  /// The work or the size asked for is beyond what was allowed.
  case overBudget(Limit)
}

/// A place outside the domain of a function.
public enum DomainError: Hashable, Sendable {
  /// A quotient whose divisor is zero.
  case divisionByZero
  /// A power of zero with a negative exponent.
  case zeroToNegative
  /// A power of a negative base that has no real value.
  case negativeToIrrational
  /// A root of even index of a negative number.
  case evenRootOfNegative
  /// A root whose index is not a positive integer.
  case rootIndexNotNatural
  /// The logarithm of zero.
  case logarithmOfZero
  /// The logarithm of a negative number.
  case logarithmOfNegative
  /// A logarithm to a base that is one, zero or negative.
  case logarithmBase
  /// The arcsine or arccosine of a number outside -1 ... 1.
  case inverseTrigonometricOutOfRange
  /// The area cosine of a number below 1.
  case areaCosineOutOfRange
  /// The area tangent of a number outside -1 ... 1, both excluded.
  case areaTangentOutOfRange
  /// The tangent or secant at an odd multiple of half a turn over two.
  case tangentPole
  /// The cotangent or cosecant at a multiple of half a turn.
  case cotangentPole
  /// A function of whole numbers applied to another number.
  case notAnInteger
  /// The factorial of a number that is not a natural one.
  case factorialOfNonNatural
  /// All divisors of zero, which every whole number is.
  case divisorsOfZero
  /// A prime in front of the first one.
  case noPrimeBefore
  /// A value by cases where no condition holds.
  case noCaseHolds
  /// A condition under which an expression holds that is false for the numbers put into it.
  case conditionFails
  /// The angle of the point (0, 0).
  case angleOfOrigin
  /// Gamma at 0, −1, −2, ….
  case gammaPole
  /// Zeta at 1.
  case zetaPole
  /// A function of natural numbers applied to another number.
  case notNatural
  /// A negative power modulo a number with which the base has a divisor in common.
  case noInverse
  /// The angle of the number 0.
  case angleOfZero
  /// A power of zero with a complex exponent whose real part is not positive.
  case zeroToComplex
  /// An order of complex numbers.
  case orderOfComplex
  /// A function of real numbers applied to a complex one.
  case complexArgument
}

extension RealError {
  /// A question that enclosures failed to settle.
  public enum Question: Hashable, Sendable {
    /// Whether an operand is zero.
    case zero(Operation)
    /// Whether an operand is negative.
    case sign(Operation)
    /// The integers between which an operand lies.
    case integerPart(Operation)
    /// The larger of two operands.
    case comparison(Operation)
    /// How large an operand is.
    case magnitude(Operation)
    /// On which side of the negative axis an operand lies, or on it.
    case branch

    /// The operation that asked a question.
    public enum Operation: Hashable, Sendable {
      case quotient, power, root, squareRoot, exponential, logarithm, sine, cosine, tangent,
        cotangent
      case arcsine, arccosine, arctangent, areaCosine, areaTangent
      case absoluteValue, sign, floor, ceiling, rounding, truncation, modulo, minimum, maximum
      case factorial, gamma, comparison, digits, angle
    }
  }

  /// The bound that a computation met.
  public enum Limit: Hashable, Sendable {
    /// The steps of the budget.
    case steps
    /// The size of a number in memory.
    case memory
    /// The exponent of a number that is too large, or too close to zero.
    case magnitude
    /// The nesting of an expression.
    case depth
    /// Random numbers, which a value that has to be the same each time must not use.
    case randomNumbers
  }
}
