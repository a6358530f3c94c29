// A function of one variable, as those who prove its picture see it: over
// intervals in levels of the screen, and at single points as exactly as asked.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// Where the heights of a curve come from.
struct CurveSource: Sendable {
  /// The function over intervals.
  var tape: IntervalTape
  /// The function itself.
  let function: GraphFunction
  let viewport: Viewport
  let scale: RowScale
  let edges: ColumnEdges
  /// Whether the tape takes positions and gives heights above the top edge:
  /// where doubles cannot tell columns apart, constants are subtracted exactly.
  private let isRelative: Bool
  /// From values of the tape to levels.
  private let tapeScale: RowScale
  /// The steps of values at a point.
  private let cost: Int64
  /// Constants of reals that were computed so far.
  private var workspace = Workspace()
  /// The work done so far, in steps of about a nanosecond.
  private(set) var steps: Int64 = 0

  /// The steps of one exact value; a curve that needs more is not decided there.
  private static var exactSteps: Int64 { 4_000_000 }

  init(_ function: GraphFunction, in viewport: Viewport) {
    self.function = function
    self.viewport = viewport
    scale = RowScale(viewport)
    edges = ColumnEdges(viewport)
    let relative = edges.isPlain ? nil : function.tape(from: edges.origin, viewport.top)
    isRelative = relative != nil
    tape = IntervalTape(relative ?? function.tape)
    cost = Int64(tape.cost) / 4 + 10
    tapeScale = isRelative ? RowScale(viewport, from: .zero) : scale
  }

  /// The arguments of the tape for positions.
  @inline(__always)
  private func inputs(at positions: Interval) -> Interval {
    isRelative ? positions : edges.numbers(at: positions)
  }

  /// The levels of values of the tape.
  @inline(__always)
  func levels(of values: Interval) -> Interval { tapeScale.levels(of: values) }

  /// The behaviour of the function on a box.
  mutating func curve(over box: Interval) -> CurveBox? {
    steps += 2 * cost
    return tape.curve(over: inputs(at: box))
  }

  /// The behaviour of a branch of the function on a box, or of the function itself.
  mutating func curve(over box: Interval, on branch: PowerBranch?) -> CurveBox? {
    guard let branch else { return curve(over: box) }
    steps += 2 * cost
    return tape.curve(over: inputs(at: box), on: branch)
  }

  /// The power of a negative base, if there is one on the box on which ``curve(over:)`` ran
  /// last.
  var negativePower: NegativePower? { tape.negativePower }

  /// The level of a branch at a position in a box on which it is continuous; it may be
  /// wide.
  mutating func level(within position: Interval, on branch: PowerBranch) -> Interval? {
    steps += cost
    return tape.values(at: inputs(at: position), on: branch).map { tapeScale.levels(of: $0) }
  }

  /// Whether the function itself has a level at a position, and which.
  enum ExactLevel {
    /// The function is proved to have no value there.
    case undefined
    case level(Interval)
    case unknown
  }

  /// The exact level at a position.
  mutating func exactLevel(atPosition position: Double) -> ExactLevel {
    guard let number = edges.number(at: position) else { return .unknown }
    if let level = level(exactlyAt: number) { return .level(level) }
    steps += 20_000
    return function.isUndefined(at: number, in: &workspace) ? .undefined : .unknown
  }

  /// Levels that are surely taken on a box; ``curve(over:)`` ran last on a box
  /// around it.
  mutating func levelsAttained(over box: Interval) -> Interval? {
    steps += 2 * cost
    // Measured from an origin the numbers of a box are not known exactly.
    guard edges.isPlain || isRelative, let values = tape.valuesAttained(over: box) else {
      return nil
    }
    let levels = tapeScale.levels(of: values)
    // Inward again by more than the three roundings lost.
    let lower = levels.lower + 0x1p-49 * (levels.lower.magnitude + tapeScale.reach)
    let upper = levels.upper - 0x1p-49 * (levels.upper.magnitude + tapeScale.reach)
    let isUnbounded = (levels.lower == -.infinity, levels.upper == .infinity)
    return Interval(
      from: isUnbounded.0 ? -.infinity : lower,
      to: isUnbounded.1 ? .infinity : upper
    )
  }

  /// The levels on a box, in parts.
  mutating func pieces(over box: Interval) -> [Interval] {
    steps += 40 * cost
    return tape.pieces(over: inputs(at: box)).map { tapeScale.levels(of: $0.values) }
  }

  /// The level at the edge of a column; nil where there is none, or it is not
  /// known whether there is.
  mutating func level(atEdge index: Int) -> Interval? {
    level(within: edges.positions[index], at: .edge(index))
  }

  #if !arch(wasm32)
  /// The values at edges that follow each other, found side by side; nil where that
  /// is no quicker.
  mutating func values(atEdges indices: Range<Int>) -> [Enclosure?]? {
    guard let blocks = tape.blocks, blocks.hasLanes else { return nil }
    let positions = edges.positions[indices]
    return blocks.evaluate(isRelative || edges.isPlain ? positions : positions.map(inputs)[...])
  }

  /// The level at the edge of a column at which the tape has some values.
  mutating func level(atEdge index: Int, of values: Enclosure?) -> Interval? {
    steps += cost
    return level(of: values, at: .edge(index))
  }
  #endif

  /// The level in the middle of a column.
  mutating func level(atMiddle index: Int) -> Interval? {
    let middle = edges.middle(index)
    return level(within: Interval(enclosing: middle - edges.origin), at: .middle(index))
  }

  /// Whether the function is proved to have no value in the middle of a column.
  mutating func isUndefined(atMiddle index: Int) -> Bool {
    let position = Interval(enclosing: edges.middle(index) - edges.origin)
    return tape.values(at: inputs(at: position)) == nil
      || function.isUndefined(at: edges.middle(index), in: &workspace)
  }

  /// The level at a position; without its exact number the level may be wide.
  mutating func level(at position: Double, isExact: Bool = true) -> Interval? {
    level(within: Interval(position), at: isExact ? .position(position) : .anywhere)
  }

  /// The level of a branch at a position in a box on which it is continuous, or of the
  /// function itself.
  mutating func level(
    at position: Double,
    on branch: PowerBranch?,
    isExact: Bool = true
  ) -> Interval? {
    guard let branch else { return level(at: position, isExact: isExact) }
    return level(within: Interval(position), on: branch)
  }

  /// A place whose exact number can be found.
  private enum Place {
    case edge(Int)
    case middle(Int)
    case position(Double)
    case anywhere
  }

  /// The level at a position, whose exact number is asked for where that counts.
  @inline(never)
  private mutating func level(within position: Interval, at place: Place) -> Interval? {
    steps += cost
    return level(of: tape.values(at: inputs(at: position)), at: place)
  }

  /// The level of values that were found at a position.
  @inline(__always)
  private mutating func level(of found: Enclosure?, at place: Place) -> Interval? {
    if let found, found.decoration >= .defined {
      let levels = tapeScale.levels(of: found.values)
      if scale.isNarrow(levels) { return levels }
      // Far from the screen it does not matter where.
      if levels.upper < -1 || levels.lower > Double(scale.height) + 1 { return levels }
      return exactLevel(at: place) ?? levels
    }
    return found == nil ? nil : exactLevel(at: place)
  }

  private mutating func exactLevel(at place: Place) -> Interval? {
    switch place {
    case .edge(let index): level(exactlyAt: edges.number(atEdge: index))
    case .middle(let index): level(exactlyAt: edges.middle(index))
    case .position(let position): edges.number(at: position).flatMap { level(exactlyAt: $0) }
    case .anywhere: nil
    }
  }

  /// The level at a number, within a millionth of a row.
  @inline(never)
  mutating func level(exactlyAt number: Rational) -> Interval? {
    workspace.budget = Budget(steps: CurveSource.exactSteps, bitLimit: 1 << 16)
    let level = function.value(at: number, in: &workspace)
      .flatMap { viewport.level(of: $0, in: &workspace) }
    steps += CurveSource.exactSteps - max(0, workspace.budget.stepsLeft) + 20_000
    return level
  }
}

/// A function of one variable as a tape and as what it was made from.
struct GraphFunction: Sendable {
  let tape: Tape
  /// The function as it was entered.
  let expression: Expression
  /// The function without what cancels, which the tape is of; it has a value at
  /// a hole as well.
  let continued: Expression
  let variable: String
  let environment: Environment

  /// The exact value; nil where it is undefined, or not found within the budget.
  ///
  /// A hole has the value that is missing.
  func value(at number: Rational, in workspace: inout Workspace) -> Real? {
    var environment = environment
    environment.variables[variable] = .real(Real(number))
    return continued.exactValue(in: environment, workspace: &workspace)
  }

  /// A tape that takes the distance from a number and gives the height above
  /// another one, both subtracted exactly; nil if there is none.
  func tape(from origin: Rational, _ height: Rational) -> Tape? {
    let name = Expression(name: variable)
    let moved = continued.replacing([variable: name + Expression(origin)]) - Expression(height)
    let continuation = moved.continued(in: variable, environment: environment, isMeasured: true)
    var workspace = Workspace()
    do throws(EvaluationError) {
      return try Tape(
        continuation.expression,
        variables: [variable],
        in: environment,
        workspace: &workspace
      )
    } catch {
      return nil
    }
  }

  /// Whether it is proved that there is no value.
  func isUndefined(at number: Rational, in workspace: inout Workspace) -> Bool {
    var environment = environment
    environment.variables[variable] = .real(Real(number))
    do throws(EvaluationError) {
      _ = try expression.value(in: environment, workspace: &workspace)
      return false
    } catch {
      if case .real(.undefined) = error.kind { return true }
      return false
    }
  }
}
