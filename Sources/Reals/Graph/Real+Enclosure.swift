// A real as an enclosure, for those who go on with doubles.

extension Real {
  /// A ball around the number with at least so many leading bits.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` when the number cannot be told
  ///   from zero and is not proved to be zero, ``RealError/overBudget(_:)``.
  public static func enclosure(
    of x: Real,
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    if let rational = x.rational {
      return try Ball(rational, precision: bits + 2, in: &workspace)
    }
    if let ball = try Refinement.enclosure(of: x, bits: bits, in: &workspace) { return ball }
    guard try isZero(x, in: &workspace) == .yes else { throw .undetermined(.zero(.digits)) }
    return .zero
  }
}
