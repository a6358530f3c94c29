// Points in notation: in MathML, in LaTeX and in words.

internal import Expressions
internal import Graphs
internal import Messages
internal import Sessions

/// The points that a line says, to be printed.
struct PrintedPoints {
  /// The points.
  let points: [Plot.Point]
  let settings: Settings

  /// The most points that are drawn in a line; of more the first ones and their number are.
  private static var mostDrawn: Int { 6 }

  /// Reads a text with `.` as its decimal mark; nothing where it says something else.
  init?(_ text: String, functions: [String], _ settings: Settings) {
    guard text.utf8.contains(UInt8(ascii: "(")) || text.utf8.contains(UInt8(ascii: "[")) else {
      return nil
    }
    var options = ParsingOptions()
    options.functions = Set(functions)
    options.refusesWords = true
    do throws(PlotError) {
      guard let points = try Plot(reading: text, options: options).points else { return nil }
      self.points = points
    } catch {
      return nil
    }
    self.settings = settings
  }

  private var mark: DecimalMark { settings.decimalMark }

  /// The points as one element, to be looked at.
  var mathml: String {
    let sign = mark == .comma ? ";" : ","
    var parts = points.prefix(Self.mostDrawn).map { point in
      "<mrow><mo>(</mo>" + drawn(point.x) + "<mo separator=\"true\">\(sign)</mo>" + drawn(point.y)
        + "<mo>)</mo></mrow>"
    }
    if points.count > parts.count {
      parts.append("<mo>…</mo><mtext>&#xa0;(\(points.count))</mtext>")
    }
    return "<math display=\"block\"><mrow>"
      + parts.joined(separator: "<mo separator=\"true\">\(sign)</mo>") + "</mrow></math>"
  }

  /// The points for math mode.
  var latex: String {
    let sign = mark == .comma ? "; " : ", "
    return points.map { point in
      "\\left(" + point.x.latex(decimalMark: mark) + sign + point.y.latex(decimalMark: mark)
        + "\\right)"
    }.joined(separator: sign)
  }

  /// What they are called: one by its coordinates, several by their number.
  var words: String {
    let language = settings.language
    guard points.count == 1 else {
      return Sentence.graphPoints.text(in: language, "\(points.count)")
    }
    let speech = Speech(language: language, verbosity: settings.verbosity)
    let (x, y) = (said(points[0].x, speech), said(points[0].y, speech))
    return Sentence.featurePoint.text(in: language, Sentence.graphPoint.text(in: language), x, y)
  }

  private func said(_ coordinate: Expression, _ speech: Speech) -> String {
    let text = coordinate.text(decimalMark: mark)
    return speech.words(forText: text, settings) ?? text
  }

  /// An expression without the element around it.
  private func drawn(_ coordinate: Expression) -> String {
    let drawing = Array(coordinate.drawing(decimalMark: mark).utf8)
    let head = "<math display=\"block\">".utf8.count
    let tail = "</math>".utf8.count
    return String(decoding: drawing[head..<drawing.count - tail], as: UTF8.self)
  }
}
