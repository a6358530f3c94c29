// One round of the expressions that `expressions.py` compares with other
// programs: one point at a time, a million points, and from text to a tape.

import Surd

/// The expressions, by name; those of `expressions.py`.
private let tapeExpressions: [(name: String, text: String)] = [
  ("quad", "x^2+1"),
  ("horner", "((((((7*x+6)*x+5)*x+4)*x+3)*x+2)*x+1)*x+0.1"),
  ("expanded", "7*x^7+6*x^6+5*x^5+4*x^4+3*x^3+2*x^2+1*x+0.1"),
  ("mixed", "(sin(x)*cos(y)+sqrt(x*x+y*y))/(1+exp(-x))"),
  ("ratlog", "1/(x-1)+ln(abs(x))"),
  ("trig", "sin(x+cos(y+sin(x+cos(y+sin(x)))))"),
  (
    "big60",
    "((x+1.5)*(y-2.25)+(x-0.75)*(y+3.5))/((x*x+1.25)*(y*y+2.5)+0.5)"
      + "+((2*x-3*y)*(x+y)-(4*x+y)*(x-y))/((x*y+7.5)*(x+y+1)+3)"
      + "-(x/(y+4)+y/(x+6))*((x-5)*(y-6)+(x+2)*(y+8))"
      + "+((x*x*x-2*y*y)+(3*x-1.5))/(x*x+y*y+1)"
  ),
  (
    "big60f",
    "sin(x)*cos(y)+exp(-(x-0.75)*(x-0.75))*sqrt(x*x+y*y+3.5)"
      + "-ln(x*x+1.25)*(y*y+2.5)/(x+7.5)+sin(2*x-3*y)*(x+y)-cos(4*x+y)*(x-y)/(exp(-y)+1)"
      + "+sqrt(x/(y+4)+y/(x+6))*((x-5)*(y-6)+(x+2)*(y+8))/(ln(x+1)+3)"
  ),
]

/// Points between 0.5 and 9.5, by the multiples of an irrational number.
private func points(_ count: Int, _ step: Double) -> [Double] {
  (0..<count).map { index in
    let product = Double(index) * step
    return 0.5 + 9 * (product - product.rounded(.down))
  }
}

/// A tape of x and y.
private func tape(_ text: String) -> Tape {
  var workspace = Workspace()
  guard let expression = Parser.expression(text).statements.first?.expression,
    let tape = try? Tape(
      expression,
      variables: ["x", "y"],
      in: Environment(),
      workspace: &workspace
    )
  else { fatalError("\(text) has a tape") }
  return tape
}

/// Prints a line for each measurement: what, which expression, seconds.
func printTapeRound() {
  let few = (points(1024, 0.6180339887498949), points(1024, 0.7548776662466927))
  let many = (points(1_000_000, 0.6180339887498949), points(1_000_000, 0.7548776662466927))
  for (name, text) in tapeExpressions {
    let tape = tape(text)
    let point = medianSeconds { sumOfValues(tape, few.0, few.1) } / 1024
    let bulk = medianSeconds { consume(tape.evaluate([many.0, many.1])) } / 1e6
    let inCache = medianSeconds { consume(tape.evaluate([few.0, few.1])) } / 1024
    let text = medianSeconds { consume(Benchmarks.tape(text)) }
    for (row, seconds) in [
      ("point", point), ("bulk", bulk), ("cache", inCache), ("text", text),
    ] {
      print("\(row)\t\(name)\t\(seconds)")
    }
  }
}

/// Evaluates a tape at every point, one after the other.
@inline(never)
private func sumOfValues(_ tape: Tape, _ xs: [Double], _ ys: [Double]) {
  var sum = 0.0
  for (x, y) in zip(xs, ys) { sum += tape.value(at: x, y) }
  consume(sum)
}
