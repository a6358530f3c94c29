// Certificates for inequalities through inner expressions: an inner expression that can be inverted is looked
// for, and the ranges are told as they were found.

package import Certificates
package import Expressions
internal import Numbers
package import Reals

extension ImageCertificate {
  /// The certificate that comparisons hold in these ranges and nowhere else, or nothing where none is found.
  package init?(
    of task: EquationTask,
    _ set: SolutionSet,
    environment: Environment,
    workspace: inout Workspace
  ) {
    guard set.isProvable(for: task, in: environment),
      task.conditions.count < ComparisonCertificate.conditionLimit - 2
    else { return nil }
    var search = InnerSearch(task.unknowns[0], environment, workspace)
    defer { workspace.constants = search.workspace.constants }
    guard let found = search.certificate(of: task, set.solutions) else { return nil }
    self = found
  }
}

extension InnerSearch {
  fileprivate mutating func certificate(
    of task: EquationTask,
    _ solutions: SolutionSet.Solutions
  ) -> ImageCertificate? {
    var whole = ImageCertificate(unknown: unknown, angleUnit: environment.angleUnit)
    guard tell(solutions, &whole),
      let conditions = task.closed(in: environment, workspace: &workspace)
    else { return nil }
    whole.conditions = conditions
    for (place, condition) in conditions.enumerated() {
      let difference = Expression(.difference, [condition.left, condition.right])
      for inner in innerExpressions(of: difference) where inner != Expression(name: unknown) {
        var certificate = whole
        guard prove(&certificate, place, inner) else { continue }
        // What is told is what was checked: the lines, read again.
        guard let again = ImageCertificate.reading(certificate.lines).certificate, again.isValid
        else { continue }
        return again
      }
    }
    return nil
  }

  /// Finds where a comparison holds for the values of an inner expression, and where the others do.
  private mutating func prove(
    _ certificate: inout ImageCertificate,
    _ place: Int,
    _ inner: Expression
  ) -> Bool {
    var others = certificate.conditions
    let condition = others.remove(at: place)
    let u = Expression(name: name)
    let sides = [condition.left, condition.right].map {
      $0.replacing(powersOf: inner, of: unknown, with: u)
    }
    let form = inner.completedSquare(of: unknown)
    guard sides.allSatisfy({ !$0.variables.contains(unknown) }), canInvert(form ?? inner),
      let outer = ranges(of: [EquationTask.Condition(sides[0], condition.relation, sides[1])], name)
    else { return false }
    certificate.inner = .init(place: place + 1, expression: inner, form: form)
    certificate.outer = outer
    guard !others.isEmpty else { return true }
    certificate.domain = ranges(of: others, unknown)
    return certificate.domain != nil
  }

  private mutating func ranges(
    of conditions: [EquationTask.Condition],
    _ x: String
  ) -> ComparisonCertificate? {
    let task = EquationTask(conditions, unknowns: [x])
    guard let set = self.solutions(of: task) else { return nil }
    let own = Environment(angleUnit: environment.angleUnit)
    return ComparisonCertificate(of: task, set, environment: own, workspace: &workspace)
  }

  // MARK: Solutions

  /// Tells the solutions; false where they are no ranges and images.
  private mutating func tell(
    _ solutions: SolutionSet.Solutions,
    _ certificate: inout ImageCertificate
  ) -> Bool {
    switch solutions {
    case .some(let members):
      return members.allSatisfy { member in
        member.period == nil && tell(.point(member.number), &certificate)
      }
    case .ranges(let ranges):
      return ranges.allSatisfy { $0.period == nil && tell($0, &certificate) }
    case .every(except: let others?):
      var low: SolutionRange.End?
      for number in others {
        let end = SolutionRange.End(number: number, isIncluded: false)
        let range = SolutionRange(lower: low, upper: end, isPoint: false)
        guard tell(range, &certificate) else { return false }
        low = end
      }
      return tell(SolutionRange(lower: low, upper: nil, isPoint: false), &certificate)
    case .images(let images):
      return images.allSatisfy { image in
        var range = SolutionRange.point(image.start)
        range.period = image.period
        return tell(image.value, image.numbers, range, image.turns, &certificate)
      }
    case .imageRanges(let images):
      return images.allSatisfy { image in
        tell(image.value, image.numbers, image.range, image.turns, &certificate)
      }
    case .every, .progressions, .complex, .points: return false
    }
  }

  private mutating func tell(
    _ range: SolutionRange,
    _ certificate: inout ImageCertificate
  ) -> Bool {
    guard let told = told(range) else { return false }
    certificate.ranges.append(told)
    return true
  }

  private mutating func tell(
    _ value: Expression,
    _ numbers: [(name: String, number: Real)],
    _ range: SolutionRange,
    _ turns: Turns,
    _ certificate: inout ImageCertificate
  ) -> Bool {
    guard let period = range.period else { return tell(range, &certificate) }
    guard let value = self.value(value, numbers) else { return false }
    guard let told = told(range), let step = form(of: period) else { return false }
    certificate.families.append(
      .init(value: value, range: told, period: step, turns: turns)
    )
    return true
  }

  private mutating func told(_ range: SolutionRange) -> ImageCertificate.Range? {
    var told = ImageCertificate.Range()
    if let end = range.lower {
      guard let number = form(of: end.number) else { return nil }
      told.lower = .init(number: number, isIncluded: end.isIncluded)
    }
    if let end = range.upper {
      guard let number = form(of: end.number) else { return nil }
      told.upper = .init(number: number, isIncluded: end.isIncluded)
    }
    return told
  }
}
