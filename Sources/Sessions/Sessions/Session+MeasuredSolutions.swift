// Solutions that were written in digits, as answers have them: `x = 0.73… or x > 3.14…`.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
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
    // A range may have numbers that are not whole, or are not between bounds.
    switch reading.domain {
    case .real, .complex: break
    case .integer, .rational, .range: return nil
    }
    guard sides.contains(where: { $0.mentionsMeasured(in: environment) }) else { return nil }
    if reading.unknowns.count > 1 { return measuredPoints(reading, &workspace) }
    let letter = SolutionLetter.whole(besides: reading.unknowns, in: environment)
    typealias End = (shown: Answer.Shown, isIncluded: Bool)
    var ranges: [Answer.Solutions.Range] = []
    var members: [Answer.Solutions.Member] = []
    for choice in choices {
      if choice.count == 1, let side = choice[0].value(of: reading.unknowns[0]),
        side.variables.contains(letter)
      {
        guard let family = family(side, letter, &workspace) else { return nil }
        members.append(family)
        continue
      }
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
          members.append(.init(shown: shown))
        case .less where upper == nil: upper = (shown, false)
        case .lessOrEqual where upper == nil: upper = (shown, true)
        case .greater where lower == nil: lower = (shown, false)
        case .greaterOrEqual where lower == nil: lower = (shown, true)
        default: return nil
        }
      }
      ranges.append(.init(lower: lower, upper: upper, isPoint: isPoint))
    }
    let areNumbers = members.count == choices.count
    guard areNumbers || ranges.count == choices.count else { return nil }
    return Answer.Solutions(
      unknowns: reading.unknowns,
      domain: members.allSatisfy { $0.shown.complexParts == nil } ? .real : .complex,
      letter: letter,
      found: areNumbers ? .numbers(members) : .ranges(ranges),
      isComplete: true,
      methods: []
    )
  }

  /// The points that comparisons say outright, each with what every unknown is.
  private func measuredPoints(
    _ reading: EquationReading,
    _ workspace: inout Workspace
  ) -> Answer.Solutions? {
    var points: [Answer.Solutions.Point] = []
    for choice in [reading.conditions] + reading.others {
      var coordinates: [Answer.Solutions.Point.Coordinate] = []
      for name in reading.unknowns {
        let value = choice.lazy.compactMap { $0.value(of: name) }.first
        guard choice.count == reading.unknowns.count, let side = value,
          !side.variables.contains(where: { reading.unknowns.contains($0) }),
          let shown = shown(side, in: currentEnvironment, &workspace)
        else { return nil }
        coordinates.append(.number(shown))
      }
      points.append(.init(coordinates: coordinates))
    }
    return Answer.Solutions(
      unknowns: reading.unknowns,
      domain: .real,
      found: .points(points),
      isComplete: true,
      methods: []
    )
  }

  /// The numbers that a sum of a number and a multiple of a letter is for all whole numbers.
  private func family(
    _ side: Expression,
    _ letter: String,
    _ workspace: inout Workspace
  ) -> Answer.Solutions.Member? {
    guard let step = side.factor(of: letter),
      let start = shown(
        side.replacing([letter: Expression(Rational.zero)]),
        in: currentEnvironment,
        &workspace
      ),
      let period = shown(step, in: currentEnvironment, &workspace)
    else { return nil }
    return .init(shown: start, period: period)
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

extension Expression {
  /// The factor of a name that stands once in a sum, with a factor or without.
  fileprivate func factor(of name: String) -> Expression? {
    let operands = parts
    let own = operands.indices.filter { operands[$0].variables.contains(name) }
    if case .name(name) = symbol(at: root) { return Expression(Rational.one) }
    guard own.count == 1, let factor = operands[own[0]].factor(of: name) else { return nil }
    switch symbol(at: root) {
    case .sum: return factor
    case .negation: return -factor
    case .difference: return own[0] == 0 ? factor : -factor
    case .product, .juxtaposition: return operands[1 - own[0]] * factor
    case .quotient: return own[0] == 0 ? factor / operands[1] : nil
    default: return nil
    }
  }
}
