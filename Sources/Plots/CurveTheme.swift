// The colours of curves, for files, terminals and the page.
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

  /// The colours and dashes that a page needs before there is a graph: the colours of each
  /// theme, as CSS writes them, and the lengths of each of ``CurveStyle/dashes``.
  package static var json: JSON {
    let themes = allCases.map { theme in
      JSON.Member(theme.rawValue, .list(theme.colors.map { .text($0.css) }))
    }
    let dashes = CurveStyle.dashes.map { JSON.list($0.map { .count(Int($0)) }) }
    return .object([.init("curves", .object(themes)), .init("dashes", .list(dashes))])
  }
}
