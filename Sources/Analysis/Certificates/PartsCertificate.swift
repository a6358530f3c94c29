// What anybody can check of real solutions of comparisons in which the imaginary unit stands: where the
// comparisons of both parts hold.

package import Expressions
internal import Numbers
package import Reals

/// Where comparisons with i hold together in a real unknown, as steps that can be checked.
package struct PartsCertificate: Sendable {
  /// The unknown.
  let unknown: String
  /// The comparisons, all of which have to hold.
  var conditions: [EquationTask.Condition] = []
  /// Where the comparisons of their parts hold.
  package private(set) var ranges: ComparisonCertificate?

  /// Whether the ranges are those in which the comparisons hold, with angles in radians.
  package var isValid: Bool {
    guard let ranges, ranges.unknown == unknown, ranges.angleUnit == .radians,
      let parts = Self.parts(of: conditions, in: unknown),
      parts.map({ $0.text }) == ranges.conditions.map({ $0.text })
    else { return false }
    return ranges.isValid
  }

  /// Comparisons of real expressions that hold for the same numbers, each once.
  private static func parts(
    of conditions: [EquationTask.Condition],
    in unknown: String
  ) -> [EquationTask.Condition]? {
    var found: [EquationTask.Condition] = []
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
          EquationTask.Condition(sides.left, sides.relation, sides.right)
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

// MARK: - Search

extension PartsCertificate {
  /// The certificate that comparisons with i hold in these ranges and nowhere else, or nothing where none is
  /// found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isProvable(for: task, in: environment), environment.angleUnit == .radians else {
      return nil
    }
    var certificate = PartsCertificate(unknown: task.unknowns[0])
    for condition in task.conditions {
      guard let whole = condition.inlined(in: environment, variables: task.unknowns) else {
        return nil
      }
      certificate.conditions.append(whole)
    }
    if case .range(let lower, let upper) = task.domain {
      let x = Expression(name: certificate.unknown)
      for (end, relation) in [(lower, Relation.greaterOrEqual), (upper, .lessOrEqual)] {
        guard let form = end.closedExpression(.radians, in: &workspace) else { return nil }
        certificate.conditions.append(EquationTask.Condition(x, relation, form))
      }
    }
    guard let parts = Self.parts(of: certificate.conditions, in: certificate.unknown) else {
      return nil
    }
    certificate.ranges = ComparisonCertificate(
      of: EquationTask(parts, unknowns: task.unknowns),
      set,
      environment: Environment(angleUnit: .radians),
      workspace: &workspace
    )
    guard let ranges = certificate.ranges, !ranges.lines.isEmpty,
      // What is told is what was checked: the lines, read again.
      let again = Self.reading(certificate.lines).certificate, again.isValid
    else { return nil }
    self = again
  }
}
