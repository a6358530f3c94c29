// What anybody can check of an inequality through an inner expression: where it holds for a number in the
// place of that, on which parts of the line the inner expression is monotone, and the ranges that this
// comes to.

package import Expressions
internal import Numbers
internal import Reals

/// Ranges in which comparisons hold, and families of these, as steps that can be checked.
package struct ImageCertificate: Sendable {
  /// The unknown.
  let unknown: String
  /// The unit of angles.
  let angleUnit: AngleUnit
  /// The comparisons, all of which have to hold.
  package var conditions: [Comparison] = []
  /// Where the others hold; nothing where there are no others.
  package var domain: ComparisonCertificate?
  /// The comparison that is one of an inner expression.
  package var inner: Inner?
  /// Where that holds for a number in the place of the inner expression.
  package var outer: ComparisonCertificate?
  /// The families.
  package var families: [Family] = []
  /// The single ranges, from left to right.
  package var ranges: [Range] = []

  /// A comparison of an inner expression.
  package struct Inner: Sendable {
    /// The place of the comparison, from 1.
    package let place: Int
    package let expression: Expression
    /// The inner expression as it is inverted, where that is written in another way.
    package let form: Expression?

    package init(place: Int, expression: Expression, form: Expression?) {
      (self.place, self.expression, self.form) = (place, expression, form)
    }
  }

  /// The numbers between two ends.
  package struct Range: Sendable {
    /// The ends; nothing for an infinite one.
    package var lower, upper: End?

    package init(lower: End? = nil, upper: End? = nil) { (self.lower, self.upper) = (lower, upper) }
  }

  /// An end of a range.
  package struct End: Sendable {
    package let number: Expression
    package let isIncluded: Bool

    package init(number: Expression, isIncluded: Bool) {
      (self.number, self.isIncluded) = (number, isIncluded)
    }
  }

  /// What a monotone expression of a name takes ranges to that are multiples of a period apart.
  package struct Family: Sendable {
    package let value: Expression
    /// The range of numbers that the name is.
    package let range: Range
    package let period: Expression
    package let turns: Turns

    package init(value: Expression, range: Range, period: Expression, turns: Turns) {
      (self.value, self.range, self.period, self.turns) = (value, range, period, turns)
    }
  }

  /// How many single ranges are told, and how many families.
  package var counts: (single: Int, families: Int) { (ranges.count, families.count) }

  package init(unknown: String, angleUnit: AngleUnit) {
    (self.unknown, self.angleUnit) = (unknown, angleUnit)
  }
}

// MARK: - Text

extension ImageCertificate {
  /// The words that lines begin with.
  package static let words: [String] = ["images"] + ownWords + ComparisonCertificate.words

  /// The words of lines behind which no other certificate goes on.
  private static let ownWords = ["through", "family", "range"]

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = ["images \(unknown) \(angleUnit.rawValue)"]
    lines += conditions.map { "condition " + $0.text }
    lines += domain?.lines ?? []
    if let inner {
      let forms = [inner.expression, inner.form].compactMap { $0?.text() }
      lines.append("through \(inner.place) ; " + forms.joined(separator: " ; "))
    }
    lines += outer?.lines ?? []
    for family in families {
      let parts = [family.value] + family.range.numbers + [family.period]
      lines.append("family \(family.turns.word) " + family.range.line(with: parts))
    }
    return lines + ranges.map { "range " + $0.line(with: $0.numbers) }
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: ImageCertificate?, fault: Int) {
    var certificate: ImageCertificate?
    var index = 0
    while index < lines.count {
      let step = CertificateLine(lines[index])
      var isRead = false
      switch step.word {
      case nil: isRead = true
      case "images" where certificate == nil:
        certificate = step.header.map {
          ImageCertificate(unknown: $0.unknown, angleUnit: $0.angleUnit)
        }
        isRead = certificate != nil
      case "comparison":
        let end =
          lines[index...].firstIndex { line in
            CertificateLine(line).word.map { ownWords.contains($0) } == true
          } ?? lines.count
        let (ranges, fault) = ComparisonCertificate.reading(Array(lines[index..<end]))
        guard let ranges, certificate?.take(ranges) == true else {
          return (nil, index + max(1, fault))
        }
        index = end
        continue
      case let word?: isRead = certificate?.add(word, step) == true
      }
      guard isRead else { return (nil, index + 1) }
      index += 1
    }
    return (certificate, lines.count)
  }

  /// Takes a certificate of ranges; false where it has no place.
  private mutating func take(_ found: ComparisonCertificate) -> Bool {
    guard inner != nil else {
      guard domain == nil else { return false }
      domain = found
      return true
    }
    guard outer == nil, families.isEmpty, ranges.isEmpty else { return false }
    outer = found
    return true
  }

  /// Takes a step; false where it is none.
  private mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    switch word {
    case "condition":
      guard inner == nil, domain == nil, conditions.count < ComparisonCertificate.conditionLimit,
        let sides = step.condition
      else { return false }
      conditions.append(Comparison(sides.left, sides.relation, sides.right))
    case "through":
      guard inner == nil, let parts = step.expressions, (2...3).contains(parts.count),
        let place = parts[0].rationalNumber?.asNatural
      else { return false }
      inner = Inner(place: place, expression: parts[1], form: parts.count == 3 ? parts[2] : nil)
    case "family":
      let rest = CertificateLine(step.words.joined(separator: " "))
      guard let turns = rest.word.flatMap({ Turns(word: $0) }),
        let (range, others) = Range.reading(rest, besides: 2), range.lower != nil,
        range.upper != nil
      else { return false }
      families.append(Family(value: others[0], range: range, period: others[1], turns: turns))
    case "range":
      guard let (range, _) = Range.reading(step, besides: 0) else { return false }
      ranges.append(range)
    default: return false
    }
    return true
  }
}

extension ImageCertificate.Range {
  /// The numbers at its ends.
  fileprivate var numbers: [Expression] { [lower, upper].compactMap { $0?.number } }

  /// Which ends there are and belong to it, and some expressions.
  fileprivate func line(with parts: [Expression]) -> String {
    func word(_ end: ImageCertificate.End?) -> String {
      end.map { $0.isIncluded ? "closed" : "open" } ?? "none"
    }
    let texts = parts.map { $0.text() }.joined(separator: " ; ")
    return "\(word(lower)) \(word(upper))" + (texts.isEmpty ? "" : " " + texts)
  }

  /// Reads the words of both ends and what stands behind them: the numbers at the ends, after the first of
  /// some others and before the rest of them.
  fileprivate static func reading(
    _ step: CertificateLine,
    besides count: Int
  ) -> (range: Self, others: [Expression])? {
    let words = step.words
    guard words.count >= 2, words.prefix(2).allSatisfy({ ["open", "closed", "none"].contains($0) })
    else { return nil }
    let ends = words.prefix(2).filter { $0 != "none" }.count
    let rest = CertificateLine("_ " + words.dropFirst(2).joined(separator: " "))
    let parts: [Expression]
    if ends + count == 0 {
      guard words.count == 2 else { return nil }
      parts = []
    } else {
      guard let found = rest.expressions, found.count == ends + count else { return nil }
      parts = found
    }
    var numbers = parts[min(1, count)..<(min(1, count) + ends)]
    var range = Self()
    if words[0] != "none" {
      range.lower = .init(number: numbers.removeFirst(), isIncluded: words[0] == "closed")
    }
    if words[1] != "none" {
      range.upper = .init(number: numbers.removeFirst(), isIncluded: words[1] == "closed")
    }
    return (range, count == 0 ? [] : [parts[0]] + parts.dropFirst(1 + ends))
  }
}
