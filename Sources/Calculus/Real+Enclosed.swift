// Numbers of which enclosures can be had with as many bits as are asked for.

internal import Numbers
internal import Reals

extension Real {
  /// An enclosure up to 2^−`goal`.
  typealias Enclosure =
    @Sendable (_ goal: Int, inout Workspace) throws(RealError) -> Ball

  /// Creates the number that enclosures are of.
  init(_ enclosure: @escaping Enclosure, in workspace: inout Workspace) throws(RealError) {
    // The bits that are looked at first, and at most, for a sign.
    var goal = 40
    while goal <= 320 {
      let ball = try enclosure(goal, &workspace)
      if ball.isExact, ball.containsZero {
        self = Real(0)
        return
      }
      if let sign = ball.sign, sign != 0 {
        self.init(enclosure, isNegative: sign < 0, moved: 0)
        return
      }
      goal *= 2
    }
    // A number that is perhaps 0 is told as a positive one less another.
    let moved = Real(enclosure, isNegative: false, moved: 1)
    self = try Real.difference(moved, Real(1), in: &workspace)
  }

  /// Creates the sum of the number and a whole one, whose sign is known.
  private init(_ enclosure: @escaping Enclosure, isNegative: Bool, moved: Int) {
    self.init(isNegative: isNegative) { (bits, workspace) throws(RealError) in
      let ball = try enclosure(max(0, bits) + 3, &workspace)
      let size = isNegative ? -ball : ball
      return (size.lower + Dyadic(moved)).shifted(by: bits).floor
    }
  }
}
