// The error function and its complement over intervals.

extension IntervalFunction {
  /// The error function.
  package static let errorFunction = IntervalFunction(
    Monotone { $0 == 0 ? .zero : .around($0.errorFunction(), from: -1, to: 1) },
    slopes: { box, _ in density(box) }
  )

  /// One less the error function.
  package static let complementaryErrorFunction: IntervalFunction = {
    // The complement decreases: its opposite increases.
    let increasing = Monotone { x in
      x == 0 ? .one : .around((0 - x).complementaryErrorFunction(), from: 0, to: 2)
    }
    return IntervalFunction(
      values: { increasing.values(-$0) },
      slopes: { box, _ in -density(box) },
      attained: { increasing.attained(-$0) }
    )
  }()

  /// 2/√π e^(−x²) for all x of a box: it falls with the size of x.
  private static func density(_ box: Interval) -> Interval {
    let size = box.magnitude
    return Interval(
      ordered: density(at: size.upper).lower,
      density(at: size.lower).upper
    )
  }

  private static func density(at x: Double) -> Interval {
    if x == .infinity { return .zero }
    let power = exponential.values(-Interval(x).squared())?.values ?? .unit.positive
    return .around(0x1.20dd_7504_29b6_dp+0) * power
  }
}
