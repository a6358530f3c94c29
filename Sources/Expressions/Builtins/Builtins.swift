// The table of functions. One row per function; adding one touches this row,
// a golden line and a line of the manual.

internal import Numbers
internal import Reals

extension Builtin {
  /// Every function that can be typed, in the order of the manual.
  package static let all: [Builtin] = {
    var rows = roots + exponentials + trigonometric + hyperbolic + rounding + wholeNumbers
    rows += special + defined + complexNumbers + algebraic + statistics + solving
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
        slopes: ["1/(2*sqrt(u))"],
        equivalent: "u^(1/2)",
        origins: ["v^2"],
        places: ["u"],
        parts: ("sqrt((hypot(u; v) + u)/2)", "{v < 0: -1; 1}*sqrt((hypot(u; v) - u)/2)"),
        kernel: { _ in .unary(.squareRoot, .squareRoot) },
        evaluation: .unary(Real.squareRoot),
        complex: .unary(Number.squareRoot)
      ),
      Builtin(
        "cbrt",
        "x",
        .root(index: 3),
        slopes: ["1/(3*cbrt(u)^2)"],
        equivalent: "u^(1/3)",
        parity: .odd,
        origins: ["v^3"],
        places: ["u"],
        kernel: { _ in .unary(.cubeRoot, .cubeRoot) },
        evaluation: .unary(Real.cubeRoot),
        complex: .unary { (x, workspace) throws(RealError) in
          try Number.root(x, index: .real(Real(3)), in: &workspace)
        }
      ),
      Builtin(
        "root",
        "n; x",
        .root(index: nil),
        from: 2,
        to: 2,
        domain: .root,
        slopes: ["0", "root(u; v)/(u*v)"],
        equivalent: "v^(1/u)",
        places: ["v"],
        kernel: { _ in .binary(.root, .root) },
        evaluation: .binary { (n, x, workspace) throws(RealError) in
          try Real.root(x, index: n, in: &workspace)
        },
        complex: .binary { (n, x, workspace) throws(RealError) in
          try Number.root(x, index: n, in: &workspace)
        }
      ),
      Builtin(
        "abs",
        "x",
        .bars,
        slopes: ["abs(u)/u"],
        parity: .even,
        origins: ["v", "-v"],
        places: ["u"],
        parts: ("hypot(u; v)", "0"),
        kernel: { _ in .unary(.absoluteValue, .absoluteValue) },
        evaluation: .unary(Real.absoluteValue),
        complex: .unary { (x, workspace) throws(RealError) in
          .real(try Number.modulus(x, in: &workspace))
        }
      ),
      Builtin(
        "sign",
        "x",
        .name(hasCommand: false),
        aliases: ["sgn"],
        yieldingAliases: ["signum"],
        slopes: ["0"],
        parity: .odd,
        places: ["u"],
        jumps: Jumps(steps: nil, piece: "w"),
        kernel: { _ in .unary(.sign, .sign) },
        evaluation: .unary(Real.sign),
        complex: .unary(Number.sign)
      ),
    ]
  }

  private static var exponentials: [Builtin] {
    [
      Builtin(
        "exp",
        "x",
        .name(hasCommand: true),
        powerBase: "e",
        slopes: ["exp(u)"],
        origins: ["ln(v)"],
        parts: ("exp(u)*cos(v)", "exp(u)*sin(v)"),
        kernel: { _ in .unary(.exponential, .exponential) },
        evaluation: .unary(Real.exponential),
        complex: .unary(Number.exponential)
      ),
      Builtin(
        "ln",
        "x",
        .name(hasCommand: true),
        domain: .positive,
        slopes: ["1/u"],
        origins: ["exp(v)"],
        places: ["u"],
        vanishing: VanishingRule(at: 1, .logarithm),
        parts: ("ln(hypot(u; v))", "atan2(v; u)"),
        kernel: { _ in .unary(.naturalLogarithm, .naturalLogarithm) },
        evaluation: .unary(Real.naturalLogarithm),
        complex: .unary(Number.naturalLogarithm)
      ),
      Builtin(
        "log",
        "x; base",
        .logarithm(base: nil),
        to: 2,
        aliases: ["lg", "log10", "log_10", "log₁₀"],
        domain: .logarithm,
        slopes: ["1/(u*ln(10))", "1/(u*ln(v))", "-ln(u)/(v*ln(v)^2)"],
        equivalent: "ln(u)/ln(v)",
        origins: ["10^v", "w^v"],
        places: ["u", "v", "v-1"],
        kernel: { _ in
          .optional(.commonLogarithm, .commonLogarithm, .logarithm, .logarithm)
        },
        evaluation: .optional(Real.commonLogarithm) { (x, base, workspace) throws(RealError) in
          try Real.logarithm(x, base: base, in: &workspace)
        },
        complex: .optional(
          { (x, workspace) throws(RealError) in
            try Number.logarithm(x, base: .real(Real(10)), in: &workspace)
          },
          { (x, base, workspace) throws(RealError) in
            try Number.logarithm(x, base: base, in: &workspace)
          }
        )
      ),
      Builtin(
        "log2",
        "x",
        .logarithm(base: 2),
        aliases: ["lb", "log_2", "log₂"],
        domain: .positive,
        slopes: ["1/(u*ln(2))"],
        equivalent: "ln(u)/ln(2)",
        origins: ["2^v"],
        places: ["u"],
        kernel: { _ in .unary(.binaryLogarithm, .binaryLogarithm) },
        evaluation: .unary(Real.binaryLogarithm),
        complex: .unary { (x, workspace) throws(RealError) in
          try Number.logarithm(x, base: .real(Real(2)), in: &workspace)
        }
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
        slopes: ["cos(u)"],
        isBounded: true,
        parity: .odd,
        inverse: "asin",
        period: "4*acos(0)",
        origins: ["asin(v)", "2*acos(0)-asin(v)"],
        shift: .quarterTurn("cos(u)"),
        vanishing: VanishingRule(.sine),
        parts: ("sin(u)*cosh(v)", "cos(u)*sinh(v)"),
        kernel: { .unary(.sine(unitsPerQuarter: $0), .sine(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.sine),
        complex: .unary(Number.sine)
      ),
      Builtin(
        "cos",
        "angle",
        .name(hasCommand: true),
        angle: .argument,
        slopes: ["-sin(u)"],
        isBounded: true,
        parity: .even,
        inverse: "acos",
        period: "4*acos(0)",
        origins: ["acos(v)", "-acos(v)"],
        shift: .quarterTurn("-sin(u)"),
        parts: ("cos(u)*cosh(v)", "-(sin(u)*sinh(v))"),
        kernel: { .unary(.cosine(unitsPerQuarter: $0), .cosine(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.cosine),
        complex: .unary(Number.cosine)
      ),
      Builtin(
        "tan",
        "angle",
        .name(hasCommand: true),
        aliases: ["tg"],
        angle: .argument,
        domain: .exceptOddQuarterTurns,
        slopes: ["1+tan(u)^2"],
        equivalent: "sin(u)/cos(u)",
        parity: .odd,
        inverse: "atan",
        period: "2*acos(0)",
        origins: ["atan(v)"],
        places: ["cos(u)"],
        shift: .quarterTurn("-cot(u)"),
        vanishing: VanishingRule(.sine, times: "1/cos(u)"),
        parts: ("sin(2u)/(cos(2u) + cosh(2v))", "sinh(2v)/(cos(2u) + cosh(2v))"),
        kernel: { .unary(.tangent(unitsPerQuarter: $0), .tangent(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.tangent),
        complex: .unary(Number.tangent)
      ),
      Builtin(
        "sec",
        "angle",
        .name(hasCommand: true),
        angle: .argument,
        domain: .exceptOddQuarterTurns,
        slopes: ["sec(u)*tan(u)"],
        equivalent: "1/cos(u)",
        parity: .even,
        inverse: "asec",
        period: "4*acos(0)",
        origins: ["acos(1/v)", "-acos(1/v)"],
        places: ["cos(u)"],
        shift: .quarterTurn("-csc(u)"),
        kernel: { .unary(.secant(unitsPerQuarter: $0), .secant(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.secant),
        complex: .unary(Number.secant)
      ),
      Builtin(
        "csc",
        "angle",
        .name(hasCommand: true),
        aliases: ["cosec"],
        angle: .argument,
        domain: .exceptHalfTurns,
        slopes: ["-(csc(u)*cot(u))"],
        equivalent: "1/sin(u)",
        parity: .odd,
        inverse: "acsc",
        period: "4*acos(0)",
        origins: ["asin(1/v)", "2*acos(0)-asin(1/v)"],
        places: ["sin(u)"],
        shift: .quarterTurn("sec(u)"),
        kernel: { .unary(.cosecant(unitsPerQuarter: $0), .cosecant(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.cosecant),
        complex: .unary(Number.cosecant)
      ),
      Builtin(
        "cot",
        "angle",
        .name(hasCommand: true),
        aliases: ["ctg", "cotan"],
        angle: .argument,
        domain: .exceptHalfTurns,
        slopes: ["-(1+cot(u)^2)"],
        equivalent: "cos(u)/sin(u)",
        parity: .odd,
        inverse: "acot",
        period: "2*acos(0)",
        origins: ["acos(0)-atan(v)"],
        places: ["sin(u)"],
        shift: .quarterTurn("-tan(u)"),
        kernel: { .unary(.cotangent(unitsPerQuarter: $0), .cotangent(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.cotangent),
        complex: .unary(Number.cotangent)
      ),
      Builtin(
        "asin",
        "x",
        .name(hasCommand: false),
        aliases: ["arcsin"],
        angle: .value,
        domain: .unit,
        slopes: ["1/sqrt(1-u^2)"],
        parity: .odd,
        origins: ["sin(v)"],
        places: ["u-1", "u+1"],
        kernel: { .unary(.arcsine(unitsPerQuarter: $0), .arcsine(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.arcsine),
        complex: .unary(Number.arcsine)
      ),
      Builtin(
        "acos",
        "x",
        .name(hasCommand: false),
        aliases: ["arccos"],
        angle: .value,
        domain: .unit,
        slopes: ["-1/sqrt(1-u^2)"],
        origins: ["cos(v)"],
        places: ["u-1", "u+1"],
        kernel: { .unary(.arccosine(unitsPerQuarter: $0), .arccosine(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.arccosine),
        complex: .unary(Number.arccosine)
      ),
      Builtin(
        "atan",
        "x",
        .name(hasCommand: false),
        aliases: ["arctan", "arctg"],
        angle: .value,
        slopes: ["1/(1+u^2)"],
        equivalent: "sign(u)*acos(0) - atan(1/u)",
        isBounded: true,
        parity: .odd,
        origins: ["tan(v)"],
        kernel: { .unary(.arctangent(unitsPerQuarter: $0), .arctangent(unitsPerQuarter: $0)) },
        evaluation: .unary(Real.arctangent),
        complex: .unary(Number.arctangent)
      ),
    ]
  }

  private static var hyperbolic: [Builtin] {
    [
      Builtin(
        "sinh",
        "x",
        .name(hasCommand: true),
        slopes: ["cosh(u)"],
        equivalent: "(exp(u) - exp(-u))/2",
        parity: .odd,
        inverse: "asinh",
        origins: ["asinh(v)"],
        vanishing: VanishingRule(.exponential, of: "2*u", times: "exp(-u)"),
        parts: ("sinh(u)*cos(v)", "cosh(u)*sin(v)"),
        kernel: { _ in .unary(.hyperbolicSine, .hyperbolicSine) },
        evaluation: .unary(Real.hyperbolicSine),
        complex: .unary(Number.hyperbolicSine)
      ),
      Builtin(
        "cosh",
        "x",
        .name(hasCommand: true),
        slopes: ["sinh(u)"],
        equivalent: "(exp(u) + exp(-u))/2",
        parity: .even,
        inverse: "acosh",
        origins: ["acosh(v)", "-acosh(v)"],
        parts: ("cosh(u)*cos(v)", "sinh(u)*sin(v)"),
        kernel: { _ in .unary(.hyperbolicCosine, .hyperbolicCosine) },
        evaluation: .unary(Real.hyperbolicCosine),
        complex: .unary(Number.hyperbolicCosine)
      ),
      Builtin(
        "tanh",
        "x",
        .name(hasCommand: true),
        slopes: ["1-tanh(u)^2"],
        equivalent: "sign(u)*(1 - 2/(exp(2*abs(u)) + 1))",
        isBounded: true,
        parity: .odd,
        inverse: "atanh",
        origins: ["atanh(v)"],
        vanishing: VanishingRule(.exponential, of: "2*u", times: "exp(-u)/cosh(u)"),
        parts: ("sinh(2u)/(cosh(2u) + cos(2v))", "sin(2v)/(cosh(2u) + cos(2v))"),
        kernel: { _ in .unary(.hyperbolicTangent, .hyperbolicTangent) },
        evaluation: .unary(Real.hyperbolicTangent),
        complex: .unary(Number.hyperbolicTangent)
      ),
      Builtin(
        "asinh",
        "x",
        .name(hasCommand: false),
        aliases: ["arsinh", "arcsinh"],
        slopes: ["1/sqrt(1+u^2)"],
        equivalent: "sign(u)*ln(abs(u) + sqrt(u^2 + 1))",
        parity: .odd,
        origins: ["sinh(v)"],
        kernel: { _ in .unary(.areaSine, .areaSine) },
        evaluation: .unary(Real.areaSine),
        complex: .unary(Number.areaSine)
      ),
      Builtin(
        "acosh",
        "x",
        .name(hasCommand: false),
        aliases: ["arcosh", "arccosh"],
        domain: .atLeastOne,
        slopes: ["1/(sqrt(u-1)*sqrt(u+1))"],
        equivalent: "ln(u + sqrt(u^2 - 1))",
        origins: ["cosh(v)"],
        places: ["u-1"],
        kernel: { _ in .unary(.areaCosine, .areaCosine) },
        evaluation: .unary(Real.areaCosine),
        complex: .unary(Number.areaCosine)
      ),
      Builtin(
        "atanh",
        "x",
        .name(hasCommand: false),
        aliases: ["artanh", "arctanh"],
        domain: .openUnit,
        slopes: ["1/(1-u^2)"],
        parity: .odd,
        origins: ["tanh(v)"],
        places: ["u-1", "u+1"],
        kernel: { _ in .unary(.areaTangent, .areaTangent) },
        evaluation: .unary(Real.areaTangent),
        complex: .unary(Number.areaTangent)
      ),
    ]
  }

  private static var rounding: [Builtin] {
    [
      Builtin(
        "floor",
        "x; places",
        .floor,
        to: 2,
        slopes: ["0", "0", "0"],
        jumps: Jumps(steps: "u", piece: "w"),
        shift: .wholeNumber,
        kernel: { _ in .unary(.floor, .floor) },
        evaluation: .places(Real.floor)
      ),
      Builtin(
        "ceil",
        "x; places",
        .ceiling,
        to: 2,
        aliases: ["ceiling"],
        slopes: ["0", "0", "0"],
        jumps: Jumps(steps: "u", piece: "w"),
        shift: .wholeNumber,
        kernel: { _ in .unary(.ceiling, .ceiling) },
        evaluation: .places(Real.ceiling)
      ),
      Builtin(
        "round",
        "x; places",
        .name(hasCommand: false),
        to: 2,
        slopes: ["0", "0", "0"],
        parity: .odd,
        jumps: Jumps(steps: "u+1/2", piece: "w"),
        kernel: { _ in .unary(.rounded, .rounded) },
        evaluation: .places(Real.rounded)
      ),
      Builtin(
        "trunc",
        "x",
        .name(hasCommand: false),
        aliases: ["int"],
        slopes: ["0"],
        parity: .odd,
        jumps: Jumps(steps: "u", piece: "w"),
        kernel: { _ in .unary(.truncated, .truncated) },
        evaluation: .unary(Real.truncated)
      ),
      Builtin(
        "frac",
        "x",
        .name(hasCommand: false),
        slopes: ["1"],
        parity: .odd,
        jumps: Jumps(steps: "u", piece: "u-w"),
        kernel: { _ in .unary(.fraction, .fraction) },
        evaluation: .unary(Real.fraction)
      ),
      Builtin(
        "min",
        "x; …",
        .name(hasCommand: true),
        to: nil,
        slopes: ["1", "(1-abs(u-v)/(u-v))/2", "(1+abs(u-v)/(u-v))/2"],
        places: ["u-v"],
        dispute: .wholeNumbersOfRange,
        kernel: { _ in .fold(.minimum, .minimum) },
        evaluation: .fold(Real.minimum),
        complex: .fold { (x, y, workspace) throws(RealError) in
          guard case .real(let x) = x, case .real(let y) = y else {
            throw .undefined(.orderOfComplex)
          }
          return .real(try Real.minimum(x, y, in: &workspace))
        }
      ),
      Builtin(
        "max",
        "x; …",
        .name(hasCommand: true),
        to: nil,
        slopes: ["1", "(1+abs(u-v)/(u-v))/2", "(1-abs(u-v)/(u-v))/2"],
        places: ["u-v"],
        dispute: .wholeNumbersOfRange,
        kernel: { _ in .fold(.maximum, .maximum) },
        evaluation: .fold(Real.maximum),
        complex: .fold { (x, y, workspace) throws(RealError) in
          guard case .real(let x) = x, case .real(let y) = y else {
            throw .undefined(.orderOfComplex)
          }
          return .real(try Real.maximum(x, y, in: &workspace))
        }
      ),
    ]
  }

  private static var wholeNumbers: [Builtin] {
    [
      Builtin(
        "mod",
        "x; y",
        .infix(.product),
        from: 2,
        to: 2,
        domain: .nonZeroDivisor,
        slopes: ["1", "-floor(u/v)"],
        period: "v",
        places: ["v"],
        jumps: Jumps(steps: "u/v", piece: "u-v*w"),
        kernel: { _ in .binary(.modulo, .modulo) },
        evaluation: .binary(Real.modulo)
      ),
      Builtin(
        "gcd",
        "m; …",
        .name(hasCommand: true),
        to: nil,
        yieldingAliases: ["gcf", "hcf", "ggt", "igcd"],
        domain: .integer,
        kernel: { _ in .fold(.greatestCommonDivisor, .greatestCommonDivisor) },
        evaluation: .fold(Real.greatestCommonDivisor)
      ),
      Builtin(
        "lcm",
        "m; …",
        .name(hasCommand: false),
        to: nil,
        yieldingAliases: ["kgv", "ilcm"],
        domain: .integer,
        kernel: { _ in .fold(.leastCommonMultiple, .leastCommonMultiple) },
        evaluation: .fold(Real.leastCommonMultiple)
      ),
      Builtin(
        "sum",
        "x; …",
        .large(isSum: true),
        to: nil,
        yieldingAliases: ["Σ"],
        yields: true,
        slopes: ["1", "1", "1"],
        evaluation: .fold(Real.sum, empty: 0),
        complex: .fold(Number.sum)
      ),
      Builtin(
        "product",
        "x; …",
        .large(isSum: false),
        to: nil,
        aliases: ["prod"],
        yieldingAliases: ["Π"],
        yields: true,
        slopes: ["1", "v", "u"],
        evaluation: .fold(Real.product, empty: 1),
        complex: .fold(Number.product)
      ),
      Builtin(
        "seq",
        "x; …",
        .name(hasCommand: false),
        to: nil,
        yields: true,
        evaluation: .elements(Value.list(of:in:))
      ),
      Builtin(
        "element",
        "L; k",
        .place,
        from: 2,
        to: 2,
        yieldingAliases: ["member"],
        yields: true,
        evaluation: .elements(Value.element(_:in:))
      ),
      Builtin(
        "dot",
        "v; w",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        yields: true,
        givesNumber: true,
        evaluation: .elements(Value.dot(_:in:))
      ),
      Builtin(
        "cross",
        "v; w",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        yields: true,
        evaluation: .elements(Value.cross(_:in:))
      ),
      Builtin(
        "norm",
        "v",
        .name(hasCommand: false),
        yields: true,
        givesNumber: true,
        evaluation: .elements(Value.norm(_:in:))
      ),
      Builtin(
        "factorial",
        "n",
        .factorial,
        aliases: ["fact"],
        domain: .natural,
        kernel: { _ in .unary(.factorial, .factorial) },
        evaluation: .unary(Real.factorial)
      ),
      Builtin(
        "nCr",
        "n; r",
        .infix(.combination),
        from: 2,
        to: 2,
        aliases: ["binomial", "binom", "choose", "comb"],
        yieldingAliases: ["ncr", "combin"],
        domain: .wholeSecond,
        kernel: { _ in .binary(.combinations, .combinations) },
        evaluation: .binary(Real.combinations)
      ),
      Builtin(
        "nPr",
        "n; r",
        .infix(.combination),
        from: 2,
        to: 2,
        aliases: ["perm"],
        yieldingAliases: ["permute", "npr", "permut"],
        domain: .natural,
        kernel: { _ in .binary(.permutations, .permutations) },
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
        yieldingAliases: ["factorize", "factorise", "ifactor"],
        domain: .integer,
        algebra: .factor,
        evaluation: .value(Value.rationalFactors)
      ),
      Builtin(
        "divisors",
        "n",
        .name(hasCommand: false),
        yields: true,
        domain: .nonZeroInteger,
        evaluation: .value(Value.divisors)
      ),
      Builtin(
        "totient",
        "n",
        .name(hasCommand: false),
        aliases: ["eulerphi"],
        yields: true,
        domain: .integer,
        parity: .even,
        givesNumber: true,
        evaluation: .value(Value.totient)
      ),
      Builtin(
        "nextPrime",
        "n",
        .name(hasCommand: false),
        aliases: ["nextprime"],
        yields: true,
        domain: .integer,
        givesNumber: true,
        evaluation: .value(Value.nextPrime(after:in:))
      ),
      Builtin(
        "prevPrime",
        "n",
        .name(hasCommand: false),
        aliases: ["prevprime"],
        yields: true,
        domain: .integer,
        givesNumber: true,
        evaluation: .value(Value.previousPrime(before:in:))
      ),
      Builtin(
        "nthPrime",
        "n",
        .name(hasCommand: false),
        aliases: ["nthprime"],
        yields: true,
        domain: .integer,
        givesNumber: true,
        evaluation: .value(Value.prime(at:in:))
      ),
      Builtin(
        "primePi",
        "n",
        .name(hasCommand: false),
        aliases: ["primepi"],
        yields: true,
        domain: .integer,
        givesNumber: true,
        evaluation: .value(Value.primeCount(upTo:in:))
      ),
      Builtin(
        "fib",
        "n",
        .name(hasCommand: false),
        aliases: ["fibonacci"],
        yields: true,
        domain: .integer,
        givesNumber: true,
        evaluation: .value { (n, workspace) throws(RealError) in
          .real(try Real.fibonacci(n, in: &workspace))
        }
      ),
      Builtin(
        "randint",
        "a; b",
        .name(hasCommand: false),
        from: 2,
        to: 2,
        yields: true,
        domain: .integer,
        drawsAtRandom: true,
        evaluation: .numbers { (numbers, workspace) throws(RealError) in
          try Real.random(from: numbers[0], to: numbers[1], in: &workspace)
        }
      ),
      Builtin(
        "powmod",
        "a; n; m",
        .name(hasCommand: false),
        from: 3,
        to: 3,
        aliases: ["modpow"],
        yields: true,
        domain: .integer,
        evaluation: .numbers { (numbers, workspace) throws(RealError) in
          try Real.power(numbers[0], numbers[1], modulo: numbers[2], in: &workspace)
        }
      ),
      Builtin(
        "bernoulli",
        "n",
        .name(hasCommand: false),
        yields: true,
        domain: .natural,
        evaluation: .unary(Real.bernoulli)
      ),
      Builtin(
        "zeta",
        "n",
        .name(hasCommand: false),
        yields: true,
        domain: .integer,
        evaluation: .unary(Real.zeta)
      ),
      bits("and", .and, Real.bitwiseAnd, truths: .binary { $0 && $1 }),
      bits("or", .or, Real.bitwiseOr, truths: .binary { $0 || $1 }),
      bits("xor", .xor, Real.bitwiseXor, truths: .binary { $0 != $1 }),
      bits("shl", .product, Real.shiftedLeft),
      bits("shr", .product, Real.shiftedRight),
      Builtin(
        "not",
        "n",
        .name(hasCommand: false),
        yields: true,
        domain: .integer,
        truths: .unary { !$0 },
        evaluation: .unary(Real.bitwiseNot)
      ),
    ]
  }

  /// A row of an operation on the bits of two integers.
  private static func bits(
    _ name: StaticString,
    _ rank: Rank,
    _ function: @escaping Evaluation.Binary,
    truths: TruthOperation? = nil
  ) -> Builtin {
    Builtin(
      name,
      "m; n",
      .infix(rank),
      from: 2,
      to: 2,
      yields: true,
      domain: .integer,
      truths: truths,
      evaluation: .binary(function)
    )
  }
}
