// Closed forms as people write them.

package import Numbers

/// A closed form to show: the tree of what is written, proved equal to the
/// number that it was made from.
package indirect enum Form: Hashable, Sendable {
  /// An integer, never negative inside another form.
  case integer(Integer)
  /// A positive number in decimals, as it was typed.
  case decimal(String)
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
  /// The factorial of a natural number.
  case factorial(Form)
  /// The natural logarithm.
  case logarithm(Form)
  /// A logarithm to a base that has a name of its own.
  case namedLogarithm(Form, base: NamedBase)
  /// The cosine of an angle in radians.
  case cosine(Form)
  /// The sine of an angle in radians.
  case sine(Form)
  /// The tangent of an angle in radians.
  case tangent(Form)
  /// The arctangent in radians.
  case arctangent(Form)
  /// The arcsine in radians.
  case arcsine(Form)
  /// The arccosine in radians.
  case arccosine(Form)
  /// The arctangent in the unit of angles that is in force.
  case arctangentInUnit(Form)
  /// The hyperbolic cosine.
  case hyperbolicCosine(Form)
  /// The hyperbolic sine.
  case hyperbolicSine(Form)
  /// The hyperbolic tangent.
  case hyperbolicTangent(Form)

  /// A base whose logarithm has a name of its own.
  package enum NamedBase: Int, Hashable, Sendable {
    case two = 2
    case ten = 10
  }
}

extension Form {
  /// The form of a rational number.
  package init(_ value: Rational) {
    let magnitude = value.magnitude
    let form: Form =
      magnitude.isInteger
      ? .integer(magnitude.numerator)
      : .quotient(.integer(magnitude.numerator), .integer(magnitude.denominator))
    self = value.signum < 0 ? .negation(form) : form
  }

  /// A product of factors, none of them when it is 1.
  init(productOf factors: [Form]) {
    switch factors.count {
    case 0: self = .integer(1)
    case 1: self = factors[0]
    default: self = .product(factors)
    }
  }
}
