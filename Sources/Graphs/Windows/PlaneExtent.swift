// The rectangle that shows curves of all kinds.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

/// The part of the plane that is to be seen, collected from one curve after the other.
struct PlaneExtent {
  /// The interval of x to be seen; nil where nothing is known.
  private(set) var x: Interval?
  /// The interval of y to be seen; nil where nothing is known.
  private(set) var y: Interval?
  /// Whether a circle among the curves should look like one.
  private(set) var likesEqualUnits = false
  /// Whether there are graphs of functions only, which may begin at an axis.
  private(set) var hasOnlyFunctions = true

  private let givenX: Interval?
  private let givenY: Interval?
  private let environment: Environment
  /// The functions of x, and those of y.
  private var functions: (across: [FunctionExtent], up: [FunctionExtent]) = ([], [])

  private static var usual: Interval {
    let reach = AutomaticWindow.usualReach.doubleValue
    return Interval(lower: -reach, upper: reach)
  }

  /// The most functions of which the meetings are looked for.
  private static let meetingLimit = 4

  init(x: Interval?, y: Interval?, _ environment: Environment) {
    (givenX, givenY) = (x, y)
    self.environment = environment
  }

  /// Takes a curve in.
  mutating func add(_ plot: Plot) {
    var workspace = Workspace(budget: Budget(steps: 20_000_000, bitLimit: 1 << 16))
    switch plot.kind.solved(workspace: &workspace) {
    case .explicit(let function, let variable): add(function, of: variable, isUp: false)
    case .sideways(let function): add(function, of: "y", isUp: true)
    case .implicit(let comparisons): add(comparisons, plot)
    case .points:
      hasOnlyFunctions = false
      addPoints(PlaneCurve(plot, environment: environment)?.loneFeatures(in: environment) ?? [])
    case .parametric, .polar:
      (likesEqualUnits, hasOnlyFunctions) = (true, false)
      guard let path = PlaneCurve(plot, environment: environment)?.path,
        case .parameter(let range) = path.range,
        let found = MovingExtent(path, over: range, x: givenX, y: givenY, environment)
      else { return }
      show(found.x, found.y)
    }
  }

  /// Takes points in: all of them, and of those that stand in one column or row the axis beside
  /// it as well.
  private mutating func addPoints(_ points: [Feature]) {
    var columns: Interval?
    var rows: Interval?
    for point in points {
      guard let y = point.y?.enclosure, point.x.enclosure.isBounded, y.isBounded else { continue }
      let x = point.x.enclosure
      if let givenX, givenX.intersection(x) == nil { continue }
      if let givenY, givenY.intersection(y) == nil { continue }
      columns = columns?.hull(x) ?? x
      rows = rows?.hull(y) ?? y
    }
    show(columns?.withRoomOfPoints, rows?.withRoomOfPoints)
  }

  private mutating func add(_ function: Expression, of variable: String, isUp: Bool) {
    guard let extent = FunctionExtent(of: function, variable, environment) else { return }
    if isUp { functions.up.append(extent) } else { functions.across.append(extent) }
  }

  /// Takes a region or an equation in: all of it, or, where it has no bounds, the lines
  /// at which it ends.
  private mutating func add(_ comparisons: [Plot.Comparison], _ plot: Plot) {
    guard var region = RegionExtent(comparisons, x: givenX, y: givenY, environment) else { return }
    if let found = region.rectangle() {
      (likesEqualUnits, hasOnlyFunctions) = (true, false)
      show(found.x.withRoom(0.05), found.y.withRoom(0.05))
      return
    }
    for comparison in comparisons where comparison.relation != .notEqual {
      let line = Plot(
        kind: .implicit([.init(difference: comparison.difference, relation: .equal)]),
        text: plot.text,
        boundsPlace: nil,
        separatorPlace: nil
      )
      addLine(line)
    }
  }

  /// Takes an equation in that has no bounds.
  private mutating func addLine(_ line: Plot) {
    guard let curve = PlaneCurve(line, environment: environment), !curve.paths.isEmpty else {
      likesEqualUnits = true
      guard case .implicit(let comparisons) = line.kind,
        var region = RegionExtent(comparisons, x: nil, y: nil, environment)
      else { return }
      let usual = Self.usual
      guard let reach = region.distance(from: -4), reach > usual.upper else {
        show(usual, nil)
        return
      }
      show(Interval(lower: -reach, upper: reach).withRoom(0.25), nil)
      return
    }
    // The branches of a hyperbola, but not a line.
    likesEqualUnits = likesEqualUnits || curve.path == nil
    for path in curve.paths {
      if path.range == .up {
        add(path.x, of: path.variable, isUp: true)
      } else {
        add(path.y, of: path.variable, isUp: false)
      }
    }
  }

  private mutating func show(_ columns: Interval?, _ rows: Interval?) {
    if let columns, givenX == nil { x = x?.hull(columns) ?? columns }
    if let rows, givenY == nil { y = y?.hull(rows) ?? rows }
  }

  /// Works out what the functions need, once all curves are known.
  mutating func finish() {
    let isAlone = functions.across.count + functions.up.count == 1 && x == nil && y == nil
    Self.meet(&functions.across, environment)
    Self.meet(&functions.up, environment)
    if let givenX { x = givenX } else { x = Self.hull(&functions.across, x, heights: givenY) }
    if let givenY { y = givenY } else { y = Self.hull(&functions.up, y, heights: givenX) }
    // Of several curves each is as high as it is where it is to be seen.
    let columns =
      givenX ?? (isAlone ? x.map { Interval(around: WindowShape.bounds(showing: $0)) } : nil)
    let rows =
      givenY ?? (isAlone ? y.map { Interval(around: WindowShape.bounds(showing: $0)) } : nil)
    if givenY == nil, let found = heights(functions.across, over: columns, isGiven: givenX != nil) {
      y = y?.hull(found) ?? found
    }
    if givenX == nil, let found = heights(functions.up, over: rows, isGiven: givenY != nil) {
      x = x?.hull(found) ?? found
    }
  }

  /// The parts of an axis that show functions, and what is shown already.
  private static func hull(
    _ functions: inout [FunctionExtent],
    _ known: Interval?,
    heights: Interval?
  ) -> Interval? {
    let hasCore = functions.contains { !$0.isLoose || $0.core.width > 0 }
    let isTight = known != nil || functions.count > 1 && hasCore
    var hull = known
    for index in functions.indices {
      if let heights {
        functions[index].fit(to: heights)
      } else if isTight {
        functions[index].tighten()
      }
      hull = hull?.hull(functions[index].range) ?? functions[index].range
    }
    return hull
  }

  /// Shows where functions meet: all places if they are few, else those that are shown
  /// already.
  private static func meet(_ functions: inout [FunctionExtent], _ environment: Environment) {
    guard 2...meetingLimit ~= functions.count else { return }
    for first in functions.indices {
      for second in functions.indices where second > first {
        let (a, b) = (functions[first].function, functions[second].function)
        guard a.variable == b.variable,
          var search = FeatureSearch(
            a.original - b.original,
            of: a.variable,
            in: Interval(lower: -100, upper: 100),
            environment: environment
          )
        else { continue }
        search.advance(steps: FunctionExtent.steps / 3)
        let places = search.features.filter { $0.kind == .zero }.map { $0.x.enclosure.midpoint }
        for place in places.count <= 6 ? places : [] {
          functions[first].show(place)
          functions[second].show(place)
        }
      }
    }
  }

  /// The heights of functions over a part of the axis, or each over its own; none where
  /// there is no function.
  private mutating func heights(
    _ functions: [FunctionExtent],
    over range: Interval?,
    isGiven: Bool
  ) -> Interval? {
    var hull: Interval?
    for extent in functions {
      guard let found = heights(of: extent, over: range ?? extent.range, isGiven: isGiven) else {
        continue
      }
      hull = hull?.hull(found) ?? found
    }
    guard let hull, hull.width == 0 else { return hull }
    // A level line is seen beside its axis, with the units of the other axis.
    likesEqualUnits = true
    return hull.lower == 0 ? nil : hull.hull(.zero).withRoom(0.6)
  }

  private mutating func heights(
    of extent: FunctionExtent,
    over range: Interval,
    isGiven: Bool
  ) -> Interval? {
    var samples = HeightSamples()
    for feature in extent.features where range.contains(feature.x.enclosure.midpoint) {
      samples.add(feature)
    }
    var function = extent.function
    samples.add(&function, over: range)
    if samples.isEmpty { samples.addWholeNumbers(of: &function, over: range) }
    likesEqualUnits = likesEqualUnits || samples.isUnbounded
    return samples.range(isGiven: isGiven)
  }
}

extension Interval {
  /// The interval with room for points at its ends; of a single number with the origin.
  fileprivate var withRoomOfPoints: Interval {
    guard width <= 0x1p-40 * magnitude.upper else { return withRoom(0.06) }
    return magnitude.upper == 0 ? Interval(lower: -1, upper: 1) : hull(.zero).withRoom(0.25)
  }
}
