// The words for a part of a formula: short where its parts are simple, with
// words for start and end where they are not.

internal import Expressions
internal import Formulas

extension Speech {
  /// What stands before the next thing in a row, for products without a sign.
  private enum Left {
    case nothing
    case operand
    case structure
  }

  /// The words for what stands in a row.
  private func phrase(_ events: ArraySlice<SpeechEvent>) -> String {
    var line = Utterance(language)
    row(events, in: &line)
    return line.text
  }

  /// Says what stands in a row.
  func row(_ events: ArraySlice<SpeechEvent>, in line: inout Utterance) {
    var left = Left.nothing
    var index = events.startIndex
    while index < events.endIndex {
      let event = events[index]
      let next = itemEnd(index, in: events)
      switch event {
      case .number(let text):
        let isPercent = next < events.endIndex && events[next] == .symbol("%")
        if isPercent, !startsOperand(next + 1, in: events) {
          line.add(words(.percent, number(text)))
          index = next + 1
          left = .operand
          continue
        }
        line.add(number(text))
        left = .operand
      case .symbol(let scalar):
        let isLetter = scalar.isLetter
        if scalar == "%", startsOperand(next, in: events) {
          line.add(word("mod"))
          left = .nothing
          break
        }
        if isLetter, isGroup(next, in: events), isCallee(scalar, at: index, in: events) {
          if left != .nothing { line.add(words(.times)) }
          index = call(letter(scalar), at: next, of: events, in: &line)
          left = .structure
          continue
        }
        if isLetter, left == .structure { line.add(words(.times)) }
        line.add(scalar == ";" && events.count > 1 ? words(.separator) : letter(scalar))
        left = isLetter || scalar.isPostfix || scalar.isDigit ? .operand : .nothing
      case .word(let text):
        guard isFunction(text) else {
          if left == .structure, !Speech.isInfix(text) { line.add(words(.times)) }
          line.add(self.word(text))
          left = Speech.isInfix(text) ? .nothing : .operand
          break
        }
        if left != .nothing { line.add(words(.times)) }
        index = call(text, at: next, of: events, in: &line)
        // What follows a bare name is its argument.
        left = index > next ? .structure : .nothing
        continue
      case .structure(let structure):
        let isScript = structure == .power || structure == .lower || structure == .repeating
        if !isScript, left != .nothing { line.add(words(.times)) }
        say(structure, events[index..<next], in: &line)
        left = isScript || structure == .group ? .operand : .structure
      case .negative:
        line.add(words(.negative))
        left = .nothing
      case .placeholder:
        line.add(words(.empty))
        left = .operand
      case .entered(_, let isEmpty): if isEmpty { line.add(words(.empty)) }
      case .more: line.addPart(words(.more), pausesAfter: false)
      default: break
      }
      index = next
    }
  }

  // MARK: - Calls

  private func isFunction(_ word: String) -> Bool {
    if functions.contains(word) { return true }
    return word != "Ans" && !Speech.isInfix(word) && Builtin.named(word) != nil
  }

  private static func isInfix(_ word: String) -> Bool {
    Builtin.named(word)?.notation == .infix
  }

  /// Whether a letter before brackets is a function: a known one, or one that
  /// is being defined.
  private func isCallee(
    _ letter: Unicode.Scalar,
    at index: Int,
    in events: ArraySlice<SpeechEvent>
  ) -> Bool {
    if functions.contains(String(Character(letter))) { return true }
    guard index == events.startIndex, let close = end(of: index + 1, in: events),
      close + 1 < events.endIndex
    else { return false }
    return events[close + 1] == .symbol("=") && isList(events[(index + 2)..<close])
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

  private func isScript(_ index: Int, in events: ArraySlice<SpeechEvent>) -> Bool {
    guard index < events.endIndex, case .structure(let structure) = events[index] else {
      return false
    }
    return structure == .power || structure == .lower || structure == .repeating
  }

  private func isGroup(_ index: Int, in events: ArraySlice<SpeechEvent>) -> Bool {
    index < events.endIndex && events[index] == .structure(.group)
      && end(of: index, in: events) != nil
  }

  /// Says a function with its scripts and its argument, and returns the place
  /// behind them.
  private func call(
    _ function: String,
    at start: Int,
    of events: ArraySlice<SpeechEvent>,
    in line: inout Utterance
  ) -> Int {
    var name = Utterance(language)
    name.add(word(function))
    var index = start
    while index < events.endIndex, let close = end(of: index, in: events) {
      let body = events[index + 1..<close]
      if events[index] == .structure(.lower), isSimple(body) {
        let base = words(.base, name.text, phrase(body))
        name = Utterance(language)
        name.add(base)
      } else if events[index] == .structure(.power) {
        say(.power, events[index...close], in: &name)
      } else {
        break
      }
      index = close + 1
    }
    guard isGroup(index, in: events), let close = end(of: index, in: events) else {
      guard index < events.endIndex, isSimple(events[index...index]),
        !isScript(index + 1, in: events)
      else {
        line.add(name.text)
        return index
      }
      line.add(words(.call, name.text, phrase(events[index...index])))
      return index + 1
    }
    let body = events[index + 1..<close]
    if isList(body) {
      line.add(words(.call, name.text, phrase(body)))
    } else {
      line.add(words(.openCall, name.text))
      say(.group, events[index...close], in: &line)
    }
    return close + 1
  }

  /// Whether arguments are simple, all of them.
  private func isList(_ events: ArraySlice<SpeechEvent>) -> Bool {
    verbosity < 2
      && events.split(separator: .symbol(";"), omittingEmptySubsequences: false)
        .allSatisfy { isSimple($0) }
  }

  // MARK: - Structures

  /// Whether a slot holds one number or name, perhaps with a sign.
  func isSimple(_ events: ArraySlice<SpeechEvent>) -> Bool {
    let rest = events.first == .negative ? events.dropFirst() : events
    guard rest.count == 1, let event = rest.first else { return false }
    switch event {
    case .number, .placeholder: return true
    case .symbol(let scalar): return scalar.isLetter || scalar.isDigit
    case .word(let text): return !isFunction(text)
    case .entered(_, let isEmpty): return isEmpty
    default: return false
    }
  }

  /// Whether a slot holds a number of something or its square, as in 3π² or e³.
  private func isMultiple(_ events: ArraySlice<SpeechEvent>) -> Bool {
    var rest = events.first == .negative ? events.dropFirst() : events
    if rest.last == .close(.power), rest.count > 3 {
      let power = rest.suffix(3)
      guard power.first == .structure(.power),
        [.number("2"), .number("3")].contains(power[power.startIndex + 1])
      else { return false }
      rest = rest.dropLast(3)
    }
    if rest.count > 1, case .number? = rest.first { rest = rest.dropFirst() }
    guard rest.count == 1, case .symbol(let scalar)? = rest.first else { return false }
    return scalar.isLetter
  }

  /// Says a structure from its start to its end.
  private func say(
    _ structure: Structure,
    _ events: ArraySlice<SpeechEvent>,
    in line: inout Utterance
  ) {
    let body = events.dropFirst().dropLast()
    let middle = secondSlot(of: body)
    let first = middle.map { body[..<$0] } ?? body
    var second = middle.map { body[$0...] } ?? []
    // The start of an empty slot stands for what is missing in it.
    if second.count > 1 { second = second.dropFirst() }
    let isMultiple = structure == .fraction && isMultiple(first)
    let isShort = (isSimple(first) || isMultiple) && (middle == nil || isSimple(second))
    if isShort, let words = short(structure, first, second) {
      line.add(words)
      return
    }
    line.add(opening(of: structure))
    if verbosity == 2, structure == .fraction { line.addPart(name(of: .numerator)) }
    row(first, in: &line)
    if middle != nil {
      if verbosity == 2, structure == .fraction {
        line.addPart(name(of: .denominator))
      } else {
        line.add(words(structure == .fraction ? .nextFraction : .nextRoot))
      }
      row(second, in: &line)
    }
    line.addPart(closing(of: structure), pausesBefore: structure != .group)
  }

  /// The words for a structure with simple parts, where there are any.
  private func short(
    _ structure: Structure,
    _ first: ArraySlice<SpeechEvent>,
    _ second: ArraySlice<SpeechEvent>
  ) -> String? {
    let (x, y) = (phrase(first), phrase(second))
    switch structure {
    case .power:
      if first.first == .number("2") { return words(.squared) }
      if first.first == .number("3") { return words(.cubed) }
      return words(.simplePower, x)
    case .lower: return words(.simpleLower, x)
    case .repeating:
      guard case .number(let digits)? = first.first else { return nil }
      return words(.repeating, Speech.shortened(digits))
    case .group: return nil
    case .fraction:
      if let share = share(first, second) { return share }
      return verbosity < 2 ? words(.simpleFraction, x, y) : nil
    case .squareRoot: return verbosity < 2 ? words(.simpleSquareRoot, x) : nil
    case .absolute: return verbosity < 2 ? words(.simpleAbsolute, x) : nil
    case .floor: return verbosity < 2 ? words(.simpleFloor, x) : nil
    case .ceiling: return verbosity < 2 ? words(.simpleCeiling, x) : nil
    case .root:
      guard verbosity < 2 else { return nil }
      return first.first == .number("3") ? words(.cubeRoot, y) : words(.simpleRoot, x, y)
    }
  }

  /// A fraction of small whole numbers, as in one half.
  private func share(
    _ first: ArraySlice<SpeechEvent>,
    _ second: ArraySlice<SpeechEvent>
  ) -> String? {
    if first.first == .negative, let share = share(first.dropFirst(), second) {
      var line = Utterance(language)
      line.add(words(.negative))
      line.add(share)
      return line.text
    }
    guard first.count == 1, second.count == 1, let x = first.first, let y = second.first,
      let count = small(x), let size = small(y), count > 0, 2...10 ~= size
    else { return nil }
    if count == 1 { return words(.share, words(.one), word(size - 2, of: .parts)) }
    return words(.share, word(count, of: .numbers), word(size - 2, of: .manyParts))
  }

  private func small(_ event: SpeechEvent) -> Int? {
    if case .number(let text) = event { Speech.small(text) } else { nil }
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

  /// Where the second slot starts in the content of a structure.
  private func secondSlot(of events: ArraySlice<SpeechEvent>) -> Int? {
    var index = events.startIndex
    while index < events.endIndex {
      if case .entered(let role, _) = events[index], role == .denominator || role == .radicand {
        return index
      }
      index = itemEnd(index, in: events)
    }
    return nil
  }
}

extension SpeechEvent {
  var isStructure: Bool { if case .structure = self { true } else { false } }
}
