// Expressions near an end of a range, in the distance from it; far out, in the reciprocal.

internal import Expressions
internal import Numbers
internal import Reals

/// The distance of a variable from an end, as a variable of its own: t with x = a + t or x = a − t,
/// and x = 1/t or x = −1/t where the end is infinite.
struct EndDistance {
  /// The name of the distance.
  let name: String
  /// What the names mean; an end that is no rational number has one, too.
  let environment: Environment
  private let variable: String
  private let place: Expression
  private let isInfinite: Bool

  /// The distance from an end, the upper or the lower one.
  init(of variable: String, from end: Bound, isUpper: Bool, in environment: Environment) {
    let (name, endName) = ("t_\(variable)", "a_\(variable)")
    var own = environment
    own.variables[name] = nil
    let distance = Expression(name: name)
    switch end {
    case .number(let end):
      own.variables[endName] = .real(end)
      let written = end.rational.map { Expression($0) } ?? Expression(name: endName)
      place = isUpper ? written - distance : written + distance
      isInfinite = false
    case .infinity(let isNegative):
      place = Expression(isNegative ? -1 : 1) / distance
      isInfinite = true
    }
    (self.name, self.environment, self.variable) = (name, own, variable)
  }

  /// An expression with the end and the distance in the place of the variable.
  func written(_ e: Expression) -> Expression { e.replacing([variable: place]) }

  /// A function whose integral over the distance is that of another over the variable.
  ///
  /// Far out a quotient of polynomials is written as one, which may be smooth at 0.
  func integrand(_ e: Expression) -> Expression {
    guard isInfinite else { return written(e) }
    let distance = Expression(name: name)
    let integrand = written(e) / distance.raised(to: 2)
    guard let rational = integrand.rationalFunction(of: name, environment: environment) else {
      return integrand
    }
    return Expression(rational.numerator, of: distance)
      / Expression(rational.denominator, of: distance)
  }
}
