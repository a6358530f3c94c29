// Sets of numbers as conditions.

internal import Numbers

extension NumberSet {
  /// What is true of a number that is one of them; nothing where no comparison says it.
  package func condition(for number: Expression) -> Expression? {
    func comparison(_ a: Expression, _ relation: Relation, _ b: Expression) -> Expression {
      Expression(.relation(relation, continuesChain: false), [a, b])
    }
    func value(_ function: Builtin, _ argument: Expression) -> Expression {
      Expression(.call(function), [argument])
    }
    let whole = comparison(value(.floor, value(.realPart, number)), .equal, number)
    switch self {
    case .real: return comparison(value(.imaginaryPart, number), .equal, Expression(0))
    case .complex: return comparison(value(.abs, number), .greaterOrEqual, Expression(0))
    case .integer: return whole
    case .natural:
      let sign = comparison(value(.realPart, number), .greaterOrEqual, Expression(0))
      return Expression(.call(.and), [whole, sign])
    case .rational: return nil
    }
  }
}
