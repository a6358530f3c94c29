// The statements of a line.

/// One statement of a line.
package struct Statement: Hashable, Sendable {
  /// The purpose of a statement.
  package enum Action: Hashable, Sendable {
    /// Show the value.
    case evaluate
    /// Give the value to a name: `x = 5`, `var x = 5` or `5 → x`.
    case assign(name: String, range: Range<Int>)
    /// Keep the expression as a function: `f(x, y) = x^2 + y`.
    case define(name: String, range: Range<Int>, parameters: [String])
  }

  /// The purpose of the statement.
  package let action: Action
  /// The expression whose value is meant.
  package let expression: Expression
  /// How the value is to be written, where that is asked for.
  package let conversion: Conversion?
  /// The bytes of the line that the statement occupies.
  package let range: Range<Int>

  init(
    action: Action,
    expression: Expression,
    conversion: Conversion? = nil,
    range: Range<Int>
  ) {
    self.action = action
    self.expression = expression
    self.conversion = conversion
    self.range = range
  }

  /// The statement with another expression, which has the same value.
  package func replacing(_ expression: Expression) -> Statement {
    Statement(action: action, expression: expression, conversion: conversion, range: range)
  }

  /// Creates a statement that shows a value and stands in no line.
  package init(_ expression: Expression) {
    self.init(action: .evaluate, expression: expression, range: 0..<0)
  }
}

/// A line as it was read.
///
/// Reading never fails: what is missing is a hole.
package struct Line: Hashable, Sendable {
  /// The statements in order; none when the line is empty or a comment.
  package let statements: [Statement]
  /// The mistakes, in the order of their places.
  package let diagnostics: [Diagnostic]
  /// The disputed forms that were met, in the order of their places.
  package let readings: [Reading]
  /// What stands in front of each statement but the first one.
  package let separators: [Separator]
}

/// What stands between two statements of a line: blanks, and commas or semicolons.
package struct Separator: Hashable, Sendable {
  /// The bytes from the end of what is in front to the start of the statement.
  package let range: Range<Int>
  /// The mistake, where it is a comma between digits, which other countries have in numbers.
  package let mistake: Diagnostic?
}

/// The options with which a text is read.
package struct ParsingOptions: Hashable, Sendable {
  /// The readings of disputed forms.
  package var readings = Readings()
  /// The sign before the fraction of a number.
  package var decimalMark = DecimalMark.point
  /// Whether a line that starts with an operator starts with `Ans`.
  package var continuesFromAns = false
  /// Whether a value can be asked for in a way to write it; see ``Conversion``.
  package var readsConversions = false
  /// Whether a word of everyday language is refused as a name; see ``LanguageWord``.
  package var refusesWords = false
  /// Whether comparisons with commas between them hold together; a formula has no commas for that, and
  /// a curve has several statements.
  package var joinsComparisons = false
  /// Whether a Roman numeral is a number where its letters are no names of the user.
  package var readsNumerals = false
  /// What the user has given a meaning.
  private var names = Names.none

  /// The names that are functions of the user.
  package var functions: Set<String> {
    get { names.functions }
    set { names = Names(newValue, names.lists, names.ownNames) }
  }
  /// The names that are lists or vectors: brackets behind them hold a place.
  package var lists: Set<String> {
    get { names.lists }
    set { names = Names(names.functions, newValue, names.ownNames) }
  }
  /// The words of everyday language, units of angles, and functions and constants that
  /// yield, that the user has given a meaning, and so are names.
  package var ownNames: Set<String> {
    get { names.ownNames }
    set { names = Names(names.functions, names.lists, newValue) }
  }

  /// Creates the default options.
  package init() {}

  /// Sets all that the user has given a meaning.
  package mutating func setNames(
    functions: Set<String>,
    lists: Set<String>,
    ownNames: Set<String>
  ) {
    let isNone = functions.isEmpty && lists.isEmpty && ownNames.isEmpty
    names = isNone ? Names.none : Names(functions, lists, ownNames)
  }
}

extension ParsingOptions {
  /// Sets of names, in one object: options are copied for each text that is read, and most
  /// users have no such names.
  private final class Names: Hashable, Sendable {
    static let none = Names([], [], [])

    let functions: Set<String>
    let lists: Set<String>
    let ownNames: Set<String>

    init(_ functions: Set<String>, _ lists: Set<String>, _ ownNames: Set<String>) {
      self.functions = functions
      self.lists = lists
      self.ownNames = ownNames
    }

    static func == (first: Names, second: Names) -> Bool {
      first === second
        || first.functions == second.functions && first.lists == second.lists
          && first.ownNames == second.ownNames
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(functions)
      hasher.combine(lists)
      hasher.combine(ownNames)
    }
  }

  /// Whether a letter right behind a number may be meant as a prefix of units.
  package static func isPrefix(_ name: String) -> Bool {
    ["k", "M", "G", "m", "u", "µ", "μ", "n", "p"].contains(name)
  }

  /// Whether a name is an `x` with digits alone behind it, or with nothing: people type it for ×.
  package static func isFactor(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "x") && name.utf8.dropFirst().allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Whether a name may be part of a quotient that says a derivative: `d`, `dx`.
  package static func saysDerivative(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "d") && name.utf8.count <= 2
  }

  /// Whether a name means a function or a constant only where the user gives it no meaning.
  package static func yields(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let hash = bytes.reduce(Builtin.hashStart) { Builtin.hash($0, $1) }
    if Builtin.meaning(of: bytes, hash: hash)?.yields == true { return true }
    return bytes.withUnsafeBufferPointer { Constant.yielding($0[...]) != nil }
  }
}
