// The colours of plots outside of the page.
//
// The curves are those of Okabe and Ito, made darker or lighter until each has a
// contrast of at least 3:1 to the background.

package import Graphs

/// A set of colours for plots.
public enum PlotTheme: Hashable, Sendable {
  /// Dark ink on white.
  case light
  /// Light ink on black.
  case dark

  /// The colours.
  ///
  /// > Source: Okabe and Ito, Color Universal Design (2008).
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
        curves: Self.colors([
          0x00_72B2, 0xD5_5E00, 0x00_805C, 0xB8_4D8C, 0x8A_6D00, 0x2B_8FC4, 0x1C_1D22, 0x7D_3FB8,
        ])
      )
    case .dark:
      Palette(
        background: Color(0x14_161A),
        minor: Color(0x1F_2228),
        major: Color(0x30_353E),
        axis: Color(0x9A_A3B2),
        text: Color(0xC3_CAD6),
        doubt: Color(0xE6_9F00),
        curves: Self.colors([
          0x56_B4E9, 0xF0_843C, 0x1F_C39A, 0xE5_8FC0, 0xF0_E442, 0x7F_A8FF, 0xF4_F4F4, 0xB5_8CF2,
        ])
      )
    }
  }

  private static func colors(_ codes: [UInt32]) -> [Color] { codes.map { Color($0) } }
}
