// The slider of a line that gives a name a number.

internal import Messages

/// The ends and the step of a slider, as texts of the language with `.` as the decimal mark.
///
/// The three are kept as one text, so that a line that is copied copies one.
package struct LineSlider: Hashable, Sendable {
  /// The texts, with `;` between them.
  private var texts = "-10;10;0.1"

  /// Creates a slider from −10 to 10 in tenths.
  package init() {}

  /// The least value.
  package var least: String { parts[0] }
  /// The greatest value.
  package var most: String { parts[1] }
  /// The distance of two values.
  package var step: String { parts[2] }

  private var parts: [String] {
    let parts = texts.utf8.split(separator: UInt8(ascii: ";"))
    return parts.map { String(decoding: Array($0), as: UTF8.self) }
  }

  /// The longest text of a number, in bytes.
  private static var longestText: Int { 200 }
  /// The names of the texts.
  private static var names: [String] { ["least", "most", "step"] }
}

extension LineSlider {
  /// The members of the slider that are kept.
  var members: [JSON.Member] {
    zip(LineSlider.names, parts).map { .init($0, .text($1)) }
  }

  /// Reads a slider that was kept.
  init(reading json: JSON) {
    change(json) { $0 }
  }

  /// Takes over what an object says, each text as `plain` writes it; what is too long, or no
  /// text of a number, stays.
  mutating func change(_ json: JSON, _ plain: (String) -> String) {
    var parts = parts
    for (index, name) in LineSlider.names.enumerated() {
      guard let text = json[name]?.asText.map(plain), !text.isEmpty,
        text.utf8.count <= LineSlider.longestText, !text.utf8.contains(UInt8(ascii: ";"))
      else { continue }
      parts[index] = text
    }
    texts = parts.joined(separator: ";")
  }
}
