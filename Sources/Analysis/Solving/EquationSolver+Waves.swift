// Sums of multiples of sines and cosines of one angle with numbers added: one sine or cosine of
// it, or a product of two where the angles differ.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A sum a·sin u + b·cos u + c of an angle u = px + q with p > 0.
  private struct Wave {
    var sine = WrittenSum()
    var cosine = WrittenSum()
    /// a² + b².
    var square = WrittenSum()
    let rest: WrittenSum
    let slope: Real
    let shift: Real
  }

  /// A number, and how it is written as a sum.
  private struct WrittenSum {
    var number = Real(0)
    /// The part with a closed form.
    var constant = Real(0)
    /// The others as multiples of functions; nothing where one of them cannot be written.
    var terms: [(factor: Real, form: Expression, kernel: Expression)]? = []
  }

  /// A multiple of the sine or cosine of a line px + q.
  private struct WaveTerm {
    let isSine: Bool
    /// The factor, and how it is written.
    var factor: Real
    var form: Expression?
    let shift: Real
  }

  /// The numbers for which a sum of multiples of sines and cosines, each of a line, and of a number
  /// compares with zero in a way; nothing where it is no such sum, or where that is not found out.
  ///
  /// a·sin u + b·cos u is ±r·cos(u − atan(a/b)) with r = √(a² + b²), and sin P + sin Q is
  /// 2·sin((P + Q)/2)·cos((P − Q)/2).
  /// Sums whose angles differ by fractions of a turn only, or not at all, count if any may.
  mutating func solutionsByWaves(
    of e: Expression,
    _ relation: Relation,
    in x: String,
    areAny: Bool
  ) -> SolutionSet? {
    guard depth < 4, !environment.complexAnswers, let kernels = e.kernels(in: x),
      kernels.count > 1 || areAny
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var lines: [(slope: Real, shift: Real)] = []
    for index in kernels {
      let kernel = e.subexpression(at: index)
      guard [.call(.sine), .call(.cosine)].contains(kernel.symbol(at: kernel.root)),
        let line = anyLine(kernel.parts[0], in: x)
      else { return nil }
      lines.append(line)
    }
    guard areAny || differByNoFraction(lines.map { $0.shift }) else { return nil }
    hasSteps = true
    if let product = product(of: e, kernels, lines, in: x) {
      guard product.variables.contains(x), relation != .equal else {
        return realSolutions(of: product, relation, in: x)
      }
      // Its factors may have longer periods than the sum.
      guard let level = zeros(of: product, in: x)?.numbers,
        let period = Period.period(of: e, x, environment, &workspace)
      else { return nil }
      return periodicRanges(of: product, relation, level, period, in: x)
    }
    return wave(of: e, kernels, lines, in: x).flatMap { solutions(of: $0, relation) }
  }

  /// Whether some numbers differ by what is known to be no fraction of a turn.
  private mutating func differByNoFraction(_ shifts: [Real]) -> Bool {
    guard let turn = turn else { return false }
    return shifts.dropFirst().contains { shift in
      let distance: Real? = ask { (workspace) throws(RealError) in
        try Real.difference(shift, shifts[0], in: &workspace)
      }
      guard let turns = distance.flatMap({ quotient($0, turn) }) else { return false }
      return turns.rational == nil
    }
  }

  /// The period of the sine, in the unit of angles.
  private var turn: Real? {
    mutating get { Builtin.sine.period.flatMap { constant($0) } }
  }

  // MARK: Products

  /// The sign of the factor of the first of two parts, where an expression is nothing but these, and
  /// whether the second has the same factor or the opposite one; nothing where it has neither.
  mutating func commonFactor(
    of kernels: [Int],
    in e: Expression
  ) -> (sign: Int, isSame: Bool)? {
    guard kernels.count == 2, let sum = coefficients(of: e, kernels),
      sign(of: sum.rest.number) == 0, let size = sign(of: sum.factors[0].number), size != 0
    else { return nil }
    switch order(sum.factors[0].number, sum.factors[1].number) {
    case .equal: return (size, true)
    case nil: return nil
    default:
      guard let opposite = moved(Real(0), by: -1, sum.factors[1].number),
        order(sum.factors[0].number, opposite) == .equal
      else { return nil }
      return (size, false)
    }
  }

  /// A sum of two sines or cosines with the same factor, up to its sign, as a product of two.
  private mutating func product(
    of e: Expression,
    _ kernels: [Int],
    _ lines: [(slope: Real, shift: Real)],
    in x: String
  ) -> Expression? {
    guard let (sign, isSame) = commonFactor(of: kernels, in: e),
      let quarter = turn.flatMap({ quotient($0, Real(4)) })
    else { return nil }
    // A cosine is the sine of a quarter of a turn more.
    var angles: [(slope: Real, shift: Real)] = []
    for (index, line) in zip(kernels, lines) {
      guard e.symbol(at: index) == .call(.cosine) else {
        angles.append(line)
        continue
      }
      guard let shift = moved(line.shift, by: 1, quarter) else { return nil }
      angles.append((line.slope, shift))
    }
    guard let half = halfSum(angles[0], angles[1], isDifference: false),
      let other = halfSum(angles[0], angles[1], isDifference: true)
    else { return nil }
    // sin P + sin Q = 2·sin((P + Q)/2)·cos((P − Q)/2), and with a minus the other way round.
    let (sine, cosine) = isSame ? (half, other) : (other, half)
    guard let first = value(of: .sine, sine, in: x), let second = value(of: .cosine, cosine, in: x)
    else { return nil }
    let product = first * second
    return sign > 0 ? product : -product
  }

  private mutating func halfSum(
    _ a: (slope: Real, shift: Real),
    _ b: (slope: Real, shift: Real),
    isDifference: Bool
  ) -> (slope: Real, shift: Real)? {
    func half(_ a: Real, _ b: Real, _ workspace: inout Workspace) throws(RealError) -> Real {
      let sum =
        isDifference
        ? try Real.difference(a, b, in: &workspace) : try Real.sum(a, b, in: &workspace)
      return try Real.recognized(.quotient(sum, Real(2), in: &workspace), in: &workspace)
    }
    return ask { (workspace) throws(RealError) in
      (try half(a.slope, b.slope, &workspace), try half(a.shift, b.shift, &workspace))
    }
  }

  /// A sine or a cosine of a line; that of a number as −1, 0 or 1 by its sign.
  private mutating func value(
    of builtin: Builtin,
    _ line: (slope: Real, shift: Real),
    in x: String
  ) -> Expression? {
    guard let side = sign(of: line.slope) else { return nil }
    let shift = name(for: line.shift)
    guard side != 0 else {
      guard let value = constant(.call(builtin, shift)) else { return nil }
      return sign(of: value).map { Expression(Rational($0)) }
    }
    return .call(builtin, name(for: line.slope) * Expression(name: x) + shift)
  }

  /// The factors of some parts in a sum of multiples of these and of a number.
  mutating func coefficients(
    of e: Expression,
    _ kernels: [Int]
  ) -> (factors: [(number: Real, form: Expression?)], rest: (number: Real, form: Expression?))? {
    let names = kernels.map { _ in freshName() }
    var rest = e
    for (place, index) in kernels.enumerated().reversed() {
      rest = rest.replacing(index, with: Expression(name: names[place]))
    }
    var factors: [(number: Real, form: Expression?)] = []
    for name in names {
      guard let fraction = ExpressionFraction(rest, in: name, limit: 1),
        fraction.numerator.count == 2, fraction.denominator.count == 1
      else { return nil }
      // With a divisor the sum is divided by it.
      let divisor = fraction.denominator[0]
      guard case let factor = fraction.numerator[1] / divisor,
        factor.variables.allSatisfy({ !names.contains($0) }), let known = written(factor)
      else { return nil }
      factors.append(known)
      rest = fraction.numerator[0] / divisor
    }
    return written(rest).map { (factors, $0) }
  }

  /// A number, and its closed form, or else what is written, unless that has names for numbers.
  private mutating func written(_ e: Expression) -> (number: Real, form: Expression?)? {
    guard let number = constant(e) else { return nil }
    return (number, closedForm(of: number) ?? (e.variables.isEmpty ? e : nil))
  }

  // MARK: One angle

  /// A sum as multiples of the sine and the cosine of one angle.
  private mutating func wave(
    of e: Expression,
    _ kernels: [Int],
    _ lines: [(slope: Real, shift: Real)],
    in x: String
  ) -> Wave? {
    guard let sum = coefficients(of: e, kernels), let side = sign(of: lines[0].slope), side != 0,
      let opposite = moved(Real(0), by: -1, lines[0].slope)
    else { return nil }
    let first = side > 0 ? lines[0] : turned(lines[0])
    guard let first else { return nil }
    var terms: [WaveTerm] = []
    for (place, index) in kernels.enumerated() {
      var line = lines[place]
      var (factor, form) = sum.factors[place]
      let isSine = e.symbol(at: index) == .call(.sine)
      if order(line.slope, first.slope) != .equal {
        // sin(−u) = −sin u, cos(−u) = cos u.
        guard order(line.slope, side > 0 ? opposite : lines[0].slope) == .equal,
          let other = turned(line), let minus = moved(Real(0), by: -1, factor)
        else { return nil }
        line = other
        if isSine { (factor, form) = (minus, form.map { -$0 }) }
      }
      guard let shift = moved(line.shift, by: -1, first.shift) else { return nil }
      terms.append(WaveTerm(isSine: isSine, factor: factor, form: form, shift: shift))
    }
    var rest = WrittenSum()
    guard add(sum.rest, to: &rest) else { return nil }
    var wave = Wave(rest: rest, slope: first.slope, shift: first.shift)
    for (place, term) in terms.enumerated() {
      // sin(u + v) = sin u·cos v + cos u·sin v; cos(u + v) = cos u·cos v − sin u·sin v.
      var (along, across) = term.isSine ? (wave.sine, wave.cosine) : (wave.cosine, wave.sine)
      var other = term
      if !term.isSine {
        guard let minus = moved(Real(0), by: -1, term.factor) else { return nil }
        (other.factor, other.form) = (minus, term.form.map { -$0 })
      }
      guard add(term, .cosine, of: term.shift, to: &along),
        add(other, .sine, of: term.shift, to: &across),
        addSquare(of: term, beside: terms[..<place], to: &wave.square)
      else { return nil }
      (wave.sine, wave.cosine) = term.isSine ? (along, across) : (across, along)
    }
    return wave
  }

  /// Adds to the square of the size of a sum of waves what comes with a further one: f², and
  /// 2fg·cos(v − w) for each of the others, or 2fg·sin(v − w) for a sine of v and a cosine of w.
  private mutating func addSquare(
    of term: WaveTerm,
    beside others: ArraySlice<WaveTerm>,
    to sum: inout WrittenSum
  ) -> Bool {
    guard let own = multiplied(term, by: term, twice: false),
      add((own.factor, own.form), to: &sum)
    else { return false }
    for other in others {
      let (first, last) = term.isSine ? (term, other) : (other, term)
      guard let product = multiplied(first, by: last, twice: true),
        let shift = moved(first.shift, by: -1, last.shift),
        add(product, first.isSine == last.isSine ? .cosine : .sine, of: shift, to: &sum)
      else { return false }
    }
    return true
  }

  private mutating func multiplied(
    _ a: WaveTerm,
    by b: WaveTerm,
    twice: Bool
  ) -> WaveTerm? {
    let factor: Real? = ask { (workspace) throws(RealError) in
      let product = try Real.product(a.factor, b.factor, in: &workspace)
      return try Real.recognized(
        .product(Real(twice ? 2 : 1), product, in: &workspace),
        in: &workspace
      )
    }
    guard let factor else { return nil }
    var product = a
    product.factor = factor
    product.form = closedForm(of: factor)
    if product.form == nil, let first = a.form, let last = b.form {
      product.form = Expression(twice ? 2 : 1) * first * last
    }
    return product
  }

  /// Adds a multiple of a sine or cosine of a number; false where that is not found out.
  private mutating func add(
    _ term: WaveTerm,
    _ builtin: Builtin,
    of angle: Real,
    to sum: inout WrittenSum
  ) -> Bool {
    guard let side = sign(of: angle), let size = moved(Real(0), by: side, angle),
      let value = constant(.call(builtin, name(for: size)))
    else { return false }
    // sin(−v) = −sin v.
    let isTurned = builtin == .sine && side < 0
    guard let factor = moved(Real(0), by: isTurned ? -1 : 1, term.factor),
      let product: Real = ask({ (workspace) throws(RealError) in
        try Real.recognized(.product(factor, value, in: &workspace), in: &workspace)
      })
    else { return false }
    let form = isTurned ? term.form.map { -$0 } : term.form
    let kernel = closedForm(of: value) ?? closedForm(of: size).map { .call(builtin, $0) }
    return add(product, form.flatMap { form in kernel.map { (factor, form, $0) } }, to: &sum)
  }

  private mutating func add(
    _ part: (number: Real, form: Expression?),
    to sum: inout WrittenSum
  ) -> Bool {
    add(part.number, part.form.map { (part.number, $0, Expression(1)) }, to: &sum)
  }

  /// Adds a number that may be written as a multiple; false where that is not found out.
  private mutating func add(
    _ number: Real,
    _ term: (factor: Real, form: Expression, kernel: Expression)?,
    to sum: inout WrittenSum
  ) -> Bool {
    guard let total = moved(sum.number, by: 1, number), let side = sign(of: number) else {
      return false
    }
    sum.number = total
    guard side != 0 else { return true }
    guard closedForm(of: number) == nil else {
      guard let constant = moved(sum.constant, by: 1, number) else { return false }
      sum.constant = constant
      return true
    }
    guard let term, var terms = sum.terms else {
      sum.terms = nil
      return true
    }
    if let place = terms.firstIndex(where: { $0.kernel == term.kernel }) {
      guard let factor = moved(terms[place].factor, by: 1, term.factor) else { return false }
      let form = closedForm(of: factor) ?? terms[place].form + term.form
      terms[place] = (factor, form, term.kernel)
    } else {
      terms.append(term)
    }
    sum.terms = terms
    return true
  }

  /// A sum, or its opposite, as it is written.
  private mutating func form(of sum: WrittenSum, isTurned: Bool = false) -> Expression? {
    guard let all = sum.terms, let constant = closedForm(of: sum.constant) else { return nil }
    let terms = all.filter { $0.form.rationalNumber?.isZero != true }.map { $0.form * $0.kernel }
    let whole = terms.reduce(isTurned ? -constant : constant) { isTurned ? $0 - $1 : $0 + $1 }
    // `4cos(1) - 3` reads better than `-3 + 4cos(1)`.
    guard let number = constant.rationalNumber, !number.isZero, terms.count == 1,
      number.isNegative != isTurned
    else { return whole }
    let first = isTurned ? -terms[0] : terms[0]
    return first + (isTurned ? -constant : constant)
  }

  private mutating func turned(
    _ line: (slope: Real, shift: Real)
  ) -> (slope: Real, shift: Real)? {
    guard let slope = moved(Real(0), by: -1, line.slope),
      let shift = moved(Real(0), by: -1, line.shift)
    else { return nil }
    return (slope, shift)
  }

  /// The numbers for which a wave compares with zero in a way: those of one sine or cosine of an
  /// angle v, which is a line.
  private mutating func solutions(
    of wave: Wave,
    _ relation: Relation
  ) -> SolutionSet? {
    guard let sine = sign(of: wave.sine.number), let cosine = sign(of: wave.cosine.number),
      let rest = sign(of: wave.rest.number), sine != 0 || cosine != 0
    else { return nil }
    let isSine = rest == 0 && sine != 0
    var side = isSine ? sine : cosine
    var phase: Real?
    if sine != 0, cosine != 0 {
      // a·sin u + b·cos u = ±r·sin(u + atan(b/a)) = ±r·cos(u − atan(a/b)), with the sign of a and b.
      guard
        let known =
          isSine
          ? self.phase(wave.cosine, over: wave.sine, isTurned: true)
          : self.phase(wave.sine, over: wave.cosine, isTurned: false)
      else { return nil }
      phase = known
    } else if rest != 0, cosine == 0 {
      // sin u is the cosine of a quarter of a turn less.
      guard let quarter = turn.flatMap({ quotient($0, Real(4)) }) else { return nil }
      (phase, side) = (quarter, sine)
    }
    if side * rest > 0 {
      // Half a turn further the cosine is positive where the sum is zero.
      guard let half = turn.flatMap({ quotient($0, Real(2)) }),
        let further = moved(phase ?? Real(0), by: 1, half)
      else { return nil }
      (phase, side) = (further, -side)
    }
    let found: SolutionSet?
    if rest == 0 {
      found = solutions(of: isSine ? .sine : .cosine, side, relation)
    } else {
      guard let share = share(of: wave, rest) else { return nil }
      found = solutions(ofCosineAt: share, side, relation)
    }
    guard var found, found.isComplete else { return nil }
    switch found.solutions {
    case .every: found.solutions = .every(except: [])
    case .some(let members):
      var moved: [Solution] = []
      for member in members {
        guard let period = member.period.flatMap({ quotient($0, wave.slope) }),
          let number = unknown(at: member.number, phase, wave)
        else { return nil }
        moved.append(Solution(number, period: period))
      }
      guard let joined = joined(moved) else { return nil }
      found.solutions = .some(joined)
    case .ranges(let ranges):
      var moved: [SolutionRange] = []
      for range in ranges {
        guard let period = range.period else {
          guard range.lower == nil, range.upper == nil else { return nil }
          moved.append(range)
          continue
        }
        guard let low = range.lower, let high = range.upper,
          let step = quotient(period, wave.slope), let first = unknown(at: low.number, phase, wave),
          let last = unknown(at: high.number, phase, wave),
          let near = nextToZero(
            SolutionRange(
              lower: .init(number: first, isIncluded: low.isIncluded),
              upper: .init(number: last, isIncluded: high.isIncluded),
              isPoint: range.isPoint,
              period: step
            ),
            step
          )
        else { return nil }
        moved.append(near)
      }
      guard let ordered = orderedRanges(moved) else { return nil }
      found.solutions = .ranges(ordered)
    case .progressions, .images, .imageRanges, .complex, .points: return nil
    }
    return found
  }

  /// Where a sine or a cosine, or its opposite, compares with a number of its own sign, or 0, in a way.
  private mutating func solutions(
    of builtin: Builtin,
    _ side: Int,
    _ relation: Relation,
    minus number: Int = 0
  ) -> SolutionSet? {
    let name = freshName()
    let function = Expression.call(builtin, Expression(name: name)) - Expression(Rational(number))
    return realSolutions(of: side > 0 ? function : -function, relation, in: name)
  }

  /// Where the difference of a cosine and a positive number, or its opposite, compares with zero in a
  /// way.
  private mutating func solutions(
    ofCosineAt value: Real,
    _ side: Int,
    _ relation: Relation
  ) -> SolutionSet? {
    func set(_ solutions: SolutionSet.Solutions) -> SolutionSet {
      SolutionSet(solutions: solutions, isComplete: true, methods: [.steps])
    }
    switch order(value, Real(1)) {
    case nil: return nil
    case .equal: return solutions(of: .cosine, side, relation, minus: 1)
    case .greater:
      let isEvery = relation.holds(for: -side)
      guard relation != .equal else { return set(.some([])) }
      return set(.ranges(isEvery ? [MonotoneBranch.line] : []))
    case .less: break
    }
    guard let turn, let angle = constant(.call(.arccosine, name(for: value))),
      let opposite = moved(Real(0), by: -1, angle), let next = moved(opposite, by: 1, turn)
    else { return nil }
    remember(angle, as: .call(.arccosine, Expression(name: "v")), where: value)
    remember(opposite, from: angle, Real(-1), nil)
    remember(next, from: opposite, nil, turn)
    guard relation != .equal else {
      return set(.some([Solution(opposite, period: turn), Solution(angle, period: turn)]))
    }
    // The cosine is greater between −angle and angle, and less beyond.
    var ranges: [SolutionRange] = []
    for (sign, low, high) in [(side, opposite, angle), (-side, angle, next)]
    where relation.holds(for: sign) {
      let isIncluded = relation.holds(for: 0)
      ranges.append(
        SolutionRange(
          lower: .init(number: low, isIncluded: isIncluded),
          upper: .init(number: high, isIncluded: isIncluded),
          isPoint: false,
          period: turn
        )
      )
    }
    return set(.ranges(ranges))
  }

  /// The size of the constant part of a wave over the greatest value of the others, which is
  /// remembered where it has no closed form.
  private mutating func share(of wave: Wave, _ side: Int) -> Real? {
    guard let size = moved(Real(0), by: side, wave.rest.number),
      let root: Real = ask({ (workspace) throws(RealError) in
        try Real.recognized(.squareRoot(wave.square.number, in: &workspace), in: &workspace)
      }), let share = quotient(size, root)
    else { return nil }
    if let first = form(of: wave.rest, isTurned: side < 0), let last = form(of: wave.square) {
      let root = closedForm(of: root) ?? .call(.sqrt, last)
      guard root.rationalNumber != .one else {
        remember(share, as: first)
        return share
      }
      if let number = first.rationalNumber {
        let divisor = Expression(Rational(number.denominator)) * root
        remember(share, as: Expression(Rational(number.numerator)) / divisor)
      } else {
        remember(share, as: first / root)
      }
    }
    return share
  }

  /// The arctangent of a quotient, or its opposite, which is remembered where it has no closed form.
  private mutating func phase(
    _ dividend: WrittenSum,
    over divisor: WrittenSum,
    isTurned: Bool
  ) -> Real? {
    guard let below = sign(of: divisor.number), let above = sign(of: dividend.number),
      let top = moved(Real(0), by: above, dividend.number),
      let bottom = moved(Real(0), by: below, divisor.number), let ratio = quotient(top, bottom),
      let phase = constant(.call(.arctangent, name(for: ratio)))
    else { return nil }
    if let first = form(of: dividend, isTurned: above < 0),
      let last = form(of: divisor, isTurned: below < 0)
    {
      remember(phase, as: .call(.arctangent, first / last))
    }
    guard (above * below < 0) != isTurned else { return phase }
    guard let opposite = moved(Real(0), by: -1, phase) else { return nil }
    remember(opposite, from: phase, Real(-1), nil)
    return opposite
  }

  /// The number at which the angle v = px + q − s is another number; the sum of what is
  /// remembered of that one and of s is remembered.
  private mutating func unknown(at angle: Real, _ phase: Real?, _ wave: Wave) -> Real? {
    let found: Real? = ask { (workspace) throws(RealError) in
      var sum = try Real.difference(angle, wave.shift, in: &workspace)
      if let phase { sum = try Real.sum(sum, phase, in: &workspace) }
      return try Real.recognized(
        .quotient(sum, wave.slope, in: &workspace),
        in: &workspace
      )
    }
    guard let found else { return nil }
    remember(found, asSumOf: [angle, phase].compactMap { $0 }, minus: wave.shift, over: wave.slope)
    return found
  }
}
