// The work of a session for a sheet.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals
package import Sessions

extension Session {
  /// The steps of a preview: about two thousandths of a second.
  private static var previewSteps: Int64 { 2_000_000 }
  /// The bits that a number of a preview may have.
  private static var previewBits: Int64 { 1 << 16 }
  /// The most digits of a preview.
  private static var previewDigits: Int { 20 }

  /// Does the work of a request.
  package mutating func perform(_ request: Request) -> Reply {
    var reply = Reply(id: request.id, kind: request.kind)
    if !request.kind.hasState { settings = request.settings }
    switch request.kind {
    case .evaluate: evaluate(request, into: &reply)
    case .preview: reply.answers = preview(request)
    case .more: reply.answers = more().map { [WrittenAnswer($0, isDrawn: true)] } ?? []
    case .show:
      reply.answers = lastAnswer(showing: .brief).map { [WrittenAnswer($0, isDrawn: true)] } ?? []
    case .recalculate: recalculate(request, into: &reply)
    case .digits: reply.answers = digits(request)
    case .convert: convert(request, into: &reply)
    case .steps: reply.derivation = steps(request)
    case .compare: reply.derivation = comparison(request)
    case .recompute: recompute(request, into: &reply)
    case .restore:
      reply.damage = restore(from: Array(request.text.utf8))
      if seed == Session.firstSeed, let own = request.seed, Session.seeds.contains(own) {
        seed = own
      }
      reply.names = userNames
    case .merge:
      reply.damage = merge(Array(request.text.utf8), &reply.hasMore)
      reply.names = userNames
      reply.state = state.line
    }
    return reply
  }

  /// The answers to a line, with everything that can be seen of them.
  private mutating func written(_ line: String) -> [WrittenAnswer] {
    evaluate(line, showing: .brief).map { WrittenAnswer($0, isDrawn: true) }
  }

  private mutating func evaluate(_ request: Request, into reply: inout Reply) {
    let before = self
    reply.answers = written(request.spelledText)
    // A sheet has a tape of its own.
    past = before.past
    guard reply.answers.allSatisfy({ $0.isAnswered }) else { return }
    reply.changed = changes(since: before)
    reply.names = userNames
    reply.state = state.line
  }

  /// Does work of which nothing is kept but the constants that were computed.
  private mutating func aside<Result>(_ work: (inout Session) -> Result) -> Result {
    var copy = self
    defer { constants = copy.constants }
    return work(&copy)
  }

  private mutating func preview(_ request: Request) -> [WrittenAnswer] {
    aside { session in
      session.limits = (Session.previewSteps, Session.previewBits)
      session.settings.digits = min(session.settings.digits, Session.previewDigits)
      return session.written(request.spelledText)
    }
  }

  /// Evaluates a line for as many digits as the settings of the request say.
  private mutating func digits(_ request: Request) -> [WrittenAnswer] {
    aside { session in
      session.seed = request.seed ?? session.seed
      return session.written(request.spelledText)
    }
  }

  /// Evaluates a line for the ways to write its value, or for other numbers that may solve it, and
  /// answers it in the one that is asked for.
  private mutating func convert(_ request: Request, into reply: inout Reply) {
    aside { session in
      session.seed = request.seed ?? session.seed
      let answers = session.evaluate(request.spelledText, showing: .brief)
      if let failed = answers.first(where: { !$0.isAnswered }) {
        reply.answers = [WrittenAnswer(failed)]
      } else if answers.last?.kind == .value {
        let language = session.settings.language
        reply.ways = session.offeredConversions.map { way in
          Reply.Way(text: way.text, name: language.name(of: way))
        }
        if let way = request.way.flatMap(Conversion.init(reading:)) {
          let answer = session.lastAnswer(to: way)
          reply.answers = answer.map { [WrittenAnswer($0, isDrawn: true)] } ?? []
        }
        let sets = session.offeredSets
        reply.ways += sets.map { Reply.Way(text: $0.text, name: language.name(of: $0.set)) }
        if let text = request.way, sets.contains(where: { $0.text == text }) {
          reply.answers = session.written(text)
        }
      }
    }
  }

  /// The lines by which an equation is solved, or why there are none.
  private mutating func steps(_ request: Request) -> JSON {
    let answers = aside { session in
      session.showsSteps = true
      return session.evaluate(request.spelledText, showing: .brief)
    }
    guard let answer = answers.last else { return .null }
    let problem = answer.problem?.message ?? answer.missingSteps
    return derivation(answer.writtenSteps, problem: problem)
  }

  /// The lines of a text, each with how it follows from the one before.
  private mutating func comparison(_ request: Request) -> JSON {
    let lines = request.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let texts = lines.prefix(Session.mostLines).map { String(decoding: Array($0), as: UTF8.self) }
    return derivation(aside { $0.writtenLines(texts) }, problem: nil)
  }

  /// The most lines that are compared.
  private static var mostLines: Int { 100 }

  private func derivation(_ steps: [WrittenStep], problem: String?) -> JSON {
    .object([
      .init("steps", .list(steps.map { $0.json })),
      .init("text", .text(steps.derivationText)),
      .init("latex", .text(steps.derivationLatex)),
      .init("problem", .optional(problem)),
    ])
  }

  /// Evaluates a line of the tape again.
  ///
  /// Ans means in it what it meant then, and means now what it did before.
  private mutating func recalculate(_ request: Request, into reply: inout Reply) {
    let before = self
    if let line = request.before {
      seed = request.seed ?? seed
      _ = evaluate(request.spelled(line))
      seed = before.seed
    }
    evaluate(request, into: &reply)
    environment.variables["Ans"] = before.environment.variables["Ans"]
    origins["Ans"] = before.origins["Ans"]
    last = before.last
    guard reply.answers.allSatisfy({ $0.isAnswered }) else {
      self = before
      return
    }
    reply.changed = changes(since: before)
    reply.state = state.line
  }

  /// Evaluates lines from top to bottom, with an answer for each; of the names that
  /// were forgotten before, what they mean at the end is kept.
  ///
  /// Nothing is kept where the line that has to have an answer has none; its answer is
  /// the last one then.
  private mutating func recompute(_ request: Request, into reply: inout Reply) {
    guard let lines = request.sheet else { return }
    let before = self
    var work = self
    var values: [(value: Value?, origin: Origin?)] = []
    for name in lines.names { _ = work.forget(name) }
    for (index, step) in lines.steps.enumerated() {
      work.settings.angle = step.angle
      if let text = step.ans { _ = work.evaluate(request.spelled(text)) }
      if let place = step.ansStep, values.indices.contains(place) {
        work.environment.variables["Ans"] = values[place].value
        work.origins["Ans"] = values[place].origin
      }
      work.seed = step.seed ?? seed
      let answers = work.written(request.spelled(step.text))
      guard let answer = answers.first(where: { !$0.isAnswered }) ?? answers.last else { break }
      reply.answers.append(answer)
      let isValue = answer.isAnswered && answer.kind == .value
      let names = work.environment.variables
      values.append(isValue ? (names["Ans"], work.origins["Ans"]) : (nil, nil))
      if lines.ans == index, isValue {
        environment.variables["Ans"] = values[index].value
        origins["Ans"] = values[index].origin
      }
      guard lines.required == index else { continue }
      guard answer.isAnswered else {
        self = before
        constants = work.constants
        return
      }
      last = work.last
      if step.seed == nil { seed = work.seed }
    }
    guard reply.answers.count == lines.steps.count, isCancelled?() != true else {
      self = before
      reply.answers = []
      return
    }
    constants = work.constants
    take(lines.names, from: work)
    reply.changed = changes(since: before)
    reply.names = userNames
    reply.state = state.line
  }

  /// The names that mean something else than before, and the functions that
  /// mention them, also through others; not Ans.
  private func changes(since before: Session) -> [String] {
    var changed: [String] = []
    for (name, origin) in origins where name != "Ans" && before.origins[name] !== origin {
      changed.append(name)
    }
    for (name, function) in environment.functions
    where before.environment.functions[name] != function {
      changed.append(name)
    }
    var index = 0
    while index < changed.count {
      for (name, function) in environment.functions
      where !changed.contains(name) && function.body.names.contains(changed[index]) {
        changed.append(name)
      }
      index += 1
    }
    return changed.sorted()
  }

  /// The longest meaning that is listed in full, in bytes.
  private static var longestMeaning: Int { 200 }

  /// The names that the user has defined, in alphabetical order.
  package var userNames: Reply.Names {
    var names = Reply.Names()
    for name in environment.variables.keys.sorted() {
      let text: String
      if case .solutions(let call)? = environment.variables[name] {
        text = call.text(unicode: true, decimalMark: settings.decimalMark)
      } else {
        text = settings.spelled(origins[name]?.text ?? "")
      }
      names.variables.append(.init(name: name, text: Session.shortened(text)))
    }
    names.lists = environment.lists.sorted()
    for name in environment.functions.keys.sorted() {
      guard let function = environment.functions[name] else { continue }
      let parameters = function.parameters.joined(separator: "; ")
      let body = function.body.text(unicode: true, decimalMark: settings.decimalMark)
      var entry = Reply.Entry(
        name: name + "(" + parameters + ")",
        text: Session.shortened(body)
      )
      entry.names = function.body.names.filter { !function.parameters.contains($0) }
      names.functions.append(entry)
    }
    return names
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestMeaning else { return text }
    return String(text.unicodeScalars.prefix(longestMeaning / 2)) + "…"
  }
}

extension Request {
  /// The line with the decimal mark in force.
  fileprivate var spelledText: String { settings.spelled(text) }

  fileprivate func spelled(_ line: String) -> String { settings.spelled(line) }
}
