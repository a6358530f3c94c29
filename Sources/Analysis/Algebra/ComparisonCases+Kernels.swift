// Comparisons of a function of a name with expressions of other names: functions that rise or fall
// are undone one after the other, from the outermost to the name, in cases where what they are
// compared with has a sign.

internal import Expressions
internal import Numbers

/// An expression without the name with which something is compared.
struct ComparedValue {
  /// The expression.
  let fraction: AlgebraicFraction
  /// Whether it may be equal to what is compared.
  let isIncluded: Bool
  /// A polynomial with the sign of the value.
  let sign: SparsePolynomial

  /// Creates a value.
  init(_ fraction: AlgebraicFraction, isIncluded: Bool, sign: SparsePolynomial) {
    (self.fraction, self.isIncluded, self.sign) = (fraction, isIncluded, sign)
  }

  /// Zero, which is excluded or not.
  static func zero(isIncluded: Bool) -> ComparedValue {
    ComparedValue(.zero, isIncluded: isIncluded, sign: .zero)
  }

  /// The opposite expression.
  var opposite: ComparedValue {
    let value = AlgebraicFraction(lowest: -fraction.numerator, fraction.denominator)
    return ComparedValue(value, isIncluded: isIncluded, sign: -sign)
  }
}

/// What lies between two values; nothing is an end where there is none.
struct ComparedRange {
  /// What is less than the rest, or not greater.
  var lower: ComparedValue?
  /// What is greater than the rest, or not less.
  var upper: ComparedValue?

  /// The range of the opposite numbers.
  var opposite: ComparedRange { ComparedRange(lower: upper?.opposite, upper: lower?.opposite) }

  /// A part of the values of a function, and what has to hold for it.
  typealias Piece = (range: ComparedRange, conditions: [Expression])
}

extension ComparisonCases {
  /// A function whose only argument is the next one, or has the name.
  private enum Layer {
    /// One over a multiple of it and a constant.
    case reciprocal(factor: Rational, constant: SparsePolynomial)
    /// A power, which is whole and greater than 1.
    case power(Int)
    /// A sum of it and a constant.
    case sum(SparsePolynomial)
  }

  /// An expression as slope · K + constant with a kernel K: functions around one generator.
  private struct Kernel {
    let slope: AlgebraicFraction
    let constant: AlgebraicFraction
    let layers: [Layer]
    /// The generator with the name, and all that the kernel needs to have a value.
    let generator: AlgebraicField.Generator
    let valued: Expression
  }

  /// How many functions around the name are undone.
  private static let depthLimit = 6

  /// Finds the cases in which one side compares with the other, by the functions around the name.
  mutating func solveByKernels(
    _ sides: [Expression],
    _ relation: Relation,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    guard !field.environment.complexAnswers else { throw .unsupported }
    var range = ComparedRange()
    switch relation {
    case .greater: range.lower = .zero(isIncluded: false)
    case .greaterOrEqual: range.lower = .zero(isIncluded: true)
    case .less: range.upper = .zero(isIncluded: false)
    case .lessOrEqual: range.upper = .zero(isIncluded: true)
    case .equal, .notEqual: throw .unsupported
    }
    let whole = Expression(.list, sides)
    let difference = try field.reading(sides[0] - sides[1])
    let e = try withoutPositivePower(difference, &field) ?? (sides[0] - sides[1])
    try solve(e, valued: whole, in: range, where: [], depth: 0, &field)
  }

  /// A quotient without the powers of an exponential with the name that all terms have; nothing where
  /// there are none.
  private func withoutPositivePower(
    _ whole: AlgebraicFraction,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Expression? {
    for place in whole.numerator.variables
    where field.generators[place].expression.variables.contains(name) {
      let row = whole.numerator.coefficients(of: place)
      guard let least = row.firstIndex(where: { !$0.isZero }), least > 0,
        field.isPositive(SparsePolynomial(variable: place))
      else { continue }
      let rest = row.enumerated().dropFirst(least).flatMap { exponent, part in
        part.terms.map { term in
          let powers = term.powers.replacing(place, by: exponent - least)
          return SparsePolynomial.Term(term.coefficient, powers)
        }
      }
      let quotient = AlgebraicFraction(SparsePolynomial(rest))
      return try field.oneQuotient(
        try field.quotient(quotient, AlgebraicFraction(whole.denominator))
      )
    }
    return nil
  }

  /// Finds the cases in which an expression is in a range and another one has a value.
  private mutating func solve(
    _ e: Expression,
    valued: Expression,
    in range: ComparedRange,
    where known: [Expression],
    depth: Int,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    guard depth < Self.depthLimit else { throw .unsupported }
    guard let needed = try field.conditions(of: valued, besides: Expression(.zero)) else {
      throw .unsupported
    }
    guard range.lower != nil || range.upper != nil else {
      cases.append(needed + known)
      return
    }
    let kernel = try kernel(of: try field.reading(e), &field)
    let rest = try field.conditions(of: valued, besides: kernel.valued)
    guard let rest, !rest.contains(where: { $0.variables.contains(name) }) else {
      throw .unsupported
    }
    let own = known + needed.filter { !$0.variables.contains(name) && !known.contains($0) }
    let slope = try field.signed(kernel.slope)
    for isRising in [true, false] {
      guard let conditions = try field.condition(slope, isRising ? .greater : .less) else {
        continue
      }
      let lower = try value(range.lower, of: kernel, isRising, &field)
      let upper = try value(range.upper, of: kernel, isRising, &field)
      let inner =
        isRising
        ? ComparedRange(lower: lower, upper: upper) : ComparedRange(lower: upper, upper: lower)
      try solve(
        kernel.layers[...],
        kernel.generator,
        in: inner,
        where: own + conditions,
        depth: depth,
        &field
      )
    }
    if let conditions = try field.condition(slope, .equal),
      let constant = try self.conditions(for: kernel.constant, in: range, &field)
    {
      cases.append(constant + conditions + needed + known)
    }
  }

  /// A value as that with which the kernel is compared, where its slope is positive or negative.
  private func value(
    _ value: ComparedValue?,
    of kernel: Kernel,
    _ isRising: Bool,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> ComparedValue? {
    guard let value else { return nil }
    let distance = try field.difference(value.fraction, kernel.constant)
    let sign = try field.signed(distance)
    return ComparedValue(
      try field.quotient(distance, kernel.slope),
      isIncluded: value.isIncluded,
      sign: isRising ? sign : -sign
    )
  }

  /// What has to hold for an expression without the name to be in a range; nothing where it never is.
  private func conditions(
    for constant: AlgebraicFraction,
    in range: ComparedRange,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> [Expression]? {
    var conditions: [Expression] = []
    if let lower = range.lower {
      let distance = try field.signed(try field.difference(constant, lower.fraction))
      let relation: Relation = lower.isIncluded ? .greaterOrEqual : .greater
      guard let own = try field.condition(distance, relation) else { return nil }
      conditions += own
    }
    if let upper = range.upper {
      let distance = try field.signed(try field.difference(upper.fraction, constant))
      let relation: Relation = upper.isIncluded ? .greaterOrEqual : .greater
      guard let own = try field.condition(distance, relation) else { return nil }
      conditions += own
    }
    return conditions
  }

  /// An expression by its only part with the name.
  private func kernel(
    of whole: AlgebraicFraction,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> Kernel {
    let places = Set(whole.numerator.variables + whole.denominator.variables).filter { place in
      field.generators[place].expression.variables.contains(name)
    }
    guard places.count == 1, let place = places.first else { throw .unsupported }
    var rows = [whole.numerator, whole.denominator].map { $0.coefficients(of: place) }
    let exponents = rows.flatMap { row in row.indices.filter { !row[$0].isZero } }
    let power = exponents.reduce(0) { Int.commonDivisor($0, $1) }
    guard power > 0 else { throw .unsupported }
    rows = rows.map { row in row.indices.filter { $0 % power == 0 }.map { row[$0] } }
    var (above, below) = (rows[0], rows[1])
    let generator = field.generators[place]
    var layers: [Layer] = power > 1 ? [.power(power)] : []
    if below.count == 1, above.count > 2 {
      let (own, row) = try shiftedPower(above, &field)
      (above, layers) = (row, own + layers)
    }
    guard above.count <= 2, below.count <= 2 else { throw .unsupported }
    var (slope, constant) = (AlgebraicFraction.zero, AlgebraicFraction.zero)
    if below.count == 1 {
      slope = try field.quotient(above[1], below[0])
      constant = try field.quotient(above[0], below[0])
    } else if below[0].isZero {
      // (p t + q) / (r t) is p/r + q/r / t.
      slope = try field.quotient(above[0], below[1])
      constant = above.count == 2 ? try field.quotient(above[1], below[1]) : .zero
      layers.insert(.reciprocal(factor: .one, constant: .zero), at: 0)
    } else {
      // (p t + q) / (r t + s) is p/r + (q − p s/r) / (r t + s).
      guard let factor = below[1].constant, !factor.isZero else { throw .unsupported }
      let leading = above.count == 2 ? above[1].scaled(by: factor.reciprocal) : .zero
      let product = try field.product(AlgebraicFraction(leading), AlgebraicFraction(below[0]))
      slope = try field.difference(AlgebraicFraction(above[0]), product)
      constant = AlgebraicFraction(leading)
      layers.insert(.reciprocal(factor: factor, constant: below[0]), at: 0)
    }
    let divisor = Expression(quotient: Expression(.one), field.sum(whole.denominator))
    return Kernel(
      slope: slope,
      constant: constant,
      layers: layers,
      generator: generator,
      valued: Expression(.list, [generator.expression, divisor])
    )
  }

  /// A polynomial c·(t + s)ⁿ + d, by its coefficients, as the layers of the power and those of c·u + d.
  private func shiftedPower(
    _ row: [SparsePolynomial],
    _ field: inout AlgebraicField
  ) throws(AlgebraError) -> (layers: [Layer], row: [SparsePolynomial]) {
    let degree = row.count - 1
    guard let leading = row[degree].constant else { throw .unsupported }
    let shift = row[degree - 1].scaled(by: (leading * Rational(degree)).reciprocal)
    var (power, rest) = (SparsePolynomial.one, row[0])
    for place in 1...degree {
      power = try field.working { (budget) throws(PolynomialBudget.Spent) in
        try power.multiplied(by: shift, &budget)
      }
      let own = power.scaled(by: leading * Rational(Integer.binomial(degree, place)))
      guard place == degree || row[degree - place] == own else { throw .unsupported }
      rest = row[degree - place] - own
    }
    return ([.power(degree), .sum(shift)], [rest, row[degree]])
  }

  /// Finds the cases in which layers around a generator are in a range.
  private mutating func solve(
    _ layers: ArraySlice<Layer>,
    _ generator: AlgebraicField.Generator,
    in range: ComparedRange,
    where known: [Expression],
    depth: Int,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    guard let layer = layers.first else {
      try solve(generator, in: range, where: known, depth: depth, &field)
      return
    }
    let pieces: [ComparedRange.Piece]
    switch layer {
    case .reciprocal(let factor, let constant):
      pieces = try field.pieces(ofReciprocal: range).map { (piece) throws(AlgebraError) in
        let own = try field.range(piece.range, without: constant, over: factor)
        return (own, piece.conditions)
      }
    case .sum(let constant):
      pieces = [(try field.range(range, without: constant, over: .one), [])]
    case .power(let exponent):
      let roots: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
      roots = { (field, value) throws(AlgebraError) in try field.root(exponent, of: value) }
      if exponent % 2 == 1 {
        pieces = [(try field.mapped(range, keepsSign: true, roots), [])]
      } else {
        pieces = try field.pieces(ofMagnitude: range, roots)
      }
    }
    for piece in pieces {
      let own = known + piece.conditions
      let rest = layers.dropFirst()
      try solve(rest, generator, in: piece.range, where: own, depth: depth, &field)
    }
  }

  /// Finds the cases in which a generator is in a range.
  private mutating func solve(
    _ generator: AlgebraicField.Generator,
    in range: ComparedRange,
    where known: [Expression],
    depth: Int,
    _ field: inout AlgebraicField
  ) throws(AlgebraError) {
    let inner: Expression?
    let pieces: [ComparedRange.Piece]
    let operands = generator.expression.parts
    switch generator.kind {
    case .name:
      cases.append(try told(range, field) + known)
      return
    case .root(let index):
      inner = operands.last
      pieces = try field.pieces(ofRoot: index, range)
    case .magnitude:
      inner = operands.first
      pieces = try field.pieces(ofMagnitude: range) { $1 }
    case .exponential(let base, let exponent):
      guard base == Expression(.e) || base.rationalNumber.map({ $0 > .one }) == true else {
        throw .unsupported
      }
      inner = exponent
      pieces = try field.pieces(ofPowerOf: base, range)
    case .call(let builtin, _):
      guard let base = builtin.logarithmBase(operands), operands.count == 1 else {
        throw .unsupported
      }
      inner = operands.first
      pieces = [(try field.range(ofLogarithmOf: base, range), [])]
    default: throw .unsupported
    }
    guard let inner else { throw .unsupported }
    for piece in pieces {
      let own = known + piece.conditions
      try solve(inner, valued: inner, in: piece.range, where: own, depth: depth + 1, &field)
    }
  }

  /// The comparison that says that the name is in a range.
  func told(
    _ range: ComparedRange,
    _ field: AlgebraicField
  ) throws(AlgebraError) -> [Expression] {
    let unknown = Expression(name: name)
    let less = { (value: ComparedValue) in value.isIncluded ? Relation.lessOrEqual : .less }
    guard let lower = range.lower else {
      guard let upper = range.upper else { return [] }
      return [compared(less(upper), try field.oneQuotient(upper.fraction))]
    }
    let start = try field.oneQuotient(lower.fraction)
    guard let upper = range.upper else { return [compared(less(lower).turned, start)] }
    let first = Expression(.relation(less(lower), continuesChain: false), [start, unknown])
    let end = try field.oneQuotient(upper.fraction)
    return [Expression(.relation(less(upper), continuesChain: true), [first, end])]
  }
}
