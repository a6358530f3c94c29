// `surd plot`: what is written, printed and reported.

import Foundation
import Testing

@Suite("The command plots")
struct PlotTests {
  /// The text of y = x²/4 − 5 by exact arithmetic: at the edge of columns k
  /// pixels right of the origin the curve is 78 − k²/24 rows from the top.
  private func rows(of column: Int) -> ClosedRange<Int> {
    let ends = [column - 60, column - 59].map { 24 * 78 - $0 * $0 }
    let least = min(ends[0], ends[1])
    let most = max(ends[0], ends[1])
    // A row is 24 of these units high.
    return Int((Double(least) / 24).rounded(.down))...Int((Double(most) / 24).rounded(.up)) - 1
  }

  @Test("text whose dots are the pixels that the curve meets")
  func textIsProved() throws {
    let outcome = try Surd.run([
      "plot", "x^2/4-5", "--x", "-10..10", "--y", "-8..8", "--size", "60x24",
    ])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 25 && lines[24].isEmpty)
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    for row in 0..<96 {
      let line = Array(lines[row / 4].unicodeScalars)
      for column in 0..<120 where column / 2 < line.count {
        let letter = line[column / 2].value
        guard (0x2800...0x28FF).contains(letter) else { continue }
        let isOn = letter & bits[column % 2][row % 4] != 0
        let rows = rows(of: column)
        // A curve that only touches a pixel's border may light it.
        if rows.contains(row) { #expect(isOn, "\(column), \(row)") }
        if row < rows.lowerBound - 1 || row > rows.upperBound + 1 {
          #expect(!isOn, "\(column), \(row)")
        }
      }
    }
  }

  /// The angles of x + y·i at the middles of five by three characters, by hand.
  @Test("a function of z is drawn by the angles of its values, and that is not called proved")
  func coloring() throws {
    let outcome = try Surd.run(["plot", "--complex", "z", "--size", "5x3"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "↖↖↑↗↗\n←←·→→\n↙↙↓↘↘\n")
    #expect(outcome.errors.contains("not proved"))
    let turned = try Surd.run(["plot", "--complex", "-i*z", "--size", "5x3"])
    #expect(turned.output == "↗↗→↘↘\n↑↑·↓↓\n↖↖←↙↙\n")
    let folder = try Folder()
    for (name, start) in [("a.svg", "<svg"), ("b.png", "\u{FFFD}PNG")] {
      let path = folder.url.appending(path: name).path
      let file = try Surd.run([
        "plot", "--complex", "(z^2 - 1)/(z^2 + 1)", "-o", path, "--size", "60x40",
      ])
      #expect(file.status == 0 && file.output.isEmpty && file.errors.contains("not proved"))
      let content = try Data(contentsOf: URL(filePath: path))
      #expect(String(decoding: content.prefix(4), as: UTF8.self) == start || name == "b.png")
    }
    let unknown = try Surd.run(["plot", "--complex", "gamma(z)", "--size", "5x3"])
    #expect(unknown.status == 1 && unknown.errors.contains("cannot be coloured"))
    let real = try Surd.run(["plot", "--complex", "x^2", "--size", "5x3"])
    #expect(real.status == 0 && !real.errors.contains("colours"))
  }

  /// By mpmath 1.3, at −2.4, −1.2, 0, 1.2 and 2.4 on the cuts.
  @Test(
    "cuts belong to the side from which one comes counter-clockwise",
    arguments: [
      ("asin(z)", "↖←·→↘"), ("acos(z)", "↘→→↑↑"), ("acosh(z)", "↗↑↑→→"), ("atanh(z)", "↑↖·↘↓"),
      ("asinh(i*z)", "↙↓·↑↗"), ("atan(i*z)", "←↙·↗→"),
    ]
  )
  func cuts(text: String, arrows: String) throws {
    let outcome = try Surd.run(["plot", "--complex", text, "--size", "5x3"])
    #expect(outcome.output.split(separator: "\n").dropFirst().first.map { String($0) } == arrows)
  }

  @Test("a file whose kind is the end of its name")
  func files() throws {
    let folder = try Folder()
    for (name, start) in [("a.svg", "<svg"), ("b.PNG", "\u{FFFD}PNG")] {
      let path = folder.url.appending(path: name).path
      let outcome = try Surd.run(["plot", "1/x", "x^2", "-o", path, "--size", "300x200"])
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
      let content = try Data(contentsOf: URL(filePath: path))
      #expect(String(decoding: content.prefix(4), as: UTF8.self).hasPrefix(start))
    }
  }

  @Test("runs of rows for programs")
  func json() throws {
    let outcome = try Surd.run([
      "plot", "x", "1/+", "--x", "0..4", "--y", "0..4", "--size", "4x4", "--format", "json",
    ])
    #expect(outcome.status == 2 && outcome.errors.isEmpty)
    let objects = try outcome.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 2)
    #expect(objects[0]["reading"] as? String == "y = x")
    #expect(objects[0]["status"] as? String == "exact")
    #expect(objects[0]["x"] as? [String] == ["0", "4"])
    let columns = try #require(objects[0]["columns"] as? [[String: Any]])
    let proved = columns.map { $0["proved"] as? [[Int]] ?? [] }
    for column in 0..<4 {
      // The diagonal, and perhaps pixels that it touches at a corner.
      #expect(proved[column].contains { $0[0] <= 3 - column && 4 - column <= $0[1] })
    }
    #expect(columns.map { $0["joins"] as? Bool } == [false, true, true, true])
    #expect(objects[1]["status"] as? String == "syntax")
  }

  @Test("exact features, in a window that shows them")
  func features() throws {
    let outcome = try Surd.run(["plot", "(x-50)^2-2", "--size", "200x100", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let members = try #require(object as? [String: Any])
    let features = try #require(members["features"] as? [[String: Any]])
    // The zeros are 50 ± √2, the vertex is (50, −2).
    let zeros = features.filter { $0["kind"] as? String == "zero" }
    #expect(zeros.count == 2)
    for (zero, digits) in zip(zeros, ["48.585786", "51.414213"]) {
      let x = try #require(zero["x"] as? [String: Any])
      #expect((x["decimal"] as? String)?.hasPrefix(digits) == true)
    }
    let minimum = try #require(features.first { $0["kind"] as? String == "minimum" })
    #expect((minimum["x"] as? [String: Any])?["exact"] as? String == "50")
    #expect((minimum["y"] as? [String: Any])?["exact"] as? String == "-2")
    let bounds = try #require(members["x"] as? [String]).compactMap { Double($0) }
    #expect(bounds.count == 2 && bounds[0] < 48.5 && 51.5 < bounds[1])
    #expect(members["featuresComplete"] as? Bool == true)
  }

  @Test("rows of numbers are points, each exact, and a further column is a further line")
  func data() throws {
    let outcome = try Surd.run(
      ["plot", "--data", "-", "--size", "40x30", "--format", "json"],
      input: "t,a,b\n0,1/3,2\n0.1,0.5,-3\n"
    )
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = try outcome.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["kind"] as? String == "points")
      let features = object?["features"] as? [[String: Any]] ?? []
      return features.map { feature in
        ["x", "y"].map { (feature[$0] as? [String: Any])?["exact"] as? String }
      }
    }
    #expect(lines == [[["0", "1/3"], ["1/10", "1/2"]], [["0", "2"], ["1/10", "-3"]]])
    let wrong = try Surd.run(["plot", "--data", "-"], input: "1 2\n3 4\n5 six\n")
    #expect(wrong.status == 3 && wrong.errors.contains("row 3 has “six”"))
    let none = try Surd.run(["plot", "--data", "-"], input: "x^2\n")
    #expect(none.status == 3 && none.errors.hasPrefix("surd: -: these are no rows of numbers"))
    #expect(try Surd.run(["plot", "--data", "/nowhere"]).status == 66)
  }

  @Test("asymptotes are lines")
  func asymptotes() throws {
    let outcome = try Surd.run(
      ["plot", "atan(x)", "x=y+1/y", "--size", "20x10", "--format", "json"]
    )
    let lines = try outcome.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let features = object?["features"] as? [[String: Any]] ?? []
      return features.filter { $0["kind"] as? String == "asymptote" }.map { feature in
        ["x", "y"].map { (feature[$0] as? [String: Any])?["exact"] as? String }
      }
    }
    #expect(lines == [[[nil, "-pi/2"], [nil, "pi/2"]], [["y", nil]]])
  }

  @Test("closed forms where they are known")
  func closedForms() throws {
    let outcome = try Surd.run(["plot", "x^2-2", "--size", "40x30", "--format", "json"])
    #expect(outcome.output.contains(#""x":{"exact":"sqrt(2)","decimal":"1.414213562…"}"#))
    #expect(outcome.output.contains(#""y":{"exact":"-2","decimal":"-2"}"#))
  }

  @Test("where curves meet, once, and with which")
  func intersections() throws {
    let outcome = try Surd.run([
      "plot", "x^2", "x+2", "y^2=x", "--x", "-4..4", "--size", "40x30", "--format", "json",
    ])
    // x² = x + 2 at −1 and at 2.
    for (x, y) in [(-1, 1), (2, 4)] {
      let numbers = [x, y].map { #"{"exact":"\#($0)","decimal":"\#($0)"}"# }
      let place = #""x":\#(numbers[0]),"y":\#(numbers[1])"#
      let rest = #""filled":true,"left":null,"right":null,"range":null,"with":"x+2"}"#
      let text = #"{"kind":"intersection",\#(place),\#(rest)"#
      #expect(outcome.output.split(separator: text, omittingEmptySubsequences: false).count == 2)
    }
    #expect(!outcome.output.contains(#""with":"x^2""#))
  }

  @Test("the common points of a chain of equations")
  func chain() throws {
    let outcome = try Surd.run([
      "plot", "x=y=x^2", "--x", "-1.05..1.95", "--y", "-1.05..1.95", "--size", "30x30",
      "--format", "json",
    ])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let columns = try #require((object as? [String: Any])?["columns"] as? [[String: Any]])
    let proved = columns.map { $0["proved"] as? [[Int]] ?? [] }
    // (0, 0) and (1, 1), each in the middle of a pixel.
    let found = proved.enumerated().filter { !$0.element.isEmpty }
    #expect(found.map(\.offset) == [10, 20] && found.map(\.element) == [[[19, 20]], [[9, 10]]])
  }

  @Test(
    "files of dense curves are not large",
    arguments: [
      "sin(x^2+y^2)=cos(x*y)", "x=4*cos(31*t), y=4*sin(29*t), 0<=t<=2*pi",
    ]
  )
  func smallFiles(curve: String) throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "a.svg").path
    _ = try Surd.run(["plot", curve, "-o", file, "--size", "1600x1000"])
    #expect(try Data(contentsOf: URL(filePath: file)).count < 100_000)
  }

  @Test("a hole as an open circle")
  func hole() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "a.svg").path
    _ = try Surd.run([
      "plot", "(x^2-1)/(x-1)", "--x", "-4..4", "--y", "-2.5..2.5", "-o", file, "--size", "800x500",
    ])
    let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    // x = 1 is in column 500, y = 2 in row 250 − 200.
    #expect(text.contains("<circle cx=\"500\" cy=\"50\""))
  }

  @Test("an error where a curve has no value anywhere")
  func undefinedEverywhere() throws {
    for (curve, words) in [("1/0", "0"), ("x + 1/0", "0"), ("sqrt(-1-x^2)", "negative")] {
      let outcome = try Surd.run(["plot", curve, "--size", "40x20"])
      #expect(outcome.status == 1, "\(curve)")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test("a word where nothing of a curve is in the window")
  func nothingInTheWindow() throws {
    let arguments = ["plot", "x^2+y^2=1", "--x", "5..9", "--y", "0..4", "--size", "80x40"]
    let outcome = try Surd.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("no point of x^2+y^2=1 lies in the window, proved"))
    let json = try Surd.run(arguments + ["--format", "json"])
    #expect(json.output.contains("\"isEmpty\":true") && json.errors.isEmpty)
    let met = try Surd.run(["plot", "x^2+y^2=1", "--size", "80x40", "--format", "json"])
    #expect(met.output.contains("\"isEmpty\":false"))
  }

  @Test("a function of y with the columns of the screen")
  func sideways() throws {
    let outcome = try Surd.run([
      "plot", "x=y+1", "--x", "0..4", "--y", "0..4", "--size", "4x4", "--format", "json",
    ])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let columns = try #require((object as? [String: Any])?["columns"] as? [[String: Any]])
    let proved = columns.map { $0["proved"] as? [[Int]] ?? [] }
    for column in 1..<4 {
      // From (1, 0) at the lower edge up to (4, 3) at the right edge.
      #expect(proved[column].contains { $0[0] <= 4 - column && 5 - column <= $0[1] })
      #expect(!proved[column].contains { $0[0] <= 2 - column && 2 - column < $0[1] })
    }
  }

  @Test("bounds that are expressions")
  func bounds() throws {
    let outcome = try Surd.run([
      "plot", "x", "--let", "a=3", "--x", "-a/2..sqrt(16)", "--size", "2x2", "--format", "json",
    ])
    #expect(outcome.output.contains("\"x\":[\"-1.5\",\"4\"]"))
    let near = try Surd.run([
      "plot", "x", "--x", "e^(-e^30)..1", "--size", "2x2", "--format", "json",
    ])
    #expect(near.status == 0 && near.output.contains("\"x\":[\"1/e^e^30\",\"1\"]"))
    // Narrower than doubles can be, and every pixel is proved.
    let narrow = try Surd.run([
      "plot", "x^2", "--x", "-10^(-300)..10^(-300)", "--y", "-10^(-600)..10^(-600)", "--size",
      "60x40", "--format", "json",
    ])
    #expect(narrow.status == 0 && narrow.output.contains("\"undecided\":0"))
    let pi = try Surd.run(["plot", "x/2", "--x", "-2*pi..2*pi", "--size", "60x24"])
    #expect(pi.output.contains("−π") && pi.output.contains("π"))
  }

  @Test(
    "or says what is wrong",
    arguments: [
      (
        ["1/+"], 2,
        "surd: syntax: something is missing here: put a number or a name\n  1/+\n     ^\n"
      ),
      (["q+x"], 3, "surd: input: q has no value"),
      (
        ["x", "--x", "1..r"], 3,
        "surd: --x: input: r has no value: give it one with r = …\n  1..r\n     ^\n"
      ),
      (["x", "--x", "3..1"], 64, "surd: --x takes a smaller and a greater number"),
      (["x", "--y", "5"], 64, "surd: --y takes a smaller and a greater number"),
      (["x", "--x", "0..e^(e^30)"], 64, "surd: --x takes a smaller and a greater number, up to"),
      (["x", "--x", "0..10^(10^9)"], 64, "surd: --x takes a smaller and a greater number, up to"),
      (["x", "--x", "0..10^(-1300)"], 64, "surd: --x takes a smaller and a greater number, up to"),
      (["x", "--x", "0..e^(-e^30)"], 64, "surd: --x takes a smaller and a greater number, up to"),
      (["x", "--size", "3"], 64, "surd: --size does not take “3”"),
      (["x", "-o", "a.gif"], 64, "surd: the file of a plot ends in .svg or .png"),
      (["x", "--raw"], 64, "surd: --raw goes with a PNG file"),
      (["x", "-o", "/nowhere/a.png"], 74, "surd: cannot write /nowhere/a.png: "),
      ([], 64, "surd: plot needs a curve"),
    ] as [([String], Int32, String)]
  )
  func mistakes(arguments: [String], status: Int32, errors: String) throws {
    let outcome = try Surd.run(["plot"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(errors), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
