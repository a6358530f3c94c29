// The five ways to round.

/// The direction in which a value that cannot be kept is rounded.
package enum RoundingRule: Hashable, Sendable {
  /// Toward negative infinity.
  case down
  /// Toward positive infinity.
  case up
  /// To the neighbour of smaller magnitude.
  case towardZero
  /// To the neighbour of larger magnitude.
  case awayFromZero
  /// To the nearer neighbour, or the even one of two.
  case toNearestOrEven
}

extension RoundingRule {
  /// Whether a truncated magnitude must grow by one unit.
  ///
  /// `half` is the sign of the cut part minus half a unit.
  ///
  /// - Precondition: The cut part is not zero.
  @inline(__always)
  func growsMagnitude(negative: Bool, odd: Bool, half: @autoclosure () -> Int) -> Bool {
    switch self {
    case .down: return negative
    case .up: return !negative
    case .towardZero: return false
    case .awayFromZero: return true
    case .toNearestOrEven:
      let half = half()
      return half > 0 || (half == 0 && odd)
    }
  }
}
