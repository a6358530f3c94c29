// Rows about roots of polynomials and whole sets of solutions.

import Foundation
import Surd

/// A number sequence that `peers.py` makes as well: x ↦ 48271x mod (2³¹ − 1).
///
/// > Source: Park, Miller, Stockmeyer, Technical correspondence (CACM 1993).
private struct MinimalStandard {
  private var state = 1

  mutating func next() -> Int {
    state = state * 48_271 % 2_147_483_647
    return state
  }
}

/// A polynomial with coefficients of up to 20 bits, either sign.
private func randomPolynomial(degree: Int) -> Polynomial {
  var random = MinimalStandard()
  return Polynomial(
    integers: (0...degree).map { _ in Integer(random.next() % (1 << 21) - (1 << 20)) }
  )
}

/// The polynomial Tₙ with cos(nt) = Tₙ(cos t).
private func chebyshev(_ degree: Int) -> Polynomial {
  var (last, next) = (Polynomial(Rational.one), Polynomial([.zero, .one]))
  for _ in 1..<degree {
    (last, next) = (next, next * Polynomial([.zero, Rational(2)]) - last)
  }
  return next
}

/// xⁿ − 2(100x − 1)², two of whose roots are very close.
private func mignotte(_ degree: Int) -> Polynomial {
  var coefficients = Array(repeating: Rational.zero, count: degree + 1)
  (coefficients[0], coefficients[1]) = (Rational(-2), Rational(400))
  coefficients[2] = Rational(-20_000)
  coefficients[degree] = .one
  return Polynomial(coefficients)
}

private func realRow(
  _ name: String,
  must: Double,
  excellent: Double,
  _ polynomial: @escaping () -> Polynomial
) -> Row {
  Row("real roots, \(name)", must: must, excellent: excellent) {
    let p = polynomial()
    return {
      var budget: Int64 = 20_000_000_000
      guard let roots = p.realRoots(budget: &budget) else { fatalError("\(name) takes too long") }
      consume(roots)
    }
  }
}

private func complexRow(degree: Int, must: Double, excellent: Double) -> Row {
  Row("all complex roots, degree \(degree)", must: must, excellent: excellent) {
    let p = randomPolynomial(degree: degree)
    return {
      var budget: Int64 = 20_000_000_000
      guard let real = p.realRoots(budget: &budget),
        let others = p.nonRealRoots(realCount: real.count, budget: &budget)
      else { fatalError("the roots take too long") }
      for var root in real { root.refine(toExponent: -100) }
      for var root in others.others {
        guard root.refine(toExponent: -100, budget: &budget) else { fatalError("no digits") }
      }
    }
  }
}

/// The product of x ± √2 ± √3 ± √5 … with the square roots of the first primes, of all signs: it
/// is irreducible, and modulo each prime it has factors of degree 1 and 2 only.
///
/// > Source: Swinnerton-Dyer, in Zassenhaus, On Hensel factorization I (1969).
private func swinnertonDyer(_ primes: [Int]) -> Polynomial {
  // p(x − √q)·p(x + √q) = A² − q·B² with p(x + √q) = A + √q·B.
  primes.reduce(Polynomial.variable) { p, prime in
    var (even, odd) = (Polynomial.zero, Polynomial.zero)
    // (x + √q)ⁿ = a + √q·b, step by step.
    var power = (Polynomial.one, Polynomial.zero)
    for coefficient in p.coefficients {
      even = even + Polynomial(coefficient) * power.0
      odd = odd + Polynomial(coefficient) * power.1
      let q = Polynomial(Rational(prime))
      power = (
        Polynomial.variable * power.0 + q * power.1, power.0 + Polynomial.variable * power.1
      )
    }
    return even * even - Polynomial(Rational(prime)) * odd * odd
  }
}

private func factorRow(
  _ name: String,
  must: Double,
  excellent: Double,
  count: Int,
  _ polynomial: @escaping () -> Polynomial
) -> Row {
  Row("factor \(name)", must: must, excellent: excellent) {
    let p = polynomial()
    return {
      var budget: Int64 = 20_000_000_000
      guard let factors = p.irreducibleFactors(budget: &budget), factors.count == count else {
        fatalError("\(name) has other factors")
      }
      consume(factors)
    }
  }
}

/// A row for the check of the proof that the roots of a polynomial are all; the bars are parts of
/// the time in which they are found.
private func checkRow(_ name: String, _ polynomial: Polynomial) -> Row {
  func certified() -> [String] {
    var budget: Int64 = 20_000_000_000
    guard let made = RootCertificate(of: polynomial, isComplex: false, budget: &budget) else {
      fatalError("\(name) has no proof")
    }
    return made.lines
  }
  let lines = certified()
  let whole = medianSeconds { solve("solve(\(name) = 0; x)") }
  return Row("check the roots of \(name)", must: whole / 5, excellent: whole / 20) {
    {
      guard RootCertificate.reading(lines).certificate?.isValid == true else {
        fatalError("\(name): the proof fails")
      }
    }
  }
}

/// The lines of Tests/Golden/solutions.txt.
private let solutionLines = goldenLines("solutions") { $0.hasPrefix("solve(") }

private func solve(_ text: String) {
  var session = Session()
  consume(session.evaluate(text, showing: Answer.Display(hasDecimal: true)))
}

private func solutionLine(at share: Double) -> String {
  line(at: share, of: solutionLines, solve) ?? "x = 1"
}

var solvingRows: [Row] {
  [
    Row("solve x^2 = 2", must: 2e-3, excellent: 0.5e-3) { { solve("x^2 = 2") } },
    Row("line of solutions, median", must: 20e-3, excellent: 5e-3) {
      let text = solutionLine(at: 0.5)
      return { solve(text) }
    },
    Row("line of solutions, worst", must: 500e-3, excellent: 100e-3) {
      let text = solutionLine(at: 1)
      return { solve(text) }
    },
    Row("1,000 digits of the zero of cos x - x", must: 5e-3, excellent: 2e-3) {
      {
        var session = Session()
        session.settings.digits = 1_000
        consume(session.evaluate("zero(cos x - x; x = 0..1)", showing: .all))
      }
    },
    realRow("Chebyshev 50", must: 15e-3, excellent: 6e-3) { chebyshev(50) },
    realRow("Chebyshev 100", must: 70e-3, excellent: 30e-3) { chebyshev(100) },
    realRow("Chebyshev 200", must: 500e-3, excellent: 200e-3) { chebyshev(200) },
    realRow("Mignotte 100", must: 50e-3, excellent: 5e-3) { mignotte(100) },
    realRow("random 100", must: 30e-3, excellent: 10e-3) { randomPolynomial(degree: 100) },
    realRow("random 200", must: 120e-3, excellent: 40e-3) { randomPolynomial(degree: 200) },
    complexRow(degree: 20, must: 10e-3, excellent: 3e-3),
    complexRow(degree: 50, must: 60e-3, excellent: 20e-3),
    complexRow(degree: 100, must: 400e-3, excellent: 150e-3),
    // FLINT's times on another machine, ten of which are the bar.
    factorRow("Swinnerton-Dyer 8", must: 0.8e-3, excellent: 0.2e-3, count: 1) {
      swinnertonDyer([2, 3, 5])
    },
    factorRow("Swinnerton-Dyer 16", must: 4.6e-3, excellent: 1e-3, count: 1) {
      swinnertonDyer([2, 3, 5, 7])
    },
    factorRow("Swinnerton-Dyer 32", must: 15e-3, excellent: 3e-3, count: 1) {
      swinnertonDyer([2, 3, 5, 7, 11])
    },
    factorRow("x^100 - 1", must: 23e-3, excellent: 5e-3, count: 9) {
      Polynomial([-1] + Array(repeating: .zero, count: 99) + [.one])
    },
    checkRow("x^5 - x - 1", Polynomial([-1, -1, 0, 0, 0, 1])),
    checkRow("x^8 - 10x^3 + 2", Polynomial([2, 0, 0, -10, 0, 0, 0, 0, 1])),
    Row("(1+i)^1000", must: 1e-3, excellent: 0.1e-3) { { solve("(1+i)^1000") } },
  ]
}
