// The real and the imaginary parts of inverse trigonometric and area functions, for doubles.

internal import Expressions
internal import Numbers

extension Builtin {
  /// The parts of the value at u + v·i, in radians, as expressions of u and v, for functions whose rows
  /// do not say so.
  ///
  /// On a cut they are those of the side from which one comes counter-clockwise around its end, as
  /// elsewhere. Nothing cancels where a value is near 0; elsewhere half of the digits may.
  ///
  /// > Source: Hull, Fairgrieve and Tang, Implementing the complex arcsine and arccosine functions
  /// > using exception handling (1997).
  var inverseParts: (real: Expression, imaginary: Expression)? {
    let (u, v) = (Expression(name: "u"), Expression(name: "v"))
    switch self {
    case .arcsine: return (.arcsine(of: u, v), .areaSine(of: u, v))
    case .arccosine:
      return (Expression(.pi) / Expression(2) - .arcsine(of: u, v), -.areaSine(of: u, v))
    case .arctangent: return (.areaTangent(of: -v, u).angle, -.areaTangent(of: -v, u).size)
    // asinh z = −i·asin(i·z).
    case .areaSine: return (.areaSine(of: -v, u), -.arcsine(of: -v, u))
    case .areaCosine:
      let angle = Expression(.pi) / Expression(2) - .arcsine(of: u, v)
      let isBelow = Expression(.relation(.less, continuesChain: false), [v, Expression(0)])
      return (
        .call(.abs, .areaSine(of: u, v)), Expression(.piecewise, [isBelow, -angle, angle])
      )
    case .areaTangent: return (.areaTangent(of: u, v).size, .areaTangent(of: u, v).angle)
    default: return nil
    }
  }
}

extension Expression {
  /// The real part of asin(x + y·i): half the sum of the distances from 1 and −1 is the divisor.
  fileprivate static func arcsine(of x: Expression, _ y: Expression) -> Expression {
    same("asin(max(-1; min(1; 2x/(hypot(x + 1; y) + hypot(x - 1; y)))))", x, y)
  }

  /// The imaginary part of asin(x + y·i), of which sinh² is (|z|² − 1 + |z² − 1|)/2.
  fileprivate static func areaSine(of x: Expression, _ y: Expression) -> Expression {
    let product = "hypot(x + 1; y)*hypot(x - 1; y)"
    let inside = "abs(y)*sqrt(2/(\(product) + 1 - x^2 - y^2))"
    let outside = "sqrt(max(0; (x^2 + y^2 - 1 + \(product))/2))"
    let sign = "{y > 0: 1; y < 0: -1; x > 1: -1; 1}"
    return same("\(sign)*asinh({x^2 + y^2 < 1: \(inside); \(outside)})", x, y)
  }

  /// The parts of atanh(x + y·i).
  fileprivate static func areaTangent(
    of x: Expression,
    _ y: Expression
  ) -> (size: Expression, angle: Expression) {
    (
      same("ln(1 + 4x/((1 - x)^2 + y^2))/4", x, y),
      same("(atan2(y; 1 + x) - atan2(0 - y; 1 - x))/2", x, y)
    )
  }

  private static func same(_ text: String, _ x: Expression, _ y: Expression) -> Expression {
    do throws(Diagnostic) {
      return try Expression(text).replacing(["x": x, "y": y])
    } catch {
      preconditionFailure("a formula cannot be read")
    }
  }
}
