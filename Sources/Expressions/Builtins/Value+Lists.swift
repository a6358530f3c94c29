// Functions of lists as a whole.

internal import Numbers
internal import Reals

extension Value {
  /// The elements of a single list, or the values.
  ///
  /// - Throws: ``EvaluationError/Kind/listElement`` where one is no element.
  static func list(
    of values: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    if values.count == 1, case .list = values[0] { return values[0] }
    guard values.allSatisfy({ $0.isElement }) else { throw EvaluationError(.listElement) }
    return .list(values)
  }

  /// The element of a list or a vector at a place, counted from 1, or a list of those at the
  /// places of another list.
  ///
  /// - Throws: ``EvaluationError``.
  static func element(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    guard let parts = operands[0].parts else { throw EvaluationError(.notAList) }
    do throws(EvaluationError) {
      guard case .list(let places) = operands[1] else {
        return try element(operands[1], of: parts, in: &workspace)
      }
      var found: [Value] = []
      for place in places { found.append(try element(place, of: parts, in: &workspace)) }
      return .list(found)
    } catch {
      guard case .noElement(let count) = error.kind, case .vector = operands[0] else { throw error }
      throw EvaluationError(.noEntry(count: count))
    }
  }

  /// Whether a number is one of a list.
  static func isMember(
    _ operands: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    guard let parts = operands[1].parts else { throw EvaluationError(.notAList) }
    guard let number = operands[0].number else { throw EvaluationError(.notANumber) }
    do throws(RealError) {
      for case let other? in parts.map({ $0.number }) {
        let difference = try Number.difference(number, other, in: &workspace)
        switch try Number.isZero(difference, in: &workspace) {
        case .yes: return .truth(true)
        case .no: continue
        case .unknown: throw .undetermined(.zero(.digits))
        }
      }
    } catch {
      throw EvaluationError(.real(error))
    }
    return .truth(false)
  }

  private static func element(
    _ place: Value,
    of elements: [Value],
    in workspace: inout Workspace
  ) throws(EvaluationError) -> Value {
    guard case .real(let number) = place else { throw EvaluationError(.notANumber) }
    let integer: Integer
    do throws(RealError) {
      try workspace.budget.charge(64)
      integer = try Real.integerOperand(number, in: &workspace)
    } catch {
      throw EvaluationError(.real(error))
    }
    guard let place = integer.asInt, (1...max(elements.count, 1)).contains(place),
      !elements.isEmpty
    else { throw EvaluationError(.noElement(count: elements.count)) }
    return elements[place - 1]
  }
}

extension EvaluationError {
  /// Creates an error without a place, which the evaluation gives it.
  init(_ kind: Kind) { self.init(kind, range: 0..<0) }
}
