// Whether the pieces of a certificate are the whole line, or more than a period of it.

internal import Expressions
internal import Numbers
internal import Reals

/// A piece of the line, to both ends.
protocol LinePiece {
  /// The left end; nothing where it has none.
  var lower: Rational? { get }
  /// The right end; nothing where it has none.
  var upper: Rational? { get }
}

extension Sequence where Element: LinePiece {
  /// Whether each piece begins where the one before ends, and all of them together are the line,
  /// or a period after which all repeats and a first part that is at least as long as what is too much.
  ///
  /// It opens quietly where nothing is told of the first piece that would be told again a period
  /// later.
  func coversAll(
    period: Expression?,
    _ angleUnit: AngleUnit,
    opensQuietly: Bool,
    in workspace: inout Workspace,
    where repeats: (Real, inout Workspace) -> Bool
  ) -> Bool {
    let pieces = Array(self)
    guard let first = pieces.first, let last = pieces.last else { return false }
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      guard let end = piece.upper, next.lower == end else { return false }
    }
    guard let period else { return first.lower == nil && last.upper == nil }
    guard opensQuietly, let start = first.lower, let rest = first.upper, let end = last.upper,
      let number = period.exactValue(
        in: Environment(angleUnit: angleUnit),
        workspace: &workspace
      ), number.sign(in: &workspace) == 1, repeats(number, &workspace)
    else { return false }
    // end − rest ≤ period ≤ end − start: what begins anew is within the first piece.
    return Real(end - rest).order(to: number, in: &workspace).map { $0 != .greater } == true
      && number.order(to: Real(end - start), in: &workspace).map { $0 != .greater } == true
  }
}

extension Real {
  /// Whether it is known to lie between the ends of a piece.
  func isInside(_ piece: some LinePiece, in workspace: inout Workspace) -> Bool {
    if let lower = piece.lower {
      guard Real(lower).order(to: self, in: &workspace) == .less else { return false }
    }
    if let upper = piece.upper {
      guard order(to: Real(upper), in: &workspace) == .less else { return false }
    }
    return true
  }
}

extension Expression {
  /// Whether it is zero, exactly, where a name is a number.
  func isZero(
    _ name: String,
    at number: Real,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) -> Bool {
    let environment = Environment(variables: [name: .real(number)], angleUnit: angleUnit)
    return exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace) == 0
  }
}
