// Functions of the inverses of others of their family, as roots.

internal import Expressions
internal import Numbers

extension Builtin {
  /// This function of an inverse function of u, in terms of u: cos(asin u) is √(1 − u²).
  ///
  /// It is worth the same wherever both have values, in any unit of angles; where the inverse function
  /// has a value, so has it if this one has.
  func ofInverse(_ inverse: Builtin) -> Expression? {
    let (u, one) = (Expression(name: "u"), Expression(1))
    let square = u.raised(to: 2)
    let below = Expression.call(.sqrt, one - square)
    let above = Expression.call(.sqrt, square + one)
    let excess = Expression.call(.sqrt, square - one)
    switch (self, inverse) {
    case (.sine, .arccosine), (.cosine, .arcsine): return below
    case (.tangent, .arcsine), (.hyperbolicSine, .areaTangent): return u / below
    case (.tangent, .arccosine): return below / u
    case (.sine, .arctangent), (.hyperbolicTangent, .areaSine): return u / above
    case (.cosine, .arctangent): return one / above
    case (.hyperbolicCosine, .areaSine): return above
    case (.hyperbolicSine, .areaCosine): return excess
    case (.hyperbolicTangent, .areaCosine): return excess / u
    case (.hyperbolicCosine, .areaTangent): return one / below
    default: return nil
    }
  }
}
