// The check of what proves the solutions of equations, of inequalities and of systems, and of what proves derivatives and
// integrals, for shells.

package import Expressions
internal import Numbers

/// The check of a proof that there are the solutions that are told, and no others, or that a derivative or an
/// integral is what is told.
package enum SolutionCheck: CaseIterable, Sendable {
  /// Of the roots of a polynomial.
  case roots
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
  /// Of cases, in terms of names.
  case cases
  /// Of a derivative, and of an integral that follows from it.
  case calculus

  /// The word that the first line begins with.
  package var header: String { words[0] }

  /// The words that the lines behind it begin with.
  package var steps: [String] { Array(words.dropFirst()) }

  private var words: [String] {
    switch self {
    case .roots: RootCertificate.words
    case .zeros: ZeroCertificate.words
    case .ranges: ComparisonCertificate.words
    case .parts: PartsCertificate.words
    case .points: SystemCertificate.words
    case .substitutions: SubstitutionCertificate.words
    case .families: FamilyCertificate.words
    case .images: ImageCertificate.words
    case .wholes: WholeCertificate.words
    case .complexes: ComplexCertificate.words
    case .cases: CasesCertificate.words
    case .calculus: CalculusCertificate.words
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
    /// The solutions are those of so many cases.
    case provedCases(Int)
    /// An expression is the derivative of another one.
    case provedDerivative
    /// An integral between two bounds has a value.
    case provedIntegral
    /// This line, from 1, is no step of a proof.
    case malformed(line: Int)
    /// Something that is told is not true, or was not found to be.
    case fails
  }

  /// Checks the lines of one proof.
  package func outcome(of lines: [String]) -> Outcome {
    switch self {
    case .roots:
      return Self.outcome(of: RootCertificate.reading(lines)) { certificate in
        certificate.isValid ? .proved(count: certificate.count, isPeriodic: false) : .fails
      }
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
    case .cases:
      return Self.outcome(of: CasesCertificate.reading(lines)) { certificate in
        certificate.isValid ? .provedCases(certificate.cases.count) : .fails
      }
    case .calculus:
      return Self.outcome(of: CalculusCertificate.reading(lines)) { certificate in
        guard certificate.isValid else { return .fails }
        return certificate.integral == nil ? .provedDerivative : .provedIntegral
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

  /// The proof that a line begins; nothing where it begins none.
  package init?(startingWith line: String) {
    guard let kind = Self.allCases.first(where: { line.hasPrefix($0.header + " ") }) else {
      return nil
    }
    self = kind
  }

  /// Checks the lines of one proof, whose first line says of what it is one.
  package static func outcome(of lines: [String]) -> Outcome {
    (kind(of: lines) ?? .zeros).outcome(of: lines)
  }

  static func kind(of lines: [String]) -> SolutionCheck? {
    lines.lazy.compactMap { SolutionCheck(startingWith: $0) }.first
  }

  /// Solutions that the lines of a valid proof tell, and a number after which all repeats, if there is one;
  /// nothing where they tell none by numbers.
  package static func parts(
    of lines: [String]
  ) -> (parts: [ProvedPart], period: Expression?)? {
    switch kind(of: lines) {
    case .roots:
      guard let intervals = RootCertificate.reading(lines).certificate?.intervals else {
        return nil
      }
      return (intervals.map { .between(Expression($0.lower), Expression($0.upper)) }, nil)
    case .zeros:
      return ZeroCertificate.reading(lines).certificate.map { ($0.parts, $0.period) }
    case .ranges: return ranges(of: ComparisonCertificate.reading(lines).certificate)
    case .parts: return ranges(of: PartsCertificate.reading(lines).certificate?.ranges)
    case .points:
      guard let certificate = SystemCertificate.reading(lines).certificate,
        !certificate.hasParameters
      else { return nil }
      return (certificate.points.map { ProvedPart.point($0) }, nil)
    case .wholes:
      return WholeCertificate.reading(lines).certificate.map { ($0.parts, nil) }
    case .families: return FamilyCertificate.reading(lines).certificate.map { ($0.parts, nil) }
    case .complexes: return ComplexCertificate.reading(lines).certificate.map { ($0.parts, nil) }
    case .images, .substitutions, .cases, .calculus, nil: return nil
    }
  }

  private static func ranges(
    of certificate: ComparisonCertificate?
  ) -> (parts: [ProvedPart], period: Expression?)? {
    guard let certificate, let parts = certificate.parts else { return nil }
    return (parts, certificate.isPeriodic ? certificate.period : nil)
  }
}
