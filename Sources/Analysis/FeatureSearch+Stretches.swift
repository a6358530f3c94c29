// Features that are no zeros of expressions: intervals on the axis, and extrema of functions whose
// slope has no expression.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension FeatureSearch {
  /// Adds the intervals on which the function is proved to be zero, and removes the single zeros
  /// in them.
  ///
  /// The places where the function may not be smooth cut the range into cells.
  mutating func addFlatStretches() {
    guard !flatBoxes.isEmpty else { return }
    let places = singularPlaces.filter { range.contains($0.enclosure) }
      .sorted { $0.enclosure.lower < $1.enclosure.lower }
    guard let first = edge(isRight: false), let last = edge(isRight: true) else {
      isComplete = false
      return
    }
    var ends: [Coordinate] = []
    for place in [first] + places + [last]
    where ends.last?.enclosure.intersection(place.enclosure) == nil {
      ends.append(place)
    }
    for (start, end) in zip(ends, ends.dropFirst()) { addFlatStretch(from: start, to: end) }
    let stretches = features.compactMap { feature -> Interval? in
      guard feature.kind == .zeros, let last = feature.last else { return nil }
      let all = feature.x.enclosure.hull(last.enclosure)
      // What lies between an edge and the short number beside it counts as part of it.
      let slack = range.width * Self.edgeSlack
      return Interval(lower: all.lower - slack, upper: all.upper + slack)
    }
    features.removeAll { feature in
      feature.kind == .zero && stretches.contains { $0.contains(feature.x.enclosure) }
    }
    if !flatBoxes.allSatisfy({ box in stretches.contains { $0.contains(box) } }) {
      isComplete = false
    }
  }

  /// How far from an edge of the range the number lies that stands for it, in widths of the range.
  private static let edgeSlack = 0x1p-30

  /// The shortest number inside of the range next to an edge.
  private mutating func edge(isRight: Bool) -> Coordinate? {
    let slack = range.width * Self.edgeSlack
    let (low, high) =
      isRight ? (range.upper - slack, range.upper) : (range.lower, range.lower + slack)
    guard let from = Dyadic(exactly: low)?.asRational, let to = Dyadic(exactly: high)?.asRational
    else { return nil }
    return function.coordinate(Real(Rational.simplest(from: from, through: to)))
  }

  /// Adds the interval between two places if the function is zero on all of it.
  private mutating func addFlatStretch(from start: Coordinate, to end: Coordinate) {
    guard
      let inside = Interval(from: start.enclosure.upper.nextUp, to: end.enclosure.lower.nextDown),
      let curve = function.curve(over: inside), curve.values == Interval(0),
      curve.decoration >= .defined, let zero = function.coordinate(Real(Rational.zero))
    else { return }
    if let index = features.lastIndex(where: { $0.kind == .zeros }), features[index].includesLast,
      features[index].last?.enclosure == start.enclosure
    {
      features[index].last = end
      features[index].includesLast = isZero(at: end)
      return
    }
    var stretch = Feature(.zeros, x: start, y: zero, isFilled: isZero(at: start))
    (stretch.last, stretch.includesLast) = (end, isZero(at: end))
    features.append(stretch)
  }

  /// Whether the function is zero at a place, by the values on all of its enclosure.
  private mutating func isZero(at place: Coordinate) -> Bool {
    if place.enclosure.lower == place.enclosure.upper,
      let number = Dyadic(exactly: place.enclosure.lower)?.asRational,
      let value = function.value(at: Real(number))
    {
      return function.sign(of: value) == 0
    }
    guard let curve = function.curve(over: place.enclosure) else { return false }
    return curve.values == Interval(0) && curve.decoration >= .defined
  }

  /// The most boxes that are examined for extrema.
  private static let slopeBoxLimit = 4_000

  /// Adds the extrema of a function whose slope has bounds but no expression.
  ///
  /// A box on which the slope keeps its sign has none. Between a box on which the function falls and
  /// one on which it rises there is a minimum, of which the boxes between them are the enclosure:
  /// they are halved until they are 2⁻⁴⁴ of their place wide.
  mutating func addExtremaBySlopes() {
    var boxes = [range]
    // Boxes that are left, from left to right; the sign of the slope, or nil if it is unknown.
    var cells: [(box: Interval, sign: Int?)] = []
    var count = 0
    while let box = boxes.popLast(), count < Self.slopeBoxLimit {
      count += 1
      var (sign, least): (Int?, Double) = (nil, range.width * 0x1p-8)
      if let curve = function.curve(over: box), curve.decoration == .continuous {
        sign = curve.slopes.contains(0) ? 0 : curve.slopes.lower > 0 ? 1 : -1
        least = 0x1p-44 * max(box.magnitude.upper, range.width * 0x1p-10)
      }
      if (sign ?? 0) != 0 || box.width <= least {
        cells.append((box, sign))
      } else {
        boxes.append(Interval(lower: box.midpoint, upper: box.upper))
        boxes.append(Interval(lower: box.lower, upper: box.midpoint))
      }
    }
    var turn: (sign: Int, place: Interval?)?
    for cell in cells {
      guard let sign = cell.sign else {
        turn = nil
        continue
      }
      if sign == 0 {
        if let before = turn {
          turn = (before.sign, before.place?.hull(cell.box) ?? cell.box)
        }
        continue
      }
      if let before = turn, let place = before.place, before.sign != sign {
        let x = Coordinate(place)
        if let y = function.coordinate(ofValueAt: place, exactly: nil) {
          add(Feature(sign > 0 ? .minimum : .maximum, x: x, y: y))
        }
      }
      turn = (sign, nil)
    }
  }
}
