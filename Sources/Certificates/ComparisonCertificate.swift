// What anybody can check of the solutions of an inequality, of an equation with poles, or of several
// comparisons that hold together: pieces of the line, on each of which they hold, or fail, or do the
// one on one side of a number and the other on the other side.

package import Expressions
package import Numbers
internal import Reals

/// Where comparisons in one unknown hold together, as steps that can be checked.
package struct ComparisonCertificate: Sendable {
  /// The unknown.
  package let unknown: String
  /// The unit of angles.
  package let angleUnit: AngleUnit
  /// The comparisons, all of which have to hold.
  package var conditions: [Comparison]
  /// A number after which the differences of the sides repeat, if there is one.
  package var period: Expression?
  /// Numbers after which all repeats on the left of the pieces, and on their right; nothing where they
  /// reach all of it.
  package var sides: (left: Expression?, right: Expression?) = (nil, nil)
  /// The pieces of the line from left to right, or of more than a period.
  package var pieces: [Piece] = []

  /// A certificate without pieces.
  package init(unknown: String, angleUnit: AngleUnit, conditions: [Comparison]) {
    (self.unknown, self.angleUnit, self.conditions) = (unknown, angleUnit, conditions)
  }

  /// The most comparisons.
  package static let conditionLimit = 8

  /// A closed piece of the line and what is true of it.
  package struct Piece: LinePiece, Sendable {
    /// The ends; nothing for an infinite one.
    package var lower, upper: Rational?
    /// Where the comparisons hold on it.
    package var pattern: Pattern
    /// The number in it at which that changes, where it is told, or at which a comparison that holds
    /// everywhere or nowhere has equal sides.
    package var change: Expression?

    package init(lower: Rational?, upper: Rational?, pattern: Pattern, change: Expression? = nil) {
      (self.lower, self.upper, self.pattern, self.change) = (lower, upper, pattern, change)
    }
  }

  /// Where a comparison holds on a piece in which it changes at one number at most.
  package struct Pattern: Hashable, Sendable {
    /// Whether it holds to the left of the number, for it, and to the right.
    let left, center, right: Bool

    /// Where both hold of two comparisons, which change at the same number.
    static func & (a: Pattern, b: Pattern) -> Pattern {
      Pattern(a.left && b.left, a.center && b.center, a.right && b.right)
    }

    /// Whether it is the same everywhere.
    package var isConstant: Bool { left == center && center == right }

    /// The same everywhere.
    package init(everywhere isTrue: Bool) { self.init(isTrue, isTrue, isTrue) }

    package init(_ left: Bool, _ center: Bool, _ right: Bool) {
      (self.left, self.center, self.right) = (left, center, right)
    }

    /// The words that a line begins with, and whether the number belongs to the solutions.
    var words: (first: String, isIncluded: Bool?) {
      switch (left, center, right) {
      case (true, true, true): ("holds", nil)
      case (false, false, false): ("fails", nil)
      case (false, let isIncluded, true): ("from", isIncluded)
      case (true, let isIncluded, false): ("to", isIncluded)
      case (false, true, false): ("only", nil)
      case (true, false, true): ("except", nil)
      }
    }

    /// Reads a pattern as it is written.
    package init?(_ word: String, isIncluded: Bool?) {
      switch (word, isIncluded) {
      case ("holds", nil): self.init(everywhere: true)
      case ("fails", nil): self.init(everywhere: false)
      case ("from", let isIncluded?): self.init(false, isIncluded, true)
      case ("to", let isIncluded?): self.init(true, isIncluded, false)
      case ("only", nil): self.init(false, true, false)
      case ("except", nil): self.init(true, false, true)
      default: return nil
      }
    }
  }

  /// How many ranges of solutions there are, or how many in each period.
  package var count: Int {
    let isEverywhere = pieces.allSatisfy { $0.pattern == Pattern(everywhere: true) }
    return isEverywhere ? 1 : Self.count(pieces[...], isOpen: period != nil)
  }

  /// How many ranges there are before all repeats, and how many in each period on the sides on which
  /// it does; nothing where that is not told.
  package func sidedCount() -> (single: Int, repeating: Int)? {
    var workspace = Workspace(budget: Budget(steps: 10_000_000, bitLimit: 1 << 16))
    guard let ends = repeatingPieces(in: &workspace) else { return nil }
    let (left, right) = (ends.left ?? 0, ends.right ?? pieces.count)
    guard left <= right else { return nil }
    return (
      Self.count(pieces[left..<right], isOpen: ends.left != nil),
      Self.count(pieces[..<left], isOpen: true) + Self.count(pieces[right...], isOpen: true)
    )
  }

  /// How many ranges begin in some pieces; one that may begin before them is not counted.
  private static func count(_ pieces: ArraySlice<Piece>, isOpen: Bool) -> Int {
    var (count, isInside) = (0, isOpen ? pieces.first?.pattern.left == true : false)
    for piece in pieces {
      for isTrue in [piece.pattern.left, piece.pattern.center, piece.pattern.right] {
        if isTrue, !isInside { count += 1 }
        isInside = isTrue
      }
    }
    return count
  }

  /// Whether the ranges are those of one period.
  package var isPeriodic: Bool {
    period != nil && !pieces.allSatisfy { $0.pattern.isConstant }
  }
}

// MARK: - Text

extension ComparisonCertificate {
  /// The words that lines begin with.
  package static let words = [
    "comparison", "condition", "period", "left", "right", "holds", "fails", "from", "to", "only",
    "except",
    "change",
  ]

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = ["comparison \(unknown) \(angleUnit.rawValue)"]
    lines += conditions.map { "condition " + $0.text }
    if let period { lines.append("period " + period.text()) }
    if let left = sides.left { lines.append("left " + left.text()) }
    if let right = sides.right { lines.append("right " + right.text()) }
    for piece in pieces {
      let (word, isIncluded) = piece.pattern.words
      var line = word + " " + CertificateLine.text(from: piece.lower, to: piece.upper)
      if let isIncluded { line += isIncluded ? " closed" : " open" }
      lines.append(line)
      if let change = piece.change { lines.append("change " + change.text()) }
    }
    return lines
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(
    _ lines: [String]
  ) -> (certificate: ComparisonCertificate?, fault: Int) {
    var header: (unknown: String, angleUnit: AngleUnit)?
    var certificate: ComparisonCertificate?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      guard let word = step.word else { continue }
      var isRead = false
      switch word {
      case "comparison" where header == nil:
        header = step.header
        isRead = header != nil
      case "condition":
        if let header, let sides = step.condition {
          var whole =
            certificate
            ?? ComparisonCertificate(
              unknown: header.unknown,
              angleUnit: header.angleUnit,
              conditions: []
            )
          isRead = whole.add(Comparison(sides.left, sides.relation, sides.right))
          certificate = whole
        }
      default: isRead = certificate?.add(word, step) == true
      }
      guard isRead else { return (nil, index + 1) }
    }
    return (certificate, lines.count)
  }

  /// Takes a comparison; false where one has no place.
  private mutating func add(_ condition: Comparison) -> Bool {
    guard pieces.isEmpty, period == nil, conditions.count < Self.conditionLimit else {
      return false
    }
    conditions.append(condition)
    return true
  }

  /// Takes a step; false where it is none.
  private mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    switch word {
    case "period":
      guard period == nil, sides.left == nil, sides.right == nil, pieces.isEmpty,
        let number = step.expression
      else { return false }
      period = number
      return true
    case "left", "right":
      guard period == nil, pieces.isEmpty, let number = step.expression,
        (word == "left" ? sides.left : sides.right) == nil
      else { return false }
      if word == "left" { sides.left = number } else { sides.right = number }
      return true
    case "change":
      guard let last = pieces.last, last.change == nil, let number = step.expression else {
        return false
      }
      pieces[pieces.count - 1].change = number
      return true
    default: break
    }
    let words = step.words
    guard words.count == 2 || words.count == 3 && ["open", "closed"].contains(words[2]) else {
      return false
    }
    let isIncluded = words.count == 3 ? words[2] == "closed" : nil
    guard let pattern = Pattern(word, isIncluded: isIncluded) else { return false }
    guard let ends = step.ends else { return false }
    pieces.append(Piece(lower: ends.lower, upper: ends.upper, pattern: pattern))
    return true
  }
}
