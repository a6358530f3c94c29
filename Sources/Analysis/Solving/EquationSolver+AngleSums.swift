// Equations between two sines or cosines of polynomials: sin(x²) = sin(x).

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A sum or difference of two sines or cosines with the same factor as a multiple of a product of
  /// two that is zero where it is; nothing where it is none.
  ///
  /// sin P + sin Q = 2·sin((P + Q)/2)·cos((P − Q)/2), and a cosine is the sine of a quarter of a turn
  /// more.
  mutating func productOfAngles(_ e: Expression, in x: String) -> Expression? {
    guard let kernels = e.kernels(in: x),
      let (_, isSame) = commonFactor(of: kernels, in: e),
      let turn = Builtin.sine.period.flatMap({ constant($0) }),
      let eighth = quotient(turn, Real(8))
    else { return nil }
    var angles: [Polynomial] = []
    // How many quarters of a turn are added.
    var quarters: [Int] = []
    for index in kernels {
      let kernel = e.subexpression(at: index)
      switch kernel.symbol(at: kernel.root) {
      case .call(.sine): quarters.append(0)
      case .call(.cosine): quarters.append(1)
      default: return nil
      }
      guard let rational = kernel.parts[0].rationalFunction(of: x, environment: environment),
        rational.denominator.isConstant, rational.poles.isConstant
      else { return nil }
      angles.append(rational.numerator)
    }
    func factor(_ builtin: Builtin, isDifference: Bool) -> Expression? {
      let both = isDifference ? angles[0] - angles[1] : angles[0] + angles[1]
      let eighths = isDifference ? quarters[0] - quarters[1] : quarters[0] + quarters[1]
      guard both.degree > 0, let shift = moved(Real(0), by: eighths, eighth) else { return nil }
      let angle = Expression(both, of: Expression(name: x)) / Expression(2)
      return .call(builtin, eighths == 0 ? angle : angle + name(for: shift))
    }
    guard let sine = factor(.sine, isDifference: !isSame),
      let cosine = factor(.cosine, isDifference: isSame)
    else { return nil }
    return sine * cosine
  }
}

extension Expression {
  /// Whether a sine or cosine is taken of a polynomial of a name with a constant term.
  func hasShiftedAngles(in name: String) -> Bool {
    (0..<count).contains { index in
      guard [.call(.sine), .call(.cosine)].contains(symbol(at: index)),
        let angle = subexpression(at: index).parts[0].rationalFunction(
          of: name,
          environment: Environment()
        )
      else { return false }
      return angle.numerator.degree > 0 && !angle.numerator.value(at: .zero).isZero
    }
  }
}
