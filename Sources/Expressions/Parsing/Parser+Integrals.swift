// Integrals and sums as they are written: `∫_0^1 x^2 dx`, `∫ x^2 dx`, `Σ_(k=1)^n k^2`.

extension Parser {
  /// The scalar of ∫.
  static let signOfIntegral: UInt32 = 0x222b

  /// The most tokens of a function in front of its dx.
  private static let longestIntegrand = 2_000

  /// The dx, with any letter, that ends the integral whose sign stands in front, and its letter; nil
  /// where there is none, or the user has given it a meaning.
  var differential: (name: String, range: Range<Int>)? {
    var (ahead, last) = (scanner, token)
    var (depth, inner, count) = (0, 0, 0)
    while last.kind != .end, last.kind != .semicolon, depth >= 0, count < Self.longestIntegrand {
      let next = ahead.next()
      count += 1
      switch last.kind {
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling: depth += 1
      case _ where last.kind.closes: depth -= 1
      case .comma where depth == 0: return nil
      case .function where depth == 0 && last.value == UInt32(Builtin.integral.index): inner += 1
      case .name where depth == 0:
        guard let found = differential(last, next) else { break }
        if inner == 0 { return found }
        inner -= 1
      default: break
      }
      last = next
    }
    return nil
  }

  /// What two tokens are a dx of.
  private func differential(_ first: Token, _ next: Token) -> (name: String, range: Range<Int>)? {
    let word = scanner.name(of: first)
    guard word.utf8.first == UInt8(ascii: "d"), !isOwn(word) else { return nil }
    if word.unicodeScalars.count == 2 {
      let letter = String(word.unicodeScalars.dropFirst())
      guard word.utf8.count > 2 || word.utf8.last.map({ ($0 | 0x20).isLowercaseLetter }) == true
      else { return nil }
      return (letter, first.start..<first.end)
    }
    guard word == "d", next.kind == .name, case let letter = scanner.name(of: next),
      letter.unicodeScalars.count == 1
    else { return nil }
    return (letter, first.start..<next.end)
  }

  /// Reads `int_0^1 x^2 dx`, whose first bound looks like the index of a name, if it stands here.
  ///
  /// - Returns: Whether it did.
  mutating func indexedIntegral() -> Bool {
    let (start, saved) = (token.start, (scanner, token, previousEnd))
    guard scanner.bytes[start] == UInt8(ascii: "i"), token.end > start + 4,
      scanner.bytes[start..<start + 4].elementsEqual("int_".utf8),
      !isOwn(scanner.name(of: token)), scanner.peek().kind == .caret
    else { return false }
    scanner.offset = start + 3
    token = scanner.next()
    previousEnd = start + 3
    guard token.kind == .placeholder, let differential else {
      (scanner, token, previousEnd) = saved
      return false
    }
    integral(from: builder.mark, start: start, differential)
    return true
  }

  /// Refuses a number with an exponent right behind ∫, which may be meant as its bounds: `∫0^1`.
  private mutating func refuseBoundsWithoutIndex(behind sign: Int) {
    guard token.start == previousEnd, scanner.bytes[sign] >= 0x80,
      token.kind == .integer || token.kind == .number
    else { return }
    var ahead = scanner
    let (caret, exponent) = (ahead.next(), ahead.next())
    guard caret.kind == .caret, exponent.kind == .integer || exponent.kind == .number else {
      return
    }
    let number = String(decoding: scanner.bytes[range], as: UTF8.self)
    report(.languageWord("∫" + number, remedy: .write("∫_" + number)), sign..<exponent.end)
  }

  /// Reads an integral behind its sign: perhaps bounds, the function and the dx.
  mutating func integral(
    from mark: Int,
    start: Int,
    _ differential: (name: String, range: Range<Int>)
  ) {
    let place = token.start
    let hasBounds = token.kind == .placeholder && token.start == previousEnd
    if hasBounds {
      bound()
      if token.kind == .caret { bound() } else { missing(at: previousEnd) }
      builder.append(.range, from: mark, range: span(from: place))
      builder.append(name: differential.name, range: differential.range)
    }
    if !hasBounds { refuseBoundsWithoutIndex(behind: start) }
    let (body, bodyStart) = (builder.mark, token.start)
    let isEmpty = token.start == differential.range.lowerBound
    let outer = sideStart
    sideStart = differential.range.lowerBound
    parameters.append(differential.name)
    if isEmpty {
      builder.append(small: 1, range: differential.range)
    } else {
      operand(.sum)
    }
    sideStart = outer
    if token.start != differential.range.lowerBound, !isExhausted { report(.unexpected, range) }
    if !isExhausted {
      scanner.offset = differential.range.upperBound
      advance()
      previousEnd = differential.range.upperBound
    }
    // `∫ dx/x`
    if isEmpty, token.kind == .slash {
      operators(from: body, start: bodyStart, minimum: .product)
    }
    parameters.removeLast()
    if hasBounds {
      builder.append(.sequence, from: mark, range: span(from: start))
    } else {
      builder.append(name: differential.name, range: differential.range)
    }
    builder.append(call: Builtin.integral.index, from: mark, range: span(from: start))
  }

  /// Reads `_(k=1)^n` behind the sign of a sum or a product, and the product behind it.
  mutating func sum(_ index: UInt8, from mark: Int, start: Int) {
    let place = token.start
    var ahead = scanner
    let (opening, name, sign) = (ahead.next(), ahead.next(), ahead.next())
    guard opening.kind == .open, name.kind == .name, sign.kind == .equal else {
      report(.missingRange, start..<token.end)
      advance()
      builder.appendHole(range: place..<place)
      builder.append(call: index, from: mark, range: span(from: start))
      return
    }
    let text = scanner.name(of: name)
    scanner.offset = sign.start
    advance()
    number(until: .close)
    if token.kind == .close {
      advance()
    } else {
      report(.unclosedBracket, opening.start..<opening.end)
    }
    if token.kind == .caret { bound() } else { missing(at: previousEnd) }
    builder.append(.range, from: mark, range: span(from: place))
    builder.append(name: text, range: name.start..<name.end)
    parameters.append(text)
    operand(.product)
    parameters.removeLast()
    builder.append(.sequence, from: mark, range: span(from: start))
    builder.append(call: index, from: mark, range: span(from: start))
  }

  /// Reads a bound behind `_` or `^`: a number, a name, a bracket, or infinity, perhaps with a sign.
  private mutating func bound() {
    var ahead = scanner
    var inner = ahead.next()
    if inner.kind == .open {
      inner = ahead.next()
      if inner.kind == .minus || inner.kind == .plus { inner = ahead.next() }
      if isInfinity(inner), ahead.next().kind == .close {
        advance()
        number(until: .close)
        advance()
        return
      }
    }
    number(until: .end)
  }

  /// Reads what follows the token: infinity, perhaps with a sign, or an operand, which is a whole sum
  /// in front of a bracket that closes.
  private mutating func number(until last: Token.Kind) {
    takesInfinity = true
    advance()
    let (mark, start) = (builder.mark, token.start)
    let isNegative = token.kind == .minus
    var ahead = scanner
    let next = token.kind == .minus || token.kind == .plus ? ahead.next() : token
    if isInfinity(next) {
      if next.start != token.start { advance() }
      takesInfinity = false
      builder.append(Constant.infinity, range: range)
      advance()
      if isNegative { builder.append(.negation, from: mark, range: span(from: start)) }
      return
    }
    takesInfinity = false
    guard last == .end else {
      operand(.sum)
      return
    }
    if token.kind == .minus || token.kind == .plus { advance() }
    literal()
    if isNegative { builder.append(.negation, from: mark, range: span(from: start)) }
  }
}
