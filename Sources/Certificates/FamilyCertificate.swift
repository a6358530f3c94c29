// What anybody can check of solutions that functions take families to, or that are families of
// factors where the product has a value: the zeros of each factor as one of an inner expression, what
// else has to hold, and the solutions.

package import Expressions
internal import Numbers
internal import Reals

/// Families of solutions of an equation, and single ones, as steps that can be checked.
package struct FamilyCertificate: Sendable {
  /// The unknown.
  let unknown: String
  /// The unit of angles.
  let angleUnit: AngleUnit
  /// The sides of the equation.
  let sides: (left: Expression, right: Expression)
  /// Comparisons that have to hold, too.
  package var conditions: [Comparison] = []
  /// Where comparisons hold that tell for which numbers there is a value.
  package var domain: ComparisonCertificate?
  /// The factors of the difference of the sides.
  package var factors: [Factor] = []
  /// The families.
  package var families: [Family] = []
  /// The single solutions.
  package var points: [Expression] = []

  /// A factor, which is zero where an inner expression is a zero of an outer one.
  package struct Factor: Sendable {
    package let whole: Expression
    package let inner: Expression
    /// The inner expression as it is inverted, where that is written in another way.
    package let form: Expression?
    /// The proof of the zeros of the outer expression.
    package var zeros: Zeros?

    package init(whole: Expression, inner: Expression, form: Expression?) {
      (self.whole, self.inner, self.form) = (whole, inner, form)
    }
  }

  /// A proof of the zeros of an expression.
  package enum Zeros: Sendable {
    case pieces(ZeroCertificate)
    case ranges(ComparisonCertificate)

    /// The name in the expression.
    var name: String {
      switch self {
      case .pieces(let certificate): certificate.unknown
      case .ranges(let certificate): certificate.unknown
      }
    }

    package var lines: [String] {
      switch self {
      case .pieces(let certificate): certificate.lines
      case .ranges(let certificate): certificate.lines
      }
    }
  }

  /// What an expression of a name is where that is a number and multiples of a period.
  package struct Family: Sendable {
    package let value: Expression
    package let start: Expression
    package let period: Expression
    package let turns: Turns

    package init(value: Expression, start: Expression, period: Expression, turns: Turns) {
      (self.value, self.start, self.period, self.turns) = (value, start, period, turns)
    }
  }

  package init(unknown: String, angleUnit: AngleUnit, sides: (left: Expression, right: Expression))
  {
    (self.unknown, self.angleUnit, self.sides) = (unknown, angleUnit, sides)
  }

  /// How many single solutions are told, and how many families.
  package var counts: (single: Int, families: Int) { (points.count, families.count) }

  /// The difference of the sides.
  package var difference: Expression {
    sides.right.rationalNumber?.isZero == true
      ? sides.left : Expression(.difference, [sides.left, sides.right])
  }
}

// MARK: - Text

extension Turns {
  /// The words of certificates.
  var word: String {
    switch self {
    case .all: "all"
    case .fromZero: "fromZero"
    case .notZero: "notZero"
    }
  }

  package init?(word: String) {
    let all: [Self] = [.all, .fromZero, .notZero]
    guard let turns = all.first(where: { $0.word == word }) else { return nil }
    self = turns
  }
}

extension FamilyCertificate {
  /// The words that lines begin with.
  package static let words: [String] =
    ["families"] + ownWords + ZeroCertificate.words + ComparisonCertificate.words

  /// The words of lines behind which no other certificate goes on.
  private static let ownWords = ["factor", "family", "point"]

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = [
      "families \(unknown) \(angleUnit.rawValue)",
      "equation \(sides.left.text()) = \(sides.right.text())",
    ]
    lines += conditions.map { "condition " + $0.text }
    lines += domain?.lines ?? []
    for factor in factors {
      let parts = [factor.whole, factor.inner, factor.form].compactMap { $0?.text() }
      lines.append("factor " + parts.joined(separator: " ; "))
      lines += factor.zeros?.lines ?? []
    }
    for family in families {
      let parts = [family.value, family.start, family.period].map { $0.text() }
      lines.append("family \(family.turns.word) " + parts.joined(separator: " ; "))
    }
    return lines + points.map { "point " + $0.text() }
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: FamilyCertificate?, fault: Int) {
    var header: (unknown: String, angleUnit: AngleUnit)?
    var certificate: FamilyCertificate?
    var inner: (start: Int, lines: [String])?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      guard let word = step.word else {
        inner?.lines.append("")
        continue
      }
      if let open = inner {
        guard ownWords.contains(word) else {
          inner?.lines.append(line)
          continue
        }
        let fault = certificate?.take(open.lines) ?? 1
        guard fault == 0 else { return (nil, open.start + fault) }
        inner = nil
      }
      var isRead = false
      switch word {
      case "families" where header == nil:
        header = step.header
        isRead = header != nil
      case "equation":
        if certificate == nil, let header, let sides = step.equation {
          certificate = FamilyCertificate(
            unknown: header.unknown,
            angleUnit: header.angleUnit,
            sides: sides
          )
          isRead = true
        }
      case "zeros", "comparison":
        inner = (index, [line])
        isRead = certificate != nil
      default: isRead = certificate?.add(word, step) == true
      }
      guard isRead else { return (nil, index + 1) }
    }
    if let inner {
      let fault = certificate?.take(inner.lines) ?? 1
      guard fault == 0 else { return (nil, inner.start + fault) }
    }
    return (certificate, lines.count)
  }

  /// Takes a certificate of zeros or of ranges; the number of its first line that is no step, or 0.
  private mutating func take(_ lines: [String]) -> Int {
    let isOfRanges = CertificateLine(lines[0]).word == "comparison"
    if isOfRanges {
      let (read, fault) = ComparisonCertificate.reading(lines)
      guard let read else { return max(1, fault) }
      guard let last = factors.last else {
        domain = read
        return 0
      }
      guard last.zeros == nil else { return 1 }
      factors[factors.count - 1].zeros = .ranges(read)
      return 0
    }
    let (read, fault) = ZeroCertificate.reading(lines)
    guard let read else { return max(1, fault) }
    guard let last = factors.last, last.zeros == nil else { return 1 }
    factors[factors.count - 1].zeros = .pieces(read)
    return 0
  }

  /// Takes a step; false where it is none.
  private mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    switch word {
    case "condition":
      guard factors.isEmpty, domain == nil, conditions.count < ComparisonCertificate.conditionLimit,
        let sides = step.condition
      else { return false }
      conditions.append(Comparison(sides.left, sides.relation, sides.right))
    case "factor":
      guard families.isEmpty, points.isEmpty, let parts = step.expressions,
        (2...3).contains(parts.count)
      else { return false }
      let form = parts.count == 3 ? parts[2] : nil
      factors.append(Factor(whole: parts[0], inner: parts[1], form: form))
    case "family":
      let rest = CertificateLine(step.words.joined(separator: " "))
      guard let turns = rest.word.flatMap({ Turns(word: $0) }),
        let parts = rest.expressions, parts.count == 3
      else { return false }
      families.append(Family(value: parts[0], start: parts[1], period: parts[2], turns: turns))
    case "point":
      guard let number = step.expression else { return false }
      points.append(number)
    default: return false
    }
    return true
  }
}
