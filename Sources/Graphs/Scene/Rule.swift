// Lines of the grid and the axes.

/// A horizontal or vertical line across the whole screen, made of whole pixels.
public struct Rule: Hashable, Sendable {
  /// How much a rule matters.
  public enum Weight: UInt8, Hashable, Sendable, CaseIterable {
    /// Between two ticks.
    case minor
    /// At a tick.
    case major
    /// Where the other coordinate is zero.
    case axis
  }

  /// How much it matters.
  public let weight: Weight
  /// Whether it runs from top to bottom.
  public let isVertical: Bool
  /// The first column, or row, that it covers.
  public let start: Int
  /// The number of columns, or rows, that it covers.
  public let thickness: Int

  /// Creates a rule.
  public init(weight: Weight, isVertical: Bool, start: Int, thickness: Int) {
    self.weight = weight
    self.isVertical = isVertical
    self.start = start
    self.thickness = thickness
  }
}
