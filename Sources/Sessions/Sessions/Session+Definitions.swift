// Names with values and without: the letters that stay free in equations, the values that are put
// in, and lines with a name and a sign of equality that define nothing: an equation of a function
// that has a definition, and `sinx = 1/2`.

internal import Expressions
internal import Messages

extension Session {
  /// Does work with ``Expression/usualUnknowns`` free where a statement compares or asks for
  /// solutions, but for those that the line itself gave a value.
  mutating func withFreeUnknowns<Success>(
    in statement: Statement,
    given: [String],
    _ work: (inout Session) -> Success
  ) -> Success {
    let names = Expression.usualUnknowns.filter { name in
      environment.variables[name] != nil && !given.contains(name)
    }
    guard !names.isEmpty, statement.asksForUnknowns || equation(insteadOf: statement) != nil else {
      return work(&self)
    }
    let stored = names.map { (environment.variables[$0], origins[$0]) }
    for name in names { (environment.variables[name], origins[name]) = (nil, nil) }
    defer {
      for (name, meaning) in zip(names, stored) where environment.variables[name] == nil {
        (environment.variables[name], origins[name]) = meaning
      }
    }
    return work(&self)
  }

  /// The letters among ``Expression/usualUnknowns`` whose stored values are put into a statement, in
  /// its functions too; not those that the line itself gave a value.
  func unknownsWithValues(in statement: Statement, _ given: [String]) -> [String] {
    guard Expression.usualUnknowns.contains(where: { origins[$0] != nil }) else { return [] }
    let used = sources(of: statement.expression.names).variables
    return Expression.usualUnknowns.filter { name in
      !given.contains(name) && used.contains { $0.name == name }
    }
  }

  /// Notes which stored values were put in.
  func noteStored(_ names: [String], in answer: inout Answer) {
    guard !names.isEmpty else { return }
    let values = names.map { name in
      let symbol = Expression(name: name)
      // A value that came of other names is only named.
      guard let origin = origins[name], origin.variables.isEmpty, origin.functions.isEmpty,
        origin.text.utf8.count <= Session.longestStored,
        let value = Expression(plain: origin.text),
        origin.angle == settings.angle || !value.hasAngles
      else { return symbol }
      return Expression(.relation(.equal, continuesChain: false), [symbol, value])
    }
    answer.remarks.append((.storedValues(values), answer.whole))
  }

  /// The longest value that is written where it is put in, in bytes.
  private static var longestStored: Int { 40 }

  /// The equation that the definition of a function is where it has one already: `f(x) = 0` and
  /// `f(x) = g(x)` ask where that is so; nothing where it is defined anew.
  ///
  /// A function that is the same number everywhere is defined anew.
  func equation(insteadOf definition: Statement) -> Statement? {
    guard case .define(let name, _, let parameters) = definition.action,
      let known = environment.functions[name], known.parameters.count == parameters.count,
      known.body.variables.contains(where: { known.parameters.contains($0) })
    else { return nil }
    let body = definition.expression
    let arguments = parameters.map { Expression(name: $0) }
    let isNumber = !body.variables.contains { parameters.contains($0) }
    guard isNumber || isCall(body, of: arguments) else { return nil }
    let call = Expression(.application, [Expression(name: name)] + arguments)
    return Statement(Expression(.relation(.equal, continuesChain: false), [call, body]))
  }

  /// Whether an expression is a function of the user of some arguments.
  private func isCall(_ e: Expression, of arguments: [Expression]) -> Bool {
    guard e.symbol(at: e.root) == .application, let name = e.parts.first?.variables.first else {
      return false
    }
    return environment.functions[name] != nil && Array(e.parts.dropFirst()) == arguments
  }

  /// Defines a function, and notes where it had another definition.
  mutating func define(_ name: String, _ function: UserFunction, into answer: inout Answer) {
    if let known = environment.functions[name], known != function {
      answer.remarks.append((.definedAnew(name), answer.whole))
    }
    define(name, function)
  }

  /// The mistake of a name that is given a value, or is asked for, though it is a function with its
  /// argument without brackets: `sinx = 1/2`; and of a function of other calculators that is to be the
  /// same number everywhere: `ld(x) = 3`.
  func misreadName(in statement: Statement) -> Answer.Reason? {
    var names: [String] = []
    switch statement.action {
    case .assign(let name, _): names = [name]
    case .evaluate where statement.expression.choices != nil: names = statement.expression.variables
    case .define(let name, _, let parameters):
      guard environment.functions[name] == nil,
        !statement.expression.variables.contains(where: { parameters.contains($0) }),
        let meant = ForeignName.translation(of: name)
      else { return nil }
      return .evaluation(.unknownFunction(name, nearest: meant))
    case .evaluate: return nil
    }
    for name in names where environment.variables[name] == nil && unread.variables[name] == nil {
      if let call = Spelling.call(name) {
        return .evaluation(.unknownName(name, nearest: call))
      }
    }
    return nil
  }
}

extension Statement {
  /// Whether it compares, or asks for nothing but solutions.
  package var asksForUnknowns: Bool {
    if expression.joinedSolve != nil, expression.asksForSolutions { return true }
    guard case .evaluate = action else { return false }
    return expression.choices != nil
      || expression.isCall(of: .rootsOfPolynomial, at: expression.root)
  }
}
