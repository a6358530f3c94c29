// The conversation at a terminal: a prompt, a line, its answers.

import Expressions
import Messages
import Serving
import Sessions

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
  private var keeper = SessionKeeper(isActive: true)
  /// The texts of the last answer of which only the ends were shown.
  private(set) var hidden: [String] = []
  private var isOver = false
  /// Whether the conversation was ended by `:quit`.
  private var endedByQuit = false

  init(options: Options) {
    self.options = options
    colors = Colors(isTerminal: isatty(STDOUT_FILENO) == 1)
  }

  /// Talks until the user has enough.
  consuming func run() -> ExitStatus {
    say("Surd \(Version.current), an exact calculator. :help shows what it can do,")
    say(":examples what to try.")
    if let note = keeper.load(into: &session) { say(colors.alarming(note.text)) }
    options.apply(to: &session)
    session.isCancelled = { Interruption.isRequested }
    session.continuesFromAns = true
    Interruption.listen()
    for definition in options.definitions { answer(definition) }
    let editor = LineEditor()
    for line in session.history.map(\.printable) { editor?.remember(line) }
    var input = InputStream(descriptor: STDIN_FILENO)
    while !isOver {
      // Ctrl-C also ends the lines of a paste that are still to come.
      if Interruption.isRequested { KeyInput.forget() }
      Interruption.reset()
      output.flush()
      let line: String?
      if let editor {
        line = editor.readLine(prompt: prompt, completing: completions)
      } else {
        output.write(prompt)
        output.flush()
        line = input.readLine(limit: Session.longestLine)
      }
      if let line {
        respond(to: line, editor)
      } else if Interruption.isRequested {
        output.writeLine("")
      } else {
        isOver = true
      }
    }
    // The shell's prompt starts a line of its own after Ctrl-D.
    if !endedByQuit { output.writeLine("") }
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
    } else if let directive = Directive.asked(by: text), session.description(of: text) == nil {
      directive.act(&self, "")
    } else if let command = plotCommand(for: text) {
      say(Sentence.plotCommand.text(in: session.settings.language, command))
    } else {
      answer(text)
    }
    if let note = keeper.save(session) { say(colors.alarming(note.text)) }
  }

  /// The command that draws what a line asks to plot, `plot x^2`; nothing for other lines, and where
  /// the word is a name of the user's.
  private func plotCommand(for line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, words[0] == "plot", session.description(of: words[0]) == nil,
      !words[1].hasPrefix("="), !words[1].hasPrefix(":=")
    else { return nil }
    // A shell ends what is quoted at the next quotation mark.
    let quoted = words[1].trimmed.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    return "surd plot '\(quoted)'"
  }

  /// Answers a line.
  mutating func answer(_ line: String) {
    for answer in session.evaluate(line, showing: .brief) { show(answer, below: line) }
  }

  /// Shows an answer below the line it answers.
  mutating func show(_ answer: Answer, below line: String? = nil) {
    if let problem = answer.problem {
      complain(problem, of: answer, below: line)
      return
    }
    let echo = abbreviated(answer.echo)
    let brief = answer.brief
    say(([colors.faint(echo)] + values(of: brief)).joined(separator: " "))
    let shown = texts(of: brief)
    hidden = texts(of: answer).filter { abbreviated($0) != $0 || !shown.contains($0) }
    if let longest = hidden.map(\.count).max() {
      say(colors.faint("this has \(longest) characters; :all shows them, Ctrl-C stops that"))
    }
    for note in answer.notes where note.isSurprise {
      say(colors.faint(note.message))
    }
  }

  /// Marks what is wrong, right below what was typed if that is still there.
  private mutating func complain(_ problem: Problem, of answer: Answer, below line: String?) {
    if problem.kind == "interrupted" {
      say(colors.alarming("stopped"))
      return
    }
    let excerpt = Excerpt(answer.input, marking: problem.place)
    if answer.input == line, Excerpt.columns(of: prompt + answer.input) < TerminalSize.columns {
      output.write(excerpt.carets(indentation: prompt.count))
    } else {
      output.write(excerpt.text)
    }
    say(colors.alarming("\(answer.status.rawValue): \(problem.message)"))
  }

  /// The values of an answer, each behind its sign; none twice.
  private func values(of answer: Answer) -> [String] {
    guard answer.kind == .value else { return [] }
    if let text = answer.text { return [colors.strong(abbreviated(text))] }
    var values: [String] = []
    // An equation does not equal its solutions.
    let sign = answer.solutions != nil ? "→ " : "= "
    if let exact = answer.unicode, exact != answer.echo, !answer.echo.hasSuffix(" = " + exact) {
      values.append(sign + colors.strong(abbreviated(exact)))
    }
    guard let decimal = answer.digits(unicode: true) else { return values }
    let text = decimal.repeating ?? decimal.text
    guard text != answer.unicode, text != answer.echo else { return values }
    let isEqual = decimal.isComplete || decimal.repeating != nil
    let short = abbreviated(text)
    let shown = answer.unicode == nil ? colors.strong(short) : short
    return values + [(isEqual ? sign : "≈ ") + shown]
  }

  /// The texts of an answer, whole.
  private func texts(of answer: Answer) -> [String] {
    var texts = [answer.echo]
    for text in [answer.unicode, answer.digits(unicode: true).map { $0.repeating ?? $0.text }] {
      if let text, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// A text, or its two ends where it is longer than what was asked for.
  func abbreviated(_ text: String) -> String {
    let bytes = text.utf8.count
    guard bytes > session.settings.digits + Interaction.longestText else { return text }
    return String(text.prefix(Interaction.shownEnds)) + " … "
      + String(text.suffix(Interaction.shownEnds))
  }

  /// The longest text that is shown whole, in bytes beside the digits that were asked
  /// for; and what is shown of each end of a longer one, in characters.
  private static var longestText: Int { 2_000 }
  private static var shownEnds: Int { 60 }

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
    endedByQuit = true
  }

  /// Prints words, as many a line as fit.
  mutating func say(_ head: String, words: [String]) {
    var line = head
    for word in words {
      if line.count + word.count + 3 > min(TerminalSize.columns, 80) {
        say(line)
        line = String(repeating: " ", count: head.count)
      }
      line += " " + word
    }
    say(line)
  }

  /// Prints an indented line.
  mutating func say(_ text: String) {
    output.writeLine("  " + text)
  }

  private var completions: [CompletionEntry] {
    session.names.map { name in
      let meaning = session.description(of: name.name)?.meaning
      return CompletionEntry(
        name: name.name,
        signature: name.signature,
        isFunction: name.isFunction,
        words: meaning?.words ?? "",
        example: meaning?.example ?? ""
      )
    }
      + Directive.all.map {
        CompletionEntry(
          name: ":" + $0.name,
          signature: $0.usage,
          isFunction: false,
          words: $0.purpose
        )
      }
      + Directive.all.flatMap { directive in
        directive.choices.map { CompletionEntry(word: $0, behind: [":" + directive.name]) }
      }
      + Session.Form.allCases.map { CompletionEntry(word: $0.rawValue, behind: [":as"]) }
      + conversions
      + [NumberSet.complex, .integer, .natural, .rational, .real].map { set in
        CompletionEntry(
          word: set.word,
          behind: ["solve", "roots"],
          words: session.settings.language.name(of: set)
        )
      }
  }

  /// The words that ask for a way to write a value.
  private var conversions: [CompletionEntry] {
    let ways =
      Conversion.ofIntegers + Conversion.ofFractions + Conversion.ofComplex
      + [.angle(.radians), .angle(.gradians), .rectangular]
    var entries: [CompletionEntry] = []
    for way in ways {
      let word = String(way.text.dropFirst("to ".count))
      guard !entries.contains(where: { $0.name == word }) else { continue }
      let isForm = Session.Form(rawValue: word) != nil
      entries.append(
        CompletionEntry(
          word: word,
          behind: ["to", "as", "in", "als"] + (isForm ? [] : [":as"]),
          words: Meaning.words(for: way, in: session.settings.language)
        )
      )
    }
    return entries
  }
}
