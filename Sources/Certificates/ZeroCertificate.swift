// What anybody can check of the solutions of an equation that is no polynomial: pieces of the
// line, each with a reason why it has no zero, one, or so many.
//
// > Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis (2009), 8.1; Pólya and
// > Szegő, Problems and Theorems in Analysis II, part V, 75, for chains of slopes.

package import Expressions
package import Numbers

/// The zeros of the difference of two sides, as steps that can be checked.
package struct ZeroCertificate: Sendable {
  /// The unknown.
  let unknown: String
  /// The unit of angles.
  package let angleUnit: AngleUnit
  /// The sides of the equation.
  let sides: (left: Expression, right: Expression)
  /// A number after which the difference of the sides repeats, if there is one.
  package var period: Expression?
  /// The pieces of the line from left to right, or of more than a period.
  package var pieces: [Piece] = []

  /// A closed piece of the line and what is true of it.
  package struct Piece: LinePiece, Sendable {
    /// The ends; nothing for an infinite one.
    package var lower, upper: Rational?
    /// Why it has so many zeros.
    package var reason: Reason
    /// Numbers in it that are zeros.
    package var solutions: [Expression] = []

    package init(
      lower: Rational?,
      upper: Rational?,
      reason: Reason,
      solutions: [Expression] = []
    ) {
      (self.lower, self.upper, self.reason, self.solutions) = (lower, upper, reason, solutions)
    }
  }

  /// Why a piece has so many zeros.
  package enum Reason: Sendable {
    /// The values on the piece leave out zero.
    case noZero
    /// On a piece with one end, the slope of this order keeps its sign, and all slopes before it
    /// have at the end the sign that keeps the function away from zero.
    case tail(order: Int)
    /// The slope keeps its sign, and the values at the ends have different ones.
    case oneZero
    /// The slope of the slope keeps its sign, and function and slope are zero at a number that
    /// is among the solutions.
    case doubleZero
    /// The slope of this order has no two signs, so that there are at most so many zeros, and
    /// between these numbers the function changes its sign as often.
    case atMost(order: Int, between: [Rational])
  }

  /// A certificate without pieces.
  package init(
    unknown: String,
    angleUnit: AngleUnit,
    sides: (left: Expression, right: Expression)
  ) {
    (self.unknown, self.angleUnit, self.sides) = (unknown, angleUnit, sides)
  }

  /// How many zeros are told, each once.
  package var count: Int {
    pieces.reduce(0) { count, piece in
      switch piece.reason {
      case .noZero, .tail: count
      case .oneZero, .doubleZero: count + 1
      case .atMost(let order, _): count + order
      }
    }
  }

  /// Whether the zeros are those of one period.
  package var isPeriodic: Bool { period != nil }
}

// MARK: - Text

extension ZeroCertificate {
  /// The words that lines begin with.
  package static let words = [
    "zeros", "equation", "period", "noZero", "tail", "oneZero", "doubleZero", "atMost", "solution",
  ]

  /// The steps as lines, a header first.
  package var lines: [String] {
    var lines = [
      "zeros \(unknown) \(angleUnit.rawValue)",
      "equation \(sides.left.text()) = \(sides.right.text())",
    ]
    if let period { lines.append("period " + period.text()) }
    for piece in pieces {
      let ends = " " + CertificateLine.text(from: piece.lower, to: piece.upper)
      switch piece.reason {
      case .noZero: lines.append("noZero" + ends)
      case .tail(let order): lines.append("tail" + ends + " \(order)")
      case .oneZero: lines.append("oneZero" + ends)
      case .doubleZero: lines.append("doubleZero" + ends)
      case .atMost(let order, let points):
        lines.append(points.reduce("atMost" + ends + " \(order)") { $0 + " " + $1.description })
      }
      lines += piece.solutions.map { "solution " + $0.text() }
    }
    return lines
  }

  /// Reads lines as they are written, without blank ones and those that begin with `#`.
  ///
  /// - Returns: The certificate, or the number of the first line that is no step, from 1.
  package static func reading(_ lines: [String]) -> (certificate: ZeroCertificate?, fault: Int) {
    var header: (unknown: String, angleUnit: AngleUnit)?
    var certificate: ZeroCertificate?
    for (index, line) in lines.enumerated() {
      let step = CertificateLine(line)
      guard let word = step.word else { continue }
      var isRead = false
      switch word {
      case "zeros" where header == nil:
        header = step.header
        isRead = header != nil
      case "equation":
        if certificate == nil, let header, let sides = step.equation {
          certificate = ZeroCertificate(
            unknown: header.unknown,
            angleUnit: header.angleUnit,
            sides: sides
          )
          isRead = true
        }
      default: isRead = certificate?.add(word, step) == true
      }
      guard isRead else { return (nil, index + 1) }
    }
    return (certificate, lines.count)
  }

  /// Takes a step; false where it is none.
  private mutating func add(_ word: String, _ step: CertificateLine) -> Bool {
    switch word {
    case "period":
      guard period == nil, pieces.isEmpty, let number = step.expression else { return false }
      period = number
      return true
    case "solution":
      guard !pieces.isEmpty, let number = step.expression else { return false }
      pieces[pieces.count - 1].solutions.append(number)
      return true
    default: break
    }
    guard let ends = step.ends, let reason = Self.reason(word, Array(step.words.dropFirst(2)))
    else { return false }
    pieces.append(Piece(lower: ends.lower, upper: ends.upper, reason: reason))
    return true
  }

  private static func reason(_ word: String, _ words: [String]) -> Reason? {
    switch (word, words.count) {
    case ("noZero", 0): return .noZero
    case ("oneZero", 0): return .oneZero
    case ("doubleZero", 0): return .doubleZero
    case ("tail", 1): return Int(words[0]).map { .tail(order: $0) }
    case ("atMost", 1...):
      let points = words.dropFirst().compactMap { Rational(quotient: $0) }
      guard let order = Int(words[0]), points.count == words.count - 1 else { return nil }
      return .atMost(order: order, between: points)
    default: return nil
    }
  }
}
