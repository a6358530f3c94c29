// Responses to a browser: a head, and perhaps a file behind it.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The answer to a request.
struct PageResponse {
  /// The status line and the fields.
  let head: [UInt8]
  /// The file that follows.
  private(set) var file: PageFile?
  /// Whether more may be asked for over the same connection.
  let keepsConnection: Bool

  /// The reasons for which a request is refused, with their phrases.
  enum Refusal: String {
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case targetTooLong = "414 URI Too Long"
    case misdirected = "421 Misdirected Request"
    case headTooLarge = "431 Request Header Fields Too Large"
  }

  /// Answers a request.
  init(to request: RequestHead, in page: ServedPage) {
    guard request.isForThisMachine else {
      self.init(.misdirected, page)
      return
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      self.init(.methodNotAllowed, page, keepsConnection: request.keepsConnection)
      return
    }
    guard let path = request.path,
      let file = PageFile(path, in: page.folder, accepting: request.codings)
    else {
      // The words that say so are more than what HEAD may get.
      self.init(
        .notFound,
        page,
        keepsConnection: request.keepsConnection && request.method == "GET"
      )
      return
    }
    let isKnown = request.values(of: "if-none-match").contains { $0.contains(file.tag) }
    var fields = [
      "Content-Type: \(file.type)", "ETag: \(file.tag)",
      // The browser keeps the file, and asks each time whether it still holds.
      "Cache-Control: no-cache", "Vary: Accept-Encoding",
    ]
    if let coding = file.coding { fields.append("Content-Encoding: \(coding)") }
    if !isKnown { fields.append("Content-Length: \(file.count)") }
    let status = isKnown ? "304 Not Modified" : "200 OK"
    self.init(status, fields, page, keepsConnection: request.keepsConnection)
    self.file = file
    if isKnown || request.method == "HEAD" { dropFile() }
  }

  /// Refuses a request.
  init(_ refusal: Refusal, _ page: ServedPage, keepsConnection: Bool = false) {
    let text = refusal.rawValue + "\n"
    var fields = ["Content-Type: text/plain; charset=utf-8", "Content-Length: \(text.utf8.count)"]
    if refusal == .methodNotAllowed { fields.append("Allow: GET, HEAD") }
    self.init(refusal.rawValue, fields, page, keepsConnection: keepsConnection, text: text)
  }

  private init(
    _ status: String,
    _ fields: [String],
    _ page: ServedPage,
    keepsConnection: Bool,
    text: String = ""
  ) {
    var lines = ["HTTP/1.1 " + status] + fields + page.fields
    if !keepsConnection { lines.append("Connection: close") }
    head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + text).utf8)
    self.keepsConnection = keepsConnection
  }

  private mutating func dropFile() {
    if let file { close(file.descriptor) }
    file = nil
  }
}
