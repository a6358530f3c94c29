// Numbers that depend on what was measured.

internal import Numbers
public import Reals

/// A quantity that was measured: any number up to a half-width away from its centre, or any
/// number of a range that was told beside both.
///
/// Two quantities are the same when they are the same object.
package final class Quantity: Sendable {
  /// The number in the middle.
  package let centre: Real
  /// How far the quantity may be from its centre: not negative.
  package let halfWidth: Real
  /// The ends of the range, where that was told.
  package let ends: (lower: Real, upper: Real)?
  /// The digits of all four numbers, where an answer has told them.
  package let written: Expression?

  /// Creates a quantity of its own.
  package init(
    centre: Real,
    halfWidth: Real,
    ends: (lower: Real, upper: Real)? = nil,
    written: Expression? = nil
  ) {
    self.centre = centre
    self.halfWidth = halfWidth
    self.ends = ends
    self.written = written
  }

  /// Whether it is one number.
  package var isExact: Bool { ends == nil && halfWidth.rational?.isZero == true }
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

    /// The quantity that it is, where it is nothing else.
    package var quantity: Quantity? {
      guard expression.count == 1, expression.nodes[0].kind.isName else { return nil }
      let name = expression.name(at: 0)
      return quantities.indices.first { Measured.name($0) == name }.map { quantities[$0] }
    }

    /// The name of a quantity, which nobody can type.
    package static func name(_ index: Int) -> String { "#\(index)" }
  }
}

extension Value {
  /// Numbers that belong together, of which some depend on measured quantities.
  public struct MeasuredParts: Sendable {
    /// What the numbers are parts of.
    public let kind: Kind
    /// The parts: numbers and measured values, of a list complex ones and truths, too.
    public let parts: [Value]

    /// What numbers are parts of.
    public enum Kind: Sendable {
      /// A complex number: its real and its imaginary part.
      case complex
      /// A list: its elements.
      case list
      /// A vector: its entries.
      case vector
    }

    /// Creates a whole from its parts.
    package init(_ kind: Kind, _ parts: [Value]) { (self.kind, self.parts) = (kind, parts) }
  }

  /// Whether it depends on measured quantities.
  package var isMeasured: Bool {
    switch self {
    case .measured, .measuredParts: true
    default: false
    }
  }
}
