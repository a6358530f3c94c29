// The search for the certificate of a derivative or of an integral.

package import Certificates
package import Expressions
internal import Numbers
internal import Reals

extension CalculusCertificate {
  /// The proof of the answer to one call of `diff` or `integral`; nothing where none is found, and where a name
  /// in the call has a value.
  ///
  /// The answer to an integral without bounds is that without its constant.
  package init?(of call: Expression, answer: Expression, environment: Environment) {
    guard let found = Self.found(of: call, answer: answer, environment),
      // What cannot be told in lines, as a function of two arguments, is not told.
      let certificate = Self.reading(found.lines).certificate, certificate.isValid
    else { return nil }
    self = certificate
  }

  private static func found(
    of call: Expression,
    answer: Expression,
    _ environment: Environment
  ) -> CalculusCertificate? {
    guard case .call(let row) = call.symbol(at: call.root), !environment.complexAnswers else {
      return nil
    }
    guard row == .integral, let sequence = call.sequenceArgument(of: call.root) else {
      return CalculusCertificate(ofFormal: call, answer: answer, environment)
    }
    let binding = call.binding(at: sequence)
    return CalculusCertificate(
      of: call.subexpression(at: binding.body),
      by: call.name(at: binding.name),
      bounds: [binding.from, binding.to].map { call.subexpression(at: $0) },
      value: answer,
      environment
    )
  }

  /// The proof of a derivative, or of an integral without bounds.
  private init?(ofFormal call: Expression, answer: Expression, _ environment: Environment) {
    let parts = call.parts
    guard let operation = call.operation(at: call.root), (1...2).contains(parts.count) else {
      return nil
    }
    let free = parts[0].variables.filter { environment.variables[$0] == nil }
    let x = parts.count == 2 ? parts[1] : free.count == 1 ? Expression(name: free[0]) : nil
    guard let x, case .name(let name) = x.symbol(at: x.root),
      let function = parts[0].plain(in: environment, name)
    else { return nil }
    switch operation {
    case .differentiate:
      self.init(name, environment.angleUnit, antiderivative: function, function: answer)
    case .integrate:
      self.init(name, environment.angleUnit, antiderivative: answer, function: function)
    default: return nil
    }
  }

  /// The proof of an integral between two bounds.
  private init?(
    of function: Expression,
    by name: String,
    bounds: [Expression],
    value: Expression,
    _ environment: Environment
  ) {
    var workspace = Workspace(budget: Budget(steps: 1_000_000_000, bitLimit: 1 << 16))
    guard let function = function.plain(in: environment, name),
      let antiderivative = IndefiniteIntegral.antiderivative(
        of: function,
        by: name,
        in: environment,
        &workspace
      )
    else { return nil }
    self.init(name, environment.angleUnit, antiderivative: antiderivative, function: function)
    integral = Integral(from: bounds[0], to: bounds[1], value: value)
    var ends: [Real] = []
    for bound in bounds {
      guard bound.variables.isEmpty,
        let number = bound.exactValue(in: environment, workspace: &workspace)
      else { return nil }
      ends.append(number)
    }
    guard let check = CalculusCheck(self) else { return nil }
    for digits in [8, 24] {
      do throws(RealError) {
        let ranges = [
          try ends[0].range(digits: digits, in: &workspace),
          try ends[1].range(digits: digits, in: &workspace),
        ]
        guard
          let found = check.cuts(
            from: min(ranges[0].lower, ranges[1].lower),
            to: max(ranges[0].upper, ranges[1].upper)
          )
        else { continue }
        cuts = found
        return
      } catch {
        return nil
      }
    }
    return nil
  }

  private init(
    _ variable: String,
    _ unit: AngleUnit,
    antiderivative: Expression,
    function: Expression
  ) {
    self.init(
      variable: variable,
      angleUnit: unit,
      antiderivative: antiderivative,
      function: function
    )
  }
}

extension CalculusCheck {
  /// Numbers between whose neighbours all is continuous, from one to another; nothing where too few are enough.
  fileprivate func cuts(from lower: Rational, to upper: Rational) -> [Rational]? {
    var cuts = [lower]
    var open = [upper]
    while let end = open.last, let start = cuts.last {
      if isContinuous(from: start, to: end) {
        cuts.append(end)
        open.removeLast()
        continue
      }
      guard cuts.count + open.count < CalculusCertificate.pieceLimit else { return nil }
      open.append((start + end) / 2)
    }
    return cuts
  }
}

extension Real {
  /// Two numbers between which it lies, of so many binary digits behind the point; it twice, if it is rational.
  fileprivate func range(
    digits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> (lower: Rational, upper: Rational) {
    if let rational { return (rational, rational) }
    let around = try Real.enclosure(of: self, bits: 100, in: &workspace)
    return (
      around.lower.rounded(toExponent: -digits, rounding: .down).asRational,
      around.upper.rounded(toExponent: -digits, rounding: .up).asRational
    )
  }
}

extension Expression {
  /// The expression without calls of functions of the user; nothing where another name in it has a value.
  fileprivate func plain(in environment: Environment, _ name: String) -> Expression? {
    var own = environment
    own.variables[name] = nil
    guard let e = inlining(in: own, variables: [name]), !e.hasChance,
      e.variables.allSatisfy({ own.variables[$0] == nil })
    else { return nil }
    return e
  }
}
