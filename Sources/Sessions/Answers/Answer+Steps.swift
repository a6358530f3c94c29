// The lines by which an equation is solved.

internal import Analysis
internal import Expressions
public import Messages

extension Answer {
  /// A line of the way from an equation to its solutions.
  public struct Step: Hashable, Sendable {
    /// The line in ASCII.
    public let text: String
    /// The line in Unicode.
    public let unicode: String
    /// What was done with the line before, in a word that programs can rely on; nothing in the
    /// first line.
    public let rule: String?
    /// What was done with the line before, in a sentence.
    public let sentence: String?

    /// The line as an object for programs.
    public var json: JSON {
      .object([
        .init("line", .text(text)), .init("rule", .optional(rule)),
        .init("text", .optional(sentence)),
      ])
    }
  }

  /// The lines by which the equation is solved, each with the same solutions as the one before.
  ///
  /// The first one is the equation, the last one has its solutions. There are none where they
  /// were not asked for, or where it is not solved by lines.
  public var steps: [Step] {
    styledLines.map { line, style in
      Step(
        text: style.text(of: line, unicode: false),
        unicode: style.text(of: line, unicode: true),
        rule: line.operation?.word,
        sentence: line.operation.map { style.sentence(of: $0) }
      )
    }
  }

  /// The lines by which the equation is solved, each with how it is written.
  var styledLines: [(line: Derivation.Line, style: LineStyle)] {
    guard let derivation else { return [] }
    let (language, mark) = (settings.language, settings.decimalMark)
    let last = derivation.lines.count - 1
    let hasDecimals = statement?.expression.hasDecimals == true
    return derivation.lines.enumerated().map { place, line in
      let style = LineStyle(
        language: language,
        mark: mark,
        keepsForm: place == last,
        prefersDecimal: hasDecimals && place > 0
      )
      return (line, style)
    }
  }

  /// What there is to say where steps were asked for and there are none.
  package var missingSteps: String? {
    guard wantsSteps, derivation == nil, isAnswered else { return nil }
    return Sentence.stepsNone.text(in: settings.language)
  }
}
