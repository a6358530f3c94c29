// `:examples`: what a newcomer can try.

import Messages
import Serving
import Sessions

extension Interaction {
  /// Lists the examples by what they are for, or runs one.
  mutating func showExamples(_ word: String) {
    let examples = Example.allCases
    guard !word.isEmpty else {
      listExamples()
      return
    }
    guard let number = Int(word), examples.indices.contains(number - 1) else {
      say(colors.alarming("there are examples from 1 to \(examples.count): :examples 1"))
      return
    }
    run(examples[number - 1])
  }

  private mutating func listExamples() {
    let language = session.settings.language
    var kind: Example.Kind?
    for (index, example) in Example.allCases.enumerated() {
      if example.kind != kind {
        say(colors.strong(Interaction.heading(example.kind)))
        kind = example.kind
      }
      let number = String(index + 1)
      let head = String(repeating: " ", count: 3 - number.count) + number + "  " + example.text
      say(Help.padded(head, to: 36) + colors.faint(example.title(in: language)))
    }
    say(colors.faint(":examples 1 runs the first of them."))
  }

  private static func heading(_ kind: Example.Kind) -> String {
    switch kind {
    case .formula: "Type a formula"
    case .graph: "Draw: surd plot"
    case .desk: "Press the keys of the desk calculator: surd desk"
    }
  }

  /// Runs an example, below the line that a user would type for it.
  private mutating func run(_ example: Example) {
    switch example.kind {
    case .formula:
      say(colors.faint(example.text))
      answer(example.text)
    case .graph:
      var arguments = ["plot"]
      if let window = example.window, window.count == 4 {
        arguments += ["--x", window[0] + ".." + window[1], "--y", window[2] + ".." + window[3]]
      }
      run(arguments + [example.text])
    case .desk: run(["desk", example.text])
    }
  }

  /// Does what the command does with arguments.
  private mutating func run(_ arguments: [String]) {
    let words = arguments.map { $0.contains(" ") || $0.contains("(") ? "'" + $0 + "'" : $0 }
    say(colors.faint("surd " + words.joined(separator: " ")))
    output.flush()
    _ = Command.run(arguments)
  }
}
