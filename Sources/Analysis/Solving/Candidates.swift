// Numbers among which all solutions of an equation are.

internal import Reals

/// Numbers among which all zeros of an expression are; not all of them need be zeros.
enum Candidates: Sendable {
  /// Every number.
  case every
  /// These numbers, and these families.
  case some([Solution])

  /// No number at all.
  static var nowhere: Candidates { .some([]) }

  /// The numbers of either.
  func union(_ other: Candidates) -> Candidates {
    guard case .some(let first) = self, case .some(let second) = other else { return .every }
    return .some(first + second)
  }

  /// The numbers, unless it is every number.
  var numbers: [Solution]? {
    guard case .some(let numbers) = self else { return nil }
    return numbers
  }
}
