// Golden files of pictures: blocks of text, reviewed by eye.
//
//   > x^2 + y^2 = 25  -10 10 -6 6
//   .......#####.......
//   …
//
// A block begins with `> `, the input, two blanks and what else the test wants to
// know; its lines end at an empty one.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file of `Tests/Golden` with pictures.
public struct GoldenPictures: Sendable {
  /// A picture that came out differently.
  public struct Mismatch: Sendable, CustomStringConvertible {
    /// What was asked.
    public let title: String
    /// What the file says.
    public let expected: [String]
    /// What came out.
    public let actual: [String]

    /// Both pictures.
    public var description: String {
      ([title] + actual + ["instead of"] + expected).joined(separator: "\n")
    }
  }

  private let file: GoldenFile

  /// Names a file, without checking that it is there.
  public init(_ name: String) {
    file = GoldenFile(name)
  }

  /// The pictures that come out differently, or nothing when there is no file.
  ///
  /// The function gets what stands between `> ` and the end of the line.
  public func mismatches(drawing: (String) -> [String]) -> [Mismatch]? {
    guard let text = file.read() else { return nil }
    var mismatches: [Mismatch] = []
    var updated: [String] = []
    let blocks = text.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").map { $0.map(String.init) }
    for block in blocks {
      guard let first = block.first, first.hasPrefix("> ") else {
        updated += block + [""]
        continue
      }
      let title = String(first.dropFirst(2))
      let actual = drawing(title)
      let expected = Array(block.dropFirst())
      updated += [first] + actual + [""]
      if actual != expected {
        mismatches.append(Mismatch(title: title, expected: expected, actual: actual))
      }
    }
    guard getenv("SURD_UPDATE_GOLDEN") != nil else { return mismatches }
    file.write(updated.joined(separator: "\n"))
    return []
  }
}
