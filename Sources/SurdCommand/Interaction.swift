// The conversation at a terminal: a prompt, a line, its answers.

import Calculator

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The conversation at a terminal.
struct Interaction: ~Copyable {
  var session = Session()
  var output = OutputStream(descriptor: STDOUT_FILENO)
  let colors: Colors
  private let options: Options
  private let keeper = SessionKeeper(isActive: true)
  private var isOver = false

  init(options: Options) {
    self.options = options
    colors = Colors(isTerminal: isatty(STDOUT_FILENO) == 1)
    setlocale(LC_CTYPE, "")
  }

  /// Talks until the user has enough.
  consuming func run() -> ExitStatus {
    say("Surd \(Version.current), an exact calculator. :help shows what it can do.")
    if let note = keeper.load(into: &session) { say(colors.alarming(note)) }
    options.apply(to: &session)
    session.isCancelled = { Interruption.isRequested }
    session.continuesFromAns = true
    Interruption.listen()
    for definition in options.definitions { answer(definition) }
    let editor = LineEditor()
    for line in session.history { editor?.remember(line) }
    var input = InputStream(descriptor: STDIN_FILENO)
    while !isOver {
      Interruption.reset()
      output.flush()
      let line: String?
      if let editor {
        line = editor.readLine(prompt: prompt, completing: completions)
      } else {
        output.write(prompt)
        output.flush()
        line = input.readLine()
      }
      if let line {
        respond(to: line, editor)
      } else if Interruption.isRequested {
        output.writeLine("")
      } else {
        isOver = true
      }
    }
    output.flush()
    return .success
  }

  /// The unit of angles is in force and so always visible.
  private var prompt: String { session.settings.angle.rawValue + "> " }

  private mutating func respond(to line: String, _ editor: LineEditor?) {
    let text = line.trimmed
    guard !text.isEmpty else { return }
    editor?.remember(text)
    if text.hasPrefix(":") {
      obey(text)
    } else {
      answer(text)
    }
    if let note = keeper.save(session) { say(colors.alarming(note)) }
  }

  /// Answers a line.
  private mutating func answer(_ line: String) {
    var display = Display()
    display.hasDecimal = true
    for answer in session.evaluate(line, showing: display) { show(answer) }
  }

  /// Shows an answer below the line it answers.
  mutating func show(_ answer: Answer) {
    if let problem = answer.problem {
      output.write(Excerpt(answer.input, marking: problem.place).text)
      say(colors.alarming("\(answer.status.rawValue): \(problem.message)"))
      return
    }
    say(([colors.faint(answer.echo)] + values(of: answer)).joined(separator: " "))
    for note in answer.notes where Interaction.surprises.contains(note.kind) {
      say(colors.faint(note.message))
    }
  }

  /// The values of an answer, each behind its sign; none twice.
  private func values(of answer: Answer) -> [String] {
    guard answer.kind == .value else { return [] }
    var values: [String] = []
    if let exact = answer.unicode, exact != answer.echo {
      values.append("= " + colors.strong(exact))
    }
    guard let decimal = answer.decimal else { return values }
    let text = decimal.repeating ?? decimal.text
    guard text != answer.unicode, text != answer.echo else { return values }
    let isEqual = decimal.isComplete || decimal.repeating != nil
    let shown = answer.unicode == nil ? colors.strong(text) : text
    return values + [(isEqual ? "= " : "≈ ") + shown]
  }

  /// The readings that are worth a line of their own.
  private static let surprises = [
    "juxtaposition", "remainder", "bareArgument", "nameBeforeBracket",
  ]

  /// Obeys a line that starts with a colon.
  private mutating func obey(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let name = String(words[0].dropFirst())
    guard let directive = Directive.named(name) else {
      say(colors.alarming("there is no :\(name); :help lists what there is"))
      return
    }
    directive.act(&self, words.count > 1 ? words[1].trimmed : "")
  }

  /// Ends the conversation after this line.
  mutating func end() {
    isOver = true
  }

  /// Prints an indented line.
  mutating func say(_ text: String) {
    output.writeLine("  " + text)
  }

  private var completions: [CompletionEntry] {
    session.names.map {
      CompletionEntry(name: $0.name, signature: $0.signature, isFunction: $0.isFunction)
    }
      + Directive.all.map {
        CompletionEntry(name: ":" + $0.name, signature: $0.usage, isFunction: false)
      }
  }
}

extension String {
  /// The text without blanks around it.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
