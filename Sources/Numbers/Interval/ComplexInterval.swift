// Rectangles of the complex plane, an interval for each part.

/// A closed rectangle of complex numbers.
///
/// Every operation contains the operation on all members.
package struct ComplexInterval: Hashable, Sendable {
  /// The real parts.
  package var real: Interval
  /// The imaginary parts.
  package var imaginary: Interval

  /// Creates a rectangle.
  package init(_ real: Interval, _ imaginary: Interval = .zero) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  /// All complex numbers.
  package static var entire: ComplexInterval { ComplexInterval(.entire, .entire) }

  /// The rectangle whose only member is a whole number.
  package static func whole(_ value: Int) -> ComplexInterval {
    ComplexInterval(Interval(Double(value)))
  }

  /// Whether both parts have bounds.
  package var isBounded: Bool { real.isBounded && imaginary.isBounded }

  /// Whether zero is a member.
  package var containsZero: Bool { real.contains(0) && imaginary.contains(0) }

  /// The longer side.
  package var width: Double { max(real.width, imaginary.width) }

  /// A member near the middle, as a rectangle.
  package var midpoint: ComplexInterval {
    ComplexInterval(Interval(real.midpoint), Interval(imaginary.midpoint))
  }

  /// The distances of members from zero.
  package var magnitude: Interval {
    (real.squared() + imaginary.squared()).squareRoot ?? Interval(ordered: 0, .infinity)
  }

  /// The conjugates of members.
  package var conjugate: ComplexInterval { ComplexInterval(real, -imaginary) }

  /// The products of members with i.
  package var turned: ComplexInterval { ComplexInterval(-imaginary, real) }

  /// Whether all members of another rectangle are members.
  package func contains(_ other: ComplexInterval) -> Bool {
    real.contains(other.real) && imaginary.contains(other.imaginary)
  }

  /// Whether another rectangle is in this one and does not touch its edges.
  package func surrounds(_ other: ComplexInterval) -> Bool {
    real.lower < other.real.lower && other.real.upper < real.upper
      && imaginary.lower < other.imaginary.lower && other.imaginary.upper < imaginary.upper
  }

  /// The common members, if there are any.
  package func intersection(_ other: ComplexInterval) -> ComplexInterval? {
    guard let real = real.intersection(other.real),
      let imaginary = imaginary.intersection(other.imaginary)
    else { return nil }
    return ComplexInterval(real, imaginary)
  }

  /// The least rectangle around this one and another.
  package func hull(_ other: ComplexInterval) -> ComplexInterval {
    ComplexInterval(real.hull(other.real), imaginary.hull(other.imaginary))
  }

  /// The rectangle and a distance more on every side.
  package func widened(by distance: Double) -> ComplexInterval {
    let more = Interval(lower: -distance, upper: distance)
    return ComplexInterval(real + more, imaginary + more)
  }
}

extension ComplexInterval {
  package static func + (a: Self, b: Self) -> Self {
    Self(a.real + b.real, a.imaginary + b.imaginary)
  }

  package static func - (a: Self, b: Self) -> Self {
    Self(a.real - b.real, a.imaginary - b.imaginary)
  }

  package static prefix func - (a: Self) -> Self { Self(-a.real, -a.imaginary) }

  package static func * (a: Self, b: Self) -> Self {
    Self(
      a.real * b.real - a.imaginary * b.imaginary,
      a.real * b.imaginary + a.imaginary * b.real
    )
  }

  /// The quotients of members, or nothing where the divisor may be zero.
  package static func / (a: Self, b: Self) -> Self? {
    let size = b.real.squared() + b.imaginary.squared()
    let above = a * b.conjugate
    guard size.lower > 0, let real = above.real / size, let imaginary = above.imaginary / size
    else { return nil }
    return Self(real, imaginary)
  }

  /// The squares of members.
  package func squared() -> Self {
    let mixed = real * imaginary
    return Self(real.squared() - imaginary.squared(), mixed + mixed)
  }

  /// The powers of members with a natural exponent.
  package func raised(to exponent: Int) -> Self {
    var (result, factor, rest) = (Self.whole(1), self, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = result * factor }
      rest /= 2
      if rest > 0 { factor = factor.squared() }
    }
    return result
  }
}
