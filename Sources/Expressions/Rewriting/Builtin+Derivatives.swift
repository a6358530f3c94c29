// The derivatives that the rows of functions name, read once.

internal import Numbers

extension Builtin {
  /// For each function its derivatives: of one argument by u; of two by u and
  /// by v, behind that of one where it takes one or two.
  private static let derivatives: [[Expression]] = {
    var table = Array(repeating: [Expression](), count: rows.count)
    for row in all {
      table[Int(row.index)] = row.slopes.compactMap { text in
        Parser.expression("\(text)", options: ParsingOptions()).statements.first?.expression
      }
    }
    for (builtin, derivative) in limitDerivatives { table[Int(builtin.index)] = [derivative] }
    return table
  }()

  /// For each function what it is far out, where parts of it tell that.
  private static let farOut: [Expression?] = {
    var table = Array(repeating: Expression?.none, count: rows.count)
    for row in all {
      guard let text = row.farOutText else { continue }
      let line = Parser.expression("\(text)", options: ParsingOptions())
      table[Int(row.index)] = line.statements.first?.expression
    }
    return table
  }()

  /// An expression of u, and of v for a second argument, that has the same values
  /// wherever it has any, and whose parts are known far out: (e^u − e^(−u))/2.
  package var farOut: Expression? { Builtin.farOut[Int(index)] }

  /// The derivatives of functions without a name that can be typed, where the
  /// argument is not 0 and in any unit of angles.
  private static var limitDerivatives: [(Builtin, Expression)] {
    let u = Expression(name: "u")
    let (one, two) = (Expression(1), Expression(2))
    func of(_ builtin: Builtin) -> Expression { .call(builtin, u) }
    let cosine = one - u.raised(to: 2) * of(cosineQuotient)
    return [
      (sineQuotient, (cosine - of(sineQuotient)) / u),
      (cosineQuotient, (of(sineQuotient) - two * of(cosineQuotient)) / u),
      (exponentialQuotient, (of(exp) - of(exponentialQuotient)) / u),
      (logarithmQuotient, (one / (one + u) - of(logarithmQuotient)) / u),
      (logarithmProduct, of(ln) + one),
      (strictSign, Expression(0)),
    ]
  }

  /// The derivatives by each of some arguments, one or two, for angles in
  /// radians, in terms of the names u and v; nothing where there are none.
  ///
  /// They have the right value where the function has a derivative, and perhaps
  /// a value where it has none: 0 for the floor of an integer.
  package func derivatives(argumentCount: Int) -> [Expression]? {
    let texts = Builtin.derivatives[Int(index)]
    switch (argumentCount, texts.count) {
    case (1, 1), (2, 2): return texts
    case (1, 3): return [texts[0]]
    case (2, 3): return Array(texts.dropFirst())
    default: return nil
    }
  }
}
