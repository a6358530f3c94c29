// A graph as a file, in the colours of whoever shows it.

internal import Graphs

extension GraphSheet {
  /// The picture as a file, for a request as UTF-8.
  ///
  /// The request is `{"format": "png", "colors": {"page": "#fffdf8", …}}`, with a
  /// format of `png` or `svg`; colours that are missing are those of a light
  /// page.
  public mutating func file(bytes: [UInt8]) -> [UInt8] {
    var request = JSON.null
    do throws(JSON.ReadingError) {
      request = try JSON(reading: bytes)
    } catch {
      return []
    }
    let palette = Palette(reading: request["colors"] ?? .null)
    let scene = scene()
    guard request["format"]?.asText == "svg" else { return scene.png(palette).bytes }
    let title = curves.filter { $0.isShown }.map { settings.spelled($0.text) }
    return SVG(
      scene,
      palette: palette,
      title: title.joined(separator: "; "),
      description: summary(shownWindow)
    ).bytes
  }
}

extension Palette {
  /// The colours of a page, each `#rgb` or `#rrggbb`.
  fileprivate init(reading json: JSON) {
    self = PlotTheme.light.palette
    background = Color(css: json["page"]?.asText) ?? background
    minor = Color(css: json["minor"]?.asText) ?? minor
    major = Color(css: json["major"]?.asText) ?? major
    axis = Color(css: json["axis"]?.asText) ?? axis
    text = Color(css: json["ink"]?.asText) ?? text
    doubt = Color(css: json["doubt"]?.asText) ?? doubt
    for (index, color) in (json["curves"]?.asList ?? []).prefix(curves.count).enumerated() {
      curves[index] = Color(css: color.asText) ?? curves[index]
    }
  }
}

extension Color {
  /// Reads a colour as CSS writes it: `#d50` or `#d55e00`.
  fileprivate init?(css text: String?) {
    guard let text else { return nil }
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6,
      var code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    if digits.count == 3 {
      // Every digit stands twice.
      code = (code & 0xF00) << 8 | (code & 0xF0) << 4 | code & 0xF
      code = code << 4 | code
    }
    self.init(code)
  }
}
