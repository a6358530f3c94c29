// What of solutions is asked before there is a certificate of them, and how many they are.

internal import Expressions
internal import Numbers
internal import Reals

extension SolutionSet {
  /// Whether they are all solutions of one choice of conditions on one real unknown, of which there may be
  /// a certificate.
  func isProvable(for task: EquationTask, in environment: Environment) -> Bool {
    isComplete && task.others.isEmpty && task.isReal && task.unknowns.count == 1
      && !environment.complexAnswers
  }

  /// The solutions of a system of equations in real numbers, where these are points.
  func points(solving task: EquationTask) -> [SolutionPoint]? {
    guard isComplete, task.others.isEmpty, case .real = task.domain,
      case .points(let points) = solutions,
      task.conditions.allSatisfy({ $0.relation == .equal })
    else { return nil }
    return points
  }

  /// Whether there are so many numbers or ranges, or so many in each period; certificates with other counts
  /// are not printed.
  ///
  /// What functions take families to and what repeats on one side of the line is told by other counts.
  func isCounted(
    as count: Int,
    inEach period: Expression? = nil,
    _ angleUnit: AngleUnit,
    in workspace: inout Workspace
  ) -> Bool {
    let periods: [Real?]
    switch solutions {
    case .some(let members): periods = members.map { $0.period }
    case .ranges(let ranges): periods = ranges.map { $0.period }
    case .points(let points): return count == points.count
    case .every(except: let others?): return count == others.count + 1
    case .every, .progressions, .images, .imageRanges, .complex: return true
    }
    guard let period else { return count == periods.count }
    guard
      let length = period.exactValue(in: Environment(angleUnit: angleUnit), workspace: &workspace)
    else { return false }
    var sum = 0
    for step in periods {
      guard let step else { return false }
      do throws(RealError) {
        let ratio = try Real.recognized(
          .quotient(length, step, in: &workspace),
          in: &workspace
        )
        guard let turns = ratio.integer?.asInt else { return false }
        sum += abs(turns)
      } catch {
        return false
      }
    }
    return count == sum
  }
}
