// The texts of the solutions of an equation or an inequality.

internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Answer.Solutions {
  /// The letter of the whole numbers that families run through.
  var letter: String { unknown == "n" ? "k" : "n" }

  /// Whether some members are families.
  var hasFamilies: Bool { members.contains { $0.period != nil } }

  /// A range in words of the language: `-2 < x <= 1`.
  private func text(
    _ range: Range,
    unicode: Bool,
    _ mark: DecimalMark,
    _ part: (Answer.Shown) -> Expression?
  ) -> String? {
    func text(_ shown: Answer.Shown) -> String? {
      part(shown)?.valueText(unicode: unicode, decimalMark: mark)
    }
    let (atMost, atLeast) = unicode ? (" ≤ ", " ≥ ") : (" <= ", " >= ")
    switch (range.lower, range.upper) {
    case (nil, nil): return nil
    case (let low?, _) where range.isPoint: return text(low.shown).map { unknown + " = " + $0 }
    case (let low?, nil):
      return text(low.shown).map { unknown + (low.isIncluded ? atLeast : " > ") + $0 }
    case (nil, let high?):
      return text(high.shown).map { unknown + (high.isIncluded ? atMost : " < ") + $0 }
    case (let low?, let high?):
      guard let first = text(low.shown), let last = text(high.shown) else { return nil }
      return first + (low.isIncluded ? atMost : " < ") + unknown
        + (high.isIncluded ? atMost : " < ") + last
    }
  }

  /// A member in closed form.
  private func exact(_ member: Member) -> Expression? {
    guard let number = member.shown.exact else { return nil }
    guard let period = member.period else { return number }
    return period.exact.map { family(number, $0) }
  }

  /// A member in digits, or in its closed form where no digits were computed.
  private func decimal(_ member: Member) -> Expression? {
    let number = member.shown.expansion.map { Expression($0, member.shown.style) }
    guard let number = number ?? member.shown.exact else { return nil }
    guard let period = member.period else { return number }
    return period.written.map { family(number, $0) }
  }

  /// The numbers that are whole multiples of a period apart from one.
  private func family(_ number: Expression, _ period: Expression) -> Expression {
    let multiple = Expression(.product, [period, Expression(name: letter)])
    return number.rationalNumber?.isZero == true
      ? multiple : Expression(.sum, [number, multiple])
  }

  /// A member in closed form, or else in digits.
  private func written(_ member: Member) -> Expression? { exact(member) ?? decimal(member) }

  /// The solutions in a text, where numbers are told: `x = 1 or x = 2`.
  private func text(
    unicode: Bool,
    _ mark: DecimalMark,
    _ part: (Member) -> Expression?
  ) -> String? {
    let (name, sign) = (unknown, scope == .allBut ? (unicode ? " ≠ " : " != ") : " = ")
    guard !members.isEmpty else { return nil }
    var texts: [String] = []
    for member in members {
      guard let expression = part(member) else { return nil }
      texts.append(name + sign + expression.valueText(unicode: unicode, decimalMark: mark))
    }
    return texts.joined(separator: scope == .allBut ? " and " : " or ")
  }

  /// The ranges, each with its ends as they are wanted.
  private func ranges(
    unicode: Bool,
    _ mark: DecimalMark,
    _ part: (Answer.Shown) -> Expression?
  ) -> String? {
    let texts = ranges.compactMap { text($0, unicode: unicode, mark, part) }
    return texts.isEmpty || texts.count < ranges.count ? nil : texts.joined(separator: " or ")
  }

  /// The solutions in closed form, if all have one.
  func exactText(unicode: Bool = false, _ mark: DecimalMark) -> String? {
    scope == .ranges
      ? ranges(unicode: unicode, mark) { $0.exact } : text(unicode: unicode, mark, exact)
  }

  /// The solutions in digits.
  func digits(_ mark: DecimalMark) -> Answer.Decimal? {
    let text: String?
    switch scope {
    case .members: text = self.text(unicode: false, mark, decimal)
    case .ranges:
      text = ranges(unicode: false, mark) { shown in
        shown.expansion.map { Expression($0, shown.style) } ?? shown.exact
      }
    case .allBut, .defined: text = nil
    }
    guard let text else { return nil }
    let numbers = members.map { $0.shown } + ranges.flatMap { $0.ends }
    return Answer.Decimal(
      text: text,
      count: numbers.reduce(.max) { min($0, $1.expansion?.digits.utf8.count ?? 0) },
      isComplete: !hasFamilies && numbers.allSatisfy { $0.expansion?.isExact == true },
      repeating: nil
    )
  }

  /// A sentence where there is no number to tell.
  func sentence(in language: Language) -> String? {
    guard members.isEmpty, !ranges.contains(where: { !$0.ends.isEmpty }) else { return nil }
    let sentence: Sentence =
      switch scope {
      case .ranges: ranges.isEmpty ? .solutionNone : .solutionEvery
      case .members: isComplete ? .solutionNone : .solutionNoneFound
      case .allBut: .solutionEvery
      case .defined: .solutionDefined
      }
    return Message(saying: sentence, in: language, unknown).text
  }

  /// The solutions as an equation with a number or a set, or as comparisons.
  func drawn(_ draw: (Expression) -> String, elementSign: StaticString) -> String? {
    if scope == .ranges {
      let text = exactText(.point) ?? ""
      return Statement(plain: text).map { draw($0.expression) }
    }
    guard !members.isEmpty, scope == .members else { return nil }
    var expressions: [Expression] = []
    for member in members {
      guard let expression = written(member) else { return nil }
      expressions.append(expression)
    }
    let isOne = expressions.count == 1 && !hasFamilies
    let right = isOne ? expressions[0] : Expression(.list, expressions)
    let relation = Symbol.relation(.equal, continuesChain: false)
    let drawing = draw(Expression(relation, [Expression(name: unknown), right]))
    return isOne ? drawing : drawing.withElementSign(elementSign)
  }

  /// The solutions as an object for programs.
  func json(_ mark: DecimalMark) -> JSON {
    let items = members.map { member in
      JSON.object(
        [
          .init("exact", .optional(member.shown.exact?.valueText(decimalMark: mark))),
          .init("decimal", .optional(Answer.Decimal(member.shown, mark: mark)?.text)),
        ]
          + (member.period.map { period in
            [.init("period", .optional(period.written?.valueText(decimalMark: mark)))]
          } ?? [])
      )
    }
    func end(_ name: String, _ end: (shown: Answer.Shown, isIncluded: Bool)?) -> [JSON.Member] {
      guard let end else { return [] }
      let shown = end.shown
      return [
        .init(
          name,
          .object([
            .init("exact", .optional(shown.exact?.valueText(decimalMark: mark))),
            .init("decimal", .optional(Answer.Decimal(shown, mark: mark)?.text)),
            .init("isIncluded", .truth(end.isIncluded)),
          ])
        )
      ]
    }
    let ranges = ranges.map { JSON.object(end("lower", $0.lower) + end("upper", $0.upper)) }
    let scope =
      switch scope {
      case .ranges: "ranges"
      case .members: "members"
      case .allBut: "allBut"
      case .defined: "defined"
      }
    return .object([
      .init("kind", .text("solutions")), .init("unknown", .text(unknown)),
      .init("scope", .text(scope)), .init("items", .list(items + ranges)),
      .init("isComplete", .truth(isComplete)),
    ])
  }
}
