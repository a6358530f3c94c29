// The values of expressions.

public import Numbers
public import Reals

/// The value of an expression.
public enum Value: Sendable {
  /// A real number.
  case real(Real)
  /// The proved truth of a comparison or a property.
  case truth(Bool)
  /// Numbers and truths in order; there may be none.
  case list([Value])
  /// The entries of a vector, two or more: a matrix of one column.
  case vector([Real])
  /// A number that depends on quantities that were measured.
  case measured(Measured)
  /// Numbers that belong together, of which some depend on quantities that were measured.
  case measuredParts(MeasuredParts)
  /// A number that is not known to be real.
  case complex(Complex)
  /// A number that passes every test for primes, without a proof that it is
  /// one.
  case probablePrime
  /// A rational number as a product of primes, or a quotient of two.
  case factorization(Factors)
  /// The prime factors that were found of a whole number, and what is left: a
  /// number above 1 that was not split.
  case partialFactorization(Factors, rest: Integer)
  /// The solutions of equations, as a call of `solve` that says outright what they are.
  case solutions(MathExpression)
}

extension Value {
  /// Whether the value may be an element of a list.
  package var isElement: Bool {
    switch self {
    case .real, .truth, .complex: true
    case .list, .vector, .measured, .measuredParts, .probablePrime, .factorization,
      .partialFactorization, .solutions:
      false
    }
  }

  /// Whether a name can have the value and a line can continue from it; other values are
  /// answers only.
  package var isOperand: Bool {
    switch self {
    case .real, .truth, .list, .vector, .measured, .measuredParts, .complex, .solutions: true
    case .probablePrime, .factorization, .partialFactorization: false
    }
  }

  /// The elements of a list or the entries of a vector; nothing for any other value.
  package var parts: [Value]? {
    switch self {
    case .list(let elements): elements
    case .vector(let entries): entries.map { .real($0) }
    case .measuredParts(let whole): whole.kind == .complex ? nil : whole.parts
    case .real, .truth, .measured, .complex, .probablePrime, .factorization,
      .partialFactorization, .solutions:
      nil
    }
  }

  /// The number, real or complex.
  package var number: Number? {
    switch self {
    case .real(let x): .real(x)
    case .complex(let z): .complex(z)
    default: nil
    }
  }

  /// Creates the value of a number.
  package init(_ number: Number) {
    switch number {
    case .real(let x): self = .real(x)
    case .complex(let z): self = .complex(z)
    }
  }
}

extension Value {
  /// The prime factors of a rational number other than zero.
  public struct Factors: Hashable, Sendable {
    /// Whether the number is negative.
    public let isNegative: Bool
    /// The primes in ascending order; none for 1 and −1.
    public let primes: [Integer.PrimePower]
    /// The primes below the line of a fraction in lowest terms; none for a whole number.
    public internal(set) var divisors: [Integer.PrimePower] = []
    /// Whether each prime is proved to be one; otherwise some only pass every test.
    public let isProved: Bool
  }

  /// The steps that a search for divisors or for a proof may take: less than
  /// two seconds natively.
  private static var searchSteps: Int64 { 1_300_000_000 }

  /// The prime factors of an integer; zero stays a number.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/Limit/steps`` when the search was
  ///   cancelled.
  package static func factors(of x: Real, in workspace: inout Workspace) throws(RealError) -> Value
  {
    let integer = try Real.integerOperand(x, in: &workspace)
    guard !integer.isZero else { return .real(x) }
    let isCancelled = workspace.budget.isCancelled
    var allowance = min(workspace.budget.stepsLeft, searchSteps)
    let before = allowance
    let found = integer.primeFactors(budget: &allowance, isCancelled: isCancelled)
    var isProved = true
    for factor in found.factors {
      let proof = factor.prime.primalityCertificate(budget: &allowance, isCancelled: isCancelled)
      if let proof { workspace.primeProofs += proof.lines(for: factor.prime) }
      isProved = isProved && proof != nil
    }
    try workspace.budget.charge(before - max(allowance, 0))
    guard isCancelled?() != true else { throw .overBudget(.steps) }
    let factors = Factors(
      isNegative: integer.isNegative,
      primes: found.factors,
      isProved: isProved
    )
    return found.isComplete
      ? .factorization(factors) : .partialFactorization(factors, rest: found.rest)
  }

  /// The prime factors of a rational number, or of both parts of a fraction in lowest terms;
  /// zero stays a number.
  ///
  /// - Throws: ``DomainError/notAnInteger`` for an irrational number;
  ///   ``RealError/overBudget(_:)`` where a part of a fraction was not split.
  package static func rationalFactors(
    of x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Value {
    guard let rational = x.rational, !rational.isInteger else {
      return try factors(of: x, in: &workspace)
    }
    let above = try factors(of: Real(rational.numerator), in: &workspace)
    let below = try factors(of: Real(rational.denominator), in: &workspace)
    guard case .factorization(let primes) = above, case .factorization(let divisors) = below
    else { throw .overBudget(.steps) }
    var factors = Factors(
      isNegative: primes.isNegative,
      primes: primes.primes,
      isProved: primes.isProved && divisors.isProved
    )
    factors.divisors = divisors.primes
    return .factorization(factors)
  }

  /// Whether an integer is a prime.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/overBudget(_:)``.
  static func primality(of x: Real, in workspace: inout Workspace) throws(RealError) -> Value {
    let integer = try Real.integerOperand(x, in: &workspace)
    return try isPrime(integer, in: &workspace).map { .truth($0) } ?? .probablePrime
  }

  /// Whether an integer is a prime, or nothing where it passes every test and there is no
  /// proof; the proof is kept.
  static func isPrime(
    _ integer: Integer,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool? {
    // A small divisor answers at once, whatever the size.
    for divisor in 2..<1000 where integer.modulo(Integer(divisor)).isZero {
      guard integer == Integer(divisor) else { return false }
      break
    }
    // Fifteen powers, each of as many squares as the number has bits.
    let bits = Int64(min(integer.bitLength, 1 << 20))
    let limbs = bits / 64 + 1
    try workspace.budget.charge(15 * bits * limbs * limbs)
    if integer.primality == .composite { return false }
    let isCancelled = workspace.budget.isCancelled
    var allowance = min(workspace.budget.stepsLeft, searchSteps)
    let before = allowance
    let proof = integer.primalityCertificate(budget: &allowance, isCancelled: isCancelled)
    try workspace.budget.charge(before - max(allowance, 0))
    guard let proof else { return nil }
    workspace.primeProofs += proof.lines(for: integer)
    return true
  }
}
