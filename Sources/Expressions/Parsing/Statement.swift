// What a line says, statement by statement.

/// One statement of a line.
public struct Statement: Hashable, Sendable {
  /// What to do with the value.
  public enum Action: Hashable, Sendable {
    /// Show it.
    case evaluate
    /// Give it to a name: `x = 5`, `var x = 5` or `5 → x`.
    case assign(name: String, range: Range<Int>)
    /// Keep the expression as a function: `f(x, y) = x^2 + y`.
    case define(name: String, range: Range<Int>, parameters: [String])
  }

  /// What to do with the value.
  public let action: Action
  /// What has the value.
  public let expression: Expression
  /// The bytes of the line that the statement occupies.
  public let range: Range<Int>

  init(action: Action, expression: Expression, range: Range<Int>) {
    self.action = action
    self.expression = expression
    self.range = range
  }

  /// Creates a statement that shows a value and stands in no line.
  package init(_ expression: Expression) {
    self.init(action: .evaluate, expression: expression, range: 0..<0)
  }
}

/// A line as it was read.
///
/// Reading never fails: what is missing is a hole.
public struct Line: Hashable, Sendable {
  /// The statements in order; none when the line is empty or a comment.
  public let statements: [Statement]
  /// The mistakes, in the order of their places.
  public let diagnostics: [Diagnostic]
  /// The disputed forms that were met, in the order of their places.
  public let readings: [Reading]
}

/// How a text is to be read.
public struct ParsingOptions: Hashable, Sendable {
  /// Which way disputed forms are read.
  public var readings = Readings()
  /// The sign before the fraction of a number.
  public var decimalMark = DecimalMark.point
  /// Whether a line that starts with an operator starts with `Ans`.
  public var continuesFromAns = false
  /// The names that are functions of the user.
  public var functions: Set<String> = []
  /// Whether a word of everyday language is refused as a name; see ``LanguageWord``.
  public var refusesWords = false
  /// The words of everyday language, units of angles, and functions and constants that
  /// yield, that the user has given a meaning, and so are names.
  public var ownNames: Set<String> = []

  /// Creates the default options.
  public init() {}
}

extension ParsingOptions {
  /// Whether a name means a function or a constant only where the user gives it no meaning.
  package static func yields(_ name: String) -> Bool {
    if Builtin.named(name)?.yields == true { return true }
    let bytes = Array(name.utf8)
    return bytes.withUnsafeBufferPointer { Constant.yielding($0[...]) != nil }
  }
}
