// The functions, angles, bases and notation of the typed expression that are kept in the
// answer, and the expression itself where it is simple already.

internal import Numbers
package import Reals

extension Expression {
  /// How the expression asks its value to be written.
  ///
  /// Its algebraic parts and its angles are evaluated again, but for the whole where that is a
  /// known number, so this is for a value that has several forms. At most an eighth of the
  /// budget is taken: without it nothing is asked for.
  package func typedForms(
    worth known: Real?,
    in environment: Environment,
    workspace: inout Workspace
  ) -> TypedForms {
    let stepsLeft = workspace.budget.stepsLeft
    let share = min(stepsLeft / 8, TypedFormReader.mostSteps)
    workspace.budget.stepsLeft = share
    var reader = TypedFormReader(self, worth: known, environment, workspace)
    let forms = reader.read()
    workspace = reader.workspace
    workspace.budget.stepsLeft = stepsLeft - share + max(0, reader.workspace.budget.stepsLeft)
    return forms
  }
}

/// Reads a typed expression as forms, for an expression of moderate size.
struct TypedFormReader {
  let expression: Expression
  /// The value of the whole, if that is a number.
  let known: Real?
  let environment: Environment
  /// The kind of the value of each node, from the operations alone.
  let kinds: [ValueKind]
  var forms = TypedForms()
  /// The rest of the budget, and the constants.
  var workspace: Workspace
  /// The values of the parts that were asked for, each computed once.
  private var values: [(index: Int, value: Real?)] = []

  /// The most nodes of an expression that is kept.
  static var longest: Int { 64 }
  /// The most steps for all parts: those that are worth writing take fewer.
  static var mostSteps: Int64 { 2_000_000 }

  init(
    _ expression: Expression,
    worth known: Real?,
    _ environment: Environment,
    _ workspace: Workspace
  ) {
    self.expression = expression
    self.known = known
    self.environment = environment
    self.workspace = workspace
    kinds = expression.count <= TypedFormReader.longest ? expression.valueKinds : []
  }

  mutating func read() -> TypedForms {
    guard !kinds.isEmpty else { return forms }
    forms.keepsAngles = environment.angleUnit == .radians
    forms.isOfComplexNumbers = hasComplexNumbers
    forms.unitsPerHalfTurn = environment.angleUnit.unitsPerHalfTurn
    for index in 0..<expression.count { note(index) }
    // Algebraic numbers have one simplest form.
    if kinds[expression.root] == .other { forms.whole = form(at: expression.root) }
    return forms
  }

  /// Whether the imaginary unit stands in the expression, or a name whose value is complex.
  private var hasComplexNumbers: Bool {
    (0..<expression.count).contains { index in
      switch expression.nodes[index].kind {
      case .constant: expression.constant(at: index) == .imaginaryUnit
      case .shortName, .longName:
        if case .complex? = environment.variables[expression.name(at: index)] {
          true
        } else {
          false
        }
      default: false
      }
    }
  }

  /// Notes what a node asks for.
  private mutating func note(_ index: Int) {
    guard expression.smallInteger(at: index) == nil else { return }
    switch expression.symbol(at: index) {
    case .number(let number):
      guard !number.parts.fraction.isEmpty, let value = value(at: index)?.rational,
        let digits = NumberLiteral(terminating: value)
      else { return }
      forms.decimals[value] = digits.text
    case .power:
      if let base = expression.smallInteger(at: expression.left(of: index)) {
        forms.powerBases.append(Integer(UInt64(base)))
      }
      let exponent = expression.last(of: index)
      guard kinds[exponent] == .rational else { return }
      switch expression.symbol(at: exponent) {
      case .quotient: forms.hasRootsAsPowers = !expression.hasHigherRoots
      case .number(let number) where !number.parts.fraction.isEmpty:
        forms.hasRootsAsPowers = !expression.hasHigherRoots
      default: break
      }
    case .call(let builtin): noteAngle(of: builtin, at: index)
    default: break
    }
  }

  /// Notes the function of an acute angle.
  private mutating func noteAngle(of builtin: Builtin, at index: Int) {
    let (isSine, isCosine, isTangent) = (
      [.sine, .cosecant].contains(builtin), [.cosine, .secant].contains(builtin),
      [.tangent, .cotangent].contains(builtin)
    )
    guard isSine || isCosine || isTangent,
      let turn = acuteAngle(at: expression.last(of: index))
    else { return }
    if isSine { forms.sines.append(turn) }
    if isCosine { forms.cosines.append(turn) }
    if isTangent { forms.tangents.append(turn) }
  }

  /// The value of a part, if it is a number and soon known.
  private mutating func value(at index: Int) -> Real? {
    if index == expression.root, let known { return known }
    if let number = expression.smallInteger(at: index) { return Real(Integer(UInt64(number))) }
    if let found = values.first(where: { $0.index == index }) { return found.value }
    let value = computedValue(at: index)
    values.append((index, value))
    return value
  }

  private mutating func computedValue(at index: Int) -> Real? {
    do throws(EvaluationError) {
      let part = expression.subexpression(at: index)
      return try part.number(in: environment, workspace: &workspace)
    } catch {
      return nil
    }
  }

  /// The half turns of an angle, if it is rational many.
  private mutating func halfTurns(at index: Int) -> Rational? {
    guard let value = value(at: index) else { return nil }
    switch environment.angleUnit {
    case .radians: return value.halfTurns
    case .degrees: return value.rational.map { $0 / 180 }
    case .gradians: return value.rational.map { $0 / 200 }
    }
  }

  private mutating func acuteAngle(at index: Int) -> Rational? {
    guard let turn = halfTurns(at: index), turn.signum > 0, turn < Rational(1, over: 2) else {
      return nil
    }
    return turn
  }

  /// A part as a form that is worth keeping: algebraic parts are simplified,
  /// functions stand where they have no simpler value.
  mutating func form(at index: Int) -> Form? {
    if kinds[index] <= .algebraic { return algebraicForm(at: index) }
    switch expression.symbol(at: index) {
    case .constant(.pi): return .pi
    case .constant(.e): return .e
    case .negation: return form(at: expression.last(of: index)).map { .negation($0) }
    case .sum, .difference: return sum(at: index)
    case .product, .juxtaposition, .quotient:
      guard let left = form(at: expression.left(of: index)),
        let right = form(at: expression.last(of: index))
      else { return nil }
      return Form(expression.symbol(at: index), left, right)
    case .power: return power(at: index)
    case .call(let builtin): return call(of: builtin, at: index)
    default: return nil
    }
  }

  /// An algebraic part: as typed where that is a decimal or a factorial, otherwise in
  /// its closed form.
  private mutating func algebraicForm(at index: Int) -> Form? {
    if let number = expression.smallInteger(at: index) { return .integer(Integer(UInt64(number))) }
    switch expression.symbol(at: index) {
    case .call(.factorial):
      let operand = expression.last(of: index)
      if let n = expression.smallInteger(at: operand) {
        return .factorial(.integer(Integer(UInt64(n))))
      }
    default: break
    }
    return value(at: index).flatMap {
      form(of: $0, isDecimal: expression.hasDecimals(at: index))
    }
  }

  /// An algebraic number in decimals where it is typed so and has such, or in its closed form.
  private func form(of value: Real, isDecimal: Bool) -> Form? {
    if let rational = value.rational, isDecimal,
      let digits = NumberLiteral(terminating: rational.magnitude)
    {
      return rational.isNegative ? .negation(.decimal(digits.text)) : .decimal(digits.text)
    }
    return value.closedForm(as: forms)
  }

  /// A sum with its algebraic terms as one, where the first of them stands.
  private mutating func sum(at index: Int) -> Form? {
    let terms = terms(at: index, isSubtracted: false)
    let algebraic = terms.filter { kinds[$0.index] <= .algebraic }
    var whole: Form?
    for (place, isSubtracted) in terms {
      let isGathered = algebraic.count > 1 && kinds[place] <= .algebraic
      if isGathered, place != algebraic[0].index { continue }
      guard let term = isGathered ? form(ofSum: algebraic) : form(at: place) else { return nil }
      if isGathered, term == .integer(0) { continue }
      let isOpposite = isSubtracted && !isGathered
      if let sum = whole {
        whole = Form(isOpposite ? .difference : .sum, sum, term)
      } else {
        whole = isOpposite ? .negation(term) : term
      }
    }
    return whole
  }

  /// The terms of a sum, and whether each is subtracted.
  private func terms(at index: Int, isSubtracted: Bool) -> [(index: Int, isSubtracted: Bool)] {
    let symbol = expression.symbol(at: index)
    guard kinds[index] == .other, symbol == .sum || symbol == .difference else {
      return [(index, isSubtracted)]
    }
    let isTurned = symbol == .difference
    return terms(at: expression.left(of: index), isSubtracted: isSubtracted)
      + terms(at: expression.last(of: index), isSubtracted: isSubtracted != isTurned)
  }

  /// The sum of algebraic terms.
  private mutating func form(ofSum terms: [(index: Int, isSubtracted: Bool)]) -> Form? {
    var sum = Expression(.zero)
    for (index, isSubtracted) in terms {
      let term = expression.subexpression(at: index)
      sum = isSubtracted ? sum - term : sum + term
    }
    do throws(EvaluationError) {
      let value = try sum.number(in: environment, workspace: &workspace)
      return form(of: value, isDecimal: terms.contains { expression.hasDecimals(at: $0.index) })
    } catch {
      return nil
    }
  }

  private mutating func power(at index: Int) -> Form? {
    let (left, right) = (expression.left(of: index), expression.last(of: index))
    guard let base = form(at: left) else { return nil }
    if kinds[right] == .rational {
      // Roots of transcendental numbers have forms of their own.
      guard let exponent = value(at: right)?.integer, exponent.signum > 0 else { return nil }
      return .power(base, .integer(exponent))
    }
    return form(at: right).map { .power(base, $0) }
  }

  private mutating func call(of builtin: Builtin, at index: Int) -> Form? {
    let operand = expression.last(of: index)
    switch builtin {
    case .ln, .log, .log2:
      guard kinds[operand] == .rational || expression.isLogarithm(at: operand),
        let argument = form(at: operand), expression.arity(at: index) == 1
      else { return nil }
      if let rational = value(at: index)?.rational { return Form(rational) }
      if builtin == .ln { return .logarithm(argument) }
      return .namedLogarithm(argument, base: builtin == .log ? .ten : .two)
    case .sine, .cosine, .tangent:
      if halfTurns(at: operand) != nil { return value(at: index)?.closedForm(as: forms) }
      guard forms.keepsAngles, !expression.hasAngles(at: operand),
        let angle = form(at: operand)
      else { return nil }
      return builtin == .sine ? .sine(angle) : builtin == .cosine ? .cosine(angle) : .tangent(angle)
    case .arcsine, .arccosine, .arctangent:
      let angle = value(at: index)
      if angle?.halfTurns != nil { return angle?.closedForm(as: forms) }
      guard forms.keepsAngles, !expression.hasAngles(at: operand),
        let argument = form(at: operand)
      else { return nil }
      if builtin == .arcsine { return .arcsine(argument) }
      return builtin == .arccosine ? .arccosine(argument) : .arctangent(argument)
    default: return nil
    }
  }
}
