// Rows about derivatives, integrals and sums, as a line answers them.

import Surd

/// Integrals over pieces on which the function is analytic, once it is cut or an end is moved.
private let cutIntegrals = [
  "sin x; x = 0..100", "e^(-x^2); x = 0..10", "abs(sin x); x = 0..10",
  "max(sin x, cos x); x = 0..10", "4*sqrt(1-x^2); x = 0..1", "ln(x)/(1+x); x = 0..1",
  "gamma(x); x = 1..2", "x^x; x = 0..1",
]

/// The lines of Tests/Golden/integrals.txt that have an exact answer.
private let exactIntegrals = goldenLines("integrals") {
  $0.hasPrefix("integral(") && !$0.contains("…")
}

/// Answers a line in a new session, with digits.
private func answer(_ text: String, digits: Int = 15) {
  var session = Session()
  session.settings.digits = digits
  consume(session.evaluate(text, showing: Answer.Display(hasDecimal: true)))
}

private func answerRow(
  _ name: String,
  must: Double,
  excellent: Double,
  digits: Int = 15,
  _ text: @escaping () -> String
) -> Row {
  Row(name, must: must, excellent: excellent) {
    let text = text()
    return { answer(text, digits: digits) }
  }
}

var calculusRows: [Row] {
  [
    // Four fifths of the time go into the forms of which the shortest is shown; nobody waits for them.
    answerRow("derivative of 50 parts", must: 6e-3, excellent: 1e-3) {
      "diff((x^3 + 2x - 1)*sin(x^2 + 1)/(e^x + cos(3x)) + ln(x^2 + 4)*atan(2x - 1); x)"
    },
    answerRow("exact integral, median", must: 20e-3, excellent: 5e-3) {
      line(at: 0.5, of: exactIntegrals) { answer($0) } ?? "0"
    },
    answerRow("exact integral, worst", must: 500e-3, excellent: 100e-3) {
      line(at: 1, of: exactIntegrals) { answer($0) } ?? "0"
    },
    // A line is read and answered, with the search for a closed form, before the digits.
    answerRow("digits of cut integrals, median", must: 8e-3, excellent: 2e-3) {
      line(at: 0.5, of: cutIntegrals.map { "integral(\($0))" }) { answer($0) } ?? "0"
    },
    answerRow("integral of sin(x+e^x), 15 digits", must: 80e-3, excellent: 20e-3) {
      "integral(sin(x+e^x); x = 0..8)"
    },
    answerRow("integral of sin(x+e^x), 64 digits", must: 160e-3, excellent: 30e-3, digits: 64) {
      "integral(sin(x+e^x); x = 0..8)"
    },
    answerRow("sum of 1/k^3, 100 digits", must: 5e-3, excellent: 1e-3, digits: 100) {
      "sum(1/k^3; k = 1..inf)"
    },
  ]
}
