// Proofs of the pixels in which some comparisons of functions of x and y hold, by halving
// rectangles of pixels.
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
  /// Whether every point of some cell belongs to the picture.
  private var hasArea = false
  /// Constants of reals that were computed so far.
  var workspace = Workspace()
  /// The steps that exact values took so far.
  var exactSteps: Int64 = 0
  /// The steps that painting took so far.
  var paintSteps: Int64 = 0
  /// The cells that are left, from coarse to fine, the first one first.
  private var cells = CellQueue()
  /// The parts of a cell in hand, the last one first.
  var parts: [Cell] = []
  /// Pixels that take more than one test.
  private var hard = CellQueue()
  /// The program of the cell in hand whose parts are tested in one go, and how
  /// many there are for the cells that are left.
  private var wholeProgram: Int32?
  private var keptCount = 1
  /// The boxes of the pixel in hand.
  var boxes: [PointBox] = []

  /// The greatest side of a cell of which the parts are tested in one go.
  private static var fineSize: Int32 { 128 }
  /// The greatest side of a cell whose slopes are asked for by all means.
  private static var slopeSize: Int32 { 2 }
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
    cells.append(Cell(left: 0, right: Int32(x.count), bottom: 0, top: Int32(y.count)))
  }

  /// The work done so far, in steps of about a nanosecond.
  var steps: Int64 { tapes.steps + exactSteps + paintSteps }

  /// Whether all is decided or given up.
  var isDone: Bool {
    cells.isEmpty && parts.isEmpty && hard.isEmpty
      || steps >= ImplicitProver.stepLimit
  }

  /// Goes on with the proof for some steps, of about a nanosecond each.
  mutating func advance(steps amount: Int) {
    let end = min(steps + Int64(amount), ImplicitProver.stepLimit)
    while steps < end {
      if let cell = parts.popLast() {
        // What the cells before it made for themselves is not needed any more.
        tapes.drop(to: max(keptCount, Int(cell.kept)))
        examine(cell, isCoarse: false)
      } else if let cell = cells.takeFirst() {
        tapes.drop(to: keptCount)
        let isCoarse = max(cell.width, cell.height) > Self.fineSize && !tapes.isFull
        wholeProgram = isCoarse ? nil : cell.program
        examine(cell, isCoarse: isCoarse)
        if isCoarse { keptCount = tapes.programCount }
      } else if let cell = hard.takeFirst() {
        tapes.drop(to: keptCount)
        wholeProgram = cell.program
        settle(cell)
      } else {
        break
      }
    }
  }

  /// The picture, as far as it is proved; pixels not tested yet are undecided.
  func picture() -> Picture {
    var picture = states.picture()
    if !hasArea, segments.count < ImplicitProver.segmentLimit {
      // Beside a jump, interpolation may lead through pixels that the curve does not meet.
      picture.segments = segments.filter { states.allow($0) }
    }
    return picture
  }

  /// Paints a cell.
  mutating func paint(_ cell: Cell, _ state: PixelStates.State) {
    paintSteps += Int64(cell.width) * (4 + Int64(cell.height) / 16)
    states.set(cell.columns, cell.rows, state)
  }

  /// Paints a cell of which every point belongs to the picture.
  mutating func fill(_ cell: Cell) {
    paint(cell, .on)
    hasArea = true
  }

  /// Tests a cell, and splits it if that does not settle it.
  private mutating func examine(_ cell: Cell, isCoarse: Bool) {
    let use = slopeUse(cell)
    if cell.values == .unknown {
      let box = box(cell)
      conclude(cell, test(box, slopes: use, shortens: true), isCoarse)
    } else {
      conclude(cell, test(cell, box(cell), slopes: use), isCoarse)
    }
  }

  /// Paints a cell, or goes on with its parts.
  private mutating func conclude(_ start: Cell, _ test: RectangleTest, _ isCoarse: Bool) {
    var cell = start
    cell.values = .unknown
    switch test {
    case .missed: paint(cell, .off)
    case .met: fill(cell)
    case .open(let open):
      cell.holding = open.holding
      cell.program = open.program
      if let only = open.only, let surface = open.surface, climb(cell, only, surface) { return }
      split(cell, open, isCoarse: isCoarse)
    }
  }

  /// Where slopes are worth their time: not where a cell will most likely have to
  /// be split anyway.
  private func slopeUse(_ cell: Cell) -> SlopeUse {
    let size = max(cell.width, cell.height)
    if size <= ImplicitProver.slopeSize { return .everywhere }
    let isShort = conditions.indices.allSatisfy { tapes.count(cell.program, $0) <= Self.shortCount }
    return isShort || size <= ImplicitProver.fineSize ? .whereDecided : .nowhere
  }

  /// Splits a cell along the axes on which its conditions depend; if that leaves
  /// a pixel, of which parts are tested.
  private mutating func split(_ cell: Cell, _ open: OpenConditions, isCoarse: Bool) {
    let (dependsOnX, dependsOnY) = dependence(cell.program, holding: cell.holding)
    let width = dependsOnX ? cell.width : 1
    let height = dependsOnY ? cell.height : 1
    if width == 1, height == 1 { return settle(cell, open) }
    let first = parts.count
    cell.appendParts(
      ofColumns: width > 1 && width * 2 > height,
      rows: height > 1 && height * 2 > width,
      to: &parts
    )
    // A page has no vectors, so that four parts at once take as long as each alone.
    #if !arch(wasm32)
    testValues(from: first)
    #endif
    if isCoarse {
      for part in parts[first...] { cells.append(part) }
      parts.removeSubrange(first...)
    } else {
      for number in first..<parts.count { parts[number].kept = Int32(tapes.programCount) }
    }
  }

  /// Whether what is open depends on x, and on y.
  func dependence(_ program: Int32, holding: UInt64) -> (x: Bool, y: Bool) {
    var (dependsOnX, dependsOnY) = (false, false)
    for index in conditions.indices where holding & .bit(index) == 0 {
      let variables = tapes.variables(program, index)
      dependsOnX = dependsOnX || variables.x
      dependsOnY = dependsOnY || variables.y
    }
    return (dependsOnX, dependsOnY)
  }

  /// Tests a pixel, and parts of it if that does not settle it.
  @inline(never)
  mutating func settle(_ cell: Cell) {
    switch test(box(cell), shortens: cell.turn > 0) {
    case .missed: paint(cell, .off)
    case .met: paint(cell, .on)
    case .open(let open):
      var cell = cell
      cell.holding = open.holding
      cell.program = open.program
      split(cell, open, isCoarse: false)
    }
  }

  /// Tests parts of a pixel after a test of it, and puts it aside if that does not settle
  /// it.
  @inline(never)
  private mutating func settle(_ start: Cell, _ open: OpenConditions) {
    var cell = start
    if let isMet = isMet(cell, open) {
      paint(cell, isMet ? .on : .off)
      if isMet { draw(cell) }
      return
    }
    paint(cell, .unknown)
    // The shorter tapes of its neighbours are about to be dropped.
    cell.program = wholeProgram ?? cell.program
    cell.turn += 1
    if cell.turn < PixelEffort.turns.count { hard.append(cell) }
  }

  private func box(_ cell: Cell) -> PointBox {
    PointBox(
      x: x.positions(cell.columns),
      y: y.positions(cell.rows),
      program: cell.program,
      holding: cell.holding
    )
  }
}

extension UInt64 {
  /// The bit of a condition; the few of more than 64 have none and are tested
  /// everywhere.
  @inline(__always)
  static func bit(_ index: Int) -> UInt64 { index < 64 ? 1 << UInt64(index) : 0 }
}
