// Forms under the operators of a typed expression: one sum, one product, one fraction.

internal import Numbers
internal import Reals

extension Form {
  /// Two forms under an operator; numbers come first, then roots, π and e:
  /// 1/3 + sin(1)/2 and 2π·tan(2)/3.
  init?(_ symbol: Symbol, _ left: Form, _ right: Form) {
    switch symbol {
    case .sum: self = .sum((left.terms + right.terms).sorted { $0.rank < $1.rank })
    case .difference: self = .sum(left.terms + right.terms.map { $0.opposite })
    case .product, .juxtaposition: self.init(FactorLists(left).multiplied(by: FactorLists(right)))
    case .quotient: self.init(FactorLists(left).multiplied(by: FactorLists(right).inverted))
    default: return nil
    }
  }

  private init(_ lists: FactorLists) {
    let size = lists.coefficient.magnitude
    let above = Form(productOf: size.numerator, lists.above)
    let below = Form(productOf: size.denominator, lists.below)
    let form: Form = below == .integer(1) ? above : .quotient(above, below)
    self = lists.coefficient.signum < 0 ? .negation(form) : form
  }

  private init(productOf number: Integer, _ factors: [Form]) {
    let rest = factors.sorted { $0.rank < $1.rank }
    let all = (number == 1 && !rest.isEmpty ? [] : [.integer(number)]) + rest
    self = all.count == 1 ? all[0] : .product(all)
  }

  private var terms: [Form] {
    if case .sum(let terms) = self { terms } else { [self] }
  }

  private var opposite: Form {
    if case .negation(let form) = self { form } else { .negation(self) }
  }

  /// The place in a sum or product.
  private var rank: Int {
    switch self {
    case .integer, .decimal, .quotient(.integer, .integer): 0
    case .pi, .e, .root(.integer, _): 1
    default: 2
    }
  }
}

/// A rational number, and what else stands above and below the line of a fraction.
private struct FactorLists {
  var coefficient: Rational = 1
  var above: [Form] = []
  var below: [Form] = []

  init() {}

  init(_ form: Form) {
    self.init()
    switch form {
    case .integer(let value) where !value.isZero: coefficient = Rational(value)
    case .negation(let inner):
      self = FactorLists(inner)
      coefficient = -coefficient
    case .product(let factors):
      self = factors.reduce(FactorLists()) { $0.multiplied(by: FactorLists($1)) }
    case .quotient(let top, let bottom):
      self = FactorLists(top).multiplied(by: FactorLists(bottom).inverted)
    default: above = [form]
    }
  }

  /// The reciprocal.
  var inverted: FactorLists {
    var result = self
    result.coefficient = coefficient.reciprocal
    swap(&result.above, &result.below)
    return result
  }

  func multiplied(by other: FactorLists) -> FactorLists {
    var result = self
    result.coefficient = coefficient * other.coefficient
    result.above += other.above
    result.below += other.below
    return result
  }
}
