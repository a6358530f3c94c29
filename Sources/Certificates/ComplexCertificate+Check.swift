// The check of complex solutions. It puts them in, and counts how many there can be.

internal import Expressions
internal import Numbers
internal import Reals

extension ComplexCertificate {
  /// The most solutions that are told, and the most parts of a period.
  package static let (solutionLimit, shareLimit) = (128, 64)

  /// Whether the solutions are those that are told, and no others.
  ///
  /// The inner expression may be a turn e^(iz), of which sines and the like of multiples of z are quotients.
  /// Where the difference of the sides is zero the inner expression is a root of a polynomial. For each
  /// root there is one number that the inner expression takes to it, in each period, or there are two of a
  /// sine or a cosine, but only one for 1 and −1; none is taken to 0 by a power, and none to i and −i by a
  /// tangent. So where as many different solutions are told, these are all.
  package var isValid: Bool {
    var check = ComplexCheck(self)
    return check.isValid
  }
}

/// A check under way.
private struct ComplexCheck {
  let certificate: ComplexCertificate
  private var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))

  init(_ certificate: ComplexCertificate) { self.certificate = certificate }

  /// How an inner expression takes numbers to others.
  private enum Kind {
    /// No two numbers to the same.
    case single
    /// A power of a number with the unknown in the exponent.
    case power(base: Expression)
    /// A sine or a cosine.
    case wave
    case tangent
  }

  package var isValid: Bool {
    mutating get {
      let difference = certificate.difference
      guard let inner = certificate.inner, difference.isPlainComplex, inner.isPlainComplex,
        (difference.variables + inner.variables).allSatisfy({ $0 == certificate.unknown }),
        let kind = kind(of: inner), let most = mostSolutions(inner, kind),
        let members = members, members.count == most
      else { return false }
      for member in members {
        let value = difference.replacing([certificate.unknown: member])
        guard isZero(value) == true else { return false }
      }
      for (place, member) in members.enumerated() {
        for other in members[..<place] {
          guard isApart(Expression(.difference, [member, other])) else { return false }
        }
      }
      return true
    }
  }

  /// The solutions that are told, those of one period.
  private var members: [Expression]? {
    mutating get {
      guard let period = certificate.period else {
        return certificate.families.isEmpty
          && certificate.points.count <= ComplexCertificate.solutionLimit
          && certificate.points.allSatisfy({ $0.isNumber }) ? certificate.points : nil
      }
      guard certificate.points.isEmpty else { return nil }
      var members: [Expression] = []
      for (start, step) in certificate.families {
        guard start.isNumber, step.isNumber,
          let ratio = number(Expression(.quotient, [period, step])), isZero(ratio.imaginary),
          let count = (1...ComplexCertificate.shareLimit).first(where: { count in
            [count, -count].contains { isEqual(ratio.real, $0) }
          }), members.count + count <= ComplexCertificate.solutionLimit
        else { return nil }
        for turn in 0..<count {
          members.append(
            Expression(.sum, [start, Expression(.product, [Expression(Rational(turn)), step])])
          )
        }
      }
      return members
    }
  }

  /// Whether a difference is no whole multiple of the period, or is not zero where there is none.
  private mutating func isApart(_ difference: Expression) -> Bool {
    guard let period = certificate.period else { return isZero(difference) == false }
    guard let ratio = number(Expression(.quotient, [difference, period])),
      let sign = ratio.imaginary.sign(in: &workspace)
    else { return false }
    if sign != 0 { return true }
    do throws(RealError) {
      let floor = try Real.floor(ratio.real, in: &workspace)
      return ratio.real.order(to: floor, in: &workspace) == .greater
    } catch {
      return false
    }
  }

  // MARK: Numbers

  private mutating func number(_ e: Expression) -> Number? {
    e.complexNumber(in: &workspace)
  }

  private mutating func isZero(_ e: Expression) -> Bool? { e.isComplexZero(in: &workspace) }

  private mutating func isZero(_ number: Real) -> Bool { number.sign(in: &workspace) == 0 }

  private mutating func isEqual(_ number: Real, _ whole: Int) -> Bool {
    number.order(to: Real(whole), in: &workspace) == .equal
  }

  // MARK: Inner expressions

  /// How an inner expression takes numbers to others; nothing where that is not known, or the period is not
  /// its least one.
  private mutating func kind(of inner: Expression) -> Kind? {
    let (x, operands) = (certificate.unknown, inner.parts)
    if inner == Expression(name: x) { return certificate.period == nil ? .single : nil }
    let (kind, argument): (Kind, Expression)
    switch inner.symbol(at: inner.root) {
    case .power:
      let isNumber = operands[0].rationalNumber.map { $0.signum > 0 && $0 != .one } ?? false
      guard isNumber || operands[0] == Expression(.e) else { return nil }
      (kind, argument) = (.power(base: operands[0]), operands[1])
    case .call(let row):
      guard operands.count == 1 else { return nil }
      argument = operands[0]
      switch row {
      case .exp: kind = .power(base: Expression(.e))
      case .sine, .cosine: kind = .wave
      case .tangent: kind = .tangent
      // Each of these has an inverse.
      case .ln, .sqrt, .arcsine, .arccosine, .arctangent, .areaSine: kind = .single
      default: return nil
      }
    default: return nil
    }
    guard argument.isLinear(in: x) else { return nil }
    let ends = [0, 1].map { argument.replacing([x: Expression(Rational($0))]) }
    let slope = Expression(.difference, [ends[1], ends[0]])
    guard isZero(slope) == false else { return nil }
    guard let period = certificate.period else {
      if case .single = kind { return kind }
      return nil
    }
    guard period.isNumber else { return nil }
    let (length, turn): (Expression, Expression)
    let path = Expression(.product, [slope, period])
    let circle = Expression(2) * Expression(.pi)
    switch kind {
    case .single: return nil
    case .power(let base):
      (length, turn) = (
        Expression(.product, [path, .call(.ln, base)]),
        Expression(.product, [circle, Expression(.imaginaryUnit)])
      )
    case .wave: (length, turn) = (path, circle)
    case .tangent: (length, turn) = (path, Expression(.pi))
    }
    let isTurn = [Symbol.sum, .difference].contains {
      isZero(Expression($0, [length, turn])) == true
    }
    return isTurn ? kind : nil
  }

  /// The most solutions that there can be, in each period.
  private mutating func mostSolutions(_ inner: Expression, _ kind: Kind) -> Int? {
    let (x, name) = (certificate.unknown, "#")
    let u = Expression(name: name)
    var outer = certificate.difference.replacing(powersOf: inner, of: x, with: u)
    if case .single = kind { outer = certificate.difference.replacing(every: inner, with: u) }
    if inner == Expression.turn(of: x) {
      outer = certificate.difference.withTurns(of: x, as: u).replacing(every: inner, with: u)
    }
    guard !outer.variables.contains(x) else { return nil }
    let numerator = outer.withoutQuotients(of: name).numerator
    let parts = numerator.partsBesidePolynomials.sorted { $0.count > $1.count }
    guard parts.allSatisfy({ !$0.variables.contains(name) }),
      let polynomial = numerator.checkedPolynomial(in: [name], and: parts),
      polynomial.degree(in: 0) <= 64
    else { return nil }
    // Somewhere it is not zero.
    func value(_ number: Expression) -> Expression { numerator.replacing([name: number]) }
    guard (2...5).contains(where: { isZero(value(Expression(Rational($0)))) == false }) else {
      return nil
    }
    var roots = polynomial.degree(in: 0)
    // How often 0 is counted among the roots.
    var zeros = polynomial.terms.map { $0.powers[0] }.min() ?? 0
    if let rational = polynomial.univariate(in: 0) {
      (roots, zeros) = (rational.squareFreePart.degree, min(1, zeros))
    }
    func count(_ numbers: [Expression]) -> Int {
      numbers.count { isZero(value($0)) == true }
    }
    let (one, unit) = (Expression(1), Expression(.imaginaryUnit))
    switch kind {
    case .single: return roots
    case .power: return roots - max(zeros, count([Expression(0)]))
    case .wave: return 2 * roots - count([one, Expression(-1)])
    case .tangent: return roots - count([unit, Expression(.negation, [unit])])
    }
  }
}
