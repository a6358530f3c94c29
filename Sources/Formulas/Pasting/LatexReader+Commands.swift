// The commands of LaTeX that write formulas.

import Expressions

extension LatexReader {
  /// Reads a command and its arguments.
  mutating func command() {
    let start = place
    place += 1
    let nameStart = place
    while place < end, MarkupScanner.isLetter(input[place]) { place += 1 }
    if place == nameStart {
      sign(start)
      return
    }
    let name = String(decoding: input[nameStart..<place], as: UTF8.self)
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac":
      if !mixedFraction(start) { two("((", ")/(", "))", start) }
    case "binom", "dbinom", "tbinom": two("((", ") nCr (", "))", start)
    case "sqrt": root(start)
    case "left", "right", "middle", "bigl", "bigr", "big", "Bigl", "Bigr", "Big", "mleft", "mright":
      fence(start, isLeft: name.utf8.last != UInt8(ascii: "r") && name != "right")
    case "operatorname", "mathrm", "text", "mathit", "mathsf", "mathbf", "textrm", "mathtt":
      word(start)
    case "overline" where !repeatingDigitsFollow, "bar" where !repeatingDigitsFollow:
      add(" conj", start)
      argument()
    case "overline", "bar", "dot": repeating(start)
    case "begin": column(start)
    case "lvert": add(" abs(", start)
    case "rvert": add(")", start)
    case "log" where hasBase: logarithm(start)
    case "log" where numberedLogarithm(start): break
    case "exponentialE": add("e ", start)
    case "differentialD", "dd": add(" d ", start)
    case "imaginaryI": add("i ", start)
    case "sum": large(" sum(", start)
    case "prod": large(" product(", start)
    case "int": integral(start)
    case "iint": fail(.unknownCharacter(0x222c), start..<place)
    case "iiint": fail(.unknownCharacter(0x222d), start..<place)
    case "oint": fail(.unknownCharacter(0x222e), start..<place)
    case "lim": large(" lim(", start)
    case "limsup", "liminf": fail(.languageWord("lim", remedy: .calculus), start..<place)
    default: named(name, start)
    }
  }

  private mutating func named(_ name: String, _ start: Int) {
    if let text = LatexReader.signs(name) {
      add(text, start)
    } else if Builtin.named(name) != nil {
      add(" ", start)
      output.add(source, start + 1..<place)
      // A subscript makes a base, else a letter would run into the name.
      if place < end, input[place] != UInt8(ascii: "_") { add(" ", start) }
    } else if let letter = LatexReader.greek(name) {
      add(" ", start)
      output.add(scalar: letter, from: source.source(of: start..<place))
      if place < end, input[place] != UInt8(ascii: "_") { add(" ", start) }
    } else {
      fail(.unexpected, start..<place)
    }
  }

  /// Reads a fraction of digits below 1 that makes a mixed number of the whole one before it,
  /// and says whether it is one.
  private mutating func mixedFraction(_ start: Int) -> Bool {
    guard output.endsInWholeNumber else { return false }
    let saved = place
    skipBlanks()
    guard let above = digits() else {
      place = saved
      return false
    }
    skipBlanks()
    guard let below = digits(), Formula.isLess(input[above], input[below]) else {
      place = saved
      return false
    }
    add(" ", start)
    output.add(source, above)
    add("/", start)
    output.add(source, below)
    return true
  }

  /// Steps over an argument of digits alone, and returns where they are.
  private mutating func digits() -> Range<Int>? {
    guard place < end else { return nil }
    let isBraced = input[place] == UInt8(ascii: "{")
    let first = isBraced ? place + 1 : place
    var last = first
    while last < end, input[last] >= 0x30, input[last] <= 0x39, isBraced || last == first {
      last += 1
    }
    guard last > first, !isBraced || last < end && input[last] == UInt8(ascii: "}") else {
      return nil
    }
    place = isBraced ? last + 1 : last
    return first..<last
  }

  /// Reads two arguments with brackets around each and both, since a fraction
  /// holds together.
  private mutating func two(
    _ open: StaticString,
    _ between: StaticString,
    _ close: StaticString,
    _ start: Int
  ) {
    add(open, start)
    let mark = output.count
    argument()
    // Within the brackets of the argument.
    let differential =
      integrals > 0 && output.count > mark
      ? output.takeDifferential(from: mark + 1, closed: true) : nil
    if differential != nil, output.count == mark + 2 {
      output.removeLast(2)
      add("(1)", start)
    }
    add(between, start)
    argument()
    add(close, start)
    guard let differential else { return }
    integrals -= 1
    add(" ", start)
    output.add(differential, 0..<differential.count)
  }

  /// Reads a command whose name is one sign.
  private mutating func sign(_ start: Int) {
    guard place < end else {
      fail(.unexpected, start..<start + 1)
      return
    }
    switch input[place] {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), 0x20,
      UInt8(ascii: ">"), UInt8(ascii: "/"):
      add(" ", start)
    case UInt8(ascii: "%"): add("%", start)
    case UInt8(ascii: "{"): add("\u{3}", start)
    case UInt8(ascii: "}"): add("\u{4}", start)
    default:
      fail(.unexpected, start..<place + 1)
      return
    }
    place += 1
  }

  private mutating func root(_ start: Int) {
    skipBlanks()
    guard place < end, input[place] == UInt8(ascii: "[") else {
      add(" sqrt", start)
      argument()
      return
    }
    add(" root(", start)
    place += 1
    while place < end, input[place] != UInt8(ascii: "]"), diagnostics.isEmpty { item() }
    guard place < end else {
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
    guard place < end else {
      fail(.unexpected, start..<place)
      return
    }
    switch input[place] {
    case UInt8(ascii: "|"): isLeft ? add(" abs(", start) : add(")", start)
    case UInt8(ascii: "("): add("(", place)
    case UInt8(ascii: ")"): add(")", place)
    case UInt8(ascii: "["): add("\u{1}", place)
    case UInt8(ascii: "]"): add("\u{2}", place)
    case UInt8(ascii: "\\"): return
    default:
      fail(.unexpected, start..<place + 1)
      return
    }
    place += 1
  }

  /// Reads a matrix of one column, which is a vector.
  private mutating func column(_ start: Int) {
    let names: [StaticString] = ["{bmatrix}", "{pmatrix}"]
    guard let name = names.first(where: { matches($0) }), enter(start) else {
      fail(.unexpected, start..<place)
      return
    }
    place += name.utf8CodeUnitCount
    add(" [", start)
    while place < end, diagnostics.isEmpty, !matches("\\end") {
      if matches("\\\\") {
        add("; ", place)
        place += 2
      } else {
        item()
      }
    }
    place = min(place + 4, end)
    guard matches(name) else {
      fail(.unclosedBracket, start..<start + 1)
      return
    }
    place += name.utf8CodeUnitCount
    add("]", start)
    leave()
  }

  /// Reads a name in braces.
  private mutating func word(_ start: Int) {
    skipBlanks()
    if place < end, input[place] == UInt8(ascii: "*") { place += 1 }
    if place < end, MarkupScanner.isLetter(input[place]) {
      // As in `\mathrm dx`.
      add(" ", start)
      copy(1)
      return add(" ", start)
    }
    guard place < end, input[place] == UInt8(ascii: "{") else {
      fail(.unexpected, start..<place)
      return
    }
    place += 1
    add(" ", start)
    while place < end, isWord(input[place]) || input[place] == 0x20 { copy(1) }
    guard place < end, input[place] == UInt8(ascii: "}") else {
      if place < end {
        fail(.unexpected, place..<place + 1)
      } else {
        fail(.unclosedBracket, start..<start + 1)
      }
      return
    }
    place += 1
    if place < end, input[place] != UInt8(ascii: "_"), input[place] != UInt8(ascii: "(") {
      add(" ", start)
    }
  }

  /// Whether what stands under a line is digits that repeat, and not what is conjugated.
  private var repeatingDigitsFollow: Bool {
    guard let last = output.bytes.last,
      0x30...0x39 ~= last || last == UInt8(ascii: ".") || last == UInt8(ascii: ",")
    else { return false }
    func isDigit(_ index: Int) -> Bool { index < end && 0x30...0x39 ~= input[index] }
    var index = place
    while index < end, input[index] == UInt8(ascii: " ") { index += 1 }
    guard index < end, input[index] == UInt8(ascii: "{") else { return isDigit(index) }
    let first = index + 1
    index = first
    while isDigit(index) { index += 1 }
    return index > first && index < end && input[index] == UInt8(ascii: "}")
  }

  /// Reads digits that repeat.
  private mutating func repeating(_ start: Int) {
    add("(", start)
    let first = output.count
    skipBlanks()
    let isBraced = place < end && input[place] == UInt8(ascii: "{")
    if isBraced { place += 1 }
    while place < end, input[place] >= 0x30, input[place] <= 0x39 {
      copy(1)
      if !isBraced { break }
    }
    let isClosed = !isBraced || place < end && input[place] == UInt8(ascii: "}")
    guard isClosed, output.count > first else {
      fail(.unexpected, start..<min(place + 1, end))
      return
    }
    if isBraced { place += 1 }
    add(")", start)
  }
}

// MARK: - Logarithms

extension LatexReader {
  /// Whether a base follows that is more than digits.
  private var hasBase: Bool {
    guard place + 1 < end, input[place] == UInt8(ascii: "_") else { return false }
    guard input[place + 1] == UInt8(ascii: "{") else {
      return !(input[place + 1] >= 0x30 && input[place + 1] <= 0x39)
    }
    var index = place + 2
    while index < end, input[index] >= 0x30, input[index] <= 0x39 { index += 1 }
    return !(index < end && input[index] == UInt8(ascii: "}"))
  }

  /// Reads a logarithm whose base is digits in braces, and says whether one stands here.
  private mutating func numberedLogarithm(_ start: Int) -> Bool {
    guard place < end, input[place] == UInt8(ascii: "_") else { return false }
    let saved = place
    place += 1
    guard let base = digits() else {
      place = saved
      return false
    }
    add(" log_", start)
    output.add(source, base)
    add(" ", start)
    return true
  }

  /// Reads the base of a logarithm, which becomes the second argument.
  private mutating func logarithm(_ start: Int) {
    place += 1
    let mark = output.count
    argument()
    let base = output.cut(from: mark)
    add(" log(", start)
    skipBlanks()
    if matches("\\left(") { place += 5 }
    if place < end, input[place] == UInt8(ascii: "(") {
      guard enter(start) else { return }
      bracketed(start)
      leave()
    } else {
      argument()
    }
    add("; ", start)
    output.add(base, 0..<base.count)
    add(")", start)
  }

  /// Reads what stands between round brackets, without them.
  private mutating func bracketed(_ start: Int) {
    place += 1
    var open = 1
    while place < end, diagnostics.isEmpty {
      if matches("\\left(") { place += 5 }
      if matches("\\right)") { place += 6 }
      if input[place] == UInt8(ascii: "(") { open += 1 }
      if input[place] == UInt8(ascii: ")") { open -= 1 }
      if open == 0 {
        place += 1
        return
      }
      if input[place] == UInt8(ascii: "}") { break }
      item()
    }
    fail(.unclosedBracket, start..<start + 1)
  }
}

// MARK: - Names

extension LatexReader {
  private static func signs(_ name: String) -> StaticString? {
    switch name {
    case "cdot", "times", "ast": "*"
    case "div": "/"
    case "pm": "±"
    case "in": "∈"
    case "infty": "∞"
    case "partial": "∂"
    case "angle": "∠"
    case "le", "leq", "leqslant": "≤"
    case "ge", "geq", "geqslant": "≥"
    case "ne", "neq": "≠"
    case "lt": "<"
    case "gt": ">"
    case "to", "rightarrow", "mapsto": "→"
    case "degree": "°"
    case "bmod", "mod": " mod "
    case "square", "placeholder", "Box": "□"
    case "lfloor": "⌊"
    case "rfloor": "⌋"
    case "lceil": "⌈"
    case "rceil": "⌉"
    case "quad", "qquad", "displaystyle", "textstyle", "scriptstyle", "mathstrut", "limits",
      "nolimits", "enspace", "thinspace":
      " "
    case "arcsin": " asin "
    case "arccos": " acos "
    case "arctan": " atan "
    case "lbrace", "lbrack", "lparen": "("
    case "rbrace", "rbrack", "rparen": ")"
    case "vert", "mid": "|"
    default: nil
    }
  }

  /// The letter of a command, by the order of the alphabet.
  private static func greek(_ name: String) -> UInt32? {
    var small = name
    var isCapital = false
    if let first = name.utf8.first, first < 0x60 {
      isCapital = true
      small = String(decoding: [first | 0x20] + Array(name.utf8.dropFirst()), as: UTF8.self)
    } else if name.utf8.starts(with: "var".utf8) {
      small = String(decoding: name.utf8.dropFirst(3), as: UTF8.self)
    }
    let letters: [StaticString] = [
      "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa",
      "lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "", "sigma", "tau", "upsilon", "phi",
      "chi", "psi", "omega",
    ]
    for (index, letter) in letters.enumerated() where letter.utf8CodeUnitCount > 0 {
      if letter.withUTF8Buffer({ $0.elementsEqual(small.utf8) }) {
        return (isCapital ? 0x391 : 0x3b1) + UInt32(index)
      }
    }
    return nil
  }
}
