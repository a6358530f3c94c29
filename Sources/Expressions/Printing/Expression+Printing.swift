// The printers by name.

extension Expression {
  /// The expression as a text that reads back as the same expression.
  ///
  /// With `unicode`, signs such as √, · and ² are used, else ASCII where the
  /// language has it. The text reads back with the same decimal mark.
  public func text(unicode: Bool = false, decimalMark: DecimalMark = .point) -> String {
    written(in: LinearNotation(isUnicode: unicode, decimalMark: decimalMark))
  }

  /// The expression as a text that reads back as the same value, for answers.
  ///
  /// A minus before a quotient or product has no brackets, and in ASCII every
  /// product has its sign, so that other programs read the text as well.
  package func valueText(unicode: Bool = false, decimalMark: DecimalMark = .point) -> String {
    written(
      in: LinearNotation(isUnicode: unicode, keepsOnlyValue: true, decimalMark: decimalMark)
    )
  }

  /// How the expression was understood: every product has its sign, every
  /// argument its brackets, and disputed forms are bracketed.
  ///
  /// The unit of angles is shown where an argument is a plain number.
  package func reading(
    angleUnit: AngleUnit? = nil,
    decimalMark: DecimalMark = .point
  ) -> String {
    written(
      in: LinearNotation(
        isUnicode: true,
        isExplicit: true,
        decimalMark: decimalMark,
        angleUnit: angleUnit
      )
    )
  }

  /// The expression in LaTeX, for math mode.
  public func latex(decimalMark: DecimalMark = .point) -> String {
    written(in: LatexNotation(decimalMark: decimalMark))
  }

  /// The value of the expression in LaTeX, for answers: a minus before a product has no brackets, and
  /// letters beside each other no sign.
  package func valueLatex(decimalMark: DecimalMark) -> String {
    written(in: LatexNotation(decimalMark: decimalMark, keepsOnlyValue: true))
  }

  /// The expression as one MathML `math` element.
  ///
  /// Every element carries, as `data-n`, the position of its node.
  public func mathML(decimalMark: DecimalMark = .point) -> String {
    mathML(decimalMark: decimalMark, isNumbered: true)
  }

  /// The value of the expression as one MathML `math` element, for answers: a minus before a product
  /// has no brackets, and letters beside each other no sign.
  package func valueMathML(decimalMark: DecimalMark) -> String {
    mathML(decimalMark: decimalMark, isNumbered: true, keepsOnlyValue: true)
  }

  /// The expression as one MathML `math` element, to be looked at only.
  package func drawing(decimalMark: DecimalMark) -> String {
    mathML(decimalMark: decimalMark, isNumbered: false)
  }

  /// The same for answers.
  package func valueDrawing(decimalMark: DecimalMark) -> String {
    mathML(decimalMark: decimalMark, isNumbered: false, keepsOnlyValue: true)
  }

  private func mathML(
    decimalMark: DecimalMark,
    isNumbered: Bool,
    keepsOnlyValue: Bool = false
  ) -> String {
    let notation = MathMLNotation(
      for: self,
      decimalMark: decimalMark,
      isNumbered: isNumbered,
      keepsOnlyValue: keepsOnlyValue
    )
    return "<math display=\"block\">" + written(in: notation) + "</math>"
  }

  /// The expression as nested operators in front of their operands.
  package var prefixDescription: String { written(in: PrefixNotation()) }
}

extension Expression: CustomStringConvertible {
  /// The expression as ASCII text.
  public var description: String { text() }
}
