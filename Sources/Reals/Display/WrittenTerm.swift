// A term on its way from an exact form to its writing: its factors are sorted by what can be
// done with them.

internal import Numbers

/// A rational multiple of powers of factors.
struct WrittenTerm: Hashable {
  /// The rational factor.
  var coefficient: Rational
  /// The other factors, each once.
  var factors: [Factor] = []

  /// The greatest index of a root that is written as a root.
  static var greatestIndex: Int { 1 << 12 }

  /// A factor and its power, never zero.
  struct Factor: Hashable {
    var atom: Atom
    var exponent: Rational
  }

  /// The base of a power.
  enum Atom: Hashable {
    /// A prime, whose exponent lies between 0 and 1.
    case prime(Integer)
    /// The cosine of an acute angle, in half turns.
    case cosine(Rational)
    /// The natural logarithm of a positive number.
    case logarithm(ExactForm)
    /// A positive sum.
    case sum(ExactForm)
    /// A form that is written as it stands.
    case form(Form)

    /// Whether the number is positive because of its form alone.
    ///
    /// The logarithm of a sum may be negative, and so may what is written as it stands.
    var isPositive: Bool {
      switch self {
      case .prime, .cosine, .sum, .form(.pi), .form(.e): true
      case .logarithm(let argument): argument.rational.map { $0 > 1 } ?? false
      case .form: false
      }
    }
  }

  /// Multiplies by a power; of a prime, its whole powers go into the coefficient.
  mutating func multiply(by atom: Atom, _ exponent: Rational) {
    var exponent = exponent
    let place = factors.firstIndex { $0.atom == atom }
    if let place { exponent = exponent + factors[place].exponent }
    if case .prime(let p) = atom, let whole = exponent.floor.asInt {
      coefficient = coefficient * Rational(p).raised(to: whole)
      exponent = exponent - Rational(whole)
    }
    let factor = Factor(atom: atom, exponent: exponent)
    switch (place, exponent.signum) {
    case (nil, 0): break
    case (nil, _): factors.append(factor)
    case (let place?, 0): factors.remove(at: place)
    case (let place?, _): factors[place] = factor
    }
  }

  /// Multiplies by a whole power of a term.
  mutating func multiply(by term: WrittenTerm, _ exponent: Int) {
    coefficient = coefficient * term.coefficient.raised(to: exponent)
    for factor in term.factors {
      multiply(by: factor.atom, factor.exponent * Rational(Integer(exponent)))
    }
  }

  /// The product with a rational number.
  func scaled(by factor: Rational) -> WrittenTerm {
    WrittenTerm(coefficient: coefficient * factor, factors: factors)
  }

  /// The exponent of an atom, zero where it is no factor.
  func exponent(of atom: Atom) -> Rational {
    factors.first { $0.atom == atom }?.exponent ?? 0
  }

  /// The positions of the logarithms that are factors as they stand.
  var logarithms: [(place: Int, argument: ExactForm)] {
    factors.enumerated().compactMap { place, factor in
      guard case .logarithm(let argument) = factor.atom, factor.exponent == 1 else { return nil }
      return (place, argument)
    }
  }

  /// The other factors of a term.
  func factors(without place: Int) -> [Factor] {
    var rest = factors
    rest.remove(at: place)
    return rest
  }
}

extension [WrittenTerm] {
  /// The coefficients' least common denominator.
  var commonDenominator: Integer {
    reduce(Integer(1)) { Integer.leastCommonMultiple($0, $1.coefficient.denominator) }
  }

  /// The positive rational that all coefficients are whole multiples of, with no
  /// common factor left.
  var content: Rational {
    let divisor = reduce(Integer(0)) {
      Integer.greatestCommonDivisor($0, $1.coefficient.numerator)
    }
    return divisor.isZero ? 1 : Rational(divisor, over: commonDenominator)
  }
}
