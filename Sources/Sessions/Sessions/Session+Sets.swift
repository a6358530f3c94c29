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

  /// A call of `solve` of which the letters that are no unknowns belong to it alone, counted on.
  fileprivate func withBoundLetters(_ count: inout Int) -> Expression {
    let own = unknowns.flatMap { $0.variables }
    var letters: [String: Expression] = [:]
    for name in variables where !own.contains(name) && letters[name] == nil {
      count += 1
      letters[name] = Expression(name: SolutionLetter.bound(count))
    }
    return letters.isEmpty ? self : replacing(letters)
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
    // What is said of the unknown: S and 0 < x < 10.
    case .relation, .call(.isMember):
      let isSaidOfUnknown = unknowns.contains { unknown in
        variables.contains { unknown == Expression(name: $0) }
      }
      return isSaidOfUnknown && !asksForSolutions && choices != nil ? self : nil
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

extension Expression {
  /// The expression with what is true of numbers in the place of the question whether one is in a set of
  /// all such: 3 ∈ ℤ.
  fileprivate func withNumberSets(besides values: [String: Value]) -> Expression {
    var whole = self
    for place in nodes.indices.reversed() where whole.isCall(of: .isMember, at: place) {
      let set = whole.subexpression(at: place - 1)
      guard let numbers = set.numberSet, set.variables.allSatisfy({ values[$0] == nil }),
        let condition = numbers.condition(for: whole.subexpression(at: whole.left(of: place)))
      else { continue }
      whole = whole.replacing(place, with: condition)
    }
    return whole
  }

  /// The expression with one set in the place of several with words between them: count(S and T).
  fileprivate var withJoinedSets: Expression {
    var whole = self
    while let (place, set) = whole.lastJoinedSets { whole = whole.replacing(place, with: set) }
    return whole
  }

  private var lastJoinedSets: (place: Int, set: Expression)? {
    for place in nodes.indices.reversed() where nodes[place].kind == .call {
      let row = nodes[place].builtin
      guard row == .and || row == .or else { continue }
      if let set = subexpression(at: place).joinedSolve { return (place, set) }
    }
    return nil
  }

  /// The first name in a comparison that is none of some names; nothing where there is none.
  fileprivate func comparedName(besides kept: [String: Expression]) -> String? {
    for place in nodes.indices where nodes[place].kind == .relation {
      let name = subexpression(at: place).variables.first { kept[$0] == nil }
      if let name { return name }
    }
    return nil
  }

  /// The call of `solve` that a list is for an unknown; nothing where it is none of real numbers.
  fileprivate func setOfList(_ unknown: String) -> Expression? {
    guard nodes[root].kind == .list else { return nil }
    let name = Expression(name: unknown)
    return joinedCondition(for: [name]).map { Expression(.call(.solve), [$0, name]) }
  }

  /// The expression with the questions whether a number is in each of two sets in the place of the one
  /// whether it is in what words join of them: x ∈ (S and T).
  fileprivate var withMembershipDivided: Expression {
    var whole = self
    while let place = whole.nodes.indices.first(where: { index in
      guard whole.isCall(of: .isMember, at: index), whole.nodes[index - 1].kind == .call else {
        return false
      }
      let row = whole.nodes[index - 1].builtin
      return row == .and || row == .or
    }) {
      let number = whole.subexpression(at: whole.left(of: place))
      let sets = whole.subexpression(at: place - 1)
      let parts = sets.parts.map { Expression(.call(.isMember), [number, $0]) }
      whole = whole.replacing(place, with: Expression(.call(sets.nodes[sets.root].builtin), parts))
    }
    return whole
  }
}

extension Session {
  /// A statement with what solutions are in the place of the names that keep them, and of those of
  /// lists that are joined with them.
  ///
  /// The letters of a set belong to it alone: they go on to mean what they meant when they have values
  /// by now, and are others than those of another set.
  func withKeptSolutions(_ statement: Statement) -> Statement {
    let expression = statement.expression
    var kept: [String: Expression] = [:]
    var count = 0
    let isJoined =
      expression.isCall(of: .and, at: expression.root)
      || expression.isCall(of: .or, at: expression.root)
    for name in expression.variables {
      switch environment.variables[name] {
      case .solutions(let call): kept[name] = call.withBoundLetters(&count)
      case .list(let members) where isJoined:
        let list = Presentation(value: .list(members), prefersDecimal: false, angle: .radians)
        kept[name] = list.expression
      default: break
      }
    }
    if isJoined, !expression.asksForSolutions, let unknown = expression.comparedName(besides: kept)
    {
      // A list that is cut by a comparison is a set.
      for (name, set) in kept {
        guard let call = set.setOfList(unknown) else { continue }
        kept[name] = call
      }
    }
    var whole = (kept.isEmpty ? expression : expression.replacing(kept)).withRangesCompared
      .withMembershipDivided
    if !whole.asksForSolutions { whole = whole.withNumberSets(besides: environment.variables) }
    for place in whole.nodes.indices where place != whole.root && whole.nodes[place].calls(.solve) {
      let call = whole.subexpression(at: place)
      let reading = EquationReading(argumentsOf: call, in: environment, isComplex: false)
      guard let reading, isWritten(reading, with: reading.openNames(in: environment)) else {
        continue
      }
      whole = whole.replacing(place, with: call.withBoundLetters(&count))
    }
    return statement.replacing(whole)
  }

  /// Whether equations say outright what the unknowns are, with open names for many numbers.
  func isWritten(_ reading: EquationReading, with open: [String]) -> Bool {
    reading.isWritten(with: open, in: environment)
  }

  /// Whether equations say outright what a complex unknown is, with an open name for all real numbers.
  func isWrittenCurve(_ reading: EquationReading, with open: [String]) -> Bool {
    reading.isWrittenCurve(with: open, in: environment)
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
      open.isEmpty || isWritten(reading, with: open), !reading.isOfPlane,
      let found = solved(reading, open, &workspace)
    else { return false }
    if let list = list(of: found, repeatsRoots: false, &workspace) {
      statement = statement.replacing(list)
      return false
    }
    show(found, isWritten: !open.isEmpty, into: &answer, &workspace)
    // What is said in one unit of angles is something else in another.
    guard let call = answer.solutions?.call, !found.areRealOnly,
      settings.angle == .radians || !call.countsAngles
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
    typed: Statement?,
    _ workspace: inout Workspace
  ) throws(Answer.Reason) -> Statement {
    var expression = statement.expression.withJoinedSets
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
      guard open.isEmpty || isWritten(reading, with: open) else {
        let name = open.first { !SolutionLetter.isBound($0) }
        throw name.map { .evaluation(.unknownName($0, nearest: nil)) } ?? .solveStandsAlone
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
        isWritten(reading, with: open), reading.unknowns.count == 1
      {
        let number = expression.subexpression(at: expression.left(of: place + 1))
        guard let isInside = contains(number, reading, open, &workspace) else {
          throw .unsolved(reading.unknowns[0])
        }
        expression = expression.replacing(place + 1, with: Expression(isInside))
        continue
      }
      guard let found = solved(reading, open, &workspace) else {
        throw isCancelled?() == true ? .interrupted : .solveStandsAlone
      }
      if let (whole, part) = try part(of: found, at: place, in: expression, &workspace) {
        expression = expression.replacing(whole, with: part)
        continue
      }
      guard let list = list(of: found, repeatsRoots: isRoots, &workspace) else {
        throw reason(noListOf: found, typed)
      }
      expression = expression.replacing(place, with: list)
    }
    return statement.replacing(expression)
  }

  /// What is asked of points, in the call that a set stands in: one of them, or their number; nothing
  /// where something else is.
  ///
  /// - Throws: ``Answer/Reason`` where there is no such point.
  private func part(
    of found: Solved,
    at place: Int,
    in expression: Expression,
    _ workspace: inout Workspace
  ) throws(Answer.Reason) -> (whole: Int, part: Expression)? {
    guard found.set.isComplete, case .points = found.set.solutions,
      let shown = solutions(found, digits: settings.digits, &workspace), let points = shown.vectors
    else { return nil }
    let whole = (place + 1..<expression.count).first { index in
      expression.operands(of: index).first == place
    }
    guard let whole else { return nil }
    if expression.isCall(of: .elementCount, at: whole) {
      return (whole, Expression(Rational(points.count)))
    }
    guard expression.isPlace(at: whole),
      let number = expression.subexpression(at: whole - 1).rationalNumber
    else { return nil }
    guard number.isInteger, let index = number.numerator.asInt, points.indices.contains(index - 1)
    else { throw .evaluation(.noElement(count: points.count)) }
    return (whole, points[index - 1])
  }

  /// Why solutions are no list, with what finds a finite number of infinitely many.
  private func reason(noListOf found: Solved, _ typed: Statement?) -> Answer.Reason {
    guard let unknown = found.task.unknowns.first, found.set.isComplete,
      found.set.solutions.areInfinite
    else { return .solveStandsAlone }
    let kept = typed?.expression.variables.first { name in
      if case .solutions = environment.variables[name] { true } else { false }
    }
    return .manySolutions("\(kept ?? "solve(…; \(unknown))") and 0 < \(unknown) < 10")
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

  /// Whether a number is in a set that is said outright with letters of whole numbers: there are some
  /// for which it is all true with the number as the unknown.
  private func contains(
    _ number: Expression,
    _ reading: EquationReading,
    _ letters: [String],
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
      switch areTrue(conditions, forSome: letters, &workspace) {
      case true?: return true
      case false?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  /// Whether there are whole numbers for which conditions hold, of which none has two of the letters;
  /// nothing where that is not found out.
  private func areTrue(
    _ conditions: [EquationTask.Condition],
    forSome letters: [String],
    _ workspace: inout Workspace
  ) -> Bool? {
    var isKnown = true
    for letter in letters {
      let own = conditions.filter { condition in
        let names = condition.left.variables + condition.right.variables
        return names.contains(letter) || !names.contains { letters.contains($0) }
      }
      var question = EquationReading([own], unknowns: [letter], isComplex: false)
      question.domain = .integer
      guard let found = solved(question, [], &workspace), found.set.isComplete else {
        isKnown = false
        continue
      }
      if found.set.solutions.areNone { return false }
    }
    return isKnown ? true : nil
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
  /// Whether they are real numbers and infinitely many, of which a range may have few.
  fileprivate var areInfinite: Bool {
    switch self {
    case .some(let members): members.contains { $0.period != nil }
    case .images(let images): images.contains { $0.period != nil }
    case .complex, .ranges, .progressions, .imageRanges, .points, .every: false
    }
  }

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
    case .real: bounds = [NumberSet.real].compactMap { $0.condition(for: number) }
    case .integer: bounds = [NumberSet.integer].compactMap { $0.condition(for: number) }
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
