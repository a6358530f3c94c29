// A function and its slopes, whose signs on boxes are what certificates are checked by.

internal import Expressions
internal import Numbers
internal import Reals

/// A function and its slopes, as far as they were asked for.
package struct CheckedSlopes {
  private var known: [CheckedFunction]

  /// The highest order of a slope.
  package static let orderLimit = 12
  /// The highest order by which a sign far out is looked for.
  private static let tailLimit = 9

  init(_ function: CheckedFunction) { known = [function] }

  /// The function itself.
  var function: CheckedFunction { known[0] }

  /// The slope of an order; 0 for the function itself.
  mutating func slope(_ order: Int, in workspace: inout Workspace) -> CheckedFunction? {
    guard order >= 0, order <= Self.orderLimit else { return nil }
    while known.count <= order {
      guard let next = known[known.count - 1].derivative(in: &workspace) else { return nil }
      known.append(next)
    }
    return known[order]
  }

  /// The sign that a slope has everywhere on a box, where it is continuous; nothing where it is
  /// not known to have one.
  mutating func sign(_ order: Int, on box: Interval, in workspace: inout Workspace) -> Int? {
    slope(order, in: &workspace)?.sign(on: box)
  }

  mutating func sign(_ order: Int, at point: Rational, in workspace: inout Workspace) -> Int? {
    sign(order, on: Interval(enclosing: point), in: &workspace)
  }

  /// Whether the function and its slopes up to an order are continuous on a box.
  mutating func isSmooth(_ order: Int, on box: Interval, in workspace: inout Workspace) -> Bool {
    (0...max(0, order)).allSatisfy { place in
      slope(place, in: &workspace)?.values(on: box)?.decoration == .continuous
    }
  }

  /// The values on a bounded box by the mean value theorem; nothing where the function or its
  /// slope is not continuous there.
  mutating func meanValues(on box: Interval, in workspace: inout Workspace) -> Interval? {
    guard box.isBounded, function.values(on: box)?.decoration == .continuous,
      let slope = slope(1, in: &workspace)?.values(on: box), slope.decoration == .continuous,
      let middle = function.values(on: Interval(box.midpoint))
    else { return nil }
    return middle.values + slope.values * (box - Interval(box.midpoint))
  }

  /// The sign of the function on a box that reaches from an end to the right or to the left.
  ///
  /// The slope of an order keeps its sign there, and all before it start with signs that keep
  /// them away from zero, since each is the integral of the next; nothing where that is not so.
  mutating func signOfTail(
    _ order: Int,
    from end: Rational,
    isRight: Bool,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> Int? {
    guard order > 0, isSmooth(order, on: box, in: &workspace),
      let last = sign(order, on: box, in: &workspace)
    else { return nil }
    for place in 0..<order {
      let wanted = isRight || (order - place) % 2 == 0 ? last : -last
      guard sign(place, at: end, in: &workspace) == wanted else { return nil }
    }
    return isRight || order % 2 == 0 ? last : -last
  }

  /// The order of the first slope that keeps its sign on such a box and shows that the function does, and this
  /// sign; nothing where the signs at the end show nothing, or no slope does.
  mutating func tail(
    from end: Rational,
    isRight: Bool,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> (order: Int, sign: Int)? {
    guard let first = sign(0, at: end, in: &workspace) else { return nil }
    for order in 1...Self.tailLimit {
      guard slope(order, in: &workspace)?.values(on: box)?.decoration == .continuous else {
        return nil
      }
      if let sign = signOfTail(order, from: end, isRight: isRight, box, in: &workspace) {
        return (order, sign)
      }
      // Further out the signs of the function and of its slopes are the same, or they take turns.
      let wanted = isRight || order % 2 == 0 ? first : -first
      guard sign(order, at: end, in: &workspace) == wanted else { return nil }
    }
    return nil
  }
}

extension CheckedFunction {
  /// The sign that it has everywhere on a box, where it is continuous.
  func sign(on box: Interval) -> Int? {
    guard let values = values(on: box), values.decoration == .continuous else { return nil }
    return values.values.lower > 0 ? 1 : values.values.upper < 0 ? -1 : nil
  }
}

extension Interval {
  /// The numbers of a piece of the line, and no fewer.
  init(enclosingFrom lower: Rational?, to upper: Rational?) {
    self.init(
      lower: lower.map { Interval(enclosing: $0).lower } ?? -.infinity,
      upper: upper.map { Interval(enclosing: $0).upper } ?? .infinity
    )
  }
}
