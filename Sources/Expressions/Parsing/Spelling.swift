// The known name that is spelled most like an unknown one.

internal import Numbers

/// Comparing spellings.
package enum Spelling {
  /// The builtin whose name or alias is spelled most like a name.
  package static func nearestBuiltin(to name: String) -> String? {
    var candidates: [String] = []
    for row in Builtin.all {
      candidates.append("\(row.name)")
      for alias in row.aliases { candidates.append("\(alias)") }
    }
    return nearest(to: name, among: candidates)
  }

  /// The candidate that needs the fewest edits, when those are few for the
  /// length of the name.
  ///
  /// - Complexity: O(*m* · *n*²) for *m* candidates of about *n* bytes.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let word = lowercasedBytes(name)
    guard word.count <= 32, !others.contains(name) else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let other = lowercasedBytes(candidate)
      guard other.count <= 32 else { continue }
      let distance = distance(word, other)
      if isNear(word, other, distance), distance < best?.distance ?? .max {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// Words that are no slip of the hand: they mean something else.
  private static let others = ["mode", "cost", "side", "rank"]

  /// Whether one word may be a slip of the hand for another.
  ///
  /// One edit in three letters. Short words start alike, and what is shorter
  /// than four letters lacks one, has one too many or has two exchanged: tau is
  /// no tan, and bin no sin.
  private static func isNear(_ x: [UInt8], _ y: [UInt8], _ distance: Int) -> Bool {
    let length = min(x.count, y.count)
    if distance == 0 { return true }
    guard length > 2, distance <= max(1, length / 3) else { return false }
    guard length < 6 else { return true }
    guard x[0] == y[0] || x.count == y.count && x.sorted() == y.sorted() else { return false }
    return length > 3 || x.count != y.count || x.sorted() == y.sorted()
  }

  /// A name as a product of known names, or as a builtin of a number and such a
  /// product: `xy` is `x·y`, `sinx` is `sin(x)`, `sin2x` is `sin(2x)`, `sqrt2`
  /// is `sqrt 2`, and `sin30cos30` is `sin 30·cos 30`.
  ///
  /// - Complexity: O(*n*²·*m*) for *n* bytes and *m* known names.
  package static func divided(_ name: String, among known: [String]) -> String? {
    let bytes = Array(name.utf8)
    guard bytes.count <= 32 else { return nil }
    let words = known.map { Array($0.utf8) } + Constant.allCases.map { Array("\($0.name)".utf8) }
    if let product = product(bytes[...], words) { return product }
    // Letters that people put behind a function without thinking of a name.
    let arguments = ["x", "y", "z", "t", "n", "a"].map { Array($0.utf8) }
    for count in (1..<max(bytes.count, 1)).reversed() {
      let front = String(decoding: bytes[..<count], as: UTF8.self)
      guard let row = Builtin.named(front), row.least == 1 else { continue }
      let digits = bytes[count...].prefix { $0 &- 0x30 < 10 }
      let number = String(decoding: digits, as: UTF8.self)
      let rest = bytes[(count + digits.count)...]
      if rest.isEmpty { return "\(front) \(number)" }
      if let argument = product(rest, words + arguments) {
        return "\(front)(\(number)\(argument))"
      }
      let next = String(decoding: rest, as: UTF8.self)
      if !digits.isEmpty, let product = divided(next, among: known) {
        return "\(front) \(number)·\(product)"
      }
    }
    return nil
  }

  /// The call of a root, a logarithm or a function of angles that a name is without its brackets:
  /// `sin(2x)` for `sin2x`; nothing for any other name, as `cost`.
  package static func call(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    guard let letter = bytes.last, "xyzt".utf8.contains(letter), !others.contains(name) else {
      return nil
    }
    let front = bytes.dropLast()
    let word = String(decoding: front.prefix { $0 | 0x20 &- 0x61 < 26 }, as: UTF8.self)
    let number = front.dropFirst(word.utf8.count)
    guard number.allSatisfy({ $0 &- 0x30 < 10 }), let row = Builtin.named(word),
      row.angle == .argument || row == .ln || row == .log || row == .sqrt
    else { return nil }
    return word + "(" + String(decoding: bytes.dropFirst(word.utf8.count), as: UTF8.self) + ")"
  }

  /// The end of the function with an inverse that a word starts with where its argument stands right
  /// behind it, a number, a letter or both, or such a word again: 3 for `sinx`, `sin2x`, `sinpi` and
  /// `sinxcosx`, 2 for `lnsinx`; nothing for any other word, as `cost` and `sinus`.
  ///
  /// The longest name counts: `sinhx` is no sine. A number behind `log` may be its base.
  package static func endOfFunction(in name: String) -> Int? {
    let bytes = Array(name.utf8)
    guard isJoined(bytes.count), isNoWord(name) else { return nil }
    return endOfFunction(in: bytes[...])
  }

  /// The end of the letter that a word starts with in front of a function and its argument: 1 for
  /// `xsinx`; nothing for any other word.
  package static func endOfFactor(in name: String) -> Int? {
    let bytes = Array(name.utf8)
    guard isJoined(bytes.count), isNoWord(name) else { return nil }
    let length = letterLength(bytes[...])
    return length > 0 && endOfFunction(in: bytes[length...]) != nil ? length : nil
  }

  private static func isJoined(_ count: Int) -> Bool { 3...32 ~= count }

  /// Whether a name has no meaning in everyday language or in other calculators.
  private static func isNoWord(_ name: String) -> Bool {
    !others.contains(name) && ForeignName.translation(of: name) == nil
      && LanguageWord.remedy(for: name) == nil
  }

  private static func endOfFunction(in word: ArraySlice<UInt8>) -> Int? {
    for count in (2..<max(word.count, 2)).reversed() {
      let rest = word.dropFirst(count)
      guard word[rest.startIndex - 1] | 0x20 &- 0x61 < 26,
        let row = Builtin.named(String(decoding: word.prefix(count), as: UTF8.self))
      else { continue }
      let isInvertible = row.least == 1 && !row.originTexts.isEmpty && row.algebra == nil
      return isInvertible && isArgument(rest, mayHaveDigits: row.most == 1) ? count : nil
    }
    return nil
  }

  private static func isArgument(_ bytes: ArraySlice<UInt8>, mayHaveDigits: Bool) -> Bool {
    let digits = bytes.prefix { $0 &- 0x30 < 10 }
    let rest = bytes.dropFirst(digits.count)
    if !digits.isEmpty, !mayHaveDigits { return false }
    if rest.isEmpty || endOfFunction(in: rest) != nil { return !bytes.isEmpty }
    if rest.elementsEqual("pi".utf8) { return true }
    let behind = rest.dropFirst(letterLength(rest))
    return behind.count < rest.count && (behind.isEmpty || endOfFunction(in: behind) != nil)
  }

  /// The length of the letter that a word starts with, if it is one that people put beside functions:
  /// the others end everyday words, `secs`, `sine`, `sink`.
  private static func letterLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    // Greek letters have two bytes.
    if first == 0xce || first == 0xcf { return min(2, bytes.count) }
    return "xyztuvwabmnpqr".utf8.contains(first) || 0x41...0x5a ~= first ? 1 : 0
  }

  /// Bytes as a product of words; of several ways the one with the longest
  /// words at the end.
  private static func product(_ bytes: ArraySlice<UInt8>, _ words: [[UInt8]]) -> String? {
    // For every end, the best product of what stands before it.
    var products: [Int: String] = [bytes.startIndex: ""]
    for end in bytes.indices.map({ $0 + 1 }) {
      for word in words.sorted(by: { $0.count > $1.count }) where products[end] == nil {
        let start = end - word.count
        guard start >= bytes.startIndex, !word.isEmpty, bytes[start..<end].elementsEqual(word),
          let before = products[start]
        else { continue }
        let text = String(decoding: word, as: UTF8.self)
        products[end] = before.isEmpty ? text : before + "·" + text
      }
    }
    return bytes.isEmpty ? nil : products[bytes.endIndex]
  }

  /// The least number of bytes to insert, remove, replace or exchange with
  /// their neighbour.
  ///
  /// > Source: Lowrance and Wagner, An extension of the string-to-string
  /// > correction problem (1975), with exchanges of neighbours only.
  private static func distance(_ x: [UInt8], _ y: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...y.count)
    for i in x.indices {
      var row = [i + 1]
      for j in y.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (x[i] == y[j] ? 0 : 1))
        if i > 0, j > 0, x[i] == y[j - 1], x[i - 1] == y[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[y.count]
  }

  /// A name with its ASCII letters in lower case.
  package static func lowercased(_ name: String) -> String {
    String(decoding: lowercasedBytes(name), as: UTF8.self)
  }

  private static func lowercasedBytes(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >= 0x41 && $0 <= 0x5a ? $0 | 0x20 : $0 }
  }
}
