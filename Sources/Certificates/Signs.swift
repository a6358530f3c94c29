// The signs that numbers may have, and those of their sums and products.

internal import Expressions
internal import Numbers

/// The signs that a number may have.
struct Signs: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let negative = Signs(rawValue: 1)
  static let zero = Signs(rawValue: 2)
  static let positive = Signs(rawValue: 4)
  static let notZero: Signs = [.negative, .positive]
  static let notNegative: Signs = [.zero, .positive]
  static let notPositive: Signs = [.negative, .zero]
  static let all: Signs = [.negative, .zero, .positive]

  /// The sign of a number.
  init(of number: Rational) {
    self = number.isZero ? .zero : number.isNegative ? .negative : .positive
  }

  /// The signs of a difference for which a comparison holds.
  init(_ relation: Relation) {
    let signs: [(Int, Signs)] = [(-1, .negative), (0, .zero), (1, .positive)]
    self = signs.reduce(into: []) { if relation.holds(for: $1.0) { $0.formUnion($1.1) } }
  }

  /// Those of the number with the other sign.
  var turned: Signs {
    var result = intersection(.zero)
    if contains(.negative) { result.insert(.positive) }
    if contains(.positive) { result.insert(.negative) }
    return result
  }

  /// The other signs.
  var others: Signs { Signs.all.subtracting(self) }

  /// Each sign by itself.
  var each: [Signs] { [.negative, .zero, .positive].filter { contains($0) } }

  static func * (a: Signs, b: Signs) -> Signs {
    var result: Signs = []
    if a.isEmpty || b.isEmpty { return result }
    if a.contains(.zero) || b.contains(.zero) { result.insert(.zero) }
    if a.contains(.positive) { result.formUnion(b.intersection(.notZero)) }
    if a.contains(.negative) { result.formUnion(b.turned.intersection(.notZero)) }
    return result
  }

  static func + (a: Signs, b: Signs) -> Signs {
    if a == .zero { return b }
    if b == .zero || a == b && a != .notZero { return a }
    var result = a.union(b)
    if a.contains(.zero) != b.contains(.zero) { result.remove(.zero) }
    let isMixed =
      a.contains(.positive) && b.contains(.negative)
      || a.contains(.negative) && b.contains(.positive)
    return isMixed ? .all : result
  }

  /// Those of a power with an exponent of at least 1.
  func raised(to exponent: Int) -> Signs {
    guard exponent % 2 == 0 else { return self }
    return isDisjoint(with: .notZero) ? self : intersection(.zero).union(.positive)
  }
}
