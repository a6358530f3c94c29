// Lines of solutions, for sessions that are asked for them.

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
}
