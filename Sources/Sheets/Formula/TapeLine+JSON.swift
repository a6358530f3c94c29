// Lines of the tape as they are kept.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension TapeLine: KeptLine {
  /// The line as an object.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("id", .count(id)),
      .init("mark", .text(mark)),
      .init("text", .text(text)),
      .init("formula", .optional(formula?.keptText)),
      .init("names", .list(names.map { .text($0) })),
      .init("functions", .list(functions.map { .text($0) })),
      .init("status", .text(result.status.rawValue)),
      .init("exact", .optional(result.exact)),
      .init("decimal", .optional(result.decimal)),
      .init("repeating", .optional(result.repeating)),
      .init("value", .optional(result.value)),
      .init("name", .optional(result.name)),
      .init("angle", .text(result.angle.rawValue)),
      .init("isPinned", .truth(isPinned)),
      .init("isStale", .truth(isStale)),
    ]
    members += extras
    if let ans {
      members.append(.init("ansLine", .count(ans.line)))
      members.append(.init("ans", .optional(ans.text)))
    }
    if let text = result.text { members.append(.init("written", .text(text))) }
    if let stored = result.stored { members.append(.init("with", .text(stored))) }
    if let problem { members.append(.init("error", problem.json)) }
    if let solutions = result.solutions { members.append(.init("solutions", solutions.json)) }
    return .object(members + JSON.Member.count("seed", result.seed))
  }

  /// Reads a line that was kept, or returns nothing where it is damaged; lines that
  /// were moved are not in the order of their numbers.
  init?(reading json: JSON, after _: Int) {
    guard let id = json["id"]?.asInt, id > 0, id < 1 << 30,
      let text = json["text"]?.asText, !text.isEmpty,
      let status = json["status"]?.asText.flatMap(Answer.Status.init(rawValue:))
    else { return nil }
    let functions = (json["functions"]?.asList ?? []).compactMap { $0.asText }
    let angle = json["angle"]?.asText.flatMap(AngleUnit.init(rawValue:)) ?? .radians
    var result = Result(status: status, angle: angle)
    result.exact = json["exact"]?.asText
    result.text = json["written"]?.asText
    result.stored = json["with"]?.asText
    result.decimal = json["decimal"]?.asText
    result.repeating = json["repeating"]?.asText
    result.value = json["value"]?.asText
    result.name = json["name"]?.asText
    result.seed = json["seed"]?.asInt
    result.solutions = json["solutions"].flatMap { WrittenSolutions(reading: $0) }
    if let digits = result.decimal, result.solutions == nil, !Markup.isComparison(digits),
      KeptDigits(digits) == nil
    {
      return nil
    }
    // The text is what was evaluated, so the formula must say the same.
    let formula = json["formula"]?.asText.flatMap { Formula(keptText: $0) }
      .flatMap { $0.saying(text, functions: functions) }
    self.init(
      id: id,
      mark: json["mark"]?.asText ?? "\(id):\(text)",
      text: text,
      formula: formula,
      names: (json["names"]?.asList ?? []).compactMap { $0.asText },
      functions: functions,
      result: result,
      isPinned: json["isPinned"] == .truth(true),
      isStale: json["isStale"] == .truth(true)
    )
    take(json)
    if let line = json["ansLine"]?.asInt {
      ans = Previous(line: line, text: json["ans"]?.asText)
    }
    problem = json["error"].flatMap { Problem(reading: $0) }
  }

  /// The name, look and slider that the user gave the line beside its text.
  var extras: [JSON.Member] {
    var members: [JSON.Member] = []
    if !label.isEmpty { members.append(.init("label", .text(label))) }
    if isFolded { members.append(.init("isFolded", .truth(true))) }
    if let look { members.append(.init("look", .object(look.members))) }
    if isCurve { members.append(.init("isCurve", .truth(true))) }
    if let slider { members.append(.init("slider", .object(slider.members))) }
    return members
  }

  /// Takes over the name, look and slider that the user gave the line.
  mutating func take(_ json: JSON) {
    label = TapeLine.label(json["label"]?.asText ?? "")
    isFolded = json["isFolded"] == .truth(true)
    look = json["look"].flatMap { LineLook(reading: $0) }
    isCurve = json["isCurve"] == .truth(true)
    slider = json["slider"].map { LineSlider(reading: $0) }
  }
}

extension Formula {
  /// The formula where a text is what is evaluated of it: its reading, or what several statements in
  /// it say together, with either decimal mark; nil where it is not.
  fileprivate func saying(_ text: String, functions: [String]) -> Formula? {
    var editor = Editor()
    editor.vocabulary.functions = Set(functions)
    if reading(editor.vocabulary).text == text { return self }
    // Brackets at the end may have been closed for the user.
    for typed in [self, withOpenEnd] {
      for mark in DecimalMark.allCases {
        editor.vocabulary.decimalMark = mark
        editor.replace(with: typed)
        guard editor.judgement.together?.reading.text == text else { continue }
        editor.replace(with: self)
        return editor.formula
      }
    }
    return nil
  }
}
