// The origins of values: the expression a value was computed with, and the meanings of its
// names at that time. A value is kept between runs by its origin, since it is exact and may
// have no closed form.

package import Expressions
internal import Messages

/// The origin of a value: the expression it was computed with, and the meanings of its names.
package final class Origin: Sendable {
  /// The expression, as text that reads back under the default readings.
  package let text: String
  /// The unit of angles that was in force.
  package let angle: AngleUnit
  /// Whether decimals were written.
  let prefersDecimal: Bool
  /// The seed of the random numbers in it.
  let seed: Int?
  /// The origins of the variables in the expression, each with its name.
  package let variables: [Use]
  /// The functions in the expression, each with its name.
  package let functions: [Definition]

  /// A variable in an expression, and its origin.
  package struct Use: Sendable {
    package let name: String
    package let origin: Origin
  }

  /// A function of the user with its name.
  package struct Definition: Sendable {
    package let name: String
    package let function: UserFunction
  }

  /// Creates the origin of a value.
  init(
    text: String,
    angle: AngleUnit = .radians,
    prefersDecimal: Bool = false,
    seed: Int? = nil,
    variables: [Use] = [],
    functions: [Definition] = []
  ) {
    self.text = text
    self.angle = angle
    self.prefersDecimal = prefersDecimal
    self.seed = seed
    self.variables = variables
    self.functions = functions
  }
}

extension Session {
  /// The origin of the value of an expression, under what names mean now.
  ///
  /// A value with a closed form comes from that form and nothing else, which keeps chains of
  /// answers short; but not where to write the form would be the work, as of a factorial with
  /// millions of digits.
  func origin(
    of expression: Expression,
    _ presentation: Presentation,
    _ seed: Int?
  ) -> Origin {
    if presentation.angle == .radians, !presentation.hasLongForm, let form = presentation.expression
    {
      return Origin(text: form.text(), prefersDecimal: presentation.prefersDecimal)
    }
    let (variables, functions) = sources(of: expression.names)
    return Origin(
      text: expression.text(),
      angle: settings.angle,
      prefersDecimal: presentation.prefersDecimal,
      seed: seed,
      variables: variables,
      functions: functions
    )
  }

  /// The present meanings of names: the variables and functions among them and behind them.
  package func sources(
    of names: [String]
  ) -> (variables: [Origin.Use], functions: [Origin.Definition]) {
    var names = names
    var functions: [Origin.Definition] = []
    var variables: [Origin.Use] = []
    var index = 0
    while index < names.count {
      let name = names[index]
      index += 1
      if let function = environment.functions[name] {
        functions.append(Origin.Definition(name: name, function: function))
        // The names in the body count as well, except for its parameters.
        for other in function.body.names
        where !function.parameters.contains(other) && !names.contains(other) {
          names.append(other)
        }
      } else if let origin = origins[name] {
        variables.append(Origin.Use(name: name, origin: origin))
      }
    }
    return (variables, functions)
  }
}

extension Expression {
  /// The names that stand in the expression, each once, those of applied
  /// functions too, but no bound ones.
  package var names: [String] {
    let bound = boundLeaves
    var names: [String] = []
    for index in 0..<count where !bound.contains(index) {
      if case .name(let name) = symbol(at: index), !names.contains(name) { names.append(name) }
    }
    return names
  }
}
