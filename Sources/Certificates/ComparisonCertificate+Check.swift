// The check of where an inequality holds. The difference of the sides is a quotient N/D, and has
// the sign of N·D where D is not zero. Of polynomials the roots on a piece are counted by Sturm's
// chain; other functions are evaluated over intervals, with their slopes.

package import Expressions
package import Numbers
package import Reals

extension ComparisonCertificate {
  /// The most pieces.
  static let pieceLimit = 2_000

  /// Whether the pieces cover the line, or more than a period, and are as they are told to be.
  package var isValid: Bool {
    var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
    guard pieces.count <= Self.pieceLimit, var check = ComparisonCheck(self, in: &workspace) else {
      return false
    }
    guard hasSides else {
      let isCovered = pieces.coversAll(
        period: period,
        angleUnit,
        opensQuietly: pieces.first.map { $0.pattern.isConstant } == true,
        in: &workspace,
        where: { check.repeats(after: $0, from: nil, to: nil, in: &$1) }
      )
      return isCovered && arePiecesTrue(&check, &workspace)
    }
    return coversSides(&check, in: &workspace) && arePiecesTrue(&check, &workspace)
  }

  /// Whether each piece is as it is told to be.
  private func arePiecesTrue(
    _ check: inout ComparisonCheck,
    _ workspace: inout Workspace
  ) -> Bool {
    pieces.allSatisfy { piece in
      check.pattern(from: piece.lower, to: piece.upper, change: piece.change, in: &workspace)
        == piece.pattern
    }
  }
}

/// A check of comparisons that have to hold together.
package struct ComparisonCheck {
  package var parts: [ConditionCheck] = []

  /// Creates a check, or returns nothing where a comparison cannot be checked.
  package init?(_ certificate: ComparisonCertificate, in workspace: inout Workspace) {
    for condition in certificate.conditions {
      let (x, unit) = (certificate.unknown, certificate.angleUnit)
      guard let part = ConditionCheck(condition, of: x, unit, in: &workspace) else { return nil }
      parts.append(part)
    }
    guard !parts.isEmpty else { return nil }
  }

  /// Where all comparisons hold on a piece; nothing where that is not found out.
  ///
  /// Several that change on it have to do so at one number, the one that is told. Where a number
  /// is told, something has to change there, or the sides of a comparison are equal.
  package mutating func pattern(
    from lower: Rational?,
    to upper: Rational?,
    change: Expression? = nil,
    in workspace: inout Workspace
  ) -> ComparisonCertificate.Pattern? {
    var (changing, isOpen) = ([Int](), false)
    var whole = ComparisonCertificate.Pattern(everywhere: true)
    for place in parts.indices {
      guard
        let pattern = parts[place].pattern(
          from: lower,
          to: upper,
          change: change,
          in: &workspace
        )
      else {
        isOpen = true
        continue
      }
      // Where one never holds, the others do not matter.
      if pattern == ComparisonCertificate.Pattern(everywhere: false) {
        guard let change else { return pattern }
        return touches(change, from: lower, to: upper, in: &workspace) ? pattern : nil
      }
      if !pattern.isConstant { changing.append(place) }
      whole = whole & pattern
    }
    guard !isOpen else { return nil }
    guard let change else { return changing.count <= 1 ? whole : nil }
    if changing.isEmpty {
      return touches(change, from: lower, to: upper, in: &workspace) ? whole : nil
    }
    for place in changing {
      guard parts[place].changes(at: change, from: lower, to: upper, in: &workspace) else {
        return nil
      }
    }
    return whole
  }

  /// Whether a number inside a piece is one at which a comparison might change, exactly.
  private mutating func touches(
    _ told: Expression,
    from lower: Rational?,
    to upper: Rational?,
    in workspace: inout Workspace
  ) -> Bool {
    parts.indices.contains { place in
      parts[place].changes(at: told, from: lower, to: upper, in: &workspace)
    }
  }
}
