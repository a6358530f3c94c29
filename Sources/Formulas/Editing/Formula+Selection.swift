// A selection is a run of neighbours in one row: symbols and whole structures.

extension Formula {
  /// The pieces that are selected; nothing when none are.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package var selectedRange: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return neighbours(from: min(anchor, caret), to: max(anchor, caret))
  }

  /// The least run of neighbours that contains two places.
  private func neighbours(from lower: Int, to upper: Int) -> Range<Int> {
    var row = row(around: lower)
    while upper > row.upperBound {
      row = self.row(around: opening(of: row.lowerBound - 1))
    }
    var start = lower
    while let slot = slotStart(around: start), slot + 1 > row.lowerBound {
      start = opening(of: slot)
    }
    var end = upper
    while let slot = slotStart(around: end), slot + 1 > row.lowerBound {
      end = closing(of: slot) + 1
    }
    // A name is selected as one.
    while isInsideWord(start) { start -= 1 }
    while isInsideWord(end) { end += 1 }
    return withScripts(start..<end, in: row)
  }

  /// A script goes along with what it stands on.
  private func withScripts(_ range: Range<Int>, in row: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower > row.lowerBound, lower < upper, pieces[lower].opensScript {
      let base = baseStart(of: lower)
      guard base < lower else { break }
      lower = base
    }
    if upper < row.upperBound, pieces[upper].opensScript, baseStart(of: upper) < lower {
      lower = baseStart(of: upper)
    }
    while upper < row.upperBound, lower < upper, pieces[upper].opensScript {
      upper = itemEnd(after: upper)
    }
    return lower..<upper
  }

  /// The start of what a script stands on.
  func baseStart(of script: Int) -> Int {
    if let name = functionStart(before: script) { return name }
    return factorStart(before: script) ?? script
  }

  /// Moves the end of the selection over whole structures.
  mutating func select(_ motion: Motion) {
    let origin = anchor ?? caret
    switch motion {
    case .home: caret = 0
    case .end: caret = pieces.count
    case .left:
      if caret > 0 {
        let piece = pieces[caret - 1]
        caret = piece.isMark ? opening(of: caret - 1) : caret - 1
      }
    case .right:
      if caret < pieces.count {
        let piece = pieces[caret]
        switch piece.kind {
        case .open: caret = itemEnd(after: caret)
        case .next: caret = closing(of: caret) + 1
        default: caret += 1
        }
      }
    default: return
    }
    anchor = origin
  }

  /// Selects everything.
  mutating func selectAll() {
    anchor = 0
    caret = pieces.count
  }

  /// Lets the selection grow to the next larger part: a word, a factor, a
  /// product, a sum, the slot, the structure around it.
  mutating func widen() {
    let current = selectedRange ?? caret..<caret
    let row = row(around: current.lowerBound)
    var next: Range<Int>?
    if !row.isEmpty {
      let seed = current.isEmpty ? word(at: caret, in: row) : current
      next = seed != current ? seed : levels(of: current, in: row).first { $0 != current }
    }
    if next == nil, row.lowerBound > 0 {
      let open = opening(of: row.lowerBound - 1)
      next = open..<closing(of: open) + 1
    }
    guard let range = next else { return }
    anchor = range.lowerBound
    caret = range.upperBound
  }

  /// The larger and larger runs around a range in its row.
  private func levels(of range: Range<Int>, in row: Range<Int>) -> [Range<Int>] {
    var levels: [Range<Int>] = []
    if let start = factorStart(before: range.upperBound), start <= range.lowerBound,
      start >= row.lowerBound
    {
      levels.append(withScripts(start..<range.upperBound, in: row))
    }
    levels.append(withScripts(range, in: row))
    for breaks in [Self.breaksFactors, Self.breaksProducts, Self.breaksSums] {
      levels.append(run(around: range, in: row, until: breaks))
    }
    levels.append(row)
    return levels.filter { $0.count > range.count }
  }

  private func run(
    around range: Range<Int>,
    in row: Range<Int>,
    until breaks: (Piece) -> Bool
  ) -> Range<Int> {
    var lower = range.lowerBound
    while lower > row.lowerBound {
      let start = itemStart(before: lower)
      if breaks(pieces[start]) { break }
      lower = start
    }
    var upper = range.upperBound
    while upper < row.upperBound, !breaks(pieces[upper]) { upper = itemEnd(after: upper) }
    return lower..<upper
  }

  private static func breaksFactors(_ piece: Piece) -> Bool {
    piece.kind == .sign || piece.kind == .infix || piece.kind == .separator
      || piece.kind == .prefix
  }

  private static func breaksProducts(_ piece: Piece) -> Bool {
    piece.kind == .separator || piece.kind == .sign && !piece.isSymbol("*")
  }

  private static func breaksSums(_ piece: Piece) -> Bool {
    piece.kind == .separator
      || piece.kind == .sign && !piece.isSymbol("*") && !piece.isSymbol("+")
        && !piece.isSymbol("-")
  }

  /// The number, name or structure at a place, preferably before it.
  private func word(at place: Int, in row: Range<Int>) -> Range<Int> {
    if place > row.lowerBound, !needsOperand(at: place) {
      let start = pieces[place - 1].isMark ? itemStart(before: place) : wordStart(before: place)
      var end = place
      while end < row.upperBound, pieces[end].kind == .digit || pieces[end].kind == .mark,
        pieces[end - 1].kind == .digit || pieces[end - 1].kind == .mark
      {
        end += 1
      }
      return start..<end
    }
    guard place < row.upperBound else { return itemStart(before: place)..<place }
    var end = itemEnd(after: place)
    while end < row.upperBound, pieces[place].kind == .digit || pieces[place].kind == .mark,
      pieces[end].kind == .digit || pieces[end].kind == .mark
    {
      end += 1
    }
    return place..<end
  }

  /// Selects the number, the name or the structure at a place.
  mutating func selectWord(at place: Int) {
    let row = row(around: place)
    guard !row.isEmpty else { return }
    let range = word(at: place, in: row)
    anchor = range.lowerBound
    caret = range.upperBound
  }
}
