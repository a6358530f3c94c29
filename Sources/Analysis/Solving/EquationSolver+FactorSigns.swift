// Comparisons of a product with zero: between the places where some factors change their sign they
// keep it, so that the others, which may repeat, tell the rest there.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A factor of a product, or a divisor.
  struct SignedFactor {
    /// The factor.
    let part: Expression
    /// Whether it is divided by.
    let isDivisor: Bool
    /// The numbers that are proved to be its zeros, as far as these are not decided by evaluation.
    var zeros: [Real] = []
  }

  /// The numbers for which a product compares with zero in a way; nothing where it is none, or
  /// where that is not found out.
  ///
  /// With e = A·B, where A has no zero and no pole on a piece of the line and is continuous there, e
  /// has the sign of B there, or the opposite one, and a value where B has one.
  mutating func solutionsByFactorSigns(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard relation != .equal, depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    let whole = e.signedFactors(in: x)
    guard whole.factors.count > 1 else { return nil }
    var (breaks, plain, others): ([Real], [SignedFactor], [SignedFactor]) = ([], [], [])
    for factor in whole.factors {
      guard let zeros = zeroPlaces(of: factor.part, in: x, between: nil),
        let singular = singularPlaces(of: factor.part, in: x, between: nil)
      else {
        others.append(factor)
        continue
      }
      breaks += zeros.numbers + singular
      var known = factor
      if zeros.areProved { known.zeros = zeros.numbers }
      plain.append(known)
    }
    guard !plain.isEmpty, case let ordered = different(breaks), ordered.isProved else { return nil }
    let rest = Expression.quotient(of: others)
    var found: [Int: SolutionSet] = [:]
    func solutions(_ solver: inout EquationSolver, _ sign: Int) -> SolutionSet? {
      if let known = found[sign] { return known }
      let set = solver.realSolutions(of: sign > 0 ? rest : -rest, relation, in: x)
      guard let set, set.isComplete else { return nil }
      found[sign] = set
      return set
    }
    if ordered.numbers.isEmpty, !others.isEmpty {
      switch sign(of: plain, x, at: Real(0)) {
      case .some(nil): return SolutionSet(solutions: .some([]), isComplete: true, methods: [.signs])
      case .some(let sign?): return solutions(&self, whole.isNegative ? -sign : sign)
      case nil: return nil
      }
    }
    let place = { (solver: inout EquationSolver, number: Real) in
      solver.holds(e, relation, x, at: number)
        ?? solver.holds(whole.factors, plain, relation, x, at: number)
    }
    var areImages = false
    let ranges = ranges(
      of: e,
      relation,
      in: x,
      piecewise: ordered.numbers,
      at: place,
      { solver, piece in
        guard let known = solver.sign(of: plain, x, at: piece.inner) else { return nil }
        guard let sign = known.map({ whole.isNegative ? -$0 : $0 }) else { return [] }
        guard !others.isEmpty else { return relation.holds(for: sign) ? [piece.range] : [] }
        guard let found = solutions(&solver, sign) else { return nil }
        if case .imageRanges = found.solutions { areImages = true }
        return solver.progressions(
          of: found.solutions,
          between: piece.low.map { .init(number: $0, isIncluded: false) },
          piece.high.map { .init(number: $0, isIncluded: false) }
        )
      }
    )
    if let ranges { return set(ofProgressions: ranges, relation) }
    guard areImages else { return nil }
    // The same with what functions take ranges to.
    var images: [SolutionImageRange] = []
    let points = self.ranges(of: e, relation, in: x, piecewise: ordered.numbers, at: place) {
      (solver, piece) in
      guard let known = solver.sign(of: plain, x, at: piece.inner) else { return nil }
      guard let sign = known.map({ whole.isNegative ? -$0 : $0 }) else { return [] }
      let found = solver.imageRanges(
        of: sign > 0 ? rest : -rest,
        relation,
        in: x,
        within: [piece.range]
      )
      guard let found else { return nil }
      images += found
      return []
    }
    guard let points else { return nil }
    return set(of: points.map { .single($0) } + images, relation)
  }

  /// The sign of a product of factors at a number where none is zero, or nothing inside where one
  /// has no value; nothing at all where that is not found out.
  private mutating func sign(of factors: [SignedFactor], _ x: String, at number: Real) -> Int?? {
    var product = 1
    for factor in factors {
      switch worth(of: factor.part, for: x, being: number) {
      case .undefined: return .some(nil)
      case .unknown: return nil
      case .number(let value):
        guard let sign = sign(of: value), sign != 0 else { return nil }
        product *= sign
      }
    }
    return product
  }

  /// Whether a product compares with zero in a way at a number that is proved to be a zero of a
  /// factor, of which no evaluation decides it; nothing where that is not found out.
  private mutating func holds(
    _ factors: [SignedFactor],
    _ plain: [SignedFactor],
    _ relation: Relation,
    _ x: String,
    at number: Real
  ) -> Bool? {
    func isZero(_ factor: SignedFactor) -> Bool {
      factor.zeros.contains { $0.isSameNode(as: number) }
    }
    let zeros = plain.filter(isZero)
    guard !zeros.isEmpty else { return nil }
    if zeros.contains(where: { $0.isDivisor }) { return false }
    for factor in factors where !zeros.contains(where: { $0.part == factor.part }) {
      switch worth(of: factor.part, for: x, being: number) {
      case .undefined: return false
      case .unknown: return nil
      case .number(let value):
        guard factor.isDivisor else { continue }
        guard let sign = sign(of: value) else { return nil }
        if sign == 0 { return false }
      }
    }
    return relation.holds(for: 0)
  }
}

extension Expression {
  /// The factors of a product and those of its divisors, each of which has a value where the
  /// product has one, and whether the product is the opposite of theirs.
  fileprivate func signedFactors(
    in name: String
  ) -> (factors: [EquationSolver.SignedFactor], isNegative: Bool) {
    let operands = parts
    switch symbol(at: root) {
    case .negation:
      let inner = operands[0].signedFactors(in: name)
      return (inner.factors, !inner.isNegative)
    case .product, .juxtaposition:
      let (a, b) = (operands[0].signedFactors(in: name), operands[1].signedFactors(in: name))
      return (a.factors + b.factors, a.isNegative != b.isNegative)
    case .quotient:
      let (a, b) = (operands[0].signedFactors(in: name), operands[1].signedFactors(in: name))
      // What a divisor is divided by must not be zero either.
      let divisors = b.factors.map { EquationSolver.SignedFactor(part: $0.part, isDivisor: true) }
      return (a.factors + divisors, a.isNegative != b.isNegative)
    default:
      guard let (factor, rest) = commonFactor(in: name) else {
        return ([EquationSolver.SignedFactor(part: self, isDivisor: false)], false)
      }
      let (a, b) = (factor.signedFactors(in: name), rest.signedFactors(in: name))
      return (a.factors + b.factors, a.isNegative != b.isNegative)
    }
  }

  /// The product of factors over that of divisors.
  fileprivate static func quotient(of factors: [EquationSolver.SignedFactor]) -> Expression {
    let (above, below) = (
      factors.filter { !$0.isDivisor }.map { $0.part },
      factors.filter { $0.isDivisor }.map { $0.part }
    )
    let product = above.dropFirst().reduce(above.first ?? Expression(1)) { $0 * $1 }
    return below.isEmpty
      ? product : product / below.dropFirst().reduce(below[0]) { $0 * $1 }
  }
}
