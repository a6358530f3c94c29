// Sums and products of LaTeX: a range below and above the sign, and behind it all factors
// up to the next sign of a sum.

import Expressions

extension LatexReader {
  /// Reads what is behind `\\sum` or `\\prod`.
  mutating func large(_ name: StaticString, _ start: Int) {
    var binder: TrackedText?
    var last: TrackedText?
    while place < end, diagnostics.isEmpty {
      skipBlanks()
      if matches("\\limits") {
        place += 7
        continue
      }
      guard matches("_") && binder == nil || matches("^") && last == nil else { break }
      let isBelow = matches("_")
      place += 1
      let mark = output.count
      argument()
      let part = output.cut(from: mark)
      if isBelow { binder = part } else { last = part }
    }
    // Below a limit stands what its name comes close to.
    let isBound = last.map { _ in binder?.bytes.contains(UInt8(ascii: "=")) == true }
    guard let binder, isBound ?? (name.description == " lim(") else {
      fail(.unexpected, start..<place)
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
