// Complex numbers that satisfy several comparisons: parts of the plane by all that bounds them, and
// parts of curves by ranges of their letter.

package import Expressions
internal import Numbers
package import Reals

extension EquationSolver {
  /// The complex numbers that satisfy a task for one unknown, as curves and parts of the plane;
  /// nothing where one of its choices has no such solutions, or two equations.
  package static func plane(
    of task: EquationTask,
    environment: Environment,
    workspace: inout Workspace
  ) -> SolvedCurve? {
    guard task.unknowns.count == 1 else { return nil }
    var environment = environment
    environment.variables[task.unknowns[0]] = nil
    let isInRadians = environment.angleUnit == .radians
    guard let inlined = task.inlined(in: environment) else { return nil }
    return solving(environment, &workspace) { solver in
      solver.unknown = task.unknowns[0]
      let choices = [inlined.conditions] + inlined.others
      guard let task = solver.withoutUnits(inlined) else { return nil }
      var whole: SolvedCurve?
      for (place, conditions) in ([task.conditions] + task.others).enumerated() {
        let z = task.unknowns[0]
        guard
          let found = solver.plane(of: conditions, z)
            ?? (isInRadians ? solver.arc(of: choices[place], z) : nil)
        else { return nil }
        var joined = whole ?? SolvedCurve(cases: [], name: found.name)
        joined.add(found)
        whole = joined
      }
      return whole
    }
  }

  private mutating func plane(
    of conditions: [EquationTask.Condition],
    _ z: String
  ) -> SolvedCurve? {
    let equations = conditions.filter { $0.relation == .equal }
    let others = conditions.filter { $0.relation != .equal }
    guard let first = equations.first ?? others.first else { return nil }
    guard equations.count < 2, let curve = curve(of: first, z) else {
      for equation in equations {
        let rest = conditions.filter { $0 != equation }
        if let found = families(of: equation, where: rest, z) { return found }
      }
      return nil
    }
    if equations.isEmpty { return others.count == 1 ? curve : region(curve, others, z) }
    var found = SolvedCurve(cases: [], name: curve.name)
    found.wholeLetters = curve.wholeLetters
    var pieces: [Piece] = []
    for own in curve.cases {
      guard let parts = parts(of: own, curve.name, where: others, z) else { return nil }
      pieces += parts
    }
    found.cases = joinedEnds(pieces, curve.name).map { $0.written(curve.name) }
    return found
  }

  /// The curve or the part of the plane that satisfies a comparison.
  private mutating func curve(of condition: EquationTask.Condition, _ z: String) -> SolvedCurve? {
    if isNever(condition, z) {
      let letter = SolutionLetter.parameter(0, besides: [z], in: environment)
      return SolvedCurve(cases: [], name: letter)
    }
    let plain = plainLocus(condition, z) ?? condition
    do throws(AlgebraError) {
      return try Algebra.curve(
        plain.left,
        plain.relation,
        plain.right,
        of: z,
        environment: environment,
        workspace: &workspace
      )
    } catch {
      return stripes(of: plain, z)
    }
  }

  // MARK: Parts of the plane

  /// What is on one side of each of several borders.
  private mutating func region(
    _ first: SolvedCurve,
    _ conditions: [EquationTask.Condition],
    _ z: String
  ) -> SolvedCurve? {
    var borders: [Expression] = []
    for condition in conditions {
      guard let part = condition == conditions[0] ? first : curve(of: condition, z) else {
        return nil
      }
      if part.cases.isEmpty { return part }
      guard part.cases.count == 1, part.cases[0].value == nil, part.wholeLetters.isEmpty
      else { return nil }
      borders += part.cases[0].conditions.filter { !borders.contains($0) }
    }
    // What is compared with several numbers is between them.
    var (bounds, isEmpty): ([Expression], Bool) = ([], false)
    for border in borders {
      let own = borders.filter { $0.parts.first == border.parts.first }
      guard own.count > 1, own.allSatisfy({ $0.isBound }) else {
        bounds.append(border)
        continue
      }
      guard own.first == border else { continue }
      guard let between = between(own) else {
        bounds += own
        continue
      }
      isEmpty = isEmpty || between.isEmpty
      bounds += between
    }
    var found = first
    found.cases = isEmpty ? [] : [.init(conditions: bounds)]
    return found
  }

  /// Comparisons of one expression with numbers as one, none where no number satisfies them; nothing
  /// where that is not found out.
  private mutating func between(_ bounds: [Expression]) -> [Expression]? {
    let part = bounds[0].parts[0]
    let name = freshName()
    var conditions: [EquationTask.Condition] = []
    for bound in bounds {
      guard case .relation(let relation, _) = bound.symbol(at: bound.root) else { return nil }
      conditions.append(.init(Expression(name: name), relation, bound.parts[1]))
    }
    if case .call(.abs) = part.symbol(at: part.root) {
      conditions.append(.init(Expression(name: name), .greaterOrEqual, Expression(0)))
    }
    let found = withRealAnswers { $0.commonSolutions(of: conditions, in: name, domain: .real) }
    guard let found, found.isComplete else { return nil }
    switch found.solutions {
    case .some(let members): return members.isEmpty ? [] : nil
    case .ranges(let ranges) where ranges.isEmpty: return []
    case .ranges(let ranges) where ranges.count == 1 && ranges[0].period == nil:
      return chain(ranges[0], of: part).map { [$0] }
    default: return nil
    }
  }

  /// The comparison that says that something is in a range, or in one of a family of them with a letter;
  /// nothing where an end has no closed form.
  mutating func chain(
    _ range: SolutionRange,
    of e: Expression,
    _ letter: String = ""
  ) -> Expression? {
    var result = e
    if let lower = range.lower {
      guard let end = form(of: lower, range.period, letter) else { return nil }
      if range.upper == nil {
        let relation: Relation = lower.isIncluded ? .greaterOrEqual : .greater
        return Expression(.relation(relation, continuesChain: false), [e, end])
      }
      let relation: Relation = lower.isIncluded ? .lessOrEqual : .less
      result = Expression(.relation(relation, continuesChain: false), [end, e])
    }
    if let upper = range.upper {
      guard let end = form(of: upper, range.period, letter) else { return nil }
      let relation: Relation = upper.isIncluded ? .lessOrEqual : .less
      result = Expression(.relation(relation, continuesChain: range.lower != nil), [result, end])
    }
    return result
  }

  /// An end of a range, or of each of a family.
  private mutating func form(
    of end: SolutionRange.End,
    _ period: Real?,
    _ letter: String
  ) -> Expression? {
    guard let start = closedForm(of: end.number) else { return nil }
    guard let period else { return start }
    return closedForm(of: period).map { .family(start, $0, letter) }
  }

  // MARK: Parts of curves

  /// A curve for the numbers of a range in the place of its letter.
  private struct Piece {
    var own: SolvedCurve.Case
    /// Where its letter is; nothing where it is any number, or conditions say it.
    var range: SolutionRange?
    /// The range as a comparison of the letter.
    var chain: Expression?

    func written(_ letter: String) -> SolvedCurve.Case {
      var own = own
      if let chain { own.conditions.insert(chain, at: 0) }
      return own
    }
  }

  /// The parts of a curve that satisfy further comparisons.
  private mutating func parts(
    of own: SolvedCurve.Case,
    _ letter: String,
    where others: [EquationTask.Condition],
    _ z: String
  ) -> [Piece]? {
    guard let value = own.value else { return nil }
    guard value.variables.contains(letter) else {
      guard let number = complexConstant(value) else { return nil }
      for condition in others {
        guard let holds = holds(condition, z, at: number) else { return nil }
        if !holds { return [] }
      }
      return [Piece(own: own)]
    }
    var ofLetter: [EquationTask.Condition] = []
    var rest: [Expression] = []
    for condition in own.conditions {
      if condition.variables == [letter], let compared = condition.comparison {
        ofLetter.append(compared)
      } else {
        rest.append(condition)
      }
    }
    for condition in others {
      guard condition.relation != .equal,
        let told = realConditions(condition, z, value, [letter])
      else { return nil }
      ofLetter += told
    }
    guard !ofLetter.isEmpty else { return [Piece(own: own)] }
    let found = ranges(of: ofLetter, letter, isTurn: own.isTurn)
    // One comparison says more than several ranges.
    guard let ranges = found, !others.isEmpty || ofLetter.count > 1 || ranges.count < 2 else {
      return others.isEmpty ? [Piece(own: own)] : nil
    }
    var pieces: [Piece] = []
    for range in ranges {
      var piece = Piece(own: own)
      piece.own.conditions = rest
      if range.isPoint, let number = range.lower?.number {
        piece.own.value = value.replacing([letter: name(for: number)])
        guard let point = piece.own.value.flatMap({ complexConstant($0) }),
          let form = closedForm(of: point)
        else { return nil }
        piece.own.value = form
        // What the point is says whether conditions on it hold.
        var open: [Expression] = []
        var isSolution = true
        for condition in rest {
          guard let compared = condition.comparison, let holds = holds(compared, z, at: point)
          else {
            open.append(condition)
            continue
          }
          isSolution = isSolution && holds
        }
        guard isSolution else { continue }
        piece.own.conditions = open
      } else if range.lower != nil || range.upper != nil {
        guard let chain = chain(range, of: Expression(name: letter)) else { return nil }
        (piece.range, piece.chain) = (range, chain)
      }
      pieces.append(piece)
    }
    return pieces
  }

  /// The ranges of a letter in which comparisons hold, where these are few, of a letter that goes
  /// through a full turn one of each family; nothing where they are not found.
  private mutating func ranges(
    of conditions: [EquationTask.Condition],
    _ letter: String,
    isTurn: Bool
  ) -> [SolutionRange]? {
    let found = withRealAnswers { $0.commonSolutions(of: conditions, in: letter, domain: .real) }
    guard let found, found.isComplete else { return nil }
    if case .ranges(let ranges) = found.solutions, isTurn, !found.solutions.periods.isEmpty {
      guard
        let turn = askNumbers({ (workspace) throws(RealError) in
          [.real(try Real.product(Real(2), .pi, in: &workspace))]
        })?.first
      else { return nil }
      var own = ranges
      for place in ranges.indices {
        guard let period = ranges[place].period, areEqual(.real(period), turn) == true else {
          return nil
        }
        own[place].period = nil
      }
      return own.count <= Self.rangeLimit ? own : nil
    }
    guard found.solutions.periods.isEmpty,
      let ranges = ranges(of: found.solutions, between: nil, nil), ranges.count <= Self.rangeLimit
    else { return nil }
    return ranges
  }

  /// The most parts of a curve.
  private static let rangeLimit = 4

  /// Pieces of curves without the points that are the ends of others, which these have then.
  private mutating func joinedEnds(_ pieces: [Piece], _ letter: String) -> [Piece] {
    var joined = pieces.filter { $0.own.value?.variables.contains(letter) == true }
    for point in pieces where point.own.value?.variables.contains(letter) != true {
      guard let place = joined.indices.first(where: { isEnd(point, of: joined[$0], letter) }),
        let range = joined[place].range
      else {
        joined.append(point)
        continue
      }
      func included(_ end: SolutionRange.End?, _ solver: inout EquationSolver) -> SolutionRange.End?
      {
        end.map { end in
          let isPoint = solver.isPoint(point, joined[place], letter, at: end.number)
          return .init(number: end.number, isIncluded: end.isIncluded || isPoint)
        }
      }
      let whole = SolutionRange(
        lower: included(range.lower, &self),
        upper: included(range.upper, &self),
        isPoint: false
      )
      joined[place].range = whole
      joined[place].chain = chain(whole, of: Expression(name: letter))
    }
    return joined
  }

  /// Whether a point is an end of a piece without further conditions.
  private mutating func isEnd(_ point: Piece, of piece: Piece, _ letter: String) -> Bool {
    guard piece.own.conditions.isEmpty, let range = piece.range else { return false }
    for end in [range.lower, range.upper] {
      if let end, isPoint(point, piece, letter, at: end.number) { return true }
    }
    return false
  }

  private mutating func isPoint(
    _ point: Piece,
    _ piece: Piece,
    _ letter: String,
    at number: Real
  ) -> Bool {
    let name = name(for: number)
    guard let value = point.own.value.flatMap({ complexConstant($0) }),
      let end = piece.own.value.flatMap({ complexConstant($0.replacing([letter: name])) })
    else { return false }
    return areEqual(value, end) == true
  }
}

extension Expression {
  /// The comparison that the expression is, without a chain.
  fileprivate var comparison: EquationTask.Condition? {
    guard case .relation(let relation, continuesChain: false) = symbol(at: root) else { return nil }
    return EquationTask.Condition(parts[0], relation, parts[1])
  }

  /// Whether it compares something with a number.
  fileprivate var isBound: Bool {
    comparison.map { $0.relation != .notEqual && $0.right.variables.isEmpty } ?? false
  }
}
