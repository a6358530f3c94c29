// Uncertainty to first order.
//
// > Source: JCGM 100:2008, Evaluation of measurement data (GUM), section 5.1.2.

internal import Expressions
internal import Reals

extension Measuring {
  /// The root of the sum of squares of slopes times half-widths, or nothing where one does
  /// not exist.
  func uncertainty(_ workspace: inout Workspace) throws(EvaluationError) -> Real? {
    guard try isSmooth(&workspace) else { return nil }
    var parts: [Real] = []
    for index in open {
      guard let slope = expression.derivative(by: Value.Measured.name(index)) else { return nil }
      do throws(EvaluationError) {
        let slope = try value(of: slope, at: centre, &workspace)
        parts.append(
          try real { () throws(RealError) in
            try Real.product(slope, quantities[index].halfWidth, in: &workspace)
          }
        )
      } catch {
        if case .real(.undefined) = error.kind { return nil }
        throw error
      }
    }
    return try real { () throws(RealError) in
      guard parts.count != 1 else { return try Real.absoluteValue(parts[0], in: &workspace) }
      var sum = Real(0)
      for part in parts {
        sum = try Real.sum(sum, Real.product(part, part, in: &workspace), in: &workspace)
      }
      return try Real.squareRoot(sum, in: &workspace)
    }
  }

  /// Whether no function at the centre is at a place where it may have no slope, and no
  /// comparison is about to change.
  private func isSmooth(_ workspace: inout Workspace) throws(EvaluationError) -> Bool {
    for index in 0..<expression.count {
      var (zeros, steps): ([Expression], [Expression]) = ([], [])
      let operands = expression.operands(of: index).map { expression.subexpression(at: $0) }
      switch expression.symbol(at: index) {
      case .relation: zeros = [Expression(.difference, Array(operands.suffix(2)))]
      case .call(let row):
        // Of any number of arguments, each two may be the greatest.
        for (place, first) in operands.enumerated() {
          let others = operands.count < 2 ? [first] : Array(operands[(place + 1)...])
          for other in others {
            let arguments = ["u": first, "v": other]
            zeros += row.places.map { $0.replacing(arguments) }
            steps += row.steps.map { [$0.replacing(arguments)] } ?? []
          }
        }
      default: continue
      }
      for place in zeros + steps.map({ .call(.frac, $0) }) {
        do throws(EvaluationError) {
          let number = try value(of: place, at: centre, &workspace)
          let order = try real { () throws(RealError) in
            try Real.compare(number, Real(0), in: &workspace)
          }
          if order == .equal { return false }
        } catch {
          // A part of cases that is not taken may have no value.
          if case .real(.undefined) = error.kind { continue }
          throw error
        }
      }
    }
    return true
  }
}
