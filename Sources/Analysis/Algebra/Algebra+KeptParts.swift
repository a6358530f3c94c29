// Parts that are no quotients of polynomials in anything: cases, functions of lists, sums over a
// range, angles in degrees. Each stands for a number, so that equal ones cancel: with a name in its
// place the rest is done as ever.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// What an expression with free names is, where nothing is known of some parts but that they are
  /// equal to themselves.
  mutating func resultWithParts(of e: Expression) throws(AlgebraError) -> Result {
    do throws(AlgebraError) {
      return try result(of: e)
    } catch {
      guard case .unsupported = error, let (whole, meanings) = withKeptParts(e) else {
        throw error
      }
      var found = try result(of: whole)
      let left = found.expression.variables
      found.expression = found.expression.replacing(meanings)
      found.conditions = found.conditions.map { $0.replacing(meanings) }
      found.restrictions = found.restrictions.map { $0.replacing(meanings) }
      found.parts = found.parts.map { $0.replacing(meanings) }
      for name in meanings.keys.sorted(by: <) where !left.contains(name) {
        guard let part = meanings[name] else { continue }
        let domain = try domain(ofKept: part)
        found.conditions += domain.comparisons.filter { !found.conditions.contains($0) }
        found.parts += domain.parts.filter { !found.parts.contains($0) }
      }
      return found
    }
  }

  /// An expression with names in the place of its largest parts that are kept, and what these are;
  /// nothing where there is none, or where something is done with expressions inside of others.
  private func withKeptParts(
    _ e: Expression
  ) -> (whole: Expression, meanings: [String: Expression])? {
    for index in 0..<e.count {
      guard let operation = e.operation(at: index) else { continue }
      guard index == e.root, operation.keepsNames else { return nil }
    }
    var (whole, names) = (e, [Expression: String]())
    // From right to left: the places of what follows stay.
    for index in e.largestParts(where: { isKept($0) }) {
      let part = e.subexpression(at: index)
      let name = names[part] ?? "#\(names.count)"
      names[part] = name
      whole = whole.replacing(index, with: Expression(name: name))
    }
    // Nothing is done with a part that is all of the expression.
    guard !names.isEmpty, whole.count > 1 else { return nil }
    return (whole, Dictionary(uniqueKeysWithValues: names.map { ($0.value, $0.key) }))
  }

  /// Whether an expression with free names stands for one number, and is no quotient.
  private func isKept(_ part: Expression) -> Bool {
    guard isFree(part), !part.hasChance, !part.hasUncertainties,
      !environment.complexAnswers || part.isAlwaysReal(in: environment)
    else { return false }
    let operands = part.operands(of: part.root)
    func isNumber(_ operand: Int) -> Bool { !part.mayBeNoNumber(at: operand) }
    switch part.symbol(at: part.root) {
    case .piecewise:
      return operands.enumerated().allSatisfy { place, operand in
        let isCondition = place % 2 == 0 && place + 1 < operands.count
        return isCondition || isNumber(operand)
      }
    case .degree, .angle, .sexagesimal, .application: return operands.allSatisfy(isNumber)
    case .call(let builtin):
      guard builtin.givesNumber else { return false }
      if builtin.takesLists { return true }
      let isOfSequence = operands.contains { part.nodes[$0].kind == .sequence }
      return isOfSequence || builtin.definedArity == operands.count && operands.allSatisfy(isNumber)
    default: return false
    }
  }

  /// What has to hold for a part that is kept to have a value.
  private mutating func domain(
    ofKept part: Expression
  ) throws(AlgebraError) -> AlgebraicField.ToldDomain {
    let whole = AlgebraicField.ToldDomain(comparisons: [], parts: [part])
    guard part.hasPlainDomain else { return whole }
    do throws(AlgebraError) {
      return try inField(.written) { (field) throws(AlgebraError) in
        try field.domain(of: part, besides: Expression(.zero), namesParts: true) ?? whole
      }
    } catch {
      guard case .unsupported = error else { throw error }
      return whole
    }
  }
}

extension AlgebraicOperation {
  /// Whether it only writes an expression in another way, with the same names in it.
  fileprivate var keepsNames: Bool {
    switch self {
    case .expand, .factor, .simplify, .together: true
    default: false
    }
  }
}

extension Expression {
  /// Whether a part may be a list, a vector, a truth or a range: where names are numbers, and
  /// functions that take lists are given none.
  fileprivate func mayBeNoNumber(at index: Int) -> Bool {
    (first(of: index)...index).contains { place in
      switch symbol(at: place) {
      case .list, .vector, .range, .relation, .sequence, .approach: true
      case .call(let builtin): !builtin.givesNumber
      default: false
      }
    }
  }

  /// Whether a number is not known in it: two equal ranges are not one number.
  fileprivate var hasUncertainties: Bool {
    (0..<count).contains { index in
      switch symbol(at: index) {
      case .plusMinus, .interval, .hole: true
      default: false
      }
    }
  }

  /// Whether the conditions of its nodes are those of the whole: no name is bound in it, no list
  /// stands in it, and no function of the user's is called.
  fileprivate var hasPlainDomain: Bool {
    (0..<count).allSatisfy { index in
      switch symbol(at: index) {
      case .sequence, .approach, .list, .vector, .range, .application: false
      case .call(let builtin):
        !builtin.takesLists && !(builtin.definedArity != builtin.least && arity(at: index) > 1)
      default: true
      }
    }
  }
}
