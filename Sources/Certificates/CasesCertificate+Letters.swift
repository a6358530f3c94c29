// Letters in cases, which are any real numbers: by which numbers a case holds for the unknowns.

internal import Expressions
internal import Numbers

/// Comparisons that hold together, and what letters in them are where there are such.
struct CaseClaims {
  var claims: [RealClaim]
  /// The same with letters that are told by the unknowns, and what these are.
  private(set) var witnessed: [RealClaim] = []
  private(set) var letters: [RealFacts.Part] = []

  init(claims: [RealClaim]) { self.claims = claims }

  /// Finds what letters are in terms of the unknowns: those of which a side of an equation is a multiple, and
  /// the angle of a turn, which there is for each point of the circle; false where one is not found.
  mutating func findLetters(
    _ variables: [Int],
    _ turns: [(angle: SparsePolynomial, cosine: SparsePolynomial, sine: SparsePolynomial)]
  ) -> Bool {
    witnessed = claims
    var open = variables
    for variable in variables {
      let angle = SparsePolynomial(variable: variable)
      open.removeFirst()
      if let turn = turns.first(where: { $0.angle == angle }) {
        guard findTurn(variable, turn.cosine, turn.sine) else { return false }
        continue
      }
      let definition = witnessed.lazy.filter { !$0.isAny }.flatMap { $0.parts }.first { part in
        part.signs == .zero && part.polynomial.degree(in: variable) == 1
          && part.polynomial.coefficients(of: variable)[1].constant != nil
          && !part.polynomial.variables.contains { open.contains($0) }
      }
      guard let definition else { return false }
      letters.append(definition)
    }
    return true
  }

  /// Takes the cosine and the sine of a turn from two equations, so that they have to be on the circle; false
  /// where the angle stands elsewhere, too.
  private mutating func findTurn(
    _ angle: Int,
    _ cosine: SparsePolynomial,
    _ sine: SparsePolynomial
  ) -> Bool {
    guard let x = cosine.variables.first, let y = sine.variables.first else { return false }
    var found: [RealFacts.Part] = []
    var own: [RealClaim] = []
    for claim in witnessed {
      var claim = claim
      claim.steps = claim.steps.filter { step in
        switch step {
        case .function(let function): return function.argument.degree(in: angle) < 1
        case .definition(let part):
          return !part.polynomial.variables.contains { $0 == x || $0 == y }
        case .need, .obligation: return true
        }
      }
      let all = claim.steps.compactMap { step -> SparsePolynomial? in
        switch step {
        case .need(let part), .obligation(let part), .definition(let part): part.polynomial
        case .function(let function): function.value
        }
      }
      guard !all.contains(where: { $0.variables.contains { [angle, x, y].contains($0) } }) else {
        return false
      }
      let isPlain = !claim.steps.contains { if case .need = $0 { true } else { false } }
      for part in claim.parts
      where part.polynomial.variables.contains(where: { $0 == x || $0 == y }) {
        let (first, second) = (part.polynomial.degree(in: x), part.polynomial.degree(in: y))
        guard part.signs == .zero, !claim.isAny, isPlain,
          (first, second) == (1, 0) || (first, second) == (0, 1)
        else {
          return false
        }
        let divisor = part.polynomial.coefficients(of: first == 1 ? x : y)[1]
        guard divisor.isNotZero(by: claim.steps) else { return false }
        found.append(part)
      }
      own.append(claim)
    }
    guard found.count == 2, found[0].polynomial.degree(in: x) != found[1].polynomial.degree(in: x)
    else { return false }
    var circle = RealClaim()
    var budget = PolynomialBudget(steps: 1_000_000)
    do throws(PolynomialBudget.Spent) {
      let sum = try cosine.raised(to: 2, &budget) + sine.raised(to: 2, &budget)
      circle.parts = [RealFacts.Part(sum - .one, .zero)]
    } catch {
      return false
    }
    witnessed = own + [circle]
    letters += found
    return true
  }
}

extension SparsePolynomial {
  /// Whether it is a number but 0, or a product of parts that are positive by definition.
  fileprivate func isNotZero(by steps: [RealClaim.Step]) -> Bool {
    guard terms.count == 1 else { return false }
    return variables.allSatisfy { variable in
      let own = SparsePolynomial(variable: variable)
      return steps.contains { step in
        guard case .definition(let part) = step else { return false }
        return part.polynomial == own && part.signs == .positive
      }
    }
  }
}
