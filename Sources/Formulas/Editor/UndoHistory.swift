// Undo and redo as values: a change is the pieces it took out and the pieces
// it put in.

/// A change that can be undone.
struct Change: Hashable, Sendable {
  /// Where the pieces differ.
  var start: Int
  var removed: [Piece]
  var inserted: [Piece]
  var caretBefore: Int
  var anchorBefore: Int?
  var caretAfter: Int

  /// The change from one formula to another.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  init(from before: Formula, to after: Formula) {
    let old = before.pieces
    let new = after.pieces
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    self.start = start
    removed = Array(old[start..<old.count - tail])
    inserted = Array(new[start..<new.count - tail])
    caretBefore = before.caret
    anchorBefore = before.anchor
    caretAfter = after.caret
  }
}

/// The changes that led here, and those that were taken back.
struct UndoHistory: Hashable, Sendable {
  private var past: [Change] = []
  private var future: [Change] = []

  /// The greatest number of changes that are kept.
  static var limit: Int { 1_000 }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  mutating func record(from before: Formula, to after: Formula) {
    future.removeAll()
    past.append(Change(from: before, to: after))
    if past.count > 2 * UndoHistory.limit { past.removeFirst(UndoHistory.limit) }
  }

  /// Takes the last change back, if there is one, and says whether.
  mutating func undo(_ formula: inout Formula) -> Bool {
    guard let change = past.popLast() else { return false }
    let end = change.start + change.inserted.count
    formula.pieces.replaceSubrange(change.start..<end, with: change.removed)
    formula.caret = change.caretBefore
    formula.anchor = change.anchorBefore
    formula.trail = nil
    future.append(change)
    return true
  }

  /// Makes the change again that was taken back last, and says whether.
  mutating func redo(_ formula: inout Formula) -> Bool {
    guard let change = future.popLast() else { return false }
    let end = change.start + change.removed.count
    formula.pieces.replaceSubrange(change.start..<end, with: change.inserted)
    formula.caret = change.caretAfter
    formula.anchor = nil
    formula.trail = nil
    past.append(change)
    return true
  }
}
