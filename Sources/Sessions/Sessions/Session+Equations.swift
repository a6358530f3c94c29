// Lines that are equations or inequalities in one unknown: they are answered with their
// solutions.

internal import Analysis
internal import Expressions
internal import Messages
internal import Reals

extension Session {
  /// The sides and the unknown of a statement that is an equation or an inequality: a name that
  /// means nothing is its only one.
  ///
  /// `x = cos(x)` gives x no value, since x has none.
  func equation(in statement: Statement) -> Equation? {
    let expression = statement.expression
    let assigned: String?
    switch statement.action {
    case .evaluate where expression.nodes[expression.root].isComparison: assigned = nil
    case .assign(let name, _) where environment.variables[name] == nil: assigned = name
    default: return nil
    }
    let unknown = expression.variables.filter { environment.variables[$0] == nil }
    guard unknown.count == 1, unknown[0] != "Ans", statement.conversion == nil,
      assigned == nil || assigned == unknown[0]
    else { return nil }
    if let assigned {
      return Equation(
        left: Expression(name: assigned),
        relation: .equal,
        right: expression,
        unknown: assigned
      )
    }
    let sides = expression.operands(of: expression.root).map { expression.subexpression(at: $0) }
    return Equation(
      left: sides[0],
      relation: expression.relation(at: expression.root),
      right: sides[1],
      unknown: unknown[0]
    )
  }

  /// An equation or an inequality in one unknown.
  struct Equation: Sendable {
    let left: Expression
    let relation: Relation
    let right: Expression
    let unknown: String
  }

  /// Answers an equation with its solutions.
  mutating func solve(
    _ equation: Equation,
    into answer: inout Answer,
    _ workspace: inout Workspace
  ) {
    let environment = currentEnvironment
    let found = EquationSolver.solutions(
      of: equation.left,
      equation.relation,
      equation.right,
      in: equation.unknown,
      environment: environment,
      workspace: &workspace
    )
    let isStopped = isCancelled?() == true
    guard !isStopped, let found,
      let solutions = solutions(found, of: equation, digits: settings.digits, &workspace)
    else {
      let reason = isStopped ? Answer.Reason.interrupted : .unsolved(equation.unknown)
      answer.outcome = .failure(reason, place: answer.whole)
      return
    }
    answer.outcome = .solutions(solutions)
    if solutions.hasFamilies {
      answer.remarks.append((.wholeNumbers(solutions.letter), answer.whole))
    }
    if !solutions.isComplete {
      let range = EquationSolver.searchedRange
      let remark: Answer.Remark =
        found.methods == [.intervals] ? .searched(range) : .perhapsMore
      answer.remarks.append((remark, answer.whole))
    }
    last = Shown(answer: answer, told: .solutions(found, of: equation), digits: settings.digits)
  }

  /// An answer with the last solutions, with other digits.
  func solutions(in answer: Answer, digits: Int, _ workspace: inout Workspace) -> Answer? {
    guard case .solutions(let found, of: let equation) = last?.told,
      let solutions = solutions(found, of: equation, digits: digits, &workspace)
    else { return nil }
    var answer = answer
    answer.outcome = .solutions(solutions)
    return answer
  }

  /// What of solutions is shown; nothing where their digits are not found.
  private func solutions(
    _ found: SolutionSet,
    of equation: Equation,
    digits: Int,
    _ workspace: inout Workspace
  ) -> Answer.Solutions? {
    let hasDecimals = equation.left.hasDecimals || equation.right.hasDecimals
    func shown(_ number: Real, _ workspace: inout Workspace) throws(RealError) -> Answer.Shown {
      let presentation = Presentation(
        value: .real(try Real.recognized(number, in: &workspace)),
        prefersDecimal: hasDecimals,
        angle: settings.angle
      )
      return try presentation.shown(.brief, digits: digits, in: &workspace)
    }
    var (numbers, scope): ([Solution], Answer.Solutions.Scope)
    switch found.solutions {
    case .some(let solutions): (numbers, scope) = (solutions, .members)
    case .every(except: let others?): (numbers, scope) = (others.map { Solution($0) }, .allBut)
    case .every(except: nil): (numbers, scope) = ([], .defined)
    case .ranges: (numbers, scope) = ([], .ranges)
    }
    do throws(RealError) {
      var members: [Answer.Solutions.Member] = []
      for number in numbers {
        members.append(
          Answer.Solutions.Member(
            shown: try shown(number.number, &workspace),
            period: try number.period.map { (period) throws(RealError) in
              try shown(period, &workspace)
            }
          )
        )
      }
      func end(
        _ end: SolutionRange.End?,
        _ workspace: inout Workspace
      ) throws(RealError) -> (shown: Answer.Shown, isIncluded: Bool)? {
        guard let end else { return nil }
        return (try shown(end.number, &workspace), end.isIncluded)
      }
      var ranges: [Answer.Solutions.Range] = []
      if case .ranges(let found) = found.solutions {
        for range in found {
          ranges.append(
            Answer.Solutions.Range(
              lower: try end(range.lower, &workspace),
              upper: try end(range.upper, &workspace),
              isPoint: range.isPoint
            )
          )
        }
      }
      return Answer.Solutions(
        unknown: equation.unknown,
        members: members,
        ranges: ranges,
        scope: scope,
        isComplete: found.isComplete,
        methods: found.methods
      )
    } catch {
      return nil
    }
  }
}
