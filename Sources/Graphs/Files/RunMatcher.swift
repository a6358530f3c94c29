// Repetitions in bytes: what deflate replaces by a length and a distance.

/// One byte, or a piece that was there before.
struct DeflateSymbol {
  /// The byte, or the length of the piece.
  let value: UInt16
  /// How many bytes before it the piece began; 0 for a byte.
  let distance: UInt16
}

/// Finds pieces that were there before, among the last 32,768 bytes.
struct RunMatcher {
  private static let window = 32768
  private static let longest = 258
  /// How many earlier places are tried.
  private static let patience = 12
  private static let hashCount = 1 << 15

  private let bytes: [UInt8]
  /// The latest place of each hash, and before each place the one before it.
  private var latest = [Int32](repeating: -1, count: hashCount)
  private var earlier = [Int32](repeating: -1, count: window)

  /// The bytes as symbols.
  ///
  /// - Complexity: O(n) for n bytes.
  static func symbols(of bytes: [UInt8]) -> [DeflateSymbol] {
    var matcher = RunMatcher(bytes: bytes)
    var symbols: [DeflateSymbol] = []
    var place = 0
    while place < bytes.count {
      let match = matcher.match(at: place)
      if match.length >= 3 {
        symbols.append(
          DeflateSymbol(value: UInt16(match.length), distance: UInt16(match.distance))
        )
        let end = place + match.length
        // The inside of a long piece is found through its ends.
        let noted = match.length < 32 ? match.length : 4
        for covered in place..<place + noted { matcher.note(covered) }
        for covered in max(place + noted, end - 4)..<end { matcher.note(covered) }
        place = end
      } else {
        symbols.append(DeflateSymbol(value: UInt16(bytes[place]), distance: 0))
        matcher.note(place)
        place += 1
      }
    }
    return symbols
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A number that equal triples of bytes share.
  private func hash(at place: Int) -> Int {
    let triple =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((triple &* 0x9e37_79b1) >> 17)
  }

  /// Notes that a piece may begin at a place.
  private mutating func note(_ place: Int) {
    guard place + 2 < bytes.count else { return }
    let hash = hash(at: place)
    earlier[place % Self.window] = latest[hash]
    latest[hash] = Int32(place)
  }

  /// The longest piece that was there before, or one of length 0.
  private func match(at place: Int) -> (length: Int, distance: Int) {
    guard place + 2 < bytes.count else { return (0, 0) }
    let limit = min(Self.longest, bytes.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(latest[hash(at: place)])
    for _ in 0..<Self.patience {
      guard candidate >= 0, place - candidate < Self.window else { break }
      let length = commonLength(candidate, place, limit: limit)
      if length > best.length { best = (length, place - candidate) }
      if length == limit { break }
      let next = Int(earlier[candidate % Self.window])
      // A place that was overwritten belongs to a later piece.
      guard next < candidate else { break }
      candidate = next
    }
    return best
  }

  private func commonLength(_ first: Int, _ second: Int, limit: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var length = 0
      while length < limit, bytes[first + length] == bytes[second + length] { length += 1 }
      return length
    }
  }
}
