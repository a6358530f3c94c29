// The log of changes of the tape, so that they can be taken back and made again. A change
// names the lines it took out and those it put in, with their places: lines that came since
// then stay where they are.

/// The changes of the lines, and those that were taken back.
struct TapeLog: Sendable {
  /// The changes that can be taken back, the newest last.
  private(set) var done: [Change] = []
  /// The changes that can be made again, the next one last.
  private(set) var undone: [Change] = []

  /// The most lines that the log keeps, but for those of the newest change.
  private static var capacity: Int { 2_000 }

  /// A line and where it stands.
  struct Placed: Sendable {
    var index: Int
    var line: TapeLine
  }

  /// Lines that others take the place of.
  struct Change: Sendable {
    /// The lines that leave, or that are otherwise afterwards; by their places.
    var before: [Placed] = []
    /// The lines that come, or that were otherwise before; by their places.
    var after: [Placed] = []
    /// The number of the line whose slider moves, where nothing else changes: all its moves
    /// in a row are one change.
    var slides: Int?

    /// The change that takes this one back.
    var inverse: Change { Change(before: after, after: before) }
  }

  /// The way in which a change is made.
  enum Action: Sendable {
    /// A new change.
    case new
    /// The newest change is taken back.
    case undo
    /// The change that was taken back last is made again.
    case redo
    /// The newest removal is taken back, whatever came since.
    case restore
  }

  /// The change of an action, if there is one.
  func change(of action: Action) -> Change? {
    switch action {
    case .new: nil
    case .undo: done.last?.inverse
    case .redo: undone.last
    case .restore: done.last { $0.after.isEmpty }?.inverse
    }
  }

  /// Notes that a change was made.
  mutating func note(_ change: Change, _ action: Action = .new) {
    switch action {
    case .new:
      undone = []
      if let id = change.slides, let last = done.last, last.slides == id {
        done[done.count - 1].after = change.after
      } else {
        done.append(change)
      }
    case .undo: if let last = done.popLast() { undone.append(last) }
    case .redo: if let last = undone.popLast() { done.append(last) }
    case .restore:
      guard let index = done.lastIndex(where: { $0.after.isEmpty }) else { return }
      undone.append(done.remove(at: index))
    }
    var count = 0
    let kept = done.reversed().prefix { change in
      defer { count += change.before.count + change.after.count }
      return count < TapeLog.capacity
    }
    done.removeFirst(done.count - kept.count)
  }
}

extension TapeLog.Change {
  /// Lines with this change made on them.
  ///
  /// A line with the same text as before keeps the result that it has now.
  func made(on lines: [TapeLine]) -> [TapeLine] {
    var current: [Int: TapeLine] = [:]
    for placed in before + after { current[placed.line.id] = placed.line }
    var changed = lines.filter { line in
      guard current[line.id] != nil else { return true }
      current[line.id] = line
      return false
    }
    for placed in after {
      var line = placed.line
      if let now = current[line.id], now.text == line.text, now.isCurve == line.isCurve {
        (line.result, line.ans) = (now.result, now.ans)
        (line.isStale, line.problem) = (now.isStale, now.problem)
      }
      changed.insert(line, at: min(placed.index, changed.count))
    }
    return changed
  }
}
