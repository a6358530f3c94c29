// What a Taylor polynomial leaves out of its function.

package import Expressions
internal import Numbers
internal import Reals
internal import Tapes

/// What is proved of the difference between a function and its Taylor polynomial.
package enum TaylorRemainder: Sendable {
  /// Beside the center it is at most a constant times this power of the distance from it.
  case order(Expression)
  /// On a range it is at most this number; nil where no bound is found.
  case bound(Expression?, on: (lower: Expression, upper: Expression))
}

extension TaylorRemainder {
  /// The remainder of a function that is analytic at the center, of the order of a power of the distance;
  /// nil where the function is not seen to be analytic there.
  init?(
    of f: Expression,
    by name: String,
    at center: Expression,
    power: Int,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) {
    do throws(RealError) {
      guard
        let tape = AnalyticTape(inRadians: f, of: name, environment, &workspace),
        let center = center.exactValue(in: environment, workspace: &workspace)
      else { return nil }
      let place = try center.enclosure(radiusAtMost: -40, in: &workspace)
      _ = try tape.jet(
        at: ComplexBall(place),
        order: 0,
        isAnalytic: true,
        precision: 64,
        in: &workspace
      )
    } catch {
      return nil
    }
    let distance = Expression(name: name) - center
    self = .order(distance.raised(to: power))
  }

  /// The parts of a range on which the coefficients are enclosed, and how often these are halved.
  private static let (parts, halvings) = (256, 4)

  /// A bound of the remainder on a range around the center, by Lagrange's form: with the half-width h
  /// it is at most the greatest coefficient of that order on the range times h to its power.
  ///
  /// The coefficients of all numbers of a part of the range are enclosed at once. The bound is rounded up
  /// to two digits.
  static func bound(
    of f: Expression,
    by name: String,
    from lower: Expression,
    to upper: Expression,
    order: Int,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    do throws(RealError) {
      guard
        let tape = AnalyticTape(inRadians: f, of: name, environment, &workspace),
        let middle = ((lower + upper) / Expression(2))
          .exactValue(in: environment, workspace: &workspace),
        let half = ((upper - lower) / Expression(2))
          .exactValue(in: environment, workspace: &workspace)
      else { return nil }
      let center = try middle.enclosure(radiusAtMost: -60, in: &workspace)
      let width = try half.enclosure(radiusAtMost: -60, in: &workspace)
      var left = (0..<parts).map { place in
        (middle: Dyadic(2 * place + 1 - parts).shifted(by: -8), half: -8)
      }
      var most = Radius.zero
      while let part = left.popLast() {
        let offset = try Ball.product(width, Ball(part.middle), precision: 80, in: &workspace)
        let place = try Ball.sum(center, offset, precision: 80, in: &workspace)
          .widened(by: width.magnitudeUpper.scaled(by: Int64(part.half)))
        do throws(RealError) {
          let jet = try tape.jet(
            at: ComplexBall(place),
            order: order,
            isAnalytic: true,
            precision: 80,
            in: &workspace
          )
          most = max(most, jet.coefficients[order].magnitudeUpper)
        } catch {
          guard case .undetermined = error, part.half > -8 - halvings else { throw error }
          for sign in [-1, 1] {
            let step = Dyadic(sign).shifted(by: part.half - 1)
            left.append((part.middle + step, part.half - 1))
          }
        }
      }
      for _ in 0..<order { most = most * width.magnitudeUpper }
      return Ball(magnitudeAtMost: most).upper.asRational.roundedUp
    } catch {
      return nil
    }
  }
}

extension AnalyticTape {
  /// The steps of a function in any unit of angles.
  fileprivate init?(
    inRadians f: Expression,
    of name: String,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) {
    guard let f = f.inRadians(from: environment.angleUnit) else { return nil }
    var radians = environment
    radians.angleUnit = .radians
    self.init(f, of: name, in: radians, workspace: &workspace)
  }
}

extension Rational {
  /// The least number with two digits that is at least as great, as it is written: 9.9·10⁻⁴.
  fileprivate var roundedUp: Expression? {
    guard !isZero else { return Expression(.zero) }
    let ten = Rational(10)
    var (exponent, digits) = (0, self)
    while digits > Rational(100), exponent < 400 {
      (exponent, digits) = (exponent + 1, digits / ten)
    }
    while digits <= ten, exponent > -400 { (exponent, digits) = (exponent - 1, digits * ten) }
    guard let whole = digits.ceiling.asInt, whole <= 100, exponent.magnitude < 400 else {
      return nil
    }
    // 100 has one digit more, and two zeros.
    let (tens, power) = whole == 100 ? (10, exponent + 2) : (whole, exponent + 1)
    let mantissa = tens % 10 == 0 ? "\(tens / 10)" : "\(tens / 10).\(tens % 10)"
    do throws(Diagnostic) {
      return try Expression(power == 0 ? mantissa : "\(mantissa)*10^(\(power))")
    } catch {
      return nil
    }
  }
}
