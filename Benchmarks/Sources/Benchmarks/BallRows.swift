// Rows about constants and elementary functions of balls.

import Surd
import Tapes

/// The bits of so many decimal digits, and a few more.
private func bits(_ digits: Int) -> Int { digits * 33_220 / 10_000 + 10 }

/// A workspace whose budget does not end.
private func workspace() -> Workspace { Workspace(budget: Budget(steps: .max)) }

/// The value of a computation that cannot fail here.
private func value<Value>(_ body: () throws -> Value) -> Value {
  do { return try body() } catch { fatalError("\(error)") }
}

/// pi from scratch, as decimal digits.
private func pi(_ digits: Int) -> () -> Void {
  {
    var workspace = workspace()
    let ball = value { try Ball.pi(precision: bits(digits), in: &workspace) }
    let scaled = ball.significand * Integer(10).raised(to: digits)
    consume((scaled >> Int(-ball.exponent)).text())
  }
}

/// A function of the square root of 2, with the constants at hand.
private func ofSquareRoot(
  _ digits: Int,
  _ function: @escaping (Ball, Int, inout Workspace) throws -> Ball
) -> () -> Void {
  var workspace = workspace()
  let argument = value {
    try Ball.squareRoot(Ball(2), precision: bits(digits) + 20, in: &workspace)
  }
  return { consume(value { try function(argument, bits(digits), &workspace) }) }
}

/// An analytic function of √2 + √3·i, or of √2, with the constants at hand.
private func ofNumber(_ digits: Int, _ text: String, isReal: Bool = false) -> () -> Void {
  var workspace = workspace()
  let precision = bits(digits)
  let place = value {
    ComplexBall(
      try Ball.squareRoot(Ball(2), precision: precision + 20, in: &workspace),
      isReal ? nil : try Ball.squareRoot(Ball(3), precision: precision + 20, in: &workspace)
    )
  }
  guard
    let tape = value({
      AnalyticTape(try Expression(text), of: "z", in: Environment(), workspace: &workspace)
    })
  else { fatalError("\(text) has no tape") }
  return {
    consume(value { try tape.value(at: place, precision: precision, in: &workspace) })
  }
}

private func sineOfTenToTwentyTwo(_ digits: Int) -> () -> Void {
  var workspace = workspace()
  let argument = Ball(Integer(10).raised(to: 22))
  return {
    consume(value { try Ball.sine(argument, precision: bits(digits), in: &workspace) })
  }
}

private func ramanujan(_ digits: Int) -> () -> Void {
  var workspace = workspace()
  let precision = bits(digits) + 10
  return {
    let power = value {
      let pi = try Ball.pi(precision: precision, in: &workspace)
      let root = try Ball.squareRoot(Ball(163), precision: precision, in: &workspace)
      let product = try Ball.product(pi, root, precision: precision, in: &workspace)
      return try Ball.exponential(product, precision: bits(digits), in: &workspace)
    }
    consume(power)
  }
}

private func logarithmOfTwo(_ digits: Int) -> () -> Void {
  {
    var workspace = workspace()
    consume(
      value { try Ball.logarithm(ofInteger: 2, precision: bits(digits), in: &workspace) }
    )
  }
}

private func functionRows(_ digits: Int, named text: String) -> [Row] {
  [
    Row("exp of sqrt 2, \(text) digits") {
      ofSquareRoot(digits) { try Ball.exponential($0, precision: $1, in: &$2) }
    },
    Row("ln of sqrt 2, \(text) digits") {
      ofSquareRoot(digits) { try Ball.naturalLogarithm($0, precision: $1, in: &$2) }
    },
    Row("sin of sqrt 2, \(text) digits") {
      ofSquareRoot(digits) { try Ball.sine($0, precision: $1, in: &$2) }
    },
    Row("atan of sqrt 2, \(text) digits") {
      ofSquareRoot(digits) { try Ball.arctangent($0, precision: $1, in: &$2) }
    },
  ]
}

/// Rows for functions of a complex number, whose bars are times of those of the real functions that they
/// are made of (Decisions/0036).
private func complexRows(_ digits: Int, named text: String) -> [Row] {
  let (exp, ln, sqrt, quotient, sin, atan) = (
    medianSeconds(ofSquareRoot(digits) { try Ball.exponential($0, precision: $1, in: &$2) }),
    medianSeconds(ofSquareRoot(digits) { try Ball.naturalLogarithm($0, precision: $1, in: &$2) }),
    medianSeconds(ofSquareRoot(digits) { try Ball.squareRoot($0, precision: $1, in: &$2) }),
    medianSeconds(ofSquareRoot(digits) { try Ball.quotient(.one, $0, precision: $1, in: &$2) }),
    medianSeconds(ofSquareRoot(digits) { try Ball.sine($0, precision: $1, in: &$2) }),
    medianSeconds(ofSquareRoot(digits) { try Ball.arctangent($0, precision: $1, in: &$2) })
  )
  let parts = [
    ("exp", exp + sin), ("ln", ln + atan), ("sqrt", 2 * sqrt + quotient), ("sin", sin + exp),
    ("tan", 2 * (sin + exp)), ("atan", 2 * (ln + atan)),
  ]
  return parts.map { name, real in
    Row(
      "\(name) of sqrt 2 + i sqrt 3, \(text) digits",
      must: 2.5 * real,
      excellent: 1.5 * real
    ) { ofNumber(digits, "\(name)(z)") }
  }
}

/// 15 steps over balls, seven of them products and none of them functions.
private let polynomial = "((z*z + 3z)*(z - 2) + z)*(z + 5)*(2z - 1)*z - 7"

var ballRows: [Row] {
  [
    Row("pi, 1,000 digits", must: 1e-3, excellent: 0.3e-3) { pi(1_000) },
    Row("pi, 10,000 digits", must: 15e-3, excellent: 6e-3) { pi(10_000) },
    Row("pi, 100,000 digits", must: 400e-3, excellent: 150e-3) { pi(100_000) },
    Row("pi, 1,000,000 digits", must: 8, excellent: 3) { pi(1_000_000) },
    Row("sin(10^22), 50 digits", must: 60e-6, excellent: 20e-6) { sineOfTenToTwentyTwo(50) },
    Row("sin(10^22), 1,000 digits", must: 600e-6, excellent: 200e-6) {
      sineOfTenToTwentyTwo(1_000)
    },
    Row("exp(pi sqrt 163), 50 digits", must: 60e-6, excellent: 20e-6) { ramanujan(50) },
    Row("exp(pi sqrt 163), 1,000 digits", must: 600e-6, excellent: 200e-6) { ramanujan(1_000) },
    Row("ln 2 uncached, 1,000 digits", must: 600e-6, excellent: 200e-6) {
      logarithmOfTwo(1_000)
    },
  ] + functionRows(50, named: "50") + functionRows(1_000, named: "1,000")
    + functionRows(10_000, named: "10,000") + complexRows(50, named: "50")
    + complexRows(1_000, named: "1,000") + [
      Row("tape of 15 steps over balls, 128 bits", must: 3e-6, excellent: 1.5e-6) {
        ofNumber(35, polynomial, isReal: true)
      }
    ]
}
