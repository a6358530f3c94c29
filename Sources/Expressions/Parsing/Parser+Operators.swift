// Operators: precedence climbing over ranks.

extension Parser {
  /// Reads an operand and the operators behind it that bind at least as
  /// tightly as a rank; leaves exactly one more subtree.
  mutating func operand(_ minimum: Rank) {
    let mark = builder.mark
    let start = token.start
    signed()
    operators(from: mark, start: start, minimum: minimum)
  }

  /// Counts one level of nesting; at the limit, reports it once and skips the
  /// rest of the text.
  mutating func enter() -> Bool {
    depth += 1
    guard depth > Parser.nestingLimit else { return true }
    report(.nestingTooDeep(limit: Parser.nestingLimit), range)
    builder.appendHole(range: range)
    giveUp()
    depth -= 1
    return false
  }

  private mutating func signed() {
    if token.kind == .name { takeSignInWords { $0 == .minus || $0 == .plus } }
    guard token.kind == .minus || token.kind == .plus else {
      postfixed()
      return
    }
    let isNegation = token.kind == .minus
    let start = token.start
    guard enter() else { return }
    defer { depth -= 1 }
    let mark = builder.mark
    advance()
    let operandStart = token.start
    if isNegation, options.readings[.signBeforePower], token.kind.isNumber {
      signedFirst(from: mark, start: start)
      return
    }
    operand(.power)
    guard isNegation else { return }
    if builder.isBare(.power, from: operandStart), builder.isNumber(at: mark) {
      note(.signBeforePower, span(from: start))
    }
    builder.append(.negation, from: mark, range: span(from: start))
  }

  /// Reads a number behind a minus that binds before a power.
  private mutating func signedFirst(from mark: Int, start: Int) {
    literal()
    let isPower = token.kind == .caret || token.kind == .superscript
    if isPower {
      note(.signBeforePower, start..<token.end)
      builder.append(.negation, from: mark, range: span(from: start))
    }
    postfixes(from: mark, start: start)
    if !isPower { builder.append(.negation, from: mark, range: span(from: start)) }
    operators(from: mark, start: start, minimum: .power)
  }

  /// Reads operators and their right operands, as long as they bind at least
  /// as tightly as a rank, onto the operand behind a mark.
  mutating func operators(from mark: Int, start: Int, minimum: Rank) {
    // What joined the operand last, for chains and disputes.
    var joint = Joint.none
    while token.start != sideStart {
      if token.kind == .name {
        takeYieldingOperator()
        takeLetterForTimes()
      } else if token.kind == .colon {
        takeColonForSlash()
      }
      takeSignInWords()
      var kind = token.kind
      if kind == .name {
        if startsConversion { return }
        if shareWord(token, behind: previousEnd) != nil { kind = .times }
      }
      let rank = self.rank(of: kind)
      guard rank != .none, rank >= minimum else { return }
      operatorEnd = token.end
      switch kind {
      case .plus, .minus:
        addition(from: mark, start: start)
        joint = .other
      case .plusMinus:
        measured(from: mark, start: start)
        joint = .other
      case .times, .slash:
        if token.kind == .name, let word = shareWord(token, behind: previousEnd) {
          note(word, start..<token.end)
        }
        advance()
        let operandStart = token.start
        operand(.juxtaposition)
        if kind == .slash, builder.isBare(.juxtaposition, from: operandStart) {
          note(.juxtaposition, span(from: start))
        }
        let product = kind == .times ? Kind.product : .quotient
        if kind == .slash { refuseDerivative(from: mark, start: start) }
        builder.append(kind: product, from: mark, range: span(from: start))
        joint = kind == .slash ? .division : .other
      case .percent:
        let sign = range
        noteSign(from: mark, start: start)
        advance()
        operand(.juxtaposition)
        note(.remainder, sign)
        builder.append(.call(.mod), from: mark, range: span(from: start))
        joint = .division
      case .infixFunction where token.value == UInt32(Builtin.cis.index):
        // A size at an angle: r·cis φ.
        advance()
        let angle = builder.mark
        let angleStart = token.start
        operand(rank.tighter)
        builder.append(.call(.cis), from: angle, range: span(from: angleStart))
        builder.append(.product, from: mark, range: span(from: start))
        joint = .other
      case .infixFunction where isMembership(token):
        advance()
        // Words behind it join conditions, as behind a comparison.
        let outer = comparedBrackets
        comparedBrackets = closers.count
        operand(rank.tighter)
        comparedBrackets = outer
        builder.append(.call(.isMember), from: mark, range: span(from: start))
        joint = .other
      case .infixFunction:
        let builtin = token.value
        if rank >= .product { noteSign(from: mark, start: start) }
        refuseDoubled()
        advance()
        operand(rank.tighter)
        builder.append(call: UInt8(builtin), from: mark, range: span(from: start))
        joint = rank == .product ? .division : .other
      case .caret:
        power(from: mark, start: start)
        joint = .other
      case .range:
        advance()
        operand(.or)
        builder.append(.range, from: mark, range: span(from: start))
        joint = .other
      case .arrow:
        approach(from: mark, start: start)
        joint = .other
      case .equal, .doubleEqual, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
        comparison(from: mark, start: start, continuesChain: joint == .relation)
        joint = .relation
      default:
        juxtapose(from: mark, start: start, isDisputed: joint == .division)
        joint = .other
      }
    }
  }

  private enum Joint {
    case none
    case division
    case relation
    case other
  }

  /// The rank of the operator that a token is between two operands.
  func rank(of kind: Token.Kind) -> Rank {
    switch kind {
    case .plus, .minus: .sum
    case .range: .range
    case .arrow: limitBrackets == closers.count ? .relation : .none
    case .plusMinus: .plusMinus
    case .times, .slash, .percent: .product
    case .caret: .power
    case .equal, .doubleEqual, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      .relation
    case .infixFunction: joinsConditions ? junctionRank : infixRank
    case .bar: barCloses ? .none : juxtapositionRank
    case .integer, .number, .fraction, .malformedNumber, .name, .constant, .function, .open,
      .openSquare, .openFloor, .openCeiling, .openBrace, .root, .placeholder:
      juxtapositionRank
    default: .none
    }
  }

  /// Whether a token is ∈.
  func isMembership(_ token: Token) -> Bool {
    token.kind == .infixFunction && token.value == UInt32(Builtin.isMember.index)
  }

  /// The rank of a function between its operands; `div`, `quot` and `rem` bind as `mod` does.
  private var infixRank: Rank {
    if token.value == UInt32(Builtin.cis.index) { return .combination }
    if isMembership(token) { return .relation }
    let rank = Builtin.facts[Int(token.value)].infixRank
    return rank == .none ? .product : rank
  }

  private var juxtapositionRank: Rank {
    options.readings[.juxtaposition] ? .juxtaposition : .product
  }

  private mutating func addition(from mark: Int, start: Int) {
    let isSum = token.kind == .plus
    let sign = range
    advance()
    let operandStart = token.start
    let isBoth = isSum && token.kind == .minus && operandStart == sign.upperBound
    let isSigned = isSum && token.kind == .minus
    let left = builder.mark - 1
    let isNumber = builder.isNumber(at: left)
    operand(.plusMinus)
    if isBoth, isNumber, builder.isNegatedNumber(from: operandStart) {
      note(.sumOfNegative, span(from: start))
    }
    var kind = isSum ? Kind.sum : .difference
    let takesAway = isSigned && takesPercentAway(from: operandStart, of: left)
    // A percentage is of what stands before it, unless that is one as well.
    if takesAway {
      note(.percentOfLeft, span(from: start))
      kind = .percentDecrease
    } else if builder.isBare(.percent, from: operandStart), !builder.nodes[left].isPercentage {
      note(.percentOfLeft, span(from: start))
      if !options.readings[.percentOfLeft] { kind = isSum ? .percentIncrease : .percentDecrease }
    }
    builder.append(kind: kind, from: mark, range: span(from: start))
  }

  /// Takes the sign off a percentage behind a plus, where it says what a minus would: `100+-10%`.
  private mutating func takesPercentAway(from start: Int, of left: Int) -> Bool {
    let count = builder.nodes.count
    guard builder.isBare(.negation, from: start), builder.nodes[count - 2].kind == .percent,
      Int(builder.nodes[count - 2].start) == start + 1, !builder.nodes[left].isPercentage,
      !options.readings[.percentOfLeft]
    else { return false }
    builder.nodes.removeLast()
    return true
  }

  /// Reports a quotient of letters that says a derivative: `d/(dx)`, `(d^2)/(d x^2)`, `(d y)/(d x)`.
  ///
  /// The dividend and the divisor are the last two subtrees.
  private mutating func refuseDerivative(from mark: Int, start: Int) {
    let last = builder.nodes.count - 1
    let second = builder.nodes.count - builder.size(at: last)
    guard second > mark, let front = builder.nameText(at: mark), front.utf8.first == 0x64,
      front.utf8.count <= 2, !isOwn("d"), !isOwn(front)
    else { return }
    let isDividend =
      second == mark + 1 || builder.nodes[second - 1].kind == .juxtaposition
      || second == mark + 3 && builder.nodes[second - 1].kind == .power
    guard isDividend, let back = builder.nameText(at: second), back.utf8.first == 0x64 else {
      return
    }
    let name: String
    var rest = second + 1
    if back.utf8.count == 2, !isOwn(back) {
      name = String(back.unicodeScalars.dropFirst())
    } else if back == "d", rest < last, let letter = builder.nameText(at: rest),
      builder.nodes[last].kind == .juxtaposition
    {
      name = letter
      rest += 1
    } else if back == "d", second == last, front == "d", options.refusesWords,
      token.kind == .name
    {
      // `d/d x` as text.
      name = scanner.name(of: token)
    } else {
      return
    }
    var order = ""
    if rest < last, builder.nodes[rest].kind == .integer, rest + 1 <= last,
      builder.nodes[rest + 1].kind == .power
    {
      order = "\(builder.nodes[rest].payload)"
      rest += 2
    }
    if rest == last, builder.nodes[last].kind == .juxtaposition { rest += 1 }
    // `d/(d x x^2)`, as `d/dxx^2` is drawn.
    let isOfMore = second == mark + 1 && front == "d" && builder.nodes[last].kind == .juxtaposition
    guard rest > last || isOfMore else { return }
    let isHigher = !order.isEmpty
    let written = isHigher ? "d^\(order)/d\(name)^\(order)" : "d/d" + name
    let count = isHigher ? min(Int(order) ?? 1, 20) : 1
    let remedy = "diff(…" + String(repeating: "; " + name, count: count) + ")"
    report(.languageWord(written, remedy: .write(remedy)), span(from: start))
  }

  /// Reads the uncertainty of a measured value, and the range that may stand behind both, as an
  /// answer has it: `9.81 ± 0.01 ∈ [9.8 .. 9.82]`.
  private mutating func measured(from mark: Int, start: Int) {
    let isOfProduct = builder.isBare(.product, from: start)
    advance()
    let operandStart = token.start
    operand(.product)
    if isOfProduct
      || [.product, .juxtaposition, .quotient].contains(where: {
        builder.isBare($0, from: operandStart)
      })
    {
      note(.productInUncertainty, span(from: start))
    }
    builder.append(.plusMinus, from: mark, range: span(from: start))
    guard isMembership(token) else { return }
    let sign = range
    advance()
    operand(.product)
    if builder.nodes.last?.kind != .interval { report(.unknownCharacter(0x2208), sign) }
    builder.append(.plusMinus, from: mark, range: span(from: start))
  }

  private mutating func power(from mark: Int, start: Int) {
    operatorEnd = -1
    advance()
    guard enter() else {
      builder.append(.power, from: mark, range: span(from: start))
      return
    }
    defer { depth -= 1 }
    let exponent = builder.mark
    operand(.power)
    if builder.isZero(from: mark, to: exponent), builder.isZero(from: exponent, to: builder.mark) {
      note(.zeroToZero, span(from: start))
    }
    if builder.isOddRoot(from: exponent), builder.nodes[exponent - 1].kind == .negation {
      note(.rootOfNegative, span(from: start))
    }
    builder.append(.power, from: mark, range: span(from: start))
  }

  private mutating func comparison(from mark: Int, start: Int, continuesChain: Bool) {
    let relation: Relation =
      switch token.kind {
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      default: .equal
      }
    if relation == .notEqual, token.start == previousEnd,
      scanner.bytes[token.start] == UInt8(ascii: "!")
    {
      note(.notEqual, start..<token.end)
    }
    let sign = range
    advance()
    repairSign(sign)
    if token.kind == .end, relation == .equal, closers.isEmpty, !continuesChain,
      options.refusesWords, !builder.nodes[mark...].contains(where: { $0.kind.isName })
    {
      // `1+1=` asks for the value, as on a pocket calculator.
      return
    }
    if token.kind == .end || token.kind == .semicolon, relation == .equal, closers.isEmpty {
      report(.nothingToCompare, sign)
      builder.appendHole(range: previousEnd..<previousEnd)
    } else {
      refuseNot(from: mark, start: start)
      let outer = comparedBrackets
      comparedBrackets = closers.count
      operand(.range)
      comparedBrackets = outer
    }
    builder.append(
      .relation(relation, continuesChain: continuesChain),
      from: mark,
      range: span(from: start)
    )
  }

  private mutating func juxtapose(from mark: Int, start: Int, isDisputed: Bool) {
    operatorEnd = -1
    noteFactor(from: mark, start: start)
    notePrefix()
    // `~` and `¬` stand in front of an operand only.
    if token.kind == .function, token.value == UInt32(Builtin.not.index),
      scanner.bytes[token.start] != UInt8(ascii: "n")
    {
      report(.unexpected, range)
    }
    let isSecond = token.kind == .fraction || token.kind.isNumber
    if isSecond, skippedTo != token.start, isBehindNumber { report(.missingOperator, range) }
    if token.kind == .open, let name = builder.bareName(endingAt: previousEnd) {
      if !parameters.contains(builder.name(at: builder.mark - 1)) {
        note(.nameBeforeBracket, name.lowerBound..<token.end)
      }
      functionCandidate = name
    } else if token.kind == .open, let ratio = builder.goldenRatio(endingAt: previousEnd) {
      note(.ratioBeforeBracket, ratio.lowerBound..<token.end)
    }
    let bar = token.kind == .bar && barIsInfix ? range : nil
    let isNamed =
      (token.kind == .open || token.kind == .openSquare)
      && builder.bareName(endingAt: previousEnd) != nil
    operand(.combination)
    functionCandidate = nil
    // A bar behind an operand that nothing closes: `12 | 10`.
    if let bar, let last = diagnostics.lastIndex(of: Diagnostic(.unclosedBracket, range: bar)) {
      diagnostics[last] = Diagnostic(.misspelledSign(instead: "or"), range: bar)
    }
    // Not a product with a list: elements are asked for in this way elsewhere.
    if isNamed, let last = builder.nodes.last, last.kind == .range {
      report(.unexpected, Int(last.start)..<Int(last.end))
    }
    builder.append(.juxtaposition, from: mark, range: span(from: start))
    if isDisputed { note(.juxtaposition, span(from: start)) }
  }
}

extension Parser {
  /// Takes the token for the operator that it says in another way where an operator may
  /// stand, if that is wanted.
  // It changes the parser, since a question would be asked of a copy.
  @inline(__always)
  private mutating func takeSignInWords(where isWanted: (Token.Kind) -> Bool = { _ in true }) {
    switch token.kind {
    case .bar, .name, .function:
      if let sign = operatorInWords, isWanted(sign.kind) {
        if sign.end > token.end { scanner.offset = sign.end }
        token = sign
      }
    default: break
    }
  }

  /// Takes a name for the operator with that name, where the user gives it no other meaning.
  private mutating func takeYieldingOperator() {
    if isMembershipWord(token, scanner) {
      let index = UInt32(Builtin.isMember.index)
      token = Token(kind: .infixFunction, start: token.start, end: token.end, value: index)
      return
    }
    guard let meaning = token.meaning, meaning.kind == .infixFunction,
      !isOwn(scanner.name(of: token))
    else { return }
    token = meaning
  }

  /// Takes an `x` between two numbers for ×, where the user gives the name no meaning and the text has
  /// no other names: `6.02x10^23`.
  private mutating func takeLetterForTimes() {
    guard token.kind == .name, scanner.bytes[token.start] == UInt8(ascii: "x"), !isPlot,
      options.readsNumerals, ParsingOptions.isFactor(scanner.name(of: token)),
      let last = builder.nodes.last, last.kind == .integer || last.kind == .literal,
      !isOwn(scanner.name(of: token))
    else { return }
    let end = token.start + 1
    // A name of the user's may stand behind a blank.
    guard token.start == previousEnd || token.end == end else { return }
    scanner.offset = end
    guard scanner.peek().kind.isNumber, isArithmetic else {
      scanner.offset = token.end
      return
    }
    token = Token(kind: .times, start: token.start, end: end)
    note(.letterForTimes, token.start..<end)
  }

  /// Takes a colon between two numbers, in no brackets, for a division sign: `6:2`.
  private mutating func takeColonForSlash() {
    guard closers.isEmpty, options.refusesWords, scanner.peek().kind.isNumber,
      let last = builder.nodes.last, last.kind == .integer || last.kind == .literal,
      Int(last.end) == previousEnd
    else { return }
    token = Token(kind: .slash, start: token.start, end: token.end)
    note(.colonForSlash, range)
  }

  /// Whether the text has no comparison and no names but `x` with digits behind it; found out once.
  private var isArithmetic: Bool {
    mutating get {
      let known = hasOnlyNumbers ?? findsOnlyNumbers
      hasOnlyNumbers = known
      return known
    }
  }

  private var findsOnlyNumbers: Bool {
    var ahead = scanner
    ahead.offset = 0
    var last = Token(kind: .end, start: 0, end: 0)
    while true {
      let next = ahead.next()
      switch next.kind {
      case .end: return true
      case .equal, .doubleEqual, .colonEqual, .notEqual, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .arrow, .colon:
        return false
      case .name:
        let name = ahead.name(of: next)
        guard name == "Ans" || ParsingOptions.isFactor(name) && last.kind.isNumber else {
          return false
        }
      case .function:
        if Builtin.facts[Int(next.value)].isAlgebraic { return false }
      default: break
      }
      last = next
    }
  }

  /// The operator that a word or a bar is between two operands: `plus`, `7 rem 2`, or a bar
  /// that nothing closes, for `or`.
  var operatorInWords: Token? {
    func sign(_ kind: Token.Kind, _ index: UInt8 = 0) -> Token {
      Token(kind: kind, start: token.start, end: token.end, value: UInt32(index))
    }
    switch token.kind {
    case .bar where scanner.bytes[token.end] == UInt8(ascii: "|"):
      return doubleBar
    case .bar where !barCloses && barIsInfix && barIsAlone(in: scanner):
      return sign(.infixFunction, Builtin.or.index)
    case .name, .function:
      let value = token.kind == .function ? token : token.meaning
      if let value, value.kind == .function {
        let row = UInt8(value.value)
        guard row == Builtin.div.index || row == Builtin.quot.index || row == Builtin.rem.index,
          !isOwn(scanner.name(of: token)), !isCalledWithTwo
        else { return nil }
        return sign(.infixFunction, row)
      }
      guard token.kind == .name, options.refusesWords, 3...5 ~= token.end - token.start else {
        return nil
      }
      let name = scanner.name(of: token)
      guard case .write(let text)? = LanguageWord.remedy(for: name), name != "von", !isOwn(name)
      else { return nil }
      return Parser.signs[text].map { sign($0) }
    default: return nil
    }
  }

  /// The signs that words say between two operands; see ``LanguageWord``.
  private static let signs: [String: Token.Kind] = [
    "+": .plus, "-": .minus, "*": .times, "/": .slash, "^": .caret,
  ]

  /// The `or` that two bars are between conditions, and wherever no bars behind them close a
  /// pair: `x < 1 || x > 3`.
  private var doubleBar: Token? {
    guard !barCloses, !closers.contains(.bar) else { return nil }
    let end = token.end + 1
    var ahead = scanner
    ahead.offset = end
    let isApart = scanner.bytes[end] == 0x20 && isBehindCondition && conditionFollows(in: ahead)
    guard isApart || startsOperand(ahead.peek()) && barIsAlone(in: ahead) else { return nil }
    let or = UInt32(Builtin.or.index)
    return Token(kind: .infixFunction, start: token.start, end: end, value: or)
  }

  /// Reports `&&` and `||` between numbers: programs say with them whether both are not 0.
  private mutating func refuseDoubled() {
    let sign = scanner.bytes[token.start]
    guard sign == UInt8(ascii: "&") || sign == UInt8(ascii: "|"), token.end - token.start == 2,
      !joinsConditions
    else { return }
    report(.misspelledSign(instead: sign == UInt8(ascii: "&") ? "and" : "or"), range)
  }

  /// Whether a bar behind an operand is the last one of the text, so that nothing closes it.
  private func barIsAlone(in scanner: Scanner) -> Bool {
    var ahead = scanner
    while true {
      let next = ahead.next().kind
      if next == .end || next == .bar { return next == .end }
    }
  }

  /// Whether the bracket behind a token holds more than one argument.
  private var isCalledWithTwo: Bool {
    var ahead = scanner
    let next = ahead.next()
    return next.kind == .open && isCalledWithTwo(next, ahead)
  }

  /// Whether a bracket holds more than one argument, which the scanner comes to next.
  func isCalledWithTwo(_ bracket: Token, _ scanner: Scanner) -> Bool {
    endOfBracket(bracket, scanner) == nil
  }

  /// The end of a bracket with one argument, which the scanner comes to next, or nothing where
  /// there are several.
  func endOfBracket(_ bracket: Token, _ scanner: Scanner) -> Int? {
    var ahead = scanner
    var depth = 1
    while depth > 0 {
      let next = ahead.next().kind
      switch next {
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling: depth += 1
      case .semicolon where depth == 1, .comma where depth == 1: return nil
      // A bracket is closed at the end of what somebody has typed.
      case .end: return options.refusesWords ? scanner.count : nil
      case _ where next.closes: depth -= 1
      default: break
      }
    }
    return ahead.offset
  }

  /// Whether a bar behind an operand has an operand behind it and stands in no pair of bars.
  private var barIsInfix: Bool {
    !closers.contains(.bar) && startsOperand(scanner.peek())
  }

  /// Whether a token behind a bar surely starts an operand.
  private func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .integer, .number, .name, .constant, .function, .open, .minus: true
    default: false
    }
  }

  /// Reports `not x = 5`, in which people mean the opposite of the comparison, or bits.
  private mutating func refuseNot(from mark: Int, start: Int) {
    guard builder.isBare(.call, from: start),
      builder.nodes[builder.mark - 1].calls(.not)
    else { return }
    var ahead = scanner
    ahead.offset = start
    let word = ahead.next()
    guard ahead.next().kind != .open else { return }
    report(.languageWord("not", remedy: .opposite), word.start..<word.end)
  }

  /// Reports two signs that are no sign together, as `=<`, and skips the second.
  private mutating func repairSign(_ sign: Range<Int>) {
    guard token.start == sign.upperBound, scanner.bytes[sign.lowerBound] < 0x80 else { return }
    let isUnequal = scanner.bytes[sign.lowerBound] == UInt8(ascii: "!")
    let instead: String
    switch token.kind {
    case .equal where sign.count == 2: instead = isUnequal ? "!=" : "=="
    case .less where sign.count == 1: instead = "<="
    case .greater where sign.count == 1: instead = ">="
    case .bang where sign.count == 1: instead = "!="
    default: return
    }
    report(.misspelledSign(instead: instead), sign.lowerBound..<token.end)
    advance()
  }

  /// Whether a number stands right in front: digits, ½, or 2½, perhaps with a sign.
  private var isBehindNumber: Bool {
    // The operand of a sign stands before it.
    guard let last = builder.nodes.last(where: { $0.kind != .negation }),
      Int(last.end) == previousEnd
    else { return false }
    switch last.kind {
    // A factor that is a sum without brackets is a mixed number.
    case .integer, .literal, .sum: return true
    // A quotient of three bytes that is no ASCII is one character.
    case .quotient: return last.end - last.start <= 3 && scanner.bytes[Int(last.start)] >= 0x80
    default: return false
    }
  }

  /// Notes a factor without a sign that people would read as something else:
  /// `3√8`, `2 e 3`, `|2|3|4|`.
  private mutating func noteFactor(from mark: Int, start: Int) {
    switch token.kind {
    case .root where token.value == 2:
      if let number = builder.nodes.last, builder.isBareNumber(endingAt: previousEnd),
        isPower(scanner.peek(), of: number)
      {
        note(.numberBeforeRoot, Int(number.start)..<token.end)
      }
    case .integer, .number:
      if builder.isNumberTimesE(endingAt: previousEnd) {
        note(.constantBetweenNumbers, start..<token.end)
      }
    case .bar where barsEnd > start && barsEnd < previousEnd:
      note(.bars, start..<token.end)
    default: break
    }
  }

  /// Notes a letter right behind a number that people would read as a prefix of units: `1k`,
  /// `4.7k`, `100n`.
  private mutating func notePrefix() {
    guard token.kind == .name, token.start == previousEnd, !isPlot else { return }
    let name = scanner.name(of: token)
    guard ParsingOptions.isPrefix(name), !isOwn(name) else { return }
    // The operand in front may be a product that ends in the number.
    var start = previousEnd
    while start > 0,
      scanner.bytes[start - 1] &- 0x30 < 10
        || scanner.bytes[start - 1] == options.decimalMark.byte
    {
      start -= 1
    }
    let digits = scanner.bytes[start..<previousEnd]
    let isRound = digits.first == 0x31 && digits.dropFirst().allSatisfy { $0 == 0x30 }
    let next = scanner.bytes[token.end]
    guard isRound || digits.count > 2, next != UInt8(ascii: "^"), next < 0x80 else { return }
    if start > 0, (scanner.bytes[start - 1] | 0x20).isLowercaseLetter { return }
    note(.prefixBehindNumber, start..<token.end)
  }

  /// Whether a number is a power with a small exponent that stands before its
  /// root: the 8 of `3√8` is 2³, while `3√2` is read in one way by everybody.
  private func isPower(_ radicand: Token, of index: Node) -> Bool {
    guard radicand.kind == .integer, index.kind == .integer, (3...9).contains(index.payload) else {
      return false
    }
    var base: UInt64 = 2
    while true {
      var power: UInt64 = 1
      for _ in 0..<index.payload { power = min(power, 1 << 32) * base }
      if power >= UInt64(radicand.value) { return power == UInt64(radicand.value) }
      base += 1
    }
  }

  /// Notes a sign in front of the first operand of an operator with a name.
  private mutating func noteSign(from mark: Int, start: Int) {
    guard builder.mark > mark, builder.isBare(.negation, from: start) else { return }
    note(.signBeforeOperator, start..<token.end)
  }
}

// MARK: - Subtrees without brackets

// Inlined: a call would copy the builder of a parser.
extension ExpressionBuilder {
  /// Whether the last subtree is of a kind, and stands without brackets.
  @inline(__always)
  fileprivate func isBare(_ kind: Kind, from start: Int) -> Bool {
    guard let last = nodes.last else { return false }
    return last.kind == kind && Int(last.start) == start
  }

  @inline(__always)
  fileprivate func isBareNumber(endingAt end: Int) -> Bool {
    guard let last = nodes.last else { return false }
    return (last.kind == .integer || last.kind == .literal) && Int(last.end) == end
  }

  @inline(__always)
  fileprivate func isNumberTimesE(endingAt end: Int) -> Bool {
    let count = nodes.count
    guard count >= 3, nodes[count - 1].kind == .juxtaposition, nodes[count - 2].says(.e),
      Int(nodes[count - 2].end) == end
    else { return false }
    return nodes[count - 3].kind == .integer || nodes[count - 3].kind == .literal
  }

  @inline(__always)
  fileprivate func bareName(endingAt end: Int) -> Range<Int>? {
    guard let last = nodes.last, last.kind == .shortName || last.kind == .longName,
      Int(last.end) == end
    else { return nil }
    return Int(last.start)..<Int(last.end)
  }

  /// The place of the golden ratio, where it stands last.
  fileprivate func goldenRatio(endingAt end: Int) -> Range<Int>? {
    guard let last = nodes.last, last.kind == .constant, last.detail == Constant.phi.rawValue,
      Int(last.end) == end
    else { return nil }
    return Int(last.start)..<end
  }

  @inline(__always)
  fileprivate func isNumber(at index: Int) -> Bool {
    nodes[index].kind == .integer || nodes[index].kind == .literal
  }

  /// Whether the last subtree is a number with a minus in front, without brackets.
  fileprivate func isNegatedNumber(from start: Int) -> Bool {
    isBare(.negation, from: start) && isNumber(at: nodes.count - 2)
  }

  @inline(__always)
  fileprivate func isZero(from mark: Int, to end: Int) -> Bool {
    end - mark == 1 && nodes[mark].kind == .integer && nodes[mark].payload == 0
  }

  /// Whether the subtree behind a mark is a quotient of whole numbers with an
  /// odd divisor.
  @inline(__always)
  fileprivate func isOddRoot(from mark: Int) -> Bool {
    let count = nodes.count
    guard count - mark >= 2, count - mark <= 4, nodes[count - 1].kind == .quotient else {
      return false
    }
    let divisor = nodes[count - 2]
    return divisor.kind == .integer && divisor.payload % 2 == 1
  }
}

extension Token.Kind {
  var isNumber: Bool { self == .integer || self == .number || self == .malformedNumber }
}
