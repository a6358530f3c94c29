// What anybody can check of solutions that are told by expressions with names, in cases where these depend
// on signs: the comparisons and the cases hold for the same numbers.

package import Expressions
internal import Numbers

/// The cases in which comparisons hold, for all real numbers in the place of names.
package struct CasesCertificate: Sendable {
  /// The numbers among which the unknowns are.
  package enum Domain: String, Sendable {
    case real, complex
  }

  package let domain: Domain
  /// The unit of angles.
  package let angleUnit: AngleUnit
  package let unknowns: [String]
  /// Comparisons that have to hold: all of one choice.
  package var choices: [[Comparison]] = []
  /// Comparisons without unknowns; where one fails nothing is told.
  package var restrictions: [Comparison] = []
  /// Names in the cases that are any real numbers.
  package var letters: [String] = []
  /// The cases: all comparisons of one hold.
  package var cases: [[Comparison]] = []

  package init(domain: Domain, angleUnit: AngleUnit, unknowns: [String]) {
    (self.domain, self.angleUnit, self.unknowns) = (domain, angleUnit, unknowns)
  }

  /// The most choices, cases and comparisons in one.
  static let limit = 16
}

// MARK: - Text

extension CasesCertificate {
  /// The words that lines begin with.
  package static let words = ["cases", "asked", "where", "letters", "case"]

  /// The steps as lines, a header first.
  package var lines: [String] {
    let names = unknowns.joined(separator: " ")
    var lines = ["cases \(domain.rawValue) \(angleUnit.rawValue) " + names]
    lines += choices.map { "asked " + Self.text($0) }
    lines += restrictions.map { "where " + $0.text }
    if !letters.isEmpty { lines.append("letters " + letters.joined(separator: " ")) }
    return lines + cases.map { "case " + Self.text($0) }
  }

  private static func text(_ conditions: [Comparison]) -> String {
    conditions.map { $0.text }.joined(separator: " and ")
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: CasesCertificate?, fault: Int) {
    var certificate: CasesCertificate?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      guard let word = step.word else { continue }
      var isRead = false
      if word == words[0] {
        let names = Array(step.words.dropFirst(2))
        if certificate == nil, !names.isEmpty, let domain = Domain(rawValue: step.words[0]),
          let unit = AngleUnit(rawValue: step.words[1])
        {
          certificate = CasesCertificate(domain: domain, angleUnit: unit, unknowns: names)
          isRead = true
        }
      } else {
        isRead = certificate?.add(word, step) == true
      }
      guard isRead else { return (nil, index + 1) }
    }
    return (certificate, lines.count)
  }

  /// Takes a step; false where it is none.
  private mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    if word == "letters" {
      guard letters.isEmpty, cases.isEmpty, !step.words.isEmpty else { return false }
      letters = step.words
      return true
    }
    guard let conditions = step.expression?.conjoined, !conditions.isEmpty,
      conditions.count <= Self.limit
    else { return false }
    switch word {
    case "asked":
      guard restrictions.isEmpty, cases.isEmpty, letters.isEmpty, choices.count < Self.limit else {
        return false
      }
      choices.append(conditions)
    case "where":
      guard cases.isEmpty, letters.isEmpty, restrictions.count < Self.limit else { return false }
      restrictions += conditions
    case "case":
      guard !choices.isEmpty, cases.count < Self.limit else { return false }
      cases.append(conditions)
    default: return false
    }
    return true
  }
}

extension Expression {
  /// The comparisons that have to hold together, also those of a chain; nothing where it is something
  /// else.
  package var conjoined: [Comparison]? {
    let operands = parts
    switch symbol(at: root) {
    case .call(.and):
      var all: [Comparison] = []
      for operand in operands {
        guard let own = operand.conjoined else { return nil }
        all += own
      }
      return all
    case .relation(let relation, continuesChain: false):
      return [Comparison(operands[0], relation, operands[1])]
    case .relation(let relation, continuesChain: true):
      guard let before = operands[0].conjoined, let last = before.last else { return nil }
      return before + [Comparison(last.right, relation, operands[1])]
    default: return nil
    }
  }
}
