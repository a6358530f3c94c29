// Functions that nobody types: quotients and products with a point where only
// the limit exists, with that limit as their value. Rewriting makes them; their
// names have blanks, so that no text is read as one of them.

internal import Numbers
internal import Reals

extension Builtin {
  /// The function of an index, whether it can be typed or rewriting makes it.
  package static func row(at index: UInt8) -> Builtin { rows[Int(index)] }

  /// The facts of a row that the parser needs, next to each other.
  struct ParseFacts: Sendable {
    let least: Int
    let most: Int
    /// How tightly it binds between two operands; `none` where it does not stand there.
    let infixRank: Rank
    let isLogarithm: Bool
    let takesAngle: Bool
    /// Whether a definition of the user's takes precedence over the names.
    let yields: Bool
    /// The number of arguments of the definition; 0 without one.
    let definedArity: Int
    /// How its arguments or its values are read, where people differ.
    let dispute: Dispute?
    /// Whether it works on expressions with free names.
    let isAlgebraic: Bool
    /// Whether square brackets behind a call hold a place.
    let givesList: Bool
  }

  static let facts = rows.map { row in
    ParseFacts(
      least: row.least,
      most: row.most ?? .max,
      infixRank: row.infixRank,
      isLogarithm: row == .log,
      takesAngle: row.angle == .argument,
      yields: row.yields,
      definedArity: row.definedArity,
      dispute: row.dispute,
      isAlgebraic: row.algebra != nil,
      givesList: row.givesList
    )
  }

  /// The functions that can be typed, then those that rewriting makes.
  package static let rows: [Builtin] = {
    let hidden = limits
    for index in hidden.indices { hidden[index].index = UInt8(all.count + index) }
    return all + hidden
  }()

  /// The row of a quotient.
  static func quotient(_ quotient: Quotient) -> Builtin { rows[all.count + quotient.rawValue] }

  /// sin(u)/u for an angle in radians; 1 at 0.
  package static let sineQuotient = quotient(.sine)
  /// (1 − cos(u))/u² for an angle in radians; 1/2 at 0.
  package static let cosineQuotient = quotient(.cosine)
  /// (e^u − 1)/u; 1 at 0.
  package static let exponentialQuotient = quotient(.exponential)
  /// ln(1 + u)/u for u > −1; 1 at 0.
  package static let logarithmQuotient = quotient(.logarithm)
  /// u·ln(u) for u ≥ 0; 0 at 0.
  package static let logarithmProduct = rows[all.count + 4]
  /// abs(u)/u, which has no value at 0.
  package static let strictSign = rows[all.count + 5]

  /// The rows that rewriting makes, in the order of the constants above.
  private static var limits: [Builtin] {
    [
      limit("sine quotient", at0: 1, .unary(.sineQuotient, .sineQuotient), parity: .even) {
        (u, workspace) throws(RealError) in
        try Real.quotient(try Real.sine(u, in: &workspace), u, in: &workspace)
      },
      limit(
        "cosine quotient",
        at0: Rational(1, over: 2),
        .unary(.cosineQuotient, .cosineQuotient),
        parity: .even
      ) { (u, workspace) throws(RealError) in
        let cosine = try Real.cosine(u, in: &workspace)
        let rest = try Real.difference(Real(Rational.one), cosine, in: &workspace)
        let square = try Real.product(u, u, in: &workspace)
        return try Real.quotient(rest, square, in: &workspace)
      },
      limit("exponential quotient", at0: 1, .unary(.exponentialQuotient, .exponentialQuotient)) {
        (u, workspace) throws(RealError) in
        let power = try Real.exponential(u, in: &workspace)
        let rest = try Real.difference(power, Real(Rational.one), in: &workspace)
        return try Real.quotient(rest, u, in: &workspace)
      },
      limit(
        "logarithm quotient",
        at0: 1,
        .unary(.logarithmQuotient, .logarithmQuotient),
        domain: .aboveMinusOne,
        places: ["u+1"]
      ) { (u, workspace) throws(RealError) in
        let sum = try Real.sum(Real(Rational.one), u, in: &workspace)
        return try Real.quotient(
          try Real.naturalLogarithm(sum, in: &workspace),
          u,
          in: &workspace
        )
      },
      limit(
        "logarithm product",
        at0: 0,
        .unary(.logarithmProduct, .logarithmProduct),
        domain: .nonNegative,
        places: ["u"]
      ) { (u, workspace) throws(RealError) in
        try Real.product(u, try Real.naturalLogarithm(u, in: &workspace), in: &workspace)
      },
      limit(
        "strict sign",
        at0: nil,
        .unary(.signOfNonzero, .signOfNonzero),
        domain: .nonZero,
        slopes: ["0"],
        parity: .odd,
        places: ["u"],
        jumps: Jumps(steps: nil, piece: "w")
      ) { (u, workspace) throws(RealError) in
        try Real.quotient(try Real.absoluteValue(u, in: &workspace), u, in: &workspace)
      },
    ]
  }

  private static func limit(
    _ name: StaticString,
    at0 limit: Rational?,
    _ kernel: Kernel,
    domain: Domain = .real,
    slopes: [StaticString] = [],
    parity: Parity = .none,
    places: [StaticString] = [],
    jumps: Jumps? = nil,
    elsewhere: @escaping Evaluation.Unary
  ) -> Builtin {
    Builtin(
      name,
      "u",
      .name(hasCommand: false),
      domain: domain,
      slopes: slopes,
      parity: parity,
      places: places,
      jumps: jumps,
      kernel: { _ in kernel },
      evaluation: .unary { (u, workspace) throws(RealError) in
        switch try Real.isZero(u, in: &workspace) {
        case .no: return try elsewhere(u, &workspace)
        case .unknown: throw .undetermined(.zero(.quotient))
        case .yes:
          guard let limit else { throw .undefined(.divisionByZero) }
          return Real(limit)
        }
      }
    )
  }
}
