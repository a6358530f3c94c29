// Which pixels the points meet at which some comparisons of functions of x and y
// hold, by halving rectangles of pixels.
//
// A cell in which one of the comparisons fails is off; one in which all hold is
// on. Where a function is continuous and monotone in x and in y, the signs at the
// corners of pixels say exactly which ones are met (`ImplicitProver+Stairs`);
// other cells are split, down to pixels and below (`ImplicitProver+Pixels`).
//
// > Source: Tupper, Reliable two-dimensional graphing methods (SIGGRAPH 2001), for
// > cells and the intermediate value theorem; the stairs are ours.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// The picture of an equation, an inequality or several of them, under way.
struct ImplicitProver: Sendable {
  let conditions: [Condition]
  var tapes: ConditionTapes
  let x: PixelAxis
  let y: PixelAxis
  var states: PixelStates
  /// Pieces of the curve for those who draw it, in pixels from the top left.
  var segments: [SIMD4<Float>] = []
  /// Whether there is a cell of which every point belongs to it.
  private var hasArea = false
  /// Constants of reals that were computed so far.
  var workspace = Workspace()
  /// The steps that exact values took so far.
  var exactSteps: Int64 = 0
  /// The steps that painting took so far.
  var paintSteps: Int64 = 0
  /// The cells that are left, from coarse to fine, the first one first.
  private var coarse = CellQueue()
  /// The cells of a few pixels that are left.
  private var fine = CellQueue()
  /// The parts of such a cell, the last one first.
  private var parts: [Cell] = []
  /// Pixels that take more than one look.
  private var hard = CellQueue()
  /// The program of the cell of a few pixels in hand, and what there was before
  /// its parts made shorter ones.
  private var fineProgram: Int32?
  private var coarseMark: (programs: Int, tapes: Int)?
  /// The boxes of the pixel in hand.
  var boxes: [PointBox] = []

  /// The greatest side of a cell of which the parts are looked at in one go.
  private static var fineSize: Int32 { 16 }
  /// The greatest side of a cell whose slopes are asked for, of a long tape.
  private static var slopeSize: Int32 { 64 }
  /// The instructions of a tape that is not long.
  private static var shortCount: Int { 64 }
  /// The steps after which the rest is given up.
  private static var stepLimit: Int64 { 20_000_000_000 }
  /// The segments above which the curve is too dense to be drawn as a line.
  static var segmentLimit: Int { 60_000 }

  /// Begins a picture of where all of some conditions hold.
  init(_ conditions: [Condition], _ tapes: ConditionTapes, in viewport: Viewport) {
    self.conditions = conditions
    self.tapes = tapes
    x = PixelAxis(start: viewport.left, step: viewport.unitsPerColumn, count: viewport.width)
    let bottom = viewport.top - viewport.unitsPerRow * Rational(viewport.height)
    y = PixelAxis(start: bottom, step: viewport.unitsPerRow, count: viewport.height)
    states = PixelStates(width: viewport.width, height: viewport.height, state: .unknown)
    coarse.append(Cell(left: 0, right: Int32(x.count), bottom: 0, top: Int32(y.count)))
  }

  /// The work done so far, in steps of about a nanosecond.
  var steps: Int64 { tapes.steps + exactSteps + paintSteps }

  /// Whether all is decided or given up.
  var isDone: Bool {
    coarse.isEmpty && fine.isEmpty && parts.isEmpty && hard.isEmpty
      || steps >= ImplicitProver.stepLimit
  }

  /// Goes on with the proof for some steps, of about a nanosecond each.
  mutating func advance(steps amount: Int) {
    let end = min(steps + Int64(amount), ImplicitProver.stepLimit)
    while steps < end {
      if let cell = coarse.takeFirst() {
        examine(cell, isCoarse: true)
      } else if let cell = parts.popLast() {
        examine(cell, isCoarse: false)
      } else if let cell = fine.takeFirst() {
        tapes.drop(to: coarseMark ?? tapes.mark)
        coarseMark = tapes.mark
        fineProgram = cell.program
        examine(cell, isCoarse: false)
      } else if let cell = hard.takeFirst() {
        settle(cell)
      } else {
        break
      }
    }
  }

  /// What is proved so far; what is not looked at yet is undecided.
  func picture() -> Picture {
    var picture = states.picture()
    if !hasArea, segments.count < ImplicitProver.segmentLimit { picture.segments = segments }
    return picture
  }

  /// Paints a cell.
  mutating func paint(_ cell: Cell, _ state: PixelStates.State) {
    paintSteps += Int64(cell.width) * (4 + Int64(cell.height) / 16)
    states.set(cell.columns, cell.rows, state)
  }

  /// Looks at a cell, and splits it if that does not settle it.
  private mutating func examine(_ start: Cell, isCoarse: Bool) {
    var cell = start
    let box = PointBox(
      x: x.positions(cell.columns),
      y: y.positions(cell.rows),
      holding: cell.holding
    )
    switch look(at: box, cell.program, withSlopes: wantsSlopes(cell), shortens: true) {
    case .missed: paint(cell, .off)
    case .met:
      paint(cell, .on)
      hasArea = true
    case .open(let open):
      cell.holding = open.holding
      cell.program = open.program
      if let only = open.only, let surface = open.surface, climb(cell, only, surface) { return }
      split(cell, isCoarse: isCoarse)
    }
  }

  /// Whether slopes are worth their time: not where a long tape will most likely
  /// have to be split anyway.
  private func wantsSlopes(_ cell: Cell) -> Bool {
    max(cell.width, cell.height) <= ImplicitProver.slopeSize
      || conditions.indices.allSatisfy { tapes.count(cell.program, $0) <= Self.shortCount }
  }

  /// Splits a cell along the axes on which its conditions depend; if that leaves
  /// a pixel, that is looked into.
  private mutating func split(_ cell: Cell, isCoarse: Bool) {
    let (dependsOnX, dependsOnY) = dependence(holding: cell.holding)
    let width = dependsOnX ? cell.width : 1
    let height = dependsOnY ? cell.height : 1
    if width == 1, height == 1 { return settle(cell) }
    var found: [Cell] = []
    cell.appendParts(
      ofColumns: width > 1 && width * 2 > height,
      rows: height > 1 && height * 2 > width,
      to: &found
    )
    if !isCoarse {
      parts.append(contentsOf: found)
    } else if max(width, height) <= 2 * ImplicitProver.fineSize {
      fine.append(contentsOf: found)
    } else {
      coarse.append(contentsOf: found)
    }
  }

  /// Whether what is open depends on x, and on y.
  func dependence(holding: UInt64) -> (x: Bool, y: Bool) {
    var (dependsOnX, dependsOnY) = (false, false)
    for (index, condition) in conditions.enumerated() where holding & .bit(index) == 0 {
      dependsOnX = dependsOnX || condition.dependsOnX
      dependsOnY = dependsOnY || condition.dependsOnY
    }
    return (dependsOnX, dependsOnY)
  }

  /// Looks into a pixel, and puts it aside if that does not settle it.
  mutating func settle(_ start: Cell) {
    var cell = start
    if let isMet = isMet(cell) {
      paint(cell, isMet ? .on : .off)
      if isMet { draw(cell) }
    } else {
      paint(cell, .unknown)
      // The shorter tapes of its neighbours are about to be dropped.
      if cell.turn == 0, let fineProgram { cell.program = fineProgram }
      cell.turn += 1
      if cell.turn < PixelEffort.turns.count { hard.append(cell) }
    }
  }
}

extension UInt64 {
  /// The bit of a condition; the few of more than 64 have none and are looked at
  /// everywhere.
  @inline(__always)
  static func bit(_ index: Int) -> UInt64 { index < 64 ? 1 << UInt64(index) : 0 }
}
