// Values, descriptions and keys of desk programs, wherever they are kept.

public import Expressions
internal import Numbers
public import Reals

extension DeskCalculator {
  /// The work that one evaluation may take, the same for the library, the page
  /// and the command: about half a second, and numbers of 300,000 digits.
  public static var budget: Budget { Budget(steps: 500_000_000, bitLimit: 1 << 20) }

  /// The exact value for values of the variables.
  ///
  /// - Throws: ``DeskError/noValue(variable:)`` for a variable that is left out,
  ///   or ``DeskError/real(_:)``.
  public static func evaluate(
    _ expression: DeskExpression,
    using values: [String: Real] = [:],
    angleUnit: AngleUnit = .radians,
    budget: Budget = DeskCalculator.budget
  ) throws(DeskError) -> Real {
    var workspace = Workspace(budget: budget)
    return try evaluate(
      formula(of: expression),
      Environment(variables: values.mapValues { .real($0) }, angleUnit: angleUnit),
      &workspace
    )
  }

  /// The names of the variables that the value depends on, each once, in the
  /// order of the description.
  public static func variables(in expression: DeskExpression) -> [String] {
    formula(of: expression).variables
  }

  /// The program in one line as people write it: `3*x*x + 4*x + 5`.
  ///
  /// The text reads back, in the formula calculator as well, as an expression of
  /// the same value.
  public static func description(of expression: DeskExpression) -> String {
    formula(of: expression).text()
  }

  /// The program that a line of keys enters, in the notation of `surd desk`: `3 * x = Mem+`.
  ///
  /// - Throws: ``DeskError/notAKey(place:)`` for the first word that is none.
  public static func expression(keys line: String) throws(DeskError) -> DeskExpression {
    var sheet = DeskSheet()
    do throws(Event.KeyMistake) {
      _ = sheet.handle(try DeskEvent(keys: line))
    } catch {
      throw .notAKey(place: error.place)
    }
    return sheet.expression
  }

  /// The keys that enter a program, in the notation of `surd desk`.
  public static func keys(of expression: DeskExpression) -> String {
    expression.steps.map { $0.keys }.joined(separator: " ")
  }

  /// The program as an expression of the formula calculator.
  public static func formula(of expression: DeskExpression) -> MathExpression {
    expression.registers.result.expression
  }

  /// The exact value of a formula, in its simplest closed form.
  static func evaluate(
    _ formula: MathExpression,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) throws(DeskError) -> Real {
    for name in formula.variables where environment.variables[name] == nil {
      throw .noValue(variable: name)
    }
    let number: Real
    do throws(EvaluationError) {
      number = try formula.number(in: environment, workspace: &workspace)
    } catch {
      guard case .real(let reason) = error.kind else { throw .notAFormula }
      throw .real(reason)
    }
    do throws(RealError) {
      return try Real.recognized(number, in: &workspace)
    } catch {
      throw .real(error)
    }
  }
}
