// Expressions as steps over rectangles: rows with steps of their own, and rows that say with what
// others they are the same.

internal import Expressions
internal import Numbers

/// Makes the steps of an expression.
struct ComplexLowering {
  /// A rectangle around the value of a part without the unknown; nothing where that is not known.
  typealias Constant = (Expression) -> ComplexInterval?

  private let unknown: String
  private let constant: Constant
  private var steps: [ComplexProgram.Step] = []
  /// Parts that have steps.
  private var known: [(part: Expression, place: Int)] = []
  private var depth = 0

  /// The longest program.
  private static var longest: Int { 300 }

  /// The steps of an expression of an unknown; nothing where a function in it has none, or it may
  /// have values that its steps do not have.
  static func program(
    of e: Expression,
    in unknown: String,
    constant: @escaping Constant
  ) -> ComplexProgram? {
    var lowering = ComplexLowering(unknown: unknown, constant: constant)
    return lowering.place(of: e).map { ComplexProgram(Array(lowering.steps[...$0])) }
  }

  private init(unknown: String, constant: @escaping Constant) {
    (self.unknown, self.constant) = (unknown, constant)
  }

  private mutating func emit(_ step: ComplexProgram.Step) -> Int {
    if let place = steps.firstIndex(of: step) { return place }
    steps.append(step)
    return steps.count - 1
  }

  private mutating func place(of e: Expression) -> Int? {
    if let found = known.first(where: { $0.part == e }) { return found.place }
    guard depth < 60, steps.count < Self.longest else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let place = newPlace(of: e) else { return nil }
    known.append((e, place))
    return place
  }

  private mutating func newPlace(of e: Expression) -> Int? {
    guard e.variables.contains(unknown) else {
      guard let number = constant(e), number.isBounded else { return nil }
      return emit(.constant(number))
    }
    let operands = e.parts
    if case .power = e.symbol(at: e.root) { return power(operands[0], operands[1]) }
    var places: [Int] = []
    for operand in operands {
      guard let place = place(of: operand) else { return nil }
      places.append(place)
    }
    switch e.symbol(at: e.root) {
    case .name: return emit(.unknown)
    case .negation: return emit(.negation(places[0]))
    case .sum: return emit(.sum(places[0], places[1]))
    case .difference: return emit(.difference(places[0], places[1]))
    case .product, .juxtaposition: return emit(.product(places[0], places[1]))
    case .quotient: return emit(.quotient(places[0], places[1]))
    case .call(let row): return call(row, operands, places)
    default: return nil
    }
  }

  private mutating func call(_ row: Builtin, _ operands: [Expression], _ places: [Int]) -> Int? {
    if places.count == 1, let function = row.complexFunction {
      return emit(.function(function, places[0]))
    }
    guard let same = row.sameForComplexNumbers(argumentCount: operands.count) else { return nil }
    let names = zip(["u", "v", "w"], operands).map { ($0, $1) }
    return place(of: same.replacing(Dictionary(uniqueKeysWithValues: names)))
  }

  // MARK: Powers

  private mutating func power(_ base: Expression, _ exponent: Expression) -> Int? {
    guard !exponent.variables.contains(unknown) else { return power(of: base, exponent) }
    guard let rational = exponent.rationalNumber else { return power(of: base, exponent) }
    if rational.isInteger {
      guard let count = rational.numerator.asInt, 1...64 ~= abs(count),
        let place = place(of: base)
      else { return nil }
      let power = abs(count) == 1 ? place : emit(.power(place, exponent: abs(count)))
      guard count < 0 else { return power }
      return emit(.quotient(emit(.constant(.whole(1))), power))
    }
    // A root of an odd index of a negative number is the real one.
    guard !rational.denominator.isOdd else { return nil }
    return power(of: base, exponent)
  }

  /// The power e^(w·ln z).
  private mutating func power(of base: Expression, _ exponent: Expression) -> Int? {
    if base == Expression(.e) {
      return place(of: exponent).map { emit(.function(.exponential, $0)) }
    }
    if !base.variables.contains(unknown) {
      // Negative numbers have real roots of odd indices, and 0 has few powers.
      guard let number = constant(base), !number.imaginary.contains(0) || number.real.lower > 0
      else { return nil }
    }
    guard let first = place(of: base), let second = place(of: exponent) else { return nil }
    let logarithm = emit(.function(.naturalLogarithm, first))
    return emit(.function(.power, emit(.product(second, logarithm))))
  }
}

extension Builtin {
  /// The function over rectangles.
  fileprivate var complexFunction: ComplexFunction? {
    switch self {
    case .exp: .exponential
    case .ln: .naturalLogarithm
    case .sqrt: .squareRoot
    case .sine: .sine
    case .cosine: .cosine
    case .hyperbolicSine: .hyperbolicSine
    case .hyperbolicCosine: .hyperbolicCosine
    default: nil
    }
  }

  /// The function as others of u, v and w, which it is for complex numbers.
  ///
  /// > Source: Kahan, Branch cuts for complex elementary functions (1987).
  fileprivate func sameForComplexNumbers(argumentCount: Int) -> Expression? {
    switch self {
    case .hyperbolicTangent: return Self.same("sinh(u)/cosh(u)")
    case .arcsine: return Self.same("-i*ln(i*u + sqrt(1 - u^2))")
    case .arccosine: return Self.same("pi/2 + i*ln(i*u + sqrt(1 - u^2))")
    case .arctangent: return Self.same("(ln(1 + i*u) - ln(1 - i*u))/(2i)")
    case .areaSine: return Self.same("ln(u + sqrt(u^2 + 1))")
    case .areaCosine: return Self.same("ln(u + sqrt(u + 1)*sqrt(u - 1))")
    case .areaTangent: return Self.same("(ln(1 + u) - ln(1 - u))/2")
    case .cis: return Self.same("exp(i*u)")
    case .log where argumentCount == 1: return Self.same("ln(u)/ln(10)")
    case .tangent, .secant, .cosecant, .cotangent, .log, .log2: return equivalent
    default: return definition(argumentCount: argumentCount)?.body
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
