// Calls: functions with brackets and without, roots, powers of functions.

extension Parser {
  /// Reads a function and its arguments.
  mutating func call() {
    // `DIV` is 504 where nothing is divided.
    if numeral != nil, scanner.peek().kind != .open, readNumeral() { return }
    let start = token.start
    let word = token
    let isInt = token.value == UInt32(Builtin.trunc.index) && word.end - word.start == 3
    // `int(x^2; x; 0; 1)` and `int(x^2; x)` are integrals, `int(2.5)` is a whole number.
    let index = isInt && bindsInBrackets ? Builtin.integral.index : UInt8(token.value)
    let facts = Builtin.facts[Int(index)]
    let mark = builder.mark
    let isSignAlone =
      index == Builtin.integral.index && scanner.bytes[start] >= 0x80 && !bindsInBrackets
    let isDivided = dividesInBrackets
    advance()
    if takeNumberJoined(to: word, from: mark) { return }
    let exponent = functionPower(of: index)
    let argumentMark = builder.mark
    var found = 1
    var isBareCall = false
    if isInt || index == Builtin.integral.index {
      // `∫ x^2 dx`, `int x^2 dx`
      let mayHaveDifferential = !isDivided || scanner.bytes[start] >= 0x80
      if mayHaveDifferential, let differential {
        return integral(from: mark, start: start, differential)
      }
      if isSignAlone {
        report(.unknownCharacter(Parser.signOfIntegral), word.start..<word.end)
      }
    }
    if token.kind == .placeholder, token.start == word.end,
      case .large = Builtin.row(at: index).notation
    {
      return sum(index, from: mark, start: start)
    }
    let isOfList = skipWordBehindFunction(of: index)
    if mark == 0, argumentMark == 0, facts.isAlgebraic || index == Builtin.solve.index,
      let end = endOfFirstBracket(behind: word), !token.kind.endsOperand
    {
      // The first word of a statement takes all of it: `factor x^2 - 1`, `solve x^2 = 4`.
      let first = token.start
      operand(.choice)
      joinRelations(from: 0, start: first)
      if end > 0, previousEnd > end { note(.argumentBehindBlank, span(from: start)) }
    } else if index == Builtin.factorial.index,
      token.kind.endsOperand
        || token.kind == .plus || token.kind == .minus
    {
      report(.languageWord("factorial", remedy: .write("!")), word.start..<word.end)
      builder.appendHole(range: range)
    } else if token.kind == .open, !isOfList || isCalledWithTwo(token, scanner) {
      let isEmpty = facts.least > 1 && scanner.peek().kind == .close
      found = facts.most == .max ? sequenceOrArguments(of: index) : arguments()
      if isEmpty { found = 0 }
      if isOfList { note(.listBehindWord, span(from: start)) }
    } else if let count = numbersBehindBlanks(of: index) {
      found = count
      note(isOfList ? .listBehindWord : .numbersBehindFunction, span(from: start))
    } else if isOfList {
      found = listBehindWord()
      note(.listBehindWord, span(from: start))
    } else {
      isBareCall = true
      bareArgument(mayBeMultiple: facts.least == 1 && !isRoot(index), mayBePower: !isRoot(index))
    }
    let range = span(from: start)
    var isBasedLogarithm = false
    if facts.isLogarithm, let base = scanner.logarithmBase(of: word.start..<word.end),
      base.text != "10"
    {
      isBasedLogarithm = true
      found += 1
      builder.append(base, range: word.start..<word.end)
    }
    if index == Builtin.trunc.index, isInt,
      found > 2 || found == 2 && builder.nodes.last?.kind.isName == true
    {
      // `int(x^2; x; 0; 1)`; two numbers may be one with a comma.
      report(.languageWord("int", remedy: .calculus), word.start..<word.end)
    } else if found < facts.least || found > facts.most {
      let row = Builtin.row(at: index)
      report(
        .wrongNumberOfArguments(
          function: "\(row.name)",
          least: row.least,
          most: row.most,
          found: found
        ),
        range
      )
    }
    // What is wrong between the brackets is told first.
    if facts.most == .max, Builtin.row(at: index).bindsAnyNumber,
      !builder.isBound(isLimit: index == Builtin.limit.index),
      !isAntiderivative(of: index, count: found),
      !diagnostics.contains(where: { range.contains($0.range.lowerBound) })
    {
      report(index == Builtin.limit.index ? .missingTarget : .missingRange, range)
    }
    var isPlainAngle = facts.takesAngle && self.isPlainAngle(from: argumentMark)
    switch exponent {
    case .none:
      builder.append(call: index, from: mark, range: range)
    case .inverse(let inverse):
      isPlainAngle = false
      builder.append(call: inverse.index, from: mark, range: range)
    case .power:
      builder.append(call: index, from: argumentMark, range: range)
      // The exponent was read before the arguments and stands behind them.
      builder.exchange(mark, argumentMark)
      builder.append(.power, from: mark, range: range)
    }
    if facts.givesList, !isBareCall, case .none = exponent { places(from: mark, start: start) }
    if isBareCall {
      noteBareArgument(from: word.start)
      if !isRoot(index) { noteDivisor(from: word.start) }
    }
    if index == Builtin.log.index, found == 2, !isBasedLogarithm, separatesByComma {
      note(.baseStandsSecond, range)
    }
    if index == Builtin.root.index, found == 2, argumentMark + 2 == builder.mark - 1,
      builder.nodes[argumentMark].kind == .integer,
      builder.nodes[argumentMark + 1].kind == .integer,
      builder.nodes[argumentMark].payload > builder.nodes[argumentMark + 1].payload
    {
      note(.indexStandsFirst, range)
    }
    if isPlainAngle { note(.angleUnit, range) }
    let isRead =
      switch facts.dispute {
      case .orderOfDerivative: isPlaceOfDerivative(found)
      case .wholeNumbersOfRange: isOfAnyNumbers
      default: true
      }
    if let dispute = facts.dispute, isRead { note(dispute, range) }
  }

  /// Whether the argument that was read last is a sequence by a name that people do not use for
  /// whole numbers alone.
  private var isOfAnyNumbers: Bool {
    let place = builder.nodes.count - 2
    guard place > 0, builder.nodes[place].kind == .sequence else { return false }
    let name = place - 1 - builder.size(at: place - 1)
    return !["i", "j", "k", "l", "m", "n"].contains(builder.nameText(at: name))
  }

  /// Whether the arguments that were read last are a function, a name and a place.
  private func isPlaceOfDerivative(_ count: Int) -> Bool {
    guard count == 3, let call = builder.nodes.last, call.kind == .call else { return false }
    let place = builder.nodes.count - 2
    let name = place - builder.size(at: place)
    // Behind a mistake there may be fewer.
    return name >= 0 && builder.nodes[name].kind.isName && !builder.nodes[place].kind.isName
  }

  /// Whether the arguments that were read last are those of an integral without bounds: a function
  /// and perhaps the name of its variable.
  private func isAntiderivative(of index: UInt8, count: Int) -> Bool {
    index == Builtin.integral.index
      && (count == 1 || count == 2 && builder.nodes.last?.kind.isName == true)
  }

  /// Takes a name with digits at its end for a function and its argument, where no operand stands
  /// behind it, but a sign with a blank behind it or the end of an operand: `log10 + 1` is
  /// log(10) + 1.
  private mutating func takeNumberJoined(to word: Token, from mark: Int) -> Bool {
    let name = scanner.bytes[word.start..<word.end]
    guard let last = name.last, last &- 0x30 < 10 else { return false }
    switch token.kind {
    case .plus, .minus:
      guard token.start == word.end || scanner.bytes[token.end] == 0x20 else { return false }
    case .caret: return false
    default: guard token.kind.endsOperand else { return false }
    }
    let letters = name.prefix { $0 &- 0x30 >= 10 }
    let digits = name.dropFirst(letters.count)
    guard digits.first != 0x30, digits.allSatisfy({ $0 &- 0x30 < 10 }),
      let row = Builtin.named(String(decoding: letters, as: UTF8.self)), row.least == 1
    else { return false }
    let number = NumberLiteral(canonical: String(decoding: digits, as: UTF8.self))
    builder.append(number, range: word.start..<word.end)
    builder.append(call: row.index, from: mark, range: word.start..<word.end)
    note(.joinedFunction, word.start..<word.end)
    return true
  }

  /// The end of the bracket that stands here behind a blank in what somebody has typed, and has one
  /// argument; 0 where none stands here, and nothing where what follows the function is its
  /// arguments.
  private func endOfFirstBracket(behind word: Token) -> Int? {
    guard token.kind == .open else { return 0 }
    let isApart = options.refusesWords && token.start > word.end
    return isApart ? endOfBracket(token, scanner) : nil
  }

  /// Skips `of` behind a function of lists: `mean of 3, 5, 7`; behind another function it is
  /// reported.
  ///
  /// - Returns: Whether a list is to follow.
  private mutating func skipWordBehindFunction(of index: UInt8) -> Bool {
    guard token.kind == .name, 2...3 ~= token.end - token.start, options.refusesWords else {
      return false
    }
    let name = scanner.name(of: token)
    guard Parser.shareWord(name) == .shareOf, !isOwn(name) else { return false }
    let isOfList = Builtin.facts[Int(index)].most == .max
    if !isOfList { report(.languageWord(name, remedy: .write("(…)")), range) }
    advance()
    return isOfList
  }

  /// Reads the numbers or the list behind `of`, with commas or `and` between them, and counts them.
  ///
  /// Inside of brackets a comma separates the arguments of another function.
  private mutating func listBehindWord() -> Int {
    var count = 1
    if token.kind.endsOperand {
      missing(at: previousEnd)
      return count
    }
    operand(.sum)
    while true {
      let hasComma =
        closers.isEmpty && !isPlot
        && (token.kind == .comma || token.kind == .semicolon && options.decimalMark == .comma)
      if hasComma { advance() }
      let hasWord =
        token.kind == .infixFunction && token.value == UInt32(Builtin.and.index)
        && scanner.bytes[token.start] | 0x20 == UInt8(ascii: "a")
      if hasWord { advance() }
      guard hasComma || hasWord else { return count }
      operand(.sum)
      count += 1
    }
  }

  /// Whether the brackets that open behind the token hold a range, or two or four parts with a name
  /// as the second.
  private var bindsInBrackets: Bool {
    var ahead = scanner
    guard ahead.next().kind == .open else { return false }
    var (depth, parts, isName) = (0, 1, false)
    var last = ahead.next()
    while last.kind != .end, depth >= 0 {
      let next = ahead.next()
      switch last.kind {
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling: depth += 1
      case _ where last.kind.closes: depth -= 1
      case .range where depth == 0: return true
      case .comma where depth == 0 && options.decimalMark == .comma: break
      case .semicolon where depth == 0, .comma where depth == 0:
        parts += 1
        if parts == 2 { isName = next.kind == .name && !continuesName(behind: next, ahead) }
      default: break
      }
      last = next
    }
    return (parts == 2 || parts == 4) && isName
  }

  /// Whether the brackets that open behind the token hold several arguments, or two bounds.
  private var dividesInBrackets: Bool {
    var ahead = scanner
    guard ahead.next().kind == .open else { return false }
    var (depth, last) = (0, ahead.next())
    while last.kind != .end, depth >= 0 {
      switch last.kind {
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling: depth += 1
      case _ where last.kind.closes: depth -= 1
      case .semicolon where depth == 0, .comma where depth == 0, .range where depth == 0:
        return true
      default: break
      }
      last = ahead.next()
    }
    return false
  }

  /// Whether an argument that begins with a name has more than the name.
  private func continuesName(behind name: Token, _ scanner: Scanner) -> Bool {
    let next = scanner.peek()
    return !(next.kind.closes || next.kind == .semicolon || next.kind == .comma)
  }

  private enum FunctionPower {
    case none
    case inverse(Builtin)
    case power
  }

  /// Reads the exponent between the name and the arguments, as in `sin² x`.
  private mutating func functionPower(of index: UInt8) -> FunctionPower {
    let mark = builder.mark
    switch token.kind {
    case .superscript where scanner.peek().kind != .root:
      superscript()
    case .caret:
      advance()
      let start = token.start
      if token.kind == .minus {
        advance()
        literal()
        builder.append(.negation, from: mark, range: span(from: start))
      } else {
        literal()
      }
    default:
      return .none
    }
    let nodes = builder.nodes[mark...]
    if nodes.count == 2, nodes[mark].kind == .integer, nodes[mark].payload == 1,
      nodes[mark + 1].kind == .negation, let inverse = Builtin.row(at: index).inverse
    {
      builder.nodes.removeLast(2)
      return .inverse(inverse)
    }
    return .power
  }

  /// Reads bracketed arguments, of which there may be any number, and counts them; a
  /// sequence is one, and so is `k^2; k; 1; 10` of a function whose sign has bounds.
  private mutating func sequenceOrArguments(of index: UInt8) -> Int {
    let row = Builtin.row(at: index)
    let name = beginBinding()
    let (mark, start) = (builder.mark, token.start)
    var hasBounds = row == .integral
    if case .large = row.notation { hasBounds = true }
    let outer = (boundsDepth, limitBrackets)
    boundsDepth = hasBounds || row == .limit ? closers.count + 1 : nil
    limitBrackets = row == .limit ? closers.count + 1 : -1
    let count = arguments()
    (boundsDepth, limitBrackets) = outer
    let isSequence = endBinding(
      name,
      count: count,
      from: mark,
      start: start,
      takesOthers: row.takesRanges
    )
    if isSequence || row == .limit && count == 3 && builder.bindTarget(from: mark) { return 1 }
    guard name == nil, count == 4, hasBounds,
      builder.bindBounds(from: mark, range: span(from: start))
    else { return count }
    return 1
  }

  /// Reads bracketed arguments and counts them.
  mutating func arguments() -> Int {
    let opening = range
    functionCandidate = nil
    guard enter(closing: .close) else { return 1 }
    defer { leave() }
    let saved = barCloses
    defer { barCloses = saved }
    barCloses = false
    advance()
    var count = 0
    var hasComma = false
    while true {
      let mark = builder.mark
      let start = token.start
      if token.kind == .end, count == 0 {
        builder.appendHole(range: start..<start)
      } else {
        operand(.choice)
      }
      count += 1
      while !isSeparator, token.kind != .end, !token.kind.closes {
        resume(from: mark, start: start) { $0 == .semicolon || $0 == .comma || $0.closes }
        if token.kind == .comma, !isSeparator {
          reportUnexpected()
          advance()
          skippedTo = token.start
          operators(from: mark, start: start, minimum: .choice)
        }
      }
      guard isSeparator else { break }
      hasComma = token.kind == .comma
      advance()
    }
    closeBracket(.close, opening: opening)
    separatesByComma = hasComma
    return count
  }

  /// Whether the token stands between arguments or cases.
  var isSeparator: Bool { isSeparator(token) }

  func isSeparator(_ token: Token) -> Bool {
    token.kind == .semicolon || token.kind == .comma && options.decimalMark == .point
  }

  /// Reads an argument without brackets: one literal with its exponents, except under a root, or a
  /// number with the names behind it where it may be a multiple, or, in the alternative reading, a
  /// product up to the next sign or function.
  private mutating func bareArgument(mayBeMultiple: Bool, mayBePower: Bool) {
    guard enter() else { return }
    defer { depth -= 1 }
    let mark = builder.mark
    let start = token.start
    if token.kind == .minus || token.kind == .plus {
      let isNegation = token.kind == .minus
      advance()
      bareArgument(mayBeMultiple: mayBeMultiple, mayBePower: mayBePower)
      if isNegation { builder.append(.negation, from: mark, range: span(from: start)) }
      return
    }
    bareLiteral()
    guard !options.readings[.bareArgument] else { return }
    while true {
      if token.kind == .degree {
        degree(from: mark, start: start)
      } else if let unit {
        angle(unit, from: mark, start: start)
      } else {
        break
      }
    }
    if mayBePower { exponents(from: mark, start: start) }
    guard mayBeMultiple, builder.isCoefficient(from: mark) else { return }
    while continuesMultiple {
      let (factor, place) = (builder.mark, token.start)
      literal()
      if mayBePower { exponents(from: factor, start: place) }
      builder.append(.juxtaposition, from: mark, range: span(from: start))
    }
  }

  /// Reads the exponents behind a part of an argument without brackets: `sin x^2` is sin(x²), as in
  /// books.
  private mutating func exponents(from mark: Int, start: Int) {
    guard token.kind == .caret || token.kind == .superscript else { return }
    note(.powerOfArgument, start..<token.end)
    if token.kind == .superscript {
      let range = range
      superscript()
      builder.append(.power, from: mark, range: start..<range.upperBound)
    }
    operators(from: mark, start: start, minimum: .power)
  }

  /// Reads what stands behind a function of several numbers without brackets, each behind a
  /// blank, or a range: `gcd 24 36`, `sum 1..10`.
  ///
  /// - Returns: The number of arguments, or nothing where something else stands here.
  private mutating func numbersBehindBlanks(of index: UInt8) -> Int? {
    let facts = Builtin.facts[Int(index)]
    guard facts.most == .max || facts.least > 1 else { return nil }
    var (ahead, last, count) = (scanner, token, 1)
    if last.kind == .minus, last.end == scanner.peek().start { last = ahead.next() }
    guard last.kind == .integer || last.kind == .number else { return nil }
    var next = ahead.next()
    let isRange = facts.most == .max && next.kind == .range
    if isRange {
      last = ahead.next()
      guard last.kind == .integer || last.kind == .name else { return nil }
      next = ahead.next()
    }
    while !isRange, next.start > last.end {
      var (behind, number) = (ahead, next)
      // A sign right in front of a number and behind a blank belongs to it: `max 3 -5`.
      if number.kind == .minus, behind.peek().start == number.end { number = behind.next() }
      guard number.kind == .integer || number.kind == .number else { break }
      (ahead, last, count) = (behind, number, count + 1)
      next = ahead.next()
    }
    guard isRange || count > 1 && facts.least...facts.most ~= count else { return nil }
    switch next.kind {
    case .end, .semicolon, .plus, .times, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual:
      break
    case .minus where ahead.bytes[next.end] == 0x20: break
    case .name where Conversion.isPreposition(ahead.name(of: next)): break
    case let kind where kind.closes: break
    default: return nil
    }
    let (mark, start) = (builder.mark, token.start)
    for _ in 0..<count {
      let (number, sign) = (builder.mark, token)
      if sign.kind == .minus { advance() }
      literal()
      if sign.kind == .minus {
        builder.append(.negation, from: number, range: span(from: sign.start))
      }
    }
    if isRange {
      advance()
      literal()
      builder.append(.range, from: mark, range: span(from: start))
    }
    return count
  }

  /// Whether a function is a root.
  private func isRoot(_ index: UInt8) -> Bool {
    if case .root = Builtin.row(at: index).notation { true } else { false }
  }

  /// Whether a name or a constant stands right behind a number, as in `2x`, or
  /// one letter behind a blank: `2 x`.
  private var continuesMultiple: Bool {
    switch token.kind {
    case .constant: true
    case .name where token.start == sideStart: false
    case .name:
      (token.start == previousEnd || token.end - token.start == 1
        || scanner.bytes[token.start] >= 0x80)
        && !startsConversion && operatorInWords == nil && unit == nil
        && endOfJoinedFunction == nil
        && !isOperatorName
    default: false
    }
  }

  /// Whether the token is a word between operands that yields to the user's names: `and`.
  private var isOperatorName: Bool {
    token.meaning?.kind == .infixFunction && !isOwn(scanner.name(of: token))
  }

  /// Reads one literal, or, in the alternative reading, a product.
  private mutating func bareLiteral() {
    guard options.readings[.bareArgument] else {
      literal()
      return
    }
    let mark = builder.mark
    let start = token.start
    operand(.power)
    while token.kind.joinsBareArgument {
      operand(.power)
      builder.append(.juxtaposition, from: mark, range: span(from: start))
    }
  }

  /// Notes a bare argument that people would read further than it goes.
  private mutating func noteBareArgument(from start: Int) {
    switch token.kind {
    case .name where token.start == sideStart || isOperatorName: break
    case .caret, .superscript, .bang:
      note(.bareArgument, start..<token.end)
    case let kind where kind.joinsBareArgument && skippedTo != token.start:
      note(.bareArgument, start..<token.end)
    default:
      if options.readings[.bareArgument], builder.nodes[builder.mark - 2].kind == .juxtaposition {
        note(.bareArgument, span(from: start))
      }
    }
  }

  /// Notes a number right behind an argument without brackets and `/`, which people would read as a
  /// part of the argument: `sin pi/2`.
  private mutating func noteDivisor(from start: Int) {
    guard token.kind == .slash, token.start == previousEnd,
      scanner.bytes[token.end] &- 0x30 < 10
    else { return }
    note(.bareArgument, start..<token.end)
  }

  /// Whether the argument behind a mark is a number without π, a name or a degree
  /// sign, so that the unit in force matters.
  private func isPlainAngle(from mark: Int) -> Bool {
    var isZero = true
    for index in mark..<builder.nodes.count {
      let node = builder.nodes[index]
      switch node.kind {
      case .integer: isZero = isZero && node.payload == 0
      case .literal: isZero = false
      case .negation, .sum, .difference, .product, .juxtaposition, .quotient, .power: break
      default: return false
      }
    }
    return !isZero
  }
}

// MARK: - Roots

extension Parser {
  /// Reads √, ∛ or ∜ and its literal.
  mutating func root() {
    let start = token.start
    let index = token.value
    let mark = builder.mark
    if index == 4 { builder.append(NumberLiteral(4), range: range) }
    advance()
    radicand(start: start)
    let builtin = index == 2 ? Builtin.sqrt : index == 3 ? Builtin.cbrt : Builtin.root
    builder.append(call: builtin.index, from: mark, range: span(from: start))
    noteBareArgument(from: start)
  }

  /// Reads a superscript index, √ and its literal.
  mutating func indexedRoot() {
    let start = token.start
    let mark = builder.mark
    superscript()
    advance()
    radicand(start: start)
    builder.append(call: Builtin.root.index, from: mark, range: span(from: start))
    noteBareArgument(from: start)
  }

  /// Reads what stands under a root: one literal, perhaps behind signs.
  private mutating func radicand(start: Int) {
    guard enter() else { return }
    defer { depth -= 1 }
    guard token.kind == .minus || token.kind == .plus else {
      bareLiteral()
      return
    }
    let mark = builder.mark
    let start = token.start
    let isNegation = token.kind == .minus
    advance()
    radicand(start: start)
    if isNegation { builder.append(.negation, from: mark, range: span(from: start)) }
  }
}

extension Token.Kind {
  /// Whether it is a bracket that closes; a bar is none.
  var closes: Bool {
    self == .close || self == .closeSquare || self == .closeFloor || self == .closeCeiling
      || self == .closeBrace
  }

  /// Whether no operand stands here, but what goes on behind one or ends it.
  fileprivate var endsOperand: Bool {
    switch self {
    case .end, .semicolon, .comma, .arrow, .equal, .times, .slash, .caret: true
    default: closes
    }
  }

  /// Whether the token would be a further factor of a bare argument.
  fileprivate var joinsBareArgument: Bool {
    switch self {
    case .integer, .number, .name, .constant, .open: true
    default: false
    }
  }
}

extension ExpressionBuilder {
  /// Whether a number or a constant alone stands behind a mark.
  fileprivate func isCoefficient(from mark: Int) -> Bool {
    guard mark == self.mark - 1 else { return false }
    return [.integer, .literal, .constant].contains(nodes[mark].kind)
  }

  /// Exchanges the subtrees between two marks and behind the second.
  mutating func exchange(_ first: Int, _ second: Int) {
    let front = Array(nodes[first..<second])
    nodes.removeSubrange(first..<second)
    nodes.append(contentsOf: front)
  }

  /// The name that a node is, or nothing for other nodes.
  func nameText(at index: Int) -> String? {
    nodes[index].kind.isName ? name(at: index) : nil
  }

  func name(at index: Int) -> String { name(of: nodes[index]) }

  /// The name that a node is.
  func name(of node: Node) -> String {
    node.kind == .shortName ? Expression.name(packed: node.payload) : texts[Int(node.payload)]
  }
}
