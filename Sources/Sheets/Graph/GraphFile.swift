// A graph as a drawing in SVG, in the colours of whoever shows it. A picture in PNG
// is what a page has on its canvas.

internal import Graphs
internal import Messages
internal import Plots

extension GraphSheet {
  /// The drawing, in the colours of an object as UTF-8, `{"page": "#fffdf8", …}`;
  /// those that are missing are those of a light page.
  package mutating func svg(bytes: [UInt8]) -> [UInt8] {
    var colors = JSON.null
    do throws(JSON.ReadingError) {
      colors = try JSON(reading: bytes)
    } catch {
      return []
    }
    let title = curves.filter { $0.isShown }.map { shownText(of: $0) }
    return SVG(
      scene(),
      palette: Palette(reading: colors),
      title: title.joined(separator: "; "),
      description: summary(shownWindow)
    ).bytes
  }
}

extension Palette {
  /// The colours of a page, each `#rgb` or `#rrggbb`.
  fileprivate init(reading json: JSON) {
    self = PlotSheet.Theme.light.palette
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
