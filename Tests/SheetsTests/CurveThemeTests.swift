// The colours and dashes of curves: seen on every background, and the same in files and
// in the page.

import Foundation
import Graphs
import Messages
import Plots
import Testing

@Suite struct CurveThemeTests {
  /// The backgrounds of each theme, of files and of the page.
  static let backgrounds: [(CurveTheme, [UInt32])] = [
    (.light, [0xFF_FFFF, 0xFF_FDF8]), (.dark, [0x14_161A, 0x1C_1F26]), (.contrast, [0]),
    (.paper, [0xFF_FFFF]),
  ]

  @Test(arguments: backgrounds)
  func `every curve is seen on the backgrounds of its theme`(theme: CurveTheme, codes: [UInt32]) {
    #expect(theme.colors.count == CurveStyle.count)
    for background in codes {
      for color in theme.colors {
        #expect(Self.contrast(color, Color(background)) >= 4.5, "\(theme) \(color)")
      }
    }
  }

  @Test(arguments: CurveTheme.allCases)
  func `what is drawn on the page's plane is seen on it`(theme: CurveTheme) {
    let plane = Dictionary(uniqueKeysWithValues: theme.plane.map { ($0.name, $0.color) })
    guard let behind = plane["plane"], let axis = plane["axis"], let doubt = plane["doubt"] else {
      Issue.record("\(theme) has no plane")
      return
    }
    for color in theme.colors { #expect(Self.contrast(color, behind) >= 4.5, "\(theme) \(color)") }
    #expect(Self.contrast(axis, behind) >= 3 && Self.contrast(doubt, behind) >= 3)
  }

  @Test func `what lies over the colours of a function of z is seen on its own ground`() {
    let over = Dictionary(uniqueKeysWithValues: CurveTheme.overColors.map { ($0.name, $0.color) })
    guard let page = over["page"], let ink = over["ink"], let axis = over["axis"] else {
      Issue.record("there are none")
      return
    }
    #expect(Self.contrast(ink, page) >= 4.5 && Self.contrast(axis, page) >= 4.5)
  }

  @Test func `files have the colours of the page`() {
    #expect(PlotSheet.Theme.light.palette.curves == CurveTheme.light.colors)
    #expect(PlotSheet.Theme.dark.palette.curves == CurveTheme.dark.colors)
    #expect(CurveTheme.terminalColors.count == CurveStyle.count)
  }

  @Test func `a page is told every dash with all its lengths`() {
    #expect(CurveStyle.dashes.count == CurveStyle.count)
    let told = (CurveTheme.json["dashes"]?.asList ?? []).map { lengths in
      (lengths.asList ?? []).map { Float($0.asInt ?? -1) }
    }
    #expect(told == CurveStyle.dashes)
  }

  /// The contrast of two colours.
  ///
  /// > Source: Web Content Accessibility Guidelines 2.1, contrast ratio.
  private static func contrast(_ one: Color, _ other: Color) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    let linear = [color.red, color.green, color.blue].map { part in
      let share = Double(part) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
