// Products of the sines, cosines and tangents of one angle.

extension FactoredExpression {
  /// Cancels what tangents and the like have in common with sines and cosines of the
  /// same angle: tan u · cos u is sin u, where cos u is not zero.
  mutating func cancelAngles() {
    var angles: [Expression] = []
    for factor in factors {
      if let angle = factor.base.quarterPowers?.angle, !angles.contains(angle) {
        angles.append(angle)
      }
    }
    if angles.count < factors.count { for angle in angles { cancel(angle) } }
  }

  private mutating func cancel(_ angle: Expression) {
    var rest: [Factor] = []
    // Exponents of the sine and the cosine, whether what is written is undefined at
    // their zeros, and how many factors are written.
    var (sine, cosine) = (0, 0)
    var (needsSine, needsCosine) = (false, false)
    var written = 0
    for factor in factors {
      guard let powers = factor.base.quarterPowers, powers.angle == angle else {
        rest.append(factor)
        continue
      }
      let (s, c) = (powers.sine * factor.exponent, powers.cosine * factor.exponent)
      sine += s
      cosine += c
      needsSine = needsSine || s < 0 || powers.sine < 0
      needsCosine = needsCosine || c < 0 || powers.cosine < 0
      written += abs(s) + abs(c)
    }
    let isGone = sine == 0 && cosine == 0
    guard abs(sine) + abs(cosine) < written, !isGone || angle.isDefinedEverywhere else { return }
    let sineOfAngle = Expression.call(.sine, angle)
    let cosineOfAngle = Expression.call(.cosine, angle)
    if sine > 0, cosine == -sine {
      rest.append(Factor(base: .call(.tangent, angle), exponent: sine))
    } else {
      if sine != 0 { rest.append(Factor(base: sineOfAngle, exponent: sine)) }
      if cosine != 0 { rest.append(Factor(base: cosineOfAngle, exponent: cosine)) }
    }
    factors = rest
    if needsSine, sine >= 0 { exclude(sineOfAngle) }
    if needsCosine, cosine >= 0 { exclude(cosineOfAngle) }
    isChanged = true
  }
}

extension Expression {
  /// The angle of a trigonometric function, and the powers of its sine and cosine
  /// whose product that is.
  fileprivate var quarterPowers: (angle: Expression, sine: Int, cosine: Int)? {
    guard nodes[root].kind == .call, arity(at: root) == 1 else { return nil }
    let builtin = builtin(at: root)
    let same = builtin == .sine || builtin == .cosine ? self : builtin.equivalent
    guard builtin.angle == .argument, let same, let powers = same.quarterPowers(at: same.root)
    else { return nil }
    return (subexpression(at: root - 1), powers.sine, powers.cosine)
  }

  /// The powers of sine and cosine, of one angle, whose product a part is.
  private func quarterPowers(at index: Int) -> (sine: Int, cosine: Int)? {
    switch nodes[index].kind {
    case .call where builtin(at: index) == .sine: return (1, 0)
    case .call where builtin(at: index) == .cosine: return (0, 1)
    case .integer where smallInteger(at: index) == 1: return (0, 0)
    case .quotient:
      guard let above = quarterPowers(at: left(of: index)),
        let below = quarterPowers(at: index - 1)
      else { return nil }
      return (above.sine - below.sine, above.cosine - below.cosine)
    default: return nil
    }
  }
}
