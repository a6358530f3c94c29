// Steps and proofs of solutions, for sessions that are asked for them.

internal import Analysis
internal import Calculus
internal import Certificates
internal import Expressions
internal import Numbers
internal import Reals

extension Session {
  /// The lines by which equations with free names are solved; nothing where there are none.
  func derivation(
    of reading: EquationReading,
    to found: SolvedSystem,
    _ workspace: inout Workspace
  ) -> Derivation? {
    Derivation.solving(
      reading.conditions,
      for: reading.unknowns,
      to: found,
      environment: currentEnvironment,
      workspace: &workspace
    )
  }

  /// The proof of the solutions of a task, or no lines where none is found.
  ///
  /// Of several choices each has its own.
  func proof(
    of task: EquationTask,
    _ set: SolutionSet,
    _ workspace: inout Workspace
  ) -> [String] {
    let environment = currentEnvironment
    guard !task.others.isEmpty else { return Self.proof(of: task, set, environment, &workspace) }
    var lines: [String] = []
    for conditions in [task.conditions] + task.others {
      var choice = task
      (choice.conditions, choice.others) = (conditions, [])
      let found = EquationSolver.solutions(
        of: choice,
        environment: environment,
        workspace: &workspace
      )
      guard let found, found.isComplete else { return [] }
      let own = Self.proof(of: choice, found, environment, &workspace)
      if own.isEmpty { return [] }
      lines += (lines.isEmpty ? [] : [""]) + own
    }
    return lines
  }

  /// The proof of a derivative or of an integral, or no lines where proofs are not asked for or none is found.
  func proof(of expression: Expression, _ answer: Expression) -> [String] {
    guard showsProofs else { return [] }
    return CalculusCertificate(of: expression, answer: answer, environment: currentEnvironment)?
      .lines ?? []
  }

  /// The proof that a question has the solutions of some cases outside of restrictions, or no lines where
  /// none is found.
  func proof(
    of question: EquationReading,
    _ cases: [[EquationTask.Condition]],
    _ restrictions: [Expression]
  ) -> [String] {
    let environment = currentEnvironment
    let domain: CasesCertificate.Domain
    switch question.domain {
    case .real where !environment.complexAnswers: domain = .real
    case .complex: domain = .complex
    default: return []
    }
    return CasesCertificate(
      of: [question.conditions] + question.others,
      question.unknowns,
      domain,
      cases,
      restrictions: restrictions,
      environment: environment
    )?.lines ?? []
  }

  /// The proof of the solutions of one choice, or no lines where none is found.
  private static func proof(
    of task: EquationTask,
    _ set: SolutionSet,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> [String] {
    if !set.certificate.isEmpty, !isPart(set) { return set.certificate }
    // What is proved in one period has all solutions of it; families are told as in the answer.
    var told = set
    return SystemCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
      ?? ZeroCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
      ?? ComparisonCertificate(of: task, set, environment: environment, workspace: &workspace)?
      .lines
      ?? PartsCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
      ?? SubstitutionCertificate(of: task, set, environment: environment, workspace: &workspace)?
      .lines
      ?? FamilyCertificate(
        of: task,
        shortest(&told, environment, &workspace),
        environment: environment,
        workspace: &workspace
      )?.lines
      ?? ImageCertificate(of: task, told, environment: environment, workspace: &workspace)?.lines
      ?? WholeCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
      ?? ComplexCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
      ?? []
  }

  /// Whether a set has other numbers than the roots that its certificate tells, as where a range is asked for.
  static func isPart(_ set: SolutionSet) -> Bool {
    guard let roots = RootCertificate.reading(set.certificate).certificate else { return false }
    switch set.solutions {
    case .some(let found): return found.count != roots.count
    case .complex(let found): return found.count != roots.count
    default: return true
    }
  }

  /// A set with the families that are told, which it has from now on.
  private static func shortest(
    _ set: inout SolutionSet,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> SolutionSet {
    set.solutions = EquationSolver.shortest(
      set.solutions,
      environment: environment,
      workspace: &workspace
    )
    return set
  }
}
