// The words for an answer.

internal import Analysis
internal import Expressions
package import Formulas
package import Messages

extension Speech {
  /// The longest closed form that is said, in bytes.
  private static var longestForm: Int { 2_000 }

  /// The words for an answer.
  package static func words(for answer: WrittenAnswer, _ settings: Settings) -> String {
    let speech = Speech(language: settings.language, verbosity: settings.verbosity)
    if let problem = answer.problem { return speech.words(for: problem, in: answer, settings) }
    if answer.kind == .definition { return speech.words(.defined, speech.word(answer.name ?? "")) }
    return speech.words(forValueOf: answer, settings)
  }

  /// The value, and about how much it is.
  private func words(forValueOf answer: WrittenAnswer, _ settings: Settings) -> String {
    if answer.exact == "true" { return words(.yes) }
    if answer.exact == "false" { return words(.no) }
    if answer.isSolved {
      return answer.text ?? words(forSolutions: answer.value, settings)
    }
    // A vector has its bracket, too.
    if let text = answer.decimal?.text, text.utf8.last == UInt8(ascii: "]"),
      !text.utf8.contains(UInt8(ascii: ";"))
    {
      return words(forMeasured: text, settings)
    }
    var line = Utterance(language)
    let digits = answer.decimal.map { decimal in
      self.digits(decimal, hasForm: answer.exact != nil && !answer.isTypedForm, settings)
    }
    let isDecimalFirst = settings.form == .decimal && digits != nil
    var isWhole = false
    if let exact = answer.exact, !isDecimalFirst,
      let value = value(exact, answer.unicode ?? exact, settings)
    {
      isWhole = exact.utf8.allSatisfy { $0 <= 0x39 && $0 != UInt8(ascii: "/") }
      // Lists and complex numbers of whole numbers are their digits.
      if exact == answer.decimal?.text { isWhole = true }
      let name = answer.name.map { word($0) }
      line.add(name.map { words(.named, $0, value) } ?? words(.equals, value))
      if verbosity == 0 { return line.text }
    }
    guard let digits, let decimal = answer.decimal, !isWhole else { return line.text }
    line.pause()
    if decimal.isComplete {
      line.add(line.text.isEmpty ? words(.equals, digits) : digits)
    } else {
      line.add(words(.about, digits))
    }
    return line.text
  }

  /// The solutions of equations, one after the other.
  private func words(forSolutions value: JSON, _ settings: Settings) -> String {
    var line = Utterance(language)
    let items = value["items"]?.asList ?? []
    let names =
      value["unknowns"]?.asList?.compactMap { $0.asText }
      ?? value["unknown"]?.asText.map { [$0] } ?? []
    let scope = value["scope"]?.asText
    // Lines that were kept before the letter was have the first one.
    let letter = value["letter"]?.asText ?? SolutionLetter.whole[0]
    let isLong = items.count > Answer.Solutions.shownInFull
    for (position, item) in items.prefix(isLong ? Answer.Solutions.shownAtFirst : .max).enumerated()
    {
      if position > 0 { line.pause() }
      if scope != "members", names.count == 1 {
        let text = comparison(item, of: names[0], letter, isOut: scope == "allBut")
        line.add(words(forText: text, settings) ?? text)
        continue
      }
      for name in names {
        let part = names.count > 1 ? item[name] ?? .null : item
        line.add(words(.named, word(name), words(forSolution: part, letter, settings)))
      }
    }
    if isLong {
      line.pause()
      line.add(Sentence.solutionsInAll.text(in: language, "\(items.count)"))
    }
    if value["isComplete"] == .truth(false) {
      line.pause()
      line.add(Sentence.solutionsPerhapsMore.text(in: language))
    }
    return line.text
  }

  /// A range, an image of a family or a number that is left out, as a comparison of the language.
  private func comparison(
    _ item: JSON,
    of name: String,
    _ letter: String,
    isOut: Bool
  ) -> String {
    func number(_ number: JSON) -> String {
      // Without the dots behind digits.
      let digits = number["decimal"]?.asText.map { text in
        isMeasured(text) ? text : String(decoding: text.utf8.filter { $0 < 0x80 }, as: UTF8.self)
      }
      let text = number["exact"]?.asText ?? digits ?? ""
      guard item["letter"] == nil, let period = item["period"]?.asText else { return text }
      return "(\(text)) + (\(period))*\(letter)"
    }
    func isIncluded(_ end: JSON) -> Bool { end["isIncluded"] == .truth(true) }
    var text: String
    switch (item["lower"], item["upper"]) {
    case (nil, nil): text = name + (isOut ? " != " : " = ") + number(item)
    case (let low?, nil): text = name + (isIncluded(low) ? " >= " : " > ") + number(low)
    case (nil, let high?): text = name + (isIncluded(high) ? " <= " : " < ") + number(high)
    case (let low?, let high?) where low == high: text = name + " = " + number(low)
    case (let low?, let high?):
      text =
        number(low) + (isIncluded(low) ? " <= " : " < ") + name
        + (isIncluded(high) ? " <= " : " < ") + number(high)
    }
    if item["from"] != nil { text += " and \(letter) >= 0" }
    if item["except"] != nil { text += " and \(letter) != 0" }
    return text
  }

  /// What an unknown is: its closed form, or else its first digits.
  private func words(
    forSolution item: JSON,
    _ letter: String,
    _ settings: Settings
  ) -> String {
    let exact = item["exact"]?.asText
    var number = exact.flatMap { words(forText: $0, settings) }
    if let exact, let period = item["period"]?.asText {
      number = words(forText: "(\(exact)) + (\(period))*\(letter)", settings)
    }
    guard let number else { return words(forDigitsOf: item, settings) }
    guard item["period"] == nil, let exact, Statement(plain: exact)?.expression.hasZeros == true
    else { return number }
    // Few know a number by the function that it is a zero of.
    var line = Utterance(language)
    line.add(number)
    line.pause()
    line.add(words(.about, words(forDigitsOf: item, settings)))
    return line.text
  }

  /// The first digits of what an unknown is.
  private func words(forDigitsOf item: JSON, _ settings: Settings) -> String {
    guard let text = item["decimal"]?.asText else { return "" }
    if isMeasured(text) { return words(forPart: text, settings) }
    if text.utf8.last == UInt8(ascii: "i") {
      let count = text.utf8.count { 0x30...0x39 ~= $0 }
      let isComplete = !text.utf8.contains(0xE2)
      let decimal = Answer.Decimal(
        text: text,
        count: count,
        isComplete: isComplete,
        repeating: nil
      )
      return digits(complex: decimal, hasForm: false, settings)
    }
    return words(for: SpokenDecimal(text).events(count: verbosity == 2 ? 12 : 4)[...])
  }

  /// A measured value, and the range that is guaranteed unless little is to be said.
  private func words(forMeasured text: String, _ settings: Settings) -> String {
    var line = Utterance(language)
    func add(_ bytes: ArraySlice<UInt8>, behind head: String? = nil) {
      if let head { line.add(head) }
      line.add(words(forText: String(decoding: bytes, as: UTF8.self), settings) ?? "")
    }
    let bytes = Array(text.utf8)
    guard let open = bytes.lastIndex(of: UInt8(ascii: "[")),
      let dots = bytes.indices.dropLast().first(where: {
        $0 > open && bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == UInt8(ascii: ".")
      })
    else { return line.text }
    let sign = Array(" ∈ ".utf8).count
    if open >= sign {
      let value = String(decoding: bytes[..<(open - sign)], as: UTF8.self)
      line.add(words(.about, words(forText: value, settings) ?? ""))
      if verbosity == 0 { return line.text }
      line.pause()
    }
    add(bytes[(open + 1)..<dots], behind: name(of: "∈"))
    add(bytes[(dots + 2)...].dropLast(), behind: name(of: "‥"))
    return line.text
  }

  /// A closed form, as ASCII and as it is shown, or nothing where it cannot be
  /// said.
  private func value(_ text: String, _ shown: String, _ settings: Settings) -> String? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative ? String(text.dropFirst()) : text
    if digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      return words(for: (isNegative ? [.negative] : []) + [.number(digits)])
    }
    guard text.utf8.count <= Speech.longestForm else { return nil }
    return words(forText: shown, settings)
  }

  /// A text of the language, or nothing where it cannot be read.
  package func words(forText text: String, _ settings: Settings) -> String? {
    var options = ParsingOptions()
    options.decimalMark = settings.decimalMark
    do throws(Diagnostic) {
      let expression = try Expression(text, options: options)
      return words(for: SpeechEvent.phrases(expression)[...])
    } catch {
      return nil
    }
  }

  // MARK: - Digits

  /// Decimal digits: three that matter beside a closed form, else all, unless
  /// that is too long.
  private func digits(_ decimal: Answer.Decimal, hasForm: Bool, _ settings: Settings) -> String {
    let opening = decimal.text.utf8.first
    // Between the brackets of a range stand points.
    let isVector = opening == UInt8(ascii: "[") && decimal.text.utf8.contains(UInt8(ascii: ";"))
    if opening == UInt8(ascii: "{") || isVector {
      let structure = opening == UInt8(ascii: "{") ? Structure.list : .vector
      return digits(of: structure, decimal, hasForm: hasForm, settings)
    }
    if isMeasured(decimal.text) { return words(forPart: decimal.text, settings) }
    if decimal.text.utf8.last == UInt8(ascii: "i") {
      return digits(complex: decimal, hasForm: hasForm, settings)
    }
    let isShort = verbosity == 0 || verbosity == 1 && hasForm && settings.form == .exact
    let number = SpokenDecimal(decimal.text)
    let isKept = decimal.isComplete && decimal.count <= 12
    let events = number.events(count: isKept ? nil : isShort ? 3 : verbosity == 2 ? 24 : 12)
    return words(for: events[...])
  }

  /// Whether digits are those of measured values, which have ranges.
  private func isMeasured(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "[")) }

  /// A measured value that is an element, a solution or complex, with its range.
  private func words(forPart text: String, _ settings: Settings) -> String {
    let trimmed = String(text.drop { $0 == " " })
    return words(forText: trimmed, settings) ?? trimmed
  }

  /// The digits of both parts of a complex number, and the unit behind them.
  private func digits(
    complex decimal: Answer.Decimal,
    hasForm: Bool,
    _ settings: Settings
  ) -> String {
    var line = Utterance(language)
    let bytes = Array(decimal.text.utf8.dropLast())
    // The sign between the parts has a blank on each side.
    let sign = bytes.indices.last {
      (bytes[$0] == UInt8(ascii: "+") || bytes[$0] == UInt8(ascii: "-")) && $0 > 0
        && bytes[$0 - 1] == 0x20
    }
    var parts = [bytes[...]]
    if let sign { parts = [bytes[..<sign], bytes[(sign + 1)...]] }
    for (position, part) in parts.enumerated() {
      if position > 0, let sign {
        line.add(words(for: [.symbol(Unicode.Scalar(bytes[sign]))]))
      }
      let text = String(decoding: part.filter { $0 != 0x20 }, as: UTF8.self)
      let number = Answer.Decimal(
        text: text,
        count: text.utf8.count { 0x30...0x39 ~= $0 },
        isComplete: !text.utf8.contains(0xE2),
        repeating: nil
      )
      if position < parts.count - 1 || !text.isEmpty {
        line.add(digits(number, hasForm: hasForm, settings))
      }
    }
    line.add(words(for: [.symbol("ⅈ")]))
    return line.text
  }

  /// The digits of the parts of a list or a vector, as many of them as of things in a formula.
  private func digits(
    of structure: Structure,
    _ decimal: Answer.Decimal,
    hasForm: Bool,
    _ settings: Settings
  ) -> String {
    var line = Utterance(language)
    line.add(opening(of: structure))
    let elements = decimal.text.utf8.dropFirst().dropLast().split(separator: UInt8(ascii: ";"))
    for (position, element) in elements.prefix(SpeechEvent.longest).enumerated() {
      if position > 0 { line.add(words(.separator)) }
      let text = String(decoding: Array(element.drop { $0 == 0x20 }), as: UTF8.self)
      guard text != "true", text != "false" else {
        line.add(words(text == "true" ? .yes : .no))
        continue
      }
      let number = Answer.Decimal(
        text: text,
        count: text.utf8.count { 0x30...0x39 ~= $0 },
        isComplete: !text.utf8.contains(0xE2),
        repeating: nil
      )
      line.add(digits(number, hasForm: hasForm, settings))
    }
    line.addPart(elements.count > SpeechEvent.longest ? words(.more) : closing(of: structure))
    return line.text
  }

  // MARK: - Problems

  /// What is wrong, what to do about it, and where it is.
  private func words(for problem: Problem, in answer: WrittenAnswer, _ settings: Settings) -> String
  {
    guard verbosity > 0 else { return Speech.withoutRemedy(problem.message) }
    guard let place = words(for: problem.place, of: answer.input, settings) else {
      return problem.message
    }
    return problem.message + (language == .chinese ? "。" : ". ") + words(.place, place)
  }

  /// What is wrong with a formula, and where the caret came to because of it.
  package static func words(
    for message: Message,
    at events: [SpeechEvent],
    _ settings: Settings
  ) -> String {
    var line = Utterance(settings.language)
    line.addPart(withoutRemedy(message.text))
    line.add(words(for: events, settings))
    return line.text
  }

  /// A message up to its colon.
  package static func withoutRemedy(_ message: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
      if scalar == ":" || scalar == "：" { break }
      text.append(scalar)
    }
    return String(text)
  }

  /// A part of a text, where it is short and can be read.
  private func words(for place: Range<Int>, of text: String, _ settings: Settings) -> String? {
    let scalars = text.unicodeScalars
    guard !place.isEmpty, place.count <= 60, place.count < scalars.count else { return nil }
    var part = String.UnicodeScalarView()
    for scalar in scalars.dropFirst(place.lowerBound).prefix(place.count) { part.append(scalar) }
    if place.count == 1, let scalar = part.first { return letter(scalar) }
    return words(forText: String(part), settings)
  }
}
