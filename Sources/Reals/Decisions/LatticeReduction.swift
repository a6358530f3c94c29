// Short vectors of integer lattices, to guess relations between reals. Nothing
// is ever concluded from a guess.

package import Numbers

/// Lattice reduction in exact integer arithmetic.
package enum LatticeReduction {
  /// Integers, not all zero, whose combination of the given numbers is likely to
  /// vanish, the most likely ones first.
  ///
  /// The numbers are given as integers, scaled by 2^precision and rounded; a
  /// relation is believed when its coefficients take a small share of the bits.
  package static func relations(between values: [Integer], precision: Int) -> [[Integer]] {
    let count = values.count
    var basis = values.indices.map { row in
      values.indices.map { Integer($0 == row ? 1 : 0) } + [values[row]]
    }
    reduce(&basis)
    // A random relation has coefficients of precision/count bits and leaves a
    // remainder of the same size; a true one is much shorter.
    let bound = Integer(1) << max(8, precision * 2 / (3 * count))
    return basis.filter { row in
      row.allSatisfy { $0.magnitude < bound } && row.dropLast().contains { !$0.isZero }
    }.map { Array($0.dropLast()) }
  }

  /// Reduces a basis in place, with factor 3/4, on integral Gram determinants.
  ///
  /// > Source: Cohen, A Course in Computational Algebraic Number Theory,
  /// > algorithm 2.6.7 (integral LLL, after de Weger).
  static func reduce(_ basis: inout [[Integer]]) {
    let count = basis.count
    guard count > 1 else { return }
    var state = State(count: count)
    state.orthogonalize(basis, at: 0)
    var k = 1
    var highest = 0
    while k < count {
      if k > highest {
        highest = k
        state.orthogonalize(basis, at: k)
      }
      state.shorten(&basis, k, by: k - 1)
      if state.violatesLovasz(at: k) {
        state.swap(&basis, at: k, highest: highest)
        k = max(1, k - 1)
      } else {
        for l in stride(from: k - 2, through: 0, by: -1) { state.shorten(&basis, k, by: l) }
        k += 1
      }
    }
  }

  /// The integral Gram–Schmidt data: d[i] are the Gram determinants, with d[0]
  /// the empty one, and lambda[i][j] = d[j + 1]·mu[i][j].
  private struct State {
    var d: [Integer]
    var lambda: [[Integer]]

    init(count: Int) {
      d = [Integer](repeating: 1, count: count + 1)
      lambda = [[Integer]](repeating: [Integer](repeating: 0, count: count), count: count)
    }

    mutating func orthogonalize(_ basis: [[Integer]], at k: Int) {
      for j in 0...k {
        var u = dot(basis[k], basis[j])
        for i in 0..<j {
          u = (d[i + 1] * u - lambda[k][i] * lambda[j][i]).dividedExactly(by: d[i])
        }
        if j < k { lambda[k][j] = u } else { d[k + 1] = u }
      }
    }

    private func dot(_ x: [Integer], _ y: [Integer]) -> Integer {
      var sum = Integer(0)
      for index in x.indices where !x[index].isZero && !y[index].isZero {
        sum += x[index] * y[index]
      }
      return sum
    }

    mutating func shorten(_ basis: inout [[Integer]], _ k: Int, by l: Int) {
      guard lambda[k][l].magnitude * 2 > d[l + 1] else { return }
      let q = (lambda[k][l] * 2 + d[l + 1]).divided(by: d[l + 1] * 2, rounding: .down)
      for index in basis[k].indices { basis[k][index] -= q * basis[l][index] }
      lambda[k][l] -= q * d[l + 1]
      for i in 0..<l { lambda[k][i] -= q * lambda[l][i] }
    }

    func violatesLovasz(at k: Int) -> Bool {
      // d[k+1]·d[k−1] < 3/4·d[k]² − lambda²
      let left = (d[k + 1] * d[k - 1] + lambda[k][k - 1] * lambda[k][k - 1]) * 4
      return left < d[k] * d[k] * 3
    }

    mutating func swap(_ basis: inout [[Integer]], at k: Int, highest: Int) {
      basis.swapAt(k, k - 1)
      for j in 0..<(k - 1) {
        (lambda[k][j], lambda[k - 1][j]) = (lambda[k - 1][j], lambda[k][j])
      }
      let pivot = lambda[k][k - 1]
      let determinant = (d[k - 1] * d[k + 1] + pivot * pivot).dividedExactly(by: d[k])
      for i in (k + 1)..<max(k + 1, highest + 1) {
        let old = lambda[i][k]
        lambda[i][k] = (d[k + 1] * lambda[i][k - 1] - pivot * old).dividedExactly(by: d[k])
        lambda[i][k - 1] =
          (determinant * old + pivot * lambda[i][k]).dividedExactly(by: d[k + 1])
      }
      d[k] = determinant
    }
  }
}
