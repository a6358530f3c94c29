// Words between comparisons: `0 < x and x < 1`, `x < 0 or x > 1`. Between numbers the same
// words combine bits, so that what stands on both sides tells which is meant.

extension Parser {
  /// Whether the word that comes next joins conditions: a comparison, or else something that is
  /// true or false, is on its left, and on its right as well.
  ///
  /// A set of solutions may be on its left: `S and 0 < x < 10`.
  var joinsConditions: Bool {
    isJunction(token) && (isBehindCondition || isSet(builder.nodes.count - 1))
      && conditionFollows(in: scanner)
  }

  /// Whether a subtree is a list, or a set of solutions, or several with words between them.
  private func isSet(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let node = builder.nodes[index]
    switch node.kind {
    case .shortName, .longName:
      return !options.lists.isEmpty && options.lists.contains(builder.name(at: index))
    case .call: return node.builtin.givesList || node.builtin.truths != nil && isSet(index - 1)
    default: return false
    }
  }

  /// Whether the operand in front is the right side of a comparison, or true or false.
  var isBehindCondition: Bool {
    comparedBrackets == closers.count || builder.endsWithCondition
  }

  /// How tightly the word that comes next binds between conditions.
  var junctionRank: Rank {
    switch Builtin.facts[Int(token.value)].infixRank {
    case .and: .conjunction
    case .xor: .exclusion
    default: .choice
    }
  }

  /// Whether what stands behind a sign of equality is the right side of one comparison among
  /// several, as in `x = 1 or x = 2`, and not a truth that a name is to keep.
  func startsJunction(behind sign: Scanner) -> Bool {
    var ahead = sign
    guard !conditionFollows(in: ahead), !setFollows(in: ahead) else { return false }
    var depth = 0
    while true {
      let next = ahead.next()
      switch next.kind {
      case .end: return false
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling: depth += 1
      case _ where next.kind.closes: depth -= 1
      case .semicolon where depth == 0: return false
      case .comma where depth == 0: return separatesRelations(next) && conditionFollows(in: ahead)
      default:
        guard depth == 0, let word = meaning(of: next), isJunction(word) else { break }
        if conditionFollows(in: ahead) { return true }
      }
    }
  }

  /// Reads the comparisons behind commas, which make a system with the one in front:
  /// `2x + y = 7, x − y = 2`.
  mutating func joinRelations(from mark: Int, start: Int) {
    while separatesRelations(token), builder.endsWithCondition, conditionFollows(in: scanner) {
      let (saved, comma) = (self, range)
      advance()
      operand(.choice)
      guard diagnostics.count == saved.diagnostics.count, builder.endsWithCondition else {
        self = saved
        return
      }
      builder.append(call: Builtin.and.index, from: mark, range: span(from: start))
      note(.relationsBehindComma, comma)
    }
  }

  /// Whether a token is a comma that may stand between two comparisons: in no brackets, between the
  /// statements of no plot, and not between digits, where it may belong to a number.
  private func separatesRelations(_ token: Token) -> Bool {
    token.kind == .comma && closers.isEmpty && !isPlot && options.joinsComparisons
      && foreignMark(at: token) == nil
  }

  /// Whether a token is the word `in` for ∈: what follows it is a set, a list or a range, and no way to
  /// write a value.
  func isMembershipWord(_ token: Token, _ scanner: Scanner) -> Bool {
    guard options.refusesWords, token.kind == .name, token.end - token.start == 2,
      scanner.name(of: token) == "in", !isOwn("in")
    else { return false }
    if setFollows(in: scanner) { return true }
    var ahead = scanner
    var depth = 0
    for place in 0..<Self.farthestRangeSign {
      let next = ahead.next()
      switch next.kind {
      case .range: return depth == 0
      case .openBrace where place == 0: return true
      case .openSquare where place == 0: continue
      case .name where place == 0 && NumberSet(named: scanner.name(of: next)) != nil: return true
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling: depth += 1
      case _ where next.kind.closes && depth > 0: depth -= 1
      case .end, .semicolon, .comma,
        _ where next.kind.closes:
        return false
      default: break
      }
    }
    return false
  }

  /// How many tokens are looked at for the sign of a range.
  private static var farthestRangeSign: Int { 64 }

  /// Whether a set of solutions comes next, by a name or a function.
  private func setFollows(in scanner: Scanner) -> Bool {
    let next = scanner.peek()
    if next.kind == .name, options.lists.contains(scanner.name(of: next)) { return true }
    guard let word = meaning(of: next), word.kind == .function else { return false }
    return Builtin.row(at: UInt8(word.value)).givesList
  }

  /// Whether a comparison stands in front of the next word that joins conditions, or of the
  /// end of the operand, or a pair of brackets with one in it, or `true` or `false`.
  func conditionFollows(in scanner: Scanner) -> Bool {
    var ahead = scanner
    // The brackets that are open, and those of them with which the text starts.
    var (depth, leading) = (0, 0)
    var isStart = true
    // The range of a measured value is no comparison: 9.81 ± 0.01 ∈ [9.8 .. 9.82].
    var isMeasured = false
    for _ in 0..<Self.farthestComparison {
      let next = ahead.next()
      switch next.kind {
      case .end: return false
      case .semicolon where depth == 0, .comma where depth == 0, .colon where depth == 0:
        return false
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling:
        depth += 1
        if isStart, next.kind == .open { leading = depth } else { isStart = false }
        continue
      case _ where next.kind.closes:
        depth -= 1
        leading = min(leading, depth)
        if depth < 0 { return false }
      case .equal, .doubleEqual, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
        if depth <= leading { return true }
      case .infixFunction where isMembership(next):
        if depth <= leading, !isMeasured { return true }
        isMeasured = false
      case .name where depth <= leading && isMembershipWord(next, ahead): return true
      case .plusMinus: isMeasured = true
      default:
        guard let word = meaning(of: next) else { break }
        if isStart {
          if saysTruth(word) { return true }
          if isNegation(word) { continue }
        }
        if depth == 0, isJunction(word) { return false }
      }
      isStart = false
    }
    return false
  }

  /// How many tokens are looked at for a comparison.
  private static var farthestComparison: Int { 10_000 }

  /// The function or constant that a token says, where the user gives the name no meaning.
  private func meaning(of token: Token) -> Token? {
    switch token.kind {
    case .function, .infixFunction, .constant: token
    case .name: isOwn(scanner.name(of: token)) ? nil : token.meaning
    default: nil
    }
  }

  private func isJunction(_ token: Token) -> Bool {
    guard token.kind == .infixFunction else { return false }
    return Builtin.row(at: UInt8(token.value)).truths != nil
  }

  private func isNegation(_ token: Token) -> Bool {
    guard token.kind == .function else { return false }
    return Builtin.row(at: UInt8(token.value)).truths != nil
  }

  /// Whether a token is a truth, or a function whose value may be one.
  private func saysTruth(_ token: Token) -> Bool {
    switch token.kind {
    case .constant:
      let constant = Constant(UInt8(token.value))
      return constant == .isTrue || constant == .isFalse
    case .function:
      guard case .value = Builtin.row(at: UInt8(token.value)).evaluation else { return false }
      return true
    default: return false
    }
  }

  /// Whether a name says a truth or what is done with truths: these words are no names, since
  /// `x = 1 and y = 2` would mean something else with a number `and`.
  func isWordOfTruths(_ token: Token) -> Bool {
    guard token.kind == .name, let word = token.meaning else { return false }
    return word.kind == .constant ? saysTruth(word) : isJunction(word) || isNegation(word)
  }

  /// Reports a word of truths where a new name should stand.
  mutating func refuseWordOfTruths(at token: Token) {
    guard isWordOfTruths(token) else { return }
    report(.reservedName(scanner.name(of: token)), token.start..<token.end)
  }
}

extension ExpressionBuilder {
  /// Whether the last subtree is true or false.
  var endsWithCondition: Bool { isCondition(nodes.count - 1) }

  /// Whether a subtree is true or false; a hole may become so.
  func isCondition(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let node = nodes[index]
    switch node.kind {
    case .relation, .hole: return true
    case .constant: return node.says(.isTrue) || node.says(.isFalse)
    case .call:
      if node.builtin.truths != nil {
        // A word between bits has numbers on both sides.
        return isCondition(index - 1)
      }
      guard case .value = node.builtin.evaluation else { return node.builtin == .isMember }
      return true
    default: return false
    }
  }
}
