// Functions in terms of plainer ones, by identities that hold wherever both sides have values.

internal import Expressions
internal import Numbers

extension Expression {
  /// The expression with halves of sums and magnitudes in the place of minima and maxima, floors in
  /// that of ceilings and remainders, without whole numbers that are added, exponentials and logarithms
  /// in that of hyperbolic functions and their inverses, signs of factors in that of signs of products, and 2·ln|u| in that of ln(u²).
  var withPlainKernels: Expression { rebuilt(Self.plain) }

  /// The expression with a product of powers in the place of a power of a product, and of one with a
  /// sum as its exponent: (a·b)^u is a^u·b^u, a^(u + v) is a^u·a^v and a^(2·u) is (a^u)².
  ///
  /// A power of a negative number has a value for exponents with odd divisors only, and the sum of
  /// two of these is one.
  var withSplitPowers: Expression { rebuilt(Self.split) }

  private static func plain(_ symbol: Symbol, _ operands: [Expression]) -> Expression? {
    guard case .call(let row) = symbol, let u = operands.first else { return nil }
    let two = Expression(2)
    func exp(_ x: Expression) -> Expression { .call(.exp, x) }
    switch row {
    case .max, .min:
      return operands.dropFirst().reduce(u) { a, b in
        let distance = Expression.call(.abs, a - b)
        return (row == .max ? a + b + distance : a + b - distance) / two
      }
    case .sign:
      switch u.symbol(at: u.root) {
      case .negation: return -.call(.sign, u.parts[0])
      case .product, .juxtaposition, .quotient:
        return .call(.sign, u.parts[0]) * .call(.sign, u.parts[1])
      default: return nil
      }
    case .ceil where operands.count == 1: return -.call(.floor, -u)
    case .floor where u.symbol(at: u.root) == .sum || u.symbol(at: u.root) == .difference:
      guard let whole = u.parts[1].rationalNumber, whole.isInteger else { return nil }
      let rest = Expression.call(.floor, u.parts[0])
      return Expression(u.symbol(at: u.root), [rest, u.parts[1]])
    case .mod where operands.count == 2:
      return u - operands[1] * .call(.floor, u / operands[1])
    case .factorial: return .call(.gamma, u + Expression(1))
    case .nCr, .nPr:
      func factorial(_ x: Expression) -> Expression { .call(.gamma, x + Expression(1)) }
      let permutations = factorial(u) / factorial(u - operands[1])
      return row == .nPr ? permutations : permutations / factorial(operands[1])
    case .hyperbolicSine: return (exp(u) - exp(-u)) / two
    case .hyperbolicCosine: return (exp(u) + exp(-u)) / two
    case .hyperbolicTangent: return (exp(u) - exp(-u)) / (exp(u) + exp(-u))
    case .areaSine: return .call(.ln, u + .call(.sqrt, u.raised(to: 2) + Expression(.one)))
    case .areaTangent:
      return (.call(.ln, Expression(.one) + u) - .call(.ln, Expression(.one) - u)) / two
    default:
      guard let base = row.logarithmBase(operands), u.symbol(at: u.root) == .power,
        let exponent = u.parts[1].rationalNumber, exponent.isInteger,
        exponent.numerator.asInt?.isMultiple(of: 2) == true
      else { return nil }
      let logarithm = Expression.call(.ln, .call(.abs, u.parts[0]))
      return Expression(exponent) * logarithm / .call(.ln, base)
    }
  }

  private static func split(_ symbol: Symbol, _ operands: [Expression]) -> Expression? {
    guard symbol == .power, operands[1].rationalNumber == nil else { return nil }
    let (base, parts) = (operands[0], operands[1].parts)
    func factor(_ base: Expression) -> Expression {
      split(.power, [base, operands[1]]) ?? Expression(.power, [base, operands[1]])
    }
    switch base.symbol(at: base.root) {
    case .product, .juxtaposition: return factor(base.parts[0]) * factor(base.parts[1])
    case .quotient: return factor(base.parts[0]) / factor(base.parts[1])
    default: break
    }
    func power(_ exponent: Expression) -> Expression {
      split(.power, [base, exponent]) ?? Expression(.power, [base, exponent])
    }
    switch operands[1].symbol(at: operands[1].root) {
    case .sum: return power(parts[0]) * power(parts[1])
    case .difference: return power(parts[0]) / power(parts[1])
    case .negation: return Expression(.one) / power(parts[0])
    case .product, .juxtaposition:
      guard let count = parts[0].rationalNumber, count.isInteger,
        let exponent = count.numerator.asInt, exponent.magnitude <= 100
      else { return nil }
      return power(parts[1]).raised(to: exponent)
    default: return nil
    }
  }

  /// Whether its form says that no value is negative.
  var isNeverNegativeByForm: Bool {
    if let number = rationalNumber { return !number.isNegative }
    let parts = parts
    func all() -> Bool { parts.allSatisfy { $0.isNeverNegativeByForm } }
    switch symbol(at: root) {
    case .sum, .product, .juxtaposition, .quotient: return all()
    case .constant(let constant): return constant == .e || constant == .pi
    case .power:
      guard let exponent = parts[1].rationalNumber else { return false }
      return exponent.denominator.isMultiple(of: 2)
        || exponent.isInteger && exponent.numerator.isMultiple(of: 2)
        || parts[0].isNeverNegativeByForm
    case .call(let row): return row == .abs || row == .sqrt || row == .exp
    default: return false
    }
  }
}
