// Sums, products, limits and integrals of MathML: what stands below and above the sign, and behind
// it all factors up to the next sign of a sum, or all up to the dx.

import Expressions

extension MathMLReader {
  /// The name of the function that a large sign with a range stands for, or a limit with what its
  /// name comes close to.
  func largeName(_ node: Int) -> StaticString? {
    guard let (sign, below, above) = marked(node), below != nil else { return nil }
    if isLimit(sign), above == nil { return " lim(" }
    guard above != nil else { return nil }
    return tree.says(sign, "∑") ? " sum(" : tree.says(sign, "∏") ? " product(" : nil
  }

  /// Whether an element is the sign of an integral with something below or above it.
  func isBoundIntegral(_ node: Int) -> Bool {
    marked(node).map { tree.says($0.sign, "∫") } ?? false
  }

  /// The core of what something stands below and above, or as indices, and these parts.
  private func marked(_ node: Int) -> (sign: Int, below: Int?, above: Int?)? {
    let kind = tree.nodes[node].kind
    let children = tree.children(of: node)
    guard let first = children.first else { return nil }
    let sign = tree.core(of: first)
    switch (kind, children.count) {
    case (.underOver, 3), (.lowerPower, 3): return (sign, children[1], children[2])
    case (.under, 2), (.lower, 2): return (sign, children[1], nil)
    case (.over, 2), (.power, 2): return (sign, nil, children[1])
    default: return nil
    }
  }

  /// Whether an element is the word for a limit, perhaps with an invisible sign behind it.
  private func isLimit(_ node: Int) -> Bool {
    if tree.says(node, "lim") { return true }
    guard tree.nodes[node].kind == .row, let first = tree.children(of: node).first else {
      return false
    }
    return tree.says(tree.core(of: first), "lim")
      && tree.children(of: node).dropFirst().allSatisfy { isInvisible($0) }
  }

  private func isInvisible(_ node: Int) -> Bool {
    tree.nodes[node].kind == .space || tree.isSign(node, "\u{2061}")
  }

  /// Reads the sign of an integral with its bounds; what follows is read as ever, and its dx by the
  /// language.
  mutating func integral(_ node: Int) {
    guard let (_, below, above) = marked(node), let below, let above else {
      return fail(node, .missingRange)
    }
    add(" ∫_(", node)
    slot(below)
    add(")^(", node)
    slot(above)
    add(") ", node)
    integrals += 1
  }

  /// Reads what a large sign is of, then its range; returns the place behind.
  mutating func large(_ node: Int, _ name: StaticString, _ items: [Int], _ start: Int) -> Int {
    let parts = tree.children(of: node)
    let signs: [StaticString] = parts.count == 3 ? ["="] : ["→", "⟶"]
    let below = tree.children(of: tree.core(of: parts[1]))
    guard below.contains(where: { part in signs.contains { tree.isSign(part, $0) } }) else {
      fail(node, parts.count == 3 ? .missingRange : .missingTarget)
      return start
    }
    var start = start
    while start < items.count, isInvisible(items[start]) { start += 1 }
    var end = start
    var depth = 0
    while end < items.count, depth > 0 || end == start || !endsTerm(items[end]) {
      if tree.isSign(items[end], "(") { depth += 1 }
      if tree.isSign(items[end], ")") { depth -= 1 }
      if depth < 0 { break }
      end += 1
    }
    add(name, node)
    let saved = (brackets, output.count)
    brackets = 0
    row(Array(items[start..<end]))
    if output.count == saved.1 { add("□", node) }
    add("; ", node)
    slot(parts[1])
    if parts.count == 3 {
      add("..(", node)
      slot(parts[2])
      add(")", node)
    }
    add(")", node)
    brackets = saved.0
    return end
  }

  private func endsTerm(_ node: Int) -> Bool {
    guard tree.nodes[node].kind == .sign else { return false }
    let ends: [StaticString] = [
      "+", "-", "−", "=", "≠", "<", ">", "≤", "≥", ",", ";", "→", "}", "]",
    ]
    return ends.contains { tree.says(node, $0) }
  }
}
