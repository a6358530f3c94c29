// Rows about integers. Operands are 10^n / 7 and the like, so that peers make
// the same ones without reading a file.

import Surd

/// A number of about some decimal digits, without a pattern in binary.
private func number(digits: Int, over divisor: Integer) -> Integer {
  Integer(10).raised(to: digits).divided(by: divisor, rounding: .down)
}

/// Two numbers of about some decimal digits whose quotients are not regular.
private func pair(digits: Int) -> (Integer, Integer) {
  (
    number(digits: digits, over: 7),
    Integer(11).raised(to: digits * 24 / 25).divided(by: 13, rounding: .down)
  )
}

private func multiply(_ digits: Int) -> () -> Void {
  let (a, b) = (number(digits: digits, over: 7), number(digits: digits, over: 3))
  return { consume(a * b) }
}

var integerRows: [Row] {
  [
    Row("multiply 1,000 digits", must: 4e-6, excellent: 2.5e-6) { multiply(1_000) },
    Row("multiply 10,000 digits", must: 130e-6, excellent: 90e-6) { multiply(10_000) },
    Row("multiply 100,000 digits", must: 5e-3, excellent: 3e-3) { multiply(100_000) },
    Row("multiply 1,000,000 digits") { multiply(1_000_000) },
    Row("square 10,000 digits") {
      let a = number(digits: 10_000, over: 7)
      return { consume(a.squared()) }
    },
    Row("10000!", must: 2.5e-3, excellent: 1e-3) { { consume(Integer.factorial(10_000)) } },
    Row("print 10000!", must: 4e-3, excellent: 2e-3) {
      let a = Integer.factorial(10_000)
      return { consume(a.text()) }
    },
    Row("print 2^1000000", must: 80e-3, excellent: 40e-3) {
      let a = Integer.one << 1_000_000
      return { consume(a.text()) }
    },
    Row("read 100,000 digits") {
      let text = number(digits: 100_000, over: 7).text()
      return { consume(Integer(text)) }
    },
    Row("divide 200,000 by 100,000 digits") {
      let (a, b) = (number(digits: 200_000, over: 7), number(digits: 100_000, over: 3))
      return { consume(a.quotientAndRemainder(dividingBy: b)) }
    },
    Row("divide 2,000 by 1,000 digits") {
      let (a, b) = (number(digits: 2_000, over: 7), number(digits: 1_000, over: 3))
      return { consume(a.quotientAndRemainder(dividingBy: b)) }
    },
    Row("square root of 200,000 digits") {
      let a = number(digits: 200_000, over: 7)
      return { consume(a.squareRoot()) }
    },
    Row("gcd of 100,000 digits") {
      let (a, b) = pair(digits: 100_000)
      return { consume(Integer.greatestCommonDivisor(a, b)) }
    },
    Row("gcd of 1,000 digits") {
      let (a, b) = pair(digits: 1_000)
      return { consume(Integer.greatestCommonDivisor(a, b)) }
    },
    Row("1000000!") { { consume(Integer.factorial(1_000_000)) } },
    Row("print 1000000!") {
      let a = Integer.factorial(1_000_000)
      return { consume(a.text()) }
    },
  ]
}
