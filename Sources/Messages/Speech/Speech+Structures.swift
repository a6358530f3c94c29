// Fractions, powers, roots and brackets as words: short where their parts are
// simple, with words for start and end where they are not.

internal import Formulas

extension Speech {
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
  func say(
    _ structure: Structure,
    _ events: ArraySlice<SpeechEvent>,
    in line: inout Utterance
  ) {
    let slots = slots(of: events.dropFirst().dropLast())
    switch structure {
    case .cases: return sayCases(slots, in: &line)
    case .mixed: return sayMixed(slots, in: &line)
    case _ where structure.isLarge: return sayLarge(structure, slots, in: &line)
    case .list where slots == [[]] || slots == [[.entered(.elements, isEmpty: true)]]:
      line.add(words(.emptyList))
      return
    default: break
    }
    let first = slots[0]
    let second = slots.count > 1 ? slots[1] : []
    let isMultiple = structure == .fraction && isMultiple(first)
    let isShort = (isSimple(first) || isMultiple) && (slots.count == 1 || isSimple(second))
    if isShort, let words = short(structure, first, second) {
      line.add(words)
      return
    }
    line.add(opening(of: structure))
    if verbosity == 2, structure == .fraction { line.addPart(name(of: .numerator)) }
    row(first, in: &line)
    if slots.count > 1 {
      if verbosity == 2, structure == .fraction {
        line.addPart(name(of: .denominator))
      } else {
        line.add(words(structure == .fraction ? .nextFraction : .nextRoot))
      }
      row(second, in: &line)
    }
    line.addPart(closing(of: structure), pausesBefore: structure != .group)
  }

  /// Says a large operator, its slots in their order; nothing of bounds that it does without.
  private func sayLarge(
    _ structure: Structure,
    _ slots: [ArraySlice<SpeechEvent>],
    in line: inout Utterance
  ) {
    line.add(opening(of: structure))
    for (number, slot) in slots.enumerated() {
      let role = structure.role(slot: number)
      let isUnbounded =
        slots[0] == [.entered(.lowerBound, isEmpty: true)]
        && slots[1] == [.entered(.upperBound, isEmpty: true)]
      if isUnbounded, role.isBound { continue }
      switch role {
      case .first, .lowerBound: line.add(words(.largeFrom))
      case .last, .upperBound: line.add(words(.largeTo))
      case .target: line.add(words(.limitTo))
      case .term, .function: line.add(words(.largeOf))
      case .boundName where number > 0: line.add(words(.differential))
      default: break
      }
      row(slot, in: &line)
    }
    line.addPart(closing(of: structure))
  }

  /// Says a whole number and the fraction behind it.
  private func sayMixed(_ slots: [ArraySlice<SpeechEvent>], in line: inout Utterance) {
    if verbosity < 2, slots.allSatisfy({ isSimple($0) }),
      let part = short(.fraction, slots[1], slots[2])
    {
      return line.add(words(.simpleMixed, phrase(slots[0]), part))
    }
    line.add(opening(of: .mixed))
    for (slot, word) in zip(slots, [nil, SpokenWord.nextMixed, .nextFraction]) {
      if let word { line.add(words(word)) }
      row(slot, in: &line)
    }
    line.addPart(closing(of: .mixed))
  }

  /// Says each value with its condition.
  private func sayCases(_ slots: [ArraySlice<SpeechEvent>], in line: inout Utterance) {
    line.add(words(.openCases))
    for position in stride(from: 0, to: slots.count - 1, by: 2) {
      let (value, condition) = (slots[position], slots[position + 1])
      line.pause()
      let isLast = position > 0 && position + 2 == slots.count
      guard isLast, condition == [.entered(.condition, isEmpty: true)] else {
        row(value, in: &line)
        line.add(words(.caseIf))
        row(condition, in: &line)
        continue
      }
      line.add(words(.otherwise))
      row(value, in: &line)
    }
    line.addPart(closing(of: .cases))
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
    case .place: return words(.simplePlace, x)
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
    default: return nil
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
