// Text that is typed key by key means what the same text means when it is pasted. The
// characters that were typed since the formula was empty are kept; where a blank, a comma or
// a character that no formula has is among them, the reading of pasted text decides what they
// mean, or refuses them with its reason.

package import Expressions

/// The characters that made a formula, one key each.
struct TypedText: Hashable, Sendable {
  /// The characters.
  var text = ""
  /// The formula that the characters made; any other formula was made in another way.
  var formula = Formula()
  /// Whether the editor ignored a mark among the characters.
  var hasIgnored = false
  /// The mistakes because of which the text surely cannot be read: the formula is the one of
  /// the text before.
  var mistakes: [Diagnostic] = []
}

extension Editor {
  /// The most bytes of a text that is read anew with each character.
  private static var typedLimit: Int { 1_000 }

  /// The mistakes in what was typed, if nothing more is typed; empty where there are none.
  package var typedMistakes: [Diagnostic] {
    guard typed.formula == formula, !typed.text.isEmpty,
      case .failure(let mistakes) = readTyped()
    else { return [] }
    let isRefused = mistakes.contains { mistake in
      if case .languageWord = mistake.kind { true } else { isDisputed && mistake.kind.isCertain }
    }
    return isRefused ? mistakes : []
  }
  /// The characters that were typed, where nothing else happened since.
  package var typedText: String { typed.formula == formula ? typed.text : "" }

  /// Applies a key that types a character, or Backspace behind what cannot be read;
  /// nothing for any other key.
  mutating func applyTyped(_ key: Key) -> Response? {
    if typed.formula != formula || typed.text.isEmpty {
      guard formula.isEmpty, !(vocabulary.continuesFromAns && key.takesOperand) else { return nil }
      typed = TypedText(formula: formula)
    }
    if key == .backspace, !typed.mistakes.isEmpty { return takeBack() }
    guard let scalar = key.typedScalar, typed.text.utf8.count < Editor.typedLimit else {
      if formula.isEmpty, key.isEdit { typed = TypedText() }
      return nil
    }
    typed.text.unicodeScalars.append(scalar)
    let response = typeLast(key)
    typed.formula = formula
    return response
  }

  /// Types the last character of the text.
  private mutating func typeLast(_ key: Key) -> Response {
    let start = self
    var response = Response(outcome: .ignored, speech: [.ignored])
    let isBlank = key == .move(.out)
    var converted = formula
    let isApplied =
      !isBlank || formula.leavesByBlank || converted.typeBlankOfConversion(vocabulary)
    if !isApplied { formula.setApart() }
    if typed.mistakes.isEmpty, isApplied { response = applyAlone(key) }
    let isMark = key == .character(".") || key == .character(",")
    if response.outcome == .ignored, isMark { typed.hasIgnored = true }
    // A blank moves the caret; it has its meaning with what comes behind it.
    guard isDisputed, !isBlank else { return response }
    switch readTyped() {
    case .success(let pieces):
      typed.mistakes = []
      let other = Formula(pieces: pieces)
      guard !pieces.isEmpty, !saysTheSame(other) else { return response }
      return replace(start, with: other, key) ?? response
    case .failure(let mistakes):
      return refuseTyped(mistakes, start, response)
    }
  }

  /// Whether another formula says what this one does.
  private func saysTheSame(_ other: Formula) -> Bool {
    let (reading, others) = (formula.reading(vocabulary), other.reading(vocabulary))
    if reading.text == others.text { return true }
    // `to dec` and `to decimal` ask for the same.
    guard reading.line.statements.last?.conversion != nil else { return false }
    return reading.line.diagnostics.isEmpty && reading.prefix == others.prefix
  }

  /// Puts the reading of the text in the place of what the key made, as one change.
  private mutating func replace(_ start: Editor, with other: Formula, _ key: Key) -> Response? {
    var other = other
    other.settle()
    guard other.isWithinLimits else { return nil }
    history = start.history
    formula = other
    history.record(from: start.formula, to: formula)
    let speech = SpeechEvent.events(key, start.formula, formula, .changed)
    return Response(outcome: .changed, speech: speech)
  }

  /// Refuses the last character where that is certain; brackets the editor pairs
  /// itself, and one too many is ignored.
  private mutating func refuseTyped(
    _ mistakes: [Diagnostic],
    _ start: Editor,
    _ response: Response
  ) -> Response {
    let isBracket = mistakes.contains { $0.kind.isBracket }
    if isBracket, response.outcome == .ignored {
      typed.text.unicodeScalars.removeLast()
      return response
    }
    let isCertain = mistakes.contains { $0.kind.isCertain }
    guard isCertain, !start.typed.mistakes.isEmpty || !mayGoOn(mistakes) else { return response }
    history = start.history
    formula = start.formula
    typed.mistakes = mistakes
    return Response(outcome: .refused(mistakes), speech: [.ignored])
  }

  /// Whether the next character may mend what is wrong: behind a blank or a comma,
  /// and in the middle of a word.
  private func mayGoOn(_ mistakes: [Diagnostic]) -> Bool {
    guard let last = typed.text.unicodeScalars.last else { return true }
    if last == " " || last == "," || last == "." || last == "'" || last == "’" { return true }
    let isDigit = last.value >= 0x30 && last.value <= 0x39
    if !isDigit, mistakes.contains(where: { $0.kind == .malformedNumber }) { return true }
    if isConverting { return true }
    let isWord = Scanner.isLetter(last.value)
    return isWord && mistakes.allSatisfy { $0.range.upperBound >= typed.text.utf8.count }
  }

  /// Whether the end of the text may become a way to write a value: a preposition or an arrow,
  /// and words behind it.
  private var isConverting: Bool {
    if formula.pieces.last?.kind == .conversion { return true }
    let sign = typed.text.unicodeScalars.last { !Formula.isInConversion($0) }
    return sign == ">" || sign == "→"
  }

  /// Takes the last character back of what cannot be read.
  private mutating func takeBack() -> Response {
    typed.text.unicodeScalars.removeLast()
    guard case .failure(let mistakes) = readTyped(), isDisputed,
      mistakes.contains(where: { $0.kind.isCertain }),
      !mayGoOn(mistakes)
    else {
      typed.mistakes = []
      let speech = formula.isEmpty ? [.ignored] : SpeechEvent.phrases(formula)
      return Response(outcome: .changed, speech: speech)
    }
    typed.mistakes = mistakes
    return Response(outcome: .refused(mistakes), speech: [.ignored])
  }

  /// Whether the text has the name of a function with a digit in it, which a number would
  /// divide: `log1p`.
  private var hasNumberedName: Bool {
    let bytes = Array(typed.text.utf8)
    guard bytes.contains(where: { $0 &- 0x30 < 10 }) else { return false }
    return Builtin.numberedNames.contains { name in
      bytes.indices.contains { bytes[$0...].starts(with: name) }
    }
  }

  private func readTyped() -> Pasting.Result {
    Pasting(vocabulary: vocabulary, isAlone: true).read(typed.text)
  }

  /// Whether the text has a character that means one thing or another by what stands
  /// around it, or none that a formula has.
  private var isDisputed: Bool {
    if typed.hasIgnored || LanguageWord.opens(typed.text) || hasNumberedName { return true }
    let hasCommas = vocabulary.decimalMark == .comma
    var before: Unicode.Scalar = " "
    // Behind an arrow stands one letter, or a word.
    var behindArrow: Int?
    for scalar in typed.text.unicodeScalars {
      if let count = behindArrow { behindArrow = count + 1 }
      if behindArrow == 2 { return true }
      if scalar == "→" || scalar == ">" && before == "-" { behindArrow = 0 }
      switch scalar {
      case " ", "'", "’", ";", ":", "#", "$", "&", "?", "@", "\\", "`", "~": return true
      case ",": if !hasCommas { return true }
      case ".": if hasCommas { return true }
      case "|": if before == "|" { return true }
      case "√": if Scanner.superscript(before.value) != nil { return true }
      // The start of a number in another base.
      case "x", "o", "b": if before == "0" { return true }
      default: if scalar.value >= 0x80, !Formula.knows(scalar) { return true }
      }
      before = scalar
    }
    return false
  }
}

extension Formula {
  /// Whether a blank leaves the slot of the caret: what is between brackets goes on
  /// behind a blank, and an empty slot waits for what comes.
  fileprivate var leavesByBlank: Bool {
    guard let start = slotStart(around: caret) else { return false }
    return !pieces[start].structure.isBracket && !row(around: caret).isEmpty
  }
}

extension Key {
  /// The character of a text that the key types.
  fileprivate var typedScalar: Unicode.Scalar? {
    switch self {
    case .character(let scalar): scalar
    case .move(.out): " "
    default: nil
    }
  }
}

extension Diagnostic.Kind {
  /// Whether nothing that comes behind it mends the mistake, and the editor does
  /// not either.
  fileprivate var isCertain: Bool {
    switch self {
    case .missingOperator, .unexpected, .unknownCharacter, .malformedNumber, .foreignMark,
      .commaBetweenArguments, .commaBetweenStatements, .severalStatements, .unexpectedColon,
      .languageWord:
      true
    default: false
    }
  }

  fileprivate var isBracket: Bool {
    switch self {
    case .unopenedBracket, .mismatchedBracket: true
    default: false
    }
  }
}
