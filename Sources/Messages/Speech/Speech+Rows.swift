// The content of a row of a formula as words. Two things side by side are a product, which is
// said where it would not be clear.

internal import Expressions
internal import Formulas

extension Speech {
  /// The kind of thing before the next one in a row.
  private enum Left {
    case nothing
    case operand
    /// Something of which the end is not clear to the ear.
    case structure
  }

  /// The words for the content of a row.
  func phrase(_ events: ArraySlice<SpeechEvent>) -> String {
    var line = Utterance(language)
    row(events, in: &line)
    return line.text
  }

  /// Says the content of a row.
  func row(_ events: ArraySlice<SpeechEvent>, in line: inout Utterance) {
    var left = Left.nothing
    var index = events.startIndex
    while index < events.endIndex {
      (index, left) = item(at: index, of: events, behind: left, in: &line)
    }
  }

  /// Says the item that starts at a place of a row, and returns the place behind it.
  private func item(
    at index: Int,
    of events: ArraySlice<SpeechEvent>,
    behind left: Left,
    in line: inout Utterance
  ) -> (next: Int, left: Left) {
    let next = itemEnd(index, in: events)
    switch events[index] {
    case .number(let text):
      guard isPercentage(at: next, of: events) else {
        line.add(number(text))
        return (next, .operand)
      }
      line.add(words(.percent, number(text)))
      return (next + 1, .operand)
    case .symbol(let scalar):
      return symbol(scalar, at: index, of: events, behind: left, in: &line)
    case .word(let text):
      return word(text, before: next, of: events, behind: left, in: &line)
    case .structure(let structure):
      let isScript = isScript(index, in: events)
      if !isScript, structure != .place, left != .nothing { line.add(words(.times)) }
      say(structure, events[index..<next], in: &line)
      return (next, isScript || structure == .group ? .operand : .structure)
    case .unread(let text):
      let characters = text.unicodeScalars.map { $0 == " " ? "" : letter($0) }
      line.add(words(.unread, characters.filter { !$0.isEmpty }.joined(separator: " ")))
      return (next, .operand)
    case .negative:
      line.add(words(.negative))
      return (next, .nothing)
    case .placeholder, .entered(_, isEmpty: true):
      line.add(words(.empty))
      return (next, .operand)
    case .more:
      line.addPart(words(.more), pausesAfter: false)
      return (next, .nothing)
    default:
      return (next, left)
    }
  }

  private func symbol(
    _ scalar: Unicode.Scalar,
    at index: Int,
    of events: ArraySlice<SpeechEvent>,
    behind left: Left,
    in line: inout Utterance
  ) -> (next: Int, left: Left) {
    let next = index + 1
    guard scalar.isLetter else {
      let isRemainder = scalar == "%" && startsOperand(next, in: events)
      let isSeparator = scalar == ";" && events.count > 1
      line.add(isRemainder ? word("mod") : isSeparator ? words(.separator) : letter(scalar))
      return (next, !isRemainder && (scalar.isPostfix || scalar.isDigit) ? .operand : .nothing)
    }
    guard isCallee(scalar, at: index, in: events) else {
      if left == .structure { line.add(words(.times)) }
      line.add(letter(scalar))
      return (next, .operand)
    }
    if left != .nothing { line.add(words(.times)) }
    return (call(letter(scalar), at: next, of: events, in: &line), .structure)
  }

  private func word(
    _ text: String,
    before next: Int,
    of events: ArraySlice<SpeechEvent>,
    behind left: Left,
    in line: inout Utterance
  ) -> (next: Int, left: Left) {
    if let conversion = Conversion(reading: text) {
      line.pause()
      line.add(words(.writtenAs, language.name(of: conversion)))
      return (next, .nothing)
    }
    guard isFunction(text) else {
      let isInfix = Speech.isInfix(text)
      if left == .structure, !isInfix { line.add(words(.times)) }
      line.add(word(text))
      return (next, isInfix ? .nothing : .operand)
    }
    if left != .nothing { line.add(words(.times)) }
    let end = call(word(text), at: next, of: events, in: &line)
    // What follows a bare name is its argument.
    return (end, end > next ? .structure : .nothing)
  }

  private func isPercentage(at index: Int, of events: ArraySlice<SpeechEvent>) -> Bool {
    index < events.endIndex && events[index] == .symbol("%")
      && !startsOperand(index + 1, in: events)
  }

  /// Whether an operand starts at a place.
  private func startsOperand(_ index: Int, in events: ArraySlice<SpeechEvent>) -> Bool {
    guard index < events.endIndex else { return false }
    switch events[index] {
    case .number: return true
    case .symbol(let scalar): return scalar.isLetter
    case .word(let text): return !Speech.isInfix(text)
    case .structure: return !isScript(index, in: events)
    default: return false
    }
  }
}

// MARK: - Finding one's way

extension Speech {
  /// Where the structure that starts at a place ends.
  func end(of start: Int, in events: ArraySlice<SpeechEvent>) -> Int? {
    guard events[start].isStructure else { return nil }
    var depth = 0
    for index in start..<events.endIndex {
      if events[index].isStructure { depth += 1 }
      if case .close = events[index] { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The place behind the item that starts at a place.
  func itemEnd(_ start: Int, in events: ArraySlice<SpeechEvent>) -> Int {
    (end(of: start, in: events) ?? start) + 1
  }

  /// The slots in the content of a structure; the event of an empty slot stands for the
  /// placeholder in it.
  func slots(of events: ArraySlice<SpeechEvent>) -> [ArraySlice<SpeechEvent>] {
    var slots: [ArraySlice<SpeechEvent>] = []
    var start = events.startIndex
    var index = start
    while index < events.endIndex {
      if events[index].isEntry, index > events.startIndex {
        slots.append(Speech.withoutEntry(events[start..<index]))
        start = index
      }
      index = itemEnd(index, in: events)
    }
    slots.append(Speech.withoutEntry(events[start...]))
    return slots
  }

  private static func withoutEntry(_ slot: ArraySlice<SpeechEvent>) -> ArraySlice<SpeechEvent> {
    guard slot.count > 1, let first = slot.first, first.isEntry else { return slot }
    return slot.dropFirst()
  }
}

extension SpeechEvent {
  var isStructure: Bool { if case .structure = self { true } else { false } }
}
