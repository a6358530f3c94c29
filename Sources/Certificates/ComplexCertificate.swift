// What anybody can check of complex solutions: they solve the equation, are different, also where a period
// is added, and are as many as there can be.
//
// > Source: Ahlfors, Complex Analysis (1979), 2.3, for which numbers exponentials, sines and cosines are the
// > same.

package import Expressions
internal import Numbers
internal import Reals

/// The complex solutions of an equation in one unknown, as steps that can be checked.
package struct ComplexCertificate: Sendable {
  /// The unknown.
  package let unknown: String
  /// The sides of the equation.
  let sides: (left: Expression, right: Expression)
  /// The inner expression of which the difference of the sides is a quotient of polynomials.
  package var inner: Expression?
  /// The least number after which the inner expression repeats, if there is one.
  package var period: Expression?
  /// Solutions, each with a number of which all whole multiples are added to it.
  package var families: [(start: Expression, step: Expression)] = []
  /// The single solutions.
  package var points: [Expression] = []

  /// How many single solutions are told, and how many families.
  package var counts: (single: Int, families: Int) { (points.count, families.count) }

  package init(unknown: String, sides: (left: Expression, right: Expression)) {
    (self.unknown, self.sides) = (unknown, sides)
  }

  /// The difference of the sides.
  package var difference: Expression { Expression(.difference, [sides.left, sides.right]) }
}

// MARK: - Text

extension ComplexCertificate {
  /// The words that lines begin with.
  package static let words = ["complex", "equation", "inner", "period", "family", "point"]

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = [
      "complex \(unknown) \(AngleUnit.radians.rawValue)",
      "equation \(sides.left.text()) = \(sides.right.text())",
    ]
    if let inner { lines.append("inner " + inner.text()) }
    if let period { lines.append("period " + period.text()) }
    lines += families.map { "family \($0.start.text()) ; \($0.step.text())" }
    return lines + points.map { "point " + $0.text() }
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: ComplexCertificate?, fault: Int) {
    var unknown: String?
    var certificate: ComplexCertificate?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      guard let word = step.word else { continue }
      var isRead = false
      switch word {
      case "complex":
        guard unknown == nil, let header = step.header, header.angleUnit == .radians else { break }
        unknown = header.unknown
        isRead = true
      case "equation":
        guard certificate == nil, let unknown, let sides = step.equation else { break }
        certificate = ComplexCertificate(unknown: unknown, sides: sides)
        isRead = true
      default: isRead = certificate?.add(word, step) == true
      }
      guard isRead else { return (nil, index + 1) }
    }
    return (certificate, lines.count)
  }

  /// Takes a step; false where it is none.
  private mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    guard let parts = step.expressions else { return false }
    switch (word, parts.count) {
    case ("inner", 1):
      guard inner == nil, period == nil, families.isEmpty, points.isEmpty else { return false }
      inner = parts[0]
    case ("period", 1):
      guard period == nil, families.isEmpty, points.isEmpty else { return false }
      period = parts[0]
    case ("family", 2): families.append((parts[0], parts[1]))
    case ("point", 1): points.append(parts[0])
    default: return false
    }
    return true
  }
}
