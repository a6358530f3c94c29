// The rows of functions that work on expressions with free names. Where all names have values,
// most of them are worth what they are given.

internal import Reals

extension Builtin {
  /// The functions of algebra, in the order of the manual.
  static var algebraic: [Builtin] {
    [
      written("expand", .expand),
      written("simplify", .simplify),
      written("together", .together),
      Builtin(
        "apart",
        "x; name",
        .name(hasCommand: false),
        to: 2,
        yields: true,
        slopes: ["1", "1", "0"],
        algebra: .apart,
        evaluation: .optional(
          { (x, _) throws(RealError) in x },
          { (x, _, _) throws(RealError) in x }
        )
      ),
      Builtin(
        "collect",
        "x; name",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        yields: true,
        slopes: ["1", "0"],
        algebra: .collect,
        evaluation: .binary { (x, _, _) throws(RealError) in x }
      ),
      formal("substitute", "x; name = value; …", from: 2, to: 12, aliases: ["subs"], .substitute),
      formal("coefficients", "p; name", from: 1, to: 2, aliases: ["coeffs"], .coefficients),
      formal("degree", "p; name", from: 1, to: 2, .degree),
      formal(
        "diff",
        "f; x = a; n",
        from: 1,
        to: 24,
        aliases: ["derivative", "nDeriv"],
        dispute: .orderOfDerivative,
        .differentiate
      ),
      Builtin(
        "integral",
        "f; x = a..b",
        .name(hasCommand: false),
        to: nil,
        aliases: ["integrate", "fnInt"],
        yields: true,
        algebra: .integrate,
        evaluation: .bounded
      ),
      formal(
        "taylor",
        "f; x = a; n",
        from: 3,
        to: 4,
        aliases: ["series"],
        .expandInPowers
      ),
      Builtin(
        "lim",
        "f; x -> a",
        .name(hasCommand: true),
        to: nil,
        aliases: ["limit"],
        yields: true,
        evaluation: .bounded
      ),
      formal("isEqual", "x; y", from: 2, to: 2, aliases: ["isequal"], .isEqual),
    ]
  }

  /// A row of a function that writes an expression differently.
  private static func written(_ name: StaticString, _ operation: AlgebraicOperation) -> Builtin {
    Builtin(
      name,
      "x",
      .name(hasCommand: false),
      yields: true,
      slopes: ["1"],
      parity: .odd,
      algebra: operation,
      origins: ["v"],
      shift: .wholeNumber,
      evaluation: .definition("u")
    )
  }

  /// A row of a function that asks how an expression is written, and so has no value that
  /// follows from those of its arguments.
  private static func formal(
    _ name: StaticString,
    _ parameters: StaticString,
    from least: Int,
    to most: Int?,
    aliases: [StaticString] = [],
    dispute: Dispute? = nil,
    _ operation: AlgebraicOperation
  ) -> Builtin {
    Builtin(
      name,
      parameters,
      .name(hasCommand: false),
      from: least,
      to: most,
      aliases: aliases,
      yields: true,
      algebra: operation,
      dispute: dispute,
      evaluation: .elements { (_, _) throws(EvaluationError) in
        throw EvaluationError(.notANumber, range: 0..<0)
      }
    )
  }
}
