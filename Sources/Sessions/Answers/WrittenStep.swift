// Lines of a derivation in notation, for what draws them: formulas, and words between these.

internal import Analysis
internal import Expressions
package import Messages

/// A line of a derivation in notation.
package struct WrittenStep: Hashable, Sendable {
  /// The line in ASCII.
  package var text: String
  /// The line in LaTeX, for math mode.
  package var latex: String
  /// The line in pieces, one behind the other.
  package var pieces: [Piece]
  /// What was done with the line before, or how the line follows from that, in a sentence.
  package var sentence: String?
  /// The same with its formulas in LaTeX.
  package var latexSentence: String?
  /// How surely the line says the same as the one before.
  package var status = Answer.Status.exact

  /// A piece of a line.
  package enum Piece: Hashable, Sendable {
    /// A comparison or an expression, as MathML.
    case formula(String)
    /// Words as they are.
    case words(String)
  }

  /// The line as an object for what draws it.
  package var json: JSON {
    let pieces = self.pieces.map { piece in
      switch piece {
      case .formula(let markup): JSON.object([.init("mathml", .text(markup))])
      case .words(let words): JSON.object([.init("text", .text(words))])
      }
    }
    return .object([
      .init("line", .text(text)), .init("pieces", .list(pieces)),
      .init("sentence", .optional(sentence)), .init("status", .text(status.rawValue)),
    ])
  }
}

extension [WrittenStep] {
  /// All lines as text, each with what was done behind `#`, as `surd lines` reads them.
  package var derivationText: String {
    map { step in
      let line = step.follows ? step.status.lineSign + " " + step.text : step.text
      return step.sentence.map { line + "  # " + $0 } ?? line
    }.joined(separator: "\n")
  }

  /// All lines in LaTeX, one below the other, each with what was done.
  package var derivationLatex: String {
    let lines = map { step in
      let arrow =
        switch step.status {
        case .exact: "\\Leftrightarrow\\quad"
        case .undetermined: "\\overset{?}{\\Leftrightarrow}\\quad"
        default: "\\nLeftrightarrow\\quad"
        }
      return (step.follows ? arrow : "") + " & " + step.latex
        + (step.latexSentence.map { " && \\text{" + $0 + "}" } ?? "")
    }
    return "\\begin{aligned}\n" + lines.joined(separator: " \\\\\n") + "\n\\end{aligned}"
  }
}

extension Answer.Status {
  /// The sign in front of a line that says so surely the same as the one before.
  package var lineSign: String {
    switch self {
    case .exact: "⇔"
    case .undetermined: "?"
    default: "✗"
    }
  }
}

extension WrittenStep {
  /// Whether a sign stands in front of the line: it is said how it follows from another one, or
  /// why it does not.
  fileprivate var follows: Bool { sentence != nil }

  /// Writes a line in a style.
  init(_ line: Derivation.Line, _ style: LineStyle, sentence: String?, latexSentence: String?) {
    let parts = style.parts(of: line)
    text = style.text(of: parts, unicode: false)
    latex = parts.map { style.latex(of: $0) }.joined(separator: " ")
    pieces = parts.map { style.piece(of: $0) }
    (self.sentence, self.latexSentence) = (sentence, latexSentence)
  }

  /// Writes an expression in a style.
  init(_ expression: Expression, _ style: LineStyle, sentence: String?) {
    text = style.text(expression, unicode: false)
    latex = style.drawn(expression).latex(decimalMark: style.mark)
    pieces = [.formula(style.drawn(expression).drawing(decimalMark: style.mark))]
    (self.sentence, latexSentence) = (sentence, sentence?.latexWords)
  }

  /// Writes words.
  init(words: String) {
    (text, latex, pieces) = (words, "\\text{" + words.latexWords + "}", [.words(words)])
    (sentence, latexSentence) = (nil, nil)
  }
}

extension String {
  /// The text as words of LaTeX, in which what would be a command is a sign.
  var latexWords: String {
    var output = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": output += "\\textbackslash{}"
      case "^": output += "\\textasciicircum{}"
      case "~": output += "\\textasciitilde{}"
      case "#", "$", "%", "&", "_", "{", "}": output += "\\" + String(Character(scalar))
      case "<", ">": output += "$" + String(Character(scalar)) + "$"
      case "≤": output += "$\\le$"
      case "≥": output += "$\\ge$"
      case "√": output += "$\\surd$"
      case "π": output += "$\\pi$"
      case "−": output += "$-$"
      case "₀"..."₉": output += "$_\(scalar.value - 0x2080)$"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}

extension Answer {
  /// The lines by which the equation is solved, in notation; see ``steps``.
  package var writtenSteps: [WrittenStep] {
    styledLines.map { line, style in
      var inLatex = style
      inLatex.isLatex = true
      return WrittenStep(
        line,
        style,
        sentence: line.operation.map { style.sentence(of: $0) },
        latexSentence: line.operation.map { inLatex.sentence(of: $0) }
      )
    }
  }
}

extension LineStyle {
  private func word(_ name: String) -> String {
    SpokenWord.names(language).line(named: name) ?? name
  }

  /// A part as it is drawn.
  fileprivate func piece(of part: Part) -> WrittenStep.Piece {
    switch part.content {
    case .word(let name): .words(word(name))
    case .sentence(let sentence): .words(sentence.text(in: language))
    case .comparison(let comparison):
      .formula(
        drawn(comparison).drawing(decimalMark: mark).bracketed(part.opens, part.closes)
      )
    }
  }

  /// A part in LaTeX.
  fileprivate func latex(of part: Part) -> String {
    switch part.content {
    case .word(let name): "\\text{ " + word(name) + " }"
    case .sentence(let sentence): "\\text{" + sentence.text(in: language) + "}"
    case .comparison(let comparison):
      (part.opens ? "(" : "") + drawn(comparison).latex(decimalMark: mark)
        + (part.closes ? ")" : "")
    }
  }
}

extension String {
  /// A MathML element with a bracket as its first and its last child.
  fileprivate func bracketed(_ opens: Bool, _ closes: Bool) -> String {
    guard opens || closes, let start = utf8.firstIndex(of: UInt8(ascii: ">")) else { return self }
    let head = self[...start]
    let end = utf8.lastIndex(of: UInt8(ascii: "<")) ?? endIndex
    let body = self[utf8.index(after: start)..<end]
    let open = opens ? "<mo form=\"prefix\" stretchy=\"false\">(</mo>" : ""
    let close = closes ? "<mo form=\"postfix\" stretchy=\"false\">)</mo>" : ""
    return head + open + body + close + self[end...]
  }
}
