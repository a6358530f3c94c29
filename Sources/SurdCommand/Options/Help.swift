// The text of `surd --help`.

import Serving

/// The text of `surd --help`.
enum Help {
  /// The whole text, without a line end.
  static var text: String {
    let rows = Option.all.map { option in
      let task = option.task.flatMap(Subcommand.of).map { $0.name + ": " } ?? ""
      return "  " + padded(option.usage, to: width) + task + option.purpose
    }
    let subcommands = Subcommand.all.map { subcommand in
      let usage = "surd " + subcommand.usage
      return "  " + padded(usage, to: column(behind: usage)) + subcommand.purpose
    }
    return """
      An exact calculator: every digit of its answers is right.

        surd EXPR…     answer each; every line of standard input if there is none
        surd           interactive, with history, completion and :help
        surd -f FILE   answer the lines of a file
      \(subcommands.joined(separator: "\n"))

      \(rows.joined(separator: "\n"))

      A minus may come first: surd -3^2. After -- everything is an expression.
      Status: 0 answered, 1 undefined, 2 syntax, 3 unknown character or name,
      4 not certain within the budget, 64 usage.

        surd 'sqrt(8)/2 + 1/3'
        surd --digits 50 'e^(pi sqrt 163)'
        surd plot 'sin x' 'x^2 + y^2 = 4' --x -2pi..2pi -o graph.svg
        echo '1/3 + 1/6' | surd --format json
      """
  }

  private static var width: Int {
    (Option.all.map(\.usage.count).filter { $0 < 30 }.max() ?? 0) + 2
  }

  /// Where the purpose of a subcommand starts: at a multiple of three, three blanks or
  /// more behind its usage, so that most of them are aligned.
  private static func column(behind usage: String) -> Int {
    max(15, (usage.count + 5) / 3 * 3)
  }

  /// A text with blanks up to a column, on the line before where it is too long.
  static func padded(_ text: String, to width: Int) -> String {
    guard text.count < width else {
      return text + "\n  " + String(repeating: " ", count: width)
    }
    return text + String(repeating: " ", count: width - text.count)
  }
}
