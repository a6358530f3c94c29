// Points at which two curves meet, which signs alone do not show.

internal import Expressions
internal import Numbers
internal import Tapes

extension ImplicitProver {
  /// Whether two equations, the only open conditions, hold at a point of a box; nil
  /// if it is not known.
  ///
  /// > Source: Krawczyk, Newton-Algorithmen zur Bestimmung von Nullstellen mit
  /// > Fehlerschranken (Computing 1969); Moore, Kearfott and Cloud, Introduction to
  /// > Interval Analysis, theorem 8.2.
  mutating func curvesMeet(in box: PointBox) -> Bool? {
    let open = conditions.indices.filter { box.holding & .bit($0) == 0 }
    guard open.count == 2, conditions[open[0]].relation == .equal,
      conditions[open[1]].relation == .equal,
      let first = equation(open[0], in: box),
      let second = equation(open[1], in: box)
    else { return nil }
    let x = box.x - Interval(box.x.midpoint)
    let y = box.y - Interval(box.y.midpoint)
    guard let matrix = Matrix(invertingMiddleOf: first.gradient, second.gradient) else {
      return nil
    }
    // From the middle: minus the matrix times the values there, and what is left of
    // the identity when the matrix times the slopes is taken from it.
    let (xx, xy) = matrix.first(first.gradient, second.gradient)
    let (yx, yy) = matrix.second(first.gradient, second.gradient)
    let newX = (Interval(1) - xx) * x - xy * y - matrix.first(first.value, second.value)
    let newY = (Interval(1) - yy) * y - yx * x - matrix.second(first.value, second.value)
    if x.contains(newX), y.contains(newY) { return true }
    return x.intersection(newX) == nil || y.intersection(newY) == nil ? false : nil
  }

  /// An equation at the middle of a box and around it.
  private struct Equation {
    let value: Interval
    let gradient: Gradient
  }

  private mutating func equation(_ index: Int, in box: PointBox) -> Equation? {
    let found = tapes.surface(box.program, index, x.numbers(at: box.x), y.numbers(at: box.y))
    guard let found, found.decoration == .continuous, found.gradient.x.isBounded,
      found.gradient.y.isBounded,
      let value = values(index, box.program, at: Position(x: box.x.midpoint, y: box.y.midpoint))
    else { return nil }
    return Equation(value: value, gradient: found.gradient)
  }
}

/// A matrix of two rows, of doubles, that is surely not singular.
private struct Matrix {
  let rows: ((Double, Double), (Double, Double))

  /// Creates about the inverse of the middle of a matrix of intervals.
  init?(invertingMiddleOf first: Gradient, _ second: Gradient) {
    let (a, b) = (first.x.midpoint, first.y.midpoint)
    let (c, d) = (second.x.midpoint, second.y.midpoint)
    let determinant = a * d - b * c
    guard determinant.isNormal else { return nil }
    rows = ((d / determinant, -b / determinant), (-c / determinant, a / determinant))
    let all = [rows.0.0, rows.0.1, rows.1.0, rows.1.1]
    guard all.allSatisfy({ $0.isFinite }) else { return nil }
    let product = Interval(rows.0.0) * Interval(rows.1.1) - Interval(rows.0.1) * Interval(rows.1.0)
    if product.contains(0) { return nil }
  }

  func first(_ a: Interval, _ b: Interval) -> Interval {
    Interval(rows.0.0) * a + Interval(rows.0.1) * b
  }

  func second(_ a: Interval, _ b: Interval) -> Interval {
    Interval(rows.1.0) * a + Interval(rows.1.1) * b
  }

  func first(_ a: Gradient, _ b: Gradient) -> (x: Interval, y: Interval) {
    (first(a.x, b.x), first(a.y, b.y))
  }

  func second(_ a: Gradient, _ b: Gradient) -> (x: Interval, y: Interval) {
    (second(a.x, b.x), second(a.y, b.y))
  }
}
