// From a name to its row, without making a string.

extension Builtin {
  /// The builtin that a name or an alias names.
  package static func named(_ name: String) -> Builtin? {
    var hash = hashStart
    let bytes = Array(name.utf8)
    for byte in bytes { hash = Builtin.hash(hash, byte) }
    return meaning(of: bytes, hash: hash).map { row(at: $0.index) }
  }

  /// The names and aliases, as bytes, that have a digit and are not the name of another function
  /// and digits behind it: `log1p` and `expm1`, not `log2`.
  package static let numberedNames: [[UInt8]] = all.flatMap { row in
    ([row.name] + row.aliases).map { Array("\($0)".utf8) }.filter { name in
      let letters = name.prefix { $0 &- 0x30 >= 10 }
      let digits = name.dropFirst(letters.count)
      return !digits.isEmpty && !name.contains(UInt8(ascii: "_"))
        && (named(String(decoding: letters, as: UTF8.self)) == nil
          || digits.contains { $0 &- 0x30 >= 10 })
    }
  }

  /// The meaning of a name.
  package struct Meaning {
    /// The position of the builtin.
    package let index: UInt8
    /// Whether a definition of the user's takes precedence over this meaning.
    package let yields: Bool
  }

  /// The start of the hash of a name.
  ///
  /// > Source: Fowler, Noll, Vo, the FNV-1a hash.
  package static var hashStart: UInt32 { 0x811c_9dc5 }

  /// The hash of a name that is one byte longer.
  package static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }

  /// The meaning of a name, where it names a builtin.
  package static func meaning(of name: [UInt8], hash: UInt32) -> Meaning? {
    name.withUnsafeBufferPointer { meaning(of: $0[...], hash: hash) }
  }

  /// A part of a text.
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The meaning of a name, where it names a builtin, as it is spelled or in small letters.
  static func meaning(of name: Bytes, hash: UInt32) -> Meaning? {
    if let entry = entry(of: name, hash: hash) {
      return Meaning(index: entry.index, yields: entry.yields)
    }
    guard name.contains(where: { 0x41...0x5A ~= $0 }) else { return nil }
    let small = name.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    let hash = small.reduce(hashStart) { Builtin.hash($0, $1) }
    return small.withUnsafeBufferPointer { entry(of: $0[...], hash: hash) }
      .map { Meaning(index: $0.index, yields: true) }
  }

  private static func entry(of name: Bytes, hash: UInt32) -> Lookup.Entry? {
    let table = lookup
    var slot = Int(hash & table.mask)
    while true {
      let entry = table.slots[slot]
      guard entry.index != UInt8.max else { return nil }
      if entry.hash == hash, matches(entry.name, name) { return entry }
      slot = (slot + 1) & Int(table.mask)
    }
  }

  private static func matches(_ name: StaticString, _ bytes: Bytes) -> Bool {
    guard name.utf8CodeUnitCount == bytes.count else { return false }
    return name.withUTF8Buffer { buffer in
      for (x, y) in zip(buffer, bytes) where x != y { return false }
      return true
    }
  }

  /// A hash table with open addresses, at most half full.
  private struct Lookup: Sendable {
    struct Entry: Sendable {
      var hash: UInt32
      var index: UInt8
      var name: StaticString
      var yields: Bool
    }
    var slots: [Entry]
    let mask: UInt32

    mutating func add(_ name: StaticString, _ row: Builtin, yields: Bool) {
      let hash = name.withUTF8Buffer { $0.reduce(hashStart) { Builtin.hash($0, $1) } }
      var slot = Int(hash & mask)
      while slots[slot].index != .max { slot = (slot + 1) & Int(mask) }
      slots[slot] = Entry(hash: hash, index: row.index, name: name, yields: yields)
    }
  }

  private static let lookup: Lookup = {
    var table = Lookup(
      slots: Array(
        repeating: Lookup.Entry(hash: 0, index: .max, name: "", yields: false),
        count: 1024
      ),
      mask: 1023
    )
    for row in all {
      table.add(row.name, row, yields: row.yields)
      for name in row.aliases { table.add(name, row, yields: row.yields) }
      for name in row.yieldingAliases { table.add(name, row, yields: true) }
    }
    return table
  }()
}
