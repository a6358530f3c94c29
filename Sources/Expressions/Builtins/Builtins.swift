// The table of functions. One row per function; adding one touches this row,
// a golden line and a line of the manual.

extension Builtin {
  /// Every function, in the order of the manual.
  public static let all: [Builtin] = {
    var rows = roots + exponentials + trigonometric + hyperbolic + rounding + wholeNumbers
    for index in rows.indices { rows[index].index = UInt8(index) }
    return rows
  }()

  private static var roots: [Builtin] {
    [
      Builtin("sqrt", "x", .root(index: 2), domain: .nonNegative),
      Builtin("cbrt", "x", .root(index: 3)),
      Builtin("root", "n; x", .root(index: nil), from: 2, to: 2, domain: .root),
      Builtin("abs", "x", .bars),
      Builtin("sign", "x", .name(hasCommand: false), aliases: ["sgn"]),
    ]
  }

  private static var exponentials: [Builtin] {
    [
      Builtin("exp", "x", .name(hasCommand: true)),
      Builtin("ln", "x", .name(hasCommand: true), domain: .positive),
      Builtin(
        "log",
        "x; base",
        .logarithm(base: nil),
        to: 2,
        aliases: ["lg", "log10", "log_10", "log₁₀"],
        domain: .logarithm
      ),
      Builtin(
        "log2",
        "x",
        .logarithm(base: 2),
        aliases: ["lb", "log_2", "log₂"],
        domain: .positive
      ),
    ]
  }

  private static var trigonometric: [Builtin] {
    [
      Builtin("sin", "angle", .name(hasCommand: true), angle: .argument),
      Builtin("cos", "angle", .name(hasCommand: true), angle: .argument),
      Builtin(
        "tan",
        "angle",
        .name(hasCommand: true),
        aliases: ["tg"],
        angle: .argument,
        domain: .exceptOddQuarterTurns
      ),
      Builtin(
        "sec",
        "angle",
        .name(hasCommand: true),
        angle: .argument,
        domain: .exceptOddQuarterTurns
      ),
      Builtin(
        "csc",
        "angle",
        .name(hasCommand: true),
        aliases: ["cosec"],
        angle: .argument,
        domain: .exceptHalfTurns
      ),
      Builtin(
        "cot",
        "angle",
        .name(hasCommand: true),
        aliases: ["ctg", "cotan"],
        angle: .argument,
        domain: .exceptHalfTurns
      ),
      Builtin(
        "asin",
        "x",
        .name(hasCommand: false),
        aliases: ["arcsin"],
        angle: .value,
        domain: .unit
      ),
      Builtin(
        "acos",
        "x",
        .name(hasCommand: false),
        aliases: ["arccos"],
        angle: .value,
        domain: .unit
      ),
      Builtin(
        "atan",
        "x",
        .name(hasCommand: false),
        aliases: ["arctan", "arctg"],
        angle: .value
      ),
    ]
  }

  private static var hyperbolic: [Builtin] {
    [
      Builtin("sinh", "x", .name(hasCommand: true)),
      Builtin("cosh", "x", .name(hasCommand: true)),
      Builtin("tanh", "x", .name(hasCommand: true)),
      Builtin("asinh", "x", .name(hasCommand: false), aliases: ["arsinh", "arcsinh"]),
      Builtin(
        "acosh",
        "x",
        .name(hasCommand: false),
        aliases: ["arcosh", "arccosh"],
        domain: .atLeastOne
      ),
      Builtin(
        "atanh",
        "x",
        .name(hasCommand: false),
        aliases: ["artanh", "arctanh"],
        domain: .openUnit
      ),
    ]
  }

  private static var rounding: [Builtin] {
    [
      Builtin("floor", "x", .floor),
      Builtin("ceil", "x", .ceiling, aliases: ["ceiling"]),
      Builtin("round", "x", .name(hasCommand: false)),
      Builtin("trunc", "x", .name(hasCommand: false), aliases: ["int"]),
      Builtin("frac", "x", .name(hasCommand: false)),
      Builtin("min", "x; …", .name(hasCommand: true), to: nil),
      Builtin("max", "x; …", .name(hasCommand: true), to: nil),
    ]
  }

  private static var wholeNumbers: [Builtin] {
    [
      Builtin("mod", "x; y", .infix, from: 2, to: 2),
      Builtin("gcd", "m; …", .name(hasCommand: true), to: nil, domain: .integer),
      Builtin("lcm", "m; …", .name(hasCommand: false), to: nil, domain: .integer),
      Builtin("factorial", "n", .factorial, aliases: ["fact"], domain: .natural),
      Builtin(
        "nCr",
        "n; r",
        .infix,
        from: 2,
        to: 2,
        aliases: ["binomial", "comb"],
        domain: .natural
      ),
      Builtin("nPr", "n; r", .infix, from: 2, to: 2, aliases: ["perm"], domain: .natural),
      Builtin("isPrime", "n", .name(hasCommand: false), aliases: ["isprime"], domain: .integer),
      Builtin("factor", "n", .name(hasCommand: false), domain: .integer),
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
    domain: Domain = .real
  ) {
    self.init(
      name: name,
      aliases: aliases,
      parameters: parameters,
      least: least,
      most: most,
      notation: notation,
      angle: angle,
      domain: domain
    )
  }
}
