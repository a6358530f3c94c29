// The behavior of a function beside a point, judged by its values ever closer to it.

internal import Numbers

/// The behavior of a function on one side of a point.
enum OneSidedLimit {
  /// The function has no value there.
  case undefined
  /// The function grows without bound, to infinity or to minus infinity.
  case infinite
  /// The function tends to a value; the last value that was seen.
  case finite(Double)
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
    let recent = changes.suffix(4)
    guard let first = recent.first, let final = recent.last, last.isFinite else {
      self = last.isInfinite ? .infinite : .unclear
      return
    }
    let isOneWay = recent.allSatisfy { $0 > 0 } || recent.allSatisfy { $0 < 0 }
    // Toward a pole the changes grow, toward that of a logarithm they stay.
    if isOneWay, final.magnitude >= first.magnitude * 0.95 {
      self = .infinite
    } else if final.magnitude <= first.magnitude * 0.7
      || final.magnitude <= 0x1p-40 * max(1, last.magnitude)
    {
      self = .finite(last)
    } else {
      self = .unclear
    }
  }
}
