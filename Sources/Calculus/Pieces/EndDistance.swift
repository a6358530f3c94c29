// Expressions near an end of a range, in the distance from it.

internal import Expressions
internal import Reals

/// The distance of a variable from an end, as a variable of its own.
struct EndDistance {
  /// The name of the distance.
  let name: String
  /// What the names mean; an end that is no rational number has one, too.
  let environment: Environment
  private let variable: String
  private let place: Expression

  /// The distance from an end, the upper or the lower one.
  init(of variable: String, from end: Real, isUpper: Bool, in environment: Environment) {
    let (name, endName) = ("t_\(variable)", "a_\(variable)")
    var own = environment
    own.variables[name] = nil
    own.variables[endName] = .real(end)
    let written = end.rational.map { Expression($0) } ?? Expression(name: endName)
    let distance = Expression(name: name)
    (self.name, self.environment, self.variable) = (name, own, variable)
    place = isUpper ? written - distance : written + distance
  }

  /// An expression with the end and the distance in the place of the variable.
  func written(_ e: Expression) -> Expression { e.replacing([variable: place]) }
}
