// Segments along an axis, each part of which is drawn once.
//
// A curve that runs along the edge of two cells is found in both of them. Drawn twice, the
// dashes of one line would fill the gaps of the other.

/// The parts of the lines along an axis that are drawn so far.
struct StraightSegments {
  /// A line along an axis.
  private struct Line: Hashable {
    let isUpright: Bool
    /// Its place, in a fraction of a pixel: two cells find it by different steps.
    let place: Float

    init(isUpright: Bool, at place: Float) {
      self.isUpright = isUpright
      self.place = (place * 256).rounded()
    }
  }

  /// The parts that are drawn, in order, with room between them.
  private var drawn: [Line: [ClosedRange<Float>]] = [:]

  /// Segments, from (x, y) to (z, w), without those parts of upright and level ones that came
  /// before.
  static func once(_ segments: [SIMD4<Float>]) -> [SIMD4<Float>] {
    var parts = StraightSegments()
    var all: [SIMD4<Float>] = []
    all.reserveCapacity(segments.count)
    for segment in segments { parts.append(segment, to: &all) }
    return all
  }

  /// Adds what is new of a segment.
  private mutating func append(_ segment: SIMD4<Float>, to all: inout [SIMD4<Float>]) {
    let isUpright = segment.x == segment.z
    guard isUpright != (segment.y == segment.w) else { return all.append(segment) }
    let place = isUpright ? segment.x : segment.y
    let (start, end) = isUpright ? (segment.y, segment.w) : (segment.x, segment.z)
    guard start.isFinite, end.isFinite else { return all.append(segment) }
    let fresh = take(min(start, end)...max(start, end), on: Line(isUpright: isUpright, at: place))
    for range in start < end ? fresh : fresh.reversed() {
      let (from, to) =
        start < end ? (range.lowerBound, range.upperBound) : (range.upperBound, range.lowerBound)
      all.append(
        isUpright
          ? SIMD4(place, from, place, to) : SIMD4(from, place, to, place)
      )
    }
  }

  /// The parts of a range that are not drawn yet, in order; all of it is then.
  private mutating func take(_ range: ClosedRange<Float>, on line: Line) -> [ClosedRange<Float>] {
    var fresh: [ClosedRange<Float>] = []
    var (whole, others): (ClosedRange<Float>, [ClosedRange<Float>]) = (range, [])
    var start = range.lowerBound
    for known in drawn[line] ?? [] {
      guard known.overlaps(range) else {
        others.append(known)
        continue
      }
      if known.lowerBound > start { fresh.append(start...known.lowerBound) }
      start = max(start, known.upperBound)
      whole =
        min(whole.lowerBound, known.lowerBound)...max(whole.upperBound, known.upperBound)
    }
    if start < range.upperBound { fresh.append(start...range.upperBound) }
    others.insert(whole, at: others.firstIndex { $0.lowerBound > whole.lowerBound } ?? others.count)
    drawn[line] = others
    return fresh
  }
}
