// The value of an answer for programs: what kind it is, and its parts.

internal import Expressions
internal import Messages
internal import Reals

extension Answer {
  /// The value as an object with its `kind`, or null where there is none.
  ///
  /// A complex number has its size and its angle too, in the unit of the settings, where the polar
  /// form is asked for.
  func value(withPolarForm hasPolarForm: Bool) -> JSON {
    let mark = settings.decimalMark
    guard let shown else { return solutions?.json(mark) ?? rule?.json(mark) ?? .null }
    let value = shown.json(mark)
    guard hasPolarForm, case .complex(let complex) = shown.value,
      case .object(let members) = value
    else { return value }
    let number = Number.complex(complex)
    var workspace = Workspace(budget: Budget(steps: Answer.polarSteps))
    let size = attempt { () throws(RealError) in try Number.modulus(number, in: &workspace) }
    let angle = attempt { () throws(RealError) in
      let turned = try Number.angle(of: number, in: &workspace)
      return try AngleUnit.radians.angle(turned, in: settings.angle, workspace: &workspace)
    }
    return .object(
      members + [
        .init("modulus", json(ofPart: size, &workspace)),
        .init("argument", json(ofPart: angle, &workspace)),
      ]
    )
  }

  /// The steps in which the size and the angle of a complex number are worked out.
  private static var polarSteps: Int64 { 20_000_000 }

  /// A size or an angle as an object, or null where it was not found out.
  private func json(ofPart number: Real?, _ workspace: inout Workspace) -> JSON {
    guard let number else { return .null }
    let presentation = Presentation(
      value: .real(number),
      prefersDecimal: false,
      angle: settings.angle,
      typed: TypedForms(ofPartWith: settings.angle.unitsPerHalfTurn),
      isPart: true
    )
    let shown = attempt { () throws(RealError) in
      try presentation.shown(.all, digits: settings.digits, in: &workspace)
    }
    return shown?.json(settings.decimalMark) ?? .null
  }

  /// What a question is answered with; nothing where that was not found out.
  private func attempt<Found>(_ question: () throws(RealError) -> Found) -> Found? {
    do throws(RealError) {
      return try question()
    } catch {
      return nil
    }
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
