// A way to write a value, read from text.

extension Conversion {
  /// The way that a text asks for as ``text`` writes it, or nothing where it asks for none.
  package init?(reading text: String) {
    var options = ParsingOptions()
    options.readsConversions = true
    let line = Parser.line("0 " + text, options: options)
    guard line.diagnostics.isEmpty, line.statements.count == 1,
      let conversion = line.statements[0].conversion
    else { return nil }
    self = conversion
  }
}
