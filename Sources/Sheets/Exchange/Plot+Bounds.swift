// The bounds of a parameter, which are a part of the text of a curve.

internal import Expressions
internal import Graphs

extension Plot {
  /// The text without the bounds of the parameter.
  var unboundedText: String {
    guard let place = boundsPlace else { return text }
    let bytes = Array(text.utf8)
    var end = place.lowerBound
    // A blank, a comma or a semicolon stands between.
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x2C || bytes[end - 1] == 0x3B {
      end -= 1
    }
    return String(decoding: bytes[..<end], as: UTF8.self)
      + String(decoding: bytes[place.upperBound...], as: UTF8.self)
  }

  /// The bounds as text, with the usual ones where none are given; empty where
  /// nothing moves.
  func boundsText(_ angle: AngleUnit) -> String {
    guard let parameter else { return "" }
    if let place = boundsPlace {
      return String(decoding: Array(text.utf8)[place], as: UTF8.self)
    }
    if case .parametric(let x, let y, _) = kind,
      !x.variables.contains(parameter.name), !y.variables.contains(parameter.name)
    {
      return ""
    }
    let turn =
      switch angle {
      case .radians: "2π"
      case .degrees: "360"
      case .gradians: "400"
      }
    return "0 <= " + parameter.name + " <= " + turn
  }
}
