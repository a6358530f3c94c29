// The zeros of an analytic function in a rectangle: each proved to be there, simple and the only one
// near by, and that there are no others.

internal import Numbers
internal import Tapes

/// A search for the zeros of a function of a complex number, under way.
///
/// > Source: Krawczyk, Newton-Algorithmen zur Bestimmung von Nullstellen mit Fehlerschranken
/// > (Computing 4, 1969); Petković and Petković, Complex Interval Arithmetic and Its Applications
/// > (1998), chapter 3.
struct ComplexZeroSearch: Sendable {
  /// A simple zero.
  struct Zero: Sendable {
    /// A narrow rectangle that has the zero.
    var enclosure: ComplexInterval
    /// A rectangle in which there is no other one.
    var isolation: ComplexInterval
    /// A rectangle around the slopes on the enclosure, without 0.
    var slopes: ComplexInterval
  }

  let program: RectangleTape
  /// The zeros that were found so far, and perhaps others beside the range.
  private(set) var zeros: [Zero] = []
  /// Whether no zero was missed.
  private(set) var isComplete = true
  /// The work done so far, in steps of about a nanosecond.
  private(set) var work: Int64 = 0
  /// The parts of the range that are left to be looked at; the widest ones first.
  private var boxes: [ComplexInterval]
  private var next = 0
  /// Rectangles with a zero in their middle that is known, and no other.
  private var known: [ComplexInterval] = []
  /// Surroundings of boxes that were told.
  private var told: [ComplexInterval] = []
  private let leastWidth: Double
  private let toldWidth: Double

  /// The most boxes that are looked at, and the most zeros.
  private static let (boxLimit, zeroLimit) = (24_000, 64)
  /// The most work.
  private static let workLimit: Int64 = 250_000_000

  /// Begins a search.
  init(_ program: RectangleTape, in range: ComplexInterval) {
    self.program = program
    boxes = [range]
    leastWidth = range.width * 0x1p-34
    toldWidth = range.width * 0x1p-11
  }

  /// Whether there is nothing left to do.
  var isDone: Bool { next == boxes.count }

  /// Goes on until all is done, or a part has become narrow for the first time: near it there may be a
  /// multiple zero.
  mutating func advance() -> ComplexInterval? {
    while next < boxes.count {
      guard next < Self.boxLimit, zeros.count < Self.zeroLimit, work < Self.workLimit else {
        isComplete = false
        next = boxes.count
        break
      }
      next += 1
      if let narrow = test(boxes[next - 1]) { return narrow }
    }
    return nil
  }

  /// Leaves out a rectangle in which the only zero is known.
  mutating func leaveOut(_ box: ComplexInterval) { known.append(box) }

  /// Whether each two of the zeros are surely different.
  var areApart: Bool {
    zeros.indices.allSatisfy { index in
      zeros[..<index].allSatisfy { $0.enclosure.intersection(zeros[index].enclosure) == nil }
    }
  }

  // MARK: Boxes

  private mutating func enclosure(on box: ComplexInterval) -> RectangleTape.Enclosure {
    work += 150 * Int64(program.count)
    return program.enclosure(on: box)
  }

  /// Decides about a box, or divides it; tells it where it has become narrow.
  private mutating func test(_ box: ComplexInterval) -> ComplexInterval? {
    guard !known.contains(where: { $0.contains(box) }) else { return nil }
    let whole = enclosure(on: box)
    guard whole.values.containsZero else { return nil }
    if whole.isAnalytic {
      let middle = box.midpoint
      let here = enclosure(on: middle).values
      guard (here + whole.slopes * (box - middle)).containsZero else { return nil }
      if !whole.slopes.containsZero {
        let wider = box.widened(by: box.width / 8)
        if let found = contracted(wider, around: here, middle) {
          guard let rest = found.intersection(box) else { return nil }
          if wider.surrounds(found), append(found, wider) { return nil }
          if rest.width < box.width / 2 {
            boxes.append(rest)
            return nil
          }
        }
      }
    }
    return divide(box)
  }

  private mutating func divide(_ box: ComplexInterval) -> ComplexInterval? {
    let isWide = box.real.width > box.imaginary.width
    let side = isWide ? box.real : box.imaginary
    // Not in the middle, where zeros like to be.
    let cut = side.lower + side.width * 0.48
    guard box.width > leastWidth, side.lower < cut, cut < side.upper else {
      isComplete = false
      return nil
    }
    for half in [Interval(lower: side.lower, upper: cut), Interval(lower: cut, upper: side.upper)] {
      boxes.append(
        isWide ? ComplexInterval(half, box.imaginary) : ComplexInterval(box.real, half)
      )
    }
    guard box.width < toldWidth, !told.contains(where: { $0.contains(box) }) else { return nil }
    told.append(box.widened(by: 16 * box.width))
    return box
  }

  // MARK: Zeros

  /// Where the zeros of a box are, by Krawczyk's operator; nothing where it tells nothing.
  ///
  /// Where the result is inside of the box, there is one zero, and only one.
  private mutating func contracted(
    _ box: ComplexInterval,
    around value: ComplexInterval,
    _ middle: ComplexInterval
  ) -> ComplexInterval? {
    let whole = enclosure(on: box)
    guard whole.isAnalytic, whole.slopes.isBounded,
      let inverse = .whole(1) / whole.slopes.midpoint
    else { return nil }
    // Any number will do that is about the inverse of the slope.
    let factor = inverse.midpoint
    return middle - factor * value + (.whole(1) - factor * whole.slopes) * (box - middle)
  }

  /// Narrows a rectangle that has one zero.
  private mutating func narrowed(_ box: ComplexInterval) -> ComplexInterval {
    var box = box
    for _ in 0..<40 {
      let middle = box.midpoint
      let here = enclosure(on: middle).values
      guard let next = contracted(box, around: here, middle)?.intersection(box),
        next.width < box.width * 0.9
      else { break }
      box = next
    }
    return box
  }

  /// Keeps a zero; false where its slope may be zero.
  private mutating func append(_ found: ComplexInterval, _ isolation: ComplexInterval) -> Bool {
    let enclosure = narrowed(found)
    // A zero near the common edge of two boxes is found twice.
    if zeros.contains(where: { $0.isolation.contains(enclosure) }) { return true }
    let whole = self.enclosure(on: enclosure)
    guard whole.isAnalytic, !whole.slopes.containsZero else { return false }
    zeros.append(Zero(enclosure: enclosure, isolation: isolation, slopes: whole.slopes))
    return true
  }
}
