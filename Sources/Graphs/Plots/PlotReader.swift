// From the statements of a plot to its kind.

internal import Analysis
package import Expressions
internal import Numbers

extension Plot {
  /// Reads a plot: `sin(x)`, `y = x^2`, `x = y^2`, `x^2 + y^2 <= 4`,
  /// `x = cos(t), y = sin(t), 0 <= t <= 2*pi`, `(cos(t), sin(t))`,
  /// `(1, 2), (3, 4)`, `r = 1 + cos(theta)` or `theta = pi/4`.
  ///
  /// - Throws: ``PlotError``, with the place.
  package init(reading text: String, options: ParsingOptions = ParsingOptions()) throws(PlotError) {
    let line = Parser.plot(text, options: options)
    let mistake: PlotError
    do throws(PlotError) {
      try self.init(line, of: text)
      return
    } catch {
      mistake = error
    }
    // A number that can be written in one way only is that number.
    guard let other = line.text(text, mending: mistake) else { throw mistake }
    try self.init(reading: other, options: options)
  }

  private init(_ line: Line, of text: String) throws(PlotError) {
    if let diagnostic = line.diagnostics.first { throw .text(diagnostic) }
    var reader = PlotReader()
    do throws(PlotError) {
      for statement in line.naming(line.parameters, in: text) { try reader.read(statement) }
      kind = try reader.kind()
    } catch {
      throw line.foreignMark(before: error) ?? error
    }
    self.text = text
    boundsPlace = reader.boundsPlace
    isOfComplexNumber = reader.isOfComplexNumber
    separatorPlace = line.separatorPlace(before: boundsPlace)
  }
}

extension Line {
  /// The constants that are parameters of the plot: those between bounds, and φ in a polar
  /// curve that has no other angle.
  fileprivate var parameters: [Constant] {
    let hasAngle = statements.contains { statement in
      statement.expression.variables.contains { PlotReader.angles.contains($0) }
    }
    let isPolar = statements.contains { statement in
      if case .assign("r", _) = statement.action { true } else { false }
    }
    return (isPolar && !hasAngle ? [.phi] : [])
      + statements.compactMap { $0.expression.boundedConstant }
  }

  /// The statements with names in the place of some constants, as they are spelled in the text.
  fileprivate func naming(_ constants: [Constant], in text: String) -> [Statement] {
    guard !constants.isEmpty else { return statements }
    return statements.map { $0.replacing($0.expression.naming(constants, in: text)) }
  }

  /// The error for a comma that may be the decimal mark of another country, where the
  /// statement behind it fits no curve: `y = 1,5`.
  fileprivate func foreignMark(before error: PlotError) -> PlotError? {
    guard case .unexpectedStatement(let range) = error else { return nil }
    let separator = separators.first { $0.range.upperBound == range.lowerBound }
    return separator?.mistake.map { .text($0) }
  }

  /// The place of the separator in front of a statement.
  fileprivate func separatorPlace(before statement: Range<Int>?) -> Range<Int>? {
    separators.first { $0.range.upperBound == statement?.lowerBound }?.range
  }

  /// The text with a number of another country, or a comma between arguments, as it is
  /// written here; nothing where something else is wrong, or there are two ways to write it.
  fileprivate func text(_ text: String, mending error: PlotError) -> String? {
    guard case .text(let mistake) = error else { return nil }
    let other: String
    switch mistake.kind {
    case .commaBetweenArguments:
      // `[1, 2; 3, 4]` has rows.
      guard diagnostics.allSatisfy({ $0.kind != .unexpected }) else { return nil }
      other = ";"
    case .foreignMark(let written, hasGroups: false) where written.count == 1: other = written[0]
    default: return nil
    }
    return text.replacing(mistake.replaced, by: other)
  }
}

/// The parts of a plot that were read so far.
private struct PlotReader {
  private var x: Expression?
  private var y: Expression?
  private var r: Expression?
  private var points: [Plot.Point] = []
  private var function: (Expression, String)?
  /// Whether the function is an expression by itself.
  private var isBare = false
  private var bounds: Plot.Parameter?
  private(set) var boundsPlace: Range<Int>?
  private var comparisons: [Plot.Comparison] = []
  private var last = 0..<0

  /// The angles of polar curves, the most usual one first.
  static var angles: [String] { ["theta", "θ", "t", "phi", "φ"] }

  mutating func read(_ statement: Statement) throws(PlotError) {
    last = statement.range
    let expression = statement.expression
    switch statement.action {
    case .assign(let name, let range) where expression.isComparison:
      comparisons += expression.comparisons(behind: name, range)
    case .assign("x", _) where x == nil && function == nil: x = expression
    case .assign("y", _) where y == nil && function == nil: y = expression
    case .assign("r", _) where r == nil && function == nil: r = expression
    case .assign(let name, _) where isEmpty && Expression.isAngle(name) && expression.hasNoPlace:
      comparisons.append(expression.lineOfAngle)
    case .assign(let name, let range):
      // A name that is no coordinate is one side of an equation.
      comparisons += expression.comparisons(behind: name, range)
    case .define(let name, _, ["z"]) where isEmpty && Builtin.named(name) != nil:
      // `arg(z) = pi/4` is no definition.
      guard let row = Builtin.named(name) else { return }
      let difference = Expression.call(row, Expression(name: "z")) - expression
      comparisons.append(Plot.Comparison(difference: difference, relation: .equal))
    case .define(_, _, let parameters):
      guard parameters.count == 1, isEmpty else { throw .unexpectedStatement(statement.range) }
      function = (expression, parameters[0])
    case .evaluate:
      if let found = expression.points {
        guard isEmpty || !points.isEmpty else { throw .unexpectedStatement(statement.range) }
        points += found
        return
      }
      let found = expression.comparisons
      if found.isEmpty, expression.isJunction { throw .unexpectedStatement(statement.range) }
      if found.isEmpty {
        guard isEmpty else { throw .unexpectedStatement(statement.range) }
        function = (expression, "x")
        isBare = true
      } else if let parameter = expression.parameterBounds,
        x != nil || y != nil || r != nil || !points.isEmpty
      {
        bounds = parameter
        boundsPlace = statement.range
      } else {
        comparisons += found
      }
    }
  }

  private var isEmpty: Bool {
    x == nil && y == nil && r == nil && function == nil && comparisons.isEmpty && points.isEmpty
  }

  /// Whether it is an expression of z without x and y.
  var isOfComplexNumber: Bool {
    guard isBare, let names = function?.0.variables else { return false }
    return names.contains("z") && !names.contains("x") && !names.contains("y")
  }

  func kind() throws(PlotError) -> Plot.Kind {
    if let point = points.first { return try kind(from: point) }
    if let function {
      guard comparisons.isEmpty, bounds == nil else { throw .unexpectedStatement(last) }
      return .explicit(function.0, variable: function.1)
    }
    if let r {
      guard x == nil, y == nil, comparisons.isEmpty else { throw .unexpectedStatement(last) }
      return .polar(r, parameter: parameter(of: [r], usual: PlotReader.angles))
    }
    if let x, let y, comparisons.isEmpty {
      return .parametric(x: x, y: y, parameter: parameter(of: [x, y], usual: ["t"]))
    }
    if bounds != nil { throw .missingCoordinate(x == nil ? "x" : "y") }
    guard x == nil || y == nil, comparisons.isEmpty || (x == nil && y == nil) else {
      return .implicit(comparisons + equations)
    }
    if let y {
      return y.variables.contains("y") ? .implicit(equations) : .explicit(y, variable: "x")
    }
    if let x { return x.variables.contains("x") ? .implicit(equations) : .sideways(x) }
    guard !comparisons.isEmpty else { throw .empty }
    return .implicit(comparisons.ofParts ?? comparisons)
  }

  /// The points, or one that moves.
  private func kind(from point: Plot.Point) throws(PlotError) -> Plot.Kind {
    guard x == nil, y == nil, r == nil, comparisons.isEmpty else {
      throw .unexpectedStatement(last)
    }
    if points.count == 1 {
      let parameter = parameter(of: [point.x, point.y], usual: ["t"])
      let names = point.x.variables + point.y.variables
      if bounds != nil || names.contains(parameter.name) {
        return .parametric(x: point.x, y: point.y, parameter: parameter)
      }
    }
    if let boundsPlace { throw .unexpectedStatement(boundsPlace) }
    guard points.count <= Plot.mostPoints else { throw .tooManyPoints }
    return .points(points)
  }

  /// The coordinates as equations.
  private var equations: [Plot.Comparison] {
    [("x", x), ("y", y)].compactMap { name, side in
      guard let side else { return nil }
      var builder = ExpressionBuilder()
      builder.append(name: name)
      builder.append(side)
      builder.append(.difference, from: 0)
      return Plot.Comparison(difference: builder.expression(), relation: .equal)
    }
  }

  /// The parameter with the bounds that were given, or the usual one.
  private func parameter(of expressions: [Expression], usual: [String]) -> Plot.Parameter {
    if let bounds { return bounds }
    let names = expressions.flatMap { $0.variables }
    let name = usual.first { names.contains($0) } ?? usual[0]
    return Plot.Parameter(
      name: name,
      least: nil,
      most: nil,
      includesLeast: true,
      includesMost: true
    )
  }
}

extension Expression {
  /// The points that it says: a vector of two coordinates is one, and a list or a vector of such
  /// vectors is several.
  fileprivate var points: [Plot.Point]? {
    let isList = symbol(at: root) == .list
    guard isList || symbol(at: root) == .vector else { return nil }
    let parts = operands(of: root)
    if !isList, parts.count == 2, parts.allSatisfy({ symbol(at: $0) != .vector }) {
      return [Plot.Point(x: subexpression(at: parts[0]), y: subexpression(at: parts[1]))]
    }
    var points: [Plot.Point] = []
    for part in parts {
      let coordinates = operands(of: part)
      guard symbol(at: part) == .vector, coordinates.count == 2 else { return nil }
      let (x, y) = (subexpression(at: coordinates[0]), subexpression(at: coordinates[1]))
      points.append(Plot.Point(x: x, y: y))
    }
    return points.isEmpty ? nil : points
  }

  /// Whether no coordinate and no angle stands in it.
  fileprivate var hasNoPlace: Bool {
    !isComparison
      && !variables.contains { ["x", "y", "r"].contains($0) || Expression.isAngle($0) }
  }

  /// The line through the origin at this angle, as an equation of x and y.
  fileprivate var lineOfAngle: Plot.Comparison {
    let across = Expression.call(.sine, self) * Expression(name: "x")
    let up = Expression.call(.cosine, self) * Expression(name: "y")
    return Plot.Comparison(difference: up - across, relation: .equal)
  }

  /// Whether a name is that of the angle of polar coordinates.
  package static func isAngle(_ name: String) -> Bool { name == "θ" || name == "theta" }

  /// Whether it is a chain of comparisons.
  fileprivate var isComparison: Bool {
    if case .relation = symbol(at: root) { true } else { false }
  }

  /// The comparisons of `name = self`, where this may be a chain itself.
  fileprivate func comparisons(behind name: String, _ place: Range<Int>) -> [Plot.Comparison] {
    var first = root
    while case .relation = symbol(at: first) { first = operands(of: first)[0] }
    var builder = ExpressionBuilder()
    builder.append(name: name, range: place)
    builder.append(self, at: first)
    // The name may stand behind an arrow.
    let side = range(at: first)
    let range = min(place.lowerBound, side.lowerBound)..<max(place.upperBound, side.upperBound)
    builder.append(.difference, from: 0, range: range)
    return [Plot.Comparison(difference: builder.expression(), relation: .equal)] + comparisons
  }

  /// The comparisons of a chain, or of several joined by `and`, from left to right; none if it
  /// is nothing of the kind.
  fileprivate var comparisons: [Plot.Comparison] {
    if case .call(let row) = symbol(at: root), row.junction == .both {
      let parts = operands(of: root).map { subexpression(at: $0).comparisons }
      return parts.contains { $0.isEmpty } ? [] : Array(parts.joined())
    }
    if isJunction { return oneComparison.map { [$0] } ?? [] }
    var found: [Plot.Comparison] = []
    var index = root
    while case .relation(let relation, let continuesChain) = symbol(at: index) {
      let sides = operands(of: index)
      let left = continuesChain ? operands(of: sides[0])[1] : sides[0]
      var builder = ExpressionBuilder()
      builder.append(self, at: left)
      builder.append(self, at: sides[1])
      builder.append(.difference, from: 0, range: range(at: index))
      found.append(Plot.Comparison(difference: builder.expression(), relation: relation))
      guard continuesChain else { break }
      index = sides[0]
    }
    return found.reversed()
  }

  /// Whether words stand between comparisons.
  fileprivate var isJunction: Bool {
    if case .call(let row) = symbol(at: root) { row.junction != nil } else { false }
  }

  /// Comparisons of one kind, with words between them, as one: of the greatest of several differences
  /// where one of them must be positive, of the least where all must be, and of the product where one
  /// must be zero.
  ///
  /// Where a side has no value, another one may count. Nothing where that is not known.
  private var oneComparison: Plot.Comparison? {
    var parts: [Plot.Comparison] = []
    var isChoice = false
    if case .call(let row) = symbol(at: root), let junction = row.junction {
      guard junction == .both || junction == .either else { return nil }
      isChoice = junction == .either
      for operand in operands(of: root) {
        guard let part = subexpression(at: operand).oneComparison else { return nil }
        parts.append(part)
      }
    } else {
      for part in comparisons {
        guard let turned = part.turned else { return nil }
        // A side without a value does not satisfy its comparison.
        let number = Expression(turned.relation == .equal ? 1 : -1)
        guard let difference = turned.difference.extended(by: number) else { return nil }
        parts.append(Plot.Comparison(difference: difference, relation: turned.relation))
      }
    }
    guard let first = parts.first, parts.allSatisfy({ $0.relation == first.relation }) else {
      return nil
    }
    guard parts.count > 1 else { return first }
    let differences = parts.map { $0.difference }
    guard first.relation != .equal else {
      guard isChoice else { return nil }
      let product = differences.dropFirst().reduce(differences[0]) { $0 * $1 }
      return Plot.Comparison(difference: product, relation: .equal)
    }
    let one = Expression(.call(isChoice ? .max : .min), differences)
    return Plot.Comparison(difference: one, relation: first.relation)
  }

  /// A constant between two bounds, `0 <= φ <= 1`, whose name the user may give a meaning.
  fileprivate var boundedConstant: Constant? {
    guard case .relation(_, continuesChain: true) = symbol(at: root),
      case .relation(_, continuesChain: false) = symbol(at: operands(of: root)[0]),
      case .constant(let constant) = symbol(at: operands(of: operands(of: root)[0])[1]),
      ParsingOptions.yields("\(constant.name)")
    else { return nil }
    return constant
  }

  /// A name between two bounds: `0 <= t <= 2*pi`, or the other way round.
  fileprivate var parameterBounds: Plot.Parameter? {
    guard case .relation(let second, continuesChain: true) = symbol(at: root) else { return nil }
    let outer = operands(of: root)
    let inner = operands(of: outer[0])
    guard case .relation(let first, continuesChain: false) = symbol(at: outer[0]),
      case .name(let name) = symbol(at: inner[1]), name != "x", name != "y"
    else { return nil }
    let (left, right) = (subexpression(at: inner[0]), subexpression(at: outer[1]))
    switch (first, second) {
    case (.less, .less), (.less, .lessOrEqual), (.lessOrEqual, .less), (.lessOrEqual, .lessOrEqual):
      return Plot.Parameter(
        name: name,
        least: left,
        most: right,
        includesLeast: first == .lessOrEqual,
        includesMost: second == .lessOrEqual
      )
    case (.greater, .greater), (.greater, .greaterOrEqual), (.greaterOrEqual, .greater),
      (.greaterOrEqual, .greaterOrEqual):
      return Plot.Parameter(
        name: name,
        least: right,
        most: left,
        includesLeast: second == .greaterOrEqual,
        includesMost: first == .greaterOrEqual
      )
    default: return nil
    }
  }
}

extension Plot.Comparison {
  /// An equation, or the comparison by which a difference is greater than zero or not less; nothing
  /// where it must not be zero.
  fileprivate var turned: Plot.Comparison? {
    switch relation {
    case .greater, .greaterOrEqual, .equal: self
    case .less: Plot.Comparison(difference: -difference, relation: .greater)
    case .lessOrEqual: Plot.Comparison(difference: -difference, relation: .greaterOrEqual)
    case .notEqual: nil
    }
  }
}
