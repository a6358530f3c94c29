// Rows about complex numbers: digits beside those of real functions, and sums of complex
// numbers that are zero, which only a proof can tell.

import Surd

/// Answers a line in a new session.
private func answered(_ text: String, digits: Int = 40) -> Answer? {
  var session = Session()
  session.settings.digits = digits
  session.settings.complexAnswers = true
  return session.evaluate(text, showing: Answer.Display(hasDecimal: true)).last
}

/// A function of numbers that may be complex.
private typealias Function = (Number, inout Workspace) throws(RealError) -> Number

/// So many digits of the value of a function, of both parts where it is complex.
private func digits(of function: Function, at x: Number, _ count: Int) -> [DecimalExpansion?] {
  do {
    var workspace = Workspace()
    let value = try function(x, &workspace)
    let parts: [Real] =
      switch value {
      case .real(let x): [x]
      case .complex(let z): [z.real, z.imaginary]
      }
    return try parts.map { try Real.digits($0, significantDigits: count, in: &workspace) }
  } catch {
    fatalError("at \(x): \(error)")
  }
}

/// The number 1 + i.
private let onePlusImaginaryUnit: Number = {
  do {
    var workspace = Workspace()
    return try Number.sum(.real(Real(1)), .complex(.imaginaryUnit), in: &workspace)
  } catch {
    fatalError("1 + i: \(error)")
  }
}()

/// Rows for the digits of the sine of 1 + i, exact form and all; the bars are times of those of the sine of 2.
private var sineRows: [Row] {
  [(50, "50"), (1_000, "1,000")].map { count, text in
    let real = medianSeconds { consume(digits(of: Number.sine, at: .real(Real(2)), count)) }
    return Row("sin(1+i), \(text) digits", must: 3 * real, excellent: 2.2 * real) {
      { consume(digits(of: Number.sine, at: onePlusImaginaryUnit, count)) }
    }
  }
}

/// 120 sums that are zero: of all roots of unity of an order, Gauss sums without their value,
/// halves of sums of cosines, and identities of radicals.
private let zeroes: [String] = {
  func sum(_ terms: some Sequence<Int>, _ term: (Int) -> String) -> String {
    terms.map(term).joined(separator: " + ")
  }
  let roots = (2...60).map { n in sum(0..<n) { "e^(2*pi*i*\($0)/\(n))" } }
  let odd = (2...45).filter { n in n % 2 == 1 && (2..<n).allSatisfy { n % $0 != 0 } }
  let gauss = odd.map { p in
    sum(0..<p) { "e^(2*pi*i*\($0 * $0 % p)/\(p))" } + " - sqrt(\(p % 4 == 1 ? p : -p))"
  }
  let cosines = stride(from: 3, through: 71, by: 2).map { n in
    sum(1...(n - 1) / 2) { "cos(2*pi*\($0)/\(n))" } + " + 1/2"
  }
  let radicals = [
    "(1 + i)^8 - 16", "sqrt(i) - (1 + i)/sqrt(2)", "((-1 + sqrt(-3))/2)^3 - 1",
    "sqrt(3 + 4i) - 2 - i", "sqrt(2 + 2*sqrt(-3)) - sqrt(3) - i", "e^(i*pi) + 1",
    "(sqrt(2) + sqrt(-3))*(sqrt(2) - sqrt(-3)) - 5", "sqrt(5 + 2*sqrt(6)) - sqrt(2) - sqrt(3)",
    "1/(1 + i) - (1 - i)/2", "abs(3 + 4i) - 5", "sqrt(-2)*sqrt(-3) + sqrt(6)",
    "(1 + 2i)^10 - (237 - 3116i)", "e^(i*pi/3) - (1 + sqrt(-3))/2",
  ]
  return roots + gauss + cosines + radicals
}()

/// The sum at a share of the sums in order of their time.
private func zero(at share: Double) -> String {
  let times = zeroes.map { text in
    guard answered(text)?.exact == "0" else {
      fatalError("\(text) is zero, and that was not proved")
    }
    return (medianSeconds(lasting: 0.001) { consume(answered(text)) }, text)
  }
  return times.sorted { $0.0 < $1.0 }[Int(share * Double(times.count - 1))].1
}

var complexRows: [Row] {
  sineRows + [
    Row("answer sin(1+i), 1,000 digits") {
      { consume(answered("sin(1+i)", digits: 1_000)) }
    },
    Row("complex sum that is zero, median", must: 20e-3, excellent: 5e-3) {
      let text = zero(at: 0.5)
      return { consume(answered(text)) }
    },
    Row("complex sum that is zero, worst", must: 20e-3, excellent: 5e-3) {
      let text = zero(at: 1)
      return { consume(answered(text)) }
    },
  ]
}
