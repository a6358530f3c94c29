// Functions that increase: their values on a box are those between its ends.

/// A function that increases on all of its domain and is continuous there.
struct Monotone: Sendable {
  /// An interval around the value at a double of the closed domain, or around
  /// the limit at an end of it; a double alone where that is the value.
  let bounds: @Sendable (Double) -> Interval
  /// The domain with its ends.
  let domain: Interval
  /// The least and the greatest double at which it is defined.
  ///
  /// A box has only doubles as ends, and lies in the domain if it lies here.
  let defined: Interval

  /// Creates a function; an open domain has poles at its finite ends.
  init(
    domain: Interval = .entire,
    isOpen: Bool = false,
    _ bounds: @escaping @Sendable (Double) -> Interval
  ) {
    self.bounds = bounds
    self.domain = domain
    defined =
      isOpen
      ? Interval(
        ordered: domain.lower.isFinite ? domain.lower.nextUp : domain.lower,
        domain.upper.isFinite ? domain.upper.nextDown : domain.upper
      ) : domain
  }

  /// The values on a box.
  @inline(__always)
  func values(_ box: Interval) -> Enclosure? {
    if box.upper < defined.lower || box.lower > defined.upper { return nil }
    let low = bounds(max(box.lower, domain.lower))
    let high = box.lower == box.upper ? low : bounds(min(box.upper, domain.upper))
    return Enclosure(
      Interval(ordered: low.lower, high.upper),
      defined.contains(box) ? .continuous : .partial
    )
  }

  /// Values that are taken on the box: those between the inner bounds of the
  /// ends.
  @inline(__always)
  func attained(_ box: Interval) -> Interval? {
    if box.upper < defined.lower || box.lower > defined.upper { return nil }
    var lower = bounds(max(box.lower, domain.lower)).upper
    var upper = bounds(min(box.upper, domain.upper)).lower
    // Toward an infinite end, or a pole, the values have no bound; elsewhere an
    // infinite bound is one of a number beyond the doubles.
    if lower == -.greatestFiniteMagnitude, isLimit(box.lower, lower) { lower = -.infinity }
    if upper == .greatestFiniteMagnitude, isLimit(box.upper, upper) { upper = .infinity }
    return lower <= upper && lower < .infinity ? Interval(ordered: lower, upper) : nil
  }

  /// Whether the function is unbounded toward an end of a box.
  private func isLimit(_ end: Double, _ bound: Double) -> Bool {
    bound > 0
      ? end > defined.upper || end == .infinity : end < defined.lower || end == -.infinity
  }
}

extension Interval {
  /// An interval around the number that a double is within one ulp of.
  @inline(__always)
  static func around(_ value: Double) -> Interval {
    Interval(ordered: value.nextDown, value.nextUp)
  }

  /// As ``around(_:)``, of a number that is not below a bound.
  @inline(__always)
  static func around(_ value: Double, from lower: Double) -> Interval {
    Interval(ordered: max(value.nextDown, lower), value.nextUp)
  }

  /// As ``around(_:)``, of a number between two bounds.
  @inline(__always)
  static func around(_ value: Double, from lower: Double, to upper: Double) -> Interval {
    Interval(ordered: max(value.nextDown, lower), min(value.nextUp, upper))
  }
}

extension IntervalFunction {
  /// An increasing function.
  init(
    _ function: Monotone,
    slopes: @escaping @Sendable (_ box: Interval, _ values: Interval) -> Interval
  ) {
    self.init(
      values: { function.values($0) },
      slopes: slopes,
      attained: { function.attained($0) }
    )
  }
}
