// Operands: numbers, names, brackets, and the signs behind them.

internal import Numbers

extension Parser {
  /// Reads a literal and the signs behind it.
  mutating func postfixed() {
    let mark = builder.mark
    let start = token.start
    literal()
    postfixes(from: mark, start: start)
  }

  /// Reads signs behind the operand behind a mark.
  @inline(__always)
  mutating func postfixes(from mark: Int, start: Int) {
    // Mostly there are none.
    switch token.kind {
    case .superscript where token.start == sideStart: return
    case .bang, .percent, .degree, .superscript, .comma: readPostfixes(from: mark, start: start)
    case .name where unit != nil: readPostfixes(from: mark, start: start)
    case .notEqual where isFactorialEqual: readPostfixes(from: mark, start: start)
    default: return
    }
  }

  private mutating func readPostfixes(from mark: Int, start: Int) {
    while true {
      if token.kind == .notEqual, isFactorialEqual { divideNotEqual(from: start) }
      switch token.kind {
      case .bang:
        if isFactorial {
          note(.factorialTwice, start..<token.end)
        }
        advance()
        builder.append(call: Builtin.factorial.index, from: mark, range: span(from: start))
      case .percent where token.value == 1:
        let sign = range
        advance()
        builder.append(small: 10, range: sign)
        builder.append(.quotient, from: mark, range: span(from: start))
        builder.append(.percent, from: mark, range: span(from: start))
      case .percent:
        guard options.readings[.remainder] || !operandFollows() else { return }
        if options.readings[.remainder], operandFollows() { note(.remainder, range) }
        if signFollows { note(.percentBeforeSign, start..<token.end + 1) }
        advance()
        builder.append(.percent, from: mark, range: span(from: start))
        let word = shareWord(token, behind: previousEnd)
        if word == .discount || word == .surcharge {
          let isPlain = options.readings[.percentOfLeft]
          let kind: Kind =
            word == .discount
            ? isPlain ? .difference : .percentDecrease : isPlain ? .sum : .percentIncrease
          builder.changeWhole(kind, from: mark, range: span(from: start))
        }
      case .comma:
        guard skipDifference() else { return }
      case .degree:
        degree(from: mark, start: start)
      case .name:
        guard let unit else { return }
        angle(unit, from: mark, start: start)
      case .superscript:
        let range = range
        superscript()
        builder.append(.power, from: mark, range: start..<range.upperBound)
      default:
        return
      }
    }
  }

  /// Whether a `!` stands right in front, behind its operand.
  private var isFactorial: Bool {
    guard let last = builder.nodes.last, last.calls(.factorial) else { return false }
    return Int(last.end) == previousEnd
      && scanner.bytes[previousEnd - 1] == UInt8(ascii: "!")
  }

  /// Whether `!=` behind an operand is read as a factorial and `=`.
  private var isFactorialEqual: Bool {
    options.readings[.notEqual] && token.start == previousEnd
      && scanner.bytes[token.start] == UInt8(ascii: "!")
  }

  /// Makes a factorial and `=` of `!=`.
  private mutating func divideNotEqual(from start: Int) {
    note(.notEqual, start..<token.end)
    scanner.offset = token.start + 1
    token = Token(kind: .bang, start: token.start, end: token.start + 1)
  }

  /// Whether a percent sign has a minus and a number right behind it, as in
  /// `10%-3`, and no other percent sign behind that.
  private var signFollows: Bool {
    guard scanner.bytes[token.end] == UInt8(ascii: "-") else { return false }
    var ahead = scanner
    _ = ahead.next()
    let number = ahead.next()
    return number.kind.isNumber && number.start == token.end + 1 && ahead.next().kind != .percent
  }

  /// Whether what follows a percent sign starts an operand.
  private func operandFollows() -> Bool {
    let following = scanner.peek()
    if shareWord(following, behind: token.end) != nil { return false }
    switch following.kind {
    // A word between two operands that a name may be instead: `50% or 1`, `5% to %`.
    case .name:
      var ahead = self
      ahead.advance()
      return !ahead.startsConversion && ahead.operatorInWords == nil
        && (following.meaning?.kind != .infixFunction || isOwn(scanner.name(of: following)))
    case .integer, .number, .malformedNumber, .constant, .function, .open, .openSquare,
      .openFloor, .openCeiling, .openBrace, .root, .placeholder:
      return true
    case .bar: return !barCloses
    default: return false
    }
  }

  /// What a token says that stands for × behind a percent sign: `10% of 50`, `10% off 50`.
  ///
  /// It is a word of everyday language, which the user may have given a meaning.
  func shareWord(_ token: Token, behind end: Int) -> Dispute? {
    guard token.kind == .name, options.refusesWords, token.end - token.start <= 3, end > 0,
      scanner.bytes[end - 1] == UInt8(ascii: "%")
    else { return nil }
    let name = scanner.name(of: token)
    return isOwn(name) ? nil : Parser.shareWord(name)
  }

  /// What a word says behind a percent sign: `10% of 50`, `10% off 50`.
  package static func shareWord(_ name: String) -> Dispute? {
    switch name {
    case "of", "von": .shareOf
    case "off": .discount
    case "on": .surcharge
    default: nil
    }
  }

  /// The unit of angles that a name says behind a number, a constant or a
  /// bracket, unless the user has given the name another meaning.
  var unit: AngleUnit? {
    guard token.kind == .name, (3...7).contains(token.end - token.start), previousEnd > 0
    else { return nil }
    switch scanner.bytes[previousEnd - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"): break
    default:
      guard let last = builder.nodes.last, Int(last.end) == previousEnd,
        [.integer, .literal, .constant, .interval].contains(last.kind)
      else { return nil }
    }
    let name = scanner.name(of: token)
    guard let unit = AngleUnit(word: name), !isOwn(name) else { return nil }
    return unit
  }

  /// Reads a unit of angles behind an operand.
  mutating func angle(_ unit: AngleUnit, from mark: Int, start: Int) {
    advance()
    if isDivisor(at: start) { note(.unitBehindQuotient, span(from: start)) }
    builder.append(.angle(unit), from: mark, range: span(from: start))
  }

  /// Whether a division sign stands in front of a place.
  private func isDivisor(at start: Int) -> Bool {
    var place = start
    while place > 0, scanner.bytes[place - 1] == 0x20 { place -= 1 }
    guard place > 0 else { return false }
    // The division sign is C3 B7 in UTF-8.
    return scanner.bytes[place - 1] == UInt8(ascii: "/")
      || place > 1 && scanner.bytes[place - 2] == 0xc3 && scanner.bytes[place - 1] == 0xb7
  }

  /// Reads `°`, and the minutes and seconds that may follow it.
  mutating func degree(from mark: Int, start: Int) {
    advance()
    guard minutesFollow else {
      builder.append(.degree, from: mark, range: span(from: start))
      return
    }
    number()
    advance()
    if token.kind.isNumber, scanner.peek().kind == .doublePrime {
      number()
      advance()
    }
    builder.append(.sexagesimal, from: mark, range: span(from: start))
  }

  private var minutesFollow: Bool {
    token.kind.isNumber && scanner.peek().kind == .prime
  }

  private mutating func number() {
    if token.kind == .malformedNumber {
      malformedNumber()
    } else if token.kind == .number, token.value == Scanner.truncatedMark {
      let mark = builder.mark
      for bound in scanner.bounds(of: token) { builder.append(bound, range: range) }
      builder.append(.interval, from: mark, range: range)
      note(.truncatedDigits, range)
    } else if token.kind == .number, token.value == Scanner.complementMark {
      complement()
    } else if token.kind == .number, token.value == Scanner.indexedMark {
      indexedNumber()
    } else if token.kind == .number, token.value > Scanner.indexedMark {
      scaled()
    } else if let decimal = scanner.plainDecimal(of: token) {
      builder.append(literal: decimal, range: range)
    } else {
      noteNumber()
      builder.append(scanner.literal(of: token), range: range)
    }
    advance()
  }

  /// Notes a number that people would read as something else: `2e+1`, `9.81(1)`, `0xFFp3`.
  private mutating func noteNumber() {
    func byte(_ place: Int) -> UInt8 { place < token.start ? 0 : scanner.bytes[place] }
    func isDigit(_ place: Int) -> Bool { byte(place) &- 0x30 < 10 }
    let end = token.end
    if byte(end - 3) == UInt8(ascii: "e"), byte(end - 2) == UInt8(ascii: "+") {
      note(.signedExponent, range)
    } else if byte(end - 1) == UInt8(ascii: ")") {
      let open = isDigit(end - 3) ? end - 4 : end - 3
      if byte(open) == UInt8(ascii: "("), isDigit(open - 1),
        isDigit(open - 2) || byte(token.start) != UInt8(ascii: "0")
      {
        note(.bracketedDigits, range)
      }
    } else if byte(token.start + 1) | 0x20 == UInt8(ascii: "x"),
      byte(end) | 0x20 == UInt8(ascii: "p"), isDigit(end + 1)
    {
      note(.binaryExponent, token.start..<end + 2)
    }
  }

  /// Leaves a number with its base behind it: in decimal digits, or as a quotient where these
  /// would be many.
  mutating func indexedNumber() {
    let value = scanner.indexedValue(of: token)
    let whole = NumberLiteral(canonical: value.numerator.text())
    if value.isInteger {
      builder.append(whole, range: range)
    } else if let decimal = NumberLiteral(value) {
      builder.append(decimal, range: range)
    } else {
      let mark = builder.mark
      builder.append(whole, range: range)
      builder.append(NumberLiteral(canonical: value.denominator.text()), range: range)
      builder.append(.quotient, from: mark, range: range)
    }
  }

  /// Leaves a binary or octal number with an exponent, which its token has the place of:
  /// `0b11e10` is 0b11·2^0b10.
  private mutating func scaled() {
    let mark = builder.mark
    let place = Int(token.value)
    let prefix = scanner.bytes[token.start + 1]
    let number = Token(kind: .number, start: token.start, end: place)
    builder.append(scanner.literal(of: number), range: token.start..<place)
    let power = builder.mark
    builder.append(small: UInt32(Scanner.base(prefix) ?? 2), range: place..<place + 1)
    let exponent = builder.mark
    let bytes = scanner.bytes[place + 1..<token.end]
    let digits = [0x30, prefix | 0x20] + bytes.filter { $0 &- 0x30 < 10 }
    builder.append(
      NumberLiteral(canonical: String(decoding: digits, as: UTF8.self)),
      range: place..<token.end
    )
    if let first = bytes.first, first != UInt8(ascii: "+"), first &- 0x30 >= 10 {
      builder.append(.negation, from: exponent, range: place..<token.end)
    }
    builder.append(.power, from: power, range: place..<token.end)
    builder.append(.product, from: mark, range: range)
  }

  /// Reads bits in two's complement.
  private mutating func complement() {
    guard let number = scanner.complement(of: token) else {
      report(.malformedNumber, range)
      return builder.appendHole(range: range)
    }
    let mark = builder.mark
    builder.append(number.size, range: range)
    if number.isNegative { builder.append(.negation, from: mark, range: range) }
  }

  /// Reads a fraction that is one character.
  private mutating func fraction() {
    let mark = builder.mark
    builder.append(small: token.value >> 8, range: range)
    builder.append(small: token.value & 0xff, range: range)
    builder.append(.quotient, from: mark, range: range)
    advance()
  }

  /// Reads the fraction of a mixed number behind its whole part: `2½`, `2 1/2`.
  ///
  /// In an exponent and in a divisor two numbers with a blank between them stay a mistake.
  private mutating func mixedFraction(from mark: Int, start: Int) {
    if token.kind == .fraction {
      fraction()
    } else if token.kind == .integer, isMixed(behind: start) {
      let part = builder.mark
      let first = token.start
      builder.append(small: token.value, range: range)
      advance()
      advance()
      builder.append(small: token.value, range: range)
      advance()
      builder.append(.quotient, from: part, range: span(from: first))
    } else {
      return
    }
    builder.appendMixed(from: mark, range: span(from: start))
    if token.kind == .caret || token.kind == .superscript {
      note(.mixedPower, start..<token.end)
    }
  }

  /// Whether a fraction below 1 stands here, behind a whole number that starts at a place.
  private func isMixed(behind start: Int) -> Bool {
    var ahead = scanner
    guard ahead.next().kind == .slash else { return false }
    let denominator = ahead.next()
    guard denominator.kind == .integer, token.value < denominator.value, token.value > 0 else {
      return false
    }
    var place = start
    while place > 0, scanner.bytes[place - 1] == 0x20 { place -= 1 }
    guard place > 0 else { return true }
    return scanner.bytes[place - 1] != UInt8(ascii: "^")
      && scanner.bytes[place - 1] != UInt8(ascii: "/")
  }

  /// Reads superscript digits as a number, a superscript minus as a negation.
  mutating func superscript() {
    let range = range
    let mark = builder.mark
    var digits: [UInt8] = []
    var isNegative = false
    var place = range.lowerBound
    while place < range.upperBound {
      let (scalar, length) = scanner.decode(at: place)
      place += length
      switch Scanner.superscript(scalar) {
      case .some(UInt8(ascii: "-")) where digits.isEmpty: isNegative.toggle()
      case .some(UInt8(ascii: "+")) where digits.isEmpty: break
      case .some(let digit) where digit >= 0x30: digits.append(digit)
      default: report(.unexpected, place - length..<place)
      }
    }
    if digits.isEmpty {
      report(.missingOperand, range)
      builder.appendHole(range: range)
    } else {
      let leading = digits.prefix { $0 == 0x30 }.count
      let text = String(decoding: digits.dropFirst(min(leading, digits.count - 1)), as: UTF8.self)
      builder.append(NumberLiteral(canonical: text), range: range)
    }
    if isNegative { builder.append(.negation, from: mark, range: range) }
    advance()
  }

  /// Reads one literal; where none stands, leaves a hole and reports it.
  mutating func literal() {
    let start = token.start
    switch token.kind {
    case .name where derivative(), .open where derivative(), .name where indexedIntegral(): break
    case .integer, .number, .malformedNumber:
      if groupsOfDigits() || foreignNumber() { return }
      guard token.kind == .integer else { return number() }
      let mark = builder.mark
      builder.append(small: token.value, range: range)
      advance()
      mixedFraction(from: mark, start: start)
    case .fraction:
      fraction()
    case .name:
      name()
    case .constant:
      let constant = Constant(UInt8(token.value))
      builder.append(constant, range: range)
      advance()
      if constant == .random || constant == .pi { emptyBrackets() }
    case .function:
      call()
    case .infixFunction where scanner.peek().kind == .open:
      call()
    case .root:
      root()
    case .superscript where scanner.peek().kind == .root:
      indexedRoot()
    case .open: bracketed(until: .close)
    case .openSquare: bracketed(until: .closeSquare)
    case .bar: fenced(until: .bar, Builtin.abs)
    case .openFloor: fenced(until: .closeFloor, Builtin.floor)
    case .openCeiling: fenced(until: .closeCeiling, Builtin.ceil)
    case .openBrace: braces()
    case .placeholder:
      report(.missingOperand, range)
      builder.appendHole(range: range)
      advance()
    case .prime, .doublePrime:
      let scalar = scanner.decode(at: start).scalar
      report(.unknownCharacter(scalar), range)
      builder.appendHole(range: range)
      advance()
    default:
      missing(at: token.kind == .end ? previousEnd : start)
    }
  }

  /// Leaves a hole where an operand should stand.
  mutating func missing(at place: Int) {
    builder.appendHole(range: place..<place)
    // A bracket that closes nothing is one mistake, not two.
    guard !isExhausted, !(token.kind.closes && closers.isEmpty) else { return }
    report(.missingOperand, place..<(token.kind == .end ? place : token.end))
  }

  /// Reports a name that is a word of everyday language and has no meaning of
  /// the user's own.
  mutating func refuseWord(at token: Token, isTarget: Bool = false) {
    guard options.refusesWords, token.end - token.start > 1 else { return }
    let name = scanner.name(of: token)
    guard !isOwn(name),
      let remedy = isTarget
        ? LanguageWord.remedy(forTarget: name) : LanguageWord.remedy(for: name)
    else { return }
    if let question = question(at: token) {
      report(.languageWord(name, remedy: .write("isEqual")), question)
      return
    }
    if remedy == .write("*"), let (range, remedy) = self.remedy(forShareAt: token) {
      report(.languageWord(text(range), remedy: remedy), range)
      return
    }
    let isForm = options.readsConversions && (remedy == .conversion || remedy == .base)
    if isForm, Conversion.isPreposition(name), let word = unknownForm {
      let name = scanner.name(of: word)
      if name == "the" {
        // To the power of.
        report(.languageWord("to the", remedy: .write("^")), token.start..<word.end)
        return
      }
      let remedy = name == "base" ? Remedy.digitsOfBase : .otherForm
      report(.languageWord(name, remedy: remedy), word.start..<word.end)
    } else {
      report(.languageWord(name, remedy: isForm ? .form : remedy), token.start..<token.end)
    }
  }

  /// The remedy for `of` behind another word that it belongs to, and the place:
  /// `10 percent of 50`, `log base 2 of 8`.
  private func remedy(forShareAt token: Token) -> (Range<Int>, Remedy)? {
    var end = token.start
    while end > 0, scanner.bytes[end - 1] < 0x3a { end -= 1 }
    var start = end
    while start > 0, scanner.bytes[start - 1].isLowercaseLetter { start -= 1 }
    let word = text(start..<end)
    guard !isOwn(word) else { return nil }
    switch word {
    case "percent", "prozent": return (start..<end, .write("%"))
    case "base", "basis": return (start..<token.end, .write("log(8; 2)"))
    default: return nil
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: scanner.bytes[range], as: UTF8.self)
  }

  /// The place of a word that asks whether two numbers are equal, in front of both:
  /// `equal?(a; b)`.
  private func question(at token: Token) -> Range<Int>? {
    switch scanner.name(of: token) {
    case "equal", "equals": break
    default: return nil
    }
    var ahead = scanner
    var next = ahead.next()
    if next.kind == .unknown, next.value == UInt8(ascii: "?") { next = ahead.next() }
    guard next.kind == .open, isCalledWithTwo(next, ahead) else { return nil }
    return token.start..<next.start
  }

  /// The word behind this one, where it is one that asks for no way to write a value:
  /// `5 to miles`, `5 to base 37`.
  private var unknownForm: Token? {
    guard closers.isEmpty, previousEnd > 0 else { return nil }
    let next = scanner.peek()
    guard next.kind == .name else { return nil }
    let word = scanner.name(of: next)
    // Some words ask for a way with a number or another word beside them.
    let isPart = word == "continued" || Conversion(3, word: word) != nil
    return isPart || Conversion(word: word) != nil ? nil : next
  }

  private mutating func name() {
    if let bound = bound(token) {
      token = bound
      return literal()
    }
    if let meaning = token.meaning, !isOwn(scanner.name(of: token)) {
      token = meaning
      return literal()
    }
    if let row = functionOfLetter {
      let index = UInt32(row.index)
      token = Token(kind: .function, start: token.start, end: token.end, value: index)
      return call()
    }
    if refusePhrase() { return literal() }
    if readNumeral() { return }
    if let end = endOfJoinedFunction {
      note(.joinedFunction, range)
      // The functions have ASCII names, so that the word goes on behind the bytes of one.
      let function = Builtin.named(text(token.start..<end))?.index ?? 0
      token = Token(kind: .function, start: token.start, end: end, value: UInt32(function))
      scanner.offset = end
      return call()
    }
    let mark = builder.mark
    let start = token.start
    refuseWord(at: token)
    if mayBeJoined, let length = Spelling.endOfFactor(in: scanner.name(of: token)) {
      token = Token(kind: .name, start: start, end: start + length)
      scanner.offset = start + length
    }
    if let packed = scanner.packedName(of: token) {
      builder.append(packedName: packed, range: range)
    } else {
      builder.append(name: scanner.name(of: token), range: range)
    }
    advance()
    if token.kind == .openSquare {
      let name = builder.name(at: mark)
      if options.lists.contains(name), !parameters.contains(name) {
        places(from: mark, start: start)
      }
      return
    }
    if token.kind == .prime || token.kind == .doublePrime,
      primes(of: builder.name(at: mark), from: mark, start: start)
    {
      return
    }
    guard token.kind == .open else { return }
    let name = builder.name(at: mark)
    guard !parameters.contains(name), options.functions.contains(name) else { return }
    _ = arguments()
    builder.append(.application, from: mark, range: span(from: start))
  }

  /// The end of the function in a word that is one with its argument right behind it, `sinx`, where
  /// the user has given the word no meaning.
  var endOfJoinedFunction: Int? {
    guard mayBeJoined else { return nil }
    return Spelling.endOfFunction(in: scanner.name(of: token)).map { token.start + $0 }
  }

  /// Whether a name may be several words without blanks.
  ///
  /// In front of a bracket it would be a function, which is not known.
  private var mayBeJoined: Bool {
    token.kind == .name && token.end - token.start > 2 && options.refusesWords
      && scanner.bytes[token.end] != UInt8(ascii: "(") && !isOwn(scanner.name(of: token))
  }

  /// Reports `d/dx` and `square root`, and skips what of them would be told again.
  private mutating func refusePhrase() -> Bool {
    let start = token.start
    switch (token.end - start, scanner.bytes[start]) {
    case (1, UInt8(ascii: "d")), (4, UInt8(ascii: "c")), (6, UInt8(ascii: "s")): break
    default: return false
    }
    guard options.refusesWords, !isOwn(scanner.name(of: token)) else { return false }
    let next = scanner.peek()
    switch scanner.name(of: token) {
    case "d" where next.kind == .slash:
      let end = next.end + 2
      guard scanner.bytes[next.end] == UInt8(ascii: "d"), end <= scanner.count,
        scanner.bytes[next.end + 1].isLowercaseLetter
      else { return false }
      let name = String(decoding: [scanner.bytes[next.end + 1]], as: UTF8.self)
      report(.languageWord("d/d" + name, remedy: .write("diff(…; \(name))")), start..<end)
      scanner.offset = end
    case let name
    where (name == "square" || name == "cube")
      && next.kind == .function && next.value == UInt32(Builtin.root.index):
      let remedy = Remedy.write(name == "cube" ? "cbrt" : "sqrt")
      report(.languageWord(name + " root", remedy: remedy), start..<next.end)
      scanner.offset = next.end
    default: return false
    }
    advance()
    if token.kind == .name, Parser.shareWord(scanner.name(of: token)) == .shareOf { advance() }
    return true
  }

  /// The function that a letter says in front of brackets with several arguments, where the
  /// user has given it no meaning: `C(5; 2)`.
  private var functionOfLetter: Builtin? {
    guard token.end - token.start == 1,
      let row = ForeignName.function(letter: scanner.bytes[token.start]),
      !isOwn(scanner.name(of: token)), scanner.peek().kind == .open
    else { return nil }
    var ahead = scanner
    var depth = 0
    for _ in 0..<Parser.farthestSeparator {
      switch ahead.next().kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .semicolon where depth == 1: return row
      case .comma where depth == 1 && options.decimalMark == .point: return row
      case .end: return nil
      default: break
      }
      if depth == 0 { return nil }
    }
    return nil
  }

  /// How many tokens are looked at for a sign between arguments.
  private static var farthestSeparator: Int { 64 }

  /// Reads the places behind a list, each in square brackets: `L[2]`.
  mutating func places(from mark: Int, start: Int) {
    while token.kind == .openSquare {
      let opening = range
      guard enter(closing: .closeSquare) else { return }
      defer { leave() }
      let saved = barCloses
      defer { barCloses = saved }
      barCloses = false
      let place = builder.mark
      advance()
      operand(.choice)
      resume(from: place, start: opening.upperBound, inside: .closeSquare)
      closeBracket(.closeSquare, opening: opening)
      builder.append(call: Builtin.element.index, from: mark, range: span(from: start))
    }
  }

  /// Reads brackets with nothing in them, as behind `rand`, where they stand.
  private mutating func emptyBrackets() {
    var ahead = scanner
    guard token.kind == .open, ahead.next().kind == .close else { return }
    advance()
    advance()
  }

  /// Reads a relation in brackets.
  private mutating func bracketed(until close: Token.Kind) {
    let opening = range
    let start = token.start
    let function = functionCandidate
    functionCandidate = nil
    guard enter(closing: close) else { return }
    defer { leave() }
    let saved = barCloses
    defer { barCloses = saved }
    barCloses = false
    let mark = builder.mark
    advance()
    let isEmpty = function != nil && token.kind == .close
    if token.kind == .end || isEmpty {
      builder.appendHole(range: opening.upperBound..<opening.upperBound)
    } else {
      operand(.choice)
      let isClosed = token.kind == close || token.kind == .end && closesAtEnd(opening)
      if close == .closeSquare, isClosed, builder.nodes.last?.kind == .range {
        // The brackets belong to the interval.
        builder.nodes.removeLast()
        builder.append(.interval, from: mark, range: start..<token.end)
      }
    }
    if let function, token.kind == .comma || token.kind == .semicolon || isEmpty {
      let name = String(decoding: scanner.bytes[function], as: UTF8.self)
      if !diagnostics.contains(where: { $0.range == function }) {
        report(
          .unknownFunction(
            name,
            nearest: ForeignName.translation(ofFunction: name)
              ?? Spelling.nearestBuiltin(to: name)
          ),
          function
        )
      }
      skipArguments()
    }
    var isVector = close == .closeSquare && isSeparator
    if isVector {
      let sign = token.kind
      let second = builder.mark
      let count = elements(separatedBy: sign)
      if sign == .semicolon, count == 1, token.kind == .comma {
        continuedFraction(from: [mark, second], start: start)
        isVector = false
      }
    }
    resume(from: mark, start: start, inside: close)
    closeBracket(close, opening: opening)
    if isVector { builder.append(.vector, from: mark, range: span(from: start)) }
    if close == .close, token.kind == .openSquare, endsInCollection {
      places(from: mark, start: start)
    }
  }

  /// Whether the last operand is a list in braces, a call that gives one, or a name of one.
  private var endsInCollection: Bool {
    guard let node = builder.nodes.last else { return false }
    switch node.kind {
    case .list: return true
    case .call: return node.builtin.givesList
    case .shortName, .longName:
      let name = builder.name(at: builder.nodes.count - 1)
      return options.lists.contains(name) && !parameters.contains(name)
    default: return false
    }
  }

  private mutating func skipArguments() {
    let mark = builder.mark
    while token.kind == .comma || token.kind == .semicolon {
      advance()
      let (nodes, texts) = (builder.nodes, builder.texts)
      operand(.choice)
      builder.nodes = nodes
      builder.texts = texts
    }
    assert(builder.mark == mark)
  }

  private mutating func fenced(until close: Token.Kind, _ builtin: Builtin) {
    let opening = range
    let start = token.start
    guard enter(closing: close) else { return }
    defer { leave() }
    let saved = barCloses
    defer { barCloses = saved }
    barCloses = close == .bar
    let mark = builder.mark
    advance()
    operand(close == .bar ? .or : .choice)
    resume(from: mark, start: start, inside: close)
    barCloses = saved
    closeBracket(close, opening: opening)
    if close == .bar { barsEnd = previousEnd }
    builder.append(call: builtin.index, from: mark, range: span(from: start))
  }

  /// Reports what cannot stand inside brackets, up to any bracket that closes.
  mutating func resume(from mark: Int, start: Int, inside close: Token.Kind) {
    resume(from: mark, start: start) { $0 == close || $0.closes }
  }

  /// Counts one level of brackets, up to the one that closes.
  mutating func enter(closing close: Token.Kind) -> Bool {
    guard enter() else { return false }
    closers.append(close)
    return true
  }

  mutating func leave() {
    closers.removeLast()
    depth -= 1
  }

  /// Takes the bracket that closes, or reports what stands instead.
  mutating func closeBracket(_ close: Token.Kind, opening: Range<Int>) {
    if token.kind == close {
      advance()
    } else if token.kind == .end, closesAtEnd(opening) {
      note(.closedAtEnd, opening)
    } else if token.kind == .end || closers.dropLast().contains(token.kind) {
      // The bracket that stands here closes one further out.
      if !isExhausted { report(.unclosedBracket, opening) }
    } else {
      report(.mismatchedBracket(opening: opening), range)
      advance()
    }
  }
  /// Whether a bracket that is open at the end of what somebody has typed is closed there: nothing is
  /// missing but what closes it.
  ///
  /// Digits in brackets right behind a decimal mark or digits behind one would repeat.
  private func closesAtEnd(_ opening: Range<Int>) -> Bool {
    guard options.refusesWords, diagnostics.isEmpty, builder.nodes.last?.kind != .hole,
      closers.last != .bar
    else { return false }
    let digits = scanner.bytes[opening.upperBound..<scanner.count]
    guard digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return true }
    var place = opening.lowerBound
    while place > 0, scanner.bytes[place - 1] &- 0x30 < 10 { place -= 1 }
    return place == 0 || scanner.bytes[place - 1] != options.decimalMark.byte
  }
}
