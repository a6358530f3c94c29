// The files of the repository, for tests about its own tidiness.

import Foundation

/// The files of the repository.
enum Repository {
  /// The top folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The modules of the engine, from below.
  static let engine = [
    "Numbers", "Reals", "Expressions", "Formulas", "Tapes", "Certificates", "Analysis", "Graphs",
    "Messages",
    "Sessions", "Plots", "Sheets",
  ]

  /// What a file says.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the Swift files in a folder and below, from the top folder.
  static func swiftFiles(in folder: String) throws -> [String] { try files(in: folder, "swift") }

  /// The paths of the files of a kind in a folder and below, from the top folder.
  static func files(in folder: String, _ kind: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix("." + kind) }
      .map { folder + "/" + $0 }
      .sorted()
  }

  /// What a program prints.
  static func output(of program: String, _ arguments: String...) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = root
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
