// Many solutions as a line has room for: the first ones, and how many there are.

internal import Expressions
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

extension Answer.Solutions {
  /// The first four of more than eight solutions, and how many there are; nothing where a text has
  /// fewer.
  package static func abbreviated(_ text: String, in language: Language) -> String? {
    let words = text.utf8.split(separator: 0x20)
    let joints = words.indices.filter { words[$0].elementsEqual("or".utf8) }
    guard joints.count >= shownInFull else { return nil }
    let first = words[...joints[shownAtFirst - 1]].map {
      String(decoding: Array($0), as: UTF8.self)
    }
    return first.joined(separator: " ") + " … " + total(joints.count + 1, in: language)
  }

  /// How many solutions there are, behind the first ones: `(11 in all)`.
  package static func total(_ count: Int, in language: Language) -> String {
    "(" + Sentence.solutionsInAll.text(in: language, "\(count)") + ")"
  }
}

extension WrittenSolutions {
  /// The first four of more than eight; nothing where there are fewer.
  package var abbreviated: WrittenSolutions? {
    guard items.count > Answer.Solutions.shownInFull else { return nil }
    let first = Array(items.prefix(Answer.Solutions.shownAtFirst))
    return WrittenSolutions(unknown: unknown, items: first, isSet: isSet)
  }
}
