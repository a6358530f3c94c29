// What a statement asks to be solved: an equation in one unknown as it stands, or the
// arguments of `solve`.

internal import Analysis
internal import Expressions
internal import Numbers
internal import Reals

/// Equations to solve, as a statement says them.
struct EquationReading: Sendable {
  /// What must be true.
  var conditions: [EquationTask.Condition] = []
  /// The unknowns.
  var unknowns: [String] = []
  /// Which numbers are looked for.
  var domain = Domain.real
  /// Whether a number with a decimal mark stands in what is to be solved.
  var hasDecimals = false

  /// Which numbers are looked for, with bounds as they are written.
  enum Domain: Sendable {
    case real
    case complex
    case integer
    case range(Expression, Expression)
  }

  /// An equation, or a chain of comparisons, as it stands, with complex solutions or without.
  init(_ conditions: [EquationTask.Condition], unknown: String, isComplex: Bool) {
    self.conditions = conditions
    unknowns = [unknown]
    let isEquation = conditions.count == 1 && conditions[0].relation == .equal
    domain = isComplex && isEquation ? .complex : .real
    hasDecimals = conditions.contains { $0.left.hasDecimals || $0.right.hasDecimals }
  }

  /// The arguments of `solve`, or nothing where there is no equation among them, or an argument
  /// that is none of what may stand there.
  init?(argumentsOf call: Expression, in environment: Environment, isComplex: Bool) {
    if isComplex { domain = .complex }
    hasDecimals = call.hasDecimals
    for operand in call.operands(of: call.root) {
      guard take(call.subexpression(at: operand)) else { return nil }
    }
    guard !conditions.isEmpty else { return nil }
    if unknowns.isEmpty {
      unknowns = conditions.openNames(in: environment).ordered { $0 < $1 }
    }
    guard !unknowns.isEmpty else { return nil }
    if conditions.contains(where: { $0.relation != .equal }), case .complex = domain {
      domain = .real
    }
    if unknowns.count > 1 || conditions.count > 1, case .complex = domain, isComplex {
      domain = .real
    }
  }

  /// Takes an argument: an equation, an unknown, which numbers it may be, or several of these.
  private mutating func take(_ argument: Expression) -> Bool {
    let operands = argument.parts
    switch argument.symbol(at: argument.root) {
    case .vector, .list:
      for operand in operands {
        guard take(operand) else { return false }
      }
      return true
    case .relation(let relation, _):
      if relation == .equal, operands[1].symbol(at: operands[1].root) == .range,
        case .name(let name) = operands[0].symbol(at: operands[0].root)
      {
        return take(operands[1], of: name)
      }
      conditions += argument.comparisons ?? []
      return true
    case .sequence:
      guard case .name(let name) = operands[1].symbol(at: operands[1].root) else { return false }
      return take(operands[2]) && take(operands[0], of: name)
    case .name(let name):
      if !conditions.isEmpty, let domain = Self.domains[name] {
        self.domain = domain
      } else if !unknowns.contains(name) {
        unknowns.append(name)
      }
      return true
    default:
      guard !argument.variables.isEmpty else { return false }
      conditions.append(EquationTask.Condition(argument, .equal, Expression(0)))
      return true
    }
  }

  /// Takes the bounds of an unknown.
  private mutating func take(_ range: Expression, of name: String) -> Bool {
    let bounds = range.parts
    guard bounds.count == 2 else { return false }
    if !unknowns.contains(name) { unknowns.append(name) }
    domain = .range(bounds[0], bounds[1])
    return true
  }

  /// The words for which numbers are looked for.
  private static let domains: [String: Domain] = [
    "real": .real, "reals": .real, "complex": .complex, "integer": .integer,
    "integers": .integer, "whole": .integer,
  ]

  /// Whether it is one equation for one real unknown, which may have other names in it.
  var isFormula: Bool {
    guard case .real = domain, unknowns.count == 1, conditions.count == 1 else { return false }
    return conditions[0].relation == .equal
  }

  /// The names that have no value and are no unknowns.
  func openNames(in environment: Environment) -> [String] {
    var expressions = conditions.flatMap { [$0.left, $0.right] }
    if case .range(let lower, let upper) = domain { expressions += [lower, upper] }
    return expressions.openNames(in: environment).filter {
      !unknowns.contains($0) && environment.functions[$0] == nil
    }
  }
}

extension Sequence<EquationTask.Condition> {
  /// The names without a value, in the order in which they stand.
  func openNames(in environment: Environment) -> [String] {
    flatMap { [$0.left, $0.right] }.openNames(in: environment)
  }
}

extension [Expression] {
  /// The names without a value, in the order in which they stand.
  fileprivate func openNames(in environment: Environment) -> [String] {
    var names: [String] = []
    for name in flatMap({ $0.variables })
    where environment.variables[name] == nil && !names.contains(name) {
      names.append(name)
    }
    return names
  }
}

extension Expression {
  /// The comparisons that a comparison or a chain of them is made of; nothing where it is none:
  /// `0 < x < 1` is 0 < x and x < 1.
  var comparisons: [EquationTask.Condition]? {
    guard case .relation(let relation, let isContinued) = symbol(at: root) else { return nil }
    let sides = parts
    guard isContinued else { return [EquationTask.Condition(sides[0], relation, sides[1])] }
    guard let before = sides[0].comparisons, let last = before.last else { return nil }
    return before + [EquationTask.Condition(last.right, relation, sides[1])]
  }
}
