// `surd map`: an expression for each number of a stream.

import Serving
import Sessions

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd map`.
struct MapRun: ~Copyable {
  private let options: Options
  private let writer: AnswerWriter
  private var session = Session()
  private var output = OutputStream(descriptor: STDOUT_FILENO)
  private var errors = OutputStream(descriptor: STDERR_FILENO)
  private var status = ExitStatus.success

  init(options: Options) {
    self.options = options
    writer = AnswerWriter(options: options, isTerminal: isatty(STDOUT_FILENO) == 1)
    options.apply(to: &session)
  }

  /// Answers all numbers, and returns what to tell the caller.
  consuming func run() -> ExitStatus {
    if let wrong = options.define(in: &session, writer) {
      return refuse(wrong.complaint, wrong.status)
    }
    do throws(NumberMap.Failure) {
      let map = try NumberMap(options.statements, columns: options.columns, in: session)
      return answer(map)
    } catch {
      let text = writer.complaint(error.answer, place: nil) ?? ""
      return refuse(text, ExitStatus(error.answer.status))
    }
  }

  private mutating func refuse(_ text: String, _ status: ExitStatus) -> ExitStatus {
    errors.write(text)
    errors.flush()
    return status
  }

  /// Reads, computes and writes, as much at a time as there is.
  private mutating func answer(_ map: NumberMap) -> ExitStatus {
    do throws(UnreadableFile) {
      return answer(map, from: try InputStream(file: options.file ?? "-"))
    } catch {
      return refuse("surd: \(error.message)\n", .noInput)
    }
  }

  private mutating func answer(
    _ map: NumberMap,
    from input: consuming InputStream
  ) -> ExitStatus {
    // One number for each name of a line, when there are names or several.
    let isTable = options.columns != nil || map.columns.count > 1
    var reader = NumberReader(
      width: max(map.columns.count, 1),
      isTable: isTable,
      decimalMark: options.decimalMark == "," ? "," : "."
    )
    let limit = Session.longestLine
    while let bytes = input.readPart(limit: limit, endingIn: { reader.isEnd($0) }) {
      let columns = reader.columns(of: bytes)
      write(map.values(columns), count: columns[0].count)
      complain(reader.mistakes)
      reader.mistakes.removeAll()
    }
    guard !input.isBeyondLimit else {
      return refuse("surd: line \(reader.line): input: longer than \(limit) bytes\n", .input)
    }
    return status
  }

  /// Writes a line for each row.
  private mutating func write(_ values: [[Double]], count: Int) {
    for row in 0..<count {
      for (position, column) in values.enumerated() {
        if position > 0 { output.write(" ") }
        output.write(column[row], mark: options.decimalMark == "," ? "," : ".")
        if column[row].isNaN, status == .success { status = .undefined }
      }
      output.writeLine("")
    }
    output.flush()
  }

  private mutating func complain(_ mistakes: [NumberReader.Mistake]) {
    for mistake in mistakes {
      if status == .success || status == .undefined { status = mistake.status }
      errors.write("surd: line \(mistake.line): \(mistake.message)\n")
      if let place = mistake.place { errors.write(Excerpt(mistake.text, marking: place).text) }
    }
    errors.flush()
  }
}

extension OutputStream {
  /// Appends a number: the shortest digits that read back as the same double,
  /// `undefined` for NaN.
  mutating func write(_ number: Double, mark: Character) {
    guard !number.isNaN else { return write("undefined") }
    var text = "\(number)"
    if text.hasSuffix(".0") { text.removeLast(2) }
    write(mark == "." ? text : String(text.map { $0 == "." ? mark : $0 }))
  }
}
