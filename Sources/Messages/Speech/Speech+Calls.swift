// Functions with their arguments, as words.

internal import Expressions
internal import Formulas

extension Speech {
  func isFunction(_ word: String) -> Bool {
    if functions.contains(word) { return true }
    return word != "Ans" && !Speech.isInfix(word) && Builtin.named(word) != nil
  }

  static func isInfix(_ word: String) -> Bool {
    Builtin.named(word)?.isInfix == true
  }

  /// Whether a letter before brackets is a function: a known one, or one that
  /// is being defined.
  func isCallee(
    _ letter: Unicode.Scalar,
    at index: Int,
    in events: ArraySlice<SpeechEvent>
  ) -> Bool {
    guard isGroup(index + 1, in: events) else { return false }
    if functions.contains(String(Character(letter))) { return true }
    guard index == events.startIndex, let close = end(of: index + 1, in: events),
      close + 1 < events.endIndex
    else { return false }
    return events[close + 1] == .symbol("=") && isList(events[(index + 2)..<close])
  }

  /// Whether a structure at a place belongs to what is before it.
  func isScript(_ index: Int, in events: ArraySlice<SpeechEvent>) -> Bool {
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
  func call(
    _ function: String,
    at start: Int,
    of events: ArraySlice<SpeechEvent>,
    in line: inout Utterance
  ) -> Int {
    var name = Utterance(language)
    name.add(function)
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
}
