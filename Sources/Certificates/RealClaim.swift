// Comparisons as what they say of real numbers: which parts need to have which signs to have a value, what
// these are by definition, and which signs the differences of the sides have.

internal import Expressions
internal import Numbers

/// A comparison by the signs of polynomials.
struct RealClaim {
  /// What comes of a part, in the order in which parts stand.
  enum Step {
    /// A polynomial has to have signs, or there is no value.
    case need(RealFacts.Part)
    /// A polynomial has signs, or the comparison is none of real numbers.
    case obligation(RealFacts.Part)
    /// What is so by definition where there is a value.
    case definition(RealFacts.Part)
    case function(RealFunction)
  }

  var steps: [Step] = []
  /// What has to hold, all of it.
  var parts: [RealFacts.Part] = []
  /// Whether one of the parts is enough.
  var isAny = false

  /// Signs and functions that are known together.
  struct Branch {
    var parts: [RealFacts.Part] = []
    var functions: [RealFunction] = []
  }

  var obligations: [RealFacts.Part] {
    steps.compactMap { if case .obligation(let part) = $0 { part } else { nil } }
  }

  /// What is known where it holds: one of these.
  var holding: [Branch] {
    let all = branch(steps)
    guard isAny else { return [all.adding(parts)] }
    return parts.indices.map { place in
      all.adding(parts[..<place].map { $0.opposite } + [parts[place]])
    }
  }

  /// What is known where it does not hold: one of these.
  var failing: [Branch] {
    var found: [Branch] = []
    for (place, step) in steps.enumerated() {
      guard case .need(let part) = step else { continue }
      found.append(branch(steps[..<place]).adding([part.opposite]))
    }
    let all = branch(steps[...])
    if isAny { return found + [all.adding(parts.map { $0.opposite })] }
    return found
      + parts.indices.map { place in
        all.adding(Array(parts[..<place]) + [parts[place].opposite])
      }
  }

  /// What is known where the steps are as they have to be.
  private func branch(_ steps: [Step]) -> Branch { branch(steps[...]) }

  private func branch(_ steps: ArraySlice<Step>) -> Branch {
    var branch = Branch()
    for step in steps {
      switch step {
      case .need(let part), .obligation(let part), .definition(let part): branch.parts.append(part)
      case .function(let function): branch.functions.append(function)
      }
    }
    return branch
  }
}

extension RealClaim.Branch {
  func adding(_ parts: [RealFacts.Part]) -> RealClaim.Branch {
    RealClaim.Branch(parts: self.parts + parts, functions: functions)
  }
}

extension RealFacts.Part {
  /// The other signs.
  var opposite: RealFacts.Part { RealFacts.Part(polynomial, signs.others) }
}
