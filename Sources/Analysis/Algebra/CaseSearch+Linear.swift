// Linear equations with names as coefficients, solved in general.

internal import Expressions
internal import Numbers

extension CaseSearch {
  /// Linear equations solved for as many unknowns as there are equations, where a minor of their
  /// coefficients is not zero.
  func solvedInGeneral(
    _ branch: Branch,
    in algebra: inout Algebra
  ) throws(AlgebraError) -> SolvedSystem {
    guard branch.notZero.isEmpty else { throw .unsupported }
    let search = self
    let own = try algebra.inField(.written) { (field) throws(AlgebraError) in
      try search.eliminated(branch, &field)
    }
    guard let found = try closed(own, in: &algebra) else { throw .unsupported }
    return SolvedSystem(
      cases: [SolvedSystem.Case(values: found.values, conditions: [])],
      restrictions: found.conditions
    )
  }

  /// Elimination without quotients: what stands in a row is a minor of the coefficients, and in the
  /// end that of all of them in the place of each pivot.
  ///
  /// > Source: Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination
  /// > (1968).
  private func eliminated(
    _ branch: Branch,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Branch {
    var rows: [[AlgebraicFraction]] = []
    for part in try field.reading(branch.zero) {
      rows.append(try row(part.numerator, &field))
    }
    var (rank, minor) = (0, AlgebraicFraction.one)
    var columns: [Int] = []
    for column in unknowns.indices where rank < rows.count {
      guard let place = rows.indices.dropFirst(rank).first(where: { !rows[$0][column].isZero })
      else { continue }
      rows.swapAt(rank, place)
      let pivot = rows[rank][column]
      for other in rows.indices where other != rank {
        let factor = rows[other][column]
        for index in rows[other].indices {
          let difference = try field.difference(
            try field.product(pivot, rows[other][index]),
            try field.product(factor, rows[rank][index])
          )
          rows[other][index] = try field.multiple(difference, dividedBy: minor)
        }
      }
      minor = pivot
      columns.append(column)
      rank += 1
    }
    guard rank == rows.count, rank > 0 else { throw .unsupported }
    var own = Branch()
    own.notZero = [field.sum(minor.numerator)]
    for (row, column) in zip(rows, columns) {
      // What stands in front of the other unknowns goes to the other side.
      let value = try field.quotient(row[unknowns.count], minor)
      var written = -(try field.expression(of: value))
      for other in unknowns.indices where other != column && !row[other].isZero {
        let factor = try field.quotient(row[other], minor)
        written = written - (try field.expression(of: factor)) * Expression(name: unknowns[other])
      }
      own.values.append((unknowns[column], written))
    }
    return own
  }

  /// The coefficients of the unknowns in a polynomial that is linear in them, and what is left.
  private func row(
    _ polynomial: SparsePolynomial,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [AlgebraicFraction] {
    var (rest, row) = (polynomial, [AlgebraicFraction]())
    for unknown in unknowns {
      guard let place = field.place(of: Expression(name: unknown)), rest.degree(in: place) > 0
      else {
        row.append(.zero)
        continue
      }
      let parts = rest.coefficients(of: place)
      guard parts.count == 2, !isOfUnknowns(parts[1], field) else { throw .unsupported }
      row.append(AlgebraicFraction(parts[1]))
      rest = parts[0]
    }
    guard !isOfUnknowns(rest, field) else { throw .unsupported }
    return row + [AlgebraicFraction(rest)]
  }
}

extension AlgebraicField {
  /// A quotient of a multiple of the divisor, as polynomials where they show it.
  fileprivate mutating func multiple(
    _ a: AlgebraicFraction,
    dividedBy b: AlgebraicFraction
  ) throws(AlgebraError) -> AlgebraicFraction {
    let polynomial = try working { (budget) throws(PolynomialBudget.Spent) in
      a.denominator == b.denominator
        ? try a.numerator.dividedExactly(by: b.numerator, &budget) : nil
    }
    if let polynomial { return AlgebraicFraction(polynomial) }
    return try quotient(a, b)
  }
}
