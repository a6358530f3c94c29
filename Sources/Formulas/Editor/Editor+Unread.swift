// Whatever is typed stands in the formula. What is no formula where it stands is unread, one
// character each; after each key the whole line is read again as it was typed, by the reading
// of pasted text, and what is read takes the place of what was not.

package import Expressions

/// What a formula says as it was typed, and why it says nothing.
package struct Judgement: Hashable, Sendable {
  /// The text as it was typed.
  package let text: String
  /// The reasons why it is no formula; places are bytes of ``text``.
  package let mistakes: [Diagnostic]
  /// The formula without unread pieces where it is read; else as it stands.
  package let resolved: Formula
  /// What several statements say together, where that is why it is no formula.
  package var together: Together?

  /// Several statements as one line of the language.
  package struct Together: Hashable, Sendable {
    /// What they say.
    package let kind: StatementsTogether
    /// The line, a system with `and` between its equations.
    package let reading: FormulaReading
  }
}

extension Editor {
  /// The most bytes of a text that is read again with each key.
  private static var longestText: Int { 1_000 }

  /// The formula as a text that is spelled as it was typed.
  package var typedText: String { String(decoding: typedBytes.bytes, as: UTF8.self) }

  private var typedBytes: Composer {
    var composer = Composer(typed: formula, vocabulary.decimalMark)
    composer.names = vocabulary.names
    if formula.isWords {
      composer.writeWords()
    } else {
      composer.write(0..<formula.pieces.count)
    }
    return composer
  }

  /// What the formula says if nothing more is typed.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var judgement: Judgement {
    let hasUnread = formula.hasUnread
    if let asked = formula.withoutLastEquals, !hasUnread {
      return Judgement(text: "", mistakes: [], resolved: asked)
    }
    let hasFactor = formula.hasFactorSign
    guard hasUnread || hasFactor || formula.hasLetters else {
      return Judgement(text: "", mistakes: [], resolved: formula)
    }
    let text = typedText
    switch read(text) {
    case .success(let pieces):
      let other = Formula(pieces: pieces)
      // `int x^2 dx` is drawn as int(x²)·d·x while it is typed.
      let isOther =
        hasUnread || formula.hasWordBehindArrow || hasFactor && !saysTheSame(other)
        || other.largeCount > formula.largeCount && !saysTheSame(other)
      let resolved = isOther ? read(as: other) : formula
      return Judgement(text: text, mistakes: [], resolved: resolved.withoutLastEquals ?? resolved)
    case .failure(let mistakes):
      let isRefused = hasUnread || mistakes.contains { $0.kind.isLanguageWord }
      var judgement = Judgement(text: text, mistakes: isRefused ? mistakes : [], resolved: formula)
      if isRefused, mistakes.first?.kind == .severalStatements,
        let (kind, reading) = Pasting(vocabulary: vocabulary, isAlone: true).together(text)
      {
        judgement.together = Judgement.Together(kind: kind, reading: reading)
      }
      return judgement
    }
  }

  /// Reads a text as a paste is read; a comment behind a formula is nothing that it says.
  private func read(_ text: String) -> Pasting.Result {
    if let comment = text.utf8.firstIndex(of: UInt8(ascii: "#")) {
      let place = text.utf8.distance(from: text.utf8.startIndex, to: comment)
      return .failure([Diagnostic(.unknownCharacter(0x23), range: place..<place + 1)])
    }
    return Pasting(vocabulary: vocabulary, isAlone: true).read(text)
  }

  /// The formula without its unread pieces, where it was read as another one: without the
  /// blanks only, where that says the same.
  private func read(as other: Formula) -> Formula {
    let plain = formula.withoutBlanks
    if formula.hasUnread, !plain.hasUnread {
      let reading = plain.reading(vocabulary)
      let isWhole = reading.line.diagnostics.allSatisfy { $0.kind == .missingOperand }
      if isWhole, reading.prefix == other.reading(vocabulary).prefix { return plain }
    }
    return other.placed(like: formula)
  }

  // MARK: - Typing

  /// Types a character.
  mutating func typeCharacter(_ typed: Unicode.Scalar, _ key: Key) -> Response {
    let start = self
    let scalar = Unicode.Scalar(Folding.plain(typed.value)) ?? typed
    let key = scalar == typed ? key : Key.character(scalar)
    if formula.isInCommand(scalar) {
      formula.insert(Piece(.unread, scalar, .pending))
      return readAgain(after: key, start, finish(key, start.formula, .changed))
    }
    if Formula.bindsOperand(scalar) { readNumber() }
    if !("0"..."9" ~= scalar) { formula.moveCommaOut() }
    if Formula.endsBlank(scalar) { formula.takeBlankBack() }
    formula.leaveForFactor(scalar, vocabulary)
    if isMark(scalar) { formula.divideMixed() }
    var response: Response
    if scalar == " " {
      response = typeBlank(key)
    } else if scalar == "|", formula.isSecondBar {
      let bar = formula.caret - 1
      formula.remove(bar..<bar + 2)
      response = typeUnread(["|", "|"], key)
    } else if scalar == "/", formula.isSecondSlash {
      formula.backspace()
      response = typeUnread(["/", "/"], key)
    } else if vocabulary.decimalMark == .comma, scalar == "." {
      response = typeForeignMark(key)
    } else {
      response = applyAlone(key)
      if let range = start.formula.selectedRange, deletesOnly(range, start.formula) {
        self = start
        response = Response(outcome: .ignored, speech: [.ignored])
        if Formula.closes(scalar) { return response }
      }
    }
    if response.outcome == .ignored, keeps(scalar) {
      response = typeUnread([scalar], key)
    }
    if response.outcome == .ignored { formula = start.formula }
    response = readAgain(after: key, start, response)
    // All that one key does is one change, also the blank that it takes away.
    let isOther = formula.pieces.map { $0.scalar } != start.formula.pieces.map { $0.scalar }
    guard response.outcome == .changed || isOther else { return response }
    history = start.history
    history.record(from: start.formula, to: formula)
    return Response(outcome: .changed, speech: response.speech)
  }

  /// Whether nothing came of a key but that what was selected is gone.
  private func deletesOnly(_ range: Range<Int>, _ before: Formula) -> Bool {
    var deleted = before
    deleted.deleteSelection()
    return formula.pieces.count == before.pieces.count - range.count
      && formula.pieces.map { $0.scalar } == deleted.pieces.map { $0.scalar }
  }

  /// Whether a character that does nothing here is kept as unread: one that is a sign
  /// elsewhere in the formula and waits for no operand is ignored, and so is a second mark.
  private func keeps(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " || scalar.value < 0x20 || Folding.isInvisible(scalar.value) { return false }
    if isMark(scalar) { return formula.mayGroup }
    if Scanner.superscript(scalar.value) != nil { return true }
    if Formula.sign(scalar) != nil || Formula.bindsOperand(scalar) { return false }
    let isDivider = Formula.closes(scalar) || scalar == "," || scalar == ";"
    return !(isDivider && formula.isEmptyTemplate)
  }

  /// Whether a character is a decimal mark here or elsewhere.
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "," && vocabulary.decimalMark == .comma
  }

  /// Types characters that are no formula here.
  mutating func typeUnread(_ scalars: [Unicode.Scalar], _ key: Key) -> Response {
    let before = formula
    formula.deleteSelection()
    // A mark within a number stays in its slot; what divides the line leaves all that runs.
    let isBehindDigit = formula.caret > 0 && formula.pieces[formula.caret - 1].kind == .digit
    let isMark =
      isBehindDigit
      && (scalars.first == "." || scalars.first == "," && formula.endsRunningSlot != nil)
    if !isMark {
      formula.bracketLetters()
      formula.leaveSlots(.loose)
    }
    formula.insert(scalars.map { Piece(.unread, $0, .pending) })
    return finish(key, before, .changed)
  }

  /// Types a blank: it leaves what is running, or the slot of a template, and stands there
  /// until what comes behind it says what it means.
  private mutating func typeBlank(_ key: Key) -> Response {
    var converted = formula
    if formula.selectedRange != nil { return applyAlone(key) }
    let before = formula
    if converted.typeBlankOfConversion(vocabulary) {
      formula = converted
      return finish(.character(" "), before, .changed)
    }
    formula.anchor = nil
    formula.setApart()
    if vocabulary.decimalMark == .comma, formula.caret > 0,
      formula.pieces[formula.caret - 1].kind == .mark
    {
      // A comma with a blank behind it divides the line.
      formula.remove(formula.caret - 1..<formula.caret)
      formula.bracketLetters()
      formula.leaveSlots(.loose)
      formula.insert(Piece(.unread, ",", .pending))
    }
    if formula.caret > 0, formula.pieces[formula.caret - 1].flags.contains(.exponential),
      formula.pieces[formula.caret - 1].kind == .sign
    {
      formula.pieces[formula.caret - 1].flags.remove(.exponential)
    }
    if formula.functionStart(before: formula.caret) == nil { formula.bracketLetters() }
    let leavesTemplate = formula.endsRunningSlot == nil
    if !leavesTemplate {
      formula.leaveSlots(.loose)
    } else if formula.leavesByBlank, !formula.needsOperand(at: formula.caret) {
      _ = formula.move(.out)
    }
    formula.trail = nil
    if formula.takesBlank {
      let isLeft = formula.caret != before.caret && !leavesTemplate
      formula.insert(Piece(.unread, " ", isLeft ? [.pending, .running] : .pending))
    }
    guard formula.pieces != before.pieces else { return finish(key, before, .moved) }
    return finish(.character(" "), before, .changed)
  }

  /// Types a full stop where a comma is the decimal mark: two are the sign of a range.
  private mutating func typeForeignMark(_ key: Key) -> Response {
    guard formula.selectedRange == nil, formula.caret > 0,
      formula.pieces[formula.caret - 1].isUnread, formula.pieces[formula.caret - 1].isSymbol(".")
    else {
      let isAlone = formula.numberRange.isEmpty
      return isAlone ? applyAlone(key) : typeUnread(["."], key)
    }
    let before = formula
    formula.remove(formula.caret - 1..<formula.caret)
    formula.type(sign: "‥")
    return finish(key, before, .changed)
  }

  // MARK: - Reading again

  /// Reads what was typed again, and puts what it says in the place of what is not read.
  mutating func readAgain(after key: Key, _ start: Editor, _ response: Response) -> Response {
    let hasUnread = formula.hasUnread
    guard hasUnread || key.typedScalar != nil, response.outcome == .changed else {
      if hasUnread { markUnread() }
      return response
    }
    let composer = typedBytes
    guard composer.bytes.count < Editor.longestText else { return response }
    let text = String(decoding: composer.bytes, as: UTF8.self)
    let isClosed = key == .character("]") && formula.closesPlace || formula.closesLarge
    guard hasUnread || isClosed || isDisputed(text) else { return response }
    switch read(text) {
    case .failure(let mistakes):
      markUnread(mistakes, composer)
      return response
    case .success(let pieces):
      formula.setPending()
      // An `x` between numbers may still be a name.
      guard !pieces.isEmpty, !hasUnread || !formula.goesOn, !formula.hasFactorSign else {
        return response
      }
      let other = Formula(pieces: pieces)
      let isDrawn = other.largeCount > formula.largeCount
      let isCall = formula.nameOfClosedCall == "int" || saysTheSame(other)
      if !hasUnread, !isDrawn, isCall { return response }
      let read = read(as: other)
      // What comes next may belong to the term of a sum, as its power.
      if formula.hasCommand, read.openTerms > formula.openTerms { return response }
      // What is missing is asked for by a key that comes, not by one that was read before.
      guard !formula.isOpenDeeper(than: read), read.hollowCount <= formula.hollowCount,
        read.bracketCount(around: read.caret) <= formula.bracketCount(around: formula.caret),
        !read.isBehindBracket || formula.isBehindBracket,
        read.lastOfWord == formula.lastOfWord
      else { return response }
      return replace(start, with: read, key) ?? response
    }
  }

  /// Reads a comma or full stop in the number before the caret as its decimal mark, where it is one,
  /// as in `1/4,2`: a sign that comes next binds the number, and would put brackets around it in
  /// which the comma divides.
  private mutating func readNumber() {
    let run = formula.runAroundCaret
    guard run.upperBound == formula.caret, formula.anchor == nil, let last = run.last,
      formula.pieces[last].kind == .digit,
      let mark = run.last(where: { formula.pieces[$0].kind != .digit }),
      formula.pieces[mark].isUnread, formula.isForeignMark(mark),
      case .success(let pieces) = read(typedText)
    else { return }
    var known = self
    known.formula.pieces[mark] = Piece(.mark, ".")
    if known.saysTheSame(Formula(pieces: pieces)) { self = known }
  }

  /// Says of each unread piece whether it is at fault.
  mutating func markUnread() {
    guard formula.hasUnread else { return }
    let composer = typedBytes
    guard composer.bytes.count < Editor.longestText else { return }
    switch read(String(decoding: composer.bytes, as: UTF8.self)) {
    case .success: formula.setPending()
    case .failure(let mistakes): markUnread(mistakes, composer)
    }
  }

  private mutating func markUnread(_ mistakes: [Diagnostic], _ composer: Composer) {
    formula.setPending()
    let going = formula.runAroundCaret
    for mistake in mistakes where mistake.kind != .severalStatements {
      for place in unread(at: mistake.range, composer.origins) where !going.contains(place) {
        formula.pieces[place].flags.remove(.pending)
      }
    }
  }

  /// The unread pieces in a part of the text, or the nearest one before or behind it.
  private func unread(at range: Range<Int>, _ origins: [Int32]) -> [Int] {
    let lower = origins.isEmpty ? 0 : Int(origins[min(range.lowerBound, origins.count - 1)])
    let upper =
      range.isEmpty || range.upperBound > origins.count
      ? lower : max(lower, Int(origins[range.upperBound - 1]))
    let places = formula.pieces.indices.filter { formula.pieces[$0].isUnread }
    let inside = places.filter { lower...upper ~= $0 }
    guard inside.isEmpty else { return inside }
    return (places.last { $0 < lower } ?? places.first).map { [$0] } ?? []
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
    guard other.isWithinLimits, other.isWellFormed else { return nil }
    history = start.history
    formula = other
    history.record(from: start.formula, to: formula)
    let speech = SpeechEvent.events(key, start.formula, formula, .changed)
    return Response(outcome: .changed, speech: speech)
  }

  // MARK: - What is disputed

  /// Whether a text has a character that means one thing or another by what stands around it.
  private func isDisputed(_ text: String) -> Bool {
    if LanguageWord.opens(text) || hasNumberedName(text) { return true }
    var (before, first): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|": if before == "|" { return true }
      case "√": if Scanner.superscript(before.value) != nil { return true }
      // The start of a number in another base.
      case "x", "o", "b": if before == "0", !("0"..."9").contains(first) { return true }
      default: break
      }
      (first, before) = (before, scalar)
    }
    return false
  }

  /// Whether a text has the name of a function with a digit in it, which a number would
  /// divide: `log1p`.
  private func hasNumberedName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 &- 0x30 < 10 }) else { return false }
    return Builtin.numberedNames.contains { name in
      bytes.indices.contains { bytes[$0...].starts(with: name) }
    }
  }
}

// MARK: - Unread pieces of a formula

extension Formula {
  /// Whether something in the formula is not read.
  package var hasUnread: Bool { pieces.contains { $0.isUnread } }

  /// Whether something stands beside the caret that is not read and at fault.
  package var isFaultAtCaret: Bool {
    [caret - 1, caret].contains { place in
      pieces.indices.contains(place) && pieces[place].isUnread
        && !pieces[place].flags.contains(.pending)
    }
  }

  /// Whether all that was typed is words with blanks, commas and hyphens between them.
  fileprivate var isWords: Bool {
    var letters = 0
    for piece in pieces {
      switch piece.kind {
      case .letter, .function, .infix: letters += 1
      case .mark: break
      case .unread: if piece.scalar != 0x20, piece.scalar != 0x2c { return false }
      case .sign, .prefix: if !piece.isSymbol("-") { return false }
      default: return false
      }
    }
    return letters > 2
  }

  /// Whether two letters stand side by side that are no name: they may be a word.
  fileprivate var hasLetters: Bool {
    pieces.indices.contains { index in
      index > 0 && pieces[index].kind == .letter && pieces[index - 1].kind == .letter
        && !pieces[index].isJoined
    }
  }

  /// The formula without the sign of equality at its end, where it has no names and no other sign of
  /// a comparison: `1+1=` asks for the value.
  fileprivate var withoutLastEquals: Formula? {
    guard let last = pieces.last, last.kind == .sign, last.isSymbol("="), pieces.count > 1,
      pieces.dropLast().allSatisfy({ piece in
        piece.kind != .letter
          && !(piece.kind == .sign && Formula.comparisons.contains(piece.scalar))
      })
    else { return nil }
    var formula = self
    formula.pieces.removeLast()
    formula.caret = min(caret, formula.pieces.count)
    formula.anchor = nil
    return formula.needsOperand(at: formula.pieces.count) ? nil : formula
  }

  /// `=`, `<`, `>`, `≤`, `≥` and `≠`.
  private static let comparisons: [UInt32] = [0x3d, 0x3c, 0x3e, 0x2264, 0x2265, 0x2260]

  /// Whether an `x` was typed between two numbers, which may be the sign ×.
  fileprivate var hasFactorSign: Bool { pieces.indices.contains(where: isFactorSign) }

  /// The formula without blanks that are not read, the caret where it was.
  fileprivate var withoutBlanks: Formula {
    var formula = self
    for index in pieces.indices.reversed() where pieces[index].isBlank {
      formula.pieces.remove(at: index)
      if formula.caret > index { formula.caret -= 1 }
    }
    formula.anchor = nil
    return formula
  }

  /// Draws all that is not read plainly.
  fileprivate mutating func setPending() {
    for index in pieces.indices where pieces[index].isUnread {
      pieces[index].flags.insert(.pending)
    }
  }

  /// The digits, letters and unread pieces around the caret.
  fileprivate var runAroundCaret: Range<Int> {
    func isPart(_ piece: Piece) -> Bool {
      switch piece.kind {
      case .digit, .mark, .letter, .function, .unread: true
      default: false
      }
    }
    var (lower, upper) = (caret, caret)
    while lower > 0, isPart(pieces[lower - 1]) { lower -= 1 }
    while upper < pieces.count, isPart(pieces[upper]) { upper += 1 }
    return lower..<upper
  }

  /// Whether the caret is in or at a number or a word with something unread, which the next key
  /// may go on with.
  fileprivate var goesOn: Bool {
    // Brackets that were just opened, or a slot.
    if isEmptyRow(around: caret) || hasLooseDivider || isWords { return true }
    if isBehindCommandBrace { return false }
    let run = runAroundCaret
    if run.lowerBound > 0 {
      // A name or a way to write the value.
      let front = pieces[run.lowerBound - 1]
      if front.kind == .conversion || front.isSymbol("→") { return true }
      // The exponent of a power of ten comes next.
      if front.kind == .sign, front.flags.contains(.exponential) { return true }
    }
    return pieces[run].contains { $0.isUnread }
  }

  /// Whether something that is not read waits for the end of the line: a comma or semicolon that
  /// ends a slot, a blank between a number and brackets, which would be repeating digits, or behind
  /// the name of a function, which may take all of the line.
  private var hasLooseDivider: Bool {
    pieces.indices.contains { index in
      if pieces[index].isBlank, index > 0, index + 1 < pieces.count {
        let isGroup = pieces[index + 1].isOpen && pieces[index + 1].structure == .group
        return pieces[index - 1].kind == .function || pieces[index - 1].kind == .digit && isGroup
      }
      return pieces[index].isUnread && (pieces[index].isSymbol(",") || pieces[index].isSymbol(";"))
        && (index + 1 == pieces.count || pieces[index + 1].isMark)
    }
  }

  /// Whether a blank leaves the slot of the caret: what is between brackets goes on
  /// behind a blank, and an empty slot waits for what comes.
  fileprivate var leavesByBlank: Bool {
    guard let start = slotStart(around: caret) else { return false }
    let structure = pieces[start].structure
    let takesBrackets = structure.isScript || structure == .squareRoot || structure == .root
    if takesBrackets, pieces[start].flags.contains(.bracketed) { return false }
    if pieces[start].structure == .cases, pieces[caret - 1].isUnread { return false }
    return !pieces[start].structure.isBracket && !row(around: caret).isEmpty
  }

  /// Whether a blank before the caret may say something: behind an operand, or behind the name
  /// of a function that digits may go on.
  fileprivate var takesBlank: Bool {
    guard caret > 0, !pieces[caret - 1].isBlank, caret == pieces.count || !pieces[caret].isBlank
    else { return false }
    guard needsOperand(at: caret) else { return true }
    guard pieces[caret - 1].kind == .function else { return false }
    let word = Formula.text(of: pieces[itemStart(before: caret)..<caret])
    let name = Array(word.utf8)
    // Letters behind it would make another word, or it takes all of the line.
    if ParsingOptions.yields(word) || Builtin.named(word)?.algebra != nil { return true }
    return Builtin.numberedNames.contains { Array($0).starts(with: name) }
  }

  /// The name of the function whose brackets are closed before the caret.
  fileprivate var nameOfClosedCall: String? {
    guard caret > 0, pieces[caret - 1].isClose, pieces[caret - 1].structure == .group else {
      return nil
    }
    guard let start = functionStart(before: opening(of: caret - 1)) else { return nil }
    return Formula.text(of: pieces[start..<itemEnd(after: start)])
  }

  /// Whether the brackets before the caret are those of a function that is drawn as a large sign.
  fileprivate var closesLarge: Bool {
    guard let name = nameOfClosedCall else { return false }
    // `int(x^2; x; 0; 1)` is an integral, and `int(2.5)` is none.
    return name == "int" || LargeOperator.all.contains { $0.function == Builtin.named(name) }
  }

  /// The number of large operators.
  fileprivate var largeCount: Int { pieces.count { $0.isOpen && $0.structure.isLarge } }

  /// Whether a blank in front of a character says nothing: a sign, or the end of brackets.
  fileprivate static func endsBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "}", "）", ";", "'", "\"", "′", "″", "’", "”": true
    default: sign(scalar) != nil || bindsOperand(scalar)
    }
  }

  /// Takes a comma behind a number out of the slots that are running, since no digit comes behind it: it
  /// divides the line.
  fileprivate mutating func moveCommaOut() {
    guard anchor == nil, caret > 1, pieces[caret - 1].isUnread, pieces[caret - 1].isSymbol(","),
      pieces[caret - 2].kind == .digit, endsRunningSlot != nil, !isInBareArgument
    else { return }
    let comma = pieces.remove(at: caret - 1)
    caret -= 1
    leaveSlots(.loose)
    insert(comma)
    settle()
  }

  /// Takes the blank before the caret away.
  fileprivate mutating func takeBlankBack() {
    guard anchor == nil, caret > 0, pieces[caret - 1].isBlank else { return }
    // In `0.5(2 )` the blank says that the digit does not repeat.
    if let open = slotStart(around: caret), standsBehindDecimal(open) { return }
    takeBack()
  }

  /// Whether a second mark may stand between the thousands of the number before the caret, or
  /// between arguments.
  fileprivate var mayGroup: Bool {
    if let start = slotStart(around: caret) {
      switch pieces[start].structure {
      case .list, .vector: return true
      case .group where isNamed(start): return true
      default: break
      }
    }
    let number = numberRange
    guard number.upperBound == caret,
      let mark = pieces[number].lastIndex(where: { $0.kind == .mark })
    else { return false }
    return caret - mark == 4 && 1...3 ~= mark - number.lowerBound
  }

  /// Whether the caret is between brackets that are not closed yet, and another formula has fewer
  /// brackets or its caret is less deep: the key that closes them would have no partner.
  fileprivate func isOpenDeeper(than other: Formula) -> Bool {
    func brackets(_ formula: Formula) -> Int {
      formula.pieces.count {
        $0.isOpen && $0.structure.isBracket && !$0.flags.contains(.automatic)
      }
    }
    guard
      brackets(other) < brackets(self)
        || other.depth(around: other.caret) < depth(around: caret)
    else { return false }
    var slot = slotStart(around: caret)
    while let start = slot {
      let open = opening(of: start)
      if pieces[open].structure.isBracket, pieces[closing(of: open)].flags.contains(.ghost) {
        return true
      }
      slot = slotStart(around: open)
    }
    return false
  }

  /// The digit, mark or letter before the caret, with which the next key may go on: a reading that
  /// lacks it, as 2 lacks the mark of `2.`, or has another one would take that key in another way.
  fileprivate var lastOfWord: UInt32? {
    guard caret > 0 else { return nil }
    switch pieces[caret - 1].kind {
    case .digit, .mark, .letter: return pieces[caret - 1].scalar
    default: return nil
    }
  }

  /// How many brackets are around a place: in those that a reading put there, what is typed next
  /// would be caught.
  fileprivate func bracketCount(around place: Int) -> Int {
    var (slot, count) = (slotStart(around: place), 0)
    while let start = slot {
      let open = opening(of: start)
      if pieces[open].structure.isBracket { count += 1 }
      slot = slotStart(around: open)
    }
    return count
  }

  /// Whether the caret is behind brackets: a sign of power that comes next would take all of them.
  fileprivate var isBehindBracket: Bool {
    caret > 0 && pieces[caret - 1].isClose && pieces[caret - 1].structure.isBracket
  }

  /// The number of rows without anything in them.
  fileprivate var hollowCount: Int {
    pieces.indices.count {
      pieces[$0].isMark && !pieces[$0].isClose && isEmptyRow(around: $0 + 1)
        && !isOpenBound(at: $0 + 1)
    }
  }

  /// Whether the caret is in an empty formula, or in an empty slot that is not between brackets.
  fileprivate var isEmptyTemplate: Bool {
    guard isEmptyRow(around: caret) else { return false }
    return slotStart(around: caret).map { !pieces[$0].structure.isBracket } ?? true
  }

  /// Whether square brackets were closed at the end of the formula, behind others.
  fileprivate var closesPlace: Bool {
    guard caret == pieces.count, caret > 0, pieces[caret - 1].isClose else { return false }
    let open = opening(of: caret - 1)
    return pieces[open].isSquare && open > 0 && pieces[open - 1].isClose
  }

  /// Whether a slash was typed right before the caret behind an operand: two are whole division.
  fileprivate var isSecondSlash: Bool {
    guard anchor == nil, caret > 0, isEmptyRow(around: caret), let start = slotStart(around: caret),
      pieces[start].structure == .fraction, pieces[start].kind == .next,
      pieces[start].flags.contains(.running)
    else { return false }
    return !isEmptyRow(around: opening(of: start) + 1)
  }

  /// Whether a bar was typed right before the caret behind an operand: two say `or`.
  fileprivate var isSecondBar: Bool {
    guard anchor == nil, caret > 1, let start = slotStart(around: caret), start == caret - 1,
      pieces[start].structure == .absolute, isEmptyRow(around: caret),
      pieces[caret].flags.contains(.ghost)
    else { return false }
    return !needsOperand(at: start)
  }

  /// Whether letters that are no name stand behind an arrow: they are one.
  fileprivate var hasWordBehindArrow: Bool {
    guard let arrow = pieces.lastIndex(where: { $0.kind == .sign && $0.isSymbol("→") }) else {
      return false
    }
    return pieces.count > arrow + 2 && pieces[(arrow + 1)...].allSatisfy { $0.kind == .letter }
  }

  /// Whether a character closes what is open, or lowers what comes, and types nothing alone.
  fileprivate static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "}", "_", "）", "⌋", "⌉": true
    default: false
    }
  }

  /// Whether a character does something to the operand before it.
  fileprivate static func bindsOperand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "÷", "⁄", "∕", "／", "^", "\u{2c6}", "\u{302}", "!", "%", "°", "º": true
    default: Scanner.superscript(scalar.value) != nil
    }
  }

  /// The formula with the caret where the same symbols are behind it as behind that of another
  /// one, or as many before it, as deep as there, in slots that looser operators leave as they
  /// left those.
  fileprivate func placed(like other: Formula) -> Formula {
    func isCounted(_ piece: Piece) -> Bool {
      !piece.isMark && !piece.isUnread && piece.kind != .mark
    }
    func symbols(_ pieces: ArraySlice<Piece>) -> [UInt32] {
      pieces.filter(isCounted).map { $0.scalar }
    }
    let behind = symbols(other.pieces[other.caret...])
    let all = symbols(pieces[...])
    let isKept = all.suffix(behind.count).elementsEqual(behind)
    let front = symbols(other.pieces[..<other.caret]).count
    let wanted = isKept ? behind.count : max(0, all.count - front)
    var places: [Int] = []
    var seen = 0
    for place in (0...pieces.count).reversed() {
      if place < pieces.count, isCounted(pieces[place]) { seen += 1 }
      if seen == wanted { places.append(place) }
    }
    let (depth, role) = (other.depth(around: other.caret), other.role(around: other.caret))
    // What stands in structures, other than brackets that came or went, goes on standing in them.
    func marks(_ pieces: ArraySlice<Piece>) -> [Piece] {
      pieces.filter { $0.isMark && $0.structure != .group }.map { Piece($0.kind, $0.structure) }
    }
    let shape = marks(other.pieces[other.caret...])
    let inside = places.filter { marks(pieces[$0...]) == shape }
    if !inside.isEmpty { places = inside }
    // What waits for an operand goes on waiting for it.
    let isWaiting = other.isMissingOperand(at: other.caret)
    let waiting = places.filter { isMissingOperand(at: $0) == isWaiting }
    if !waiting.isEmpty { places = waiting }
    let alike = places.filter { self.role(around: $0) == role }
    var formula = self
    formula.caret =
      alike.first { self.depth(around: $0) == depth } ?? alike.first
      ?? places.first { self.depth(around: $0) == depth } ?? places.first ?? pieces.count
    formula.takeFlags(of: other)
    // A sign goes on knowing which slots it left: `**` goes back into them.
    if other.caret > 0, formula.caret > 0, other.pieces[other.caret - 1].kind == .sign,
      formula.pieces[formula.caret - 1].kind == .sign
    {
      formula.pieces[formula.caret - 1].flags.formUnion(
        other.pieces[other.caret - 1].flags.intersection(.running)
      )
    }
    return formula
  }

  /// Gives the slots around the caret the flags of those around that of another formula.
  private mutating func takeFlags(of other: Formula) {
    var (slot, model) = (slotStart(around: caret), other.slotStart(around: other.caret))
    while let start = slot, let known = model {
      let (open, place) = (opening(of: start), other.opening(of: known))
      let isAlike =
        pieces[open].structure == other.pieces[place].structure
        || pieces[open].structure == .mixed && other.pieces[place].structure == .fraction
      guard isAlike else { return }
      let flags: Piece.Flags = [.running, .bracketed, .automatic]
      pieces[start].flags.formUnion(other.pieces[known].flags.intersection(flags))
      let close = closing(of: open)
      pieces[close].flags.formUnion(other.pieces[other.closing(of: place)].flags)
      slot = slotStart(around: open)
      model = other.slotStart(around: place)
    }
  }
}

extension Key {
  /// The character of a text that the key types.
  var typedScalar: Unicode.Scalar? {
    switch self {
    case .character(let scalar): scalar
    case .move(.out): " "
    default: nil
    }
  }
}

extension Diagnostic.Kind {
  fileprivate var isLanguageWord: Bool {
    if case .languageWord = self { true } else { false }
  }
}
