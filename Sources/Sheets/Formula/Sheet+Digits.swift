// The digits of any line of the tape, as many as are wanted.

internal import Expressions
internal import Messages
internal import Sessions

extension Sheet {
  /// Asks for digits of a line's result behind the decimal mark.
  ///
  /// A line whose names mean something else by now would get digits of another
  /// value, and gets none.
  mutating func askForDigits(of id: Int, _ count: Int, _ turn: inout Turn) {
    guard let line = tape[id], !line.isStale, let text = line.source else {
      turn.outcome = .ignored
      turn.digits = Screen.Digits(id: id, decimal: nil, problem: nil)
      return
    }
    ask(.digits, &turn, text)
    pending[pending.count - 1].line = id
    pending[pending.count - 1].request.settings.digits = count
    pending[pending.count - 1].request.seed = line.result.seed
    pending[pending.count - 1].request.settings.angle = line.result.angle
    turn.request = pending[pending.count - 1].request
  }

  /// What came of asking for digits.
  func digits(of asked: Pending, _ reply: Reply) -> Screen.Digits {
    let answer = reply.answers.last
    return Screen.Digits(
      id: asked.line,
      decimal: answer?.decimal?.text,
      problem: answer?.problem?.message
    )
  }
}

extension TapeLine {
  /// Text of the language that has the value of the line, if it is known.
  fileprivate var source: String? {
    result.value ?? (names.contains("Ans") ? nil : text)
  }
}
