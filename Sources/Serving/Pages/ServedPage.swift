// The folder that is served, and what browsers are told with each of its files.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder with a page.
struct ServedPage {
  /// The folder, without symbolic links.
  let folder: String
  /// The fields that go with every response.
  let fields: [String]

  /// The page of a folder, or nothing where it has none.
  init?(folder: String) {
    guard let real = realpath(folder, nil) else { return nil }
    defer { free(real) }
    self.folder = String(cString: real)
    guard let index = PageFile("/index.html", in: self.folder) else { return nil }
    defer { close(index.descriptor) }
    var input = InputStream(descriptor: index.descriptor)
    let text = String(decoding: input.readAll(limit: 1 << 20) ?? [], as: UTF8.self)
    // No other page may show this one in a frame, read it, or keep a hold of its window.
    let policy = ServedPage.policy(in: text).map { $0 + "; " } ?? ""
    fields = [
      "Content-Security-Policy: \(policy)frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
      "X-Frame-Options: DENY",
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer",
    ]
  }

  /// The content policy that a page states in its own head.
  private static func policy(in text: String) -> String? {
    let parts = text.split(separator: "\"Content-Security-Policy\" content=\"", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let policy = parts[1].prefix { $0 != "\"" }
    return policy.unicodeScalars.allSatisfy { 0x20..<0x7F ~= $0.value } ? String(policy) : nil
  }
}
