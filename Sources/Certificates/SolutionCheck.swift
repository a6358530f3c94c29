// The check of what proves the solutions of equations that are no polynomials, of inequalities
// and of systems, for shells.

/// The check of a proof that there are the solutions that are told, and no others.
package enum SolutionCheck: CaseIterable, Sendable {
  /// Of the zeros of a function.
  case zeros
  /// Of the ranges in which an inequality holds.
  case ranges
  /// Of those in which comparisons with the imaginary unit hold.
  case parts
  /// Of the points that solve a system.
  case points
  /// Of those that solve a system in which unknowns are put in.
  case substitutions
  /// Of families that are told by functions, and of those of factors.
  case families
  /// Of ranges that are told by functions, and of families of these.
  case images
  /// Of those in whole numbers.
  case wholes
  /// Of complex ones, and of families of these.
  case complexes

  /// The word that the first line begins with.
  package var header: String { words[0] }

  /// The words that the lines behind it begin with.
  package var steps: [String] { Array(words.dropFirst()) }

  private var words: [String] {
    switch self {
    case .zeros: ZeroCertificate.words
    case .ranges: ComparisonCertificate.words
    case .parts: PartsCertificate.words
    case .points: SystemCertificate.words
    case .substitutions: SubstitutionCertificate.words
    case .families: FamilyCertificate.words
    case .images: ImageCertificate.words
    case .wholes: WholeCertificate.words
    case .complexes: ComplexCertificate.words
    }
  }

  /// What comes of a check.
  package enum Outcome: Equatable, Sendable {
    /// There are so many solutions, or so many in each period.
    case proved(count: Int, isPeriodic: Bool)
    /// There are so many ranges of solutions before all repeats, and so many in each period on the
    /// sides on which it does.
    case provedSides(count: Int, repeating: Int)
    /// There are so many single solutions, and so many families of others.
    case provedFamilies(single: Int, families: Int)
    /// The solutions are a family with so many parameters.
    case provedFamily(parameters: Int)
    /// This line, from 1, is no step of a proof.
    case malformed(line: Int)
    /// Something that is told is not true, or was not found to be.
    case fails
  }

  /// Checks the lines of one proof.
  package func outcome(of lines: [String]) -> Outcome {
    switch self {
    case .zeros:
      return Self.outcome(of: ZeroCertificate.reading(lines)) { certificate in
        guard certificate.isValid else { return .fails }
        return .proved(count: certificate.count, isPeriodic: certificate.isPeriodic)
      }
    case .ranges:
      return Self.outcome(of: ComparisonCertificate.reading(lines)) { certificate in
        certificate.isValid ? Self.outcome(ofValid: certificate) : .fails
      }
    case .parts:
      return Self.outcome(of: PartsCertificate.reading(lines)) { certificate in
        guard certificate.isValid, let ranges = certificate.ranges else { return .fails }
        return Self.outcome(ofValid: ranges)
      }
    case .points:
      return Self.outcome(of: SystemCertificate.reading(lines)) { certificate in
        guard certificate.isValid else { return .fails }
        return certificate.hasParameters
          ? .provedFamily(parameters: certificate.parameterCount)
          : .proved(count: certificate.count, isPeriodic: false)
      }
    case .substitutions:
      return Self.outcome(of: SubstitutionCertificate.reading(lines)) { certificate in
        guard certificate.isValid else { return .fails }
        return .proved(count: certificate.count, isPeriodic: certificate.isPeriodic)
      }
    case .families:
      return Self.outcome(of: FamilyCertificate.reading(lines)) { certificate in
        guard certificate.isValid else { return .fails }
        let (single, families) = certificate.counts
        return .provedFamilies(single: single, families: families)
      }
    case .images:
      return Self.outcome(of: ImageCertificate.reading(lines)) { certificate in
        certificate.isValid ? Self.outcome(ofCounts: certificate.counts) : .fails
      }
    case .wholes:
      return Self.outcome(of: WholeCertificate.reading(lines)) { certificate in
        guard certificate.isValid else { return .fails }
        if certificate.hasClasses {
          return .provedFamilies(single: 0, families: certificate.count)
        }
        return certificate.hasParameter
          ? .provedFamily(parameters: 1) : .proved(count: certificate.count, isPeriodic: false)
      }
    case .complexes:
      return Self.outcome(of: ComplexCertificate.reading(lines)) { certificate in
        certificate.isValid ? Self.outcome(ofCounts: certificate.counts) : .fails
      }
    }
  }

  /// What comes of lines that were read, or which of them is no step.
  private static func outcome<Certificate>(
    of read: (certificate: Certificate?, fault: Int),
    check: (Certificate) -> Outcome
  ) -> Outcome {
    guard let certificate = read.certificate else { return .malformed(line: max(1, read.fault)) }
    return check(certificate)
  }

  /// What single solutions and families that are proved come to.
  private static func outcome(ofCounts counts: (single: Int, families: Int)) -> Outcome {
    counts.families == 0
      ? .proved(count: counts.single, isPeriodic: false)
      : .provedFamilies(single: counts.single, families: counts.families)
  }

  /// What ranges that are proved come to.
  private static func outcome(ofValid ranges: ComparisonCertificate) -> Outcome {
    guard ranges.hasSides else {
      return .proved(count: ranges.count, isPeriodic: ranges.isPeriodic)
    }
    guard let counts = ranges.sidedCount() else { return .fails }
    return .provedSides(count: counts.single, repeating: counts.repeating)
  }

  /// Checks the lines of one proof, whose first line says of what it is one.
  package static func outcome(of lines: [String]) -> Outcome {
    let kind = lines.lazy.compactMap { line in
      allCases.first { line.hasPrefix($0.header + " ") }
    }.first
    return (kind ?? .zeros).outcome(of: lines)
  }
}
