// Sums and products of MathML: a range below and above the sign, and behind it all factors
// up to the next sign of a sum.

import Expressions

extension MathMLReader {
  /// The name of the function that a large sign with a range stands for.
  func largeName(_ node: Int) -> StaticString? {
    let kind = tree.nodes[node].kind
    guard kind == .underOver || kind == .lowerPower else { return nil }
    let children = tree.children(of: node)
    guard children.count == 3 else { return nil }
    let sign = tree.core(of: children[0])
    return tree.says(sign, "∑") ? " sum(" : tree.says(sign, "∏") ? " product(" : nil
  }

  /// Reads what a large sign is of, then its range; returns the place behind.
  mutating func large(_ node: Int, _ name: StaticString, _ items: [Int], _ start: Int) -> Int {
    let parts = tree.children(of: node)
    guard tree.children(of: tree.core(of: parts[1])).contains(where: { tree.isSign($0, "=") })
    else {
      fail(node)
      return start
    }
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
    add("..(", node)
    slot(parts[2])
    add("))", node)
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
