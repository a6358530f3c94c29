// Closed forms as people write them.

package import Numbers

/// A closed form to show: the tree of what is written, proved equal to the
/// number that it was made from.
package indirect enum Form: Hashable, Sendable {
  /// An integer, never negative inside another form.
  case integer(Integer)
  /// The number π.
  case pi
  /// Euler's number.
  case e
  /// The other sign of a form.
  case negation(Form)
  /// Two or more terms; subtracted ones are negations.
  case sum([Form])
  /// Two or more factors.
  case product([Form])
  /// A quotient.
  case quotient(Form, Form)
  /// A power.
  case power(Form, Form)
  /// A root with its index, 2 for square roots.
  case root(Form, index: Int)
  /// The natural logarithm.
  case logarithm(Form)
  /// The cosine of an angle in radians.
  case cosine(Form)
  /// The sine of an angle in radians.
  case sine(Form)
  /// The arctangent in radians.
  case arctangent(Form)
}

extension Real {
  /// The closed form of the number, when it has a short one: a finite sum of
  /// rational multiples of radicals, π, powers of e, logarithms and cosines of
  /// rational multiples of π.
  ///
  /// Numbers that only repeat a question, such as sin(1), have none.
  package var closedForm: Form? {
    if let rational { return Form(rational) }
    guard let form, !form.isZero, form.size <= 60, form.isShown else { return nil }
    return Form(form)
  }
}

extension ExactForm {
  /// Whether people would call the form an answer.
  fileprivate var isShown: Bool {
    terms.count <= 8
      && terms.allSatisfy { term in
        // A phase is shown as a cosine or sine, which needs a pair of terms that
        // have nothing complex but the phase.
        term.monomial.exponent.isFormallyReal
          && (term.monomial.exponent.isZero || term.monomial.phase.signum == 0)
          && term.monomial.exponent.isShown
          && term.monomial.factors.allSatisfy { factor in
            switch factor.generator {
            case .prime, .pi: true
            case .logarithm(let form): form.isShown
            case .sum(let form): form.isShown
            case .arctangent: false
            }
          }
      }
  }
}
