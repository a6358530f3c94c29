// `surd keys`: keys replayed in the formula editor.

import Expressions
import Messages
import Serving
import Sessions
import Sheets

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd keys`.
struct KeyReplay: ~Copyable {
  private let options: Options
  private let writer: AnswerWriter
  private var session = Session()
  private var sheet = Sheet()
  private var output = OutputStream(descriptor: STDOUT_FILENO)
  private var errors = OutputStream(descriptor: STDERR_FILENO)
  /// The answers to the last Enter.
  private var answers: [WrittenAnswer] = []

  init(options: Options) {
    self.options = options
    writer = AnswerWriter(options: options, isTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// Presses the keys, and prints what there is to see then.
  consuming func run() -> ExitStatus {
    guard !options.statements.isEmpty else {
      errors.writeLine("surd: there are no keys; try: surd keys '1 / 2 Enter'")
      errors.flush()
      return .usage
    }
    let line = options.statements.joined(separator: " ")
    let event: Event
    do throws(Event.KeyMistake) {
      event = try Event(keys: line)
    } catch {
      return error.complain(about: line, to: &errors)
    }
    let status = define()
    guard status == .success else { return status }
    let screen = press(event)
    if options.format == .json {
      output.writeLine(json(of: screen))
    } else {
      output.writeLine(screen.formula)
      for answer in answers {
        if let text = writer.answer(answer) { output.writeLine(text) }
      }
    }
    output.flush()
    complain(screen)
    return ExitStatus(screen, answers)
  }

  /// Sets the variables and settings that the options name.
  private mutating func define() -> ExitStatus {
    options.apply(to: &session)
    for definition in options.definitions {
      for answer in session.evaluate(definition) {
        guard answer.problem == nil else {
          errors.write(writer.complaint(answer, place: nil) ?? "")
          errors.flush()
          return ExitStatus(answer.status)
        }
      }
    }
    sheet = Sheet(settings: session.settings)
    var reply = Reply(id: 0, kind: .restore)
    reply.names = session.userNames
    _ = sheet.handle(.answered(reply))
    return .success
  }

  /// Handles an event, and keeps what the last Enter was answered with.
  private mutating func press(_ event: Event) -> Screen {
    var screen = sheet.handle(event)
    while let request = screen.request {
      let reply = session.perform(request)
      if request.kind == .evaluate { answers = reply.answers }
      screen = sheet.handle(.answered(reply)).following(screen)
    }
    return screen
  }

  private func json(of screen: Screen) -> String {
    var members = screen.members
    if screen.answer == nil, let answer = answers.last,
      let index = members.firstIndex(where: { $0.name == "answer" })
    {
      members[index] = JSON.Member("answer", answer.json)
    }
    return JSON.object(members).line
  }

  /// Says what is wrong.
  private mutating func complain(_ screen: borrowing Screen) {
    guard options.format != .json else { return }
    for answer in answers {
      for text in writer.conditions(answer) { errors.writeLine(text) }
      if let text = writer.complaint(answer, place: nil) { errors.write(text) }
    }
    if answers.allSatisfy({ $0.problem == nil }), let message = screen.message {
      errors.writeLine("surd: " + message.message)
    }
    errors.flush()
  }
}

extension Event.KeyMistake {
  /// Marks the key that there is not, and says what that means to a script.
  func complain(about line: String, to errors: inout OutputStream) -> ExitStatus {
    errors.writeLine("surd: there is no such key")
    errors.write(Excerpt(line, marking: place).text)
    errors.flush()
    return .usage
  }
}

extension ExitStatus {
  /// The exit status for a screen.
  fileprivate init(_ screen: Screen, _ answers: [WrittenAnswer]) {
    if let failed = answers.first(where: { $0.problem != nil }) {
      self.init(failed.status)
    } else {
      self = screen.message == nil ? .success : .syntax
    }
  }
}
