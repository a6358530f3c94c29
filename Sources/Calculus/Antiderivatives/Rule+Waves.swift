// Sums of polynomials times exponentials and waves of linear expressions: products of such are sums of
// such, and so are their antiderivatives.

internal import Expressions
internal import Numbers

extension AntiderivativeRule {
  /// Sums, products and powers of polynomials, exponentials, sines and cosines of linear expressions.
  static let dampedWaves = AntiderivativeRule(name: "damped waves") { e, search in
    guard let sum = DampedWaves(e, search),
      sum.terms.contains(where: { !$0.frequency.isZero || $0.growth.count > 1 })
    else { return nil }
    return sum.antiderivative(&search)
  }
}

/// A sum of P(x)·e^(αx)·cos(βx + γ) and of such terms with the sine.
private struct DampedWaves {
  struct Term {
    /// The coefficients of the polynomial, the constant one first; they are free of the variable.
    var polynomial: [Expression]
    /// The exponentials, and α.
    var growth: [Expression] = []
    var rate = Expression(0)
    /// βx + γ, and β; 0 where there is no wave.
    var angle = Expression(0)
    var frequency = Expression(0)
    var isSine = false
  }

  var terms: [Term]

  private static let mostTerms = 48
  private static let mostPower = 16

  init(_ terms: [Term]) { self.terms = terms }

  /// Reads an expression; nil where it is no such sum.
  init?(_ e: Expression, _ search: Antidifferentiation) {
    guard search.depends(e) else {
      self.init([Term(polynomial: [e])])
      return
    }
    if e == search.x {
      self.init([Term(polynomial: [Expression(0), Expression(1)])])
      return
    }
    let parts = e.parts
    func read(_ place: Int) -> DampedWaves? { DampedWaves(parts[place], search) }
    switch e.symbol(at: e.root) {
    case .negation:
      guard let a = read(0) else { return nil }
      self = a.scaled(by: Expression(-1))
    case .sum, .difference:
      guard let a = read(0), let b = read(1) else { return nil }
      let isSum = e.symbol(at: e.root) == .sum
      self.init(a.terms + (isSum ? b : b.scaled(by: Expression(-1))).terms)
    case .product, .juxtaposition:
      guard let a = read(0), let b = read(1), let product = a.product(b, search) else {
        return nil
      }
      self = product
    case .quotient:
      guard let a = read(0) else { return nil }
      if !search.depends(parts[1]) {
        self = a.scaled(by: Expression(1) / parts[1])
        return
      }
      // Only a product of exponentials may stand below the bar.
      let below = parts[1].fractionFactors
      guard below.below.isEmpty else { return nil }
      var quotient = a
      for factor in below.above {
        guard let divisor = DampedWaves(factor, search)?.terms, divisor.count == 1,
          case let term = divisor[0], term.polynomial.count == 1, term.frequency.isZero,
          term.growth.count <= 1
        else { return nil }
        let inverse = Term(
          polynomial: [Expression(1) / term.polynomial[0]],
          growth: term.growth.map { .power($0.parts[0], -$0.parts[1]) },
          rate: -term.rate
        )
        guard let product = quotient.product(DampedWaves([inverse]), search) else { return nil }
        quotient = product
      }
      self = quotient
    case .power where !search.depends(parts[0]):
      guard let slope = search.slope(of: parts[1]) else { return nil }
      let rate = parts[0] == Expression(.e) ? slope : slope * .call(.ln, parts[0])
      self.init([Term(polynomial: [Expression(1)], growth: [e], rate: rate)])
    case .power:
      guard let count = parts[1].rationalNumber?.asNatural, 1...Self.mostPower ~= count,
        let base = read(0)
      else { return nil }
      var power = base
      for _ in 1..<count {
        guard let product = power.product(base, search) else { return nil }
        power = product
      }
      self = power
    case .call(.exp): self.init(.power(Expression(.e), parts[0]), search)
    case .call(let row) where row == .sine || row == .cosine:
      guard let slope = search.slope(of: parts[0]) else { return nil }
      var wave = Term(polynomial: [Expression(1)])
      (wave.angle, wave.frequency, wave.isSine) = (parts[0], slope, row == .sine)
      self.init([wave])
    default: return nil
    }
  }

  private func scaled(by factor: Expression) -> DampedWaves {
    DampedWaves(
      terms.map { term in
        var term = term
        term.polynomial = term.polynomial.map { $0.isZero ? $0 : factor * $0 }
        return term
      }
    )
  }

  /// The product, in which that of two waves is half the sum of the waves of the sum and the difference of
  /// their angles; nil where it has too many terms.
  private func product(_ other: DampedWaves, _ search: Antidifferentiation) -> DampedWaves? {
    var product: [Term] = []
    for a in terms {
      for b in other.terms {
        var term = Term(polynomial: Self.product(a.polynomial, b.polynomial))
        (term.growth, term.rate) = (a.growth + b.growth, a.rate + b.rate)
        guard !a.frequency.isZero, !b.frequency.isZero else {
          let wave = a.frequency.isZero ? b : a
          (term.angle, term.frequency, term.isSine) = (wave.angle, wave.frequency, wave.isSine)
          product.append(term)
          continue
        }
        // cos u·cos v and sin u·sin v are sums of cosines, sin u·cos v one of sines.
        let (u, v) = a.isSine || !b.isSine ? (a, b) : (b, a)
        term.isSine = u.isSine != v.isSine
        for isSum in [true, false] {
          var wave = term
          let isNegative = u.isSine && v.isSine && isSum
          let half = Expression(Rational(isNegative ? -1 : 1, over: 2))
          wave.polynomial = term.polynomial.map { $0.isZero ? $0 : half * $0 }
          wave.frequency = isSum ? u.frequency + v.frequency : u.frequency - v.frequency
          wave.angle = isSum ? u.angle + v.angle : u.angle - v.angle
          if !isSum, u.frequency == v.frequency { wave.frequency = Expression(0) }
          if wave.frequency.isZero {
            // A wave that does not depend on the variable is a number.
            let angle =
              u.angle == v.angle
              ? Expression(0) : wave.angle.replacing([search.variable: Expression(0)])
            if term.isSine, angle.isZero { continue }
            let number = Expression.call(term.isSine ? .sine : .cosine, angle)
            if !angle.isZero { wave.polynomial = wave.polynomial.map { $0.times(number) } }
            (wave.angle, wave.isSine) = (Expression(0), false)
          }
          product.append(wave)
        }
      }
    }
    return product.count <= Self.mostTerms ? DampedWaves(product) : nil
  }

  private static func product(_ a: [Expression], _ b: [Expression]) -> [Expression] {
    var product = [Expression](repeating: Expression(0), count: a.count + b.count - 1)
    for (i, x) in a.enumerated() where !x.isZero {
      for (j, y) in b.enumerated() where !y.isZero { product[i + j] = product[i + j] + x * y }
    }
    return product
  }

  /// The antiderivative, term by term.
  ///
  /// Of P·e^(αx)·cos(u) it is (U·cos u + V·sin u)·e^(αx) with u′ = β, U′ + α·U + β·V = P and
  /// V′ + α·V − β·U = 0: the coefficients of U and V follow from the highest ones down. For the sine
  /// P stands on the other side.
  func antiderivative(_ search: inout Antidifferentiation) -> Expression? {
    var sum = Expression(0)
    for term in terms where !term.polynomial.allSatisfy({ $0.isZero }) {
      let (alpha, beta) = (term.rate, term.frequency)
      guard !alpha.isZero || !beta.isZero else {
        let powers = term.polynomial.enumerated().map { power, coefficient in
          coefficient.isZero ? coefficient : coefficient / Expression(Rational(power + 1))
        }
        sum = sum + written([Expression(0)] + powers, search.x)
        continue
      }
      let size = alpha.times(alpha) + beta.times(beta)
      // Names may cancel.
      if search.simplified(size, by: "simplify(u)")?.isZero == true { return nil }
      var (u, v): ([Expression], [Expression]) = ([], [])
      for (power, coefficient) in term.polynomial.enumerated().reversed() {
        let next = Expression(Rational(power + 1))
        let own = term.isSine ? Expression(0) : coefficient
        let other = term.isSine ? coefficient : Expression(0)
        let p = own - (u.last.map { next.times($0) } ?? Expression(0))
        let q = other - (v.last.map { next.times($0) } ?? Expression(0))
        guard !beta.isZero else {
          u.append(p.over(alpha))
          continue
        }
        u.append((alpha.times(p) - beta.times(q)).over(size))
        v.append((beta.times(p) + alpha.times(q)).over(size))
      }
      var wave = written(u.reversed(), search.x)
      if !beta.isZero {
        let cosine = wave.times(.call(.cosine, term.angle))
        wave = cosine + written(v.reversed(), search.x).times(.call(.sine, term.angle))
      }
      sum = sum + .product(term.growth).times(wave)
    }
    return sum
  }

  private func written(_ coefficients: [Expression], _ x: Expression) -> Expression {
    coefficients.enumerated().reduce(Expression(0)) { sum, term in
      let power = x.raised(to: term.offset)
      return term.element.isZero ? sum : sum + term.element.times(power)
    }
  }
}

extension Expression {
  /// Whether it is written as the number 0.
  fileprivate var isZero: Bool { rationalNumber?.isZero == true }

  /// The product, which is 0 where a factor is.
  fileprivate func times(_ other: Expression) -> Expression {
    isZero || other.isZero ? Expression(0) : self * other
  }

  /// The quotient, which is 0 where the dividend is.
  fileprivate func over(_ other: Expression) -> Expression {
    isZero ? self : self / other
  }

  fileprivate static func power(_ base: Expression, _ exponent: Expression) -> Expression {
    Expression(.power, [base, exponent])
  }
}
