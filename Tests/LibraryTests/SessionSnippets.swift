// What the manual shows of sessions. What stands between
// `// snippet` and `// end` is in the manual letter by letter.

import Surd
import Testing

// snippet
actor Calculation {
  private var session = Session()

  /// The answers to a line, as texts.
  func answers(to line: String) -> [String] {
    session.evaluate(line, showing: .all).map { answer in
      answer.unicode ?? answer.decimal?.text ?? answer.problem?.message ?? ""
    }
  }
}
// end

@Suite struct SessionSnippets {
  @Test func `an actor keeps a session`() async {
    // snippet
    let calculation = Calculation()
    let answers = await calculation.answers(to: "2 sqrt 2 / 4; 1/0")
    print(answers[0])  // √2/2
    print(answers[1])  // division by zero: a divisor must not be 0
    // end
  }

  @Test func `a session answers lines`() {
    // snippet
    var session = Session()
    let sum = session.evaluate("sqrt(8)/2 + 1/3")[0]
    print(sum.exact ?? "")  // 1/3 + sqrt(2)
    let sine = session.evaluate("sin(1)", showing: .all)[0]
    print(sine.decimal?.text ?? "")  // 0.8414709848…
    // end
  }

  @Test func `a session remembers`() {
    // snippet
    var session = Session()
    session.settings.digits = 30
    _ = session.evaluate("r = 1/3; area(r) = π r^2")
    let answer = session.evaluate("area(r)", showing: .all)[0]
    print(answer.exact ?? "")  // pi/9
    print(answer.decimal?.text ?? "")  // 0.349065850398865915384738153697…
    // end
  }

  @Test func `a mistake has a place`() {
    // snippet
    var session = Session()
    let answer = session.evaluate("1 + 2/0")[0]
    print(answer.status.rawValue)  // undefined
    if let problem = answer.problem {
      print(problem.kind)  // divisionByZero
      print(problem.place)  // 4..<7
    }
    // end
  }

  @Test func `a session is kept`() {
    // snippet
    var session = Session()
    _ = session.evaluate("x = sqrt(2)")
    let kept = session.state.line

    var other = Session()
    let damage = other.restore(from: Array(kept.utf8))
    print(damage.isEmpty)  // true
    print(other.evaluate("x^2")[0].exact ?? "")  // 2
    // end
  }
}
