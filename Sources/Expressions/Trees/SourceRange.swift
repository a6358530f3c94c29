// Places are counted in bytes inside the engine and in characters outside.

extension String {
  /// The part of the text at a place in bytes.
  package func text(at place: Range<Int>) -> String {
    String(decoding: Array(utf8)[place], as: UTF8.self)
  }

  /// The text with another one at a place in bytes.
  package func replacing(_ place: Range<Int>, by other: String) -> String {
    let bytes = Array(utf8)
    return String(decoding: bytes[..<place.lowerBound], as: UTF8.self) + other
      + String(decoding: bytes[place.upperBound...], as: UTF8.self)
  }
}

/// The same place of a text, counted in Unicode scalars instead of bytes.
///
/// A bound inside a scalar counts as the scalar's start.
///
/// - Complexity: O(*n*) for *n* bytes before the end of the place.
package func characterRange(of range: Range<Int>, in text: String) -> Range<Int> {
  var lower = 0
  var upper = 0
  var offset = 0
  for byte in text.utf8 {
    if offset >= range.upperBound { break }
    // Every byte that is no continuation starts a scalar.
    if byte & 0xc0 != 0x80 {
      if offset < range.lowerBound { lower += 1 }
      upper += 1
    }
    offset += 1
  }
  if offset < range.lowerBound || range.isEmpty { lower = upper }
  return lower..<max(lower, upper)
}
