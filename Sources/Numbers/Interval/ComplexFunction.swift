// Functions of one complex variable over rectangles, and where they are analytic.

/// A function of one complex variable, in radians.
package enum ComplexFunction: Hashable, Sendable {
  case exponential, naturalLogarithm, squareRoot
  case sine, cosine, hyperbolicSine, hyperbolicCosine
  /// z·ln z, which tends to 0 as z does.
  case logarithmProduct
  /// The exponential of what a logarithm was multiplied with: where that is on its cut, any number of
  /// the right size.
  case power

  /// Whether the function is not analytic at negative numbers and 0.
  package var hasCut: Bool {
    switch self {
    case .naturalLogarithm, .squareRoot, .logarithmProduct: true
    default: false
    }
  }

  /// The values on a rectangle.
  ///
  /// A function with a cut has on it the values of the side above it. A rectangle that has members on
  /// both sides, or touches the cut from below, has a rectangle around the values of both as its
  /// values, and none of its numbers are called analytic.
  package func values(of z: ComplexInterval) -> (values: ComplexInterval, isAnalytic: Bool) {
    switch self {
    case .exponential, .power: (z.exponential, true)
    case .naturalLogarithm: z.logarithm
    case .squareRoot: z.squareRoot
    case .logarithmProduct: z.logarithmProduct
    case .sine: (z.sine, true)
    case .cosine: (z.cosine, true)
    case .hyperbolicSine: (-z.turned.sine.turned, true)
    case .hyperbolicCosine: (z.turned.cosine, true)
    }
  }

  /// The slopes on a rectangle with some values, on which the function is analytic.
  package func slopes(of z: ComplexInterval, values: ComplexInterval) -> ComplexInterval {
    switch self {
    case .exponential, .power: values
    case .naturalLogarithm: .whole(1) / z ?? .entire
    case .squareRoot: .whole(1) / (values + values) ?? .entire
    case .logarithmProduct: z.logarithm.values + .whole(1)
    case .sine: z.cosine
    case .cosine: -z.sine
    case .hyperbolicSine: z.turned.cosine
    case .hyperbolicCosine: -z.turned.sine.turned
    }
  }
}

extension ComplexInterval {
  /// The numbers of a size up to the largest one, within a rectangle.
  package var disc: ComplexInterval {
    let size = magnitude.upper
    let side = Interval(ordered: -size, size)
    return ComplexInterval(side, side)
  }

  fileprivate var exponential: ComplexInterval {
    let size = IntervalFunction.exponential.on(real)
    let (cosine, sine) = imaginary.turn
    return ComplexInterval(size * cosine, size * sine)
  }

  fileprivate var sine: ComplexInterval {
    let (cosine, sine) = real.turn
    return ComplexInterval(
      sine * IntervalFunction.hyperbolicCosine.on(imaginary),
      cosine * IntervalFunction.hyperbolicSine.on(imaginary)
    )
  }

  fileprivate var cosine: ComplexInterval {
    let (cosine, sine) = real.turn
    return ComplexInterval(
      cosine * IntervalFunction.hyperbolicCosine.on(imaginary),
      -(sine * IntervalFunction.hyperbolicSine.on(imaginary))
    )
  }

  fileprivate var logarithm: (values: ComplexInterval, isAnalytic: Bool) {
    let size = magnitude
    let length = size.upper > 0 ? IntervalFunction.naturalLogarithm.on(size) : .entire
    guard let angle else {
      return (ComplexInterval(length, Interval(ordered: -Self.halfTurn, Self.halfTurn)), false)
    }
    return (ComplexInterval(length, angle), true)
  }

  fileprivate var squareRoot: (values: ComplexInterval, isAnalytic: Bool) {
    let (logarithm, isAnalytic) = logarithm
    guard isAnalytic else {
      let size = magnitude.squareRoot?.upper ?? .infinity
      return (
        ComplexInterval(Interval(ordered: 0, size), Interval(ordered: -size, size)), false
      )
    }
    let half = ComplexInterval(logarithm.real * .half, logarithm.imaginary * .half)
    return (half.exponential, true)
  }

  fileprivate var logarithmProduct: (values: ComplexInterval, isAnalytic: Bool) {
    let (logarithm, isAnalytic) = logarithm
    let product = self * logarithm
    guard !isAnalytic else { return (product, true) }
    // |z·ln z| is at most |z|·|ln |z|| + π·|z|.
    let size = magnitude
    let length = IntervalFunction.logarithmProduct.on(size).magnitude
    let limit = (length + Interval(Self.halfTurn) * size).upper
    let side = Interval(ordered: -limit, limit)
    let disc = ComplexInterval(side, side)
    return (disc.intersection(product) ?? disc, false)
  }

  /// Not less than π.
  private static var halfTurn: Double { 0x1.921f_b544_42d1_9p+1 }

  /// The angles from −π to π of members; nothing where a member is zero, or is negative and not on
  /// the lower edge.
  private var angle: Interval? {
    let quarter = Interval(ordered: 0x1.921f_b544_42d1_8p+0, 0x1.921f_b544_42d1_9p+0)
    let arctangent = IntervalFunction.radianArctangent
    if real.lower > 0 { return (imaginary / real).map { arctangent.on($0) } }
    if imaginary.lower > 0 { return (real / imaginary).map { quarter - arctangent.on($0) } }
    if imaginary.upper < 0 { return (real / imaginary).map { -quarter - arctangent.on($0) } }
    guard imaginary.lower == 0, real.upper < 0 else { return nil }
    return (imaginary / real).map { quarter + quarter + arctangent.on($0) }
  }
}

extension Interval {
  /// The cosines and the sines of members.
  fileprivate var turn: (cosine: Interval, sine: Interval) {
    (IntervalFunction.radianCosine.on(self), IntervalFunction.radianSine.on(self))
  }
}

extension IntervalFunction {
  fileprivate static let radianSine = sine(unitsPerQuarter: nil)
  fileprivate static let radianCosine = cosine(unitsPerQuarter: nil)
  fileprivate static let radianArctangent = arctangent(unitsPerQuarter: nil)

  fileprivate func on(_ box: Interval) -> Interval { values(box)?.values ?? .entire }
}
