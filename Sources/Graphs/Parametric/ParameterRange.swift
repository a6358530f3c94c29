// The range of a parameter as doubles.

internal import Numbers

/// The range of a parameter, from its least to its greatest value.
struct ParameterRange: Sendable {
  /// A part of it.
  struct Part: Sendable {
    var t: Interval
    /// Whether all of it surely belongs to the range.
    var isInRange: Bool
    /// Whether the least value surely belongs to the range.
    var includesLeast: Bool
    /// Whether the greatest value surely belongs to the range.
    var includesMost: Bool

    init(_ lower: Double, _ upper: Double, includesLeast: Bool, includesMost: Bool) {
      t = Interval(lower: lower, upper: upper)
      isInRange = includesLeast && includesMost
      self.includesLeast = includesLeast
      self.includesMost = includesMost
    }
  }

  /// The parts that surely belong to the range, and its rims between doubles.
  private(set) var parts: [Part] = []

  /// Creates a range from intervals around its bounds; it is empty if these are
  /// not in order.
  init(least: Interval, includesLeast: Bool, most: Interval, includesMost: Bool) {
    guard least.lower <= most.upper else { return }
    // A bound that is a double and belongs to the range needs no rim.
    let isLeastSharp = includesLeast && least.lower == least.upper
    let isMostSharp = includesMost && most.lower == most.upper
    let isLeastOpen = !includesLeast && least.lower == least.upper
    let isMostOpen = !includesMost && most.lower == most.upper
    let first = isLeastOpen ? least.upper.nextUp : least.upper
    let last = isMostOpen ? most.lower.nextDown : most.lower
    guard first <= last else {
      let hull = least.hull(most)
      parts = [Part(hull.lower, hull.upper, includesLeast: false, includesMost: false)]
      return
    }
    parts = [Part(first, last, includesLeast: true, includesMost: true)]
    if !isLeastSharp {
      parts.append(Part(least.lower, first, includesLeast: false, includesMost: true))
    }
    if !isMostSharp {
      parts.append(Part(last, most.upper, includesLeast: true, includesMost: false))
    }
  }
}
