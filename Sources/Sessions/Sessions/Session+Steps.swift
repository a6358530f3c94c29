// Steps and proofs of solutions, for sessions that are asked for them.

internal import Analysis

extension Session {
  /// From now on equations are solved line by line, too, where schools do so.
  ///
  /// What writes the lines is put in here, so that programs that never ask for them have none
  /// of it.
  public mutating func showSteps() {
    derive = { task, set, environment, workspace in
      Derivation.solving(task, to: set, environment: environment, workspace: &workspace)
    }
  }

  /// From now on the solutions of systems, of inequalities and of equations that are no polynomials
  /// come with proofs that can be checked, too, where they are found.
  ///
  /// What finds them is put in here, so that programs that never ask for them have none of it.
  public mutating func showProofs() {
    certify = { task, set, environment, workspace in
      SystemCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
        ?? ZeroCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
        ?? ComparisonCertificate(of: task, set, environment: environment, workspace: &workspace)?
        .lines
        ?? SubstitutionCertificate(of: task, set, environment: environment, workspace: &workspace)?
        .lines
        ?? FamilyCertificate(of: task, set, environment: environment, workspace: &workspace)?.lines
        ?? []
    }
  }
}
