// Conditions that follow from others, or say together what one says.

internal import Expressions
internal import Numbers
internal import Reals

extension [Expression] {
  /// The same conditions, all of which have to hold, without those that follow from the others: two
  /// between the same sides are one, a power has the sign of its base or none, products and sums
  /// of what is positive are positive, and comparisons of polynomials of one name hold where their
  /// signs say so.
  var withoutImplied: [Expression] {
    var kept: [Expression] = []
    for condition in self {
      let condition = condition.withBaseOfPower
      let other = kept.indices.lazy.compactMap { place in
        kept[place].joined(with: condition).map { (place, $0) }
      }.first
      if let (place, whole) = other {
        kept[place] = whole
      } else {
        kept.append(condition)
      }
    }
    for condition in kept.sorted(by: { $0.count > $1.count }) where kept.count > 1 {
      let others = kept.filter { $0 != condition }
      if condition.isTrue(where: others) == true {
        kept = others
        continue
      }
      if condition.follows(from: others) { kept = others }
    }
    return kept
  }

  /// Whether it is seen that not all of the conditions hold together: with the numbers that names are,
  /// and comparisons of polynomials of one name.
  var areImpossible: Bool {
    let conditions = map { $0.withBaseOfPower }
    for condition in conditions {
      let others = conditions.filter { $0 != condition }
      if condition.isTrue(where: others) == false || condition.fails(where: others)
        || others.contains(where: { $0.excludes(condition) })
      {
        return true
      }
    }
    for name in Set(flatMap { $0.variables }) {
      guard let places = conditions.places(of: name), let first = places.first else { continue }
      let all = places.dropFirst().reduce(first) { all, own in zip(all, own).map { $0 && $1 } }
      if !all.contains(true) { return true }
    }
    return false
  }

  /// Where on the line each of those conditions holds that compare polynomials of a name, which is
  /// real since one of them is an inequality: before the first zero of one of these, at it, behind it,
  /// and so on.
  fileprivate func places(of name: String) -> [[Bool]]? {
    let own = filter { $0.polynomial(of: name) != nil }
    guard own.contains(where: { $0.isInequality }) else { return nil }
    var whole = Polynomial.one
    let parts = own.compactMap { $0.polynomial(of: name) }
    for part in parts where !part.polynomial.isZero { whole = whole * part.polynomial }
    guard whole.degree <= 24, let roots = whole.realRoots else { return nil }
    var samples = roots.indices.dropFirst().map { place in
      (roots[place - 1].upper + roots[place].lower).shifted(by: -1).asRational
    }
    samples.insert(roots.first.map { $0.lower.asRational - .one } ?? .zero, at: 0)
    if let last = roots.last { samples.append(last.upper.asRational + .one) }
    return parts.map { polynomial, relation in
      samples.indices.flatMap { place in
        let sign = polynomial.value(at: samples[place]).signum
        guard place > 0 else { return [relation.holds(for: sign)] }
        // Where it is not zero, its sign is the one beside it.
        let isZero = polynomial.isZero || roots[place - 1].isZero(of: polynomial)
        return [relation.holds(for: isZero ? 0 : sign), relation.holds(for: sign)]
      }
    }
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

  /// Whether it never holds together with another one between the same sides.
  fileprivate func excludes(_ other: Expression) -> Bool {
    guard let first = comparison, let second = other.comparison, parts == other.parts else {
      return false
    }
    return ![-1, 0, 1].contains { first.holds(for: $0) && second.holds(for: $0) }
  }

  /// u > 0 in the place of u^3 > 0, and u ≠ 0 in that of u^2 > 0 or |u| > 0.
  fileprivate var withBaseOfPower: Expression {
    guard let relation = comparison, parts[1] == Expression(.zero) else { return self }
    let inner = parts[0].parts
    switch (parts[0].symbol(at: parts[0].root), relation) {
    case (.call(.abs), .greater), (.call(.abs), .notEqual):
      return Comparison(inner[0], .notEqual, parts[1]).expression
    case (.call(.sqrt), .greater): return Comparison(inner[0], .greater, parts[1]).expression
    case (.call(.abs), .lessOrEqual), (.call(.abs), .equal), (.call(.sqrt), .lessOrEqual),
      (.call(.sqrt), .equal):
      return Comparison(inner[0], .equal, parts[1]).expression
    default: break
    }
    guard case .power = parts[0].symbol(at: parts[0].root), case let power = parts[0].parts,
      let exponent = power[1].rationalNumber?.asNatural, exponent > 0
    else { return self }
    let own: Relation?
    switch relation {
    case .equal, .notEqual: own = relation
    case .greater where exponent % 2 == 0: own = .notEqual
    case .lessOrEqual where exponent % 2 == 0: own = .equal
    default: own = exponent % 2 == 1 ? relation : nil
    }
    guard let own else { return self }
    return Expression(.relation(own, continuesChain: false), [power[0], parts[1]])
  }

  /// Whether it is an inequality of two sides, which are real.
  fileprivate var isInequality: Bool {
    comparison.map { $0 != .equal && $0 != .notEqual } ?? false
  }

  /// The difference of both sides where it is a polynomial of a name alone, and how it compares
  /// with 0.
  fileprivate func polynomial(of name: String) -> (polynomial: Polynomial, relation: Relation)? {
    guard let relation = comparison, variables == [name],
      let difference = (parts[0] - parts[1]).rationalFunction(
        of: name,
        environment: Environment()
      ), difference.denominator.isConstant, difference.poles.isConstant
    else { return nil }
    let isTurned = difference.denominator.value(at: .zero).isNegative
    return (difference.numerator, isTurned ? relation.turned : relation)
  }

  /// Whether it is true with the numbers that names are by some conditions; nothing where it is not
  /// about numbers then, or none of its names is one.
  fileprivate func isTrue(where conditions: [Expression]) -> Bool? {
    var numbers: [String: Expression] = [:]
    for condition in conditions where condition.count == 3 && condition.comparison == .equal {
      guard case .name(let name) = condition.parts[0].symbol(at: condition.parts[0].root),
        let number = condition.parts[1].rationalNumber
      else { continue }
      numbers[name] = Expression(number)
    }
    guard let relation = comparison, variables.contains(where: { numbers[$0] != nil }),
      case let rest = variables.filter({ numbers[$0] == nil }), rest.count < 2,
      let difference = (parts[0] - parts[1]).replacing(numbers).rationalFunction(
        of: rest.first ?? variables[0],
        environment: Environment()
      ), difference.numerator.isConstant, difference.denominator.isConstant,
      difference.poles.isConstant
    else { return nil }
    let signs = [difference.numerator, difference.denominator].map { $0.value(at: .zero).signum }
    return relation.holds(for: signs[0] * signs[1])
  }

  /// The most nodes of a comparison whose sign is looked for in its parts.
  private static let signLimit = 64

  /// Whether it holds where some conditions do.
  func follows(from conditions: [Expression]) -> Bool {
    if count <= Self.signLimit, let relation = comparison, parts[1] == Expression(.zero),
      let sign = parts[0].leastSign(where: conditions.filter { $0.count <= Self.signLimit })
    {
      if relation == .greaterOrEqual { return true }
      if sign > 0, relation == .greater || relation == .notEqual { return true }
    }
    guard let name = variables.first, polynomial(of: name) != nil,
      conditions.contains(where: { $0.isInequality && $0.polynomial(of: name) != nil }),
      let places = ([self] + conditions).places(of: name), let own = places.first
    else { return false }
    let others = places.dropFirst().reduce(own.map { _ in true }) { all, other in
      zip(all, other).map { $0 && $1 }
    }
    return zip(others, own).allSatisfy { !$0 || $1 }
  }

  /// Whether the sign of its left side, by its parts, says that it never holds where some
  /// conditions do.
  fileprivate func fails(where conditions: [Expression]) -> Bool {
    guard count <= Self.signLimit, let relation = comparison, parts[1] == Expression(.zero),
      relation == .less || relation == .lessOrEqual || relation == .equal,
      let sign = parts[0].leastSign(where: conditions.filter { $0.count <= Self.signLimit })
    else { return false }
    return sign > 0 || relation == .less
  }

  /// 1 for a real expression that is positive where some conditions hold, 0 for one that is not
  /// negative there; nothing where neither is seen.
  private func leastSign(where conditions: [Expression]) -> Int? {
    if let number = rationalNumber { return number.isNegative ? nil : number.signum }
    if isPositiveNumber { return 1 }
    for condition in conditions where condition.comparison != nil && condition.parts[0] == self {
      guard let bound = condition.parts[1].rationalNumber, !bound.isNegative else { continue }
      switch condition.comparison {
      case .greater: return 1
      case .greaterOrEqual, .equal: return bound.signum
      default: continue
      }
    }
    let operands = parts
    func sign(_ place: Int) -> Int? { operands[place].leastSign(where: conditions) }
    switch symbol(at: root) {
    case .sum:
      guard let first = sign(0), let last = sign(1) else { return nil }
      return max(first, last)
    case .product, .juxtaposition, .quotient:
      guard let first = sign(0), let last = sign(1) else { return nil }
      return min(first, last)
    case .power:
      guard let exponent = operands[1].rationalNumber?.asNatural, exponent > 0 else { return nil }
      return sign(0) ?? (exponent % 2 == 0 ? 0 : nil)
    case .call(.abs):
      let isNotZero = Comparison(operands[0], .notEqual, Expression(.zero)).expression
      return conditions.contains(isNotZero) ? 1 : sign(0) ?? 0
    case .call(.sqrt): return sign(0) ?? 0
    default: return nil
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
