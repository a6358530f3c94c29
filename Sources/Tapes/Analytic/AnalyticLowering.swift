// Expressions as steps of analytic functions: rows with steps of their own, and rows that say with
// what others they are the same.

package import Expressions
internal import Numbers
package import Reals

extension AnalyticTape {
  /// Lowers an expression.
  ///
  /// Names other than the variable mean what the environment says; parts without the variable are
  /// worked out as complex numbers.
  ///
  /// - Returns: Nothing where a function in it has no steps, where it may have values that its steps
  ///   do not have, as real roots of negative numbers, or where a part without the variable has no
  ///   value that is known.
  package init?(
    _ expression: Expression,
    of variable: String,
    in environment: Environment,
    workspace: inout Workspace
  ) {
    guard environment.angleUnit == .radians || !expression.hasAngles else { return nil }
    var environment = environment
    environment.complexAnswers = true
    environment.variables[variable] = nil
    var lowering = AnalyticLowering(variable, environment)
    guard let place = lowering.place(of: expression, &workspace) else { return nil }
    self.init()
    (steps, constants) = (Array(lowering.tape.steps[...place]), lowering.tape.constants)
  }
}

/// A lowering under way.
private struct AnalyticLowering {
  private(set) var tape = AnalyticTape()
  private let variable: String
  private let environment: Environment
  /// Parts that have steps.
  private var known: [(part: Expression, place: Int)] = []
  private var depth = 0

  /// The most steps, and the deepest nesting.
  private static let (longest, deepest) = (300, 60)

  init(_ variable: String, _ environment: Environment) {
    (self.variable, self.environment) = (variable, environment)
  }

  private mutating func emit(_ step: AnalyticTape.Step) -> Int {
    if let place = tape.steps.firstIndex(of: step) { return place }
    tape.steps.append(step)
    return tape.steps.count - 1
  }

  private mutating func emit(_ number: Number) -> Int {
    if case .real(let real) = number, let rational = real.rational, rational.isInteger,
      let whole = rational.numerator.asInt, whole.magnitude < 1 << 31
    {
      return emit(.whole(whole))
    }
    tape.constants.append(number)
    return emit(.constant(tape.constants.count - 1))
  }

  /// The step of an expression.
  mutating func place(of e: Expression, _ workspace: inout Workspace) -> Int? {
    if let found = known.first(where: { $0.part == e }) { return found.place }
    guard depth < Self.deepest, tape.steps.count < Self.longest else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let place = newPlace(of: e, &workspace) else { return nil }
    known.append((e, place))
    return place
  }

  private mutating func newPlace(of e: Expression, _ workspace: inout Workspace) -> Int? {
    guard e.variables.contains(variable) else {
      return number(of: e, &workspace).map { emit($0) }
    }
    let operands = e.parts
    if case .power = e.symbol(at: e.root) { return power(operands[0], operands[1], &workspace) }
    var places: [Int] = []
    for operand in operands {
      guard let place = place(of: operand, &workspace) else { return nil }
      places.append(place)
    }
    switch e.symbol(at: e.root) {
    case .name: return emit(.variable)
    case .negation: return emit(.negation(places[0]))
    case .sum: return emit(.sum(places[0], places[1]))
    case .difference: return emit(.difference(places[0], places[1]))
    case .product, .juxtaposition: return product(places[0], places[1])
    case .quotient: return emit(.quotient(places[0], places[1]))
    case .call(let row): return call(row, operands, places, &workspace)
    default: return nil
    }
  }

  /// A product; that of a part with its logarithm is a function of its own.
  private mutating func product(_ a: Int, _ b: Int) -> Int {
    for (factor, other) in [(a, b), (b, a)]
    where tape.steps[other] == .function(.naturalLogarithm, factor) {
      return emit(.function(.logarithmProduct, factor))
    }
    return emit(.product(a, b))
  }

  /// The value of a part without the variable.
  private func number(of e: Expression, _ workspace: inout Workspace) -> Number? {
    do throws(EvaluationError) {
      return try e.value(in: environment, workspace: &workspace).number
    } catch {
      return nil
    }
  }

  private mutating func call(
    _ row: Builtin,
    _ operands: [Expression],
    _ places: [Int],
    _ workspace: inout Workspace
  ) -> Int? {
    if places.count == 1, let function = ComplexFunction(row) {
      return emit(.function(function, places[0]))
    }
    guard let same = row.sameForComplexNumbers(argumentCount: operands.count) else { return nil }
    let names = zip(["u", "v", "w"], operands).map { ($0, $1) }
    return place(of: same.replacing(Dictionary(uniqueKeysWithValues: names)), &workspace)
  }

  // MARK: Powers

  private mutating func power(
    _ base: Expression,
    _ exponent: Expression,
    _ workspace: inout Workspace
  ) -> Int? {
    guard !exponent.variables.contains(variable), let rational = exponent.rationalNumber else {
      return power(of: base, exponent, &workspace)
    }
    guard rational.isInteger else {
      // A root of an odd index of a negative number is the real one.
      return rational.denominator.isOdd ? nil : power(of: base, exponent, &workspace)
    }
    guard let count = rational.numerator.asInt, 1...64 ~= abs(count),
      let place = place(of: base, &workspace)
    else { return nil }
    let power = abs(count) == 1 ? place : emit(.power(place, exponent: abs(count)))
    return count > 0 ? power : emit(.quotient(emit(.whole(1)), power))
  }

  /// The power e^(w·ln z).
  private mutating func power(
    of base: Expression,
    _ exponent: Expression,
    _ workspace: inout Workspace
  ) -> Int? {
    if base == Expression(.e) {
      return place(of: exponent, &workspace).map { emit(.function(.exponential, $0)) }
    }
    if !base.variables.contains(variable) {
      // Negative numbers have real roots of odd indices, and 0 has few powers.
      guard let number = number(of: base, &workspace), number.isOffCut(in: &workspace) else {
        return nil
      }
    }
    guard let first = place(of: base, &workspace), let second = place(of: exponent, &workspace)
    else { return nil }
    let logarithm = emit(.function(.naturalLogarithm, first))
    return emit(.function(.power, product(second, logarithm)))
  }
}

extension Number {
  /// Whether few bits tell that the number is neither negative nor zero.
  fileprivate func isOffCut(in workspace: inout Workspace) -> Bool {
    do throws(RealError) {
      if case .complex(let z) = self {
        return try !Real.enclosure(of: z.imaginary, bits: 64, in: &workspace).containsZero
      }
      return try Real.enclosure(of: real, bits: 64, in: &workspace).sign == 1
    } catch {
      return false
    }
  }
}

extension ComplexFunction {
  fileprivate init?(_ row: Builtin) {
    switch row {
    case .exp: self = .exponential
    case .ln: self = .naturalLogarithm
    case .sqrt: self = .squareRoot
    case .sine: self = .sine
    case .cosine: self = .cosine
    case .hyperbolicSine: self = .hyperbolicSine
    case .hyperbolicCosine: self = .hyperbolicCosine
    default: return nil
    }
  }
}

extension Builtin {
  /// The function as others of u, v and w, which it is for complex numbers.
  ///
  /// > Source: Kahan, Branch cuts for complex elementary functions (1987).
  fileprivate func sameForComplexNumbers(argumentCount: Int) -> Expression? {
    switch self {
    case .hyperbolicTangent: return Self.same("sinh(u)/cosh(u)")
    case .hyperbolicSecant: return Self.same("1/cosh(u)")
    case .arcsine: return Self.same("-i*ln(i*u + sqrt(1 - u^2))")
    case .arccosine: return Self.same("pi/2 + i*ln(i*u + sqrt(1 - u^2))")
    case .arctangent: return Self.same("(ln(1 + i*u) - ln(1 - i*u))/(2i)")
    case .areaSine: return Self.same("ln(u + sqrt(u^2 + 1))")
    case .areaCosine: return Self.same("ln(u + sqrt(u + 1)*sqrt(u - 1))")
    case .areaTangent: return Self.same("(ln(1 + u) - ln(1 - u))/2")
    case .cis: return Self.same("exp(i*u)")
    case .log where argumentCount == 1: return Self.same("ln(u)/ln(10)")
    case .tangent, .secant, .cosecant, .cotangent, .log, .log2: return equivalent
    default: return nil
    }
  }

  private static func same(_ text: String) -> Expression? {
    do throws(Diagnostic) {
      return try Expression(text)
    } catch {
      return nil
    }
  }
}
