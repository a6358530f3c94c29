// The expressions that the rows of functions name, read once.

internal import Numbers

extension Builtin {
  /// What a row says in expressions.
  private struct Texts {
    /// The derivatives: of one argument by u; of two by u and by v, behind that of one
    /// where it takes one or two.
    var derivatives: [Expression] = []
    var equivalent: Expression?
    var end: Expression?
    var period: Expression?
    var origins: [Expression] = []
    var places: [Expression] = []
    var steps: Expression?
    var piece: Expression?
    var quarterTurn: Expression?
    var vanishingArgument: Expression?
    var vanishingFactor: Expression?
  }

  private static let texts: [Texts] = {
    var table = rows.map { row in
      var texts = Texts()
      texts.derivatives = row.slopes.map(expression)
      texts.equivalent = row.equivalentText.map(expression)
      texts.end = row.endText.map(expression)
      texts.period = row.periodText.map(expression)
      texts.origins = row.originTexts.map(expression)
      texts.places = row.placeTexts.map(expression)
      texts.steps = row.jumps?.steps.map(expression)
      texts.piece = row.jumps.map { expression($0.piece) }
      if case .quarterTurn(let text) = row.shift { texts.quarterTurn = expression(text) }
      texts.vanishingArgument = row.vanishing.map { expression($0.argument) }
      texts.vanishingFactor = row.vanishing?.factor.map(expression)
      return texts
    }
    for (builtin, derivative) in limitDerivatives {
      table[Int(builtin.index)].derivatives = [derivative]
    }
    return table
  }()

  private static func expression(_ text: StaticString) -> Expression {
    let line = Parser.expression("\(text)", options: ParsingOptions())
    guard line.diagnostics.isEmpty, let statement = line.statements.first else {
      preconditionFailure("an expression of a row cannot be read")
    }
    return statement.expression
  }

  private var texts: Texts { Builtin.texts[Int(index)] }

  /// An expression of u, and of v for a second argument, that has the same values
  /// wherever it has any, in functions of which more is known: (e^u − e^(−u))/2.
  package var equivalent: Expression? { texts.equivalent }

  /// An expression of u that differs from the value by less than every power of u as u
  /// grows without bound, or falls.
  package var end: Expression? { texts.end }

  /// The real and the imaginary part of the value at u + v·i, in radians, as expressions of u
  /// and v; nothing where the row does not say so.
  package var complexParts: (real: Expression, imaginary: Expression)? {
    partTexts.map { (Builtin.expression($0.real), Builtin.expression($0.imaginary)) }
  }

  /// How far apart values of u have the same value, as an expression of v in any unit of
  /// angles.
  package var period: Expression? { texts.period }

  /// Expressions of the value v, and of a second argument w: each u with this value is what
  /// one of them is worth, or is whole multiples of the period apart from that; nothing where
  /// that is not known for so many arguments.
  ///
  /// Where one has no value, it stands for no u.
  package func origins(argumentCount: Int) -> [Expression]? {
    let own = texts.origins.filter { $0.variables.contains("w") == (argumentCount == 2) }
    return own.isEmpty || argumentCount > 2 ? nil : own
  }

  /// Expressions of u and v: where none of them is zero, and none of ``steps`` is whole,
  /// the function is smooth or has no value around.
  package var places: [Expression] { texts.places }

  /// An expression of u and v that is whole where the values jump; nothing where they
  /// jump at ``places`` only.
  package var steps: Expression? { texts.steps }

  /// What the values are between jumps: an expression of u, v and w, where w stands for a
  /// number that is constant there; nothing for functions that do not jump so.
  package var piece: Expression? { texts.piece }

  /// What f(u + a quarter turn) is, as an expression of u: a function or its opposite.
  package var quarterTurnLater: Expression? { texts.quarterTurn }

  /// What the quotient of ``vanishing`` is taken of, and the other factor.
  var vanishingParts: (argument: Expression, factor: Expression?)? {
    texts.vanishingArgument.map { ($0, texts.vanishingFactor) }
  }

  /// Whether there is a value for all arguments.
  var isDefinedEverywhere: Bool { domain == .real }

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
    let derivatives = texts.derivatives
    switch (argumentCount, derivatives.count) {
    case (1, 1), (2, 2): return derivatives
    case (1, 3): return [derivatives[0]]
    case (2, 3): return Array(derivatives.dropFirst())
    default: return nil
    }
  }
}
