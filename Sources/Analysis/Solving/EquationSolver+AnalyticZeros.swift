// The zeros that a search found in a half of a square, as numbers.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// Keeps a zero of the closed upper half of a square, and its conjugate where that is one.
  mutating func keep(
    _ zero: ComplexZeroSearch.Zero,
    _ question: inout AnalyticQuestion,
    in half: ComplexInterval,
    _ found: inout FoundZeros
  ) {
    var zero = zero
    guard zero.enclosure.imaginary.upper >= 0 else { return }
    if question.isSymmetric, zero.isolation.contains(zero.enclosure.conjugate) {
      // Its conjugate is a zero of the isolation, too, so it is the same.
      zero.enclosure.imaginary = .zero
    }
    keepInside(zero, &question, in: half, isMirrored: false, &found)
  }

  /// Keeps a zero of the open lower half of a square, which was searched for turned up.
  mutating func keepMirrored(
    _ zero: ComplexZeroSearch.Zero,
    _ question: inout AnalyticQuestion,
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
    keepInside(zero, &question, in: half, isMirrored: true, &found)
  }

  private mutating func keepInside(
    _ zero: ComplexZeroSearch.Zero,
    _ question: inout AnalyticQuestion,
    in half: ComplexInterval,
    isMirrored: Bool,
    _ found: inout FoundZeros
  ) {
    var zero = zero
    let opposite = -zero.enclosure.conjugate
    // The opposite of its conjugate is a zero of the isolation, too.
    if question.isSymmetric, zero.isolation.contains(opposite), hasParity(&question) {
      zero.enclosure.real = .zero
    }
    guard half.intersection(zero.enclosure) != nil else { return }
    if isMirrored {
      zero.enclosure = zero.enclosure.conjugate
      zero.isolation = zero.isolation.conjugate
      zero.slopes = zero.slopes.conjugate
    }
    switch number(of: zero, question) {
    case .number(let number):
      let square = half.hull(half.conjugate)
      let place = ComplexInterval(enclosure(number.real), enclosure(number.imaginary))
      guard square.intersection(place) != nil else { return }
      guard square.contains(place) else {
        found.isComplete = false
        return
      }
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
  mutating func guesses(in box: ComplexInterval) -> [Number] {
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

  mutating func isZero(
    _ e: Expression,
    _ question: AnalyticQuestion,
    at number: Number
  ) -> Bool? {
    guard case .number(let value) = complexWorth(of: e, for: question.unknown, being: number)
    else { return nil }
    return isZero(value)
  }

  mutating func conjugate(_ number: Number) -> Number? {
    ask { (workspace) throws(RealError) in try Number.conjugate(number, in: &workspace) }
  }
}
