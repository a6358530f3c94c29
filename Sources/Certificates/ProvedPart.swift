// The solutions that a certificate tells by numbers, for those who compare them with an answer.

package import Expressions
internal import Numbers
internal import Reals

/// Solutions that a certificate tells apart from others.
package enum ProvedPart: Sendable {
  /// What each unknown is.
  case point([Expression])
  /// One number from one to another.
  case between(Expression, Expression)
  /// The numbers between two ends; nothing for an infinite one.
  case range(lower: End?, upper: End?)

  /// An end of a range.
  package struct End: Sendable {
    /// The end, or a number inside that is near, where the end is told by no number.
    package let number: Expression
    /// Whether the range ends at the number.
    package let isExact: Bool
    /// Whether the number belongs to the range.
    package let isIncluded: Bool
  }
}

extension ZeroCertificate {
  /// The zeros, or those of a period.
  package var parts: [ProvedPart] {
    pieces.flatMap { piece -> [ProvedPart] in
      switch piece.reason {
      case .noZero, .tail: return []
      case .oneZero, .doubleZero:
        if let number = piece.solutions.first { return [.point([number])] }
        guard let lower = piece.lower, let upper = piece.upper else { return [] }
        return [.between(Expression(lower), Expression(upper))]
      case .atMost(_, let points):
        return zip(points, points.dropFirst()).map { .between(Expression($0), Expression($1)) }
      }
    }
  }
}

extension ComparisonCertificate {
  /// The ranges, or those of a period, which may begin and end where the pieces do; nothing where all
  /// repeats on one side of the line only.
  ///
  /// - Precondition: The certificate is valid.
  package var parts: [ProvedPart]? {
    guard !hasSides else { return nil }
    var found: [ProvedPart] = []
    var (isInside, lower) = (pieces.first?.pattern.left == true, Self.near(pieces.first?.lower))
    for piece in pieces {
      let pattern = piece.pattern
      let change = piece.change.map {
        ProvedPart.End(number: $0, isExact: true, isIncluded: pattern.center)
      }
      if isInside, !(pattern.center && pattern.right) {
        found.append(.range(lower: lower, upper: change ?? Self.near(piece.lower)))
        isInside = false
      }
      if !isInside, pattern.right {
        (isInside, lower) = (true, change ?? Self.near(piece.upper))
      } else if !isInside, pattern.center, !pattern.left, let number = piece.change {
        found.append(.point([number]))
      }
    }
    if isInside { found.append(.range(lower: lower, upper: Self.near(pieces.last?.upper))) }
    return found
  }

  /// A number inside a range, near an end that no number tells.
  private static func near(_ bound: Rational?) -> ProvedPart.End? {
    bound.map { .init(number: Expression($0), isExact: false, isIncluded: true) }
  }
}

extension FamilyCertificate {
  /// The single solutions, and some of each family.
  package var parts: [ProvedPart] {
    let members = families.flatMap { family -> [ProvedPart] in
      guard let name = family.value.variables.first, family.value.variables.count == 1 else {
        return []
      }
      return family.turns.some.map { turn in
        let number = family.start + Expression(Rational(turn)) * family.period
        return .point([family.value.replacing([name: number])])
      }
    }
    return members + points.map { .point([$0]) }
  }
}

extension ComplexCertificate {
  /// The single solutions, and some of each family.
  package var parts: [ProvedPart] {
    let members = families.flatMap { family in
      Turns.all.some.map {
        ProvedPart.point([family.start + Expression(Rational($0)) * family.step])
      }
    }
    return members + points.map { .point([$0]) }
  }
}

extension WholeCertificate {
  /// The solutions, and some of each family.
  package var parts: [ProvedPart] {
    guard let parameter else { return points.map { .point($0) } }
    return points.flatMap { point in
      Turns.all.some.map { turn in
        .point(point.map { $0.replacing([parameter: Expression(Rational(turn))]) })
      }
    }
  }
}

extension Turns {
  /// Some of the whole numbers, those near 0.
  var some: [Int] {
    switch self {
    case .all: [-2, -1, 0, 1, 2, 3]
    case .fromZero: [0, 1, 2, 3]
    case .notZero: [-2, -1, 1, 2]
    }
  }
}

// MARK: - Sets

/// A range of real solutions that a proof tells, or a family of ranges a step apart.
package struct ProvedRange: Sendable {
  /// An end, which belongs to the range or does not.
  package struct End: Sendable {
    package let number: Expression
    package let isIncluded: Bool
  }

  /// The ends; nothing for an infinite one.
  package var lower, upper: End?
  /// How far apart the ranges of a family are, and which multiples are added.
  package var family: (step: Expression, turns: Turns)?

  fileprivate init(
    lower: End?,
    upper: End?,
    every step: Expression? = nil,
    _ turns: Turns = .all
  ) {
    (self.lower, self.upper, family) = (lower, upper, step.map { ($0, turns) })
  }

  /// A single number, or a family of numbers.
  fileprivate init(_ number: Expression, every step: Expression? = nil, _ turns: Turns = .all) {
    let end = End(number: number, isIncluded: true)
    self.init(lower: end, upper: end, every: step, turns)
  }
}

extension SolutionCheck {
  /// All real solutions of one unknown that the lines of a valid proof tell; nothing where they are others,
  /// or one is told by no number.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - unknown: The unknown of a polynomial.
  ///   - numbers: Numbers among which those are looked for that the proof tells by bounds only.
  ///   - environment: What finds the numbers that are told as zeros.
  /// - Returns: The unknown and what it is.
  package static func provedSet(
    of lines: [String],
    _ unknown: String,
    among numbers: [Expression],
    _ environment: Environment
  ) -> (unknown: String, ranges: [ProvedRange])? {
    var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
    let kind = kind(of: lines)
    switch kind {
    case .roots, .zeros:
      guard
        let certificate = kind == .roots
          ? ZeroCertificate(ofRoots: lines, unknown) : ZeroCertificate.reading(lines).certificate,
        let points = certificate.zeros(among: numbers, environment, in: &workspace)
      else { return nil }
      return (certificate.unknown, points.map { ProvedRange($0, every: certificate.period) })
    case .ranges, .parts:
      guard
        let certificate = kind == .ranges
          ? ComparisonCertificate.reading(lines).certificate
          : PartsCertificate.reading(lines).certificate?.ranges,
        let ranges = certificate.ranges(among: numbers, environment, in: &workspace)
      else { return nil }
      return (certificate.unknown, ranges)
    case .families:
      guard let certificate = FamilyCertificate.reading(lines).certificate else { return nil }
      var ranges = certificate.points.map { ProvedRange($0) }
      for family in certificate.families {
        guard let name = family.value.variables.first, family.value.variables.count == 1,
          let slope = family.value.slope(by: name)
        else { return nil }
        let number = family.value.replacing([name: family.start])
        ranges.append(ProvedRange(number, every: slope * family.period, family.turns))
      }
      return (certificate.unknown, ranges)
    case .images:
      guard let certificate = ImageCertificate.reading(lines).certificate else { return nil }
      func end(_ end: ImageCertificate.End?, _ value: Expression?) -> ProvedRange.End? {
        end.map { end in
          let number = value.map { $0.replacing([$0.variables[0]: end.number]) } ?? end.number
          return .init(number: number, isIncluded: end.isIncluded)
        }
      }
      var ranges = certificate.ranges.map {
        ProvedRange(lower: end($0.lower, nil), upper: end($0.upper, nil))
      }
      for family in certificate.families {
        let (value, own) = (family.value, family.range)
        guard value.variables.count == 1, let slope = value.slope(by: value.variables[0]),
          let sign = slope.exactValue(in: environment, workspace: &workspace)?
            .sign(in: &workspace), sign != 0
        else { return nil }
        let (low, high) = sign > 0 ? (own.lower, own.upper) : (own.upper, own.lower)
        ranges.append(
          ProvedRange(
            lower: end(low, value),
            upper: end(high, value),
            every: slope * family.period,
            family.turns
          )
        )
      }
      return (certificate.unknown, ranges)
    case .wholes:
      guard let certificate = WholeCertificate.reading(lines).certificate,
        certificate.unknowns.count == 1
      else { return nil }
      var ranges: [ProvedRange] = []
      for number in certificate.points.map({ $0[0] }) {
        guard let name = certificate.parameter else {
          ranges.append(ProvedRange(number))
          continue
        }
        guard let slope = number.slope(by: name) else { return nil }
        ranges.append(ProvedRange(number.replacing([name: Expression(0)]), every: slope))
      }
      return (certificate.unknowns[0], ranges)
    case .points, .substitutions, .complexes, .cases, .calculus, nil: return nil
    }
  }
}

extension Expression {
  /// How much it grows where a name grows by 1, if that is always the same.
  package func slope(by name: String) -> Expression? {
    let operands = parts
    func isFree(_ place: Int) -> Bool { !operands[place].variables.contains(name) }
    guard variables.contains(name) else { return Expression(0) }
    switch (symbol(at: root), operands.count) {
    case (.name, 0): return Expression(1)
    case (.negation, 1): return operands[0].slope(by: name).map { -$0 }
    case (.sum, 2), (.difference, 2):
      guard let a = operands[0].slope(by: name), let b = operands[1].slope(by: name) else {
        return nil
      }
      return symbol(at: root) == .sum ? a + b : a - b
    case (.product, 2), (.juxtaposition, 2):
      if isFree(0) { return operands[1].slope(by: name).map { operands[0] * $0 } }
      return isFree(1) ? operands[0].slope(by: name).map { $0 * operands[1] } : nil
    case (.quotient, 2):
      return isFree(1) ? operands[0].slope(by: name).map { $0 / operands[1] } : nil
    default: return nil
    }
  }

  /// The expression and the name of a number that is told as a zero.
  fileprivate var toldZero: (body: Expression, name: String)? {
    guard symbol(at: root) == .call(.zero), parts.count == 1, case let sequence = parts[0],
      sequence.symbol(at: sequence.root) == .sequence, sequence.parts.count == 3,
      case .name(let name) = sequence.parts[1].symbol(at: sequence.parts[1].root)
    else { return nil }
    return (sequence.parts[2], name)
  }

  /// Near bounds of a number that is told as a zero, within a piece of the line.
  fileprivate func bounds(
    from lower: Rational?,
    to upper: Rational?,
    _ environment: Environment,
    in workspace: inout Workspace
  ) -> (low: Rational, high: Rational)? {
    guard let number = exactValue(in: environment, workspace: &workspace) else { return nil }
    let place = CheckedFunction.interval(around: number, in: &workspace)
    guard place.isBounded, let low = Dyadic(exactly: place.lower - 0x1p-30)?.asRational,
      let high = Dyadic(exactly: place.upper + 0x1p-30)?.asRational
    else { return nil }
    if let lower, low <= lower { return nil }
    if let upper, high >= upper { return nil }
    return low < high ? (low, high) : nil
  }

  /// Whether it is the numerator of another expression times a number, or that of the opposite.
  fileprivate func hasNumerator(of other: Expression, by name: String) -> Bool {
    withoutQuotients(of: name).numerator
      .isMultiple(of: other.withoutQuotients(of: name).numerator)
  }
}

extension ZeroCertificate {
  /// The pieces of the line on which the real roots of a polynomial lie, one each, as the lines of a proof
  /// tell them; nothing where these prove complex ones.
  fileprivate init?(ofRoots lines: [String], _ unknown: String) {
    guard let intervals = RootCertificate.reading(lines).certificate?.intervals,
      let line = lines.lazy.map({ CertificateLine($0) }).first(where: { $0.word == "polynomial" }),
      !lines.contains(where: { $0.hasPrefix("imaginary ") }),
      case let coefficients = line.words.compactMap({ Rational(quotient: $0) }),
      coefficients.count == line.words.count
    else { return nil }
    let value = Expression(Polynomial(coefficients), of: Expression(name: unknown))
    self.init(unknown: unknown, angleUnit: .radians, sides: (value, Expression(0)))
    pieces = intervals.map { lower, upper in
      Piece(
        lower: lower,
        upper: upper,
        reason: .oneZero,
        solutions: lower < upper ? [] : [Expression(lower)]
      )
    }
  }

  /// All zeros, or those of a period; those that are told by bounds are looked for among some numbers.
  fileprivate func zeros(
    among numbers: [Expression],
    _ environment: Environment,
    in workspace: inout Workspace
  ) -> [Expression]? {
    guard var check = ZeroCheck(self, in: &workspace) else { return nil }
    var found: [Expression] = []
    for piece in pieces {
      let wanted: Int
      switch piece.reason {
      case .noZero, .tail: continue
      case .oneZero, .doubleZero: wanted = 1
      case .atMost(let order, _): wanted = order
      }
      var own = piece.solutions
      for number in numbers where own.count < wanted && !own.contains(number) {
        if check.has(number, on: piece, besides: own, environment, in: &workspace) {
          own.append(number)
        }
      }
      guard own.count == wanted else { return nil }
      found += own
    }
    return found
  }
}

extension ZeroCheck {
  /// Whether a number is a zero on a piece, and none of some others.
  fileprivate mutating func has(
    _ number: Expression,
    on piece: ZeroCertificate.Piece,
    besides others: [Expression],
    _ environment: Environment,
    in workspace: inout Workspace
  ) -> Bool {
    guard number.variables.isEmpty,
      let own = number.exactValue(in: environment, workspace: &workspace),
      own.isInside(piece, in: &workspace),
      number.toldZero == nil
        ? function.expression.isZero(function.variable, at: own, function.angleUnit, in: &workspace)
        : isOnlyZero(number, on: piece, environment, in: &workspace)
    else { return false }
    for other in others {
      guard let other = other.exactValue(in: environment, workspace: &workspace),
        let order = own.order(to: other, in: &workspace), order != .equal
      else { return false }
    }
    return true
  }
}

extension ZeroCheck {
  /// Whether a number is told as a zero of the function, and is the only one inside near bounds on a piece at
  /// which that is zero: its sign changes there, without a jump.
  ///
  /// Then the function has that zero, too, of whose numerator what is told is a multiple by a number.
  fileprivate mutating func isOnlyZero(
    _ number: Expression,
    on piece: some LinePiece,
    _ environment: Environment,
    in workspace: inout Workspace
  ) -> Bool {
    let unknown = function.variable
    guard let (body, name) = number.toldZero,
      body.replacing([name: Expression(name: unknown)])
        .hasNumerator(of: function.expression, by: unknown),
      let (low, high) = number.bounds(
        from: piece.lower,
        to: piece.upper,
        environment,
        in: &workspace
      )
    else { return false }
    return holds(.init(lower: low, upper: high, reason: .oneZero), in: &workspace)
  }
}

extension ComparisonCertificate {
  /// The ranges; an end that no number tells is looked for among some numbers.
  ///
  /// What repeats is told by what lies on the pieces, shifted by whole multiples of the period: these
  /// are longer than that.
  fileprivate func ranges(
    among numbers: [Expression],
    _ environment: Environment,
    in workspace: inout Workspace
  ) -> [ProvedRange]? {
    guard var check = ComparisonCheck(self, in: &workspace) else { return nil }
    var told = pieces
    for place in told.indices where !told[place].pattern.isConstant && told[place].change == nil {
      let piece = told[place]
      guard
        let number = numbers.first(where: {
          check.hasChange($0, on: piece, environment, in: &workspace)
        })
      else { return nil }
      told[place].change = number
    }
    if let period {
      return Self.ranges(of: told[...]).map {
        ProvedRange(lower: $0.lower, upper: $0.upper, every: period)
      }
    }
    var found = Self.ranges(of: told[...])
    guard hasSides else { return found }
    guard let ends = repeatingPieces(in: &workspace) else { return nil }
    if let place = ends.left, let step = sides.left {
      found += Self.ranges(of: told[..<place]).map {
        ProvedRange(lower: $0.lower, upper: $0.upper, every: -step, .fromZero)
      }
    }
    if let place = ends.right, let step = sides.right {
      found += Self.ranges(of: told[place...]).map {
        ProvedRange(lower: $0.lower, upper: $0.upper, every: step, .fromZero)
      }
    }
    return found
  }

  /// The ranges on some pieces, closed where these begin and end.
  private static func ranges(of pieces: ArraySlice<Piece>) -> [ProvedRange] {
    func end(_ bound: Rational?) -> ProvedRange.End? {
      bound.map { .init(number: Expression($0), isIncluded: true) }
    }
    var found: [ProvedRange] = []
    for piece in pieces {
      let (low, high, pattern) = (end(piece.lower), end(piece.upper), piece.pattern)
      guard let change = piece.change, !pattern.isConstant else {
        if pattern.left { found.append(ProvedRange(lower: low, upper: high)) }
        continue
      }
      let place = ProvedRange.End(number: change, isIncluded: false)
      if pattern.left { found.append(ProvedRange(lower: low, upper: place)) }
      if pattern.center { found.append(ProvedRange(change)) }
      if pattern.right { found.append(ProvedRange(lower: place, upper: high)) }
    }
    return found
  }
}

extension ComparisonCheck {
  /// Whether a number is the one at which the comparisons change on a piece.
  fileprivate mutating func hasChange(
    _ number: Expression,
    on piece: ComparisonCertificate.Piece,
    _ environment: Environment,
    in workspace: inout Workspace
  ) -> Bool {
    guard number.variables.isEmpty else { return false }
    if number.isPlain {
      return pattern(from: piece.lower, to: piece.upper, change: number, in: &workspace)
        == piece.pattern
    }
    // One comparison changes on a piece; what is continuous does so where it is zero.
    guard let first = parts.first else { return false }
    return parts.contains { part in
      var check = part
      let certificate = ZeroCertificate(
        unknown: first.unknown,
        angleUnit: first.angleUnit,
        sides: (part.difference, Expression(0))
      )
      let pattern = check.pattern(from: piece.lower, to: piece.upper, change: nil, in: &workspace)
      guard pattern?.isConstant == false,
        var zeros = ZeroCheck(certificate, in: &workspace)
      else { return false }
      return zeros.isOnlyZero(number, on: piece, environment, in: &workspace)
    }
  }
}
