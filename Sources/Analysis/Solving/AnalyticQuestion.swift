// An equation whose sides are analytic, taken apart for a search in the complex plane.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// An equation whose sides are analytic but for cuts, as what is zero and what must not be.
struct AnalyticQuestion {
  let whole: Expression
  let unknown: String
  /// What is zero, without poles.
  let dividend: Expression
  let program: RectangleTape
  /// What must not be zero.
  let divisor: RectangleTape
  /// Whether conjugates of zeros are zeros.
  let isSymmetric: Bool
  /// Whether the opposites of zeros are zeros; nothing before that is asked.
  var hasParity: Bool?

  init?(_ e: Expression, _ z: String, _ solver: inout EquationSolver) {
    let whole = e.replacingAngleQuotients(in: z).replacingDefined(in: z)
    var parts = whole.quotientOfParts(in: z) ?? (e, Expression(1))
    // A power is zero where its base is.
    while case .power = parts.dividend.symbol(at: parts.dividend.root),
      let exponent = parts.dividend.parts[1].rationalNumber?.asNatural, exponent > 0
    {
      parts.dividend = parts.dividend.parts[0]
    }
    guard parts.dividend.variables.contains(z),
      parts.dividend.count <= EquationSolver.sizeLimit,
      let program = solver.program(of: parts.dividend, in: z),
      let divisor = solver.program(of: parts.divisor, in: z),
      program.isPerhapsNotZero
    else { return nil }
    (self.whole, unknown, dividend) = (e, z, parts.dividend)
    (self.program, self.divisor) = (program, divisor)
    isSymmetric = solver.hasRealNumbers(parts.dividend, besides: z)
  }
}

/// The zeros of a square.
struct FoundZeros {
  var numbers: [Number] = []
  /// Whether these are all.
  var isComplete = true
  /// Whether each is there once.
  var areApart = true
}

extension EquationSolver {
  /// The steps of a function of a complex number over rectangles.
  mutating func program(of e: Expression, in z: String) -> RectangleTape? {
    guard let tape = AnalyticTape(e, of: z, in: environment, workspace: &workspace) else {
      return nil
    }
    return ask { (workspace) throws(RealError) in try RectangleTape(tape, in: &workspace) }
  }

  /// Whether all numbers of an expression are real, and no function makes others of them but
  /// conjugate ones of conjugates.
  mutating func hasRealNumbers(_ e: Expression, besides z: String) -> Bool {
    for index in 0..<e.count {
      if case .call(.cis) = e.symbol(at: index) { return false }
    }
    return e.largestParts(where: { !$0.variables.contains(z) }).allSatisfy { part in
      complexConstant(e.subexpression(at: part))?.isReal == true
    }
  }

  /// Whether the opposites of zeros are zeros, since it is proved that the function is even or odd, or
  /// is so but for a factor without zeros.
  mutating func hasParity(_ question: inout AnalyticQuestion) -> Bool {
    if let known = question.hasParity { return known }
    let (e, z) = (question.whole, question.unknown)
    var isKnown = [e, question.dividend].contains { $0.symmetry(in: z) != nil }
    if !isKnown, question.program.isEntire {
      // As quotients by exponentials: e²ᶻ·(1 − z) + 1 + z is eᶻ times an even function.
      let turned = question.dividend.replacing([z: -Expression(name: z)])
      if let first = multipliedOut([question.dividend])?.first,
        let second = multipliedOut([turned])?.first
      {
        isKnown = [first + second, first - second].contains {
          multipliedOut([$0])?.isEmpty == true
        }
      }
    }
    question.hasParity = isKnown
    return isKnown
  }
}
