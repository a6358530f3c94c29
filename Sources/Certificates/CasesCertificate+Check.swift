// The check of cases. Where the comparisons hold one of the cases does, and the other way round: that no
// numbers say otherwise is proved by the signs of polynomials.

internal import Expressions
internal import Numbers

extension CasesCertificate {
  /// Whether the comparisons hold exactly in the cases, where the restrictions hold.
  package var isValid: Bool {
    guard var check = CasesCheck(self) else { return false }
    return check.isValid
  }
}

/// A check under way.
private struct CasesCheck {
  private let restrictions: [RealClaim]
  private var asked: [CaseClaims] = []
  private var told: [CaseClaims] = []
  private var refutation = RealRefutation()

  /// Creates a check, or returns nothing where a comparison has parts that are not known.
  init?(_ certificate: CasesCertificate) {
    let (unknowns, letters) = (certificate.unknowns, certificate.letters)
    let questions = certificate.choices.flatMap { $0 }
    let all = questions + certificate.restrictions + certificate.cases.flatMap { $0 }
    let sides = all.flatMap { [$0.left, $0.right] }
    let known = (questions + certificate.restrictions).flatMap { [$0.left, $0.right] }
    guard !questions.isEmpty, Set(unknowns + letters).count == unknowns.count + letters.count,
      certificate.angleUnit == .radians || sides.allSatisfy({ $0.hasNoAngle }),
      !known.contains(where: { $0.variables.contains { letters.contains($0) } }),
      // A restriction of an unknown would leave solutions out.
      !certificate.restrictions.contains(where: {
        ($0.left.variables + $0.right.variables).contains { unknowns.contains($0) }
      })
    else { return nil }
    var reading = RealReading(complexNames: certificate.domain == .complex ? unknowns : [])
    for name in unknowns { reading.add(name: name) }
    func claims(_ conditions: [Comparison]) -> [RealClaim]? {
      var found: [RealClaim] = []
      for condition in conditions {
        guard let claim = reading.claim(condition) else { return nil }
        found.append(claim)
      }
      return found
    }
    guard let restrictions = claims(certificate.restrictions) else { return nil }
    self.restrictions = restrictions
    for conditions in certificate.choices {
      guard let own = claims(conditions) else { return nil }
      asked.append(CaseClaims(claims: own))
    }
    for conditions in certificate.cases {
      var variables: [Int] = []
      let names = conditions.flatMap { $0.left.variables + $0.right.variables }
      for letter in letters where names.contains(letter) {
        reading.add(name: letter)
        variables += reading.names[letter]?.real.variables ?? []
      }
      guard let own = claims(conditions) else { return nil }
      var choice = CaseClaims(claims: own)
      guard choice.findLetters(variables, reading.turns) else { return nil }
      told.append(choice)
    }
  }

  var isValid: Bool {
    mutating get {
      do throws(PolynomialBudget.Spent) {
        guard try areReal(restrictions, besides: []) else { return false }
        for choice in asked + told {
          guard try areReal(choice.claims, besides: restrictions) else { return false }
        }
        for choice in told {
          guard try implies(restrictions + choice.claims, asked.map { $0.claims }) else {
            return false
          }
        }
        let letters = told.flatMap { $0.letters }
        for choice in asked {
          let others = told.map { $0.witnessed }
          guard try implies(restrictions + choice.claims, others, letters) else { return false }
        }
        return true
      } catch {
        return false
      }
    }
  }

  /// Whether parts of comparisons that have to be real are, where the others hold.
  private mutating func areReal(
    _ claims: [RealClaim],
    besides restrictions: [RealClaim]
  ) throws(PolynomialBudget.Spent) -> Bool {
    let others = (restrictions + claims).filter { $0.obligations.isEmpty }
    for claim in claims {
      for (place, step) in claim.steps.enumerated() {
        guard case .obligation(let part) = step else { continue }
        var before = RealClaim()
        before.steps = Array(claim.steps[..<place])
        before.parts = [part.opposite]
        for facts in try facts(of: others + [before]) {
          guard refutation.refutes(facts) else { return false }
        }
      }
    }
    return true
  }

  /// What is known where comparisons hold together: one of these.
  private mutating func facts(
    of claims: [RealClaim],
    _ parts: [RealFacts.Part] = []
  ) throws(PolynomialBudget.Spent) -> [RealFacts] {
    var start = RealFacts()
    for part in parts { try start.add(part, &refutation.budget) }
    var found = [start]
    for claim in claims {
      var next: [RealFacts] = []
      for facts in found {
        for branch in claim.holding { next.append(try adding(branch, to: facts)) }
      }
      guard next.count <= CasesCertificate.limit else { throw PolynomialBudget.Spent() }
      found = next
    }
    return found
  }

  private mutating func adding(
    _ branch: RealClaim.Branch,
    to facts: RealFacts
  ) throws(PolynomialBudget.Spent) -> RealFacts {
    var facts = facts
    for part in branch.parts { try facts.add(part, &refutation.budget) }
    for function in branch.functions { try facts.add(function, &refutation.budget) }
    return facts
  }

  /// Whether one of some choices holds where comparisons do.
  private mutating func implies(
    _ claims: [RealClaim],
    _ others: [[RealClaim]],
    _ parts: [RealFacts.Part] = []
  ) throws(PolynomialBudget.Spent) -> Bool {
    for facts in try facts(of: claims, parts) {
      guard try refutes(facts, others[...]) else { return false }
    }
    return true
  }

  /// Whether there are no numbers for which none of some choices holds.
  private mutating func refutes(
    _ facts: RealFacts,
    _ others: ArraySlice<[RealClaim]>
  ) throws(PolynomialBudget.Spent) -> Bool {
    var facts = facts
    try refutation.simplify(&facts)
    if facts.isImpossible { return true }
    guard let claims = others.first else { return refutation.refutes(facts) }
    // Those before one that does not hold do.
    var known = [facts]
    for claim in claims {
      var next: [RealFacts] = []
      for facts in known {
        for branch in claim.failing {
          guard try refutes(adding(branch, to: facts), others.dropFirst()) else { return false }
        }
        for branch in claim.holding { next.append(try adding(branch, to: facts)) }
      }
      known = next
    }
    return true
  }
}
