// Many solutions as a line has room for: the first ones, and how many there are.

package import Messages

extension WrittenAnswer {
  /// The answer as people read it: of more than eight solutions the first four, and how many there
  /// are.
  package func brief(in language: Language) -> WrittenAnswer {
    guard isSolved else { return self }
    func shortened(_ text: String) -> String {
      Answer.Solutions.abbreviated(text, in: language) ?? text
    }
    var answer = self
    answer.exact = exact.map(shortened)
    answer.unicode = unicode.map(shortened)
    answer.decimal = decimal.map {
      Answer.Decimal(
        text: shortened($0.text),
        count: $0.count,
        isComplete: $0.isComplete,
        repeating: $0.repeating
      )
    }
    return answer
  }
}

extension WrittenSolutions {
  /// The first four of more than eight; nothing where there are fewer.
  package var abbreviated: WrittenSolutions? {
    guard items.count > Answer.Solutions.shownInFull else { return nil }
    let first = Array(items.prefix(Answer.Solutions.shownAtFirst))
    return WrittenSolutions(unknown: unknown, items: first)
  }
}
