// The lines as the text of a link: for each `~`, the letter of its unit of angles, its
// formula as it is kept, and behind `*` what else the user made of it. Nothing of their
// answers goes with them: whoever opens the link computes them. The first links had `_`
// between the lines and nothing else.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// The most bytes of a link to lines: what stands behind `#` goes to no host, and browsers
  /// take 80,000 of it.
  private static var longestLink: Int { 60_000 }

  /// The newest lines, as many as a link can have, and how many are left out.
  var linesLink: Screen.Copy {
    var texts: [String] = []
    var count = 0
    for line in tape.lines.reversed() {
      let text = "~" + line.result.angle.letter + line.linkText
      count += text.utf8.count
      guard count <= Sheet.longestLink else { break }
      texts.append(text)
    }
    return Screen.Copy(
      text: texts.reversed().joined(),
      leftOut: tape.lines.count - texts.count
    )
  }

  /// Adds the lines of a link behind the others, and computes them; where some are drawn,
  /// those that were drawn before are hidden.
  mutating func openLines(_ link: String, _ result: inout EventResult) {
    guard !isRearranging else {
      waiting.append(.openLines(link: link))
      return
    }
    guard let lines = lines(ofLink: link),
      hasRoom(for: lines.count { $0.look != nil })
    else {
      message = Problem(Message(saying: .damagedLink, in: settings.language), at: 0..<0)
      result.outcome = .refused
      return
    }
    message = nil
    let first = tape.lines.count
    let placed = lines.enumerated().map {
      TapeLog.Placed(index: first + $0.offset, line: $0.element)
    }
    var change = TapeLog.Change(after: placed)
    if lines.contains(where: { $0.look != nil }) {
      for (index, line) in tape.lines.enumerated() where line.look?.isShown == true {
        var hidden = line
        hidden.look?.isShown = false
        change.before.append(.init(index: index, line: line))
        change.after.insert(.init(index: index, line: hidden), at: change.before.count - 1)
      }
    }
    ask(.recompute, &result)
    let wanted = LineChange(change: change, action: .new, sentence: nil)
    askFor(wanted, pending.removeLast(), &result)
  }

  /// The lines of a link, each read with the names that those before it define; nothing
  /// where one of them is none.
  private mutating func lines(ofLink link: String) -> [TapeLine]? {
    var lines: [TapeLine] = []
    var vocabulary = editor.vocabulary
    let separator = UInt8(ascii: link.utf8.first == UInt8(ascii: "~") ? "~" : "_")
    for part in link.utf8.split(separator: separator).prefix(Tape.capacity) {
      let letter = String(decoding: Array(part.prefix(1)), as: UTF8.self)
      let rest = part.dropFirst()
      let kept = rest.prefix { $0 != UInt8(ascii: "*") }
      guard let angle = AngleUnit.allCases.first(where: { $0.letter == letter }),
        let more = LineExtras(rest.dropFirst(kept.count + 1))
      else { return nil }
      let formula = Formula(linkText: String(decoding: Array(kept), as: UTF8.self))
      guard let words = words(formula, more, &vocabulary) else { return nil }
      let id = tape.newNumber()
      var line = TapeLine(
        id: id,
        mark: "\(tape.window).\(id)",
        text: words.text,
        formula: formula,
        names: words.names,
        functions: words.names.filter { vocabulary.functions.contains($0) },
        result: TapeLine.Result(status: .input, angle: angle)
      )
      if words.names.contains("Ans"), let last = lines.last(where: { !$0.isCurve }) {
        line.ans = .init(line: last.id)
      }
      more.add(to: &line)
      lines.append(line)
    }
    return lines.isEmpty ? nil : lines
  }

  /// What a line of a link says, and the names in it; what it defines joins the vocabulary.
  private func words(
    _ formula: Formula?,
    _ more: LineExtras,
    _ vocabulary: inout Vocabulary
  ) -> (text: String, names: [String])? {
    guard let formula else {
      // Curves of several statements are no formula.
      return more.isCurve ? more.text.map { ($0, []) } : nil
    }
    let reading = formula.reading(vocabulary)
    guard !formula.isEmpty, !reading.hasHoles, reading.line.statements.count == 1 else {
      return nil
    }
    let names = reading.names
    if more.isCurve { return (reading.text, names.filter(vocabulary.functions.contains)) }
    for statement in reading.line.statements {
      switch statement.action {
      case .evaluate: break
      case .assign(let name, _): vocabulary.names.insert(name)
      case .define(let name, _, _): vocabulary.functions.insert(name)
      }
    }
    return (reading.text, names)
  }
}

/// The name, look and slider that the user gave a line beside its formula, as a link has
/// them.
private struct LineExtras {
  private let json: JSON

  /// Reads what stands behind the formula of a line; nothing where it is damaged.
  init?(_ text: some Collection<UInt8>) {
    guard !text.isEmpty else {
      json = .null
      return
    }
    guard let bytes = Base64URL.bytes(of: text) else { return nil }
    do throws(JSON.ReadingError) {
      json = try JSON(reading: bytes)
    } catch {
      return nil
    }
  }

  /// Whether the line is a curve.
  var isCurve: Bool { json["isCurve"] == .truth(true) }
  /// The text of the line, where it is no formula.
  var text: String? {
    json["text"]?.asText.flatMap { $0.utf8.count <= GraphCurve.longestText ? $0 : nil }
  }

  /// Adds it to a line.
  func add(to line: inout TapeLine) {
    line.take(json)
    if line.isCurve, line.look == nil { line.isCurve = false }
  }
}

extension TapeLine {
  /// The line as a link has it, without its unit of angles.
  fileprivate var linkText: String {
    var extras = extras
    let kept = isCurve ? formula?.keptText : editable?.keptText
    if kept == nil { extras.append(.init("text", .text(text))) }
    let more = extras.isEmpty ? "" : "*" + Base64URL.text(of: JSON.object(extras).line.utf8)
    return (kept ?? "") + more
  }
}

extension AngleUnit {
  /// The letter of the unit in a link.
  fileprivate var letter: String {
    switch self {
    case .radians: "r"
    case .degrees: "d"
    case .gradians: "g"
    }
  }
}
