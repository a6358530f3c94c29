// Reasons why an expression has no value, with the part.

public import Reals

/// A reason why an expression has no value, and the part that has none.
public struct EvaluationError: Error, Hashable, Sendable {
  /// The reason.
  public let kind: Kind
  /// The bytes of the source of the part that has no value.
  public let range: Range<Int>
  /// The user's function in whose body the reason arose; the range is that of the call then.
  public let function: String?

  /// Creates an error.
  package init(_ kind: Kind, range: Range<Int>, function: String? = nil) {
    self.kind = kind
    self.range = range
    self.function = function
  }

  /// The reasons.
  public enum Kind: Hashable, Sendable {
    /// The mathematics: undefined, undetermined or over budget.
    case real(RealError)
    /// A name without a meaning, and the known one that is spelled most like
    /// it.
    case unknownName(String, nearest: String?)
    /// A name without a meaning in front of a bracket, and the known function
    /// that is spelled most like it.
    case unknownFunction(String, nearest: String?)
    /// The name of a function without arguments.
    case functionWithoutArguments(String)
    /// A function of the user with too few or too many arguments.
    case wrongNumberOfArguments(function: String, expected: Int, found: Int)
    /// A comparison or another value that is no number where a number must be.
    case notANumber
    /// Lists of different lengths that an operator or a function takes together.
    case differentLengths(Int, Int)
    /// An order of lists, or a comparison of one with something else.
    case listComparison
    /// An element of a list that is neither a number nor true or false.
    case listElement
    /// A list without elements, of which a function wants one.
    case emptyList
    /// A range whose first number is more than one above its last.
    case descendingRange
    /// A range of more numbers than the limit.
    case tooManyElements(limit: Int)
    /// A place in a list that it does not have, and the number of its elements.
    case noElement(count: Int)
    /// A place in a vector that it does not have, and the number of its entries.
    case noEntry(count: Int)
    /// A value that is no list where one must be.
    case notAList
    /// A value that is no vector where one must be.
    case notAVector
    /// An operation that vectors do not have.
    case vectorOperation
    /// Vectors of different sizes that an operator or a function takes together.
    case differentSizes(Int, Int)
    /// A cross product of vectors that have not three entries each.
    case crossOfThree
    /// A range in what is drawn with a bound that is not given as a number.
    case openRange
    /// A sequence that would be too long to be drawn.
    case longSequence
    /// A function that has no zero in a range.
    case noZero
    /// A function that has several zeros in a range.
    case severalZeros
    /// A function that has perhaps no zero in a range, or several.
    case undecidedZero
    /// An integral that grows without bound beside a number.
    case divergentIntegral
    /// An integral of a function that has no value in a part of the range.
    case undefinedIntegrand
    /// An integral of which nothing was proved.
    case undecidedIntegral
    /// A function of which no antiderivative was found.
    case undecidedAntiderivative
    /// A function that grows, or falls, without bound where its limit is asked for.
    case infiniteLimit(isNegative: Bool)
    /// Limits from the left and from the right that differ, as they are written.
    case differentLimits(left: String, right: String)
    /// A function that is proved to come close to several numbers again and again.
    case noLimit
    /// A limit where the function has no value beside the place.
    case undefinedBesideLimit
    /// A limit of which nothing was proved.
    case undecidedLimit
    /// A function whose slopes from the left and from the right differ, or are infinite, as they are
    /// written.
    case differentSlopes(left: String, right: String)
    /// A function that has values on one side alone of a number where its slope is asked for.
    case slopeAtEnd
    /// A sum or a product without an end that is proved to come close to no number.
    case divergentSum
    /// A sum or a product without an end of which nothing was proved.
    case undecidedSum
    /// A sum or a product with names in its bounds of which no closed form was found.
    case undecidedClosedSum
    /// A zero, an integral or a limit in what is drawn of a function with other names than the one that it
    /// binds.
    case openZero
    /// A measured value where only a number can be.
    case measured
    /// A comparison of measured values that is true of some of their values and false of
    /// others, as far as is known.
    case measuredComparison
    /// An expression of measured values that has no value for some of their values, as far
    /// as is known.
    case measuredDomain
    /// A measured value whose half-width is negative, or whose ends are in the wrong order.
    case measuredWidth
    /// A missing operand.
    case incomplete
  }
}
