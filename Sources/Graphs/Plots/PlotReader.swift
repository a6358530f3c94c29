// Reading plots: statements as the language has them, and what they make
// together.

public import Expressions

extension Plot {
  /// Reads a plot: `sin(x)`, `y = x^2`, `x = y^2`, `x^2 + y^2 <= 4`,
  /// `x = cos(t), y = sin(t), 0 <= t <= 2*pi` or `r = 1 + cos(theta)`.
  ///
  /// - Throws: ``PlotError``, with the place.
  public init(reading text: String, options: ParsingOptions = ParsingOptions()) throws(PlotError) {
    var reader = PlotReader()
    let line = Parser.line(text, options: options)
    let bytes = Array(text.utf8)
    for diagnostic in line.diagnostics {
      // Between statements a comma does as well as a semicolon.
      let place = diagnostic.range.lowerBound
      let isComma = place < bytes.count && bytes[place] == UInt8(ascii: ",")
      guard isComma, diagnostic.kind == .unexpected else { throw .text(diagnostic) }
    }
    for statement in line.statements {
      if let hole = statement.expression.hole {
        throw .text(Diagnostic(.missingOperand, range: hole))
      }
      try reader.read(statement)
    }
    kind = try reader.kind()
    self.text = text
  }
}

/// What was read so far.
private struct PlotReader {
  private var x: Expression?
  private var y: Expression?
  private var r: Expression?
  private var function: (Expression, String)?
  private var bounds: Plot.Parameter?
  private var comparisons: [Plot.Comparison] = []
  private var last = 0..<0

  mutating func read(_ statement: Statement) throws(PlotError) {
    last = statement.range
    let expression = statement.expression
    switch statement.action {
    case .assign(let name, let range) where expression.isComparison:
      comparisons += expression.comparisons(behind: name, range)
    case .assign("x", _) where x == nil && function == nil: x = expression
    case .assign("y", _) where y == nil && function == nil: y = expression
    case .assign("r", _) where r == nil && function == nil: r = expression
    case .assign(let name, let range):
      // A name that is no coordinate is one side of an equation.
      comparisons += expression.comparisons(behind: name, range)
    case .define(_, _, let parameters):
      guard parameters.count == 1, isEmpty else { throw .unexpectedStatement(statement.range) }
      function = (expression, parameters[0])
    case .evaluate:
      let found = expression.comparisons
      if found.isEmpty {
        guard isEmpty else { throw .unexpectedStatement(statement.range) }
        function = (expression, "x")
      } else if let parameter = expression.parameterBounds, x != nil || y != nil || r != nil {
        bounds = parameter
      } else {
        comparisons += found
      }
    }
  }

  private var isEmpty: Bool {
    x == nil && y == nil && r == nil && function == nil && comparisons.isEmpty
  }

  func kind() throws(PlotError) -> Plot.Kind {
    if let function {
      guard comparisons.isEmpty, bounds == nil else { throw .unexpectedStatement(last) }
      return .explicit(function.0, variable: function.1)
    }
    if let r {
      guard x == nil, y == nil, comparisons.isEmpty else { throw .unexpectedStatement(last) }
      return .polar(r, parameter: parameter(of: [r], usual: ["theta", "θ", "t", "phi", "φ"]))
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
    return .implicit(comparisons)
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
  /// Where an operand is missing.
  fileprivate var hole: Range<Int>? {
    (0..<count).first { symbol(at: $0) == .hole }.map { range(at: $0) }
  }

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
    let range = place.lowerBound..<range(at: first).upperBound
    builder.append(.difference, from: 0, range: range)
    return [Plot.Comparison(difference: builder.expression(), relation: .equal)] + comparisons
  }

  /// The comparisons of a chain, from left to right; none if it is no comparison.
  fileprivate var comparisons: [Plot.Comparison] {
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
