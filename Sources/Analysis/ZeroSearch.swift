// The zeros of a function on an interval, each proved to be there and to be the
// only one near by, or suspected and then proved exactly.
//
// > Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis (2009),
// > chapter 8, for Newton's method over intervals.

internal import Expressions
package import Numbers
package import Reals
internal import Tapes

/// A zero of a function.
package struct Zero: Sendable {
  /// Doubles around it.
  package var enclosure: Interval
  /// An interval on which there is no other.
  var isolation: Interval
  /// 1 where the function rises through it, −1 where it falls, 0 where it keeps
  /// its sign or nothing is known.
  var direction: Int
  /// The number itself, proved.
  var exact: Real?
  /// What the number is, where it has no closed form.
  var form: Expression?
  /// The number by its digits alone: the only zero between bounds.
  var digits: Real?

  /// The number, in any way that is known.
  package var number: Real? { exact ?? digits }
}

/// A way to say as numbers the zeros of a function that were found on intervals.
package struct ZeroNaming: Sendable {
  /// Completes the zeros of a function.
  let name: @Sendable (inout [Zero], inout AnalyzedFunction) -> Void
}

/// A search for zeros under way.
package struct ZeroSearch: Sendable {
  /// The function, with the steps that were taken.
  package var function: AnalyzedFunction
  /// The zeros that were found so far.
  package private(set) var zeros: [Zero] = []
  /// How zeros of no simple form are said as numbers, until that is done.
  package var naming: ZeroNaming?
  /// Intervals in which there is no zero to be told.
  var settled: [Interval] = []
  /// Where the function has no value: no number there is a zero.
  var voids: [Interval] = []
  /// Where zeros may have been missed.
  private(set) var gaps: [Interval] = []
  /// Boxes on all of which the function is zero; they have no single zeros.
  private(set) var flatBoxes: [Interval] = []
  private let range: Interval
  /// The parts of the range that are left, the one that matters most last.
  private var parts: [Interval] = []
  /// The boxes of a part, the widest ones first: where nothing can be decided there
  /// are ever more of them, and the others are not to wait for these.
  private var boxes: [Interval] = []
  /// The first box that is left.
  private var next = 0
  /// The zeros that were there before the part.
  private var firstZero = 0
  /// Suspected zeros, from left to right: boxes that became too narrow to be divided.
  private var suspects: [Interval] = []
  private var identifiedCount = 0

  /// The most boxes that are looked at in a part, and the most zeros of one.
  private static let boxLimit = 8_000
  private static let zeroLimit = 64
  /// After how many boxes those that are left are looked at together: around a zero with a small
  /// slope there are ever more of them.
  private static let pauses = [60, 200, 1_000, 2_000, 4_000]
  /// The highest order of a slope that tells that a zero is the only one.
  private static let slopeLimit = 6

  /// Begins a search in a range.
  package init(_ function: AnalyzedFunction, in range: Interval) {
    self.function = function
    self.range = range
    if let rational = function.rational {
      addRoots(of: rational)
    } else {
      // Searches the middle third first: users pan little.
      // The width of a bounded range may be infinite, so that each bound is divided by itself.
      let left = range.lower / 3 * 2 + range.upper / 3
      let right = range.lower / 3 + range.upper / 3 * 2
      parts = [
        Interval(lower: right, upper: range.upper), Interval(lower: range.lower, upper: left),
        Interval(lower: left, upper: right),
      ]
    }
  }

  /// Whether no zero was missed: every part was decided.
  package var isComplete: Bool { gaps.isEmpty && flatBoxes.isEmpty }

  /// Whether all boxes were looked at and all zeros identified.
  package var isDone: Bool {
    parts.isEmpty && next == boxes.count && suspects.isEmpty && identifiedCount == zeros.count
      && (naming == nil || zeros.isEmpty)
  }

  /// Does one piece of the work.
  package mutating func step() {
    if next < boxes.count {
      next += 1
      if Self.pauses.contains(next), !examineTogether() { return }
      if next > Self.boxLimit || zeros.count - firstZero >= Self.zeroLimit {
        giveUp(from: next - 1, hasOnePlace: next > Self.boxLimit)
      } else {
        test(boxes[next - 1])
      }
    } else if let part = parts.popLast() {
      (boxes, next, firstZero) = ([part], 0, zeros.count)
    } else if let suspect = takeSuspect() {
      examine(suspect)
    } else if identifiedCount < zeros.count {
      identify(identifiedCount)
      identifiedCount += 1
      if identifiedCount == zeros.count {
        zeros = zeros.sorted { $0.enclosure.lower < $1.enclosure.lower }
      }
    } else if let naming {
      self.naming = nil
      naming.name(&zeros, &function)
    }
  }

  /// Whether a box is too narrow to be divided.
  private func isNarrow(_ box: Interval) -> Bool { box.width <= scale(of: box) * 0x1p-46 }

  /// What the width of a box is measured by.
  private func scale(of box: Interval) -> Double {
    max(box.magnitude.upper, range.width * 0x1p-10)
  }

  private mutating func test(_ box: Interval) {
    guard !settled.contains(where: { $0.contains(box) }), let curve = function.curve(over: box),
      curve.values.contains(0)
    else { return }
    if curve.values == Interval(0) {
      flatBoxes.append(box)
      return
    }
    let isMonotone = curve.decoration == .continuous && !curve.slopes.contains(0)
    if isMonotone, let low = function.sign(at: box.lower), let high = function.sign(at: box.upper) {
      if low == 0 { append(Interval(box.lower), box, curve.slopes.lower > 0 ? 1 : -1) }
      if high == 0 { append(Interval(box.upper), box, curve.slopes.lower > 0 ? 1 : -1) }
      if low * high < 0 { append(narrowed(box, low), box, high) }
      return
    }
    if isNarrow(box) {
      suspect(box)
      return
    }
    // Not in the middle, where zeros like to be.
    let cut = box.lower + (box.upper - box.lower) * 0.48
    guard cut > box.lower, cut < box.upper else {
      suspect(box)
      return
    }
    boxes.append(Interval(lower: box.lower, upper: cut))
    boxes.append(Interval(lower: cut, upper: box.upper))
  }

  private mutating func append(_ enclosure: Interval, _ isolation: Interval, _ direction: Int) {
    // A zero at the common end of two boxes is found twice.
    if zeros.contains(where: { $0.enclosure.intersection(enclosure) != nil }) { return }
    zeros.append(Zero(enclosure: enclosure, isolation: isolation, direction: direction))
  }

  /// Gives up the boxes of a part that are left.
  ///
  /// Where they are as many because of one place, there may be a zero that is known
  /// exactly.
  private mutating func giveUp(from first: Int, hasOnePlace: Bool) {
    let rest = boxes[first...]
    gaps += Interval.hulls(of: rest)
    if hasOnePlace {
      for box in rest where box.width <= range.width * 0x1p-12 { suspect(box) }
    }
    next = boxes.count
  }

  /// Gives up all boxes and parts that are left.
  mutating func abandon() {
    giveUp(from: next, hasOnePlace: true)
    gaps += parts
    parts = []
  }

  private mutating func suspect(_ box: Interval) {
    // Most often it is the rightmost one so far.
    var place = suspects.count
    while place > 0, suspects[place - 1].lower > box.lower { place -= 1 }
    suspects.insert(box, at: place)
  }

  /// Takes the boxes beside each other that may have a zero.
  private mutating func takeSuspect() -> Interval? {
    guard var box = suspects.popLast() else { return nil }
    while let last = suspects.last, last.upper >= box.lower {
      box = box.hull(last)
      suspects.removeLast()
    }
    return box
  }

  /// Narrows a box with a change of sign on which the function is monotone.
  private mutating func narrowed(_ box: Interval, _ lowerSign: Int) -> Interval {
    var box = box
    for _ in 0..<120 {
      let middle = box.midpoint
      guard middle > box.lower, middle < box.upper else { return box }
      if let curve = function.curve(over: box), let values = function.values(at: middle)?.values,
        let step = values / curve.slopes,
        let next = (Interval(middle) - step).intersection(box), next.width < box.width * 0.5
      {
        box = next
        continue
      }
      if box.width <= scale(of: box) * 0x1p-47,
        function.values(at: middle)?.values.contains(0) != false
      {
        // Exact signs are dear, and the last bits tell nothing.
        return box
      }
      guard let sign = function.sign(at: middle) else { return box }
      if sign == 0 { return Interval(middle) }
      box =
        sign == lowerSign
        ? Interval(lower: middle, upper: box.upper) : Interval(lower: box.lower, upper: middle)
    }
    return box
  }

  /// A box in which the function may touch zero: only an exact zero counts.
  private mutating func examine(_ box: Interval) {
    let wider = Interval(lower: box.lower.nextDown, upper: box.upper.nextUp)
    guard let exact = exactZero(in: wider, within: wider) else {
      // Poles look like zeros from both sides; others may be missed ones.
      gaps.append(wider)
      return
    }
    let enclosure = Interval(enclosing: exact, orElse: wider, in: &function.workspace)
    if !isOnlyZero(exact, enclosure, in: wider) { gaps.append(wider) }
    append(exact, enclosure, in: wider)
  }

  /// Takes boxes beside each other away in which a number is proved to be the only zero; false where
  /// the last box that was taken is one of these.
  private mutating func examineTogether() -> Bool {
    let last = boxes[next - 1]
    var isLeft = true
    let narrow = boxes[(next - 1)...].filter { $0.width <= range.width * 0x1p-7 }
    for hull in Interval.hulls(of: narrow) where hull.width <= range.width * 0x1p-5 {
      guard let exact = exactZero(in: hull, within: hull) else { continue }
      let enclosure = Interval(enclosing: exact, orElse: hull, in: &function.workspace)
      guard hull.contains(enclosure), isOnlyZero(exact, enclosure, in: hull) else { continue }
      append(exact, enclosure, in: hull)
      boxes = boxes[..<next] + boxes[next...].filter { !hull.contains($0) }
      if hull.contains(last) { isLeft = false }
    }
    return isLeft
  }

  /// Whether a zero is the only one in a box.
  ///
  /// It is where the slope of some order keeps its sign and all slopes before it are zero at the
  /// number, by Taylor's theorem; or where on both sides of it the function rises, falls or has no
  /// value.
  private mutating func isOnlyZero(
    _ number: Real,
    _ place: Interval,
    in box: Interval
  ) -> Bool {
    let left = Interval(lower: box.lower, upper: place.lower)
    let sides = [left, Interval(lower: place.upper, upper: box.upper)]
    if place.lower == place.upper, sides.allSatisfy({ isMonotone($0) }) { return true }
    guard function.curve(over: box)?.decoration == .continuous else { return false }
    var slope = function.smooth
    for _ in 0..<Self.slopeLimit {
      let unit = function.environment.angleUnit
      guard let next = slope.derivative(by: function.variable, angleUnit: unit),
        next.count <= 1_000,
        var own = AnalyzedFunction(next, of: function.variable, function.environment)
      else { return false }
      defer { function.steps += own.steps }
      guard let found = own.values(over: box), found.decoration == .continuous else { return false }
      if !found.values.contains(0) { return true }
      guard let value = own.limit(at: number), own.sign(of: value) == 0 else { return false }
      slope = next
    }
    return false
  }

  /// Whether the function rises or falls on a box, or has no value there.
  private mutating func isMonotone(_ box: Interval) -> Bool {
    guard let curve = function.curve(over: box) else { return true }
    return curve.decoration == .continuous && !curve.slopes.contains(0)
  }

  private mutating func append(_ exact: Real, _ enclosure: Interval, in wider: Interval) {
    if zeros.contains(where: { $0.enclosure.intersection(enclosure) != nil }) { return }
    let distance = max(wider.width, 0x1p-30 * max(range.width * 0x1p-10, wider.magnitude.upper))
    let sides = (
      function.sign(at: enclosure.lower - distance), function.sign(at: enclosure.upper + distance)
    )
    var direction = 0
    if let left = sides.0, let right = sides.1 {
      if left * right < 0 { direction = right }
    } else {
      gaps.append(wider)
    }
    zeros.append(
      Zero(enclosure: enclosure, isolation: wider, direction: direction, exact: exact)
    )
  }

  private mutating func identify(_ index: Int) {
    let zero = zeros[index]
    guard zero.exact == nil else { return }
    zeros[index].exact = exactZero(in: zero.enclosure, within: zero.isolation)
    if let exact = zeros[index].exact {
      zeros[index].enclosure = Interval(
        enclosing: exact,
        orElse: zero.enclosure,
        in: &function.workspace
      )
    }
  }

  /// A number of simple form in an enclosure that is proved to be a zero.
  private mutating func exactZero(in enclosure: Interval, within isolation: Interval) -> Real? {
    if voids.contains(where: { $0.intersection(enclosure) != nil }) { return nil }
    function.workspace.budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)
    let guesses = ExactGuess.candidates(in: enclosure, workspace: &function.workspace)
    for guess in guesses {
      let place = Interval(enclosing: guess, orElse: .entire, in: &function.workspace)
      guard isolation.contains(place) || place.lower == place.upper && enclosure.contains(place)
      else { continue }
      // Most guesses are refuted by doubles.
      guard let found = function.values(over: place), found.values.contains(0) else { continue }
      if let value = function.limit(at: guess), function.sign(of: value) == 0 { return guess }
    }
    return nil
  }
}

extension ZeroSearch {
  /// The zeros of a quotient of polynomials.
  private mutating func addRoots(of rational: RationalFunction) {
    // The sign of N D is that of N/D, and changes at the poles as well.
    let product = rational.numerator * rational.denominator
    guard !product.isZero, let roots = product.realRoots else {
      gaps.append(range)
      return
    }
    for (index, root) in roots.enumerated() where root.isZero(of: rational.numerator) {
      let beyond =
        index + 1 < roots.count
        ? (root.upper + roots[index + 1].lower).shifted(by: -1) : root.upper + .one
      let sign = product.value(at: beyond.asRational).signum
      var narrow = root
      narrow.refine(toExponent: -70)
      if !narrow.lower.isZero, !narrow.upper.isZero {
        narrow.refine(toExponent: narrow.lower.magnitudeExponent - 70)
      }
      let enclosure = Interval(enclosing: narrow.lower.asRational)
        .hull(Interval(enclosing: narrow.upper.asRational))
      guard enclosure.intersection(range) != nil else { continue }
      var zero = Zero(enclosure: enclosure, isolation: enclosure, direction: 0)
      zero.exact = root.exact(in: &function.workspace)
      if root.multiplicity % 2 == 1 { zero.direction = sign }
      zeros.append(zero)
    }
  }
}

extension Interval {
  /// Intervals that are apart, from left to right, of which each is the hull of some that meet.
  fileprivate static func hulls(of boxes: some Sequence<Interval>) -> [Interval] {
    var hulls: [Interval] = []
    for box in boxes.sorted(by: { $0.lower < $1.lower }) {
      if let last = hulls.last, last.upper >= box.lower {
        hulls[hulls.count - 1] = last.hull(box)
      } else {
        hulls.append(box)
      }
    }
    return hulls
  }

  /// Doubles around an exact number, or something else when its digits are
  /// beyond the budget.
  init(enclosing number: Real, orElse other: Interval, in workspace: inout Workspace) {
    workspace.budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)
    do throws(RealError) {
      self = try TapeConstant(number, in: &workspace).interval
    } catch {
      self = other
    }
  }
}
