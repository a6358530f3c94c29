// Lists: their literals, and the one place where operators and functions of numbers are
// taken over the elements of a list. No row of the builtins knows of it.

internal import Reals

extension Evaluation {
  /// Makes a list of the elements on the stack.
  mutating func list(_ expression: Expression, _ index: Int) throws(Failure) {
    let operands = expression.operands(of: index)
    var elements: [Value] = []
    elements.reserveCapacity(operands.count)
    for operand in operands.reversed() {
      let element = popValue()
      if case .list(let numbers) = element, expression.nodes[operand].kind == .range {
        elements += numbers.reversed()
        continue
      }
      guard element.isElement else {
        throw Failure(.listElement, at: isInOwnText ? operand : nil)
      }
      elements.append(element)
    }
    elements.reverse()
    push(.list(elements))
  }

  /// Evaluates a node for each element of the lists among its operands.
  ///
  /// - Returns: Whether there is a list among them, and the node has its value.
  mutating func overLists(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    guard joinsNumbers(expression, index) else { return false }
    let kind = expression.nodes[index].kind
    let count = expression.arity(at: index)
    let operands = stack.suffix(count)
    guard operands.contains(where: { $0.list != nil }) else { return false }
    if kind == .relation { return try relationOfLists(expression, index, in: &workspace) }
    if kind == .application { return try casesOfLists(expression, index, in: &workspace) }
    stack.removeLast(count)
    if count == 1, let elements = operands.first?.list, takesElements(expression, index) {
      try fold(elements, expression, index, in: &workspace)
    } else {
      try map(Array(operands), expression, index, in: &workspace)
    }
    return true
  }

  /// Whether a node makes a value of numbers, and knows no lists and vectors.
  func joinsNumbers(_ expression: Expression, _ index: Int) -> Bool {
    switch expression.nodes[index].kind {
    case .integer, .literal, .constant, .shortName, .longName, .hole, .piecewise, .list, .vector,
      .range, .sequence, .approach, .plusMinus, .interval:
      false
    case .call: !expression.builtin(at: index).takesLists
    case .application, .relation, .negation, .sum, .difference, .percentIncrease, .percentDecrease,
      .product, .juxtaposition, .quotient, .power, .percent, .degree, .sexagesimal:
      true
    }
  }

  /// Whether a node calls a function of any number of numbers, which takes those of a
  /// single list.
  private func takesElements(_ expression: Expression, _ index: Int) -> Bool {
    guard expression.nodes[index].kind == .call,
      case .fold = expression.builtin(at: index).evaluation
    else { return false }
    return true
  }

  /// Calls a function of any number of numbers with the elements of a list.
  private mutating func fold(
    _ elements: [Value],
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    guard case .fold(let operation, let empty) = expression.builtin(at: index).evaluation,
      empty != nil || !elements.isEmpty
    else { throw Failure(.emptyList) }
    var numbers: [Real] = []
    numbers.reserveCapacity(elements.count)
    for element in elements {
      guard case .real(let number) = element else {
        return try foldNumbers(elements, expression, index, in: &workspace)
      }
      numbers.append(number)
    }
    try fold(numbers, operation, empty, in: &workspace)
  }

  /// Calls a function of any number of numbers with the elements of a list of which some may
  /// be complex.
  private mutating func foldNumbers(
    _ elements: [Value],
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    var numbers: [Number] = []
    for element in elements {
      guard let number = element.number else { throw Failure(.notANumber) }
      numbers.append(number)
    }
    try charge(in: &workspace)
    let (row, unit) = (expression.builtin(at: index), environment.angleUnit)
    let value = try real { () throws(RealError) in
      try row.value(of: numbers, unit, in: &workspace)
    }
    guard let value else { throw Failure(.real(.undefined(.complexArgument))) }
    push(Value(value))
  }

  /// Evaluates a node for the first elements of its operands, for the second ones, and so
  /// on; an operand that is no list is the same each time.
  private mutating func map(
    _ operands: [Slot],
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let lists = operands.compactMap { $0.list }
    if lists.count == 2, operands.count == 2, try joinSets(lists, expression, index, in: &workspace)
    {
      return
    }
    let count = lists[0].count
    for list in lists where list.count != count {
      throw Failure(.differentLengths(count, list.count))
    }
    var results: [Value] = []
    results.reserveCapacity(count)
    for place in 0..<count {
      do throws(Failure) {
        try charge(in: &workspace)
        for operand in operands {
          stack.append(operand.list.map { Slot($0[place]) } ?? operand)
        }
        let depth = frames.count
        try step(expression, index, in: &workspace)
        while frames.count > depth { try advance(above: depth, in: &workspace) }
        let result = popValue()
        guard result.isElement else { throw Failure(.listElement) }
        results.append(result)
      } catch {
        throw Failure(error.kind, at: element(place, of: expression, index))
      }
    }
    push(.list(results))
  }

  /// Joins two lists of numbers as the sets of their elements: `and` is what both have, `or` what one
  /// of them has, `xor` what only one has; false for other rows, and for truths.
  private mutating func joinSets(
    _ lists: [[Value]],
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    guard expression.nodes[index].kind == .call, case let row = expression.builtin(at: index),
      row == .and || row == .or || row == .xor, lists.joined().allSatisfy({ $0.number != nil })
    else { return false }
    func has(_ list: [Value], _ element: Value, _ workspace: inout Workspace) throws(Failure)
      -> Bool
    {
      for other in list where try areEqual([other], [element], in: &workspace) { return true }
      return false
    }
    var result: [Value] = []
    for (list, other) in [(lists[0], lists[1]), (lists[1], lists[0])] {
      for element in list {
        let isShared = row == .or ? nil : try has(other, element, &workspace)
        guard isShared.map({ $0 == (row == .and) }) ?? true,
          try !has(result, element, &workspace)
        else { continue }
        result.append(element)
      }
    }
    push(.list(result))
    return true
  }

  /// The element of a list that is written as an operand of a node of the user's own
  /// expression.
  private func element(_ place: Int, of expression: Expression, _ index: Int) -> Int? {
    guard isInOwnText else { return nil }
    let lists = expression.operands(of: index).filter { expression.nodes[$0].kind == .list }
    guard lists.count == 1 else { return nil }
    return expression.operands(of: lists[0])[place]
  }

  /// Calls a function of the user that goes by cases with a list.
  ///
  /// The function has the list as a whole, as in `{max(L) < 3: L; 2L}`; where a list cannot
  /// be compared, it is called with each element.
  private mutating func casesOfLists(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    let name = expression.name(at: expression.first(of: index))
    guard let body = environment.functions[name]?.body,
      body.nodes.contains(where: { $0.kind == .piecewise })
    else { return false }
    let before = self
    do throws(Failure) {
      let depth = frames.count
      try application(expression, index)
      while frames.count > depth { try advance(above: depth, in: &workspace) }
    } catch {
      guard case .listComparison = error.kind else { throw error }
      self = before
      let operands = stack.suffix(expression.arity(at: index))
      stack.removeLast(operands.count)
      try map(Array(operands), expression, index, in: &workspace)
    }
    return true
  }

  /// Compares two lists, which are equal where all of their elements are.
  private mutating func relationOfLists(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    let relation = expression.relation(at: index)
    let (right, left) = (stack.popLast(), stack.popLast())
    guard let x = left?.list, let y = right?.list, relation == .equal || relation == .notEqual
    else { throw Failure(.listComparison) }
    let areEqual = try areEqual(x, y, in: &workspace)
    stack.append(.value(.truth(areEqual == (relation == .equal))))
    return true
  }

  /// Whether two lists have the same elements: what cannot be told of one of them matters
  /// only where no other one is proved to differ.
  func areEqual(
    _ x: [Value],
    _ y: [Value],
    in workspace: inout Workspace
  ) throws(Failure) -> Bool {
    guard x.count == y.count else { return false }
    var open: RealError?
    for (one, other) in zip(x, y) {
      switch (one, other) {
      case (.real(let one), .real(let other)):
        do throws(RealError) {
          try workspace.budget.charge(64)
          guard try Real.compare(one, other, in: &workspace) == .equal else { return false }
        } catch {
          guard case .undetermined = error else { throw Failure(.real(error)) }
          open = open ?? error
        }
      case (.truth(let one), .truth(let other)):
        if one != other { return false }
      case (.complex, .real), (.real, .complex), (.complex, .complex):
        guard let one = one.number, let other = other.number else { return false }
        do throws(RealError) {
          guard try Number.areEqual(one, other, in: &workspace) else { return false }
        } catch {
          guard case .undetermined = error else { throw Failure(.real(error)) }
          open = open ?? error
        }
      default: return false
      }
    }
    if let open { throw Failure(.real(open)) }
    return true
  }
}

extension Evaluation.Slot {
  /// The elements of a list.
  var list: [Value]? {
    guard case .value(.list(let elements)) = self else { return nil }
    return elements
  }
}
