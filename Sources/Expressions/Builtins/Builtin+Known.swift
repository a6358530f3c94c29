// The functions that the grammar and closed forms mention.

extension Builtin {
  package static let sqrt = known("sqrt")
  package static let cbrt = known("cbrt")
  package static let root = known("root")
  package static let abs = known("abs")
  package static let sign = known("sign")
  package static let conjugate = known("conj")
  package static let floor = known("floor")
  package static let ceil = known("ceil")
  package static let round = known("round")
  package static let trunc = known("trunc")
  package static let frac = known("frac")
  package static let min = known("min")
  package static let max = known("max")
  package static let ln = known("ln")
  package static let sine = known("sin")
  package static let cosine = known("cos")
  package static let exp = known("exp")
  package static let tangent = known("tan")
  package static let secant = known("sec")
  package static let cosecant = known("csc")
  package static let cotangent = known("cot")
  package static let hyperbolicSine = known("sinh")
  package static let hyperbolicCosine = known("cosh")
  package static let hyperbolicTangent = known("tanh")
  package static let arcsine = known("asin")
  package static let arccosine = known("acos")
  package static let arctangent = known("atan")
  package static let log = known("log")
  package static let log2 = known("log2")
  package static let cis = known("cis")
  package static let polar = known("polar")
  package static let mod = known("mod")
  package static let div = known("div")
  package static let quot = known("quot")
  package static let rem = known("rem")
  package static let and = known("and")
  package static let or = known("or")
  package static let xor = known("xor")
  package static let not = known("not")
  package static let shiftLeft = known("shl")
  package static let shiftRight = known("shr")
  package static let element = known("element")
  package static let factorial = known("factorial")
  package static let hypot = known("hypot")
  package static let atan2 = known("atan2")
  package static let nCr = known("nCr")
  package static let nPr = known("nPr")
  package static let sum = known("sum")
  package static let product = known("product")
  package static let solve = known("solve")
  package static let zero = known("zero")

  /// The function that undoes this one where both are defined, as in `sin⁻¹`.
  package var inverse: Builtin? { inverseName.flatMap { .named("\($0)") } }

  private static func known(_ name: String) -> Builtin {
    guard let row = named(name) else { preconditionFailure("the grammar needs this row") }
    return row
  }
}
