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
  /// The coefficients, from that of order 0; never empty.
  package internal(set) var coefficients: [ComplexBall]

  /// Whether the function is analytic all over the rectangle.
  package internal(set) var isAnalytic = true

  /// The values of the function.
  package var value: ComplexBall { coefficients[0] }
  /// The slopes of the function; zero where none were asked for.
  package var slope: ComplexBall { coefficients.count > 1 ? coefficients[1] : .zero }

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
    coefficients = [value]
    coefficients += Array(repeating: .zero, count: setting.order)
  }

  /// The variable itself.
  init(variable value: ComplexBall, _ setting: Setting) {
    self.init(constant: value, setting)
    if setting.order > 0 { coefficients[1] = ComplexBall(1) }
  }

  private init(_ coefficients: [ComplexBall], isAnalytic: Bool) {
    (self.coefficients, self.isAnalytic) = (coefficients, isAnalytic)
  }

  static prefix func - (x: Jet) -> Jet {
    Jet(x.coefficients.map { -$0 }, isAnalytic: x.isAnalytic)
  }
}

extension Jet {
  static func sum(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var sums = x.coefficients
    for k in sums.indices where !y.coefficients[k].isZero {
      sums[k] = try ComplexBall.sum(
        sums[k],
        y.coefficients[k],
        precision: setting.precision,
        in: &workspace
      )
    }
    return Jet(sums, isAnalytic: x.isAnalytic && y.isAnalytic)
  }

  static func product(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var products = x.coefficients
    for k in products.indices {
      products[k] = try convolution(x.coefficients, y.coefficients, 0...k, k, setting, &workspace)
    }
    return Jet(products, isAnalytic: x.isAnalytic && y.isAnalytic)
  }

  /// q·y is x, from below: qₖ is what is left of xₖ over y₀.
  static func quotient(
    _ x: Jet,
    _ y: Jet,
    _ setting: Setting,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var quotients = x.coefficients
    for k in quotients.indices {
      var rest = x.coefficients[k]
      if k > 0 {
        let known = try convolution(quotients, y.coefficients, 0...k - 1, k, setting, &workspace)
        rest = try ComplexBall.difference(rest, known, precision: setting.precision, in: &workspace)
      }
      quotients[k] =
        rest.isZero && k > 0
        ? .zero
        : try ComplexBall.quotient(rest, y.value, precision: setting.precision, in: &workspace)
    }
    return Jet(quotients, isAnalytic: x.isAnalytic && y.isAnalytic)
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
          [try ComplexBall.square(square.value, precision: setting.precision, in: &workspace)],
          isAnalytic: x.isAnalytic
        ) : try product(square, square, setting, in: &workspace)
    }
  }

  /// Σ aⱼ·b₍ₖ₋ⱼ₎ over some j.
  private static func convolution(
    _ a: [ComplexBall],
    _ b: [ComplexBall],
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
  /// The function of a jet.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where the function may have no value, or may not be
  ///   analytic and has to be; ``RealError/overBudget(_:)``.
  static func value(
    of function: ComplexFunction,
    at x: Jet,
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
      jet = Jet(constant: ComplexBall(side, side), setting)
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
    case .sine, .cosine:
      let start = try ComplexBall.sineAndCosine(z, precision: precision, in: &workspace)
      let pair = try pair(start, sign: -1, x, setting, &workspace)
      jet = function == .sine ? pair.sine : pair.cosine
    case .hyperbolicSine, .hyperbolicCosine:
      let start = try ComplexBall.hyperbolicSineAndCosine(z, precision: precision, in: &workspace)
      let pair = try pair(start, sign: 1, x, setting, &workspace)
      jet = function == .hyperbolicSine ? pair.sine : pair.cosine
    }
    jet.isAnalytic = isAnalytic
    return jet
  }

  /// The coefficients of x′, from that of order 0.
  private static func slopes(
    of x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> [ComplexBall] {
    var slopes: [ComplexBall] = []
    for k in 0..<setting.order {
      slopes.append(try multiple(x.coefficients[k + 1], k + 1, setting, &workspace))
    }
    return slopes
  }

  private static func multiple(
    _ z: ComplexBall,
    _ count: Int,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    count == 1
      ? z
      : try ComplexBall.product(
        z,
        ComplexBall(count),
        precision: setting.precision,
        in: &workspace
      )
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
    let slopes = try slopes(of: x, setting, &workspace)
    var y = [start]
    for k in 0..<setting.order {
      let slope = try convolution(slopes, y, 0...k, k, setting, &workspace)
      y.append(try part(slope, k + 1, setting, &workspace))
    }
    return Jet(y, isAnalytic: true)
  }

  /// Two functions of which each has the other one times x′ as its slope, the second with a sign.
  private static func pair(
    _ start: (sine: ComplexBall, cosine: ComplexBall),
    sign: Int,
    _ x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> (sine: Jet, cosine: Jet) {
    let slopes = try slopes(of: x, setting, &workspace)
    var (sines, cosines) = ([start.sine], [start.cosine])
    for k in 0..<setting.order {
      let up = try convolution(slopes, cosines, 0...k, k, setting, &workspace)
      let down = try convolution(slopes, sines, 0...k, k, setting, &workspace)
      sines.append(try part(up, k + 1, setting, &workspace))
      cosines.append(try part(sign < 0 ? -down : down, k + 1, setting, &workspace))
    }
    return (Jet(sines, isAnalytic: true), Jet(cosines, isAnalytic: true))
  }

  /// y with y′ = x′/x.
  private static func logarithm(
    _ start: ComplexBall,
    _ x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Jet {
    guard setting.order > 0 else { return Jet([start], isAnalytic: true) }
    let slopes = Jet(try slopes(of: x, setting, &workspace), isAnalytic: true)
    let ratio = try quotient(slopes, x, setting, in: &workspace)
    var y = [start]
    for k in 0..<setting.order {
      y.append(try part(ratio.coefficients[k], k + 1, setting, &workspace))
    }
    return Jet(y, isAnalytic: true)
  }

  /// y with y² = x: 2·y₀·yₖ is what the products of those between leave of xₖ.
  private static func squareRoot(
    _ start: ComplexBall,
    _ x: Jet,
    _ setting: Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Jet {
    var y = [start]
    guard setting.order > 0 else { return Jet(y, isAnalytic: true) }
    let double = try start.scaled(byPowerOfTwo: 1)
    for k in 1...setting.order {
      var rest = x.coefficients[k]
      if k > 1 {
        let known = try convolution(y, y, 1...k - 1, k, setting, &workspace)
        rest = try ComplexBall.difference(rest, known, precision: setting.precision, in: &workspace)
      }
      y.append(
        rest.isZero
          ? .zero
          : try ComplexBall.quotient(rest, double, precision: setting.precision, in: &workspace)
      )
    }
    return Jet(y, isAnalytic: true)
  }
}
