// Expressions as polynomials of real numbers: those that names mean, and one for each part that is no
// polynomial, with what it is by definition.

internal import Expressions
internal import Numbers

/// The reading of expressions; a complex number is two real ones.
struct RealReading {
  typealias P = SparsePolynomial
  /// The real and the imaginary part, nothing for one that is 0 by its form.
  typealias Value = (real: P, imaginary: P?)

  /// The names of complex numbers.
  let complexNames: [String]
  /// What names mean.
  var names: [String: Value] = [:]
  /// The parts of turns e^(it) of a real name t.
  private(set) var turns: [(angle: P, cosine: P, sine: P)] = []
  private var atoms: [Atom] = []
  private var variableCount = 0
  /// What comes of the parts that were read.
  private var steps: [RealClaim.Step] = []
  var budget = PolynomialBudget(steps: 200_000_000)

  /// A part that is no polynomial.
  private struct Atom: Equatable {
    enum Kind: Equatable {
      case quotient, size
      case root(Int)
      case call(Builtin)
      case pi
    }
    let kind: Kind
    let operands: [P]
    let variable: Int

    static func == (a: Atom, b: Atom) -> Bool { a.kind == b.kind && a.operands == b.operands }
  }

  /// Why an expression is not read.
  enum Refusal: Error {
    case unknownPart
    case spent
  }

  /// The largest exponent that is multiplied out.
  private static let largestExponent = 32

  init(complexNames: [String]) { self.complexNames = complexNames }

  /// Whether numbers may be complex.
  private var isComplex: Bool { !complexNames.isEmpty }

  // MARK: Comparisons

  /// What a comparison says; nothing where a part is not known.
  mutating func claim(_ condition: Comparison) -> RealClaim? {
    steps = []
    do throws(Refusal) {
      let (a, b) = (try value(of: condition.left), try value(of: condition.right))
      let signs = Signs(condition.relation)
      var claim = RealClaim()
      claim.parts = [RealFacts.Part(a.real - b.real, signs)]
      let imaginary = (a.imaginary ?? .zero) - (b.imaginary ?? .zero)
      switch condition.relation {
      case .equal, .notEqual:
        claim.isAny = condition.relation == .notEqual
        if !imaginary.isZero { claim.parts.append(RealFacts.Part(imaginary, signs)) }
      default:
        // Only real numbers are compared in order.
        for part in [a.imaginary, b.imaginary].compactMap({ $0 }) {
          steps.append(.need(RealFacts.Part(part, .zero)))
        }
      }
      claim.steps = steps
      return claim
    } catch {
      return nil
    }
  }

  // MARK: Values

  private mutating func newVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// A new number that a name means.
  mutating func add(name: String) {
    let real = P(variable: newVariable())
    names[name] = (real, complexNames.contains(name) ? P(variable: newVariable()) : nil)
  }

  private mutating func value(of e: Expression) throws(Refusal) -> Value {
    if let number = e.rationalNumber { return (P(number), nil) }
    let operands = e.parts
    switch (e.symbol(at: e.root), operands.count) {
    case (.name(let name), 0):
      if names[name] == nil { add(name: name) }
      guard let value = names[name] else { throw .unknownPart }
      return value
    case (.constant(let constant), 0): return try value(of: constant)
    case (.negation, 1):
      let a = try value(of: operands[0])
      return (-a.real, a.imaginary.map { -$0 })
    case (.sum, 2), (.difference, 2):
      let (a, b) = (try value(of: operands[0]), try value(of: operands[1]))
      let factor = Rational(e.symbol(at: e.root) == .sum ? 1 : -1)
      let second = b.imaginary.map { $0.scaled(by: factor) }
      return (
        a.real + b.real.scaled(by: factor), a.imaginary.map { $0 + (second ?? .zero) } ?? second
      )
    case (.product, 2), (.juxtaposition, 2):
      return try product(try value(of: operands[0]), try value(of: operands[1]))
    case (.quotient, 2): return try quotient(operands[0], operands[1])
    case (.power, 2): return try power(operands[0], operands[1])
    case (.call(let row), let count):
      if count == 2, row == .log {
        let (a, b) = (try real(operands[0]), try real(operands[1]))
        return try (quotient(try logarithm(a), try logarithm(b)), nil)
      }
      if count == 2, row == .root, let index = operands[0].rationalNumber?.asNatural, index > 0,
        index <= Self.largestExponent
      {
        return (try root(index, try real(operands[1])), nil)
      }
      guard count == 1 else { throw .unknownPart }
      return try call(row, operands[0])
    default: throw .unknownPart
    }
  }

  private mutating func value(of constant: Constant) throws(Refusal) -> Value {
    switch constant {
    case .imaginaryUnit where isComplex: return (.zero, .one)
    case .e: return (try function(.exp, .one), nil)
    case .pi:
      let pi = atom(.pi, [])
      define(pi - P(Rational(3)), .positive)
      define(P(Rational(4)) - pi, .positive)
      return (pi, nil)
    default: throw .unknownPart
    }
  }

  private mutating func real(_ e: Expression) throws(Refusal) -> P {
    let value = try value(of: e)
    guard value.imaginary?.isZero ?? true else { throw .unknownPart }
    return value.real
  }

  private mutating func times(_ a: P, _ b: P) throws(Refusal) -> P {
    do throws(PolynomialBudget.Spent) {
      return try a.multiplied(by: b, &budget)
    } catch {
      throw .spent
    }
  }

  private mutating func product(_ a: Value, _ b: Value) throws(Refusal) -> Value {
    let real = try times(a.real, b.real)
    guard let first = a.imaginary else {
      guard let second = b.imaginary else { return (real, nil) }
      return (real, try times(a.real, second))
    }
    guard let second = b.imaginary else { return (real, try times(first, b.real)) }
    return (
      real - (try times(first, second)), try times(a.real, second) + (try times(first, b.real))
    )
  }

  // MARK: Parts that are no polynomials

  private mutating func define(_ polynomial: P, _ signs: Signs) {
    steps.append(.definition(RealFacts.Part(polynomial, signs)))
  }

  private mutating func need(_ polynomial: P, _ signs: Signs) {
    if let number = polynomial.constant, signs.contains(Signs(of: number)) { return }
    steps.append(.need(RealFacts.Part(polynomial, signs)))
  }

  /// Says what a real function needs: where numbers may be complex it may have a value besides.
  private mutating func needReal(_ polynomial: P, _ signs: Signs) {
    if isComplex {
      if let number = polynomial.constant, signs.contains(Signs(of: number)) { return }
      steps.append(.obligation(RealFacts.Part(polynomial, signs)))
    } else {
      need(polynomial, signs)
    }
  }

  /// The number that a part is.
  private mutating func atom(_ kind: Atom.Kind, _ operands: [P]) -> P {
    let own = Atom(kind: kind, operands: operands, variable: variableCount)
    if let known = atoms.first(where: { $0 == own }) { return P(variable: known.variable) }
    variableCount += 1
    atoms.append(own)
    return P(variable: own.variable)
  }

  private mutating func quotient(_ a: Expression, _ b: Expression) throws(Refusal) -> Value {
    var (above, below) = (try value(of: a), try value(of: b))
    if let imaginary = below.imaginary {
      let square = try times(below.real, below.real) + (try times(imaginary, imaginary))
      above = try product(above, (below.real, -imaginary))
      below = (square, nil)
    }
    let real = try quotient(above.real, below.real)
    guard let imaginary = above.imaginary else { return (real, nil) }
    return (real, try quotient(imaginary, below.real))
  }

  private mutating func quotient(_ a: P, _ b: P) throws(Refusal) -> P {
    // 1/e^u is e^(−u).
    if let power = atoms.first(where: { $0.kind == .call(.exp) && P(variable: $0.variable) == b }) {
      return try times(a, try function(.exp, -power.operands[0]))
    }
    need(b, .notZero)
    if let number = b.constant, !number.isZero { return a.scaled(by: number.reciprocal) }
    let value = atom(.quotient, [a, b])
    define(try times(value, b) - a, .zero)
    return value
  }

  private mutating func root(_ index: Int, _ a: P) throws(Refusal) -> P {
    if index % 2 == 0 { needReal(a, .notNegative) } else if isComplex { needReal(a, .notNegative) }
    if index == 1 { return a }
    let value = atom(.root(index), [a])
    let isEven = index % 2 == 0
    let isPositive = a.constant.map { $0.signum > 0 } == true
    if isPositive { define(value, .positive) } else if isEven { define(value, .notNegative) }
    define(try raised(value, index) - a, .zero)
    return value
  }

  private mutating func raised(_ a: P, _ exponent: Int) throws(Refusal) -> P {
    guard (1...Self.largestExponent).contains(exponent) else { throw .unknownPart }
    do throws(PolynomialBudget.Spent) {
      return try a.raised(to: exponent, &budget)
    } catch {
      throw .spent
    }
  }

  private mutating func power(_ base: Expression, _ exponent: Expression) throws(Refusal) -> Value {
    guard let number = exponent.rationalNumber else { return try exponential(base, exponent) }
    guard let count = number.numerator.asInt, let index = number.denominator.asInt, count != 0,
      abs(count) <= Self.largestExponent, index <= Self.largestExponent
    else { throw .unknownPart }
    guard index == 1 else {
      let own = try real(base)
      let root = try root(index, own)
      let whole = try raised(root, abs(count))
      return (count > 0 ? whole : try quotient(.one, whole), nil)
    }
    let one = try value(of: base)
    var whole = one
    for _ in 1..<abs(count) { whole = try product(whole, one) }
    if count > 0 { return whole }
    guard whole.imaginary == nil else { throw .unknownPart }
    return (try quotient(.one, whole.real), nil)
  }

  /// A power with names in the exponent: of a positive number that of e to a multiple of the logarithm.
  private mutating func exponential(
    _ base: Expression,
    _ exponent: Expression
  ) throws(Refusal) -> Value {
    let power = try value(of: exponent)
    if base == Expression(.e) { return try exponential(power) }
    guard power.imaginary == nil else { throw .unknownPart }
    let own = try real(base)
    if own.constant.map({ $0.signum > 0 }) != true {
      steps.append(.obligation(RealFacts.Part(own, .positive)))
    }
    let exponent = try times(power.real, try function(.ln, own))
    return (try function(.exp, exponent), nil)
  }

  private mutating func exponential(_ power: Value) throws(Refusal) -> Value {
    guard let turn = power.imaginary else { return (try function(.exp, power.real), nil) }
    let (cosine, sine) = (try function(.cosine, turn), try function(.sine, turn))
    if !turns.contains(where: { $0.angle == turn }) { turns.append((turn, cosine, sine)) }
    define(try times(cosine, cosine) + (try times(sine, sine)) - .one, .zero)
    guard !power.real.isZero else { return (cosine, sine) }
    let size = try function(.exp, power.real)
    return (try times(size, cosine), try times(size, sine))
  }

  private mutating func logarithm(_ a: P) throws(Refusal) -> P {
    needReal(a, .positive)
    return try function(.ln, a)
  }

  private mutating func call(_ row: Builtin, _ operand: Expression) throws(Refusal) -> Value {
    let a = try value(of: operand)
    switch row {
    case .realPart: return (a.real, nil)
    case .imaginaryPart: return (a.imaginary ?? .zero, nil)
    case .conjugate: return (a.real, a.imaginary.map { -$0 })
    case .abs:
      let square =
        try times(a.real, a.real) + (try times(a.imaginary ?? .zero, a.imaginary ?? .zero))
      let value = atom(.size, [square])
      define(value, .notNegative)
      define(try times(value, value) - square, .zero)
      return (value, nil)
    case .exp: return try exponential(a)
    default: break
    }
    guard a.imaginary == nil else { throw .unknownPart }
    switch row {
    case .sqrt: return (try root(2, a.real), nil)
    case .cbrt: return (try root(3, a.real), nil)
    case .ln: return (try logarithm(a.real), nil)
    case .log: return (try quotient(try logarithm(a.real), try function(.ln, P(Rational(10)))), nil)
    case .log2: return (try quotient(try logarithm(a.real), try function(.ln, P(Rational(2)))), nil)
    default:
      guard !isComplex else { throw .unknownPart }
      return (try function(row, a.real), nil)
    }
  }

  // MARK: Functions

  /// The value of a function of a real number, with what it needs and is by definition.
  private mutating func function(_ row: Builtin, _ a: P) throws(Refusal) -> P {
    let value = atom(.call(row), [a])
    func tell(_ row: Builtin, _ a: P, _ value: P, _ needs: [RealFacts.Part] = []) {
      steps.append(.function(RealFunction(row: row, argument: a, value: value, needs: needs)))
    }
    let (one, own) = (P.one, RealFacts.Part.init)
    switch row {
    case .exp:
      define(value, .positive)
      tell(.exp, a, value)
      tell(.ln, value, a)
      tell(.exp, .zero, .one)
    case .ln:
      // Greater than 0 behind 1.
      if let number = a.constant, number.signum > 0 { define(value, Signs(of: number - .one)) }
      tell(.ln, a, value)
      tell(.exp, value, a)
      tell(.exp, .zero, .one)
    case .sine, .cosine:
      guard row.inverse != nil else { throw .unknownPart }
      define(one - value, .notNegative)
      define(one + value, .notNegative)
      tell(row, a, value)
      guard let inverse = row.inverse, !isComplex else { break }
      let half = try self.value(of: .pi).real.scaled(by: Rational(1, over: 2))
      guard row == .cosine else {
        tell(inverse, value, a, [own(a + half, .notNegative), own(half - a, .notNegative)])
        break
      }
      let whole = half.scaled(by: Rational(2))
      tell(inverse, value, a, [own(a, .notNegative), own(whole - a, .notNegative)])
      tell(inverse, value, -a, [own(a, .notPositive), own(whole + a, .notNegative)])
      tell(inverse, .zero, half)
    case .arcsine, .arccosine:
      need(one - a, .notNegative)
      need(one + a, .notNegative)
      let half = try self.value(of: .pi).real.scaled(by: Rational(1, over: 2))
      let isSine = row == .arcsine
      define(isSine ? value + half : value, .notNegative)
      define(isSine ? half - value : half.scaled(by: Rational(2)) - value, .notNegative)
      tell(row, a, value)
      tell(isSine ? .sine : .cosine, value, a)
    case .arctangent:
      let half = try self.value(of: .pi).real.scaled(by: Rational(1, over: 2))
      define(value + half, .positive)
      define(half - value, .positive)
      tell(row, a, value)
      tell(.tangent, value, a)
    case .tangent:
      let half = try self.value(of: .pi).real.scaled(by: Rational(1, over: 2))
      let (cosine, sine) = (try function(.cosine, a), try function(.sine, a))
      need(cosine, .notZero)
      define(try times(cosine, cosine) + (try times(sine, sine)) - one, .zero)
      define(try times(value, cosine) - sine, .zero)
      tell(row, a, value)
      tell(.arctangent, value, a, [own(a + half, .positive), own(half - a, .positive)])
    case .hyperbolicSine, .areaSine:
      tell(row, a, value)
      tell(row == .areaSine ? .hyperbolicSine : .areaSine, value, a)
    case .hyperbolicCosine:
      define(value - one, .notNegative)
      tell(row, a, value)
      tell(.areaCosine, value, a, [own(a, .notNegative)])
      tell(.areaCosine, value, -a, [own(a, .notPositive)])
    case .areaCosine:
      need(a - one, .notNegative)
      define(value, .notNegative)
      tell(row, a, value)
      tell(.hyperbolicCosine, value, a)
      tell(.hyperbolicCosine, -value, a)
    default: throw .unknownPart
    }
    return value
  }
}
