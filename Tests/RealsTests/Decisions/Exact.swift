// Reals with operators, so that laws can be written as they are read.

import Numbers
import Reals
import TestSupport

/// A real for tests; every operation has a workspace of its own.
struct Exact {
  let real: Real

  init(_ real: Real) {
    self.real = real
  }

  init(_ value: Int, over denominator: Int = 1) {
    real = Real(Rational(Integer(value), over: Integer(denominator)))
  }

  static var pi: Exact { Exact(Real.pi) }
  static var e: Exact { Exact(Real.e) }

  private static func make(
    _ body: (inout Workspace) throws(RealError) -> Real
  ) throws(RealError) -> Exact {
    var workspace = Workspace()
    return Exact(try body(&workspace))
  }

  static func + (x: Exact, y: Exact) throws(RealError) -> Exact {
    try make { workspace throws(RealError) in try Real.sum(x.real, y.real, in: &workspace) }
  }

  static func - (x: Exact, y: Exact) throws(RealError) -> Exact {
    try make { workspace throws(RealError) in try Real.difference(x.real, y.real, in: &workspace) }
  }

  static func * (x: Exact, y: Exact) throws(RealError) -> Exact {
    try make { workspace throws(RealError) in try Real.product(x.real, y.real, in: &workspace) }
  }

  static func / (x: Exact, y: Exact) throws(RealError) -> Exact {
    try make { workspace throws(RealError) in try Real.quotient(x.real, y.real, in: &workspace) }
  }

  func power(_ y: Exact) throws(RealError) -> Exact {
    try Exact.make { workspace throws(RealError) in try Real.power(real, y.real, in: &workspace) }
  }

  /// The result of one of the functions of one real.
  func apply(
    _ function: (Real, inout Workspace) throws(RealError) -> Real
  ) throws(RealError) -> Exact {
    try Exact.make { workspace throws(RealError) in try function(real, &workspace) }
  }

  func root() throws(RealError) -> Exact { try apply(Real.squareRoot) }
  func cubeRoot() throws(RealError) -> Exact { try apply(Real.cubeRoot) }
  func sin() throws(RealError) -> Exact { try apply(Real.sine) }
  func cos() throws(RealError) -> Exact { try apply(Real.cosine) }
  func tan() throws(RealError) -> Exact { try apply(Real.tangent) }
  func ln() throws(RealError) -> Exact { try apply(Real.naturalLogarithm) }
  func exp() throws(RealError) -> Exact { try apply(Real.exponential) }
  func asin() throws(RealError) -> Exact { try apply(Real.arcsine) }
  func acos() throws(RealError) -> Exact { try apply(Real.arccosine) }
  func atan() throws(RealError) -> Exact { try apply(Real.arctangent) }

  /// Whether the number is zero.
  func isZero() throws(RealError) -> Ternary {
    var workspace = Workspace()
    return try Real.isZero(real, in: &workspace)
  }

  /// The value, if it is recognised as a rational number.
  func recognizedRational() throws(RealError) -> Rational? {
    var workspace = Workspace()
    return try Real.recognized(real, in: &workspace).rational
  }

  /// Leading digits with a mark where the decimal point would stand, such as
  /// "-1234 @ 0".
  func digits(_ count: Int) throws(RealError) -> DecimalExpansion? {
    var workspace = Workspace()
    return try Real.digits(real, significantDigits: count, in: &workspace)
  }
}

extension SplitMix64 {
  /// A small integer, zero excluded.
  mutating func small(_ bound: Int = 12) -> Int {
    let value = Int.random(in: 1...bound, using: &self)
    return Bool.random(using: &self) ? value : -value
  }

  /// A random sum of rational multiples of square and cube roots.
  mutating func radicalSum(terms: Int) throws -> Exact {
    var sum = Exact(small(), over: abs(small()))
    for _ in 1..<max(2, terms) {
      let radicand = Exact(abs(small(30)) + 1)
      let root = Bool.random(using: &self) ? try radicand.root() : try radicand.cubeRoot()
      sum = try sum + Exact(small(), over: abs(small())) * root
    }
    return sum
  }

  /// A random real number of moderate depth, from all kinds of functions.
  mutating func real(depth: Int) throws -> Exact {
    guard depth > 0 else {
      switch Int.random(in: 0..<6, using: &self) {
      case 0: return .pi
      case 1: return .e
      case 2: return try Exact(abs(small()) + 1).root()
      default: return Exact(small(), over: abs(small()))
      }
    }
    let x = try real(depth: depth - 1)
    switch Int.random(in: 0..<9, using: &self) {
    case 0: return try x + real(depth: depth - 1)
    case 1: return try x - real(depth: depth - 1)
    case 2: return try x * real(depth: depth - 1)
    case 3: return try x.sin()
    case 4: return try x.cos()
    case 5: return try x.atan()
    case 6: return try (x * x + Exact(1)).ln()
    case 7: return try (x * x + Exact(2)).root()
    default: return try x / (x * x + Exact(3))
    }
  }
}
