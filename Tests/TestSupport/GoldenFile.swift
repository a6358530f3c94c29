// Golden files: plain text, one case per line, reviewed like code.
//
//   # comment
//   √8            = 2√2
//   1/0           ! divisionByZero at 0..<3
//
// A line is an input, two blanks or more, a sign (`=`, `!`, …) and a blank,
// the expected output. `SURD_UPDATE_GOLDEN=1` rewrites the outputs in place.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file of `Tests/Golden`.
public struct GoldenFile: Sendable {
  /// A line that was answered differently.
  public struct Mismatch: Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// What was asked.
    public let input: String
    /// What the file says.
    public let expected: String
    /// What came out.
    public let actual: String

    /// The line and its two outputs.
    public var description: String {
      "line \(line): \(input)\n  expected \(expected)\n  actual   \(actual)"
    }
  }

  private let path: String

  /// Names a file, without checking that it is there.
  public init(_ name: String, testFile: String = #filePath) {
    // This file is Tests/TestSupport/GoldenFile.swift.
    let folder = testFile.split(separator: "/").dropLast(2).joined(separator: "/")
    path = "/\(folder)/Golden/\(name).txt"
  }

  /// What is asked, case by case, or nothing when there is no file.
  public var inputs: [String]? {
    read()?.split(separator: "\n").compactMap { line in
      line.hasPrefix("#") ? nil : Self.divided(line)?.input
    }
  }

  /// The cases as the file says them, of answers that are compared in another way than letter by
  /// letter; nothing when there is no file.
  public var cases: [(input: String, expected: String)]? {
    read()?.split(separator: "\n").compactMap { line in
      line.hasPrefix("#") ? nil : Self.divided(line)
    }
  }

  /// The cases that come out differently, or nothing when there is no file.
  ///
  /// The answer to an input starts with its sign, as in `= 2√2`.
  public func mismatches(answer: (String) -> String) -> [Mismatch]? {
    guard let text = read() else { return nil }
    var mismatches: [Mismatch] = []
    var updated: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (offset, line) in lines.enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#"), let (input, expected) = Self.divided(line) else {
        updated.append(String(line))
        continue
      }
      let actual = answer(input)
      let gap = String(repeating: " ", count: max(2, 30 - input.count))
      updated.append(input + gap + actual)
      if actual != expected {
        mismatches.append(
          Mismatch(line: offset + 1, input: input, expected: expected, actual: actual)
        )
      }
    }
    guard getenv("SURD_UPDATE_GOLDEN") != nil else { return mismatches }
    write(updated.joined(separator: "\n"))
    return []
  }

  /// The input and the output of a line; a line without output gets one when
  /// the file is rewritten.
  private static func divided(_ line: Substring) -> (input: String, expected: String)? {
    let characters = Array(line)
    var place = 0
    while place + 1 < characters.count {
      if characters[place] == " ", characters[place + 1] == " " {
        let rest = characters[place...].drop { $0 == " " }
        return (String(characters[..<place]), String(rest))
      }
      place += 1
    }
    return (String(line), "")
  }

  func read() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func write(_ text: String) {
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    fputs(text, file)
  }
}
