// Letters that functions of the user leave open. Where such a function is drawn, each of them
// becomes a line with a slider, as the letters do that a curve itself leaves open.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// The letters without a value that functions of the user leave open, and those that they
  /// call.
  func openLetters(calledBy functions: [String]) -> [String] {
    var open: [String] = []
    var seen: Set<String> = []
    var waiting = functions
    while let name = waiting.popLast() {
      let head = name + "("
      guard seen.insert(name).inserted,
        let function = names.functions.last(where: { $0.name.hasPrefix(head) })
      else { continue }
      for other in function.names {
        if editor.vocabulary.functions.contains(other) {
          waiting.append(other)
        } else if isOpen(other), !open.contains(other) {
          open.append(other)
        }
      }
    }
    return open
  }

  /// Whether a name is a letter that stands for no number, and for no coordinate.
  private func isOpen(_ name: String) -> Bool {
    name.isLetterWithIndex && name != "x" && name != "y" && !hasValue(name)
  }

  /// Adds to a change that draws a line that defines a function the lines with sliders for the
  /// letters that it leaves open.
  mutating func addSliders(to change: inout TapeLog.Change) {
    guard let drawn = change.after.last, drawn.line.look?.isShown == true,
      let function = drawn.line.definedFunction
    else { return }
    for (count, name) in openLetters(calledBy: [function]).enumerated() {
      let line = line(varying: name, nil)
      change.after.append(.init(index: drawn.index + 1 + count, line: line))
    }
  }

  /// Gives a line that defines a function and is drawn the sliders of its letters.
  mutating func giveSliders(to id: Int, _ result: inout EventResult) {
    guard let index = tape.lines.firstIndex(where: { $0.id == id }) else { return }
    var change = TapeLog.Change(after: [.init(index: index, line: tape.lines[index])])
    addSliders(to: &change)
    change.after.removeFirst()
    guard !change.after.isEmpty else { return }
    ask(.recompute, &result)
    askFor(LineChange(change: change, action: .new, sentence: nil), pending.removeLast(), &result)
  }
}
