// The cost of reading a form: of several forms of one number, the cheapest is
// shown.

internal import Numbers

extension Form {
  /// How much there is to read.
  ///
  /// | part | cost |
  /// | --- | --- |
  /// | a digit or decimal mark | 1 |
  /// | π, e | 2 |
  /// | a sign, a sign of addition or multiplication, an exponent's raising | 1 |
  /// | a pair of brackets around a sum or, under a power, a quotient | 1 |
  /// | a fraction bar | 2 |
  /// | a fraction inside a fraction | 4 more |
  /// | a root of a number below a line | 4 more |
  /// | a fraction in a sum, its denominator no integer | 2 more |
  /// | √, 1 more with an index | 2 |
  /// | ! | 1 |
  /// | ln, log | 2 |
  /// | log₂, sin, cos, tan and their inverses, sinh, cosh, tanh | 3 |
  /// | a common logarithm of a multiple of ten | 4 more |
  /// | a logarithm of a quotient whose numerator is 1 | 3 more |
  package var cost: Int {
    switch self {
    case .integer(let value): value.decimalLength
    case .decimal(let text): text.utf8.count
    case .pi, .e: 2
    case .negation(let form): 1 + form.cost
    case .sum(let terms): Form.costOfSum(terms)
    case .product(let factors):
      factors.reduce(factors.count - 1) { $0 + $1.cost + $1.bracketCost }
    case .quotient(let above, let below): Form.costOfQuotient(above, below)
    case .power(let base, let exponent):
      1 + base.cost + exponent.cost + base.bracketCost + (base.isQuotient ? 1 : 0)
    case .root(let form, let index): (index == 2 ? 2 : 3) + form.cost
    case .factorial(let form): 1 + form.cost
    case .logarithm(let form): 2 + form.cost + (form.isUnitFraction ? 3 : 0)
    case .namedLogarithm(let form, let base):
      (base == .ten ? 2 : 3) + form.cost + (form.isUnitFraction ? 3 : 0)
        + (base == .ten && form.isMultipleOfTen ? 4 : 0)
    case .cosine(let form), .sine(let form), .tangent(let form), .arctangent(let form),
      .arcsine(let form), .arccosine(let form), .arctangentInUnit(let form),
      .hyperbolicCosine(let form), .hyperbolicSine(let form), .hyperbolicTangent(let form):
      3 + form.cost
    }
  }

  private static func costOfSum(_ terms: [Form]) -> Int {
    var total = terms.count - 1
    for (position, term) in terms.enumerated() {
      var shown = term
      if case .negation(let form) = term {
        shown = form
        // The sign of a later term is the one of subtraction.
        if position == 0 { total += 1 }
      }
      total += shown.cost
      if case .quotient(_, let below) = shown, !below.isInteger { total += 2 }
    }
    return total
  }

  private static func costOfQuotient(_ above: Form, _ below: Form) -> Int {
    let nested = above.hasFraction || below.hasFraction
    return 2 + above.cost + below.cost + above.bracketCost + below.bracketCost
      + (nested ? 4 : 0) + (below.hasRootOfNumber ? 4 : 0)
  }

  /// A sum in a product stands in brackets.
  private var bracketCost: Int {
    if case .sum = self { 1 } else { 0 }
  }

  private var isInteger: Bool {
    if case .integer = self { true } else { false }
  }

  private var isQuotient: Bool {
    if case .quotient = self { true } else { false }
  }

  private var isUnitFraction: Bool {
    if case .quotient(.integer(1), _) = self { true } else { false }
  }

  private var isMultipleOfTen: Bool {
    if case .integer(let value) = self { value.modulo(10).isZero } else { false }
  }

  /// Whether a fraction bar stands on the line of the form.
  private var hasFraction: Bool {
    switch self {
    case .quotient: true
    case .negation(let form): form.hasFraction
    case .sum(let forms), .product(let forms): forms.contains { $0.hasFraction }
    case .power(let base, _): base.hasFraction
    default: false
    }
  }

  /// Whether the form is a root of a number, or a product or sum with one.
  private var hasRootOfNumber: Bool {
    switch self {
    case .root(let form, _): form.isInteger
    case .sum(let forms), .product(let forms): forms.contains { $0.hasRootOfNumber }
    case .negation(let form): form.hasRootOfNumber
    default: false
    }
  }

  /// The cheaper one of two forms, the first of equally cheap ones.
  static func cheaper(_ first: Form?, _ second: Form?) -> Form? {
    guard let first else { return second }
    guard let second else { return first }
    return second.cost < first.cost ? second : first
  }
}

extension Integer {
  /// The number of decimal digits, for long numbers one more at times.
  fileprivate var decimalLength: Int {
    guard bitLength > 64 else { return magnitude.text().utf8.count }
    return Int(Int64(bitLength) * 30_103 / 100_000) + 1
  }
}
