// Values that are surely taken. Where an enclosure says that nothing lies
// outside of it, this says that everything lies inside: a continuous function
// that takes two values takes all between them.
//
// Each register's interval is taken on one connected part of the box, on which
// the part of the expression is continuous. A function of one variable takes
// its values there. A sum takes those of one operand, moved by the other one and
// less by its width, since it lies below the one end somewhere and above the
// other end elsewhere; a product likewise where the other factor keeps its sign.

internal import Expressions
package import Numbers

extension IntervalTape {
  /// Values that the function surely takes on an interval, or nil if nothing can
  /// be said.
  ///
  /// - Precondition: ``curve(over:)`` ran last over an interval around this one,
  ///   and found it defined somewhere.
  package mutating func valuesAttained(over x: Interval) -> Interval? {
    if attained.count != count {
      attained = Array(repeating: (1, 0), count: count)
    }
    for index in program.instructions.indices {
      attained[index] = attained(index, x)
    }
    return attained.last.flatMap { Interval(from: $0.lower, to: $0.upper) }
  }

  /// Values that a function of two variables surely takes on an interval of the
  /// first one, at a value of the second that lies in an interval; nil if nothing
  /// can be said.
  package mutating func valuesAttained(over x: Interval, at y: Interval) -> Interval? {
    if curves.isEmpty { IntervalTape.prepare(&curves, points) }
    program.run(
      &curves,
      Register(x, Interval(1), .continuous),
      Register(y, .zero, .continuous)
    )
    guard let last = curves.last, !last.isEmpty else { return nil }
    return valuesAttained(over: x)
  }

  private static var nothing: (lower: Double, upper: Double) { (1, 0) }

  private func attained(
    _ index: Int,
    _ x: Interval
  ) -> (lower: Double, upper: Double) {
    let instruction = program.instructions[index]
    let a = Int(instruction.a)
    let b = Int(instruction.b)
    switch instruction.operation {
    case .variable: return a == 0 ? (x.lower, x.upper) : IntervalTape.nothing
    case .constant, .undefined, .operation, .selection: return IntervalTape.nothing
    case .negation:
      let values = attained[a]
      return (0 - values.upper, 0 - values.lower)
    case .sum: return wider(sum(a, curves[b]), sum(b, curves[a]))
    case .difference:
      let negated = sum(b, -curves[a])
      return wider(sum(a, -curves[b]), (0 - negated.upper, 0 - negated.lower))
    case .product: return wider(product(a, curves[b]), product(b, curves[a]))
    case .quotient:
      guard !curves[b].isEmpty, !curves[b].values.contains(0) else {
        return reciprocal(b, curves[a])
      }
      let register = Register<Interval>(curves[b].values.reciprocal, .zero, curves[b].decoration)
      return wider(product(a, register), reciprocal(b, curves[a]))
    case .square:
      let values = attained[a]
      guard values.lower <= values.upper else { return IntervalTape.nothing }
      let (p, q) = (values.lower.magnitude, values.upper.magnitude)
      let least = values.lower <= 0 && values.upper >= 0 ? 0 : Interval.up(min(p, q) * min(p, q))
      return (least, max(0, Interval.down(max(p, q) * max(p, q))))
    case .power, .function:
      let kernel = program.kernels.functions[Int(instruction.c)]
      let taken = Interval(from: attained[a].lower, to: attained[a].upper)
      let values = kernel.apply { kernel in
        (taken ?? turn(of: kernel.function, a, x)).flatMap { kernel.function.attained($0) }
      }
      return values.map { ($0.lower, $0.upper) } ?? IntervalTape.nothing
    }
  }

  /// Arguments of a whole turn of a function, if a register surely takes others
  /// that are as many: where its values are too large for doubles its slopes
  /// still say how far it comes.
  private func turn(of function: IntervalFunction, _ index: Int, _ x: Interval) -> Interval? {
    let curve = curves[index]
    guard let turn = function.turn, !curve.isEmpty, curve.decoration == .continuous else {
      return nil
    }
    let slope = max(curve.slopes.lower, -curve.slopes.upper)
    let width = Interval.down((x.upper - x.lower).nextDown * slope)
    return width >= turn ? Interval(from: 0, to: turn) : nil
  }

  private func wider(
    _ a: (lower: Double, upper: Double),
    _ b: (lower: Double, upper: Double)
  ) -> (lower: Double, upper: Double) {
    guard a.lower <= a.upper else { return b }
    guard b.lower <= b.upper else { return a }
    return a.upper - a.lower >= b.upper - b.lower ? a : b
  }

  /// The values of a register moved by those of another one.
  private func sum(_ index: Int, _ other: Register<Interval>) -> (lower: Double, upper: Double) {
    let values = attained[index]
    guard values.lower <= values.upper, !other.isEmpty, other.decoration == .continuous else {
      return IntervalTape.nothing
    }
    let lower = values.lower == -.infinity ? values.lower : values.lower + other.values.upper
    let upper = values.upper == .infinity ? values.upper : values.upper + other.values.lower
    return bounded(values.lower, lower, values.upper, upper)
  }

  /// The values of a register times those of another one that keeps its sign.
  private func product(
    _ index: Int,
    _ other: Register<Interval>
  ) -> (lower: Double, upper: Double) {
    let values = attained[index]
    guard values.lower <= values.upper, !other.isEmpty, other.decoration == .continuous,
      !other.values.contains(0)
    else { return IntervalTape.nothing }
    let isNegative = other.values.upper < 0
    let factor = isNegative ? -other.values : other.values
    let lower = max(values.lower * factor.lower, values.lower * factor.upper)
    let upper = min(values.upper * factor.lower, values.upper * factor.upper)
    let result = bounded(values.lower, lower, values.upper, upper)
    return isNegative ? (0 - result.upper, 0 - result.lower) : result
  }

  /// The values of a register's reciprocal times those of another one.
  private func reciprocal(
    _ index: Int,
    _ other: Register<Interval>
  ) -> (lower: Double, upper: Double) {
    var values = attained[index]
    guard values.lower < values.upper, !other.isEmpty, other.decoration == .continuous,
      !other.values.contains(0)
    else { return IntervalTape.nothing }
    // On either side of its zero a divisor takes all these values; one is enough.
    let isMixed = values.lower < 0 && values.upper > 0
    if isMixed { values = -values.lower > values.upper ? (values.lower, 0) : (0, values.upper) }
    let isNegative = values.upper <= 0
    if isNegative { values = (0 - values.upper, 0 - values.lower) }
    let isDividendNegative = other.values.upper < 0
    let dividend = isDividendNegative ? -other.values : other.values
    // The least divisor gives the largest quotient; rounded inward.
    let lower = dividend.upper / values.upper
    let upper = values.lower == 0 ? Double.infinity : dividend.lower / values.lower
    let result = bounded(lower, lower, values.lower == 0 ? .infinity : upper, upper)
    return isNegative != isDividendNegative ? (0 - result.upper, 0 - result.lower) : result
  }

  /// An interval rounded inward; an end that was infinite by itself stays so,
  /// one that overflowed is the largest double.
  private func bounded(
    _ oldLower: Double,
    _ lower: Double,
    _ oldUpper: Double,
    _ upper: Double
  ) -> (lower: Double, upper: Double) {
    guard !lower.isNaN, !upper.isNaN else { return IntervalTape.nothing }
    let inwardLower = oldLower == -.infinity ? lower : Interval.up(lower)
    let inwardUpper = oldUpper == .infinity ? upper : Interval.down(upper)
    guard inwardLower < .infinity, inwardUpper > -.infinity else { return IntervalTape.nothing }
    return (inwardLower, inwardUpper)
  }
}
