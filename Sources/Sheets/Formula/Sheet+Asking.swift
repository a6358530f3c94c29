// Requests of a sheet to its session.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

extension Sheet {
  /// The longest line that is evaluated while it is typed, in bytes.
  private static var longestPreview: Int { 4_000 }

  /// Asks for something.
  mutating func ask(
    _ kind: Request.Kind,
    _ result: inout EventResult,
    _ text: String = "",
    _ reading: FormulaReading? = nil
  ) {
    let request = Request(id: nextRequest, kind: kind, text: text, settings: settings)
    nextRequest += 1
    result.request = request
    pending.append(Pending(request: request, formula: editor.formula, reading: reading))
  }

  /// Asks what the formula is worth so far, where that is not known.
  mutating func askForPreview(of reading: FormulaReading, _ result: inout EventResult) {
    let isWanted =
      answered == nil && pending.isEmpty && !reading.hasHoles && drawn().judgement.mistakes.isEmpty
      && !editor.formula.isEmpty
      && reading.line.diagnostics.isEmpty && !isRedefined(in: reading)
      && reading.text.utf8.count <= Sheet.longestPreview
    guard isWanted else {
      preview = PreviewState()
      return
    }
    guard result.request == nil else { return }
    if let asked = preview.request, asked.text == reading.text, asked.settings == settings {
      return
    }
    let request = Request(id: nextRequest, kind: .preview, text: reading.text, settings: settings)
    nextRequest += 1
    result.request = request
    preview = PreviewState(request: request)
  }

  /// Whether a name in the line under edit means something else below it.
  private func isRedefined(in reading: FormulaReading) -> Bool {
    guard let editing, let index = tape.lines.firstIndex(where: { $0.id == editing.line }) else {
      return false
    }
    let known = TapeNames(tape.lines)
    return reading.names.contains { name in
      name == "Ans" || known.definers(of: name).last.map { $0 >= index } == true
    }
  }

  /// The formula as it is read and drawn.
  mutating func drawn() -> Drawing {
    let new = Drawing(editor, settings, after: drawing)
    drawing = new
    return new
  }
}
