// The bounds of a parameter, which are a part of the text of a curve.

internal import Expressions
internal import Graphs

extension Plot {
  /// The text without the bounds of the parameter.
  var unboundedText: String {
    guard let place = boundsPlace else { return text }
    return text.replacing(
      (separatorPlace?.lowerBound ?? place.lowerBound)..<place.upperBound,
      by: ""
    )
  }

  /// The bounds as text, with the usual ones where none are given; empty where
  /// nothing moves.
  func boundsText(_ angle: AngleUnit) -> String {
    guard let parameter else { return "" }
    if let place = boundsPlace {
      return text.text(at: place)
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
