// The solutions of an equation as an answer shows them.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Answer {
  /// The solutions of an equation and what of them is shown.
  package struct Solutions: Sendable {
    /// The unknown.
    let unknown: String
    /// The solutions in order; none where there is none, or where every number is one.
    let members: [Member]
    /// Which numbers they are.
    let scope: Scope
    /// Whether it is proved that there are no others.
    let isComplete: Bool
    /// How they were found.
    let methods: [SolutionSet.Method]

    /// Which numbers solve an equation.
    enum Scope: Sendable {
      /// The members.
      case members
      /// Every number but the members.
      case allBut
      /// Every number for which both sides have a value.
      case defined
    }

    /// A solution, or a family of them.
    struct Member: Sendable {
      /// The number.
      let shown: Shown
      /// How far apart the numbers of a family are.
      let period: Shown?
    }

    /// The letter of the whole numbers that families run through.
    var letter: String { unknown == "n" ? "k" : "n" }

    /// Whether some members are families.
    var hasFamilies: Bool { members.contains { $0.period != nil } }

    /// How the solutions are known.
    var status: Status {
      if !isComplete { return .undetermined }
      return members.allSatisfy { exact($0) != nil } ? .exact : .approximate
    }

    /// A member in closed form.
    private func exact(_ member: Member) -> Expression? {
      guard let number = member.shown.exact else { return nil }
      guard let period = member.period else { return number }
      return period.exact.map { family(number, $0) }
    }

    /// A member in digits, or as what it is where none were computed.
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

    /// Where numbers are told, what they are: `x = 1 or x = 2`.
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

    /// The members in closed form, if all have one.
    func exactText(unicode: Bool = false, _ mark: DecimalMark) -> String? {
      text(unicode: unicode, mark, exact)
    }

    /// The members in digits.
    func digits(_ mark: DecimalMark) -> Decimal? {
      guard scope == .members, let text = text(unicode: false, mark, decimal) else { return nil }
      let counts = members.map { $0.shown.expansion?.digits.utf8.count ?? 0 }
      return Decimal(
        text: text,
        count: counts.reduce(.max) { min($0, $1) },
        isComplete: members.allSatisfy { $0.period == nil && $0.shown.expansion?.isExact == true },
        repeating: nil
      )
    }

    /// A sentence where there is no number to tell.
    func sentence(in language: Language) -> String? {
      guard members.isEmpty else { return nil }
      let sentence: Sentence =
        switch scope {
        case .members: isComplete ? .solutionNone : .solutionNoneFound
        case .allBut: .solutionEvery
        case .defined: .solutionDefined
        }
      return Message(saying: sentence, in: language, unknown).text
    }

    /// The solutions as an equation with a number or a set.
    func drawn(_ draw: (Expression) -> String, elementSign: StaticString) -> String? {
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
            .init("decimal", .optional(Decimal(member.shown, mark: mark)?.text)),
          ]
            + (member.period.map { period in
              [.init("period", .optional(period.written?.valueText(decimalMark: mark)))]
            } ?? [])
        )
      }
      let scope =
        switch scope {
        case .members: "members"
        case .allBut: "allBut"
        case .defined: "defined"
        }
      return .object([
        .init("kind", .text("solutions")), .init("unknown", .text(unknown)),
        .init("scope", .text(scope)), .init("items", .list(items)),
        .init("isComplete", .truth(isComplete)),
      ])
    }
  }
}
