// An expression of one complex unknown as steps over rectangles, with slopes where it is analytic.

internal import Expressions
internal import Numbers

/// A function of one complex unknown over rectangles.
struct ComplexProgram: Sendable {
  /// A step, whose operands are earlier ones.
  enum Step: Hashable, Sendable {
    case unknown
    case constant(ComplexInterval)
    case negation(Int)
    case sum(Int, Int)
    case difference(Int, Int)
    case product(Int, Int)
    case quotient(Int, Int)
    case power(Int, exponent: Int)
    case function(ComplexFunction, Int)
  }

  /// What is known of a step on a rectangle.
  struct Enclosure: Sendable {
    /// The values, wherever there are some.
    var values: ComplexInterval
    /// The slopes, if the function is analytic.
    var slopes: ComplexInterval
    /// Whether the function has a value and a slope all over the rectangle, and inside of it is
    /// analytic.
    var isAnalytic: Bool
  }

  /// The steps, of which the last one is the value.
  private(set) var steps: [Step]

  /// Creates a function from its steps.
  init(_ steps: [Step]) { self.steps = steps }

  /// Whether it has no cuts and divides by numbers only.
  var isEntire: Bool {
    steps.allSatisfy { step in
      switch step {
      case .function(.naturalLogarithm, _), .function(.squareRoot, _): return false
      case .quotient(_, let divisor):
        if case .constant = steps[divisor] { return true }
        return false
      default: return true
      }
    }
  }

  /// The conjugate of the value at the conjugate of a number.
  var mirrored: ComplexProgram {
    ComplexProgram(
      steps.map { step in
        guard case .constant(let number) = step else { return step }
        return .constant(number.conjugate)
      }
    )
  }

  /// The values and slopes on a rectangle.
  func enclosure(on box: ComplexInterval) -> Enclosure {
    var known: [Enclosure] = []
    known.reserveCapacity(steps.count)
    for step in steps { known.append(Self.enclosure(of: step, known, box)) }
    return known[steps.count - 1]
  }

  private static func enclosure(
    of step: Step,
    _ known: [Enclosure],
    _ box: ComplexInterval
  ) -> Enclosure {
    switch step {
    case .unknown: return Enclosure(values: box, slopes: .whole(1), isAnalytic: true)
    case .constant(let number):
      return Enclosure(values: number, slopes: .whole(0), isAnalytic: true)
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

extension ComplexProgram.Enclosure {
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
