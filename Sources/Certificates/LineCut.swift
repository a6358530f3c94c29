// Where a piece of the line is cut: at a number of few bits, apart from some places.

package import Numbers

/// The choice of numbers at which pieces of the line are cut.
package enum LineCut {
  /// The farthest end of a middle piece.
  private static let reach = Double(1 << 20)

  /// A number that halves a piece and is apart from all places; nothing where there is none, or
  /// the piece is far out.
  package static func cut(
    from lower: Rational?,
    to upper: Rational?,
    beside places: [Interval],
    inThirds: Bool = false
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
    // Where a place is near the middle, the widest part beside the places is cut.
    if places.contains(where: { $0.upper > first && $0.lower < last }) {
      var (start, best) = (low, (low: low, high: low))
      for place in places.filter({ $0.upper > low && $0.lower < high }) + [Interval(high)] {
        if place.lower - start > best.high - best.low { best = (start, place.lower) }
        start = max(start, place.upper)
      }
      let width = best.high - best.low
      (first, last) = (best.low + width * 0.4, best.low + width * 0.6)
    }
    guard low < first, first < last, last < high else { return nil }
    return inThirds ? third(between: first, last) : simple(between: first, last)
  }

  /// A third of a whole number of few bits over a power of 2, which lies between two numbers, and is none
  /// itself.
  private static func third(between low: Double, _ high: Double) -> Rational? {
    var scale = 3.0
    while scale < 0x1p50 {
      let (first, last) = ((low * scale).rounded(.up), (high * scale).rounded(.down))
      var whole = ((first + last) / 2).rounded()
      if whole.truncatingRemainder(dividingBy: 3) == 0 { whole += 1 }
      if first <= whole, whole <= last, let dyadic = Dyadic(exactly: whole * 3 / scale) {
        return dyadic.asRational / Rational(3)
      }
      scale *= 2
    }
    return nil
  }

  /// Where a period is cut that has all places in it: in the widest part without one, at three
  /// numbers, of which the first and the last are more than a period apart, and the last two less; nothing where there is no such part.
  package static func period(
    of length: Interval,
    beside places: [Interval],
    share: Double = 1
  ) -> (start: Rational, rest: Rational, end: Rational)? {
    guard let first = places.first, let last = places.last else { return nil }
    var (low, high) = (last.upper - length.lower, first.lower)
    for (place, next) in zip(places, places.dropFirst()) where next.lower - place.upper > high - low
    {
      (low, high) = (place.upper, next.lower)
    }
    guard low < high else { return nil }
    let (start, rest, end) = opening(from: low, to: high, length.upper, share: share)
    return start < rest && rest < end ? (start, rest, end) : nil
  }

  /// Numbers between two, a share of a part of their distance apart, but not beside the middle, and one that
  /// is a little more than a length behind the first.
  package static func opening(
    from low: Double,
    to high: Double,
    _ length: Double,
    share: Double
  ) -> (start: Rational, rest: Rational, end: Rational) {
    let width = high - low
    let start = simple(between: low + width / 4, low + width / 3)
    let first = start.doubleValue
    let rest = simple(
      between: first + width * 0.1 * share,
      first + width * 0.14 * share
    )
    let end = simple(
      between: first + length,
      first + length + (rest.doubleValue - first) / 2
    )
    return (start, rest, end)
  }

  /// A number of few bits between two.
  package static func simple(between low: Double, _ high: Double) -> Rational {
    var scale = 1.0
    while scale < 0x1p60, (low * scale).rounded(.up) > (high * scale).rounded(.down) { scale *= 2 }
    let middle = ((low + high) / 2 * scale).rounded()
    let whole = middle / scale < low || middle / scale > high ? (low * scale).rounded(.up) : middle
    return Dyadic(exactly: whole / scale)?.asRational ?? .zero
  }
}

extension [Interval] {
  /// Whether no two of them, from left to right, may have a number in common.
  package var areApart: Bool {
    allSatisfy { $0.isBounded } && zip(self, dropFirst()).allSatisfy { $0.upper < $1.lower }
  }
}

extension Interval {
  /// Whether a piece of the line may have a number of it.
  package func isInside(_ lower: Rational?, _ upper: Rational?) -> Bool {
    (lower.map { self.upper > $0.doubleValue } ?? true)
      && (upper.map { self.lower < $0.doubleValue } ?? true)
  }
}
