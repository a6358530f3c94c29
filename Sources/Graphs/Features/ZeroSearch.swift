// The zeros of a function on an interval, each proved to be there and to be the
// only one near by, or suspected and then proved exactly.
//
// > Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis (2009),
// > chapter 8, for Newton's method over intervals.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// A zero of a function.
struct Zero: Sendable {
  /// Doubles around it.
  var enclosure: Interval
  /// An interval on which there is no other.
  var isolation: Interval
  /// 1 where the function rises through it, −1 where it falls, 0 where it keeps
  /// its sign or nothing is known.
  var direction: Int
  /// The number itself, proved.
  var exact: Real?
}

/// A search for zeros under way.
struct ZeroSearch: Sendable {
  var function: AnalyzedFunction
  private(set) var zeros: [Zero] = []
  /// Whether no zero was missed: every part was decided.
  private(set) var isComplete = true
  private let range: Interval
  /// The boxes that are left, the leftmost one last.
  private var boxes: [Interval] = []
  /// Suspected zeros: boxes that became too narrow to be divided.
  private var suspects: [Interval] = []
  private var boxCount = 0
  private var identifiedCount = 0

  /// The most boxes that are looked at, and the most zeros that are kept.
  private static let boxLimit = 20_000
  private static let zeroLimit = 128

  init(_ function: AnalyzedFunction, in range: Interval) {
    self.function = function
    self.range = range
    if let rational = function.rational {
      addRoots(of: rational)
    } else {
      boxes = [range]
    }
  }

  /// Whether all boxes were looked at and all zeros identified.
  var isDone: Bool { boxes.isEmpty && suspects.isEmpty && identifiedCount == zeros.count }

  /// Does one piece of the work.
  mutating func step() {
    if let box = boxes.popLast() {
      boxCount += 1
      if boxCount > Self.boxLimit || zeros.count >= Self.zeroLimit {
        isComplete = false
        boxes = []
      } else {
        look(at: box)
      }
    } else if let suspect = suspects.popLast() {
      examine(suspect)
    } else if identifiedCount < zeros.count {
      identify(identifiedCount)
      identifiedCount += 1
      if isDone { zeros.sort { $0.enclosure.lower < $1.enclosure.lower } }
    }
  }

  /// The least width of a box.
  private func isNarrow(_ box: Interval) -> Bool {
    let scale = max(box.magnitude.upper, range.width * 0x1p-10)
    return box.width <= scale * 0x1p-46
  }

  private mutating func look(at box: Interval) {
    guard let curve = function.curve(over: box), curve.values.contains(0) else { return }
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
    boxes.append(Interval(lower: cut, upper: box.upper))
    boxes.append(Interval(lower: box.lower, upper: cut))
  }

  private mutating func append(_ enclosure: Interval, _ isolation: Interval, _ direction: Int) {
    // A zero at the common end of two boxes is found twice.
    if let last = zeros.last, last.enclosure.intersection(enclosure) != nil { return }
    zeros.append(Zero(enclosure: enclosure, isolation: isolation, direction: direction))
  }

  private mutating func suspect(_ box: Interval) {
    if let last = suspects.last, last.upper >= box.lower {
      suspects[suspects.count - 1] = last.hull(box)
    } else {
      suspects.append(box)
    }
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
      isComplete = false
      return
    }
    let enclosure = Interval(enclosing: exact, orElse: wider, in: &function.workspace)
    if zeros.contains(where: { $0.enclosure.intersection(enclosure) != nil }) { return }
    let distance = max(wider.width, 0x1p-30 * max(range.width * 0x1p-10, wider.magnitude.upper))
    let sides = (
      function.sign(at: enclosure.lower - distance), function.sign(at: enclosure.upper + distance)
    )
    var direction = 0
    if let left = sides.0, let right = sides.1, left * right < 0 { direction = right }
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
    function.workspace.budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)
    let guesses = ExactGuess.candidates(in: enclosure, workspace: &function.workspace)
    for guess in guesses {
      let place = Interval(enclosing: guess, orElse: .entire, in: &function.workspace)
      guard isolation.contains(place) || place.lower == place.upper && enclosure.contains(place)
      else { continue }
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
      isComplete = false
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
      zero.exact = root.rational.map { Real($0) }
      if root.multiplicity % 2 == 1 { zero.direction = sign }
      zeros.append(zero)
    }
  }
}

extension Interval {
  /// Doubles around an exact number, or something else when its digits are
  /// beyond the budget.
  init(enclosing number: Real, orElse other: Interval, in workspace: inout Workspace) {
    workspace.budget = Budget(steps: 20_000_000, bitLimit: 1 << 16)
    do throws(RealError) {
      self = try Constant(number, in: &workspace).interval
    } catch {
      self = other
    }
  }
}
