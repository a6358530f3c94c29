// Words: names, constants, functions.

extension Scanner {
  /// The token of the word that starts here: letters, then letters and digits,
  /// then perhaps a subscript.
  mutating func word() -> Token {
    let start = offset
    // The common case: one letter.
    if !bytes[start + 1].continuesWord {
      offset += 1
      return letter(at: start)
    }
    var hash = Builtin.hashStart
    while true {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        offset += 1
        hash = Builtin.hash(hash, byte)
        continue
      case UInt8(ascii: "_") where isSubscript(at: offset + 1):
        offset += 1
        hash = Builtin.hash(hash, byte)
        continue
      case 0x80...:
        let (scalar, length) = decode(at: offset)
        if scalar == 0x305, let end = numeralEnd(from: start) {
          offset = end
          return token(.name, from: start)
        }
        guard Scanner.isLetter(scalar) || Scanner.subscriptDigit(scalar) != nil else { break }
        for _ in 0..<length {
          hash = Builtin.hash(hash, bytes[offset])
          offset += 1
        }
        continue
      default:
        break
      }
      break
    }
    return classify(start, hash)
  }

  /// The end of the Roman numeral with lines above that starts at a place, if one does.
  private func numeralEnd(from start: Int) -> Int? {
    var end = start
    while RomanNumeral.isLetter(UInt32(bytes[end])) {
      end += bytes[end + 1] == 0xcc && bytes[end + 2] == 0x85 ? 3 : 1
    }
    var ahead = self
    ahead.offset = end
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    return ahead.startsWord || RomanNumeral.value(of: name) == nil ? nil : end
  }

  /// Whether what stands here would go on a word.
  private var startsWord: Bool {
    guard bytes[offset] >= 0x80 else { return bytes[offset].continuesWord }
    let scalar = decode(at: offset).scalar
    return Scanner.isLetter(scalar) || Scanner.subscriptDigit(scalar) != nil
  }

  /// The token of a word of one letter.
  @inline(__always)
  private func letter(at start: Int) -> Token {
    switch bytes[start] {
    case UInt8(ascii: "e"):
      return token(.constant, from: start, value: UInt32(Constant.e.rawValue))
    case UInt8(ascii: "i"):
      let unit = UInt32(Constant.imaginaryUnit.rawValue)
      return token(.name, from: start, value: Token.meaning(of: .constant, unit))
    default: return token(.name, from: start)
    }
  }

  private func isSubscript(at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: bytes[place] >= 0x80 && Scanner.isLetter(decode(at: place).scalar)
    }
  }

  private func classify(_ start: Int, _ hash: UInt32) -> Token {
    let length = offset - start
    if length == 1 { return letter(at: start) }
    if length == 2, bytes[start] == UInt8(ascii: "p"), bytes[start + 1] == UInt8(ascii: "i") {
      return token(.constant, from: start, value: UInt32(Constant.pi.rawValue))
    }
    guard let meaning = Builtin.meaning(of: bytes[start..<offset], hash: hash) else {
      if length <= Constant.longestName, let constant = Constant.yielding(bytes[start..<offset]) {
        let meaning = Token.meaning(of: .constant, UInt32(constant.rawValue))
        return token(.name, from: start, value: meaning)
      }
      let isBasedLogarithm = logarithmBase(of: start..<offset) != nil
      return isBasedLogarithm
        ? token(.function, from: start, value: UInt32(Builtin.log.index))
        : token(.name, from: start)
    }
    let index = UInt32(meaning.index)
    let kind = Builtin.facts[Int(index)].infixRank != .none ? Token.Kind.infixFunction : .function
    return meaning.yields
      ? token(.name, from: start, value: Token.meaning(of: kind, index))
      : token(kind, from: start, value: index)
  }

  /// The digits of the base in `log_3` or `log₃`.
  func logarithmBase(of range: Range<Int>) -> NumberLiteral? {
    guard range.count > 4, bytes[range.lowerBound] == UInt8(ascii: "l"),
      bytes[range.lowerBound + 1] == UInt8(ascii: "o"),
      bytes[range.lowerBound + 2] == UInt8(ascii: "g")
    else { return nil }
    var digits: [UInt8] = []
    var place = range.lowerBound + 3
    let isPlain = bytes[place] == UInt8(ascii: "_")
    if isPlain { place += 1 }
    while place < range.upperBound {
      let (scalar, length) = decode(at: place)
      let plain = isPlain && scalar >= 0x30 && scalar <= 0x39 ? UInt8(scalar) : nil
      guard let digit = isPlain ? plain : Scanner.subscriptDigit(scalar) else { return nil }
      if digit != 0x30 || !digits.isEmpty { digits.append(digit) }
      place += length
    }
    return NumberLiteral(canonical: digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self))
  }

  /// The name that a token says as a node keeps it, when it has one to three
  /// bytes and no other spelling.
  func packedName(of token: Token) -> UInt32? {
    let length = token.end - token.start
    guard length <= 3 else { return nil }
    if length == 1, bytes[token.start] < 0x80 { return UInt32(bytes[token.start]) }
    var packed: UInt32 = 0
    for place in 0..<length {
      packed |= UInt32(bytes[token.start + place]) << UInt32(8 * place)
    }
    let isAns = length == 3 && packed | 0x20_2020 == 0x73_6e61
    return isAns || packed & 0x80_8080 != 0 ? nil : packed
  }

  /// The name that a token says, in its one spelling: `x₁` is `x_1`, and
  /// `ans` and `ANS` are `Ans`.
  package func name(of token: Token) -> String {
    var text: [UInt8] = []
    var place = token.start
    var isInSubscript = false
    while place < token.end {
      let (scalar, length) = decode(at: place)
      if let digit = Scanner.subscriptDigit(scalar) {
        if !isInSubscript { text.append(UInt8(ascii: "_")) }
        isInSubscript = true
        text.append(digit)
      } else {
        isInSubscript = false
        text.append(contentsOf: bytes[place..<place + length])
      }
      place += length
    }
    if text.count == 3, text[0] | 0x20 == 0x61, text[1] | 0x20 == 0x6e, text[2] | 0x20 == 0x73 {
      return "Ans"
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a word may go on with a byte: a letter, a digit, the mark of a subscript, or
  /// what is no ASCII.
  @inline(__always)
  fileprivate var continuesWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
