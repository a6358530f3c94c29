// Prefix codes of limited length, as deflate wants them.

/// A canonical prefix code.
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for symbols that are not used.
  let lengths: [UInt8]
  /// Each symbol's code, the first bit lowest.
  private let codes: [UInt32]

  /// The best code for symbols that occur so often, except where the limit on
  /// its length asks for another.
  ///
  /// - Precondition: `limit <= 15`, and there are at most `2^limit` symbols.
  /// - Complexity: O(n log n) for n symbols.
  init(frequencies: [Int], limit: Int) {
    // By symbol where frequencies agree, so that the order is always the same.
    let used = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    if used.count < 2 {
      // A code has at least one bit, even where there is nothing to tell apart.
      lengths[used.first ?? 0] = 1
    } else {
      var counts = Self.depths(of: used.map { frequencies[$0] })
      Self.limit(&counts, to: limit)
      var place = 0
      for length in counts.indices.reversed() {
        for _ in 0..<counts[length] {
          lengths[used[place]] = UInt8(length)
          place += 1
        }
      }
    }
    self.lengths = lengths
    codes = Self.canonicalCodes(lengths)
  }

  /// Appends the code of a symbol.
  func write(_ symbol: Int, to bits: inout BitWriter) {
    bits.append(codes[symbol], width: Int(lengths[symbol]))
  }

  /// How many leaves the best tree has at each depth, by Huffman's algorithm
  /// over sorted weights.
  private static func depths(of weights: [Int]) -> [Int] {
    var weight = weights
    var parent = [Int](repeating: 0, count: 2 * weights.count - 1)
    var leaf = 0
    var inner = weights.count
    while weight.count < parent.count {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < weights.count && (inner >= weight.count || weight[leaf] <= weight[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += weight[child]
        parent[child] = weight.count
      }
      weight.append(sum)
    }
    var depth = [Int](repeating: 0, count: parent.count)
    var counts = [Int](repeating: 0, count: weights.count + 1)
    for node in parent.indices.dropLast().reversed() {
      depth[node] = depth[parent[node]] + 1
      if node < weights.count { counts[depth[node]] += 1 }
    }
    return counts
  }

  /// Moves leaves that are too deep up, and others down to make room.
  private static func limit(_ counts: inout [Int], to limit: Int) {
    guard counts.count > limit + 1 else { return }
    counts[limit] += counts[(limit + 1)...].reduce(0, +)
    counts.removeSubrange((limit + 1)...)
    // Kraft's sum in units of the longest code must become 1.
    var excess = counts.indices.reduce(0) { $0 + counts[$1] << (limit - $1) } - 1 << limit
    while excess > 0 {
      counts[limit] -= 1
      guard let length = counts[1..<limit].lastIndex(where: { $0 > 0 }) else { return }
      counts[length] -= 1
      counts[length + 1] += 2
      excess -= 1
    }
  }

  /// The codes that follow from their lengths.
  ///
  /// > Source: RFC 1951, section 3.2.2.
  private static func canonicalCodes(_ lengths: [UInt8]) -> [UInt32] {
    var next: UInt32 = 0
    var codes = [UInt32](repeating: 0, count: lengths.count)
    for length in 1...15 as ClosedRange<UInt8> {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = reversed(next, width: Int(length))
        next += 1
      }
    }
    return codes
  }

  private static func reversed(_ code: UInt32, width: Int) -> UInt32 {
    var result: UInt32 = 0
    for bit in 0..<width where code >> UInt32(bit) & 1 == 1 {
      result |= 1 << UInt32(width - 1 - bit)
    }
    return result
  }
}
