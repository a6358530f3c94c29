// Reading digits in quasilinear time: halves are joined by powers of the radix.

/// Reads natural numbers in a radix.
struct DigitReader {
  private let radix: Radix

  /// Prepares a radix.
  init(_ radix: Radix) { self.radix = radix }

  /// The digits that are read limb by limb.
  private static var greatestLeaf: Int { 1000 }

  /// The number with digits in ASCII, if there are any and nothing else.
  func read(_ bytes: ArraySlice<UInt8>) -> Integer? {
    if bytes.isEmpty { return nil }
    for byte in bytes where digit(byte) >= radix.value { return nil }
    var depth = 0
    while (bytes.count - 1) >> depth >= DigitReader.greatestLeaf { depth += 1 }
    let leaf = (bytes.count - 1) >> depth + 1
    // The leaves from the end of the text, so that all but the last are full.
    var parts: [Integer] = []
    var end = bytes.endIndex
    while end > bytes.startIndex {
      let start = max(bytes.startIndex, end - leaf)
      parts.append(readLeaf(bytes[start..<end]))
      end = start
    }
    var power = radix.odd.raised(to: leaf)
    var shift = leaf * radix.twos
    while parts.count > 1 {
      var joined: [Integer] = []
      for i in stride(from: 0, to: parts.count, by: 2) {
        joined.append(
          i + 1 < parts.count ? ((parts[i + 1] * power) << shift) + parts[i] : parts[i]
        )
      }
      parts = joined
      if parts.count > 1 { power = power.squared() }
      shift *= 2
    }
    return parts[0]
  }

  private func readLeaf(_ bytes: ArraySlice<UInt8>) -> Integer {
    // A chunk of digits is less than a limb.
    Integer(negative: false, capacity: bytes.count / radix.chunkDigits + 1) { r in
      var count = 0
      var position = bytes.startIndex
      while position < bytes.endIndex {
        let end = min(position + radix.chunkDigits, bytes.endIndex)
        var group: Limb = 0
        for i in position..<end { group = group &* Limb(radix.value) &+ Limb(digit(bytes[i])) }
        r[count] = Limbs.multiply(r, r, count, by: radix.power(end - position), carry: group)
        count += 1
        position = end
      }
      return count
    }
  }

  /// The value of a digit, or 99 for other characters.
  private func digit(_ byte: UInt8) -> Int {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x5a: Int(byte) - 0x41 + 10
    case 0x61...0x7a: Int(byte) - 0x61 + 10
    default: 99
    }
  }
}
