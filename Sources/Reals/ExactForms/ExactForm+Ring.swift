// Sums, products and whole powers of exact forms, bounded in size.

internal import Numbers

extension ExactForm {
  /// The largest size of a form that is worth keeping; beyond it a number is
  /// known by its digits alone.
  static let sizeLimit = 400

  /// This form, or nothing when it is too large to keep.
  var ifSmall: ExactForm? { terms.count <= 120 && size <= ExactForm.sizeLimit ? self : nil }

  static func - (x: ExactForm, y: ExactForm) -> ExactForm {
    y.isZero ? x : x + (-y)
  }

  static prefix func - (x: ExactForm) -> ExactForm {
    x.scaled(by: -1)
  }

  /// The product with a rational number.
  func scaled(by factor: Rational) -> ExactForm {
    if factor == 1 { return self }
    if factor.signum == 0 { return .zero }
    return mapCoefficients { $0.coefficient * factor }
  }

  /// The quotient of two forms, when one is a rational multiple of the other.
  static func ratio(_ x: ExactForm, _ y: ExactForm) -> Rational? {
    guard let first = x.terms.first, let second = y.terms.first, x.terms.count == y.terms.count,
      first.monomial == second.monomial
    else { return nil }
    let ratio = first.coefficient / second.coefficient
    return y.scaled(by: ratio) == x ? ratio : nil
  }

  /// The complex conjugate.
  var conjugate: ExactForm {
    if isFormallyReal { return self }
    return ExactForm(collecting: terms.map { $0.conjugate })
  }

  /// Whether one form is written as the conjugate of the other.
  func isConjugate(to other: ExactForm) -> Bool {
    guard terms.count == other.terms.count else { return false }
    // Terms whose conjugates differ by a sign only keep their places.
    let isInPlace = terms.allSatisfy {
      $0.monomial.exponent.isFormallyReal && ($0.monomial.phase * 2).isInteger
    }
    guard isInPlace else { return conjugate == other }
    return zip(terms, other.terms).allSatisfy { $0.isConjugate(to: $1) }
  }

  /// The product with i.
  var timesImaginaryUnit: ExactForm {
    ExactForm(collecting: terms.map { $0.timesImaginaryUnit })
  }

  /// The product, or nothing when it is too large to keep.
  static func product(_ x: ExactForm, _ y: ExactForm) -> ExactForm? {
    if let q = x.rational { return y.scaled(by: q).ifSmall }
    if let q = y.rational { return x.scaled(by: q).ifSmall }
    if let (root, a) = x.fieldElement, let (other, b) = y.fieldElement, root == other {
      return ExactForm(a * b, of: root).ifSmall
    }
    guard x.terms.count * y.terms.count <= 600 else { return nil }
    var plain: [Term] = []
    var expanded = ExactForm.zero
    for left in x.terms {
      for right in y.terms {
        let pieces = ProductOfMonomials(left.monomial, right.monomial)
        let coefficient = left.coefficient * right.coefficient * pieces.coefficient
        if pieces.sums.isEmpty {
          plain.append(Term(coefficient: coefficient, monomial: pieces.monomial))
        } else {
          guard let piece = pieces.expanded(times: coefficient) else { return nil }
          expanded = expanded + piece
        }
      }
    }
    return (ExactForm(collecting: plain) + expanded).ifSmall
  }

  /// A whole power, or nothing when it is too large to keep.
  func raised(to exponent: Int) -> ExactForm? {
    precondition(exponent >= 0, "a form is raised to a natural power")
    if let q = rational {
      let bits = max(q.numerator.bitLength, q.denominator.bitLength)
      guard bits <= 64 * ExactForm.sizeLimit / max(exponent, 1) else { return nil }
      return ExactForm(q.raised(to: exponent))
    }
    var result = ExactForm.one
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 {
        guard let next = ExactForm.product(result, square) else { return nil }
        result = next
      }
      rest >>= 1
      if rest > 0 {
        guard let next = ExactForm.product(square, square) else { return nil }
        square = next
      }
    }
    return result
  }
}

extension ExactForm.Term {
  /// The complex conjugate.
  var conjugate: ExactForm.Term {
    var result = self
    if monomial.phase.signum != 0 {
      // e^(−iπφ) = −e^(iπ(1 − φ))
      result.monomial.phase = 1 - monomial.phase
      result.coefficient = -coefficient
    }
    result.monomial.exponent = monomial.exponent.conjugate
    return result
  }

  /// Whether one term is the conjugate of the other.
  func isConjugate(to other: ExactForm.Term) -> Bool {
    let (phase, back) = (monomial.phase, other.monomial.phase)
    let isReal = phase.signum == 0
    return (isReal ? back.signum == 0 : phase + back == 1)
      && coefficient == (isReal ? other.coefficient : -other.coefficient)
      && monomial.factors == other.monomial.factors
      && monomial.exponent.isConjugate(to: other.monomial.exponent)
  }

  /// The product with i.
  var timesImaginaryUnit: ExactForm.Term {
    let half = Rational(1, over: 2)
    var result = self
    if monomial.phase < half {
      result.monomial.phase = monomial.phase + half
    } else {
      result.monomial.phase = monomial.phase - half
      result.coefficient = -coefficient
    }
    return result
  }
}

/// The product of two monomials: one monomial with a coefficient, and the sums
/// that reached a whole power and have to be multiplied out.
private struct ProductOfMonomials {
  var coefficient: Rational = 1
  var monomial: Monomial
  var sums: [(form: ExactForm, power: Int)] = []

  init(_ x: Monomial, _ y: Monomial) {
    monomial = Monomial(phase: x.phase + y.phase, exponent: x.exponent + y.exponent)
    if monomial.phase >= 1 {
      monomial.phase = monomial.phase - 1
      coefficient = -1
    }
    monomial.factors.reserveCapacity(x.factors.count + y.factors.count)
    var (i, j) = (0, 0)
    while i < x.factors.count, j < y.factors.count {
      let order = Generator.compare(x.factors[i].generator, y.factors[j].generator)
      if order < 0 {
        monomial.factors.append(x.factors[i])
        i += 1
      } else if order > 0 {
        monomial.factors.append(y.factors[j])
        j += 1
      } else {
        append(x.factors[i].generator, x.factors[i].exponent + y.factors[j].exponent)
        i += 1
        j += 1
      }
    }
    monomial.factors.append(contentsOf: x.factors[i...])
    monomial.factors.append(contentsOf: y.factors[j...])
    joinSquareRoots()
  }

  /// Adds a power, its whole part taken out where the generator asks for it.
  private mutating func append(_ generator: Generator, _ exponent: Rational) {
    var rest = exponent
    switch generator {
    case .prime(let p):
      if rest >= 1 {
        coefficient = coefficient * Rational(p)
        rest = rest - 1
      }
    case .sum(let form):
      if rest >= 1 {
        sums.append((form, rest.floor.asInt ?? 0))
        rest = rest - Rational(rest.floor)
      }
    case .root(let root):
      let degree = Rational(root.polynomial.degree)
      if rest >= degree {
        let whole = rest.floor.asInt ?? 0
        sums.append((ExactForm(Polynomial.variable.raised(to: whole), of: root), 1))
        rest = rest - Rational(whole)
      }
    case .pi, .logarithm, .arctangent:
      break
    }
    if rest.signum != 0 {
      monomial.factors.append(Factor(generator: generator, exponent: rest))
    }
  }

  /// Writes √A·√B as √(AB) where AB is a single radical or rational number:
  /// √(2+√2)·√(2−√2) is √2.
  private mutating func joinSquareRoots() {
    guard monomial.factors.count >= 2 else { return }
    let half = Rational(1, over: 2)
    let roots = monomial.factors.indices.filter { index in
      guard case .sum = monomial.factors[index].generator else { return false }
      return monomial.factors[index].exponent == half
    }
    guard roots.count >= 2 else { return }
    for (position, first) in roots.enumerated() {
      for second in roots[(position + 1)...] {
        guard case .sum(let a) = monomial.factors[first].generator,
          case .sum(let b) = monomial.factors[second].generator,
          let product = ExactForm.product(a, b), let term = product.onlyTerm,
          term.coefficient.signum > 0, term.monomial.isRadical,
          let root = Radicals.root(of: term, index: 2)
        else { continue }
        monomial.factors.remove(at: second)
        monomial.factors.remove(at: first)
        sums.append((root, 1))
        return
      }
    }
  }

  /// The product multiplied out, or nothing when it is too large.
  func expanded(times factor: Rational) -> ExactForm? {
    var result: ExactForm? = ExactForm(factor, monomial)
    for (form, power) in sums {
      guard let current = result, let raised = form.raised(to: power) else { return nil }
      result = ExactForm.product(current, raised)
    }
    return result
  }
}
