// Functions that are made of a monotone function by arithmetic and roots: a polynomial is zero wherever
// one of them is, or begins or ceases to have a value.
//
// > Source: Cox, Little and O'Shea, Ideals, Varieties, and Algorithms (2015), 3.6, for determinants that
// > are zero where two polynomials are.

package import Expressions
package import Numbers
package import Reals

/// An expression that is made by arithmetic and roots of one inner expression, which is the unknown
/// itself, a power with it in the exponent, or a logarithm.
///
/// Between neighbouring zeros of its critical polynomial the expression has no value at all, or it is
/// continuous and not zero. For there no divisor is zero, no radicand is, and so no even root begins to
/// have a value; and where the numerator is zero for values of the roots, so is the determinant of the
/// multiplication by it: with s as a root, that of 1, s, s², … takes these numbers, of which the first
/// is not zero, to the numerator times each of them.
package struct CheckedAlgebra {
  /// The inner expression.
  package let inner: Expression
  /// Whether the inner expression is the unknown.
  package let isPlain: Bool
  /// Whether greater numbers have greater values of the inner expression.
  package let isRising: Bool
  /// Whether the values of the inner expression are positive.
  private let isPositive: Bool
  /// The critical polynomial, of the values of the inner expression.
  package let critical: Polynomial
  /// Whether the expression is zero wherever it has a value.
  package let isZero: Bool

  /// The largest degree of a root, and how many may stand in an expression.
  private static let (rootLimit, countLimit) = (6, 4)

  /// Creates it, or returns nothing where the expression has another form or the polynomial would be
  /// large.
  package init?(
    _ e: Expression,
    of unknown: String,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) {
    if let (critical, isZero) = Self.critical(e, of: unknown) {
      (inner, isPlain, isRising) = (Expression(name: unknown), true, true)
      isPositive = false
      (self.critical, self.isZero) = (critical, isZero)
      return
    }
    let name = "#"
    for kernel in e.monotoneParts(of: unknown) {
      let outer = e.replacing(powersOf: kernel, of: unknown, with: Expression(name: name))
      guard !outer.variables.contains(unknown),
        let (critical, isZero) = Self.critical(outer, of: name),
        let isRising = Self.isRising(kernel, of: unknown, angleUnit, in: &workspace)
      else { continue }
      (inner, isPlain, self.isRising) = (kernel, false, isRising)
      isPositive = kernel.logarithmand == nil
      (self.critical, self.isZero) = (critical, isZero)
      return
    }
    return nil
  }

  /// Whether a power or a logarithm grows where it has values.
  private static func isRising(
    _ kernel: Expression,
    of unknown: String,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) -> Bool? {
    if let argument = kernel.logarithmand {
      return argument.checkedPolynomial(in: [unknown])?.univariate(in: 0).map {
        $0.leading.signum > 0
      }
    }
    // The slope of a power keeps its sign, which is that at one number.
    guard
      let slope = CheckedFunction(kernel, of: unknown, angleUnit, in: &workspace)?
        .derivative(in: &workspace)
    else { return nil }
    return slope.sign(on: Interval(0)).map { $0 > 0 }
  }

  // MARK: Reading

  /// A root as a name of its own.
  private struct Root {
    let expression: Expression
    let degree: Int
    /// What its power is: a quotient of polynomials.
    let power: (above: SparsePolynomial, below: SparsePolynomial)
  }

  /// The numerator and the divisor of what was read.
  private typealias Fraction = (above: SparsePolynomial, below: SparsePolynomial)

  /// What is read of an expression.
  private struct Reading {
    let name: String
    var roots: [Root] = []
    /// What must not be zero between neighbouring places.
    package var critical: [SparsePolynomial] = []
    var budget = PolynomialBudget(steps: 20_000_000)

    mutating func fraction(_ e: Expression) throws(PolynomialBudget.Spent) -> Fraction? {
      if let number = e.rationalNumber { return (SparsePolynomial(number), .one) }
      var operands: [Fraction] = []
      let parts = e.parts
      let isRoot: Bool
      switch e.symbol(at: e.root) {
      case .name(name): return (SparsePolynomial(variable: 0), .one)
      case .negation, .sum, .difference, .product, .juxtaposition, .quotient: isRoot = false
      case .power, .call(.sqrt), .call(.cbrt): isRoot = true
      default: return nil
      }
      for part in isRoot ? Array(parts.prefix(1)) : parts {
        guard let operand = try fraction(part) else { return nil }
        operands.append(operand)
      }
      guard let a = operands.first else { return nil }
      switch e.symbol(at: e.root) {
      case .negation: return (-a.above, a.below)
      case .sum, .difference:
        let b = operands[1]
        let first = try product(a.above, b.below)
        let second = try product(b.above, a.below)
        let isSum = e.symbol(at: e.root) == .sum
        return (isSum ? first + second : first - second, try product(a.below, b.below))
      case .product, .juxtaposition:
        let b = operands[1]
        return (try product(a.above, b.above), try product(a.below, b.below))
      case .quotient:
        let b = operands[1]
        critical.append(b.above)
        return (try product(a.above, b.below), try product(a.below, b.above))
      case .call(.sqrt): return try power(a, parts[0], Rational(1, over: 2))
      case .call(.cbrt): return try power(a, parts[0], Rational(1, over: 3))
      default:
        guard let exponent = parts[1].rationalNumber else { return nil }
        return try power(a, parts[0], exponent)
      }
    }

    private mutating func product(
      _ a: SparsePolynomial,
      _ b: SparsePolynomial
    ) throws(PolynomialBudget.Spent) -> SparsePolynomial {
      try a.multiplied(by: b, &budget)
    }

    /// A power with a fraction as its exponent, in lowest terms.
    private mutating func power(
      _ base: Fraction,
      _ e: Expression,
      _ exponent: Rational
    ) throws(PolynomialBudget.Spent) -> Fraction? {
      guard !exponent.isZero, let whole = exponent.numerator.asInt, abs(whole) <= 64,
        let degree = exponent.denominator.asInt, degree <= CheckedAlgebra.rootLimit
      else { return nil }
      var root = base
      if degree > 1 {
        critical.append(base.above)
        let known = roots.firstIndex { $0.expression == e && $0.degree == degree }
        if known == nil { roots.append(Root(expression: e, degree: degree, power: base)) }
        guard roots.count <= CheckedAlgebra.countLimit else { return nil }
        root = (SparsePolynomial(variable: 1 + (known ?? roots.count - 1)), .one)
      }
      if whole < 0 { critical.append(root.above) }
      let above = try root.above.raised(to: abs(whole), &budget)
      let below = try root.below.raised(to: abs(whole), &budget)
      return whole < 0 ? (below, above) : (above, below)
    }

    // MARK: Roots

    /// A polynomial of the name that is zero where one of it and the roots is; nothing where that
    /// would be zero everywhere, and zero where the given one is.
    mutating func eliminated(
      _ polynomial: SparsePolynomial
    ) throws(PolynomialBudget.Spent) -> Polynomial? {
      var (rest, isOther) = (polynomial, false)
      for place in roots.indices.reversed() {
        let (variable, degree) = (place + 1, roots[place].degree)
        let (above, below) = roots[place].power
        while case let top = rest.degree(in: variable), top >= degree {
          // q·c·sᵈ = p·c·sᵈ⁻ⁿ.
          let head = rest.coefficients(of: variable)[top]
          let high = try SparsePolynomial(variable: variable).raised(to: top, &budget)
          let low =
            top == degree
            ? SparsePolynomial.one
            : try SparsePolynomial(variable: variable).raised(to: top - degree, &budget)
          let (first, second) = (try product(below, rest), try product(head, above))
          rest =
            first - (try product(try product(below, head), high)) + (try product(second, low))
        }
        guard rest.degree(in: variable) > 0 else { continue }
        let parts = rest.coefficients(of: variable)
        var rows: [[SparsePolynomial]] = []
        for row in 0..<degree {
          var entries = Array(repeating: SparsePolynomial.zero, count: degree)
          for (column, part) in parts.enumerated() {
            let isInside = row + column < degree
            entries[(row + column) % degree] = try product(part, isInside ? below : above)
          }
          rows.append(entries)
        }
        guard let determinant = try determinant(rows), !determinant.isZero else { return nil }
        (rest, isOther) = (determinant, true)
      }
      // A determinant that is zero everywhere tells nothing of what it is one of.
      return isOther && rest.isZero ? nil : rest.univariate(in: 0)
    }

    /// A determinant by elimination without fractions.
    private mutating func determinant(
      _ rows: [[SparsePolynomial]]
    ) throws(PolynomialBudget.Spent) -> SparsePolynomial? {
      var (rows, last) = (rows, SparsePolynomial.one)
      for column in rows.indices {
        guard let pivot = rows.indices[column...].first(where: { !rows[$0][column].isZero }) else {
          return .zero
        }
        // The sign does not matter.
        rows.swapAt(column, pivot)
        for row in rows.indices.dropFirst(column + 1) {
          for place in rows.indices.dropFirst(column + 1) {
            let first = try product(rows[column][column], rows[row][place])
            let second = try product(rows[row][column], rows[column][place])
            guard let entry = try (first - second).dividedExactly(by: last, &budget) else {
              return nil
            }
            rows[row][place] = entry
          }
          rows[row][column] = .zero
        }
        last = rows[column][column]
      }
      return last
    }
  }

  /// The critical polynomial of an expression of a name, and whether the expression is zero wherever it
  /// has a value.
  private static func critical(
    _ e: Expression,
    of name: String
  ) -> (critical: Polynomial, isZero: Bool)? {
    var reading = Reading(name: name)
    do throws(PolynomialBudget.Spent) {
      guard let whole = try reading.fraction(e),
        let numerator = try reading.eliminated(whole.above)
      else { return nil }
      var critical = Polynomial.one
      let places = reading.critical
      var all: [Polynomial] = numerator.isZero ? [] : [numerator]
      for place in places {
        guard let next = try reading.eliminated(place), !next.isZero else { return nil }
        all.append(next)
      }
      for next in all {
        let part = next.squareFreePart
        let common = Polynomial.greatestCommonDivisor(critical, part)
        critical = critical * part.quotientAndRemainder(dividingBy: common).quotient
        guard critical.degree <= Polynomial.checkedDegreeLimit else { return nil }
      }
      return (critical, numerator.isZero)
    } catch {
      return nil
    }
  }

  // MARK: Places

  /// How many numbers of a piece are critical, if one at most, and none is at its ends; nothing where
  /// that is not found out.
  package func criticalCount(
    from lower: Rational?,
    to upper: Rational?,
    _ function: CheckedFunction?
  ) -> Int? {
    if isPlain {
      guard critical.checkedSign(at: lower, isRight: false) != 0,
        critical.checkedSign(at: upper, isRight: true) != 0
      else { return nil }
      let count = critical.checkedRootCount(from: lower, to: upper)
      return count <= 1 ? count : nil
    }
    guard let function, lower != nil || upper != nil,
      let values = function.values(on: Interval(enclosingFrom: lower, to: upper)),
      values.decoration == .continuous
    else { return nil }
    // The values at the ends, outward and inward, in ascending order.
    var ends: [(outer: Rational?, inner: Rational?)] = []
    for (end, isLower) in [(isRising ? lower : upper, true), (isRising ? upper : lower, false)] {
      guard let end else {
        let limit = isLower ? values.values.lower : values.values.upper
        ends.append((limit.isFinite ? Dyadic(exactly: limit)?.asRational : nil, nil))
        continue
      }
      guard let place = function.values(on: Interval(enclosing: end))?.values, place.isBounded,
        let low = Dyadic(exactly: place.lower)?.asRational,
        let high = Dyadic(exactly: place.upper)?.asRational
      else { return nil }
      ends.append(isLower ? (low, high) : (high, low))
    }
    // Positive values only come near to 0.
    let critical = isPositive ? critical.withoutRootZero : critical
    func isRoot(_ place: Rational?) -> Bool {
      place.map { critical.value(at: $0).isZero } == true
    }
    guard !ends.contains(where: { isRoot($0.outer) || isRoot($0.inner) }) else { return nil }
    let (first, last) = (ends[0], ends[1])
    let count = critical.checkedRootCount(from: first.outer, to: last.outer)
    if let inner = first.inner, let outer = first.outer, outer < inner,
      critical.checkedRootCount(from: outer, to: inner) != 0
    {
      return nil
    }
    if let inner = last.inner, let outer = last.outer, inner < outer,
      critical.checkedRootCount(from: inner, to: outer) != 0
    {
      return nil
    }
    return count <= 1 ? count : nil
  }
}

extension Polynomial {
  /// The polynomial divided by as many factors as are zero at 0.
  fileprivate var withoutRootZero: Polynomial {
    Polynomial(Array(coefficients.drop { $0.isZero }))
  }
}

extension Expression {
  /// The parts that are monotone functions of a name where they have values: powers of a number whose
  /// exponent is of degree 1, and logarithms of expressions of degree 1.
  fileprivate func monotoneParts(of name: String) -> [Expression] {
    func isLinear(_ e: Expression) -> Bool {
      e.checkedPolynomial(in: [name])?.univariate(in: 0)?.degree == 1
    }
    let powers = exponentialParts(of: name).filter { part in
      if case .power = part.symbol(at: part.root) { return isLinear(part.parts[1]) }
      return isLinear(part.parts[0])
    }
    var logarithms: [Expression] = []
    for index in 0..<count {
      let part = subexpression(at: index)
      guard let argument = part.logarithmand, isLinear(argument), !logarithms.contains(part) else {
        continue
      }
      logarithms.append(part)
    }
    return powers + logarithms
  }

  /// What it is the logarithm of, to a base greater than 1.
  var logarithmand: Expression? {
    switch symbol(at: root) {
    case .call(.ln), .call(.log2), .call(.log): return arity(at: root) == 1 ? parts[0] : nil
    default: return nil
    }
  }
}
