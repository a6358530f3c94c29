// Pictures made by hand, column after column.

extension Picture {
  /// Appends a column: its runs from top to bottom, without overlap.
  ///
  /// A crossing belongs to every column or to none.
  ///
  /// - Precondition: There are fewer columns than the picture is wide.
  package mutating func append(_ column: [Run], crossing: Crossing? = nil) {
    precondition(starts.count <= width, "a picture has as many columns as it is wide")
    runs += column
    starts.append(Int32(runs.count))
    if let crossing { crossings.append(crossing) }
  }
}
