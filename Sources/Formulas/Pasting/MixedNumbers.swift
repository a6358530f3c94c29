// Mixed numbers in pasted formulas: a whole number, and right behind it a fraction of digits
// that is below 1.

extension TrackedText {
  /// Whether the text ends in digits that are a number of their own.
  var endsInWholeNumber: Bool {
    var start = bytes.count
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    let end = start
    while start > 0, 0x30...0x39 ~= bytes[start - 1] { start -= 1 }
    guard start < end, end - start < 10 else { return false }
    guard start > 0 else { return true }
    switch bytes[start - 1] {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "^"), UInt8(ascii: "/"),
      UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      return false
    default: return true
    }
  }
}
