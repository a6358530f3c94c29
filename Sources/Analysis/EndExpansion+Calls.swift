// The expansion of an expression, one node after the other.

internal import Expressions
internal import Numbers
internal import Reals

extension EndExpansion {
  /// The most that parts of an expression are expanded within each other.
  private static let depthLimit = 8

  /// The expansion of an expression without functions of the user as the variable grows
  /// without bound.
  mutating func series(of expression: Expression) throws(NoExpansion) -> EndSeries {
    let growing = EndSeries(
      terms: [EndSeries.Term(order: .variable, number: Expression(.one), sign: 1)]
    )
    return try series(of: expression, where: [variable: growing], depth: 0)
  }

  /// The expansion of an expression where names have some.
  mutating func series(
    of expression: Expression,
    where known: [String: EndSeries],
    depth: Int
  ) throws(NoExpansion) -> EndSeries {
    guard depth < EndExpansion.depthLimit else { throw NoExpansion() }
    var parts: [EndSeries?] = []
    // Of cases only the one that holds is expanded.
    let cases = expression.nodes.indices.filter { expression.nodes[$0].kind == .piecewise }
    for index in 0..<expression.count {
      if let outer = cases.last(where: { expression.first(of: $0) <= index && index <= $0 }) {
        parts.append(
          index == outer
            ? try caseThatHolds(expression, index, where: known, depth: depth + 1) : nil
        )
        continue
      }
      let operands = expression.operands(of: index)
      let node = expression.nodes[index]
      let isName = node.kind == .shortName || node.kind == .longName
      if isName, let series = known[expression.name(at: index)] {
        parts.append(series)
        continue
      }
      // A part without the variable is a number as a whole.
      guard operands.contains(where: { parts[$0] != nil }) else {
        parts.append(nil)
        continue
      }
      var values: [EndSeries] = []
      for operand in operands {
        if let part = parts[operand] {
          values.append(part)
        } else {
          values.append(try monomial(expression.subexpression(at: operand)))
        }
      }
      parts.append(try series(of: expression, index, values, depth: depth))
    }
    if let whole = parts[expression.root] { return whole }
    return try monomial(expression)
  }

  /// The expansion of the case whose condition holds from some place on.
  private mutating func caseThatHolds(
    _ expression: Expression,
    _ index: Int,
    where known: [String: EndSeries],
    depth: Int
  ) throws(NoExpansion) -> EndSeries {
    let operands = expression.operands(of: index)
    for place in stride(from: 0, to: operands.count, by: 2) {
      let value = expression.subexpression(at: operands[min(place + 1, operands.count - 1)])
      guard place + 1 < operands.count else {
        return try series(of: value, where: known, depth: depth)
      }
      guard
        case .relation(let relation, continuesChain: false) = expression.symbol(at: operands[place])
      else { throw NoExpansion() }
      let sides = expression.operands(of: operands[place]).map { expression.subexpression(at: $0) }
      let sign = try sign(of: series(of: sides[0] - sides[1], where: known, depth: depth))
      if relation.holds(sign < 0 ? .less : sign > 0 ? .greater : .equal) {
        return try series(of: value, where: known, depth: depth)
      }
    }
    throw NoExpansion()
  }

  private mutating func series(
    of expression: Expression,
    _ index: Int,
    _ parts: [EndSeries],
    depth: Int
  ) throws(NoExpansion) -> EndSeries {
    switch expression.nodes[index].kind {
    case .negation where parts.count == 1: return opposite(parts[0])
    case .sum where parts.count == 2: return try sum(parts[0], parts[1])
    case .difference where parts.count == 2: return try sum(parts[0], opposite(parts[1]))
    case .product where parts.count == 2, .juxtaposition where parts.count == 2:
      return try product(parts[0], parts[1])
    case .quotient where parts.count == 2:
      return try product(parts[0], try power(parts[1], -.one))
    case .power where parts.count == 2:
      if let exponent = parts[1].rationalNumber { return try power(parts[0], exponent) }
      do throws(NoExpansion) {
        return try exponential(try product(parts[1], try logarithm(parts[0])))
      } catch {
        // A negative number has powers with some exponents.
        throw NoExpansion()
      }
    case .degree:
      let unit = Expression(expression.symbol(at: index), [Expression(.one)])
      return try product(parts[0], try monomial(unit))
    case .call: return try call(expression.builtin(at: index), parts, depth: depth)
    default: throw NoExpansion()
    }
  }

  private mutating func call(
    _ builtin: Builtin,
    _ arguments: [EndSeries],
    depth: Int
  ) throws(NoExpansion) -> EndSeries {
    guard let a = arguments.first else { throw NoExpansion() }
    switch builtin {
    case .exp: return try exponential(a)
    case .ln: return try logarithm(a)
    case .abs: return try sign(of: a) < 0 ? opposite(a) : a
    case .sign: return try monomial(Expression(Rational(try sign(of: a))))
    case .max, .min:
      var chosen = a
      for other in arguments.dropFirst() {
        let difference = try sum(chosen, opposite(other))
        if difference.isZero { continue }
        if (try sign(of: difference) < 0) == (builtin == .max) { chosen = other }
      }
      return chosen
    case .floor, .ceil, .round, .trunc: return try wholePart(builtin, a)
    case .frac: return try sum(a, opposite(try wholePart(.trunc, a)))
    case .mod where arguments.count == 2:
      let count = try wholePart(.floor, try product(a, try power(arguments[1], -.one)))
      return try sum(a, opposite(try product(arguments[1], count)))
    default: break
    }
    if arguments.count == 1 {
      do throws(NoExpansion) { return try taylor(builtin, a, depth: depth) } catch {}
    }
    if let end = builtin.end, a.growsAsPower {
      var limit = try series(of: end, where: ["u": a], depth: depth + 1)
      limit.rest = max(limit.rest, .flat)
      return limit
    }
    if let same = builtin.equivalent {
      // A logarithm without a base has 10.
      var names = ["u": a, "v": try monomial(Expression(Rational(10)))]
      if arguments.count > 1 { names["v"] = arguments[1] }
      do throws(NoExpansion) {
        return try series(of: same, where: names, depth: depth + 1)
      } catch {
        // A power or a logarithm has no values where that has none.
        let rows: [Builtin] = [.sqrt, .root, .log, .log2]
        if rows.contains(builtin) { throw error }
      }
    }
    guard builtin.isBounded else { throw NoExpansion() }
    return bounded
  }

  /// The sign from some place on.
  private func sign(of a: EndSeries) throws(NoExpansion) -> Int {
    if a.isZero { return 0 }
    guard let first = a.terms.first else { throw NoExpansion() }
    return first.sign
  }

  /// A number that is rounded in some way.
  private mutating func wholePart(
    _ builtin: Builtin,
    _ a: EndSeries
  ) throws(NoExpansion) -> EndSeries {
    if !a.isAtMost(.constant) { return try sum(a, bounded) }
    // The rounding of a series that tends to a number is constant from some place on: that of the
    // number, or, where that jumps, that of numbers on the side from which it comes.
    guard a.isFlat || a.rest < .order(.constant) else { throw NoExpansion() }
    let isConstant = !a.isFlat && a.terms.first?.order == .constant
    let limit = isConstant ? a.terms[0].number : Expression(.zero)
    let place = builtin == .round ? limit + Expression(Rational(1, over: 2)) : limit
    guard try number(place - .call(.floor, place)).sign == 0 else {
      return try monomial(.call(builtin, limit))
    }
    let side = try sign(of: try sum(a, opposite(try monomial(limit))))
    return try monomial(.call(builtin, limit + Expression(Rational(side, over: 4))))
  }
}
