// Numbers that depend on what was measured.

public import Reals

/// A quantity that was measured: any number up to a half-width away from its centre.
///
/// Two quantities are the same when they are the same object.
package final class Quantity: Sendable {
  /// The number in the middle.
  package let centre: Real
  /// How far the quantity may be from its centre: not negative.
  package let halfWidth: Real

  /// Creates a quantity of its own.
  package init(centre: Real, halfWidth: Real) {
    self.centre = centre
    self.halfWidth = halfWidth
  }
}

extension Value {
  /// A number that depends on measured quantities.
  public struct Measured: Sendable {
    /// The number with angles in radians, as an expression of the names `#0`, `#1`, … of its
    /// quantities.
    package let expression: Expression
    /// The quantities, in the order of their names.
    package let quantities: [Quantity]
    /// The value where each quantity is at its centre.
    public let value: Real
    /// The root of the sum of squares of slopes times half-widths; nil where a slope does not
    /// exist.
    public let uncertainty: Real?
    /// A lower bound of the values while each quantity stays in its range.
    public let lower: Real
    /// An upper bound of the values while each quantity stays in its range.
    public let upper: Real
    /// Whether both bounds are values themselves.
    public let isTight: Bool

    /// Creates a number from its parts.
    package init(
      expression: Expression,
      quantities: [Quantity],
      value: Real,
      uncertainty: Real?,
      lower: Real,
      upper: Real,
      isTight: Bool
    ) {
      self.expression = expression
      self.quantities = quantities
      self.value = value
      self.uncertainty = uncertainty
      self.lower = lower
      self.upper = upper
      self.isTight = isTight
    }

    /// The name of a quantity, which nobody can type.
    package static func name(_ index: Int) -> String { "#\(index)" }
  }
}
