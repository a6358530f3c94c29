// A file of the page, found by the path that a browser asks for.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file of the page, open for reading.
struct PageFile {
  /// The open file, which whoever has this closes.
  let descriptor: Int32
  /// The number of its bytes.
  let count: Int
  /// Its media type.
  let type: String
  /// A name of this content, in quotation marks.
  let tag: String
  /// The coding in which the file is compressed, if it is.
  let coding: String?

  /// The codings of compressed files, which stand beside the file with another ending, the
  /// shorter ones first.
  private static let codings = [(name: "br", ending: ".br"), (name: "gzip", ending: ".gz")]

  /// The media types of the files that a page has.
  private static let types = [
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

  /// Opens the file of a path without escapes, or returns nothing where the folder
  /// has none: a compressed one where the browser takes that and it is as new.
  ///
  /// A path leads to nothing outside the folder, nor to what is hidden: each of its
  /// names is one of a visible file or folder, and links that lead out are not
  /// followed. What is no file, such as a pipe, is none.
  init?(_ path: String, in folder: String, accepting codings: Set<String> = []) {
    guard let path = PageFile.visible(path), let real = realpath(folder + path, nil) else {
      return nil
    }
    defer { free(real) }
    let name = String(cString: real)
    guard name.hasPrefix(folder + "/") else { return nil }
    guard var file = OpenFile(name) else { return nil }
    var coding: String?
    for (name:accepted, ending:ending) in PageFile.codings where codings.contains(accepted) {
      guard let compressed = OpenFile(name + ending) else { continue }
      guard compressed.time >= file.time else {
        close(compressed.descriptor)
        continue
      }
      close(file.descriptor)
      (file, coding) = (compressed, accepted)
      break
    }
    (descriptor, count, self.coding) = (file.descriptor, file.count, coding)
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    type = PageFile.types[ending] ?? "application/octet-stream"
    let (seconds, part) = file.time
    tag =
      "\"\(String(count, radix: 16))-\(String(seconds, radix: 16))"
      + "-\(String(part, radix: 16))\""
  }

  /// A file that is open.
  private struct OpenFile {
    let descriptor: Int32
    let count: Int
    /// When it was written last: seconds, and nanoseconds after them.
    let time: (seconds: Int, part: Int)

    /// Opens a file; nothing where that is none, or a link.
    init?(_ name: String) {
      let descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
      guard descriptor >= 0 else { return nil }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        return nil
      }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      self.descriptor = descriptor
      count = Int(status.st_size)
      self.time = (Int(time.tv_sec), Int(time.tv_nsec))
    }
  }

  /// A path each of whose names may be looked for; a folder's is that of its index.
  private static func visible(_ path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    let whole = path.hasSuffix("/") ? path + "index.html" : path
    let names = whole.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && !name.hasPrefix(".") && !name.contains { "\\\0:".contains($0) }
    }
    return isPlain ? whole : nil
  }
}
