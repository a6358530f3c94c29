// The table of functions. One row per function; adding one touches this row,
// a golden line and a line of the manual.

internal import Reals

extension Builtin {
  /// Every function, in the order of the manual.
  public static let all: [Builtin] = {
    var rows = roots + exponentials + trigonometric + hyperbolic + rounding + wholeNumbers
    for index in rows.indices { rows[index].index = UInt8(index) }
    return rows
  }()

  private static var roots: [Builtin] {
    [
      Builtin(
        "sqrt",
        "x",
        .root(index: 2),
        domain: .nonNegative,
        evaluation: .unary(Real.squareRoot)
      ),
      Builtin(
        "cbrt",
        "x",
        .root(index: 3),
        evaluation: .unary(Real.cubeRoot)
      ),
      Builtin(
        "root",
        "n; x",
        .root(index: nil),
        from: 2,
        to: 2,
        domain: .root,
        evaluation: .binary { (n, x, workspace) throws(RealError) in
          try Real.root(x, index: n, in: &workspace)
        }
      ),
      Builtin(
        "abs",
        "x",
        .bars,
        evaluation: .unary(Real.absoluteValue)
      ),
      Builtin(
        "sign",
        "x",
        .name(hasCommand: false),
        aliases: ["sgn"],
        evaluation: .unary(Real.sign)
      ),
    ]
  }

  private static var exponentials: [Builtin] {
    [
      Builtin(
        "exp",
        "x",
        .name(hasCommand: true),
        evaluation: .unary(Real.exponential)
      ),
      Builtin(
        "ln",
        "x",
        .name(hasCommand: true),
        domain: .positive,
        evaluation: .unary(Real.naturalLogarithm)
      ),
      Builtin(
        "log",
        "x; base",
        .logarithm(base: nil),
        to: 2,
        aliases: ["lg", "log10", "log_10", "log₁₀"],
        domain: .logarithm,
        evaluation: .optional(Real.commonLogarithm) { (x, base, workspace) throws(RealError) in
          try Real.logarithm(x, base: base, in: &workspace)
        }
      ),
      Builtin(
        "log2",
        "x",
        .logarithm(base: 2),
        aliases: ["lb", "log_2", "log₂"],
        domain: .positive,
        evaluation: .unary(Real.binaryLogarithm)
      ),
    ]
  }

  private static var trigonometric: [Builtin] {
    [
      Builtin(
        "sin",
        "angle",
        .name(hasCommand: true),
        angle: .argument,
        evaluation: .unary(Real.sine)
      ),
      Builtin(
        "cos",
        "angle",
        .name(hasCommand: true),
        angle: .argument,
        evaluation: .unary(Real.cosine)
      ),
      Builtin(
        "tan",
        "angle",
        .name(hasCommand: true),
        aliases: ["tg"],
        angle: .argument,
        domain: .exceptOddQuarterTurns,
        evaluation: .unary(Real.tangent)
      ),
      Builtin(
        "sec",
        "angle",
        .name(hasCommand: true),
        angle: .argument,
        domain: .exceptOddQuarterTurns,
        evaluation: .unary(Real.secant)
      ),
      Builtin(
        "csc",
        "angle",
        .name(hasCommand: true),
        aliases: ["cosec"],
        angle: .argument,
        domain: .exceptHalfTurns,
        evaluation: .unary(Real.cosecant)
      ),
      Builtin(
        "cot",
        "angle",
        .name(hasCommand: true),
        aliases: ["ctg", "cotan"],
        angle: .argument,
        domain: .exceptHalfTurns,
        evaluation: .unary(Real.cotangent)
      ),
      Builtin(
        "asin",
        "x",
        .name(hasCommand: false),
        aliases: ["arcsin"],
        angle: .value,
        domain: .unit,
        evaluation: .unary(Real.arcsine)
      ),
      Builtin(
        "acos",
        "x",
        .name(hasCommand: false),
        aliases: ["arccos"],
        angle: .value,
        domain: .unit,
        evaluation: .unary(Real.arccosine)
      ),
      Builtin(
        "atan",
        "x",
        .name(hasCommand: false),
        aliases: ["arctan", "arctg"],
        angle: .value,
        evaluation: .unary(Real.arctangent)
      ),
    ]
  }

  private static var hyperbolic: [Builtin] {
    [
      Builtin(
        "sinh",
        "x",
        .name(hasCommand: true),
        evaluation: .unary(Real.hyperbolicSine)
      ),
      Builtin(
        "cosh",
        "x",
        .name(hasCommand: true),
        evaluation: .unary(Real.hyperbolicCosine)
      ),
      Builtin(
        "tanh",
        "x",
        .name(hasCommand: true),
        evaluation: .unary(Real.hyperbolicTangent)
      ),
      Builtin(
        "asinh",
        "x",
        .name(hasCommand: false),
        aliases: ["arsinh", "arcsinh"],
        evaluation: .unary(Real.areaSine)
      ),
      Builtin(
        "acosh",
        "x",
        .name(hasCommand: false),
        aliases: ["arcosh", "arccosh"],
        domain: .atLeastOne,
        evaluation: .unary(Real.areaCosine)
      ),
      Builtin(
        "atanh",
        "x",
        .name(hasCommand: false),
        aliases: ["artanh", "arctanh"],
        domain: .openUnit,
        evaluation: .unary(Real.areaTangent)
      ),
    ]
  }

  private static var rounding: [Builtin] {
    [
      Builtin(
        "floor",
        "x",
        .floor,
        evaluation: .unary(Real.floor)
      ),
      Builtin(
        "ceil",
        "x",
        .ceiling,
        aliases: ["ceiling"],
        evaluation: .unary(Real.ceiling)
      ),
      Builtin(
        "round",
        "x",
        .name(hasCommand: false),
        evaluation: .unary(Real.rounded)
      ),
      Builtin(
        "trunc",
        "x",
        .name(hasCommand: false),
        aliases: ["int"],
        evaluation: .unary(Real.truncated)
      ),
      Builtin(
        "frac",
        "x",
        .name(hasCommand: false),
        evaluation: .unary(Real.fraction)
      ),
      Builtin(
        "min",
        "x; …",
        .name(hasCommand: true),
        to: nil,
        evaluation: .fold(Real.minimum)
      ),
      Builtin(
        "max",
        "x; …",
        .name(hasCommand: true),
        to: nil,
        evaluation: .fold(Real.maximum)
      ),
    ]
  }

  private static var wholeNumbers: [Builtin] {
    [
      Builtin(
        "mod",
        "x; y",
        .infix,
        from: 2,
        to: 2,
        evaluation: .binary(Real.modulo)
      ),
      Builtin(
        "gcd",
        "m; …",
        .name(hasCommand: true),
        to: nil,
        domain: .integer,
        evaluation: .fold(Real.greatestCommonDivisor)
      ),
      Builtin(
        "lcm",
        "m; …",
        .name(hasCommand: false),
        to: nil,
        domain: .integer,
        evaluation: .fold(Real.leastCommonMultiple)
      ),
      Builtin(
        "factorial",
        "n",
        .factorial,
        aliases: ["fact"],
        domain: .natural,
        evaluation: .unary(Real.factorial)
      ),
      Builtin(
        "nCr",
        "n; r",
        .infix,
        from: 2,
        to: 2,
        aliases: ["binomial", "comb"],
        domain: .natural,
        evaluation: .binary(Real.combinations)
      ),
      Builtin(
        "nPr",
        "n; r",
        .infix,
        from: 2,
        to: 2,
        aliases: ["perm"],
        domain: .natural,
        evaluation: .binary(Real.permutations)
      ),
      Builtin(
        "isPrime",
        "n",
        .name(hasCommand: false),
        aliases: ["isprime"],
        domain: .integer,
        evaluation: .value(Value.primality)
      ),
      Builtin(
        "factor",
        "n",
        .name(hasCommand: false),
        domain: .integer,
        evaluation: .value(Value.factors)
      ),
    ]
  }

  private init(
    _ name: StaticString,
    _ parameters: StaticString,
    _ notation: Notation,
    from least: Int = 1,
    to most: Int? = 1,
    aliases: [StaticString] = [],
    angle: Angle = .none,
    domain: Domain = .real,
    evaluation: Evaluation
  ) {
    self.init(
      name: name,
      aliases: aliases,
      parameters: parameters,
      least: least,
      most: most,
      notation: notation,
      angle: angle,
      domain: domain,
      evaluation: evaluation
    )
  }
}
