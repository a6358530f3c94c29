// SVG files are well formed and short, and say what they show.

import Foundation
import Graphs
import Numbers
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("SVG files")
struct SVGTests {
  static let palette = Palette(
    background: Color(0xFF_FFFF),
    minor: Color(0xEE_EEEE),
    major: Color(0xDD_DDDD),
    axis: Color(0x33_3333),
    text: Color(0x22_2222),
    doubt: Color(0xFF_AA00),
    curves: Array(repeating: Color(0x00_55AA), count: 8)
  )

  /// What a reader of XML finds.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String: String] = [:]
    private var open: [String] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
      open.append(name)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let name = open.last { texts[name, default: ""] += text }
    }
  }

  private func read(_ bytes: [UInt8]) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test("A file is well formed and named")
  func wellFormed() throws {
    var scene = TerminalTests.axes()
    scene.add(TerminalTests.parabola(), style: CurveStyle(color: 2))
    let svg = SVG(scene, palette: Self.palette, title: "y < x & \"z\"", description: "a > b\u{1}")
    let reader = try read(svg.bytes)
    #expect(reader.texts["title"] == "y < x & \"z\"")
    #expect(reader.texts["desc"] == "a > b ")
    let root = try #require(reader.elements.first?.attributes)
    #expect(root["viewBox"] == "0 0 120 96" && root["role"] == "img")
    #expect(root["width"] == "480", "a quarter of a pixel per CSS pixel")
    #expect(reader.elements.count { $0.name == "text" } == scene.labels.count)
  }

  /// The sum of a path's relative moves, which follow the letters m, l, h and v.
  private func end(ofPath path: String) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    var numbers: [Double] = []
    var letter: Character = "m"
    var digits = ""
    func take() {
      if let number = Double(
        digits.hasPrefix("-.")
          ? "-0" + digits.dropFirst() : digits.hasPrefix(".") ? "0" + digits : digits
      ) {
        numbers.append(number)
      }
      digits = ""
    }
    func apply() {
      switch letter {
      case "h": x += numbers.reduce(0, +)
      case "v": y += numbers.reduce(0, +)
      default:
        for (place, number) in numbers.enumerated() {
          if place.isMultiple(of: 2) { x += number } else { y += number }
        }
      }
      numbers = []
    }
    for character in path {
      if character.isLetter {
        take()
        apply()
        letter = character
      } else if character == " " || character == "-" {
        take()
        if character == "-" { digits = "-" }
      } else {
        if character == ".", digits.contains(".") { take() }
        digits.append(character)
      }
    }
    take()
    apply()
    return (x, y)
  }

  @Test("Rounding does not add up along a line of 1600 columns, and the file is short")
  func roundingDoesNotAddUp() throws {
    var scene = Scene(width: 1600, height: 1000)
    var picture = Picture(width: 1600, height: 1000)
    // A zigzag, so that no vertex is left out.
    for column in 0..<1600 {
      let ends = [column, column + 1].map {
        300 + Float($0) / 7 + ($0.isMultiple(of: 2) ? 0.357 : 0)
      }
      picture.append(
        [Run(top: 250, bottom: 600, state: .proved)].map { run in
          var run = run
          run.top = Int32(min(ends[0], ends[1]))
          run.bottom = Int32(max(ends[0], ends[1])) + 1
          return run
        },
        crossing: Crossing(left: ends[0], right: ends[1], joinsLeft: column > 0)
      )
    }
    scene.add(picture, style: CurveStyle(color: 0))
    #expect(scene.curves[0].strokes.map(\.count) == [1601])
    let svg = SVG(scene, palette: Self.palette, title: "", description: "")
    #expect(svg.bytes.count < 100_000)
    let path = try #require(
      read(svg.bytes).elements.last { $0.attributes["class"] == "stroke c0" }?.attributes["d"]
    )
    let end = end(ofPath: path)
    #expect(abs(end.x - 1600) < 0.006 && abs(end.y - (300 + 1600.0 / 7 + 0.357)) < 0.006)
  }

  @Test("Joined lines have the same segments", arguments: seeds(20))
  func joinedLinesAreTheSame(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let point = { (random: inout SplitMix64) in
      ScreenPoint(x: Float.random(in: 0...3, using: &random).rounded(), y: 0)
    }
    let strokes = (0..<30).map { _ in
      (0..<Int.random(in: 2...4, using: &random)).map { _ in point(&random) }
    }
    let joined = Polyline.joined(strokes)
    #expect(joined.count <= strokes.count)
    #expect(Self.segments(joined) == Self.segments(strokes))
  }

  /// How often each segment is drawn, in either direction.
  private static func segments(_ strokes: [[ScreenPoint]]) -> [[ScreenPoint]: Int] {
    var counts: [[ScreenPoint]: Int] = [:]
    for stroke in strokes {
      for (start, end) in zip(stroke, stroke.dropFirst()) {
        counts[[start, end].sorted { ($0.x, $0.y) < ($1.x, $1.y) }, default: 0] += 1
      }
    }
    return counts
  }

  @Test("A simplified line stays as near as it says", arguments: seeds(20))
  func simplifiedLinesAreNear(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let stroke = (0..<200).map { index in
      let height = 5 * (Float(index) / 9).squareRoot()
      return ScreenPoint(x: Float(index), y: height + Float.random(in: -0.1...0.1, using: &random))
    }
    let line = Polyline.simplified(stroke, tolerance: 0.2)
    #expect(line.first == stroke.first && line.last == stroke.last && line.count < stroke.count)
    for point in stroke {
      let place = try #require(line.firstIndex { $0.x >= point.x })
      // A point of the line itself is a vertex of it.
      guard place > 0, line[place] != point else { continue }
      let (start, end) = (line[place - 1], line[place])
      let (alongX, alongY) = (end.x - start.x, end.y - start.y)
      let area = (point.x - start.x) * alongY - (point.y - start.y) * alongX
      #expect(abs(area) < 0.201 * (alongX * alongX + alongY * alongY).squareRoot())
    }
  }
}
