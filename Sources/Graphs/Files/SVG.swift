// Scenes as SVG files.

/// An SVG file.
package struct SVG: Hashable, Sendable {
  /// The bytes of the file, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private let scene: Scene
  private let palette: Palette

  /// Writes a scene.
  ///
  /// The file is as large as the scene in CSS pixels. `title` and `description`
  /// are what people hear who cannot see it.
  package init(_ scene: Scene, palette: Palette, title: String, description: String) {
    self.scene = scene
    self.palette = palette
    writeHead(title, description)
    for cells in scene.cells where cells.isWhole { write(cells) }
    for weight in Rule.Weight.allCases { writeRules(weight) }
    for curve in scene.curves { write(curve) }
    for curve in scene.curves {
      for mark in curve.marks where mark.kind != .pole { write(mark, curve.style.color) }
    }
    write("<g class=\"label\">\n")
    for label in scene.labels { write(label) }
    write("</g>\n</svg>\n")
  }

  private mutating func write(_ text: String) {
    bytes += text.utf8
  }

  private static func number(_ value: Float) -> String {
    String(decoding: SVGPath.digits(value), as: UTF8.self)
  }

  private mutating func writeHead(_ title: String, _ description: String) {
    let (width, height) = (Float(scene.width), Float(scene.height))
    let number = Self.number
    write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    write(" width=\"\(number(width / scene.density))\"")
    write(" height=\"\(number(height / scene.density))\"")
    write(" viewBox=\"0 0 \(number(width)) \(number(height))\"")
    write(" role=\"img\" aria-labelledby=\"title description\">\n")
    write("<title id=\"title\">\(Self.escaped(title))</title>\n")
    write("<desc id=\"description\">\(Self.escaped(description))</desc>\n")
    writeStyle()
    write("<path class=\"paper\" d=\"m0 0h\(number(width))v\(number(height))H0z\"/>\n")
  }

  /// Writes colours as an image, which has a pixel for each square.
  ///
  /// A page has them on a canvas, and puts them in as a file of its own: it does not carry what
  /// packs one here.
  private mutating func write(_ cells: ColoredCells) {
    write("<image width=\"\(cells.columns * cells.size)\" height=\"\(cells.rows * cells.size)\" ")
    write("preserveAspectRatio=\"none\" href=\"")
    #if !arch(wasm32)
    let picture = PNG(
      pixels: cells.colors(without: palette.major),
      width: cells.columns,
      height: cells.rows
    )
    write("data:image/png;base64,")
    bytes += Base64.encoded(picture.bytes)
    #endif
    write("\"/>\n")
  }

  private mutating func writeStyle() {
    let density = scene.density
    let number = Self.number
    write("<style>\n.paper{fill:\(palette.background.css)}\n")
    write(".minor{fill:\(palette.minor.css)}.major{fill:\(palette.major.css)}")
    write(".axis{fill:\(palette.axis.css)}.minor,.major,.axis{shape-rendering:crispEdges}\n")
    write(".stroke{fill:none;stroke-width:\(number(Scene.penWidth * density));")
    write("stroke-linejoin:round;stroke-linecap:round}\n")
    write(".doubt{fill:\(palette.doubt.css);fill-opacity:.53;shape-rendering:crispEdges}\n")
    write(".band{shape-rendering:crispEdges;stroke-width:\(number(2 * scene.bandMargin))}")
    write(".region{fill-opacity:.27;stroke:none!important}\n")
    write(".label{font:\(number(12 * density))px system-ui,sans-serif;fill:\(palette.text.css);")
    write("stroke:\(palette.background.css);stroke-width:\(number(4 * density));")
    // Light enough that a curve is seen to go on behind a number.
    write("stroke-opacity:.5;stroke-linejoin:round;paint-order:stroke;")
    write("dominant-baseline:central}\n")
    var isUsed = [Bool](repeating: false, count: palette.curves.count)
    for curve in scene.curves { isUsed[curve.style.color] = true }
    for color in isUsed.indices where isUsed[color] {
      let css = palette.curves[color].css
      write(".stroke.c\(color){stroke:\(css)}.band.c\(color){fill:\(css);stroke:\(css)}\n")
    }
    write("</style>\n")
  }

  private mutating func writeRules(_ weight: Rule.Weight) {
    var path = SVGPath()
    for rule in scene.rules where rule.weight == weight {
      path.addSteps(scene.rectangle(of: rule).corners)
    }
    let name =
      switch weight {
      case .minor: "minor"
      case .major: "major"
      case .axis: "axis"
      }
    write(path, "class=\"\(name)\"")
  }

  private mutating func write(_ path: SVGPath, _ attributes: String) {
    if path.isEmpty { return }
    write("<path \(attributes) d=\"")
    bytes += path.text
    write("\"/>\n")
  }

  private mutating func write(_ curve: DrawnCurve) {
    write("<g>\n")
    var doubts = SVGPath()
    for doubt in curve.doubts { doubts.addSteps(doubt.corners) }
    write(doubts, "class=\"doubt\"")
    var bands = SVGPath()
    for band in Staircase.outlines(of: curve.bands) { bands.addSteps(band) }
    let name = "c\(curve.style.color)"
    write(bands, "class=\"band \(name)\(curve.isRegion ? " region" : "")\"")
    let width = curve.style.width
    let pen = Scene.penWidth * scene.density * Float(width) / Float(CurveStyle.usualWidth)
    let dashes = CurveStyle.dashes[curve.style.dash].map { Self.number($0 * pen) }
    let wide = width == CurveStyle.usualWidth ? [] : ["stroke-width:\(Self.number(pen))"]
    // Round ends would fill short gaps.
    let gaps = ["stroke-linecap:butt", "stroke-dasharray:\(dashes.joined(separator: " "))"]
    write(
      Self.strokes(of: curve),
      "class=\"stroke \(name)\"\(style(wide + (dashes.isEmpty ? [] : gaps)))"
    )
    var dots = SVGPath()
    for dot in curve.dots { dots.addDot(at: dot) }
    write(dots, "class=\"stroke \(name)\"\(style(wide))")
    write("</g>\n")
  }

  /// Declarations as an attribute; none where there are none.
  private func style(_ declarations: [String]) -> String {
    declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";"))\""
  }

  /// From how many bytes on lines are written more coarsely.
  private static let longPath = 70_000

  /// The lines of a curve: to a hundredth of a pixel, or to a tenth if that is long.
  private static func strokes(of curve: DrawnCurve) -> SVGPath {
    var path = SVGPath()
    for stroke in curve.strokes { path.add(stroke) }
    guard path.text.count > longPath else { return path }
    path = SVGPath(.tenths)
    for stroke in Polyline.joined(curve.strokes) {
      path.add(Polyline.simplified(stroke, tolerance: 0.1))
    }
    return path
  }

  private mutating func write(_ mark: FeatureMark, _ color: Int) {
    let ink = palette.curves[color].css
    let paper = palette.background.css
    let center = "cx=\"\(Self.number(mark.position.x))\" cy=\"\(Self.number(mark.position.y))\""
    let radius = Self.number(Scene.markRadius * scene.density)
    let line = Self.number((mark.isFilled ? 1 : 1.5) * scene.density)
    let colors =
      mark.isFilled ? "fill=\"\(ink)\" stroke=\"\(paper)\"" : "fill=\"\(paper)\" stroke=\"\(ink)\""
    write("<circle \(center) r=\"\(radius)\" \(colors) stroke-width=\"\(line)\">")
    write("<title>\(FeatureMark.name(of: mark.kind))</title></circle>\n")
  }

  private mutating func write(_ label: TickLabel) {
    let anchor =
      switch label.alignment {
      case .leading: ""
      case .middle: " text-anchor=\"middle\""
      case .trailing: " text-anchor=\"end\""
      }
    write("<text x=\"\(Self.number(label.anchor.x))\" y=\"\(Self.number(label.anchor.y))\"")
    write("\(anchor)>\(Self.escaped(label.text))</text>\n")
  }

  /// A text as the content of an element.
  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      // XML has no other control characters than these.
      case 0..<9, 11, 12, 14..<32: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
