// Sums and products of LaTeX: a range below and above the sign, and behind it all factors
// up to the next sign of a sum.

import Expressions

extension LatexReader {
  /// Reads what is behind `\\sum` or `\\prod`.
  mutating func large(_ name: StaticString, _ start: Int) {
    guard let (binder, last) = scripts() else { return }
    // Below a limit stands what its name comes close to.
    let isLimit = name.description == " lim("
    let isBound = last.map { _ in binder?.bytes.contains(UInt8(ascii: "=")) == true }
    guard let binder, isBound ?? isLimit else {
      fail(isLimit ? .missingTarget : .missingRange, start..<place)
      return
    }
    guard enter(start) else { return }
    add(name, start)
    let mark = output.count
    term()
    if output.count == mark { add("□", start) }
    add("; ", start)
    // Without the brackets of the argument.
    output.add(binder, 1..<max(binder.count - 1, 1))
    if let last {
      add("..", start)
      output.add(last, 0..<last.count)
    }
    add(")", start)
    leave()
  }

  /// Reads what stands below and above a large sign; nothing behind a mistake.
  private mutating func scripts() -> (below: TrackedText?, above: TrackedText?)? {
    var (below, above): (TrackedText?, TrackedText?)
    while place < end, diagnostics.isEmpty {
      skipBlanks()
      if matches("\\limits") {
        place += 7
        continue
      }
      guard matches("_") && below == nil || matches("^") && above == nil else { break }
      let isBelow = matches("_")
      place += 1
      let mark = output.count
      argument()
      let part = output.cut(from: mark)
      if isBelow { below = part } else { above = part }
    }
    return diagnostics.isEmpty ? (below, above) : nil
  }

  /// Reads the bounds behind `\\int`; what follows is read as ever, and its dx by the language.
  mutating func integral(_ start: Int) {
    guard let (below, above) = scripts() else { return }
    add(" ∫", start)
    integrals += 1
    if let below, let above {
      add("_", start)
      output.add(below, 0..<below.count)
      add("^", start)
      output.add(above, 0..<above.count)
    } else if below != nil || above != nil {
      fail(.missingRange, start..<place)
    }
    add(" ", start)
  }

  /// Reads a word that is no command as a large sign, with something below it in braces:
  /// `lim_{x→0}`, `sum_{k=1}^{n}`.
  ///
  /// - Returns: Whether it is one.
  mutating func largeWord(_ word: String, from start: Int, to stop: Int) -> Bool {
    let isIntegral = word == "int"
    let names: [(String, StaticString)] = [
      ("lim", " lim("), ("sum", " sum("), ("prod", " product("), ("product", " product("),
    ]
    let name = names.first { $0.0 == word }?.1
    guard isIntegral || name != nil, stop + 1 < end, input[stop + 1] == UInt8(ascii: "{") else {
      return false
    }
    place = stop
    if let name { large(name, start) } else { integral(start) }
    return true
  }

  /// Reads a large sign that is no command, with something below it.
  mutating func largeSign() -> Bool {
    let start = place
    let signs: [(StaticString, StaticString?)] = [
      ("∑", " sum("), ("∏", " product("), ("Σ", " sum("), ("Π", " product("), ("∫", nil),
    ]
    for (sign, name) in signs where matches(sign) {
      let next = place + sign.utf8CodeUnitCount
      guard next < end, input[next] == UInt8(ascii: "_") else { return false }
      place = next
      if let name { large(name, start) } else { integral(start) }
      return true
    }
    return false
  }

  /// Reads factors, the first one perhaps with a sign.
  private mutating func term() {
    var depth = 0
    var isFirst = true
    while place < end, diagnostics.isEmpty {
      if depth == 0, endsTerm(isFirst) { return }
      let opens = matches("(") || matches("[") || matches("\\left")
      let closes = matches(")") || matches("]") || matches("\\right")
      if opens { depth += 1 }
      if closes { depth -= 1 }
      if depth < 0 { return }
      if !matches(" ") { isFirst = false }
      item()
    }
  }

  private func endsTerm(_ isFirst: Bool) -> Bool {
    let ends: [StaticString] = [
      "}", "=", "<", ">", ",", ";", "\\le", "\\ge", "\\ne", "\\lt", "\\gt", "\\to",
    ]
    if !isFirst, matches("+") || matches("-") { return true }
    return !matches("\\left") && ends.contains { matches($0) }
  }
}
