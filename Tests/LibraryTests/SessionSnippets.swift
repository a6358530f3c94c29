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
    print(answers.joined(separator: " and "))  // √2/2 and division by zero: a divisor must not be 0
    // end
  }

  @Test func `a session answers lines`() {
    // snippet
    var session = Session()
    let sum = session.answer("sqrt(8)/2 + 1/3")
    print(sum?.exact ?? "")  // 1/3 + sqrt(2)
    let sine = session.answer("sin(1)", showing: .all)
    print(sine?.decimal?.text ?? "")  // 0.8414709848…
    // end
  }

  @Test func `a line has an answer`() {
    // snippet
    var session = Session()
    let third = session.answer("x = 1/3; x^2")
    print(third?.exact ?? "")  // 1/9
    // end
  }

  @Test func `a session remembers`() {
    // snippet
    var session = Session()
    session.settings.digits = 30
    _ = session.evaluate("r = 1/3; area(r) = π r^2")
    let answer = session.answer("area(r)", showing: .all)
    print(answer?.exact ?? "")  // pi/9
    print(answer?.decimal?.text ?? "")  // 0.349065850398865915384738153697…
    // end
  }

  @Test func `a mistake has a place`() {
    // snippet
    var session = Session()
    let answer = session.answer("1 + 2/0")
    print(answer?.status.rawValue ?? "")  // undefined
    if let problem = answer?.problem {
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
    print(other.answer("x^2")?.exact ?? "")  // 2
    // end
  }
}
