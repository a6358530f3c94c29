// From a pasted text to pieces. Whatever the text is, it becomes a text of the
// language, and the one parser reads it; a mistake has its place in what was
// pasted.

import Expressions

/// Reading pasted text.
struct Pasting {
  let vocabulary: Vocabulary
  /// Whether nothing stands around the place of the paste.
  let isAlone: Bool

  enum Result {
    case success([Piece])
    case failure([Diagnostic])
  }

  /// Reads MathML, the text of HTML, LaTeX or plain text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func read(_ text: String) -> Result {
    let source = TrackedText(Array(text.utf8))
    guard MarkupScanner.isMarkup(source.bytes) else { return readText(source) }
    guard let start = MathMLTree.start(in: source) else {
      return readText(HtmlReader.text(source))
    }
    var reader = MathMLReader(source, at: start, vocabulary.decimalMark)
    reader.read()
    guard reader.diagnostics.isEmpty else { return .failure(reader.diagnostics) }
    reader.output.settleBrackets(vocabulary.lists, hasCommas: true)
    return parse(reader.output.withPercentages, .point)
  }

  private func readText(_ source: TrackedText) -> Result {
    guard let range = LatexReader.range(in: source.bytes) else {
      return parse(source, vocabulary.decimalMark, isPlain: true)
    }
    var reader = LatexReader(source, range, vocabulary.decimalMark)
    reader.read()
    guard reader.diagnostics.isEmpty else { return .failure(reader.diagnostics) }
    reader.output.settleBrackets(vocabulary.lists, hasCommas: vocabulary.decimalMark == .point)
    return parse(reader.output.withPercentages, vocabulary.decimalMark)
  }

  private func parse(
    _ source: TrackedText,
    _ decimalMark: DecimalMark,
    isPlain: Bool = false
  ) -> Result {
    let (text, mistakes) = PlainReader.text(source, decimalMark, isAlone: isAlone)
    guard mistakes.isEmpty else { return .failure(mistakes) }
    let options = options(isPlain: isPlain)
    let line = Parser.line(utf8: text.bytes, options: options)
    return pieces(of: line, in: text, options, isPlain: isPlain)
  }

  private func options(isPlain: Bool) -> ParsingOptions {
    var options = ParsingOptions()
    options.readsConversions = true
    options.readings[.juxtaposition] = vocabulary.bindsFactorsFirst
    options.refusesWords = isPlain
    options.readsNumerals = isPlain
    options.setNames(
      functions: vocabulary.functions,
      lists: vocabulary.lists,
      ownNames: vocabulary.names
    )
    return options
  }

  private func pieces(
    of line: Line,
    in text: TrackedText,
    _ options: ParsingOptions,
    isPlain: Bool
  ) -> Result {
    var mistakes: [Diagnostic] = []
    for diagnostic in line.diagnostics where !isPlaceholder(diagnostic, text) {
      mistakes.append(Diagnostic(diagnostic.kind, range: text.source(of: diagnostic.range)))
    }
    if line.statements.count > 1 {
      mistakes.append(Diagnostic(.unexpected, range: text.source(of: line.statements[1].range)))
    }
    guard mistakes.isEmpty else {
      return .failure(severalStatements(in: text, options).map { [$0] } ?? mistakes)
    }
    guard let statement = line.statements.first else { return .success([]) }
    guard let formula = Formula(statement) else {
      return .failure([
        Diagnostic(
          .nestingTooDeep(limit: Formula.depthLimit),
          range: text.source(of: statement.range)
        )
      ])
    }
    // Markup says which letters are a word.
    guard isPlain else { return .success(formula.pieces) }
    if let mistake = preposition(in: statement.expression, text) { return .failure([mistake]) }
    var head = statement.action == .evaluate ? 0 : 1
    if case .assign(let name, _) = statement.action, name.isProductOfCoordinates { head = 0 }
    return .success(formula.dividingWords(behind: head, vocabulary).pieces)
  }

  /// A word that asks for a way to write a value, where none stands behind it.
  private func preposition(in expression: Expression, _ text: TrackedText) -> Diagnostic? {
    for index in 0..<expression.count where expression.nodes[index].kind.isName {
      let name = expression.name(at: index)
      guard Conversion.isPreposition(name), !vocabulary.names.contains(name) else { continue }
      let range = text.source(of: expression.range(at: index))
      return Diagnostic(.languageWord(name, remedy: .form), range: range)
    }
    return nil
  }

  /// The mistake of a text that is several statements which say something together, or a point.
  private func severalStatements(
    in text: TrackedText,
    _ options: ParsingOptions
  ) -> Diagnostic? {
    guard let (_, line) = together(text, options), let first = line.statements.first else {
      return nil
    }
    let second = line.statements.dropFirst().first ?? first
    return Diagnostic(.severalStatements, range: text.source(of: second.range))
  }

  /// What several statements say together.
  private func together(
    _ text: TrackedText,
    _ options: ParsingOptions
  ) -> (kind: StatementsTogether, line: Line)? {
    let line = Parser.plot(utf8: text.bytes, options: options)
    guard line.diagnostics.isEmpty, let first = line.statements.first else { return nil }
    switch line.together(knowing: { vocabulary.names.contains($0) }) {
    case .system: return (.system, line)
    case .sequence where line.areDefinitions || line.isApart(in: text): return (.sequence, line)
    default:
      let isCurve =
        (line.statements.count > 1 || first.isPoint)
        && line.statements.allSatisfy { $0.isPartOfCurve || $0.isPoint }
      return isCurve ? (.curve, line) : nil
    }
  }

  /// What a text of several statements says together: as one line of the language, a system with
  /// `and` between its equations.
  func together(_ text: String) -> (kind: StatementsTogether, reading: FormulaReading)? {
    let source = TrackedText(Array(text.utf8))
    let (plain, mistakes) = PlainReader.text(source, vocabulary.decimalMark, isAlone: isAlone)
    let options = options(isPlain: true)
    guard mistakes.isEmpty, let (kind, line) = together(plain, options) else { return nil }
    let whole = String(decoding: plain.bytes, as: UTF8.self)
    let joined = line.text(whole, joinedBy: kind == .system ? " and " : "; ")
    let reading = FormulaReading(
      text: joined,
      line: Parser.line(joined, options: options),
      origins: [],
      count: 0
    )
    return (kind, reading)
  }

  /// Whether a mistake is a box for a missing operand, which a formula has.
  private func isPlaceholder(_ diagnostic: Diagnostic, _ text: TrackedText) -> Bool {
    guard diagnostic.kind == .missingOperand else { return false }
    let signs: [StaticString] = ["□", "⬚", "_"]
    return signs.contains { sign in
      sign.withUTF8Buffer { $0.elementsEqual(text.bytes[diagnostic.range]) }
    }
  }
}

extension Statement {
  /// Whether the statement is a point, or several in braces.
  fileprivate var isPoint: Bool {
    guard action == .evaluate else { return false }
    let kind = expression.nodes[expression.root].kind
    return kind == .vector || kind == .list
  }

  /// Whether the statement is a coordinate or a comparison.
  fileprivate var isPartOfCurve: Bool {
    if expression.isCondition { return true }
    guard case .assign(let name, _) = action else { return false }
    return name == "x" || name == "y" || name == "r"
  }
}

extension Line {
  /// Whether no comma stands between its statements.
  fileprivate func isApart(in text: TrackedText) -> Bool {
    separators.allSatisfy { !text.bytes[$0.range].contains(UInt8(ascii: ",")) }
  }
}
