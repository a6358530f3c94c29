// The result of any line of the tape, in as many digits and in the way that is wanted.

internal import Expressions
internal import Messages
internal import Sessions

extension Sheet {
  /// Asks for digits of a line's result behind the decimal mark.
  ///
  /// A line whose names mean something else by now would get digits of another
  /// value, and gets none.
  mutating func askForDigits(of id: Int, _ count: Int, _ result: inout EventResult) {
    guard let line = tape[id], !line.isStale, let text = line.source else {
      result.outcome = .ignored
      result.digits = Screen.Digits(id: id, decimal: nil, problem: nil)
      return
    }
    ask(.digits, of: line, text, &result) { $0.settings.digits = count }
  }

  /// Asks for the ways to write a line's result, or for other numbers that may solve it, and for the
  /// result in one of them.
  mutating func askForConversion(of id: Int, to way: String?, _ result: inout EventResult) {
    guard let line = tape[id], !line.isStale, let text = line.equation ?? line.source else {
      result.outcome = .ignored
      result.conversion = Screen.Conversion(id: id, ways: [])
      return
    }
    ask(.convert, of: line, text, &result) { $0.way = way }
  }

  /// Asks for the lines by which the equation of a line is solved.
  mutating func askForSteps(of id: Int, _ result: inout EventResult) {
    guard let line = tape[id], !line.isStale, !line.names.contains("Ans") else {
      result.outcome = .ignored
      result.derivation = .null
      return
    }
    ask(.steps, of: line, line.text, &result) { _ in }
  }

  /// Asks for something about a line, with what its value depends on.
  private mutating func ask(
    _ kind: Request.Kind,
    of line: TapeLine,
    _ text: String,
    _ result: inout EventResult,
    _ change: (inout Request) -> Void
  ) {
    ask(kind, &result, text)
    let last = pending.count - 1
    pending[last].line = line.id
    pending[last].request.seed = line.result.seed
    pending[last].request.settings.angle = line.result.angle
    change(&pending[last].request)
    result.request = pending[last].request
  }

  /// The result of asking for another way.
  func conversion(of asked: Pending, _ reply: Reply) -> Screen.Conversion {
    let way = asked.request.way.flatMap(Conversion.init(reading:))
    return Screen.Conversion(
      id: asked.line,
      ways: reply.ways,
      way: asked.request.way,
      answer: reply.answers.last,
      fewer: way?.moved(by: -1)?.text,
      more: way?.moved(by: 1)?.text
    )
  }

  /// The result of asking for digits.
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
  /// The line itself, where it was answered with solutions.
  fileprivate var equation: String? { isSolved && !names.contains("Ans") ? text : nil }

  /// Text of the language that has the value of the line, if it is known.
  fileprivate var source: String? {
    result.value ?? (names.contains("Ans") ? nil : text)
  }
}
