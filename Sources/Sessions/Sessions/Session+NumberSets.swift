// The last equations among other numbers: a polynomial may have complex roots besides its real
// ones, and of the numbers in a range some are whole.

internal import Analysis
package import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Session {
  /// The numbers among which the last equations may have other solutions, with the line that asks
  /// for these; none where the last answer is no solutions.
  package var offeredSets: [(set: NumberSet, text: String)] {
    guard case .solutions(let found) = last?.content, found.task.others.isEmpty else { return [] }
    let task = found.task
    return found.otherSets.map { set in
      let conditions = task.conditions.map { $0.expression }
      let names = (task.unknowns + [set.word]).map { Expression(name: $0) }
      let call = Expression(.call(.solve), conditions + names)
      return (set, call.text(decimalMark: settings.decimalMark))
    }
  }
}

extension Session.Solved {
  /// The numbers among which there may be other solutions.
  fileprivate var otherSets: [NumberSet] {
    switch task.domain {
    case .real: (mayBeComplex ? [.complex] : []) + (hasOthersThanWhole ? [.integer] : [])
    case .complex, .integer, .rational: [.real]
    case .range: []
    }
  }

  /// Whether equations have no real solution, or a polynomial fewer than its degree.
  private var mayBeComplex: Bool {
    guard task.conditions.allSatisfy({ $0.relation == .equal }), set.isComplete else {
      return false
    }
    let count: Int
    switch set.solutions {
    case .some(let solutions): count = solutions.reduce(0) { $0 + ($1.multiplicity ?? 1) }
    case .points(let points): count = points.count
    default: return false
    }
    let degrees = set.methods.compactMap { method in
      if case .roots(let degree) = method { degree } else { nil }
    }
    return count == 0 || degrees.contains { $0 > count }
  }

  /// Whether some of finitely many solutions, or of those in ranges, are not whole.
  private var hasOthersThanWhole: Bool {
    switch set.solutions {
    case .some(let solutions):
      solutions.allSatisfy { $0.period == nil } && solutions.contains { $0.number.integer == nil }
    case .ranges(let ranges): !ranges.isEmpty
    default: false
    }
  }
}
