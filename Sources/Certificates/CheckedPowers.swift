// Powers whose values on boxes are known better than those of any base and any exponent.

internal import Expressions
internal import Numbers
internal import Tapes

extension Expression {
  /// Whether the form says that it is an irrational number: π or e, with fractions added and as factors.
  var isIrrational: Bool {
    let operands = parts
    switch (symbol(at: root), operands.count) {
    case (.constant(let constant), 0): return constant == .pi || constant == .e
    case (.negation, 1): return operands[0].isIrrational
    case (.sum, 2), (.difference, 2), (.product, 2), (.juxtaposition, 2), (.quotient, 2):
      let isLine = [.sum, .difference].contains(symbol(at: root))
      return (0...1).contains { place in
        operands[place].isIrrational
          && operands[1 - place].rationalNumber.map { isLine || !$0.isZero } == true
      }
    default: return false
    }
  }
}

extension Interval {
  /// −1 or 1 where all numbers have that sign.
  var sign: Int? { lower > 0 ? 1 : upper < 0 ? -1 : nil }

  /// The values of xˣ.
  ///
  /// For x > 0 it falls down to the value at 1/e and rises behind; 0⁰ is 1. A negative number is −t, and has no
  /// value, or one of the size of 1/tᵗ.
  var ownPower: Enclosure {
    let right = upper >= 0 ? Interval(lower: max(0, lower), upper: upper).ownPowerOfPositive : nil
    guard lower < 0 else { return Enclosure(right ?? .entire, lower > 0 ? .continuous : .partial) }
    let size = Interval(lower: max(0, -upper), upper: -lower).ownPowerOfPositive
    guard let left = Interval(1) / size else { return Enclosure(.entire, .partial) }
    let both = left.hull(-left)
    return Enclosure(right.map { $0.hull(both) } ?? both, .partial)
  }

  /// The same for numbers that are not negative.
  private var ownPowerOfPositive: Interval {
    func power(_ number: Double) -> Interval {
      guard number > 0 else { return Interval(1) }
      guard number < .infinity else { return Interval(lower: 1, upper: .infinity) }
      let place = Interval(number)
      return IntervalOperation.power.values(place, place)?.values ?? .entire
    }
    let ends = power(lower).hull(power(upper))
    // 1/e lies between 0.36 and 0.37, and the least value between 0.69 and 0.7.
    guard lower < 0.37, upper > 0.36 else { return ends }
    return ends.hull(Interval(lower: 0.69, upper: 0.7))
  }
}
