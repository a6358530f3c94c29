// The derivatives that an evaluation over intervals carries along: none, the slope in one
// variable, or the slopes in two. The rules of differentiation are written once, and the
// compiler specialises the three.

public import Numbers

/// Slopes of a function in some of its variables.
protocol Slopes: Sendable {
  /// Whether there are any.
  static var isKept: Bool { get }
  /// The slopes of a constant.
  static var zero: Self { get }
  /// Slopes of which nothing is known.
  static var unknown: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  /// The slopes of the opposite.
  static prefix func - (a: Self) -> Self
  /// The slopes times the values of a factor.
  func scaled(by factor: Interval) -> Self
  /// The slopes of both of two functions.
  func hull(_ other: Self) -> Self
  /// Whether the function is constant on all of a box, or on no part of it, however small;
  /// unknown if the slopes do not tell.
  var constancy: Constancy { get }
}

/// Whether a continuous function is constant on a box.
enum Constancy: Sendable {
  /// On all of it.
  case everywhere
  /// On no open part of it.
  case nowhere
  case unknown
}

/// No slopes.
struct NoSlopes: Slopes {
  static var isKept: Bool { false }
  static var zero: NoSlopes { NoSlopes() }
  static var unknown: NoSlopes { NoSlopes() }
  @inline(__always)
  static func + (a: NoSlopes, b: NoSlopes) -> NoSlopes { a }
  @inline(__always)
  static func - (a: NoSlopes, b: NoSlopes) -> NoSlopes { a }
  @inline(__always)
  static prefix func - (a: NoSlopes) -> NoSlopes { a }
  @inline(__always)
  func scaled(by factor: Interval) -> NoSlopes { self }
  @inline(__always)
  func hull(_ other: NoSlopes) -> NoSlopes { self }
  var constancy: Constancy { .unknown }
}

extension Interval: Slopes {
  static var isKept: Bool { true }
  static var unknown: Interval { .entire }
  @inline(__always)
  func scaled(by factor: Interval) -> Interval { self * factor }
  var constancy: Constancy {
    if self == .zero { return .everywhere }
    return contains(0) ? .unknown : .nowhere
  }
}

/// The slopes in two variables.
package struct Gradient: Hashable, Sendable {
  /// The slopes in the first variable.
  package var x: Interval
  /// The slopes in the second variable.
  package var y: Interval
}

extension Gradient: Slopes {
  static var isKept: Bool { true }
  static var zero: Gradient { Gradient(x: .zero, y: .zero) }
  static var unknown: Gradient { Gradient(x: .entire, y: .entire) }
  @inline(__always)
  static func + (a: Gradient, b: Gradient) -> Gradient { Gradient(x: a.x + b.x, y: a.y + b.y) }
  @inline(__always)
  static func - (a: Gradient, b: Gradient) -> Gradient { Gradient(x: a.x - b.x, y: a.y - b.y) }
  @inline(__always)
  static prefix func - (a: Gradient) -> Gradient { Gradient(x: -a.x, y: -a.y) }
  @inline(__always)
  func scaled(by factor: Interval) -> Gradient { Gradient(x: x * factor, y: y * factor) }
  @inline(__always)
  func hull(_ other: Gradient) -> Gradient { Gradient(x: x.hull(other.x), y: y.hull(other.y)) }
  var constancy: Constancy {
    switch (x.constancy, y.constancy) {
    case (.everywhere, .everywhere): .everywhere
    case (.nowhere, _), (_, .nowhere): .nowhere
    default: .unknown
    }
  }
}
