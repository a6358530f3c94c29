// Signed integers of any size.
//
// Values that fit 64 bits live in the struct itself and never allocate; the
// others own an array of limbs. Operations never fail and never give up:
// callers that must bound their work look at bit lengths first.

/// A whole number of any size.
public struct Integer: Sendable {
  /// The value if there are no limbs, otherwise its sign, 1 or -1.
  let word: Int64
  /// The magnitude without leading zeros, or nil if the value fits `word`.
  ///
  /// It is never changed where it may be shared.
  nonisolated(unsafe) var limbs: LimbStorage?

  /// Creates the integer that a word holds.
  @inline(__always)
  init(word: Int64) {
    self.word = word
    limbs = nil
  }

  /// Creates an integer from a magnitude of up to two limbs.
  init(negative: Bool, high: Limb, low: Limb) {
    if high == 0, let value = Integer.word(negative: negative, magnitude: low) {
      word = value
      limbs = nil
    } else {
      word = negative ? -1 : 1
      limbs = LimbStorage.make(capacity: 2) { r in
        r[0] = low
        r[1] = high
        return 2
      }
    }
  }

  /// Creates an integer from limbs that a closure writes.
  ///
  /// The closure gets room for `capacity` limbs and returns how many it wrote;
  /// leading zeros are allowed.
  @inline(__always)
  init(
    negative: Bool,
    capacity: Int,
    fill: (MutableLimbPointer) -> Int
  ) {
    self.init(negative: negative, magnitude: LimbStorage.make(capacity: capacity, fill: fill))
  }

  /// Creates an integer from a magnitude without leading zeros.
  init(negative: Bool, magnitude: LimbStorage) {
    if magnitude.count <= 1,
      let value = Integer.word(
        negative: negative,
        magnitude: magnitude.count == 0 ? 0 : magnitude[0]
      )
    {
      word = value
      limbs = nil
    } else {
      word = negative ? -1 : 1
      limbs = magnitude
    }
  }

  /// Creates the natural number of some limbs, least significant first.
  package init(limbs: LimbPointer, count: Int) {
    self.init(negative: false, capacity: count) { room in
      for i in 0..<count { room[i] = limbs[i] }
      return count
    }
  }

  /// The word with a sign and a magnitude, if there is one.
  @inline(__always)
  private static func word(negative: Bool, magnitude: Limb) -> Int64? {
    if negative {
      guard magnitude <= 1 << 63 else { return nil }
      return Int64(truncatingIfNeeded: 0 &- magnitude)
    }
    return Int64(exactly: magnitude)
  }

  /// Calls a closure with the limbs of the magnitude and their number, which
  /// is 0 for zero.
  @inline(__always)
  package func withMagnitude<Result>(_ body: (LimbPointer, Int) -> Result) -> Result {
    if let limbs {
      return limbs.withLimbs(body)
    }
    let magnitude = word.magnitude
    return withUnsafePointer(to: magnitude) { body($0, magnitude == 0 ? 0 : 1) }
  }
}

extension Integer {
  /// Creates an integer from a machine integer.
  public init(_ value: Int) {
    self.init(word: Int64(value))
  }

  /// Creates an integer from a signed word.
  public init(_ value: Int64) {
    self.init(word: value)
  }

  /// Creates an integer from an unsigned word.
  public init(_ value: UInt64) {
    self.init(negative: false, high: 0, low: value)
  }

  /// The number 0.
  public static var zero: Integer { Integer(word: 0) }

  /// The number 1.
  public static var one: Integer { Integer(word: 1) }

  /// The value as a machine integer, if it is one.
  public var asInt: Int? {
    limbs == nil ? Int(exactly: word) : nil
  }

  /// The value as a signed word, if it fits.
  public var asInt64: Int64? {
    limbs == nil ? word : nil
  }

  /// The value as an unsigned word, if it fits.
  public var asUInt64: UInt64? {
    guard let limbs else { return UInt64(exactly: word) }
    return limbs.count == 1 && word > 0 ? limbs[0] : nil
  }
}

extension Integer: ExpressibleByIntegerLiteral {
  /// Creates an integer from a literal of at most 64 bits.
  public init(integerLiteral value: Int64) {
    self.init(word: value)
  }
}

extension Integer {
  /// Whether the value is 0.
  public var isZero: Bool { word == 0 }

  /// Whether the value is less than 0.
  public var isNegative: Bool { word < 0 }

  /// Whether 2 does not divide the value.
  public var isOdd: Bool {
    guard let limbs else { return word & 1 != 0 }
    return limbs[0] & 1 != 0
  }

  /// The sign of the value: -1, 0 or 1.
  public var signum: Int { Int(word.signum()) }

  /// The value without its sign.
  public var magnitude: Integer { isNegative ? -self : self }

  /// The number of limbs of the magnitude; 0 for zero.
  package var limbCount: Int {
    limbs?.count ?? (word == 0 ? 0 : 1)
  }
}

extension Integer: Hashable, Comparable {
  /// Whether two integers are equal.
  public static func == (a: Integer, b: Integer) -> Bool {
    if a.word != b.word { return false }
    if a.limbs == nil, b.limbs == nil { return true }
    // The words of long integers are their signs.
    guard a.limbs != nil, b.limbs != nil else { return false }
    return compareMagnitudes(a, b) == 0
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(word)
    limbs?.withLimbs { x, n in
      for i in 0..<n { hasher.combine(x[i]) }
    }
  }

  /// Whether one integer is less than another.
  public static func < (a: Integer, b: Integer) -> Bool {
    compare(a, b) < 0
  }

  /// The sign of `a - b`.
  static func compare(_ a: Integer, _ b: Integer) -> Int {
    if a.limbs == nil, b.limbs == nil {
      return a.word < b.word ? -1 : (a.word == b.word ? 0 : 1)
    }
    if a.isNegative != b.isNegative { return a.isNegative ? -1 : 1 }
    let order = compareMagnitudes(a, b)
    return a.isNegative ? -order : order
  }

  /// The sign of `|a| - |b|`.
  package static func compareMagnitudes(_ a: Integer, _ b: Integer) -> Int {
    a.withMagnitude { x, n in
      b.withMagnitude { y, m in Limbs.compare(x, n, y, m) }
    }
  }
}
