// Functions with a quick way for arguments of an ordinary size.

/// A function over lanes that takes less work where no argument is out of the
/// ordinary; all ways give the same bits.
protocol OrdinaryFunction: SendableMetatype {
  /// The value at any argument.
  static func one(_ x: Double) -> Double
  /// The high bit is set where an argument is out of the ordinary.
  static func flags<Value: Lanes>(_ x: Value) -> Value
  /// The values at ordinary arguments.
  static func ordinary<Value: Lanes>(_ x: Value) -> Value
}

extension OrdinaryFunction {
  /// The values at any arguments.
  @inline(__always)
  fileprivate static func wide(_ x: Wide) -> Wide {
    flags(x).hasHighBit ? oneByOne(x) : ordinary(x)
  }

  @inline(never)
  private static func oneByOne(_ x: Wide) -> Wide {
    var values = x
    for lane in 0..<Wide.scalarCount { values[lane] = one(x[lane]) }
    return values
  }
}

extension DoubleFunction {
  /// Creates a function with a quick way.
  @inline(__always)
  init<Function: OrdinaryFunction>(_ function: Function.Type, _ direct: Direct? = nil) {
    self.init({ Function.one($0) }, { Function.wide($0) }, direct: direct)
  }

  /// The sine of an angle in radians.
  package static func sine(ofRadians x: Double) -> Double { Sine.one(x) }
  /// The cosine of an angle in radians.
  package static func cosine(ofRadians x: Double) -> Double { Cosine.one(x) }
  /// The tangent of an angle in radians.
  package static func tangent(ofRadians x: Double) -> Double { Tangent.one(x) }
  /// The power of e.
  package static func exponential(of x: Double) -> Double { Exponential.one(x) }
  /// The natural logarithm; NaN at zero.
  package static func naturalLogarithm(of x: Double) -> Double { DefinedLogarithm.one(x) }
}

/// The power of e, within 0.8 ulp.
enum Exponential: OrdinaryFunction {
  @inline(never)
  static func one(_ x: Double) -> Double {
    let isOrdinary = x.magnitude <= 708
    // Beyond these the result is 0 or infinite.
    let parts = (isOrdinary ? x : x.clamped(-746, 710)).exponentialInBinade
    if isOrdinary { return parts.value.addingBits(parts.shifted.shiftedBits(left: 52)) }
    return parts.value.scaled(parts.shifted - Double.roundingShift)
  }
  @inline(__always)
  static func flags<Value: Lanes>(_ x: Value) -> Value { x.flags(above: 708) }
  @inline(__always)
  static func ordinary<Value: Lanes>(_ x: Value) -> Value {
    let parts = x.exponentialInBinade
    return parts.value.addingBits(parts.shifted.shiftedBits(left: 52))
  }
}

/// The natural logarithm, within 0.98 ulp.
enum NaturalLogarithm: OrdinaryFunction {
  @inline(never)
  static func one(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    if flags(x).hasHighBit {
      guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
      (x, shift) = (x * 0x1p54, -54)
    }
    let (exponent, significand) = x.ordinaryBinaryParts
    return (significand - 1).naturalLogarithm(exponent + shift)
  }
  @inline(__always)
  static func flags<Value: Lanes>(_ x: Value) -> Value {
    x.subtractingBits(Value(repeating: 0x1p-1022))
      .unitedBits(Value(repeating: .greatestFiniteMagnitude).subtractingBits(x))
  }
  @inline(__always)
  static func ordinary<Value: Lanes>(_ x: Value) -> Value {
    let (exponent, significand) = x.ordinaryBinaryParts
    return (significand - 1).naturalLogarithm(exponent)
  }
}

/// The natural logarithm, but NaN at zero.
enum DefinedLogarithm: OrdinaryFunction {
  @inline(__always)
  static func one(_ x: Double) -> Double { x == 0 ? .nan : NaturalLogarithm.one(x) }
  @inline(__always)
  static func flags<Value: Lanes>(_ x: Value) -> Value { NaturalLogarithm.flags(x) }
  @inline(__always)
  static func ordinary<Value: Lanes>(_ x: Value) -> Value { NaturalLogarithm.ordinary(x) }
}

/// The sine of an angle in radians, within 0.93 ulp.
enum Sine: OrdinaryFunction {
  @inline(never)
  static func one(_ x: Double) -> Double { QuarterTurns(any: x).sine }
  @inline(__always)
  static func flags<Value: Lanes>(_ x: Value) -> Value {
    x.flags(above: QuarterTurns<Double>.limit)
  }
  @inline(__always)
  static func ordinary<Value: Lanes>(_ x: Value) -> Value { QuarterTurns(small: x).sine }
}

/// The cosine of an angle in radians, within 0.9 ulp.
enum Cosine: OrdinaryFunction {
  @inline(never)
  static func one(_ x: Double) -> Double { QuarterTurns(any: x).cosine }
  @inline(__always)
  static func flags<Value: Lanes>(_ x: Value) -> Value {
    x.flags(above: QuarterTurns<Double>.limit)
  }
  @inline(__always)
  static func ordinary<Value: Lanes>(_ x: Value) -> Value { QuarterTurns(small: x).cosine }
}

/// The tangent of an angle in radians, within 0.85 ulp.
enum Tangent: OrdinaryFunction {
  @inline(never)
  static func one(_ x: Double) -> Double {
    x.magnitude < Double.tiny ? x : QuarterTurns(any: x).tangent
  }
  @inline(__always)
  static func flags<Value: Lanes>(_ x: Value) -> Value {
    x.flags(above: QuarterTurns<Double>.limit)
  }
  @inline(__always)
  static func ordinary<Value: Lanes>(_ x: Value) -> Value {
    QuarterTurns(small: x).tangent.replacing(with: x, where: x.absolute .< Value.tiny)
  }
}

extension Lanes {
  /// The high bit is set where a magnitude is above a limit, or NaN.
  @inline(__always)
  fileprivate func flags(above limit: Double) -> Self {
    // As integers the difference is negative for larger numbers and NaN.
    Self(repeating: limit).subtractingBits(absolute)
  }
}
