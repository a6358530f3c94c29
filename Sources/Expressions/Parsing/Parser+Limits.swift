// What the name of a limit comes close to: `x -> 0`, `x → 0+`, `n → ∞`.

extension Parser {
  /// Reads what the name behind a mark comes close to, behind the arrow.
  mutating func approach(from mark: Int, start: Int) {
    takesInfinity = true
    advance()
    let (target, place) = (builder.mark, token.start)
    var approach = Approach.both
    if let isNegative = infinityStands {
      if token.kind == .minus || token.kind == .plus { advance() }
      takesInfinity = false
      advance()
      approach = isNegative ? .minusInfinity : .infinity
    } else {
      takesInfinity = false
      let side = sideAhead
      let outer = sideStart
      sideStart = side?.start ?? -1
      operand(.sum)
      sideStart = outer
      if let side, token.start == side.start {
        while token.kind != .end, token.start < side.end { advance() }
        approach = side.isRight ? .right : .left
      }
    }
    builder.append(.approach(approach), from: target, range: span(from: place))
    builder.append(.relation(.equal, continuesChain: false), from: mark, range: span(from: start))
  }

  /// Whether infinity stands here, perhaps behind a sign, as a whole argument, and whether it is
  /// negative; nil where it does not.
  private var infinityStands: Bool? {
    var (ahead, last) = (scanner, token)
    let isSigned = last.kind == .minus || last.kind == .plus
    if isSigned { last = ahead.next() }
    guard isInfinity(last) else { return nil }
    let next = ahead.next()
    guard next.kind == .end || isSeparator(next) || next.kind.closes else { return nil }
    return isSigned && token.kind == .minus
  }

  /// The sign at the end of the argument that begins here, which says a side: `0+`, `0^+`, `0⁺`;
  /// nil where there is none.
  private var sideAhead: (start: Int, end: Int, isRight: Bool)? {
    var (ahead, depth) = (scanner, 0)
    var tokens: [Token] = []
    var last = token
    while last.kind != .end, depth > 0 || !isSeparator(last) && !last.kind.closes {
      if last.kind == .open || last.kind == .openSquare || last.kind == .openBrace { depth += 1 }
      if last.kind.closes { depth -= 1 }
      tokens.append(last)
      last = ahead.next()
    }
    guard let end = tokens.last?.end, let first = tokens.first else { return nil }
    // In the editor an operand is missing behind the sign.
    if tokens.count > 2, tokens[tokens.count - 1].kind == .placeholder { tokens.removeLast() }
    let final = tokens[tokens.count - 1]
    var sign = tokens.count - 1
    var start = sign
    // `0^(+)` is what `0^{+}` of LaTeX becomes.
    if final.kind == .close, tokens.count > 4, tokens[sign - 2].kind == .open {
      sign -= 1
      start = sign - 1
    }
    if start > 0, tokens[start - 1].kind == .caret { start -= 1 }
    let isRight: Bool
    switch tokens[sign].kind {
    case .plus: isRight = true
    case .minus: isRight = false
    case .superscript:
      let scalars = String(decoding: scanner.bytes[final.start..<final.end], as: UTF8.self)
      guard scalars == "⁺" || scalars == "⁻" else { return nil }
      isRight = scalars == "⁺"
    default: return nil
    }
    guard tokens[start].start > first.start else { return nil }
    return (tokens[start].start, end, isRight)
  }
}

extension ExpressionBuilder {
  /// Makes a sequence of the three subtrees behind a mark, `f; x; a` as other programs write a
  /// limit, if the second is a name that stands in the first.
  ///
  /// - Returns: Whether it did.
  mutating func bindTarget(from mark: Int) -> Bool {
    let target = nodes.count - size(at: nodes.count - 1)
    let place = target - 1
    guard place > mark, nodes[place].kind.isName,
      (mark..<place).contains(where: { nameText(at: $0) == name(at: place) }),
      !(target..<nodes.count).contains(where: { nameText(at: $0) == name(at: place) })
    else { return false }
    let front = Array(nodes[mark...place])
    let range = Int(front[0].start)..<Int(nodes[nodes.count - 1].end)
    nodes.removeSubrange(mark...place)
    var approach = Approach.both
    if let isNegative = isInfinity(from: mark) {
      approach = isNegative ? .minusInfinity : .infinity
      nodes.removeSubrange(mark...)
      append(.approach(approach), from: mark, range: range)
      nodes.append(front[front.count - 1])
      nodes.append(contentsOf: front.dropLast())
      append(.sequence, from: mark, range: range)
      return true
    }
    append(
      .approach(.both),
      from: mark,
      range: Int(nodes[mark].start)..<Int(nodes[nodes.count - 1].end)
    )
    nodes.append(front[front.count - 1])
    nodes.append(contentsOf: front.dropLast())
    append(.sequence, from: mark, range: range)
    return true
  }

  /// Whether infinity alone stands behind a mark, perhaps with a sign, and whether it is negative.
  private func isInfinity(from mark: Int) -> Bool? {
    let isNegative = nodes[nodes.count - 1].kind == .negation
    guard nodes.count == mark + (isNegative ? 2 : 1), nodes[mark].kind == .constant,
      nodes[mark].detail == Constant.infinity.rawValue
    else { return nil }
    return isNegative
  }

  /// Whether the last subtree is a function with a bound name, which comes close to something in a
  /// limit and is in a range elsewhere.
  func isBound(isLimit: Bool) -> Bool {
    let last = nodes.count - 1
    guard nodes[last].kind == .sequence else { return false }
    let name = last - 1 - size(at: last - 1)
    return (nodes[name - 1].kind == .approach) == isLimit
  }
}
