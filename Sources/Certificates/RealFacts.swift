// What is known of real numbers: the signs of polynomials of them, and which are functions of others.

internal import Expressions
internal import Numbers

/// A number that is a function of another one.
struct RealFunction {
  let row: Builtin
  var argument: SparsePolynomial
  var value: SparsePolynomial
  /// Signs that polynomials have to have for it.
  var needs: [RealFacts.Part] = []
}

/// Signs of polynomials of real numbers, and functions of these.
struct RealFacts {
  /// The signs that a polynomial has.
  struct Part {
    var polynomial: SparsePolynomial
    var signs: Signs

    init(_ polynomial: SparsePolynomial, _ signs: Signs) {
      (self.polynomial, self.signs) = (polynomial, signs)
    }
  }

  /// Polynomials with whole coefficients and a positive leading one, each once.
  private(set) var parts: [Part] = []
  private(set) var functions: [RealFunction] = []
  /// Variables that stand nowhere any more, with what they are: a quotient whose divisor is not zero.
  private var replaced: [(variable: Int, value: SparsePolynomial, divisor: SparsePolynomial)] = []
  /// Whether no numbers have all these signs.
  private(set) var isImpossible = false

  mutating func fail() { isImpossible = true }

  /// Adds what is known, in terms of the variables that are left.
  mutating func add(
    _ part: Part,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) {
    var polynomial = part.polynomial
    for (variable, value, divisor) in replaced {
      polynomial = try polynomial.replacing(variable, by: value, over: divisor, &budget)
    }
    insert(Part(try reduced(polynomial, &budget), part.signs))
  }

  /// Adds a function; one of a variable that is a quotient is left out.
  mutating func add(
    _ function: RealFunction,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) {
    var whole = function
    for (variable, value, divisor) in replaced {
      guard try whole.replace(variable, by: value, over: divisor, &budget) else { return }
    }
    functions.append(whole)
  }

  private mutating func insert(_ part: Part) {
    let (content, polynomial) = part.polynomial.primitive
    let signs = content.isNegative ? part.signs.turned : part.signs
    if let number = polynomial.constant {
      if !signs.contains(Signs(of: number)) { isImpossible = true }
      return
    }
    guard let place = parts.firstIndex(where: { $0.polynomial == polynomial }) else {
      parts.append(Part(polynomial, signs))
      if signs.isEmpty { isImpossible = true }
      return
    }
    parts[place].signs.formIntersection(signs)
    if parts[place].signs.isEmpty { isImpossible = true }
  }

  /// Keeps only some signs of a part.
  mutating func restrict(_ place: Int, to signs: Signs) {
    parts[place].signs.formIntersection(signs)
    if parts[place].signs.isEmpty { isImpossible = true }
  }

  /// Puts another polynomial in the place of one.
  mutating func exchange(_ place: Int, with part: Part) {
    parts.remove(at: place)
    insert(part)
  }

  mutating func removeFunction(at place: Int) { functions.remove(at: place) }

  /// The signs that a polynomial is said to have.
  func told(_ polynomial: SparsePolynomial) -> Signs {
    let (content, own) = polynomial.primitive
    guard let part = parts.first(where: { $0.polynomial == own }) else { return .all }
    return content.isNegative ? part.signs.turned : part.signs
  }

  /// Replaces a variable by what a part that is zero says of it.
  mutating func replace(
    _ variable: Int,
    from place: Int,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) {
    let parts = parts
    let line = parts[place].polynomial.coefficients(of: variable)
    let (value, divisor) = (-line[0], line[1])
    self.parts = []
    replaced.append((variable, value, divisor))
    for (other, part) in parts.enumerated() where other != place {
      let polynomial = try part.polynomial.replacing(variable, by: value, over: divisor, &budget)
      insert(Part(polynomial, part.signs))
    }
    var left: [RealFunction] = []
    for function in functions {
      var whole = function
      if try whole.replace(variable, by: value, over: divisor, &budget) { left.append(whole) }
    }
    functions = left
  }

  /// Whether a variable stands in a function.
  func isInFunction(_ variable: Int) -> Bool {
    functions.contains { function in
      ([function.argument, function.value] + function.needs.map { $0.polynomial })
        .contains { $0.degree(in: variable) > 0 }
    }
  }

  /// Takes multiples of parts that are zero away until no term is left that a leading one divides.
  func reduced(
    _ polynomial: SparsePolynomial,
    besides place: Int? = nil,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> SparsePolynomial {
    var result = polynomial
    for (other, part) in parts.enumerated() where part.signs == .zero && other != place {
      guard let head = part.polynomial.terms.first else { continue }
      while let term = result.terms.first(where: {
        $0.powers.dividedExactly(by: head.powers) != nil
      }), let powers = term.powers.dividedExactly(by: head.powers) {
        let factor = SparsePolynomial([.init(term.coefficient / head.coefficient, powers)])
        result = try result - part.polynomial.multiplied(by: factor, &budget)
      }
    }
    return result
  }
}

extension RealFunction {
  /// Replaces a variable; false where it is a quotient and stands in it.
  fileprivate mutating func replace(
    _ variable: Int,
    by value: SparsePolynomial,
    over divisor: SparsePolynomial,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> Bool {
    let all = [argument, self.value] + needs.map { $0.polynomial }
    guard all.contains(where: { $0.degree(in: variable) > 0 }) else { return true }
    guard let number = divisor.constant else { return false }
    let whole = value.scaled(by: number.reciprocal)
    argument = try argument.replacing(variable, by: whole, over: .one, &budget)
    self.value = try self.value.replacing(variable, by: whole, over: .one, &budget)
    for place in needs.indices {
      needs[place].polynomial = try needs[place].polynomial
        .replacing(variable, by: whole, over: .one, &budget)
    }
    return true
  }
}

extension SparsePolynomial {
  /// A positive multiple of the polynomial with a quotient in the place of a variable: an even power of the
  /// divisor, which is not zero, times it.
  func replacing(
    _ variable: Int,
    by value: SparsePolynomial,
    over divisor: SparsePolynomial,
    _ budget: inout PolynomialBudget
  ) throws(PolynomialBudget.Spent) -> SparsePolynomial {
    let parts = coefficients(of: variable)
    guard parts.count > 1 else { return self }
    let most = (parts.count - 1) + (parts.count - 1) % 2
    var sum = SparsePolynomial.zero
    for (exponent, part) in parts.enumerated() where !part.isZero {
      let power = try value.raised(to: exponent, &budget)
        .multiplied(by: divisor.raised(to: most - exponent, &budget), &budget)
      sum = try sum + part.multiplied(by: power, &budget)
    }
    return sum
  }
}
