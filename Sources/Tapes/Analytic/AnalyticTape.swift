// A tape of analytic functions of one variable, which runs over rectangles of complex numbers with
// any number of bits, and carries Taylor coefficients along.

package import Numbers
package import Reals

/// An expression of one variable as steps of analytic functions.
///
/// The real axis is a part of the plane: at real numbers the values are real where no root or
/// logarithm of a negative number is in between.
package struct AnalyticTape: Sendable {
  /// A step, whose operands are earlier ones.
  package enum Step: Hashable, Sendable {
    /// The variable.
    case variable
    /// A whole number of at most 31 bits.
    case whole(Int)
    /// Another number, by its place among the constants.
    case constant(Int)
    case negation(Int)
    case sum(Int, Int)
    case difference(Int, Int)
    case product(Int, Int)
    case quotient(Int, Int)
    /// A power with a whole exponent from 2 up.
    case power(Int, exponent: Int)
    case function(ComplexFunction, Int)
  }

  /// The steps, of which the last one is the value.
  package internal(set) var steps: [Step] = []
  /// The numbers in the steps that are not whole, or are long.
  package internal(set) var constants: [Number] = []

  init() {}

  /// The steps up to one, which is the value.
  package func part(endingAt step: Int) -> AnalyticTape {
    var part = self
    part.steps.removeSubrange((step + 1)...)
    return part
  }
}

extension AnalyticTape {
  /// The values on a rectangle, all over which the function has to be analytic where that is asked.
  ///
  /// - Throws: As ``jet(at:order:isAnalytic:precision:in:)``.
  package func value(
    at z: ComplexBall,
    isAnalytic: Bool = false,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    try jet(at: z, order: 0, isAnalytic: isAnalytic, precision: precision, in: &workspace).value
  }

  /// The Taylor coefficients at each member of a rectangle, up to an order: those of order 0 are the
  /// values, those of order 1 the slopes.
  ///
  /// A function with a cut has on it the values of the side from which one comes counter-clockwise; of
  /// a rectangle that meets a cut the values of both sides are contained in those of order 0, and
  /// there are none of higher order. For these the function has to be analytic all over the rectangle,
  /// and for the values where that is asked.
  ///
  /// - Throws: ``RealError/undetermined(_:)`` where the function may have no value, or may not be
  ///   analytic though it has to be; ``RealError/overBudget(_:)``.
  package func jet(
    at z: ComplexBall,
    order: Int,
    isAnalytic: Bool = false,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> Jet {
    let setting = Jet.Setting(order: order, precision: precision, isAnalytic: isAnalytic)
    var (known, waves): (ContiguousArray<Jet>, Jet.Waves) = ([], Jet.Waves())
    known.reserveCapacity(steps.count)
    for step in steps {
      known.append(try jet(of: step, known.span, &waves, z, setting, &workspace))
    }
    return known[steps.count - 1]
  }

  /// The value at a number, or the values on a rectangle, with twice the bits until enough is known.
  ///
  /// - Parameters:
  ///   - z: The number, or the rectangle.
  ///   - precision: The bits to begin with.
  ///   - workspace: What the computation may use.
  ///   - isEnough: Whether a value tells enough.
  /// - Returns: Nothing where even four times the bits do not tell enough.
  /// - Throws: ``RealError/overBudget(_:)``.
  package func value(
    at z: ComplexBall,
    fromPrecision precision: Int,
    in workspace: inout Workspace,
    until isEnough: (ComplexBall) -> Bool
  ) throws(RealError) -> ComplexBall? {
    for precision in [precision, 2 * precision, 4 * precision] {
      do throws(RealError) {
        let value = try value(at: z, precision: precision, in: &workspace)
        if isEnough(value) { return value }
      } catch {
        guard case .undetermined = error else { throw error }
      }
    }
    return nil
  }

  /// The Taylor coefficients of a quotient of two functions, each of them over the same power of the
  /// distance from a member of a rectangle where they are both zero at least so many times.
  ///
  /// The functions have to be analytic all over the rectangle.
  ///
  /// - Throws: As ``jet(at:order:isAnalytic:precision:in:)``; ``RealError/undetermined(_:)`` also where
  ///   the divisor may have another zero.
  package func coefficients(
    over divisor: AnalyticTape,
    leavingOut count: Int,
    at z: ComplexBall,
    order: Int,
    precision: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> [ComplexBall] {
    var jets: [Jet] = []
    for tape in [self, divisor] {
      let jet = try tape.jet(
        at: z,
        order: order + count,
        isAnalytic: true,
        precision: precision,
        in: &workspace
      )
      jets.append(jet.leavingOut(count))
    }
    let setting = Jet.Setting(order: order, precision: precision, isAnalytic: true)
    return try Jet.quotient(jets[0], jets[1], setting, in: &workspace).coefficients
  }

  private func jet(
    of step: Step,
    _ known: Span<Jet>,
    _ waves: inout Jet.Waves,
    _ z: ComplexBall,
    _ setting: Jet.Setting,
    _ workspace: inout Workspace
  ) throws(RealError) -> Jet {
    switch step {
    case .variable: return Jet(variable: z, setting)
    case .whole(let number): return Jet(constant: ComplexBall(number), setting)
    case .constant(let place):
      let number = constants[place]
      return Jet(
        constant: try number.rectangle(bits: setting.precision, in: &workspace),
        setting
      )
    case .negation(let a): return -known[a]
    case .sum(let a, let b): return try Jet.sum(known[a], known[b], setting, in: &workspace)
    case .difference(let a, let b):
      return try Jet.difference(known[a], known[b], setting, in: &workspace)
    case .product(let a, let b):
      return try Jet.product(known[a], known[b], setting, in: &workspace)
    case .quotient(let a, let b):
      return try Jet.quotient(known[a], known[b], setting, in: &workspace)
    case .power(let a, let exponent):
      return try Jet.power(known[a], exponent, setting, in: &workspace)
    case .function(let function, let a):
      return try Jet.value(of: function, at: known[a], step: a, &waves, setting, in: &workspace)
    }
  }
}

extension Number {
  /// A rectangle around the number, with about so many bits of each part.
  fileprivate func rectangle(
    bits: Int,
    in workspace: inout Workspace
  ) throws(RealError) -> ComplexBall {
    let real = try Real.enclosure(of: real, bits: bits, in: &workspace)
    guard case .complex(let z) = self else { return ComplexBall(real) }
    return ComplexBall(real, try Real.enclosure(of: z.imaginary, bits: bits, in: &workspace))
  }
}
