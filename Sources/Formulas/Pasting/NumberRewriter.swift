// Numbers as they are written around the world: `1,234.5`, `1.234,5`,
// `1 234,5`, `1'234.5`, `12,34,567`. A comma between the arguments of a
// function stays one.

import Expressions

/// Rewrites numbers with points and without grouping.
struct NumberRewriter {
  typealias Mark = PlainReader.Mark

  private let source: [Mark]
  private let decimalMark: DecimalMark
  /// The number of brackets around the place.
  private var brackets = 0

  init(_ source: [Mark], _ decimalMark: DecimalMark) {
    self.source = source
    self.decimalMark = decimalMark
  }

  /// The text with its numbers rewritten.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func marks() -> [Mark] {
    var reader = self
    var read: [Mark] = []
    read.reserveCapacity(source.count)
    var place = 0
    while place < source.count {
      let mark = source[place]
      let isInWord = place > 0 && (source[place - 1].isLetter || source[place - 1].isDigit)
      if mark.isDigit, !isInWord {
        place = reader.number(at: place, &read)
        continue
      }
      if mark.isSign("(") || mark.isSign("[") || mark.isSign("{") { reader.brackets += 1 }
      if mark.isSign(")") || mark.isSign("]") || mark.isSign("}") { reader.brackets -= 1 }
      read.append(reader.isLoneMark(place) ? Mark(scalar: 0x2e, source: mark.source) : mark)
      place += 1
    }
    return read
  }

  /// Whether a comma starts a fraction, as in `,5` or `0,(3)`.
  private func isLoneMark(_ place: Int) -> Bool {
    guard decimalMark == .comma, source[place].isSign(","), place + 1 < source.count else {
      return false
    }
    if source[place + 1].isDigit { return true }
    guard source[place + 1].isSign("("), place > 0, source[place - 1].isDigit else { return false }
    // The repeating digits stand in the brackets, and nothing else.
    var end = place + 2
    while isDigit(end) { end += 1 }
    return end > place + 2 && end < source.count && source[end].isSign(")")
  }

  private func isDigit(_ place: Int) -> Bool { place < source.count && source[place].isDigit }

  /// Reads the number at a place and returns the place behind it.
  private func number(at start: Int, _ read: inout [Mark]) -> Int {
    var separators: [Int] = []
    var end = start
    while isDigit(end)
      || isSeparator(end) && isDigit(end + 1) && !endsBefore(end, start, separators)
    {
      if !source[end].isDigit { separators.append(end) }
      end += 1
    }
    let mark = decimalPlace(separators, start, end)
    for place in start..<end {
      if source[place].isDigit {
        read.append(source[place])
      } else if place == mark {
        read.append(Mark(scalar: 0x2e, source: source[place].source))
      } else if mark == nil {
        // Neither a mark nor grouping: the character stays as it was written.
        read.append(source[place])
      }
    }
    return end
  }

  private func isSeparator(_ place: Int) -> Bool {
    guard place < source.count else { return false }
    switch source[place].scalar {
    case 0x2e, 0x27, 0x5f, 0x2019, 0x20, 0xa0, 0x2007, 0x2009, 0x202f: return true
    case 0x2c: return decimalMark == .comma || brackets == 0
    default: return false
    }
  }

  /// Whether the number ends before what only sometimes groups digits: a blank
  /// or a prime sign, unless it stands between groups of three.
  private func endsBefore(_ place: Int, _ start: Int, _ separators: [Int]) -> Bool {
    switch source[place].scalar {
    case 0x20, 0x27, 0x2019: break
    default: return false
    }
    // A raised or lowered number ends at a blank: `2^3 100`.
    if start > 0, source[start - 1].isSign("^") || source[start - 1].isSign("_") { return true }
    let first = separators.last.map { $0 + 1 } ?? start
    let isGroup = separators.isEmpty ? place - first <= 3 : place - first == 3
    let isSame = separators.last.map { source[$0].scalar == source[place].scalar } ?? true
    let isThree = isDigit(place + 2) && isDigit(place + 3) && !isDigit(place + 4)
    return !(isGroup && isSame && isThree)
  }

  /// The separator that is the decimal mark; the end when all of them group;
  /// nothing when they make no number.
  private func decimalPlace(_ separators: [Int], _ start: Int, _ end: Int) -> Int? {
    guard let last = separators.last else { return end }
    let isMark = source[last].isSign(".") || source[last].isSign(",")
    let own: Unicode.Scalar = decimalMark == .comma ? "," : "."
    guard isMark else { return isGrouping(separators, start, end) ? end : nil }
    let kind = source[last].scalar
    let others = separators.dropLast()
    if others.contains(where: { source[$0].scalar == kind }) {
      // A repeated mark separates groups of digits.
      let isOwn = source[last].isSign(own)
      return !isOwn && isGrouping(separators, start, end) ? end : nil
    }
    if others.isEmpty, !source[last].isSign(own), end - last == 4, last - start <= 3,
      !(last == start + 1 && source[start].isSign("0"))
    {
      return end
    }
    return others.isEmpty || isGrouping(Array(others), start, last) ? last : nil
  }

  /// Whether separators of one kind divide digits into groups: of three, or,
  /// with commas, of two before the last three.
  private func isGrouping(_ separators: [Int], _ start: Int, _ end: Int) -> Bool {
    guard let first = separators.first else { return false }
    let kind = source[first].scalar
    if kind == 0x5f { return separators.allSatisfy { source[$0].scalar == kind } }
    var isIndian = kind == 0x2c && first - start <= 2
    var isThrees = first - start <= 3
    for (position, place) in separators.enumerated() {
      guard source[place].scalar == kind else { return false }
      let isLast = position + 1 == separators.count
      let length = (isLast ? end : separators[position + 1]) - place - 1
      if length != 3 { isThrees = false }
      if length != (isLast ? 3 : 2) { isIndian = false }
    }
    return isThrees || isIndian
  }
}
