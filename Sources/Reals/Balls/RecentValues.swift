// Values of a function that a computation met last, each with its argument.

internal import Numbers

/// The last values of one function.
///
/// The terms of a form have their exponentials in common, and so have both parts of a complex
/// number, which are evaluated one after the other.
struct RecentValues: Sendable {
  private struct Entry: Sendable {
    let argument: Ball
    let precision: Int
    let value: ComplexBall
  }

  /// How many values are kept; each may be as long as the digits that are asked for.
  private static var count: Int { 4 }

  private var entries: [Entry] = []

  /// Creates a store without values.
  init() {}

  /// The value at exactly this ball, computed at this precision.
  func value(at argument: Ball, precision: Int) -> ComplexBall? {
    entries.first { $0.precision == precision && $0.argument.isIdentical(to: argument) }?.value
  }

  /// Keeps a value in the place of the oldest one.
  mutating func keep(_ value: ComplexBall, at argument: Ball, precision: Int) {
    if entries.count == RecentValues.count { entries.removeFirst() }
    entries.append(Entry(argument: argument, precision: precision, value: value))
  }
}

extension Ball {
  /// Whether midpoint and radius are written alike.
  fileprivate func isIdentical(to other: Ball) -> Bool {
    exponent == other.exponent && radius == other.radius && significand == other.significand
  }
}
