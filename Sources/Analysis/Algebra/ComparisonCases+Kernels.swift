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
    try solve(sides[0] - sides[1], valued: whole, in: range, where: [], depth: 0, &field)
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
    let (above, below) = (rows[0], rows[1])
    guard above.count <= 2, below.count <= 2 else { throw .unsupported }
    let generator = field.generators[place]
    var layers: [Layer] = power > 1 ? [.power(power)] : []
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
  private func told(
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

// MARK: Pieces

extension AlgebraicField {
  /// A range with a function of its ends that rises.
  fileprivate mutating func mapped(
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
  fileprivate mutating func pieces(
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
    func inverse(
      _ field: inout AlgebraicField,
      _ a: AlgebraicFraction
    ) throws(AlgebraError) -> AlgebraicFraction {
      try field.quotient(.one, a)
    }
    var own: [Expression] = []
    var low: ComparedValue? = .zero(isIncluded: false)
    if let upper = range.upper {
      guard let conditions = try condition(upper.sign, .greater) else { return [] }
      (own, low) = (conditions, try mapped(upper, keepsSign: true, inverse))
    }
    guard let lower = range.lower else { return [(ComparedRange(lower: low, upper: nil), own)] }
    var pieces: [ComparedRange.Piece] = []
    if let conditions = try condition(lower.sign, .greater) {
      let high = try mapped(lower, keepsSign: true, inverse)
      pieces.append((ComparedRange(lower: low, upper: high), own + conditions))
    }
    if let conditions = try condition(lower.sign, .lessOrEqual) {
      pieces.append((ComparedRange(lower: low, upper: nil), own + conditions))
    }
    return pieces
  }

  /// The range of t where a multiple of it and a constant is in a range.
  fileprivate mutating func range(
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
  fileprivate mutating func pieces(
    ofMagnitude range: ComparedRange,
    _ origin: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    var pieces: [ComparedRange.Piece] = []
    for piece in try self.pieces(ofNotNegative: range, origin, isEndTold: false) {
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
  fileprivate mutating func pieces(
    ofRoot index: Int,
    _ range: ComparedRange
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    let power: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction
    power = { (field, value) throws(AlgebraError) in try field.power(value, index) }
    guard index % 2 == 0 else { return [(try mapped(range, keepsSign: true, power), [])] }
    return try pieces(ofNotNegative: range, power, isEndTold: true)
  }

  /// What of a range is not negative, with what undoes a function at its ends; a lower end of zero is
  /// told or left out.
  private mutating func pieces(
    ofNotNegative range: ComparedRange,
    _ origin: (inout AlgebraicField, AlgebraicFraction) throws(AlgebraError) -> AlgebraicFraction,
    isEndTold: Bool
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    var own: [Expression] = []
    if let upper = range.upper {
      let relation: Relation = upper.isIncluded ? .greaterOrEqual : .greater
      guard let conditions = try condition(upper.sign, relation) else { return [] }
      own = conditions
    }
    let high = try mapped(range.upper, keepsSign: true, origin)
    let zero = isEndTold ? ComparedValue.zero(isIncluded: true) : nil
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
  fileprivate mutating func pieces(
    ofPowerOf base: Expression,
    _ range: ComparedRange
  ) throws(AlgebraError) -> [ComparedRange.Piece] {
    func logarithm(
      _ field: inout AlgebraicField,
      _ a: AlgebraicFraction
    ) throws(AlgebraError) -> AlgebraicFraction {
      try field.reading(try field.oneQuotient(a).logarithm(ofBase: base))
    }
    var own: [Expression] = []
    var high: ComparedValue?
    if let upper = range.upper {
      guard let conditions = try condition(upper.sign, .greater) else { return [] }
      (own, high) = (conditions, try mapped(upper, keepsSign: false, logarithm))
    }
    guard let lower = range.lower else { return [(ComparedRange(lower: nil, upper: high), own)] }
    var pieces: [ComparedRange.Piece] = []
    if let conditions = try condition(lower.sign, .greater) {
      let low = try mapped(lower, keepsSign: false, logarithm)
      pieces.append((ComparedRange(lower: low, upper: high), own + conditions))
    }
    if let conditions = try condition(lower.sign, .lessOrEqual) {
      pieces.append((ComparedRange(lower: nil, upper: high), own + conditions))
    }
    return pieces
  }

  /// The range of what a logarithm is taken of, where that is in a range.
  fileprivate mutating func range(
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
