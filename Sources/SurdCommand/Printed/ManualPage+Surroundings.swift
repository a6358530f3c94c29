// The manual page: files, the environment, the exit status, and the examples.

import Serving

extension ManualPage {
  /// Writes which variables and files matter.
  func writeSurroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list(
      width: "XDG_STATE_HOME",
      [
        ("XDG_STATE_HOME", "the folder of the kept session; else it is in .local/state of HOME"),
        ("HOME", "the user's folder"),
        ("LC_CTYPE", "the characters of the terminal, for the line that is edited"),
        ("NO_COLOR", "no colours, unless it is empty"),
        ("TERM", "no colours if it is dumb"),
      ].map { (["Ev", $0.0], $0.1) }
    )
    page.section("FILES")
    page.list(
      width: "session.json",
      [
        (
          "~/.local/state/surd/session.json",
          "what the interactive command keeps: history, variables, functions, settings"
        ),
        (
          "~/.local/state/surd/session.json.damaged",
          "such a file that could not be read; it is set aside, never lost"
        ),
      ].map { (["Pa", Mdoc.word($0.0)], $0.1) }
    )
  }

  /// Writes what the exit status means.
  func writeStatus(_ page: inout Mdoc) {
    page.section("EXIT STATUS")
    page.prose("With several statements the first failure counts.")
    page.list(
      width: "141",
      isCompact: true,
      ExitStatus.allCases.map { (["\($0.rawValue)"], $0.meaning) }
    )
  }

  /// Writes the examples: what is typed behind a dollar sign, what is printed below it.
  func writeExamples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    for (index, example) in Self.examples.enumerated() {
      if index > 0 { page.macro("Pp") }
      page.prose(example.title)
      page.literal(example.lines)
    }
  }

  /// Each is run by a test, which expects the lines that are shown.
  private static let examples: [(title: String, lines: [String])] = [
    (
      "Exact answers:",
      [
        "$ surd 'sqrt(8)/2 + 1/3' 'cos(pi/12)' '0.(3)'", "1/3 + sqrt(2)",
        "(sqrt(2) + sqrt(6))/4", "1/3",
      ]
    ),
    (
      "So many digits, each of them right:",
      [
        "$ surd --digits 40 'e^(pi sqrt 163)'",
        "262537412640768743.9999999999992500725971981856888793538563…",
      ]
    ),
    (
      "Degrees, and a variable:",
      ["$ surd --angle deg --let r=3 'r^2 sin 30'", "9/2"]
    ),
    (
      "Lines of standard input, and another notation:",
      ["$ echo 1/3 + 1/6 | surd --format latex", "\\frac{1}{2}"]
    ),
    (
      "A definition and its use:",
      ["$ surd 'f(x) = x^2 - 1; f(3)'", "8"]
    ),
    (
      "Curves into a file, in a window with exact bounds:",
      ["$ surd plot 'sin x' 'x^2 + y^2 = 4' --x -2pi..2pi -o graph.svg"]
    ),
    (
      "Each line of numbers, in doubles:",
      ["$ echo 3 4 | surd map --columns x,y 'sqrt(x^2+y^2)' 'y/x'", "5 1.3333333333333333"]
    ),
    (
      "Keys in the formula editor, and on the desk calculator:",
      [
        "$ surd keys '1 / 2 + K:sqrt 2 Enter'", "{1}/{2}+sqrt{2|}", "1/2 + sqrt(2)",
        "$ surd desk '200 + 10 % ='", "220", "200 + 10%", "220",
      ]
    ),
    (
      "A proof that a number is prime, checked anew:",
      ["$ echo 97 theorem | surd check", "proved 97"]
    ),
  ]
}
