// Entities of HTML and MathML, as far as formulas have them.

enum Entities {
  /// The scalar that an entity at a place names, and the place behind it; zero
  /// when the entity is not known, nothing when none stands there.
  static func scalar(_ bytes: ArraySlice<UInt8>, at place: Int) -> (UInt32, end: Int)? {
    guard bytes[place] == UInt8(ascii: "&") else { return nil }
    let limit = min(bytes.endIndex, place + 32)
    guard let end = bytes[place..<limit].firstIndex(of: UInt8(ascii: ";")), end > place + 1 else {
      return nil
    }
    let name = bytes[place + 1..<end]
    if name.first == UInt8(ascii: "#") { return (number(name.dropFirst()), end + 1) }
    for (known, scalar) in named where known.withUTF8Buffer({ $0.elementsEqual(name) }) {
      return (scalar, end + 1)
    }
    return (0, end + 1)
  }

  private static func number(_ text: ArraySlice<UInt8>) -> UInt32 {
    let isHex = text.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    var value: UInt32 = 0
    for byte in isHex ? text.dropFirst() : text {
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte) - 0x30
      case 0x41...0x46 where isHex, 0x61...0x66 where isHex: digit = UInt32(byte | 0x20) - 0x57
      default: return 0
      }
      value = value * (isHex ? 16 : 10) + digit
      if value > 0x10ffff { return 0 }
    }
    return value
  }

  private static let named: [(StaticString, UInt32)] = [
    ("amp", 0x26), ("lt", 0x3c), ("gt", 0x3e), ("quot", 0x22), ("apos", 0x27), ("nbsp", 0xa0),
    ("ensp", 0x20), ("emsp", 0x20), ("thinsp", 0x2009), ("ThinSpace", 0x2009), ("minus", 0x2212),
    ("plus", 0x2b), ("times", 0xd7), ("middot", 0xb7), ("centerdot", 0xb7), ("sdot", 0x22c5),
    ("pm", 0xb1), ("plusmn", 0xb1), ("in", 0x2208), ("ast", 0x2a), ("divide", 0xf7), ("div", 0xf7),
    ("frasl", 0x2044), ("equals", 0x3d),
    ("ne", 0x2260), ("le", 0x2264), ("leq", 0x2264), ("ge", 0x2265), ("geq", 0x2265),
    ("InvisibleTimes", 0x2062), ("it", 0x2062), ("ApplyFunction", 0x2061), ("af", 0x2061),
    ("InvisibleComma", 0x2063), ("ic", 0x2063), ("zwnj", 0x200c), ("zwj", 0x200d),
    ("lrm", 0x200e), ("rlm", 0x200f), ("shy", 0xad), ("deg", 0xb0), ("prime", 0x2032),
    ("Prime", 0x2033), ("radic", 0x221a), ("Sqrt", 0x221a), ("pi", 0x3c0), ("theta", 0x3b8),
    ("alpha", 0x3b1), ("beta", 0x3b2), ("gamma", 0x3b3), ("delta", 0x3b4), ("epsilon", 0x3b5),
    ("lambda", 0x3bb), ("mu", 0x3bc), ("rho", 0x3c1), ("sigma", 0x3c3), ("tau", 0x3c4),
    ("phi", 0x3c6), ("omega", 0x3c9), ("Delta", 0x394), ("Omega", 0x3a9), ("exponentiale", 0x65),
    ("ee", 0x65), ("ExponentialE", 0x65), ("half", 0xbd), ("frac12", 0xbd), ("frac14", 0xbc),
    ("frac34", 0xbe), ("sup1", 0xb9), ("sup2", 0xb2), ("sup3", 0xb3), ("lpar", 0x28),
    ("rpar", 0x29), ("lbrack", 0x5b), ("rbrack", 0x5d), ("verbar", 0x7c), ("vert", 0x7c),
    ("lfloor", 0x230a), ("rfloor", 0x230b), ("lceil", 0x2308), ("rceil", 0x2309),
    ("rarr", 0x2192), ("rightarrow", 0x2192), ("excl", 0x21), ("percnt", 0x25), ("comma", 0x2c),
    ("period", 0x2e), ("hyphen", 0x2d), ("ndash", 0x2013), ("compfn", 0x2218), ("OverBar", 0xaf),
    ("macr", 0xaf), ("oline", 0x203e),
  ]
}
