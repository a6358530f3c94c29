// Ways to the cases of a system that is of a higher degree: powers of a name, and the sum and the
// difference of two names that may change places.

internal import Expressions
internal import Numbers

extension CaseSearch {
  /// The power in which a polynomial has the degree 2, the coefficient of the zeroth power of a
  /// name first; nothing where there is none but the first one.
  func power(in row: [SparsePolynomial]) -> Int? {
    let half = (row.count - 1) / 2
    guard row.count % 2 == 1, half > 1, !row[half].isZero else { return nil }
    return row.indices.allSatisfy { row[$0].isZero || $0 % half == 0 } ? half : nil
  }

  /// The cases in which a·x²ⁿ + b·xⁿ + c is zero, where a is not: for each zero u of
  /// a·u² + b·u + c one, in which xⁿ is u.
  ///
  /// Where n is even and a·c never positive, the larger zero is never negative. The other one is
  /// never positive, so that it is a power of x only where it is 0: c and x are.
  func branches(
    of rest: Branch,
    _ row: [SparsePolynomial],
    power: Int,
    of name: String,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Branch] {
    guard !field.environment.complexAnswers else { throw .unsupported }
    var search = FormulaSearch(name: name, letter: nil)
    let (first, last) = (row[0], row[2 * power])
    let zeros = try search.zeros(of: [first, row[power], last], &field)
    var branches: [Branch] = []
    for zero in zeros {
      var own = rest
      own.valued += search.required + zero.valued
      let value = try field.oneQuotient(zero.fraction)
      own.zero.append(Expression(name: name).raised(to: power) - value)
      branches.append(own)
    }
    let product = try field.working { (budget) throws(PolynomialBudget.Spent) in
      try first.multiplied(by: last, &budget)
    }
    guard power % 2 == 0, zeros.count == 2, field.isNeverNegative(-product),
      let discriminant = zeros[0].valued.last?.parts.last,
      let larger = field.isPositive(last) ? 1 : field.isPositive(-last) ? 0 : nil
    else { return branches }
    var own = branches[larger]
    own.notNegative += [discriminant, try field.oneQuotient(zeros[larger].fraction)]
    var other = rest
    other.zero.append(field.sum(first))
    other.put(Expression(0), for: name)
    return [own, other]
  }

  /// The search in terms of half the sum and half the difference of two unknowns that may change
  /// places in each equation, and what is sought then; nothing where no two unknowns may.
  ///
  /// Any two numbers are s + d and s − d in one way; an equation that says the same of both orders
  /// has even powers of d only.
  func ofSums(
    _ branch: Branch,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> (search: CaseSearch, branch: Branch)? {
    for (place, first) in unknowns.enumerated() {
      let others = unknowns.dropFirst(place + 1)
      for second in others where try mayChange(first, second, in: branch, &algebra) {
        let names = ["#d", "#s"]
        let (half, difference) = (Expression(name: names[1]), Expression(name: names[0]))
        var (search, own) = (self, branch)
        own.put(half + difference, for: first)
        own.put(half - difference, for: second)
        search.unknowns = names + unknowns.filter { $0 != first && $0 != second }
        return (search, own)
      }
    }
    return nil
  }

  /// Whether all that has to be zero says the same of two names in both orders.
  private func mayChange(
    _ first: String,
    _ second: String,
    in branch: Branch,
    _ algebra: inout Algebra
  ) throws(AlgebraError) -> Bool {
    let names = [first: Expression(name: second), second: Expression(name: first)]
    return try algebra.inField(.written) { (field) throws(AlgebraError) in
      for part in branch.zero {
        let read = try field.reading([part, part.replacing(names)])
        let (own, other) = (read[0].numerator, read[1].numerator)
        if own != other, own != -other { return false }
      }
      return true
    }
  }
}
