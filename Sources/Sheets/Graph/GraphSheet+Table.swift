// The values of a curve at the places of a table, each as exact as an answer.

internal import Analysis
internal import Expressions
internal import Graphs
internal import Messages
internal import Numbers
internal import Reals
internal import Sessions

extension GraphSheet {
  /// Opens the table of a curve, or changes the one that is open.
  mutating func openTable(_ id: Int, _ members: [JSON.Member], _ result: inout GraphEventResult) {
    guard let reading = readings[id], let new = newTable(of: id, reading) else {
      result.outcome = .refused
      return
    }
    var table = self.table.flatMap { $0.curve == id ? $0 : nil } ?? new
    let object = JSON.object(
      members.map { member in
        guard let text = member.value.asText else { return member }
        return JSON.Member(member.name, .text(settings.plain(text)))
      }
    )
    guard table.change(object), places(of: table) != nil else {
      let sentence = Message(saying: .badTable, in: settings.language, "\(GraphTable.mostPlaces)")
      message = Problem(sentence, at: 0..<0)
      result.outcome = .refused
      return
    }
    self.table = table
    result.outcome = .changed
  }

  /// A table of a curve about the origin, or over a parameter from 0 on: in multiples of π
  /// where an angle is asked for; of points without places, for it has theirs.
  private func newTable(of id: Int, _ reading: GraphReading) -> GraphTable? {
    if reading.plot?.points != nil {
      return GraphTable(curve: id, start: "0", step: "1", count: 0)
    }
    guard let path = reading.curve?.path else { return nil }
    let (step, isAngle) =
      switch (reading.isTrigonometric, environment.angleUnit) {
      case (false, _): ("1", false)
      case (true, .radians): ("pi/6", true)
      case (true, .degrees): ("30", true)
      case (true, .gradians): ("50", true)
      }
    let isParameter = if case .parameter = path.range { true } else { false }
    let start = isAngle || isParameter ? "0" : "-5"
    return GraphTable(curve: id, start: start, step: step, count: isAngle ? 13 : 11)
  }

  /// The places of a table, or nothing where a text is no number.
  private func places(of table: GraphTable) -> [Real]? {
    guard let start = real(table.start), let step = real(table.step) else { return nil }
    var places: [Real] = []
    var workspace = Workspace(budget: GraphSheet.budget)
    do throws(RealError) {
      for index in 0..<table.count {
        let distance = try Real.product(step, Real(Integer(index)), in: &workspace)
        places.append(try Real.sum(start, distance, in: &workspace))
      }
    } catch {
      return nil
    }
    let more = table.places.utf8.split(separator: UInt8(ascii: ";"))
    guard more.count <= GraphTable.mostPlaces else { return nil }
    for text in more.map({ String(decoding: Array($0), as: UTF8.self) }) {
      // A mark at the end begins nothing.
      if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { continue }
      guard let place = real(text) else { return nil }
      places.append(place)
    }
    return places
  }

  /// A text that changes with everything that the values of a table depend on.
  func tableKey(_ table: GraphTable) -> String {
    let curve = curves.first { $0.id == table.curve }
    let meaning = readings[table.curve]?.meaning ?? ""
    return table.json.line + (curve?.text ?? "") + meaning + settings.json.line
  }

  /// The table that is open, with its values; nothing where none is, or its curve has no
  /// path any more.
  ///
  /// - Complexity: The work of ``budget`` for a value, and that of ten values for all that take
  ///   long: what is behind says that it would take too long.
  func shownTable() -> GraphScreen.Table? {
    guard let table, let curve = curves.first(where: { $0.id == table.curve }) else { return nil }
    if let points = readings[curve.id]?.plot?.points {
      return shownTable(of: points, curve)
    }
    guard let path = readings[table.curve]?.curve?.path, let places = places(of: table)
    else { return nil }
    let values: [(name: String, value: Expression)] =
      switch path.range {
      case .across: [("y", path.y)]
      case .up: [("x", path.x)]
      case .parameter: [("x", path.x), ("y", path.y)]
      }
    var shown = GraphScreen.Table(
      curve: table.curve,
      title: shownText(of: curve),
      start: settings.spelled(table.start),
      step: settings.spelled(table.step),
      count: table.count,
      places: settings.spelled(table.places),
      heads: [path.variable] + values.map { $0.name }
    )
    var text = TableText(heads: shown.heads, mark: settings.decimalMark)
    var left = 10 * GraphSheet.budget.stepsLeft
    for place in places {
      var row = GraphScreen.Table.Row(place: coordinate(place), values: [])
      var environment = environment
      environment.variables[path.variable] = .real(place)
      var reals = [place]
      var budget = GraphSheet.budget
      budget.stepsLeft = min(budget.stepsLeft, left)
      var workspace = Workspace(budget: budget)
      do throws(EvaluationError) {
        for (_, value) in values {
          let real = try value.number(in: environment, workspace: &workspace)
          reals.append(real)
          row.values.append(coordinate(real))
        }
      } catch {
        row.problem = Problem(Message(error.kind, in: settings.language), at: 0..<0)
      }
      // What is quickly done is free: a table of plain values never runs out.
      let spent = budget.stepsLeft - max(0, workspace.budget.stepsLeft)
      if spent > 100_000 { left -= spent }
      text.add(reals.map { closedForm(of: $0) }, [row.place] + row.values)
      shown.rows.append(row)
    }
    shown.csv = text.csv
    shown.latex = text.latex
    return shown
  }

  /// The table of points, each as exact as an answer, and as it was written.
  private func shownTable(of points: [Plot.Point], _ curve: GraphCurve) -> GraphScreen.Table {
    var shown = GraphScreen.Table(points: curve.id, title: shownText(of: curve))
    var text = TableText(heads: shown.heads, mark: settings.decimalMark)
    let environment = environment
    for point in points {
      var row = GraphScreen.Table.Row(place: GraphScreen.Coordinate(), values: [])
      var reals: [Real] = []
      var numbers: [GraphScreen.Coordinate] = []
      do throws(EvaluationError) {
        for coordinate in [point.x, point.y] {
          let real = try real(coordinate, environment)
          reals.append(real)
          numbers.append(self.coordinate(real))
        }
      } catch {
        row.problem = Problem(Message(error.kind, in: settings.language), at: 0..<0)
      }
      if let x = numbers.first { row.place = x }
      row.values = Array(numbers.dropFirst())
      row.texts = [point.x, point.y].map { $0.text(decimalMark: settings.decimalMark) }
      text.add(reals.map { closedForm(of: $0) }, numbers)
      shown.rows.append(row)
    }
    shown.csv = text.csv
    shown.latex = text.latex
    return shown
  }

  /// The closed form of a number, if there is one.
  private func closedForm(of real: Real) -> Expression? {
    Presentation(value: .real(real), prefersDecimal: false, angle: settings.angle).expression
  }
}

/// A table of numbers in the forms that other programs read.
private struct TableText {
  /// How many numbers a row has.
  let width: Int
  /// The decimal mark in force.
  let mark: DecimalMark
  /// Lines of a spreadsheet: digits, cut where they go on, and then closed forms.
  var csv: String
  /// Lines of an array of LaTeX.
  private var lines: [String] = []

  /// Creates a table without rows.
  init(heads: [String], mark: DecimalMark) {
    width = heads.count
    self.mark = mark
    let line = heads + heads.map { $0 + " exact" }
    csv = line.joined(separator: mark == .comma ? ";" : ",") + "\r\n"
    lines.append(heads.joined(separator: " & ") + " \\\\ \\hline")
  }

  /// The array, with a line below its head.
  var latex: String {
    let columns = "r|" + String(repeating: "l", count: width - 1)
    return "\\begin{array}{\(columns)} " + lines.joined(separator: " ") + " \\end{array}"
  }

  /// Adds a row; what has no value is empty.
  mutating func add(_ exact: [Expression?], _ shown: [GraphScreen.Coordinate]) {
    let blank = Array(repeating: "", count: width - shown.count)
    let digits = shown.map { $0.decimal?.cut ?? "" } + blank
    let forms = exact.map { $0?.valueText(decimalMark: mark) ?? "" } + blank
    let separator = mark == .comma ? ";" : ","
    csv += (digits + forms).map { $0.cell }.joined(separator: separator) + "\r\n"
    let latex = zip(exact, shown).map { form, shown in
      form?.latex(decimalMark: mark) ?? (shown.decimal ?? "").cut + "\\ldots"
    }
    lines.append((latex + blank).joined(separator: " & ") + " \\\\")
  }
}

extension String {
  /// Digits without the sign that there are more.
  fileprivate var cut: String {
    String(decoding: utf8.filter { $0 < 0x80 }, as: UTF8.self)
  }

  /// The text as a cell of a spreadsheet, in quotes where it has a separator.
  fileprivate var cell: String {
    let separators = [UInt8(ascii: ","), UInt8(ascii: ";")]
    return utf8.contains { separators.contains($0) } ? "\"" + self + "\"" : self
  }
}
