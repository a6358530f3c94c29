// The visible difference of two formulas: flags do not count.

/// The part in which two formulas differ.
struct Difference {
  let before: Formula
  let after: Formula
  /// The pieces of the first formula that the second lacks.
  let removed: Range<Int>
  /// The pieces of the second formula that the first lacks.
  let inserted: Range<Int>

  /// Finds the part.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  init(_ before: Formula, _ after: Formula) {
    self.before = before
    self.after = after
    let (old, new) = (before.pieces, after.pieces)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].looksLike(new[start]) { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail].looksLike(new[new.count - 1 - tail]) {
      tail += 1
    }
    // Among equal neighbours, the one at the caret was typed.
    while start > max(0, after.caret - 1), start == old.count - tail,
      old[start - 1].looksLike(new[new.count - tail - 1])
    {
      start -= 1
      tail += 1
    }
    removed = start..<max(start, old.count - tail)
    inserted = start..<max(start, new.count - tail)
  }

  /// Whether the formulas look the same.
  var isNone: Bool { removed.isEmpty && inserted.isEmpty }

  /// Whether only structures were added or removed, and no symbols.
  var keepsSymbols: Bool {
    before.pieces[removed].filter { !$0.isMark }.map { $0.scalar }
      == after.pieces[inserted].filter { !$0.isMark }.map { $0.scalar }
  }

  /// The outermost structure that the caret was in and is now behind.
  var leftStructure: Structure? {
    var structure: Structure?
    var mark = before.slotStart(around: before.caret)
    while let slot = mark {
      let open = before.opening(of: slot)
      guard open < inserted.lowerBound, after.pieces[open].looksLike(before.pieces[open]),
        after.closing(of: open) < after.caret
      else { break }
      structure = before.pieces[open].structure
      mark = before.slotStart(around: open)
    }
    return structure
  }
}

extension Piece {
  /// Whether two pieces are the same to the eye.
  fileprivate func looksLike(_ other: Piece) -> Bool {
    guard isMark == other.isMark else { return false }
    return isMark ? kind == other.kind && structure == other.structure : scalar == other.scalar
  }
}
