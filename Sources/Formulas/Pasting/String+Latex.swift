// Lines in LaTeX where text is read: what they say in the language of the program.

package import Expressions

/// A line in LaTeX in the language of the program, with the place that every byte came from.
package struct LatexLine {
  /// The line in the language of the program; nothing where it could not be read.
  package let plain: String?
  /// The first part that could not be read.
  package let mistake: Diagnostic?
  private let text: TrackedText

  fileprivate init(_ text: TrackedText, _ mistake: Diagnostic?) {
    self.text = text
    self.mistake = mistake
    plain = mistake == nil ? String(decoding: text.bytes, as: UTF8.self) : nil
  }

  /// A mistake in the language of the program, at its place in the LaTeX.
  package func located(_ mistake: Diagnostic) -> Diagnostic {
    Diagnostic(mistake.kind, range: text.source(of: mistake.range))
  }
}

extension String {
  /// The line in the language of the program, where it is LaTeX that can be read: with commands, or with
  /// groups in braces behind `^` and `_` alone, since others enclose lists.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func readFromLatex(lists: Set<String>, _ decimalMark: DecimalMark) -> String? {
    latexLine(lists: lists, decimalMark)?.plain
  }

  /// The line where it is LaTeX, read or with what could not be read.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func latexLine(lists: Set<String>, _ decimalMark: DecimalMark) -> LatexLine? {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "{") }) else {
      return nil
    }
    let source = TrackedText(Array(utf8))
    guard source.bytes.contains(UInt8(ascii: "\\")) || hasScriptGroups,
      let range = LatexReader.range(in: source.bytes)
    else { return nil }
    var reader = LatexReader(source, range, decimalMark)
    reader.read()
    if let mistake = reader.diagnostics.first { return LatexLine(reader.output, mistake) }
    reader.output.settleBrackets(lists, hasCommas: decimalMark == .point)
    return LatexLine(reader.output.withPercentages, nil)
  }

  /// Whether braces stand behind `^` or `_` only, around no list.
  private var hasScriptGroups: Bool {
    var (before, depth): (UInt8, Int) = (0, 0)
    for byte in utf8 where byte > 0x20 {
      switch byte {
      case UInt8(ascii: "{"):
        guard before == UInt8(ascii: "^") || before == UInt8(ascii: "_") else { return false }
        depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        if depth > 0 { return false }
      default: break
      }
      before = byte
    }
    return true
  }
}
