// Systems of linear equations: Gauss's elimination with exact numbers.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most unknowns and equations of a linear system.
  private static let linearLimit = 64

  /// A linear equation: the factor of each unknown, and the number without one.
  private struct LinearEquation {
    var factors: [Number]
    var number: Number
  }

  /// The solutions of a system of linear equations; nothing where an equation is none, or a
  /// number is not known to be zero or not.
  mutating func linearSolutions(
    of equations: [Expression],
    in unknowns: [String]
  ) -> [SolutionPoint]? {
    guard unknowns.count <= Self.linearLimit, equations.count <= Self.linearLimit else {
      return nil
    }
    var rows: [LinearEquation] = []
    for equation in equations {
      guard let row = linear(equation, in: unknowns) else { return nil }
      rows.append(row)
    }
    var pivots: [Int] = []
    for column in unknowns.indices {
      var place: Int?
      for index in pivots.count..<rows.count where place == nil {
        guard let isZero = isZero(rows[index].factors[column]) else { return nil }
        if !isZero { place = index }
      }
      guard let place, pivots.count < rows.count else { continue }
      let rank = pivots.count
      rows.swapAt(rank, place)
      guard eliminate(column, with: rank, in: &rows) else { return nil }
      pivots.append(column)
    }
    for row in rows[pivots.count...] {
      guard let isZero = isZero(row.number) else { return nil }
      if !isZero { return [] }
    }
    return point(pivots, rows, count: unknowns.count).map { [$0] }
  }

  /// Makes a row's pivot 1, and the same column of all others 0.
  private mutating func eliminate(
    _ column: Int,
    with rank: Int,
    in rows: inout [LinearEquation]
  ) -> Bool {
    let pivot = rows[rank].factors[column]
    for place in rows[rank].factors.indices {
      guard let value = quotient(rows[rank].factors[place], pivot) else { return false }
      rows[rank].factors[place] = value
    }
    guard let value = quotient(rows[rank].number, pivot) else { return false }
    rows[rank].number = value
    for index in rows.indices where index != rank {
      let factor = rows[index].factors[column]
      guard let isZero = isZero(factor) else { return false }
      if isZero { continue }
      for place in rows[index].factors.indices {
        guard
          let value = reduced(rows[index].factors[place], factor, rows[rank].factors[place])
        else { return false }
        rows[index].factors[place] = value
      }
      guard let value = reduced(rows[index].number, factor, rows[rank].number) else {
        return false
      }
      rows[index].number = value
    }
    return true
  }

  /// a − bc.
  private mutating func reduced(_ a: Number, _ b: Number, _ c: Number) -> Number? {
    askNumbers { (workspace) throws(RealError) in
      [try .difference(a, .product(b, c, in: &workspace), in: &workspace)]
    }?.first
  }

  /// What the unknowns are: those without a pivot are the parameters.
  private mutating func point(
    _ pivots: [Int],
    _ rows: [LinearEquation],
    count: Int
  ) -> SolutionPoint? {
    let free = (0..<count).filter { !pivots.contains($0) }
    var coordinates: [SolutionPoint.Coordinate] = []
    for column in 0..<count {
      if let place = free.firstIndex(of: column) {
        let slopes = free.indices.map { Number.real(Real($0 == place ? 1 : 0)) }
        coordinates.append(.init(.real(Real(0)), slopes: slopes))
        continue
      }
      guard let rank = pivots.firstIndex(of: column) else { return nil }
      let row = rows[rank]
      let numbers: [Number]? = ask { (workspace) throws(RealError) in
        var numbers = [try Number.negation(row.number, in: &workspace)]
        for place in free {
          numbers.append(try Number.negation(row.factors[place], in: &workspace))
        }
        return numbers
      }
      guard let numbers else { return nil }
      coordinates.append(.init(numbers[0], slopes: Array(numbers.dropFirst())))
    }
    return SolutionPoint(coordinates)
  }

  /// An expression as a linear one in some unknowns.
  private mutating func linear(_ e: Expression, in unknowns: [String]) -> LinearEquation? {
    var (rest, factors): (Expression, [Number]) = (e, [])
    for unknown in unknowns {
      guard rest.variables.contains(unknown) else {
        factors.append(.real(Real(0)))
        continue
      }
      guard let fraction = ExpressionFraction(rest, in: unknown, limit: 1),
        fraction.denominator.count == 1
      else { return nil }
      let divisor = fraction.denominator[0]
      guard unknowns.allSatisfy({ !divisor.variables.contains($0) }) else { return nil }
      let factor = fraction.numerator.count > 1 ? fraction.numerator[1] / divisor : Expression(0)
      guard unknowns.allSatisfy({ !factor.variables.contains($0) }),
        let number = anyConstant(factor)
      else { return nil }
      factors.append(number)
      rest = fraction.numerator[0] / divisor
    }
    return anyConstant(rest).map { LinearEquation(factors: factors, number: $0) }
  }

  /// What an expression without unknowns is worth: a real number, or any where complex ones may
  /// be.
  private mutating func anyConstant(_ e: Expression) -> Number? {
    environment.complexAnswers ? complexConstant(e) : constant(e).map { .real($0) }
  }

  /// The rational numbers of an expression that is linear in some unknowns: their factors, and
  /// the number without one.
  mutating func rationalLinear(
    _ e: Expression,
    in unknowns: [String]
  ) -> (factors: [Rational], number: Rational)? {
    guard let equation = linear(e, in: unknowns), equation.number.isReal,
      let number = equation.number.real.rational
    else { return nil }
    let factors = equation.factors.compactMap { $0.isReal ? $0.real.rational : nil }
    return factors.count == unknowns.count ? (factors, number) : nil
  }
}
