// The errors of the desk calculator for programs.

public import Reals

/// The reason why the desk calculator refuses an argument, or why there is no value.
public enum DeskError: Error, Hashable, Sendable {
  /// The text is no number.
  case notANumber(String)
  /// The text is no name of a variable.
  case notAVariable(String)
  /// A word in a line of keys is no key; the place is in Unicode scalars.
  case notAKey(place: Range<Int>)
  /// The number has no closed form, so that no program can hold it.
  case noClosedForm
  /// The expression is none that a program can hold: an operand is missing, or
  /// there are comparisons or functions of the user in it.
  case notAFormula
  /// The program, or its description, would be longer than can be read again.
  case tooLong
  /// A variable of the program has no value.
  case noValue(variable: String)
  /// Mathematics gives no value, or it is not certain within the budget.
  case real(RealError)
  /// The property list is none of a program.
  case propertyList(PropertyList.Mistake)
}

extension PropertyList {
  /// A mistake in a property list, with its place.
  public struct Mistake: Error, Hashable, Sendable {
    /// The mistake.
    public let kind: Kind
    /// The way to the part that is wrong: the position in the list, then the
    /// position in the list there, and so on.
    public let path: [Int]

    /// Creates a mistake.
    package init(kind: Kind, path: [Int]) {
      self.kind = kind
      self.path = path
    }

    /// The ways in which a property list can be wrong.
    public enum Kind: Hashable, Sendable {
      /// The property list does not name its kind, its version and its steps.
      case notAProgram
      /// The property list was written by another version.
      case version
      /// A part is no step of a program.
      case notAStep
      /// An operation that there is not.
      case unknownOperation(String)
      /// A number that is none.
      case notANumber(String)
      /// A variable that is none.
      case notAVariable(String)
      /// A formula that is none.
      case notAFormula(String)
      /// The program would be too long from here on.
      case tooLong
      /// Something that is neither a list nor a text nor a whole number.
      case foreign
    }
  }
}
