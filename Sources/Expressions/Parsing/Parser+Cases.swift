// Braces: values by cases, `{x < 0: -x; x >= 0: x^2}`, or, without a colon behind what
// comes first, the elements of a list: `{1; 2; 3}`.

extension Parser {
  /// Reads a list or cases in braces.
  mutating func braces() {
    let opening = range
    let start = token.start
    functionCandidate = nil
    guard enter(closing: .closeBrace) else { return }
    defer { leave() }
    let saved = barCloses
    defer { barCloses = saved }
    barCloses = false
    let mark = builder.mark
    let name = beginBinding()
    advance()
    var kind = Kind.list
    var count = 0
    if token.kind != .closeBrace {
      let first = token.start
      partOfCase()
      if token.kind == .colon {
        kind = .piecewise
        cases(first: first)
      } else {
        count = 1 + elements()
      }
      resume(from: mark, start: start, inside: .closeBrace)
    }
    closeBracket(.closeBrace, opening: opening)
    if !endBinding(name, count: count, from: mark, start: start) {
      builder.append(kind: kind, from: mark, range: span(from: start))
    }
    if kind == .list { places(from: mark, start: start) }
  }

  /// Reads the elements of a list, or the entries of a vector, behind the first one, and counts
  /// them; where the sign between them is given, another one is a mistake.
  mutating func elements(separatedBy sign: Token.Kind? = nil) -> Int {
    var count = 0
    while isSeparator, sign == nil || token.kind == sign {
      advance()
      count += 1
      let mark = builder.mark
      let start = token.start
      operand(.choice)
      resume(from: mark, start: start) { $0 == .semicolon || $0 == .comma || $0.closes }
    }
    return count
  }

  /// Reads cases, the first condition of which stands there already.
  private mutating func cases(first: Int) {
    valueOfCase(behind: first)
    while isSeparator {
      advance()
      if nextCase() { break }
    }
  }

  /// Reads a condition and its value, or the value for when no condition holds.
  ///
  /// - Returns: Whether it is such a value, behind which nothing may stand.
  private mutating func nextCase() -> Bool {
    let start = token.start
    let mistakes = diagnostics.count
    partOfCase()
    if token.kind == .colon {
      valueOfCase(behind: start)
      return false
    }
    if !isSeparator, !builder.endsWithCondition { return true }
    if diagnostics.count == mistakes { report(.missingColon, span(from: start)) }
    builder.appendHole(range: previousEnd..<previousEnd)
    return false
  }

  /// Reads the colon and the value behind a condition.
  private mutating func valueOfCase(behind start: Int) {
    if !builder.endsWithCondition {
      report(.missingCondition, span(from: start))
    }
    advance()
    partOfCase()
  }

  /// Reads a condition, a value or the first element of a list, up to what ends it.
  private mutating func partOfCase() {
    let mark = builder.mark
    let start = token.start
    if token.kind == .end {
      builder.appendHole(range: previousEnd..<previousEnd)
      report(.missingOperand, previousEnd..<previousEnd)
      return
    }
    operand(.choice)
    resume(from: mark, start: start) {
      $0 == .semicolon || $0 == .comma || $0 == .colon || $0.closes
    }
  }
}
