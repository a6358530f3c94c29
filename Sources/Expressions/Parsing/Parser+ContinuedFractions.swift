// Continued fractions, as they are printed: `[3; 7, 16]` is 3 + 1/(7 + 1/16), and `[3; 7, …]` any
// number whose terms begin so. Two numbers alone, `[3; 7]`, are a vector.

internal import Numbers

extension Parser {
  /// Reads the rest of a continued fraction behind its first two terms, up to the bracket.
  ///
  /// The marks are those of the two terms.
  mutating func continuedFraction(from marks: [Int], start: Int) {
    var marks = marks
    insertOne(at: marks[1])
    marks[1] += 1
    while token.kind == .comma {
      if readsMore(marks, start: start) { return }
      guard depth + marks.count < Parser.nestingLimit else {
        report(.nestingTooDeep(limit: Parser.nestingLimit), range)
        return giveUp()
      }
      advance()
      insertOne(at: builder.mark)
      marks.append(builder.mark)
      let first = token.start
      operand(.or)
      resume(from: marks[marks.count - 1], start: first) {
        $0 == .semicolon || $0 == .comma || $0.closes
      }
    }
    for index in (1..<marks.count).reversed() {
      builder.append(.quotient, from: marks[index] - 1, range: span(from: start))
      builder.append(.sum, from: marks[index - 1], range: start..<token.end)
    }
  }

  /// Reads `…` behind the comma, where terms stand in front that are whole numbers: the last one
  /// is up to 1 more than its number, so that the whole is between two rational numbers.
  private mutating func readsMore(_ marks: [Int], start: Int) -> Bool {
    var ahead = scanner
    let dots = ahead.next()
    guard dots.kind == .unknown, dots.value == 0x2026 else { return false }
    var (last, other) = (Rational.one, Rational.one)
    for (place, mark) in marks.enumerated().reversed() {
      let end = place + 1 < marks.count ? marks[place + 1] - 1 : builder.mark
      guard let term = builder.integer(in: mark..<end), place == 0 || term > 0 else { return false }
      if place + 1 == marks.count {
        (last, other) = (Rational(term), Rational(term + 1))
      } else {
        (last, other) = (
          Rational(term) + Rational.one / last, Rational(term) + Rational.one / other
        )
      }
    }
    builder.nodes.removeSubrange(marks[0]...)
    let range = start..<dots.end
    for bound in [min(last, other), max(last, other)] {
      let mark = builder.mark
      for number in [bound.numerator.magnitude, bound.denominator] {
        builder.append(NumberLiteral(canonical: number.text()), range: range)
      }
      builder.append(.quotient, from: mark, range: range)
      if bound.isNegative { builder.append(.negation, from: mark, range: range) }
    }
    builder.append(.interval, from: marks[0], range: range)
    note(.truncatedDigits, range)
    scanner = ahead
    advance()
    return true
  }

  /// Puts a numerator in front of a term.
  private mutating func insertOne(at mark: Int) {
    builder.append(small: 1, range: token.start..<token.start)
    builder.nodes.insert(builder.nodes.removeLast(), at: mark)
  }
}

extension ExpressionBuilder {
  /// The whole number that some nodes are, which may be the opposite of one.
  fileprivate func integer(in range: Range<Int>) -> Integer? {
    guard let first = range.first.map({ nodes[$0] }), range.count <= 2 else { return nil }
    let isNegative = range.count == 2
    guard !isNegative || nodes[range.lowerBound + 1].kind == .negation else { return nil }
    let size: Integer? =
      switch first.kind {
      case .integer: Integer(UInt64(first.payload))
      case .literal: Integer(texts[Int(first.payload)])
      default: nil
      }
    return size.map { isNegative ? -$0 : $0 }
  }
}
