// The functions over doubles against true values by MPFR, one at a time and in
// blocks. `Tests/Coefficients/values.py` makes the table, `budgets.py` there
// proves the bounds.

import Foundation
import Numbers
import TestSupport
import Testing

/// A function with the bound that its source states, in ulps.
private struct Claim: CustomTestStringConvertible, Sendable {
  let name: String
  let bound: Double
  let evaluate: @Sendable ([Double], [Double]) -> [Double]

  var testDescription: String { name }

  init(_ name: String, _ bound: Double, _ function: DoubleFunction) {
    self.name = name
    self.bound = bound
    evaluate = { x, _ in function.applied(to: x) }
  }

  init(_ name: String, _ bound: Double, _ operation: DoubleOperation) {
    self.name = name
    self.bound = bound
    evaluate = { x, y in operation.applied(to: x, y) }
  }

  static let all: [Claim] = [
    Claim("exp", 0.8, .exponential), Claim("ln", 0.98, .naturalLogarithm),
    Claim("log2", 0.91, .binaryLogarithm), Claim("log10", 0.91, .commonLogarithm),
    Claim("sin", 0.93, .sine(unitsPerQuarter: nil)),
    Claim("cos", 0.9, .cosine(unitsPerQuarter: nil)),
    Claim("tan", 0.99, .tangent(unitsPerQuarter: nil)),
    Claim("cot", 0.99, .cotangent(unitsPerQuarter: nil)),
    Claim("sec", 0.75, .secant(unitsPerQuarter: nil)),
    Claim("csc", 0.8, .cosecant(unitsPerQuarter: nil)),
    Claim("sin°", 0.93, .sine(unitsPerQuarter: 90)),
    Claim("cos°", 0.9, .cosine(unitsPerQuarter: 90)),
    Claim("tan°", 0.99, .tangent(unitsPerQuarter: 90)),
    Claim("cot°", 0.99, .cotangent(unitsPerQuarter: 90)),
    Claim("sec°", 0.75, .secant(unitsPerQuarter: 90)),
    Claim("csc°", 0.8, .cosecant(unitsPerQuarter: 90)),
    Claim("asin", 0.85, .arcsine), Claim("acos", 0.7, .arccosine),
    Claim("atan", 0.9, .arctangent), Claim("sinh", 0.8, .hyperbolicSine),
    Claim("cosh", 0.8, .hyperbolicCosine), Claim("tanh", 0.8, .hyperbolicTangent),
    Claim("asinh", 0.9, .areaSine), Claim("acosh", 0.9, .areaCosine),
    Claim("atanh", 0.9, .areaTangent), Claim("sqrt", 0.5, .squareRoot),
    Claim("cbrt", 0.51, .cubeRoot), Claim("pow", 0.9, .power), Claim("log", 0.51, .logarithm),
    Claim("asin°", 0.9, .arcsine(unitsPerQuarter: 90)),
    Claim("acos°", 0.9, .arccosine(unitsPerQuarter: 90)),
    Claim("atan°", 0.9, .arctangent(unitsPerQuarter: 90)),
    Claim("sinc", 0.75, .sineQuotient), Claim("cosc", 0.9, .cosineQuotient),
    Claim("expc", 0.9, .exponentialQuotient), Claim("logc", 0.9, .logarithmQuotient),
    Claim("xlnx", 0.9, .logarithmProduct), Claim("x^7", 0.51, .power(7)),
    Claim("x^-3", 0.51, .power(-3)), Claim("root", 0.9, .root),
    Claim("cot°tiny", 0.99, .cotangent(unitsPerQuarter: 90)),
    Claim("erf", 0.9, .errorFunction), Claim("erfc", 0.9, .complementaryErrorFunction),
    Claim("gamma", 0.9, .gamma),
  ]
}

/// A line of the table: arguments, and the value as the sum of two doubles.
private struct TrueValue {
  let arguments: [Double]
  let high: Double
  let low: Double

  /// The error in ulps of the binade of the true value.
  ///
  /// Below the normal range the result is rounded twice, which the claim of
  /// one ulp covers.
  func error(of value: Double) -> Double {
    let isBelowBinade = high.significand == 1 && low * high < 0
    let unit = isBelowBinade ? high.ulp / 2 : high.ulp
    return (((value - high) - low) / max(unit, .leastNonzeroMagnitude)).magnitude
  }

  static let table: [String: [TrueValue]] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Coefficients/values.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var table: [String: [TrueValue]] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      let numbers = fields.dropFirst().map { Double(bitPattern: UInt64($0, radix: 16) ?? 0) }
      let value = TrueValue(
        arguments: Array(numbers.dropLast(2)),
        high: numbers[numbers.count - 2],
        low: numbers[numbers.count - 1]
      )
      table[String(fields[0]), default: []].append(value)
    }
    return table
  }()
}

extension DoubleFunction {
  fileprivate func applied(to x: [Double]) -> [Double] {
    let padded = x + Array(repeating: 0.5, count: (8 - x.count % 8) % 8)
    let result = [Double](unsafeUninitializedCapacity: padded.count) { target, count in
      padded.withUnsafeBufferPointer { source in
        if let source = source.baseAddress, let target = target.baseAddress {
          block(source, target, padded.count)
        }
      }
      count = padded.count
    }
    return Array(result.prefix(x.count))
  }
}

extension DoubleOperation {
  fileprivate func applied(to x: [Double], _ y: [Double]) -> [Double] {
    let pad = Array(repeating: 0.5, count: (8 - x.count % 8) % 8)
    let (left, right) = (x + pad, y + pad)
    let result = [Double](unsafeUninitializedCapacity: left.count) { target, count in
      left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { right in
          if let l = left.baseAddress, let r = right.baseAddress, let t = target.baseAddress {
            block(l, r, t, left.count)
          }
        }
      }
      count = left.count
    }
    return Array(result.prefix(x.count))
  }
}

@Suite struct FunctionTests {
  @Test(arguments: Claim.all)
  fileprivate func `values are within the stated bound`(claim: Claim) throws {
    let rows = try #require(TrueValue.table[claim.name])
    #expect(rows.count >= 60)
    let values = claim.evaluate(rows.map { $0.arguments[0] }, rows.map { $0.arguments.last ?? 0 })
    for (row, value) in zip(rows, values) {
      let bound = row.high.magnitude < 0x1p-1021 ? 0.99 : claim.bound
      #expect(row.error(of: value) <= bound, "\(claim.name)\(row.arguments) = \(value)")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a block gives the bits of single calls`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var x: [Double] = [0, -0.0, 1, -1, .infinity, -.infinity, .nan, 5e-324, -1e-310, 1e308]
    while x.count < cases(200) {
      let any = Double(bitPattern: random.next())
      x += [any, Double.random(in: -4...4, using: &random)]
    }
    let y = Array(x.reversed())
    for (name, function) in DoubleFunction.named + DoubleFunction.special {
      for (argument, value) in zip(x, function.applied(to: x)) {
        let single = function.one(argument)
        let isSame = single.bitPattern == value.bitPattern || (single.isNaN && value.isNaN)
        #expect(isSame, "\(name)(\(argument)): \(single), \(value)")
      }
    }
    for (name, operation) in DoubleOperation.named + [("root", .root)] {
      for (pair, value) in zip(zip(x, y), operation.applied(to: x, y)) {
        let single = operation.one(pair.0, pair.1)
        let isSame = single.bitPattern == value.bitPattern || (single.isNaN && value.isNaN)
        #expect(isSame, "\(name)\(pair): \(single), \(value)")
      }
    }
  }

  @Test func `the bits are the same on every machine`() {
    // Made on x86-64 with SSE2; AVX2 and WebAssembly give the same.
    var random = SplitMix64(seed: 7)
    let x = (0..<800).map { _ in Double.random(in: -30...30, using: &random) }
    let y = (0..<800).map { _ in Double.random(in: -3...3, using: &random) }
    var hash: UInt64 = 0
    func add(_ values: [Double]) {
      for value in values {
        hash = (hash ^ (value.isNaN ? 1 : value.bitPattern)) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash &>> 29
      }
    }
    for (_, function) in DoubleFunction.named { add(function.applied(to: x)) }
    for (_, operation) in DoubleOperation.named { add(operation.applied(to: x, y)) }
    #expect(hash == 5_548_301_235_951_235_105)
  }
}

extension DoubleFunction {
  fileprivate static let named: [(String, DoubleFunction)] = [
    ("exp", .exponential), ("ln", .naturalLogarithm), ("log2", .binaryLogarithm),
    ("log10", .commonLogarithm), ("sin", .sine(unitsPerQuarter: nil)),
    ("cos", .cosine(unitsPerQuarter: nil)), ("tan", .tangent(unitsPerQuarter: nil)),
    ("cot", .cotangent(unitsPerQuarter: nil)), ("sec", .secant(unitsPerQuarter: nil)),
    ("csc", .cosecant(unitsPerQuarter: nil)), ("sin°", .sine(unitsPerQuarter: 90)),
    ("cos°", .cosine(unitsPerQuarter: 90)), ("tan gon", .tangent(unitsPerQuarter: 100)),
    ("csc°", .cosecant(unitsPerQuarter: 90)), ("asin", .arcsine), ("acos", .arccosine),
    ("atan", .arctangent), ("sinh", .hyperbolicSine), ("cosh", .hyperbolicCosine),
    ("tanh", .hyperbolicTangent), ("asinh", .areaSine), ("acosh", .areaCosine),
    ("atanh", .areaTangent), ("sqrt", .squareRoot), ("cbrt", .cubeRoot), ("floor", .floor),
    ("ceil", .ceiling), ("round", .rounded), ("trunc", .truncated), ("frac", .fraction),
    ("sign", .sign), ("abs", .absoluteValue),
    ("x^(2/3)", .power(FractionalExponent(Rational(2, over: 3)))),
  ]
}

extension DoubleFunction {
  fileprivate static let special: [(String, DoubleFunction)] = [
    ("asin°", .arcsine(unitsPerQuarter: 90)), ("acos°", .arccosine(unitsPerQuarter: 90)),
    ("atan°", .arctangent(unitsPerQuarter: 90)), ("sinc", .sineQuotient),
    ("cosc", .cosineQuotient), ("expc", .exponentialQuotient), ("logc", .logarithmQuotient),
    ("xlnx", .logarithmProduct), ("sign u", .signOfNonzero), ("x^3", .power(3)),
    ("x^-7", .power(-7)), ("x^99", .power(99)),
  ]
}

extension DoubleOperation {
  fileprivate static let named: [(String, DoubleOperation)] = [
    ("pow", .power), ("log", .logarithm), ("min", .minimum), ("max", .maximum), ("mod", .modulo),
  ]
}
