// Answers to statements that have no value.

internal import Expressions
internal import Reals

extension Answer {
  /// The beginning of an answer: how a statement was understood.
  init(_ statement: Statement, in source: Source, _ settings: Settings) {
    let mark = settings.decimalMark.sign
    let expression = statement.expression
    self.init(
      input: source.text,
      reading: expression.reading(angleUnit: settings.angle.unit, decimalMark: mark),
      status: .exact
    )
    echo = expression.text(unicode: true, decimalMark: mark)
    self.expression = expression.text(decimalMark: mark)
    var head = ""
    switch statement.action {
    case .evaluate: break
    case .assign(let name, _):
      self.name = name
      head = name + " = "
    case .define(let name, _, let parameters):
      self.name = name
      kind = .definition
      head = name + "(" + parameters.joined(separator: "; ") + ") = "
    }
    reading = head + reading
    echo = head + echo
  }

  /// The answer to a statement that cannot be read.
  init(_ mistake: Diagnostic, in source: Source, _ language: Language) {
    self.init(input: source.text, reading: "", status: .syntax)
    let status: Status = mistake.family == .syntax ? .syntax : .input
    fail(status, Message(mistake.kind, in: language), source.place(of: mistake.range))
  }

  /// Turns the answer into one that has no value.
  mutating func fail(_ status: Status, _ message: Message, _ place: Range<Int>) {
    self.status = status
    exact = nil
    decimal = nil
    unicode = nil
    latex = nil
    mathml = nil
    problem = Problem(message, at: place)
  }

  /// Turns the answer into one that has no value, for a reason found while
  /// evaluating.
  mutating func fail(
    _ error: EvaluationError,
    _ place: Range<Int>,
    isStopped: Bool,
    _ language: Language
  ) {
    if isStopped {
      fail(.undetermined, Message(saying: .interrupted, in: language), place)
      return
    }
    let message = Message(error.kind, in: language)
    switch error.kind {
    case .real(.undefined): fail(.undefined, message, place)
    case .real(.undetermined), .real(.overBudget): fail(.undetermined, message, place)
    case .notANumber, .incomplete: fail(.syntax, message, place)
    case .unknownName, .unknownFunction, .functionWithoutArguments, .wrongNumberOfArguments:
      fail(.input, message, place)
    }
  }
}

extension Problem {
  /// A message about a place.
  init(_ message: Message, at place: Range<Int>) {
    self.init(kind: message.kind, message: message.text, place: place)
  }
}
