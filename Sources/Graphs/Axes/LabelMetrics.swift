// The room that texts take, so that they never collide.

/// The size of the text of tick labels, in device pixels.
package struct LabelMetrics: Hashable, Sendable {
  /// The greatest width of a digit.
  package var characterWidth: Float
  /// The height of a line.
  package var lineHeight: Float
  /// The distance of a text from its axis and from the edge of the screen.
  package var gap: Float
  /// Whether all characters are as wide as a digit, as in a terminal.
  package var isMonospaced: Bool

  /// Creates metrics.
  package init(
    characterWidth: Float,
    lineHeight: Float,
    gap: Float,
    isMonospaced: Bool = false
  ) {
    self.isMonospaced = isMonospaced
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
    self.gap = gap
  }

  /// The metrics of a text of 12 CSS pixels in the usual fonts.
  package init(density: Float) {
    self.init(characterWidth: 7 * density, lineHeight: 15 * density, gap: 4 * density)
  }

  /// The width of a text; raised digits and points are narrower than digits.
  package func width(of text: String) -> Float {
    var width: Float = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isMonospaced: width += 1
      case ".", "·": width += 0.6
      case "⁰"..."⁹", "⁻", "¹", "²", "³": width += 0.7
      default: width += 1
      }
    }
    return width * characterWidth
  }

  /// The rectangle that a label covers.
  package func box(of label: TickLabel) -> ScreenRectangle {
    let width = width(of: label.text)
    let left =
      switch label.alignment {
      case .leading: label.anchor.x
      case .middle: label.anchor.x - width / 2
      case .trailing: label.anchor.x - width
      }
    return ScreenRectangle(
      left: left,
      top: label.anchor.y - lineHeight / 2,
      right: left + width,
      bottom: label.anchor.y + lineHeight / 2
    )
  }
}
