// The lines at which a part of the plane ends since a function jumps, or has no value: there
// no side equals the other.
//
// Only upright and level lines are found, at numbers of closed form. On such a line the
// comparisons have one variable left: whether its points belong to the part is proved for each
// row, or column, of pixels; where it is not, nothing is drawn.

internal import Analysis
package import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// The upright and level lines at which a part of the plane ends by a jump.
package struct JumpRims: Sendable {
  /// The lines whose points belong to the part, from (x, y) to (z, w) in pixels from the top
  /// left.
  package private(set) var belonging: [SIMD4<Float>] = []
  /// The lines whose points do not.
  package private(set) var excluded: [SIMD4<Float>] = []

  private let comparisons: [Plot.Comparison]
  private let environment: Environment
  private let viewport: Viewport
  /// The states of pixels: of the part, and of the other lines at which it ends.
  private let part: PixelMap
  private let rims: [PixelMap]

  /// Finds the lines, given the pictures of the part and of the other lines at which it ends,
  /// all of the same viewport.
  package init(
    of plot: Plot,
    _ environment: Environment,
    in viewport: Viewport,
    part: Picture,
    rims: [Picture]
  ) {
    comparisons =
      if case .implicit(let comparisons) = plot.kind { comparisons } else { [] }
    self.environment = environment
    self.viewport = viewport
    self.part = PixelMap(part)
    self.rims = rims.map { PixelMap($0) }
    for isUpright in [true, false] { add(isUpright: isUpright) }
  }

  /// Adds the upright or the level lines.
  private mutating func add(isUpright: Bool) {
    let bottom = viewport.top - viewport.unitsPerRow * Rational(viewport.height)
    let columns = PixelAxis(
      start: viewport.left,
      step: viewport.unitsPerColumn,
      count: viewport.width
    )
    let rows = PixelAxis(start: bottom, step: viewport.unitsPerRow, count: viewport.height)
    let (across, along) = isUpright ? (columns, rows) : (rows, columns)
    guard across.isPlain, along.isPlain, across.rim > 0, along.rim > 0 else { return }
    let (variable, other) = isUpright ? ("x", "y") : ("y", "x")
    let range = Interval(lower: across.edges[0], upper: across.edges[across.count])
    var found: [(number: Real, enclosure: Interval)] = []
    for comparison in comparisons {
      let numbers = SingularNumbers(
        of: comparison.difference,
        variable,
        beside: other,
        environment,
        in: range
      ).numbers
      for number in numbers
      where !found.contains(where: { $0.enclosure.intersection(number.enclosure) != nil }) {
        found.append(number)
      }
    }
    for (number, enclosure) in found {
      guard let sides = sides(of: enclosure, across),
        !found.contains(where: { sides.isNear($0.enclosure) && $0.enclosure != enclosure }),
        var line = Line(comparisons, environment, variable, number, other)
      else { continue }
      add(sides, line.states(along), isUpright)
    }
  }

  /// A line, and the pixels on both sides of it.
  private struct Sides {
    /// The place, in pixels from the first one.
    let place: Double
    let first: Int
    let second: Int
    /// All numbers of these pixels and those in between.
    let numbers: Interval

    func isNear(_ other: Interval) -> Bool { numbers.intersection(other) != nil }
  }

  /// The pixels on both sides of a line; nil where one of them is off the screen.
  private func sides(of line: Interval, _ across: PixelAxis) -> Sides? {
    let size = (across.edges[across.count] - across.edges[0]) / Double(across.count)
    let place = (line.midpoint - across.edges[0]) / size
    guard place > 0, place < Double(across.count) else { return nil }
    let edge = Int(place.rounded())
    let isEdge = (place - Double(edge)).magnitude < 1e-3
    let first = isEdge ? edge - 1 : Int(place.rounded(.down)) - 1
    let second = isEdge ? edge : first + 2
    guard first >= 0, second < across.count else { return nil }
    let numbers = across.positions(first..<second + 1)
    return Sides(place: place, first: first, second: second, numbers: numbers)
  }

  /// Adds the parts of a line where its points or the pixels beside it differ.
  private mutating func add(_ sides: Sides, _ states: [Bool?], _ isUpright: Bool) {
    var start = 0
    var state: Bool?
    for index in 0...states.count {
      var next: Bool?
      if index < states.count, !isKnown(sides.first, sides.second, index, isUpright),
        let one = part[sides.first, index, isUpright],
        let other = part[sides.second, index, isUpright],
        let belongs = states[index], one != other || one != belongs
      {
        next = belongs
      }
      guard next != state else { continue }
      if let state { append(sides.place, start..<index, isUpright, belongs: state) }
      (start, state) = (index, next)
    }
  }

  /// Whether one of the other lines runs here.
  private func isKnown(_ first: Int, _ second: Int, _ index: Int, _ isUpright: Bool) -> Bool {
    rims.contains { rim in
      rim[first - 1, index, isUpright] != true && rim[second + 1, index, isUpright] != true
        && (first...second).contains { rim[$0, index, isUpright] != false }
    }
  }

  private mutating func append(
    _ place: Double,
    _ range: Range<Int>,
    _ isUpright: Bool,
    belongs: Bool
  ) {
    // Rows are counted from the bottom.
    let height = Float(viewport.height)
    let (from, to) = (Float(range.lowerBound), Float(range.upperBound))
    let segment =
      isUpright
      ? SIMD4(Float(place), height - from, Float(place), height - to)
      : SIMD4(from, height - Float(place), to, height - Float(place))
    if belongs { belonging.append(segment) } else { excluded.append(segment) }
  }
}

/// The comparisons on a line on which one variable has a value.
private struct Line {
  private var conditions: [(condition: Condition, tape: IntervalTape)] = []
  private let other: String
  private var workspace = Workspace(budget: Budget(steps: 20_000_000, bitLimit: 1 << 16))

  /// Lowers the comparisons; nil where that does not succeed.
  init?(
    _ comparisons: [Plot.Comparison],
    _ environment: Environment,
    _ variable: String,
    _ number: Real,
    _ other: String
  ) {
    self.other = other
    var environment = environment
    environment.variables[variable] = .real(number)
    do throws(EvaluationError) {
      for comparison in comparisons {
        for simple in comparison.difference.simplifiedComparison(comparison.relation) {
          let tape = try Tape(
            simple.expression,
            variables: [other],
            in: environment,
            workspace: &workspace
          )
          conditions.append((Condition(simple, environment), IntervalTape(tape)))
        }
      }
    } catch {
      return nil
    }
  }

  /// For each pixel along the line whether all of its points there fulfil the comparisons; nil
  /// if some do and some do not, or it is not known.
  mutating func states(_ along: PixelAxis) -> [Bool?] {
    var states = [Bool?](repeating: nil, count: along.count)
    var parts = [0..<along.count]
    while let part = parts.popLast() {
      // Without rims: a corner may lie there.
      let numbers = Interval(
        lower: along.edges[part.lowerBound] + along.rim,
        upper: along.edges[part.upperBound] - along.rim
      )
      if let belongs = belongs(at: numbers) {
        for index in part { states[index] = belongs }
      } else if part.count > 1 {
        let middle = part.lowerBound + part.count / 2
        parts += [part.lowerBound..<middle, middle..<part.upperBound]
      }
    }
    return states
  }

  /// Whether all points of a part of the line fulfil the comparisons.
  private mutating func belongs(at part: Interval) -> Bool? {
    var holds: Bool? = true
    for index in conditions.indices {
      guard let found = conditions[index].tape.curve(over: part) else { return false }
      let condition = conditions[index].condition
      let isConstant = found.decoration == .continuous && found.slopes == .zero
      switch condition.holds(for: found.values) ?? (isConstant ? self.holds(condition, part) : nil)
      {
      case false: return false
      case true where found.decoration >= .defined: continue
      default: holds = nil
      }
    }
    return holds
  }

  /// Whether the exact value at a point of a part of the line fulfils a comparison.
  private mutating func holds(_ condition: Condition, _ part: Interval) -> Bool? {
    guard let lower = Dyadic(exactly: part.lower), let upper = Dyadic(exactly: part.upper) else {
      return nil
    }
    let point = Rational.simplest(from: lower.asRational, through: upper.asRational)
    var environment = condition.environment
    environment.variables[other] = .real(Real(point))
    workspace.budget = Budget(steps: 4_000_000, bitLimit: 1 << 16)
    let value = condition.expression.exactValue(in: environment, workspace: &workspace)
    guard let sign = value?.sign(in: &workspace) else { return nil }
    return condition.holds(for: Interval(Double(sign)))
  }
}

/// The states of the pixels of a picture.
private struct PixelMap: Sendable {
  private let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  /// Whether a pixel is met; nil if that is not decided.
  ///
  /// Rows are counted from the bottom. Pixels off the screen are not met.
  subscript(_ across: Int, _ along: Int, _ isUpright: Bool) -> Bool? {
    let (column, row) = isUpright ? (across, along) : (along, across)
    guard 0..<(picture.isSideways ? picture.height : picture.width) ~= column else { return false }
    let height = picture.isSideways ? picture.width : picture.height
    guard 0..<height ~= row else { return false }
    // Of a picture with columns and rows exchanged the columns are the rows from the bottom.
    let (place, level) = picture.isSideways ? (row, column) : (column, height - 1 - row)
    for run in picture.column(place) where run.top <= level && level < run.bottom {
      return run.state == .proved ? true : nil
    }
    return false
  }
}
