// The texts of an answer, each made when it is asked for.

internal import Expressions
public import Messages

extension Answer {
  private var mark: DecimalMark { settings.decimalMark }

  /// The text before the expression: the name that is given a meaning.
  private var head: String { statement?.head ?? "" }

  /// The text behind the expression: the conversion.
  private var tail: String { statement?.conversion.map { " " + $0.text } ?? "" }

  /// The statement as it was understood, in a text that reads back the same way under every
  /// reading.
  public var reading: String {
    guard let statement else { return "" }
    let angle = settings.angle
    return head + statement.expression.reading(angleUnit: angle, decimalMark: mark) + tail
  }

  /// The statement in Unicode, in the spelling of the language.
  public var echo: String {
    guard let statement else { return "" }
    return head + statement.expression.text(unicode: true, decimalMark: mark) + tail
  }

  /// The expression in ASCII, which is the exact value where there is no closed
  /// form.
  public var expression: String { statement?.expression.text(decimalMark: mark) ?? "" }

  /// The name that was given a meaning, if any.
  public var name: String? {
    switch statement?.action {
    case .evaluate, nil: nil
    case .assign(let name, _), .define(let name, _, _): name
    }
  }

  /// The text of a conversion, where that is not read back as the value: Roman numerals,
  /// words, bits of a width; or a sentence about solutions that are no numbers.
  public var text: String? {
    shown?.text(settings) ?? solutions?.sentence(in: settings.language)
  }

  /// The value, as text that reads back, if it has a closed form.
  public var exact: String? {
    solutions?.exactText(mark) ?? rule?.expression.valueText(decimalMark: mark)
      ?? shown?.exact?.valueText(decimalMark: mark)
  }

  /// The closed form in Unicode.
  public var unicode: String? {
    solutions?.exactText(unicode: true, mark)
      ?? rule?.expression.valueText(unicode: true, decimalMark: mark)
      ?? shown?.exact?.valueText(unicode: true, decimalMark: mark)
  }

  /// Whether the closed form has no simpler functions than what was typed.
  ///
  /// Of solutions, whether a number is said by a function that was undone, or as a zero.
  package var isTypedForm: Bool { shown?.isTyped == true || solutions?.hasOpenForms == true }

  /// The answer as people read it: of more than eight solutions the first ones, and how many
  /// there are.
  package var brief: Answer {
    guard let short = solutions?.abbreviated(in: settings.language) else { return self }
    var answer = self
    answer.outcome = .solutions(short)
    return answer
  }

  /// The value in decimal digits.
  public var decimal: Decimal? { digits(unicode: false) }

  /// The value in decimal digits, in ASCII or with the signs of print.
  package func digits(unicode: Bool) -> Decimal? {
    solutions?.digits(unicode: unicode, mark)
      ?? shown.flatMap { Decimal($0, unicode: unicode, mark: mark) }
  }

  /// The closed form, or else the decimal digits, in LaTeX.
  public var latex: String? {
    solutions?.drawn { $0.valueLatex(decimalMark: mark) }
      ?? rule?.expression.valueLatex(decimalMark: mark)
      ?? shown?.latex(settings)
  }

  /// The same in presentation MathML.
  public var mathml: String? {
    solutions?.drawn { $0.valueMathML(decimalMark: mark) }
      ?? rule?.expression.valueMathML(decimalMark: mark)
      ?? shown?.mathML(settings)
  }

  /// The same in presentation MathML that is only looked at.
  var drawing: String? {
    solutions?.drawn { $0.valueDrawing(decimalMark: mark) }
      ?? rule?.expression.valueDrawing(decimalMark: mark)
      ?? shown?.written?.valueDrawing(decimalMark: mark)
  }

  /// The problem because of which there is no value, if there is one.
  public var problem: Problem? {
    guard case .failure(let reason, let place) = outcome else { return nil }
    return Problem(reason.message(settings), at: place)
  }

  /// Notes about the reading that the user may want.
  public var notes: [Problem] {
    remarks.map { Problem($0.remark.message(settings), at: $0.place) }
  }

  /// The answer as an object with stable keys.
  public var json: JSON { WrittenAnswer(self).json }

  /// How a statement with disputed forms was read, or a half was rounded, in one line;
  /// nothing where nothing is disputed.
  public var disputed: String? {
    var messages: [String] = []
    for (remark, _) in remarks {
      switch remark {
      case .tie: return remark.message(settings).text
      case .reading, .principalValue: break
      default: continue
      }
      let message = remark.message(settings).text
      if !messages.contains(message) { messages.append(message) }
    }
    guard !messages.isEmpty else { return nil }
    let list = messages.joined(separator: "; ")
    return Sentence.readAs.text(in: settings.language, reading, list)
  }
}

extension Answer.Shown {
  /// The text of a conversion, where that is not read back as the value.
  fileprivate func text(_ settings: Settings) -> String? {
    let mark = settings.decimalMark
    switch conversion {
    case nil: return nil
    case .latex?: return written?.valueLatex(decimalMark: mark)
    case .elements?:
      let texts = items?.map { $0.text(settings) ?? $0.written?.valueText(decimalMark: mark) ?? "" }
      return value.bracketed(texts ?? [])
    case .spelling(let spelling)?: return spelling.text(settings)
    }
  }

  /// The value as a conversion writes it, or else its closed form or digits, in LaTeX.
  fileprivate func latex(_ settings: Settings) -> String? {
    switch conversion {
    case .spelling(let spelling)?: return spelling.latex(settings)
    case .elements?:
      let texts = (items ?? []).map { $0.latex(settings) ?? "" }
      guard value.literal == .vector else {
        return "\\left\\{" + texts.joined(separator: "; ") + "\\right\\}"
      }
      return "\\begin{bmatrix} " + texts.joined(separator: " \\\\ ") + " \\end{bmatrix}"
    case .latex?, nil: return written?.valueLatex(decimalMark: settings.decimalMark)
    }
  }

  /// The same in presentation MathML.
  fileprivate func mathML(_ settings: Settings) -> String? {
    switch conversion {
    case .spelling(let spelling)?: return spelling.mathML(settings)
    case .elements?: return ValueSpelling.mathML(text(settings) ?? "")
    case .latex?, nil: return written?.valueMathML(decimalMark: settings.decimalMark)
    }
  }
}

extension Statement {
  /// The text before the expression: a name that is given a meaning.
  package var head: String {
    switch action {
    case .evaluate: ""
    case .assign(let name, _): name + " = "
    case .define(let name, _, let parameters):
      name + "(" + parameters.joined(separator: "; ") + ") = "
    }
  }
}
