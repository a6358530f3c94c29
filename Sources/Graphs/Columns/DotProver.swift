// The points of a graph above the middles of columns, one pixel each.

internal import Numbers

/// A picture of single points, under way.
struct DotProver: Sendable {
  private(set) var source: CurveSource
  private var columns: [(rows: RowRange, isProved: Bool)] = []
  private let count: Int

  init(_ source: CurveSource, columns: Int) {
    self.source = source
    count = columns
  }

  /// Whether nothing is left to do.
  var isDone: Bool { columns.count == count }

  /// Goes on with the proof for some steps, of about a nanosecond each.
  mutating func advance(steps: Int) {
    let end = source.steps + Int64(steps)
    while source.steps < end, !isDone {
      let scale = source.scale
      guard let level = source.level(atMiddle: columns.count) else {
        // No value, or none that is known.
        let isUndefined = source.isUndefined(atMiddle: columns.count)
        let all = RowRange(top: 0, bottom: scale.height)
        columns.append((isUndefined ? .none : all, isUndefined))
        continue
      }
      let proved = scale.provedRows(between: level, and: level)
      let possible = scale.possibleRows(level)
      columns.append(proved == possible ? (proved, true) : (possible, false))
    }
  }

  /// The picture, as far as it is proved.
  func picture() -> Picture {
    var picture = Picture(width: count, height: Int(source.scale.height))
    for index in 0..<count {
      if index < columns.count {
        picture.append(columns[index].rows, columns[index].isProved ? .proved : .undecided)
      } else {
        picture.append(RowRange(top: 0, bottom: source.scale.height), .undecided)
      }
      picture.endColumn()
    }
    return picture
  }
}
