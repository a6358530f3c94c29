// The derivatives of functions, in the language, over the arguments u and v.

extension Builtin {
  /// What a table row says: a function and its derivatives by its arguments.
  private typealias Row = (name: StaticString, texts: [StaticString])

  private static var rows: [Row] {
    [
      ("sqrt", ["1/(2*sqrt(u))"]),
      ("cbrt", ["1/(3*cbrt(u)^2)"]),
      ("abs", ["abs(u)/u"]),
      ("sign", ["0"]),
      ("exp", ["exp(u)"]),
      ("ln", ["1/u"]),
      ("log", ["1/(u*ln(10))", "1/(u*ln(v))", "-ln(u)/(v*ln(v)^2)"]),
      ("log2", ["1/(u*ln(2))"]),
      ("sin", ["cos(u)"]),
      ("cos", ["-sin(u)"]),
      ("tan", ["1+tan(u)^2"]),
      ("sec", ["sec(u)*tan(u)"]),
      ("csc", ["-(csc(u)*cot(u))"]),
      ("cot", ["-(1+cot(u)^2)"]),
      ("asin", ["1/sqrt(1-u^2)"]),
      ("acos", ["-1/sqrt(1-u^2)"]),
      ("atan", ["1/(1+u^2)"]),
      ("sinh", ["cosh(u)"]),
      ("cosh", ["sinh(u)"]),
      ("tanh", ["1-tanh(u)^2"]),
      ("asinh", ["1/sqrt(1+u^2)"]),
      ("acosh", ["1/(sqrt(u-1)*sqrt(u+1))"]),
      ("atanh", ["1/(1-u^2)"]),
      ("floor", ["0"]),
      ("ceil", ["0"]),
      ("round", ["0"]),
      ("trunc", ["0"]),
      ("frac", ["1"]),
      ("min", ["1", "(1-abs(u-v)/(u-v))/2", "(1+abs(u-v)/(u-v))/2"]),
      ("max", ["1", "(1+abs(u-v)/(u-v))/2", "(1-abs(u-v)/(u-v))/2"]),
      ("mod", ["1", "-floor(u/v)"]),
    ]
  }

  /// For each function its derivatives: of one argument by u; of two by u and
  /// by v, behind that of one where it takes one or two.
  private static let derivatives: [[Expression]] = {
    var table = Array(repeating: [Expression](), count: all.count)
    for row in rows {
      guard let builtin = named("\(row.name)") else { continue }
      table[Int(builtin.index)] = row.texts.compactMap { text in
        Parser.expression("\(text)", options: ParsingOptions()).statements.first?.expression
      }
    }
    return table
  }()

  /// The derivatives by each of some arguments, one or two, for angles in
  /// radians, in terms of the names u and v; nothing where there are none.
  ///
  /// They have the right value where the function has a derivative, and perhaps
  /// a value where it has none: 0 for the floor of an integer.
  package func derivatives(argumentCount: Int) -> [Expression]? {
    let texts = Builtin.derivatives[Int(index)]
    switch (argumentCount, texts.count) {
    case (1, 1), (2, 2): return texts
    case (1, 3): return [texts[0]]
    case (2, 3): return Array(texts.dropFirst())
    default: return nil
    }
  }
}
