// Answers that cross from one worker to the other, whole.

extension Answer {
  /// The answer as an object, without markup where that is very long: nobody
  /// reads a hundred thousand digits, and copying takes the text.
  var shortJSON: JSON {
    guard let exact, exact.utf8.count > Markup.longestText else { return json }
    var short = self
    short.latex = nil
    short.mathml = nil
    return short.json
  }

  /// The answer with what only a sheet needs.
  var wholeJSON: JSON {
    guard case .object(let members) = shortJSON else { return .null }
    return .object(
      members + [
        .init("unicode", .optional(unicode)),
        .init("expression", .text(expression)),
        .init("isComplete", .truth(decimal?.isComplete == true)),
        .init("isDefinition", .truth(kind == .definition)),
      ]
    )
  }

  /// Reads an answer, or returns nothing where the object is none.
  init?(reading json: JSON) {
    guard let input = json["input"]?.asText, let reading = json["reading"]?.asText,
      let status = json["status"]?.asText.flatMap(Status.init(rawValue:))
    else { return nil }
    self.init(input: input, reading: reading, status: status)
    exact = json["exact"]?.asText
    latex = json["latex"]?.asText
    mathml = json["mathml"]?.asText
    name = json["name"]?.asText
    unicode = json["unicode"]?.asText
    expression = json["expression"]?.asText ?? ""
    kind = json["isDefinition"] == .truth(true) ? .definition : .value
    if let text = json["decimal"]?.asText {
      decimal = Decimal(
        text: text,
        count: json["digits"]?.asCount ?? 0,
        isComplete: json["isComplete"] == .truth(true),
        repeating: json["repeating"]?.asText
      )
    }
    problem = json["error"].flatMap { Problem(reading: $0) }
    notes = (json["notes"]?.asList ?? []).compactMap { Problem(reading: $0) }
  }
}

extension Problem {
  /// Reads a problem, or returns nothing where the object is none.
  fileprivate init?(reading json: JSON) {
    guard let kind = json["kind"]?.asText, let message = json["message"]?.asText else {
      return nil
    }
    let start = max(0, json["start"]?.asCount ?? 0)
    let end = max(start, json["end"]?.asCount ?? 0)
    self.init(kind: kind, message: message, place: start..<end)
  }
}

extension Answer {
  /// The answer that a line of the tape was written from, as far as it is kept.
  init(_ line: TapeLine, _ settings: Settings) {
    let text = settings.spelled(line.text)
    self.init(input: text, reading: text, status: line.result.status)
    let shown = line.shown(settings)
    exact = shown.exact
    mathml = shown.resultMathml
    name = shown.name
    unicode = line.result.value.map { settings.spelled($0) }
    expression = unicode ?? ""
    if let digits = shown.decimal {
      decimal = Decimal(
        text: digits,
        count: digits.utf8.drop { $0 < 0x31 || $0 > 0x39 }.count { 0x30...0x39 ~= $0 },
        isComplete: !digits.utf8.contains(0xE2),
        repeating: shown.repeating
      )
    }
    kind = exact == nil && decimal == nil ? .definition : .value
  }

  /// The same answer under other settings.
  func shown(as other: Answer) -> Answer {
    var answer = other
    answer.input = input
    answer.reading = reading
    answer.name = name
    answer.notes = notes
    return answer
  }
}
