// The tape: what was evaluated, oldest first.

internal import Messages

/// The lines that were evaluated.
struct Tape: Sendable {
  /// The lines, oldest first.
  private(set) var lines: [TapeLine] = []
  /// The number of the next line.
  private(set) var nextID = 1
  /// Whether there was no room for the oldest line any more.
  private(set) var hasDropped = false
  /// The name of the window, which no other window has.
  var window = ""
  /// The marks of lines that were taken off, so that none comes back from
  /// another window; the last ones.
  private(set) var gone: [String] = []
  /// The changes of the lines.
  private(set) var log = TapeLog()
  /// The lines as they are shown, by their number; kept while nothing changes.
  private var pictures: [Int: Screen.Line] = [:]

  /// The lines as texts, by their number; kept while nothing changes.
  private var texts: [Int: String] = [:]

  /// The most lines that are not pinned, and the most that are.
  static var capacity: Int { 1_000 }
  /// The bytes that all lines may keep, about.
  static var memory: Int { 1_000_000 }
  /// The line of that number.
  subscript(id: Int) -> TapeLine? { lines.last { $0.id == id } }

  /// The newest lines and those that are pinned, as they are shown.
  mutating func shown(newest count: Int, _ settings: Settings) -> [Screen.Line] {
    let first = lines.count - count
    let wanted = lines.indices.filter { $0 >= first || lines[$0].isPinned }
    return wanted.map { index in
      let line = lines[index]
      if let known = pictures[line.id] { return known }
      let shown = line.shown(settings)
      pictures[line.id] = shown
      return shown
    }
  }

  /// The lines that a graph has to know.
  var drawn: DrawnLines {
    var drawn = DrawnLines()
    for line in lines {
      if let look = line.look {
        drawn.curves.append(GraphCurve(id: line.id, text: line.text, look: look))
      }
      if let ends = line.slider, let (name, value) = line.sliding {
        drawn.sliders.append(.init(line: line.id, name: name, value: value, ends: ends))
      }
    }
    return drawn
  }

  /// The look of a line that is drawn beside the others.
  var newLook: LineLook {
    LineLook(color: LineLook.freeColor(beside: lines.compactMap { $0.look }))
  }

  /// The lines as texts.
  mutating func kept() -> [KeptSheet.Line] {
    lines.map { line in
      let text = texts[line.id] ?? line.json.line
      texts[line.id] = text
      return KeptSheet.Line(id: line.id, text: text)
    }
  }

  /// Takes over how lines are shown that another tape has alike.
  mutating func adopt(drawnBy other: Tape) {
    var known: [Int: TapeLine] = [:]
    for line in other.lines { known[line.id] = line }
    for line in lines where known[line.id] == line {
      pictures[line.id] = other.pictures[line.id]
    }
  }

  /// Forgets how the lines are shown, since settings changed.
  mutating func redraw() { pictures = [:] }

  /// Adds a line and drops the oldest where there are too many.
  ///
  /// - Returns: The number of the line.
  mutating func append(_ make: (Int, String) -> TapeLine) -> Int {
    let id = nextID
    nextID += 1
    lines.append(make(id, "\(window).\(id)"))
    log.note(TapeLog.Change(after: [.init(index: lines.count - 1, line: lines[lines.count - 1])]))
    dropOldest()
    return id
  }

  /// A name for a line that says something else than before, which no window has.
  mutating func newMark() -> String { "\(window).\(newNumber())" }

  /// A number that no line has had.
  mutating func newNumber() -> Int {
    nextID += 1
    return nextID - 1
  }

  /// Makes a change, takes one back or makes it again.
  mutating func make(_ change: TapeLog.Change, _ action: TapeLog.Action) {
    let before = lines
    lines = change.made(on: lines)
    log.note(change, action)
    let new = Set(lines.map { $0.mark })
    for line in before where !new.contains(line.mark) { gone.append(line.mark) }
    for line in change.before + change.after { forget(line.line.id) }
    gone.removeAll { new.contains($0) }
    gone.removeFirst(max(0, gone.count - Tape.capacity))
    dropOldest()
  }

  /// Adds lines that were kept.
  mutating func restore(_ kept: [TapeLine]) {
    for line in kept {
      lines.append(line)
      nextID = max(nextID, line.id + 1)
    }
    dropOldest()
  }

  /// Takes over which lines were taken off, and which numbers were used.
  mutating func restore(gone: [String], next: Int) {
    self.gone = Array(gone.suffix(Tape.capacity))
    nextID = max(nextID, next)
  }

  /// Adds a line of another tape under a new number, and returns that.
  mutating func add(_ line: TapeLine) -> Int {
    var line = line
    line.id = nextID
    nextID += 1
    lines.append(line)
    dropOldest()
    return line.id
  }

  /// Drops lines for good, and says whether there were any.
  mutating func drop(where isDropped: (TapeLine) -> Bool) -> Bool {
    let before = lines.count
    lines.removeAll(where: isDropped)
    return lines.count < before
  }

  /// Drops lines that are not pinned, never the last one.
  private mutating func dropOldest() {
    var size = lines.reduce(0) { $0 + $1.size }
    var count = lines.count { !$0.isPinned }
    guard count > Tape.capacity || size > Tape.memory else { return }
    let last = lines.count - 1
    var kept: [TapeLine] = []
    for (index, line) in lines.enumerated() {
      let isDropped = !line.isPinned && (count > Tape.capacity || size > Tape.memory)
      if isDropped, index < last {
        hasDropped = true
        count -= 1
        size -= line.size
        forget(line.id)
      } else {
        kept.append(line)
      }
    }
    lines = kept
  }

  /// Changes the line of that number, or says that there is none.
  mutating func change(_ id: Int, _ change: (inout TapeLine) -> Void) -> Bool {
    guard let index = lines.lastIndex(where: { $0.id == id }) else { return false }
    change(&lines[index])
    forget(id)
    return true
  }

  /// Forgets how a line is shown and kept, since it changed or is gone.
  private mutating func forget(_ id: Int) {
    pictures[id] = nil
    texts[id] = nil
  }

  /// Whether there is room to keep a line for ever.
  func hasRoomToPin(_ line: TapeLine) -> Bool {
    let pinned = lines.filter { $0.isPinned }
    let size = pinned.reduce(line.size) { $0 + $1.size }
    return pinned.count < Tape.capacity && size <= Tape.memory / 2
  }

  /// Marks the lines that mention a name that means something else by now, and
  /// says whether there are any.
  mutating func markStale(mentioning names: [String], except id: Int) -> Bool {
    guard !names.isEmpty else { return false }
    var hasChanged = false
    for index in lines.indices {
      let line = lines[index]
      guard !line.isStale, !line.isCurve, line.id != id, line.names.contains(where: names.contains)
      else {
        continue
      }
      lines[index].isStale = true
      forget(line.id)
      hasChanged = true
    }
    return hasChanged
  }
}
