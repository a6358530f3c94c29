// From text to expressions. The grammar, loosest first:
//
//   line        = [ statement ] { ";" [ statement ] }
//   statement   = name ("=" | ":=") relation
//               | "var" name ("=" | ":=") relation
//               | name "(" name { separator name } ")" ("=" | ":=") relation
//               | relation [ ("→" | "->") name ]
//   relation    = sum { ("=" | "==" | "≠" | "<" | "≤" | "<=" | ">" | "≥" | ">=") sum }
//   sum         = product { ("+" | "−") product }
//   product     = combination { ("×" | "·" | "*" | "/" | "÷" | "mod" | "%") combination
//                             | juxtaposed }
//   combination = signed { ("nCr" | "nPr") signed }
//   signed      = { "+" | "−" } power
//   power       = postfix [ ("^" | "**") signed ]
//   postfix     = literal { "!" | "%" | "°" [ number "′" [ number "″" ] ] | superscript }
//   literal     = number | name | constant | "(" relation ")" | "[" relation "]"
//               | "|" sum "|" | "⌊" sum "⌋" | "⌈" sum "⌉" | call
//   call        = function [ ("^" exponent) | superscript ] ( "(" arguments ")" | bare )
//               | ("√" | "∛" | "∜" | superscript "√") literal
//   exponent    = [ "−" ] literal
//   bare        = { "+" | "−" } literal { "°" }
//   arguments   = relation { separator relation }
//   separator   = ";" | ","          a comma only when it is no decimal mark
//   juxtaposed  = power that starts with no sign; no number behind a number
//
// A `%` is the remainder when an operand follows it directly, a percentage
// otherwise. Powers group to the right, everything else to the left. Numbers
// and names are described at `Scanner`.
//
// Binary operators are read by precedence climbing, with the ranks of `Rank`:
// a chain of equal ranks is a loop, so only brackets, signs, powers and bare
// arguments recurse, and those are counted against `nestingLimit`.
//
// > Source: Theodore Norvell, Parsing expressions by recursive descent (1999),
// > section "precedence climbing".

/// Reads a text.
///
/// Nothing fails: mistakes are collected, and what is missing is a hole.
public struct Parser: Sendable {
  /// The greatest number of brackets, signs, powers and bare arguments inside
  /// each other.
  public static var nestingLimit: Int { 250 }

  /// The greatest number of bytes of a text.
  public static var textLimit: Int { 1 << 28 }

  var scanner: Scanner
  var token: Token
  /// The end of the token before ``token``.
  var previousEnd = 0
  var builder = ExpressionBuilder()
  var options: ParsingOptions
  var diagnostics: [Diagnostic] = []
  var readings: [Reading] = []
  var depth = 0
  /// What closes the brackets that are open, innermost last.
  var closers: [Token.Kind] = []
  /// Whether a bar in the place of an operator closes a pair of bars.
  var barCloses = false
  /// The place up to which something was skipped, where a missing operator is
  /// no news.
  var skippedTo = -1
  /// The parameters of the function that is being defined.
  var parameters: [String] = []
  /// The name right in front of the bracket that comes next, which would be a
  /// function if there were several arguments.
  var functionCandidate: Range<Int>?
  /// Whether the rest of the text was given up.
  var isExhausted = false

  init(_ text: some Sequence<UInt8>, options: ParsingOptions) {
    scanner = Scanner(text, decimalMark: options.decimalMark)
    self.options = options
    token = Token(kind: .end, start: 0, end: 0)
    if scanner.count > Parser.textLimit {
      report(.textTooLong(limit: Parser.textLimit), 0..<0)
    } else {
      advance()
    }
  }

  /// Reads a line.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func line(_ text: String, options: ParsingOptions = ParsingOptions()) -> Line {
    line(utf8: text.utf8, options: options)
  }

  /// Reads a line of UTF-8; bytes that are none count as unknown characters.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func line(
    utf8 text: some Sequence<UInt8>,
    options: ParsingOptions = ParsingOptions()
  ) -> Line {
    var parser = Parser(text, options: options)
    return parser.line(hasActions: true)
  }

  /// Reads a line in which `=` is always a relation, never an assignment.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public static func expression(
    _ text: String,
    options: ParsingOptions = ParsingOptions()
  ) -> Line {
    var parser = Parser(text.utf8, options: options)
    return parser.line(hasActions: false)
  }
}

// MARK: - Statements

extension Parser {
  mutating func line(hasActions: Bool) -> Line {
    var statements: [Statement] = []
    while token.kind != .end {
      if token.kind == .semicolon || token.kind == .comma {
        if token.kind == .comma { report(.unexpected, range) }
        advance()
        continue
      }
      statements.append(statement(isFirst: statements.isEmpty, hasActions: hasActions))
    }
    diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    readings.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Line(statements: statements, diagnostics: diagnostics, readings: readings)
  }

  private mutating func statement(isFirst: Bool, hasActions: Bool) -> Statement {
    let start = token.start
    builder = ExpressionBuilder()
    var action = hasActions ? definition() ?? .evaluate : Statement.Action.evaluate
    if isFirst, action == .evaluate, options.continuesFromAns, token.continuesFromAns {
      builder.append(name: "Ans", range: start..<start)
      postfixes(from: 0, start: start)
      operators(from: 0, start: start, minimum: .relation)
    } else {
      operand(.relation)
    }
    resume(from: 0, start: start) {
      $0 == .semicolon || $0 == .comma || hasActions && $0 == .arrow
    }
    if hasActions, token.kind == .arrow {
      advance()
      if let name = newName() { action = .assign(name: name.name, range: name.range) }
      resume(from: 0, start: start) { $0 == .semicolon || $0 == .comma }
    }
    parameters = []
    return Statement(
      action: action,
      expression: builder.expression(),
      range: start..<max(start, previousEnd)
    )
  }

  /// Reports tokens that nothing can take, and reads on behind them, until
  /// the end or a token that ends the operand.
  mutating func resume(from mark: Int, start: Int, until ends: (Token.Kind) -> Bool) {
    while token.kind != .end, !ends(token.kind) {
      switch token.kind {
      case .close, .closeSquare, .closeFloor, .closeCeiling: report(.unopenedBracket, range)
      default: report(.unexpected, range)
      }
      advance()
      skippedTo = token.start
      operators(from: mark, start: start, minimum: .relation)
    }
  }

  /// The left side of a definition, if the statement starts with one.
  private mutating func definition() -> Statement.Action? {
    guard token.kind == .name || token.kind == .function else { return nil }
    let saved = self
    if isWord("var"), scanner.peek().kind.isWord {
      advance()
      let name = newName()
      if token.isAssignment {
        advance()
      } else if token.kind != .end {
        report(.unexpected, range)
      }
      return name.map { .assign(name: $0.name, range: $0.range) } ?? .evaluate
    }
    guard token.kind == .name else { return nil }
    let name = scanner.name(of: token)
    let nameRange = range
    switch scanner.peek().kind {
    case .equal, .colonEqual:
      advance()
      advance()
      return .assign(name: name, range: nameRange)
    case .open:
      advance()
      advance()
      if let parameters = parameterList() {
        self.parameters = parameters
        options.functions.insert(name)
        return .define(name: name, range: nameRange, parameters: parameters)
      }
      self = saved
      return nil
    default:
      return nil
    }
  }

  /// Names up to `) =`, or nothing when something else stands there.
  private mutating func parameterList() -> [String]? {
    var names: [String] = []
    while token.kind == .name {
      let name = scanner.name(of: token)
      if names.contains(name) { report(.repeatedParameter(name), range) }
      names.append(name)
      advance()
      if token.kind == .close, scanner.peek().isAssignment {
        advance()
        advance()
        return names
      }
      guard token.kind == .semicolon || token.kind == .comma && options.decimalMark == .point
      else { return nil }
      advance()
    }
    return nil
  }

  /// The name that must stand here because something is given to it.
  private mutating func newName() -> (name: String, range: Range<Int>)? {
    let place = range
    switch token.kind {
    case .name:
      let name = scanner.name(of: token)
      advance()
      return (name, place)
    case .constant, .function, .infixFunction:
      let word = String(decoding: scanner.bytes[place], as: UTF8.self)
      report(.reservedName(word), place)
      advance()
      return nil
    default:
      report(.missingName, token.kind == .end ? previousEnd..<previousEnd : place)
      if token.kind != .semicolon { advance() }
      return nil
    }
  }
}

// MARK: - Tokens

extension Parser {
  var range: Range<Int> { token.start..<token.end }

  /// Moves to the next token that the language has.
  mutating func advance() {
    previousEnd = token.end
    token = scanner.next()
    while token.kind == .unknown {
      report(.unknownCharacter(token.value), range)
      skippedTo = token.end
      token = scanner.next()
      skippedTo = token.start
    }
  }

  mutating func report(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
    diagnostics.append(Diagnostic(kind, range: range))
  }

  mutating func note(_ dispute: Dispute, _ range: Range<Int>) {
    readings.append(
      Reading(dispute: dispute, isAlternative: options.readings[dispute], range: range)
    )
  }

  private func isWord(_ word: StaticString) -> Bool {
    guard token.end - token.start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for (x, y) in zip(buffer, scanner.bytes[token.start..<token.end]) where x != y {
        return false
      }
      return true
    }
  }
}

extension Token {
  fileprivate var isAssignment: Bool { kind == .equal || kind == .colonEqual }

  /// Whether a line that starts with this token goes on from `Ans`.
  ///
  /// One that starts with a minus does not: it is a sign.
  fileprivate var continuesFromAns: Bool {
    switch kind {
    case .plus, .times, .slash, .caret, .bang, .percent, .infixFunction, .superscript, .equal,
      .doubleEqual, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .arrow:
      true
    default: false
    }
  }
}

extension Token.Kind {
  fileprivate var isWord: Bool {
    self == .name || self == .constant || self == .function || self == .infixFunction
  }
}
