// What anybody can check of the solutions in whole numbers: between which bounds they are, or of which number
// an expression is a divisor, so that finitely many are left; how far apart those of an equation of degree
// 1 are; or that one number of each residue class tells all.
//
// > Source: Hardy and Wright, An Introduction to the Theory of Numbers (2008), 2.2, 2.9.

package import Expressions
package import Numbers

/// Solutions in whole numbers, as steps that can be checked.
package struct WholeCertificate: Sendable {
  /// The unknowns.
  package let unknowns: [String]
  /// The comparisons, all of which have to hold.
  package var conditions: [Comparison] = []
  /// Why there are finitely many; nothing for one equation of degree 1.
  package var reason: Reason?
  /// Where the comparisons of one unknown hold among the real numbers.
  package var ranges: ComparisonCertificate?
  /// The name of the number that a family leaves open.
  package var parameter: String?
  /// The solutions: what each unknown is.
  package var points: [[Expression]] = []

  /// Why there are finitely many solutions.
  package enum Reason: Sendable {
    /// An unknown lies between two numbers.
    case bounds(unknown: String, lower: Integer, upper: Integer)
    /// The comparisons are the same where unknowns grow by a number.
    case residues(Int)
    /// A product of two expressions is a number but 0 where the equation holds.
    case product(Expression, Expression, Integer)
  }

  /// How many points are told.
  package var count: Int { points.count }

  /// Whether the solutions are a family.
  package var hasParameter: Bool { parameter != nil }

  /// Whether the solutions are families, each of the numbers of a residue class.
  package var hasClasses: Bool {
    if case .residues? = reason { hasParameter } else { false }
  }

  package init(unknowns: [String]) { self.unknowns = unknowns }
}

// MARK: - Text

extension WholeCertificate: SteppedCertificate {
  /// The words that lines begin with.
  package static let words =
    ["whole", "bounds", "product", "residues", "parameters", "point"] + ComparisonCertificate.words

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = [unknowns.reduce("whole") { $0 + " " + $1 }]
    lines += conditions.map { "condition " + $0.text }
    switch reason {
    case .bounds(let unknown, let lower, let upper):
      lines.append("bounds \(unknown) \(lower.text()) \(upper.text())")
    case .product(let first, let second, let number):
      lines.append("product \(first.text()) ; \(second.text()) ; \(number.text())")
    case .residues(let period): lines.append("residues \(period)")
    case nil: break
    }
    if let parameter { lines.append("parameters " + parameter) }
    lines += points.map { "point " + $0.map { $0.text() }.joined(separator: " ; ") }
    return lines + (ranges?.lines ?? [])
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: WholeCertificate?, fault: Int) {
    let (steps, end) = readingSteps(lines, before: ComparisonCertificate.words[0])
    guard var certificate = steps, end < lines.count else { return (steps, end) }
    let (ranges, fault) = ComparisonCertificate.reading(Array(lines[end...]))
    guard let ranges else { return (nil, end + max(1, fault)) }
    certificate.ranges = ranges
    return (certificate, lines.count)
  }

  mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    switch word {
    case "condition":
      guard reason == nil, points.isEmpty, parameter == nil,
        conditions.count < ComparisonCertificate.conditionLimit, let sides = step.condition
      else { return false }
      conditions.append(Comparison(sides.left, sides.relation, sides.right))
    case "bounds":
      guard reason == nil, points.isEmpty, step.words.count == 3,
        let lower = Integer(step.words[1]), let upper = Integer(step.words[2])
      else { return false }
      reason = .bounds(unknown: step.words[0], lower: lower, upper: upper)
    case "residues":
      guard reason == nil, points.isEmpty, step.words.count == 1,
        let period = Integer(step.words[0])?.asInt
      else { return false }
      reason = .residues(period)
    case "product":
      guard reason == nil, points.isEmpty, let parts = step.expressions, parts.count == 3,
        let number = parts[2].rationalNumber, number.isInteger
      else { return false }
      reason = .product(parts[0], parts[1], number.numerator)
    case "parameters":
      guard parameter == nil, points.isEmpty, step.words.count == 1 else { return false }
      parameter = step.words[0]
    case "point":
      guard let parts = step.expressions, parts.count == unknowns.count else { return false }
      points.append(parts)
    default: return false
    }
    return true
  }
}
