// Equations in which a power of a negative base has an exponent that varies.

internal import Numbers
internal import Tapes

extension ConditionTapes {
  /// Whether an equation surely has solutions in a box by one branch of a power.
  ///
  /// The branch is zero at a point inside of the box, since it takes both signs at corners.
  /// Exponent and branch have gradients that are nowhere parallel, so that together they map
  /// the surroundings of that point onto those of (e, 0): there are points beside it where
  /// the branch is zero and the exponent a fraction with odd denominator, and a numerator as
  /// the branch needs it.
  mutating func isZeroOnBranch(
    _ index: Int,
    in box: PointBox,
    _ x: PixelAxis,
    _ y: PixelAxis
  ) -> Bool {
    let (numbersX, numbersY) = (x.numbers(at: box.x), y.numbers(at: box.y))
    let branches = transversalBranches(box.program, index, numbersX, numbersY)
    return branches.contains { changesSign(index, in: box, x, y, on: $0) }
  }

  /// Whether a branch surely has both signs at corners of a box.
  private mutating func changesSign(
    _ index: Int,
    in box: PointBox,
    _ x: PixelAxis,
    _ y: PixelAxis,
    on branch: PowerBranch
  ) -> Bool {
    var (isBelow, isAbove) = (false, false)
    for number in 0..<4 {
      let pointX = number & 1 == 0 ? box.x.lower : box.x.upper
      let pointY = number & 2 == 0 ? box.y.lower : box.y.upper
      let (numberX, numberY) = (x.numbers(at: Interval(pointX)), y.numbers(at: Interval(pointY)))
      guard let values = values(box.program, index, numberX, numberY, on: branch) else {
        continue
      }
      isBelow = isBelow || values.upper < 0
      isAbove = isAbove || values.lower > 0
      if isBelow, isAbove { return true }
    }
    return false
  }
}
