// From LaTeX to line text, with the place of every byte. Only what writes
// formulas is known; anything else is refused at its place.

import Expressions

/// Rewrites LaTeX as a text of the language.
struct LatexReader {
  private let input: [UInt8]
  private var place = 0
  private var depth = 0
  /// The text of the language.
  var output: [UInt8] = []
  /// For every byte of the output, the place in the input.
  private var origins: [Int] = []
  /// What could not be read.
  var diagnostics: [Diagnostic] = []

  init(_ input: [UInt8]) {
    self.input = input
  }

  /// Whether a text looks like LaTeX.
  static func isLatex(_ text: [UInt8]) -> Bool {
    text.contains(UInt8(ascii: "\\")) || text.contains(UInt8(ascii: "{"))
  }

  /// The places in the input of a part of the output.
  func source(of range: Range<Int>) -> Range<Int> {
    guard range.lowerBound < origins.count else { return input.count..<input.count }
    let lower = origins[range.lowerBound]
    let last = origins[max(range.lowerBound, min(range.upperBound, origins.count) - 1)]
    return lower..<max(lower, range.isEmpty ? lower : last + 1)
  }

  /// Reads everything.
  mutating func read() {
    while place < input.count, diagnostics.isEmpty {
      items()
      if place < input.count, diagnostics.isEmpty {
        fail(.unopenedBracket, place..<place + 1)
      }
    }
  }

  /// Reads up to a closing brace or the end.
  private mutating func items() {
    while place < input.count, diagnostics.isEmpty, input[place] != UInt8(ascii: "}") { item() }
  }

  private mutating func item() {
    let start = place
    let byte = input[place]
    switch byte {
    case UInt8(ascii: "\\"): command()
    case UInt8(ascii: "{"): group("(", ")")
    case UInt8(ascii: "^"):
      place += 1
      if !degree() {
        add("^", start)
        argument()
      }
    case UInt8(ascii: "_"):
      place += 1
      lower(start)
    case UInt8(ascii: "$"), UInt8(ascii: "~"), UInt8(ascii: "&"):
      if byte == UInt8(ascii: "&") { fail(.unexpected, start..<start + 1) }
      place += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      add(" ", start)
      add(byte, start)
      place += 1
    default:
      add(byte, start)
      place += 1
    }
  }

  // MARK: - Arguments

  /// Reads a braced part with other brackets.
  private mutating func group(_ open: StaticString, _ close: StaticString) {
    let start = place
    guard enter(start) else { return }
    place += 1
    // `{,}` is a decimal comma.
    if place + 1 < input.count, input[place] == UInt8(ascii: ","),
      input[place + 1] == UInt8(ascii: "}")
    {
      add(".", start)
      place += 2
      depth -= 1
      return
    }
    add(open, start)
    let empty = output.count
    items()
    guard place < input.count else {
      fail(.unclosedBracket, start..<start + 1)
      return
    }
    if output.count == empty { add("□", start) }
    add(close, place)
    place += 1
    depth -= 1
  }

  /// Reads an argument: a braced part or one item.
  private mutating func argument() {
    skipBlanks()
    guard place < input.count else {
      fail(.missingOperand, place..<place)
      return
    }
    if input[place] == UInt8(ascii: "{") {
      group("(", ")")
    } else if input[place] == UInt8(ascii: "}") {
      fail(.missingOperand, place..<place)
    } else {
      guard enter(place) else { return }
      add("(", place)
      item()
      add(")", max(0, place - 1))
      depth -= 1
    }
  }

  /// Reads a subscript: letters and digits behind a name.
  private mutating func lower(_ start: Int) {
    skipBlanks()
    add("_", start)
    guard place < input.count, input[place] == UInt8(ascii: "{") else {
      if place < input.count, isWord(input[place]) {
        add(input[place], place)
        place += 1
      } else {
        fail(.unexpected, start..<start + 1)
      }
      return
    }
    place += 1
    while place < input.count, input[place] != UInt8(ascii: "}") {
      guard isWord(input[place]) else {
        fail(.unexpected, place..<place + 1)
        return
      }
      add(input[place], place)
      place += 1
    }
    if place == input.count { fail(.unclosedBracket, start..<start + 1) }
    place += 1
  }

  /// Reads `\circ` in an exponent as a degree sign.
  private mutating func degree() -> Bool {
    for text in ["{\\circ}", "\\circ"] where input[place...].starts(with: text.utf8) {
      add("°", place)
      place += text.utf8.count
      return true
    }
    return false
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while place < input.count, input[place] == 0x20 { place += 1 }
  }

  private mutating func enter(_ start: Int) -> Bool {
    depth += 1
    guard depth > Formula.depthLimit else { return true }
    fail(.nestingTooDeep(limit: Formula.depthLimit), start..<start + 1)
    return false
  }

  private mutating func fail(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
    guard diagnostics.isEmpty else { return }
    diagnostics.append(Diagnostic(kind, range: range))
    place = input.count
  }

  private mutating func add(_ byte: UInt8, _ origin: Int) {
    output.append(byte)
    origins.append(origin)
  }

  private mutating func add(_ text: StaticString, _ origin: Int) {
    text.withUTF8Buffer { for byte in $0 { add(byte, origin) } }
  }
}

// MARK: - Commands

extension LatexReader {
  private mutating func command() {
    let start = place
    place += 1
    let nameStart = place
    while place < input.count, isWord(input[place]), input[place] > 0x39 { place += 1 }
    if place == nameStart {
      sign(start)
      return
    }
    let name = String(decoding: input[nameStart..<place], as: UTF8.self)
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac":
      add("(", start)
      argument()
      add("/", start)
      argument()
      add(")", start)
    case "sqrt": root(start)
    case "left", "right", "bigl", "bigr", "big": fence(start, isLeft: name == "left")
    case "operatorname", "mathrm", "text", "mathit": word(start)
    case "lvert": add(" abs(", start)
    case "rvert": add(")", start)
    default:
      if let text = LatexReader.signs(name) {
        add(text, start)
      } else if Builtin.named(name) != nil {
        add(" ", start)
        for byte in name.utf8 { add(byte, start) }
        // A subscript makes a base, else a letter would run into the name.
        if place < input.count, input[place] != UInt8(ascii: "_") { add(" ", start) }
      } else {
        fail(.unexpected, start..<place)
      }
    }
  }

  /// Reads a command whose name is one sign.
  private mutating func sign(_ start: Int) {
    guard place < input.count else {
      fail(.unexpected, start..<start + 1)
      return
    }
    switch input[place] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), 0x20,
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
      add(" ", start)
    case UInt8(ascii: "%"): add("%", start)
    default: fail(.unexpected, start..<place + 1)
    }
    place += 1
  }

  private mutating func root(_ start: Int) {
    skipBlanks()
    guard place < input.count, input[place] == UInt8(ascii: "[") else {
      add(" sqrt", start)
      argument()
      return
    }
    add(" root(", start)
    place += 1
    while place < input.count, input[place] != UInt8(ascii: "]"), diagnostics.isEmpty { item() }
    guard place < input.count else {
      fail(.unclosedBracket, start..<start + 1)
      return
    }
    place += 1
    add("; ", start)
    argument()
    add(")", start)
  }

  private mutating func fence(_ start: Int, isLeft: Bool) {
    skipBlanks()
    guard place < input.count else {
      fail(.unexpected, start..<place)
      return
    }
    switch input[place] {
    case UInt8(ascii: "|"): isLeft ? add(" abs(", start) : add(")", start)
    case UInt8(ascii: "("), UInt8(ascii: "["): add("(", place)
    case UInt8(ascii: ")"), UInt8(ascii: "]"): add(")", place)
    case UInt8(ascii: "\\"), UInt8(ascii: "."): return
    default: fail(.unexpected, start..<place + 1)
    }
    place += 1
  }

  /// Reads a name in braces.
  private mutating func word(_ start: Int) {
    skipBlanks()
    guard place < input.count, input[place] == UInt8(ascii: "{") else {
      fail(.unexpected, start..<place)
      return
    }
    place += 1
    add(" ", start)
    while place < input.count, isWord(input[place]) {
      add(input[place], place)
      place += 1
    }
    guard place < input.count, input[place] == UInt8(ascii: "}") else {
      fail(.unclosedBracket, start..<start + 1)
      return
    }
    place += 1
    if place < input.count, input[place] != UInt8(ascii: "_"), input[place] != UInt8(ascii: "(") {
      add(" ", start)
    }
  }

  private static func signs(_ name: String) -> StaticString? {
    switch name {
    case "cdot", "times", "ast": "*"
    case "div": "/"
    case "pi": " π "
    case "alpha": " α "
    case "beta": " β "
    case "gamma": " γ "
    case "delta": " δ "
    case "theta", "vartheta": " θ "
    case "lambda": " λ "
    case "sigma": " σ "
    case "tau": " τ "
    case "phi", "varphi": " φ "
    case "omega": " ω "
    case "le", "leq": "≤"
    case "ge", "geq": "≥"
    case "ne", "neq": "≠"
    case "lt": "<"
    case "gt": ">"
    case "to", "rightarrow": "→"
    case "degree": "°"
    case "bmod": " mod "
    case "square", "placeholder": "□"
    case "lfloor": "⌊"
    case "rfloor": "⌋"
    case "lceil": "⌈"
    case "rceil": "⌉"
    case "quad", "qquad", "displaystyle", "mathstrut": " "
    case "arcsin": " asin "
    case "arccos": " acos "
    case "arctan": " atan "
    case "lbrace": "("
    case "rbrace": ")"
    default: nil
    }
  }
}
