// What `surd --help` prints.

/// What `surd --help` prints.
enum Help {
  /// The whole text, without a line end.
  static var text: String {
    let rows = Option.all.map { option in
      "  " + padded(option.usage, to: width) + option.purpose
    }
    return """
      An exact calculator: every digit it prints is right.

        surd EXPR…     answer each; every line of standard input if there is none
        surd           interactive, with history, completion and :help
        surd -f FILE   answer the lines of a file
        surd keys 'KEY KEY …'   press keys in the formula editor, print the formula
        surd desk 'KEY KEY …'   press keys of a desk calculator: 3 * x = Solve x=2
        surd plot EXPR…   draw curves and regions, here or with -o into a file
        surd map EXPR…    evaluate for each number of standard input: surd map 'x^2'
        surd check FILE   check the proofs of primes that --why has printed
        surd serve     show the page at an address of this machine: surd serve --help

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

  /// A text with blanks up to a column, on the line before where it is too long.
  static func padded(_ text: String, to width: Int) -> String {
    guard text.count < width else {
      return text + "\n  " + String(repeating: " ", count: width)
    }
    return text + String(repeating: " ", count: width - text.count)
  }
}
