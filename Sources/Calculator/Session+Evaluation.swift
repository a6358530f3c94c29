// From a line to its answers.

internal import Expressions
internal import Reals

extension Session {
  /// Answers the statements of a line in turn.
  ///
  /// A line with a mistake anywhere changes neither Ans nor a variable nor the
  /// history; what its other statements are worth is still told.
  public mutating func evaluate(_ text: String, showing display: Display = Display()) -> [Answer] {
    let before = self
    var answers: [Answer] = []
    var line = read(text)
    var index = 0
    while index < line.statements.count {
      let statement = line.statements[index]
      answers.append(answer(index, of: line, text, display))
      index += 1
      // What follows may apply the new function.
      if case .define = statement.action, index < line.statements.count { line = read(text) }
    }
    if answers.isEmpty, let mistake = line.diagnostics.first {
      answers = [Answer(mistake, in: Source(text), settings.language)]
    }
    guard answers.allSatisfy({ $0.isAnswered }) else {
      let learned = constants
      self = before
      constants = learned
      return answers
    }
    if !answers.isEmpty { past.append(text) }
    return answers
  }

  private func read(_ text: String) -> Line {
    var options = currentEnvironment.parsingOptions
    options.continuesFromAns = continuesFromAns && environment.variables["Ans"] != nil
    return Parser.line(text, options: options)
  }

  /// Answers a statement of a line.
  private mutating func answer(
    _ index: Int,
    of line: Line,
    _ text: String,
    _ display: Display
  ) -> Answer {
    let statement = line.statements[index]
    let source = Source(statement, of: line, text)
    if let mistake = line.mistake(in: index) {
      return Answer(mistake, in: source, settings.language)
    }
    var answer = Answer(statement, in: source, settings)
    answer.notes = line.readings(in: index).prefix(Answer.noteLimit).map { reading in
      Problem(Message(reading, in: settings.language), at: source.place(of: reading.range))
    }
    if case .define(let name, _, let parameters) = statement.action {
      define(name, UserFunction(parameters: parameters, body: statement.expression))
      return answer
    }
    return withWorkspace { (session, workspace) in
      do throws(EvaluationError) {
        try session.evaluate(statement, into: &answer, display, &workspace)
      } catch {
        let isStopped = session.isCancelled?() == true
        let place = source.place(of: error.range)
        answer.fail(error, place, isStopped: isStopped, session.settings.language)
      }
      return answer
    }
  }

  /// A value, in the simplest closed form that is proved: a sum of arctangents
  /// may be π, and so may be kept as π.
  private func recognized(
    _ value: Value,
    of expression: Expression,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    guard case .real(let real) = value else { return value }
    do throws(RealError) {
      return .real(try Real.recognized(real, in: &workspace))
    } catch {
      throw EvaluationError(.real(error), range: expression.range(at: expression.root))
    }
  }

  /// Evaluates a statement and keeps its value.
  private mutating func evaluate(
    _ statement: Statement,
    into answer: inout Answer,
    _ display: Display,
    _ workspace: inout Workspace
  ) throws(EvaluationError) {
    let expression = statement.expression
    let environment = currentEnvironment
    let value = try recognized(
      try expression.value(in: environment, workspace: &workspace),
      of: expression,
      &workspace
    )
    let prefersDecimal =
      expression.hasDecimals || expression.names.contains { origins[$0]?.prefersDecimal == true }
    let result = Result(
      value: value,
      prefersDecimal: prefersDecimal,
      angle: environment.angleUnit
    )
    do throws(RealError) {
      try result.show(
        in: &answer,
        display,
        digits: settings.digits,
        mark: environment.decimalMark,
        &workspace
      )
    } catch {
      throw EvaluationError(.real(error), range: expression.range(at: expression.root))
    }
    if case .probablePrime = value {
      let message = Message(saying: .probablePrime, in: settings.language)
      answer.fail(.undetermined, message, 0..<answer.input.unicodeScalars.count)
      return
    }
    if case .factorization(let factors) = value, !factors.isProved {
      let message = Message(saying: .probablePrime, in: settings.language)
      answer.notes.append(Problem(message, at: 0..<answer.input.unicodeScalars.count))
    }
    last = Shown(answer: answer, result: result, digits: settings.digits)
    guard let real = result.real else {
      if case .assign(_, let range) = statement.action {
        throw EvaluationError(.notANumber, range: range)
      }
      return
    }
    let origin = origin(of: expression, result)
    if case .assign(let name, _) = statement.action { set(name, to: real, from: origin) }
    set("Ans", to: real, from: origin)
  }
}
