// The check of derivatives and integrals. It looks for nothing: it differentiates, compares two functions by
// the laws of powers, evaluates over intervals, and compares numbers exactly.

package import Expressions
package import Numbers
internal import Reals

extension CalculusCertificate {
  /// The most pieces of the range of an integral.
  package static let pieceLimit = 200

  /// Whether each rule holds.
  ///
  /// A derivative F′ = f holds wherever F has a derivative and both have values. An integral holds as it stands:
  /// F, its derivative as it is worked out, and f are continuous on a closed range that has both
  /// bounds in it, so that F is continuously differentiable there with the derivative f, and the fundamental
  /// theorem of calculus applies.
  package var isValid: Bool {
    guard let check = CalculusCheck(self), check.isIdentity else { return false }
    guard !cuts.isEmpty || integral != nil else { return true }
    guard (2...Self.pieceLimit + 1).contains(cuts.count), let integral else { return false }
    return zip(cuts, cuts.dropFirst()).allSatisfy { check.isContinuous(from: $0, to: $1) }
      && holds(integral)
  }

  /// Whether the bounds lie between the first and the last cut, and the difference of the values there is the
  /// integral.
  private func holds(_ integral: Integral) -> Bool {
    var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
    var environment = Environment(angleUnit: angleUnit)
    let bounds = [("#a", integral.lower), ("#b", integral.upper)]
    guard let first = cuts.first, let last = cuts.last, integral.value.variables.isEmpty else {
      return false
    }
    for (name, bound) in bounds {
      guard bound.variables.isEmpty,
        let number = bound.exactValue(in: environment, workspace: &workspace),
        let start = Real(first).order(to: number, in: &workspace), start != .greater,
        let end = number.order(to: Real(last), in: &workspace), end != .greater
      else { return false }
      environment.variables[name] = .real(number)
    }
    let ends = bounds.map { antiderivative.replacing([variable: Expression(name: $0.0)]) }
    let rest = Expression(
      .difference,
      [Expression(.difference, [ends[1], ends[0]]), integral.value]
    )
    return rest.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace) == 0
  }

  /// Whether an expression is what is proved: the integral; or the derivative, or a function that has it, up to
  /// a constant that may stand in it as another name.
  package func isTold(by answer: Expression) -> Bool {
    if let integral {
      var workspace = Workspace(budget: Budget(steps: 400_000_000, bitLimit: 1 << 16))
      let rest = Expression(.difference, [answer, integral.value])
      return rest.exactValue(in: Environment(angleUnit: angleUnit), workspace: &workspace)?
        .sign(in: &workspace) == 0
    }
    guard let own = answer.inRadians(from: angleUnit),
      let function = function.inRadians(from: angleUnit)
    else { return false }
    return [own, own.derivative(by: variable)].contains { side in
      side.map { CheckedIdentity.isZero(Expression(.difference, [$0, function])) } == true
    }
  }
}

/// A check under way, in radians.
package struct CalculusCheck {
  /// Whether the derivative is the one that is told.
  let isIdentity: Bool
  /// The antiderivative, its derivative as it is worked out, and as it is told; nothing where one of them has
  /// other names.
  private let functions: [CheckedFunction]?

  /// Creates a check, or returns nothing where there is no derivative.
  package init?(_ certificate: CalculusCertificate) {
    let x = certificate.variable
    guard let whole = certificate.antiderivative.inRadians(from: certificate.angleUnit),
      let function = certificate.function.inRadians(from: certificate.angleUnit),
      let slope = whole.derivative(by: x)
    else { return nil }
    isIdentity = CheckedIdentity.isZero(Expression(.difference, [slope, function]))
    var workspace = Workspace(budget: Budget(steps: 100_000_000, bitLimit: 1 << 16))
    let found = [whole, slope, function].compactMap {
      CheckedFunction($0, of: x, .radians, in: &workspace)
    }
    functions = found.count == 3 ? found : nil
  }

  /// Whether all three functions have values and are continuous from one number to a greater one.
  package func isContinuous(from lower: Rational, to upper: Rational) -> Bool {
    guard lower < upper, let functions else { return false }
    let box = Interval(enclosingFrom: lower, to: upper)
    return functions.allSatisfy { $0.values(on: box)?.decoration == .continuous }
  }
}
