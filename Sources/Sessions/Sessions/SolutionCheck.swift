// The check of what proves the solutions of an equation that is no polynomial, for shells.

internal import Analysis

/// The check of a proof that an equation has the zeros that are told, and no others.
package enum SolutionCheck {
  /// The word that the first line begins with, and those of the lines behind it.
  package static var words: (header: String, steps: [String]) {
    (ZeroCertificate.words[0], Array(ZeroCertificate.words.dropFirst()))
  }

  /// What comes of a check.
  package enum Outcome: Equatable, Sendable {
    /// The equation has so many zeros, or so many in each period.
    case proved(count: Int, isPeriodic: Bool)
    /// This line, from 1, is no step of a proof.
    case malformed(line: Int)
    /// Something that is told is not true, or was not found to be.
    case fails
  }

  /// Checks the lines of one proof.
  package static func outcome(of lines: [String]) -> Outcome {
    let (certificate, fault) = ZeroCertificate.reading(lines)
    guard let certificate else { return .malformed(line: max(1, fault)) }
    return certificate.isValid
      ? .proved(count: certificate.count, isPeriodic: certificate.isPeriodic) : .fails
  }
}
