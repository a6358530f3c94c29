// Runs the built command as a script would, in a home of its own.

import Foundation
import Testing

/// The built command.
enum Surd {
  /// What a run left behind.
  struct Outcome {
    let output: String
    let errors: String
    let status: Int32

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The binary beside the tests.
  static let path: String = {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return products.appending(path: "surd").path
  }()

  /// Runs the command with arguments, standard input and environment.
  ///
  /// Input and output go through files, so that no pipe can fill up and stall.
  static func run(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let folder = try Folder()
    let files = try ["in", "out", "err"].map { name in
      let url = folder.url.appending(path: name)
      try Data((name == "in" ? input : "").utf8).write(to: url)
      return url
    }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ["HOME": folder.url.path, "LC_ALL": "C.UTF-8"].merging(environment) {
      $1
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      status: process.terminationStatus
    )
  }
}

/// A folder that goes away with its owner.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "surd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { Issue.record(error) }
  }
}
