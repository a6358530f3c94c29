// Sets as solutions are printed: x = π/6 + 2πn, 2πn < x < π + 2πn, x = (πn)² and n ≥ 0, or
// x = 7/2 − 3/2·t and y = t. They say the unknowns outright, with a letter for all whole numbers or
// with parameters for all numbers.

package import Expressions
internal import Numbers
package import Reals

extension EquationSolver {
  /// The set that is written in a task, where each of its choices says outright what the unknowns
  /// are; nothing where it is not read as one.
  ///
  /// Of one unknown each letter is any whole number that satisfies the comparisons without the
  /// unknown, and no comparison has two of them: what is said with one is true together with what is
  /// said with another. Of several unknowns the letters are any numbers, or any whole numbers where the
  /// unknowns are whole. The work is charged to the workspace.
  package static func solutions(
    ofWritten task: EquationTask,
    letters: [String],
    environment: Environment,
    workspace: inout Workspace
  ) -> SolutionSet? {
    var environment = environment
    for name in task.unknowns + letters { environment.variables[name] = nil }
    if !task.isComplex { environment.complexAnswers = false }
    return solving(environment, &workspace) { solver in
      var choices: [[EquationTask.Condition]] = []
      for conditions in [task.conditions] + task.others {
        var inlined: [EquationTask.Condition] = []
        for condition in conditions {
          guard let whole = condition.inlined(in: environment, variables: task.unknowns + letters)
          else { return nil }
          inlined.append(whole)
        }
        choices.append(inlined)
      }
      solver.unknown = task.unknowns.first ?? solver.unknown
      let found: SolutionSet?
      switch (task.domain, task.unknowns.count) {
      case (.complex, 1):
        found = solver.writtenNumbers(choices, in: task.unknowns[0], letters)
      case (.real, 1), (.range, 1):
        found = solver.writtenSet(choices, in: task.unknowns[0], letters, task.domain)
      case (.real, _): found = solver.writtenPoints(choices, of: task.unknowns, letters)
      case (.integer, let count):
        let set = count == 1 ? solver.writtenSet(choices, in: task.unknowns[0], letters) : nil
        found =
          set?.solutions.areWholePoints == true
          ? set : solver.writtenPoints(choices, of: task.unknowns, letters, areWhole: true)
      case (.complex, _): found = solver.writtenComplexPoint(choices, of: task.unknowns, letters)
      default: found = nil
      }
      return found.map { solver.withForms($0) }
    }
  }

  // MARK: One unknown

  /// What one of the choices says: numbers on the line, or what a function takes some to.
  enum WrittenPart {
    /// A range or a number, which may repeat to both sides, or to one.
    case line(SolutionRange, isOneSided: Bool)
    /// Numbers that a function takes others to.
    case image(SolutionImage)
    /// Ranges that a function takes others to, and between which ends all of them are.
    case imageRange(SolutionImageRange, inside: SolutionRange)
  }

  /// What choices say of an unknown, with letters of whole numbers.
  mutating func writtenSet(
    _ choices: [[EquationTask.Condition]],
    in x: String,
    _ letters: [String],
    _ domain: EquationTask.Domain = .real
  ) -> SolutionSet? {
    var parts: [WrittenPart] = []
    for conditions in choices {
      guard let found = writtenParts(conditions, in: x, letters, domain) else { return nil }
      parts += found
    }
    var lines: [(range: SolutionRange, isOneSided: Bool)] = []
    for case .line(let range, let isOneSided) in parts { lines.append((range, isOneSided)) }
    if lines.count == parts.count, let found = set(ofLines: lines) { return found }
    let arePoints = parts.allSatisfy { part in
      switch part {
      case .line(let range, _): range.isPoint
      case .image: true
      case .imageRange: false
      }
    }
    guard arePoints else { return set(ofRanges: parts) }
    var images: [SolutionImage] = []
    for part in parts {
      switch part {
      case .image(let image): images.append(image)
      case .line(let range, let isOneSided):
        guard let number = range.lower?.number else { return nil }
        var image = SolutionImage.point(number)
        image.period = range.period
        if range.period != nil, isOneSided { image.turns = .fromZero }
        images.append(image)
      case .imageRange: return nil
      }
    }
    return set(of: images)
  }

  /// What one choice says.
  private mutating func writtenParts(
    _ conditions: [EquationTask.Condition],
    in x: String,
    _ letters: [String],
    _ domain: EquationTask.Domain
  ) -> [WrittenPart]? {
    hasSteps = false
    var inside = conditions
    var families: [[WrittenPart]] = []
    for letter in letters {
      let (own, others) = inside.divided { $0.difference.variables.contains(letter) }
      guard !own.isEmpty else { continue }
      inside = others
      guard !own.contains(where: { $0.difference.hasLetters(letters, besides: letter) }),
        case (let ends, let bounds) = own.divided({ $0.difference.variables.contains(x) }),
        !ends.isEmpty, let written = writtenParts(ends, where: bounds, in: x, letter)
      else { return nil }
      families.append(written)
    }
    if case .range(let lower, let upper) = domain {
      inside.append(EquationTask.Condition(Expression(name: x), .greaterOrEqual, name(for: lower)))
      inside.append(EquationTask.Condition(Expression(name: x), .lessOrEqual, name(for: upper)))
    }
    guard !families.isEmpty else {
      let found =
        inside.count == 1
        ? realSolutions(of: inside[0], in: x) : commonSolutions(of: inside, in: x, domain: .real)
      guard let found, found.isComplete else { return nil }
      return parts(of: found.solutions)
    }
    if families.count == 1, inside.isEmpty { return families[0] }
    // What else is asked of the unknown cuts ranges of the line.
    var known: [SolutionSet.Solutions] = []
    for written in families {
      var lines: [(range: SolutionRange, isOneSided: Bool)] = []
      for case .line(let range, let isOneSided) in written { lines.append((range, isOneSided)) }
      guard lines.count == written.count, let set = set(ofLines: lines) else { return nil }
      known.append(set.solutions)
    }
    guard let found = commonSolutions(of: inside, in: x, domain: .real, known: known),
      found.isComplete
    else { return nil }
    return parts(of: found.solutions)
  }

  /// A set as parts of the line and images.
  private mutating func parts(of solutions: SolutionSet.Solutions) -> [WrittenPart]? {
    switch solutions {
    case .images(let images): return images.map { .image($0) }
    case .imageRanges(let images):
      let single = images.compactMap { $0.range.period == nil ? $0.range : nil }
      guard single.count == images.count else { return nil }
      return single.map { .line($0, isOneSided: false) }
    default:
      return members(of: solutions).map { all in
        all.ranges.map { .line($0, isOneSided: all.areOneSided && $0.period != nil) }
      }
    }
  }

  /// An end that is written with a letter of whole numbers: a function of start + step·n.
  private struct WrittenEnd {
    /// The function, of the name `SolutionImage.argument`.
    let value: Expression
    let start: Real
    let step: Real
    /// What the start is, where it has no closed form.
    var form: Expression?

    var isLine: Bool { value == Expression(name: SolutionImage.argument) }
  }

  /// The functions and lines that an expression of a whole number is made of, the one first whose
  /// line is written as families are.
  private mutating func writtenEnds(_ e: Expression, _ letter: String) -> [WrittenEnd] {
    var (plain, others): ([WrittenEnd], [WrittenEnd]) = ([], [])
    for part in e.innerLines(of: letter) {
      guard let line = anyLine(part, in: letter), let shift = simplified(line.shift) else {
        continue
      }
      var end = WrittenEnd(
        value: e.replacing(every: part, with: Expression(name: SolutionImage.argument)),
        start: shift,
        step: line.slope
      )
      if closedForm(of: shift) == nil,
        let fraction = ExpressionFraction(part, in: letter, limit: 1),
        fraction.denominator.first?.rationalNumber == .one
      {
        end.form = fraction.numerator[0]
        remember(shift, as: fraction.numerator[0])
      }
      if end.isLine { return [end] }
      if part.isFamily(of: letter) { plain.append(end) } else { others.append(end) }
    }
    return plain + others
  }

  /// The numbers or ranges of an unknown that stands alone on one side of an equation, or between
  /// two ends.
  private mutating func writtenParts(
    _ ends: [EquationTask.Condition],
    where bounds: [EquationTask.Condition],
    in x: String,
    _ letter: String
  ) -> [WrittenPart]? {
    var sides: [(relation: Relation, side: Expression)] = []
    for end in ends {
      guard let side = side(of: end, besides: x) else { return nil }
      sides.append(side)
    }
    if sides.count == 1, sides[0].relation == .equal {
      for end in writtenEnds(sides[0].side, letter) {
        if let found = numbers(end, where: bounds, letter) { return found }
      }
      return nil
    }
    guard sides.count == 2, let low = sides.first(where: { $0.relation.isLowerBound }),
      let high = sides.first(where: { $0.relation.isUpperBound })
    else { return nil }
    let highs = writtenEnds(high.side, letter)
    for first in writtenEnds(low.side, letter) {
      for last in highs where last.value == first.value {
        let isIncluded = (low.relation == .greaterOrEqual, high.relation == .lessOrEqual)
        if let found = ranges(first, last, isIncluded, where: bounds, letter) { return found }
      }
    }
    return nil
  }

  /// How an unknown compares with an expression without it, where the difference of both sides is
  /// linear in it.
  private mutating func side(
    of condition: EquationTask.Condition,
    besides x: String
  ) -> (relation: Relation, side: Expression)? {
    if let found = condition.side(besides: x), !found.side.variables.contains(x) { return found }
    guard let line = ExpressionFraction(condition.difference, in: x, limit: 1),
      line.numerator.count == 2, line.denominator.count == 1,
      let factor = constant(line.numerator[1]), let divisor = constant(line.denominator[0]),
      let first = sign(of: factor), let second = sign(of: divisor), first * second != 0
    else { return nil }
    let value = -line.numerator[0] / (factor.rational.map { Expression($0) } ?? name(for: factor))
    let relation = condition.relation
    return (first * second < 0 ? relation.turned : relation, value)
  }

  private mutating func numbers(
    _ end: WrittenEnd,
    where bounds: [EquationTask.Condition],
    _ letter: String
  ) -> [WrittenPart]? {
    guard let members = members(of: (end.start, end.step), where: bounds, letter) else {
      return nil
    }
    guard !end.isLine else { return parts(of: members) }
    let v = freshName()
    guard let sources = sources(of: members),
      let branches = branches(of: end.value.replacing(argument: v), in: v)
    else { return nil }
    var images: [SolutionImage] = []
    for branch in branches {
      guard let found = self.images(of: sources, end.value, branch.place) else { return nil }
      images += found
    }
    return images.map { .image($0) }
  }

  /// Ranges between two ends that one function takes two families to.
  ///
  /// On a branch of the function the numbers between two values are the values of those between.
  /// Where the ends are on two branches, which is so for finitely many whole numbers, they are
  /// compared; where one has no value, nothing is between them.
  private mutating func ranges(
    _ low: WrittenEnd,
    _ high: WrittenEnd,
    _ isIncluded: (lower: Bool, upper: Bool),
    where bounds: [EquationTask.Condition],
    _ letter: String
  ) -> [WrittenPart]? {
    guard order(low.step, high.step) == .equal, let side = order(low.start, high.start),
      side != .equal
    else { return nil }
    let isRising = side == .less
    let (first, last) = isRising ? (low, high) : (high, low)
    let width: Real? = ask { (workspace) throws(RealError) in
      try Real.recognized(.difference(last.start, first.start, in: &workspace), in: &workspace)
    }
    guard let width else { return nil }
    let inner = (
      isRising ? isIncluded.lower : isIncluded.upper, isRising ? isIncluded.upper : isIncluded.lower
    )
    func widened(_ set: SolutionSet.Solutions, _ solver: inout EquationSolver) -> [WrittenPart]? {
      var found: [WrittenPart] = []
      guard let all = solver.members(of: set) else { return nil }
      for member in all.ranges {
        guard let start = member.lower?.number, let end = solver.moved(start, by: 1, width) else {
          return nil
        }
        let range = SolutionRange(
          lower: .init(number: start, isIncluded: inner.0),
          upper: .init(number: end, isIncluded: inner.1),
          isPoint: false,
          period: member.period
        )
        found.append(.line(range, isOneSided: all.areOneSided && member.period != nil))
      }
      return found
    }
    guard !low.isLine else {
      guard isRising else { return [] }
      if bounds.isEmpty, let (size, _) = step(of: low.step) {
        let range = SolutionRange(
          lower: .init(number: low.start, isIncluded: isIncluded.lower, form: low.form),
          upper: .init(number: high.start, isIncluded: isIncluded.upper, form: high.form),
          isPoint: false,
          period: size
        )
        return [.line(range, isOneSided: false)]
      }
      return members(of: (first.start, first.step), where: bounds, letter).flatMap {
        widened($0, &self)
      }
    }
    let v = freshName()
    let function = low.value.replacing(argument: v)
    guard let branches = branches(of: function, in: v) else { return nil }
    var found: [WrittenPart] = []
    for one in branches {
      for other in branches {
        let isSame = order(one, other) == true
        let conditions =
          bounds + conditions(that: first, isIn: one.place, letter)
          + conditions(that: last, isIn: other.place, letter)
        guard let inside = members(of: (first.start, first.step), where: conditions, letter),
          let lines = widened(inside, &self)
        else { return nil }
        for case .line(let range, let isOneSided) in lines {
          if isSame {
            guard one.isRising == isRising else { continue }
            guard
              let images = images(
                range,
                isOneSided: isOneSided,
                low.value,
                on: one,
                within: function,
                v
              )
            else { return nil }
            found += images
            continue
          }
          // The ends are values of two branches: finitely many are compared.
          guard range.period == nil, let start = range.lower?.number, let end = range.upper?.number,
            case .number(let a) = worth(of: function, for: v, being: isRising ? start : end),
            case .number(let b) = worth(of: function, for: v, being: isRising ? end : start),
            let order = order(a, b)
          else { return nil }
          guard order == .less, let a = simplified(a), let b = simplified(b) else {
            guard order != .less else { return nil }
            continue
          }
          let whole = SolutionRange(
            lower: .init(number: a, isIncluded: isIncluded.lower),
            upper: .init(number: b, isIncluded: isIncluded.upper),
            isPoint: false
          )
          found.append(.line(whole, isOneSided: false))
        }
      }
    }
    return found
  }

  /// Whether two branches are one: nothing where that is not found out.
  private mutating func order(_ a: MonotoneBranch, _ b: MonotoneBranch) -> Bool? {
    guard let common = common(a.place, b.place) else { return nil }
    return common != nil
  }

  /// What has to hold for a whole number so that an end lies in a range.
  private mutating func conditions(
    that end: WrittenEnd,
    isIn range: SolutionRange,
    _ letter: String
  ) -> [EquationTask.Condition] {
    let line = name(for: end.start) + name(for: end.step) * Expression(name: letter)
    var conditions: [EquationTask.Condition] = []
    if let lower = range.lower {
      let relation: Relation = lower.isIncluded ? .greaterOrEqual : .greater
      conditions.append(EquationTask.Condition(line, relation, name(for: lower.number)))
    }
    if let upper = range.upper {
      let relation: Relation = upper.isIncluded ? .lessOrEqual : .less
      conditions.append(EquationTask.Condition(line, relation, name(for: upper.number)))
    }
    return conditions
  }

  /// What a function takes ranges of one of its branches to, and between which ends all of that
  /// is.
  private mutating func images(
    _ range: SolutionRange,
    isOneSided: Bool,
    _ value: Expression,
    on branch: MonotoneBranch,
    within function: Expression,
    _ v: String
  ) -> [WrittenPart]? {
    let swapped = MonotoneBranch(
      place: branch.values,
      values: branch.place,
      isRising: branch.isRising,
      inverse: value
    )
    let set: SolutionSet.Solutions = isOneSided ? .progressions([range]) : .ranges([range])
    guard let found = images(of: set, branch.place, on: swapped) else { return nil }
    var parts: [WrittenPart] = []
    for image in found {
      guard let period = image.range.period else {
        parts.append(.line(image.range, isOneSided: false))
        continue
      }
      guard let side = sign(of: period) else { return nil }
      let isWhole = image.turns == .all
      let hull = SolutionRange(
        lower: isWhole || side < 0 ? nil : image.range.lower,
        upper: isWhole || side > 0 ? nil : image.range.upper,
        isPoint: false
      )
      guard let place = common(hull, branch.place), let place,
        let inside = self.image(
          of: place,
          branch.place,
          branch.values,
          branch.isRising,
          function,
          v
        )
      else { return nil }
      parts.append(.imageRange(image, inside: inside))
    }
    return parts
  }
}

extension Expression {
  /// Whether one of some letters stands in it besides another one.
  func hasLetters(_ letters: [String], besides letter: String) -> Bool {
    variables.contains { $0 != letter && letters.contains($0) }
  }
}

extension EquationTask.Condition {
  /// The other side, where a name stands alone on one, and how the name compares with it.
  package func side(besides name: String) -> (relation: Relation, side: Expression)? {
    let x = Expression(name: name)
    if left == x { return (relation, right) }
    return right == x ? (relation.turned, left) : nil
  }
}

extension Expression {
  /// Whether it is written as families are: a + b·n, or b·n.
  fileprivate func isFamily(of letter: String) -> Bool {
    let operands = parts
    switch symbol(at: root) {
    case .sum, .difference:
      return !operands[0].variables.contains(letter) && operands[1].isMultiple(of: letter)
    default: return isMultiple(of: letter)
    }
  }

  private func isMultiple(of letter: String) -> Bool {
    let n = Expression(name: letter)
    guard self != n else { return true }
    let operands = parts
    switch symbol(at: root) {
    case .product, .juxtaposition:
      return operands[1] == n && !operands[0].variables.contains(letter)
    case .negation: return operands[0].isMultiple(of: letter)
    default: return false
    }
  }
}

extension Relation {
  /// Whether it says that the left side is above the right one.
  var isLowerBound: Bool { self == .greater || self == .greaterOrEqual }
  /// Whether it says that the left side is below the right one.
  var isUpperBound: Bool { self == .less || self == .lessOrEqual }
}

extension Expression {
  /// A function of the name `SolutionImage.argument` as one of another name.
  fileprivate func replacing(argument name: String) -> Expression {
    replacing([SolutionImage.argument: Expression(name: name)])
  }
}
