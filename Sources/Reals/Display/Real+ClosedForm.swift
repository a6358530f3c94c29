// The choice of the form of a number that is shown: the cheapest of the forms that are
// proved equal to it, the typed one among them.

package import Numbers

extension Real {
  /// The closed form of the number, when it has a short one: a finite sum of
  /// rational multiples of radicals, π, powers of e, logarithms and cosines of
  /// rational multiples of π, as one fraction where that is shorter.
  ///
  /// Numbers that only repeat a question, such as sin(1), have none.
  package var closedForm: Form? { closedForm(as: TypedForms()) }

  /// The closed form of a number whose exact form alone tells it from others, and the kind of
  /// that form.
  package var formOfKind: (form: Form, kind: FormKind?)? {
    guard let form, form.isFormallyReal, let shown = Real(form: form).closedForm else { return nil }
    return (shown, form.kind)
  }

  /// Whether the typed expression may decide how the number is written.
  package var hasSeveralForms: Bool {
    guard rational == nil else { return false }
    return form.map { !$0.isRadical || $0.hasHigherRoots } ?? true
  }

  /// Whether the number is more than the functions that were typed: it is rational or
  /// has a closed form without sines, cosines and arctangents of what is no multiple
  /// of π.
  package var hasClosedForm: Bool {
    rational != nil || form.map { $0.isShort && $0.isShown(with: AngleKinds()) } ?? false
  }

  /// The number of half turns that an angle in radians is, when it is rational.
  package var halfTurns: Rational? { form?.multipleOfPi }

  /// Whether the number is algebraic because of its exact form.
  package var isKnownAlgebraic: Bool { rational != nil || form?.isAlgebraic == true }

  /// The closed form for what was typed: its functions, bases, roots and angles
  /// are kept where that is cheapest to read.
  ///
  /// Of a part of a complex number the functions that were typed say something new, but
  /// long forms of them do not.
  package func closedForm(as typed: TypedForms, isPart: Bool = false) -> Form? {
    if let rational { return Form(rational) }
    var written: Form?
    if let form, form.isShort, form.isShown(with: AngleKinds(typed)) {
      written = FormWriter(typed: typed).form(of: form)
      if typed.hasRootsAsPowers { written = written?.withRootsAsPowers(of: typed.powerBases) }
    }
    guard !hasClosedForm else { return Form.cheaper(written, typed.whole) }
    // Of equally cheap ones the typed one: sin(1) + cos(1).
    guard let chosen = Form.cheaper(typed.whole, written) else { return nil }
    if isPart { return chosen.cost <= Form.mostOfPart ? chosen : nil }
    // Of complex numbers sin(1) is an answer: that of re(sin(1 + i)/cosh(1)); and of what is no
    // function itself, as 2·sin(1/2)·cos(1/2), or one of more, as sin(π − 1).
    let isNew =
      typed.isOfComplexNumbers
      || typed.whole.map { !$0.repeatsQuestion || chosen.cost < $0.cost } == true
    return chosen.repeatsQuestion && !isNew ? nil : chosen
  }
}

extension Form {
  /// The greatest cost of a part of a complex number that is written in functions which
  /// were typed.
  fileprivate static var mostOfPart: Int { 20 }

  /// Whether the form is a function of a number and nothing else.
  fileprivate var repeatsQuestion: Bool {
    switch self {
    case .negation(let form): form.repeatsQuestion
    case .sine, .cosine, .tangent, .arctangent, .arcsine, .arccosine: true
    default: false
    }
  }
}

extension ExactForm {
  /// Whether the form is short enough to be written.
  fileprivate var isShort: Bool { !isZero && size <= 60 }

  /// Whether a root of an index above 2 stands in the form.
  fileprivate var hasHigherRoots: Bool {
    terms.contains { $0.monomial.factors.contains { $0.exponent.denominator > 2 } }
  }

  /// Whether people would call the form an answer, with some kinds of what is no multiple
  /// of π.
  fileprivate func isShown(with kinds: AngleKinds) -> Bool {
    terms.count <= 8 && terms.allSatisfy { $0.monomial.isShown(with: kinds) }
  }
}

/// Which functions of what is no rational multiple of π may stand in a form that is shown.
private struct AngleKinds {
  /// Sines, cosines and arctangents.
  var hasAll = false
  /// Arctangents, and powers of e beside sines of multiples of π.
  var hasArctangents = false

  /// No such function.
  init() {}

  /// Those that what was typed has written.
  init(_ typed: TypedForms) {
    hasAll = typed.keepsAngles
    hasArctangents = hasAll || typed.isOfComplexNumbers && typed.unitsPerHalfTurn != nil
  }
}

extension Monomial {
  fileprivate func isShown(with kinds: AngleKinds) -> Bool {
    // A phase is shown as a cosine or sine, which needs a pair of terms that have
    // nothing complex but the phase.
    let isPlain =
      exponent.isFormallyReal && (exponent.isZero || phase.signum == 0 || kinds.hasArctangents)
      && exponent.isShown(with: AngleKinds())
    guard isPlain || kinds.hasAll else { return false }
    return factors.allSatisfy { factor in
      switch factor.generator {
      case .prime, .pi: true
      case .root: false
      case .logarithm(let form): form.isShown(with: AngleKinds())
      case .sum(let form): form.isShown(with: kinds)
      case .arctangent(let form): kinds.hasArctangents && form.isShown(with: AngleKinds())
      }
    }
  }
}
