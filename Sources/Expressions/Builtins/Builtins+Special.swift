// The rows of special functions.

internal import Numbers
internal import Reals

extension Builtin {
  /// Functions that are no combination of powers, logarithms and functions of angles.
  static var special: [Builtin] {
    [
      Builtin(
        "erf",
        "x",
        .name(hasCommand: false),
        yields: true,
        slopes: ["2/sqrt(pi)*exp(-u^2)"],
        isBounded: true,
        end: "sign(u)",
        parity: .odd,
        kernel: { _ in .unary(.errorFunction, .errorFunction) },
        evaluation: .unary(Real.errorFunction)
      ),
      Builtin(
        "erfc",
        "x",
        .name(hasCommand: false),
        yields: true,
        slopes: ["-2/sqrt(pi)*exp(-u^2)"],
        isBounded: true,
        end: "1 - sign(u)",
        kernel: { _ in .unary(.complementaryErrorFunction, .complementaryErrorFunction) },
        evaluation: .unary(Real.complementaryErrorFunction)
      ),
      // It has no derivative among the functions of these rows. 2·acos(0) is half a turn in
      // the unit of angles.
      Builtin(
        "gamma",
        "x",
        .name(hasCommand: false),
        aliases: ["Gamma"],
        yieldingAliases: ["Γ"],
        yields: true,
        domain: .exceptOppositesOfNaturals,
        places: ["sin(2*acos(0)*min(u; 1/2))"],
        kernel: { _ in .unary(.gamma, .gamma) },
        evaluation: .unary(Real.gamma)
      ),
    ]
  }
}
