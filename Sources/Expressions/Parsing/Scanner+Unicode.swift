// Signs beyond ASCII: the ones that people type, paste and see in print.

extension Scanner {
  /// The token that starts with a byte beyond ASCII.
  mutating func wideToken() -> Token {
    let start = offset
    let (scalar, length) = decode(at: start)
    if Scanner.isLetter(scalar) { return word() }
    offset += length
    if let kind = Scanner.sign(scalar) { return token(kind, from: start) }
    switch scalar {
    // ∫
    case 0x222b: return token(.function, from: start, value: UInt32(Builtin.integral.index))
    // ∏ and ∑.
    case 0x220f, 0x2211:
      let row = scalar == 0x2211 ? Builtin.sum : Builtin.product
      return token(.function, from: start, value: UInt32(row.index))
    // ∧, ∨ and ⊻.
    case 0x2227, 0x2228, 0x22bb:
      let row = scalar == 0x2227 ? Builtin.and : scalar == 0x2228 ? .or : .xor
      return token(.infixFunction, from: start, value: UInt32(row.index))
    // ∠.
    case 0x2220:
      return token(.infixFunction, from: start, value: UInt32(Builtin.cis.index))
    // ℝ, ℤ and the like are names.
    case _ where NumberSet.isSign(scalar): return token(.name, from: start)
    // ∈.
    case 0x2208:
      return token(.infixFunction, from: start, value: UInt32(Builtin.isMember.index))
    // ⅈ.
    case 0x2148:
      return token(.constant, from: start, value: UInt32(Constant.imaginaryUnit.rawValue))
    // ¬.
    case 0xac:
      return token(.function, from: start, value: UInt32(Builtin.not.index))
    // ‰ is a percent sign with a value.
    case 0x2030:
      return token(.percent, from: start, value: 1)
    // √, ∛ and ∜.
    case 0x221a...0x221c:
      return token(.root, from: start, value: scalar - 0x2218)
    case _ where Scanner.superscript(scalar) != nil:
      while Scanner.superscript(decode(at: offset).scalar) != nil {
        offset += decode(at: offset).length
      }
      return token(.superscript, from: start)
    case _ where Scanner.digit(scalar) != nil:
      offset = start
      return foreignNumber()
    case _ where RomanNumeral.isSign(scalar): return numeral(from: start)
    default:
      guard let (numerator, denominator) = Scanner.fraction(scalar) else {
        return token(.unknown, from: start, value: scalar)
      }
      return token(.fraction, from: start, value: numerator << 8 | denominator)
    }
  }

  /// The token of a numeral in the signs that Unicode has for it, which starts here.
  private mutating func numeral(from start: Int) -> Token {
    var scalars: [UInt32] = []
    offset = start
    while RomanNumeral.isSign(decode(at: offset).scalar) {
      let (scalar, length) = decode(at: offset)
      scalars.append(scalar)
      offset += length
    }
    guard let number = RomanNumeral.value(ofSigns: scalars) else {
      return token(.unknown, from: start, value: scalars[0])
    }
    return token(.integer, from: start, value: UInt32(number))
  }

  /// The scalar at a place and the number of its bytes.
  ///
  /// A byte that starts no scalar counts as one of its own, U+FFFD.
  package func decode(at place: Int) -> (scalar: UInt32, length: Int) {
    let byte = UInt32(bytes[place])
    func continuation(_ distance: Int) -> UInt32? {
      let place = place + distance
      guard place < count, bytes[place] & 0xc0 == 0x80 else { return nil }
      return UInt32(bytes[place] & 0x3f)
    }
    switch byte {
    case 0..<0x80:
      return (byte, 1)
    case 0xc2..<0xe0:
      guard let second = continuation(1) else { return (0xfffd, 1) }
      return ((byte & 0x1f) << 6 | second, 2)
    case 0xe0..<0xf0:
      guard let second = continuation(1), let third = continuation(2) else { return (0xfffd, 1) }
      return ((byte & 0x0f) << 12 | second << 6 | third, 3)
    case 0xf0..<0xf5:
      guard let second = continuation(1), let third = continuation(2),
        let fourth = continuation(3)
      else { return (0xfffd, 1) }
      return ((byte & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
    default:
      return (0xfffd, 1)
    }
  }

  /// Whether a scalar may stand in a name: Latin, Greek and Cyrillic letters,
  /// π excepted.
  package static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5a, 0x61...0x7a: true
    case 0xd7, 0xf7, 0x3c0: false
    case 0xc0...0x24f, 0x370...0x373, 0x376, 0x377, 0x37b...0x37d: true
    case 0x386, 0x388...0x3ff, 0x400...0x481, 0x48a...0x52f: true
    default: false
    }
  }

  /// The digit that a subscript scalar says.
  static func subscriptDigit(_ scalar: UInt32) -> UInt8? {
    scalar >= 0x2080 && scalar <= 0x2089 ? UInt8(scalar - 0x2080) + 0x30 : nil
  }

  /// The ASCII digit or sign that a superscript scalar says.
  package static func superscript(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0xb9: 0x31
    case 0xb2, 0xb3: UInt8(scalar - 0xb0) + 0x30
    case 0x2070, 0x2074...0x2079: UInt8(scalar - 0x2070) + 0x30
    case 0x207a: UInt8(ascii: "+")
    case 0x207b: UInt8(ascii: "-")
    default: nil
    }
  }

  /// The value of a decimal digit of another script, or of full width.
  package static func digit(_ scalar: UInt32) -> UInt32? {
    // Full width, Arabic-Indic, Persian, N'Ko, Devanagari and the scripts of India, Thai,
    // Lao, Tibetan, Myanmar, Khmer, Mongolian.
    let zeros: [UInt32] = [
      0xff10, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66,
      0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
    ]
    for zero in zeros where scalar >= zero && scalar < zero + 10 { return scalar - zero }
    return nil
  }

  /// The numerator and denominator of a fraction that is one character.
  package static func fraction(_ scalar: UInt32) -> (UInt32, UInt32)? {
    switch scalar {
    case 0xbc: (1, 4)
    case 0xbd: (1, 2)
    case 0xbe: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153...0x2154: (scalar - 0x2152, 3)
    case 0x2155...0x2158: (scalar - 0x2154, 5)
    case 0x2159: (1, 6)
    case 0x215a: (5, 6)
    case 0x215b...0x215e: (2 * (scalar - 0x215b) + 1, 8)
    case 0x2189: (0, 3)
    default: nil
    }
  }

  private static func sign(_ scalar: UInt32) -> Token.Kind? {
    switch scalar {
    // Minus, hyphen, non-breaking hyphen, figure dash, en dash, and the small
    // and full-width ones.
    case 0x2212, 0x2010...0x2013, 0xfe63, 0xff0d: .minus
    case 0xff0b: .plus
    // Times, middle dot, asterisk, bullet and dot operators, n-ary times.
    case 0xd7, 0xb7, 0x2217, 0x2219, 0x22c5, 0x2022, 0x2a2f, 0x2715, 0xff0a: .times
    // Division sign, fraction and division slash, full-width slash.
    case 0xf7, 0x2044, 0x2215, 0xff0f: .slash
    case 0x2260: .notEqual
    case 0x2264, 0x2a7d: .lessOrEqual
    case 0x2265, 0x2a7e: .greaterOrEqual
    case 0xff1d: .equal
    case 0x2192, 0x27f6, 0x21a6, 0x25b6, 0x25b8, 0x25ba: .arrow
    case 0xff01: .bang
    case 0xff05: .percent
    case 0xff0c: .comma
    case 0xff1a: .colon
    case 0xff1b: .semicolon
    case 0xb0, 0xba: .degree
    case 0x2032, 0x2019: .prime
    case 0x2033, 0x201d: .doublePrime
    case 0x3c0: .constant
    case 0x2308: .openCeiling
    case 0x2309: .closeCeiling
    case 0x230a: .openFloor
    case 0x230b: .closeFloor
    case 0x2223: .bar
    case 0xff08: .open
    case 0xff09: .close
    case 0x25a1, 0x2b1a: .placeholder
    case 0x2025: .range
    case 0xb1: .plusMinus
    default: nil
    }
  }
}
