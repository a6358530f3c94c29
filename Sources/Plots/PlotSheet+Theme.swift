// The colours of plots.

package import Graphs

extension PlotSheet {
  /// A set of colours for plots.
  public enum Theme: Hashable, Sendable {
    /// Dark ink on white.
    case light
    /// Light ink on black.
    case dark

    /// The colours.
    package var palette: Palette {
      switch self {
      case .light:
        Palette(
          background: Color(0xFF_FFFF),
          minor: Color(0xF0_F1F3),
          major: Color(0xD9_DCE1),
          axis: Color(0x5B_6270),
          text: Color(0x3C_424D),
          doubt: Color(0xE6_9F00),
          curves: CurveTheme.light.colors
        )
      case .dark:
        Palette(
          background: Color(0x14_161A),
          minor: Color(0x1F_2228),
          major: Color(0x30_353E),
          axis: Color(0x9A_A3B2),
          text: Color(0xC3_CAD6),
          doubt: Color(0xE6_9F00),
          curves: CurveTheme.dark.colors
        )
      }
    }
  }
}
