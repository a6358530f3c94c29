// Solutions inside of other expressions: a finite set is the list of its members, whether a number is a
// member is decided by putting it in, and `and` and `or` between sets are those of their equations.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Expression {
  /// Whether solutions stand in it.
  var asksForSolutions: Bool { nodes.contains { $0.calls(.solve) || $0.calls(.rootsOfPolynomial) } }

  /// The call of `solve` for what two or more of them say together, with words between them; nothing
  /// where it is something else, or they have different unknowns.
  var joinedSolve: Expression? {
    guard case .call(let row) = symbol(at: root) else { return nil }
    if row == .solve { return self }
    guard row == .and || row == .or else { return nil }
    let sides = parts.compactMap { $0.joinedSolve }
    guard sides.count == 2, let first = sides[0].condition, let last = sides[1].condition,
      sides[0].unknowns == sides[1].unknowns
    else { return nil }
    return Expression(.call(.solve), [Expression(.call(row), [first, last])] + sides[0].unknowns)
  }

  /// The comparisons of a call of `solve`, ranges as comparisons, joined by `and`.
  fileprivate var condition: Expression? {
    var joined: Expression?
    for part in parts.flatMap({ $0.comparisonsOfArgument }) {
      joined = joined.map { Expression(.call(.and), [$0, part]) } ?? part
    }
    return joined
  }

  private var comparisonsOfArgument: [Expression] {
    func comparison(_ a: Expression, _ relation: Relation, _ b: Expression) -> Expression {
      Expression(.relation(relation, continuesChain: false), [a, b])
    }
    let operands = parts
    switch symbol(at: root) {
    case .name: return []
    case .call(.isMember) where operands[1].numberSet != nil: return []
    case .vector, .list: return operands.flatMap { $0.comparisonsOfArgument }
    case .sequence:
      let range = Expression(.relation(.equal, continuesChain: false), [operands[1], operands[0]])
      return range.comparisonsOfArgument + operands[2].comparisonsOfArgument
    case .relation(.equal, _) where operands[1].symbol(at: operands[1].root) == .range:
      let bounds = operands[1].parts
      return [
        comparison(operands[0], .greaterOrEqual, bounds[0]),
        comparison(operands[0], .lessOrEqual, bounds[1]),
      ]
    default: return [choices == nil ? comparison(self, .equal, Expression(0)) : self]
    }
  }

  /// The unknowns of a call of `solve`, and which numbers they may be: names, each once.
  private var unknowns: [Expression] {
    var found: [Expression] = []
    for part in parts {
      let operands = part.parts
      switch part.symbol(at: part.root) {
      case .name: found.append(part)
      case .sequence:
        found.append(operands[1])
        if case .name = operands[2].symbol(at: operands[2].root) { found.append(operands[2]) }
      case .relation(.equal, _) where operands[1].symbol(at: operands[1].root) == .range:
        found.append(operands[0])
      case .call(.isMember) where operands[1].numberSet != nil: found += operands
      default: break
      }
    }
    return found
  }
}

extension Session {
  /// A statement in which calls of `solve` and `roots` inside of others are lists.
  ///
  /// - Throws: ``Answer/Reason`` where the solutions are no finite number of known ones.
  func withSolutions(
    _ statement: Statement,
    _ workspace: inout Workspace
  ) throws(Answer.Reason) -> Statement {
    var expression = statement.expression
    for _ in 0..<Self.setLimit {
      let place = expression.nodes.firstIndex { $0.calls(.solve) || $0.calls(.rootsOfPolynomial) }
      guard let place else { break }
      let call = expression.subexpression(at: place)
      let isRoots = expression.nodes[place].calls(.rootsOfPolynomial)
      let reading = EquationReading(
        argumentsOf: call,
        in: environment,
        isComplex: isRoots || settings.complexAnswers
      )
      guard let reading else { throw .nothingToSolve }
      let open = reading.openNames(in: environment)
      guard open.isEmpty || reading.isWritten(with: open) else {
        throw .evaluation(.unknownName(open[0], nearest: nil))
      }
      // A number is put in: that decides it for any set.
      if place + 1 < expression.count, expression.nodes[place + 1].calls(.isMember), open.isEmpty,
        case let left = expression.left(of: place + 1),
        let condition = reading.condition(for: expression.subexpression(at: left))
      {
        let isOutside = isUndefined(condition, at: expression.subexpression(at: left), &workspace)
        expression = expression.replacing(
          place + 1,
          with: isOutside ? Expression(.isFalse) : condition
        )
        continue
      }
      guard let list = list(of: reading, open, repeatsRoots: isRoots, &workspace) else {
        throw isCancelled?() == true ? .interrupted : .solveStandsAlone
      }
      expression = expression.replacing(place, with: list)
    }
    return statement.replacing(expression)
  }

  /// The most sets of a statement.
  private static var setLimit: Int { 16 }

  /// Whether a number is known, and a side of a comparison for it has no value: then it solves nothing.
  private func isUndefined(
    _ condition: Expression,
    at number: Expression,
    _ workspace: inout Workspace
  ) -> Bool {
    let environment = currentEnvironment
    do throws(EvaluationError) {
      _ = try number.value(in: environment, workspace: &workspace)
      do throws(EvaluationError) {
        _ = try condition.value(in: environment, workspace: &workspace)
        return false
      } catch {
        if case .real(.undefined) = error.kind { return true }
        return false
      }
    } catch {
      return false
    }
  }

  /// The members of a set as a list, each as often as it counts where that is asked for; nothing where
  /// they are not finitely many known numbers.
  private func list(
    of reading: EquationReading,
    _ letters: [String],
    repeatsRoots: Bool,
    _ workspace: inout Workspace
  ) -> Expression? {
    guard let found = solved(reading, letters, &workspace), found.set.isComplete,
      let solutions = solutions(found, digits: settings.digits, &workspace)
    else { return nil }
    guard case .numbers(let members) = solutions.found else { return nil }
    var elements: [Expression] = []
    for member in members {
      guard member.period == nil, let form = member.shown.exact else { return nil }
      let count = repeatsRoots ? member.multiplicity ?? 1 : 1
      for _ in 0..<count { elements.append(form) }
    }
    return Expression(.list, elements)
  }
}

extension EquationReading {
  /// What has to be true of a number in the place of the only unknown; nothing where no comparison
  /// says it.
  fileprivate func condition(for number: Expression) -> Expression? {
    guard unknowns.count == 1 else { return nil }
    func comparison(_ a: Expression, _ relation: Relation, _ b: Expression) -> Expression {
      Expression(.relation(relation, continuesChain: false), [a, b])
    }
    var bounds: [Expression] = []
    switch domain {
    case .complex: break
    case .real: bounds = [comparison(.call(.imaginaryPart, number), .equal, Expression(0))]
    case .integer: bounds = [comparison(.call(.floor, number), .equal, number)]
    case .range(let lower, let upper):
      bounds = [
        comparison(number, .greaterOrEqual, lower), comparison(number, .lessOrEqual, upper),
      ]
    case .rational: return nil
    }
    var choices: [Expression] = []
    for conditions in [conditions] + others {
      let comparisons = conditions.map { condition in
        comparison(
          condition.left.replacing([unknowns[0]: number]),
          condition.relation,
          condition.right.replacing([unknowns[0]: number])
        )
      }
      let all = bounds + comparisons
      guard let first = all.first else { return nil }
      choices.append(all.dropFirst().reduce(first) { Expression(.call(.and), [$0, $1]) })
    }
    guard let first = choices.first else { return nil }
    return choices.dropFirst().reduce(first) { Expression(.call(.or), [$0, $1]) }
  }
}
