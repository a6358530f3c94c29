// Pictures as PNG files.

/// A PNG file.
///
/// > Source: W3C, Portable Network Graphics specification, third edition.
package struct PNG: Hashable, Sendable {
  /// The bytes of the file; the same on every machine.
  package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// How the numbers of a pixel are meant.
  private enum ColorType: UInt8 {
    case grey = 0
    case colors = 2
    case indices = 3
  }

  /// A picture in shades of grey, row after row.
  ///
  /// - Precondition: There are `width * height` shades.
  package init(shades: [UInt8], width: Int, height: Int) {
    precondition(shades.count == width * height, "every pixel has a shade")
    write(.grey, samples: shades, width: width, height: height, colors: [])
  }

  /// A picture in colours, row after row.
  ///
  /// With at most 256 different ones the file holds a list of them, otherwise
  /// every pixel its own.
  ///
  /// - Precondition: There are `width * height` pixels.
  package init(pixels: [Color], width: Int, height: Int) {
    precondition(pixels.count == width * height, "every pixel has a colour")
    if let (indices, colors) = Self.indexed(pixels) {
      write(.indices, samples: indices, width: width, height: height, colors: colors)
    } else {
      let samples = pixels.flatMap { [$0.red, $0.green, $0.blue] }
      write(.colors, samples: samples, width: width, height: height, colors: [])
    }
  }

  /// The colours in the order in which they occur, if there are at most 256.
  private static func indexed(_ pixels: [Color]) -> (indices: [UInt8], colors: [Color])? {
    var places: [Color: UInt8] = [:]
    var colors: [Color] = []
    var indices: [UInt8] = []
    indices.reserveCapacity(pixels.count)
    var last: (color: Color, place: UInt8)?
    for color in pixels {
      if let last, last.color == color {
        indices.append(last.place)
        continue
      }
      if places[color] == nil {
        if colors.count == 256 { return nil }
        places[color] = UInt8(colors.count)
        colors.append(color)
      }
      let place = places[color] ?? 0
      last = (color, place)
      indices.append(place)
    }
    return (indices, colors)
  }

  private mutating func write(
    _ type: ColorType,
    samples: [UInt8],
    width: Int,
    height: Int,
    colors: [Color]
  ) {
    let sizes = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    write("IHDR", sizes + [8, type.rawValue, 0, 0, 0])
    if !colors.isEmpty { write("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] }) }
    let rowLength = samples.count / height
    var rows: [UInt8] = []
    rows.reserveCapacity(samples.count + height)
    for row in 0..<height {
      // No filter: rows of a graph repeat as they are.
      rows.append(0)
      rows += samples[row * rowLength..<(row + 1) * rowLength]
    }
    write("IDAT", Deflate.zlib(rows))
    write("IEND", [])
  }

  /// Appends a chunk.
  private mutating func write(_ name: String, _ content: [UInt8]) {
    let chunk = Array(name.utf8) + content
    bytes += UInt32(content.count).bigEndianBytes + chunk + Checksum.cyclic(chunk).bigEndianBytes
  }
}
