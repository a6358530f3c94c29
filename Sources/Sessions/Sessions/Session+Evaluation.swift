// From a line to its answers.

internal import Analysis
internal import Expressions
internal import Formulas
internal import Messages
internal import Numbers
internal import Reals

extension Session {
  /// Answers the statements of a line in turn; an empty line has none.
  ///
  /// A line with a mistake anywhere changes neither Ans nor a variable nor the
  /// history; what its other statements are worth is still told.
  public mutating func evaluate(
    _ text: String,
    showing display: Answer.Display = .init()
  ) -> [Answer] {
    var answers: [Answer] = []
    evaluate(text, showing: display) { answers.append($0) }
    return answers
  }

  /// The answer to a line: that of its first statement that has no value, else of its last.
  ///
  /// ```swift
  /// var session = Session()
  /// let third = session.answer("x = 1/3; x^2")
  /// print(third?.exact ?? "")  // 1/9
  /// ```
  ///
  /// - Returns: Nothing for a line without a statement, such as an empty one.
  public mutating func answer(
    _ text: String,
    showing display: Answer.Display = .init()
  ) -> Answer? {
    let answers = evaluate(text, showing: display)
    return answers.first { !$0.isAnswered } ?? answers.last
  }

  /// The longest line that is answered, in bytes.
  public static var longestLine: Int { 1 << 20 }

  /// Answers the statements of a line in turn, and hands each answer on before the
  /// next statement.
  ///
  /// A line with a mistake anywhere changes neither Ans nor a variable nor the
  /// history; what its other statements are worth is still told.
  public mutating func evaluate(
    _ text: String,
    showing display: Answer.Display,
    answering take: (Answer) -> Void
  ) {
    guard text.utf8.count <= Session.longestLine else { return take(refusal(of: text)) }
    if let printed = PrintedLine(text, settings.decimalMark) {
      return evaluate(printed, showing: display, answering: take)
    }
    let latex = withoutLatex(Folding.folded(text))
    if let mistake = latex.mistake { return take(Answer(mistake, in: text, settings)) }
    let text = together(latex.text)
    let before = self
    var (count, isAnswered, lists) = (0, true, environment.lists)
    // The letters that the line itself gave values.
    var given: [String] = []
    // Reading knows which functions the statements before define.
    var line = read(text)
    // A comma between digits or statements leaves no statement whole.
    if let mistake = line.diagnostics.first, mistake.kind.isMisplacedComma {
      return take(Answer(mistake, in: text, settings))
    }
    while count < line.statements.count {
      let statement = line.statements[count]
      let answer = withFreeUnknowns(in: statement, given: given) { session in
        session.answer(count, of: line, text, display, given: given)
      }
      if case .assign(let name, _) = statement.action { given.append(name) }
      isAnswered = isAnswered && answer.isAnswered
      take(answer)
      count += 1
      // Brackets mean a place behind what is a list by now.
      if count < line.statements.count, environment.lists != lists {
        lists = environment.lists
        line = read(text)
      }
    }
    if count == 0, let mistake = line.diagnostics.first {
      take(Answer(mistake, in: text, settings))
      isAnswered = false
    }
    guard isAnswered else {
      let learned = constants
      self = before
      constants = learned
      return
    }
    if count > 0 { past.append(text) }
  }

  /// The answer to a line that is too long, of which it shows the start.
  private func refusal(of text: String) -> Answer {
    let start = String(text.unicodeScalars.prefix(Session.shownOfLongLine)) + "…"
    let mistake = Diagnostic(.textTooLong(limit: Session.longestLine), range: 0..<0)
    return Answer(mistake, in: start, settings)
  }

  /// How much of a line that is too long is shown, in scalars.
  private static var shownOfLongLine: Int { 60 }

  /// What a line in LaTeX says, or its first mistake where it can be read neither as LaTeX nor as
  /// it is; other lines as they are.
  private func withoutLatex(_ text: String) -> (text: String, mistake: Diagnostic?) {
    guard let latex = text.latexLine(lists: environment.lists, environment.decimalMark) else {
      return (text, nil)
    }
    guard let plain = latex.plain else {
      return (text, read(text).diagnostics.isEmpty ? nil : latex.mistake)
    }
    guard let mistake = read(plain).diagnostics.first else { return (plain, nil) }
    let isReadAsItIs = read(text).diagnostics.isEmpty
    return (text, isReadAsItIs ? nil : latex.located(mistake))
  }

  /// A line with `and` between the equations of a system, which stand behind semicolons, and with
  /// semicolons between definitions, which stand behind commas; other lines as they are.
  private func together(_ text: String) -> String {
    guard text.utf8.count(where: { $0 == UInt8(ascii: "=") }) > 1 else { return text }
    let line = read(text)
    let isKnown = { (name: String) in environment.variables[name] != nil }
    if line.statements.count > 1 {
      let isSystem = line.together(knowing: isKnown) == .system
      return isSystem ? line.text(text, joinedBy: " and ") : text
    }
    guard line.readings.contains(where: { $0.dispute == .relationsBehindComma }) else {
      return text
    }
    let several = Parser.plot(text, options: currentEnvironment.parsingOptions)
    let areDefinitions = several.together(knowing: isKnown) == .sequence && several.areDefinitions
    return areDefinitions ? several.text(text, joinedBy: "; ") : text
  }

  /// The lines that arguments of a command are: one, where some argument is none by itself and
  /// all of them are with blanks between them.
  package func lines(of arguments: [String]) -> [String] {
    guard arguments.count > 1 else { return arguments }
    var known = self
    let areLines = arguments.allSatisfy { argument in
      guard known.isLine(argument) else { return false }
      known.learnFunctions(of: argument)
      return true
    }
    guard !areLines else { return arguments }
    let whole = arguments.joined(separator: " ")
    return isLine(whole) ? [whole] : arguments
  }

  /// Knows the functions that a line defines, which lines behind it call.
  private mutating func learnFunctions(of text: String) {
    for statement in read(text).statements {
      guard case .define(let name, _, let parameters) = statement.action else { continue }
      define(name, UserFunction(parameters: parameters, body: statement.expression))
    }
  }

  /// Whether a text can be read as a line without mistakes.
  private func isLine(_ text: String) -> Bool {
    guard text.utf8.count <= Session.longestLine else { return false }
    let latex = withoutLatex(text)
    return latex.mistake == nil && read(latex.text).diagnostics.isEmpty
  }

  func read(_ text: String) -> Line {
    var options = currentEnvironment.parsingOptions
    options.readsConversions = true
    options.continuesFromAns = continuesFromAns && environment.variables["Ans"] != nil
    return Parser.line(text, options: options)
  }

  /// Answers a statement of a line, which gave values to some names before.
  private mutating func answer(
    _ index: Int,
    of line: Line,
    _ text: String,
    _ display: Answer.Display,
    given: [String]
  ) -> Answer {
    let inDegrees = line.statements[index].inDegrees(settings.angle)
    let typed = inDegrees?.statement ?? line.statements[index]
    // What rewrites a statement relies on calls with as many operands as they take.
    if let mistake = line.mistake(in: index) {
      return Answer(mistake, in: Source(typed, of: line, text), settings)
    }
    var statement = withKeptSolutions(typed)
    let source = Source(statement, of: line, text)
    let equation = equation(insteadOf: statement)
    if let equation { statement = equation }
    var answer = Answer(
      input: source.text,
      statement: typed,
      settings: settings
    )
    answer.remarks = line.readings(in: index).prefix(Answer.noteLimit).map { reading in
      (.reading(reading), source.place(of: reading.range))
    }
    if let dispute = inDegrees?.dispute {
      let reading = Reading(dispute: dispute, range: typed.range)
      answer.remarks.append((.reading(reading), answer.whole))
    }
    answer.remarks += statement.expression.unitRemarks(in: source)
    if environment.variables["i"] != nil { answer.noteOwnUnit(in: source) }
    if case .define(let name, _, _)? = equation == nil ? nil : line.statements[index].action {
      answer.remarks.append((.askedAsEquation(name), answer.whole))
    }
    if let reason = misreadName(in: statement) {
      answer.outcome = .failure(reason, place: answer.whole)
      return answer
    }
    if case .define(let name, _, let parameters) = statement.action {
      let function = UserFunction(parameters: parameters, body: statement.expression)
      define(name, function, into: &answer)
      return answer
    }
    let stored = unknownsWithValues(in: statement, given)
    statement = statement.replacing(
      withWorkspace { session, workspace in
        statement.expression.withPerformedParts(
          in: session.currentEnvironment,
          workspace: &workspace
        )
      }
    )
    let equations: EquationReading?
    do throws(Answer.Reason) {
      equations = try self.equations(in: statement)
    } catch {
      answer.outcome = .failure(error, place: answer.whole)
      return answer
    }
    if equations == nil { noteStored(stored, in: &answer) }
    if equations == nil, let called = statement.expression.formalCalls(in: environment) {
      statement = statement.replacing(called)
    }
    let request =
      equations == nil && statement.expression.callsAlgebra
      ? algebraicRequest(in: statement) : nil
    return withWorkspace { (session, workspace) in
      if let equations {
        session.solve(equations, into: &answer, &workspace)
        session.proveCases(of: equations, in: &answer)
        return answer
      }
      var statement = statement
      if statement.expression.asksForSolutions {
        if session.keepSolutions(of: &statement, into: &answer, &workspace) { return answer }
        do throws(Answer.Reason) {
          statement = try session.withSolutions(
            statement,
            typed: answer.statement,
            &workspace
          )
        } catch {
          answer.outcome = .failure(error, place: answer.whole)
          return answer
        }
      }
      if request == .called {
        switch session.answerAlgebra(statement, .called, in: source, into: &answer, &workspace) {
        case .answered: return answer
        case .number(let expression): statement = statement.replacing(expression)
        case .none: break
        }
      }
      do throws(EvaluationError) {
        try session.evaluate(statement, into: &answer, display, &workspace)
      } catch {
        if error.kind.isOfFreeName, session.algebraicRequest(in: statement) == .plain,
          case .answered = session.answerAlgebra(
            statement,
            .plain,
            in: source,
            into: &answer,
            &workspace
          )
        {
          return answer
        }
        if error.kind.isOfFreeName, session.tellIdentity(statement, into: &answer, &workspace) {
          session.last = nil
          return answer
        }
        let isStopped = session.isCancelled?() == true
        let reason =
          isStopped
          ? Answer.Reason.interrupted
          : session.complexValue(of: statement, insteadOf: error.kind, &workspace)
            ?? (error.kind.isOfFreeName ? session.severalUnknowns(in: statement) : nil)
            ?? .evaluation(error.kind)
        answer.outcome = .failure(reason, place: source.place(of: error.range))
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
    do throws(RealError) {
      return try value.recognized(in: &workspace)
    } catch {
      throw EvaluationError(.real(error), range: expression.range(at: expression.root))
    }
  }

  /// How the user wrote a value, where it can be written in several ways.
  private func typedForms(
    of expression: Expression,
    worth value: Value,
    in environment: Environment,
    _ workspace: inout Workspace
  ) -> TypedForms {
    let known: Real?
    switch value {
    case .real(let real) where real.hasSeveralForms: known = real
    case .complex: known = nil
    default: return TypedForms()
    }
    return expression.typedForms(worth: known, in: environment, workspace: &workspace)
  }

  /// The form that both sides of an equation that holds have, and its kind.
  private func commonForm(
    ofSidesOf expression: Expression,
    in environment: Environment,
    _ workspace: Workspace
  ) -> (form: Expression, kind: FormKind?)? {
    guard expression.nodes[expression.root].isEquation,
      let side = expression.operands(of: expression.root).last
    else { return nil }
    // What a side relies on alone is no reason of the whole.
    var workspace = workspace
    do throws(EvaluationError) {
      let value = try expression.subexpression(at: side)
        .value(in: environment, workspace: &workspace)
      guard case .real(let number) = value else { return nil }
      return number.formOfKind.map { (Expression($0.form), $0.kind) }
    } catch {
      return nil
    }
  }

  /// Evaluates a statement and keeps its value.
  private mutating func evaluate(
    _ statement: Statement,
    into answer: inout Answer,
    _ display: Answer.Display,
    _ workspace: inout Workspace
  ) throws(EvaluationError) {
    let expression = statement.expression
    let environment = currentEnvironment
    workspace.primeProofs = []
    workspace.decisions = Decisions()
    var proof: [String] = []
    defer {
      answer.proofs = proof.isEmpty ? workspace.primeProofs : proof
      answer.decisions = workspace.decisions
    }
    workspace.random = RandomSource(seed: drawingSeed)
    let found = try expression.valueOrMeasured(in: environment, workspace: &workspace)
    // No part is computed twice, with other numbers.
    let seed = workspace.random?.isUsed == true ? drawingSeed : nil
    workspace.random = nil
    let value = try recognized(found, of: expression, &workspace)
    if case .truth(true) = value, seed == nil {
      answer.commonForm = commonForm(ofSidesOf: expression, in: environment, workspace)
    }
    let prefersDecimal =
      expression.hasDecimals || expression.names.contains { origins[$0]?.prefersDecimal == true }
    let presentation = Presentation(
      value: value,
      prefersDecimal: prefersDecimal,
      angle: environment.angleUnit,
      typed: seed == nil
        ? typedForms(of: expression, worth: value, in: environment, &workspace) : TypedForms()
    )
    if let reason = Answer.Reason(openIn: value) {
      answer.outcome = .failure(reason, place: answer.whole)
      return
    }
    do throws(RealError) {
      answer.outcome = try presentation.outcome(
        display,
        as: statement.conversion ?? expression.wholeConversion,
        settings,
        place: answer.whole,
        &workspace
      )
    } catch {
      throw EvaluationError(.real(error), range: expression.range(at: expression.root))
    }
    guard answer.isAnswered else { return }
    if statement.conversion == nil, let exact = answer.shown?.exact {
      proof = self.proof(of: expression, exact)
    }
    if case .factorization(let factors) = value, !factors.isProved {
      answer.remarks.append((.probablePrime, answer.whole))
    }
    if let seed {
      answer.remarks.append((.seed(seed), answer.whole))
      self.seed = seed < Session.seeds.upperBound ? seed + 1 : 0
    }
    if workspace.decisions.areOnCut { answer.remarks.append((.onTheCut, answer.whole)) }
    if let rule = answer.shown?.tie { answer.remarks.append((.tie(rule), answer.whole)) }
    if case .bits(let width, _)? = statement.conversion,
      presentation.real?.integer?.isNegative == true
    {
      answer.remarks.append((.bits(width), answer.whole))
    }
    if seed == nil, let place = answer.rootOfNegative,
      let principal = principalValue(of: statement, &workspace)
    {
      answer.remarks.append((.principalValue(principal), place))
    }
    last = Shown(answer: answer, content: .value(presentation), digits: settings.digits)
    try keep(presentation, of: statement, seed)
  }

  /// The reason why a statement has no real value, with the complex one that it has; nothing
  /// where it has none, or none that is short.
  private func complexValue(
    of statement: Statement,
    insteadOf kind: EvaluationError.Kind,
    _ workspace: inout Workspace
  ) -> Answer.Reason? {
    guard !settings.complexAnswers, case .real(.undefined(let error)) = kind,
      error.hasComplexValue
    else { return nil }
    var environment = currentEnvironment
    environment.complexAnswers = true
    return number(of: statement, in: environment, &workspace).map { .complexValue(kind, $0) }
  }

  /// The value of a statement where roots of negative numbers are the principal ones; nothing
  /// where it has none, or none that is short.
  private func principalValue(
    of statement: Statement,
    _ workspace: inout Workspace
  ) -> Expression? {
    var environment = currentEnvironment
    environment.complexAnswers = true
    environment.readings[.rootOfNegative] = true
    return number(of: statement, in: environment, &workspace)
  }

  /// The number that a statement is worth where names and forms mean what an environment says,
  /// if it is short.
  private func number(
    of statement: Statement,
    in environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    do throws(EvaluationError) {
      let value = try statement.expression.value(in: environment, workspace: &workspace)
      guard value.number != nil else { return nil }
      let presentation = Presentation(
        value: try recognized(value, of: statement.expression, &workspace),
        prefersDecimal: statement.expression.hasDecimals,
        angle: environment.angleUnit
      )
      do throws(RealError) {
        let shown = try presentation.shown(
          Answer.Display(),
          digits: settings.digits,
          in: &workspace
        )
        guard let written = shown.written,
          written.valueText(unicode: true).utf8.count <= Session.longestHint
        else { return nil }
        return written
      } catch {
        return nil
      }
    } catch {
      return nil
    }
  }

  /// The longest complex value that is told where there is no real one, in bytes.
  private static var longestHint: Int { 80 }

  /// The seed, where it is one.
  private var drawingSeed: Int { Session.seeds.contains(seed) ? seed : 0 }

  /// Keeps a value as Ans, and as what the statement names.
  private mutating func keep(
    _ presentation: Presentation,
    of statement: Statement,
    _ seed: Int?
  ) throws(EvaluationError) {
    let value = presentation.value
    guard value.isOperand else {
      guard case .assign(_, let range) = statement.action else { return }
      throw EvaluationError(.notANumber, range: range)
    }
    let origin = origin(of: statement.expression, presentation, seed)
    if case .assign(let name, _) = statement.action { set(name, to: value, from: origin) }
    set("Ans", to: value, from: origin)
  }
}

extension Expression {
  /// What each constant of physics is counted in, once.
  fileprivate func unitRemarks(in source: Source) -> [(remark: Answer.Remark, place: Range<Int>)] {
    var found: [Constant] = []
    var remarks: [(remark: Answer.Remark, place: Range<Int>)] = []
    for index in 0..<count {
      guard case .constant(let constant) = symbol(at: index), constant.unit != nil,
        !found.contains(constant)
      else { continue }
      found.append(constant)
      remarks.append((remark: .unit(constant), place: source.place(of: range(at: index))))
    }
    return remarks
  }
}

extension EvaluationError.Kind {
  /// Whether a name without a value is the reason.
  fileprivate var isOfFreeName: Bool {
    switch self {
    case .unknownName, .unknownFunction: true
    default: false
    }
  }
}

extension Answer {
  /// Notes where the letter of the imaginary unit is a variable of the user.
  fileprivate mutating func noteOwnUnit(in source: Source) {
    guard let expression = statement?.expression else { return }
    let place = expression.freeAndBoundNames.first { index, binder in
      binder == nil && expression.symbol(at: index) == .name("i")
    }
    guard let place else { return }
    remarks.append((.ownUnit, source.place(of: expression.range(at: place.index))))
  }

  /// Where a root of a negative number stands of which the real one is meant, if one does.
  fileprivate var rootOfNegative: Range<Int>? {
    for case (.reading(let reading), let place) in remarks
    where reading.dispute == .rootOfNegative {
      return place
    }
    return nil
  }
}

extension Answer.Reason {
  /// Why a value is no answer: something about it was not found out.
  fileprivate init?(openIn value: Value) {
    switch value {
    case .real, .truth, .list, .vector, .measured, .measuredParts, .complex, .factorization,
      .solutions:
      return nil
    case .probablePrime: self = .probablePrime
    case .partialFactorization(let factors, let rest): self = .partlyFactored(factors, rest: rest)
    }
  }
}

extension Value {
  /// A number, or each number of a list or a vector, in the simplest closed form that is proved.
  fileprivate func recognized(in workspace: inout Workspace) throws(RealError) -> Value {
    switch self {
    case .real(let real): return .real(try Real.recognized(real, in: &workspace))
    case .complex(let z): return Value(try Number.recognized(z, in: &workspace))
    case .list(let elements):
      var recognized: [Value] = []
      recognized.reserveCapacity(elements.count)
      for element in elements { recognized.append(try element.recognized(in: &workspace)) }
      return .list(recognized)
    case .vector(let entries):
      var recognized: [Real] = []
      recognized.reserveCapacity(entries.count)
      for entry in entries { recognized.append(try Real.recognized(entry, in: &workspace)) }
      return .vector(recognized)
    case .truth, .measured, .measuredParts, .probablePrime, .factorization,
      .partialFactorization, .solutions:
      return self
    }
  }
}
