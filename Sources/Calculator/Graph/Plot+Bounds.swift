// The bounds of a parameter, which are a part of the text of a curve.

internal import Expressions
internal import Graphs

extension Plot {
  /// The text without the bounds of the parameter.
  var unboundedText: String {
    guard let place = boundsPlace else { return text }
    let bytes = Array(text.utf8)
    let isBetween = { (byte: UInt8) in [0x20, 0x2C, 0x3B].contains(byte) }
    let before = bytes[..<place.lowerBound].reversed().drop { isBetween($0) }.reversed()
    return String(decoding: before + bytes[place.upperBound...], as: UTF8.self)
  }

  /// Whether nothing moves with the parameter.
  private var isPoint: Bool {
    guard case .parametric(let x, let y, let parameter) = kind else { return false }
    return !(x.variables + y.variables).contains(parameter.name)
  }

  /// The bounds as they are shown, with the usual ones where none are in the text.
  func bounds(_ settings: Settings) -> GraphScreen.Bounds? {
    guard let parameter, !isPoint else { return nil }
    let turn =
      switch settings.angle {
      case .radian: "2π"
      case .degree: "360"
      case .gradian: "400"
      }
    let mark = settings.decimalMark.sign
    let least = parameter.least?.text(unicode: true, decimalMark: mark) ?? "0"
    let most = parameter.most?.text(unicode: true, decimalMark: mark) ?? turn
    let name = parameter.name == "theta" ? "θ" : parameter.name
    return GraphScreen.Bounds(
      name: name,
      least: least,
      most: most,
      text: least + (parameter.includesLeast ? " ≤ " : " < ") + name
        + (parameter.includesMost ? " ≤ " : " < ") + most
    )
  }
}
