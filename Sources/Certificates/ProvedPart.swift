// The solutions that a certificate tells by numbers, for those who compare them with an answer.

package import Expressions
internal import Numbers

/// Solutions that a certificate tells apart from others.
package enum ProvedPart: Sendable {
  /// What each unknown is.
  case point([Expression])
  /// One number from one to another.
  case between(Expression, Expression)
  /// The numbers between two ends; nothing for an infinite one.
  case range(lower: End?, upper: End?)

  /// An end of a range.
  package struct End: Sendable {
    /// The end, or a number inside that is near, where the end is told by no number.
    package let number: Expression
    /// Whether the range ends at the number.
    package let isExact: Bool
    /// Whether the number belongs to the range.
    package let isIncluded: Bool
  }
}

extension ZeroCertificate {
  /// The zeros, or those of a period.
  package var parts: [ProvedPart] {
    pieces.flatMap { piece -> [ProvedPart] in
      switch piece.reason {
      case .noZero, .tail: return []
      case .oneZero, .doubleZero:
        if let number = piece.solutions.first { return [.point([number])] }
        guard let lower = piece.lower, let upper = piece.upper else { return [] }
        return [.between(Expression(lower), Expression(upper))]
      case .atMost(_, let points):
        return zip(points, points.dropFirst()).map { .between(Expression($0), Expression($1)) }
      }
    }
  }
}

extension ComparisonCertificate {
  /// The ranges, or those of a period, which may begin and end where the pieces do; nothing where all
  /// repeats on one side of the line only.
  ///
  /// - Precondition: The certificate is valid.
  package var parts: [ProvedPart]? {
    guard !hasSides else { return nil }
    var found: [ProvedPart] = []
    var (isInside, lower) = (pieces.first?.pattern.left == true, Self.near(pieces.first?.lower))
    for piece in pieces {
      let pattern = piece.pattern
      let change = piece.change.map {
        ProvedPart.End(number: $0, isExact: true, isIncluded: pattern.center)
      }
      if isInside, !(pattern.center && pattern.right) {
        found.append(.range(lower: lower, upper: change ?? Self.near(piece.lower)))
        isInside = false
      }
      if !isInside, pattern.right {
        (isInside, lower) = (true, change ?? Self.near(piece.upper))
      } else if !isInside, pattern.center, !pattern.left, let number = piece.change {
        found.append(.point([number]))
      }
    }
    if isInside { found.append(.range(lower: lower, upper: Self.near(pieces.last?.upper))) }
    return found
  }

  /// A number inside a range, near an end that no number tells.
  private static func near(_ bound: Rational?) -> ProvedPart.End? {
    bound.map { .init(number: Expression($0), isExact: false, isIncluded: true) }
  }
}

extension FamilyCertificate {
  /// The single solutions, and some of each family.
  package var parts: [ProvedPart] {
    let members = families.flatMap { family -> [ProvedPart] in
      guard let name = family.value.variables.first, family.value.variables.count == 1 else {
        return []
      }
      return family.turns.some.map { turn in
        let number = family.start + Expression(Rational(turn)) * family.period
        return .point([family.value.replacing([name: number])])
      }
    }
    return members + points.map { .point([$0]) }
  }
}

extension ComplexCertificate {
  /// The single solutions, and some of each family.
  package var parts: [ProvedPart] {
    let members = families.flatMap { family in
      Turns.all.some.map {
        ProvedPart.point([family.start + Expression(Rational($0)) * family.step])
      }
    }
    return members + points.map { .point([$0]) }
  }
}

extension WholeCertificate {
  /// The solutions, and some of each family.
  package var parts: [ProvedPart] {
    guard let parameter else { return points.map { .point($0) } }
    return points.flatMap { point in
      Turns.all.some.map { turn in
        .point(point.map { $0.replacing([parameter: Expression(Rational(turn))]) })
      }
    }
  }
}

extension Turns {
  /// Some of the whole numbers, those near 0.
  var some: [Int] {
    switch self {
    case .all: [-2, -1, 0, 1, 2, 3]
    case .fromZero: [0, 1, 2, 3]
    case .notZero: [-2, -1, 1, 2]
    }
  }
}
