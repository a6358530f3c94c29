// LaTeX that is typed: the name of a command and what stands in its braces wait as they were typed,
// until all of the text is read as it is when it is pasted.

extension Formula {
  /// Whether a character that is typed belongs to the LaTeX command in front of the caret: to its
  /// name, to what is in its braces, or to a script on it, as `^` and `{` behind `\sum_{k=1}`.
  func isInCommand(_ scalar: Unicode.Scalar) -> Bool {
    guard anchor == nil else { return false }
    let command = commandBeforeCaret
    guard let last = command.last else { return false }
    if Formula.openBraces(command) > 0 { return true }
    let isInName = command[(command.lastIndex(of: "\\") ?? 0)...].dropFirst().allSatisfy(
      Formula.isInName
    )
    switch last {
    case "\\", "^", "_": return scalar != " "
    case _ where isInName && (scalar == "[" || Formula.isInName(scalar)): return true
    default: return scalar == "{" || scalar == "^" || scalar == "_"
    }
  }

  /// Whether a command ends at the caret with the last of the braces that it opened.
  var isBehindCommandBrace: Bool {
    let command = commandBeforeCaret
    return command.last == "}" && Formula.openBraces(command) == 0
  }

  /// How many terms of large operators, such as sums, the caret is in, or right behind: what comes next
  /// may go on with them.
  var openTerms: Int {
    func ends(_ place: Int) -> Bool { pieces[place].structure.large?.slots.last?.isBody == true }
    var count = caret > 0 && pieces[caret - 1].isClose && ends(caret - 1) ? 1 : 0
    var slot = slotStart(around: caret)
    while let start = slot {
      let isLast = pieces[slotEnd(around: start + 1)].isClose
      if isLast, ends(start) { count += 1 }
      slot = slotStart(around: opening(of: start))
    }
    return count
  }

  /// What is unread in front of the caret, from its first backslash on.
  private var commandBeforeCaret: ArraySlice<Unicode.Scalar> {
    var start = caret
    while start > 0, pieces[start - 1].isUnread { start -= 1 }
    let run = pieces[start..<caret].map { Unicode.Scalar($0.scalar) ?? " " }
    return run.drop { $0 != "\\" }
  }

  /// How many braces, square brackets and `\left` wait for what closes them.
  private static func openBraces(_ text: ArraySlice<Unicode.Scalar>) -> Int {
    var (open, rest) = (0, text)
    while let first = rest.popFirst() {
      switch first {
      case "{", "[": open += 1
      case "}", "]": open -= 1
      case "\\":
        let name = rest.prefix(while: isInName)
        rest = rest.dropFirst(max(1, name.count))
        let isLeft = name.elementsEqual("left".unicodeScalars)
        guard isLeft || name.elementsEqual("right".unicodeScalars) else { continue }
        if isLeft { open += 1 } else if !rest.isEmpty { open -= 1 }
        rest = rest.first == "\\" ? rest.dropFirst(2) : rest.dropFirst()
      default: break
      }
    }
    return open
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }
}
