// Words for people who do not see the formula. What happened comes as data; the
// same words are used for a key, a selection, a past line and an answer.

internal import Expressions
package import Formulas

/// A voice: a language and a length for the words that are said aloud.
package struct Speech: Sendable {
  /// The language of the words.
  package let language: Language
  /// The length of the words: 0 is the least, 2 the most.
  package let verbosity: Int
  /// The names that are functions of the user.
  package var functions: Set<String>

  /// Creates a voice.
  package init(language: Language, verbosity: Int, functions: Set<String> = []) {
    self.language = language
    self.verbosity = verbosity
    self.functions = functions
  }

  /// The words for what happened to a formula.
  package static func words(
    for events: [SpeechEvent],
    _ settings: Settings,
    functions: Set<String> = []
  ) -> String {
    Speech(language: settings.language, verbosity: settings.verbosity, functions: functions)
      .words(for: events[...])
  }

  /// The words for events.
  package func words(for events: ArraySlice<SpeechEvent>) -> String {
    var line = Utterance(language)
    say(events, in: &line)
    return line.text
  }

  // MARK: - Tables

  /// The words that are said for one line of the table.
  package func words(_ word: SpokenWord, _ fillings: String...) -> String {
    Wording.filled(SpokenWord.wording(language).line(Int(word.rawValue)).words, fillings)
  }

  /// The words of the line that is `offset` places behind another one in the table.
  private func words(_ first: SpokenWord, plus offset: UInt8) -> String {
    words(SpokenWord(rawValue: first.rawValue + offset) ?? .empty)
  }

  /// One of the words of a line that is a list.
  package func word(_ index: Int, of word: SpokenWord) -> String {
    let list = words(word).utf8.split(separator: UInt8(ascii: " "))
    return index < list.count ? String(list[index]) ?? "" : ""
  }

  package func name(of role: SlotRole) -> String { words(.formula, plus: role.rawValue) }
  package func name(of structure: Structure) -> String {
    words(.nameFraction, plus: structure.rawValue)
  }
  package func opening(of structure: Structure) -> String {
    words(.openFraction, plus: structure.rawValue)
  }

  package func closing(of structure: Structure) -> String {
    if verbosity == 0, structure != .group { return words(.closeShort) }
    return words(.closeFraction, plus: structure.rawValue)
  }

  /// The name of a function or of another word of the language.
  package func name(of word: String) -> String? { SpokenWord.names(language).line(named: word) }
}

// MARK: - Events

extension Speech {
  /// Says what happened, in order.
  private func say(_ events: ArraySlice<SpeechEvent>, in line: inout Utterance) {
    var isDeletion = false
    // A placeholder behind a place is said apart from what is before the place.
    var hasPlace = false
    var index = events.startIndex
    while index < events.endIndex {
      let event = events[index]
      var next = index + 1
      switch event {
      case .left(let structure, let isBehind):
        line.addPart(words(isBehind ? .leftBehind : .leftBefore, name(of: structure)))
      case .start(let role): sayEdge(.start, role, in: &line)
      case .end(let role): sayEdge(.end, role, in: &line)
      case .entered(let role, let isEmpty):
        var opened: Structure?
        if !isDeletion, index > events.startIndex,
          case .structure(let structure) = events[index - 1]
        {
          opened = structure
        }
        sayEntered(role, isEmpty: isEmpty, opened, in: &line)
      case .structure(let structure) where end(of: index, in: events) == nil:
        let isBase = index > events.startIndex && events[index - 1] == .word("log")
        if isBase, structure == .lower {
          line.addPart(words(.nameBase), pausesBefore: false)
        } else {
          sayOpened(structure, isLast: next == events.endIndex, in: &line)
        }
      case .close(let structure): line.add(closing(of: structure))
      case .deleted, .selected:
        while next < events.endIndex, !events[next].isEntry {
          next = itemEnd(next, in: events)
        }
        isDeletion = event == .deleted
        let said = words(isDeletion ? .deleted : .selected, words(for: events[(index + 1)..<next]))
        // Of a part that has no words of its own, as the mark before a slot, no blank is left.
        line.add(String(said.drop { $0 == " " }))
      default:
        if hasPlace, event == .placeholder {
          line.addPart(words(.empty))
          break
        }
        if event == .behind { hasPlace = true }
        if let word = event.word {
          line.add(words(word))
          let isAside = word == .undone || word == .redone || word == .copied || word == .pasted
          if isAside, verbosity == 0 { return }
          if isAside { line.pause() }
          break
        }
        next = index
        while next < events.endIndex, isPhrase(next, in: events),
          !hasPlace || events[next] != .placeholder
        {
          next = itemEnd(next, in: events)
        }
        row(events[index..<next], in: &line)
        next = max(next, index + 1)
      }
      index = next
    }
  }

  /// Whether an event is a part of what stands in a row.
  private func isPhrase(_ index: Int, in events: ArraySlice<SpeechEvent>) -> Bool {
    switch events[index] {
    case .symbol, .number, .word, .unread, .negative, .placeholder, .more: true
    case .structure: end(of: index, in: events) != nil
    default: false
    }
  }

  private func sayEdge(_ edge: SpokenWord, _ role: SlotRole, in line: inout Utterance) {
    if role == .formula, verbosity == 0, !line.text.isEmpty { return }
    line.addPart(words(edge, name(of: role)))
  }

  /// Says that the caret came into a slot, perhaps of a new structure.
  private func sayEntered(
    _ role: SlotRole,
    isEmpty: Bool,
    _ opened: Structure?,
    in line: inout Utterance
  ) {
    let isOnly = opened.map { !$0.hasNamedSlots } ?? (role == .formula)
    if !isOnly || verbosity == 2 && role != .formula { line.addPart(name(of: role)) }
    if isEmpty, opened == nil || verbosity > 0 { line.addPart(words(.empty)) }
  }

  /// Says that a structure was opened around the caret, or is no more.
  private func sayOpened(_ structure: Structure, isLast: Bool, in line: inout Utterance) {
    if verbosity == 0, structure.hasNamedSlots, !isLast { return }
    let words = structure == .group && !isLast ? opening(of: .group) : name(of: structure)
    line.addPart(words, pausesBefore: false)
  }
}

extension Structure {
  /// Whether its slots have to be told apart.
  fileprivate var hasNamedSlots: Bool {
    switch self {
    case .fraction, .mixed, .root, .cases: true
    default: isLarge
    }
  }
}

extension SpeechEvent {
  /// Whether the caret comes into a slot.
  var isEntry: Bool { if case .entered = self { true } else { false } }

  /// The word for an event that is always said the same way.
  fileprivate var word: SpokenWord? {
    switch self {
    case .behind: .behind
    case .cleared: .cleared
    case .undone: .undone
    case .redone: .redone
    case .copied: .copied
    case .pasted: .pasted
    case .refused: .refused
    case .ignored: .ignored
    default: nil
    }
  }
}
