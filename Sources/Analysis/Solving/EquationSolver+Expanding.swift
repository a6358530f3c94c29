// Derivatives in equations are written out, and sums up to the unknown in closed form, before
// anything is solved.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationTask {
  /// The highest power of what runs through a range that is summed up in closed form.
  private static let powerLimit = 12

  /// The task without derivatives, and without sums up to an unknown, which is a whole number then;
  /// nothing where one of them is not known.
  ///
  /// A derivative has a value where its restrictions hold, which are added to what must be true. A sum
  /// from a to x has one for the whole numbers x ≥ a − 1.
  func expanded(in environment: Environment, _ workspace: inout Workspace) -> EquationTask? {
    var task = self
    var choices: [[Condition]] = []
    for conditions in [conditions] + others {
      var whole: [Condition] = []
      for condition in conditions {
        var further: [Condition] = []
        guard
          let left = expanded(condition.left, &further, &task, environment, &workspace),
          let right = expanded(condition.right, &further, &task, environment, &workspace)
        else { return nil }
        whole.append(Condition(left, condition.relation, right))
        whole += further.filter { !whole.contains($0) }
      }
      choices.append(whole)
    }
    task.conditions = choices.removeFirst()
    task.others = choices
    return task
  }

  private func expanded(
    _ e: Expression,
    _ further: inout [Condition],
    _ task: inout EquationTask,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    guard var whole = e.inliningCalls(in: environment) else { return nil }
    guard (0..<whole.count).contains(where: { isExpanded(at: $0, of: whole) }) else { return e }
    // What stands inside of others comes first.
    while let index = (0..<whole.count).first(where: { isExpanded(at: $0, of: whole) }) {
      let call = whole.subexpression(at: index)
      let value: Expression?
      if call.symbol(at: call.root) == .call(.sum) {
        value = sum(call, &further, &task, environment, &workspace)
      } else {
        value = written(call, &further, environment, &workspace)
      }
      guard let value, value.count <= EquationSolver.sizeLimit else { return nil }
      whole = whole.replacing(index, with: value)
    }
    return whole
  }

  /// Whether a part is done with expressions, or is a sum up to an unknown.
  private func isExpanded(at index: Int, of e: Expression) -> Bool {
    guard case .call(let builtin) = e.symbol(at: index),
      case let names = e.subexpression(at: index).variables,
      unknowns.contains(where: { names.contains($0) })
    else { return false }
    if builtin == .sum {
      let sequences = e.operands(of: index).filter { e.symbol(at: $0) == .sequence }
      // One whose range is known is written out later.
      return sequences.contains { sequence in
        let range = e.subexpression(at: e.operands(of: sequence)[0])
        return unknowns.contains { range.variables.contains($0) }
      }
    }
    return builtin.algebra == .differentiate
  }

  private func written(
    _ call: Expression,
    _ further: inout [Condition],
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    do throws(AlgebraError) {
      let found = try Algebra.result(of: call, environment: environment, workspace: &workspace)
      for condition in found.conditions + found.restrictions {
        guard case .relation(let relation, false) = condition.symbol(at: condition.root) else {
          return nil
        }
        further.append(Condition(condition.parts[0], relation, condition.parts[1]))
      }
      return found.expression
    } catch {
      return nil
    }
  }

  /// A function whose slope is asked for, and a formula for that where conditions hold.
  struct Slope {
    let function: Expression
    let formula: Expression
    let conditions: [Condition]
  }

  /// The slopes that are asked for.
  ///
  /// Where a formula has no value there may be a slope all the same, as that of x·|x| at 0.
  func slopes(in environment: Environment, _ workspace: inout Workspace) -> [Slope] {
    var found: [Slope] = []
    for condition in conditions + others.joined() {
      for side in [condition.left, condition.right] {
        guard let whole = side.inliningCalls(in: environment) else { continue }
        for index in 0..<whole.count where isExpanded(at: index, of: whole) {
          let call = whole.subexpression(at: index)
          var conditions: [Condition] = []
          guard call.symbol(at: call.root) != .call(.sum),
            let formula = written(call, &conditions, environment, &workspace)
          else { continue }
          found.append(Slope(function: call.parts[0], formula: formula, conditions: conditions))
        }
      }
    }
    return found
  }

  // MARK: Sums

  /// A sum from a whole number to an unknown, of a polynomial in what runs through the range, or of
  /// numbers with the same quotient of neighbours.
  private func sum(
    _ call: Expression,
    _ further: inout [Condition],
    _ task: inout EquationTask,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    let parts = call.parts[0].parts
    let bounds = parts[0].parts
    guard case .name(let name) = parts[1].symbol(at: parts[1].root), bounds.count == 2,
      parts[0].symbol(at: parts[0].root) == .range,
      case .name(let unknown) = bounds[1].symbol(at: bounds[1].root), unknowns.contains(unknown),
      let first = bounds[0].rationalNumber, first.isInteger,
      isRealOrWhole, unknowns.count == 1, others.isEmpty
    else { return nil }
    task.domain = .integer
    further.append(Condition(bounds[1], .greaterOrEqual, Expression(first - Rational.one)))
    if let row = ExpressionFraction(parts[2], in: name, limit: Self.powerLimit),
      row.denominator.count == 1
    {
      var sum = Expression(0)
      for (power, factor) in row.numerator.enumerated() where factor.rationalNumber?.isZero != true
      {
        let powers = Self.sumOfPowers(power)
        let upTo = Expression(powers, of: bounds[1])
        let before = Expression(powers.value(at: first - Rational.one))
        sum = sum + factor / row.denominator[0] * (upTo - before)
      }
      return sum
    }
    return geometricSum(of: parts[2], name, from: first, to: bounds[1], environment, &workspace)
  }

  /// Whether all real numbers are looked for, or all whole ones.
  private var isRealOrWhole: Bool {
    switch domain {
    case .real, .integer: true
    case .range, .complex, .rational: false
    }
  }

  /// 1ʲ + 2ʲ + … + nʲ as a polynomial in n.
  ///
  /// All (k + 1)ʲ⁺¹ − kʲ⁺¹ from 1 to n are (n + 1)ʲ⁺¹ − 1, and multiples of the sums of lower powers.
  private static func sumOfPowers(_ power: Int) -> Polynomial {
    let next = Polynomial([.one, .one])
    var (sums, binomials): ([Polynomial], [Rational]) = ([], [.one, .one])
    var raised = next
    for exponent in 0...power {
      var rest = raised - Polynomial(.one)
      for (place, sum) in sums.enumerated() { rest = rest - sum.scaled(by: binomials[place]) }
      sums.append(rest.scaled(by: Rational(1, over: exponent + 1)))
      raised = raised * next
      binomials = [.one] + zip(binomials, binomials.dropFirst()).map { $0 + $1 } + [.one]
    }
    return sums[power]
  }

  /// The sum of numbers each of which is the one before times a number that is not 1.
  private func geometricSum(
    of body: Expression,
    _ name: String,
    from first: Rational,
    to last: Expression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    let (index, one) = (Expression(name: name), Expression(1))
    var environment = environment
    environment.variables[name] = nil
    do throws(AlgebraError) {
      let ratio = try Algebra.lent(by: &workspace, in: environment) {
        (algebra) throws(AlgebraError) in
        try algebra.inField(.written) { (field) throws(AlgebraError) in
          let parts = try field.reading([body.replacing([name: index + one]), body])
          // Each of the numbers has a value.
          guard try field.conditions(of: body, besides: Expression(0))?.isEmpty == true else {
            throw .unsupported
          }
          let ratio = try field.quotient(parts[0], parts[1])
          return try field.expression(of: ratio)
        }
      }
      guard let number = ratio.rationalNumber, number != .one, !number.isZero else { return nil }
      let start = body.replacing([name: Expression(first)])
      let power = Expression(.power, [ratio, last - Expression(first - Rational.one)])
      return start * (power - one) / (ratio - one)
    } catch {
      return nil
    }
  }
}
