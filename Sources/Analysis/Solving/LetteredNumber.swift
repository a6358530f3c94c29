// Complex numbers with a letter for all whole numbers in them: √(2πi·n).

internal import Expressions
internal import Numbers
internal import Reals

/// A complex number for each choice of some whole numbers: a number, and multiples of what is made of
/// their letters.
struct LetteredNumber {
  /// What is added to the terms.
  var start: Number
  /// The terms with letters.
  var terms: [Term] = []
  /// What has to hold of the letters.
  var conditions: [EquationTask.Condition] = []

  /// A multiple of an expression whose names are letters of whole numbers.
  struct Term {
    var factor: Number
    let core: Expression
  }

  /// Creates a number.
  init(_ start: Number, _ terms: [Term] = [], where conditions: [EquationTask.Condition] = []) {
    (self.start, self.terms, self.conditions) = (start, terms, conditions)
  }

  /// What an expression of letters is.
  init(_ core: Expression, where conditions: [EquationTask.Condition]) {
    self.init(
      .real(Real(0)),
      [Term(factor: .real(Real(1)), core: core)],
      where: conditions
    )
  }

  /// A number, or a family of them with a letter.
  init(_ solution: ComplexSolution, letter: String) {
    self.init(
      solution.number,
      solution.period.map { [Term(factor: $0, core: Expression(name: letter))] } ?? []
    )
  }

  /// The letters, each once.
  var letters: [String] {
    var found: [String] = []
    for name in terms.flatMap({ $0.core.variables }) where !found.contains(name) {
      found.append(name)
    }
    return found
  }

  /// The only letter and its factor, where it is a number and a multiple of a letter.
  var line: (letter: String, factor: Number)? {
    guard terms.count == 1, case .name(let letter) = terms[0].core.symbol(at: terms[0].core.root)
    else { return nil }
    return (letter, terms[0].factor)
  }

  /// The number as one without letters or as a family, where it is one of these and every whole number
  /// counts.
  var solution: ComplexSolution? {
    guard conditions.isEmpty else { return nil }
    if terms.isEmpty { return ComplexSolution(start) }
    return line.map { ComplexSolution(start, period: $0.factor) }
  }
}

/// For which whole number in the place of its letter a lettered number is zero.
enum ZeroPlace {
  /// For none.
  case nowhere
  /// For this one only.
  case at(EquationTask.Condition)
  /// That is not found out.
  case unknown
}

extension EquationSolver {
  /// The letter of whole numbers beside some that are there.
  func wholeLetter(besides letters: [String]) -> String {
    SolutionLetter.whole(besides: letters + [unknown], in: environment)
  }

  /// A lettered number as an expression of its letters; nothing where a number has no closed form.
  mutating func written(_ number: LetteredNumber) -> Expression? {
    guard var result = closedForm(of: number.start) else { return nil }
    for term in number.terms {
      guard let factor = closedForm(of: term.factor) else { return nil }
      result = .family(result, factor, of: term.core)
    }
    return result
  }

  // MARK: Arithmetic

  /// A lettered number times a number, and another one added to it.
  mutating func moved(
    _ number: LetteredNumber,
    times factor: Number? = nil,
    plus shift: Number? = nil
  ) -> LetteredNumber? {
    let parts = askNumbers { (workspace) throws(RealError) in
      var numbers = [number.start] + number.terms.map { $0.factor }
      if let factor {
        for place in numbers.indices {
          numbers[place] = try Number.product(numbers[place], factor, in: &workspace)
        }
      }
      if let shift { numbers[0] = try Number.sum(numbers[0], shift, in: &workspace) }
      return numbers
    }
    guard let parts else { return nil }
    var result = number
    result.start = parts[0]
    for place in number.terms.indices { result.terms[place].factor = parts[place + 1] }
    return result
  }

  /// A lettered number minus a number.
  mutating func moved(_ number: LetteredNumber, minus shift: Number) -> LetteredNumber? {
    let opposite = ask { (workspace) throws(RealError) in
      try Number.negation(shift, in: &workspace)
    }
    return opposite.flatMap { moved(number, plus: $0) }
  }

  /// A number that is not zero divided by a lettered one, where that is not zero.
  mutating func quotient(_ number: Number, by divisor: LetteredNumber) -> [LetteredNumber]? {
    if divisor.terms.isEmpty {
      guard let isZero = isZero(divisor.start) else { return nil }
      if isZero { return [] }
      return quotient(number, divisor.start).map { [LetteredNumber($0, where: divisor.conditions)] }
    }
    guard let different = notZero(divisor), let dividend = closedForm(of: number),
      let form = written(divisor)
    else { return nil }
    return [LetteredNumber(dividend / form, where: different.conditions)]
  }

  /// A family with its period to the right, or upward.
  mutating func rightward(_ number: LetteredNumber) -> LetteredNumber {
    guard number.conditions.isEmpty, let factor = number.line?.factor,
      let side = sign(of: factor.real),
      side < 0 || side == 0 && sign(of: factor.imaginary) == -1,
      let opposite = quotient(factor, .real(Real(-1)))
    else { return number }
    var turned = number
    turned.terms[0].factor = opposite
    return turned
  }

  // MARK: Zeros

  /// Where a lettered number with letters is zero, as the condition that it is not.
  mutating func zeroPlace(of number: LetteredNumber) -> ZeroPlace {
    guard let (letter, factor) = number.line, let ratio = quotient(number.start, factor) else {
      return .unknown
    }
    if !ratio.isReal {
      return isZero(.real(ratio.imaginary)) == false ? .nowhere : .unknown
    }
    if let rational = ratio.real.rational {
      guard rational.isInteger else { return .nowhere }
      return .at(.init(Expression(name: letter), .notEqual, Expression(-rational)))
    }
    let bounds = enclosure(ratio.real)
    let (low, high) = (bounds.lower.rounded(.down), bounds.upper.rounded(.down))
    return low == high && low < bounds.lower && abs(low) < 1e9 ? .nowhere : .unknown
  }

  /// A lettered number for those whole numbers for which it is not zero.
  mutating func notZero(_ number: LetteredNumber) -> LetteredNumber? {
    var number = number
    switch zeroPlace(of: number) {
    case .nowhere: break
    case .at(let condition): number.add(condition)
    case .unknown:
      guard let form = written(number) else { return nil }
      number.add(.init(form, .notEqual, Expression(0)))
    }
    return number
  }

  // MARK: Functions

  /// The numbers of which a whole power is a lettered number; the two that are one where it is zero are
  /// told once, if that is found out.
  mutating func roots(of number: LetteredNumber, _ index: Int) -> [LetteredNumber]? {
    if number.terms.isEmpty {
      return complexBases(of: number.start, exponent: index)?.map {
        LetteredNumber($0, where: number.conditions)
      }
    }
    guard let form = written(number), let units = complexBases(of: .real(Real(1)), exponent: index)
    else { return nil }
    let share = Expression(Rational(1, over: index))
    let core = index == 2 ? Expression.call(.sqrt, form) : Expression(.power, [form, share])
    let zero = zeroPlace(of: number)
    return units.map { unit in
      var root = LetteredNumber(
        .real(Real(0)),
        [.init(factor: unit, core: core)],
        where: number.conditions
      )
      if case .at(let condition) = zero, unit.isReal ? unit.real.rational != .one : true {
        root.add(condition)
      }
      return root
    }
  }

  /// The numbers that the exponential function takes to a lettered number.
  mutating func logarithms(of number: LetteredNumber) -> [LetteredNumber]? {
    let turn = askNumbers { (workspace) throws(RealError) in
      [Number(imaginary: try Real.product(Real(2), .pi, in: &workspace))]
    }?.first
    guard let turn else { return nil }
    let letter = Expression(name: wholeLetter(besides: number.letters))
    let term = LetteredNumber.Term(factor: turn, core: letter)
    if number.terms.isEmpty {
      guard let isZero = isZero(number.start) else { return nil }
      if isZero { return [] }
      let logarithm = askNumbers { (workspace) throws(RealError) in
        [try Number.naturalLogarithm(number.start, in: &workspace)]
      }?.first
      return logarithm.map { [LetteredNumber($0, [term], where: number.conditions)] }
    }
    guard let different = notZero(number), let form = written(number) else { return nil }
    let own = LetteredNumber.Term(factor: .real(Real(1)), core: .call(.ln, form))
    return [LetteredNumber(.real(Real(0)), [own, term], where: different.conditions)]
  }

  /// What the exponential function takes a lettered number to.
  mutating func exponential(of number: LetteredNumber) -> LetteredNumber? {
    guard !number.terms.isEmpty else {
      let power = askNumbers { (workspace) throws(RealError) in
        [try Number.exponential(number.start, in: &workspace)]
      }?.first
      return power.map { LetteredNumber($0, where: number.conditions) }
    }
    return written(number).map { form in
      LetteredNumber(Expression(.power, [Expression(.e), form]), where: number.conditions)
    }
  }
}

extension LetteredNumber {
  /// Adds a condition that is not there yet.
  mutating func add(_ condition: EquationTask.Condition) {
    if !conditions.contains(condition) { conditions.append(condition) }
  }
}
