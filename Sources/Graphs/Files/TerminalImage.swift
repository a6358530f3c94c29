// Pictures of pixels for terminals that show them.

/// The texts that make a terminal show a picture.
package enum TerminalImage {
  /// The most bytes of a piece.
  private static let pieceLength = 4096
  private static let escape: [UInt8] = [0x1B]

  /// A PNG file in kitty's graphics protocol.
  ///
  /// > Source: kitty, Terminal graphics protocol.
  package static func kitty(_ png: PNG) -> [UInt8] {
    let text = Base64.encoded(png.bytes)
    var output: [UInt8] = []
    var start = 0
    repeat {
      let end = min(start + pieceLength, text.count)
      let isMore = end < text.count ? 1 : 0
      let head = start == 0 ? "a=T,f=100,q=2,m=\(isMore)" : "m=\(isMore)"
      output += escape + Array("_G\(head);".utf8) + text[start..<end] + escape
      output.append(UInt8(ascii: "\\"))
      start = end
    } while start < text.count
    return output
  }

  /// A scene as sixels.
  ///
  /// > Source: DEC, VT330/VT340 Programmer Reference, chapter 14.
  package static func sixel(_ scene: Scene, _ palette: Palette) -> [UInt8] {
    let (places, colors) = reduced(scene.canvas(palette).pixels)
    var output = escape + Array("P0;1q\"1;1;\(scene.width);\(scene.height)".utf8)
    for (place, color) in colors.enumerated() {
      output += "#\(place);2;\(percent(color.red));\(percent(color.green));".utf8
      output += "\(percent(color.blue))".utf8
    }
    for top in stride(from: 0, to: scene.height, by: 6) {
      let rows = top..<min(top + 6, scene.height)
      appendBand(rows, places, width: scene.width, colorCount: colors.count, to: &output)
    }
    return output + escape + [UInt8(ascii: "\\")]
  }

  private static func percent(_ share: UInt8) -> Int { (Int(share) * 100 + 127) / 255 }

  /// Pixels as places in a list of at most 256 colours; the last bits of colours
  /// are dropped until they are that few.
  private static func reduced(_ pixels: [Color]) -> (places: [UInt8], colors: [Color]) {
    var dropped: UInt8 = 0
    while true {
      let mask = UInt8.max << dropped
      var places: [Color: UInt8] = [:]
      var colors: [Color] = []
      var result: [UInt8] = []
      result.reserveCapacity(pixels.count)
      for pixel in pixels {
        var color = pixel
        color.red &= mask
        color.green &= mask
        color.blue &= mask
        if places[color] == nil {
          if colors.count == 256 { break }
          places[color] = UInt8(colors.count)
          colors.append(pixel)
        }
        result.append(places[color] ?? 0)
      }
      if result.count == pixels.count { return (result, colors) }
      dropped += 1
    }
  }

  /// Appends six rows, one colour after the other.
  private static func appendBand(
    _ rows: Range<Int>,
    _ places: [UInt8],
    width: Int,
    colorCount: Int,
    to output: inout [UInt8]
  ) {
    var bits = [[UInt8]](repeating: [], count: colorCount)
    for (bit, row) in rows.enumerated() {
      for column in 0..<width {
        let color = Int(places[row * width + column])
        if bits[color].isEmpty { bits[color] = [UInt8](repeating: 0, count: width) }
        bits[color][column] |= 1 << UInt8(bit)
      }
    }
    for color in 0..<colorCount where !bits[color].isEmpty {
      output += "#\(color)".utf8
      appendRuns(bits[color], to: &output)
      output.append(UInt8(ascii: "$"))
    }
    output.append(UInt8(ascii: "-"))
  }

  /// Appends sixels, equal ones as a count.
  private static func appendRuns(_ bits: [UInt8], to output: inout [UInt8]) {
    var start = 0
    while start < bits.count {
      var end = start + 1
      while end < bits.count, bits[end] == bits[start] { end += 1 }
      let count = end - start
      let letter = 0x3F + bits[start]
      if count > 3 {
        output += "!\(count)".utf8
        output.append(letter)
      } else if bits[start] != 0 || end < bits.count {
        output += [UInt8](repeating: letter, count: count)
      }
      start = end
    }
  }
}

/// Bytes as letters.
enum Base64 {
  /// Bytes in the alphabet of RFC 4648, with padding.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
      }
      for letter in 0..<4 {
        let code = Int(group >> UInt32(18 - 6 * letter) & 63)
        output.append(letter <= count ? alphabet[code] : UInt8(ascii: "="))
      }
    }
    return output
  }
}
