// A change of the lines, and the line that is under edit.

internal import Formulas
internal import Messages

extension Sheet {
  /// The line that is under edit.
  struct LineEdit: Sendable {
    /// The number of the line.
    let line: Int
    /// The formula that was in the editor before.
    let draft: Formula
  }

  /// A change of the lines that waits for what they are worth.
  struct LineChange: Sendable {
    let change: TapeLog.Change
    let action: TapeLog.Action
    /// The sentence that is said when the change is made.
    let sentence: Sentence?
    /// Names that are forgotten besides those that no line defines any more.
    var forgotten: [String] = []
    /// What the sentence is about.
    var subject = ""
    /// The numbers of the lines that are evaluated, in their order.
    var steps: [Int] = []
    /// The lines among them whose value may change.
    var changed: [Int] = []
  }
}
