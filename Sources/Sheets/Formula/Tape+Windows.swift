// Two windows on one tape: what is written in each of them is in both.

internal import Messages

extension Tape {
  /// Reads what was kept, and tells what of it could not be used.
  init(reading state: JSON, window: String, _ damage: inout [Message.Damage]) {
    self.init()
    self.window = window
    var kept: [TapeLine] = []
    for line in [TapeLine](reading: state["tape"], .history, &damage) {
      // A number above all others is a new one; others may have been moved.
      let isNew = line.id > kept.last?.id ?? 0 || !kept.contains { $0.id == line.id }
      if isNew { kept.append(line) } else { damage.append(.history) }
    }
    restore(kept)
    if lines.count < kept.count {
      damage.append(.oldest(kept: lines.count, of: kept.count))
    }
    let gone = (state["gone"]?.asList ?? []).compactMap { $0.asText }
    restore(gone: gone, next: state["next"]?.asInt ?? 0)
  }

  /// The lines of another window's tape and of this one, each once, without those
  /// that were taken off in one of them.
  ///
  /// Lines keep the order and the numbers of the other tape; those that are here
  /// alone follow, with new numbers.
  ///
  /// - Returns: The new numbers by the old ones, and whether there is more here
  ///   than there.
  mutating func merge(_ other: Tape) -> (numbers: [Int: Int], hasMore: Bool) {
    let theirs = Set(other.lines.map { $0.mark })
    let allGone = Set(gone).union(other.gone)
    var merged = other
    merged.window = window
    let isCleared = merged.drop { allGone.contains($0.mark) }
    var numbers: [Int: Int] = [:]
    var hasMore = isCleared || !Set(gone).isSubset(of: other.gone)
    for line in merged.lines {
      if let own = lines.last(where: { $0.mark == line.mark }) { numbers[own.id] = line.id }
    }
    for line in lines where !theirs.contains(line.mark) && !allGone.contains(line.mark) {
      hasMore = true
      numbers[line.id] = merged.add(line)
    }
    merged.restore(gone: gone.filter { !other.gone.contains($0) } + other.gone, next: nextID)
    merged.adopt(drawnBy: self)
    self = merged
    return (numbers, hasMore)
  }
}

extension Sheet {
  /// Takes over what another window has kept, beside what is here.
  ///
  /// The formula under edit and its answer are each window's own.
  mutating func merge(_ state: String, _ result: inout EventResult) {
    var other = Sheet(settings: settings)
    report(other.restore(from: Array(state.utf8)))
    set(other.settings.members, &result)
    let (numbers, hasMore) = tape.merge(other.tape)
    result.outcome = hasMore ? .changed : .none
    if let answered, let line = numbers[answered.line] { self.answered?.line = line }
    if let recall, let line = numbers[recall.line] { self.recall?.line = line }
    if let known = editing {
      editing = numbers[known.line].map { LineEdit(line: $0, draft: known.draft) }
    }
    ansLine = ansLine.flatMap { numbers[$0] }
    for index in pending.indices {
      pending[index].line = numbers[pending[index].line] ?? pending[index].line
    }
    sent = Sent()
  }
}
