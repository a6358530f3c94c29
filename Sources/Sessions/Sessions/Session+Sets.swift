// Solutions inside of other expressions: a finite set is the list of its members, whether a number is a
// member is decided by putting it in, and `and` and `or` between sets are those of their equations. A
// name keeps a finite set as a list, and any other as a call of `solve` that says outright what it is.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

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

  /// Whether equations say outright what a complex unknown is, with open names for all real numbers or
  /// whole ones.
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
      open.isEmpty || isWritten(reading, with: open)
    else { return false }
    guard !reading.isOfPlane, let found = solved(reading, open, &workspace) else {
      return keepAsTyped(call, reading, as: name, into: &answer, &workspace)
    }
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

  /// Gives a name solutions that are no set of numbers or ranges, a part of the plane or families of
  /// points, by the call that asks for them; says whether it did.
  private mutating func keepAsTyped(
    _ call: Expression,
    _ reading: EquationReading,
    as name: String,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> Bool {
    // What the names in it mean now they may not mean later.
    guard call.namesUnknownsOnly, settings.angle == .radians || !call.countsAngles else {
      return false
    }
    solve(reading, into: &answer, &workspace)
    guard answer.isAnswered else { return false }
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
        case let number = expression.subexpression(at: expression.left(of: place + 1)),
        let choices = reading.choices(for: number)
      {
        let truth = truth(
          ofAny: choices,
          at: number,
          isComplex: reading.isOfComplex,
          &workspace
        )
        expression = expression.replacing(place + 1, with: truth)
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
      if let (whole, count) = count(of: found, repeatsRoots: isRoots, at: place, in: expression) {
        expression = expression.replacing(whole, with: Expression(Rational(count)))
        continue
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

  /// How many numbers or points a finite set has, where that is asked in the call that it stands in;
  /// nothing where something else is.
  private func count(
    of found: Solved,
    repeatsRoots: Bool,
    at place: Int,
    in expression: Expression
  ) -> (whole: Int, count: Int)? {
    let whole = place + 1
    guard found.set.isComplete, found.free.isEmpty, whole < expression.count,
      expression.isCall(of: .elementCount, at: whole), expression.arity(at: whole) == 1
    else { return nil }
    switch found.set.solutions {
    case .some(let members) where members.allSatisfy({ $0.period == nil }):
      return (whole, members.reduce(0) { $0 + (repeatsRoots ? $1.multiplicity ?? 1 : 1) })
    case .complex(let members) where members.allSatisfy({ $0.period == nil }):
      return (whole, members.reduce(0) { $0 + (repeatsRoots ? $1.multiplicity ?? 1 : 1) })
    case .points(let points) where points.allSatisfy({ $0.isSingle }):
      return (whole, points.count)
    default: return nil
    }
  }

  /// One of the points that is asked for in the call that a set stands in; nothing where something
  /// else is.
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
      found.set.solutions.areInfinite || found.set.solutions.haveRanges
    else { return .solveStandsAlone }
    // Of a range few numbers are whole.
    guard !found.set.solutions.haveRanges else {
      return .manySolutions("solve(…; \(unknown); integer)")
    }
    let kept = typed?.expression.variables.first { name in
      if case .solutions = environment.variables[name] { true } else { false }
    }
    return .manySolutions("\(kept ?? "solve(…; \(unknown))") and 0 < \(unknown) < 10")
  }

  /// The most sets of a statement.
  private static var setLimit: Int { 16 }

  /// Whether one of some choices is true of a number: a condition where that is left to be evaluated.
  ///
  /// A choice of which a side has no value for a number that has one is not true; for complex numbers
  /// roots and logarithms have values that are not real.
  private func truth(
    ofAny choices: [Expression],
    at number: Expression,
    isComplex: Bool,
    _ workspace: inout Workspace
  ) -> Expression {
    var open: [Expression] = []
    for choice in choices {
      switch truth(of: choice, at: number, isComplex: isComplex, &workspace) {
      case true? where isComplex: return Expression(.isTrue)
      case false?: continue
      default: open.append(choice)
      }
    }
    return open.joined(by: .or) ?? Expression(.isFalse)
  }

  /// Whether a condition for a number is true; nothing where one of them is not found out.
  private func truth(
    of condition: Expression,
    at number: Expression,
    isComplex: Bool,
    _ workspace: inout Workspace
  ) -> Bool? {
    var environment = currentEnvironment
    do throws(EvaluationError) {
      _ = try number.value(in: environment, workspace: &workspace)
      environment.complexAnswers = environment.complexAnswers || isComplex
      do throws(EvaluationError) {
        let value = try condition.value(in: environment, workspace: &workspace)
        if case .truth(let isTrue) = value { return isTrue }
      } catch {
        if case .real(.undefined) = error.kind { return false }
      }
    } catch {}
    return nil
  }

  /// Whether a number is in a set that is said outright with letters of whole numbers: there are some
  /// for which it is all true with the number as the unknown.
  private func contains(
    _ number: Expression,
    _ reading: EquationReading,
    _ letters: [String],
    _ workspace: inout Workspace
  ) -> Bool? {
    guard let bounds = reading.bounds(of: [number]) else { return nil }
    for bound in bounds {
      let isInside = truth(of: bound, at: number, isComplex: reading.isOfComplex, &workspace)
      guard isInside == true else { return isInside }
    }
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
    guard found.set.isComplete, found.free.isEmpty,
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

extension SolutionPoint {
  /// Whether there are no parameters.
  fileprivate var isSingle: Bool { coordinates.allSatisfy { $0.factors.isEmpty } }
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

  /// Whether all numbers between two are among them.
  fileprivate var haveRanges: Bool {
    guard case .ranges(let ranges) = self else { return false }
    return ranges.contains { !$0.isPoint }
  }
}

extension EquationReading {
  private static func comparison(
    _ a: Expression,
    _ relation: Relation,
    _ b: Expression
  ) -> Expression {
    EquationTask.Condition(a, relation, b).expression
  }

  /// What has to be true of numbers for them to be some of those that are looked for; nothing where no
  /// comparison says it.
  fileprivate func bounds(of numbers: [Expression]) -> [Expression]? {
    var bounds: [Expression] = []
    for number in numbers where !isOfPlane {
      switch domain {
      case .complex: break
      case .real: bounds += [NumberSet.real].compactMap { $0.condition(for: number) }
      case .integer: bounds += [NumberSet.integer].compactMap { $0.condition(for: number) }
      case .range(let lower, let upper):
        bounds += [
          Self.comparison(number, .greaterOrEqual, lower),
          Self.comparison(number, .lessOrEqual, upper),
        ]
      case .rational: return nil
      }
    }
    return bounds
  }

  /// What has to be true of a number in the place of the only unknown, or of the numbers of a vector in
  /// the places of several, all of one choice; nothing where no comparison says it.
  fileprivate func choices(for member: Expression) -> [Expression]? {
    let isPoint = unknowns.count > 1 && member.nodes[member.root].kind == .vector
    let numbers = isPoint ? member.parts : [member]
    guard numbers.count == unknowns.count else { return nil }
    guard let bounds = bounds(of: numbers) else { return nil }
    var values: [String: Expression] = [:]
    for (name, number) in zip(unknowns, numbers) { values[name] = number }
    var choices: [Expression] = []
    for conditions in [conditions] + others {
      let comparisons = conditions.map { condition in
        Self.comparison(
          condition.left.replacing(values),
          condition.relation,
          condition.right.replacing(values)
        )
      }
      guard let all = (bounds + comparisons).joined(by: .and) else { return nil }
      choices.append(all)
    }
    return choices
  }
}
