// From presentation MathML to line text, with the place of every byte. It says
// what the picture shows: a fraction holds together, an exponent belongs to
// what stands before it. What a formula cannot say is refused at its place.

import Expressions

/// Rewrites MathML as a text of the language.
struct MathMLReader {
  let tree: MathMLTree
  let decimalMark: DecimalMark
  /// The text of the language.
  var output: TrackedText
  /// What could not be read.
  var diagnostics: [Diagnostic]
  /// Whether a digit would go on with the number before it.
  private var endsInNumber = false
  /// Whether the factor that comes next needs a sign when it is a number.
  private var isProduct = false
  /// The number of brackets around.
  private var brackets = 0

  init(_ source: TrackedText, at place: Int, _ decimalMark: DecimalMark) {
    tree = MathMLTree(source, at: place)
    self.decimalMark = decimalMark
    diagnostics = tree.diagnostics
    output = TrackedText(rewriting: source)
  }

  /// Reads everything.
  ///
  /// - Complexity: O(*n* · *d*) for *n* bytes in *d* levels, which are bounded.
  mutating func read() {
    if diagnostics.isEmpty { row(tree.children(of: 0)) }
  }

  // MARK: - Rows

  /// Reads neighbours.
  mutating func row(_ items: [Int]) {
    let isBarred =
      items.count > 2 && tree.isSign(items[0], "|") && tree.isSign(items[items.count - 1], "|")
    var index = 0
    while index < items.count, diagnostics.isEmpty {
      let item = items[index]
      if let base = logarithmBase(item) {
        index = logarithm(item, base, items, index + 1)
        continue
      }
      if isBarred, index == 0 || index == items.count - 1 {
        bar(item, opens: index == 0)
      } else {
        read(item)
      }
      index += 1
    }
  }

  /// Reads a part that must not be empty.
  private mutating func slot(_ node: Int) {
    let start = output.count
    let saved = brackets
    brackets = 0
    endsInNumber = false
    read(node)
    brackets = saved
    if output.count == start { add("□", node) }
    endsInNumber = false
  }

  mutating func read(_ node: Int) {
    switch tree.nodes[node].kind {
    case .row, .semantics: container(node)
    case .number: number(node)
    case .identifier: word(node)
    case .sign: sign(node)
    case .text: text(node)
    case .space: add(" ", node)
    case .fraction: fraction(node)
    case .squareRoot:
      add(" sqrt(", node)
      enclosed(tree.children(of: node), node)
    case .root: root(node)
    case .power: power(node)
    case .lower: lower(node)
    case .lowerPower: lowerPower(node)
    case .over: over(node)
    case .fenced: fenced(node)
    case .skipped: break
    case .unknown: fail(node)
    }
  }

  private mutating func container(_ node: Int) {
    if tree.isHole(node) {
      add(" □", node)
    } else if tree.isRepeating(node) {
      repeating(node)
    } else {
      row(tree.children(of: node))
    }
  }

  private mutating func repeating(_ node: Int) {
    add("(", node, joins: true)
    row(tree.children(of: node))
    add(")", node)
  }

  /// Reads what stands between brackets that are written already, and closes
  /// them.
  private mutating func enclosed(_ items: [Int], _ node: Int) {
    let start = output.count
    let saved = brackets
    brackets = 0
    row(items)
    brackets = saved
    if output.count == start { add("□", node) }
    add(")", node)
  }

  // MARK: - Structures

  private mutating func fraction(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    // A fraction without a bar counts combinations.
    let width = tree.scanner.attribute("linethickness", of: tree.nodes[node].tag)
    let isBare = width?.first == UInt8(ascii: "0")
    add(" ((", node)
    slot(parts[0])
    add(isBare ? ") nCr (" : ")/(", node)
    slot(parts[1])
    add("))", node)
  }

  private mutating func root(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    add(" root(", node)
    slot(parts[1])
    add("; ", node)
    slot(parts[0])
    add(")", node)
  }

  private mutating func power(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    base(parts[0])
    exponent(parts[1], of: node)
  }

  /// Reads what an exponent stands on.
  private mutating func base(_ node: Int) {
    let core = tree.core(of: node)
    switch tree.nodes[core].kind {
    case .power, .lowerPower:
      add(" (", node)
      slot(core)
      add(")", node)
    default:
      let start = output.count
      read(node)
      if output.count == start { add("□", node) }
    }
  }

  private mutating func exponent(_ node: Int, of parent: Int) {
    let core = tree.core(of: node)
    for (sign, text) in MathMLReader.raised where tree.says(core, sign) {
      add(text, node)
      return
    }
    add("^(", parent)
    slot(node)
    add(")", parent)
  }

  private static let raised: [(StaticString, StaticString)] = [
    ("∘", "°"), ("°", "°"), ("º", "°"), ("′", "′"), ("″", "″"), ("'", "′"),
  ]

  private mutating func lower(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    name(parts[0], parts[1])
  }

  private mutating func lowerPower(_ node: Int) {
    guard let parts = parts(node, 3) else { return }
    name(parts[0], parts[1])
    exponent(parts[2], of: node)
  }

  /// Reads a name with a subscript of letters and digits.
  private mutating func name(_ stem: Int, _ index: Int) {
    let stem = tree.core(of: stem)
    guard tree.nodes[stem].kind == .identifier else {
      fail(stem)
      return
    }
    read(stem)
    let start = output.count
    let leaves =
      tree.nodes[index].size == 0 ? index...index : index...index + tree.nodes[index].size
    for leaf in leaves where !tree.nodes[leaf].text.isEmpty {
      letters(tree.text(of: leaf))
    }
    let lowered = output.cut(from: start)
    guard lowered.count > 0, lowered.bytes.allSatisfy(MathMLReader.isWordByte) else {
      fail(index)
      return
    }
    // The program's own names have a digit without a mark.
    let isRegister =
      lowered.count == 1 && lowered.bytes[0] <= 0x39 && output.bytes.last == UInt8(ascii: "X")
    if !isRegister { add("_", index) }
    output.add(lowered, 0..<lowered.count)
  }

  /// Reads what stands below a line that marks repeating digits.
  private mutating func over(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    let lines: [StaticString] = ["¯", "‾", "_", "―", "\u{305}"]
    let mark = tree.core(of: parts[1])
    let digits = tree.text(of: tree.core(of: parts[0]))
    guard lines.contains(where: { tree.isSign(mark, $0) }), !digits.isEmpty,
      tree.characters.bytes[digits].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else {
      fail(node)
      return
    }
    add("(", node)
    letters(digits)
    add(")", node)
  }

  private mutating func fenced(_ node: Int) {
    let tag = tree.nodes[node].tag
    func sign(_ name: StaticString, _ usual: StaticString) -> StaticString? {
      guard let value = tree.scanner.attribute(name, of: tag) else { return usual }
      let known: [(StaticString, StaticString)] = [
        ("(", "("), (")", ")"), ("[", "("), ("]", ")"), ("{", "("), ("}", ")"), ("|", usual),
        ("⌊", "⌊"), ("⌋", "⌋"), ("⌈", "⌈"), ("⌉", "⌉"),
      ]
      return known.first { sign in sign.0.withUTF8Buffer { $0.elementsEqual(value) } }?.1
    }
    guard let open = sign("open", "("), let close = sign("close", ")") else {
      fail(node)
      return
    }
    let isBar = tree.scanner.attribute("open", of: tag)?.elementsEqual([UInt8(ascii: "|")]) ?? false
    if isBar { add(" abs", node) }
    add(open, node)
    brackets += 1
    for (position, child) in tree.children(of: node).enumerated() {
      if position > 0 { add("; ", node) }
      slot(child)
    }
    brackets -= 1
    add(close, node)
  }

  /// The elements that a structure must have.
  private mutating func parts(_ node: Int, _ count: Int) -> [Int]? {
    let children = tree.children(of: node)
    guard children.count == count else {
      fail(node)
      return nil
    }
    return children
  }
}

// MARK: - Logarithms

extension MathMLReader {
  /// The base of a logarithm that is no plain number: it becomes the second
  /// argument.
  private func logarithmBase(_ node: Int) -> Int? {
    guard tree.nodes[node].kind == .lower else { return nil }
    let children = tree.children(of: node)
    guard children.count == 2, tree.says(tree.core(of: children[0]), "log") else { return nil }
    let base = tree.core(of: children[1])
    let isPlain =
      tree.nodes[base].kind == .number
      && tree.characters.bytes[tree.text(of: base)].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    return isPlain ? nil : children[1]
  }

  /// Reads the argument behind a logarithm, then its base; returns the place
  /// behind.
  private mutating func logarithm(_ node: Int, _ base: Int, _ items: [Int], _ start: Int) -> Int {
    var index = start
    while index < items.count,
      tree.isSign(items[index], "\u{2061}") || tree.nodes[items[index]].kind == .space
    {
      index += 1
    }
    guard index < items.count else {
      fail(node)
      return index
    }
    add(" log(", node)
    if tree.isSign(items[index], "(") {
      var depth = 0
      var end = index
      repeat {
        if tree.isSign(items[end], "(") { depth += 1 }
        if tree.isSign(items[end], ")") { depth -= 1 }
        end += 1
      } while depth > 0 && end < items.count
      guard depth == 0 else {
        fail(items[index])
        return end
      }
      row(Array(items[index + 1..<end - 1]))
      index = end
    } else {
      slot(items[index])
      index += 1
    }
    add("; ", node)
    slot(base)
    add(")", node)
    return index
  }
}

// MARK: - Leaves

extension MathMLReader {
  private mutating func number(_ node: Int) {
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

  private mutating func word(_ node: Int) {
    let range = tree.text(of: node)
    guard !tree.characters.bytes[range].contains(0x20) else {
      fail(node)
      return
    }
    add(" ", node)
    letters(range)
  }

  /// Reads a text: a word of the language, or signs and digits.
  private mutating func text(_ node: Int) {
    let range = tree.text(of: node)
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
    Builtin.named(String(decoding: tree.characters.bytes[range], as: UTF8.self)) != nil
  }

  private mutating func sign(_ node: Int) {
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
      add("(", node)
      brackets += 1
    case (1, UInt8(ascii: "}")), (1, UInt8(ascii: "]")), (1, UInt8(ascii: ")")):
      add(")", node)
      brackets -= 1
    case (3, 0xe2) where tree.says(node, "\u{2062}"): isProduct = true
    case (3, 0xe2) where tree.says(node, "\u{2063}"): add("; ", node)
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

  // MARK: - Bytes

  private mutating func letters(_ range: Range<Int>) {
    output.add(tree.characters, range)
    endsInNumber = false
    isProduct = false
  }

  private mutating func add(_ text: StaticString, _ node: Int, joins: Bool = false) {
    output.add(text, from: tree.source.source(of: tree.nodes[node].tag))
    endsInNumber = joins
    isProduct = false
  }

  private mutating func fail(_ node: Int) {
    guard diagnostics.isEmpty else { return }
    let place = tree.source.source(of: tree.nodes[node].tag)
    diagnostics = [Diagnostic(.unexpected, range: place)]
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || MarkupScanner.isLetter(byte)
  }
}
