// Proofs of the pixels that a point meets as it moves with a parameter, by halving the range
// of the parameter until the image of a part is a pixel, or a row or column of pixels
// between two that it surely meets.
//
// Where both coordinates are continuous and monotone, the image of a part lies
// between those of its ends, so that from there on points are enough.
//
// > Source: Tupper, Reliable two-dimensional graphing methods (SIGGRAPH 2001);
// > graphest for rows and columns of pixels.

internal import Numbers
internal import Tapes

/// The picture of a curve with a parameter, under way.
struct ParametricProver: Sendable {
  /// The columns of the screen, as rows of a screen of the opposites of x.
  var across: CurveSource
  /// The rows of the screen.
  var down: CurveSource
  /// The pixels; none is unknown until ``picture()`` adds what is open.
  private var states: PixelStates
  /// Pieces of the curve, each with the value of the parameter where it begins.
  private var segments: [(t: Double, ends: SIMD4<Float>)] = []
  /// The parts that are left.
  private var boxes: [ParameterBox] = []
  private var next = 0
  /// The bounds of parts that are narrower than doubles are apart; kept here, since
  /// parts that own nothing are quickly copied.
  private var bounds: [(lower: Rational, upper: Rational)] = []
  /// The parts with all their pixels on that were halved because they may jump.
  private var brokenCount = 0
  /// The pixels that were given up.
  private var abandoned: [PixelBox] = []
  /// The steps that pixels took so far.
  private var pixelSteps: Int64 = 0

  /// The number of parts up to which the coarsest one comes first; with more of
  /// them the last one does, so that they do not become too many.
  private static var queueLimit: Int { 8192 }
  /// The number of times that a part is halved.
  private static var depthLimit: Int { 64 }
  /// The steps after which the rest is given up.
  private static var stepLimit: Int64 { 20_000_000_000 }
  /// The boxes of pixels that are kept apart; more become one.
  private static var abandonedLimit: Int { 100_000 }
  /// The pixels of a part that is followed to where it turns.
  private static var turnLimit: Int { 256 }
  /// The number of times that such a part is halved.
  private static var turnDepthLimit: Int { 24 }
  /// The parts with all their pixels on that are halved because they may jump.
  private static var brokenLimit: Int { 60_000 }
  /// The pixels of a box that are looked up one by one.
  private static var lookUpLimit: Int { 4096 }

  /// Begins a picture from the opposite of x and from y.
  init(across: CurveSource, down: CurveSource, range: ParameterRange) {
    self.across = across
    self.down = down
    let (width, height) = (across.scale.height, down.scale.height)
    states = PixelStates(width: Int(width), height: Int(height), state: .off)
    let screen = PixelBox(
      columns: RowRange(top: 0, bottom: width),
      rows: RowRange(top: 0, bottom: height)
    )
    for part in range.parts {
      var box = ParameterBox(t: part.t, pixels: screen, isInRange: part.isInRange)
      box.start = part.includesLeast ? point(at: part.t.lower) : nil
      box.end = part.includesMost ? point(at: part.t.upper) : nil
      boxes.append(box)
    }
  }

  /// Goes on with the branches of a part instead of with the part.
  mutating func goOn(with branch: ParameterBox) { boxes.append(branch) }

  /// The work done so far, in steps of about a nanosecond.
  var steps: Int64 { across.steps + down.steps + pixelSteps }

  /// Whether all is decided or given up.
  var isDone: Bool { next == boxes.count || steps >= ParametricProver.stepLimit }

  /// Goes on with the proof for some steps, of about a nanosecond each.
  mutating func advance(steps amount: Int) {
    let end = min(steps + Int64(amount), ParametricProver.stepLimit)
    while steps < end, let box = takeBox() { examine(box) }
  }

  private mutating func takeBox() -> ParameterBox? {
    guard next < boxes.count else { return nil }
    if boxes.count - next > ParametricProver.queueLimit { return boxes.popLast() }
    next += 1
    let box = boxes[next - 1]
    if next > 4096, next * 2 > boxes.count {
      boxes.removeFirst(next)
      next = 0
    }
    return box
  }

  /// The picture, as far as it is proved; pixels not looked at yet are undecided.
  func picture() -> Picture {
    var states = states
    for pixels in abandoned { states.doubt(pixels) }
    for box in boxes[next...] {
      if box.isMonotone, let start = box.start, let end = box.end {
        states.doubt(pixels(start.hull(end)))
      } else {
        states.doubt(box.pixels)
      }
    }
    var picture = states.picture()
    if segments.count < ImplicitProver.segmentLimit {
      // In the order in which the point runs through them.
      picture.segments = segments.sorted { $0.t < $1.t }.map { $0.ends }
    }
    return picture
  }

  /// Looks at a part, and halves it if that does not settle it.
  private mutating func examine(_ box: ParameterBox) {
    let images = images(of: box)
    if box.branch == nil, !images.isContinuous, takeBranches(of: box, images) { return }
    guard let hull = images.hull else { return }
    pixelSteps += 50
    turnOn(box.start)
    turnOn(box.end)
    if images.isContinuous, box.isInRange { connect(box, images, hull) }
    if !box.isInRange, staysAtEnd(box) { return }
    if images.pixels.allSatisfy({ $0.count <= Self.lookUpLimit && states.areOn($0) }) {
      guard isFollowed(box, images, hull) else { return }
    }
    var part = box
    part.depth += 1
    part.isMonotone = images.isMonotone
    part.pixels = hull
    guard part.isInRange, part.depth <= ParametricProver.depthLimit, let halves = halves(of: part)
    else {
      return abandon(images.pixels)
    }
    boxes.append(halves.0)
    boxes.append(halves.1)
  }

  /// The halves of a part; nil if doubles cannot tell them apart, and points do not
  /// say where the curve is between them.
  private mutating func halves(of box: ParameterBox) -> (ParameterBox, ParameterBox)? {
    var (first, second) = (box, box)
    let middle = box.t.midpoint
    if box.place == nil, box.t.containsInside(middle) {
      first.end = point(at: middle, on: box.branch)
      first.t = Interval(lower: box.t.lower, upper: middle)
      second.t = Interval(lower: middle, upper: box.t.upper)
    } else {
      guard box.isMonotone, box.branch == nil,
        let (lower, upper) = box.place.map({ bounds[Int($0)] }) ?? box.t.exactBounds
      else { return nil }
      let middle = (lower + upper) / 2
      guard let x = across.level(exactlyAt: middle), let y = down.level(exactlyAt: middle) else {
        return nil
      }
      first.end = ScreenBox(x: x, y: y)
      first.place = Int32(bounds.count)
      second.place = Int32(bounds.count + 1)
      bounds += [(lower, middle), (middle, upper)]
    }
    second.start = first.end
    return (first, second)
  }

  /// Draws a part with all its pixels on, or says that its halves are to be drawn: where
  /// the curve turns or jumps, the line is followed to the turn or to the jump.
  private mutating func isFollowed(
    _ box: ParameterBox,
    _ images: ParameterImages,
    _ hull: PixelBox
  ) -> Bool {
    guard images.isContinuous else {
      if mayBreak(box, images) {
        brokenCount += 1
        return true
      }
      // Between the ends there may be a jump: they are points, and no line joins them.
      drawPoint(box.start, at: box.t.lower)
      drawPoint(box.end, at: box.t.upper)
      return false
    }
    // The points of a branch are dense in it, and none of them is joined to another one.
    if let branch = box.branch, !branch.isWhole {
      if hull.count > 2, mayTurn(box, hull) { return true }
      drawPoint(box.start, at: box.t.lower)
      return false
    }
    let isLine = images.isMonotone || isNearChord(box, hull)
    if isLine { draw(box) }
    return !isLine && mayTurn(box, hull)
  }

  /// Whether a continuous part that goes farther than the line between its ends is short
  /// enough to be followed.
  private func mayTurn(_ box: ParameterBox, _ hull: PixelBox) -> Bool {
    hull.count <= ParametricProver.turnLimit && box.depth < ParametricProver.turnDepthLimit
      && segments.count < ImplicitProver.segmentLimit
  }

  /// Whether a part that may jump is followed to its jumps: until each of its pieces is
  /// a pixel.
  private func mayBreak(_ box: ParameterBox, _ images: ParameterImages) -> Bool {
    images.pixels.contains { $0.count > 1 } && box.depth < ParametricProver.turnDepthLimit
      && brokenCount < ParametricProver.brokenLimit && segments.count < ImplicitProver.segmentLimit
  }

  /// Whether a part goes at most a pixel farther than its ends.
  private func isNearChord(_ box: ParameterBox, _ hull: PixelBox) -> Bool {
    guard let start = box.start, let end = box.end else { return false }
    let chord = pixels(start.hull(end))
    return hull.columns.bottom - hull.columns.top <= chord.columns.bottom - chord.columns.top + 1
      && hull.rows.bottom - hull.rows.top <= chord.rows.bottom - chord.rows.top + 1
  }

  /// Where the curve is at a value of the parameter; nil if that is not known.
  @inline(never)
  mutating func point(at t: Double, on branch: ParameterBranch? = nil) -> ScreenBox? {
    guard let x = across.level(at: t, on: branch?.across),
      let y = down.level(at: t, on: branch?.down)
    else { return nil }
    return ScreenBox(x: x, y: y)
  }

  /// Whether the curve does not leave the end of the range on a rim of it, as far
  /// as a pixel can tell.
  private mutating func staysAtEnd(_ box: ParameterBox) -> Bool {
    guard let end = box.start ?? box.end,
      let x = across.curve(over: box.t, on: box.branch?.across),
      let y = down.curve(over: box.t, on: box.branch?.down),
      min(x.decoration, y.decoration) == .continuous
    else { return false }
    let columns = across.scale.levels(of: x.values).hull(end.x)
    let rows = down.scale.levels(of: y.values).hull(end.y)
    return max(columns.width, rows.width) < 0.5 * RowScale.tolerance
  }

  /// Turns on the pixel of a point.
  private mutating func turnOn(_ point: ScreenBox?) {
    guard let point else { return }
    turnOn(
      PixelBox(
        columns: across.scale.provedRows(between: point.x, and: point.x),
        rows: down.scale.provedRows(between: point.y, and: point.y)
      )
    )
  }

  /// Turns on the pixels between two points, where all of a continuous curve
  /// between them is in one column or row.
  private mutating func connect(
    _ box: ParameterBox,
    _ images: ParameterImages,
    _ pixels: PixelBox
  ) {
    let isInColumns = images.isWithinColumns(pixels.columns)
    let isInRows = images.isWithinRows(pixels.rows)
    if pixels.count == 1, isInColumns, isInRows { return turnOn(pixels) }
    guard let start = box.start, let end = box.end else { return }
    var proved = pixels
    if pixels.columns.bottom - pixels.columns.top == 1, isInColumns {
      proved.rows = down.scale.provedRows(between: start.y, and: end.y)
    } else if pixels.rows.bottom - pixels.rows.top == 1, isInRows {
      proved.columns = across.scale.provedRows(between: start.x, and: end.x)
    } else {
      return
    }
    turnOn(proved)
  }

  private mutating func turnOn(_ pixels: PixelBox) {
    if pixels.isEmpty { return }
    pixelSteps += Int64(pixels.count)
    states.turnOn(pixels)
  }

  mutating func abandon(_ pixels: [PixelBox]) {
    for pixels in pixels where pixels.count > Self.lookUpLimit || !states.areOn(pixels) {
      if abandoned.count < ParametricProver.abandonedLimit {
        abandoned.append(pixels)
      } else {
        abandoned[abandoned.count - 1] = pixels.hull(abandoned[abandoned.count - 1])
      }
    }
  }

  /// Adds a point of the curve, where it is known.
  private mutating func drawPoint(_ point: ScreenBox?, at t: Double) {
    guard let point, segments.count < ImplicitProver.segmentLimit else { return }
    let (x, y) = (point.x.floatMidpoint, point.y.floatMidpoint)
    segments.append((t, SIMD4(x, y, x, y)))
  }

  /// Adds the segment between the ends of a part.
  private mutating func draw(_ box: ParameterBox) {
    guard let start = box.start, let end = box.end,
      segments.count < ImplicitProver.segmentLimit
    else { return }
    let (x, y) = (start.x.floatMidpoint, start.y.floatMidpoint)
    let ends = SIMD4(x, y, end.x.floatMidpoint, end.y.floatMidpoint)
    segments.append((box.t.lower, ends))
  }
}

extension Interval {
  /// Both bounds, if they are numbers.
  fileprivate var exactBounds: (Rational, Rational)? {
    guard let lower = Dyadic(exactly: lower), let upper = Dyadic(exactly: upper) else { return nil }
    return (lower.asRational, upper.asRational)
  }
}
