// The two checksums of a PNG file.

/// Checksums over bytes.
enum Checksum {
  /// The cyclic redundancy check of PNG chunks.
  ///
  /// > Source: PNG specification, third edition, annex D.
  static func cyclic(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xffff_ffff
    for byte in bytes {
      remainder = table[Int((remainder ^ UInt32(byte)) & 0xff)] ^ (remainder >> 8)
    }
    return remainder ^ 0xffff_ffff
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// The checksum of zlib streams.
  ///
  /// > Source: RFC 1950, section 8.2.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 1
    var sums: UInt32 = 0
    var start = 0
    while start < bytes.count {
      // So many bytes do not overflow 32 bits.
      let end = min(start + 5552, bytes.count)
      for byte in bytes[start..<end] {
        sum += UInt32(byte)
        sums += sum
      }
      sum %= 65521
      sums %= 65521
      start = end
    }
    return sums << 16 | sum
  }
}

extension UInt32 {
  /// The four bytes, the most significant first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
