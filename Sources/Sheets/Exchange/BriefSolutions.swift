// What a line shows of many solutions; all of them are told where the answer is read in full.

internal import Expressions
internal import Messages
internal import Sessions

/// The first of many solutions, and how many there are.
enum BriefSolutions {
  /// The same of an answer.
  static func members(of answer: WrittenAnswer, _ settings: Settings) -> [JSON.Member] {
    guard answer.isSolved else { return [] }
    return members(
      exact: answer.exact,
      decimal: answer.decimal?.text,
      answer.solutions,
      settings
    )
  }

  /// The member of an answer with the texts that are shown in the place of its own; none where all
  /// is shown.
  static func members(
    exact: String?,
    decimal: String?,
    _ solutions: WrittenSolutions?,
    _ settings: Settings
  ) -> [JSON.Member] {
    func shortened(_ text: String?) -> String? {
      text.flatMap { Answer.Solutions.abbreviated($0, in: settings.language) }
    }
    let drawing = mathml(settings.plain(exact ?? ""), solutions, settings)
    let digits = shortened(decimal)
    let members = [
      ("exact", shortened(exact)), ("decimal", digits), ("printedDecimal", digits?.asPrinted),
      ("mathml", drawing),
    ].flatMap { JSON.Member.text($0, $1) }
    return members.isEmpty ? [] : [.init("brief", .object(members))]
  }

  private static func mathml(
    _ exact: String,
    _ solutions: WrittenSolutions?,
    _ settings: Settings
  ) -> String? {
    guard let solutions else {
      return Answer.Solutions.abbreviated(exact, in: settings.language).map { short in
        // The last word stands before what is left out.
        let words = short.utf8.split(separator: 0x20)
        let end = words.lastIndex { $0.elementsEqual("or".utf8) } ?? 0
        let first = words[..<end].map { String(decoding: Array($0), as: UTF8.self) }
        let rest = words[end...].map { String(decoding: Array($0), as: UTF8.self) }
        return Markup.text(first.joined(separator: " "), settings)
          .ending(in: rest.joined(separator: " "))
      }
    }
    let total = Answer.Solutions.total(solutions.items.count, in: settings.language)
    return solutions.abbreviated.map {
      Markup.solutions($0, isCut: true, settings).ending(in: total)
    }
  }
}

extension String {
  /// MathML with a text behind it.
  fileprivate func ending(in text: String) -> String {
    let drawing = utf8.dropLast("</math>".utf8.count)
    return String(decoding: Array(drawing), as: UTF8.self)
      + "<mspace width=\".4em\"/><mtext>\(text)</mtext></math>"
  }
}
