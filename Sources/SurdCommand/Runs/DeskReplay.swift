// `surd desk`: keys replayed on the desk calculator.

import Messages
import Serving
import Sessions
import Sheets

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd desk`.
struct DeskReplay: ~Copyable {
  private let options: Options
  private let writer: AnswerWriter
  private var sheet: DeskSheet
  private var output = OutputStream(descriptor: STDOUT_FILENO)
  private var errors = OutputStream(descriptor: STDERR_FILENO)

  init(options: Options) {
    self.options = options
    writer = AnswerWriter(options: options, isTerminal: isatty(STDOUT_FILENO) == 1)
    var session = Session()
    options.apply(to: &session)
    sheet = DeskSheet(settings: session.settings)
    sheet.budgetWhileTyping = DeskCalculator.budget
    sheet.values = options.definitions.compactMap { DeskKey.Assignment($0) }
  }

  /// Presses the keys, and prints the display, what was entered and its value; with
  /// Graph, also the curve.
  consuming func run() -> ExitStatus {
    let line = options.statements.joined(separator: " ")
    let event: DeskEvent
    do throws(Event.KeyMistake) {
      event = try DeskEvent(keys: line)
    } catch {
      return error.complain(about: line, to: &errors)
    }
    let screen = sheet.handle(event)
    if options.format == .json {
      output.writeLine(JSON.object(screen.members).line)
    } else {
      output.writeLine(screen.display)
      output.writeLine(screen.description)
      if let value = writer.answer(screen.answer) { output.writeLine(value) }
    }
    output.flush()
    if options.format != .json, let curve = screen.graph { draw(curve) }
    return complain(screen)
  }

  /// Draws a curve as `surd plot` does.
  private func draw(_ curve: String) {
    var drawing = options
    drawing.task = .plot
    drawing.statements = [curve]
    drawing.definitions = []
    _ = PlotRun(options: drawing).run()
  }

  /// Says what is wrong, and what that means to a script.
  private mutating func complain(_ screen: borrowing DeskScreen) -> ExitStatus {
    // That a variable has no value is no mistake until somebody wants it.
    let isOpen = screen.message == nil && !screen.variables.isEmpty
    var status = ExitStatus.success
    var text: String?
    if screen.answer.problem != nil, !isOpen {
      status = ExitStatus(screen.answer.status)
      text = writer.complaint(screen.answer, place: nil)
    } else if let message = screen.message {
      status = .syntax
      text = "surd: " + message.message + "\n"
    }
    if options.format != .json, let text {
      errors.write(text)
      errors.flush()
    }
    return status
  }
}
