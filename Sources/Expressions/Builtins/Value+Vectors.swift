// Functions of vectors as a whole.

internal import Numbers
internal import Reals

extension Value {
  /// The dot product of two vectors of one size.
  ///
  /// - Throws: ``EvaluationError``.
  static func dot(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    let (x, y) = (try vector(operands[0]), try vector(operands[1]))
    guard x.count == y.count else { throw EvaluationError(.differentSizes(x.count, y.count)) }
    do throws(RealError) {
      return .real(try dot(x, y, in: &workspace))
    } catch {
      throw EvaluationError(.real(error))
    }
  }

  /// The cross product of two vectors of three entries.
  ///
  /// - Throws: ``EvaluationError``.
  static func cross(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    let (x, y) = (try vector(operands[0]), try vector(operands[1]))
    guard x.count == 3, y.count == 3 else { throw EvaluationError(.crossOfThree) }
    do throws(RealError) {
      var entries: [Real] = []
      for (i, j) in [(1, 2), (2, 0), (0, 1)] {
        let opposite = try Real.negation(y[i], in: &workspace)
        entries.append(try dot([x[i], x[j]], [y[j], opposite], in: &workspace))
      }
      return .vector(entries)
    } catch {
      throw EvaluationError(.real(error))
    }
  }

  /// The length of a vector.
  ///
  /// - Throws: ``EvaluationError``.
  static func norm(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    let entries = try vector(operands[0])
    do throws(RealError) {
      return .real(try norm(entries, in: &workspace))
    } catch {
      throw EvaluationError(.real(error))
    }
  }

  /// The root of the sum of the squares.
  static func norm(_ x: [Real], in workspace: inout Workspace) throws(RealError) -> Real {
    try Real.squareRoot(dot(x, x, in: &workspace), in: &workspace)
  }

  private static func dot(
    _ x: [Real],
    _ y: [Real],
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    var sum = Real(Integer.zero)
    for (one, other) in zip(x, y) {
      try workspace.budget.charge(64)
      let product = try Real.product(one, other, in: &workspace)
      sum = try Real.sum(sum, product, in: &workspace)
    }
    return sum
  }

  private static func vector(_ value: Value) throws(EvaluationError) -> [Real] {
    guard case .vector(let entries) = value else { throw EvaluationError(.notAVector) }
    return entries
  }
}
