// The value of an answer for programs: what kind it is, and its parts.

internal import Expressions
internal import Messages

extension Answer {
  /// The value as an object with its `kind`, or null where there is none.
  var valueJSON: JSON { shown?.json(settings.decimalMark) ?? .null }
}

extension Answer.Shown {
  /// The value as an object with its `kind`: a number with its closed form and its digits,
  /// a truth, or a list with its items.
  fileprivate func json(_ mark: DecimalMark) -> JSON {
    if let items {
      return .object([
        .init("kind", .text("list")),
        .init("items", .list(items.map { $0.json(mark) })),
      ])
    }
    if case .truth(let truth) = value {
      return .object([.init("kind", .text("truth")), .init("value", .truth(truth))])
    }
    if let measured { return measured.json(mark) }
    return .object([
      .init("kind", .text("number")),
      .init("exact", .optional(exact?.valueText(decimalMark: mark))),
      .init("decimal", .optional(Answer.Decimal(self, mark: mark)?.text)),
    ])
  }
}
