// A term as it is written: what is above and below the line, roots joined,
// quotients of sines and of logarithms by their names.

internal import Numbers

extension FormWriter {
  /// A term as a form.
  func form(of term: WrittenTerm) -> Form {
    var line = FractionLine(coefficient: term.coefficient)
    var factors = typed.hasRootsAsPowers ? term.factors : term.factors.flatMap { $0.wholeAndRoot }
    let logarithm = takeNamedLogarithm(&factors)
    let angles = takeAngles(&factors)
    let halves = takeSquareRoots(&factors)
    for factor in factors where !factor.isPrime { line.add(form(of: factor.atom), factor.exponent) }
    if let logarithm { line.add(logarithm, 1) }
    for (form, exponent) in angles { line.add(form, Rational(Integer(exponent))) }
    return write(line, roots: factors.filter { $0.isPrime }, halves: halves)
  }

  private func form(of atom: WrittenTerm.Atom) -> Form {
    switch atom {
    case .prime(let p): .integer(p)
    case .form(let form): form
    // Factors are writable, see ``isWritable(_:)``.
    case .logarithm(let argument): .logarithm(argumentForm(argument) ?? .integer(1))
    case .sum(let base): form(of: base) ?? .integer(1)
    case .cosine(let turn): cosine(turn)
    }
  }

  /// Whether a form can be written: only such forms are parts of the factors of a term.
  func isWritable(_ exact: ExactForm) -> Bool { exact.rational != nil || form(of: exact) != nil }

  /// The argument of a logarithm, in decimals where it was typed so.
  private func argumentForm(_ argument: ExactForm) -> Form? {
    if let value = argument.rational, let digits = typed.decimals[value] {
      return .decimal(digits)
    }
    return form(of: argument)
  }

  /// Takes ln(a)/ln(10) or ln(a)/ln(2) out of the factors.
  private func takeNamedLogarithm(_ factors: inout [WrittenTerm.Factor]) -> Form? {
    for base in [Form.NamedBase.ten, .two] {
      let below = WrittenTerm.Atom.logarithm(ExactForm(Rational(Integer(base.rawValue))))
      guard let divisor = factors.firstIndex(where: { $0.atom == below && $0.exponent == -1 })
      else { continue }
      for (place, factor) in factors.enumerated() {
        guard case .logarithm(let argument) = factor.atom, factor.exponent == 1,
          let form = argumentForm(argument)
        else { continue }
        factors.remove(at: max(place, divisor))
        factors.remove(at: min(place, divisor))
        return .namedLogarithm(form, base: base)
      }
    }
    return nil
  }

  /// Takes the cosines out of the factors, those that are divided by the cosine of
  /// the other acute angle as tangents.
  private func takeAngles(_ factors: inout [WrittenTerm.Factor]) -> [(Form, Int)] {
    var angles: [(turn: Rational, exponent: Int)] = []
    factors.removeAll { factor in
      guard case .cosine(let turn) = factor.atom, let count = factor.exponent.numerator.asInt,
        factor.exponent.isInteger
      else { return false }
      angles.append((turn, count))
      return true
    }
    let quarter = Rational(1, over: 2)
    var result: [(Form, Int)] = []
    for first in angles.indices {
      for second in angles.indices
      where angles[first].exponent > 0 && angles[second].exponent < 0
        && angles[first].turn + angles[second].turn == quarter
      {
        // sin(x)/cos(x), where the sine is the cosine of the other angle.
        let count = min(angles[first].exponent, -angles[second].exponent)
        angles[first].exponent -= count
        angles[second].exponent += count
        let turn = angles[second].turn
        let isInverted = typed.tangents.contains(quarter - turn) && !typed.tangents.contains(turn)
        let shown = isInverted ? quarter - turn : turn
        result.append((.tangent(angle(shown)), isInverted ? -count : count))
      }
    }
    return result + angles.filter { $0.exponent != 0 }.map { (cosine($0.turn), $0.exponent) }
  }

  /// cos(π·turn) as a cosine or as a sine: as it was typed, or by the simpler angle.
  private func cosine(_ turn: Rational) -> Form {
    let complement = Rational(1, over: 2) - turn
    let (cosine, sine) = (Form.cosine(angle(turn)), Form.sine(angle(complement)))
    let isTypedCosine = typed.cosines.contains(turn)
    guard isTypedCosine == typed.sines.contains(complement) else {
      return isTypedCosine ? cosine : sine
    }
    return sine.cost < cosine.cost ? sine : cosine
  }

  private func angle(_ turn: Rational) -> Form {
    form(of: WrittenTerm(coefficient: turn, factors: [.init(atom: .form(.pi), exponent: 1)]))
  }

  /// Takes square roots of what is no prime out of the factors, and with them those of
  /// primes, which are written under one root: √(2π).
  private func takeSquareRoots(_ factors: inout [WrittenTerm.Factor]) -> SquareRoots {
    let half = Rational(1, over: 2)
    var roots = SquareRoots()
    guard factors.contains(where: { !$0.isPrime && $0.exponent.magnitude == half }) else {
      return roots
    }
    // √2·√(5 − √5) is √(10 − 2√5).
    let sum = factors.firstIndex { $0.isSum && $0.exponent == half }
    var number = Integer(1)
    for factor in factors where factor.exponent == half {
      if case .prime(let p) = factor.atom { number *= p }
    }
    factors.removeAll { $0.isPrime && $0.exponent == half }
    if let sum {
      let place = factors.firstIndex { $0.isSum && $0.exponent == half } ?? sum
      if case .sum(let base) = factors[place].atom {
        factors[place].atom = .sum(base.scaled(by: Rational(number)))
      }
      return roots
    }
    roots.number = number
    for factor in factors where factor.exponent.magnitude == half {
      let (over, under) = form(of: factor.atom).overAndUnder
      if factor.exponent.signum > 0 {
        roots.above.append(over)
        if let under { roots.below.append(under) }
      } else {
        roots.below.append(over)
        if let under { roots.above.append(under) }
      }
    }
    factors.removeAll { $0.exponent.magnitude == half }
    return roots
  }

  /// Writes a term with its roots: √(2/π)/2 or 1/√(2π), whichever costs less.
  private func write(
    _ line: FractionLine,
    roots: [WrittenTerm.Factor],
    halves: SquareRoots
  ) -> Form {
    let radicals = Form.radicals(of: roots)
    let number = halves.number
    guard !(halves.above.isEmpty && halves.below.isEmpty) else {
      let root: [Form] = number == 1 ? [] : [.root(.integer(number), index: 2)]
      return line.form(radicals: radicals + root)
    }
    let shared = Integer.greatestCommonDivisor(number, line.coefficient.denominator)
    let forms = [1, shared, number].map {
      line.form(radicals: radicals, root: halves, lowering: $0)
    }
    return forms.dropFirst().reduce(forms[0]) { $1.cost < $0.cost ? $1 : $0 }
  }
}

/// The radicand of one square root.
private struct SquareRoots {
  var number: Integer = 1
  var above: [Form] = []
  var below: [Form] = []
}

extension WrittenTerm.Factor {
  /// π^(3/2) as π and √π; powers of e stay.
  fileprivate var wholeAndRoot: [WrittenTerm.Factor] {
    guard exponent.denominator == 2, exponent.magnitude > 1, atom != .form(.e) else {
      return [self]
    }
    let half = Rational(exponent.signum < 0 ? -1 : 1, over: 2)
    return [
      WrittenTerm.Factor(atom: atom, exponent: exponent - half),
      WrittenTerm.Factor(atom: atom, exponent: half),
    ]
  }

  fileprivate var isPrime: Bool {
    if case .prime = atom { true } else { false }
  }

  fileprivate var isSum: Bool {
    if case .sum = atom { true } else { false }
  }
}

extension Form {
  /// What stands above the line of a fraction, and what below it.
  fileprivate var overAndUnder: (over: Form, under: Form?) {
    if case .quotient(let over, let under) = self { (over, under) } else { (self, nil) }
  }

  /// Whether the form is π, e or a power of one of them.
  fileprivate var isPowerOfConstant: Bool {
    switch self {
    case .pi, .e: true
    case .power(let base, _): base == .pi || base == .e
    default: false
    }
  }

  /// Joins the radicals of primes with the same index: √2·√3 is √6.
  ///
  /// What is no root that people write is a power: 3^(1/10^12).
  fileprivate static func radicals(of factors: [WrittenTerm.Factor]) -> [Form] {
    var radicands: [(index: Int, value: Integer)] = []
    var powers: [Form] = []
    for factor in factors {
      guard case .prime(let p) = factor.atom else { continue }
      guard let index = factor.exponent.denominator.asInt, index <= WrittenTerm.greatestIndex,
        let count = factor.exponent.numerator.asInt
      else {
        powers.append(.power(.integer(p), Form(factor.exponent)))
        continue
      }
      let value = p.raised(to: count)
      if let place = radicands.firstIndex(where: { $0.index == index }) {
        radicands[place].value *= value
      } else {
        radicands.append((index, value))
      }
    }
    return radicands.map { .root(.integer($0.value), index: $0.index) } + powers
  }
}

/// A coefficient and the factors above and below the line.
private struct FractionLine {
  var coefficient: Rational
  var above: [Form] = []
  var below: [Form] = []

  mutating func add(_ base: Form, _ exponent: Rational) {
    if exponent.isInteger, case .quotient(let over, let under) = base {
      if over != .integer(1) { add(over, exponent) }
      add(under, -exponent)
      return
    }
    let size = exponent.magnitude
    let form: Form
    if size == 1 {
      form = base
    } else if size.isInteger {
      form = .power(base, .integer(size.numerator))
    } else if size.numerator == 1, let index = size.denominator.asInt, base != .e || index == 2 {
      form = .root(base, index: index)
    } else {
      form = .power(base, Form(size))
    }
    if exponent.signum > 0 { above.append(form) } else { below.append(form) }
  }

  /// The form of the line with a square root, where d, a divisor of the number under it,
  /// goes below the line there: √(n·a/b) = d·√((n/d)·a/(d·b)).
  func form(radicals: [Form], root: SquareRoots, lowering divisor: Integer) -> Form {
    var line = self
    line.coefficient = line.coefficient * Rational(divisor)
    let number = root.number.quotientAndRemainder(dividingBy: divisor).quotient
    let above = (number == 1 ? [] : [.integer(number)]) + root.above
    let below = Form(productOf: (divisor == 1 ? [] : [.integer(divisor)]) + root.below)
    guard !above.isEmpty else {
      line.below.append(.root(below, index: 2))
      return line.form(radicals: radicals)
    }
    let top = Form(productOf: above)
    let radicand: Form = below == .integer(1) ? top : .quotient(top, below)
    // π√π, but √π·ln(2)
    let place = line.above.prefix { $0.isPowerOfConstant }.count
    line.above.insert(.root(radicand, index: 2), at: place)
    return line.form(radicals: radicals)
  }

  /// The form of the line.
  func form(radicals: [Form]) -> Form {
    let size = coefficient.magnitude
    var numerators = radicals + above
    if size.numerator != 1 || numerators.isEmpty {
      numerators.insert(.integer(size.numerator), at: 0)
    }
    let denominators = (size.denominator == 1 ? [] : [.integer(size.denominator)]) + below
    let top = Form(productOf: numerators)
    let quotient: Form =
      denominators.isEmpty ? top : .quotient(top, Form(productOf: denominators))
    return coefficient.signum < 0 ? .negation(quotient) : quotient
  }
}
