// Numbers that may be solutions are put in; what remains is ordered, and families are joined.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// The members of a family up to one period of the equation that are tried.
  private static let familyLimit = 64

  /// The numbers that are zeros, and whether that was decided for all of them.
  mutating func checked(
    _ candidates: [Solution],
    _ e: Expression,
    _ x: String
  ) -> (solutions: [Solution], isComplete: Bool) {
    var (numbers, families): ([Real], [Solution]) = ([], [])
    var isComplete = true
    let distinct = different(candidates.filter { $0.period == nil }.map { $0.number })
    isComplete = distinct.isProved
    for (index, number) in distinct.numbers.enumerated() {
      switch isZero(e, x, at: number) ?? changesSign(e, x, at: index, of: distinct.numbers) {
      case true: numbers.append(number)
      case false: break
      case nil: isComplete = false
      }
    }
    for family in candidates {
      guard let period = family.period else { continue }
      guard let found = members(of: family.number, period, e, x) else {
        isComplete = false
        continue
      }
      families += found.zeros
    }
    if let joined = joined(families) { families = joined } else { isComplete = false }
    numbers.removeAll { number in families.contains { isMember(number, of: $0) == true } }
    return (numbers.map { Solution($0) } + families, isComplete)
  }

  /// Whether an expression is zero for a number; nothing where that is not found out.
  mutating func isZero(_ e: Expression, _ x: String, at number: Real) -> Bool? {
    holds(e, .equal, x, at: number)
  }

  /// Whether an expression compares with zero in a way for a number; nothing where that is not
  /// found out.
  mutating func holds(
    _ e: Expression,
    _ relation: Relation,
    _ x: String,
    at number: Real
  ) -> Bool? {
    if environment.complexAnswers || e.hasComplexParts(in: environment) {
      return holdsAmongComplex(e, relation, x, at: number)
    }
    switch worth(of: e, for: x, being: number) {
    case .undefined: return false
    case .unknown: return nil
    case .number(let value): return sign(of: value).map { relation.holds(for: $0) }
    }
  }

  /// The same for a number that may be one of some among which all zeros are: where no evaluation
  /// decides it, a change of the sign may.
  mutating func holds(
    _ e: Expression,
    _ relation: Relation,
    _ x: String,
    at number: Real,
    amongZeros zeros: [Real]
  ) -> Bool? {
    if let holds = holds(e, relation, x, at: number) { return holds }
    let distinct = different(zeros)
    guard distinct.isProved,
      let index = distinct.numbers.firstIndex(where: { order($0, number) == .equal }),
      changesSign(e, x, at: index, of: distinct.numbers) == true
    else { return nil }
    return relation.holds(for: 0)
  }

  /// The same where values may be complex: those that are not real have no order.
  private mutating func holdsAmongComplex(
    _ e: Expression,
    _ relation: Relation,
    _ x: String,
    at number: Real
  ) -> Bool? {
    switch complexWorth(of: e, for: x, being: .real(number)) {
    case .undefined: return false
    case .unknown: return nil
    case .number(.real(let value)): return sign(of: value).map { relation.holds(for: $0) }
    case .number(.complex(let value)):
      guard relation == .equal || relation == .notEqual else {
        return sign(of: value.imaginary).flatMap { $0 == 0 ? nil : false }
      }
      return isZero(.complex(value)).map { relation.holds(for: $0 ? 0 : 1) }
    }
  }

  /// What has to hold for an expression to have a value; nothing where no comparison tells it.
  func domain(of e: Expression, in x: String) -> [EquationTask.Condition]? {
    var conditions: [EquationTask.Condition] = []
    for condition in e.domainConditions(in: environment) where condition.part.variables.contains(x)
    {
      guard let relation = condition.relation else { return nil }
      let whole = EquationTask.Condition(condition.part, relation, Expression(0))
      if !conditions.contains(whole) { conditions.append(whole) }
    }
    return conditions
  }

  /// The numbers for which an expression has no value; nothing where they are not known.
  mutating func exceptions(of e: Expression, in x: String) -> [Real]? {
    if let rational = rationalFunction(e, in: x) {
      return rational.poles.realRoots.map { $0.map { exact($0) } }
    }
    return e.isDefinedEverywhere(in: x) ? [] : nil
  }

  /// True where an expression is continuous around one of the numbers among which all its
  /// zeros are, around no other one, and changes its sign there: it has a zero, and so that is it.
  private mutating func changesSign(
    _ e: Expression,
    _ x: String,
    at index: Int,
    of numbers: [Real]
  ) -> Bool? {
    guard var function = AnalyzedFunction(e, of: x, environment) else { return nil }
    let place = enclosure(numbers[index])
    guard place.isBounded else { return nil }
    for exponent in [-20, -30, -40] {
      let margin =
        max(abs(place.midpoint), 0x1p-20) * Double(sign: .plus, exponent: exponent, significand: 1)
      let box = Interval(lower: place.lower - margin, upper: place.upper + margin)
      let others = numbers.indices.filter { $0 != index }
      if others.contains(where: {
        enclosure(numbers[$0]).intersection(box) != nil
      }) {
        continue
      }
      guard function.curve(over: box)?.decoration == .continuous,
        let low = function.sign(at: box.lower), let high = function.sign(at: box.upper)
      else { continue }
      if low * high < 0 { return true }
    }
    return nil
  }

  /// The numbers in ascending order, each once, and whether that is proved.
  mutating func different(_ numbers: [Real]) -> (numbers: [Real], isProved: Bool) {
    var (found, isProved): ([Real], Bool) = ([], true)
    for number in numbers {
      var place = found.count
      var isNew = true
      while place > 0 {
        let order = ask { (workspace) throws(RealError) in
          try Real.compare(found[place - 1], number, in: &workspace)
        }
        if order == nil { isProved = false }
        if order == .equal || order == nil { isNew = false }
        guard order == .greater else { break }
        place -= 1
      }
      if isNew { found.insert(number, at: place) }
    }
    return (found, isProved)
  }

  /// Each point once, in ascending order; nothing where it is not found out which are the same.
  mutating func different(_ points: [[Real]]) -> [[Real]]? {
    var found: [[Real]] = []
    for point in points {
      var place = found.count
      var isNew = true
      search: while place > 0 {
        for (mine, other) in zip(point, found[place - 1]) {
          guard let order = order(other, mine) else { return nil }
          if order == .less { break search }
          if order == .greater {
            place -= 1
            continue search
          }
        }
        isNew = false
        break
      }
      if isNew { found.insert(point, at: place) }
    }
    return found
  }

  // MARK: Families

  /// The members of a family that are zeros, as families with a period of the expression, and
  /// whether all members are; nothing where that is not found out.
  private mutating func members(
    of start: Real,
    _ period: Real,
    _ e: Expression,
    _ x: String
  ) -> (zeros: [Solution], areAll: Bool)? {
    guard let own = Period.period(of: e, x, environment, &workspace) else {
      return membersOfPart(of: start, period, e, x)
    }
    // own = p/q·period: after p of its members the family has gone through q periods.
    guard let ratio = quotient(own, period)?.rational,
      let count = ratio.numerator.asInt, count <= EquationSolver.familyLimit
    else { return nil }
    var found: [Solution] = []
    for turn in 0..<count {
      guard let number = moved(start, by: turn, period), let isZero = isZero(e, x, at: number)
      else {
        return nil
      }
      guard isZero, let whole = moved(Real(0), by: count, period) else { continue }
      found.append(Solution(number, period: whole))
    }
    return (found, found.count == count)
  }

  /// The same where not the whole repeats but a factor of it, and the others have values
  /// everywhere.
  private mutating func membersOfPart(
    of start: Real,
    _ period: Real,
    _ e: Expression,
    _ x: String
  ) -> (zeros: [Solution], areAll: Bool)? {
    let operands = e.parts
    switch e.symbol(at: e.root) {
    case .negation: return members(of: start, period, operands[0], x)
    case .product, .juxtaposition:
      // A member that is no zero of one factor may be one of the other.
      var (zeros, isKnown) = ([Solution](), true)
      for place in 0...1 where operands[place].variables.contains(x) {
        guard operands[1 - place].isDefinedEverywhere(in: x),
          let found = members(of: start, period, operands[place], x)
        else {
          isKnown = false
          continue
        }
        if found.areAll { return found }
        zeros += found.zeros
      }
      return isKnown ? (zeros, false) : nil
    case .quotient:
      guard operands[1].rationalNumber != nil else { return nil }
      return members(of: start, period, operands[0], x)
    case .power:
      guard let exponent = operands[1].rationalNumber, exponent.signum > 0, exponent.isInteger
      else {
        return nil
      }
      return members(of: start, period, operands[0], x)
    default: return nil
    }
  }

  /// The size of a period, and whether it leads to greater numbers; nothing for 0, or where that is
  /// not found out.
  mutating func step(of period: Real) -> (size: Real, isRight: Bool)? {
    guard let side = sign(of: period), side != 0 else { return nil }
    if side > 0 { return (period, true) }
    return moved(Real(0), by: -1, period).map { ($0, false) }
  }

  mutating func moved(_ number: Real, by turns: Int, _ period: Real) -> Real? {
    let shift = ask { (workspace) throws(RealError) in
      try Real.product(Real(turns), period, in: &workspace)
    }
    let found = shift.flatMap { shift in
      ask { (workspace) throws(RealError) in
        try Real.recognized(.sum(number, shift, in: &workspace), in: &workspace)
      }
    }
    if let found { remember(found, from: number, nil, shift) }
    return found
  }

  /// Whether a number is a member of a family; nothing where that is not found out.
  mutating func isMember(_ number: Real, of family: Solution) -> Bool? {
    guard let period = family.period else { return false }
    let distance = ask { (workspace) throws(RealError) in
      try Real.difference(number, family.number, in: &workspace)
    }
    guard let distance else { return nil }
    let ratio = ask { (workspace) throws(RealError) in
      try Real.quotient(distance, period, in: &workspace)
    }
    guard let ratio else { return nil }
    // Most numbers are far from whole ones, and then their form does not matter.
    let place = enclosure(ratio)
    guard place.lower.rounded(.up) <= place.upper else { return false }
    let turns = ask { (workspace) throws(RealError) in
      try Real.recognized(ratio, in: &workspace)
    }
    return turns?.rational.map { $0.isInteger }
  }

  /// Families with one period, each with its member next to zero, and those that are parts of
  /// a denser family as that; nothing where it is not found out which are the same.
  mutating func joined(_ families: [Solution]) -> [Solution]? {
    guard let first = families.first, var period = first.period else { return families }
    // All are families with whole multiples of one period: the periods of the equation.
    for family in families.dropFirst() {
      guard let next = family.period, let ratio = quotient(next, period)?.rational,
        let times = ratio.numerator.asInt, times <= EquationSolver.familyLimit,
        let common = moved(Real(0), by: times, period)
      else { return nil }
      period = common
    }
    var starts: [Real] = []
    for family in families {
      guard let own = family.period, let count = quotient(period, own)?.integer?.asInt,
        count <= EquationSolver.familyLimit
      else { return nil }
      for turn in 0..<count {
        guard let number = moved(family.number, by: turn, own) else { return nil }
        var isNew = true
        for start in starts {
          guard let isSame = isMember(number, of: Solution(start, period: period)) else {
            return nil
          }
          if isSame { isNew = false }
        }
        if isNew { starts.append(number) }
      }
    }
    let parts = starts.count
    for divisor in stride(from: parts, to: 1, by: -1) where parts % divisor == 0 {
      guard let shorter = quotient(period, Real(divisor)),
        let kept = repeated(starts, by: shorter, period)
      else { continue }
      (starts, period) = (kept, shorter)
      break
    }
    var nearest: [Real] = []
    for start in starts {
      guard let number = nextToZero(start, period) else { return nil }
      nearest.append(number)
    }
    let ordered = different(nearest)
    return ordered.isProved ? ordered.numbers.map { Solution($0, period: period) } : nil
  }

  /// One of each of the numbers that a shorter period takes into each other, if it takes all
  /// of them into others.
  private mutating func repeated(
    _ starts: [Real],
    by shorter: Real,
    _ period: Real
  ) -> [Real]? {
    var kept: [Real] = []
    for start in starts {
      guard let next = moved(start, by: 1, shorter) else { return nil }
      var (isFound, isKept) = (false, false)
      for other in starts where isMember(next, of: Solution(other, period: period)) == true {
        isFound = true
      }
      guard isFound else { return nil }
      for other in kept where isMember(start, of: Solution(other, period: shorter)) == true {
        isKept = true
      }
      if !isKept { kept.append(start) }
    }
    return kept
  }

  /// The member of a family from above −p/2 to p/2.
  mutating func nextToZero(_ number: Real, _ period: Real) -> Real? {
    guard let turns = quotient(number, period) else { return nil }
    let rounded: Real? = ask { (workspace) throws(RealError) in
      // A half goes down, so that p/2 stays and −p/2 does not.
      let shifted = try Real.difference(turns, Real(Rational(1, over: 2)), in: &workspace)
      return try Real.ceiling(shifted, in: &workspace)
    }
    guard let turn = rounded?.integer?.asInt else { return nil }
    return turn == 0 ? number : moved(number, by: -turn, period)
  }
}
