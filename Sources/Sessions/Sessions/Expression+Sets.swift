// Sets of solutions as parts of expressions: several with words between them as one, questions whether a number
// is in one, and letters that belong to one alone.

internal import Analysis
internal import Expressions
internal import Numbers

extension Expression {
  /// Whether solutions stand in it.
  package var asksForSolutions: Bool {
    nodes.contains { $0.calls(.solve) || $0.calls(.rootsOfPolynomial) }
  }

  /// Whether a function in it takes or yields angles.
  var countsAngles: Bool {
    nodes.contains { $0.kind == .call && $0.builtin.angle != .none }
  }

  /// Whether a call of `solve` has no names but its unknowns, and draws nothing at random.
  var namesUnknownsOnly: Bool {
    let own = unknowns.flatMap { $0.variables }
    return variables.allSatisfy { own.contains($0) }
      && !nodes.contains { $0.kind == .application || $0.kind == .call && $0.builtin.drawsAtRandom }
  }

  /// A call of `solve` of which the letters that are no unknowns belong to it alone, counted on.
  func withBoundLetters(_ count: inout Int) -> Expression {
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
    if row == .solve { return withInnerSetsAsConditions }
    guard row == .and || row == .or, let place = nodes.firstIndex(where: { $0.calls(.solve) })
    else {
      return nil
    }
    let unknowns = subexpression(at: place).unknowns
    return joinedCondition(for: unknowns).map { Expression(.call(.solve), [$0] + unknowns) }
  }

  /// A call of `solve` with the conditions of sets of the same unknowns in the place of these.
  private var withInnerSetsAsConditions: Expression {
    let (operands, unknowns) = (parts, unknowns)
    guard operands.contains(where: { $0.asksForSolutions }) else { return self }
    let conditions = operands.map { operand in
      operand.asksForSolutions ? operand.joinedCondition(for: unknowns) ?? operand : operand
    }
    return Expression(.call(.solve), conditions)
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
  var withRangesCompared: Expression {
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
  func withNumberSets(besides values: [String: Value]) -> Expression {
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
  var withJoinedSets: Expression {
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
  func comparedName(besides kept: [String: Expression]) -> String? {
    for place in nodes.indices where nodes[place].kind == .relation {
      let name = subexpression(at: place).variables.first { kept[$0] == nil }
      if let name { return name }
    }
    return nil
  }

  /// The call of `solve` that a list is for an unknown; nothing where it is none of real numbers.
  func setOfList(_ unknown: String) -> Expression? {
    guard nodes[root].kind == .list else { return nil }
    let name = Expression(name: unknown)
    return joinedCondition(for: [name]).map { Expression(.call(.solve), [$0, name]) }
  }

  /// The expression with the questions whether a number is in each of two sets in the place of the one
  /// whether it is in what words join of them: x ∈ (S and T).
  var withMembershipDivided: Expression {
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
