// Answers that cross from one worker to the other, whole.

internal import Messages
internal import Sessions

extension WrittenAnswer {
  /// The answer as an object, without markup where that is very long: nobody
  /// reads a hundred thousand digits, and copying takes the text.
  ///
  /// The ends of a number of many digits are `long`.
  var shortJSON: JSON {
    var short = self
    if let exact, exact.utf8.count > Markup.longestText {
      short.latex = nil
      short.mathml = nil
      short.value = .null
    }
    return short.json.adding(
      LongNumber.members(exact: exact, decimal: decimal?.text, repeating: decimal?.repeating)
    )
  }

  /// The answer with what only a sheet needs.
  var wholeJSON: JSON {
    shortJSON.adding(
      [
        .init("unicode", .optional(unicode)),
        .init("expression", .text(expression)),
        .init("isComplete", .truth(decimal?.isComplete == true)),
        .init("isDefinition", .truth(kind == .definition)),
      ] + (solutions.map { [.init("solutions", $0.json)] } ?? [])
    )
  }

  /// Reads an answer, or returns nothing where the object is none.
  init?(reading json: JSON) {
    guard let input = json["input"]?.asText, let reading = json["reading"]?.asText,
      let status = json["status"]?.asText.flatMap(Answer.Status.init(rawValue:))
    else { return nil }
    self.init(input: input, reading: reading, status: status)
    text = json["text"]?.asText
    exact = json["exact"]?.asText
    latex = json["latex"]?.asText
    mathml = json["mathml"]?.asText
    name = json["name"]?.asText
    unicode = json["unicode"]?.asText
    value = json["value"] ?? .null
    solutions = json["solutions"].flatMap { WrittenSolutions(reading: $0) }
    expression = json["expression"]?.asText ?? ""
    kind = json["isDefinition"] == .truth(true) ? .definition : .value
    if let text = json["decimal"]?.asText {
      decimal = Answer.Decimal(
        text: text,
        count: json["digits"]?.asInt ?? 0,
        isComplete: json["isComplete"] == .truth(true),
        repeating: json["repeating"]?.asText
      )
    }
    problem = json["error"].flatMap { Problem(reading: $0) }
    stored = json["with"]?.asText
    complex = json["complex"]?.asText
    solvableFor = json["solvableFor"]?.asText
    seed = json["seed"]?.asInt
    grounds = (json["proof"]?.asList ?? []).compactMap { WrittenGround(reading: $0) }
    notes = (json["notes"]?.asList ?? []).compactMap { Problem(reading: $0) }
  }
}
