// Equations of two whole numbers with endless solutions that are no lines: y is a polynomial of x in
// residue classes, or the solutions of Pell's equation are powers of one of them.

package import Expressions
internal import Numbers
package import Reals

/// Whole numbers that solve an equation of two, in families of one letter.
package struct WholeFamilies: Sendable {
  /// What the unknowns are, in their order, for each family.
  package let cases: [[Expression]]
  /// The letter, which is any whole number.
  package let letter: String
}

extension EquationSolver {
  /// The most families, and how large the numbers of a search and of a divisor may be.
  private static let (familyLimit, searchLimit, divisorLimit) = (8, 100_000, 1_000)

  /// The families of whole numbers that solve an equation; nothing where it is not known to have such.
  package static func wholeFamilies(
    of task: EquationTask,
    environment: Environment,
    workspace: inout Workspace
  ) -> WholeFamilies? {
    guard case .integer = task.domain, task.unknowns.count == 2, task.conditions.count == 1,
      task.others.isEmpty, task.conditions[0].relation == .equal,
      let whole = task.conditions[0].inlined(in: environment, variables: task.unknowns)
    else { return nil }
    let letter = SolutionLetter.whole(besides: task.unknowns, in: environment)
    var environment = environment
    for name in task.unknowns { environment.variables[name] = nil }
    return solving(environment, &workspace) { solver in
      for isExchanged in [false, true] {
        let names = isExchanged ? task.unknowns.reversed() : task.unknowns
        guard let p = whole.difference.bivariatePolynomial(names[0], names[1]) else { return nil }
        let common = p.coefficients.flatMap { $0.coefficients }.commonDenominator
        let rows = p.coefficients.map { $0.scaled(by: Rational(common)) }
        guard
          let found = solver.familiesOfPolynomial(rows, letter)
            ?? solver.familiesOfPell(rows, letter) ?? solver.familiesOfForm(rows, letter)
        else { continue }
        let cases = isExchanged ? found.map { [$0[1], $0[0]] } : found
        return WholeFamilies(cases: cases, letter: letter)
      }
      return nil
    }
  }

  // MARK: Polynomials

  /// The solutions of ay + c(x) = 0.
  ///
  /// y is whole where a divides c(x), which depends on the residue of x by a only. With x = r + dn,
  /// y is −c(r + dn)/a for each whole n.
  private mutating func familiesOfPolynomial(
    _ rows: [Polynomial],
    _ letter: String
  ) -> [[Expression]]? {
    guard rows.count == 2, rows[1].degree == 0, rows[0].degree > 1,
      let divisor = rows[1][0].magnitude.numerator.asInt, divisor <= Self.divisorLimit
    else { return nil }
    let name = freshName()
    let value = Expression(rows[0], of: Expression(name: name))
    let remainder = Expression(.call(.mod), [value, Expression(Rational(divisor))])
    let condition = EquationTask.Condition(remainder, .equal, Expression(0))
    guard let found = solutionsByResidues(of: condition, in: name) else { return nil }
    var lines: [(start: Rational, step: Rational)] = []
    switch found.solutions {
    case .every: lines = [(.zero, .one)]
    case .some(let members):
      for member in members {
        guard let start = member.number.rational, let step = member.period?.rational else {
          return nil
        }
        lines.append((start, step))
      }
    default: return nil
    }
    guard lines.count <= Self.familyLimit else { return nil }
    let n = Expression(name: letter)
    return lines.map { start, step in
      let line = Polynomial([start, step])
      var other = Polynomial.zero
      for coefficient in rows[0].coefficients.reversed() {
        other = other * line + Polynomial(coefficient)
      }
      let factor = -rows[1][0].reciprocal
      return [
        .family(Expression(start), Expression(step), letter),
        Expression(other.scaled(by: factor), of: n),
      ]
    }
  }

  // MARK: Pell's equation

  /// The solutions of x² − Dy² = N for a D that is no square.
  ///
  /// Each is ±(a + b√D)·uⁿ, where u = p + q√D is the least solution of p² − Dq² = 1 with p, q > 0,
  /// and a² − Db² = N with |b| ≤ √(|N|·(p ± 1)/(2D)), minus for N > 0.
  ///
  /// > Source: Nagell, Introduction to Number Theory (1951), theorems 104 to 108a.
  private mutating func familiesOfPell(
    _ rows: [Polynomial],
    _ letter: String
  ) -> [[Expression]]? {
    guard rows.count == 3, rows[1].isZero, rows[2].degree == 0, rows[0].degree == 2,
      rows[0][1].isZero
    else { return nil }
    let factor = rows[0][2].reciprocal
    let (d, n) = (-(rows[2][0] * factor), -(rows[0][0] * factor))
    guard d.isInteger, n.isInteger, let (unit, found) = pellClasses(d.numerator, n.numerator)
    else { return nil }
    return found.flatMap { a, b in
      Self.powers(a, b, of: unit, d.numerator, Expression(name: letter))
    }
  }

  /// The least solution of p² − Dq² = 1, and numbers (a, b) with a² − Db² = N, of which all others are
  /// products with powers of it and with −1; nothing where there are many or the numbers are long.
  mutating func pellClasses(
    _ whole: Integer,
    _ size: Integer
  ) -> (unit: (Integer, Integer), found: [(a: Integer, b: Integer)])? {
    guard whole.signum > 0, !size.isZero, whole.bitLength < 24, size.bitLength < 40,
      let unit = Self.pellUnit(whole)
    else { return nil }
    let share = unit.0 + (size.isNegative ? Integer.one : -.one)
    let square = (size.magnitude * share).quotientAndRemainder(dividingBy: whole + whole).quotient
    guard let bound = square.squareRootWithRemainder().root.asInt, bound <= Self.searchLimit else {
      return nil
    }
    workspace.budget.stepsLeft -= Int64(bound) * 100
    var found: [(a: Integer, b: Integer)] = []
    for b in -bound...bound {
      let b = Integer(b)
      let a = (size + whole * b * b)
      guard !a.isNegative, case let root = a.squareRootWithRemainder(), root.remainder.isZero else {
        continue
      }
      // Those that are ± a power of the unit apart are one family.
      let isKnown = found.contains { other in
        let (first, second) = (
          root.root * other.a - whole * b * other.b, root.root * other.b - other.a * b
        )
        return first.quotientAndRemainder(dividingBy: size).remainder.isZero
          && second.quotientAndRemainder(dividingBy: size).remainder.isZero
      }
      if !isKnown { found.append((root.root, b)) }
      guard found.count <= Self.familyLimit / 2 else { return nil }
    }
    return (unit, found)
  }

  /// The least solution of p² − Dq² = 1 in positive numbers, by the continued fraction of √D; nothing
  /// for a square, and where the numbers become long.
  private static func pellUnit(_ d: Integer) -> (Integer, Integer)? {
    let root = d.squareRootWithRemainder()
    guard !root.remainder.isZero else { return nil }
    var (m, q, a) = (Integer.zero, Integer.one, root.root)
    var (p, before) = ((root.root, Integer.one), (Integer.one, Integer.zero))
    while p.0.bitLength < 128 {
      if p.0 * p.0 - d * p.1 * p.1 == .one { return p }
      m = q * a - m
      q = (d - m * m).quotientAndRemainder(dividingBy: q).quotient
      a = (root.root + m).quotientAndRemainder(dividingBy: q).quotient
      (p, before) = ((a * p.0 + before.0, a * p.1 + before.1), p)
    }
    return nil
  }

  /// Both parts of ±(a + b√D)·(p + q√D)ⁿ, by the same with −√D.
  private static func powers(
    _ a: Integer,
    _ b: Integer,
    of unit: (Integer, Integer),
    _ d: Integer,
    _ n: Expression
  ) -> [[Expression]] {
    func number(_ integer: Integer) -> Expression { Expression(Rational(integer)) }
    let root = Expression.call(.sqrt, number(d))
    func surd(_ x: Integer, _ y: Integer, _ isOpposite: Bool) -> Expression {
      let part = number(y) * root
      return isOpposite ? number(x) - part : number(x) + part
    }
    let terms = [false, true].map { isOpposite in
      surd(a, b, isOpposite) * Expression(.power, [surd(unit.0, unit.1, isOpposite), n])
    }
    let x = (terms[0] + terms[1]) / Expression(2)
    let y = (terms[0] - terms[1]) / (Expression(2) * root)
    return [[x, y], [-x, -y]]
  }
}
