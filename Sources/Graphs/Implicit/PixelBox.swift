// Rectangles of pixels.

/// The pixels that some columns and rows have in common, from the top left.
struct PixelBox: Sendable {
  var columns: RowRange
  var rows: RowRange

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The number of pixels.
  var count: Int {
    Int(columns.bottom - columns.top) * Int(rows.bottom - rows.top)
  }

  /// The least box around this one and another.
  func hull(_ other: PixelBox) -> PixelBox {
    PixelBox(columns: columns.hull(other.columns), rows: rows.hull(other.rows))
  }
}

extension RowRange {
  /// The least range around this one and another; neither is empty.
  fileprivate func hull(_ other: RowRange) -> RowRange {
    RowRange(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }
}
