// Whether comparisons hold where all of their names have values.

package import Reals

extension [Comparison] {
  /// Whether all of them hold, which one without a value does not; nil if undecided.
  package func hold(in environment: Environment, workspace: inout Workspace) -> Bool? {
    for comparison in self {
      let difference = Expression(.difference, [comparison.left, comparison.right])
      do throws(EvaluationError) {
        let value = try difference.number(in: environment, workspace: &workspace)
        guard let sign = value.sign(in: &workspace) else { return nil }
        if !comparison.relation.holds(for: sign) { return false }
      } catch {
        guard case .real(.undefined) = error.kind else { return nil }
        return false
      }
    }
    return true
  }
}
