// Logarithms of MathML with a base that is no plain number.

import Expressions

extension MathMLReader {
  /// The base of a logarithm that is no plain number: it becomes the second
  /// argument.
  func logarithmBase(_ node: Int) -> Int? {
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
  mutating func logarithm(_ node: Int, _ base: Int, _ items: [Int], _ start: Int) -> Int {
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
    var exponent: Int?
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
      var argument = items[index]
      // A power of brackets is one of the logarithm, as in text: `log_2(x)^3`.
      let parts = tree.children(of: argument)
      if tree.nodes[argument].kind == .power, parts.count == 2, isBracketed(parts[0]) {
        (argument, exponent) = (parts[0], parts[1])
      }
      slot(argument)
      index += 1
    }
    add("; ", node)
    slot(base)
    add(")", node)
    if let exponent { self.exponent(exponent, of: node) }
    return index
  }

  /// Whether all of an element stands in round brackets.
  private func isBracketed(_ node: Int) -> Bool {
    let core = tree.core(of: node)
    if tree.nodes[core].kind == .fenced { return true }
    let children = tree.children(of: core)
    guard let first = children.first, let last = children.last else { return false }
    return tree.nodes[core].kind == .row && tree.isSign(first, "(") && tree.isSign(last, ")")
  }
}
