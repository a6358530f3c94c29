// A part of the range of a parameter, and the places of the curve on it.

internal import Numbers
internal import Tapes

/// A box on the screen, in pixels from the left and from the top.
struct ScreenBox: Sendable {
  var x: Interval
  var y: Interval

  /// The least box around this one and another.
  func hull(_ other: ScreenBox) -> ScreenBox {
    ScreenBox(x: x.hull(other.x), y: y.hull(other.y))
  }
}

/// A part of the range of a parameter.
struct ParameterBox: Sendable {
  var t: Interval
  /// Where the prover keeps its exact bounds, if doubles cannot tell them apart.
  var place: Int32?
  /// Where the curve is at the least value; nil if that is not known.
  var start: ScreenBox?
  /// Where the curve is at the greatest value.
  var end: ScreenBox?
  /// The pixels that the curve may meet there, from a look at more of the range.
  var pixels: PixelBox
  /// Whether both coordinates are continuous, and each increases or decreases.
  var isMonotone = false
  /// Whether all of it surely belongs to the range; otherwise it is a rim of the
  /// range, as wide as doubles are apart.
  var isInRange: Bool
  /// How often it was halved.
  var depth = 0
  /// The branches that the curve is taken with; nil for the curve itself.
  var branch: ParameterBranch?
}

/// A branch of a power of a negative base in one of two coordinates.
struct ParameterBranch: Sendable {
  /// The branch, if the power is in the first coordinate.
  var across: PowerBranch?
  /// The branch, if the power is in the second coordinate.
  var down: PowerBranch?
  /// Whether the curve is this branch; otherwise its points are dense in both.
  var isWhole: Bool
}
