// Sets of rows as ranges in order, made for few of them.

/// Rows of one column.
struct RowSet: Hashable, Sendable {
  /// The ranges from top to bottom, not empty, with gaps between them.
  private(set) var ranges: [RowRange] = []

  /// Whether all rows of a range are in the set.
  func contains(_ range: RowRange) -> Bool {
    if range.isEmpty { return true }
    for member in ranges where member.bottom > range.top {
      return member.top <= range.top && range.bottom <= member.bottom
    }
    return false
  }

  /// Adds the rows of a range.
  mutating func insert(_ range: RowRange) {
    if range.isEmpty || contains(range) { return }
    var first = 0
    while first < ranges.count, ranges[first].bottom < range.top { first += 1 }
    var merged = range
    var end = first
    while end < ranges.count, ranges[end].top <= range.bottom {
      merged.top = min(merged.top, ranges[end].top)
      merged.bottom = max(merged.bottom, ranges[end].bottom)
      end += 1
    }
    ranges.replaceSubrange(first..<end, with: CollectionOfOne(merged))
  }

  /// The rows that are not in another set.
  func subtracting(_ other: RowSet) -> RowSet {
    var rest = RowSet()
    for range in ranges {
      var top = range.top
      for hole in other.ranges where hole.bottom > top && hole.top < range.bottom {
        rest.insert(RowRange(top: top, bottom: hole.top))
        top = hole.bottom
      }
      rest.insert(RowRange(top: top, bottom: range.bottom))
    }
    return rest
  }
}
