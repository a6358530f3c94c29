// Guaranteed bounds: exact values where an expression is monotone in its quantities, and the
// results of a search elsewhere.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension Measuring {
  /// The least and the greatest value, rounded outward where they were searched for.
  func bounds(
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> (lower: Real, upper: Real, isTight: Bool, isConstant: Bool) {
    let tape = try tape(&workspace)
    var box: [Interval] = []
    var ends: [(lower: Real, upper: Real)] = []
    for index in open {
      let quantity = quantities[index]
      let end = try real { () throws(RealError) in
        if let ends = quantity.ends { return ends }
        return (
          try Real.difference(quantity.centre, quantity.halfWidth, in: &workspace),
          try Real.sum(quantity.centre, quantity.halfWidth, in: &workspace)
        )
      }
      ends.append(end)
      box.append(
        try real { () throws(RealError) in
          try BoxTape.interval(of: end.0, in: &workspace)
            .hull(try BoxTape.interval(of: end.1, in: &workspace))
        }
      )
    }
    var search = try real { () throws(RealError) in try QuantityRange(tape, box, &workspace) }
    var isTight = true
    let isConstant = search.directions.allSatisfy { $0 == .anywhere }
    func bound(isUpper: Bool) throws(EvaluationError) -> Real {
      var (point, sides) = (centre, box)
      for (place, index) in open.enumerated() {
        guard let direction = search.directions[place] else { continue }
        if direction != .anywhere {
          point[index] = (direction == .upper) == isUpper ? ends[place].upper : ends[place].lower
        }
        sides[place] = try real { () throws(RealError) in
          try BoxTape.interval(of: point[index], in: &workspace)
        }
      }
      if search.directions.allSatisfy({ $0 != nil }) {
        return try value(of: expression, at: point, &workspace)
      }
      let found = try real { () throws(RealError) in
        try search.bound(isNegated: isUpper, sides, &workspace)
      }
      guard let found else {
        // An end may show why.
        for isLower in [true, false] {
          for (place, index) in open.enumerated() {
            point[index] = isLower ? ends[place].lower : ends[place].upper
          }
          _ = try value(of: expression, at: point, &workspace)
        }
        throw error(.measuredDomain)
      }
      var values: [Real] = []
      for corner in found.corners {
        for (place, index) in open.enumerated() where search.directions[place] == nil {
          point[index] = corner[place] ? ends[place].upper : ends[place].lower
        }
        values.append(try value(of: expression, at: point, &workspace))
      }
      return try real { () throws(RealError) in
        if let best = try best(of: values, isUpper, &workspace) {
          let attained = number(found.attained, isUpper)
          let order = try Real.compare(best, attained, in: &workspace)
          if order == .equal || (order == .greater) == isUpper { return best }
        }
        isTight = false
        return number(found.lower, isUpper)
      }
    }
    let (lower, upper) = (try bound(isUpper: false), try bound(isUpper: true))
    return (lower, upper, isTight, isConstant)
  }

  /// A double, or its opposite.
  private func number(_ double: Double, _ isNegated: Bool) -> Real {
    Real(Dyadic(exactly: isNegated ? -double : double)?.asRational ?? 0)
  }

  /// The least or the greatest of some numbers.
  private func best(
    of numbers: [Real],
    _ isUpper: Bool,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    guard var best = numbers.first else { return nil }
    for number in numbers.dropFirst() {
      best =
        isUpper
        ? try Real.maximum(best, number, in: &workspace)
        : try Real.minimum(best, number, in: &workspace)
    }
    return best
  }

  private func tape(_ workspace: inout Workspace) throws(EvaluationError) -> Tape {
    var environment = environment(centre)
    let names = open.map { Value.Measured.name($0) }
    for name in names { environment.variables[name] = nil }
    do throws(EvaluationError) {
      return try Tape(expression, variables: names, in: environment, workspace: &workspace)
    } catch {
      // An expression without a tape is no function of numbers.
      throw error.kind == .notANumber ? self.error(.measured) : error
    }
  }
}
