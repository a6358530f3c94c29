// Functions and operations over intervals against true ranges by mpmath, in
// the way of ITF1788. `Tests/Coefficients/intervals.py` makes the table.

import Foundation
import Numbers
import Testing

/// A line of the table: boxes, and the range of the function on them.
private struct Vector: Sendable {
  let boxes: [Interval]
  /// Nothing where the function is nowhere defined.
  let range: Enclosure?

  static let table: [String: [Vector]] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Coefficients/intervals.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var table: [String: [Vector]] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      let words: [String: Decoration] = [
        "partial": .partial, "defined": .defined, "continuous": .continuous,
      ]
      let numbers = fields.dropFirst().compactMap { UInt64($0, radix: 16) }
        .map { Double(bitPattern: $0) }
      var ends = stride(from: 0, to: numbers.count, by: 2)
        .map { Interval(lower: numbers[$0], upper: numbers[$0 + 1]) }
      let decoration = fields.compactMap { words[$0] }.first
      let range = decoration.map { Enclosure(ends.removeLast(), $0) }
      table[fields[0], default: []].append(Vector(boxes: ends, range: range))
    }
    return table
  }()
}

/// A function with the number of doubles by which its bounds may be too wide.
private struct Subject: CustomTestStringConvertible, Sendable {
  let name: String
  let slack: Int
  let evaluate: @Sendable ([Interval]) -> Enclosure?

  var testDescription: String { name }

  init(_ name: String, _ function: IntervalFunction, slack: Int = 2) {
    self.name = name
    self.slack = slack
    evaluate = { function.values($0[0]) }
  }

  init(_ name: String, _ operation: IntervalOperation, slack: Int = 2) {
    self.name = name
    self.slack = slack
    evaluate = { operation.values($0[0], $0[1]) }
  }

  /// An operation that says nothing of continuity.
  init(
    _ name: String,
    slack: Int,
    _ operation: @escaping @Sendable (Interval, Interval) -> Interval?
  ) {
    self.name = name
    self.slack = slack
    evaluate = { operation($0[0], $0[1]).map { Enclosure($0, .partial) } }
  }

  private static func angles(_ unit: String, _ units: Double?) -> [Subject] {
    [
      Subject("sin" + unit, .sine(unitsPerQuarter: units)),
      Subject("cos" + unit, .cosine(unitsPerQuarter: units)),
      Subject("tan" + unit, .tangent(unitsPerQuarter: units)),
      Subject("cot" + unit, .cotangent(unitsPerQuarter: units)),
      Subject("sec" + unit, .secant(unitsPerQuarter: units)),
      Subject("csc" + unit, .cosecant(unitsPerQuarter: units)),
      Subject("asin" + unit, .arcsine(unitsPerQuarter: units)),
      Subject("acos" + unit, .arccosine(unitsPerQuarter: units)),
      Subject("atan" + unit, .arctangent(unitsPerQuarter: units)),
    ]
  }

  private static func power(_ numerator: Int, over denominator: Int) -> IntervalFunction {
    .power(FractionalExponent(Rational(numerator, over: denominator)))
  }

  static let all: [Subject] =
    [
      Subject("sqrt", .squareRoot, slack: 1), Subject("cbrt", .cubeRoot),
      Subject("abs", .absoluteValue, slack: 0), Subject("sign", .sign, slack: 0),
      Subject("exp", .exponential), Subject("ln", .naturalLogarithm),
      Subject("log10", .commonLogarithm), Subject("log2", .binaryLogarithm),
      Subject("sinh", .hyperbolicSine), Subject("cosh", .hyperbolicCosine),
      Subject("tanh", .hyperbolicTangent), Subject("asinh", .areaSine),
      Subject("acosh", .areaCosine), Subject("atanh", .areaTangent),
      Subject("floor", .floor, slack: 0), Subject("ceil", .ceiling, slack: 0),
      Subject("round", .rounded, slack: 0), Subject("trunc", .truncated, slack: 0),
      Subject("x^2/3", power(2, over: 3)), Subject("x^1/3", power(1, over: 3)),
      Subject("x^3/5", power(3, over: 5)), Subject("u_ln_u", .logarithmProduct),
      Subject("sin_u/u", .sineQuotient), Subject("(1-cos_u)/u²", .cosineQuotient),
      Subject("(e^u-1)/u", .exponentialQuotient), Subject("ln(1+u)/u", .logarithmQuotient),
      Subject("erf", .errorFunction), Subject("erfc", .complementaryErrorFunction),
      Subject("gamma", .gamma),
      Subject("min", .minimum, slack: 0), Subject("pow", .power), Subject("mod", .modulo),
      Subject("+", slack: 2) { $0 + $1 }, Subject("*", slack: 2) { $0 * $1 },
      Subject("/", slack: 2) { $0 / $1 },
    ] + angles("", nil) + angles("°", 90)
    + [-3, -2, -1, 2, 3, 4, 7, 65].map { Subject("x^\($0)", .power($0), slack: 12) }
}

@Suite struct IntervalVectorTests {
  @Test func `every line of the table has its function`() {
    #expect(Set(Vector.table.keys) == Set(Subject.all.map(\.name)))
  }

  @Test(arguments: Subject.all)
  fileprivate func `values contain the true range, and little more`(subject: Subject) throws {
    let vectors = try #require(Vector.table[subject.name])
    #expect(vectors.count >= 20)
    for vector in vectors {
      let result = subject.evaluate(vector.boxes)
      guard let range = vector.range, let result else {
        #expect((vector.range == nil) == (result == nil), "\(subject.name)\(vector.boxes)")
        continue
      }
      #expect(result.values.contains(range.values), "\(subject.name)\(vector.boxes)")
      #expect(result.decoration <= range.decoration, "\(subject.name)\(vector.boxes)")
      var (lower, upper) = (range.values.lower, range.values.upper)
      for _ in 0..<subject.slack { (lower, upper) = (lower.nextDown, upper.nextUp) }
      let isTight = lower <= result.values.lower && result.values.upper <= upper
      #expect(isTight, "\(subject.name)\(vector.boxes): \(result.values), \(range.values)")
    }
  }
}
