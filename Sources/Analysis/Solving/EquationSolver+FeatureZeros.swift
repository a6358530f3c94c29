// Zeros that were found on intervals, as numbers: those to which the steps of the solver lead, and
// digits without end where more are asked for than doubles have.

internal import Expressions
internal import Numbers
internal import Reals

extension ZeroNaming {
  /// Says zeros by the functions that are undone, as asin(1/3), or as roots of polynomials.
  package static var bySolving: ZeroNaming {
    ZeroNaming { zeros, function in
      guard zeros.contains(where: { $0.exact == nil }) else { return }
      var workspace = function.workspace
      workspace.budget = Budget(steps: EquationSolver.namingSteps, bitLimit: 1 << 16)
      let (e, x, asked) = (function.smooth, function.variable, function.digits)
      let rational = function.rational
      zeros = EquationSolver.solving(function.environment, &workspace) { solver in
        solver.named(zeros, of: e, x, rational: rational, digits: asked)
      }
      function.steps += EquationSolver.namingSteps - max(0, workspace.budget.stepsLeft)
    }
  }
}

extension EquationSolver {
  /// The steps that all zeros of a function may take, and the most nodes of what one of them is said
  /// to be.
  fileprivate static let (namingSteps, formSize): (Int64, Int) = (30_000_000, 60)

  /// Zeros with the numbers that they are, as far as steps lead to these.
  ///
  /// A number among which all zeros are is a zero where it alone may lie in the enclosure of one; it
  /// is put in as well, where the function is no quotient of polynomials.
  fileprivate mutating func named(
    _ zeros: [Zero],
    of e: Expression,
    _ x: String,
    rational: RationalFunction?,
    digits: Int
  ) -> [Zero] {
    environment.complexAnswers = false
    environment.variables[x] = nil
    unknown = x
    let candidates = self.zeros(of: e.withMagnitudes(of: x, in: environment), in: x)?.numbers ?? []
    var zeros = zeros
    for place in zeros.indices where zeros[place].exact == nil {
      if let number = number(of: zeros[place], among: candidates),
        rational != nil || isZero(e, x, at: number) == true
      {
        zeros[place].exact = number
        zeros[place].form = openForm(of: number).flatMap { $0.count <= Self.formSize ? $0 : nil }
      } else if digits > Coordinate.digitCount {
        zeros[place].digits = self.number(of: zeros[place], e, x, digits: digits)
      }
    }
    return zeros
  }

  /// The one number of some candidates that may lie in the enclosure of a zero.
  private mutating func number(of zero: Zero, among candidates: [Solution]) -> Real? {
    let place = zero.enclosure
    var found: Real?
    for candidate in candidates {
      var number = candidate.number
      if let period = candidate.period {
        guard let turns = ((place - enclosure(number)) / enclosure(period))?.midpoint,
          turns.magnitude < 0x1p30
        else { return nil }
        let turn = Int(turns.rounded())
        if turn != 0 {
          guard let member = moved(number, by: turn, period) else { return nil }
          number = member
        }
      }
      guard enclosure(number).intersection(place) != nil else { continue }
      // Two candidates are often one number by two ways.
      if let other = found, order(other, number) != .equal { return nil }
      found = found ?? number
    }
    return found
  }
}
