// Fractions, roots, scripts and fences of MathML.

import Expressions

extension MathMLReader {
  mutating func fraction(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    // A fraction without a bar counts combinations.
    let width = tree.scanner.attribute("linethickness", of: tree.nodes[node].tag)
    let isBare = width?.first == UInt8(ascii: "0")
    if !isBare, mixedFraction(parts[0], parts[1], node) { return }
    if isMixed { add(" +", node) }
    add(" ((", node)
    let start = output.count
    slot(parts[0])
    let differential = integrals > 0 ? output.takeDifferential(from: start) : nil
    if output.count == start { add("1", node) }
    add(isBare ? ") nCr (" : ")/(", node)
    slot(parts[1])
    add("))", node)
    if let differential {
      integrals -= 1
      add(" ", node)
      output.add(differential, 0..<differential.count)
    }
  }

  /// Reads a fraction of digits below 1 that makes a mixed number of the whole one before it,
  /// and says whether it is one.
  private mutating func mixedFraction(_ above: Int, _ below: Int, _ node: Int) -> Bool {
    guard endsInNumber, !isProduct, output.endsInWholeNumber else { return false }
    let (above, below) = (tree.core(of: above), tree.core(of: below))
    guard tree.nodes[above].kind == .number, tree.nodes[below].kind == .number else {
      return false
    }
    let bytes = tree.characters.bytes
    guard Formula.isLess(bytes[tree.text(of: above)], bytes[tree.text(of: below)]) else {
      return false
    }
    isMixed = false
    add(" ", node)
    letters(tree.text(of: above))
    add("/", node)
    letters(tree.text(of: below))
    return true
  }

  mutating func root(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    add(" root(", node)
    slot(parts[1])
    add("; ", node)
    slot(parts[0])
    add(")", node)
  }

  mutating func power(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    base(parts[0])
    exponent(parts[1], of: node)
  }

  /// Reads what an exponent stands on.
  mutating func base(_ node: Int) {
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

  mutating func exponent(_ node: Int, of parent: Int) {
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

  mutating func lower(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    name(parts[0], parts[1])
  }

  mutating func lowerPower(_ node: Int) {
    guard let parts = parts(node, 3) else { return }
    name(parts[0], parts[1])
    exponent(parts[2], of: node)
  }

  /// Reads a name with a subscript of letters and digits.
  mutating func name(_ stem: Int, _ index: Int) {
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

  /// Reads what stands below a line: repeating digits, or what is conjugated.
  mutating func over(_ node: Int) {
    guard let parts = parts(node, 2) else { return }
    let lines: [StaticString] = ["¯", "‾", "_", "―", "\u{305}"]
    let mark = tree.core(of: parts[1])
    let digits = tree.text(of: tree.core(of: parts[0]))
    guard lines.contains(where: { tree.isSign(mark, $0) }) else {
      fail(node)
      return
    }
    guard endsInNumber, !digits.isEmpty,
      tree.characters.bytes[digits].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
    else {
      add(" conj(", node)
      enclosed([parts[0]], node)
      return
    }
    add("(", node)
    letters(digits)
    add(")", node)
  }

  /// Reads a table of one column: the entries of a vector.
  mutating func column(_ node: Int) {
    for (position, row) in tree.children(of: node).enumerated() {
      if position > 0 { add("; ", node) }
      guard tree.children(of: row).count == 1 else { return fail(row) }
      slot(row)
    }
  }

  mutating func fenced(_ node: Int) {
    let tag = tree.nodes[node].tag
    func sign(_ name: StaticString, _ usual: StaticString) -> StaticString? {
      guard let value = tree.scanner.attribute(name, of: tag) else { return usual }
      let known: [(StaticString, StaticString)] = [
        ("(", "("), (")", ")"), ("[", "\u{1}"), ("]", "\u{2}"), ("{", "("), ("}", ")"),
        ("|", usual), ("⌊", "⌊"), ("⌋", "⌋"), ("⌈", "⌈"), ("⌉", "⌉"),
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
  mutating func parts(_ node: Int, _ count: Int) -> [Int]? {
    let children = tree.children(of: node)
    guard children.count == count else {
      fail(node)
      return nil
    }
    return children
  }
}
