// Values by cases: `{x < 0: -x; x >= 0: x^2}`.

extension Parser {
  /// Reads cases in braces.
  mutating func cases() {
    let opening = range
    let start = token.start
    functionCandidate = nil
    guard enter(closing: .closeBrace) else { return }
    defer { leave() }
    let saved = barCloses
    defer { barCloses = saved }
    barCloses = false
    let mark = builder.mark
    advance()
    var count = 0
    while true {
      let isLast = oneCase(isFirst: count == 0)
      count += 1
      guard !isLast, isSeparator else { break }
      advance()
    }
    resume(from: mark, start: start, inside: .closeBrace)
    closeBracket(.closeBrace, opening: opening)
    builder.append(.piecewise, from: mark, range: start..<previousEnd)
  }

  /// Reads a condition and its value, or the value for when no condition holds.
  ///
  /// - Returns: Whether it is such a value, behind which nothing may stand.
  private mutating func oneCase(isFirst: Bool) -> Bool {
    let start = token.start
    let mistakes = diagnostics.count
    partOfCase()
    let condition = builder.nodes[builder.mark - 1]
    if token.kind == .colon {
      if !isCondition(condition) { report(.missingCondition, start..<previousEnd) }
      advance()
      partOfCase()
      return false
    }
    if !isFirst, !isSeparator, !isCondition(condition) { return true }
    if diagnostics.count == mistakes { report(.missingColon, start..<previousEnd) }
    builder.appendHole(range: previousEnd..<previousEnd)
    return false
  }

  /// Reads a condition or a value, up to what ends it.
  private mutating func partOfCase() {
    let mark = builder.mark
    let start = token.start
    if token.kind == .end {
      builder.appendHole(range: previousEnd..<previousEnd)
      report(.missingOperand, previousEnd..<previousEnd)
      return
    }
    operand(.relation)
    resume(from: mark, start: start) {
      $0 == .semicolon || $0 == .comma || $0 == .colon || $0.closes
    }
  }

  /// Whether a node is true or false; a hole may become so.
  private func isCondition(_ node: Node) -> Bool {
    switch node.kind {
    case .relation, .hole: return true
    case .call:
      guard case .value = Builtin.row(at: node.detail).evaluation else { return false }
      return true
    default: return false
    }
  }
}
