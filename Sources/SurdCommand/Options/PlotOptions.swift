// The options of `surd plot`.

/// The options of a plot.
struct PlotOptions: Hashable {
  /// The bounds of x, as they were typed.
  var horizontal: String?
  /// The bounds of y, as they were typed.
  var vertical: String?
  /// The size in pixels, or in characters for text.
  var size: Size?
  /// Whether only one point per column is drawn.
  var isDotted = false
  /// Whether a PNG file holds the bare pixels.
  var isRaw = false
  /// The file to write.
  var file: String?
  /// The file of rows of numbers, whose columns are lines of points; `-` is standard input.
  var data: String?

  /// The size of a picture.
  struct Size: Hashable {
    let width: Int
    let height: Int

    /// The most pixels in a direction.
    private static let most = 16_384

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Reads a size: `1600x1000`.
    init?(_ text: String) {
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        (1...Self.most).contains(width), (1...Self.most).contains(height)
      else { return nil }
      self.init(width: width, height: height)
    }
  }

  /// The form of a file, by the end of its name.
  enum FileForm: Hashable {
    case svg
    case png
  }

  /// The form of the file that is asked for.
  var form: FileForm? {
    guard let file else { return nil }
    let name = file.lowercased()
    if name.hasSuffix(".svg") { return .svg }
    return name.hasSuffix(".png") ? .png : nil
  }

  /// Says what does not go together.
  func check(isPlot: Bool, hasCurves: Bool) throws(Options.UsageError) {
    guard isPlot else {
      guard self == PlotOptions() else {
        throw Options.UsageError(
          message: "--x, --y, --size, --dots, --raw, --data and -o go with surd plot"
        )
      }
      return
    }
    guard hasCurves || data != nil else {
      throw Options.UsageError(message: "plot needs a curve: surd plot 'sin x'")
    }
    guard file == nil || form != nil else {
      throw Options.UsageError(message: "the file of a plot ends in .svg or .png")
    }
    guard !isRaw || form == .png else {
      throw Options.UsageError(message: "--raw goes with a PNG file: --raw -o FILE.png")
    }
  }
}

extension Option {
  /// The options of plots.
  static let plots: [Option] = [
    Option(names: ["--x"], value: "A..B", task: .plot, purpose: "the bounds of x, expressions") {
      options,
      value in
      options.plot.horizontal = value
      return true
    },
    Option(names: ["--y"], value: "A..B", task: .plot, purpose: "the bounds of y") {
      options,
      value in
      options.plot.vertical = value
      return true
    },
    Option(names: ["--size"], value: "WxH", task: .plot, purpose: "pixels, or characters of text") {
      options,
      value in
      options.plot.size = PlotOptions.Size(value)
      return options.plot.size != nil
    },
    Option(names: ["--dots"], value: nil, task: .plot, purpose: "one point per column, no lines") {
      options,
      _ in
      options.plot.isDotted = true
      return true
    },
    Option(names: ["--raw"], value: nil, task: .plot, purpose: "the bare proved pixels, as PNG") {
      options,
      _ in
      options.plot.isRaw = true
      return true
    },
    Option(
      names: ["--data"],
      value: "FILE",
      task: .plot,
      purpose: "points from rows of numbers, x and then y; - is standard input"
    ) { options, value in
      options.plot.data = value
      return true
    },
    Option(names: ["-o", "--output"], value: "FILE", task: .plot, purpose: "write a .svg or .png") {
      options,
      value in
      options.plot.file = value
      return true
    },
  ]
}
