// A line of the tape. Texts are kept with `.` as the decimal mark, whatever
// mark is in force.

internal import Expressions
internal import Formulas
internal import Messages
internal import Sessions

/// A formula that was evaluated, and its result.
struct TapeLine: Hashable, Sendable {
  /// The number that names the line.
  var id: Int
  /// The name of the line in all windows: it stays where the number changes.
  var mark: String
  /// The formula as text.
  var text: String
  /// The formula, unless it is very long, or its text says several statements.
  var formula: Formula?
  /// The names that the formula mentions.
  let names: [String]
  /// The names among them that are functions of the user.
  let functions: [String]
  /// The value of the formula.
  var result: Result
  /// Whether the line is never dropped.
  var isPinned = false
  /// Whether a name in it means something else by now.
  var isStale = false
  /// The name that the user gave the line.
  var label = ""
  /// Whether the line is shown without its answer.
  var isFolded = false
  /// The line whose value Ans is in this one, where Ans is mentioned.
  var ans: Previous?
  /// The reason why the line has no answer any more.
  var problem: Problem?
  /// How the line is drawn, if it is.
  var look: LineLook?
  /// Whether it is a curve, which has no answer and means what names mean at the end of the
  /// sheet.
  var isCurve = false
  /// The slider of the number that the line gives a name, if it has one.
  var slider: LineSlider?

  /// The line whose value is Ans.
  struct Previous: Hashable, Sendable {
    /// The number of the line.
    var line: Int
    /// Its value as text of the language, if it is known.
    var text: String?
  }

  /// The value of a formula.
  struct Result: Hashable, Sendable {
    /// How it is known.
    var status: Answer.Status
    /// The closed form.
    var exact: String?
    /// The text of a conversion, where that is not read back as the value.
    var text: String?
    /// The digits.
    var decimal: String?
    /// All digits with the repeating ones in brackets, if they are few.
    var repeating: String?
    /// The name that was defined.
    var name: String?
    /// An expression of the value without digits, unless it is long.
    var value: String?
    /// The unit of angles in that expression.
    var angle: AngleUnit
    /// The seed of the random numbers in that expression.
    var seed: Int?
    /// The solutions of equations, where they can be listed.
    var solutions: WrittenSolutions?
    /// The stored values that were put in, `x = 5`, if some were.
    var stored: String?
  }

  /// The longest closed form that a line keeps, in bytes.
  static var longestExact: Int { 100_000 }
  /// The most digits that a line keeps, about.
  static var longestDecimal: Int { 1_000 }
  /// The most pieces of a formula that a line keeps as it was typed.
  static var longestFormula: Int { 2_000 }

  /// The bytes that the line keeps, about.
  var size: Int {
    let result = result
    return text.utf8.count + (result.exact?.utf8.count ?? 0) + (result.decimal?.utf8.count ?? 0)
      + (result.text?.utf8.count ?? 0) + (result.solutions?.size ?? 0)
      + (result.value?.utf8.count ?? 0) + 8 * (formula?.pieces.count ?? 0) + 100
  }

  /// The formula as it can be edited.
  var editable: Formula? {
    formula ?? Statement(plain: text, functions: functions).flatMap { Formula($0) }
  }

  /// The line as it is shown.
  func shown(_ settings: Settings) -> Screen.Line {
    Screen.Line(
      id: id,
      text: settings.spelled(text),
      mathml: mathml(settings),
      resultMathml: resultMathml(settings),
      exact: result.exact.map { settings.spelled($0) },
      decimal: result.decimal.map { settings.spelled($0) },
      repeating: result.repeating.map { settings.spelled($0) },
      status: result.status,
      name: result.name,
      isPinned: isPinned,
      isStale: isStale,
      label: label,
      isFolded: isFolded,
      problem: problem,
      look: look,
      isCurve: isCurve,
      canBeDrawn: look == nil && canBeDrawn,
      slider: slider != nil,
      canSlide: slider == nil && assignment != nil,
      isSolved: isSolved,
      written: result.text,
      angle: usesAngles ? result.angle : nil,
      stored: result.stored.map {
        Sentence.storedValues.text(in: settings.language, settings.spelled($0))
      },
      canTurn: coordinate != nil,
      brief: brief(settings)
    )
  }

  /// What is shown of many solutions.
  private func brief(_ settings: Settings) -> [JSON.Member] {
    guard isSolved else { return [] }
    return BriefSolutions.members(
      exact: result.exact.map { settings.spelled($0) },
      decimal: result.decimal.map { settings.spelled($0) },
      result.solutions,
      settings
    )
  }

  /// Whether the line defines a function of one variable.
  var isFunction: Bool { definedFunction != nil }

  /// The function of one variable that the line defines.
  var definedFunction: String? {
    guard !isCurve, text.utf8.contains(UInt8(ascii: "=")),
      case .define(let name, _, let parameters) = statement?.action, parameters.count == 1
    else { return nil }
    return name
  }

  /// What a comparison with x or y looks like in the plane.
  enum Comparison {
    /// Lines, where it says that the coordinate is equal to something.
    case lines
    /// A part of the plane.
    case region
  }

  /// What the line looks like in the plane, if it compares something with x alone or with y alone.
  var comparison: Comparison? {
    guard let statement = comparing, case .evaluate = statement.action else { return nil }
    let expression = statement.expression
    guard case .relation = expression.symbol(at: expression.root),
      expression.variables.contains("x") != expression.variables.contains("y")
    else { return nil }
    let isEquation = (0..<expression.count).contains { index in
      guard case .relation(.equal, _) = expression.symbol(at: index) else { return false }
      return true
    }
    return isEquation ? .lines : .region
  }

  /// The statement of the line, where it has a sign that compares, or one that gives a name a
  /// value, and asks for no way to write it.
  private var comparing: Statement? {
    guard !isCurve, text.utf8.contains(where: { TapeLine.startsRelation($0) }), let statement,
      statement.conversion == nil
    else { return nil }
    return statement
  }

  /// Whether a byte of a text may be the first one of a sign that compares.
  private static func startsRelation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=")
      || byte == 0xE2
  }

  /// Whether the line has a picture besides its answer.
  var canBeDrawn: Bool { isFunction || comparison != nil || isOfPlane }

  /// Whether the line has an answer and says a curve all the same, since a coordinate has a value.
  private var isOfPlane: Bool {
    guard !isCurve, let statement, statement.conversion == nil, coordinate == nil,
      !statement.expression.asksForSolutions
    else { return false }
    let names = statement.expression.variables
    switch statement.action {
    case .define: return false
    case .assign(let name, _):
      return (name == "y" && names.contains("x")) || (name == "x" && names.contains("y"))
    case .evaluate:
      return names.contains("x") && !names.contains("y") && !statement.expression.isCondition
    }
  }

  /// Whether the line is an equation or an inequality that was answered with its solutions.
  var isSolved: Bool {
    if result.solutions != nil { return true }
    guard problem == nil, let answer = result.exact ?? result.text, answer != "true",
      answer != "false", let statement = comparing
    else { return false }
    let expression = statement.expression
    switch statement.action {
    // A name that is given a number has that as its form.
    case .assign(let name, _): return result.exact == nil && expression.variables.contains(name)
    case .define: return false
    case .evaluate: return expression.isCondition
    }
  }

  /// Whether a function in the line takes or gives an angle.
  private var usesAngles: Bool { !isCurve && statement?.expression.hasAngles == true }

  /// The coordinate to which the line gives a number, whether it is drawn or stored: `x = 3`.
  var coordinate: String? {
    guard let statement, case .assign(let name, _) = statement.action,
      TapeLine.coordinates.contains(name), !statement.expression.isCondition,
      !statement.expression.variables.contains(where: { TapeLine.coordinates.contains($0) })
    else { return nil }
    return name
  }

  /// The coordinates of the plane.
  private static var coordinates: [String] { ["x", "y", "r", "θ"] }

  /// The name that the line gives a number that stands there, and that number.
  var sliding: (name: String, value: String)? {
    guard let assignment, case .assign(let name, _) = assignment.action else { return nil }
    return (name, assignment.expression.text())
  }

  /// The statement that gives a name a number, where the line is one.
  private var assignment: Statement? {
    guard !isCurve, names.isEmpty, text.utf8.count <= 200, let statement,
      case .assign = statement.action, statement.expression.names.isEmpty
    else { return nil }
    return statement
  }

  /// The statement of the line, where it can be read.
  private var statement: Statement? { Statement(plain: text, functions: functions) }

  private func mathml(_ settings: Settings) -> String? {
    if isCurve, formula == nil,
      let points = PrintedPoints(text, functions: functions, settings)
    {
      return points.mathml
    }
    guard text.utf8.count <= Markup.longestText else { return nil }
    guard let formula = editable else {
      return isCurve
        ? Markup.curve(text, functions: functions, settings)
        : Markup.line(text, functions: functions, settings)
    }
    let drawing = Markup.formula(formula, settings)
    return isCurve ? drawing.withGreekAngle : drawing
  }

  private func resultMathml(_ settings: Settings) -> String? {
    guard let text = result.exact ?? result.decimal, text.utf8.count <= Markup.longestText else {
      return nil
    }
    if let solutions = result.solutions { return Markup.solutions(solutions, settings) }
    guard result.exact != nil else { return Markup.digits(text, settings) }
    return Markup.text(result.written ?? text, settings)
  }
}

extension TapeLine.Result {
  /// The longest expression of a value, in bytes.
  private static var longestValue: Int { 2_000 }

  /// What an answer says, spelled with a point, where the expression that Ans
  /// stood for is known or not.
  init(_ answer: WrittenAnswer, ans: String?, _ settings: Settings) {
    status = answer.status
    exact = answer.exact.map { settings.plain($0) }
    if let text = exact, text.utf8.count > TapeLine.longestExact { exact = nil }
    text = answer.text.flatMap { $0.utf8.count > TapeLine.longestDecimal ? nil : $0 }
    decimal = answer.decimal.map { settings.plain($0.text) }
    if let digits = decimal, digits.utf8.count > TapeLine.longestDecimal {
      decimal =
        answer.isSolved
        ? Answer.Solutions.abbreviated(digits, in: settings.language)
        : TapeLine.Result.shortened(digits)
    }
    repeating = answer.decimal?.repeating.map { settings.plain($0) }
    solutions = answer.solutions.flatMap { $0.size > TapeLine.longestDecimal ? nil : $0 }
    name = answer.name
    stored = answer.stored.map { settings.plain($0) }
    angle = settings.angle
    seed = answer.seed
    guard answer.kind == .value else { return }
    value =
      exact == nil
      ? settings.plain(answer.expression).replacingAns(by: ans)
      : settings.plain(answer.unicode ?? answer.exact ?? "")
    if let text = value, text.utf8.count > TapeLine.Result.longestValue { value = nil }
  }

  /// The value as text of the language without digits, if there is one.
  var written: String? { value ?? exact }
}

extension TapeLine.Result {
  /// Digits of a value, and no more than a line keeps.
  private static func shortened(_ digits: String) -> String? {
    let first = digits.utf8.prefix(TapeLine.longestDecimal)
    // Without its mark or its exponent a number would be another one; a list has no part
    // that is one.
    guard KeptDigits(digits)?.isList == false, first.contains(UInt8(ascii: ".")),
      !digits.utf8.contains(UInt8(ascii: "e"))
    else { return nil }
    return String(decoding: Array(first), as: UTF8.self) + "…"
  }
}

extension String {
  /// The text with what Ans stood for in brackets, or nothing where it has Ans
  /// and that is not known.
  fileprivate func replacingAns(by value: String?) -> String? {
    var output: [UInt8] = []
    var word: [UInt8] = []
    for byte in Array(utf8) + [0] {
      let isLetter = byte >= 0x80 || byte == UInt8(ascii: "_") || 0x61...0x7A ~= byte | 0x20
      if isLetter || (!word.isEmpty && 0x30...0x39 ~= byte) {
        word.append(byte)
        continue
      }
      if word.elementsEqual("Ans".utf8) {
        guard let value else { return nil }
        word = Array(("(" + value + ")").utf8)
      }
      output += word
      word = []
      if byte != 0 { output.append(byte) }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

extension TapeLine {
  /// The longest name of a line, in characters.
  private static var longestLabel: Int { 100 }

  /// A text as the name of a line.
  static func label(_ text: String) -> String {
    let first = text.unicodeScalars.prefix(longestLabel)
    return String(String.UnicodeScalarView(first.map { $0.value < 0x20 ? " " : $0 }))
  }
}
