// Writing JSON, on one line.

extension JSON {
  /// The value on one line, without blanks.
  ///
  /// - Complexity: O(n) for n bytes of output.
  public var line: String {
    var output: [UInt8] = []
    output.reserveCapacity(1 << 10)
    write(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the value as UTF-8.
  func write(to output: inout [UInt8]) {
    switch self {
    case .null: output.append(contentsOf: "null".utf8)
    case .truth(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let digits): output.append(contentsOf: digits.utf8)
    case .text(let value): JSON.write(value, to: &output)
    case .list(let values):
      output.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        value.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        JSON.write(member.name, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a text in quotation marks, with what must be escaped.
  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      // A run of bytes that need no escape goes in one piece.
      var start = 0
      for (index, byte) in bytes.enumerated() {
        let isPlain = byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F
        guard !isPlain else { continue }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        write(escaped: byte, to: &output)
        start = index + 1
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func write(escaped byte: UInt8, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: output.append(byte)
    case 0x0A: output.append(UInt8(ascii: "n"))
    case 0x0D: output.append(UInt8(ascii: "r"))
    case 0x09: output.append(UInt8(ascii: "t"))
    default:
      output.append(contentsOf: "u00".utf8)
      output += [hexadecimal(byte >> 4), hexadecimal(byte & 15)]
    }
  }

  private static func hexadecimal(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
  }
}
