// The real and the imaginary part of an exact form, and its size and angle where it is a
// rotated real number as it stands.

internal import Numbers

extension ExactForm {
  /// The real and the imaginary part as real forms, or nothing when they are too large to
  /// keep.
  ///
  /// Cosines and sines of rational multiples of π are in radicals where people write them
  /// so.
  var parts: (real: ExactForm, imaginary: ExactForm)? {
    var (real, imaginary): ([Term], [Term]) = ([], [])
    for term in terms {
      guard let parts = term.parts else { return nil }
      real += parts.real
      imaginary += parts.imaginary
    }
    guard let real = ExactForm(collecting: real).ifSmall,
      let imaginary = ExactForm(collecting: imaginary).ifSmall
    else { return nil }
    return (real, imaginary)
  }

  /// The real forms a and b where the form is a + ib as it stands.
  var realAndImaginary: (real: ExactForm, imaginary: ExactForm)? {
    var (real, imaginary) = (ExactForm.zero, ExactForm.zero)
    for term in terms {
      guard term.monomial.exponent.isFormallyReal else { return nil }
      var monomial = term.monomial
      monomial.phase = 0
      let size = ExactForm(term.coefficient, monomial)
      if term.monomial.phase.signum == 0 {
        real = real + size
      } else if term.monomial.phase == Rational(1, over: 2) {
        imaginary = imaginary + size
      } else {
        return nil
      }
    }
    return (real, imaginary)
  }

  /// The real forms r and φ where the form is r·e^(iφ) as it stands: r may be negative, and
  /// φ any angle.
  var rotation: (size: ExactForm, angle: ExactForm)? {
    guard let first = terms.first, let turn = first.monomial.exponent.realAndImaginary else {
      return nil
    }
    var size: [Term] = []
    for term in terms {
      guard term.monomial.phase == first.monomial.phase,
        let exponent = term.monomial.exponent.realAndImaginary,
        exponent.imaginary == turn.imaginary
      else { return nil }
      var monomial = term.monomial
      monomial.phase = 0
      monomial.exponent = exponent.real
      size.append(Term(coefficient: term.coefficient, monomial: monomial))
    }
    let angle = ExactForm(.pi).scaled(by: first.monomial.phase) + turn.imaginary
    return (ExactForm(collecting: size), angle)
  }
}

extension ExactForm.Term {
  /// The terms of the real and of the imaginary part, or nothing when they are too large to
  /// keep.
  fileprivate var parts: (real: [ExactForm.Term], imaginary: [ExactForm.Term])? {
    let phase = monomial.phase
    let half = Rational(1, over: 2)
    guard monomial.exponent.isFormallyReal else {
      var whole = self
      whole.coefficient = coefficient * half
      let other = whole.conjugate
      // (z − z̄)/(2i) = (iz̄ − iz)/2
      var turned = whole.timesImaginaryUnit
      turned.coefficient = -turned.coefficient
      return ([whole, other], [turned, other.timesImaginaryUnit])
    }
    var plain = self
    plain.monomial.phase = 0
    if phase.signum == 0 { return ([plain], []) }
    if phase == half { return ([], [plain]) }
    let size = ExactForm(coefficient, plain.monomial)
    guard let cosine = ExactForm.cosineOfPi(times: phase),
      let sine = ExactForm.cosineOfPi(times: phase - half),
      let real = ExactForm.product(size, cosine),
      let imaginary = ExactForm.product(size, sine)
    else { return nil }
    return (real.terms, imaginary.terms)
  }
}
