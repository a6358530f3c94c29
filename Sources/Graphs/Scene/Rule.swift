// Lines of the grid and the axes.

/// A horizontal or vertical line across the whole screen, made of whole pixels.
package struct Rule: Hashable, Sendable {
  /// How much a rule matters.
  package enum Weight: UInt8, Hashable, Sendable, CaseIterable {
    /// Between two ticks.
    case minor
    /// At a tick.
    case major
    /// Where the other coordinate is zero.
    case axis
  }

  /// How much it matters.
  package let weight: Weight
  /// Whether it runs from top to bottom.
  package let isVertical: Bool
  /// The first column, or row, that it covers.
  package let start: Int
  /// The number of columns, or rows, that it covers.
  package let thickness: Int

  /// Creates a rule.
  package init(weight: Weight, isVertical: Bool, start: Int, thickness: Int) {
    self.weight = weight
    self.isVertical = isVertical
    self.start = start
    self.thickness = thickness
  }
}
