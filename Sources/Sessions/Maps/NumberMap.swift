// Expressions as functions over columns of doubles, for streams of numbers.

internal import Expressions
internal import Reals
internal import Tapes

/// Expressions that were lowered, to be evaluated for many numbers.
package struct NumberMap: Sendable {
  /// The reason why an expression cannot be evaluated.
  package struct Failure: Error, Sendable {
    /// The answer with the mistake and its place.
    package let answer: Answer
  }

  /// The names of the numbers, in order; one that no expression has counts too.
  package let columns: [String]
  private let tapes: [Tapes.Tape]

  /// Lowers expressions with the names and settings of a session.
  ///
  /// Names that stand for numbers are those given, or else all names without a
  /// meaning, in order of appearance.
  ///
  /// - Throws: The first expression that is wrong.
  package init(
    _ texts: [String],
    columns names: [String]? = nil,
    in session: borrowing Session
  ) throws(Failure) {
    let environment = session.realEnvironment
    var expressions: [Expression] = []
    for text in texts {
      do throws(Diagnostic) {
        expressions.append(try Expression(text, options: environment.parsingOptions))
      } catch {
        throw Failure(answer: Answer(error, in: text, session.settings))
      }
    }
    let columns = names ?? Self.columns(of: expressions, in: environment)
    var tapes: [Tapes.Tape] = []
    var workspace = Workspace()
    for (text, expression) in zip(texts, expressions) {
      do throws(EvaluationError) {
        if expression.isCondition {
          throw EvaluationError(.notANumber, range: expression.range(at: expression.root))
        }
        tapes.append(
          try Tapes.Tape(expression, variables: columns, in: environment, workspace: &workspace)
        )
      } catch {
        throw Failure(answer: Answer(error, in: text, session.settings))
      }
    }
    self.columns = columns
    self.tapes = tapes
  }

  /// The names without a meaning, in order of appearance.
  private static func columns(
    of expressions: [Expression],
    in environment: Environment
  ) -> [String] {
    var columns: [String] = []
    for expression in expressions {
      for name in expression.variables where !columns.contains(name) {
        let isKnown = environment.variables[name] != nil || environment.functions[name] != nil
        if !isKnown { columns.append(name) }
      }
    }
    return columns
  }

  /// The values of every expression, one for each row; NaN where it is
  /// undefined.
  ///
  /// - Precondition: There is a column for each name, and all are equally long;
  ///   one at least, if there is no name.
  package func values(_ numbers: [[Double]]) -> [[Double]] {
    tapes.map { $0.evaluate(numbers) }
  }
}
