// Comparisons in which lines are rounded, in polynomials: a number is rounded down by something
// from zero to below one. Either the unknown itself falls out, and what is left repeats; or the
// comparison is decided far out, and between two numbers it is solved from jump to jump.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The largest degree, the most boxes that are looked at, and the narrowest ones.
  private static let (roundedDegree, boxLimit, narrowest) = (8, 4_000, 0.25)

  /// The solutions of a comparison in which lines are rounded; nothing where they are not found
  /// out.
  mutating func solutionsByRoundings(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers else { return nil }
    depth += 1
    defer { depth -= 1 }
    var breaks: [Real] = []
    var isSided = false
    for argument in e.argumentsRoundedBySign(in: x) {
      guard let zero = zero(ofLine: argument, in: x) else { return nil }
      isSided = true
      breaks.append(zero)
    }
    guard isSided else { return solutionsByFloors(of: e, relation, in: x) }
    let ordered = different(breaks)
    guard ordered.isProved else { return nil }
    let ranges = ranges(of: e, relation, in: x, piecewise: ordered.numbers) { solver, piece in
      guard let sided = solver.withFloors(e, x, at: piece.inner),
        let found = solver.realSolutions(of: sided, relation, in: x), found.isComplete
      else { return nil }
      return solver.progressions(
        of: found.solutions,
        between: piece.low.map { .init(number: $0, isIncluded: false) },
        piece.high.map { .init(number: $0, isIncluded: false) }
      )
    }
    return ranges.flatMap { set(ofProgressions: $0, relation) }
  }

  /// Where a line is zero; nothing where it is none, or that is not found out.
  private mutating func zero(ofLine e: Expression, in x: String) -> Real? {
    guard let line = ExpressionFraction(e, in: x, limit: 1), line.denominator.count == 1,
      line.numerator.count == 2, let rest = constant(line.numerator[0]),
      let slope = constant(line.numerator[1]), let sign = sign(of: slope), sign != 0
    else { return nil }
    return quotient(rest, slope).flatMap { moved(Real(0), by: -1, $0) }
  }

  /// The expression with floors in the place of what is rounded by its sign, which it has at a
  /// number and around it.
  private mutating func withFloors(_ e: Expression, _ x: String, at number: Real) -> Expression? {
    var result = e
    while let index = result.firstRoundedBySign(in: x) {
      let argument = result.subexpression(at: result.operands(of: index)[0])
      guard case .call(let builtin) = result.symbol(at: index),
        let sign = sign(of: argument, x, at: number), sign != 0
      else { return nil }
      // It is an odd function: what it is for −u is the opposite.
      let size = sign < 0 ? -argument : argument
      let value: Expression
      switch builtin {
      case .trunc: value = .call(.floor, size)
      case .round: value = .call(.floor, size + Expression(Rational(1, over: 2)))
      default: value = Expression(.call(.mod), [size, Expression(1)])
      }
      result = result.replacing(index, with: sign < 0 ? -value : value)
    }
    return result
  }

  // MARK: Floors of lines

  /// The solutions of a comparison between polynomials in the unknown and in lines that are
  /// rounded down or up.
  private mutating func solutionsByFloors(
    of e: Expression,
    _ relation: Relation,
    in x: String
  ) -> SolutionSet? {
    var outer = e
    var shares: [String: Expression] = [:]
    var hasFloors = false
    while let index = outer.firstFloor(in: x) {
      let call = outer.subexpression(at: index)
      let line = call.parts[0]
      guard zero(ofLine: line, in: x) != nil, case .call(let builtin) = call.symbol(at: call.root)
      else { return nil }
      let name = freshName()
      let share = Expression(name: name)
      let value: Expression
      switch builtin {
      case .floor:
        // ⌊u⌋ = u − mod(u; 1)
        (value, shares[name]) = (line - share, Expression(.call(.mod), [line, Expression(1)]))
      case .ceil:
        // ⌈u⌉ = u + mod(−u; 1)
        (value, shares[name]) = (line + share, Expression(.call(.mod), [-line, Expression(1)]))
      default:
        // mod(u; v) = v·(mod(u; v)/v)
        guard let divisor = constant(call.parts[1]), let sign = sign(of: divisor), sign != 0 else {
          return nil
        }
        (value, shares[name]) = (call.parts[1] * share, call / call.parts[1])
      }
      if builtin != .mod { hasFloors = true }
      outer = outer.replacing(every: call, with: value)
    }
    guard let outer = withoutIdleParts(outer, x, Set(shares.keys)) else { return nil }
    guard !shares.isEmpty,
      let whole = ExpressionFraction(outer, in: x, limit: Self.roundedDegree),
      whole.denominator.count == 1, let divisor = constant(whole.denominator[0]),
      let divisorSign = sign(of: divisor), divisorSign != 0
    else { return nil }
    var terms = whole.numerator
    while terms.count > 1, let last = terms.last {
      guard last.variables.allSatisfy({ shares[$0] == nil }) else { break }
      guard let number = constant(last), let sign = sign(of: number) else { return nil }
      if sign != 0 { break }
      terms.removeLast()
    }
    if terms.count == 1 {
      // What repeats as it stands is solved so.
      guard hasFloors else { return nil }
      let repeating = (terms[0] / whole.denominator[0]).replacing(shares)
      return realSolutions(of: repeating, relation, in: x)
    }
    var enclosures: [Interval] = []
    for term in terms {
      guard let enclosure = enclosure(term, Set(shares.keys)) else { return nil }
      enclosures.append(divisorSign < 0 ? -enclosure : enclosure)
    }
    return solutions(of: e, relation, in: x, within: enclosures)
  }

  /// The expression with what is left of the arguments of functions and of exponents from which the
  /// unknown falls out.
  private mutating func withoutIdleParts(
    _ e: Expression,
    _ x: String,
    _ shares: Set<String>
  ) -> Expression? {
    var result = e
    var index = 0
    while index < result.count {
      let part = result.subexpression(at: index)
      var places: [Int] = []
      switch result.symbol(at: index) {
      case .call: places = result.operands(of: index)
      case .power: places = [index - 1]
      default: break
      }
      guard part.variables.contains(x), part.variables.contains(where: { shares.contains($0) }),
        let place = places.last(where: { result.subexpression(at: $0).variables.contains(x) })
      else {
        index += 1
        continue
      }
      guard
        let line = ExpressionFraction(result.subexpression(at: place), in: x, limit: 1),
        line.denominator.count == 1, line.numerator.count == 2,
        let slope = constant(line.numerator[1]), sign(of: slope) == 0
      else { return nil }
      result = result.replacing(place, with: line.numerator[0] / line.denominator[0])
      index = 0
    }
    return result
  }

  /// Bounds of a polynomial in names that stand for numbers from 0 to 1.
  private mutating func enclosure(_ e: Expression, _ shares: Set<String>) -> Interval? {
    let unit = Interval(lower: 0, upper: 1)
    guard e.variables.contains(where: { shares.contains($0) }) else {
      guard case .number(let number) = worth(of: e) else { return nil }
      let place = enclosure(number)
      return place.isBounded ? place : nil
    }
    var parts: [Interval] = []
    for part in e.parts {
      guard let enclosure = enclosure(part, shares) else { return nil }
      parts.append(enclosure)
    }
    switch e.symbol(at: e.root) {
    case .name: return unit
    case .negation: return -parts[0]
    case .sum: return parts[0] + parts[1]
    case .difference: return parts[0] - parts[1]
    case .product, .juxtaposition: return parts[0] * parts[1]
    case .quotient: return parts[0] / parts[1]
    default: return nil
    }
  }

  /// The solutions of a comparison of a function with zero that is a polynomial with coefficients
  /// within some bounds: outside of boxes in which it may be zero it keeps its sign.
  private mutating func solutions(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    within terms: [Interval]
  ) -> SolutionSet? {
    let last = terms[terms.count - 1]
    guard !last.contains(0) else { return nil }
    let least = last.lower > 0 ? last.lower : -last.upper
    // Cauchy's bound.
    let largest = terms.dropLast().reduce(0) { max($0, $1.upper, -$1.lower) }
    let reach = (1 + largest / least).nextUp.rounded(.up)
    guard reach < 1e6, let boxes = boxes(terms, reach) else { return nil }
    let degree = terms.count - 1
    var ranges: [SolutionRange] = []
    // The sign on the piece to the left of each box, and behind the last one.
    var signs: [Int] = []
    for (index, box) in boxes.enumerated() {
      let before = index > 0 ? boxes[index - 1].upper : -reach - 1
      guard let sign = Self.sign(terms, at: Interval((before + box.lower) / 2)) else { return nil }
      signs.append(sign)
    }
    let lead = last.lower > 0 ? 1 : -1
    signs.append(lead)
    if boxes.isEmpty, degree % 2 == 1 { return nil }
    for index in 0...boxes.count {
      if relation.holds(for: signs[index]) {
        ranges.append(
          SolutionRange(
            lower: index > 0 ? Self.end(boxes[index - 1].upper) : nil,
            upper: index < boxes.count ? Self.end(boxes[index].lower) : nil,
            isPoint: false
          )
        )
      }
      guard index < boxes.count else { break }
      guard let low = Self.end(boxes[index].lower), let high = Self.end(boxes[index].upper),
        let found = solutionsBetweenJumps(
          of: e,
          relation,
          in: x,
          from: low.number,
          to: high.number
        ), found.isComplete, let inside = self.ranges(of: found.solutions, between: nil, nil)
      else { return nil }
      ranges += inside
    }
    guard let ordered = orderedRanges(ranges) else { return nil }
    return set(of: joined(ordered), relation)
  }

  private static func end(_ number: Double) -> SolutionRange.End? {
    Dyadic(exactly: number).map { .init(number: Real($0.asRational), isIncluded: false) }
  }

  /// Boxes from left to right, none of which touches the next one, outside of which a polynomial
  /// with coefficients within some bounds is not zero.
  private func boxes(_ terms: [Interval], _ reach: Double) -> [Interval]? {
    var open = [Interval(lower: -reach, upper: reach)]
    var found: [Interval] = []
    var count = 0
    while let box = open.popLast() {
      count += 1
      guard count < Self.boxLimit else { return nil }
      if Self.sign(terms, at: box) != nil { continue }
      if box.width <= Self.narrowest {
        if let last = found.last, last.upper == box.lower {
          found[found.count - 1] = last.hull(box)
        } else {
          found.append(box)
        }
        continue
      }
      // The left half is looked at first.
      open.append(Interval(lower: box.midpoint, upper: box.upper))
      open.append(Interval(lower: box.lower, upper: box.midpoint))
    }
    return found
  }

  /// The sign that a polynomial with coefficients within some bounds has everywhere on a box.
  private static func sign(_ terms: [Interval], at box: Interval) -> Int? {
    var value = Interval.zero
    for term in terms.reversed() { value = value * box + term }
    return value.lower > 0 ? 1 : value.upper < 0 ? -1 : nil
  }
}

extension Expression {
  /// The first part that is rounded in a way that depends on its sign, and has no such part in
  /// it.
  fileprivate func firstRoundedBySign(in name: String) -> Int? {
    (0..<count).first { index in
      guard case .call(let builtin) = symbol(at: index),
        [.trunc, .round, .frac].contains(builtin), arity(at: index) == 1
      else { return false }
      return subexpression(at: index).variables.contains(name)
    }
  }

  /// The arguments of all functions that round in a way that depends on the sign.
  fileprivate func argumentsRoundedBySign(in name: String) -> [Expression] {
    var rest = self
    var found: [Expression] = []
    while let index = rest.firstRoundedBySign(in: name) {
      let argument = rest.subexpression(at: rest.operands(of: index)[0])
      if !found.contains(argument) { found.append(argument) }
      rest = rest.replacing(index, with: Expression(0))
    }
    return found
  }

  /// The first floor, ceiling or remainder, which has no other one in it.
  fileprivate func firstFloor(in name: String) -> Int? {
    (0..<count).first { index in
      guard case .call(let builtin) = symbol(at: index) else { return false }
      let isRemainder = builtin == .mod && arity(at: index) == 2
      guard isRemainder || [.floor, .ceil].contains(builtin) && arity(at: index) == 1 else {
        return false
      }
      return subexpression(at: index).variables.contains(name)
    }
  }
}
