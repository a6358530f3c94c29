// What a text is read as: a line, an expression, or what is to be drawn.

extension Parser {
  /// Reads a line.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func line(_ text: String, options: ParsingOptions = ParsingOptions()) -> Line {
    line(utf8: text.utf8, options: options)
  }

  /// Reads a line of UTF-8; bytes that are none count as unknown characters.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func line(
    utf8 text: some Sequence<UInt8>,
    options: ParsingOptions = ParsingOptions()
  ) -> Line {
    line(text, options, hasActions: true)
  }

  /// Reads a line in which `=` is always a relation, never an assignment.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func expression(
    _ text: String,
    options: ParsingOptions = ParsingOptions()
  ) -> Line {
    line(text.utf8, options, hasActions: false)
  }

  /// Reads the statements of a plot, which commas separate as well as semicolons; a point
  /// in front, `(cos(t), sin(t))`, is two of them, that of x and that of y.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func plot(_ text: String, options: ParsingOptions = ParsingOptions()) -> Line {
    line(text.utf8, options, hasActions: true, isPlot: true)
  }

  /// Reads what is to be drawn from bytes of UTF-8, as above.
  package static func plot(utf8 text: [UInt8], options: ParsingOptions) -> Line {
    line(text, options, hasActions: true, isPlot: true)
  }

  private static func line(
    _ text: some Sequence<UInt8>,
    _ options: ParsingOptions,
    hasActions: Bool,
    isPlot: Bool = false
  ) -> Line {
    Scanner.withBytes(of: text) { bytes in
      var parser = Parser(bytes, options: options)
      parser.isPlot = isPlot
      return parser.line(hasActions: hasActions)
    }
  }
}
