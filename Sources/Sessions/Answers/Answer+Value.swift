// The value of an answer for programs: what kind it is, and its parts.

internal import Expressions
internal import Messages

extension Answer {
  /// The value as an object with its `kind`, or null where there is none.
  var valueJSON: JSON {
    solutions?.json(settings.decimalMark) ?? rule?.json(settings.decimalMark)
      ?? shown?.json(settings.decimalMark) ?? .null
  }
}

extension Answer.Shown {
  /// The value as an object with its `kind`: a number with its closed form and its digits,
  /// a complex one with its parts too, a truth, or a list with its items; a vector is a
  /// matrix of one column.
  fileprivate func json(_ mark: DecimalMark) -> JSON {
    if let items {
      let list = JSON.Member("items", .list(items.map { $0.json(mark) }))
      guard case .vector = value else { return .object([.init("kind", .text("list")), list]) }
      return .object([
        .init("kind", .text("matrix")), .init("rows", .count(items.count)),
        .init("columns", .count(1)), list,
      ])
    }
    if case .truth(let truth) = value {
      return .object([.init("kind", .text("truth")), .init("value", .truth(truth))])
    }
    if let measured { return measured.json(mark) }
    let members: [JSON.Member] = [
      .init("kind", .text("number")),
      .init("exact", .optional(exact?.valueText(decimalMark: mark))),
      .init("decimal", .optional(Answer.Decimal(self, mark: mark)?.text)),
    ]
    guard let complexParts else { return .object(members) }
    let parts: [JSON.Member] = [
      .init("real", complexParts[0].json(mark)), .init("imaginary", complexParts[1].json(mark)),
    ]
    if value.isMeasured { return .object([.init("kind", .text("measured"))] + parts) }
    return .object(members + parts)
  }
}
