// What anybody can check of a derivative, of an antiderivative and of an integral between two bounds: rules,
// a line each, with what they rest on.

package import Expressions
package import Numbers

/// A derivative, and an integral that follows from it, as rules that can be checked.
package struct CalculusCertificate: Sendable {
  /// The variable.
  package let variable: String
  /// The unit of angles.
  package let angleUnit: AngleUnit
  /// The function that is differentiated.
  package let antiderivative: Expression
  /// Its derivative.
  package let function: Expression
  /// Numbers in ascending order between whose neighbours both are continuous; none where no integral follows.
  package var cuts: [Rational] = []
  /// The integral of the derivative.
  package var integral: Integral?

  /// An integral between two bounds, of which either may be the greater one.
  package struct Integral: Sendable {
    package let lower: Expression
    package let upper: Expression
    package let value: Expression

    package init(from lower: Expression, to upper: Expression, value: Expression) {
      (self.lower, self.upper, self.value) = (lower, upper, value)
    }
  }

  /// A certificate of a derivative.
  package init(
    variable: String,
    angleUnit: AngleUnit,
    antiderivative: Expression,
    function: Expression
  ) {
    (self.variable, self.angleUnit) = (variable, angleUnit)
    (self.antiderivative, self.function) = (antiderivative, function)
  }
}

// MARK: - Text

extension CalculusCertificate {
  /// The words that lines begin with.
  package static let words = ["calculus", "derivative", "continuous", "integral"]

  /// The rules as lines, a header first.
  package var lines: [String] {
    var lines = [
      "calculus \(variable) \(angleUnit.rawValue)",
      "derivative \(antiderivative.text()) ; \(function.text())",
    ]
    if !cuts.isEmpty { lines.append(cuts.reduce("continuous") { $0 + " " + $1.description }) }
    if let integral {
      let parts = [integral.lower, integral.upper, integral.value].map { $0.text() }
      lines.append("integral " + parts.joined(separator: " ; "))
    }
    return lines
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no rule, from 1.
  package static func reading(
    _ lines: [String]
  ) -> (certificate: CalculusCertificate?, fault: Int) {
    var header: (unknown: String, angleUnit: AngleUnit)?
    var certificate: CalculusCertificate?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      guard let word = step.word else { continue }
      var isRead = false
      switch word {
      case "calculus" where header == nil:
        header = step.header
        isRead = header != nil
      case "derivative" where certificate == nil:
        if let header, let parts = step.expressions, parts.count == 2 {
          certificate = CalculusCertificate(
            variable: header.unknown,
            angleUnit: header.angleUnit,
            antiderivative: parts[0],
            function: parts[1]
          )
          isRead = true
        }
      case "continuous" where certificate?.cuts.isEmpty == true:
        let numbers = step.words.compactMap { Rational(quotient: $0) }
        certificate?.cuts = numbers
        isRead = numbers.count == step.words.count && numbers.count > 1
      case "integral" where certificate?.cuts.isEmpty == false && certificate?.integral == nil:
        if let parts = step.expressions, parts.count == 3 {
          certificate?.integral = Integral(from: parts[0], to: parts[1], value: parts[2])
          isRead = true
        }
      default: break
      }
      guard isRead else { return (nil, index + 1) }
    }
    return (certificate, lines.count)
  }
}
