// Solutions that were written in digits, as answers have them: `x = 0.73… or x > 3.14…`.

internal import Analysis
internal import Expressions
internal import Messages
internal import Reals

extension Session {
  /// The numbers and ranges that comparisons say outright that an unknown is, where some of them are
  /// measured; nothing where it is to be found, or nothing is measured.
  func measuredSolutions(
    _ reading: EquationReading,
    _ workspace: inout Workspace
  ) -> Answer.Solutions? {
    let environment = currentEnvironment
    let choices = [reading.conditions] + reading.others
    let sides = choices.joined().flatMap { [$0.left, $0.right] }
    guard reading.unknowns.count == 1,
      sides.contains(where: { $0.mentionsMeasured(in: environment) })
    else { return nil }
    typealias End = (shown: Answer.Shown, isIncluded: Bool)
    var ranges: [Answer.Solutions.Range] = []
    for choice in choices {
      var (lower, upper): (End?, End?)
      var isPoint = false
      for condition in choice {
        guard let (relation, side) = condition.side(besides: reading.unknowns[0]),
          !side.variables.contains(reading.unknowns[0]),
          let shown = shown(side, in: environment, &workspace)
        else { return nil }
        switch relation {
        case .equal where choice.count == 1:
          (lower, upper, isPoint) = ((shown, true), (shown, true), true)
        case .less where upper == nil: upper = (shown, false)
        case .lessOrEqual where upper == nil: upper = (shown, true)
        case .greater where lower == nil: lower = (shown, false)
        case .greaterOrEqual where lower == nil: lower = (shown, true)
        default: return nil
        }
      }
      ranges.append(.init(lower: lower, upper: upper, isPoint: isPoint))
    }
    let points = ranges.compactMap { $0.isPoint ? $0.lower?.shown : nil }
    let areNumbers = points.count == ranges.count
    let isReal = points.allSatisfy { $0.complexParts == nil }
    return Answer.Solutions(
      unknowns: reading.unknowns,
      domain: isReal ? .real : .complex,
      found: areNumbers ? .numbers(points.map { .init(shown: $0) }) : .ranges(ranges),
      isComplete: true,
      methods: []
    )
  }

  /// What is shown of a number, or of one that is measured; nothing where it has no value.
  private func shown(
    _ side: Expression,
    in environment: Environment,
    _ workspace: inout Workspace
  ) -> Answer.Shown? {
    do throws(EvaluationError) {
      let value = try side.valueOrMeasured(in: environment, workspace: &workspace)
      guard value.isOperand, value.parts == nil else { return nil }
      let presentation = Presentation(
        value: value,
        prefersDecimal: side.hasDecimals,
        angle: environment.angleUnit
      )
      do throws(RealError) {
        return try presentation.shown(Answer.Display(), digits: settings.digits, in: &workspace)
      } catch {
        return nil
      }
    } catch {
      return nil
    }
  }
}
