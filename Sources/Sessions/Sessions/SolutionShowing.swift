// How the numbers of solutions are shown, with more digits where two are told apart by more only.

internal import Analysis
internal import Expressions
internal import Messages
internal import Numbers
internal import Reals

/// How the numbers of solutions are shown.
struct SolutionShowing {
  let prefersDecimal: Bool
  let angle: AngleUnit
  var digits: Int
  /// The names that parameters must not have.
  let names: [String]
  /// What has a meaning, so that it is no parameter.
  let environment: Environment
  /// Whether the unknowns are whole numbers.
  let areWhole: Bool

  /// What solutions are, with what is shown of their numbers.
  func solutions(
    _ solutions: SolutionSet.Solutions,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Solutions.Found {
    switch solutions {
    case .some(let solutions):
      return .numbers(
        try apart(solutions, &workspace, marks: Self.marks) {
          (solution, showing, workspace) throws(RealError) in
          var member = try showing.member(
            .real(solution.number),
            solution.period.map { .real($0) },
            solution.multiplicity,
            &workspace
          )
          member.shown.add(solution.form)
          return member
        }
      )
    case .complex(let solutions):
      return .numbers(
        try apart(solutions, &workspace, marks: Self.marks) {
          (solution, showing, workspace) throws(RealError) in
          Answer.Solutions.Member(
            shown: try showing.shown(solution.number, isComplex: true, &workspace),
            period: try solution.period.map { (period) throws(RealError) in
              try showing.shown(period, isComplex: true, &workspace)
            },
            multiplicity: solution.multiplicity
          )
        }
      )
    case .every(except: let others?):
      return .every(
        except: try others.map { (x) throws(RealError) in try shown(.real(x), &workspace) }
      )
    case .every(except: nil): return .defined
    case .ranges(let found):
      return .ranges(
        try apart(found, &workspace, marks: { range, _ in Self.marks(range) }) {
          (range, showing, workspace) throws(RealError) in try showing.range(range, &workspace)
        }
      )
    case .progressions(let found):
      var ranges: [Answer.Solutions.Range] = []
      for range in found {
        var shown = try self.range(range, &workspace)
        if range.period != nil { shown.turns = .fromZero }
        ranges.append(shown)
      }
      return .ranges(ranges)
    case .images(let found):
      var images: [Answer.Solutions.Image] = []
      for image in found {
        var start = try shown(.real(image.start), &workspace)
        start.add(image.form)
        images.append(
          Answer.Solutions.Image(
            function: try function(image.value, image.numbers, &workspace),
            start: start,
            period: try image.period.map { (period) throws(RealError) in
              try shown(.real(period), &workspace)
            },
            turns: image.turns
          )
        )
      }
      return .images(images)
    case .imageRanges(let found):
      var ranges: [Answer.Solutions.Range] = []
      for image in found {
        var shown = try range(image.ends, &workspace)
        if shown.period != nil {
          shown.function = try function(image.value, image.numbers, &workspace)
          shown.turns = image.turns
        }
        ranges.append(shown)
      }
      return .ranges(ranges)
    case .points(let found):
      return .points(
        try apart(found, &workspace, marks: Self.marks) {
          (point, showing, workspace) throws(RealError) in
          Answer.Solutions.Point(
            coordinates: try point.coordinates.map { (coordinate) throws(RealError) in
              try showing.coordinate(coordinate, of: point, &workspace)
            }
          )
        }
      )
    }
  }

  /// How often numbers with the same digits are shown with twice as many.
  private static let doublings = 4

  /// The digits of a part of what is shown, and what tells its number from others with the same.
  private typealias Mark = (digits: String, number: String)

  /// What is shown of solutions, with more digits where those of two different numbers are the same.
  private func apart<Solution, Item>(
    _ solutions: [Solution],
    _ workspace: inout Workspace,
    marks: (Item, Int) -> [Mark],
    _ item: (Solution, SolutionShowing, inout Workspace) throws(RealError) -> Item
  ) throws(RealError) -> [Item] {
    var items: [Item] = []
    for solution in solutions { items.append(try item(solution, self, &workspace)) }
    var wider = self
    for _ in 0..<Self.doublings {
      let all = items.indices.map { marks(items[$0], $0) }
      var numbers: [String: Set<String>] = [:]
      for mark in all.joined() { numbers[mark.digits, default: []].insert(mark.number) }
      let same = all.indices.filter { place in
        all[place].contains { (numbers[$0.digits]?.count ?? 0) > 1 }
      }
      guard !same.isEmpty else { break }
      wider.digits *= 2
      for place in same { items[place] = try item(solutions[place], wider, &workspace) }
    }
    return items
  }

  /// Single numbers and families, no two of which are the same.
  private static func marks(_ member: Answer.Solutions.Member, _ place: Int) -> [Mark] {
    guard let digits = Answer.Solutions.digits(member.shown)?.text() else { return [] }
    let period = member.period.flatMap { Answer.Solutions.digits($0)?.text() } ?? ""
    return [(digits + " " + period, "\(place)")]
  }

  /// The ends of ranges; two ranges may have the same.
  private static func marks(_ range: Answer.Solutions.Range) -> [Mark] {
    [range.lower?.shown, range.upper?.shown].compactMap { shown in
      guard let shown, let digits = Answer.Solutions.digits(shown)?.text() else { return nil }
      return (digits, shown.exact?.text() ?? "")
    }
  }

  /// Points of numbers, no two of which are the same.
  private static func marks(_ point: Answer.Solutions.Point, _ place: Int) -> [Mark] {
    var digits: [String] = []
    for case .number(let shown) in point.coordinates {
      if let text = Answer.Solutions.digits(shown)?.text() { digits.append(text) }
    }
    guard digits.count == point.coordinates.count else { return [] }
    return [(digits.joined(separator: " "), "\(place)")]
  }

  /// Where other solutions of one unknown may be.
  func open(
    _ found: Session.Solved,
    _ workspace: inout Workspace
  ) throws(RealError) -> [Answer.Solutions.Range] {
    guard !found.set.isComplete, found.task.unknowns.count == 1 else { return [] }
    let ranges: [SolutionRange]
    switch found.task.domain {
    case .range(let lower, let upper):
      let ends = [lower, upper].map { SolutionRange.End(number: $0, isIncluded: true) }
      ranges = [SolutionRange(lower: ends[0], upper: ends[1], isPoint: false)]
    default:
      guard !found.task.isComplex, let limit = found.set.decidedUpTo else {
        ranges = [SolutionRange(lower: nil, upper: nil, isPoint: false)]
        break
      }
      let ends = [-limit, limit].map { SolutionRange.End(number: Real($0), isIncluded: false) }
      ranges = [
        SolutionRange(lower: nil, upper: ends[0], isPoint: false),
        SolutionRange(lower: ends[1], upper: nil, isPoint: false),
      ]
    }
    return try ranges.map { (range) throws(RealError) in try self.range(range, &workspace) }
  }

  private func shown(
    _ number: Number,
    isComplex: Bool = false,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Shown {
    let value: Value
    switch number {
    case .real(let x): value = .real(try Real.recognized(x, in: &workspace))
    case .complex(let z): value = Value(try Number.recognized(z, in: &workspace))
    }
    let presentation = Presentation(
      value: value,
      prefersDecimal: prefersDecimal,
      angle: angle,
      typed: isComplex ? TypedForms(ofPartWith: angle.unitsPerHalfTurn) : TypedForms()
    )
    return try presentation.shown(.brief, digits: digits, in: &workspace)
  }

  private func member(
    _ number: Number,
    _ period: Number?,
    _ multiplicity: Int?,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Solutions.Member {
    Answer.Solutions.Member(
      shown: try shown(number, &workspace),
      period: try period.map { (period) throws(RealError) in try shown(period, &workspace) },
      multiplicity: multiplicity
    )
  }

  private func function(
    _ value: Expression,
    _ numbers: [(name: String, number: Real)],
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Solutions.Function {
    Answer.Solutions.Function(
      value: value,
      numbers: try numbers.map { (part) throws(RealError) in
        (part.name, try shown(.real(part.number), &workspace))
      }
    )
  }

  private func range(
    _ range: SolutionRange,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Solutions.Range {
    func end(
      _ end: SolutionRange.End?,
      _ workspace: inout Workspace
    ) throws(RealError) -> (shown: Answer.Shown, isIncluded: Bool)? {
      guard let end else { return nil }
      var shown = try shown(.real(end.number), &workspace)
      shown.add(end.form)
      return (shown, end.isIncluded)
    }
    return Answer.Solutions.Range(
      lower: try end(range.lower, &workspace),
      upper: try end(range.upper, &workspace),
      isPoint: range.isPoint,
      period: try range.period.map { (period) throws(RealError) in
        try shown(.real(period), &workspace)
      }
    )
  }

  /// A number, or a sum of one and of multiples of parameters.
  private func coordinate(
    _ coordinate: SolutionPoint.Coordinate,
    of point: SolutionPoint,
    _ workspace: inout Workspace
  ) throws(RealError) -> Answer.Solutions.Point.Coordinate {
    guard !coordinate.slopes.isEmpty else {
      var shown = try shown(coordinate.whole, isComplex: !coordinate.whole.isReal, &workspace)
      shown.add(coordinate.form)
      return .number(shown)
    }
    var form: Expression
    if let known = coordinate.form {
      form = known
    } else {
      form = try closed(coordinate.whole, &workspace)
    }
    for (place, slope) in coordinate.factors.enumerated()
    where coordinate.slopes[place].rational?.isZero != true || !slope.isReal {
      let letter = letter(place, of: point)
      let step = try closed(slope, &workspace)
      // As families of numbers are told: 2*pi*n.
      let isFamily = point.hasWholeParameters && !areWhole
      form = isFamily ? .family(form, step, letter) : form + step * Expression(name: letter)
    }
    return .form(form)
  }

  /// The letter of a parameter: one for whole numbers where the unknowns are others.
  private func letter(_ place: Int, of point: SolutionPoint) -> String {
    guard point.hasWholeParameters, !areWhole else {
      return SolutionLetter.parameter(place, besides: names, in: environment)
    }
    var used = names
    for _ in 0..<place { used.append(SolutionLetter.whole(besides: used, in: environment)) }
    return SolutionLetter.whole(besides: used, in: environment)
  }

  private func closed(
    _ number: Number,
    _ workspace: inout Workspace
  ) throws(RealError) -> Expression {
    let shown = try shown(number, &workspace)
    guard let form = shown.exact else { throw .undetermined(.sign(.digits)) }
    return form
  }
}

extension Answer.Shown {
  /// Adds a form to a number that has no closed one.
  fileprivate mutating func add(_ form: Expression?) {
    guard self.form == nil, let form else { return }
    (self.form, isTyped) = (form, true)
  }
}
