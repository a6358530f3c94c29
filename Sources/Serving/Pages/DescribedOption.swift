// Descriptions of options for the help, the manual page and the completions.

/// An option as it is written, and what it does.
package protocol DescribedOption: Sendable {
  /// The ways to write it.
  var names: [String] { get }
  /// What its value is called, if it takes one: a word, or words between bars of which
  /// it is one.
  var value: String? { get }
  /// The purpose, for the help.
  var purpose: String { get }
}

extension DescribedOption {
  /// The option with its value, as the help shows it.
  package var usage: String {
    let name = names.joined(separator: ", ")
    guard let value else { return name }
    return "\(name) \(value)"
  }

  /// The words of which its value is one; none where it can be anything.
  package var choices: [String] {
    guard let value, value.contains("|") else { return [] }
    return value.split(separator: "|").map(String.init)
  }

  /// Whether its value is the name of a file.
  package var takesFile: Bool { value == "FILE" }

  /// Whether its value is the name of a folder.
  package var takesFolder: Bool { value == "FOLDER" }
}
