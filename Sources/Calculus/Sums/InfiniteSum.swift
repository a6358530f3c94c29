// Sums and products without an end: whether they have a value, which is proved either way, and what
// it is.

internal import Analysis
package import Expressions
internal import Numbers
package import Reals

/// A sum or a product without an end.
package enum InfiniteSum {
  /// What came of a question.
  enum Result {
    /// A number.
    case number(Real)
    /// With more and more terms it comes close to no number.
    case divergent
    /// A term has no value.
    case undefined(EvaluationError.Kind)
    /// That was not found out.
    case undecided
  }

  /// The value of a sum or a product.
  ///
  /// - Throws: ``EvaluationError`` where there is none, and where that was not found out.
  package static func value(
    _ question: SumQuestion,
    workspace: inout Workspace
  ) throws(EvaluationError) -> Real {
    let terms = question.terms
    let range = terms.function.range(at: terms.function.root)
    if case .relation = terms.function.symbol(at: terms.function.root) {
      throw EvaluationError(.notANumber, range: range)
    }
    try terms.function.requireKnownNames(besides: terms.variable, in: terms.environment)
    var result = Result.undecided
    do throws(RealError) {
      result = try self.result(question, range, &workspace)
    } catch {
      if case .undefined = error { throw EvaluationError(.real(error), range: range) }
      if case .overBudget = error, workspace.budget.stepsLeft <= 0 {
        throw EvaluationError(.real(error), range: range)
      }
    }
    switch result {
    case .number(let number): return number
    case .divergent: throw EvaluationError(.divergentSum, range: range)
    case .undefined(let kind): throw EvaluationError(kind, range: range)
    case .undecided: throw EvaluationError(.undecidedSum, range: range)
    }
  }

  private static func result(
    _ question: SumQuestion,
    _ range: Range<Int>,
    _ workspace: inout Workspace
  ) throws(RealError) -> Result {
    let (terms, k) = (question.terms, question.terms.variable)
    var environment = terms.environment
    environment.complexAnswers = false
    environment.variables[k] = nil
    guard let radians = terms.function.inRadians(from: environment.angleUnit) else {
      return .undecided
    }
    environment.angleUnit = .radians
    guard var e = radians.inlining(in: environment, variables: [k]), !e.hasChance else {
      return .undecided
    }
    for name in e.variables {
      guard case .real(let number)? = environment.variables[name],
        let rational = number.rational
      else { continue }
      e = e.replacing([name: Expression(rational)])
    }
    let mirrored = e.replacing([k: -Expression(name: k)])
    let stretches: [(Expression, Integer)]
    switch terms.bounds {
    case (.number(let first), .infinity(isNegative: false)):
      stretches = [(e, try Real.integerOperand(first, in: &workspace))]
    case (.infinity(isNegative: true), .number(let last)):
      stretches = [(mirrored, -(try Real.integerOperand(last, in: &workspace)))]
    case (.infinity(isNegative: true), .infinity(isNegative: false)):
      stretches = [(e, 0), (mirrored, 1)]
    default: return .undefined(.descendingRange)
    }
    var whole = Real(question.isProduct ? 1 : 0)
    for (function, first) in stretches {
      guard let first = first.asInt, first.magnitude < 1 << 30 else { return .undecided }
      let series = Series(function: function, variable: k, first: first, environment: environment)
      let part =
        question.isProduct ? try series.product(&workspace) : try series.sum(&workspace)
      guard case .number(let number) = part else { return part }
      whole =
        question.isProduct
        ? try Real.product(whole, number, in: &workspace)
        : try Real.sum(whole, number, in: &workspace)
    }
    return .number(whole)
  }
}

/// The values of a function for all whole numbers from one on.
struct Series {
  /// The function.
  let function: Expression
  /// The name of its variable.
  let variable: String
  /// The first number.
  let first: Int
  /// What other names mean, in radians.
  let environment: Environment

  /// The bits in which a closed form has to agree with the digits.
  private static let firstBits = 40

  /// How terms behave far out.
  private enum Growth {
    /// The quotients of neighbours have a limit whose magnitude is less than 1, or greater.
    case geometric(isVanishing: Bool)
    /// They are a number other than 0 times a power of k, perhaps with signs that alternate.
    case power(isAlternating: Bool, exponent: Rational)
  }

  // MARK: Sums

  /// The sum.
  func sum(_ workspace: inout Workspace) throws(RealError) -> InfiniteSum.Result {
    var reader = SummationReader(variable, environment)
    guard let terms = reader.gathered(function) else {
      return divergesInGeneral(&workspace) ? .divergent : .undecided
    }
    if let result = termWithoutValue(reader, &workspace) { return result }
    let growths = terms.map { growth(of: $0.rational, $0.core, &workspace) }
    var unknown = 0
    for growth in growths {
      switch growth {
      case .geometric(isVanishing: true): break
      case .power(isAlternating: true, let exponent) where exponent.isNegative: break
      case .power(isAlternating: false, let exponent) where exponent < -1: break
      case nil: return .undecided
      default: unknown += 1
      }
    }
    // One sum that diverges and others that converge diverge together.
    if unknown == 1, let coefficient = divergent(terms, growths), !isZero(coefficient, &workspace) {
      return .divergent
    }
    guard unknown == 0 else { return .undecided }
    var sum = Real(0)
    for term in terms {
      guard let factor = term.coefficient.exactValue(in: environment, workspace: &workspace),
        let value = try value(of: term, &workspace)
      else { return .undecided }
      let product = try Real.product(factor, value, in: &workspace)
      sum = try Real.sum(sum, product, in: &workspace)
    }
    return .number(sum)
  }

  private func isZero(_ e: Expression, _ workspace: inout Workspace) -> Bool {
    let sign = e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
    return sign == nil || sign == 0
  }

  /// The coefficient of the one term that diverges.
  private func divergent(_ terms: [SummationTerm], _ growths: [Growth?]) -> Expression? {
    for (term, growth) in zip(terms, growths) {
      switch growth {
      case .geometric(isVanishing: false)?: return term.coefficient
      case .power(isAlternating: true, let exponent)? where !exponent.isNegative:
        return term.coefficient
      case .power(isAlternating: false, let exponent)? where exponent >= -1:
        return term.coefficient
      default: continue
      }
    }
    return nil
  }

  /// What is told where a term has no value, or that this is not known; nothing where all have one.
  private func termWithoutValue(
    _ reader: SummationReader,
    _ workspace: inout Workspace
  ) -> InfiniteSum.Result? {
    guard let zero = reader.poles.greatestWholeZero() else { return .undecided }
    var places: [Int] = []
    if let zero, let place = zero.asInt, place >= first { places.append(place) }
    for (scale, shift) in reader.naturals where scale * first + shift < 0 || scale * first < 0 {
      places.append(first)
    }
    for place in places {
      do throws(EvaluationError) {
        let term = function.replacing([variable: Expression(Rational(place))])
        _ = try term.number(in: environment, workspace: &workspace)
      } catch {
        return .undefined(error.kind)
      }
    }
    return places.isEmpty ? nil : .undecided
  }

  /// How u(k)·h(k) behaves far out, by Gauss' test: quotients of neighbours that are
  /// 1 + a/k + O(1/k²) make terms that are a number other than 0 times k^a.
  private func growth(
    of u: PolynomialFraction,
    _ core: SummationTerm.Core,
    _ workspace: inout Workspace
  ) -> Growth? {
    let ratio = core.ratio * u.shifted(by: 1) / u
    guard ratio.degree == 0 else { return .geometric(isVanishing: ratio.degree < 0) }
    let leading = ratio.numerator.leading
    guard core.powers.isEmpty else {
      guard let symbol = core.symbol else { return nil }
      let size = Expression((core.base * leading).magnitude) * .call(.abs, symbol)
      let sign = (size - Expression(1)).exactValue(in: environment, workspace: &workspace)?
        .sign(in: &workspace)
      guard let sign, sign != 0 else { return nil }
      return .geometric(isVanishing: sign < 0)
    }
    let limit = core.base * leading
    guard limit.magnitude == .one else {
      return .geometric(isVanishing: limit.magnitude < .one)
    }
    let (above, below) = (ratio.numerator.monic, ratio.denominator)
    let exponent = above.degree < 1 ? .zero : above[above.degree - 1] - below[below.degree - 1]
    return .power(isAlternating: limit.isNegative, exponent: exponent)
  }

  /// The sum of a term without its coefficient, which converges; nothing where it is not found.
  private func value(
    of term: SummationTerm,
    _ workspace: inout Workspace
  ) throws(RealError) -> Real? {
    if let value = telescoped(term, &workspace) {
      return value.exactValue(in: environment, workspace: &workspace)
    }
    let core = term.core
    if core.powers.isEmpty, core.factorials.isEmpty, core.base.magnitude == .one {
      var terms = term.rational.shifted(by: Rational(first))
      if core.base.isNegative {
        // Two neighbours make one term.
        terms =
          terms.composed(scale: 2, shift: 0)
          - terms.shifted(by: 1).composed(scale: 2, shift: 0)
        if first % 2 != 0 { terms = .zero - terms }
      }
      guard terms.degree <= -2 else { return terms.isZero ? Real(0) : nil }
      let series = RationalSeries(terms: terms)
      return try number(series.closedForm, &workspace) { (goal, workspace) throws(RealError) in
        try series.enclosure(goal, in: &workspace)
      }
    }
    guard case .geometric(isVanishing: true)? = growth(of: term.rational, core, &workspace) else {
      return nil
    }
    let z = Expression(core.base) * (core.symbol ?? Expression(1))
    guard let step = z.exactValue(in: environment, workspace: &workspace),
      let sign = step.sign(in: &workspace), sign != 0
    else { return nil }
    let series = GeometricSeries(terms: term.rational, core: core, first: first, step: step)
    let form = series.closedForm(isPositive: sign > 0)
    return try number(form, &workspace) { (goal, workspace) throws(RealError) in
      try series.enclosure(goal, in: &workspace)
    }
  }

  /// A closed form that agrees with the digits, or else a number with these digits.
  private func number(
    _ form: Expression?,
    _ workspace: inout Workspace,
    _ enclosure: @escaping Real.Enclosure
  ) throws(RealError) -> Real {
    if let form, let number = form.exactValue(in: environment, workspace: &workspace) {
      let own = try number.enclosure(radiusAtMost: Int64(-Self.firstBits), in: &workspace)
      if own.overlaps(try enclosure(Self.firstBits, &workspace)) { return number }
    }
    return try Real(enclosure, in: &workspace)
  }

  /// The limit of T less T(first) for a sequence T whose differences are the terms, where it is found.
  private func telescoped(_ term: SummationTerm, _ workspace: inout Workspace) -> Expression? {
    let core = term.core
    guard let sequence = GosperSum(of: term.rational, core),
      let zero = sequence.divisor.greatestWholeZero(), zero.map({ $0 < Integer(first) }) ?? true
    else { return nil }
    var limit = Rational.zero
    if let rational = sequence.rational {
      switch growth(of: rational, core, &workspace) {
      case .geometric(isVanishing: true): break
      case .power(_, let exponent) where exponent.isNegative: break
      case .power(isAlternating: false, let exponent) where exponent.isZero && core.isTrivial:
        limit = rational.numerator.leading
      default: return nil
      }
    } else {
      // The coefficients are numbers, so that the powers and factorials decide.
      guard case .geometric(isVanishing: true)? = growth(of: term.rational, core, &workspace) else {
        return nil
      }
    }
    let start = Expression(Rational(first))
    var bounds = SumBounds(first: start, last: start)
    return Expression(limit) - bounds.value(of: sequence, at: start)
  }

  /// Whether the terms are proved not to vanish far out, or not faster than 1/k or 1/(k·ln k), with
  /// one sign.
  private func divergesInGeneral(_ workspace: inout Workspace) -> Bool {
    let k = Expression(name: variable)
    for factor in [Expression(1), k, k * .call(.ln, k)] {
      let question = LimitQuestion(
        function: function * factor,
        variable: variable,
        target: .infinity(isNegative: false),
        environment: environment
      )
      do throws(EvaluationError) {
        let limit = try Limit.value(question, workspace: &workspace)
        guard let sign = limit.sign(in: &workspace) else { return false }
        if sign != 0 { return true }
      } catch {
        if case .infiniteLimit = error.kind { return true }
        return false
      }
    }
    return false
  }

  // MARK: Products

  /// The product, as the limit of products of more and more factors.
  func product(_ workspace: inout Workspace) throws(RealError) -> InfiniteSum.Result {
    var reader = SummationReader(variable, environment)
    guard let terms = reader.gathered(function) else { return .undecided }
    if let result = termWithoutValue(reader, &workspace) { return result }
    guard terms.count < 2 else { return .undecided }
    guard let term = terms.first else { return .number(Real(0)) }
    guard let zero = term.rational.numerator.greatestWholeZero() else { return .undecided }
    if let zero, zero >= Integer(first) { return .number(Real(0)) }
    guard term.core.isTrivial else { return .undecided }
    let u = term.rational
    guard let factor = term.coefficient.exactValue(in: environment, workspace: &workspace) else {
      return .undecided
    }
    guard u.degree == 0 else { return u.degree < 0 ? .number(Real(0)) : .divergent }
    let limit = try Real.product(factor, Real(u.numerator.leading), in: &workspace)
    guard let number = limit.rational else {
      let size = try Real.absoluteValue(limit, in: &workspace)
      guard let sign = try Real.difference(size, Real(1), in: &workspace).sign(in: &workspace),
        sign != 0
      else { return .undecided }
      return sign < 0 ? .number(Real(0)) : .divergent
    }
    guard number.magnitude == .one else {
      return number.magnitude < .one ? .number(Real(0)) : .divergent
    }
    // The factors are ±(1 + a/k + O(1/k²)): products are a number other than 0 times n^a.
    let (above, below) = (u.numerator.monic, u.denominator)
    let exponent = above.degree < 1 ? .zero : above[above.degree - 1] - below[below.degree - 1]
    guard exponent.isZero else { return exponent.isNegative ? .number(Real(0)) : .divergent }
    guard number == .one else { return .divergent }
    let product = RationalProduct(
      numerator: above.shifted(by: Rational(first)),
      denominator: below.shifted(by: Rational(first))
    )
    guard
      let value = product.closedForm?.exactValue(in: environment, workspace: &workspace)
    else { return .undecided }
    return .number(value)
  }
}
