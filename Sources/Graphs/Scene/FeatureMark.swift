// Marks at the features of a curve.

/// A mark at a feature of a curve.
package struct FeatureMark: Hashable, Sendable {
  /// The kind of feature.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The curve meets the horizontal axis.
    case zero
    /// A local minimum.
    case minimum
    /// A local maximum.
    case maximum
    /// The curve meets another one.
    case intersection
    /// The curve grows without bound.
    case pole
    /// The curve has a limit but no value.
    case hole
    /// The curve leaps.
    case jump
    /// The curve ends.
    case end
  }

  /// The kind of feature.
  package var kind: Kind
  /// The place, in columns and rows from the top left, fractions included.
  package var position: ScreenPoint
  /// Whether the point belongs to the curve: filled, otherwise an open circle.
  package var isFilled: Bool

  /// Creates a mark.
  package init(kind: Kind, position: ScreenPoint, isFilled: Bool) {
    self.kind = kind
    self.position = position
    self.isFilled = isFilled
  }

  /// The name of the kind, for machines.
  package static func name(of kind: Kind) -> String {
    switch kind {
    case .zero: "zero"
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .intersection: "intersection"
    case .pole: "pole"
    case .hole: "hole"
    case .jump: "jump"
    case .end: "end"
    }
  }
}
