// Equations in one unknown, solved line by line as schools do it. Each line is compared with
// the first one: what does not say the same is not shown.

internal import Expressions
internal import Numbers
internal import Reals

/// Writes the lines for one equation in one unknown.
struct DerivationWriter {
  var solver: EquationSolver
  /// The unknown that was asked for.
  let asked: String
  /// The unknown of the present line, which may stand for an expression.
  var unknown: String
  /// What it stands for.
  var substitution: (name: String, expression: Expression)?
  /// The letter of the whole numbers.
  let letter: String
  /// What holds in every case.
  var conditions: Derivation.Case = []
  var lines: [Derivation.Line] = []
  /// Whether complex numbers are looked for: roots of negative numbers are some.
  var isComplex = false
  /// Whether other names are free: what has them is taken as positive, and each line is compared with
  /// what solves it under conditions that are told.
  var hasNames = false
  /// Whether what is divided by is told to be not zero, and what holds where it is zero.
  var hasCases = false
  /// How many letters stand for expressions inside of each other.
  var depth = 0

  /// An equation of the present line.
  struct Equation {
    var left: Expression
    var right: Expression
    /// What holds besides.
    var conditions: Derivation.Case = []
    /// Whether it does not have the unknown, and says a case in which that may be any number.
    var isSettled = false

    init(_ left: Expression, _ right: Expression, _ conditions: Derivation.Case = []) {
      (self.left, self.right, self.conditions) = (left, right, conditions)
    }
  }

  /// What becomes of an equation.
  struct Step {
    /// What was done.
    var operation: Derivation.Operation
    /// The equations of which one holds, where they are not every number.
    var equations: [Equation]
    /// What has to hold besides.
    var conditions: Derivation.Case = []
    /// Whether the equation holds for every number.
    var isEvery: Bool { operation == .identity }

    init(
      _ operation: Derivation.Operation,
      _ equations: [Equation],
      _ conditions: Derivation.Case = []
    ) {
      (self.operation, self.equations, self.conditions) = (operation, equations, conditions)
    }
  }

  /// The most lines.
  private static let lineLimit = 32

  init(_ solver: EquationSolver, _ unknown: String, _ condition: EquationTask.Condition) {
    self.solver = solver
    (asked, self.unknown) = (unknown, unknown)
    let names = condition.left.variables + condition.right.variables
    letter = SolutionLetter.whole(besides: names, in: solver.environment)
    lines = [Derivation.Line(cases: [[condition]])]
  }

  // MARK: Lines

  /// The lines up to an answer.
  mutating func derivation(to answer: SolutionSet) -> Derivation? {
    guard let target = target(answer), let equations = writtenEquations() else { return nil }
    return finished(equations, target, answer)
  }

  /// Writes lines up to those that say what the unknown is: the equations of the last one, where there
  /// is a way to it.
  mutating func writtenEquations() -> [Equation]? {
    let first = lines[0].cases[0][0]
    var equations = [Equation(first.left, first.right)]
    while lines.count < Self.lineLimit, solver.workspace.budget.stepsLeft > 0 {
      if equations.allSatisfy({ isSolved($0) }) {
        guard let (name, expression) = substitution, !equations.isEmpty else { break }
        let simple = equations.map { Equation($0.left, tidy($0.right), $0.conditions) }
        if zip(simple, equations).contains(where: { $0.right != $1.right }) {
          append(simple, .simplify)
        }
        restore(simple, name, expression)
        equations = simple.map { Equation(expression, $0.right) }
        append(equations, .restore(name, expression))
        continue
      }
      var (next, operations, isEvery) = ([Equation](), [Derivation.Operation](), false)
      var counts: [Int] = []
      let isSingle = equations.count == 1
      for equation in equations {
        guard !isSolved(equation) else {
          next.append(equation)
          continue
        }
        guard let step = step(equation, isSingle: isSingle) else { return nil }
        operations.append(step.operation)
        counts.append(step.equations.count)
        isEvery = isEvery || step.isEvery
        // Where further names are free, what has to hold is told of the answer.
        let told = hasNames ? [] : step.conditions
        if isSingle {
          for condition in told { add(condition) }
        }
        next += step.equations.map { after in
          var after = after
          if !after.isSettled { after.conditions = equation.conditions + after.conditions }
          if !isSingle { after.conditions += told }
          return after
        }
      }
      let isDropped = counts.allSatisfy { $0 == 0 }
      var operation = operations.allSatisfy { $0 == operations[0] } ? operations[0] : .each
      if isDropped, !next.isEmpty { operation = .drop }
      if operation == .each, next.allSatisfy({ isSolved($0) }) { operation = .solveEach }
      if isEvery {
        guard isSingle else { return nil }
        lines.append(Derivation.Line(cases: [[]], conditions: conditions, operation: operation))
        break
      }
      equations = next
      append(equations, operation)
      guard !isInCircle else { return nil }
    }
    return equations
  }

  /// Puts what a letter stands for into the conditions, but for those that it satisfies
  /// always.
  private mutating func restore(
    _ equations: [Equation],
    _ name: String,
    _ expression: Expression
  ) {
    (substitution, unknown) = (nil, asked)
    let before = conditions + equations.flatMap { $0.conditions }
    conditions = []
    for condition in before {
      if condition.relation == .notEqual, condition.left == Expression(name: name),
        isolation(expression, condition.right)?.equations.isEmpty == true
      {
        continue
      }
      let meaning = [name: expression]
      add(
        EquationTask.Condition(
          condition.left.replacing(meaning),
          condition.relation,
          condition.right.replacing(meaning)
        )
      )
    }
  }

  /// Whether the last line is an earlier one again, so that the same would follow.
  private var isInCircle: Bool {
    guard let last = lines.last else { return false }
    return lines.dropLast().contains { line in
      line.cases.map { $0.map { $0.text } } == last.cases.map { $0.map { $0.text } }
        && line.substitution?.name == last.substitution?.name
    }
  }

  private mutating func append(_ equations: [Equation], _ operation: Derivation.Operation) {
    var line = Derivation.Line(cases: equations.map { [$0.condition] + $0.conditions })
    line.conditions = equations.isEmpty ? [] : conditions
    line.substitution = substitution
    line.operation = operation
    if equations.contains(where: { $0.right.variables.contains(letter) }), letter != asked {
      line.letter = letter
    }
    lines.append(line)
  }

  /// Adds a condition, and takes away one that follows from it.
  private mutating func add(_ condition: EquationTask.Condition) {
    for (place, other) in conditions.enumerated() where other.left == condition.left {
      guard other.relation == condition.relation, let a = other.right.rationalNumber,
        let b = condition.right.rationalNumber
      else { continue }
      switch condition.relation {
      case .greater, .greaterOrEqual:
        if b > a { conditions[place] = condition }
        return
      case .less, .lessOrEqual:
        if b < a { conditions[place] = condition }
        return
      default: if a == b { return }
      }
    }
    if !conditions.contains(condition) { conditions.append(condition) }
  }

  /// Whether an equation says what the unknown is.
  private func isSolved(_ equation: Equation) -> Bool {
    equation.isSettled || isUnknown(equation.left) && !equation.right.variables.contains(unknown)
  }

  // MARK: The last line

  /// The line that says what the solver found; nothing where a number has no closed form.
  private mutating func target(_ answer: SolutionSet) -> Derivation.Line? {
    let x = Expression(name: asked)
    switch answer.solutions {
    case .some(let solutions):
      var line = Derivation.Line(cases: [])
      for solution in solutions {
        guard var right = solver.closedForm(of: solution.number) ?? solution.form else {
          return nil
        }
        if let period = solution.period {
          guard let step = solver.closedForm(of: period) else { return nil }
          right = .family(right, step, letter)
          line.letter = letter
        }
        line.cases.append([EquationTask.Condition(x, .equal, right)])
      }
      return line
    case .every(let others?):
      var line = Derivation.Line(cases: [[]])
      for number in others {
        guard let form = solver.closedForm(of: number) else { return nil }
        line.conditions.append(EquationTask.Condition(x, .notEqual, form))
      }
      return line
    case .complex(let solutions):
      var line = Derivation.Line(cases: [])
      for solution in solutions {
        guard solution.period == nil, let right = solver.closedForm(of: solution.number) else {
          return nil
        }
        line.cases.append([EquationTask.Condition(x, .equal, right)])
      }
      return line
    case .every(except: nil), .ranges, .progressions, .images, .imageRanges, .points: return nil
    }
  }

  /// The lines with the answer as the last one, if each says the same as the first one, which
  /// the solver has solved.
  private mutating func finished(
    _ equations: [Equation],
    _ target: Derivation.Line,
    _ answer: SolutionSet
  ) -> Derivation? {
    guard var last = lines.last, lines.count > 1 || target.cases.count == 1 else { return nil }
    let hasConditions = !last.conditions.isEmpty || equations.contains { !$0.conditions.isEmpty }
    let isSame =
      !hasConditions && last.cases.count == target.cases.count
      && last.cases.allSatisfy { here in
        target.cases.contains { there in
          here.first.map { $0.right } == there.first.map { $0.right }
        }
      }
    if isSame || last.isEvery && target.isEvery {
      (last.cases, last.conditions, last.letter) = (target.cases, target.conditions, target.letter)
      lines[lines.count - 1] = last
    } else {
      var line = target
      if hasConditions {
        line.operation = target.cases.count == last.cases.count ? .keep : .check
      } else {
        let (before, after) = (last.cases.count, target.cases.count)
        line.operation = after < before ? .join : after > before ? .samePeriod : .simplify
      }
      lines.append(line)
    }
    if isComplex {
      let written = lines.map { $0.withoutSubstitution }
      for line in written.dropFirst() {
        let found = solver.complexWitnesses(written[0], line, [asked], limit: 1)
        guard let found, found.lost.isEmpty, found.gained.isEmpty else { return nil }
      }
      return Derivation(lines: lines)
    }
    let first = LineSet(cases: [
      [LineSet.Part(condition: lines[0].cases[0][0], solutions: answer.solutions, isFamily: false)]
    ])
    for line in lines.dropFirst() {
      guard let set = solver.set(of: line, in: asked),
        solver.difference(first, set, in: asked)?.isNone == true
      else { return nil }
    }
    return Derivation(lines: lines)
  }
}

extension DerivationWriter.Equation {
  /// The equation as a comparison.
  var condition: EquationTask.Condition { EquationTask.Condition(left, .equal, right) }
}

extension Derivation.Line {
  /// The line with what the letter stands for in its place.
  fileprivate var withoutSubstitution: Derivation.Line {
    guard let (name, expression) = substitution else { return self }
    var line = self
    line.substitution = nil
    func restored(_ condition: EquationTask.Condition) -> EquationTask.Condition {
      EquationTask.Condition(
        condition.left.replacing([name: expression]),
        condition.relation,
        condition.right.replacing([name: expression])
      )
    }
    line.cases = cases.map { $0.map(restored) }
    line.conditions = conditions.map(restored)
    return line
  }

  /// Whether it holds for every number that satisfies the conditions.
  package var isEvery: Bool { cases.count == 1 && cases[0].isEmpty }
}
