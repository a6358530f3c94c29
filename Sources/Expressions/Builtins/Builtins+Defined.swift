// The rows of functions that are defined by other functions. Values, graphs and their
// features follow from the definition; the other facts are for derivatives and words.

internal import Numbers
internal import Reals

extension Builtin {
  /// The functions that an expression defines, in the order of the manual.
  ///
  /// > Source: ISO 80000-2 for the ranges of the inverse functions.
  static var defined: [Builtin] {
    [
      Builtin(
        "asec",
        "x",
        .name(hasCommand: false),
        aliases: ["arcsec"],
        angle: .value,
        domain: .outsideOpenUnit,
        slopes: ["1/(abs(u)*sqrt(u^2-1))"],
        places: ["u-1", "u+1"],
        evaluation: .definition("acos(1/u)")
      ),
      Builtin(
        "acsc",
        "x",
        .name(hasCommand: false),
        aliases: ["arccsc"],
        angle: .value,
        domain: .outsideOpenUnit,
        slopes: ["-1/(abs(u)*sqrt(u^2-1))"],
        parity: .odd,
        places: ["u-1", "u+1"],
        evaluation: .definition("asin(1/u)")
      ),
      // acos(0) is a quarter turn in the unit of angles.
      Builtin(
        "acot",
        "x",
        .name(hasCommand: false),
        aliases: ["arccot"],
        angle: .value,
        slopes: ["-1/(1+u^2)"],
        evaluation: .definition("acos(0) - atan(u)")
      ),
      // The parts meet where v is 0; nothing but the origin is left over.
      Builtin(
        "atan2",
        "y; x",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        aliases: ["arctan2"],
        angle: .value,
        domain: .exceptOrigin,
        slopes: ["v/(u^2+v^2)", "-u/(u^2+v^2)"],
        places: ["v"],
        evaluation: .definition(
          """
          {v > 0: atan(u/v); u > 0: acos(0) - atan(v/u); u < 0: -acos(0) - atan(v/u); \
          v < 0: 2*acos(0)}
          """,
          otherwise: .angleOfOrigin
        )
      ),
      Builtin(
        "sind",
        "x",
        .name(hasCommand: false),
        slopes: ["pi/180*cosd(u)"],
        isBounded: true,
        parity: .odd,
        period: "360",
        evaluation: .definition("sin(u°)")
      ),
      Builtin(
        "cosd",
        "x",
        .name(hasCommand: false),
        slopes: ["-pi/180*sind(u)"],
        isBounded: true,
        parity: .even,
        period: "360",
        evaluation: .definition("cos(u°)")
      ),
      Builtin(
        "tand",
        "x",
        .name(hasCommand: false),
        domain: .exceptOddQuarterTurns,
        slopes: ["pi/180*(1+tand(u)^2)"],
        parity: .odd,
        period: "180",
        places: ["cosd(u)"],
        evaluation: .definition("tan(u°)")
      ),
      Builtin(
        "sech",
        "x",
        .name(hasCommand: false),
        slopes: ["-(sech(u)*tanh(u))"],
        isBounded: true,
        parity: .even,
        inverse: "asech",
        evaluation: .definition("1/cosh(u)")
      ),
      Builtin(
        "csch",
        "x",
        .name(hasCommand: false),
        aliases: ["cosech"],
        domain: .nonZero,
        slopes: ["-(csch(u)*coth(u))"],
        parity: .odd,
        inverse: "acsch",
        places: ["u"],
        evaluation: .definition("1/sinh(u)")
      ),
      // 1/tanh(u) has no value at the poles of tanh, i·π/2 + i·π·n, where it is 0.
      Builtin(
        "coth",
        "x",
        .name(hasCommand: true),
        domain: .nonZero,
        slopes: ["1-coth(u)^2"],
        parity: .odd,
        inverse: "acoth",
        places: ["u"],
        evaluation: .definition("1 + 2/(exp(2u) - 1)")
      ),
      Builtin(
        "asech",
        "x",
        .name(hasCommand: false),
        aliases: ["arsech", "arcsech"],
        domain: .positiveUnit,
        slopes: ["-1/(u*sqrt(1-u^2))"],
        places: ["u", "u-1"],
        evaluation: .definition("acosh(1/u)")
      ),
      Builtin(
        "acsch",
        "x",
        .name(hasCommand: false),
        aliases: ["arcsch", "arccsch"],
        domain: .nonZero,
        slopes: ["-1/(abs(u)*sqrt(1+u^2))"],
        parity: .odd,
        places: ["u"],
        evaluation: .definition("asinh(1/u)")
      ),
      Builtin(
        "acoth",
        "x",
        .name(hasCommand: false),
        aliases: ["arcoth", "arccoth"],
        domain: .outsideUnit,
        slopes: ["1/(1-u^2)"],
        parity: .odd,
        places: ["u-1", "u+1"],
        evaluation: .definition("atanh(1/u)")
      ),
      Builtin(
        "hypot",
        "x; y",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        aliases: ["pythag"],
        slopes: ["u/hypot(u; v)", "v/hypot(u; v)"],
        evaluation: .definition("sqrt(u^2 + v^2)")
      ),
      // The arguments stand the other way round than those of root.
      Builtin(
        "nthroot",
        "x; n",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        domain: .rootOfFirst,
        places: ["u"],
        evaluation: .definition("root(v; u)")
      ),
      Builtin(
        "clamp",
        "x; a; b",
        .name(hasCommand: false),
        from: 3,
        to: 3,
        places: ["u-v"],
        evaluation: .definition("max(v; min(u; w))")
      ),
      Builtin(
        "pow",
        "x; y",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        aliases: ["power"],
        domain: .power,
        slopes: ["v*u^(v-1)", "u^v*ln(u)"],
        places: ["u"],
        evaluation: .definition("u^v")
      ),
      Builtin(
        "expm1",
        "x",
        .name(hasCommand: false),
        slopes: ["exp(u)"],
        evaluation: .definition("exp(u) - 1")
      ),
      Builtin(
        "log1p",
        "x",
        .name(hasCommand: false),
        aliases: ["ln1p"],
        domain: .aboveMinusOne,
        slopes: ["1/(1+u)"],
        places: ["1+u"],
        evaluation: .definition("ln(1 + u)")
      ),
      Builtin(
        "exp2",
        "x",
        .name(hasCommand: false),
        slopes: ["ln(2)*2^u"],
        evaluation: .definition("2^u")
      ),
      Builtin(
        "exp10",
        "x",
        .name(hasCommand: false),
        slopes: ["ln(10)*10^u"],
        evaluation: .definition("10^u")
      ),
      // floor goes with mod, trunc with rem: x = y·div(x; y) + mod(x; y) = y·quot(x; y) + rem(x; y).
      Builtin(
        "div",
        "x; y",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        aliases: ["idiv"],
        domain: .nonZeroDivisor,
        slopes: ["0", "0"],
        places: ["v"],
        jumps: Jumps(steps: "u/v", piece: "w"),
        evaluation: .definition("floor(u/v)")
      ),
      Builtin(
        "quot",
        "x; y",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        aliases: ["quotient"],
        domain: .nonZeroDivisor,
        slopes: ["0", "0"],
        places: ["v"],
        jumps: Jumps(steps: "u/v", piece: "w"),
        evaluation: .definition("trunc(u/v)")
      ),
      Builtin(
        "rem",
        "x; y",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        aliases: ["remainder"],
        domain: .nonZeroDivisor,
        slopes: ["1", "-trunc(u/v)"],
        places: ["v"],
        jumps: Jumps(steps: "u/v", piece: "u-v*w"),
        evaluation: .definition("u - v*trunc(u/v)")
      ),
      // Shares, as percentages are: u + u·percentchange(u; v) = v.
      Builtin(
        "percentchange",
        "old; new",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        yieldingAliases: ["pctchange"],
        domain: .nonZeroDividend,
        places: ["u"],
        dispute: .share,
        evaluation: .definition("(v - u)/u")
      ),
      Builtin(
        "markup",
        "cost; price",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        domain: .nonZeroDividend,
        places: ["u"],
        dispute: .share,
        evaluation: .definition("(v - u)/u")
      ),
      Builtin(
        "margin",
        "cost; price",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        domain: .nonZeroDivisor,
        places: ["v"],
        dispute: .share,
        evaluation: .definition("(v - u)/v")
      ),
      Builtin(
        "compound",
        "P; r; n",
        .name(hasCommand: false),
        from: 3,
        to: 3,
        domain: .power,
        dispute: .ratePerPeriod,
        evaluation: .definition("u*(1 + v)^w")
      ),
    ]
  }
}
