// Where no steps lead to the complex solutions, a square around zero is searched for the zeros of the
// difference, which are told with the proof that the square has no others.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// How far from zero the parts of complex solutions are looked for; less far where there are many.
  private static let squares = [10, 3, 1]
  /// The most solutions that are told.
  private static let squareLimit = 40

  /// The solutions in a square around zero, by rectangles that have one zero or none; nothing where
  /// none are found and there may be some.
  mutating func solutionsInSquare(of e: Expression, in z: String) -> SolutionSet? {
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    guard depth == 0, environment.angleUnit == .radians || !e.hasAngles, e.count <= 200,
      var question = AnalyticQuestion(e, z, &self)
    else { return nil }
    var first: SolutionSet?
    for limit in Self.squares {
      guard workspace.budget.stepsLeft > 0 else { return first }
      guard let found = solutions(of: &question, upTo: limit) else { continue }
      // Less far, all are better than some if they are not much fewer.
      let least = first.map { ($0.solutions.count + 1) / 2 } ?? (limit == Self.squares[0] ? 0 : 1)
      if found.decidedUpTo != nil, found.solutions.count >= least { return found }
      if first == nil, found.solutions.count > 0 { first = found }
    }
    return first
  }

  /// Those solutions of the only equation in a square that satisfy further comparisons.
  mutating func solutionsInSquare(
    ofAll conditions: [EquationTask.Condition],
    in z: String
  ) -> SolutionSet? {
    guard let place = conditions.firstIndex(where: { $0.relation == .equal }) else { return nil }
    var others = conditions
    let equation = others.remove(at: place)
    guard !others.contains(where: { $0.relation == .equal }),
      let found = solutionsInSquare(of: equation.difference, in: z)
    else { return nil }
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    return kept(found, where: others, z)
  }

  private mutating func solutions(
    of question: inout AnalyticQuestion,
    upTo limit: Int
  ) -> SolutionSet? {
    let half = ComplexInterval(
      Interval(lower: -Double(limit), upper: Double(limit)),
      Interval(lower: 0, upper: Double(limit))
    )
    var found = FoundZeros()
    // On the real axis are the values of the upper half.
    let upper = searched(question, in: half, isMirrored: false, &found)
    for zero in upper.zeros { keep(zero, &question, in: half, &found) }
    if !question.isSymmetric {
      let lower = searched(question, in: half, isMirrored: true, &found)
      for zero in lower.zeros {
        keepMirrored(zero, &question, in: half, besides: upper.zeros, &found)
      }
    }
    guard found.numbers.count <= Self.squareLimit, found.areApart else { return nil }
    return SolutionSet(
      solutions: .complex(ordered(found.numbers.map { ComplexSolution($0) })),
      isComplete: false,
      methods: [.intervals],
      decidedUpTo: found.isComplete ? limit : nil
    )
  }

  /// Searches the upper half of a square, or the lower one turned up.
  private mutating func searched(
    _ question: AnalyticQuestion,
    in half: ComplexInterval,
    isMirrored: Bool,
    _ found: inout FoundZeros
  ) -> ComplexZeroSearch {
    let program = isMirrored ? question.program.mirrored : question.program
    var search = ComplexZeroSearch(program, in: half)
    while let narrow = search.advance() {
      guard workspace.budget.stepsLeft > search.work,
        let zero = multipleZero(of: question, near: narrow, isMirrored: isMirrored)
      else { continue }
      search.leaveOut(zero.surroundings)
      keepMultiple(zero.number, question, in: half, isMirrored, &found)
    }
    workspace.budget.stepsLeft -= search.work
    found.isComplete = found.isComplete && search.isComplete
    found.areApart = found.areApart && search.areApart
    return search
  }
}

extension SolutionSet.Solutions {
  /// How many complex numbers there are.
  fileprivate var count: Int {
    guard case .complex(let numbers) = self else { return 0 }
    return numbers.count
  }
}
