// Equations in one unknown. Steps that keep all solutions lead to numbers among which they
// all are; each of these is put in. Where no steps are known, intervals are searched.

internal import Expressions
internal import Numbers
internal import Reals

/// Solves equations in one unknown.
package struct EquationSolver {
  /// What names mean; numbers that steps put in the place of parts have names here, too.
  var environment: Environment
  var workspace: Workspace
  /// Whether something else than the roots of a polynomial was needed.
  var hasSteps = false
  /// How many parts of the equation were looked at inside each other.
  var depth = 0
  /// What numbers without a closed form are.
  var forms: [NamedForm] = []
  /// What other numbers without a closed form are the zeros of.
  var zeros: [NamedZero] = []
  /// Whether each complex number that steps led to is a solution.
  var areOriginsExact = false
  /// The name that the argument of a function has where a number is said as its zero.
  var unknown = "x"
  /// How many names were made.
  private var nameCount = 0

  /// A number that is a constant and a multiple of the value of a function.
  struct NamedForm: Sendable {
    /// The number.
    let number: Real
    /// The function and its argument.
    let core: Expression
    /// The factor of its value.
    let factor: Real
    /// The constant.
    let constant: Real
  }

  /// How deep parts may lie, and how large expressions may become.
  static let (depthLimit, sizeLimit) = (12, 2_000)
  /// The steps that one question may take.
  private static let questionSteps: Int64 = 20_000_000
  /// The steps that a solution may take in all.
  private static let steps: Int64 = 400_000_000

  private init(_ environment: Environment, _ workspace: Workspace) {
    self.environment = environment
    self.workspace = workspace
    self.workspace.budget.stepsLeft = min(EquationSolver.steps, workspace.budget.stepsLeft)
    self.workspace.budget.bitLimit = 1 << 16
  }

  /// Looks for solutions, and charges the work.
  static func solving<Found>(
    _ environment: Environment,
    _ workspace: inout Workspace,
    _ search: (inout EquationSolver) -> Found
  ) -> Found {
    var solver = EquationSolver(environment, workspace)
    let before = solver.workspace.budget.stepsLeft
    let found = search(&solver)
    workspace.constants = solver.workspace.constants
    workspace.budget.stepsLeft -= before - max(0, solver.workspace.budget.stepsLeft)
    return found
  }

  /// The roots of a polynomial as steps that can be checked; none where they take long.
  mutating func certificate(of polynomial: Polynomial, isComplex: Bool) -> [String] {
    guard depth == 0 else { return [] }
    var budget = min(5_000_000, workspace.budget.stepsLeft / 4)
    let allowed = budget
    let made = RootCertificate(of: polynomial, isComplex: isComplex, budget: &budget)
    workspace.budget.stepsLeft -= allowed - max(0, budget)
    return made?.lines ?? []
  }

  // MARK: Numbers

  /// Asks a question that may take some of the steps; nothing where it was not answered.
  mutating func ask<Answer>(
    _ question: (inout Workspace) throws(RealError) -> Answer
  ) -> Answer? {
    let left = workspace.budget.stepsLeft
    let allowed = min(left, EquationSolver.questionSteps)
    workspace.budget.stepsLeft = allowed
    defer { workspace.budget.stepsLeft += left - allowed }
    do throws(RealError) {
      return try question(&workspace)
    } catch {
      return nil
    }
  }

  /// What an expression is worth.
  enum Worth {
    case number(Real)
    /// Nothing, which is proved.
    case undefined
    /// That was not found out.
    case unknown
  }

  /// What an expression without the unknown is worth, or one with it for a number.
  mutating func worth(of e: Expression, for x: String = "", being number: Real? = nil) -> Worth {
    if let rational = e.rationalNumber { return .number(Real(rational)) }
    var environment = environment
    if let number { environment.variables[x] = .real(number) }
    let left = workspace.budget.stepsLeft
    let allowed = min(left, EquationSolver.questionSteps)
    workspace.budget.stepsLeft = allowed
    defer { workspace.budget.stepsLeft += left - allowed }
    do throws(EvaluationError) {
      return .number(try e.number(in: environment, workspace: &workspace))
    } catch {
      if case .real(.undefined) = error.kind { return .undefined }
      return .unknown
    }
  }

  /// The number that an expression without the unknown is, if it is known to be one.
  mutating func constant(_ e: Expression) -> Real? {
    guard case .number(let number) = worth(of: e) else { return nil }
    return ask { (workspace) throws(RealError) in
      try Real.recognized(number, in: &workspace)
    }
  }

  /// −1, 0 or 1; nothing where that is not found out.
  mutating func sign(of number: Real) -> Int? {
    ask { (workspace) throws(RealError) in
      switch try Real.compare(number, Real(0), in: &workspace) {
      case .less: -1
      case .equal: 0
      case .greater: 1
      }
    }
  }

  /// The sign that an expression has for a number; nothing where that is not found out, or where
  /// it has no value.
  mutating func sign(of e: Expression, _ x: String, at number: Real) -> Int? {
    guard case .number(let value) = worth(of: e, for: x, being: number) else { return nil }
    return sign(of: value)
  }

  /// How two numbers compare; nothing where that is not found out.
  mutating func order(_ a: Real, _ b: Real) -> Order? {
    ask { (workspace) throws(RealError) in try Real.compare(a, b, in: &workspace) }
  }

  /// A quotient in its simplest form; nothing where that is not found out.
  mutating func quotient(_ a: Real, _ b: Real) -> Real? {
    ask { (workspace) throws(RealError) in
      try Real.recognized(.quotient(a, b, in: &workspace), in: &workspace)
    }
  }

  /// A root of a polynomial in its simplest form.
  mutating func exact(_ root: PolynomialRoot) -> Real {
    if let rational = root.rational { return Real(rational) }
    let left = workspace.budget.stepsLeft
    defer { workspace.budget.stepsLeft = min(left, max(0, left - 1_000_000)) }
    return root.exact(in: &workspace) ?? Real(root)
  }

  /// Bounds of a number.
  func enclosure(_ number: Real) -> Interval {
    var workspace = workspace
    return Interval(enclosing: number, orElse: .entire, in: &workspace)
  }

  /// An expression that stands for a number.
  mutating func name(for number: Real) -> Expression {
    if let rational = number.rational { return Expression(rational) }
    let name = freshName()
    environment.variables[name] = .real(number)
    return Expression(name: name)
  }

  /// A name that nobody can type.
  mutating func freshName() -> String {
    nameCount += 1
    return "#\(nameCount)"
  }
}
