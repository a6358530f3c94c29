// Texts with the signs of print.

extension String {
  /// The text with minus signs in the place of hyphens.
  var withMinusSigns: String {
    split(separator: "-", omittingEmptySubsequences: false).joined(separator: "−")
  }

  /// Digits, or solutions in digits, with signs in the place of hyphens and words.
  var asPrinted: String {
    let text = withMinusSigns
    guard text.utf8.contains(UInt8(ascii: "=")) else { return text }
    // What belongs together stands on one line.
    return text.withSignsOfComparison.replacingBytes(">=", by: "≥")
      .replacingBytes("*pi", by: "π").replacingBytes("*", by: "·")
      .replacingBytes(" or ", by: ";\n").replacingBytes(" and ", by: ",\n")
      .replacingBytes(" ", by: "\u{A0}").replacingBytes("\n", by: " ")
  }

  /// The text with `≤` in the place of what keyboards have for it.
  var withSignsOfComparison: String { replacingBytes("<=", by: "≤") }

  /// Bounds with `≤` and `θ` in the place of what keyboards have for them.
  var withSignsOfBounds: String { withSignsOfComparison.replacingBytes("theta", by: "θ") }

  /// MathML with the letter θ in the place of a name that keyboards have for it.
  var withGreekAngle: String { replacingBytes(">theta</mi>", by: ">θ</mi>") }

  /// The text with another one in the place of each occurrence of a text.
  private func replacingBytes(_ old: StaticString, by new: StaticString) -> String {
    let bytes = Array(utf8)
    let old = old.withUTF8Buffer { Array($0) }
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: old) {
        new.withUTF8Buffer { output += $0 }
        index += old.count
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
