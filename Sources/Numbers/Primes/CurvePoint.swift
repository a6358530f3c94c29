// Points of a curve y^2 = x^3 + a x + b modulo a number that may be composite.

/// A point of a curve.
enum CurvePoint: Equatable {
  /// The point at infinity.
  case neutral
  /// A point with coordinates below the modulus.
  case affine(Integer, Integer)
}

/// Sums of points modulo a number.
///
/// A sum is nil where a divisor is no unit; otherwise it is the sum modulo
/// each prime divisor of the modulus.
struct CurveGroup {
  private let field: Montgomery
  private let a: Integer
  private var modulus: Integer { field.modulus }

  /// The curves of a coefficient modulo an odd number greater than 3.
  init(modulus: Integer, a: Integer) {
    field = Montgomery(modulus)
    self.a = a
  }

  /// The inverse, checked by its product; nil where there is none.
  ///
  /// A power finds it modulo a prime.
  private func inverse(_ value: Integer) -> Integer? {
    let found = field.value(of: field.power(field.residue(of: value), modulus - 2))
    return (found * value).modulo(modulus) == 1 ? found : nil
  }

  private func sum(_ p: CurvePoint, _ q: CurvePoint) -> CurvePoint? {
    guard case .affine(let x, let y) = p else { return q }
    guard case .affine(let u, let v) = q else { return p }
    let slope: Integer
    if x == u {
      if (y + v).modulo(modulus).isZero { return .neutral }
      guard y == v, let inverse = inverse((y << 1).modulo(modulus)) else { return nil }
      slope = ((3 * x.squared() + a) * inverse).modulo(modulus)
    } else {
      guard let inverse = inverse((u - x).modulo(modulus)) else { return nil }
      slope = ((v - y) * inverse).modulo(modulus)
    }
    let third = (slope.squared() - x - u).modulo(modulus)
    return .affine(third, (slope * (x - third) - y).modulo(modulus))
  }

  /// A natural multiple of a point, or nil where a divisor is no unit.
  func multiple(_ point: CurvePoint, by factor: Integer) -> CurvePoint? {
    var result = CurvePoint.neutral
    var bit = factor.bitLength
    while bit > 0 {
      bit -= 1
      guard let double = sum(result, result) else { return nil }
      result = double
      if factor.bit(at: bit) {
        guard let next = sum(result, point) else { return nil }
        result = next
      }
    }
    return result
  }
}
