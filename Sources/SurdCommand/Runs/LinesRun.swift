// `surd lines`: the lines of a derivation, each compared with the one before.

import Messages
import Serving
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
    if let wrong = options.define(in: &session, writer) {
      errors.write(wrong.complaint)
      errors.flush()
      return wrong.status
    }
    var texts = options.statements
    if texts.isEmpty || options.file != nil {
      do throws(UnreadableFile) {
        var input = try InputStream(file: options.file ?? "-")
        while let line = input.readLine(limit: Session.longestLine) {
          texts.append(line)
          guard texts.count <= Self.lineLimit else {
            return refuse("there are more than \(Self.lineLimit) lines", .input)
          }
        }
      } catch {
        return refuse(error.message, .noInput)
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
      let width = lines.map { $0.text }.columnWidth
      let digits = "\(lines.last?.number ?? 0)".count
      for line in lines where line.problem == nil {
        let number = "\(line.number)".padded(to: digits)
        guard let sentence = line.sentence else {
          output.writeLine(number + "    " + line.text)
          continue
        }
        let head = number + "  \(line.status.lineSign) "
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
