// Complex numbers as people mean them: both parts known exactly, and beside them the exact
// form of the whole while that is small.

internal import Numbers

/// A complex number that is not known to be real, known exactly.
///
/// Both parts are ``Real``s, of which any number of digits can be asked for. Arithmetic goes
/// through the exact form of the whole where there is one: (1 + i)^1000 is one term.
public struct Complex: Sendable {
  /// The real part.
  public let real: Real
  /// The imaginary part, which is not known to be zero.
  public let imaginary: Real
  /// The exact form of the whole, when there is one of moderate size.
  let form: ExactForm?
  /// What it was made of, where that gives back what is exact.
  var origin: Origin?

  /// What a number was made of.
  indirect enum Origin: Sendable {
    /// The value of the inverse of a function f at z, whatever its branch: f(f⁻¹(z)) is z.
    case inverse(Function, Number)
    /// An angle in radians, in a unit of which so many are half a turn.
    case angle(Number, halfTurn: Int)
  }

  /// A function that is undone.
  enum Function: Sendable {
    case sine, cosine, hyperbolicSine, hyperbolicCosine
  }

  /// Creates a number from its parts, which are those of the form.
  init(_ real: Real, _ imaginary: Real, form: ExactForm?) {
    self.real = real
    self.imaginary = imaginary
    self.form = form
  }

  /// The imaginary unit.
  package static var imaginaryUnit: Complex {
    Complex(Real(0), Real(1), form: .imaginaryUnit)
  }
}
