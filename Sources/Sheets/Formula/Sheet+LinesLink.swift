// The lines as the text of a link: for each the letter of its unit of angles and its
// formula as it is kept, with `_` between them. Nothing of their answers goes with them:
// whoever opens the link computes them.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// The most bytes of a link to lines.
  private static var longestLink: Int { 6_000 }

  /// The newest lines, as many as a link can have.
  var linesLink: String {
    var texts: [String] = []
    var count = 0
    for line in tape.lines.reversed() {
      guard let formula = line.editable else { continue }
      let text = line.result.angle.letter + formula.keptText
      count += text.utf8.count + 1
      guard count <= Sheet.longestLink else { break }
      texts.append(text)
    }
    return texts.reversed().joined(separator: "_")
  }

  /// Adds the lines of a link behind the others, and computes them.
  mutating func openLines(_ link: String, _ turn: inout Turn) {
    guard !isRearranging else {
      waiting.append(.openLines(link: link))
      return
    }
    guard let lines = lines(ofLink: link) else {
      message = Problem(Message(saying: .damagedLink, in: settings.language), at: 0..<0)
      turn.outcome = .refused
      return
    }
    message = nil
    let first = tape.lines.count
    let placed = lines.enumerated().map {
      TapeLog.Placed(index: first + $0.offset, line: $0.element)
    }
    ask(.recompute, &turn)
    let wanted = LineChange(change: .init(after: placed), action: .new, sentence: nil)
    askFor(wanted, pending.removeLast(), &turn)
  }

  /// The lines of a link, each read with the names that those before it define; nothing
  /// where one of them is none.
  private mutating func lines(ofLink link: String) -> [TapeLine]? {
    var lines: [TapeLine] = []
    var vocabulary = editor.vocabulary
    for part in link.utf8.split(separator: UInt8(ascii: "_")).prefix(Tape.capacity) {
      let letter = String(decoding: Array(part.prefix(1)), as: UTF8.self)
      let text = String(decoding: Array(part.dropFirst()), as: UTF8.self)
      guard let angle = AngleUnit.allCases.first(where: { $0.letter == letter }),
        let formula = Formula(linkText: text)
      else { return nil }
      let reading = formula.reading(vocabulary)
      guard !formula.isEmpty, !reading.hasHoles, reading.line.statements.count == 1 else {
        return nil
      }
      for statement in reading.line.statements {
        switch statement.action {
        case .evaluate: break
        case .assign(let name, _): vocabulary.names.insert(name)
        case .define(let name, _, _): vocabulary.functions.insert(name)
        }
      }
      let names = reading.names
      let id = tape.newNumber()
      lines.append(
        TapeLine(
          id: id,
          mark: "\(tape.window).\(id)",
          text: reading.text,
          formula: formula,
          names: names,
          functions: names.filter { vocabulary.functions.contains($0) },
          result: TapeLine.Result(status: .input, angle: angle),
          ans: names.contains("Ans") ? lines.last.map { .init(line: $0.id) } : nil
        )
      )
    }
    return lines.isEmpty ? nil : lines
  }
}

extension AngleUnit {
  /// The letter of the unit in a link.
  fileprivate var letter: String {
    switch self {
    case .radians: "r"
    case .degrees: "d"
    case .gradians: "g"
    }
  }
}
