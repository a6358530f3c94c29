// Expressions and digits for programs, without a session.

public import Expressions
public import Messages
public import Reals

extension MathExpression {
  /// Reads one expression or relation from a text.
  ///
  /// ```swift
  /// let area = try MathExpression(reading: "π r^2")
  /// print(area.variables)  // ["r"]
  /// if case .real(let value) = try area.value(of: ["r": Real(3)]) {
  ///   print(value.exact ?? "")  // 9pi
  /// }
  /// ```
  ///
  /// `x = 5` is a relation here, not an assignment.
  ///
  /// - Parameters:
  ///   - text: The text, in which every name but those of the language is a variable.
  ///   - settings: The decimal mark and the order of operations in which it is read, and the
  ///     language of the message.
  /// - Throws: The first mistake in the text, with its place and remedy.
  public init(reading text: String, settings: Settings = Settings()) throws(Problem) {
    var environment = Environment()
    environment.follow(settings)
    do throws(Diagnostic) {
      try self.init(text, options: environment.parsingOptions)
    } catch {
      let place = characterRange(of: error.range, in: text)
      throw Problem(Message(error.kind, in: settings.language), at: place)
    }
  }
}

extension Real {
  /// The decimal digits, truncated toward zero, each of them proved.
  ///
  /// ```swift
  /// print(try Real.pi.decimal(digits: 5) ?? "")  // 3.1415…
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of digits, from the first one that is not zero; at least one.
  ///   - budget: The work that it may take.
  /// - Returns: The digits, with `…` behind them where there are more; nothing where the
  ///   number is nearer to zero than the budget can tell apart.
  /// - Throws: ``RealError/overBudget(_:)``, also for more digits than there is memory for.
  public func decimal(
    digits count: Int = 10,
    budget: Budget = Budget()
  ) throws(RealError) -> String? {
    // Four bits a digit are more than there are, and a number of bits is an `Int`.
    guard count < Int(Int32.max) / 64 else { throw .overBudget(.memory) }
    var workspace = Workspace(budget: budget)
    let digits = try Real.digits(self, significantDigits: max(1, count), in: &workspace)
    return digits.map { Answer.Decimal($0, mark: .point).text }
  }
}
