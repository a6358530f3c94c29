// The behavior of a function beside a point, judged by its values ever closer to it.

internal import Numbers

/// The behavior of a function on one side of a point.
enum OneSidedLimit {
  /// The function has no value there.
  case undefined
  /// The function grows without bound, to infinity or to minus infinity.
  case infinite
  /// The function tends to a value, which the last values show to be here.
  case finite(Interval)
  /// The values show none of these.
  case unclear

  /// The limit toward a point from one side.
  ///
  /// It is a judgement, not a proof: the values are proved, but they are finitely
  /// many. Where it matters, an exact value decides.
  init(of function: inout AnalyzedFunction, at place: Interval, isRight: Bool, scale: Double) {
    let end = isRight ? place.upper : place.lower
    let least = max(place.width, end.magnitude.ulp) * 16
    var values: [Double] = []
    var undefinedCount = 0
    var distance = scale * 0x1p-6
    while distance > least, values.count + undefinedCount < 14 {
      let point = isRight ? end + distance : end - distance
      if let found = function.values(at: point), found.decoration >= .defined {
        // Beside a pole of e^(1/x) values are beyond all doubles.
        let isBeyond = !found.values.isBounded && found.values.magnitude.lower > 0x1p500
        let infinity = found.values.lower > 0 ? Double.infinity : -Double.infinity
        // Beyond what doubles tell, values show nothing.
        guard isBeyond || found.values.width <= 0x1p-10 * max(1, found.values.magnitude.upper)
        else { break }
        values.append(isBeyond ? infinity : found.values.midpoint)
      } else {
        undefinedCount += 1
        values.removeAll()
      }
      distance *= 0x1p-3
    }
    self = OneSidedLimit(values, isUndefined: undefinedCount > 0 && values.isEmpty)
  }

  private init(_ values: [Double], isUndefined: Bool) {
    if isUndefined {
      self = .undefined
      return
    }
    guard values.count >= 4, let last = values.last else {
      self = .unclear
      return
    }
    var changes: [Double] = []
    for (value, next) in zip(values, values.dropFirst()) { changes.append(next - value) }
    let recent = changes.suffix(5)
    guard let first = recent.first, let final = recent.last, last.isFinite else {
      self = last.isInfinite ? .infinite : .unclear
      return
    }
    let isOneWay = recent.allSatisfy { $0 > 0 } || recent.allSatisfy { $0 < 0 }
    let least = 0x1p-40 * max(1, last.magnitude)
    // Of ever faster oscillations a few changes may grow or shrink by chance, but not all.
    let pairs = zip(recent, recent.dropFirst())
    let isGrowing = pairs.allSatisfy { $1.magnitude >= $0.magnitude * 0.95 }
    let isShrinking = pairs.allSatisfy { $1.magnitude <= max($0.magnitude, least) }
    // Toward a pole the changes grow, toward that of a logarithm they stay.
    if isOneWay, isGrowing, final.magnitude >= first.magnitude * 0.95 {
      self = .infinite
    } else if isShrinking, final.magnitude <= max(first.magnitude * 0.7, least) {
      // What is left to come, of changes that shrink as slowly as these.
      let ratio = pairs.map { $1.magnitude / max($0.magnitude, least) }.max() ?? 1
      let rest = max(2 * final.magnitude * min(ratio, 0.99) / (1 - min(ratio, 0.99)), least)
      self = .finite(Interval(from: last - rest, to: last + rest) ?? .entire)
    } else {
      self = .unclear
    }
  }
}
