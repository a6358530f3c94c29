// A file of the page, found by the path that a browser asks for.

import Foundation

/// A file of the page.
struct PageFile {
  /// What is in it.
  let bytes: Data
  /// Its media type.
  let type: String
  /// A name of this content, in quotation marks.
  let tag: String

  /// The media types of the files that a page has.
  static let types = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "svg": "image/svg+xml",
    "png": "image/png",
    "txt": "text/plain; charset=utf-8",
  ]

  /// Reads the file of a path without escapes, or returns nothing where the
  /// folder has none.
  ///
  /// A path leads to nothing outside the folder, nor to what is hidden: each of
  /// its names is one of a visible file or folder, and links that lead out are
  /// not followed.
  init?(_ path: String, in folder: URL) {
    guard path.hasPrefix("/") else { return nil }
    var names = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if names.last?.isEmpty == true { names[names.count - 1] = "index.html" }
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".") && !name.contains { "\\\0:".contains($0) }
    }
    guard isPlain else { return nil }
    let file = folder.appending(path: names.joined(separator: "/")).resolvingSymlinksInPath()
    guard file.path.hasPrefix(folder.path + "/"), let bytes = PageFile.content(of: file) else {
      return nil
    }
    self.bytes = bytes
    type = PageFile.types[file.pathExtension] ?? "application/octet-stream"
    tag = "\"\(bytes.count)-\(PageFile.hash(bytes))\""
  }

  private static func content(of file: URL) -> Data? {
    do {
      return try Data(contentsOf: file)
    } catch {
      return nil
    }
  }

  /// > Source: Fowler, Noll and Vo, the 64-bit hash FNV-1a.
  private static func hash(_ bytes: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }
}
