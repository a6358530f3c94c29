// A tape of analytic functions that runs over rectangles of doubles, with slopes where it is analytic.

package import Numbers
package import Reals

/// A function of one complex variable over rectangles.
package struct RectangleTape: Sendable {
  /// What is known of a step on a rectangle.
  package struct Enclosure: Sendable {
    /// The values, wherever there are some.
    package var values: ComplexInterval
    /// The slopes, if the function is analytic.
    package var slopes: ComplexInterval
    /// Whether the function has a value and a slope all over the rectangle, and inside of it is
    /// analytic.
    package var isAnalytic: Bool
  }

  private let steps: [AnalyticTape.Step]
  /// Rectangles around the numbers in the steps.
  private var constants: [ComplexInterval]

  /// Prepares to run a tape.
  ///
  /// - Throws: ``RealError`` when no digits of a number in it can be had.
  package init(_ tape: AnalyticTape, in workspace: inout Workspace) throws(RealError) {
    (steps, constants) = (tape.steps, [])
    for number in tape.constants {
      let real = try TapeConstant(number.real, in: &workspace).interval
      let imaginary = try TapeConstant(number.imaginary, in: &workspace).interval
      constants.append(ComplexInterval(real, imaginary))
    }
  }

  /// The number of steps, which is what a run costs.
  package var count: Int { steps.count }

  /// Whether it has no cuts and divides by numbers only.
  package var isEntire: Bool {
    steps.allSatisfy { step in
      switch step {
      case .function(let function, _): return !function.hasCut
      case .quotient(_, let divisor):
        if case .constant = steps[divisor] { return true }
        return false
      default: return true
      }
    }
  }

  /// Whether it is not zero at some place among a few: an identity has no single zeros.
  package var isPerhapsNotZero: Bool {
    [(0.7, 0.3), (-1.1, 0.9), (2.3, -0.6)].contains { x, y in
      !enclosure(on: ComplexInterval(Interval(x), Interval(y))).values.containsZero
    }
  }

  /// The conjugate of the value at the conjugate of a number.
  package var mirrored: RectangleTape {
    var tape = self
    tape.constants = constants.map { $0.conjugate }
    return tape
  }

  /// The values and slopes on a rectangle.
  package func enclosure(on box: ComplexInterval) -> Enclosure {
    var known: [Enclosure] = []
    known.reserveCapacity(steps.count)
    for step in steps { known.append(enclosure(of: step, known, box)) }
    return known[steps.count - 1]
  }

  private func enclosure(
    of step: AnalyticTape.Step,
    _ known: [Enclosure],
    _ box: ComplexInterval
  ) -> Enclosure {
    switch step {
    case .variable: return Enclosure(values: box, slopes: .whole(1), isAnalytic: true)
    case .whole(let number):
      return Enclosure(values: .whole(number), slopes: .whole(0), isAnalytic: true)
    case .constant(let place):
      return Enclosure(values: constants[place], slopes: .whole(0), isAnalytic: true)
    case .negation(let a):
      let x = known[a]
      return Enclosure(values: -x.values, slopes: -x.slopes, isAnalytic: x.isAnalytic)
    case .sum(let a, let b): return known[a].joined(known[b], +, +)
    case .difference(let a, let b): return known[a].joined(known[b], -, -)
    case .product(let a, let b):
      let (x, y) = (known[a], known[b])
      return x.joined(y, *) { (s, t) in s * y.values + x.values * t }
    case .quotient(let a, let b):
      let (x, y) = (known[a], known[b])
      guard let quotient = x.values / y.values else { return .unknown }
      let slopes = (x.slopes - quotient * y.slopes) / y.values ?? .entire
      return Enclosure(
        values: quotient,
        slopes: slopes,
        isAnalytic: x.isAnalytic && y.isAnalytic
      )
    case .power(let a, let exponent):
      let x = known[a]
      let lower = x.values.raised(to: exponent - 1)
      let factor = ComplexInterval.whole(exponent) * lower
      let values = exponent == 2 ? x.values.squared() : lower * x.values
      return Enclosure(values: values, slopes: factor * x.slopes, isAnalytic: x.isAnalytic)
    case .function(let function, let a):
      let x = known[a]
      let (values, isAnalytic) = function.values(of: x.values)
      guard x.isAnalytic, isAnalytic else {
        // On the cut of a logarithm the argument of a power may be that of another root.
        let all = function == .power ? values.disc : values
        return Enclosure(values: all, slopes: .entire, isAnalytic: false)
      }
      let slopes = function.slopes(of: x.values, values: values) * x.slopes
      return Enclosure(values: values, slopes: slopes, isAnalytic: true)
    }
  }
}

extension RectangleTape.Enclosure {
  fileprivate static var unknown: Self {
    Self(values: .entire, slopes: .entire, isAnalytic: false)
  }

  fileprivate func joined(
    _ other: Self,
    _ values: (ComplexInterval, ComplexInterval) -> ComplexInterval,
    _ slopes: (ComplexInterval, ComplexInterval) -> ComplexInterval
  ) -> Self {
    Self(
      values: values(self.values, other.values),
      slopes: slopes(self.slopes, other.slopes),
      isAnalytic: isAnalytic && other.isAnalytic
    )
  }
}
