// Which complex numbers functions take to a value.

internal import Expressions

/// The complex numbers that a function takes to a value v.
struct ComplexOrigins {
  /// Expressions of v: each number with this value is one of them, or whole multiples of the period
  /// apart from it.
  let origins: [Expression]
  /// How far apart numbers with the same value are.
  let period: Expression?
  /// Expressions of v that are positive inside of the values of the function, and negative outside
  /// of them and of their border; none where every v that has an origin is a value.
  let borders: [Expression]

  fileprivate init(_ origins: [String], period: String? = nil, borders: [String] = []) {
    self.origins = origins.map { Self.row($0) }
    self.period = period.map { Self.row($0) }
    self.borders = borders.map { Self.row($0) }
  }

  private static func row(_ text: String) -> Expression {
    do throws(Diagnostic) {
      return try Expression(text)
    } catch {
      preconditionFailure("what is undone cannot be read: \(text)")
    }
  }
}

extension Builtin {
  /// What undoes the function of a complex number, where that is known.
  var complexOrigins: ComplexOrigins? {
    let upright = ["pi/2 - re(v)", "pi/2 + re(v)"]
    let lying = ["pi/2 - im(v)", "pi/2 + im(v)"]
    return switch self {
    case .sine: ComplexOrigins(["asin(v)", "pi - asin(v)"], period: "2*pi")
    case .cosine: ComplexOrigins(["acos(v)", "-acos(v)"], period: "2*pi")
    case .tangent: ComplexOrigins(["atan(v)"], period: "pi")
    case .hyperbolicSine: ComplexOrigins(["asinh(v)", "i*pi - asinh(v)"], period: "2*pi*i")
    case .hyperbolicCosine: ComplexOrigins(["acosh(v)", "-acosh(v)"], period: "2*pi*i")
    case .hyperbolicTangent: ComplexOrigins(["atanh(v)"], period: "pi*i")
    case .cis: ComplexOrigins(["-i*ln(v)"], period: "2*pi")
    case .sqrt: ComplexOrigins(["v^2"], borders: ["re(v)"])
    case .ln: ComplexOrigins(["exp(v)"], borders: ["pi - im(v)", "pi + im(v)"])
    case .log2:
      ComplexOrigins(["2^v"], borders: ["pi/ln(2) - im(v)", "pi/ln(2) + im(v)"])
    case .log:
      ComplexOrigins(["10^v"], borders: ["pi/ln(10) - im(v)", "pi/ln(10) + im(v)"])
    case .arcsine: ComplexOrigins(["sin(v)"], borders: upright)
    case .arccosine: ComplexOrigins(["cos(v)"], borders: ["re(v)", "pi - re(v)"])
    case .arctangent: ComplexOrigins(["tan(v)"], borders: upright)
    case .areaSine: ComplexOrigins(["sinh(v)"], borders: lying)
    case .areaCosine:
      ComplexOrigins(["cosh(v)"], borders: ["re(v)", "pi - im(v)", "pi + im(v)"])
    case .areaTangent: ComplexOrigins(["tanh(v)"], borders: lying)
    default: nil
    }
  }
}
