// What lines define and what they stand on: a name means in a line what the last line
// above it gave it; a name that no line defines means what the session knows.

internal import Expressions
internal import Numbers
internal import Sessions

/// Lines with what they define.
struct TapeNames {
  /// The lines, from top to bottom.
  let lines: [TapeLine]
  /// The places of the lines by their numbers.
  private(set) var places: [Int: Int] = [:]
  /// The places of the lines that define a name, from top to bottom.
  private(set) var definers: [String: [Int]] = [:]
  /// What the functions mention that lines define, by the places of the lines.
  private var bodies: [Int: [String]] = [:]

  /// Reads what lines define.
  ///
  /// - Complexity: O(n) for n bytes of text.
  init(_ lines: [TapeLine]) {
    self.lines = lines
    for (index, line) in lines.enumerated() {
      places[line.id] = index
      guard let statement = line.definition else { continue }
      switch statement.action {
      case .evaluate: break
      case .assign(let name, _): definers[name, default: []].append(index)
      case .define(let name, _, let parameters):
        definers[name, default: []].append(index)
        bodies[index] = statement.expression.names.filter { !parameters.contains($0) }
      }
    }
  }

  /// The names that a line mentions, also through functions, that any line defines, and
  /// where each was defined last above it.
  func meanings(at index: Int) -> [(name: String, definer: Int?)] {
    var meanings: [(name: String, definer: Int?)] = []
    var open = lines[index].names
    while let name = open.popLast() {
      guard let all = definers[name], !meanings.contains(where: { $0.name == name }) else {
        continue
      }
      let definer = all.last { $0 < index }
      meanings.append((name, definer))
      if let definer { open += bodies[definer] ?? [] }
    }
    return meanings
  }

  /// The place of the line that Ans means in a line, if that stands above it.
  func ans(at index: Int) -> Int? {
    guard let ans = lines[index].ans, let place = places[ans.line], place < index else {
      return nil
    }
    return place
  }

  /// Whether a name in a line means something else below the last line.
  func isStale(at index: Int) -> Bool {
    meanings(at: index).contains { meaning in
      // A line that gives its own name another value stands on the one before.
      let last = definers[meaning.name]?.last
      return last != meaning.definer && last != index
    }
  }
}

extension TapeLine {
  /// What the line defines, if it defines anything.
  fileprivate var definition: Statement? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "=") || $0 == 0xE2 }) else { return nil }
    return Statement(plain: text, functions: functions)
  }
}

/// The lines to compute where others take the place of lines.
struct Recomputation {
  /// The places of the lines to evaluate, from top to bottom.
  private(set) var steps: [Int] = []
  /// Those of them that may be worth something else than before.
  private(set) var changed: Set<Int> = []
  /// The names that mean nothing above the first of the lines.
  private(set) var names: Set<String> = []

  /// Finds what stands on what is new, or returns nothing where nothing does.
  ///
  /// - Complexity: O(n) for n names that are mentioned, and again for each name whose
  ///   meaning on the way is not its last one.
  init?(from old: TapeNames, to new: TapeNames) {
    for (name, places) in new.definers {
      let last = places.last.map { new.lines[$0] }
      let before = old.definers[name]?.last.map { old.lines[$0] }
      if before?.mark != last?.mark { names.insert(name) }
    }
    for index in new.lines.indices where isNew(index, old, new) { changed.insert(index) }
    for (name, places) in new.definers where places.contains(where: changed.contains) {
      names.insert(name)
    }
    guard !changed.isEmpty || !names.isEmpty else { return nil }
    include(new)
  }

  /// Whether a line may be worth something else than before.
  private func isNew(_ index: Int, _ old: TapeNames, _ new: TapeNames) -> Bool {
    let line = new.lines[index]
    guard let place = old.places[line.id], old.lines[place].mark == line.mark else {
      return old.places[line.id] != nil || !line.names.isEmpty || line.result.status == .input
    }
    if let ans = new.ans(at: index), changed.contains(ans) { return true }
    let meanings = new.meanings(at: index)
    if meanings.contains(where: { $0.definer.map(changed.contains) == true }) { return true }
    let before = old.meanings(at: place)
    return meanings.contains { meaning in
      let known = before.first { $0.name == meaning.name }?.definer.map { old.lines[$0].id }
      return known != meaning.definer.map { new.lines[$0].id }
    }
  }

  /// Adds the lines that give names and Ans their meanings on the way. A name that means
  /// its last meaning everywhere has it in the session.
  private mutating func include(_ lines: TapeNames) {
    var included = changed
    var open = changed
    while true {
      for name in names { open.formUnion(lines.definers[name] ?? []) }
      open.formUnion(included)
      let known = (included.count, names.count)
      while let index = open.popFirst() {
        included.insert(index)
        if let ans = lines.ans(at: index), !included.contains(ans) { open.insert(ans) }
        for (name, definer) in lines.meanings(at: index) {
          let isLast = definer != nil && definer == lines.definers[name]?.last
          if !isLast { names.insert(name) }
        }
      }
      if known == (included.count, names.count) { break }
    }
    steps = included.ordered()
  }
}
