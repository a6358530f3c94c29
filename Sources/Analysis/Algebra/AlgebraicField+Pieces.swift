// Ranges taken back through functions, in cases where the ends of the ranges have signs.

internal import Expressions
internal import Numbers

extension AlgebraicField {
  /// A range with a function of its ends that rises.
  mutating func mapped(
    _ range: ComparedRange,
    keepsSign: Bool,
    _ function: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
  ) throws(AlgebraError) -> ComparedRange {
    ComparedRange(
      lower: try mapped(range.lower, keepsSign: keepsSign, function),
      upper: try mapped(range.upper, keepsSign: keepsSign, function)
    )
  }

  private mutating func mapped(
    _ value: ComparedValue?,
    keepsSign: Bool,
    _ function: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
  ) throws(AlgebraError) -> ComparedValue? {
    guard let value else { return nil }
    let fraction = try function(&self, value.fraction)
    let sign = keepsSign ? value.sign : try signed(fraction)
    return ComparedValue(fraction, isIncluded: value.isIncluded, sign: sign)
  }

  /// The ranges of w > 0 and of w < 0 where 1/w is in a range.
  mutating func pieces(
    ofReciprocal range: ComparedRange
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    var pieces = try pieces(ofPositiveReciprocal: range)
    for piece in try self.pieces(ofPositiveReciprocal: range.opposite) {
      pieces.append((piece.range.opposite, piece.conditions))
    }
    return pieces
  }

  private mutating func pieces(
    ofPositiveReciprocal range: ComparedRange
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    let end = ComparedValue.zero(isIncluded: false)
    return try pieces(ofPositive: range, isRising: false, end: end, keepsSign: true) {
      (field, value) throws(AlgebraError) in try field.quotient(.one, value)
    }
  }

  /// The ranges where a positive function that rises or falls is in a range, by what undoes it, the values
  /// of which have an end where the function grows without bound.
  private mutating func pieces(
    ofPositive range: ComparedRange,
    isRising: Bool,
    end: ComparedValue?,
    keepsSign: Bool,
    _ origin: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    var (own, far): ([Expression], ComparedValue?) = ([], end)
    if let upper = range.upper {
      guard let conditions = try condition(upper.sign, .greater) else { return [] }
      (own, far) = (conditions, try mapped(upper, keepsSign: keepsSign, origin))
    }
    func piece(_ near: ComparedValue?, _ conditions: [Expression]) -> ComparedRange.Piece {
      let ends = isRising ? (near, far) : (far, near)
      return (ComparedRange(lower: ends.0, upper: ends.1), own + conditions)
    }
    guard let lower = range.lower else { return [piece(nil, [])] }
    var pieces: [ComparedRange.Piece] = []
    if let conditions = try condition(lower.sign, .greater) {
      pieces.append(piece(try mapped(lower, keepsSign: keepsSign, origin), conditions))
    }
    if let conditions = try condition(lower.sign, .lessOrEqual) {
      pieces.append(piece(nil, conditions))
    }
    return pieces
  }

  /// The range of t where a multiple of it and a constant is in a range.
  mutating func range(
    _ range: ComparedRange,
    without constant: SparsePolynomial,
    over factor: Rational
  ) throws(AlgebraError) -> ComparedRange {
    let moved = try mapped(range, keepsSign: constant.isZero && !factor.isNegative) {
      (field, value) throws(AlgebraError) in
      let distance = try field.difference(value, AlgebraicFraction(constant))
      return try field.quotient(distance, AlgebraicFraction(factor))
    }
    return factor.isNegative ? ComparedRange(lower: moved.upper, upper: moved.lower) : moved
  }

  /// The ranges of u where a function of |u| that rises from zero on is in a range, by what undoes it
  /// for values that are not negative.
  mutating func pieces(
    ofMagnitude range: ComparedRange,
    _ origin: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    var pieces: [ComparedRange.Piece] = []
    for piece in try self.pieces(ofNotNegative: range, origin, end: nil) {
      guard piece.range.lower != nil else {
        let (high, conditions) = (piece.range.upper, piece.conditions)
        pieces.append((ComparedRange(lower: high?.opposite, upper: high), conditions))
        continue
      }
      pieces += [(piece.range.opposite, piece.conditions), piece]
    }
    return pieces
  }

  /// The ranges under a root that is in a range.
  mutating func pieces(
    ofRoot index: Int,
    _ range: ComparedRange
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    let power: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
    power = { (field, value) throws(AlgebraError) in try field.power(value, index) }
    guard index % 2 == 0 else { return [(try mapped(range, keepsSign: true, power), [])] }
    return try pieces(ofNotNegative: range, power, end: .zero(isIncluded: true))
  }

  /// What of a range is not negative, with what undoes a function at its ends; where it has no other
  /// lower end it has the one that is given, or none.
  mutating func pieces(
    ofNotNegative range: ComparedRange,
    _ origin: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction,
    end zero: ComparedValue?
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    var own: [Expression] = []
    if let upper = range.upper {
      let relation: Relation = upper.isIncluded ? .greaterOrEqual : .greater
      guard let conditions = try condition(upper.sign, relation) else { return [] }
      own = conditions
    }
    let high = try mapped(range.upper, keepsSign: true, origin)
    guard let lower = range.lower else { return [(ComparedRange(lower: zero, upper: high), own)] }
    var pieces: [ComparedRange.Piece] = []
    if let conditions = try condition(lower.sign, lower.isIncluded ? .greater : .greaterOrEqual) {
      let low = try mapped(lower, keepsSign: true, origin)
      pieces.append((ComparedRange(lower: low, upper: high), own + conditions))
    }
    if let conditions = try condition(lower.sign, lower.isIncluded ? .lessOrEqual : .less) {
      pieces.append((ComparedRange(lower: zero, upper: high), own + conditions))
    }
    return pieces
  }

  /// The ranges of an exponent of a base greater than 1 where the power is in a range.
  mutating func pieces(
    ofPowerOf base: Expression,
    _ range: ComparedRange
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    try pieces(ofPositive: range, isRising: true, end: nil, keepsSign: false) {
      (field, value) throws(AlgebraError) in
      try field.reading(try field.oneQuotient(value).logarithm(ofBase: base))
    }
  }

  /// The range of what a logarithm is taken of, where that is in a range.
  mutating func range(
    ofLogarithmOf base: Expression,
    _ range: ComparedRange
  ) throws(AlgebraError) -> ComparedRange {
    var found = try mapped(range, keepsSign: false) { (field, value) throws(AlgebraError) in
      try field.reading(Expression(.power, [base, try field.oneQuotient(value)]))
    }
    if found.lower == nil { found.lower = .zero(isIncluded: false) }
    return found
  }
}
