// Features of curves, with exact coordinates where they are known.

package import Expressions
package import Numbers

/// A feature of a curve: a point that matters.
package struct Feature: Hashable, Sendable {
  /// The kind of a feature.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The curve meets the horizontal axis.
    case zero
    /// The curve lies on the horizontal axis over an interval.
    case zeros
    /// A local minimum.
    case minimum
    /// A local maximum.
    case maximum
    /// The curve bends the other way from here on.
    case inflection
    /// The curve meets the vertical axis.
    case intercept
    /// The curve grows without bound.
    case pole
    /// The curve has a limit but no value.
    case hole
    /// The curve leaps.
    case jump
    /// The curve ends.
    case end
    /// The curve has a value here, and none on either side, or another one than the limit there.
    case point
    /// The curve meets another one.
    case intersection

    /// The kind as a word that programs can rely on.
    package var name: String {
      switch self {
      case .zero: "zero"
      case .zeros: "zeros"
      case .minimum: "minimum"
      case .maximum: "maximum"
      case .inflection: "inflection"
      case .intercept: "intercept"
      case .pole: "pole"
      case .hole: "hole"
      case .jump: "jump"
      case .end: "end"
      case .point: "point"
      case .intersection: "intersection"
      }
    }
  }

  /// The kind of feature.
  package let kind: Kind
  /// The x of the point.
  package let x: Coordinate
  /// The y of the point; for a hole the value that is missing, for a pole and for a jump
  /// without a value nothing.
  package let y: Coordinate?
  /// Whether there is a value.
  package let isFilled: Bool
  /// The value of the path's variable; nil on the graph of a function.
  package var parameter: Interval?
  /// The limit from the left of a jump or an end.
  package var left: Coordinate?
  /// The limit from the right of a jump or an end.
  package var right: Coordinate?
  /// Where the interval ends that begins at `x`; nil for a single point.
  package var last: Coordinate?
  /// Whether the last point of the interval belongs to it; `isFilled` says so of the first one.
  package var includesLast = false

  /// Creates a feature.
  init(_ kind: Kind, x: Coordinate, y: Coordinate?, isFilled: Bool = true) {
    self.kind = kind
    self.x = x
    self.y = y
    self.isFilled = isFilled
  }
}

extension [Feature] {
  /// Appends a point: a curve that comes back to one has it once.
  mutating func appendUnlessKnown(_ feature: Feature) {
    let isKnown = contains { known in
      guard let y = known.y, let other = feature.y else { return false }
      return known.x.enclosure.intersection(feature.x.enclosure) != nil
        && y.enclosure.intersection(other.enclosure) != nil
    }
    if !isKnown { append(feature) }
  }
}

/// A number with a proved enclosure, its digits, and its closed form where one is known.
package struct Coordinate: Hashable, Sendable {
  /// Doubles on both sides of the number, or the number itself twice.
  package let enclosure: Interval
  /// The number as a closed form, proved; nil when none is known.
  package let form: Expression?
  /// Decimal digits; all of them are right.
  package let digits: String
  /// Whether there are no more digits than these.
  package let isFinite: Bool

  /// The closed form, or the digits with the sign that says that there are more.
  package var text: String {
    if let form { return form.valueText(unicode: true) }
    return isFinite ? digits : "≈ " + digits
  }
}
