// A reader of PNG files that shares nothing with the writer.

/// Reads deflate streams bit by bit.
///
/// > Source: RFC 1950 and RFC 1951.
struct Inflater {
  fileprivate let bytes: [UInt8]
  fileprivate var place: Int

  /// Reads the bytes of a zlib stream, or nothing if it is damaged.
  static func zlib(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 6, (Int(bytes[0]) * 256 + Int(bytes[1])).isMultiple(of: 31) else {
      return nil
    }
    var inflater = Inflater(bytes: bytes, place: 16)
    guard let output = inflater.read() else { return nil }
    var (low, high) = (1, 0)
    for byte in output {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let sum = bytes.suffix(4).reduce(0) { $0 * 256 + Int($1) }
    return sum == high * 65536 + low ? output : nil
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for bit in 0..<count where place / 8 < bytes.count {
      value |= (Int(bytes[place / 8]) >> (place % 8) & 1) << bit
      place += 1
    }
    return value
  }

  /// Reads a symbol of a code that is given by the lengths of its words.
  private mutating func symbol(_ lengths: [Int]) -> Int? {
    var word = 0
    var first = 0
    for length in 1...15 {
      word = word << 1 | bits(1)
      let symbols = lengths.indices.filter { lengths[$0] == length }
      if word - first < symbols.count { return symbols[word - first] }
      first = (first + symbols.count) << 1
    }
    return nil
  }

  private mutating func read() -> [UInt8]? {
    var output: [UInt8] = []
    var isLast = false
    while !isLast {
      isLast = bits(1) == 1
      guard bits(2) == 2 else { return nil }
      let (literals, distances) = (bits(5) + 257, bits(5) + 1)
      var small = [Int](repeating: 0, count: 19)
      let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
      for place in 0..<bits(4) + 4 { small[order[place]] = bits(3) }
      var lengths: [Int] = []
      while lengths.count < literals + distances {
        guard let length = symbol(small) else { return nil }
        switch length {
        case 16: lengths += Array(repeating: lengths.last ?? 0, count: bits(2) + 3)
        case 17: lengths += Array(repeating: 0, count: bits(3) + 3)
        case 18: lengths += Array(repeating: 0, count: bits(7) + 11)
        default: lengths.append(length)
        }
      }
      let codes = (Array(lengths[..<literals]), Array(lengths[literals...]))
      guard readBlock(codes.0, codes.1, into: &output) else { return nil }
    }
    return output
  }

  private mutating func readBlock(
    _ literals: [Int],
    _ distances: [Int],
    into output: inout [UInt8]
  ) -> Bool {
    while true {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      let length =
        switch symbol {
        case ..<265: symbol - 254
        case 285: 258
        default: 3 + (4 + (symbol - 261) % 4) << ((symbol - 261) / 4) + bits((symbol - 261) / 4)
        }
      guard let row = self.symbol(distances) else { return false }
      let distance =
        row < 4 ? row + 1 : 1 + (2 + row % 2) << (row / 2 - 1) + bits(row / 2 - 1)
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
