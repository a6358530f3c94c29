// Sets of numbers as comparisons of an unknown with numbers, and whether two of them are the same.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// Solutions as comparisons of the unknown with numbers, with the letter of the whole numbers where they
  /// repeat; nothing where one has no closed form.
  mutating func cases(
    of solutions: SolutionSet.Solutions,
    in unknown: String,
    letter: String
  ) -> [Derivation.Case]? {
    let x = Expression(name: unknown)
    switch solutions {
    case .ranges(let ranges):
      var cases: [Derivation.Case] = []
      for range in ranges {
        guard let parts = parts(of: range, x, letter) else { return nil }
        cases.append(parts)
      }
      return cases
    case .some(let members):
      var cases: [Derivation.Case] = []
      for member in members {
        guard let form = form(member.number, member.period, letter) else { return nil }
        cases.append([EquationTask.Condition(x, .equal, form)])
      }
      return cases
    case .every(except: let others?):
      var parts: Derivation.Case = []
      for number in others {
        guard let form = closedForm(of: number) else { return nil }
        parts.append(EquationTask.Condition(x, .notEqual, form))
      }
      return [parts]
    case .every(except: nil), .progressions, .images, .imageRanges, .complex, .points: return nil
    }
  }

  /// A number, or all that are whole multiples of a period apart from it.
  private mutating func form(_ number: Real, _ period: Real?, _ letter: String) -> Expression? {
    guard let form = closedForm(of: number) else { return nil }
    guard let period else { return form }
    return closedForm(of: period).map { .family(form, $0, letter) }
  }

  /// The comparisons of a range, the lower end first.
  private mutating func parts(
    of range: SolutionRange,
    _ x: Expression,
    _ letter: String
  ) -> Derivation.Case? {
    var parts: Derivation.Case = []
    if range.isPoint, let number = range.lower?.number {
      return form(number, range.period, letter).map { [EquationTask.Condition(x, .equal, $0)] }
    }
    if let end = range.lower {
      guard let form = form(end.number, range.period, letter) else { return nil }
      parts.append(EquationTask.Condition(x, end.isIncluded ? .greaterOrEqual : .greater, form))
    }
    if let end = range.upper {
      guard let form = form(end.number, range.period, letter) else { return nil }
      parts.append(EquationTask.Condition(x, end.isIncluded ? .lessOrEqual : .less, form))
    }
    return parts
  }

  /// Whether two sets of ranges that repeat are seen to be the same.
  mutating func areSame(_ a: SolutionSet.Solutions, _ b: SolutionSet.Solutions) -> Bool {
    guard case .ranges(let first) = a, case .ranges(var rest) = b, first.count == rest.count else {
      return false
    }
    for range in first {
      guard let place = rest.indices.first(where: { isSame(range, rest[$0]) }) else {
        return false
      }
      rest.remove(at: place)
    }
    return true
  }

  /// Whether two ranges with ends are the same up to a whole multiple of their period.
  private mutating func isSame(_ a: SolutionRange, _ b: SolutionRange) -> Bool {
    guard let (low, high) = ends(of: a), let (bottom, top) = ends(of: b), let period = a.period,
      let other = b.period, order(period, other) == .equal, a.isPoint == b.isPoint,
      low.isIncluded == bottom.isIncluded, high.isIncluded == top.isIncluded,
      isMember(low.number, of: Solution(bottom.number, period: period)) == true,
      let width = moved(high.number, by: -1, low.number),
      let size = moved(top.number, by: -1, bottom.number)
    else { return false }
    return order(width, size) == .equal
  }

  private func ends(
    of range: SolutionRange
  ) -> (lower: SolutionRange.End, upper: SolutionRange.End)? {
    guard let lower = range.lower, let upper = range.upper else { return nil }
    return (lower, upper)
  }
}

extension SolutionSet.Solutions {
  /// Whether they are ranges of which some repeat.
  var haveRepeatedRanges: Bool {
    guard case .ranges(let ranges) = self else { return false }
    return ranges.contains { $0.period != nil }
  }
}
