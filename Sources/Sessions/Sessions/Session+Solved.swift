// Equations with their solutions, and which of two answers to the same question tells more.

internal import Analysis

extension Session {
  /// Equations that were solved.
  struct Solved: Sendable {
    let task: EquationTask
    /// Unknowns besides those of the task, which may be any numbers.
    var free: [String] = []
    var set: SolutionSet
    let hasDecimals: Bool
    /// Whether there may be complex solutions besides.
    var areRealOnly = false
    /// Whether all real solutions are known where there may be complex ones besides.
    var areRealKnown = false
    /// Whether complex solutions besides are a curve.
    var hasCurveBesides = false

    /// Whether all solutions nearby are known, some of which are not real, while there are no more
    /// real ones, which are single numbers.
    func tellsMore(than real: Solved) -> Bool {
      guard set.decidedUpTo != nil, case .complex(let numbers) = set.solutions,
        case .some(let own) = real.set.solutions, own.allSatisfy({ $0.period == nil })
      else { return false }
      let reals = numbers.count { $0.number.isReal }
      return reals < numbers.count && reals >= own.count
    }

    /// Whether, with no complex solution to tell, there are as many solutions.
    func tellsAsMuch(as found: Solved) -> Bool {
      guard found.set.solutions.areAllReal, case .complex(let numbers) = found.set.solutions,
        case .some(let own) = set.solutions
      else { return found.set.solutions.areAllReal }
      return own.count >= numbers.count
    }

    /// The real solutions where no word asks for the curve of complex ones; nothing where there are
    /// none, or not all are known.
    func realBesidesCurve(_ reading: EquationReading) -> Solved? {
      guard reading.mayBeReal, areRealOnly, areRealKnown, !set.solutions.areNone else { return nil }
      var found = self
      (found.areRealOnly, found.set.isComplete, found.hasCurveBesides) = (false, true, true)
      return found
    }
  }
}

extension SolutionSet.Solutions {
  /// Whether no number that is not real is among single numbers and families.
  fileprivate var areAllReal: Bool {
    guard case .complex(let numbers) = self else { return true }
    return numbers.allSatisfy { $0.number.isReal && $0.period?.isReal ?? true }
  }

  /// Whether there are none.
  var areNone: Bool {
    switch self {
    case .some(let members): members.isEmpty
    case .complex(let members): members.isEmpty
    case .ranges(let ranges), .progressions(let ranges): ranges.isEmpty
    case .images(let images): images.isEmpty
    case .imageRanges(let ranges): ranges.isEmpty
    case .points(let points): points.isEmpty
    case .every: false
    }
  }
}
