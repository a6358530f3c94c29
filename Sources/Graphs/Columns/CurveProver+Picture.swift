// From columns to a picture.

extension CurveProver {
  /// The picture, as far as it is proved; pixels not tested yet are undecided.
  func picture() -> Picture {
    var picture = Picture(width: records.count, height: Int(source.scale.height))
    picture.runs.reserveCapacity(records.count + 64)
    picture.starts.reserveCapacity(records.count + 1)
    picture.crossings.reserveCapacity(records.count)
    var isJoined = false
    for (index, record) in records.enumerated() {
      if record.isUnknown {
        picture.append(RowRange(top: 0, bottom: source.scale.height), .undecided)
      } else if record.isHard {
        let column = hard[Int(hardPlaces[index])]
        picture.append(proved: column.proved, undecided: column.undecided)
      } else {
        picture.append(record.proved, .proved)
      }
      picture.endColumn()
      picture.crossings.append(
        Crossing(
          left: record.left,
          right: record.right,
          joinsLeft: isJoined && record.isContinuousLeft
        )
      )
      isJoined = record.isContinuousRight
    }
    return picture
  }
}

extension Picture {
  /// Appends rows to the last column.
  mutating func append(_ rows: RowRange, _ state: Run.State) {
    if rows.isEmpty { return }
    runs.append(Run(top: rows.top, bottom: rows.bottom, state: state))
  }

  /// Appends rows to the last column, from top to bottom.
  mutating func append(proved: RowSet, undecided: RowSet) {
    var rest = undecided.ranges[...]
    for rows in proved.ranges {
      while let first = rest.first, first.top < rows.top {
        append(first, .undecided)
        rest.removeFirst()
      }
      append(rows, .proved)
    }
    for rows in rest { append(rows, .undecided) }
  }

  /// Begins the next column.
  mutating func endColumn() {
    starts.append(Int32(runs.count))
  }
}
