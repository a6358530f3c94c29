// What anybody can check of the solutions of polynomial equations in several unknowns: sums of
// multiples of the equations in which one unknown is left, all real roots of these, and which
// of the points with such coordinates solve the equations.
//
// > Source: Cox, Little and O'Shea, Ideals, Varieties, and Algorithms (2015), 3.1.

package import Expressions
internal import Numbers

/// The solutions of a system as steps that can be checked.
package struct SystemCertificate: Sendable {
  /// The unknowns.
  let unknowns: [String]
  /// The sides of the equations.
  package var equations: [(left: Expression, right: Expression)] = []
  /// Comparisons that have to hold, too.
  package var conditions: [Comparison] = []
  /// Whether only whole numbers are solutions.
  package var isWhole = false
  /// Whether the unknowns are complex numbers.
  package var isComplex = false
  /// Polynomials that are zero where the equations hold.
  package var combinations: [Combination] = []
  /// The names of numbers that points leave open.
  package var parameters: [String] = []
  /// The solutions: what each unknown is.
  package var points: [[Expression]] = []

  /// A sum of multiples of the equations.
  package struct Combination: Sendable {
    /// The sum.
    package let polynomial: Expression
    /// By what the difference of the sides of each equation is multiplied.
    package let factors: [Expression]
    /// All real roots of the sum, in ascending order, where one unknown is left in it; or all complex ones.
    package var roots: [Expression] = []

    package init(polynomial: Expression, factors: [Expression], roots: [Expression] = []) {
      (self.polynomial, self.factors, self.roots) = (polynomial, factors, roots)
    }
  }

  /// How many points are told.
  package var count: Int { points.count }

  /// How many numbers points leave open.
  package var parameterCount: Int { parameters.count }

  /// Whether there are numbers that points leave open.
  package var hasParameters: Bool { !parameters.isEmpty }

  package init(unknowns: [String]) { self.unknowns = unknowns }
}

// MARK: - Text

extension SystemCertificate: SteppedCertificate {
  /// The words that lines begin with.
  package static let words = [
    "system", "equation", "condition", "only", "numbers", "combination", "root", "parameters",
    "point",
  ]

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = [unknowns.reduce("system") { $0 + " " + $1 }]
    lines += equations.map { "equation \($0.left.text()) = \($0.right.text())" }
    lines += conditions.map { "condition " + $0.text }
    if isWhole { lines.append("only whole") }
    if isComplex { lines.append(Self.complexLine) }
    for combination in combinations {
      lines.append(Self.line("combination", [combination.polynomial] + combination.factors))
      lines += combination.roots.map { "root " + $0.text() }
    }
    if hasParameters { lines.append(parameters.reduce("parameters") { $0 + " " + $1 }) }
    return lines + points.map { Self.line("point", $0) }
  }

  /// The line that says that unknowns are complex numbers.
  package static let complexLine = "numbers complex"

  private static func line(_ word: String, _ parts: [Expression]) -> String {
    word + " " + parts.map { $0.text() }.joined(separator: " ; ")
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: SystemCertificate?, fault: Int) {
    let (certificate, fault) = readingSteps(lines)
    return (certificate, fault)
  }

  mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    switch word {
    case "equation":
      guard combinations.isEmpty, points.isEmpty, let condition = step.condition,
        condition.relation == .equal
      else { return false }
      equations.append((condition.left, condition.right))
    case "condition":
      guard combinations.isEmpty, points.isEmpty,
        conditions.count < ComparisonCertificate.conditionLimit, let sides = step.condition
      else { return false }
      conditions.append(Comparison(sides.left, sides.relation, sides.right))
    case "only":
      guard !isWhole, combinations.isEmpty, points.isEmpty, step.words == ["whole"] else {
        return false
      }
      isWhole = true
    case "numbers":
      guard !isComplex, combinations.isEmpty, points.isEmpty, step.words == ["complex"] else {
        return false
      }
      isComplex = true
    case "combination":
      guard points.isEmpty, let parts = step.expressions, parts.count == equations.count + 1 else {
        return false
      }
      combinations.append(
        Combination(polynomial: parts[0], factors: Array(parts.dropFirst()))
      )
    case "root":
      guard points.isEmpty, !combinations.isEmpty, let number = step.expression else {
        return false
      }
      combinations[combinations.count - 1].roots.append(number)
    case "parameters":
      guard parameters.isEmpty, points.isEmpty, !step.words.isEmpty else { return false }
      parameters = step.words
    case "point":
      guard let parts = step.expressions, parts.count == unknowns.count else { return false }
      points.append(parts)
    default: return false
    }
    return true
  }
}
