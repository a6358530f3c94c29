// The reading and the MathML of a formula, kept until it changes: a reply or a step of the
// caret must not cost what a key does.

internal import Expressions
internal import Formulas
internal import Messages

/// The reading and the MathML of a formula.
struct Drawing: Sendable {
  private let formula: Formula
  private let vocabulary: Vocabulary
  private let settings: Settings
  /// What the formula says as it was typed.
  let judgement: Judgement
  /// The reading of the formula.
  let reading: FormulaReading
  /// The same as nested operators in front of their operands.
  let prefix: String
  /// The formula as it is kept.
  let kept: String
  /// The formula as linear text with its caret.
  let linear: String
  /// The formula under edit as MathML.
  let mathml: String

  /// Reads and draws a formula; what was drawn before is used where it is the
  /// same.
  ///
  /// - Complexity: O(n) for n pieces.
  init(_ editor: Editor, _ settings: Settings, after old: Drawing?) {
    let (formula, vocabulary) = (editor.formula, editor.vocabulary)
    self.formula = formula
    self.vocabulary = vocabulary
    self.settings = settings
    let isRead = old.map {
      $0.formula.pieces == formula.pieces && $0.vocabulary == vocabulary
        && $0.settings.juxtaposition == settings.juxtaposition
    }
    if let old, isRead == true {
      judgement = old.judgement
      reading = old.reading
      prefix = old.prefix
      kept = old.kept
    } else {
      var readings = Readings()
      readings[.juxtaposition] = settings.juxtaposition == .first
      judgement = editor.judgement
      reading = judgement.resolved.reading(vocabulary, readings: readings)
      prefix = reading.prefix
      kept = formula.keptText
    }
    if let old, old.formula == formula, old.settings.decimalMark == settings.decimalMark {
      linear = old.linear
      mathml = old.mathml
    } else {
      linear = formula.linearText
      mathml = formula.mathML(decimalMark: settings.decimalMark)
    }
  }
}
