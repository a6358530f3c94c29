// The transcripts in the README and the manual are what the built command prints.

import Foundation
import Testing

@Suite("Transcripts tell the truth")
struct TranscriptTests {
  /// A command line of a transcript and what it prints.
  struct Example: CustomTestStringConvertible {
    let arguments: [String]
    let input: String
    let output: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// The examples of all pages.
  static let examples: [Example] = {
    do {
      return try (["README.md"] + Repository.files(in: "Sources", "md")).flatMap {
        examples(in: try Repository.text($0))
      }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// The examples of a page: `$ surd 'a' 'b'`, or `$ echo 1 2 | surd 'a'`, and the
  /// lines below it.
  private static func examples(in page: String) -> [Example] {
    var examples: [Example] = []
    var current: (arguments: [String], input: String, output: String)?
    func finish() {
      if let (arguments, input, output) = current {
        examples.append(Example(arguments: arguments, input: input, output: output))
      }
      current = nil
    }
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        finish()
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ surd ") {
        finish()
        current = (words(of: String(line.dropFirst(7))), "", "")
      } else if isInside, line.hasPrefix("$ echo "), let pipe = line.range(of: " | surd ") {
        finish()
        let input = String(line[line.index(line.startIndex, offsetBy: 7)..<pipe.lowerBound])
        current = (words(of: String(line[pipe.upperBound...])), input + "\n", "")
      } else if current != nil {
        current?.output += line + "\n"
      }
    }
    return examples
  }

  /// The words of a shell's line that has no quotes but single ones.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }

  /// What is printed without the quiet lines on how something was read, which an example may leave out.
  private static func withoutReadings(_ text: String, besides shown: String) -> String {
    let shown = shown.split(separator: "\n")
    let quiet = ["surd: read as ", "surd: exactly in the middle"]
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      shown.contains(line) || !quiet.contains { line.hasPrefix($0) }
    }.joined(separator: "\n")
  }

  @Test func `there are examples`() {
    #expect(Self.examples.count >= 20)
  }

  @Test("an example prints what is shown", arguments: examples)
  func example(_ example: Example) throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = products.appending(path: "surd")
    process.arguments = example.arguments
    let pipe = Pipe()
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(example.input.utf8))
    try input.fileHandleForWriting.close()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    #expect(Self.withoutReadings(text, besides: example.output) == example.output)
  }
}
