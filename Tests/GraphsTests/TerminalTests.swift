// Pictures for terminals say what was proved.

import Foundation
import Graphs
import Numbers
import Testing

@Suite("Pictures for terminals")
struct TerminalTests {
  /// The parabola y = x²/4 − 5 on 120 × 96 pixels, six to a unit, with the
  /// origin in row 48: at the edge k columns right of it the curve is in row
  /// 78 − k²/24.
  static func parabola() -> Picture {
    var picture = Picture(width: 120, height: 96)
    for column in 0..<120 {
      let ends = [column - 60, column - 59].map { 78 - Float($0 * $0) / 24 }
      let top = max(0, Int32(min(ends[0], ends[1]).rounded(.down)))
      let bottom = Int32(max(ends[0], ends[1]).rounded(.up))
      picture.append(
        top < bottom ? [Run(top: top, bottom: bottom, state: .proved)] : [],
        crossing: Crossing(left: ends[0], right: ends[1], joinsLeft: column > 0)
      )
    }
    return picture
  }

  static func axes() -> Scene {
    let shown = Viewport(
      centerX: 0,
      centerY: 0,
      unitsPerPixel: Rational(1, over: 6),
      width: 120,
      height: 96
    )
    var scene = Scene(width: 120, height: 96, density: BrailleDrawing.density)
    scene.addAxes(
      horizontal: shown.horizontalAxis(density: Rational(1, over: 4)),
      vertical: shown.verticalAxis(density: Rational(1, over: 4)),
      metrics: BrailleDrawing.metrics
    )
    return scene
  }

  @Test("A dot of Braille is a proved pixel")
  func dotsAreProved() {
    let picture = Self.parabola()
    let lines = BrailleDrawing([picture], axes: Self.axes()).lines()
    #expect(lines.count == 24)
    // The bits of a pattern by column and row: Unicode Standard, chapter 21.
    let bits = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    for (row, line) in lines.enumerated() {
      #expect(line.unicodeScalars.count <= 60)
      for (place, letter) in line.unicodeScalars.enumerated()
      where (0x2800...0x28FF).contains(letter.value) {
        for column in 0..<2 {
          for inner in 0..<4 {
            let isOn = letter.value & UInt32(bits[column][inner]) != 0
            let pixel = Int32(4 * row + inner)
            let runs = picture.column(2 * place + column)
            #expect(isOn == runs.contains { $0.top <= pixel && pixel < $0.bottom })
          }
        }
      }
    }
  }

  @Test("A text picture looks like this")
  func textPicture() {
    let lines = BrailleDrawing([Self.parabola()], axes: Self.axes()).lines()
    let expected = """
              ⢹                     │                    ⡏
              ⠈⣇                    │                   ⣸⠁
               ⢸⡀                   │                  ⢀⡇
                ⢧                   │                  ⡼
                ⠘⡆                 5│                 ⢰⠃
                 ⢹                  │                 ⡏
                  ⢧                 │                ⡼
                  ⠘⡆                │               ⢰⠃
                   ⢹⡀               │              ⢀⡏
                    ⢳               │              ⡞
                    ⠈⢧              │             ⡼⠁
                     ⠘⣆             │            ⣰⠃
      ────────────────⠘⣆────────────┼───────────⣰⠃────────────────
                    −5 ⠘⣄          0│          ⣠⠃  5
                        ⠘⣆          │         ⣰⠃
                         ⠘⢦         │        ⡴⠃
                          ⠈⢳⡀       │      ⢀⡞⠁
                            ⠙⢦      │     ⡴⠋
                              ⠙⢦⣀   │  ⣀⡴⠋
                                ⠈⠙⠒⠒⠒⠒⠋⠁
                                    │
                                    │
                                    │
                                    │
      """
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("Pixels of which nothing is proved are shaded, and colours end where they began")
  func doubtsAndColors() {
    var picture = Picture(width: 4, height: 4)
    picture.append([Run(top: 0, bottom: 1, state: .undecided)])
    picture.append([])
    picture.append([Run(top: 3, bottom: 4, state: .proved)])
    picture.append([Run(top: 0, bottom: 4, state: .undecided)])
    let drawing = BrailleDrawing([picture], axes: Scene(width: 4, height: 4))
    #expect(drawing.lines() == ["░⡀"])
    #expect(drawing.lines(colors: ["31"]) == ["░\u{1B}[31m⡀\u{1B}[0m"])
  }

  @Test("Kitty's pieces put together are the PNG file")
  func kitty() throws {
    let png = PNG(
      shades: (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 7919 >> 3) },
      width: 90,
      height: 100
    )
    let text = String(decoding: TerminalImage.kitty(png), as: UTF8.self)
    var letters = ""
    for piece in text.components(separatedBy: "\u{1B}_G").dropFirst() {
      let parts = piece.components(separatedBy: ";")
      let isLast = text.hasSuffix(piece)
      #expect(parts[0].hasSuffix(isLast ? "m=0" : "m=1"))
      #expect(parts[1].utf8.count <= 4096 + 2 && parts[1].hasSuffix("\u{1B}\\"))
      letters += parts[1].dropLast(2)
    }
    #expect(text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,"))
    #expect(Data(base64Encoded: letters) == Data(png.bytes))
  }

  @Test("Sixels give every pixel one colour")
  func sixel() throws {
    var scene = Scene(width: 37, height: 20)
    scene.rules = [Rule(weight: .axis, isVertical: true, start: 5, thickness: 1)]
    let text = String(decoding: TerminalImage.sixel(scene, SVGTests.palette), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P0;1q\"1;1;37;20#0;2;100;100;100#1;2;"))
    #expect(text.hasSuffix("-\u{1B}\\"))
    let body = try #require(text.split(separator: "#1;2;", maxSplits: 1).last).dropFirst(8)
    let bands = body.dropLast(2).drop { $0 != "#" }.split(separator: "-")
    #expect(bands.count == 4)
    for (band, sixels) in bands.enumerated() {
      let full: UInt8 = band < 3 ? 63 : 3
      var union = [UInt8](repeating: 0, count: 37)
      for layer in sixels.split(separator: "$") {
        var place = 0
        var count = 0
        for letter in layer.drop(while: { $0 == "#" }).dropFirst().utf8 {
          switch letter {
          case UInt8(ascii: "!"): count = 0
          case UInt8(ascii: "0")...UInt8(ascii: "9"): count = 10 * count + Int(letter - 48)
          default:
            for _ in 0..<max(1, count) {
              #expect(union[place] & (letter - 63) == 0)
              union[place] |= letter - 63
              place += 1
            }
            count = 0
          }
        }
      }
      #expect(union.allSatisfy { $0 == full })
    }
  }
}
