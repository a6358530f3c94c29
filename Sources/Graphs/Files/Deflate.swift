// Compression as PNG wants it: RFC 1951 in the wrapper of RFC 1950.

/// The deflate format.
enum Deflate {
  /// The most symbols of a block, which has codes of its own.
  private static let blockLength = 65536
  private static let endOfBlock = 256

  /// Bytes as a zlib stream.
  ///
  /// The same bytes give the same stream on every machine.
  ///
  /// - Complexity: O(n) for n bytes.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let symbols = RunMatcher.symbols(of: bytes)
    var bits = BitWriter()
    // A window of 32 kB, no dictionary; a multiple of 31.
    bits.append(0x78, width: 8)
    bits.append(0x9c, width: 8)
    var start = 0
    repeat {
      let end = min(start + blockLength, symbols.count)
      writeBlock(symbols[start..<end], isLast: end == symbols.count, to: &bits)
      start = end
    } while start < symbols.count
    bits.finish()
    return bits.bytes + Checksum.adler(bytes).bigEndianBytes
  }

  private static func writeBlock(
    _ symbols: ArraySlice<DeflateSymbol>,
    isLast: Bool,
    to bits: inout BitWriter
  ) {
    var letters = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    letters[endOfBlock] = 1
    for symbol in symbols {
      if symbol.distance == 0 {
        letters[Int(symbol.value)] += 1
      } else {
        letters[257 + DeflateTable.lengths.row(of: Int(symbol.value))] += 1
        distances[DeflateTable.distances.row(of: Int(symbol.distance))] += 1
      }
    }
    let letterCode = HuffmanCode(frequencies: letters, limit: 15)
    let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
    bits.append(isLast ? 1 : 0, width: 1)
    bits.append(2, width: 2)
    writeCodes(letterCode, distanceCode, to: &bits)
    for symbol in symbols {
      if symbol.distance == 0 {
        letterCode.write(Int(symbol.value), to: &bits)
      } else {
        write(Int(symbol.value), .lengths, letterCode, from: 257, to: &bits)
        write(Int(symbol.distance), .distances, distanceCode, from: 0, to: &bits)
      }
    }
    letterCode.write(endOfBlock, to: &bits)
  }

  /// Writes a length or distance: the code of its row, and its place in it.
  private static func write(
    _ value: Int,
    _ table: DeflateTable,
    _ code: HuffmanCode,
    from first: Int,
    to bits: inout BitWriter
  ) {
    let row = table.row(of: value)
    code.write(first + row, to: &bits)
    bits.append(UInt32(value - table.bases[row]), width: table.extraBits[row])
  }

  /// Writes the lengths of two codes, themselves coded, without using the
  /// symbols for repetitions: a block is long and its head is short.
  private static func writeCodes(
    _ letters: HuffmanCode,
    _ distances: HuffmanCode,
    to bits: inout BitWriter
  ) {
    let lengths = letters.lengths + distances.lengths
    var frequencies = [Int](repeating: 0, count: 19)
    for length in lengths { frequencies[Int(length)] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    bits.append(286 - 257, width: 5)
    bits.append(30 - 1, width: 5)
    bits.append(19 - 4, width: 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order { bits.append(UInt32(code.lengths[symbol]), width: 3) }
    for length in lengths { code.write(Int(length), to: &bits) }
  }
}

/// The rows of a table of RFC 1951, section 3.2.5.
struct DeflateTable {
  /// The least value of each row.
  let bases: [Int]
  /// How many bits tell a value of the row from its least one.
  let extraBits: [Int]

  /// Lengths of pieces, which follow code 256.
  static let lengths = DeflateTable(
    bases: [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
      131, 163, 195, 227, 258,
    ],
    extraBits: [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
  )

  /// Distances.
  static let distances = DeflateTable(
    bases: [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ],
    extraBits: [
      0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
      13, 13,
    ]
  )

  /// The row of a value.
  func row(of value: Int) -> Int {
    var low = 0
    var high = bases.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bases[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
