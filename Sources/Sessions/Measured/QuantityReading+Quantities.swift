// Quantities of literals and of exact numbers, and their names.

internal import Expressions
internal import Numbers
internal import Reals

extension QuantityReading {
  /// Makes a quantity of a literal, and returns its name.
  mutating func literal(
    _ step: Step,
    _ index: Int,
    _ left: Int,
    _ right: Int,
    _ workspace: inout Workspace
  ) throws(EvaluationError) -> String {
    let expression = step.expression
    let (x, y) = (try step.number(left, &workspace), try step.number(right, &workspace))
    do throws(RealError) {
      var (centre, halfWidth) = (x, y)
      var ends: (lower: Real, upper: Real)?
      if case .interval = expression.symbol(at: index) {
        ends = (x, y)
        let half = Real(Rational(1, over: 2))
        centre = try Real.product(half, try Real.sum(x, y, in: &workspace), in: &workspace)
        halfWidth = try Real.product(
          half,
          try Real.difference(y, x, in: &workspace),
          in: &workspace
        )
      } else if expression.nodes[right].isPercentage, !expression.nodes[left].isPercentage {
        // 100 ± 5% is 100 ± 5, as 100 + 5% is 105.
        halfWidth = try Real.product(y, try Real.absoluteValue(x, in: &workspace), in: &workspace)
      }
      if try Real.compare(halfWidth, Real(0), in: &workspace) != .less {
        return name(of: Quantity(centre: centre, halfWidth: halfWidth, ends: ends))
      }
    } catch {
      throw step.error(.real(error), index)
    }
    throw step.error(.measuredWidth, index)
  }

  /// Makes one quantity of a measured value and its range, the last two quantities, and returns
  /// its name.
  mutating func joined(_ literal: Expression) -> String {
    let (range, value) = (quantities.removeLast(), quantities.removeLast())
    let isPlain = literal.nodes.allSatisfy { node in
      [.integer, .literal, .negation, .plusMinus, .interval].contains(node.kind)
    }
    return name(
      of: Quantity(
        centre: value.centre,
        halfWidth: value.halfWidth,
        ends: range.ends,
        written: isPlain ? literal : nil
      )
    )
  }

  /// An exact number as an expression: a short rational as it is, any other by a name.
  mutating func constant(_ number: Real) -> Expression {
    if let rational = number.rational,
      rational.numerator.bitLength + rational.denominator.bitLength < 256
    {
      return Expression(rational)
    }
    return Expression(name: name(of: Quantity(centre: number, halfWidth: Real(0))))
  }

  /// The name of a quantity, which joins the others if it is new.
  mutating func name(of quantity: Quantity) -> String {
    if let index = quantities.firstIndex(where: { $0 === quantity }) {
      return Value.Measured.name(index)
    }
    quantities.append(quantity)
    return Value.Measured.name(quantities.count - 1)
  }
}
