// Functions and constants that the graph knows by their enclosures alone. A new one
// is a value of one of these types, and no switch over operations asks for it.

internal import Numbers

/// A function of one real that is given by enclosures of its values.
///
/// Two are the same function if they are the same object.
final class RealFunction: Sendable {
  /// A ball that contains the values at all members of a ball, its midpoint rounded to
  /// about a precision.
  typealias Enclosure =
    @Sendable (Ball, _ precision: Int, inout Workspace) throws(RealError) -> Ball

  /// Encloses the values of a ball.
  let enclosure: Enclosure
  /// The sign of the value for an argument of a sign, −1, 0 or 1, or of no known one.
  let sign: @Sendable (Int?) -> Int?

  /// Creates a function of which nothing is known but its enclosures and its signs.
  ///
  /// The enclosures of a ball become as narrow as wanted when the ball and the precision
  /// do; an argument without a value is refused before a node is made.
  init(
    sign: @escaping @Sendable (Int?) -> Int? = { _ in nil },
    _ enclosure: @escaping Enclosure
  ) {
    self.sign = sign
    self.enclosure = enclosure
  }
}

/// A positive real constant that is given by its bits.
///
/// Two are the same constant if they are the same object.
final class RealConstant: Sendable {
  /// floor(x · 2^bits) of the constant x, or one less.
  let significand: @Sendable (_ bits: Int, inout Workspace) throws(RealError) -> Integer
  /// Whether workspaces keep the bits: those of a constant that lives as long as the program.
  let isKept: Bool

  /// Creates a constant of which nothing is known but its bits.
  ///
  /// Workspaces know it by its place in memory, so that one that `isKept` must never go.
  init(
    isKept: Bool = true,
    _ significand: @escaping @Sendable (Int, inout Workspace) throws(RealError) -> Integer
  ) {
    self.isKept = isKept
    self.significand = significand
  }
}

extension RealFunction: Hashable {
  static func == (first: RealFunction, second: RealFunction) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RealConstant: Hashable {
  static func == (first: RealConstant, second: RealConstant) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Real {
  /// The value of a function, which the caller has proved to exist.
  ///
  /// - Throws: ``RealError/Limit/depth``.
  static func value(of function: RealFunction, at x: Real) throws(RealError) -> Real {
    try make(.function(function), x, form: nil)
  }

  /// The value of a constant.
  init(_ constant: RealConstant) {
    self.init(node: Node(.constant(constant), form: nil))
  }
}

extension Ball {
  /// A constant that is known by its bits, which the workspace keeps.
  static func value(
    of constant: RealConstant,
    precision bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    guard constant.isKept else {
      let significand = try constant.significand(bits, &workspace)
      return Ball(fixed: significand, bits: bits, error: 2)
    }
    let kept = workspace.constants.others[ObjectIdentifier(constant)]
    if let kept, kept.bits >= bits {
      return Ball(fixed: kept.rounded(toBits: bits), bits: bits, error: 2)
    }
    let goal = try workspace.generous(bits, after: kept)
    let value = FixedPoint(
      significand: try constant.significand(goal, &workspace),
      bits: goal
    )
    workspace.constants.others[ObjectIdentifier(constant)] = value
    return Ball(fixed: value.rounded(toBits: bits), bits: bits, error: 2)
  }
}
