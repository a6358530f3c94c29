// What finds the numbers that evaluation itself does not: the modules above it.

internal import Analysis
internal import Calculus
internal import Expressions

extension Environment {
  /// Sets everything that finds zeros, integrals, limits and sums.
  mutating func setFinders() {
    zeroFinder = EquationSolver.zero
    integralFinder = DefiniteIntegral.value
    limitFinder = Limit.value
    antiderivativeFinder = IndefiniteIntegral.antiderivative
    sumFinder = InfiniteSum.value
    symbolicSumFinder = ClosedSum.value
  }
}
