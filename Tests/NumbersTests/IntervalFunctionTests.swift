// The laws of the functions of one variable over intervals. The truth is the
// function over doubles, which is within one ulp (FunctionTests).

import Numbers
import TestSupport
import Testing

/// A function with the places where it turns, jumps or ends.
private struct Subject: CustomTestStringConvertible, Sendable {
  let name: String
  let function: DoubleFunction
  let intervals: IntervalFunction
  let places: [Double]

  var testDescription: String { name }

  /// The interval in which all places are known.
  var span: Interval {
    Interval(lower: places.min() ?? 0, upper: places.max() ?? 0)
  }

  init(
    _ name: String,
    _ function: DoubleFunction,
    _ intervals: IntervalFunction,
    _ places: [Double] = [0, 1, -1]
  ) {
    self.name = name
    self.function = function
    self.intervals = intervals
    self.places = places
  }

  /// The multiples of a number, rounded.
  private static func multiples(of step: Double) -> [Double] {
    (-8...8).map { Double($0) * step }
  }

  private static func angles(_ unit: String, _ units: Double?) -> [Subject] {
    let places = multiples(of: units ?? Double.pi / 2)
    return [
      Subject("sin" + unit, .sine(unitsPerQuarter: units), .sine(unitsPerQuarter: units), places),
      Subject(
        "cos" + unit,
        .cosine(unitsPerQuarter: units),
        .cosine(unitsPerQuarter: units),
        places
      ),
      Subject(
        "tan" + unit,
        .tangent(unitsPerQuarter: units),
        .tangent(unitsPerQuarter: units),
        places
      ),
      Subject(
        "cot" + unit,
        .cotangent(unitsPerQuarter: units),
        .cotangent(unitsPerQuarter: units),
        places
      ),
      Subject(
        "sec" + unit,
        .secant(unitsPerQuarter: units),
        .secant(unitsPerQuarter: units),
        places
      ),
      Subject(
        "csc" + unit,
        .cosecant(unitsPerQuarter: units),
        .cosecant(unitsPerQuarter: units),
        places
      ),
      Subject("asin" + unit, .arcsine(unitsPerQuarter: units), .arcsine(unitsPerQuarter: units)),
      Subject(
        "acos" + unit,
        .arccosine(unitsPerQuarter: units),
        .arccosine(unitsPerQuarter: units)
      ),
      Subject(
        "atan" + unit,
        .arctangent(unitsPerQuarter: units),
        .arctangent(unitsPerQuarter: units)
      ),
    ]
  }

  private static func power(_ numerator: Int, over denominator: Int) -> Subject {
    let exponent = FractionalExponent(Rational(numerator, over: denominator))
    return Subject("x^(\(numerator)/\(denominator))", .power(exponent), .power(exponent))
  }

  private static let named: [Subject] = [
    Subject("sqrt", .squareRoot, .squareRoot), Subject("cbrt", .cubeRoot, .cubeRoot),
    Subject("abs", .absoluteValue, .absoluteValue), Subject("sign", .sign, .sign),
    Subject("exp", .exponential, .exponential), Subject("ln", .naturalLogarithm, .naturalLogarithm),
    Subject("log10", .commonLogarithm, .commonLogarithm, [0, 1, 10, 100, 1e22]),
    Subject("log2", .binaryLogarithm, .binaryLogarithm, [0, 1, 2, 1024, 0x1p-1070]),
    Subject("sinh", .hyperbolicSine, .hyperbolicSine),
    Subject("cosh", .hyperbolicCosine, .hyperbolicCosine),
    Subject("tanh", .hyperbolicTangent, .hyperbolicTangent),
    Subject("asinh", .areaSine, .areaSine), Subject("acosh", .areaCosine, .areaCosine),
    Subject("atanh", .areaTangent, .areaTangent),
    Subject("floor", .floor, .floor, multiples(of: 1)),
    Subject("ceil", .ceiling, .ceiling, multiples(of: 1)),
    Subject("round", .rounded, .rounded, multiples(of: 0.5)),
    Subject("trunc", .truncated, .truncated, multiples(of: 1)),
    Subject("frac", .fraction, .fraction, multiples(of: 1)),
    Subject("factorial", .factorial, .factorial, multiples(of: 1) + [18, 19, 170, 171]),
    Subject("sign u", .signOfNonzero, .signOfNonzero),
    Subject("sin u/u", .sineQuotient, .sineQuotient, multiples(of: 4.493409457909064)),
    Subject("(1-cos u)/u²", .cosineQuotient, .cosineQuotient, multiples(of: 6.283185307179586)),
    Subject("(e^u-1)/u", .exponentialQuotient, .exponentialQuotient, [0, 0.5, -0.5, 45, -45, 716]),
    Subject("ln(1+u)/u", .logarithmQuotient, .logarithmQuotient, [0, -1, 0.125, -0.125]),
    Subject("u ln u", .logarithmProduct, .logarithmProduct, [0, 0.36787944117144233, 1]),
    Subject("erf", .errorFunction, .errorFunction, [0, 0.5, 6, 1e-310]),
    Subject(
      "erfc",
      .complementaryErrorFunction,
      .complementaryErrorFunction,
      [0, 0.5, -0.5, 6, -6, 26.6, 27.3]
    ),
    Subject(
      "gamma",
      .gamma,
      .gamma,
      multiples(of: 0.5) + [
        1.4616321449683623, -0.5040830082644554, -1.5734984731623904, -2.6107208684441447,
        -3.635293366436901, -4.653237761743142, -5.6671624415568855, -6.678418213073427,
        -7.687788325031626, -8.695764163816401, -9.702672540001864, -10.708740838254145, 171.7,
      ]
    ),
  ]

  static let all: [Subject] =
    named + angles("", nil) + angles("°", 90) + angles(" gon", 100)
    + [-70, -64, -3, -2, -1, 1, 2, 3, 4, 7, 64, 65].map {
      Subject("x^\($0)", .power($0), .power($0))
    }
    + [
      power(1, over: 3), power(2, over: 3), power(-1, over: 3), power(-4, over: 5),
      power(5, over: 3), power(3, over: 2), power(1, over: 2), power(-3, over: 4),
    ]
}

extension Interval {
  /// Whether it contains a number that a double is within one ulp of, for all
  /// that is known.
  fileprivate func mayContain(_ value: Double) -> Bool {
    lower <= value.nextUp && value.nextDown <= upper
  }
}

private func record(_ text: String) {
  Issue.record(Comment(rawValue: text))
}

@Suite struct IntervalFunctionTests {
  /// The places of the minima are the first positive solutions of tan u = u and of sin u = 0 after π, by mpmath.
  @Test(arguments: [
    (IntervalFunction.sineQuotient, 4.493409457909064, -0.21723362821122166),
    (.cosineQuotient, 6.283185307179586, 0),
  ])
  func `a narrow box around the minimum of a quotient has values near it`(
    function: IntervalFunction,
    place: Double,
    minimum: Double
  ) throws {
    for width in [0x1p-52, 0x1p-40, 0x1p-20] {
      let box = try #require(Interval(from: place - 8 * width, to: place + 8 * width))
      let values = try #require(function.values(box)).values
      #expect(values.contains(minimum) || (values.lower - minimum).magnitude < 1e-15)
      #expect(values.width <= 64 * width, "\(values) for a width of \(width)")
    }
  }

  @Test(arguments: Subject.all)
  fileprivate func `values contain those of members, and decorations say no more`(
    subject: Subject
  ) {
    var random = SplitMix64(seed: 1)
    for _ in 0..<cases(700) {
      let box = random.box(near: subject.places)
      let enclosure = subject.intervals.values(box)
      let sides = subject.intervals.sides?(box)
      for x in random.members(of: box, near: subject.places) {
        let value = subject.function.one(x)
        if value.isNaN {
          let isKnown = enclosure == nil || enclosure?.decoration == .partial
          if !isKnown { record("\(subject.name) of \(box) is defined, not at \(x)") }
          continue
        }
        // At a pole the function over doubles is infinite.
        if value.isInfinite, enclosure.map({ $0.decoration == .partial }) ?? true { continue }
        if enclosure?.values.mayContain(value) != true {
          record(
            "\(subject.name) of \(box) is \(String(describing: enclosure)) at \(x): \(value)"
          )
        }
        if let sides {
          let parts = [sides.below, sides.above, sides.point]
          let isCovered = parts.contains { $0?.values.mayContain(value) == true }
          if !isCovered { record("\(subject.name) of \(box): \(sides) at \(x): \(value)") }
        }
      }
    }
  }

  @Test(arguments: Subject.all)
  fileprivate func `slopes contain difference quotients of continuous boxes`(subject: Subject) {
    var random = SplitMix64(seed: 2)
    for _ in 0..<cases(700) {
      let box = random.box(near: subject.places)
      guard let enclosure = subject.intervals.values(box), enclosure.decoration == .continuous
      else { continue }
      let slopes = subject.intervals.slopes(box, enclosure.values)
      let members = random.members(of: box, near: subject.places)
      for (x, y) in zip(members, members.dropFirst()) where x < y {
        let (low, high) = (subject.function.one(x), subject.function.one(y))
        guard low.isFinite, high.isFinite else { continue }
        // Each value is within one ulp; the rest covers the quotient.
        let error = (low.ulp + high.ulp) / (y - x) * 1.01
        let quotient = (high / (y - x) - low / (y - x))
        guard error.isFinite, quotient.isFinite else { continue }
        let slack = error + quotient.magnitude * 1e-14 + (low.magnitude / (y - x)) * 1e-15
        let isContained = slopes.lower - slack <= quotient && quotient <= slopes.upper + slack
        if !isContained {
          record("\(subject.name) of \(box): \(slopes), but \(quotient) from \(x) to \(y)")
        }
      }
    }
  }

  @Test(arguments: Subject.all)
  fileprivate func `attained values lie between values of members`(subject: Subject) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<cases(700) {
      let box = random.box(near: subject.places)
      guard let attained = subject.intervals.attained(box) else { continue }
      guard let values = subject.intervals.values(box)?.values else {
        record("\(subject.name) of \(box) has no values, but \(attained)")
        continue
      }
      if !values.contains(attained) {
        record("\(subject.name) of \(box) is \(values), attained \(attained)")
      }
      let isConnected = subject.intervals.values(box)?.decoration == .continuous
      let isWavy = subject.places.count == 17
      guard isConnected, box.isBounded, !isWavy || subject.span.contains(box) else { continue }
      let members = random.members(of: box, near: subject.places)
      let taken = members.map { subject.function.one($0) }
      guard let least = taken.min(), let greatest = taken.max() else { continue }
      // The ends are those of members, or exact; places of extrema are members.
      let slack = max(least.magnitude, greatest.magnitude) * 1e-12 + 1e-30
      if attained.lower < least - slack || attained.upper > greatest + slack {
        record("\(subject.name) of \(box): \(attained), taken \(least) to \(greatest)")
      }
    }
  }
}
