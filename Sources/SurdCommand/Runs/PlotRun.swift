// `surd plot`: curves into a file, as numbers, or onto the terminal.

import Messages
import Plots
import Serving
import Sessions

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of `surd plot`.
struct PlotRun: ~Copyable {
  private let options: Options
  private let writer: AnswerWriter
  private var session = Session()
  private var output = OutputStream(descriptor: STDOUT_FILENO)
  private var errors = OutputStream(descriptor: STDERR_FILENO)
  /// Lines of points that were read from a file.
  private var points: [String] = []

  /// The longest file of rows, in bytes.
  private static let longestData = 1 << 20

  init(options: Options) {
    self.options = options
    writer = AnswerWriter(options: options, isTerminal: isatty(STDOUT_FILENO) == 1)
    options.apply(to: &session)
  }

  /// Draws, and returns what to tell the caller.
  consuming func run() -> ExitStatus {
    if let wrong = options.define(in: &session, writer) {
      errors.write(wrong.complaint)
      errors.flush()
      return wrong.status
    }
    if let file = options.plot.data, let status = readData(file) { return status }
    let isFile = options.plot.file != nil
    let isJSON = options.format == .json
    let screen = isFile || isJSON ? nil : PlotScreen.current(options.plot.size)
    session.isCancelled = PlotProgress.question()
    if options.hasComplexAnswers, !isJSON,
      let coloring = ColoringSheet(request(for: screen), in: session)
    {
      return draw(coloring, on: screen)
    }
    let sheet = PlotSheet(request(for: screen), in: session)
    var status = complain(sheet)
    if isJSON {
      for object in sheet.json { output.writeLine(object.line) }
    }
    if let file = options.plot.file, sheet.hasCurves {
      status = write(sheet, to: file) ? status : .inputOrOutput
    }
    if let screen, status == .success { show(sheet, on: screen) }
    output.flush()
    return status
  }

  /// Reads the points of a file; where there are none says why, and what that means to a script.
  private mutating func readData(_ file: String) -> ExitStatus? {
    var rows = ""
    do throws(UnreadableFile) {
      var input = try InputStream(file: file)
      while let line = input.readLine(limit: Self.longestData) {
        rows += line + "\n"
        guard rows.utf8.count <= Self.longestData else {
          complain("\(file) has more than \(Self.longestData) bytes")
          return .input
        }
      }
    } catch {
      complain(error.message)
      return .noInput
    }
    let language = session.settings.language
    do throws(DataColumns.Mistake) {
      let mark = session.settings.decimalMark
      guard let data = try DataColumns(reading: rows, decimalMark: mark) else {
        complain("\(file): \(Sentence.dataNone.text(in: language))")
        return .input
      }
      points = data.columns.map { $0.text }
      return nil
    } catch {
      let sentence = Sentence.dataRow.text(in: language, "\(error.row)", error.text)
      complain("\(file): \(sentence)")
      return .input
    }
  }

  /// Draws the colours of a function of z.
  private mutating func draw(_ sheet: ColoringSheet, on screen: PlotScreen?) -> ExitStatus {
    let status = complain(about: sheet.failures)
    guard status == .success else { return status }
    complain(sheet.note(in: session.settings.language))
    guard sheet.isColored else { return .undefined }
    if let file = options.plot.file {
      let isVector = options.plot.form == .svg
      let bytes =
        isVector ? sheet.svg(.light, in: session.settings.language) : sheet.png(.light)
      return write(bytes, to: file) ? .success : .inputOrOutput
    }
    if let screen { show(sheet, on: screen) }
    output.flush()
    return .success
  }

  private func request(for screen: PlotScreen?) -> PlotRequest {
    var request = PlotRequest(curves: options.statements + points)
    request.horizontal = options.plot.horizontal
    request.vertical = options.plot.vertical
    request.isDotted = options.plot.isDotted
    // Bare pixels and characters have no room for them.
    request.hasFeatures = !options.plot.isRaw && screen?.isText != true
    if let screen {
      request.width = screen.width
      request.height = screen.height
      request.density = screen.isText ? .dots : .plain
    } else if let size = options.plot.size {
      request.width = size.width
      request.height = size.height
    }
    let isFine = request.width >= 1200 && (options.plot.form == .png || screen?.isText == false)
    if isFine { request.density = .fine }
    return request
  }

  /// Draws on the terminal, or as text into a pipe.
  private mutating func show(_ sheet: some TerminalPicture, on screen: PlotScreen) {
    switch screen.protocol {
    case .kitty: output.write(sheet.kitty(screen.theme))
    case .sixel: output.write(sheet.sixel(screen.theme))
    case .text:
      for line in sheet.lines(isColored: screen.isColored) { output.writeLine(line) }
      return
    }
    output.writeLine("")
  }

  /// Writes the file, and says whether that went well.
  private mutating func write(_ sheet: PlotSheet, to file: String) -> Bool {
    let bytes =
      if options.plot.form == .svg {
        sheet.svg(.light)
      } else if options.plot.isRaw {
        sheet.rawPNG()
      } else {
        sheet.png(.light)
      }
    return write(bytes, to: file)
  }

  /// Writes bytes into a file, and says whether that went well.
  private mutating func write(_ bytes: [UInt8], to file: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      complain("cannot write \(file): \(String(cString: strerror(errno)))")
      return false
    }
    var stream = OutputStream(descriptor: descriptor)
    stream.write(bytes)
    stream.flush()
    return close(descriptor) == 0
  }

  /// Tells what went wrong, and what that means to a script.
  private mutating func complain(_ sheet: PlotSheet) -> ExitStatus {
    let status = complain(about: sheet.failures)
    if options.format != .json {
      let language = session.settings.language
      for note in sheet.emptyNotes(in: language) + sheet.featureNotes(in: language) {
        complain(note)
      }
    }
    let count = sheet.undecidedCount
    if count > 0, options.format != .json {
      complain("\(count) pixel\(count == 1 ? " is" : "s are") not decided")
    }
    return status
  }

  /// Tells why there is nothing to see, and what that means to a script.
  private mutating func complain(about failures: [PlotSheet.Failure]) -> ExitStatus {
    var status = ExitStatus.success
    for failure in failures {
      switch failure {
      case .text(let answer, let argument):
        if status == .success { status = ExitStatus(answer.status) }
        if let text = writer.complaint(answer, place: argument) { errors.write(text) }
        errors.flush()
        if !options.hasComplexAnswers, let problem = answer.problem, problem.kind == "unknownName",
          String(Array(answer.input.unicodeScalars)[problem.place].map { Character($0) }) == "z"
        {
          complain(Sentence.coloringHint.text(in: session.settings.language))
        }
      case .range(let argument):
        status = .usage
        complain(
          "\(argument) takes a smaller and a greater number, up to 1e300: \(argument) -2*pi..2*pi"
        )
      }
    }
    return status
  }

  private mutating func complain(_ text: String) {
    errors.writeLine("surd: \(text)")
    errors.flush()
  }
}

/// A picture that a terminal can show.
private protocol TerminalPicture {
  func kitty(_ theme: PlotSheet.Theme) -> [UInt8]
  func sixel(_ theme: PlotSheet.Theme) -> [UInt8]
  func lines(isColored: Bool) -> [String]
}

extension PlotSheet: TerminalPicture {}
extension ColoringSheet: TerminalPicture {}
