// PNG files say what was painted.

import Graphs
import TestSupport
import Testing

@Suite("PNG files")
struct PNGTests {
  /// The chunks of a file, their names and contents.
  static func chunks(of file: [UInt8]) -> [(name: String, content: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((name, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// The samples of a file without its filter bytes.
  static func samples(of file: [UInt8], rowLength: Int) throws -> [UInt8] {
    let content = try #require(chunks(of: file).first { $0.name == "IDAT" }?.content)
    let rows = try #require(Inflater.zlib(content))
    #expect(rows.count.isMultiple(of: rowLength + 1))
    return stride(from: 0, to: rows.count, by: rowLength + 1).flatMap { start in
      #expect(rows[start] == 0, "rows are not filtered")
      return rows[start + 1..<start + 1 + rowLength]
    }
  }

  @Test("Shades read back", arguments: seeds(6))
  func shadesReadBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let width = Int.random(in: 1...90, using: &random)
    let height = Int.random(in: 1...90, using: &random)
    // From all alike over runs to noise.
    let variety = UInt8([0, 1, 2, 9, 100, 255][Int(seed % 6)])
    var shade: UInt8 = 0
    let shades = (0..<width * height).map { _ in
      if Int.random(in: 0..<(variety > 99 ? 1 : 7), using: &random) == 0 {
        shade = UInt8.random(in: 0...variety, using: &random)
      }
      return shade
    }
    let png = PNG(shades: shades, width: width, height: height)
    #expect(try Self.samples(of: png.bytes, rowLength: width) == shades, "seed \(seed)")
  }

  @Test("Colours read back, whether listed or not", arguments: [3, 256, 4000])
  func colorsReadBack(count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    let pixels = (0..<5000).map { _ in
      Color(UInt32(Int.random(in: 0..<count, using: &random) * 2711))
    }
    let png = PNG(pixels: pixels, width: 100, height: 50)
    let list = Self.chunks(of: png.bytes).first { $0.name == "PLTE" }?.content
    let samples = try Self.samples(of: png.bytes, rowLength: list == nil ? 300 : 100)
    let bytes = pixels.flatMap { [$0.red, $0.green, $0.blue] }
    if let list {
      #expect(samples.flatMap { list[3 * Int($0)..<3 * Int($0) + 3] } == bytes)
    } else {
      #expect(count > 256 && samples == bytes)
    }
  }

  /// The head of a one-pixel file as the specification lays it out; the
  /// checksum of the empty last chunk is known: AE 42 60 82.
  @Test("A file is laid out as the specification says")
  func layout() {
    let png = PNG(shades: [7], width: 1, height: 1)
    let head: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0,
    ]
    #expect(png.bytes.starts(with: head))
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
    #expect(Array(png.bytes.suffix(12)) == end)
  }

  @Test("Raw pictures are black where proved, grey where undecided, white elsewhere")
  func rawPictures() throws {
    var picture = Picture(width: 3, height: 4)
    picture.append([Run(top: 1, bottom: 3, state: .proved)])
    picture.append([])
    picture.append([
      Run(top: 0, bottom: 1, state: .undecided), Run(top: 3, bottom: 4, state: .proved),
    ])
    let png = PNG(raw: [picture], width: 3, height: 4)
    let shades: [UInt8] = [255, 255, 128, 0, 255, 255, 0, 255, 255, 255, 255, 0]
    #expect(try Self.samples(of: png.bytes, rowLength: 3) == shades)
  }
}
