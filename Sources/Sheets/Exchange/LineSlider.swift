// The slider of a line that gives a name a number.

internal import Messages

/// The ends and the step of a slider, as texts of the language with `.` as the decimal mark.
package struct LineSlider: Hashable, Sendable {
  /// The least value.
  package var least = "-10"
  /// The greatest value.
  package var most = "10"
  /// The distance of two values.
  package var step = "0.1"

  /// Creates a slider from −10 to 10 in tenths.
  package init() {}

  /// The longest text of a number, in bytes.
  private static var longestText: Int { 200 }
}

extension LineSlider {
  /// What is kept of the slider.
  var members: [JSON.Member] {
    [.init("least", .text(least)), .init("most", .text(most)), .init("step", .text(step))]
  }

  /// Reads a slider that was kept.
  init(reading json: JSON) {
    change(json) { $0 }
  }

  /// Takes over what an object says, each text as `plain` writes it; what is too long stays.
  mutating func change(_ json: JSON, _ plain: (String) -> String) {
    func text(_ name: String) -> String? {
      guard let text = json[name]?.asText.map(plain), !text.isEmpty,
        text.utf8.count <= LineSlider.longestText
      else { return nil }
      return text
    }
    least = text("least") ?? least
    most = text("most") ?? most
    step = text("step") ?? step
  }
}
