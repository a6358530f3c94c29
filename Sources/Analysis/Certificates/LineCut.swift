// Where a piece of the line is cut: at a number of few bits, apart from some places.

internal import Numbers

/// The choice of numbers at which pieces of the line are cut.
enum LineCut {
  /// The farthest end of a middle piece.
  private static let reach = Double(1 << 20)

  /// A number that halves a piece and is apart from all places; nothing where there is none, or
  /// the piece is far out.
  static func cut(
    from lower: Rational?,
    to upper: Rational?,
    beside places: [Interval]
  ) -> Rational? {
    var (low, high) = (lower?.doubleValue ?? -reach, upper?.doubleValue ?? reach)
    switch (lower, upper) {
    case (nil, nil): (low, high) = (-1, 1)
    // Ends are doubled on the way outward.
    case (let lower?, nil):
      let start = lower.doubleValue
      guard start < reach else { return nil }
      (low, high) = (start, start < 1 ? start + 2 : 3 * start)
    case (nil, let upper?):
      let start = upper.doubleValue
      guard start > -reach else { return nil }
      (low, high) = (start > -1 ? start - 2 : 3 * start, start)
    default: break
    }
    guard low < high else { return nil }
    var (first, last) = (low + (high - low) * 0.45, low + (high - low) * 0.55)
    for place in places where place.upper > first && place.lower < last {
      // Beside a place there is room on one side.
      if place.lower - low > high - place.upper {
        last = place.lower - (place.lower - low) / 8
        first = last - (last - low) / 4
      } else {
        first = place.upper + (high - place.upper) / 8
        last = first + (high - first) / 4
      }
    }
    guard low < first, first < last, last < high else { return nil }
    return simple(between: first, last)
  }

  /// A number of few bits between two.
  static func simple(between low: Double, _ high: Double) -> Rational {
    var scale = 1.0
    while scale < 0x1p60, (low * scale).rounded(.up) > (high * scale).rounded(.down) { scale *= 2 }
    let middle = ((low + high) / 2 * scale).rounded()
    let whole = middle / scale < low || middle / scale > high ? (low * scale).rounded(.up) : middle
    return Dyadic(exactly: whole / scale)?.asRational ?? .zero
  }
}
