// Taylor coefficients of functions over rectangles of complex numbers.

internal import Numbers
package import Reals

/// The first Taylor coefficients of a function of one variable, for every member of a rectangle: around
/// z the function is c₀ + c₁·(t − z) + c₂·(t − z)² + ….
///
/// The rules are those of formal power series, each of order n in n² products.
///
/// > Source: Brent and Kung, Fast algorithms for manipulating formal power series (JACM 1978), for the
/// > recurrences from differential equations.
package struct Jet: Sendable {
  /// The values of the function.
  package let value: ComplexBall
  /// The coefficients from that of order 1.
  private var higher: [ComplexBall] = []
  /// Whether the function is analytic all over the rectangle.
  package fileprivate(set) var isAnalytic = true

  /// The coefficients, from that of order 0; never empty.
  package var coefficients: [ComplexBall] { [value] + higher }

  /// What a computation with jets carries along: their order and the bits of their parts.
  struct Setting {
    /// The greatest power that is kept.
    let order: Int
    /// The bits of each part.
    let precision: Int
    /// Whether every function has to be analytic.
    let isAnalytic: Bool
  }

  /// A constant function.
  init(constant value: ComplexBall, _ setting: Setting) {
    self.value = value
    if setting.order > 0 { higher = Array(repeating: .zero, count: setting.order) }
  }

  /// The variable itself.
  init(variable value: ComplexBall, _ setting: Setting) {
    self.init(constant: value, setting)
    if setting.order > 0 { higher[0] = ComplexBall(1) }
  }

  /// A function of which the first coefficient is known.
  private init(_ value: ComplexBall, isAnalytic: Bool = true) {
    (self.value, self.isAnalytic) = (value, isAnalytic)
  }

  /// The coefficient of an order.
  private subscript(order: Int) -> ComplexBall { order == 0 ? value : higher[order - 1] }

  /// The function whose coefficients are those from some order on.
  func leavingOut(_ count: Int) -> Jet {
    guard count > 0 else { return self }
    var rest = Jet(higher[count - 1], isAnalytic: isAnalytic)
    rest.higher = Array(higher[count...])
    return rest
  }

  static prefix func - (x: Jet) -> Jet {
    var result = Jet(-x.value, isAnalytic: x.isAnalytic)
    for coefficient in x.higher { result.higher.append(-coefficient) }
    return result
  }
}

extension Jet {
  static func sum(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    try combined(x, y, setting, &workspace, ComplexBall.sum)
  }

  static func difference(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    try combined(x, y, setting, &workspace, ComplexBall.difference)
  }

  /// The sum or the difference of each two coefficients.
  @inline(__always)
  private static func combined(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace,
    _ operation: (ComplexBall, ComplexBall, Int, inout Workspace) throws(RealError) -> ComplexBall
  ) throws(RealError) -> Jet {
    var result = Jet(
      try operation(x.value, y.value, setting.precision, &workspace),
      isAnalytic: x.isAnalytic && y.isAnalytic
    )
    for (a, b) in zip(x.higher, y.higher) {
      result.higher.append(b.isZero ? a : try operation(a, b, setting.precision, &workspace))
    }
    return result
  }

  static func product(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var product = Jet(
      try ComplexBall.product(x.value, y.value, precision: setting.precision, in: &workspace),
      isAnalytic: x.isAnalytic && y.isAnalytic
    )
    for k in 0..<setting.order {
      product.higher.append(try convolution(x, y, 0...k + 1, k + 1, setting, &workspace))
    }
    return product
  }

  /// q·y is x, from below: qₖ is what is left of xₖ over y₀.
  static func quotient(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    let precision = setting.precision
    var quotient = Jet(
      try ComplexBall.quotient(x.value, y.value, precision: precision, in: &workspace),
      isAnalytic: x.isAnalytic && y.isAnalytic
    )
    for k in 0..<setting.order {
      let known = try convolution(quotient, y, 0...k, k + 1, setting, &workspace)
      let rest = try ComplexBall.difference(
        x[k + 1],
        known,
        precision: precision,
        in: &workspace
      )
      quotient.higher.append(
        rest.isZero
          ? .zero
          : try ComplexBall.quotient(rest, y.value, precision: precision, in: &workspace)
      )
    }
    return quotient
  }

  /// A power with a whole exponent from 1 up, by repeated squares.
  static func power(
    _ x: Jet,
    _ exponent: Int,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var (result, square, rest): (Jet?, Jet, Int) = (nil, x, exponent)
    while true {
      if rest & 1 == 1 {
        result =
          if let result { try product(result, square, setting, in: &workspace) } else { square }
      }
      rest >>= 1
      guard rest > 0 else { return result ?? x }
      square =
        setting.order == 0
        ? Jet(
          try ComplexBall.square(square.value, precision: setting.precision, in: &workspace),
          isAnalytic: x.isAnalytic
        ) : try product(square, square, setting, in: &workspace)
    }
  }

  /// Σ aⱼ·b₍ₖ₋ⱼ₎ over some j.
  private static func convolution(
    _ a: Jet,
    _ b: Jet,
    _ places: ClosedRange<Int>,
    _ k: Int,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    var total = ComplexBall.zero
    for j in places where !a[j].isZero && !b[k - j].isZero {
      let product = try ComplexBall.product(
        a[j],
        b[k - j],
        precision: setting.precision,
        in: &workspace
      )
      total =
        total.isZero
        ? product
        : try ComplexBall.sum(total, product, precision: setting.precision, in: &workspace)
    }
    return total
  }
}

extension Jet {
  /// The function of a jet, which is that of a step.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where the function may have no value, or may not be
  ///   analytic and has to be; ``RealError/overBudget(_:)``.
  static func value(
    of function: ComplexFunction,
    at x: Jet,
    step: Int,
    _ waves: inout Waves,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    let (z, precision) = (x.value, setting.precision)
    let isAnalytic = x.isAnalytic && !(function.hasCut && z.meetsCut)
    // Where a function has slopes it is analytic.
    guard isAnalytic || !setting.isAnalytic && setting.order == 0 else {
      throw .undetermined(.branch)
    }
    var jet: Jet
    switch function {
    case .power where !x.isAnalytic:
      // On the cut of the logarithm the argument may be that of another root.
      let size = try Ball.exponential(z.real, precision: precision, in: &workspace)
      let side = Ball(magnitudeAtMost: size.magnitudeUpper)
      jet = Jet(ComplexBall(side, side))
    case .exponential, .power:
      let start = try ComplexBall.exponential(z, precision: precision, in: &workspace)
      jet = try solution(start, x, setting, &workspace)
    case .naturalLogarithm:
      let start = try ComplexBall.naturalLogarithm(z, precision: precision, in: &workspace)
      jet = try logarithm(start, x, setting, &workspace)
    case .logarithmProduct:
      let start = try ComplexBall.naturalLogarithm(z, precision: precision, in: &workspace)
      let logarithm = try logarithm(start, x, setting, &workspace)
      jet = try product(x, logarithm, setting, in: &workspace)
    case .squareRoot:
      let start = try ComplexBall.squareRoot(z, precision: precision, in: &workspace)
      jet = try squareRoot(start, x, setting, &workspace)
    case .sine: jet = try waves.wave(x, of: step, false, setting, &workspace).sine
    case .cosine: jet = try waves.wave(x, of: step, false, setting, &workspace).cosine
    case .hyperbolicSine: jet = try waves.wave(x, of: step, true, setting, &workspace).sine
    case .hyperbolicCosine: jet = try waves.wave(x, of: step, true, setting, &workspace).cosine
    }
    jet.isAnalytic = isAnalytic
    return jet
  }

  /// Sines and cosines of steps, together: who asks for one often asks for the other.
  struct Waves {
    private var known: [(step: Int, isHyperbolic: Bool, wave: Wave)] = []

    fileprivate mutating func wave(
      _ x: Jet,
      of step: Int,
      _ isHyperbolic: Bool,
      _ setting: Setting,
      _ workspace: inout Workspace
    ) throws(RealError) -> Wave {
      if let found = known.first(where: { $0.step == step && $0.isHyperbolic == isHyperbolic }) {
        return found.wave
      }
      let wave = try sineAndCosine(x, isHyperbolic: isHyperbolic, setting, &workspace)
      known.append((step, isHyperbolic, wave))
      return wave
    }
  }

  /// A sine and a cosine, or hyperbolic ones.
  fileprivate typealias Wave = (sine: Jet, cosine: Jet)

  /// The sine and the cosine of a jet, or the hyperbolic ones: each has the other one times x′ as its
  /// slope, the cosine of an angle with the other sign.
  ///
  /// - Throws: As ``Ball/exponential(_:precision:in:)``.
  private static func sineAndCosine(
    _ x: Jet,
    isHyperbolic: Bool,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Wave {
    let (z, precision) = (x.value, setting.precision)
    let start =
      isHyperbolic
      ? try ComplexBall.hyperbolicSineAndCosine(z, precision: precision, in: &workspace)
      : try ComplexBall.sineAndCosine(z, precision: precision, in: &workspace)
    var (sine, cosine) = (
      Jet(start.sine, isAnalytic: x.isAnalytic), Jet(start.cosine, isAnalytic: x.isAnalytic)
    )
    guard let slopes = try slopes(of: x, setting, &workspace) else { return (sine, cosine) }
    for k in 0..<setting.order {
      let up = try convolution(slopes, cosine, 0...k, k, setting, &workspace)
      let down = try convolution(slopes, sine, 0...k, k, setting, &workspace)
      sine.higher.append(try part(up, k + 1, setting, &workspace))
      cosine.higher.append(try part(isHyperbolic ? down : -down, k + 1, setting, &workspace))
    }
    return (sine, cosine)
  }

  /// x′, of an order less; nothing where x has only values.
  private static func slopes(
    of x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Jet? {
    guard setting.order > 0 else { return nil }
    var slopes = Jet(x[1])
    for k in 1..<setting.order {
      slopes.higher.append(
        try ComplexBall.product(
          x[k + 1],
          ComplexBall(k + 1),
          precision: setting.precision,
          in: &workspace
        )
      )
    }
    return slopes
  }

  private static func part(
    _ z: ComplexBall,
    _ count: Int,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    count == 1 || z.isZero
      ? z
      : try ComplexBall.quotient(
        z,
        ComplexBall(count),
        precision: setting.precision,
        in: &workspace
      )
  }

  /// y with y′ = x′·y.
  private static func solution(
    _ start: ComplexBall,
    _ x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var y = Jet(start)
    guard let slopes = try slopes(of: x, setting, &workspace) else { return y }
    for k in 0..<setting.order {
      let slope = try convolution(slopes, y, 0...k, k, setting, &workspace)
      y.higher.append(try part(slope, k + 1, setting, &workspace))
    }
    return y
  }

  /// y with y′ = x′/x.
  private static func logarithm(
    _ start: ComplexBall,
    _ x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var y = Jet(start)
    guard let slopes = try slopes(of: x, setting, &workspace) else { return y }
    let less = Setting(order: setting.order - 1, precision: setting.precision, isAnalytic: true)
    let ratio = try quotient(slopes, x, less, in: &workspace)
    for k in 0..<setting.order {
      y.higher.append(try part(ratio[k], k + 1, setting, &workspace))
    }
    return y
  }

  /// y with y² = x: 2·y₀·yₖ is what the products of those between leave of xₖ.
  private static func squareRoot(
    _ start: ComplexBall,
    _ x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var y = Jet(start)
    guard setting.order > 0 else { return y }
    let double = try start.scaled(byPowerOfTwo: 1)
    for k in 1...setting.order {
      var rest = x[k]
      if k > 1 {
        let known = try convolution(y, y, 1...k - 1, k, setting, &workspace)
        rest = try ComplexBall.difference(rest, known, precision: setting.precision, in: &workspace)
      }
      y.higher.append(
        rest.isZero
          ? .zero
          : try ComplexBall.quotient(rest, double, precision: setting.precision, in: &workspace)
      )
    }
    return y
  }
}
