// Numbers that may be complex, as certificates say them.

package import Expressions
internal import Numbers
package import Reals

extension Expression {
  /// Whether it is made of numbers, also complex ones, arithmetic and functions of one or two numbers.
  var isPlainComplex: Bool {
    guard !hasChance else { return false }
    return (0..<count).allSatisfy { index in
      switch symbol(at: index) {
      case .number, .constant, .name, .negation, .sum, .difference, .product, .juxtaposition,
        .quotient, .power:
        return true
      case .call(let row): return arity(at: index) <= 2 && row.algebra == nil
      default: return false
      }
    }
  }

  /// Whether it is a number without names.
  var isNumber: Bool { isPlainComplex && variables.isEmpty }

  /// The number that it is among complex ones, with angles in radians; nothing where there is none, or that is
  /// not found out.
  func complexNumber(in workspace: inout Workspace) -> Number? {
    var environment = Environment(angleUnit: .radians)
    environment.complexAnswers = true
    do throws(EvaluationError) {
      return try value(in: environment, workspace: &workspace).number
    } catch {
      return nil
    }
  }

  /// Whether it is zero among complex numbers; nothing where that is not found out.
  package func isComplexZero(in workspace: inout Workspace) -> Bool? {
    guard let number = complexNumber(in: &workspace) else { return nil }
    let parts = [number.real, number.imaginary].map { $0.sign(in: &workspace) }
    if parts.contains(where: { $0 != nil && $0 != 0 }) { return false }
    return parts.contains { $0 == nil } ? nil : true
  }
}
