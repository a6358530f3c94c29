// Euler's constant.

extension Real {
  /// Euler's constant γ, the limit of 1 + 1/2 + … + 1/n − ln n.
  ///
  /// Nothing is known of it but its digits, not even whether it is rational.
  package static let eulerGamma = Real(RealConstant(EulerGamma.gamma))
}
