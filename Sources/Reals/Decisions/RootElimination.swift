// Forms with roots of other numbers than primes: √(1 − sin² 1) is cos 1. A form F(s) in a
// root s with sᵖ = A is multiplied by its conjugates F(ζs), ζ a p-th root of unity. The
// product, the norm, is free of the root. Where the norm is zero, one of its factors is zero;
// where digits show that no conjugate is zero, it is F.

internal import Numbers

/// Decides whether forms are zero by taking out one root after the other.
enum RootElimination {
  /// The most roots that are taken out one after the other.
  private static let depthLimit = 32

  /// The separation bounds, in bits, up to which digits decide sooner.
  static let easyBits = 16_384

  /// Whether there is a root to take out.
  static func applies(to form: ExactForm) -> Bool {
    EliminatedRoot(outermostIn: form) != nil
  }

  /// Whether a form is proved to be zero.
  static func vanishes(
    _ form: ExactForm,
    depth: Int = 0,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    guard depth < depthLimit, let form = form.folded()?.withoutDenominators() else { return false }
    if form.isZero { return true }
    if form.isCanonical { return false }
    try workspace.budget.charge(form.size * 100_000)
    if depth > 0, try isClearOfZero(form, precisions: [192], in: &workspace) { return false }
    if form.isAlgebraic, let bits = SeparationBound(of: form).bits, bits <= easyBits {
      return try ZeroDecision.isZero(algebraic: form, in: &workspace) == .yes
    }
    guard let root = EliminatedRoot(outermostIn: form) else {
      return try ZeroDecision.collectedTermsVanish(form, in: &workspace)
    }
    let parts = root.parts(of: form)
    guard let norm = try root.norm(of: form, parts, in: &workspace),
      try vanishes(norm, depth: depth + 1, in: &workspace)
    else { return false }
    if try conjugatesAreClearOfZero(parts, in: &workspace) {
      workspace.decisions.note(.conjugates)
      return true
    }
    // Where a conjugate is zero as well, all parts may be.
    for part in parts {
      guard try vanishes(part, depth: depth + 1, in: &workspace)
      else { return false }
    }
    return true
  }

  /// Whether digits show that none of the numbers Σ ζ^(jk)·parts[j], k > 0, is zero.
  private static func conjugatesAreClearOfZero(
    _ parts: [ExactForm],
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    for k in 1..<parts.count {
      var conjugate = ExactForm.zero
      for (j, part) in parts.enumerated() {
        let turn = Rational(Integer(2 * j * k), over: Integer(parts.count))
        guard let turned = ExactForm.product(part, ExactForm.rootOfUnity(turn)) else {
          return false
        }
        conjugate = conjugate + turned
      }
      guard try isClearOfZero(conjugate, precisions: [128, 512, 2_048], in: &workspace)
      else { return false }
    }
    return true
  }

  /// Whether digits show that a form is not zero.
  static func isClearOfZero(
    _ form: ExactForm,
    precisions: [Int],
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    for precision in precisions {
      var evaluation = FormEvaluation(precision: precision)
      do throws(RealError) {
        if try !evaluation.value(of: form, in: &workspace).containsZero { return true }
      } catch .undetermined {
        continue
      }
    }
    return false
  }
}

/// A root to take out: a fractional power of a sum, or of (1 + it)/√(1 + t²), which
/// is e^(i·atan t).
private struct EliminatedRoot {
  /// The base of the power: a sum, or the arctangent of t.
  private let generator: Generator
  /// The common denominator of the exponents.
  private let index: Integer
  /// A prime that divides the index.
  private let prime: Int

  /// The root that no other root of the form has below it, or nothing when there is
  /// no root to take out.
  ///
  /// Roots of algebraic sums are left alone beside transcendental numbers: they are
  /// coefficients, which the separation bound decides.
  init?(outermostIn form: ExactForm) {
    let isAlgebraic = form.isAlgebraic
    var candidates: [(generator: Generator, index: Integer)] = []
    for (generator, exponent) in form.terms.flatMap({ $0.monomial.roots })
    where isAlgebraic || !generator.isAlgebraic {
      if let place = candidates.firstIndex(where: { $0.generator == generator }) {
        let index = candidates[place].index
        candidates[place].index = Integer.leastCommonMultiple(index, exponent.denominator)
      } else {
        candidates.append((generator, exponent.denominator))
      }
    }
    let outermost = candidates.first { candidate in
      !candidates.contains { $0.generator.contains(candidate.generator) }
    }
    guard let outermost,
      let prime = [2, 3, 5, 7].first(where: {
        outermost.index.quotientAndRemainder(dividingBy: Integer($0)).remainder.isZero
      })
    else { return nil }
    generator = outermost.generator
    index = outermost.index
    self.prime = prime
  }

  /// The form as a sum of parts: the exponents of the root in part j, over the index,
  /// are j modulo the prime.
  func parts(of form: ExactForm) -> [ExactForm] {
    var parts = [[ExactForm.Term]](repeating: [], count: prime)
    for term in form.terms {
      let exponent = term.monomial.roots.first { $0.generator == generator }?.exponent ?? 0
      let count = exponent * Rational(index) / Rational(Integer(prime))
      let place = (count - Rational(count.floor)) * Rational(Integer(prime))
      parts[place.numerator.asInt ?? 0].append(term)
    }
    return parts.map { ExactForm(collecting: $0) }
  }

  /// The product of the form and all its conjugates, or nothing when it is too large.
  ///
  /// It is the last elementary symmetric function of them. Their power sums are p times
  /// the part without the root of a power of the form.
  ///
  /// > Source: Newton's identities; Cohen, A Course in Computational Algebraic Number
  /// > Theory, section 4.3.
  func norm(
    of form: ExactForm,
    _ parts: [ExactForm],
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    if prime == 2 {
      // (P + R)(P − R) = P² − R²
      guard let first = try product(parts[0], parts[0], in: &workspace),
        let second = try product(parts[1], parts[1], in: &workspace)
      else { return nil }
      return first - second
    }
    if prime == 3 { return try cubicNorm(parts, in: &workspace) }
    var powerSums: [ExactForm] = []
    var symmetric = [ExactForm.one]
    var power = ExactForm.one
    for m in 1...prime {
      guard let next = try product(power, form, in: &workspace)?.folded() else { return nil }
      power = next
      powerSums.append(self.parts(of: power)[0].scaled(by: Rational(Integer(prime))))
      var sum = ExactForm.zero
      for i in 1...m {
        guard let piece = try product(symmetric[m - i], powerSums[i - 1], in: &workspace)
        else { return nil }
        sum = i % 2 == 1 ? sum + piece : sum - piece
      }
      symmetric.append(sum.scaled(by: Rational(1, over: Integer(m))))
    }
    return symmetric[prime]
  }

  /// P³ + R³ + S³ − 3PRS, the product of the P + ωᵏR + ω²ᵏS.
  private func cubicNorm(
    _ parts: [ExactForm],
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    var norm = ExactForm.zero
    for part in parts {
      guard let square = try product(part, part, in: &workspace),
        let cube = try product(square, part, in: &workspace)
      else { return nil }
      norm = norm + cube
    }
    guard let pair = try product(parts[0], parts[1], in: &workspace),
      let triple = try product(pair, parts[2], in: &workspace)
    else { return nil }
    return norm - triple.scaled(by: 3)
  }

  private func product(
    _ x: ExactForm,
    _ y: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> ExactForm? {
    try workspace.budget.charge(1 + x.terms.count * y.terms.count * 20_000)
    return ExactForm.product(x, y)
  }
}

extension Monomial {
  /// The fractional powers in the product that may depend on others: of sums, and of
  /// e^(i·atan t).
  fileprivate var roots: [(generator: Generator, exponent: Rational)] {
    var result: [(generator: Generator, exponent: Rational)] = []
    for factor in factors where !factor.exponent.isInteger {
      if case .sum = factor.generator { result.append((factor.generator, factor.exponent)) }
    }
    for term in exponent.terms {
      if let angle = term.rotatedArctangent, !term.coefficient.isInteger {
        result.append((angle, term.coefficient))
      }
    }
    return result
  }
}

extension ExactForm.Term {
  /// The arctangent a, when the term is a rational multiple of i·a.
  fileprivate var rotatedArctangent: Generator? {
    guard monomial.phase == Rational(1, over: 2), monomial.exponent.isZero,
      monomial.factors.count == 1, let factor = monomial.factors.first, factor.exponent == 1,
      case .arctangent = factor.generator
    else { return nil }
    return factor.generator
  }
}

extension Generator {
  /// Whether another generator occurs below this one.
  fileprivate func contains(_ other: Generator) -> Bool {
    switch self {
    case .prime, .pi, .root: false
    case .sum(let form), .logarithm(let form), .arctangent(let form): form.contains(other)
    }
  }
}

extension ExactForm {
  /// Whether a generator occurs in the form.
  fileprivate func contains(_ generator: Generator) -> Bool {
    terms.contains { term in
      term.monomial.exponent.contains(generator)
        || term.monomial.factors.contains {
          $0.generator == generator || $0.generator.contains(generator)
        }
    }
  }

  /// The same number with e^(i·n·atan t) multiplied out, where n is whole: products of
  /// powers of e add their exponents and leave that undone.
  fileprivate func folded() -> ExactForm? {
    var plain: [ExactForm.Term] = []
    var result = ExactForm.zero
    for term in terms {
      guard term.monomial.exponent.terms.contains(where: { $0.rotatedArctangent != nil }) else {
        plain.append(term)
        continue
      }
      var rest = term.monomial
      rest.exponent = .zero
      guard let power = ExactForm.exponential(of: term.monomial.exponent),
        let product = ExactForm.product(ExactForm(term.coefficient, rest), power)
      else { return nil }
      result = result + product
    }
    return (ExactForm(collecting: plain) + result).ifSmall
  }
}
