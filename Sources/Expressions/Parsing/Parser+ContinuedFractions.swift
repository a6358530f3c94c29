// Continued fractions, as they are printed: `[3; 7, 16]` is 3 + 1/(7 + 1/16). Two numbers alone,
// `[3; 7]`, are a vector.

extension Parser {
  /// Reads the rest of a continued fraction behind its first two terms, up to the bracket.
  ///
  /// The marks are those of the two terms.
  mutating func continuedFraction(from marks: [Int], start: Int) {
    var marks = marks
    insertOne(at: marks[1])
    marks[1] += 1
    while token.kind == .comma {
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
      builder.append(.quotient, from: marks[index] - 1, range: start..<previousEnd)
      builder.append(.sum, from: marks[index - 1], range: start..<token.end)
    }
  }

  /// Puts a numerator in front of a term.
  private mutating func insertOne(at mark: Int) {
    builder.append(small: 1, range: token.start..<token.start)
    builder.nodes.insert(builder.nodes.removeLast(), at: mark)
  }
}
