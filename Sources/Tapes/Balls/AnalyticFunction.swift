// Functions of one complex number that others are made of.

/// A function of one complex number, in radians.
package enum AnalyticFunction: UInt8, Hashable, Sendable {
  case exponential, naturalLogarithm, squareRoot
  case sine, cosine, hyperbolicSine, hyperbolicCosine
}
