// Whether an exact form is zero. Numbers that are not zero show it by their
// digits; what is here proves that a number is zero. The steps, each sound:
//
// 1. no terms, or a canonical form with terms;
// 2. algebraic: the separation bound, complete within its limit;
// 3. otherwise clear denominators, take out the roots of sums one after the other
//    (`RootElimination`), collect equal transcendental monomials and decide each
//    coefficient by step 2. By Lindemann and Weierstrass this is complete for
//    exponential polynomials with algebraic exponents, and for roots of them;
// 4. replace logarithms and arctangents that depend on others (Baker), and
//    repeat step 3.

internal import Numbers

/// Decides whether forms are zero.
enum ZeroDecision {
  /// Whether a form is zero; a proof that it is joins the decisions.
  static func isZero(
    _ form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Ternary {
    let count = workspace.decisions.zeros.count
    let found = try decide(form, in: &workspace)
    // The proofs noted in an attempt that failed prove nothing.
    if found != .yes { workspace.decisions.forgetZeros(since: count) }
    return found
  }

  /// Whether a form has no terms; that it is zero joins the decisions.
  static func isCanonicallyZero(_ form: ExactForm, in workspace: inout Workspace) -> Bool {
    guard form.isZero else { return false }
    workspace.decisions.note(.canonicalForm)
    return true
  }

  /// Whether a form is not zero because of how it is written.
  static func isCertainlyNotZero(_ form: ExactForm) -> Bool {
    form.isCanonical ? !form.isZero : form.isCertainlyTranscendental
  }

  private static func decide(
    _ form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Ternary {
    if isCanonicallyZero(form, in: &workspace) { return .yes }
    if isCertainlyNotZero(form) { return .no }
    if form.isAlgebraic { return try isZero(algebraic: form, in: &workspace) }
    if try RootElimination.isClearOfZero(form, precisions: [64, 128], in: &workspace) {
      return .no
    }
    guard let cleared = form.withoutDenominators() else { return .unknown }
    if isCanonicallyZero(cleared, in: &workspace) { return .yes }
    if cleared.isCertainlyTranscendental { return .no }
    if try RootElimination.vanishes(cleared, in: &workspace) { return .yes }
    guard let related = try Relations.withIndependentGenerators(cleared, in: &workspace)
    else { return .unknown }
    guard try RootElimination.vanishes(related, in: &workspace) else { return .unknown }
    workspace.decisions.note(.relations)
    return .yes
  }

  /// Whether an algebraic form is zero: refine until it is clear of zero, or
  /// below its separation bound.
  static func isZero(
    algebraic form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Ternary {
    if isCanonicallyZero(form, in: &workspace) { return .yes }
    if form.isCanonical { return .no }
    var bound: SeparationBound?
    var precision = 64
    while precision <= 2 * SeparationBound.limit {
      var evaluation = FormEvaluation(precision: precision)
      do throws(RealError) {
        let value = try evaluation.value(of: form, in: &workspace)
        if !value.containsZero { return .no }
        let known = bound ?? SeparationBound(of: form)
        if bound == nil, known.bits ?? .max > RootElimination.easyBits,
          RootElimination.applies(to: form), try RootElimination.vanishes(form, in: &workspace)
        {
          return .yes
        }
        bound = known
        guard let bits = known.bits else {
          if precision >= 4096 { return .unknown }
          precision *= 2
          continue
        }
        let size = value.magnitudeUpper
        if size.isZero || size.log2Upper <= -Int64(bits) {
          workspace.decisions.note(.separation(bits: bits))
          return .yes
        }
        // At most the bits that decide, and some for the terms of the sum.
        precision = precision > bits ? 2 * precision : min(2 * precision, bits + 96)
      } catch .undetermined {
        precision *= 2
      }
    }
    return .unknown
  }

  /// Whether the algebraic coefficient of every transcendental monomial is zero.
  static func collectedTermsVanish(
    _ form: ExactForm,
    in workspace: inout Workspace
  ) throws(RealError) -> Bool {
    var groups: [(key: Monomial, coefficient: [ExactForm.Term])] = []
    for term in form.terms {
      let (algebraic, key) = term.monomial.split
      let place = try place(of: key, in: groups.map { $0.key }, in: &workspace)
      let piece = ExactForm.Term(coefficient: term.coefficient, monomial: algebraic)
      if let place {
        groups[place].coefficient.append(piece)
      } else {
        groups.append((key, [piece]))
      }
    }
    for group in groups {
      let coefficient = ExactForm(collecting: group.coefficient)
      guard try isZero(algebraic: coefficient, in: &workspace) == .yes else { return false }
    }
    workspace.decisions.note(.independence)
    return true
  }

  /// Where an equal monomial stands: the same factors, and an exponent that is
  /// the same or is proved equal.
  private static func place(
    of key: Monomial,
    in keys: [Monomial],
    in workspace: inout Workspace
  ) throws(RealError) -> Int? {
    for (index, other) in keys.enumerated() where other.factors == key.factors {
      if other.exponent == key.exponent { return index }
      let difference = other.exponent - key.exponent
      if difference.size <= ExactForm.sizeLimit / 4,
        try isZero(difference, in: &workspace) == .yes
      {
        return index
      }
    }
    return nil
  }
}
