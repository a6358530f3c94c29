// A way to write a value, read from text.

extension Conversion {
  /// The way that a word stands for by itself, of three digits or to base 3 where it needs a
  /// number.
  package init?(named word: String) {
    guard word != "base" else {
      self = .base(3)
      return
    }
    let word = word == "continued" || word == "cf" ? "continued fraction" : word
    guard let found = Conversion(reading: "to " + word) ?? Conversion(3, word: word) else {
      return nil
    }
    self = found
  }

  /// Something of which it is a telling way to write it.
  package var example: String {
    switch self {
    case .fraction: "0.375"
    case .mixed: "15/4"
    case .decimal: "9/11"
    case .scientific, .engineering: "123456"
    case .digits, .figures, .places: "pi"
    case .base, .bits: "255"
    case .integer(let bits, _): "2^\(bits) - 1"
    case .float(let bits): bits == 64 ? "2^53 + 1" : "2^24 + 1"
    case .percent: "30/200"
    case .dms: "12.345°"
    case .angle(.degrees): "pi/6 rad"
    case .angle(.radians), .angle(.gradians): "30°"
    case .factors: "360"
    case .continuedFraction: "355/113"
    case .latex: "1/sqrt(2)"
    case .roman, .words: "2026"
    case .polar, .exponential: "1 + i"
    case .rectangular: "2*cis(60°)"
    }
  }

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
