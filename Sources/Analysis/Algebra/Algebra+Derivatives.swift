// Derivatives as expressions, and where they are those of the function.

internal import Expressions
internal import Numbers
internal import Reals

extension Algebra {
  /// The highest derivative that is written.
  static let highestDerivative = 20

  /// What is asked of a derivative.
  private struct DerivativeQuestion {
    /// The function.
    let function: Expression
    /// The names, one after another.
    var names: [String]
    /// Where its value is asked for; nothing where the derivative is.
    var place: Expression?
  }

  /// The derivative by a name, the only free one where none is given, by several names one after
  /// another, or the value of one at a place.
  mutating func derivative(_ operands: [Expression]) throws(AlgebraError) -> Result {
    let question = try derivativeQuestion(operands)
    guard let place = question.place else { return try derivative(question) }
    let name = question.names[0]
    guard !isFree(place) else {
      let found = try derivative(question)
      var result = try gathered(found.expression.replacing([name: place]))
      result.restrictions += found.restrictions.map { $0.replacing([name: place]) }
      return result
    }
    return try slope(question, at: try inlined(place))
  }

  private func derivativeQuestion(
    _ operands: [Expression]
  ) throws(AlgebraError) -> DerivativeQuestion {
    let e = operands[0]
    guard operands.count > 1 else {
      let free = e.variables.filter { environment.variables[$0] == nil }
      guard free.count == 1 else { throw .unsupported }
      return DerivativeQuestion(function: e, names: free)
    }
    if operands[1].nodes[operands[1].root].isEquation {
      let sides = operands[1].parts
      guard let name = try name(sides[0]), operands.count <= 3 else { throw .unsupported }
      var count = 1
      if operands.count == 3 {
        guard let number = operands[2].rationalNumber?.asNatural, number <= Self.highestDerivative
        else { throw .unsupported }
        count = number
      }
      guard count > 0 else { throw .unsupported }
      let names = Array(repeating: name, count: count)
      return DerivativeQuestion(function: e, names: names, place: sides[1])
    }
    guard let first = try name(operands[1]) else { throw .unsupported }
    var question = DerivativeQuestion(function: e, names: [first])
    for operand in operands.dropFirst(2) {
      // Another name that has a value is a place, as a number is.
      if case .name(let name) = operand.symbol(at: operand.root),
        name == first || environment.variables[name] == nil
      {
        question.names.append(name)
      } else if operands.count == 3 {
        question.place = operand
      } else {
        throw .unsupported
      }
    }
    guard question.names.count <= Self.highestDerivative else { throw .unsupported }
    return question
  }

  private mutating func derivative(
    _ question: DerivativeQuestion
  ) throws(AlgebraError) -> Result {
    var known = environment
    for name in question.names { known.variables[name] = nil }
    let e = try withKnownNames(question.function, besides: question.names)
    return try within(known) { (inner) throws(AlgebraError) in
      var result = Result(expression: e)
      for name in question.names {
        let next = try inner.derivative(of: result.expression, by: name)
        result.expression = next.expression
        result.restrictions += next.restrictions
      }
      result.restrictions = result.restrictions.withoutImplied
      return result
    }
  }

  /// An expression with the bodies of functions, and with values in the place of names but for some.
  mutating func withKnownNames(
    _ e: Expression,
    besides names: [String]
  ) throws(AlgebraError) -> Expression {
    var known = environment
    for name in names { known.variables[name] = nil }
    return try within(known) { (inner) throws(AlgebraError) in try inner.inlined(e) }
  }

  /// The value of a derivative at a number: that of the formula where it holds, or else the limit of
  /// the quotients of differences.
  private mutating func slope(
    _ question: DerivativeQuestion,
    at place: Expression
  ) throws(AlgebraError) -> Result {
    let name = question.names[0]
    do throws(AlgebraError) {
      let found = try derivative(question)
      if let value = try value(of: found, by: name, at: place) { return value }
    } catch {
      if case .spent = error { throw error }
    }
    // Below the last derivative is a function whose value is known, or not to be had.
    var lower = question
    lower.names.removeLast()
    let function: Expression
    let value: Expression
    if lower.names.isEmpty {
      function = try withKnownNames(question.function, besides: [name])
      value = function.replacing([name: place])
    } else {
      function = try derivative(lower).expression
      value = try slope(lower, at: place).expression
    }
    return Result(expression: try slope(of: function, by: name, at: place, value))
  }

  /// The value of a derivative at a place by its formula, restricted by what names are free in; nil
  /// if the formula does not hold there.
  mutating func value(
    of derivative: Result,
    by name: String,
    at place: Expression
  ) throws(AlgebraError) -> Result? {
    var result = Result(expression: derivative.expression.replacing([name: place]))
    for restriction in derivative.restrictions.map({ $0.replacing([name: place]) }) {
      switch try truth(of: restriction) {
      case true?: break
      case false?: return nil
      case nil: result.restrictions.append(restriction)
      }
    }
    guard isFree(result.expression) else {
      let value = result.expression.exactValue(in: environment, workspace: &workspace)
      return value == nil ? nil : result
    }
    let simple = try gathered(result.expression)
    result.expression = simple.expression
    result.restrictions += simple.conditions.filter { !result.restrictions.contains($0) }
    return result
  }

  /// The limit of (f(x) − f(a))/(x − a) as x comes close to a.
  mutating func slope(
    of f: Expression,
    by name: String,
    at place: Expression,
    _ value: Expression
  ) throws(AlgebraError) -> Expression {
    let range = f.range(at: f.root)
    let undecided = AlgebraError.evaluation(EvaluationError(.undecidedLimit, range: range))
    let number: Real
    do throws(EvaluationError) {
      number = try place.number(in: environment, workspace: &workspace)
      _ = try value.number(in: environment, workspace: &workspace)
    } catch {
      throw .evaluation(error)
    }
    guard let find = environment.limitFinder else { throw undecided }
    let quotient = (f - value) / (Expression(name: name) - place)
    var sides: [(value: Real?, text: String)] = []
    var isOneSided = false
    for side in [LimitQuestion.Side.left, .right] {
      let question = LimitQuestion(
        function: quotient,
        variable: name,
        target: .number(number, side),
        environment: environment
      )
      do throws(EvaluationError) {
        let limit = try find(question, &workspace)
        guard let form = limit.closedForm else {
          throw EvaluationError(.undecidedLimit, range: range)
        }
        let text = Expression(form, angleUnit: environment.angleUnit).text()
        sides.append((limit, text))
      } catch {
        switch error.kind {
        case .infiniteLimit(let isNegative): sides.append((nil, isNegative ? "-∞" : "∞"))
        case .undefinedBesideLimit: isOneSided = true
        default: throw .evaluation(error)
        }
      }
    }
    if isOneSided { throw .evaluation(EvaluationError(.slopeAtEnd, range: range)) }
    if let left = sides[0].value, let right = sides[1].value {
      guard let order = left.order(to: right, in: &workspace) else { throw undecided }
      if order == .equal, let form = left.closedForm {
        return Expression(form, angleUnit: environment.angleUnit)
      }
    }
    let kind = EvaluationError.Kind.differentSlopes(left: sides[0].text, right: sides[1].text)
    throw .evaluation(EvaluationError(kind, range: range))
  }

  /// The derivative of an expression in the form that costs least to read.
  ///
  /// Where the slope divides by what cancels to zero, as that of √(x − x) does, the expression is
  /// simplified first.
  mutating func derivative(
    of e: Expression,
    by name: String
  ) throws(AlgebraError) -> Result {
    if let result = try derivative(ofIntegralsIn: e, by: name) { return result }
    if e.hasCases { return try derivative(ofCases: e.withCasesOutside, by: name) }
    // A part without a value, as 1/0, leaves none for the whole.
    _ = try ways(e, .written, withFactors: false)
    do throws(AlgebraError) {
      return try derivative(asWritten: e, by: name)
    } catch {
      guard case .divisionByZero = error else { throw error }
      let simple = try simplified(e)
      guard simple.expression != e else { throw error }
      var result = try derivative(asWritten: simple.expression, by: name)
      result.restrictions += simple.conditions.filter { !result.restrictions.contains($0) }
      return result
    }
  }

  /// The derivative case by case, and where no condition begins or ends to hold.
  ///
  /// What one case needs beside its condition is asked for in cases of its own: another case must
  /// not be chosen in its place.
  private mutating func derivative(
    ofCases e: Expression,
    by name: String
  ) throws(AlgebraError) -> Result {
    guard case .piecewise = e.symbol(at: e.root) else { throw .unsupported }
    let e = try decided(e)
    guard case .piecewise = e.symbol(at: e.root) else { return try derivative(of: e, by: name) }
    var parts = e.parts
    var borders: [Expression] = []
    for place in parts.indices {
      if place % 2 == 0, place < parts.count - 1 {
        guard let own = parts[place].borders(in: name) else { throw .unsupported }
        borders += own.filter { !borders.contains($0) }
        continue
      }
      let found = try derivative(of: parts[place], by: name)
      let known = place % 2 == 1 ? parts[place - 1].conjuncts : []
      let needed = found.restrictions.filter { !known.contains($0) }.joined(by: .and)
      parts[place] =
        needed.map { Expression(.piecewise, [$0, found.expression]) } ?? found.expression
    }
    let told: [Expression]? = try inField(.written) { (field) throws(AlgebraError) in
      try field.conditions(thatNoneIsZero: borders, besides: Expression(.zero))
    }
    guard let told else { throw .unsupported }
    return Result(expression: Expression(.piecewise, parts), restrictions: told)
  }

  /// Cases without those whose conditions are known not to hold, and those behind one that holds.
  private mutating func decided(_ cases: Expression) throws(AlgebraError) -> Expression {
    let all = cases.parts
    var parts: [Expression] = []
    var place = 0
    while place < all.count - 1 {
      defer { place += 2 }
      guard let holds = try truth(of: all[place]) else {
        parts += all[place...place + 1]
        continue
      }
      if holds {
        parts.append(all[place + 1])
        return parts.count == 1 ? parts[0] : Expression(.piecewise, parts)
      }
    }
    if place < all.count { parts.append(all[place]) }
    guard let first = parts.first else { throw .unsupported }
    return parts.count == 1 ? first : Expression(.piecewise, parts)
  }

  private mutating func derivative(
    asWritten e: Expression,
    by name: String
  ) throws(AlgebraError) -> Result {
    guard let places = e.rough(in: name),
      !environment.complexAnswers || e.isSmoothForComplex(in: environment),
      let slope = e.derivative(by: name, angleUnit: environment.angleUnit)
    else { throw .unsupported }
    var candidates = [slope]
    for view in [AlgebraicField.View.separate, .written] {
      candidates += try ways(slope, view, withFactors: true)
    }
    var result = try cheapest(candidates, slope)
    // Where the function has no value, or is not smooth, it has no derivative.
    let written = result.expression
    // A continuous function whose slope has a limit at a number has that slope there, by the mean
    // value theorem.
    let passes =
      places.contains { $0.isPassed } && e.isContinuousWhereDefined
      && written.isContinuousWhereDefined
    if passes { result.conditions = [] }
    let told: [Expression]? = try inField(.written) { (field) throws(AlgebraError) in
      guard let told = try field.conditions(of: e, besides: written, mayTellMore: true) else {
        return nil
      }
      let left = places.filter { !(passes && $0.isPassed) }.map { $0.zero }
      guard let others = try field.conditions(thatNoneIsZero: left, besides: written) else {
        return nil
      }
      return told + others.filter { !told.contains($0) }
    }
    guard let told else { throw .unsupported }
    result.restrictions = result.conditions + told.filter { !result.conditions.contains($0) }
    result.conditions = []
    return result
  }
}

extension Expression {
  /// Whether no absolute value is taken of what may be complex: the slope of |u| is another one
  /// then.
  fileprivate func isSmoothForComplex(in environment: Environment) -> Bool {
    (0..<count).allSatisfy { index in
      guard case .call(let builtin) = symbol(at: index), builtin.notation == .bars else {
        return true
      }
      return subexpression(at: operands(of: index)[0]).isAlwaysReal(in: environment)
    }
  }

  /// Parts where one of which is zero the expression may not be smooth as a function of a name; nil
  /// if undecided, as for cases.
  ///
  /// A place is passed if the function that is not smooth there has values on both sides and is
  /// continuous, as the absolute value and the cube root are.
  func rough(in name: String) -> [(zero: Expression, isPassed: Bool)]? {
    var places: [(zero: Expression, isPassed: Bool)] = []
    for index in 0..<count where subexpression(at: index).variables.contains(name) {
      switch symbol(at: index) {
      case .piecewise, .relation: return nil
      case .call(let builtin):
        // How far apart the values rounded to places are is not said by the row.
        if let steps = builtin.steps, arity(at: index) > 1, !steps.variables.contains("v") {
          return nil
        }
        let operands = operands(of: index).map { subexpression(at: $0) }
        var arguments: [String: Expression] = [:]
        for (name, operand) in zip(["u", "v", "w"], operands) { arguments[name] = operand }
        let isPassed = builtin.domain == .real && operands.count == 1
        // Where it jumps at whole numbers, these have no fraction.
        let jumps = builtin.steps.map { Expression.call(.fraction, $0) }
        for place in builtin.places + [jumps].compactMap({ $0 }) {
          places.append((place.replacing(arguments), isPassed))
        }
      case .power:
        let exponent = subexpression(at: index - 1)
        guard exponent.rationalNumber?.isInteger != true else { continue }
        places.append((subexpression(at: left(of: index)), false))
      default: break
      }
    }
    return places
  }

  /// Whether cases stand in it.
  var hasCases: Bool { (0..<count).contains { symbol(at: $0) == .piecewise } }

  /// The same with cases around what is computed of them: {x < 0: 2·1; 2·x} for 2·{x < 0: 1; x}.
  ///
  /// Cases in conditions, sequences and lists stay where they are.
  fileprivate var withCasesOutside: Expression {
    rebuilt { symbol, operands in
      switch symbol {
      case .piecewise, .relation, .sequence, .approach, .list, .vector, .range: return nil
      default: break
      }
      guard let place = operands.firstIndex(where: { $0.symbol(at: $0.root) == .piecewise }) else {
        return nil
      }
      let cases = operands[place].parts
      let parts = cases.indices.map { index in
        if index % 2 == 0, index < cases.count - 1 { return cases[index] }
        var own = operands
        own[place] = cases[index]
        return Expression(symbol, own)
      }
      return Expression(.piecewise, parts).withCasesOutside
    }
  }

  /// The comparisons and other conditions that all have to hold for a condition to hold.
  fileprivate var conjuncts: [Expression] {
    symbol(at: root) == .call(.and) ? parts.flatMap { $0.conjuncts } : [self]
  }

  /// Parts of a condition one of which is zero wherever the condition begins or ends to hold, as a
  /// function of a name; nil if undecided.
  fileprivate func borders(in name: String) -> [Expression]? {
    let parts = parts
    switch symbol(at: root) {
    case .call(.and), .call(.or), .call(.not):
      var borders: [Expression] = []
      for part in parts {
        guard let own = part.borders(in: name) else { return nil }
        borders += own
      }
      return borders
    case .relation:
      var borders: [Expression] = []
      for difference in comparedDifferences {
        guard let places = difference.rough(in: name), !difference.needsWholeNumbers(in: name)
        else { return nil }
        borders += [difference] + places.map { $0.zero }
      }
      return borders
    default: return nil
    }
  }
}

extension AlgebraicField {
  /// The conditions under which none of some parts with free names is zero, beside those under
  /// which an expression has a value; nil if they cannot be told.
  fileprivate mutating func conditions(
    thatNoneIsZero parts: [Expression],
    besides written: Expression
  ) throws(AlgebraError) -> [Expression]? {
    var told: [Expression] = []
    for part in parts where isFree(part) {
      let inverse = Expression(quotient: Expression(1), part)
      guard let own = try conditions(of: inverse, besides: written) else { return nil }
      told += own.filter { !told.contains($0) }
    }
    return told
  }
}
