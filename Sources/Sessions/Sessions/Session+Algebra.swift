// Statements in which names are free: they are answered with an expression.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Session {
  /// What is asked of a statement with free names.
  enum AlgebraicRequest {
    /// A function of expressions is called.
    case called
    /// It is an expression, nothing more.
    case plain
  }

  /// Whether a statement is answered with an expression, or with what is told about one.
  ///
  /// Names that look like variables are free; what may be misspelled, a lone name, and names
  /// between numbers, as in `3 x 4`, are mistakes.
  func algebraicRequest(in statement: Statement) -> AlgebraicRequest? {
    let expression = statement.expression
    // The last answer is no letter, where there is none.
    if environment.variables["Ans"] == nil, expression.variables.contains("Ans") { return nil }
    var isCalled = false
    for index in 0..<expression.count {
      guard let operation = expression.operation(at: index) else { continue }
      isCalled = true
      if operation.isFormal { return .called }
    }
    let environment = currentEnvironment
    let known = environment.variables
    let free = expression.freeAndBoundNames.filter { leaf in
      leaf.binder == nil && known[expression.name(at: leaf.index)] == nil
    }
    guard !free.isEmpty, case .evaluate = statement.action, statement.conversion == nil else {
      return nil
    }
    for (index, _) in free {
      let name = expression.name(at: index)
      guard unread.variables[name] == nil,
        !Session.isUsedAsFunction(index, of: expression),
        environment.suggestion(for: name, besides: []) == nil
      else { return nil }
      guard !isCalled else { continue }
      guard name.looksLikeVariable else { return nil }
    }
    if isCalled { return .called }
    return expression.count == 1 || expression.hasNumberBehindName ? nil : .plain
  }

  /// Whether a bracket stands right behind a name that is used for functions, or a digit right
  /// before one that looks like a sign and a number.
  private static func isUsedAsFunction(_ index: Int, of expression: Expression) -> Bool {
    switch expression.unknown(index, in: Environment(), besides: []) {
    // A sign of degrees before a letter is a unit of measure.
    case .unknownName(let name, nearest: nil): name != expression.name(at: index)
    case .unknownFunction(let name, nearest: nil): !name.looksLikeVariable || name.isFunctionLetter
    default: true
    }
  }

  /// Answers a statement with an expression, or with what is told about one.
  mutating func answerAlgebra(
    _ statement: Statement,
    _ request: AlgebraicRequest,
    in source: Source,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) -> AlgebraicOutcome {
    let environment = currentEnvironment
    let expression = statement.expression
    do throws(AlgebraError) {
      if case .call(let builtin) = expression.symbol(at: expression.root),
        builtin.algebra == .isEqual
      {
        let sides = expression.operands(of: expression.root)
        let identity = try Algebra.identity(
          of: expression.subexpression(at: sides[0]),
          expression.subexpression(at: sides[1]),
          environment: environment,
          workspace: &workspace
        )
        tell(
          identity,
          of: expression.subexpression(at: sides[0]),
          expression.subexpression(at: sides[1]),
          into: &answer,
          &workspace
        )
        return .answered
      }
      let found = try Algebra.result(
        of: expression,
        environment: environment,
        workspace: &workspace,
        namesParts: true
      )
      let names = found.expression.variables.filter { environment.variables[$0] == nil }
      let needed = found.conditions + found.restrictions
      // A number that holds under a condition is an expression of the names in that.
      let free = (expression.hasFormalOperation && names.isEmpty ? needed : [expression])
        .reduce(into: [String]()) { names, part in
          for name in part.variables where environment.variables[name] == nil {
            if !names.contains(name) { names.append(name) }
          }
        }
      guard !names.isEmpty || !free.isEmpty || found.isUpToConstant else {
        let bound = expression.boundNames
        for condition in needed where bound.isDisjoint(with: condition.variables) {
          guard holds(condition, environment, &workspace) != false else {
            let placed = expression.differentiatedInPlace(besides: bound)
            if placed != expression {
              let asked = statement.replacing(placed)
              return answerAlgebra(asked, request, in: source, into: &answer, &workspace)
            }
            answer.outcome = .failure(
              .evaluation(.real(.undefined(.conditionFails))),
              place: answer.whole
            )
            return .answered
          }
        }
        return .number(found.expression)
      }
      guard case .evaluate = statement.action, statement.conversion == nil else { return .none }
      let isEcho = found.expression.text() == expression.text()
      let letter = SolutionLetter.constant(besides: names + expression.names, in: environment)
      let constant = found.isUpToConstant ? Expression(name: letter) : nil
      answer.outcome = .rule(
        FreeExpression(
          expression: constant.map { Expression(.sum, [found.expression, $0]) } ?? found.expression,
          names: names.isEmpty ? free : names,
          conditions: needed,
          isAskedFor: request == .called
        )
      )
      answer.proofs = proof(of: expression, found.expression)
      if constant != nil { answer.remarks.append((.anyNumbers(letter), answer.whole)) }
      switch found.remainder {
      case .order(let power)?: answer.remarks.append((.leftOut(power), answer.whole))
      case .bound(let bound, let range)?:
        let remark = Answer.Remark.differsBy(bound, from: range.lower, to: range.upper)
        answer.remarks.append((remark, answer.whole))
      case nil: break
      }
      if !found.conditions.isEmpty {
        answer.remarks.append((.provided(found.conditions), answer.whole))
      }
      if !found.parts.isEmpty {
        answer.remarks.append((.definedParts(found.parts), answer.whole))
      }
      if !found.restrictions.isEmpty {
        answer.remarks.append((.restricted(found.restrictions), answer.whole))
      }
      if found.hasRealNames, !names.isEmpty {
        answer.remarks.append((.realNumbers(free.joined(separator: ", ")), answer.whole))
      }
      if found.isUnfactored { answer.remarks.append((.unfactored, answer.whole)) }
      if isEcho, request == .plain, let name = free.first {
        answer.remarks.append((.free(name), source.place(of: expression.rangeOf(name))))
      }
      last = nil
      return .answered
    } catch {
      switch error {
      case .evaluation(let error): answer.outcome = failure(error, in: source)
      case .divisionByZero:
        answer.outcome = .failure(
          .evaluation(.real(.undefined(.divisionByZero))),
          place: answer.whole
        )
      case .spent:
        guard request == .called else { return .none }
        answer.outcome = .failure(.evaluation(.real(.overBudget(.steps))), place: answer.whole)
      case .unsupported:
        guard request == .called else { return .none }
        answer.outcome = .failure(.noAlgebra, place: answer.whole)
      }
      return .answered
    }
  }

  /// Whether a comparison of numbers holds; nil where that is undecided.
  private func holds(
    _ condition: Expression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Bool? {
    do throws(EvaluationError) {
      guard case .truth(let holds) = try condition.value(in: environment, workspace: &workspace)
      else { return nil }
      return holds
    } catch {
      return nil
    }
  }

  /// What came of a statement with free names.
  enum AlgebraicOutcome {
    /// An answer, or a reason why there is none.
    case answered
    /// An expression without free names, which has a value of its own.
    case number(Expression)
    /// Nothing.
    case none
  }

  private func failure(_ error: EvaluationError, in source: Source) -> Answer.Outcome {
    .failure(.evaluation(error.kind), place: source.place(of: error.range))
  }

  /// Tells whether two expressions are the same function.
  private mutating func tell(
    _ identity: Identity,
    of left: Expression,
    _ right: Expression,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) {
    func equations(_ numbers: [(name: String, number: Rational)]) -> [Expression] {
      numbers.map { number in
        Expression(
          .relation(.equal, continuesChain: false),
          [Expression(name: number.name), Expression(number.number)]
        )
      }
    }
    let isTrue: Bool
    switch identity {
    case .proved(let conditions):
      isTrue = true
      if !conditions.isEmpty {
        let found = Algebra.numbersOfOneSide(
          left,
          right,
          conditions: conditions,
          environment: currentEnvironment,
          workspace: &workspace
        )
        let remark = Answer.Remark.compared(
          conditions,
          at: equations(found?.numbers ?? []),
          isLeft: found?.isLeft == true
        )
        answer.remarks.append((remark, answer.whole))
      }
      answer.isIdentity = true
    case .refuted(let numbers):
      isTrue = false
      let equations = equations(numbers)
      if !equations.isEmpty { answer.remarks.append((.counterexample(equations), answer.whole)) }
    case .undecided:
      answer.outcome = .failure(.undecidedIdentity, place: answer.whole)
      return
    }
    let presentation = Presentation(
      value: .truth(isTrue),
      prefersDecimal: false,
      angle: settings.angle
    )
    do throws(RealError) {
      answer.outcome = .value(
        try presentation.shown(.brief, digits: settings.digits, in: &workspace)
      )
      last = Shown(answer: answer, content: .value(presentation), digits: settings.digits)
    } catch {
      answer.outcome = .failure(.evaluation(.real(error)), place: answer.whole)
    }
  }
}

extension String {
  /// Whether it is a letter that usually names a function.
  fileprivate var isFunctionLetter: Bool { ["f", "g", "h", "F", "G", "H"].contains(self) }
}

extension Expression {
  /// Whether a number stands right behind something without a sign between them: `3 x 4`.
  fileprivate var hasNumberBehindName: Bool {
    (0..<count).contains { index in
      nodes[index].kind == .juxtaposition
        && (nodes[index - 1].kind == .integer || nodes[index - 1].kind == .literal)
    }
  }

  /// Where a name stands first.
  fileprivate func rangeOf(_ name: String) -> Range<Int> {
    for leaf in freeAndBoundNames where self.name(at: leaf.index) == name {
      return range(at: leaf.index)
    }
    return range(at: root)
  }
}

extension Expression {
  /// Derivatives by a name as those at its value, `diff(f; x = x)`, but for names that are bound.
  fileprivate func differentiatedInPlace(besides bound: Set<String>) -> Expression {
    rebuilt { symbol, operands in
      guard case .call(.differentiate) = symbol, operands.count == 2,
        case let name = operands[1], name.nodes[name.root].kind.isName,
        bound.isDisjoint(with: name.variables)
      else { return nil }
      let equation = Expression(.relation(.equal, continuesChain: false), [name, name])
      return Expression(.call(.differentiate), [operands[0], equation])
    }
  }

  /// The names that sums, integrals, limits and other sequences in it bind.
  fileprivate var boundNames: Set<String> {
    Set((0..<count).filter { symbol(at: $0) == .sequence }.map { name(at: binding(at: $0).name) })
  }
}
