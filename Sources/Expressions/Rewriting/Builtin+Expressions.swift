// The expressions that the rows of functions name, read once.

internal import Numbers

extension Builtin {
  /// The expressions in a row.
  private struct Texts {
    /// The derivatives: by u for one argument, by u and by v for two; a function of one or
    /// two has the one for one first.
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

  /// The function as an expression of u, and of v for a second argument, in functions with
  /// more facts, equal wherever the expression has a value: (e^u − e^(−u))/2.
  package var equivalent: Expression? { texts.equivalent }

  /// An expression of u that differs from the value by less than u⁻ⁿ for every n as u grows,
  /// or falls, without bound.
  package var end: Expression? { texts.end }

  /// The real and the imaginary part of the value at u + v·i, in radians, as expressions of u
  /// and v; nothing where the row does not say so.
  package var complexParts: (real: Expression, imaginary: Expression)? {
    partTexts.map { (Builtin.expression($0.real), Builtin.expression($0.imaginary)) }
  }

  /// The period in u, as an expression of v in any unit of angles.
  package var period: Expression? { texts.period }

  /// The solutions u of f(u) = v as expressions of v, and of a second argument w: each
  /// solution is the value of one of them plus a whole multiple of the period; nothing where
  /// they are not known for this number of arguments.
  ///
  /// An expression without a value at v gives no solution.
  package func origins(argumentCount: Int) -> [Expression]? {
    let own = texts.origins.filter { $0.variables.contains("w") == (argumentCount == 2) }
    return own.isEmpty || argumentCount > 2 ? nil : own
  }

  /// Expressions of u and v that are zero at all singular places but those where ``steps`` is
  /// whole: elsewhere the function is smooth, or has no value all around.
  package var places: [Expression] { texts.places }

  /// Whether the values jump where none of ``places`` is zero.
  package var hasJumps: Bool { jumps != nil }

  /// An expression of u and v that is whole where the values jump; nothing where they
  /// jump at ``places`` only.
  package var steps: Expression? { texts.steps }

  /// The values between jumps as an expression of u, v and w, where w is piecewise constant;
  /// nothing for functions without such jumps.
  package var piece: Expression? { texts.piece }

  /// f(u + a quarter turn) as an expression of u: a function or its opposite.
  package var quarterTurnLater: Expression? { texts.quarterTurn }

  /// The argument of the quotient of ``vanishing``, and the other factor.
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
