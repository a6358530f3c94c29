// Answers of lines of the tape.

internal import Messages
internal import Sessions

extension WrittenAnswer {
  /// The answer that a line of the tape was written from, as far as it is kept.
  init(_ line: TapeLine, _ settings: Settings) {
    let text = settings.spelled(line.text)
    self.init(input: text, reading: text, status: line.result.status)
    let shown = line.shown(settings)
    self.text = shown.written
    exact = shown.exact
    mathml = shown.resultMathml
    name = shown.name
    unicode = line.result.value.map { settings.spelled($0) }
    expression = unicode ?? ""
    if let digits = shown.decimal {
      decimal = Answer.Decimal(
        text: digits,
        count: digits.utf8.drop { $0 < 0x31 || $0 > 0x39 }.count { 0x30...0x39 ~= $0 },
        isComplete: !digits.utf8.contains(0xE2),
        repeating: shown.repeating
      )
    }
    kind = exact == nil && decimal == nil ? .definition : .value
  }

  /// The same answer under other settings.
  func shown(as other: WrittenAnswer) -> WrittenAnswer {
    var answer = other
    answer.input = input
    answer.reading = reading
    answer.name = name
    answer.notes = notes
    return answer
  }
}
