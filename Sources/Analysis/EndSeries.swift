// Expansions of functions far out: sums of powers of x and ln x, times an exponential.

internal import Expressions
internal import Numbers

/// The order x^p·(ln x)^k in which a function grows with x.
struct GrowthOrder: Hashable, Comparable {
  let power: Rational
  let logarithms: Int

  static let constant = GrowthOrder(power: .zero, logarithms: 0)
  static let logarithm = GrowthOrder(power: .zero, logarithms: 1)
  static let variable = GrowthOrder(power: .one, logarithms: 0)

  static func < (a: GrowthOrder, b: GrowthOrder) -> Bool {
    a.power == b.power ? a.logarithms < b.logarithms : a.power < b.power
  }

  static func + (a: GrowthOrder, b: GrowthOrder) -> GrowthOrder {
    GrowthOrder(power: a.power + b.power, logarithms: a.logarithms + b.logarithms)
  }

  static func - (a: GrowthOrder, b: GrowthOrder) -> GrowthOrder {
    GrowthOrder(power: a.power - b.power, logarithms: a.logarithms - b.logarithms)
  }

  static func * (a: GrowthOrder, factor: Int) -> GrowthOrder {
    GrowthOrder(power: a.power * Rational(factor), logarithms: a.logarithms * factor)
  }
}

/// An expansion that holds from some place on: e^growth·(terms + rest).
///
/// > Source: Gruntz, On Computing Limits in a Symbolic Manipulation System (1996), for
/// > the comparison of exponentials.
struct EndSeries {
  /// A number times a power of x and one of ln x.
  struct Term {
    let order: GrowthOrder
    let number: Expression
    /// The sign of the number, which is not 0.
    let sign: Int
  }

  /// A bound of the difference between the function and the terms.
  enum Rest: Comparable {
    /// The terms are the function.
    case none
    /// The difference falls faster than every power of x.
    case flat
    /// The difference grows at most as fast as an order.
    case order(GrowthOrder)
  }

  /// Terms that grow faster than ln x, the fastest first.
  ///
  /// Where there are any, the terms are not empty, or the rest is no flat one.
  var growth: [Term] = []
  /// The terms, the fastest first.
  var terms: [Term] = []
  var rest = Rest.none

  static let zero = EndSeries()

  var isZero: Bool { terms.isEmpty && rest == .none }

  /// The value, where the series is a rational number.
  var rationalNumber: Rational? {
    guard growth.isEmpty, rest == .none, terms.count <= 1 else { return nil }
    guard let only = terms.first else { return .zero }
    return only.order == .constant ? only.number.rationalNumber : nil
  }

  /// Whether the series falls faster than every power of x.
  var isFlat: Bool {
    if let fastest = growth.first { return fastest.sign < 0 }
    return terms.isEmpty && rest <= .flat
  }

  /// Whether the series is O of an order, leaving out a flat rest.
  func isAtMost(_ order: GrowthOrder) -> Bool {
    isFlat
      || growth.isEmpty && rest <= .order(order)
        && terms.allSatisfy { $0.order <= order }
  }

  /// Whether the series grows without bound, at least as fast as some power of x.
  var growsAsPower: Bool {
    if let fastest = growth.first { return fastest.sign > 0 && !terms.isEmpty }
    return terms.first.map { $0.order.power > .zero } ?? false
  }

  /// Whether the series tends to 0.
  var vanishes: Bool {
    isFlat
      || growth.isEmpty && rest < .order(.constant)
        && terms.allSatisfy { $0.order < .constant }
  }

  /// The order of the fastest term or, without terms, of the rest.
  private var leading: Rest { terms.first.map { .order($0.order) } ?? rest }

  /// The rest of a product.
  static func rest(of a: EndSeries, times b: EndSeries) -> Rest {
    func product(_ x: Rest, _ y: Rest) -> Rest {
      switch (x, y) {
      case (.none, _), (_, .none): .none
      case (.flat, _), (_, .flat): .flat
      case (.order(let x), .order(let y)): .order(x + y)
      }
    }
    return max(product(a.leading, b.rest), max(product(a.rest, b.leading), product(a.rest, b.rest)))
  }

  /// Keeps the terms that are faster than the rest, at most `count` of them.
  mutating func cut(to count: Int) {
    if case .order(let order) = rest { terms.removeAll { $0.order <= order } }
    guard terms.count > count else { return }
    rest = max(rest, .order(terms[count].order))
    terms.removeSubrange(count...)
  }
}
