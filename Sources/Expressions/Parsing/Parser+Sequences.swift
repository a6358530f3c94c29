// Sequences: what an expression is worth for each number of a range, `k^2; k = 1..10`, in
// braces or as the arguments of a function of any number of numbers.

extension Parser {
  /// Makes the name known that the brackets bind which open here, if there is a binder in
  /// them; what stands in front of the binder is read with it, so it is looked for ahead.
  ///
  /// - Returns: The place of the name, to end with ``endBinding(_:count:from:start:)``.
  /// - Complexity: O(*n*) for *n* bytes up to the bracket that closes.
  mutating func beginBinding() -> Range<Int>? {
    var ahead = scanner
    var depth = 0
    var token = ahead.next()
    var isFirst = true
    // What an equation of this part starts with.
    var left: Token?
    while token.kind != .end, depth >= 0 {
      let next = ahead.next()
      switch token.kind {
      case .open, .openSquare, .openBrace, .openFloor, .openCeiling: depth += 1
      case _ where token.kind.closes: depth -= 1
      case .semicolon where depth == 0, .comma where depth == 0: left = nil
      case .range where depth == 0, .arrow where depth == 0:
        guard let left else { break }
        let place = left.start..<left.end
        if left.kind == .name || left.kind == .placeholder {
          refuseWordOfTruths(at: left)
          parameters.append(scanner.name(of: left))
          return place
        }
        report(.reservedName(String(decoding: scanner.bytes[place], as: UTF8.self)), place)
        return nil
      case .name, .constant, .function, .placeholder:
        if isFirst, depth == 0, next.kind == .equal || next.kind == .arrow { left = token }
      default: break
      }
      isFirst = token.kind == .semicolon || token.kind == .comma
      token = next
    }
    return nil
  }

  /// Makes a sequence of the two subtrees behind a mark, one of which is the binder of a
  /// name, and forgets the name; among several others, where these are taken, the binder stays
  /// an equation.
  ///
  /// - Returns: Whether there is a sequence now.
  mutating func endBinding(
    _ name: Range<Int>?,
    count: Int,
    from mark: Int,
    start: Int,
    takesOthers: Bool = false
  ) -> Bool {
    guard let name else { return false }
    parameters.removeLast()
    if count == 2, builder.bind(from: mark, range: span(from: start)) { return true }
    if !isExhausted, !takesOthers { report(.unexpected, name) }
    return false
  }
}

extension ExpressionBuilder {
  /// Makes a sequence of the two subtrees behind a mark, if one of them is a binder.
  ///
  /// Behind a mistake there may be one subtree where two were read.
  ///
  /// - Returns: Whether it did.
  fileprivate mutating func bind(from mark: Int, range: Range<Int>) -> Bool {
    let last = nodes.count - 1
    let second = nodes.count - size(at: last)
    guard second > mark, second - size(at: second - 1) == mark else { return false }
    let isSecond = isBinder(from: second, to: last)
    guard isSecond || isBinder(from: mark, to: second - 1) else { return false }
    let equation = mark + 1 + size(at: (isSecond ? last : second - 1) - 1)
    if isSecond { exchange(mark, second) }
    // Now the name, the range, the sign of equality, what the sequence is of.
    nodes[equation] = nodes[mark]
    nodes.remove(at: mark)
    append(.sequence, from: mark, range: range)
    return true
  }

  /// Makes a sequence of the four subtrees behind a mark, `f; k; a; b` as other calculators
  /// write it, if the second is a name that stands in the first and in no other.
  ///
  /// The imaginary unit is a name there.
  ///
  /// - Returns: Whether it did.
  mutating func bindBounds(from mark: Int, range: Range<Int>) -> Bool {
    let most = nodes.count - size(at: nodes.count - 1)
    let least = most - size(at: most - 1)
    let place = least - size(at: least - 1)
    guard place == least - 1 else { return false }
    let name = nodes[place]
    let isUnit = name.kind == .constant && name.detail == Constant.imaginaryUnit.rawValue
    guard isUnit || name.kind.isName else { return false }
    func isName(_ index: Int) -> Bool {
      if isUnit { return nodes[index].kind == name.kind && nodes[index].detail == name.detail }
      return nodes[index].kind.isName && self.name(at: index) == self.name(at: place)
    }
    let places = (mark..<nodes.count).filter { isName($0) }
    guard let first = places.first, first < place, places.last == place else { return false }
    if isUnit {
      for index in places {
        (nodes[index].kind, nodes[index].detail) = (.shortName, 0)
        nodes[index].payload = UInt32(UInt8(ascii: "i"))
      }
    }
    let front = Array(nodes[mark...place])
    nodes.removeSubrange(mark...place)
    let bounds = Int(nodes[mark].start)..<Int(nodes[nodes.count - 1].end)
    append(.range, from: mark, range: bounds)
    nodes.append(front[front.count - 1])
    nodes.append(contentsOf: front.dropLast())
    append(.sequence, from: mark, range: range)
    return true
  }

  /// Whether a subtree is an equation of a name and a range.
  private func isBinder(from first: Int, to root: Int) -> Bool {
    nodes[root].isEquation
      && (nodes[first].kind.isName || nodes[first].kind == .hole)
      && (nodes[root - 1].kind == .range || nodes[root - 1].kind == .approach)
      && root - 1 - size(at: root - 1) == first
  }
}
