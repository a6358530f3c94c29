// The results of instructions when a tape runs over intervals.

internal import Numbers

/// The values and slopes of a part of an expression on a box.
struct Register<S: Slopes>: Sendable {
  /// The values where the part is defined.
  var values: Interval
  /// The slopes wherever the part is continuous.
  var slopes: S
  /// How the part behaves on the whole box.
  var decoration: Decoration
  /// Whether the part is nowhere defined on the box; then nothing else counts.
  var isEmpty: Bool

  @inline(__always)
  init(_ values: Interval, _ slopes: S, _ decoration: Decoration) {
    self.values = values
    self.slopes = slopes
    self.decoration = decoration
    isEmpty = false
  }

  /// A part that is nowhere defined.
  static var empty: Register {
    var register = Register(.zero, .zero, .partial)
    register.isEmpty = true
    return register
  }
}

extension Register {
  /// The opposite.
  @inline(__always)
  static prefix func - (a: Register) -> Register {
    if a.isEmpty { return a }
    return Register(-a.values, -a.slopes, a.decoration)
  }

  /// The sum.
  @inline(__always)
  static func + (a: Register, b: Register) -> Register {
    if a.isEmpty || b.isEmpty { return .empty }
    return Register(a.values + b.values, a.slopes + b.slopes, min(a.decoration, b.decoration))
  }

  /// The difference.
  @inline(__always)
  static func - (a: Register, b: Register) -> Register {
    if a.isEmpty || b.isEmpty { return .empty }
    return Register(a.values - b.values, a.slopes - b.slopes, min(a.decoration, b.decoration))
  }

  /// The product.
  @inline(__always)
  static func * (a: Register, b: Register) -> Register {
    if a.isEmpty || b.isEmpty { return .empty }
    return Register(
      a.values * b.values,
      a.slopes.scaled(by: b.values) + b.slopes.scaled(by: a.values),
      min(a.decoration, b.decoration)
    )
  }

  /// The quotient; (a/b)′ = (a′ − (a/b)·b′)/b with the quotient known already.
  @inline(__always)
  static func / (a: Register, b: Register) -> Register {
    if a.isEmpty || b.isEmpty { return .empty }
    guard let values = a.values / b.values else { return .empty }
    let decoration = min(a.decoration, b.decoration)
    if b.values.contains(0) { return Register(values, .unknown, .partial) }
    let reciprocal = b.values.reciprocal
    let slopes = (a.slopes - b.slopes.scaled(by: values)).scaled(by: reciprocal)
    return Register(values, slopes, decoration)
  }

  /// The product with itself.
  @inline(__always)
  func squared() -> Register {
    if isEmpty { return self }
    return Register(values.squared(), slopes.scaled(by: values.doubled), decoration)
  }

  /// The absolute value.
  @inline(__always)
  var magnitude: Register {
    if isEmpty || values.lower >= 0 { return self }
    if values.upper <= 0 { return -self }
    let factor = Interval(lower: -1, upper: 1)
    return Register(values.magnitude, slopes.scaled(by: factor), decoration)
  }

  /// The lesser of it and another one.
  @inline(__always)
  func minimum(_ other: Register) -> Register {
    if isEmpty || other.isEmpty { return .empty }
    let isFirst = values.upper < other.values.lower
    let isSecond = other.values.upper < values.lower
    return extremum(other, .minimum(values, other.values), isFirst, isSecond)
  }

  /// The greater of it and another one.
  @inline(__always)
  func maximum(_ other: Register) -> Register {
    if isEmpty || other.isEmpty { return .empty }
    let isFirst = values.lower > other.values.upper
    let isSecond = other.values.lower > values.upper
    return extremum(other, .maximum(values, other.values), isFirst, isSecond)
  }

  /// One of two; where it is not known which, its slopes are between those of both,
  /// as the mean value theorem for the lesser and the greater function says.
  @inline(__always)
  private func extremum(
    _ other: Register,
    _ values: Interval,
    _ isFirst: Bool,
    _ isSecond: Bool
  ) -> Register {
    let decoration = min(decoration, other.decoration)
    guard S.isKept else { return Register(values, .zero, decoration) }
    guard decoration == .continuous else { return Register(values, .unknown, decoration) }
    if isFirst { return Register(values, slopes, decoration) }
    return Register(values, isSecond ? other.slopes : slopes.hull(other.slopes), decoration)
  }

  /// A function of it.
  @inline(__always)
  func applying(_ kernel: IntervalKernel<IntervalFunction>) -> Register {
    if isEmpty { return .empty }
    guard S.isKept, decoration == .continuous else {
      guard let result = kernel.apply({ $0.function.values(values) }) else { return .empty }
      return Register(result.values, .unknown, min(decoration, result.decoration))
    }
    guard let result = kernel.apply({ $0.function.curve(values) }) else { return .empty }
    guard result.decoration == .continuous else {
      return Register(result.values, .unknown, result.decoration)
    }
    return Register(result.values, slopes.scaled(by: result.slopes), .continuous)
  }

  /// A function of it and another one.
  @inline(__always)
  func applying(_ kernel: IntervalKernel<IntervalOperation>, _ other: Register) -> Register {
    guard !isEmpty, !other.isEmpty,
      let result = kernel.apply({ $0.function.values(values, other.values) })
    else { return .empty }
    let decoration = min(min(decoration, other.decoration), result.decoration)
    guard S.isKept, decoration == .continuous else {
      return Register(result.values, .unknown, decoration)
    }
    let (first, second) = kernel.apply {
      $0.function.slopes(values, other.values, result.values)
    }
    let slopes = slopes.scaled(by: first) + other.slopes.scaled(by: second)
    return Register(result.values, slopes, decoration)
  }
}

extension Interval {
  /// The members twice: exactly, unless that is beyond the largest double.
  @inline(__always)
  fileprivate var doubled: Interval {
    let largest = Double.greatestFiniteMagnitude
    return Interval(lower: min(2 * lower, largest), upper: max(2 * upper, -largest))
  }

  /// The reciprocals of members.
  ///
  /// - Precondition: 0 is no member.
  @inline(__always)
  var reciprocal: Interval { Interval(1) / self ?? .entire }
}
