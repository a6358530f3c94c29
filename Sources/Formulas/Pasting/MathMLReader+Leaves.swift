// Numbers, names, signs and texts of MathML.

import Expressions

extension MathMLReader {
  mutating func number(_ node: Int) {
    let range = tree.text(of: node)
    var digits = TrackedText(rewriting: tree.source)
    digits.add(tree.characters, range)
    // The mark of the number is the point from here on.
    digits = PlainReader.text(digits, decimalMark, isAlone: false).text
    if isProduct {
      add(" * ", node)
    } else if !endsInNumber {
      add(" ", node)
    }
    output.add(digits, 0..<digits.count)
    if decimalMark == .comma, digits.bytes.last == UInt8(ascii: ",") {
      // Repeating digits follow.
      output.removeLast(1)
      add(".", node)
    }
    endsInNumber = true
    isProduct = false
  }

  mutating func word(_ node: Int) {
    let range = tree.text(of: node)
    guard !tree.characters.bytes[range].contains(0x20) else {
      fail(node)
      return
    }
    if tree.says(node, "ⅆ") { return add(" d ", node) }
    add(" ", node)
    letters(range)
  }

  /// Reads a text: a word of the language, or signs and digits.
  mutating func text(_ node: Int) {
    let range = tree.text(of: node)
    let text = String(decoding: tree.characters.bytes[range], as: UTF8.self)
    if Conversion(reading: text) != nil {
      add(" ", node)
      output.add(tree.characters, range)
      return
    }
    var length = 0
    for byte in tree.characters.bytes[range] + [0] {
      length = MarkupScanner.isLetter(byte) ? length + 1 : 0
      guard length < 2 || isKnownWord(range) else {
        fail(node)
        return
      }
    }
    add(" ", node)
    letters(range)
    add(" ", node)
  }

  private func isKnownWord(_ range: Range<Int>) -> Bool {
    let word = Array(tree.characters.bytes[range])
    return Constant.isWord(word) || Builtin.named(String(decoding: word, as: UTF8.self)) != nil
  }

  mutating func sign(_ node: Int) {
    let range = tree.text(of: node)
    let bytes = tree.characters.bytes[range]
    if bytes.count > 1, bytes.allSatisfy(MathMLReader.isWordByte) {
      guard isKnownWord(range) else {
        fail(node)
        return
      }
      word(node)
      add(" ", node)
      return
    }
    switch (bytes.count, bytes.first) {
    case (1, UInt8(ascii: ".")):
      letters(range)
      endsInNumber = true
    case (1, UInt8(ascii: ",")): comma(node)
    case (1, UInt8(ascii: "|")): bar(node, opens: nil)
    case (1, UInt8(ascii: "{")), (1, UInt8(ascii: "[")), (1, UInt8(ascii: "(")):
      add(tree.says(node, "(") ? "(" : tree.says(node, "[") ? "\u{1}" : "\u{3}", node)
      brackets += 1
    case (1, UInt8(ascii: "}")), (1, UInt8(ascii: "]")), (1, UInt8(ascii: ")")):
      add(tree.says(node, ")") ? ")" : tree.says(node, "]") ? "\u{2}" : "\u{4}", node)
      brackets -= 1
    case (3, 0xe2) where tree.says(node, "\u{2062}"): isProduct = true
    case (3, 0xe2) where tree.says(node, "\u{2063}"): add("; ", node)
    case (3, 0xe2) where tree.says(node, "\u{2064}"): isMixed = true
    case (3, 0xe2) where tree.says(node, "…"): add("..", node)
    case (3, 0xe2) where tree.says(node, "ⅆ"): add(" d ", node)
    case (3, 0xe2) where tree.says(node, "∫"):
      add(" ∫ ", node)
      integrals += 1
    default:
      add(" ", node)
      letters(range)
    }
  }

  /// A comma between digits is a mark, unless it stands between arguments.
  private mutating func comma(_ node: Int) {
    let separator = tree.scanner.attribute("separator", of: tree.nodes[node].tag)
    if brackets > 0 || separator?.first == UInt8(ascii: "t") {
      add("; ", node)
    } else {
      add(decimalMark == .comma ? "." : ",", node, joins: true)
    }
  }

  /// Reads a bar that opens, closes, or does not say which.
  mutating func bar(_ node: Int, opens: Bool?) {
    let form = tree.scanner.attribute("form", of: tree.nodes[node].tag)?.dropFirst().first
    // `prefix` or `postfix`.
    let isPrefix = form == UInt8(ascii: "r")
    let isPostfix = form == UInt8(ascii: "o")
    if isPrefix || opens == true {
      add(" abs(", node)
    } else if isPostfix || opens == false {
      add(")", node)
    } else {
      add("|", node)
    }
  }
}
