// Derivatives as they are written: `d/dx x^2`, `(d^2)/(d t^2) t^3`, with brackets wherever a
// fraction that was drawn has them.

extension Parser {
  /// Reads d/dx and the product behind it, if both stand here and the user has given the letters no
  /// meaning.
  ///
  /// - Returns: Whether it did.
  mutating func derivative() -> Bool {
    // Mostly there is none: the first letter decides.
    var first = token.start
    while scanner.bytes[first] == UInt8(ascii: "(") || scanner.bytes[first] == UInt8(ascii: " ") {
      first += 1
    }
    guard scanner.bytes[first] == UInt8(ascii: "d"),
      let sign = derivativeAhead
    else { return false }
    let (mark, start) = (builder.mark, token.start)
    scanner.offset = sign.end
    advance()
    operand(.product)
    let place = start..<sign.end
    for _ in 0..<sign.order { builder.append(name: sign.name, range: place) }
    builder.append(.call(.differentiate), from: mark, range: span(from: start))
    return true
  }

  /// Reads primes and the place behind a function of the user, if primes stand here: f′(2) is the
  /// derivative of f(t) for t = 2, and f′ alone that of f(x).
  ///
  /// - Returns: Whether it did.
  mutating func primes(of name: String, from mark: Int, start: Int) -> Bool {
    guard token.kind == .prime || token.kind == .doublePrime, token.start == previousEnd,
      options.functions.contains(name), !parameters.contains(name)
    else { return false }
    var order: UInt32 = 0
    while token.kind == .prime || token.kind == .doublePrime {
      order += token.kind == .prime ? 1 : 2
      advance()
    }
    let sign = start..<previousEnd
    let place = builder.mark
    let hasPlace = token.kind == .open
    if hasPlace { _ = arguments() }
    let range = span(from: start)
    let argument = Array(builder.nodes[place...])
    builder.nodes.removeSubrange(place...)
    let taken = argument.indices.compactMap { index in
      argument[index].kind.isName ? builder.name(of: argument[index]) : nil
    }
    // A letter that the place does not have, and that means nothing else; a name alone is that of the
    // derivative itself, whose value counts where it has one.
    let isName = argument.count == 1 && taken.count == 1 && !parameters.contains(taken[0])
    let letters = hasPlace ? ["t", "u", "s", "v", "w", "z"] : ["x", "t", "u", "s", "v"]
    let letter =
      isName ? taken[0] : letters.first { !taken.contains($0) && !isOwn($0) } ?? "t_1"
    builder.append(name: letter, range: sign)
    builder.append(.application, from: mark, range: sign)
    let binder = builder.mark
    builder.append(name: letter, range: sign)
    if hasPlace, !isName {
      builder.nodes.append(contentsOf: argument)
      builder.append(.relation(.equal, continuesChain: false), from: binder, range: range)
      if order > 1 { builder.append(small: order, range: sign) }
    } else {
      for _ in 1..<order { builder.append(name: letter, range: sign) }
    }
    builder.append(.call(.differentiate), from: mark, range: range)
    return true
  }

  /// The name and the order of the derivative whose sign stands here in front of an operand, and
  /// where the operand begins; nil where there is none.
  private var derivativeAhead: (name: String, order: UInt32, end: Int)? {
    var (ahead, next) = (scanner, token)
    var depth = 0
    func name(_ token: Token) -> String? {
      guard token.kind == .name else { return nil }
      let name = scanner.name(of: token)
      return isOwn(name) ? nil : name
    }
    func skip(_ kind: Token.Kind) {
      while next.kind == kind, kind == .open || depth > 0 {
        depth += kind == .open ? 1 : -1
        next = ahead.next()
      }
    }
    // A whole number from 2 on behind a sign of a power.
    func order() -> UInt32? {
      if next.kind == .superscript {
        let sign = String(decoding: scanner.bytes[next.start..<next.end], as: UTF8.self)
        let digits = sign.unicodeScalars.compactMap { Scanner.superscript($0.value) }
        guard let order = UInt32(String(decoding: digits, as: UTF8.self)), 2...20 ~= order else {
          return nil
        }
        next = ahead.next()
        return order
      }
      guard next.kind == .caret else { return 1 }
      next = ahead.next()
      skip(.open)
      guard next.kind == .integer, 2...20 ~= next.value else { return nil }
      defer { next = ahead.next() }
      return next.value
    }
    skip(.open)
    guard name(next) == "d" else { return nil }
    next = ahead.next()
    guard let above = order() else { return nil }
    skip(.close)
    guard next.kind == .slash else { return nil }
    next = ahead.next()
    skip(.open)
    guard var variable = name(next), variable.utf8.first == UInt8(ascii: "d") else { return nil }
    next = ahead.next()
    if variable == "d" {
      guard let letter = name(next) else { return nil }
      variable = letter
      next = ahead.next()
    } else {
      variable.removeFirst()
    }
    guard variable.unicodeScalars.count == 1, let below = order(), below == above else {
      return nil
    }
    skip(.close)
    // A fraction that was drawn has a sign behind it.
    if next.kind == .times { next = ahead.next() }
    switch next.kind {
    case .integer, .number, .fraction, .name, .constant, .function, .open, .root, .bar,
      .openFloor, .openCeiling, .openBrace, .placeholder:
      return depth == 0 ? (variable, above, next.start) : nil
    default: return nil
    }
  }
}
