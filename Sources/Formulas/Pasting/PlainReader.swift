// Plain text as people copy it: signs in all their forms are made those of the
// language, invisible characters dropped, foreign numbers rewritten.

import Expressions

/// Rewrites plain text in the signs of the language, with points as marks.
struct PlainReader {
  /// A character of a text that is being rewritten.
  struct Mark {
    var scalar: UInt32
    var source: Range<Int>

    var isDigit: Bool { scalar >= 0x30 && scalar <= 0x39 }
    var isLetter: Bool { scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7a }
    /// Whether digits behind it are no number of their own.
    var continuesNumber: Bool { isLetter || isSign(".") || isSign(",") }
    func isSign(_ sign: Unicode.Scalar) -> Bool { scalar == sign.value }
  }

  private var marks: [Mark] = []
  private var mistakes: [Diagnostic] = []
  /// How many marks there are behind a fraction of one character, and blanks.
  private var fractionEnd = -1

  /// The text in the signs of the language, and its mistakes.
  ///
  /// When nothing stands around, an equals sign in front, as in a cell of a spreadsheet, is
  /// dropped.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func text(
    _ source: TrackedText,
    _ decimalMark: DecimalMark,
    isAlone: Bool
  ) -> (text: TrackedText, mistakes: [Diagnostic]) {
    var reader = PlainReader()
    reader.fold(source)
    reader.readWords(isAlone: isAlone)
    let numbers = NumberRewriter(reader.marks, decimalMark)
    var text = TrackedText(rewriting: source)
    for mark in numbers.marks() { text.add(scalar: mark.scalar, from: mark.source) }
    return (text, reader.mistakes)
  }

  // MARK: - Characters

  private mutating func fold(_ source: TrackedText) {
    marks.reserveCapacity(source.count)
    Scanner.withBytes(of: source.bytes) { bytes in
      let scanner = Scanner(bytes, decimalMark: .point)
      var place = 0
      while place < source.count {
        let (scalar, length) = scanner.decode(at: place)
        add(scalar, source.source(of: place..<place + length))
        place += length
      }
    }
  }

  private mutating func add(_ scalar: UInt32, _ source: Range<Int>) {
    if scalar < 0x80 {
      if 0x30...0x39 ~= scalar { refuseBehindFraction(source) }
      if scalar <= 0x20, fractionEnd == marks.count { fractionEnd += 1 }
      marks.append(Mark(scalar: scalar, source: source))
    } else if let (numerator, denominator) = Scanner.fraction(scalar) {
      addFraction(numerator, denominator, source)
    } else if scalar == 0x338, marks.last?.isSign("=") ?? false {
      marks[marks.count - 1].scalar = 0x2260
    } else if !Folding.isInvisible(scalar) {
      marks.append(Mark(scalar: Folding.plain(scalar), source: source))
    }
  }

  /// Reports a number right behind a fraction, which has no sign between them.
  private mutating func refuseBehindFraction(_ source: Range<Int>) {
    if fractionEnd == marks.count { mistakes.append(Diagnostic(.missingOperator, range: source)) }
  }

  /// Adds a fraction; with the number before it, it makes one number.
  private mutating func addFraction(
    _ numerator: UInt32,
    _ denominator: UInt32,
    _ source: Range<Int>
  ) {
    func add(_ scalar: Unicode.Scalar) {
      marks.append(Mark(scalar: scalar.value, source: source))
    }
    refuseBehindFraction(source)
    var blanks = 0
    while blanks < marks.count, marks[marks.count - 1 - blanks].scalar == 0x20 { blanks += 1 }
    let end = marks.count - blanks
    var start = end
    while start > 0, marks[start - 1].isDigit { start -= 1 }
    if start < end { marks.removeLast(blanks) } else { start = marks.count }
    let isMixed = start < marks.count && (start == 0 || !marks[start - 1].continuesNumber)
    let place = isMixed ? marks[start].source : source
    marks.insert(Mark(scalar: 0x28, source: place), at: start)
    if isMixed { add(numerator == 0 ? "+" : " ") }
    marks.append(Mark(scalar: 0x30 + numerator, source: source))
    add("/")
    if denominator == 10 { add("1") }
    marks.append(Mark(scalar: 0x30 + denominator % 10, source: source))
    add(")")
    fractionEnd = marks.count
  }

  // MARK: - Words of other programs

  /// Reads what programs and spreadsheets write: `Math.sqrt`, `=SQRT(2)`.
  private mutating func readWords(isAlone: Bool) {
    var isSheet = false
    if isAlone, let first = marks.firstIndex(where: { $0.scalar > 0x20 }), marks[first].isSign("="),
      first + 1 < marks.count, !marks[first + 1].isSign("=")
    {
      marks.remove(at: first)
      isSheet = true
    }
    var read: [Mark] = []
    read.reserveCapacity(marks.count)
    var place = 0
    while place < marks.count {
      guard marks[place].isLetter, !(read.last.map { $0.isLetter || $0.isDigit } ?? false) else {
        read.append(marks[place])
        place += 1
        continue
      }
      var end = place
      while end < marks.count, marks[end].isLetter || marks[end].isDigit { end += 1 }
      if let word = shareWord(place..<end),
        let sign = read.lastIndex(where: { $0.scalar > 0x20 }), read[sign].isSign("%"),
        let start = PlainReader.startOfNumber(endingAt: sign, read)
      {
        if word != .shareOf {
          PlainReader.changeWhole(word == .discount ? "-" : "+", start, &read, marks[place].source)
        }
        read.append(Mark(scalar: 0x2a, source: marks[place].source))
      } else if isLibrary(place..<end), end + 1 < marks.count, marks[end + 1].isLetter {
        let start = end + 1
        end = start
        while end < marks.count, marks[end].isLetter || marks[end].isDigit { end += 1 }
        readName(start..<end, isNatural: true, &read)
      } else if isSheet, end < marks.count, marks[end].isSign("(") {
        readName(place..<end, isNatural: false, &read)
        if end + 1 < marks.count, read.last?.isSign("π") ?? false, marks[end + 1].isSign(")") {
          end += 2
        }
      } else {
        read += marks[place..<end]
      }
      place = end
    }
    marks = read
  }

  /// What a word says behind a percent sign.
  private func shareWord(_ range: Range<Int>) -> Dispute? {
    let bytes = marks[range].map { UInt8(truncatingIfNeeded: $0.scalar) }
    return Parser.shareWord(String(decoding: bytes, as: UTF8.self))
  }

  /// Where the number or the bracket in front of a percent sign starts; nothing where the sign
  /// asks for a way to write a value, as in `20 as % of 80`.
  private static func startOfNumber(endingAt sign: Int, _ marks: [Mark]) -> Int? {
    var place = sign
    while place > 0, marks[place - 1].scalar == 0x20 { place -= 1 }
    let end = place
    if place > 0, marks[place - 1].isSign(")") {
      var depth = 0
      repeat {
        place -= 1
        if marks[place].isSign(")") { depth += 1 }
        if marks[place].isSign("(") { depth -= 1 }
      } while place > 0 && depth > 0
      return place
    }
    while place > 0, marks[place - 1].isDigit || marks[place - 1].continuesNumber { place -= 1 }
    let scalars = marks[place..<end].compactMap { Unicode.Scalar($0.scalar) }
    let isForm = Conversion.isPreposition(String(String.UnicodeScalarView(scalars)))
    return place < end && !isForm ? place : nil
  }

  /// Makes of a percentage what it leaves of a whole: `(1-10%)`.
  private static func changeWhole(
    _ sign: Unicode.Scalar,
    _ start: Int,
    _ marks: inout [Mark],
    _ source: Range<Int>
  ) {
    let front = marks[start].source
    for (index, scalar) in [0x28, 0x31, sign.value].enumerated() {
      marks.insert(Mark(scalar: UInt32(scalar), source: front), at: start + index)
    }
    while marks.last?.scalar == 0x20 { marks.removeLast() }
    marks.append(Mark(scalar: 0x29, source: source))
  }

  /// Whether a word is what programs put before the names of functions.
  private func isLibrary(_ range: Range<Int>) -> Bool {
    guard range.upperBound < marks.count, marks[range.upperBound].isSign(".") else { return false }
    let word = lowercased(range)
    return word == "math" || word == "np" || word == "numpy"
  }

  /// Reads the name of a function of another program; it must be one of ours.
  private mutating func readName(_ range: Range<Int>, isNatural: Bool, _ read: inout [Mark]) {
    var name = lowercased(range)
    // The `log` of programs is to the base e.
    if isNatural, name == "log" { name = "ln" }
    if name == "pi" { name = "π" }
    guard name == "π" || name == "e" || Builtin.named(name) != nil else {
      let source =
        marks[range.lowerBound].source
        .lowerBound..<marks[range.upperBound - 1].source
        .upperBound
      mistakes.append(Diagnostic(.unknownFunction(name, nearest: nil), range: source))
      return
    }
    for scalar in name.unicodeScalars {
      read.append(Mark(scalar: scalar.value, source: marks[range.lowerBound].source))
    }
  }

  private func lowercased(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for mark in marks[range] {
      bytes.append(UInt8(truncatingIfNeeded: mark.isLetter ? mark.scalar | 0x20 : mark.scalar))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
