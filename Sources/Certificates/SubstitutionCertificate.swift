// What anybody can check of the solutions of a system that is no polynomial: unknowns that
// equations tell in terms of the others are put in, and the zeros of what is left are proved as those of
// one equation.

package import Expressions
internal import Numbers

/// The solutions of a system as steps that can be checked.
package struct SubstitutionCertificate: Sendable {
  /// The unknowns.
  package let unknowns: [String]
  /// The sides of the equations.
  package var equations: [Sides] = []
  /// What unknowns are, in terms of those that are put in later, and of the last one.
  package var substitutions: [Substitution] = []
  /// The proof of the zeros of the equation that is left.
  package var zeros: ZeroCertificate?

  /// Both sides of an equation.
  package struct Sides: Hashable, Sendable {
    package var left: Expression
    package var right: Expression

    package init(left: Expression, right: Expression) { (self.left, self.right) = (left, right) }
  }

  /// An unknown that an equation tells.
  package struct Substitution: Sendable {
    /// The unknown.
    package let unknown: String
    /// What it is.
    package let value: Expression
    /// The place of the equation that says so, from 1.
    package let equation: Int

    package init(unknown: String, value: Expression, equation: Int) {
      (self.unknown, self.value, self.equation) = (unknown, value, equation)
    }
  }

  /// How many solutions there are, or how many in each period.
  package var count: Int { zeros?.count ?? 0 }

  /// Whether the solutions are those of one period.
  package var isPeriodic: Bool { zeros?.isPeriodic == true }

  package init(unknowns: [String]) { self.unknowns = unknowns }
}

// MARK: - Text

extension SubstitutionCertificate: SteppedCertificate {
  /// The words that lines begin with.
  package static let words = ["substitutions", "put"] + ZeroCertificate.words

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = [unknowns.reduce("substitutions") { $0 + " " + $1 }]
    lines += equations.map { "equation \($0.left.text()) = \($0.right.text())" }
    for step in substitutions {
      lines.append("put \(step.equation) ; \(step.unknown) ; \(step.value.text())")
    }
    return lines + (zeros?.lines ?? [])
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(
    _ lines: [String]
  ) -> (certificate: SubstitutionCertificate?, fault: Int) {
    let (steps, end) = readingSteps(lines, before: ZeroCertificate.words[0])
    guard var certificate = steps, end < lines.count else { return (steps, end) }
    let (zeros, fault) = ZeroCertificate.reading(Array(lines[end...]))
    guard let zeros else { return (nil, end + max(1, fault)) }
    certificate.zeros = zeros
    return (certificate, lines.count)
  }

  mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    switch word {
    case "equation":
      guard substitutions.isEmpty, let condition = step.condition, condition.relation == .equal
      else { return false }
      equations.append(Sides(left: condition.left, right: condition.right))
    case "put":
      guard let parts = step.expressions, parts.count == 3,
        let place = parts[0].rationalNumber?.asNatural,
        case .name(let unknown) = parts[1].symbol(at: parts[1].root)
      else { return false }
      substitutions.append(Substitution(unknown: unknown, value: parts[2], equation: place))
    default: return false
    }
    return true
  }
}
