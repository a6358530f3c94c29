// The check of the zeros of an equation. It looks for nothing: it evaluates the difference of
// the sides and its slopes on the pieces that are told, and compares signs.

internal import Expressions
internal import Numbers
internal import Reals

extension ZeroCertificate {
  /// The most pieces, and the highest order of a slope.
  static let (pieceLimit, orderLimit) = (2_000, 12)

  /// Whether the pieces cover the line, or more than a period, and are as they are told to be.
  package var isValid: Bool {
    var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
    guard var check = ZeroCheck(self, in: &workspace) else { return false }
    guard coversAll(&check, in: &workspace) else { return false }
    return pieces.allSatisfy { check.holds($0, in: &workspace) }
  }

  /// Whether each piece begins where the one before ends, and all of them together are the
  /// line, or a period and a part without zeros that is at least as long as what is too much.
  private func coversAll(_ check: inout ZeroCheck, in workspace: inout Workspace) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count <= Self.pieceLimit else {
      return false
    }
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      guard let end = piece.upper, next.lower == end else { return false }
    }
    guard let period else { return first.lower == nil && last.upper == nil }
    guard let start = first.lower, let end = last.upper, let rest = first.upper,
      case .noZero = first.reason,
      let number = period.exactValue(
        in: Environment(angleUnit: angleUnit),
        workspace: &workspace
      ), check.order(Real(Rational(0)), number, in: &workspace) == .less,
      check.function.repeats(after: number, in: &workspace)
    else { return false }
    // end − rest ≤ period ≤ end − start: what begins anew has no zero.
    return check.order(Real(end - rest), number, in: &workspace).map { $0 != .greater } == true
      && check.order(number, Real(end - start), in: &workspace).map { $0 != .greater } == true
  }
}

/// A check under way.
struct ZeroCheck {
  /// The difference of the sides and its slopes, as far as they were asked for.
  private var slopes: [CheckedFunction]

  /// The difference of the sides.
  var function: CheckedFunction { slopes[0] }

  /// Creates a check, or returns nothing where the equation cannot be checked.
  init?(_ certificate: ZeroCertificate, in workspace: inout Workspace) {
    let sides = certificate.sides
    let difference =
      sides.right.rationalNumber?.isZero == true
      ? sides.left : Expression(.difference, [sides.left, sides.right])
    guard
      let function = CheckedFunction(
        difference,
        of: certificate.unknown,
        certificate.angleUnit,
        in: &workspace
      )
    else { return nil }
    slopes = [function]
  }

  /// The slope of an order; 0 for the function itself.
  private mutating func slope(_ order: Int, in workspace: inout Workspace) -> CheckedFunction? {
    guard order >= 0, order <= ZeroCertificate.orderLimit else { return nil }
    while slopes.count <= order {
      guard let next = slopes[slopes.count - 1].derivative(in: &workspace) else { return nil }
      slopes.append(next)
    }
    return slopes[order]
  }

  /// The sign that a slope has everywhere on a box, where it is continuous; nothing where it is
  /// not known to have one.
  private mutating func sign(
    _ order: Int,
    on box: Interval,
    in workspace: inout Workspace
  ) -> Int? {
    guard let values = slope(order, in: &workspace)?.values(on: box),
      values.decoration == .continuous
    else { return nil }
    return values.values.lower > 0 ? 1 : values.values.upper < 0 ? -1 : nil
  }

  private mutating func sign(
    _ order: Int,
    at point: Rational,
    in workspace: inout Workspace
  ) -> Int? {
    sign(order, on: Interval(enclosing: point), in: &workspace)
  }

  /// Whether the function and its slopes up to an order are continuous on a box.
  private mutating func isSmooth(
    _ order: Int,
    on box: Interval,
    in workspace: inout Workspace
  ) -> Bool {
    for place in 0...max(0, order) {
      guard slope(place, in: &workspace)?.values(on: box)?.decoration == .continuous else {
        return false
      }
    }
    return true
  }

  // MARK: Pieces

  /// Whether a piece is as it is told to be.
  mutating func holds(_ piece: ZeroCertificate.Piece, in workspace: inout Workspace) -> Bool {
    if let lower = piece.lower, let upper = piece.upper, lower >= upper { return false }
    let box = Interval(
      lower: piece.lower.map { Interval(enclosing: $0).lower } ?? -.infinity,
      upper: piece.upper.map { Interval(enclosing: $0).upper } ?? .infinity
    )
    switch piece.reason {
    case .noZero: return piece.solutions.isEmpty && hasNoZero(on: box, in: &workspace)
    case .tail(let order):
      return piece.solutions.isEmpty && isTail(piece, order, box, in: &workspace)
    case .oneZero:
      guard let lower = piece.lower, let upper = piece.upper, piece.solutions.count <= 1,
        isSmooth(1, on: box, in: &workspace), sign(1, on: box, in: &workspace) != nil,
        let first = sign(0, at: lower, in: &workspace),
        let last = sign(0, at: upper, in: &workspace), first * last < 0
      else { return false }
      return piece.solutions.allSatisfy { isSolution($0, of: piece, in: &workspace) }
    case .doubleZero:
      guard piece.lower != nil, piece.upper != nil, piece.solutions.count == 1,
        isSmooth(2, on: box, in: &workspace), sign(2, on: box, in: &workspace) != nil
      else { return false }
      return isSolution(piece.solutions[0], of: piece, isDouble: true, in: &workspace)
    case .atMost(let order, let points):
      return hasAtMost(order, points, piece, box, in: &workspace)
        && piece.solutions.count <= order
        && piece.solutions.allSatisfy { isSolution($0, of: piece, in: &workspace) }
        && areAscending(piece.solutions, in: &workspace)
    }
  }

  /// Whether each number is known to be greater than the one before.
  private func areAscending(_ solutions: [Expression], in workspace: inout Workspace) -> Bool {
    let environment = Environment(angleUnit: function.angleUnit)
    var last: Real?
    for solution in solutions {
      guard let number = solution.exactValue(in: environment, workspace: &workspace) else {
        return false
      }
      if let last { guard order(last, number, in: &workspace) == .less else { return false } }
      last = number
    }
    return true
  }

  /// Whether zero is no value on a box.
  private mutating func hasNoZero(on box: Interval, in workspace: inout Workspace) -> Bool {
    guard let values = function.values(on: box) else { return true }
    if !values.values.contains(0) { return true }
    // The mean value theorem.
    guard box.isBounded, values.decoration == .continuous,
      let slope = slope(1, in: &workspace)?.values(on: box), slope.decoration == .continuous,
      let middle = function.values(on: Interval(box.midpoint))
    else { return false }
    let form = middle.values + slope.values * (box - Interval(box.midpoint))
    return !form.contains(0)
  }

  /// Whether a slope keeps its sign from an end on, and all before it start with signs that
  /// keep them away from zero: each is the integral of the next.
  private mutating func isTail(
    _ piece: ZeroCertificate.Piece,
    _ order: Int,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> Bool {
    let isRight = piece.upper == nil
    guard order > 0, let end = isRight ? piece.lower : piece.upper,
      isRight || piece.lower == nil,
      isSmooth(order, on: box, in: &workspace), let last = sign(order, on: box, in: &workspace)
    else { return false }
    for place in 0..<order {
      let wanted = isRight || (order - place) % 2 == 0 ? last : -last
      guard sign(place, at: end, in: &workspace) == wanted else { return false }
    }
    return true
  }

  /// Whether a function changes its sign as often between numbers as a slope allows zeros.
  ///
  /// With one zero more the divided difference of that order would be zero; it is a mean of the
  /// slope over the hull of the zeros, where this has no two signs and is somewhere not zero.
  private mutating func hasAtMost(
    _ order: Int,
    _ points: [Rational],
    _ piece: ZeroCertificate.Piece,
    _ box: Interval,
    in workspace: inout Workspace
  ) -> Bool {
    guard order > 0, order <= ZeroCertificate.orderLimit, points.count == order + 1,
      isSmooth(order, on: box, in: &workspace),
      let values = slope(order, in: &workspace)?.values(on: box)?.values,
      values.lower >= 0 || values.upper <= 0
    else { return false }
    var last: (point: Rational, sign: Int)?
    for point in points {
      if let lower = piece.lower, point < lower { return false }
      if let upper = piece.upper, point > upper { return false }
      guard let sign = sign(0, at: point, in: &workspace) else { return false }
      if let last { guard last.point < point, last.sign == -sign else { return false } }
      last = (point, sign)
    }
    // The hull of all zeros reaches from the first zero to the last.
    if order > 1 { return sign(order, at: points[1], in: &workspace) != nil }
    let bracket = Interval(enclosing: points[0]).hull(Interval(enclosing: points[1]))
    return sign(order, on: bracket, in: &workspace) != nil
  }

  // MARK: Solutions

  /// Whether a number lies in a piece and is a zero, and one of the slope, too, where it is
  /// double: exactly.
  private mutating func isSolution(
    _ solution: Expression,
    of piece: ZeroCertificate.Piece,
    isDouble: Bool = false,
    in workspace: inout Workspace
  ) -> Bool {
    let environment = Environment(angleUnit: function.angleUnit)
    guard solution.variables.isEmpty,
      let number = solution.exactValue(in: environment, workspace: &workspace)
    else { return false }
    if let lower = piece.lower {
      guard order(Real(lower), number, in: &workspace) == .less else { return false }
    }
    if let upper = piece.upper {
      guard order(number, Real(upper), in: &workspace) == .less else { return false }
    }
    guard isZero(function, at: number, in: &workspace) else { return false }
    guard isDouble else { return true }
    return slope(1, in: &workspace).map { isZero($0, at: number, in: &workspace) } == true
  }

  private func isZero(
    _ function: CheckedFunction,
    at number: Real,
    in workspace: inout Workspace
  ) -> Bool {
    let environment = Environment(
      variables: [function.variable: .real(number)],
      angleUnit: function.angleUnit
    )
    return function.expression.exactValue(in: environment, workspace: &workspace)?
      .sign(in: &workspace) == 0
  }

  /// How two numbers compare; nothing where that is not found out.
  func order(_ a: Real, _ b: Real, in workspace: inout Workspace) -> Order? {
    do throws(RealError) {
      return try Real.compare(a, b, in: &workspace)
    } catch {
      return nil
    }
  }
}
