// The colours of curves, for files, terminals and the page, and those of the page's plane.
//
// They follow those of Okabe and Ito, made darker or lighter until each has a contrast of
// at least 4.5:1 to the backgrounds of its theme.

package import Graphs
package import Messages

/// A background for which curves have eight colours.
package enum CurveTheme: String, Hashable, Sendable, CaseIterable {
  /// White, or nearly.
  case light
  /// Nearly black.
  case dark
  /// Black, under ink as light as can be.
  case contrast
  /// Paper that is printed on in black.
  case paper

  /// The eight colours of curves, by their places.
  ///
  /// > Source: Okabe and Ito, Color Universal Design (2008).
  package var colors: [Color] {
    let codes: [UInt32] =
      switch self {
      case .light:
        [0x00_68A8, 0xC2_4E00, 0x00_775A, 0xA8_437F, 0x6A_51C9, 0x1C_1D22, 0x8A_6500, 0x00_788C]
      case .dark:
        [0x5A_B4F0, 0xFF_9A5C, 0x3E_D1A4, 0xF2_9BC8, 0xB3_A1FF, 0xEC_E9E1, 0xF0_D24A, 0x5F_D3E6]
      case .contrast:
        [0x6C_C4FF, 0xFF_A566, 0x4D_FFC3, 0xFF_A9D6, 0xC7_B8FF, 0xFF_FFFF, 0xFF_E14D, 0x6F_F0FF]
      case .paper: Array(repeating: 0, count: CurveStyle.count)
      }
    return codes.map { Color($0) }
  }

  /// The colours of a terminal that come next to them, as numbers of its colour command.
  package static let terminalColors = ["94", "91", "92", "95", "34", "97", "93", "96"]

  /// The colours of the page's plane by their names: what is behind curves, the lines of the
  /// grid, the axes, and what is in doubt.
  package var plane: [(name: String, color: Color)] {
    let codes: [UInt32] =
      switch self {
      case .light: [0xFF_FDF8, 0xF1_EDE3, 0xDD_D7C9, 0x6D_6F78, 0x77_746C]
      case .dark: [0x1C_1F26, 0x23_2730, 0x34_3A47, 0x8D_929F, 0x9A_9DA6]
      case .contrast: [0x00_0000, 0x1C_1C1C, 0x3D_3D3D, 0xFF_FFFF, 0xB5_B5B5]
      case .paper: [0xFF_FFFF, 0xEE_EEEE, 0xCC_CCCC, 0x00_0000, 0x66_6666]
      }
    let names = ["plane", "grid-minor", "grid", "axis", "doubt"]
    return zip(names, codes).map { ($0, Color($1)) }
  }

  /// The colours of what lies over those of a function of z, which are light ones in every theme:
  /// what is behind numbers, these, and the axes.
  package static let overColors = [
    (name: "page", color: Color(0xFF_FFFF)), (name: "ink", color: Color(0)),
    (name: "axis", color: Color(0x33_3333)),
  ]

  /// The colours and dashes that a page needs before there is a graph: the colours of curves and
  /// of the plane in each theme, and those over a function of z, as CSS writes them, and the
  /// lengths of each of ``CurveStyle/dashes``.
  package static var json: JSON {
    let themes = allCases.map { theme in
      JSON.Member(theme.rawValue, .list(theme.colors.map { .text($0.css) }))
    }
    let planes = allCases.map { JSON.Member($0.rawValue, named($0.plane)) }
    let dashes = CurveStyle.dashes.map { JSON.list($0.map { .count(Int($0)) }) }
    return .object([
      .init("curves", .object(themes)), .init("planes", .object(planes)),
      .init("over", named(overColors)), .init("dashes", .list(dashes)),
    ])
  }

  /// Colours as CSS writes them, by their names.
  private static func named(_ colors: [(name: String, color: Color)]) -> JSON {
    .object(colors.map { .init($0.name, .text($0.color.css)) })
  }
}
