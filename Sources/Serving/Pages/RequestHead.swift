// Heads of requests of a browser, as far as they are read.

/// The head of a request.
///
/// > Source: RFC 9112, HTTP/1.1.
struct RequestHead {
  /// The method of the request, such as `GET`.
  let method: String
  /// Where it is asked for, as it was written.
  let target: String
  /// The fields with small names, in order.
  private let fields: [(name: String, value: String)]
  /// Whether more may be asked for over the same connection.
  let keepsConnection: Bool

  /// The longest head that is read, in bytes.
  static let mostBytes = 1 << 14

  /// Reads a head without the empty line at its end, or returns nothing where it is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }[...]
    let words = (lines.popFirst() ?? []).split(
      separator: UInt8(ascii: " "),
      omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var fields: [(name: String, value: String)] = []
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        line[..<colon].allSatisfy({ 0x21...0x7E ~= $0 }), colon > line.startIndex
      else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      fields.append((name, String(decoding: line[(colon + 1)...], as: UTF8.self).trimmed))
    }
    (method, target, self.fields) = (words[0], words[1], fields)
    let asksForEnd = fields.contains { $0.name == "connection" && $0.value.lowercased() == "close" }
    let hasBody =
      fields.contains { $0.name == "transfer-encoding" }
      || fields.contains { $0.name == "content-length" && $0.value != "0" }
    keepsConnection = words[2] != "HTTP/1.0" && !asksForEnd && !hasBody
  }

  /// The values of a field, one for each time that it stands there.
  func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map { $0.value }
  }

  /// The codings in which a file may be sent, with small names.
  var codings: Set<String> {
    var codings: Set<String> = []
    for value in values(of: "accept-encoding") {
      for item in value.lowercased().split(separator: ",") {
        let parts = item.split(separator: ";").map { String($0).trimmed }
        // A weight of 0 refuses it.
        let isRefused = parts.dropFirst().contains { part in
          part.hasPrefix("q=") && part.dropFirst(2).allSatisfy { $0 == "0" || $0 == "." }
        }
        if let name = parts.first, !isRefused { codings.insert(name) }
      }
    }
    return codings
  }

  /// Whether the request is meant for this machine: a page of another name that
  /// leads here must not read what is served.
  var isForThisMachine: Bool {
    let hosts = values(of: "host")
    guard hosts.count == 1, var name = hosts.first?.lowercased()[...] else { return false }
    if let colon = name.lastIndex(of: ":"),
      name[name.index(after: colon)...].allSatisfy({ $0.isASCII && $0.isNumber })
    {
      name = name[..<colon]
    }
    return ["127.0.0.1", "localhost", "[::1]"].contains(name)
  }

  /// The path without its query, without escapes; nothing where those make no sense.
  var path: String? {
    let written = target.prefix { $0 != "?" && $0 != "#" }
    var bytes: [UInt8] = []
    var rest = Array(written.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
