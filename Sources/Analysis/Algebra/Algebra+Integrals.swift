// Integrals between bounds with free names, as expressions, and where these hold: by the
// fundamental theorem of calculus, in both directions.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// The integral of a function between bounds, where names are free in these or in the function:
  /// F(b) − F(a).
  ///
  /// F is proved to be an antiderivative and is continuous wherever it has values. What F and the
  /// function need to have values is asked of the bounds, where it then holds between them.
  mutating func integrated(_ sequence: Expression) throws(AlgebraError) -> Result {
    if environment.complexAnswers {
      return try amongReals { (algebra) throws(AlgebraError) in try algebra.integrated(sequence) }
    }
    let integral = try boundedIntegral(sequence)
    guard let found = antiderivative(of: integral.function, by: integral.name),
      found.isContinuousWhereDefined,
      let restrictions = try conditions(ofValuesOf: [found, integral.function], over: integral)
    else {
      throw .evaluation(EvaluationError(.undecidedAntiderivative, range: integral.range))
    }
    let smooth = try withoutMagnitudes(found, over: integral)
    let sides = [integral.upper, integral.lower].map { smooth.replacing([integral.name: $0]) }
    var result = try gathered(sides[0] - sides[1])
    result.restrictions += restrictions
    return result
  }

  /// The derivative by a name of an expression with integrals between bounds with free names; nil if
  /// it has none.
  ///
  /// The slope of ∫ f from a to b is f(b)·b′ − f(a)·a′ where f is continuous from a to b.
  mutating func derivative(
    ofIntegralsIn e: Expression,
    by name: String
  ) throws(AlgebraError) -> Result? {
    guard e.nodes.indices.contains(where: { e.operation(at: $0) == .integrateBetween }) else {
      return nil
    }
    if environment.complexAnswers {
      return try amongReals { (algebra) throws(AlgebraError) in
        try algebra.derivative(of: e, by: name)
      }
    }
    var whole = e
    var integrals: [String: Expression] = [:]
    var slopes: [(name: String, slope: Expression)] = []
    var restrictions: [Expression] = []
    while let index = whole.nodes.indices.last(where: {
      whole.operation(at: $0) == .integrateBetween
    }) {
      let call = whole.subexpression(at: index)
      let integral = try boundedIntegral(call.parts[0])
      guard !integral.function.variables.contains(name) else {
        let closed = try integrated(call.parts[0])
        whole = whole.replacing(index, with: closed.expression)
        restrictions += closed.conditions + closed.restrictions
        continue
      }
      let letter = "#I\(integrals.count)"
      integrals[letter] = call
      whole = whole.replacing(index, with: Expression(name: letter))
      guard call.variables.contains(name) else { continue }
      guard integral.function.isContinuousWhereDefined,
        let needed = try conditions(ofValuesOf: [integral.function], over: integral)
      else { throw .unsupported }
      // At the end of where the function has values there is no slope.
      restrictions += needed.map { $0.variables.contains(name) ? $0.strict : $0 }
      var slope = Expression(0)
      for (bound, isUpper) in [(integral.upper, true), (integral.lower, false)]
      where bound.variables.contains(name) {
        let own = try derivative(of: bound, by: name)
        restrictions += own.restrictions
        let part = integral.function.replacing([integral.name: bound]) * own.expression
        slope = isUpper ? slope + part : slope - part
      }
      slopes.append((letter, slope))
    }
    var result = try derivative(of: whole, by: name)
    for (letter, slope) in slopes {
      let outer = try derivative(of: whole, by: letter)
      result.expression = result.expression + outer.expression * slope
      result.restrictions += outer.restrictions
    }
    let simple = try gathered(result.expression)
    result.expression = simple.expression.replacing(integrals)
    let needed = restrictions + result.restrictions + simple.conditions + simple.restrictions
    result.restrictions = needed.map { $0.replacing(integrals) }.withoutImplied
    return result
  }

  /// Work with real numbers alone, of which integrals are made.
  private mutating func amongReals(
    _ work: (inout Algebra) throws(AlgebraError) -> Result
  ) throws(AlgebraError) -> Result {
    var own = environment
    own.complexAnswers = false
    var result = try within(own, work)
    result.hasRealNames = true
    return result
  }

  /// An integral between two bounds.
  private struct BoundedIntegral {
    let function: Expression
    let name: String
    let lower: Expression
    let upper: Expression
    /// Where the function stands in what was typed.
    let range: Range<Int>
  }

  private mutating func boundedIntegral(
    _ sequence: Expression
  ) throws(AlgebraError) -> BoundedIntegral {
    guard case .sequence = sequence.symbol(at: sequence.root) else { throw .unsupported }
    let binding = sequence.binding(at: sequence.root)
    var name = sequence.name(at: binding.name)
    let bounds = [binding.from, binding.to].map { sequence.subexpression(at: $0) }
    try requireNoInfinity(in: bounds)
    guard !bounds.contains(where: { $0.hasInfinity }) else { throw .unsupported }
    var function = try inlined(sequence.subexpression(at: binding.body), free: name)
    if bounds.contains(where: { $0.variables.contains(name) }) {
      // The same name in a bound is another number.
      let other = "#\(name)"
      function = function.replacing([name: Expression(name: other)])
      name = other
    }
    return BoundedIntegral(
      function: function,
      name: name,
      lower: try inlined(bounds[0]),
      upper: try inlined(bounds[1]),
      range: sequence.range(at: binding.body)
    )
  }

  /// What has to hold of the bounds of an integral so that functions have values at them and at all
  /// numbers between them; nil if undecided.
  ///
  /// Where a comparison of the variable with a number holds at both ends, it holds between them; that
  /// it is not a number, where both ends are on the same side of that.
  private mutating func conditions(
    ofValuesOf functions: [Expression],
    over integral: BoundedIntegral
  ) throws(AlgebraError) -> [Expression]? {
    let name = integral.name
    let needed = try inField(.written, free: name) { (field) throws(AlgebraError) in
      try field.conditions(
        of: Expression(.vector, functions + [Expression(0)]),
        besides: Expression(0),
        mayTellMore: true
      ).map { (told) throws(AlgebraError) in try field.solved(told) }
    }
    guard let needed else { return nil }
    var asked: [Expression] = []
    for condition in needed {
      guard condition.variables.contains(name) else {
        asked.append(condition)
        continue
      }
      guard case .relation(let relation, _) = condition.symbol(at: condition.root),
        condition.parts.count == 2, condition.parts[0] == Expression(name: name)
      else { return nil }
      let border = condition.parts[1]
      guard !border.variables.contains(name) else { return nil }
      let ends = [integral.lower, integral.upper]
      switch relation {
      case .less, .lessOrEqual, .greater, .greaterOrEqual:
        asked += ends.map { condition.replacing([name: $0]) }
      case .notEqual:
        asked.append(try sameSide(of: border, for: ends))
      default: return nil
      }
    }
    var told: [Expression] = []
    for condition in asked {
      switch try truth(of: condition) {
      case true?: break
      case false?: return nil
      case nil: told.append(condition)
      }
    }
    let solved = try inField(.written) { (field) throws(AlgebraError) in try field.solved(told) }
    return solved.withoutImplied
  }

  /// The comparison that says that two numbers are both less or both greater than a third one.
  private mutating func sameSide(
    of border: Expression,
    for ends: [Expression]
  ) throws(AlgebraError) -> Expression {
    func greater(_ first: Expression, _ second: Expression) -> Expression {
      Expression(.relation(.greater, continuesChain: false), [first, second])
    }
    for (known, other) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      guard let isAbove = try truth(of: greater(known, border)) else { continue }
      if isAbove { return greater(other, border) }
      // A bound that is the place itself is on no side.
      guard try truth(of: greater(border, known)) == true else { return greater(known, border) }
      return Expression(.relation(.less, continuesChain: false), [other, border])
    }
    return greater((ends[0] - border) * (ends[1] - border), Expression(0))
  }

  /// A function with values at all numbers between the bounds, and its logarithms of magnitudes
  /// without these: what is not zero there has the sign that it has at a bound.
  private mutating func withoutMagnitudes(
    _ e: Expression,
    over integral: BoundedIntegral
  ) throws(AlgebraError) -> Expression {
    var e = e
    for index in e.nodes.indices.reversed() where e.isCall(of: .ln, at: index) {
      let magnitude = e.operands(of: index)[0]
      guard e.isCall(of: .abs, at: magnitude) else { continue }
      let inner = e.subexpression(at: magnitude).parts[0]
      for end in [integral.lower, integral.upper] {
        let condition = Expression(
          .relation(.greater, continuesChain: false),
          [inner.replacing([integral.name: end]), Expression(0)]
        )
        guard let isPositive = try truth(of: condition) else { continue }
        e = e.replacing(magnitude, with: isPositive ? inner : -inner)
        break
      }
    }
    return e
  }
}

extension Expression {
  /// A comparison that does not hold where both sides are equal.
  fileprivate var strict: Expression {
    switch symbol(at: root) {
    case .relation(.greaterOrEqual, _):
      Expression(.relation(.greater, continuesChain: false), parts)
    case .relation(.lessOrEqual, _): Expression(.relation(.less, continuesChain: false), parts)
    default: self
    }
  }
}
