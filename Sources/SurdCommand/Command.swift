// One run of the command: what it reads, and where the answers go.

import Messages
import Serving
import Sessions

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of the command.
struct Command: ~Copyable {
  private let options: Options
  private var session = Session()
  private var output = OutputStream(descriptor: STDOUT_FILENO)
  private var errors = OutputStream(descriptor: STDERR_FILENO)
  private let writer: AnswerWriter
  /// Whether somebody sees standard error.
  private let isSeen = isatty(STDERR_FILENO) == 1
  private let colors = Colors(isTerminal: isatty(STDERR_FILENO) == 1)
  /// The first failure, which is what the run as a whole reports.
  private var status = ExitStatus.success

  /// Runs the command and returns what to tell the caller.
  static func run(_ arguments: [String]) -> ExitStatus {
    if arguments.first == "serve" { return ServeRun.run(Array(arguments.dropFirst())) }
    let options: Options
    do throws(Options.UsageError) {
      options = try Options(reading: arguments)
    } catch {
      var errors = OutputStream(descriptor: STDERR_FILENO)
      errors.writeLine("surd: \(error.message)")
      errors.writeLine("Try: surd --help")
      errors.flush()
      return .usage
    }
    var command = Command(options: options)
    return command.run()
  }

  private init(options: Options) {
    self.options = options
    writer = AnswerWriter(options: options, isTerminal: isatty(STDOUT_FILENO) == 1)
  }

  private mutating func run() -> ExitStatus {
    if options.wantsHelp { return show(Help.text) }
    if options.wantsVersion { return show("surd \(Version.current)") }
    if options.wantsManualPage {
      return show(ManualPage(directives: Directive.all.map { ($0.usage, $0.purpose) }).text)
    }
    if let shell = options.completion { return show(CompletionScript.text(for: shell)) }
    if options.task == .keys { return KeyReplay(options: options).run() }
    if options.task == .desk { return DeskReplay(options: options).run() }
    if options.task == .plot { return PlotRun(options: options).run() }
    if options.task == .map { return MapRun(options: options).run() }
    if options.task == .lines { return LinesRun(options: options).run() }
    if options.task == .check { return CheckRun(options: options).run() }
    if isInteractive {
      return Interaction(options: options).run()
    }
    var keeper = SessionKeeper(isActive: options.keepsSession)
    let trouble = keeper.load(into: &session)
    if let trouble { complain(trouble.text) }
    options.apply(to: &session)
    for definition in options.definitions {
      answer(definition, isSilent: true)
    }
    guard status == .success else { return status }
    let lines = session.lines(of: options.statements)
    if lines.count < options.statements.count, options.format != .json {
      let text = Sentence.oneLine.text(in: session.settings.language, lines[0])
      errors.writeLine(colors.faint("surd: " + text))
      errors.flush()
    }
    for line in lines { answer(line) }
    if let file = options.file {
      answerLines(of: file)
    } else if options.statements.isEmpty {
      answerLines(of: "-")
    }
    report(keeper.save(session), after: trouble)
    return status
  }

  /// Whether somebody sits there and waits for a prompt.
  private var isInteractive: Bool {
    options.statements.isEmpty && options.file == nil && isatty(STDIN_FILENO) == 1
  }

  /// Answers the lines of a file as they come.
  private mutating func answerLines(of file: String) {
    do throws(UnreadableFile) {
      var input = try InputStream(file: file)
      var number = 0
      while let line = input.readLine(limit: Session.longestLine) {
        number += 1
        answer(line, place: "line \(number)")
      }
    } catch {
      complain(error.message)
      status = .noInput
    }
  }

  /// Answers a line.
  ///
  /// What was answered is on its way before the next line is read, so that a
  /// program on the other side can talk with this one.
  private mutating func answer(_ line: String, place: String? = nil, isSilent: Bool = false) {
    // Out of this value, which every answer changes as well.
    var session = Session()
    session.settings.language = self.session.settings.language
    swap(&session, &self.session)
    session.evaluate(line, showing: writer.display) { show($0, place, isSilent: isSilent) }
    swap(&session, &self.session)
    output.flush()
  }

  /// Prints an answer, or what went wrong.
  private mutating func show(_ answer: Answer, _ place: String?, isSilent: Bool) {
    if status == .success { status = ExitStatus(answer.status) }
    if !isSilent || answer.problem != nil {
      for line in writer.lines(answer) { output.writeLine(line) }
    }
    if !isSilent, let text = writer.reading(answer, isSeen: isSeen) {
      output.flush()
      errors.writeLine(colors.faint("surd: " + text))
      errors.flush()
    }
    let steps = answer.missingSteps.map { ["surd: " + $0] } ?? []
    for text in (isSilent ? [] : writer.conditions(answer)) + steps {
      output.flush()
      errors.writeLine(text)
      errors.flush()
    }
    if let text = writer.complaint(answer, place: place) {
      output.flush()
      errors.write(text)
      errors.flush()
    }
  }

  private mutating func show(_ text: String) -> ExitStatus {
    output.writeLine(text)
    output.flush()
    return .success
  }

  /// Says that the session was not kept, and tells the caller.
  private mutating func report(_ note: SessionKeeper.Note?, after trouble: SessionKeeper.Note?) {
    if let note, note.text != trouble?.text { complain(note.text) }
    let isKept = [trouble, note].allSatisfy { $0?.isHarmless ?? true }
    if !isKept, status == .success { status = .inputOrOutput }
  }

  private mutating func complain(_ text: String) {
    errors.writeLine("surd: \(text)")
    errors.flush()
  }
}
