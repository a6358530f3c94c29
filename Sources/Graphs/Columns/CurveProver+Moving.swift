// A picture that moves by whole columns keeps what was proved of them.

internal import Numbers

extension CurveProver {
  /// The same curve seen through a viewport that was moved sideways by whole
  /// columns; nil if it was moved otherwise.
  func moved(to viewport: Viewport) -> CurveProver? {
    let old = source.viewport
    guard viewport.top == old.top, viewport.unitsPerRow == old.unitsPerRow,
      viewport.unitsPerColumn == old.unitsPerColumn, viewport.width == old.width,
      viewport.height == old.height
    else { return nil }
    let distance = (viewport.left - old.left) / old.unitsPerColumn
    guard distance.isInteger, let columns = distance.numerator.asInt64,
      columns.magnitude < Int64(old.width).magnitude
    else { return nil }
    var moved = CurveProver(CurveSource(source.function, in: viewport), columns: old.width)
    // Positions measured from another origin are other numbers.
    guard moved.source.edges.isPlain, source.edges.isPlain else { return nil }
    moved.takeColumns(of: self, from: Int(columns))
    return moved
  }

  /// Takes what is known of columns from a prover whose column `offset` is the
  /// first one here.
  private mutating func takeColumns(of other: CurveProver, from offset: Int) {
    let kept = max(0, -offset)..<min(records.count, records.count - offset)
    var unknown: [Range<Int>] = []
    var start = 0
    for column in kept {
      let record = other.records[column + offset]
      if record.isUnknown { continue }
      if start < column { unknown.append(start..<column) }
      start = column + 1
      records[column] = record
      guard record.isHard else { continue }
      var rest = other.hard[Int(other.hardPlaces[column + offset])]
      rest.index = column
      hardPlaces[column] = Int32(hard.count)
      hard.append(rest)
    }
    if start < records.count { unknown.append(start..<records.count) }
    for edge in kept.lowerBound...kept.upperBound {
      levels[edge] = other.levels[edge + offset]
      isLevelKnown[edge] = other.isLevelKnown[edge + offset]
    }
    blocks = unknown.reversed()
  }
}
