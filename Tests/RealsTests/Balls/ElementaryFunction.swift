// The elementary functions of balls by name, for tables and laws.

import Numbers
import Reals

/// An elementary function of one argument.
enum ElementaryFunction: String, CaseIterable {
  case exponential, naturalLogarithm, squareRoot, sine, cosine, tangent
  case arctangent, arcsine, arccosine, hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case errorFunction, complementaryErrorFunction, gamma

  func callAsFunction(
    _ x: Ball,
    precision p: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Ball {
    switch self {
    case .exponential: try .exponential(x, precision: p, in: &workspace)
    case .naturalLogarithm: try .naturalLogarithm(x, precision: p, in: &workspace)
    case .squareRoot: try .squareRoot(x, precision: p, in: &workspace)
    case .sine: try .sine(x, precision: p, in: &workspace)
    case .cosine: try .cosine(x, precision: p, in: &workspace)
    case .tangent: try .tangent(x, precision: p, in: &workspace)
    case .arctangent: try .arctangent(x, precision: p, in: &workspace)
    case .arcsine: try .arcsine(x, precision: p, in: &workspace)
    case .arccosine: try .arccosine(x, precision: p, in: &workspace)
    case .hyperbolicSine: try .hyperbolicSine(x, precision: p, in: &workspace)
    case .hyperbolicCosine: try .hyperbolicCosine(x, precision: p, in: &workspace)
    case .hyperbolicTangent: try .hyperbolicTangent(x, precision: p, in: &workspace)
    case .errorFunction: try .errorFunction(x, precision: p, in: &workspace)
    case .complementaryErrorFunction:
      try .complementaryErrorFunction(x, precision: p, in: &workspace)
    case .gamma: try .gamma(x, precision: p, in: &workspace)
    }
  }
}
