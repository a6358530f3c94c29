// Lines that an answer was printed in, `sqrt(2) ≈ 1.4142135623…`: what stands in front of the sign is read,
// and the digits behind it are compared with what comes out.

internal import Expressions
internal import Messages
internal import Numbers

/// A line with ≈ and digits behind it.
struct PrintedLine {
  /// What stands in front of the sign.
  let text: String
  /// The numbers behind it, each with what one in its last place is worth.
  let numbers: [PrintedNumber]

  /// Nothing for a line without such a sign, or with something else than digits behind it.
  init?(_ line: String, _ mark: DecimalMark) {
    // Most lines have no sign whose first byte is that of ≈.
    guard line.utf8.contains(0xE2) else { return nil }
    let parts = line.split(separator: "≈", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].contains(where: { $0 != " " }) else { return nil }
    let reader = PrintedReader(String(parts[1]), mark)
    guard reader.isPrinted, !reader.numbers.isEmpty else { return nil }
    (text, numbers) = (String(parts[0]), reader.numbers)
  }
}

/// A number that is known by its digits.
struct PrintedNumber {
  /// The digits as a number.
  let value: Rational
  /// What one in the last place is worth.
  let unit: Rational
  /// Whether further digits are left out, so that none is rounded.
  let isCut: Bool

  /// Whether the one with fewer digits is the other one, cut off or rounded.
  func fits(_ other: PrintedNumber) -> Bool {
    let (fine, coarse) = unit <= other.unit ? (self, other) : (other, self)
    let isSameSign = value.signum * other.value.signum >= 0
    let rest = fine.value.magnitude - coarse.value.magnitude
    if isSameSign, rest.signum >= 0, rest < coarse.unit { return true }
    return !coarse.isCut && (value - other.value).magnitude <= coarse.unit / 2 + fine.unit
  }
}

extension Session {
  /// Answers a line that an answer was printed in, and says where its digits are others.
  mutating func evaluate(
    _ printed: PrintedLine,
    showing display: Answer.Display,
    answering take: (Answer) -> Void
  ) {
    var answers: [Answer] = []
    var session = self
    session.evaluate(printed.text, showing: .all) { answers.append($0) }
    let told = answers.last.flatMap { $0.decimal?.text ?? $0.exact } ?? ""
    let known = PrintedReader(told, settings.decimalMark).numbers
    let isTold =
      known.count == printed.numbers.count
      && zip(known, printed.numbers).allSatisfy { $0.fits($1) }
    var rest = answers.count
    evaluate(printed.text, showing: display) { answer in
      rest -= 1
      var answer = answer
      if rest == 0, !isTold, answer.problem == nil {
        answer.remarks.append((.printedOtherwise(told), answer.whole))
      }
      take(answer)
    }
  }
}

/// Finds the numbers of a text in which values are written as digits.
private struct PrintedReader {
  /// The numbers, from left to right.
  private(set) var numbers: [PrintedNumber] = []
  /// Whether nothing but digits stands in the text, with signs, brackets and names that they are of.
  private(set) var isPrinted = true
  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String, _ mark: DecimalMark) {
    scalars = Array(text.unicodeScalars)
    let point: Unicode.Scalar = mark == .comma ? "," : "."
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar.isDigit {
        readNumber(point)
      } else if scalar.isLetter {
        readWord()
      } else {
        if !Self.signs.contains(scalar) { isPrinted = false }
        place += 1
      }
    }
  }

  /// What stands between digits.
  private static var signs: [Unicode.Scalar] {
    [" ", "=", "{", "}", "(", ")", "[", "]", ";", ",", "+", "-", "−", "*", "·", "…"]
  }

  /// Reads a name with a sign of equality behind it, the imaginary unit, or a word between solutions.
  private mutating func readWord() {
    var word = ""
    while place < scalars.count, scalars[place].isLetter || scalars[place].isDigit {
      word.unicodeScalars.append(scalars[place])
      place += 1
    }
    while place < scalars.count, scalars[place] == " " { place += 1 }
    let isName = place < scalars.count && scalars[place] == "="
    if !isName, word != "i", word != "or", word != "and" { isPrinted = false }
  }

  private mutating func readDigits() -> String {
    var digits = ""
    while place < scalars.count, scalars[place].isDigit {
      digits.unicodeScalars.append(scalars[place])
      place += 1
    }
    return digits
  }

  private mutating func readNumber(_ point: Unicode.Scalar) {
    let isNegative = hasSignInFront
    var digits = readDigits()
    var exponent = 0
    if place < scalars.count, scalars[place] == point {
      place += 1
      let fraction = readDigits()
      digits += fraction
      exponent = -fraction.utf8.count
    }
    let isCut = place < scalars.count && scalars[place] == "…"
    if isCut { place += 1 }
    exponent += readExponent()
    guard let number = Integer(decimalDigits: digits.utf8), abs(exponent) < 4_096 else {
      isPrinted = false
      return
    }
    let power = Integer(10).raised(to: abs(exponent))
    let unit = exponent < 0 ? Rational(1, over: power) : Rational(power)
    let value = Rational(number) * unit
    numbers.append(PrintedNumber(value: isNegative ? -value : value, unit: unit, isCut: isCut))
  }

  private var hasSignInFront: Bool {
    var index = place - 1
    while index >= 0, scalars[index] == " " { index -= 1 }
    return index >= 0 && (scalars[index] == "-" || scalars[index] == "−")
  }

  /// Reads `e-7`, `*10^-7` or `·10^−7`.
  private mutating func readExponent() -> Int {
    let before = place
    let heads = ["e", "*10^", "·10^", " * 10^", " · 10^"].map { Array($0.unicodeScalars) }
    guard let head = heads.first(where: { scalars[place...].starts(with: $0) }) else { return 0 }
    place += head.count
    var isNegative = false
    if place < scalars.count, scalars[place] == "-" || scalars[place] == "−" {
      isNegative = true
      place += 1
    }
    guard let exponent = Int(readDigits()) else {
      place = before
      return 0
    }
    return isNegative ? -exponent : exponent
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the digits 0 to 9.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it may stand in a name.
  fileprivate var isLetter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
      || value >= 0x80 && ![0xB7, 0x2026, 0x2212].contains(value)
  }
}
