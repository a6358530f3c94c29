// The effects of typed characters.

import Expressions

extension Formula {
  /// Types a character; one that the language does not have is ignored.
  mutating func type(_ scalar: Unicode.Scalar, _ vocabulary: Vocabulary) {
    switch scalar {
    case "(", "（": typeOpening(vocabulary)
    case "[": typeSquareOpening(vocabulary)
    case "{": if !swallowBrace() { openFence(.list) }
    case "/", "÷", "⁄", "∕", "／": typeSlash()
    case "|", "∣": typeBar()
    case "⌊": openFence(.floor)
    case "⌋": closeFence(.floor)
    case "⌈": openFence(.ceiling)
    case "⌉": closeFence(.ceiling)
    case "^", "\u{2c6}", "\u{302}": typePower()
    case "√": open(.squareRoot)
    case "∛": openCubeRoot()
    case "∑", "∏":
      deleteSelection()
      prepareOperand()
      insert(Formula.name(of: scalar == "∑" ? .sum : .product))
    default:
      if let sign = Formula.sign(scalar) {
        type(operator: sign, vocabulary)
      } else {
        typeOperand(scalar, vocabulary)
      }
    }
  }

  private mutating func typeOperand(_ scalar: Unicode.Scalar, _ vocabulary: Vocabulary) {
    let isComma = vocabulary.decimalMark == .comma
    switch scalar {
    case "0"..."9":
      deleteSelection()
      type(digit: scalar)
    case ".", ",":
      deleteSelection()
      if scalar == "." || isComma { typeMark() } else { typeSeparator(isComma: true) }
    case ";":
      deleteSelection()
      typeSeparator()
    case ":":
      deleteSelection()
      typeColon()
    case "}":
      if selectedRange != nil { openFence(.list) } else { typeClosingBrace() }
    case ")", "）":
      if !bracketSelection() { typeClosing() }
    case "]":
      if bracketSelection() {
        squareBrackets()
      } else if !closeFence(.place), !closeFence(.vector) {
        typeClosing()
      }
    case "_":
      deleteSelection()
      typeLower()
    case "!", "%", "°", "º": bindPostfix(scalar == "º" ? "°" : scalar)
    case "'", "′", "’": bindPostfix("′")
    case "\"", "″", "”": bindPostfix("″")
    default: typeLetter(scalar, vocabulary)
    }
  }

  /// Whether a character beyond ASCII does something when it is typed.
  static func knows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "（", "）", "÷", "⁄", "∕", "／", "∣", "⌊", "⌋", "⌈", "⌉", "\u{2c6}", "\u{302}", "√", "∛", "°",
      "º",
      "′", "″", "”", "π", "ⅈ", "∑", "∏":
      true
    default:
      sign(scalar) != nil || circumflexed(scalar) != nil
        || Scanner.superscript(scalar.value) != nil || Scanner.isLetter(scalar.value)
    }
  }

  private mutating func bindPostfix(_ scalar: Unicode.Scalar) {
    bindSelection()
    type(postfix: scalar)
  }

  private mutating func typeLetter(_ scalar: Unicode.Scalar, _ vocabulary: Vocabulary) {
    if let base = Formula.circumflexed(scalar) {
      typePower()
      type(letter: base, vocabulary)
    } else if let digit = Scanner.superscript(scalar.value) {
      typeSuperscript(digit)
    } else if Scanner.isLetter(scalar.value) || scalar == "π" || scalar == "ⅈ" {
      deleteSelection()
      type(letter: scalar == "ϕ" ? "φ" : scalar, vocabulary)
    }
  }

  /// A raised digit is a power of what stands before it, or goes on with one
  /// that ends there.
  private mutating func typeSuperscript(_ byte: UInt8) {
    let digit = Unicode.Scalar(byte)
    guard byte >= 0x30 || byte == UInt8(ascii: "-") else { return }
    let piece = byte >= 0x30 ? Piece(.digit, digit) : Piece(.prefix, "-")
    if anchor == nil, caret > 0, pieces[caret - 1].isClose,
      pieces[caret - 1].structure == .power
    {
      caret -= 1
      let last = caret > 0 ? pieces[caret - 1].kind : .open
      if last == .digit || last == .prefix { insert(piece) }
      caret += 1
    } else {
      raise(to: [piece])
    }
  }

  private mutating func type(operator sign: Unicode.Scalar, _ vocabulary: Vocabulary) {
    bindSelection()
    type(sign: sign)
  }

  /// An operator binds what is selected as a whole.
  mutating func bindSelection() {
    guard let range = selectedRange else {
      anchor = nil
      return
    }
    anchor = nil
    caret = range.upperBound
    let isTerm = termStart(before: range.upperBound) == range.lowerBound
    if !isTerm { bracket(range) }
  }

  /// The sign that a character is, in its one spelling.
  static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "+", "＋": "+"
    case "-", "−", "‐", "‑", "‒", "–", "﹣", "－": "-"
    case "*", "×", "·", "∗", "∙", "⋅", "•", "⨯", "✕", "＊": "*"
    case "=", "＝": "="
    case "≠", "<", ">", "±", "∈", "∠": scalar
    case "≤", "⩽": "≤"
    case "≥", "⩾": "≥"
    case "‥": "‥"
    default: nil
    }
  }

  /// Whether a sign compares what is on its sides.
  static func isRelation(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "=", "≠", "<", ">", "≤", "≥": true
    default: false
    }
  }

  /// The letter under a circumflex that a dead key composed.
  private static func circumflexed(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "â": "a"
    case "ĉ": "c"
    case "ê": "e"
    case "ĝ": "g"
    case "ĥ": "h"
    case "î": "i"
    case "ĵ": "j"
    case "ô": "o"
    case "ŝ": "s"
    case "û": "u"
    case "ŵ": "w"
    case "ŷ": "y"
    default: nil
    }
  }
}

extension Formula {
  /// Presses the key of a function: its name with brackets, or the selection
  /// as its argument.
  mutating func press(_ builtin: Builtin) {
    if let structure = Formula.structure(of: builtin) {
      open(structure)
      return
    }
    if builtin.notation == .factorial {
      bindSelection()
      type(postfix: "!")
      setApart()
      return
    }
    if builtin == .cbrt {
      openCubeRoot()
      return
    }
    let content = takeSelection()
    if builtin.isInfix {
      insert(content)
      pressInfix(builtin)
      return
    }
    prepareOperand()
    insert(Formula.name(of: builtin))
    // What is solved is a comparison, which leaves the argument of other functions.
    insert(Piece(.open, .group, builtin == .solve ? [] : .keyed))
    insert(content)
    let isEmpty = content.isEmpty
    insert(Piece(.close, .group, isEmpty ? .ghost : []))
    if isEmpty { caret -= 1 }
  }

  mutating func pressInfix(_ builtin: Builtin) {
    bracketLetters()
    leaveSlots(Tightness(of: builtin))
    guard !needsOperand(at: caret) else { return }
    insert(Formula.name(of: builtin))
  }

  /// The structure that draws a function.
  static func structure(of builtin: Builtin) -> Structure? {
    switch builtin.notation {
    case .root(index: 2): .squareRoot
    case .root(index: nil): .root
    case .bars: .absolute
    case .floor: .floor
    case .ceiling: .ceiling
    default: nil
    }
  }

  /// The name of a function as pieces.
  static func name(of builtin: Builtin) -> [Piece] {
    var pieces: [Piece] = []
    let kind: Piece.Kind = builtin.isInfix ? .infix : .function
    for scalar in "\(builtin.name)".unicodeScalars {
      pieces.append(Piece(kind, scalar, pieces.isEmpty ? [] : .joined))
    }
    return pieces
  }

  /// Puts an arrow behind the formula: the value goes to the name that comes
  /// next.
  mutating func typeStore() {
    deleteSelection()
    bracketLetters()
    guard !pieces.isEmpty, !pieces.contains(where: { $0.isSymbol("→") }) else { return }
    caret = pieces.count
    guard !needsOperand(at: caret) else { return }
    insert(Piece(.sign, "→", .keyed))
  }
}
