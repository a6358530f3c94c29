// What anybody can check of real solutions of comparisons in which the imaginary unit stands: where the
// comparisons of both parts hold.

package import Expressions
internal import Numbers
internal import Reals

/// Where comparisons with i hold together in a real unknown, as steps that can be checked.
package struct PartsCertificate: Sendable {
  /// The unknown.
  package let unknown: String
  /// The comparisons, all of which have to hold.
  package var conditions: [Comparison] = []
  /// Where the comparisons of their parts hold.
  package var ranges: ComparisonCertificate?

  /// A certificate without ranges.
  package init(unknown: String) { self.unknown = unknown }

  /// Whether the ranges are those in which the comparisons hold, with angles in radians.
  package var isValid: Bool {
    guard let ranges, ranges.unknown == unknown, ranges.angleUnit == .radians,
      let parts = Self.parts(of: conditions, in: unknown),
      parts.map({ $0.text }) == ranges.conditions.map({ $0.text })
    else { return false }
    return ranges.isValid
  }

  /// Comparisons of real expressions that hold for the same numbers, each once.
  package static func parts(
    of conditions: [Comparison],
    in unknown: String
  ) -> [Comparison]? {
    var found: [Comparison] = []
    for condition in conditions {
      guard let parts = CheckedParts.conditions(of: condition, in: unknown) else { return nil }
      for part in parts where !found.contains(part) { found.append(part) }
    }
    return found.isEmpty ? nil : found
  }
}

// MARK: - Text

extension PartsCertificate {
  /// The words that lines begin with.
  package static let words = ["parts", "asked"] + ComparisonCertificate.words

  /// The steps as lines, a header first.
  package var lines: [String] {
    ["parts \(unknown) \(AngleUnit.radians.rawValue)"] + conditions.map { "asked " + $0.text }
      + (ranges?.lines ?? [])
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: PartsCertificate?, fault: Int) {
    var certificate: PartsCertificate?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      switch step.word {
      case nil: continue
      case "parts" where certificate == nil:
        guard let header = step.header, header.angleUnit == .radians else {
          return (nil, index + 1)
        }
        certificate = PartsCertificate(unknown: header.unknown)
      case "asked":
        guard certificate != nil, let sides = step.condition,
          certificate?.conditions.count ?? 0 < ComparisonCertificate.conditionLimit
        else { return (nil, index + 1) }
        certificate?.conditions.append(
          Comparison(sides.left, sides.relation, sides.right)
        )
      case ComparisonCertificate.words[0]:
        guard certificate != nil else { return (nil, index + 1) }
        let (ranges, fault) = ComparisonCertificate.reading(Array(lines[index...]))
        guard let ranges else { return (nil, index + max(1, fault)) }
        certificate?.ranges = ranges
        return (certificate, lines.count)
      default: return (nil, index + 1)
      }
    }
    return (certificate, lines.count)
  }
}
