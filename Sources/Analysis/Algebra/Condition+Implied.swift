// Conditions that follow from others, or say together what one says.

internal import Expressions
internal import Numbers

extension [Expression] {
  /// The same conditions, all of which have to hold, without those that follow from the others: two
  /// between the same sides are one, an odd power has the sign of its base, and so have products of
  /// what is positive.
  var withoutImplied: [Expression] {
    var kept: [Expression] = []
    for condition in self {
      let condition = condition.withBaseOfOddPower
      let other = kept.indices.lazy.compactMap { place in
        kept[place].joined(with: condition).map { (place, $0) }
      }.first
      if let (place, whole) = other {
        kept[place] = whole
      } else {
        kept.append(condition)
      }
    }
    return kept.filter { condition in !condition.isOfFactors(positiveIn: kept) }
  }
}

extension Expression {
  /// The relation of a comparison of two sides.
  private var comparison: Relation? {
    guard case .relation(let relation, continuesChain: false) = symbol(at: root),
      parts.allSatisfy({ $0.isNoComparison })
    else { return nil }
    return relation
  }

  private var isNoComparison: Bool {
    if case .relation = symbol(at: root) { false } else { true }
  }

  /// One condition that says what this one and another one between the same sides say.
  fileprivate func joined(with other: Expression) -> Expression? {
    guard self != other else { return self }
    guard let first = comparison, let second = other.comparison, parts == other.parts,
      let relation = first.joined(with: second) ?? second.joined(with: first)
    else { return nil }
    return Expression(.relation(relation, continuesChain: false), parts)
  }

  /// u > 0 in the place of u^3 > 0.
  fileprivate var withBaseOfOddPower: Expression {
    guard comparison != nil, parts[1] == Expression(.zero),
      case .power = parts[0].symbol(at: parts[0].root), case let power = parts[0].parts,
      let exponent = power[1].rationalNumber?.asNatural, exponent % 2 == 1
    else { return self }
    return Expression(symbol(at: root), [power[0], parts[1]])
  }

  /// Whether it says that a product is positive, or not negative, each factor of which is in
  /// others.
  fileprivate func isOfFactors(positiveIn conditions: [Expression]) -> Bool {
    guard let relation = comparison, relation == .greater || relation == .greaterOrEqual,
      parts[1] == Expression(.zero), case let factors = parts[0].factorsAboveAndBelow,
      factors.count > 1
    else { return false }
    let known: [Relation] = relation == .greater ? [.greater] : [.greater, .greaterOrEqual]
    return factors.allSatisfy { factor in
      factor.rationalNumber.map { $0.signum > 0 }
        ?? known.contains { relation in
          let sides = [factor, Expression(.zero)]
          return conditions.contains(Expression(.relation(relation, continuesChain: false), sides))
        }
    }
  }

  /// What it is a product of, above and below lines.
  private var factorsAboveAndBelow: [Expression] {
    switch symbol(at: root) {
    case .product, .juxtaposition, .quotient: parts.flatMap { $0.factorsAboveAndBelow }
    default: [self]
    }
  }
}

extension Relation {
  /// The relation that holds where this one and another one do, if this is not strict or only
  /// follows from the other.
  fileprivate func joined(with other: Relation) -> Relation? {
    switch (self, other) {
    case (.greaterOrEqual, .notEqual), (.greaterOrEqual, .greater), (.notEqual, .greater): .greater
    case (.lessOrEqual, .notEqual), (.lessOrEqual, .less), (.notEqual, .less): .less
    case (.greaterOrEqual, .lessOrEqual): .equal
    default: nil
    }
  }
}
