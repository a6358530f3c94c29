// The rows of functions of a list of numbers: means, and how far numbers are from them.

extension Builtin {
  /// The functions of a list, in the order of the manual.
  static var statistics: [Builtin] {
    [
      Builtin(
        "mean",
        "x; …",
        .name(hasCommand: false),
        to: nil,
        aliases: ["avg", "average"],
        yieldingAliases: ["mittelwert", "durchschnitt"],
        yields: true,
        givesNumber: true,
        evaluation: .elements(Value.mean(_:in:))
      ),
      Builtin(
        "median",
        "x; …",
        .name(hasCommand: false),
        to: nil,
        yields: true,
        givesNumber: true,
        evaluation: .elements(Value.median(_:in:))
      ),
      Builtin(
        "variance",
        "x; …",
        .name(hasCommand: false),
        to: nil,
        yieldingAliases: ["varianz"],
        yields: true,
        dispute: .sample,
        givesNumber: true,
        evaluation: .elements(Value.variance(_:in:))
      ),
      Builtin(
        "stdev",
        "x; …",
        .name(hasCommand: false),
        to: nil,
        aliases: ["stddev"],
        yieldingAliases: ["std", "standardabweichung"],
        yields: true,
        dispute: .sample,
        givesNumber: true,
        evaluation: .elements(Value.standardDeviation(_:in:))
      ),
      Builtin(
        "stdevp",
        "x; …",
        .name(hasCommand: false),
        to: nil,
        yieldingAliases: ["stddevp"],
        yields: true,
        dispute: .sample,
        givesNumber: true,
        evaluation: .elements(Value.populationDeviation(_:in:))
      ),
      Builtin(
        "sort",
        "x; …",
        .name(hasCommand: false),
        to: nil,
        yields: true,
        givesList: true,
        evaluation: .elements(Value.sorted(_:in:))
      ),
    ]
  }
}
