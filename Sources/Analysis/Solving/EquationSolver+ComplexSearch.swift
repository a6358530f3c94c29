// Where no steps lead to the complex solutions, a square around zero is searched for the zeros of the
// difference, which are told with the proof that the square has no others.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// How far from zero the parts of complex solutions are looked for; less far where there are many.
  private static let squares = [10, 3, 1]
  /// The most solutions that are told.
  private static let squareLimit = 40

  /// The solutions in a square around zero, by rectangles that have one zero or none; nothing where
  /// none are found and there may be some.
  mutating func solutionsInSquare(of e: Expression, in z: String) -> SolutionSet? {
    let before = environment.complexAnswers
    environment.complexAnswers = true
    defer { environment.complexAnswers = before }
    guard depth == 0, environment.angleUnit == .radians || !e.hasAngles, e.count <= 200,
      let question = AnalyticQuestion(e, z, &self)
    else { return nil }
    var first: SolutionSet?
    for limit in Self.squares {
      guard workspace.budget.stepsLeft > 0 else { return first }
      guard let found = solutions(of: question, upTo: limit) else { continue }
      if found.decidedUpTo != nil { return found }
      if first == nil, case .complex(let numbers) = found.solutions, !numbers.isEmpty {
        first = found
      }
    }
    return first
  }

  private mutating func solutions(of question: AnalyticQuestion, upTo limit: Int) -> SolutionSet? {
    let half = ComplexInterval(
      Interval(lower: -Double(limit), upper: Double(limit)),
      Interval(lower: 0, upper: Double(limit))
    )
    var found = FoundZeros()
    // On the real axis are the values of the upper half.
    let upper = searched(question, in: half, isMirrored: false, &found)
    for zero in upper.zeros { keep(zero, question, in: half, &found) }
    if !question.isSymmetric {
      let lower = searched(question, in: half, isMirrored: true, &found)
      for zero in lower.zeros {
        keepMirrored(zero, question, in: half, besides: upper.zeros, &found)
      }
    }
    guard found.numbers.count <= Self.squareLimit, found.areApart else { return nil }
    return SolutionSet(
      solutions: .complex(ordered(found.numbers.map { ComplexSolution($0) })),
      isComplete: false,
      methods: [.intervals],
      decidedUpTo: found.isComplete ? limit : nil
    )
  }

  /// Searches the upper half of a square, or the lower one turned up.
  private mutating func searched(
    _ question: AnalyticQuestion,
    in half: ComplexInterval,
    isMirrored: Bool,
    _ found: inout FoundZeros
  ) -> ComplexZeroSearch {
    let program = isMirrored ? question.program.mirrored : question.program
    var search = ComplexZeroSearch(program, in: half)
    while let narrow = search.advance() {
      guard workspace.budget.stepsLeft > search.work,
        let zero = multipleZero(of: question, near: narrow, isMirrored: isMirrored)
      else { continue }
      search.leaveOut(zero.surroundings)
      keepMultiple(zero.number, question, in: half, isMirrored, &found)
    }
    workspace.budget.stepsLeft -= search.work
    found.isComplete = found.isComplete && search.isComplete
    found.areApart = found.areApart && search.areApart
    return search
  }
}

/// An equation whose sides are analytic but for cuts, as what is zero and what must not be.
private struct AnalyticQuestion {
  let whole: Expression
  let unknown: String
  /// What is zero, without poles.
  let dividend: Expression
  let program: ComplexProgram
  /// What must not be zero.
  let divisor: ComplexProgram
  /// Whether conjugates of zeros are zeros.
  let isSymmetric: Bool
  /// Whether the opposites of zeros are zeros.
  let hasParity: Bool

  init?(_ e: Expression, _ z: String, _ solver: inout EquationSolver) {
    guard let parts = e.replacingAngleQuotients(in: z).quotientOfParts(in: z),
      parts.dividend.variables.contains(z),
      parts.dividend.count <= EquationSolver.sizeLimit,
      let program = solver.program(of: parts.dividend, in: z),
      let divisor = solver.program(of: parts.divisor, in: z)
    else { return nil }
    (whole, unknown, dividend) = (e, z, parts.dividend)
    (self.program, self.divisor) = (program, divisor)
    isSymmetric = solver.hasRealNumbers(parts.dividend, besides: z)
    hasParity = parts.dividend.symmetry(in: z) != nil
  }
}

/// The zeros of a square.
private struct FoundZeros {
  var numbers: [Number] = []
  /// Whether these are all.
  var isComplete = true
  /// Whether each is there once.
  var areApart = true
}

extension EquationSolver {
  /// The steps of a function of a complex number over rectangles.
  fileprivate mutating func program(of e: Expression, in z: String) -> ComplexProgram? {
    var constants: [(part: Expression, box: ComplexInterval)] = []
    for part in e.largestParts(where: { !$0.variables.contains(z) }) {
      let part = e.subexpression(at: part)
      if let box = rectangle(of: part) { constants.append((part, box)) }
    }
    let solver = self
    return ComplexLowering.program(of: e, in: z) { part in
      if let known = constants.first(where: { $0.part == part }) { return known.box }
      var solver = solver
      return solver.rectangle(of: part)
    }
  }

  private mutating func rectangle(of e: Expression) -> ComplexInterval? {
    complexConstant(e).map { ComplexInterval(enclosure($0.real), enclosure($0.imaginary)) }
  }

  /// Whether all numbers of an expression are real, and no function makes others of them but
  /// conjugate ones of conjugates.
  fileprivate mutating func hasRealNumbers(_ e: Expression, besides z: String) -> Bool {
    for index in 0..<e.count {
      if case .call(.cis) = e.symbol(at: index) { return false }
    }
    return e.largestParts(where: { !$0.variables.contains(z) }).allSatisfy { part in
      complexConstant(e.subexpression(at: part))?.isReal == true
    }
  }

  // MARK: Simple zeros

  /// Keeps a zero of the closed upper half of a square, and its conjugate where that is one.
  private mutating func keep(
    _ zero: ComplexZeroSearch.Zero,
    _ question: AnalyticQuestion,
    in half: ComplexInterval,
    _ found: inout FoundZeros
  ) {
    var zero = zero
    guard zero.enclosure.imaginary.upper >= 0 else { return }
    if question.isSymmetric, zero.isolation.contains(zero.enclosure.conjugate) {
      // Its conjugate is a zero of the isolation, too, so it is the same.
      zero.enclosure.imaginary = .zero
    }
    keepInside(zero, question, in: half, isMirrored: false, &found)
  }

  /// Keeps a zero of the open lower half of a square, which was searched for turned up.
  private mutating func keepMirrored(
    _ zero: ComplexZeroSearch.Zero,
    _ question: AnalyticQuestion,
    in half: ComplexInterval,
    besides others: [ComplexZeroSearch.Zero],
    _ found: inout FoundZeros
  ) {
    guard zero.enclosure.imaginary.upper > 0 else { return }
    if zero.enclosure.imaginary.lower <= 0 {
      let mirrored = zero.enclosure.conjugate
      if !others.contains(where: { $0.isolation.contains(mirrored) }) { found.isComplete = false }
      return
    }
    keepInside(zero, question, in: half, isMirrored: true, &found)
  }

  private mutating func keepInside(
    _ zero: ComplexZeroSearch.Zero,
    _ question: AnalyticQuestion,
    in half: ComplexInterval,
    isMirrored: Bool,
    _ found: inout FoundZeros
  ) {
    var zero = zero
    let opposite = -zero.enclosure.conjugate
    if question.isSymmetric, question.hasParity, zero.isolation.contains(opposite) {
      zero.enclosure.real = .zero
    }
    guard half.intersection(zero.enclosure) != nil else { return }
    if isMirrored {
      zero.enclosure = zero.enclosure.conjugate
      zero.isolation = zero.isolation.conjugate
      zero.slopes = zero.slopes.conjugate
    }
    let square = half.hull(half.conjugate)
    guard square.contains(zero.enclosure) else {
      found.isComplete = false
      return
    }
    switch number(of: zero, question) {
    case .number(let number):
      found.numbers.append(number)
      if question.isSymmetric, !number.isReal {
        guard let other = conjugate(number) else {
          found.isComplete = false
          return
        }
        found.numbers.append(other)
      }
    case .undefined: break
    case .unknown: found.isComplete = false
    }
  }

  /// A zero as a number; undefined where the equation has no value there.
  private mutating func number(
    of zero: ComplexZeroSearch.Zero,
    _ question: AnalyticQuestion
  ) -> ComplexWorth {
    if let exact = exactNumber(in: zero.enclosure, within: zero.isolation, question) {
      return exact
    }
    guard !question.divisor.enclosure(on: zero.enclosure).values.containsZero,
      var digits = ComplexZero(
        question.dividend,
        of: question.unknown,
        in: environment,
        zero.enclosure,
        slopes: zero.slopes
      )
    else { return .unknown }
    // Digits start from here each time they are asked for.
    _ = ask { (workspace) throws(RealError) in
      try digits.refine(toExponent: -110, in: &workspace)
    }
    let parts = [false, true].map { isImaginary in
      let side = isImaginary ? zero.enclosure.imaginary : zero.enclosure.real
      return side == .zero ? Real(0) : digits.part(isImaginary: isImaginary)
    }
    guard let x = parts[0], let y = parts[1],
      let number = ask({ (workspace) throws(RealError) in
        try Number.number(x, y, in: &workspace)
      })
    else { return .unknown }
    return .number(number)
  }

  /// A number of a simple form in a rectangle at which the equation holds, or its sides have no value
  /// while what is zero is so.
  private mutating func exactNumber(
    in box: ComplexInterval,
    within isolation: ComplexInterval,
    _ question: AnalyticQuestion
  ) -> ComplexWorth? {
    for number in guesses(in: box)
    where isolation.contains(ComplexInterval(enclosure(number.real), enclosure(number.imaginary))) {
      guard isZero(question.dividend, question, at: number) == true else { continue }
      switch complexWorth(of: question.whole, for: question.unknown, being: number) {
      case .undefined: return .undefined
      case .unknown: return .unknown
      case .number(let value): return isZero(value) == true ? .number(number) : .unknown
      }
    }
    return nil
  }

  /// Numbers of simple forms that may be the one in a rectangle.
  private mutating func guesses(in box: ComplexInterval) -> [Number] {
    let sides = [box.real, box.imaginary].map { side in
      side == .zero
        ? [Real(0)]
        : Array(ExactGuess.candidates(in: side, workspace: &workspace).prefix(3))
    }
    var numbers: [Number] = []
    for x in sides[0] {
      for y in sides[1] {
        let number = ask { (workspace) throws(RealError) in
          try Number.number(x, y, in: &workspace)
        }
        if let number { numbers.append(number) }
      }
    }
    return numbers
  }

  private mutating func isZero(
    _ e: Expression,
    _ question: AnalyticQuestion,
    at number: Number
  ) -> Bool? {
    guard case .number(let value) = complexWorth(of: e, for: question.unknown, being: number)
    else { return nil }
    return isZero(value)
  }

  private mutating func conjugate(_ number: Number) -> Number? {
    ask { (workspace) throws(RealError) in try Number.conjugate(number, in: &workspace) }
  }

  // MARK: Multiple zeros

  /// The greatest number of times that a zero is counted.
  private static let multipleLimit = 5

  /// A multiple zero of a simple form near a box, and a rectangle in which it is the only zero.
  ///
  /// Where f and its first m − 1 derivatives are zero at c, f(z) is (z − c)ᵐ/m! times a number of
  /// the least rectangle around the m-th derivatives on a rectangle with c and z.
  private mutating func multipleZero(
    of question: AnalyticQuestion,
    near box: ComplexInterval,
    isMirrored: Bool
  ) -> (number: Number, surroundings: ComplexInterval)? {
    let name = question.unknown
    var slopes = [question.dividend]
    var programs = [isMirrored ? question.program.mirrored : question.program]
    for count in 2...Self.multipleLimit {
      while slopes.count <= count {
        guard let slope = slopes[slopes.count - 1].derivative(by: name),
          slope.count <= Self.sizeLimit, let program = program(of: slope, in: name)
        else { return nil }
        slopes.append(slope)
        programs.append(isMirrored ? program.mirrored : program)
      }
      guard let place = programs[count - 1].zeroNear(box) else { continue }
      for guess in guesses(in: place) {
        guard let number = isMirrored ? conjugate(guess) : guess,
          slopes.prefix(count).allSatisfy({ isZero($0, question, at: number) == true })
        else { continue }
        let center = ComplexInterval(enclosure(guess.real), enclosure(guess.imaginary))
        for distance in [1, 0x1p-2, 0x1p-4, 0x1p-6, 0x1p-8] {
          let surroundings = center.widened(by: distance)
          let last = programs[count].enclosure(on: surroundings)
          if last.isAnalytic, !last.values.containsZero { return (number, surroundings) }
        }
      }
    }
    return nil
  }

  /// Keeps a multiple zero of a half of a square.
  private mutating func keepMultiple(
    _ number: Number,
    _ question: AnalyticQuestion,
    in half: ComplexInterval,
    _ isMirrored: Bool,
    _ found: inout FoundZeros
  ) {
    let place = ComplexInterval(enclosure(number.real), enclosure(number.imaginary))
    let square = half.hull(half.conjugate)
    guard square.intersection(place) != nil else { return }
    let isUpper = number.isReal || place.imaginary.lower > 0
    // One that lies across the axis is met from the other side, too.
    guard number.isReal ? !isMirrored : isUpper != isMirrored else { return }
    switch complexWorth(of: question.whole, for: question.unknown, being: number) {
    case .undefined: return
    case .number(let value) where isZero(value) == true && square.contains(place): break
    default:
      found.isComplete = false
      return
    }
    // It may be met beside its surroundings again.
    guard found.numbers.allSatisfy({ areEqual($0, number) == false }) else { return }
    found.numbers.append(number)
    if question.isSymmetric, !number.isReal {
      if let other = conjugate(number) {
        found.numbers.append(other)
      } else {
        found.isComplete = false
      }
    }
  }
}

extension ComplexProgram {
  /// A narrow rectangle where Newton's steps from a box lead, if that is near by.
  fileprivate func zeroNear(_ box: ComplexInterval) -> ComplexInterval? {
    var place = box.midpoint
    for _ in 0..<30 {
      let here = enclosure(on: place)
      guard let step = here.values.midpoint / here.slopes.midpoint, step.isBounded else {
        return nil
      }
      place = (place - step).midpoint
      guard (place - box.midpoint).magnitude.lower < 64 * box.width else { return nil }
      if step.magnitude.upper < 1e-13 { return place.widened(by: 1e-12) }
    }
    return nil
  }
}
