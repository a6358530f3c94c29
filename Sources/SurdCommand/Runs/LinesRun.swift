// `surd lines`: the lines of a derivation, each compared with the one before.

import Messages
import Sessions

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd lines`.
struct LinesRun: ~Copyable {
  private let options: Options
  private let writer: AnswerWriter
  private var session = Session()
  private var output = OutputStream(descriptor: STDOUT_FILENO)
  private var errors = OutputStream(descriptor: STDERR_FILENO)

  /// The most lines that are compared.
  private static let lineLimit = 1_000

  init(options: Options) {
    self.options = options
    writer = AnswerWriter(options: options, isTerminal: isatty(STDOUT_FILENO) == 1)
    options.apply(to: &session)
  }

  /// Compares the lines, and returns what to tell the caller: of the first line that does not
  /// say the same as the one before.
  consuming func run() -> ExitStatus {
    for definition in options.definitions {
      for answer in session.evaluate(definition, showing: writer.display) {
        guard let text = writer.complaint(answer, place: nil) else { continue }
        errors.write(text)
        errors.flush()
        return ExitStatus(answer.status)
      }
    }
    var texts = options.statements
    if texts.isEmpty || options.file != nil {
      let file = options.file ?? "-"
      let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        return refuse("cannot read \(file): \(String(cString: strerror(errno)))", .noInput)
      }
      var input = InputStream(descriptor: descriptor)
      while let line = input.readLine(limit: Session.longestLine) {
        texts.append(line)
        guard texts.count <= Self.lineLimit else {
          return refuse("there are more than \(Self.lineLimit) lines", .input)
        }
      }
    }
    let lines = session.compareLines(texts)
    guard !lines.isEmpty else {
      return refuse("there are no lines: surd lines '2x = 6' 'x = 4'", .input)
    }
    return write(lines)
  }

  /// Writes each line with how it follows, and says what is wrong with lines that cannot be
  /// read.
  private mutating func write(_ lines: [Session.ComparedLine]) -> ExitStatus {
    var status = ExitStatus.success
    if options.format == .json {
      output.writeLine(JSON.list(lines.map { $0.json }).line)
    } else {
      let width = min(48, lines.map { $0.text.unicodeScalars.count }.max() ?? 0)
      let digits = "\(lines.last?.number ?? 0)".count
      for line in lines where line.problem == nil {
        let number = "\(line.number)".padded(to: digits)
        guard let sentence = line.sentence else {
          output.writeLine(number + "    " + line.text)
          continue
        }
        let mark =
          switch line.status {
          case .exact: "⇔"
          case .undetermined: "?"
          default: "✗"
          }
        let head = number + "  \(mark) "
        output.writeLine(head + line.text.padded(to: width) + "  # " + sentence)
      }
    }
    for line in lines {
      if status == .success { status = ExitStatus(line.status) }
      guard options.format != .json, let problem = line.problem else { continue }
      output.flush()
      errors.writeLine("surd: line \(line.number): \(problem.message)")
      errors.write(Excerpt(line.text, marking: problem.place).text)
    }
    output.flush()
    errors.flush()
    return status
  }

  private mutating func refuse(_ text: String, _ status: ExitStatus) -> ExitStatus {
    errors.writeLine("surd: " + text)
    errors.flush()
    return status
  }
}
