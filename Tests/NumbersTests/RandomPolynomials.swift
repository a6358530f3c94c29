// Random polynomials: the same of a seed as in Tests/Attacks/randoms.py, which knows
// of them what other programs say.

import Numbers
import TestSupport

extension Polynomial {
  /// The polynomial of a seed, as `Tests/Attacks/randoms.py` makes it.
  static func random(seed: UInt64) -> Polynomial {
    var random = SplitMix64(seed: seed)
    switch random.draw(6) {
    case 0:
      let degree = 1 + random.draw(40)
      return random.dense(degree: degree, bits: 1 + random.draw(30))
    case 1:
      var p = Polynomial.one
      for _ in 0..<1 + random.draw(5) {
        let degree = 1 + random.draw(4)
        let factor = random.dense(degree: degree, bits: 4)
        p = p * factor.raised(to: 1 + random.draw(3))
      }
      return p
    case 2:
      let degree = random.draw(6)
      var p = random.dense(degree: degree, bits: 3)
      for _ in 0..<1 + random.draw(9) {
        let u = random.draw(81) - 40
        p = p * Polynomial([Rational(u), Rational(1 + random.draw(9))])
      }
      return p
    case 3:
      let a = 1 + random.draw(1 << (2 + random.draw(38)))
      let n = 3 + random.draw(28)
      let square = Polynomial([-1, Rational(a)]).raised(to: 2)
      return Polynomial.variable.raised(to: n) - square.scaled(by: Rational(1 + random.draw(5)))
    case 4:
      let u = random.draw(19) - 9
      let base = Polynomial([Rational(u), Rational(1 + random.draw(9))])
      let power = base.raised(to: 2 + random.draw(6))
      let p = power.scaled(by: Rational(Integer.one << (1 + random.draw(80))))
      let degree = random.draw(9)
      return p + random.dense(degree: degree, bits: 2)
    default:
      var p = Polynomial.one
      for _ in 0..<1 + random.draw(5) {
        let bits = random.draw(31)
        let c = random.draw((2 << bits) + 1) - (1 << bits)
        p = p * Polynomial([Rational(c), Rational(1 << bits)])
      }
      p = p.scaled(by: Rational(Integer.one << random.draw(61)))
      return p + Polynomial(Rational(random.draw(3) - 1))
    }
  }

  /// A polynomial whose factors have a structure, likewise.
  static func structured(seed: UInt64) -> Polynomial {
    var random = SplitMix64(seed: seed)
    switch random.draw(4) {
    case 0:
      // xⁿ ± a has cyclotomic and other factors.
      let n = 2 + random.draw(59)
      let a = [1, 1, 4, 16, 64, 1 + random.draw(99)][random.draw(6)]
      let p = Polynomial.variable.raised(to: n)
      return random.draw(2) == 0 ? p + Polynomial(Rational(a)) : p - Polynomial(Rational(a))
    case 1:
      // Swinnerton-Dyer: of (u + v x) the one with the roots ±√2 ± √3 …
      var p = Polynomial.variable
      for q in [2, 3, 5, 7].prefix(1 + random.draw(4)) {
        // With p(x + s) = a + s b and s² = q.
        var (a, b) = (Polynomial.zero, Polynomial.zero)
        for coefficient in p.coefficients.reversed() {
          (a, b) = (
            a * .variable + b.scaled(by: Rational(q)) + Polynomial(coefficient),
            b * .variable + a
          )
        }
        p = a * a - (b * b).scaled(by: Rational(q))
      }
      let u = random.draw(9) - 4
      return p.value(at: Polynomial([Rational(u), Rational(1 + random.draw(3))]))
    case 2:
      let degree = 1 + random.draw(8)
      let outer = random.dense(degree: degree, bits: 5)
      let inner = 1 + random.draw(4)
      return outer.value(at: random.dense(degree: inner, bits: 3))
    default:
      var p = Polynomial.one
      for _ in 0..<2 + random.draw(4) {
        let degree = 1 + random.draw(9)
        p = p * random.dense(degree: degree, bits: 1 + random.draw(8))
      }
      return p
    }
  }

  /// The composition with another polynomial.
  private func value(at inner: Polynomial) -> Polynomial {
    coefficients.reversed().reduce(.zero) { $0 * inner + Polynomial($1) }
  }
}

extension SplitMix64 {
  /// A natural number below a bound.
  mutating func draw(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A polynomial of a degree whose coefficients have at most so many bits.
  mutating func dense(degree: Int, bits: Int) -> Polynomial {
    let size = 1 << bits
    let lower = (0..<degree).map { _ in Rational(draw(2 * size + 1) - size) }
    return Polynomial(lower + [Rational(1 + draw(size))])
  }
}
