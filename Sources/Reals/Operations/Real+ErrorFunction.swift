// The error function of reals and its complement.

internal import Numbers

extension Real {
  /// The error function, 2/√π times the integral of e^(−t²) from 0 to a number.
  ///
  /// It is written by its complement from 4 on, which keeps the distance from 1.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func errorFunction(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    switch try proveSign(x, in: &workspace) {
    case 0?: return Real(0)
    case let sign? where sign < 0:
      let opposite = try errorFunction(try negation(x, in: &workspace), in: &workspace)
      return try negation(opposite, in: &workspace)
    default: break
    }
    guard try isProved(x, atLeastPowerOfTwo: 2, in: &workspace) else {
      return try value(of: errorFunction, at: x)
    }
    return try difference(
      Real(1),
      try value(of: complementaryErrorFunction, at: x),
      in: &workspace
    )
  }

  /// One less the error function.
  ///
  /// - Throws: ``RealError/overBudget(_:)``.
  package static func complementaryErrorFunction(
    _ x: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    guard try isProved(x, atLeastPowerOfTwo: 2, in: &workspace),
      try proveSign(x, in: &workspace) == 1
    else {
      return try difference(Real(1), try errorFunction(x, in: &workspace), in: &workspace)
    }
    return try value(of: complementaryErrorFunction, at: x)
  }

  private static let errorFunction = RealFunction(sign: { $0 }, Ball.errorFunction)

  private static let complementaryErrorFunction = RealFunction(
    sign: { _ in 1 },
    Ball.complementaryErrorFunction
  )
}
