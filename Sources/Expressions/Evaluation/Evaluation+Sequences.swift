// Ranges and sequences: lists that are not written element by element.

internal import Numbers
internal import Reals

extension Evaluation {
  /// The greatest number of elements of a range: less where memory is scarce.
  static var elementLimit: Int { Int.bitWidth == 32 ? 100_000 : 1_000_000 }

  /// Makes a list of the whole numbers between the bounds on the stack.
  mutating func range(in workspace: inout Workspace) throws(Failure) {
    let (first, count) = try bounds(in: &workspace)
    push(.list((0..<count).map { .real(Real(first + Integer($0))) }))
  }

  /// Takes the bounds of a range from the stack: the first number, and how many there are.
  ///
  /// There is none from *n* + 1 to *n*.
  private mutating func bounds(
    in workspace: inout Workspace
  ) throws(Failure) -> (first: Integer, count: Int) {
    let (last, first) = (try bound(in: &workspace), try bound(in: &workspace))
    let count = last - first + 1
    guard !count.isNegative else { throw Failure(.descendingRange) }
    guard let count = count.asInt, count <= Self.elementLimit else {
      throw Failure(.tooManyElements(limit: Self.elementLimit))
    }
    try real { () throws(RealError) in try workspace.budget.charge(64 * count) }
    return (first, count)
  }

  private mutating func bound(in workspace: inout Workspace) throws(Failure) -> Integer {
    let number = try popReal()
    return try real { () throws(RealError) in try Real.integerOperand(number, in: &workspace) }
  }

  /// Makes a list of the values of an expression for each number between the bounds on the
  /// stack.
  mutating func sequence(
    _ expression: Expression,
    _ index: Int,
    in workspace: inout Workspace
  ) throws(Failure) {
    let binding = expression.binding(at: index)
    guard expression.nodes[binding.name].kind.isName else { throw Failure(.incomplete) }
    if expression.bindsAnyNumber(at: index) {
      let row = expression.builtin(at: index + 1)
      if expression.nodes[binding.range].kind == .approach {
        return try limit(expression, binding, in: &workspace)
      }
      return try number(of: row, expression, binding, in: &workspace)
    }
    // What a limit is of has no bounds, and no value without its limit.
    guard expression.nodes[binding.range].kind != .approach else { throw Failure(.incomplete) }
    if index < expression.root, expression.isLarge(at: index + 1),
      expression.infinity(at: binding.from) != nil || expression.infinity(at: binding.to) != nil
    {
      return try endless(expression, index, binding, in: &workspace)
    }
    let (first, count): (Integer, Int)
    do throws(Failure) {
      (first, count) = try bounds(in: &workspace)
    } catch {
      throw Failure(error.kind, at: isInOwnText ? binding.range : nil)
    }
    guard frames.count <= Evaluation.callLimit else { throw Failure(.real(.overBudget(.depth))) }
    let depth = frames.count
    var body = frames[depth - 1]
    body.position = expression.first(of: binding.body)
    body.end = index
    body.bindings.append((name: expression.name(at: binding.name), value: .truth(false)))
    var elements: [Value] = []
    elements.reserveCapacity(count)
    for offset in 0..<count {
      body.bindings[body.bindings.count - 1].value = .real(Real(first + Integer(offset)))
      frames.append(body)
      while frames.count > depth { try advance(above: depth, in: &workspace) }
      let element = popValue()
      guard element.isElement else {
        throw Failure(.listElement, at: isInOwnText ? binding.body : nil)
      }
      elements.append(element)
    }
    push(.list(elements))
  }

  /// Finds the sum or the product of a sequence of which one bound at least is infinite; the list of
  /// it alone takes the place of the sequence.
  private mutating func endless(
    _ expression: Expression,
    _ index: Int,
    _ binding: (range: Int, from: Int, to: Int, name: Int, body: Int),
    in workspace: inout Workspace
  ) throws(Failure) {
    let terms = try boundedFunction(expression, binding)
    guard let find = environment.sumFinder else { throw Failure(.undecidedSum) }
    let isProduct = expression.builtin(at: index + 1) == .product
    do throws(EvaluationError) {
      push(.list([.real(try find(SumQuestion(terms: terms, isProduct: isProduct), &workspace))]))
    } catch {
      throw Failure(error.kind, at: isInOwnText ? binding.body : nil)
    }
  }

  /// The function of a sequence between the bounds on the stack.
  private mutating func boundedFunction(
    _ expression: Expression,
    _ binding: (range: Int, from: Int, to: Int, name: Int, body: Int)
  ) throws(Failure) -> BoundedFunction {
    let (upper, lower) = (try popReal(), try popReal())
    let name = expression.name(at: binding.name)
    return BoundedFunction(
      function: expression.subexpression(at: binding.body),
      variable: name,
      bounds: (
        expression.infinity(at: binding.from) ?? .number(lower),
        expression.infinity(at: binding.to) ?? .number(upper)
      ),
      environment: environment(without: name)
    )
  }

  /// Finds the zero or the integral of an expression between the bounds on the stack.
  private mutating func number(
    of row: Builtin,
    _ expression: Expression,
    _ binding: (range: Int, from: Int, to: Int, name: Int, body: Int),
    in workspace: inout Workspace
  ) throws(Failure) {
    let question = try boundedFunction(expression, binding)
    let isIntegral = row == .integral
    guard let find = isIntegral ? environment.integralFinder : environment.zeroFinder else {
      throw Failure(isIntegral ? .undecidedIntegral : .undecidedZero)
    }
    do throws(EvaluationError) {
      push(.real(try find(question, &workspace)))
    } catch {
      let isOfRange = error.kind == .descendingRange
      throw Failure(
        error.kind,
        at: isInOwnText ? (isOfRange ? binding.range : binding.body) : nil
      )
    }
  }

  /// Finds the limit of an expression where its name comes close to the number on the stack, or
  /// to none.
  private mutating func limit(
    _ expression: Expression,
    _ binding: (range: Int, from: Int, to: Int, name: Int, body: Int),
    in workspace: inout Workspace
  ) throws(Failure) {
    let target: LimitQuestion.Target
    switch expression.nodes[binding.range].approach {
    case .infinity: target = .infinity(isNegative: false)
    case .minusInfinity: target = .infinity(isNegative: true)
    case .both: target = .number(try popReal(), nil)
    case .left: target = .number(try popReal(), .left)
    case .right: target = .number(try popReal(), .right)
    }
    guard let find = environment.limitFinder else { throw Failure(.undecidedLimit) }
    let name = expression.name(at: binding.name)
    let question = LimitQuestion(
      function: expression.subexpression(at: binding.body),
      variable: name,
      target: target,
      environment: environment(without: name)
    )
    do throws(EvaluationError) {
      push(.real(try find(question, &workspace)))
    } catch {
      throw Failure(error.kind, at: isInOwnText ? binding.body : nil)
    }
  }

  /// What names mean here, but for one that is bound.
  private func environment(without name: String) -> Environment {
    var environment = environment
    for bound in frames.last?.bindings ?? [] { environment.variables[bound.name] = bound.value }
    environment.variables[name] = nil
    return environment
  }
}
