// The rows of functions of complex numbers, and the values of a row at complex numbers.

internal import Reals

extension Builtin {
  /// Whether it has a real value for every real number; cis has others.
  package var isRealEverywhere: Bool {
    domain == .real && isRealAtRealNumbers
  }

  /// Whether its values at real numbers are real, where it has any with complex answers off.
  package var isRealAtRealNumbers: Bool {
    if case .value = evaluation { false } else { true }
  }

  /// Whether its values at real numbers are real with complex answers, too: where it has no
  /// real value it has none at all.
  package var isRealWhereDefined: Bool {
    guard isRealAtRealNumbers else { return false }
    switch domain {
    case .real, .nonZero, .exceptOrigin, .exceptOddQuarterTurns, .exceptHalfTurns: return true
    default: return complexEvaluation == nil
    }
  }

  /// The functions of complex numbers, in the order of the manual.
  static var complexNumbers: [Builtin] {
    [
      Builtin(
        "re",
        "z",
        .name(hasCommand: false),
        yields: true,
        parity: .odd,
        shift: .wholeNumber,
        parts: ("u", "0"),
        evaluation: .unary { (x, _) in x },
        complex: .unary { (z, _) in .real(z.real) }
      ),
      Builtin(
        "im",
        "z",
        .name(hasCommand: false),
        yields: true,
        parity: .odd,
        parts: ("v", "0"),
        evaluation: .unary { (_, _) in Real(0) },
        complex: .unary { (z, _) in .real(z.imaginary) }
      ),
      Builtin(
        "arg",
        "z",
        .name(hasCommand: false),
        angle: .value,
        yields: true,
        domain: .nonZero,
        parts: ("atan2(v; u)", "0"),
        evaluation: .unary { (x, workspace) throws(RealError) in
          try Number.angle(of: .real(x), in: &workspace)
        },
        complex: .unary { (z, workspace) throws(RealError) in
          .real(try Number.angle(of: z, in: &workspace))
        }
      ),
      Builtin(
        "conj",
        "z",
        .overline,
        yields: true,
        parity: .odd,
        shift: .wholeNumber,
        parts: ("u", "-v"),
        evaluation: .unary { (x, _) in x },
        complex: .unary(Number.conjugate)
      ),
      Builtin(
        "cis",
        "angle",
        .name(hasCommand: false),
        angle: .argument,
        yields: true,
        givesNumber: true,
        parts: ("exp(-v)*cos(u)", "exp(-v)*sin(u)"),
        evaluation: .value { (x, workspace) throws(RealError) in
          Value(try Number.cis(.real(x), in: &workspace))
        },
        complex: .unary(Number.cis)
      ),
      // Changes how the answer is written, and no value.
      Builtin(
        "polar",
        "z",
        .name(hasCommand: false),
        yields: true,
        parity: .odd,
        shift: .wholeNumber,
        evaluation: .unary { (x, _) in x },
        complex: .unary { (z, _) in z }
      ),
    ]
  }
}

extension Builtin.ComplexEvaluation {
  /// The value for some numbers.
  ///
  /// - Precondition: There are as many as the row takes.
  func value(
    of numbers: [Number],
    in workspace: inout Workspace
  ) throws(RealError) -> Number {
    switch self {
    case .unary(let operation): return try operation(numbers[0], &workspace)
    case .binary(let operation): return try operation(numbers[0], numbers[1], &workspace)
    case .optional(let alone, let operation):
      if numbers.count == 1 { return try alone(numbers[0], &workspace) }
      return try operation(numbers[0], numbers[1], &workspace)
    case .fold(let operation):
      var result = numbers[0]
      for number in numbers.dropFirst() { result = try operation(result, number, &workspace) }
      return result
    }
  }
}
