// Roots of numbers among complex ones, as schools take them: by size and angle.

internal import Expressions
internal import Numbers
internal import Reals

extension DerivationWriter {
  /// The most roots that are written down.
  private static let rootLimit = 12

  /// Takes all roots of a number that is written by its size and its angle, or writes it so.
  ///
  /// With r·cis φ also r^(1/n)·cis((φ + 2πk)/n) is told for each k from 0 to n − 1; these are
  /// n numbers.
  mutating func allRoots(
    _ power: Expression,
    of base: Expression,
    _ index: Int,
    _ right: Expression
  ) -> Step? {
    guard index <= Self.rootLimit, solver.environment.angleUnit == .radians else { return nil }
    guard let (size, angle) = sizeAndAngle(right) else {
      let parts = [Builtin.abs, .argument].map { tidy(.call($0, right)) }
      let written = Expression.product(of: [parts[0], .call(.cis, parts[1])])
      guard sizeAndAngle(written) != nil else { return nil }
      return Step(.polar, [Equation(power, written)])
    }
    let root = tidy(.root(index, of: size))
    let turn = Expression(2) * Expression(.pi)
    let roots = (0..<index).map { place in
      let whole = angle + Expression(Rational(place)) * turn
      let part = tidy(whole / Expression(Rational(index)))
      return part.rationalNumber?.isZero == true
        ? root : Expression.product(of: [root, .call(.cis, part)])
    }
    return Step(.allRoots(index), roots.map { Equation(base, $0) })
  }

  /// The size and the angle of a number that is positive or written by them.
  private mutating func sizeAndAngle(_ e: Expression) -> (size: Expression, angle: Expression)? {
    var (size, last) = (Expression(1), e)
    switch e.symbol(at: e.root) {
    case .product, .juxtaposition: (size, last) = (e.parts[0], e.parts[1])
    default: break
    }
    guard case .call(.cis) = last.symbol(at: last.root) else {
      return sign(e) == 1 ? (e, Expression(0)) : nil
    }
    guard sign(size) == 1, solver.constant(last.parts[0]) != nil else { return nil }
    return (size, last.parts[0])
  }
}
