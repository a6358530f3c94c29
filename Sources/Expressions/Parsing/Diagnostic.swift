// Mistakes in a text, as data. The sentences are elsewhere.

/// A mistake in a text, and where it is.
package struct Diagnostic: Error, Hashable, Sendable {
  /// The mistake.
  package let kind: Kind
  /// The bytes of the text that it concerns; empty where something is missing.
  package let range: Range<Int>
  /// The bytes that what is to be written instead takes the place of: all of a number, of which
  /// only a comma is wrong.
  package let replaced: Range<Int>

  /// Creates a mistake; what is to be written instead takes its place, but where another one
  /// is given.
  package init(_ kind: Kind, range: Range<Int>, replaced: Range<Int>? = nil) {
    self.kind = kind
    self.range = range
    self.replaced = replaced ?? range
  }

  /// The two families of mistakes that a text can have.
  package enum Family: Hashable, Sendable {
    /// Order and brackets.
    case syntax
    /// Characters and names.
    case input
  }

  /// The mistakes.
  package enum Kind: Hashable, Sendable {
    /// An operand should stand at the place.
    case missingOperand
    /// Two numbers follow each other; the place is the second.
    case missingOperator
    /// A name should stand at the place.
    case missingName
    /// A bracket is never closed; the place is the bracket.
    case unclosedBracket
    /// A bracket was never opened; the place is the bracket.
    case unopenedBracket
    /// A bracket closes one of another shape, which was opened at `opening`.
    case mismatchedBracket(opening: Range<Int>)
    /// A token that cannot stand here.
    case unexpected
    /// A number with two marks, or with digits that its base does not have.
    case malformedNumber
    /// A number with digits that the base behind it as an index does not have.
    case missingDigits(base: Int)
    /// An index behind a number that is no base.
    case unknownBase(String)
    /// A comma or point between digits that is no decimal mark here, and the
    /// numbers that may be meant; `hasGroups` when another decimal mark would
    /// not help.
    case foreignMark(written: [String], hasGroups: Bool)
    /// A comma between arguments where it is the decimal mark.
    case commaBetweenArguments
    /// A comma that stands between no arguments.
    case commaBetweenStatements
    /// A curve of several statements, or a point, where one statement stands.
    case severalStatements
    /// Two signs that make no sign together, as `=<`.
    case misspelledSign(instead: String)
    /// A colon outside of cases.
    case unexpectedColon
    /// An equals sign with nothing behind it.
    case nothingToCompare
    /// No comparison stands in front of a colon; the range is what stands there instead.
    case missingCondition
    /// A condition has no colon and value behind it; the place is the
    /// condition.
    case missingColon
    /// A curve with a parameter has no coordinate of this name.
    case missingCoordinate(String)
    /// More points in one line than the limit.
    case tooManyPoints(limit: Int)
    /// More brackets, signs or powers inside each other than the limit.
    case nestingTooDeep(limit: Int)
    /// A text of more bytes than the limit.
    case textTooLong(limit: Int)

    /// A character that the language does not have.
    case unknownCharacter(UInt32)
    /// A name in front of several arguments that is no function, and the known
    /// function that is spelled most like it.
    case unknownFunction(String, nearest: String?)
    /// The name of a function or constant of the program where a new name
    /// should stand.
    case reservedName(String)
    /// A word of everyday language where a name should stand, and what to
    /// write instead.
    case languageWord(String, remedy: Remedy)
    /// A parameter that stands twice in a list.
    case repeatedParameter(String)
    /// A function of a name in a range without such a range.
    case missingRange
    /// A limit without what the name comes close to.
    case missingTarget
    /// A function with too few or too many arguments; `most` is nothing when
    /// there may be any number.
    case wrongNumberOfArguments(function: String, least: Int, most: Int?, found: Int)
  }

  /// Whether order and brackets are wrong, or characters and names.
  package var family: Family { kind.family }
}

extension Diagnostic.Kind {
  /// The family of mistakes of the kind.
  package var family: Diagnostic.Family {
    switch self {
    case .unknownCharacter, .unknownFunction, .reservedName, .languageWord,
      .repeatedParameter, .wrongNumberOfArguments:
      .input
    default: .syntax
    }
  }

  /// Whether it is about a comma that divides a number or a line.
  package var isMisplacedComma: Bool {
    switch self {
    case .foreignMark, .commaBetweenStatements: true
    default: false
    }
  }
}
