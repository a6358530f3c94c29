// Loci of a complex unknown with exponentials, sines or sums of distances in them: |e^w| is e^(re w), a
// product of functions of one part each says stripes, and a sum of two distances an ellipse.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A comparison as another one that holds for the same numbers, which is one of polynomials in both
  /// parts more likely; nothing where there is none.
  mutating func plainLocus(
    _ condition: EquationTask.Condition,
    _ z: String
  ) -> EquationTask.Condition? {
    for condition in [condition, condition.turned] where !condition.right.variables.contains(z) {
      guard let number = complexConstant(condition.right), number.isReal else { continue }
      let left = condition.left
      if let exponent = left.exponentOfSize(in: z), let sign = sign(of: number.real), sign > 0 {
        return .init(
          .call(.realPart, exponent),
          condition.relation,
          .call(.ln, condition.right)
        )
      }
      if let found = ellipse(left, condition, z) { return found }
    }
    return nil
  }

  /// |z − a| + |z − b| compared with a number c that is greater than the distance d of a and b.
  ///
  /// With the squares A and B of both distances the product of c² − (√A + √B)² and c² − (√A − √B)² is
  /// c⁴ − 2c²(A + B) + (A − B)². The second factor is c² − d² at least, and so positive.
  private mutating func ellipse(
    _ sum: Expression,
    _ condition: EquationTask.Condition,
    _ z: String
  ) -> EquationTask.Condition? {
    guard case .sum = sum.symbol(at: sum.root), condition.relation != .notEqual,
      let first = sum.parts[0].center(in: z), let last = sum.parts[1].center(in: z)
    else { return nil }
    let gap = condition.right - .call(.abs, first - last)
    guard let space = constant(gap), sign(of: space) == 1 else { return nil }
    let squares = sum.parts.map { $0.raised(to: 2) }
    let square = condition.right.raised(to: 2)
    let opposite =
      Expression(2) * square * (squares[0] + squares[1]) - square.raised(to: 2)
      - (squares[0] - squares[1]).raised(to: 2)
    return .init(opposite, condition.relation, Expression(0))
  }

  /// Whether no number satisfies a comparison, since no magnitude is so small, or no sum of the
  /// distances from two numbers: that is their distance at least.
  mutating func isNever(_ condition: EquationTask.Condition, _ z: String) -> Bool {
    for condition in [condition, condition.turned] where !condition.right.variables.contains(z) {
      let (left, relation) = (condition.left, condition.relation)
      guard relation == .less || relation == .lessOrEqual else { continue }
      var least = Expression(0)
      if case .sum = left.symbol(at: left.root) {
        guard let first = left.parts[0].center(in: z), let last = left.parts[1].center(in: z) else {
          continue
        }
        least = .call(.abs, first - last)
      } else if left.symbol(at: left.root) != .call(.abs) {
        continue
      }
      guard let gap = constant(condition.right - least), let sign = sign(of: gap) else { continue }
      if sign < 0 || sign == 0 && relation == .less { return true }
    }
    return false
  }

  /// The arc on which arg((a·z + b)/(c·z + d)) is an angle θ: the quotient is t·e^(iθ) with t > 0.
  mutating func arc(of conditions: [EquationTask.Condition], _ z: String) -> SolvedCurve? {
    guard conditions.count == 1, case let condition = conditions[0], condition.relation == .equal
    else { return nil }
    for condition in [condition, condition.turned] where !condition.right.variables.contains(z) {
      let (left, angle) = (condition.left, condition.right)
      guard left.symbol(at: left.root) == .call(.argument),
        let parts = ExpressionFraction(left.parts[0], in: z, limit: 1),
        parts.denominator.count == 2, let least = constant(angle + Expression(.pi)),
        let most = constant(Expression(.pi) - angle), sign(of: least) == 1,
        sign(of: most).map({ $0 >= 0 }) == true
      else { continue }
      let (b, d) = (parts.numerator[0], parts.denominator[0])
      let a = parts.numerator.count == 2 ? parts.numerator[1] : Expression(0)
      let c = parts.denominator[1]
      // Nothing but infinity has the quotient a/c.
      guard let area = complexConstant(a * d - b * c), !area.isReal || sign(of: area.real) != 0,
        let top = complexConstant(a / c)
      else { continue }
      if !top.isReal || sign(of: top.real) != 0 {
        guard let gap = constant(.call(.argument, a / c) - angle), let sign = sign(of: gap),
          sign != 0
        else { continue }
      }
      let letter = SolutionLetter.parameter(0, besides: [z], in: environment)
      let t = Expression(name: letter)
      let turned = Expression(.power, [Expression(.e), angle * Expression(.imaginaryUnit)]) * t
      let value = (d * turned - b).folded / (a - c * turned).folded
      let isPositive = Expression(.relation(.greater, continuesChain: false), [t, Expression(0)])
      return SolvedCurve(cases: [.init(value: value, conditions: [isPositive])], name: letter)
    }
    return nil
  }

  /// The numbers for which a comparison holds whose difference is a product of functions of one part of
  /// the unknown each: lines, and what is between lines.
  mutating func stripes(
    of condition: EquationTask.Condition,
    _ z: String
  ) -> SolvedCurve? {
    guard condition.relation != .notEqual, let (x, y, difference) = realDifference(condition, z)
    else { return nil }
    let letter = SolutionLetter.parameter(0, besides: [z], in: environment)
    let whole = SolutionLetter.whole(besides: [z], in: environment)
    var curve = SolvedCurve(cases: [], name: letter)
    let factors = difference.signFactors(in: [x, y])
    guard factors.allSatisfy({ $0.variables.count < 2 }) else { return nil }
    if condition.relation == .equal {
      for factor in factors where !factor.variables.isEmpty {
        let isReal = factor.variables == [x]
        guard let lines = lines(factor, factor.variables[0], isReal, letter, whole) else {
          return nil
        }
        curve.add(lines)
      }
      return factors.contains { $0.variables.isEmpty && isNothing($0) != false } ? nil : curve
    }
    var relation = condition.relation
    var open: [Expression] = []
    for factor in factors {
      guard let sign = constantSign(of: factor) else {
        open.append(factor)
        continue
      }
      guard sign != 0 else { return nil }
      if sign < 0 { relation = relation.turned }
    }
    guard open.count == 1, let name = open[0].variables.first else { return nil }
    let part = Expression.call(name == x ? .realPart : .imaginaryPart, Expression(name: z))
    let found = withRealAnswers { $0.realSolutions(of: open[0], relation, in: name) }
    guard let found, found.isComplete, let ranges = ranges(of: found.solutions) else { return nil }
    for range in ranges {
      guard range.lower != nil || range.upper != nil else {
        curve.cases.append(.init())
        continue
      }
      guard let chain = chain(range, of: part, whole) else { return nil }
      curve.cases.append(.init(conditions: [chain]))
      if range.period != nil { curve.wholeLetters = [whole] }
    }
    return curve
  }

  /// The lines on which a function of one part is zero.
  private mutating func lines(
    _ factor: Expression,
    _ name: String,
    _ isReal: Bool,
    _ letter: String,
    _ whole: String
  ) -> SolvedCurve? {
    let found = withRealAnswers { $0.realSolutions(of: factor, .equal, in: name) }
    guard let found, found.isComplete, case .some(let members) = found.solutions else { return nil }
    var curve = SolvedCurve(cases: [], name: letter)
    let (free, i) = (Expression(name: letter), Expression(.imaginaryUnit))
    for member in members {
      guard var place = closedForm(of: member.number) else { return nil }
      if let period = member.period {
        guard let step = closedForm(of: period) else { return nil }
        place = .family(place, step, whole)
        curve.wholeLetters = [whole]
      }
      curve.cases.append(.init(value: isReal ? place + free * i : free + place * i))
    }
    return curve
  }

  /// The difference of both sides where these are real, as an expression of both parts of the unknown; it
  /// has a value everywhere.
  private mutating func realDifference(
    _ condition: EquationTask.Condition,
    _ z: String
  ) -> (x: String, y: String, difference: Expression)? {
    let (x, y) = (freshName(), freshName())
    var known = environment
    for name in [x, y] { known.variables[name] = .real(Real(0)) }
    let own = ComplexParts(real: Expression(name: x), imaginary: Expression(name: y))
    var sides: [Expression] = []
    for side in [condition.left, condition.right] {
      guard let parts = side.complexParts(where: [z: own], in: known), parts.imaginary == nil,
        let real = parts.real.inliningCalls(in: environment)?.folded
      else { return nil }
      sides.append(real)
    }
    let difference = sides[0] - sides[1]
    guard difference.variables.allSatisfy({ $0 == x || $0 == y }),
      [x, y].allSatisfy({ difference.isDefinedEverywhere(in: $0) })
    else { return nil }
    return (x, y, simplified(difference) ?? difference)
  }

  /// Whether a constant factor is zero; nothing where that is not found out.
  private mutating func isNothing(_ factor: Expression) -> Bool? {
    constant(factor).flatMap { sign(of: $0) }.map { $0 == 0 }
  }

  /// The sign that a factor has for every number; nothing where it has several, or that is not found
  /// out.
  private mutating func constantSign(of factor: Expression) -> Int? {
    guard let name = factor.variables.first else {
      return constant(factor).flatMap { sign(of: $0) }
    }
    for (relation, sign) in [(Relation.greater, 1), (.less, -1)] {
      let found = withRealAnswers { $0.realSolutions(of: factor, relation, in: name) }
      if let found, found.isComplete, let ranges = ranges(of: found.solutions), ranges.count == 1,
        ranges[0].lower == nil, ranges[0].upper == nil
      {
        return sign
      }
    }
    return nil
  }

  /// Solutions as ranges; nothing for others than ranges, and all numbers.
  private func ranges(of solutions: SolutionSet.Solutions) -> [SolutionRange]? {
    switch solutions {
    case .ranges(let ranges): return ranges.contains { $0.isPoint } ? nil : ranges
    case .some(let members): return members.isEmpty ? [] : nil
    case .every(except: let others):
      return others?.isEmpty == true ? [.init(lower: nil, upper: nil, isPoint: false)] : nil
    case .progressions, .images, .imageRanges, .complex, .points: return nil
    }
  }
}

extension Expression {
  /// The exponent w where it is |e^w|.
  fileprivate func exponentOfSize(in name: String) -> Expression? {
    guard case .call(.abs) = symbol(at: root) else { return nil }
    let inner = parts[0]
    switch inner.symbol(at: inner.root) {
    case .call(.exp): return inner.parts[0]
    case .power:
      guard case .constant(.e) = inner.parts[0].symbol(at: inner.parts[0].root) else { return nil }
      return inner.parts[1].variables.contains(name) ? inner.parts[1] : nil
    default: return nil
    }
  }

  /// The number a where it is |z − a|.
  fileprivate func center(in name: String) -> Expression? {
    guard case .call(.abs) = symbol(at: root),
      let line = ExpressionFraction(parts[0], in: name, limit: 1), line.numerator.count == 2,
      line.denominator.count == 1, line.denominator[0].rationalNumber == .one,
      let factor = line.numerator[1].rationalNumber, factor.magnitude == .one
    else { return nil }
    return factor == .one ? -line.numerator[0] : line.numerator[0]
  }

  /// Factors whose product it is, up to powers with an odd exponent.
  fileprivate func signFactors(in names: [String]) -> [Expression] {
    guard names.contains(where: { variables.contains($0) }) else { return [self] }
    let operands = parts
    switch symbol(at: root) {
    case .negation: return [Expression(-1)] + operands[0].signFactors(in: names)
    case .product, .juxtaposition:
      return operands.flatMap { $0.signFactors(in: names) }
    case .quotient where operands[1].variables.isEmpty:
      return operands[0].signFactors(in: names) + [operands[1]]
    default: return [self]
    }
  }
}
