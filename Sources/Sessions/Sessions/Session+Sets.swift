// Solutions inside of other expressions: a finite set is the list of its members, whether a number is a
// member is decided by putting it in, and `and` and `or` between sets are those of their equations. A
// name keeps a finite set as a list, and any other as a call of `solve` that says outright what it is.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Expression {
  /// Whether solutions stand in it.
  var asksForSolutions: Bool { nodes.contains { $0.calls(.solve) || $0.calls(.rootsOfPolynomial) } }

  /// Whether a function in it takes or yields angles.
  fileprivate var countsAngles: Bool {
    nodes.contains { $0.kind == .call && $0.builtin.angle != .none }
  }

  /// Whether the letters of a call of `solve` that are no unknowns have no value.
  fileprivate func areLettersFree(in environment: Environment) -> Bool {
    let own = unknowns.flatMap { $0.variables }
    return variables.allSatisfy { own.contains($0) || environment.variables[$0] == nil }
  }

  /// The call of `solve` for what two or more of them say together, with words between them; nothing
  /// where it is something else, or they have different unknowns.
  ///
  /// A list of known real numbers is the set of them.
  var joinedSolve: Expression? {
    guard case .call(let row) = symbol(at: root) else { return nil }
    if row == .solve { return self }
    guard row == .and || row == .or, let place = nodes.firstIndex(where: { $0.calls(.solve) })
    else {
      return nil
    }
    let unknowns = subexpression(at: place).unknowns
    return joinedCondition(for: unknowns).map { Expression(.call(.solve), [$0] + unknowns) }
  }

  private func joinedCondition(for unknowns: [Expression]) -> Expression? {
    let operands = parts
    switch symbol(at: root) {
    case .call(.solve): return self.unknowns == unknowns ? condition : nil
    case .list
    where unknowns.count == 1 && variables.isEmpty
      && !nodes.contains(where: { $0.says(.imaginaryUnit) }):
      let choices = operands.map { member in
        EquationTask.Condition(unknowns[0], .equal, member).expression
      }
      return choices.joined(by: .or) ?? Expression(false)
    case .call(let row) where row == .and || row == .or:
      let sides = operands.compactMap { $0.joinedCondition(for: unknowns) }
      return sides.count == 2 ? Expression(.call(row), sides) : nil
    default: return nil
    }
  }

  /// The comparisons of a call of `solve`, ranges as comparisons, joined by `and`.
  private var condition: Expression? {
    parts.flatMap { $0.comparisonsOfArgument }.joined(by: .and)
  }

  private var comparisonsOfArgument: [Expression] {
    func comparison(_ a: Expression, _ relation: Relation, _ b: Expression) -> Expression {
      EquationTask.Condition(a, relation, b).expression
    }
    let operands = parts
    switch symbol(at: root) {
    case .name: return []
    case .call(.isMember) where operands[1].numberSet != nil: return []
    case .vector, .list: return operands.flatMap { $0.comparisonsOfArgument }
    case .sequence:
      let range = comparison(operands[1], .equal, operands[0])
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

extension Expression {
  /// The expression with comparisons in the place of numbers that are to be in a range: 2.5 ∈ 0..5.
  fileprivate var withRangesCompared: Expression {
    var whole = self
    while let place = (0..<whole.count).first(where: { index in
      whole.isCall(of: .isMember, at: index) && whole.nodes[index - 1].kind == .range
    }) {
      let (number, bounds) = (
        whole.subexpression(at: whole.left(of: place)), whole.subexpression(at: place - 1).parts
      )
      let comparisons = [(Relation.greaterOrEqual, bounds[0]), (.lessOrEqual, bounds[1])]
        .map { EquationTask.Condition(number, $0, $1).expression }
      whole = whole.replacing(place, with: Expression(.call(.and), comparisons))
    }
    return whole
  }
}

extension Session {
  /// A statement with what solutions are in the place of the names that keep them, and of those of
  /// lists that are joined with them.
  func withKeptSolutions(_ statement: Statement) -> Statement {
    let expression = statement.expression
    var kept: [String: Expression] = [:]
    let isJoined =
      expression.isCall(of: .and, at: expression.root)
      || expression.isCall(of: .or, at: expression.root)
    for name in expression.variables {
      switch environment.variables[name] {
      case .solutions(let call):
        // Where the letter of its families has a value by now, it is not read as it was written.
        if call.areLettersFree(in: environment) { kept[name] = call }
      case .list(let members) where isJoined:
        let list = Presentation(value: .list(members), prefersDecimal: false, angle: .radians)
        kept[name] = list.expression
      default: break
      }
    }
    let whole = kept.isEmpty ? expression : expression.replacing(kept)
    return statement.replacing(whole.withRangesCompared)
  }

  /// Gives a name the solutions that a statement asks for, where they are no list of known numbers.
  ///
  /// - Returns: Whether the answer is complete; a list of numbers is left to be evaluated.
  mutating func keepSolutions(
    of statement: inout Statement,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> Bool {
    guard case .assign(let name, _) = statement.action,
      let call = statement.expression.joinedSolve,
      let reading = EquationReading(
        argumentsOf: call,
        in: environment,
        isComplex: settings.complexAnswers
      ),
      case let open = reading.openNames(in: environment),
      open.isEmpty || reading.isWritten(with: open), !reading.isOfPlane,
      let found = solved(reading, open, &workspace)
    else { return false }
    if let list = list(of: found, repeatsRoots: false, &workspace) {
      statement = statement.replacing(list)
      return false
    }
    show(found, isWritten: !open.isEmpty, into: &answer, &workspace)
    // What is said in one unit of angles is something else in another.
    guard let call = answer.solutions?.call, !found.areRealOnly,
      settings.angle == .radians || !call.countsAngles,
      call.areLettersFree(in: environment)
    else {
      answer.outcome = .failure(.solveStandsAlone, place: answer.whole)
      return true
    }
    set(name, to: .solutions(call), from: Origin(text: call.text()))
    return true
  }

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
      if place + 1 < expression.count, expression.nodes[place + 1].calls(.isMember),
        reading.isWritten(with: open), reading.unknowns.count == 1
      {
        let number = expression.subexpression(at: expression.left(of: place + 1))
        guard let isInside = contains(number, reading, open[0], &workspace) else {
          throw .unsolved(reading.unknowns[0])
        }
        expression = expression.replacing(place + 1, with: Expression(isInside))
        continue
      }
      guard let found = solved(reading, open, &workspace),
        let list = list(of: found, repeatsRoots: isRoots, &workspace)
      else {
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

  /// Whether a number is in a set that is said outright with a letter of whole numbers: there is one
  /// for which it is all true with the number as the unknown.
  private func contains(
    _ number: Expression,
    _ reading: EquationReading,
    _ letter: String,
    _ workspace: inout Workspace
  ) -> Bool? {
    var isKnown = true
    for choice in [reading.conditions] + reading.others {
      let conditions = choice.map { condition in
        EquationTask.Condition(
          condition.left.replacing([reading.unknowns[0]: number]),
          condition.relation,
          condition.right.replacing([reading.unknowns[0]: number])
        )
      }
      var question = EquationReading([conditions], unknowns: [letter], isComplex: false)
      question.domain = .integer
      guard let found = solved(question, [], &workspace), found.set.isComplete else {
        isKnown = false
        continue
      }
      if !found.set.solutions.areNone { return true }
    }
    return isKnown ? false : nil
  }

  /// The members of a set as a list, each as often as it counts where that is asked for; nothing where
  /// they are not finitely many known numbers.
  private func list(
    of found: Solved,
    repeatsRoots: Bool,
    _ workspace: inout Workspace
  ) -> Expression? {
    guard found.set.isComplete,
      let solutions = solutions(found, digits: settings.digits, &workspace),
      case .numbers(let members) = solutions.found
    else { return nil }
    var elements: [Expression] = []
    for member in members {
      guard member.period == nil, let form = member.shown.exact else { return nil }
      let count = repeatsRoots ? member.multiplicity ?? 1 : 1
      for _ in 0..<count { elements.append(form) }
    }
    return Expression(.list, elements)
  }
}

extension SolutionSet.Solutions {
  /// Whether there are none.
  fileprivate var areNone: Bool {
    switch self {
    case .some(let members): members.isEmpty
    case .complex(let members): members.isEmpty
    case .ranges(let ranges), .progressions(let ranges): ranges.isEmpty
    case .images(let images): images.isEmpty
    case .imageRanges(let ranges): ranges.isEmpty
    case .points(let points): points.isEmpty
    case .every: false
    }
  }
}

extension EquationReading {
  /// What has to be true of a number in the place of the only unknown; nothing where no comparison
  /// says it.
  fileprivate func condition(for number: Expression) -> Expression? {
    guard unknowns.count == 1, !isOfPlane else { return nil }
    func comparison(_ a: Expression, _ relation: Relation, _ b: Expression) -> Expression {
      EquationTask.Condition(a, relation, b).expression
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
      guard let all = (bounds + comparisons).joined(by: .and) else { return nil }
      choices.append(all)
    }
    return choices.joined(by: .or)
  }
}
