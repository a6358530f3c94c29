// The names that lines define and use: in a line a name has the meaning that the last line
// above gave it; a name that no line defines has the meaning that the session knows.

internal import Expressions
internal import Sessions

/// Lines with what they define.
struct TapeNames {
  /// The lines, from top to bottom.
  let lines: [TapeLine]
  /// The names that lines define.
  private(set) var definitions: [Definition] = []
  /// The names that the function mentions that a line defines, for each line.
  private var bodies: [[String]] = []

  /// A name that lines define.
  struct Definition {
    let name: String
    /// The places of the lines, from top to bottom.
    var places: [Int]
  }

  /// Reads what lines define.
  ///
  /// - Complexity: O(n) for n bytes of text.
  init(_ lines: [TapeLine]) {
    self.lines = lines
    for (index, line) in lines.enumerated() {
      bodies.append([])
      for statement in line.definitions {
        switch statement.action {
        case .evaluate: break
        case .assign(let name, _): define(name, at: index)
        case .define(let name, _, let parameters):
          define(name, at: index)
          bodies[index] += statement.expression.names.filter { !parameters.contains($0) }
        }
      }
    }
  }

  private mutating func define(_ name: String, at index: Int) {
    if let known = definitions.firstIndex(where: { $0.name == name }) {
      definitions[known].places.append(index)
    } else {
      definitions.append(Definition(name: name, places: [index]))
    }
  }

  /// The place of the line of a number.
  func place(of id: Int) -> Int? { lines.firstIndex { $0.id == id } }

  /// The places of the lines that define a name, from top to bottom.
  func definers(of name: String) -> [Int] {
    definitions.first { $0.name == name }?.places ?? []
  }

  /// The names that a line mentions, also through functions, that any line defines, and
  /// where each was defined last above it.
  func meanings(at index: Int) -> [(name: String, definer: Int?)] {
    var meanings: [(name: String, definer: Int?)] = []
    // What a curve means is what names mean at the end of the sheet.
    if lines[index].isCurve { return [] }
    var open = lines[index].names
    while let name = open.popLast() {
      let all = definers(of: name)
      guard !all.isEmpty, !meanings.contains(where: { $0.name == name }) else { continue }
      let definer = all.last { $0 < index }
      meanings.append((name, definer))
      if let definer { open += bodies[definer] }
    }
    return meanings
  }

  /// The place of the line that Ans means in a line, if that stands above it.
  func ans(at index: Int) -> Int? {
    guard let ans = lines[index].ans, let place = place(of: ans.line), place < index else {
      return nil
    }
    return place
  }

  /// Whether a name in a line means something else below the last line.
  func isStale(at index: Int) -> Bool {
    meanings(at: index).contains { meaning in
      // A line that gives its own name another value stands on the one before.
      let last = definers(of: meaning.name).last
      return last != meaning.definer && last != index
    }
  }
}

extension TapeLine {
  /// The statements of the line, where something may be defined in it.
  fileprivate var definitions: [Statement] {
    guard !isCurve, text.utf8.contains(where: { $0 == UInt8(ascii: "=") || $0 == 0xE2 }) else {
      return []
    }
    return Statement.all(plain: text, functions: functions)
  }
}

/// The lines to compute where others take the place of lines.
struct Recomputation {
  /// The places of the lines to evaluate, from top to bottom.
  var steps: [Int] { included.indices.filter { included[$0] } }
  /// Whether each line may be worth something else than before.
  private(set) var isChanged: [Bool]
  /// Whether each line is evaluated.
  private var included: [Bool]
  /// The names that mean nothing above the first of the lines.
  private(set) var names: [String] = []

  /// Finds what stands on what is new, or returns nothing where nothing does.
  ///
  /// - Complexity: O(n²) for n lines, and again for each name whose meaning on the way is
  ///   not its last one.
  init?(from old: TapeNames, to new: TapeNames, forgetting forgotten: [String] = []) {
    names = forgotten
    isChanged = new.lines.map { _ in false }
    included = isChanged
    for index in new.lines.indices { isChanged[index] = isNew(index, old, new) }
    // What lines have defined and none does now is forgotten.
    for definition in old.definitions
    where new.definers(of: definition.name).isEmpty && !names.contains(definition.name) {
      names.append(definition.name)
    }
    for definition in new.definitions {
      let last = definition.places.last.map { new.lines[$0].mark }
      let before = old.definers(of: definition.name).last.map { old.lines[$0].mark }
      if last != before || definition.places.contains(where: { isChanged[$0] }) {
        names.append(definition.name)
      }
    }
    included = isChanged
    guard !names.isEmpty || isChanged.contains(true) else { return nil }
    while include(new) {}
  }

  /// Whether a line may be worth something else than before.
  private func isNew(_ index: Int, _ old: TapeNames, _ new: TapeNames) -> Bool {
    let line = new.lines[index]
    guard !line.isCurve else { return false }
    guard let place = old.place(of: line.id) else {
      return !line.names.isEmpty || line.result.status == .input
    }
    // The slider of a line leaves its mark alone.
    let before = old.lines[place]
    if before.mark != line.mark || before.text != line.text { return true }
    if let ans = new.ans(at: index), isChanged[ans] { return true }
    let meanings = new.meanings(at: index)
    let known = old.meanings(at: place)
    // A name that no line defines any more has no meaning.
    let isLost = known.contains { lost in
      lost.definer != nil && !meanings.contains { $0.name == lost.name }
    }
    return isLost
      || meanings.contains { meaning in
        if let definer = meaning.definer, isChanged[definer] { return true }
        let known = known.first { $0.name == meaning.name }?.definer.map { old.lines[$0].id }
        return known != meaning.definer.map { new.lines[$0].id }
      }
  }

  /// Adds the lines that give names and Ans their meanings on the way.
  ///
  /// A name that means its last meaning everywhere has it in the session.
  ///
  /// - Returns: Whether there are more to add.
  private mutating func include(_ lines: TapeNames) -> Bool {
    var isMore = false
    for name in names {
      for place in lines.definers(of: name) where !included[place] {
        included[place] = true
        isMore = true
      }
    }
    for index in included.indices.reversed() where included[index] {
      if let ans = lines.ans(at: index), !included[ans] {
        included[ans] = true
        isMore = true
      }
      for (name, definer) in lines.meanings(at: index) where !names.contains(name) {
        guard definer == nil || definer != lines.definers(of: name).last else { continue }
        names.append(name)
        isMore = true
      }
    }
    return isMore
  }
}
