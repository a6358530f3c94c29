// The part of the plane to look at first.
//
// > Source: Wilkinson, Shrinkage of plots (1991), for what an informative plot
// > is; the rules are those that teachers and school calculators have in common.

package import Expressions
package import Numbers

/// A choice of the part of the plane that shows curves best.
///
/// It is made from proved facts, and is the same for the same curves:
///
/// 1. Of a function the features next to the origin are shown with room, and on each
///    side as much as shows what it does there (`FunctionExtent`); of one that
///    repeats two periods.
/// 2. Of a curve that is bounded all is shown (`MovingExtent`, `RegionExtent`).
/// 3. Heights are those over the part of the axis that is shown; a pole does not
///    flatten the rest (`HeightSamples`).
/// 4. An axis is in sight unless it costs more than half of the picture.
/// 5. Units are equal where that costs no more than a factor of two; of four where
///    the curve is an equation or moves with a parameter, or has a pole.
/// 6. Bounds are round numbers, as far as equal units allow.
package struct AutomaticWindow: Hashable, Sendable {
  /// The bounds of x.
  package let x: ClosedRange<Rational>
  /// The bounds of y.
  package let y: ClosedRange<Rational>

  /// The part of the plane on both sides of the origin that a graph begins with.
  package static var usualReach: Rational { 10 }

  /// Chooses a window for curves on a screen of some size in pixels.
  ///
  /// - Parameters:
  ///   - plots: The curves.
  ///   - x: The bounds of x, where they are given: then y is fitted to them.
  ///   - y: The bounds of y, where they are given: then x is fitted to them.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - environment: What names mean.
  /// - Complexity: Bounded by a number of steps for each curve.
  package init(
    showing plots: [Plot],
    x: ClosedRange<Rational>? = nil,
    y: ClosedRange<Rational>? = nil,
    width: Int,
    height: Int,
    environment: Environment
  ) {
    var extent = PlaneExtent(
      x: x.map(Interval.init(around:)),
      y: y.map(Interval.init(around:)),
      environment
    )
    for plot in plots { extent.add(plot) }
    extent.finish()
    let screen = WindowShape(
      width: width,
      height: height,
      likesEqualUnits: extent.likesEqualUnits,
      keepsAxes: extent.hasOnlyFunctions
    )
    (self.x, self.y) = screen.window(extent.x, extent.y, givenX: x, givenY: y)
  }
}

extension Interval {
  /// Doubles on both sides of rational bounds.
  init(around range: ClosedRange<Rational>) {
    self = Interval(enclosing: range.lowerBound).hull(Interval(enclosing: range.upperBound))
  }
}
