// A function of an inner expression that can be inverted on ranges, as what both are: the function
// of a name, and the branches of the inner expression.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most inner expressions that are tried.
  private static let innerLimit = 6

  /// An expression e(x) = E(h(x)).
  struct Composition {
    /// h, the inner expression.
    let inner: Expression
    /// E, a function of a name.
    let outer: Expression
    /// That name.
    let name: String
    /// The branches of h.
    let branches: [MonotoneBranch]
  }

  /// The ways to write an expression as a function of an inner one, looked for one after the other
  /// until one has what is looked for; nothing where none has.
  mutating func firstComposition<Found>(
    of e: Expression,
    in x: String,
    _ search: (inout EquationSolver, Composition) -> Found?
  ) -> Found? {
    for inner in e.innerExpressions(of: x).prefix(Self.innerLimit) {
      let name = freshName()
      let outer = e.replacing(every: inner, with: Expression(name: name))
      guard !outer.variables.contains(x), let branches = branches(of: inner, in: x) else {
        continue
      }
      let composition = Composition(inner: inner, outer: outer, name: name, branches: branches)
      if let found = search(&self, composition) { return found }
    }
    return nil
  }

  /// What is found among the values on each branch of the inner expression, in some ranges that
  /// have no number in common; nothing where one of them is not found out.
  mutating func images<Image>(
    of composition: Composition,
    in x: String,
    within ranges: [SolutionRange],
    _ images: (inout EquationSolver, SolutionRange, MonotoneBranch) -> [Image]?
  ) -> [Image]? {
    var all: [Image] = []
    for branch in composition.branches {
      for range in ranges {
        guard let common = common(branch.place, range) else { return nil }
        guard let part = common else { continue }
        let values = image(
          of: part,
          branch.place,
          branch.values,
          branch.isRising,
          composition.inner,
          x
        )
        guard let values, let found = images(&self, values, branch) else { return nil }
        all += found
      }
    }
    return all
  }
}

extension Expression {
  /// Expressions of a name in which all of it stands, the largest first, without those that are a
  /// line of another one.
  func innerExpressions(of name: String) -> [Expression] {
    // A part with names of its own, as a sum has, does not stand alone.
    guard isPlain else { return [] }
    var found: [Expression] = []
    for index in 0..<root {
      let part = subexpression(at: index)
      guard part.count > 1, part.variables.contains(name), !part.isLine(of: name),
        !found.contains(part),
        !replacing(every: part, with: Expression(0)).variables.contains(name)
      else { continue }
      found.append(part)
    }
    return found.sorted { $0.count > $1.count }
  }

  /// Whether what is done last adds a number or multiplies by one.
  private func isLine(of name: String) -> Bool {
    let isDependent = parts.map { $0.variables.contains(name) }
    switch symbol(at: root) {
    case .negation, .percent: return true
    case .sum, .difference, .product, .juxtaposition: return isDependent.contains(false)
    case .quotient: return isDependent == [true, false]
    default: return false
    }
  }
}
