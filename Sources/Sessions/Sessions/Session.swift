// A session as a value: what the user has entered and defined. A line in, its
// answers out; the shells keep nothing of their own.

internal import Analysis
package import Expressions
public import Messages
package import Reals

/// Everything that a user has entered and defined.
public struct Session: Sendable {
  /// The settings of the user.
  public var settings = Settings()
  /// The seed of the next random numbers, one of ``Session/seeds``; each statement that draws
  /// some leaves the next seed behind.
  ///
  /// A seed outside them counts as 0.
  public var seed = Session.firstSeed
  /// Whether a line that starts with an operator goes on from the last answer.
  public var continuesFromAns = false
  /// Whether the caller has cancelled.
  public var isCancelled: (@Sendable () -> Bool)?
  /// Whether equations are solved line by line, too, where schools do so.
  public var showsSteps = false
  /// Whether solutions come with proofs that can be checked, where they are found.
  public var showsProofs = false

  /// The meanings of names: variables, Ans, the registers X0 … X9, functions.
  package var environment = Environment()
  /// The origins of the values of variables.
  package var origins: [String: Origin] = [:]
  /// How often functions were defined here: one that is defined again as it was counts as new.
  var definitionCounts: [String: Int] = [:]
  /// The parts of a kept state that this version cannot read.
  var unread = UnreadState()
  /// The last value that was shown.
  package var last: Shown?
  /// The past lines.
  package var past = History()
  /// The steps that one statement may take, and the bits that a number may have.
  package var limits = (steps: Budget().stepsLeft, bits: Budget().bitLimit)
  /// The constants that were computed so far, to be extended.
  package var constants = Constants()

  /// The last value that was shown, or the last solutions.
  package struct Shown: Sendable {
    var answer: Answer
    let content: Content
    /// The number of digits it was shown with.
    var digits: Int

    /// The value, unless solutions were shown.
    var presentation: Presentation? {
      guard case .value(let presentation) = content else { return nil }
      return presentation
    }

    /// The value or the solutions of an answer.
    enum Content: Sendable {
      case value(Presentation)
      case solutions(Solved)
    }
  }

  /// The seeds that there are.
  public static var seeds: ClosedRange<Int> { 0...Int(Int32.max) }
  /// The seed of a session that was not given another, everywhere the same.
  ///
  /// The command and the page give each new session a seed of its own.
  package static var firstSeed: Int { 1 }

  /// Creates a session in which nothing was entered.
  public init() {}

  /// The past lines, oldest first, as copies.
  public var history: [String] { past.lines }

  /// The meanings of names under the settings in force.
  package var currentEnvironment: Environment {
    var current = environment
    current.follow(settings)
    current.setFinders()
    return current
  }

  /// The meanings of names for curves and tables, which have real numbers only.
  package var realEnvironment: Environment {
    var current = currentEnvironment
    current.complexAnswers = false
    return current
  }

  /// Gives a value to a name.
  mutating func set(_ name: String, to value: Value, from origin: Origin) {
    unread.remove(name)
    environment.functions[name] = nil
    environment.variables[name] = value
    origins[name] = origin
  }

  /// Keeps a function.
  mutating func define(_ name: String, _ function: UserFunction) {
    unread.remove(name)
    environment.variables[name] = nil
    origins[name] = nil
    environment.functions[name] = function
    definitionCounts[name, default: 0] += 1
  }

  /// Forgets a variable or function, or all of them when the name is `all`.
  ///
  /// - Returns: Whether there was one.
  public mutating func forget(_ name: String) -> Bool {
    if name == "all" {
      environment = Environment()
      origins = [:]
      unread = UnreadState()
      return true
    }
    let isKnown =
      environment.variables[name] != nil || environment.functions[name] != nil
      || unread.variables[name] != nil
    remove(name)
    return isKnown
  }

  /// Takes away the meaning of a name.
  mutating func remove(_ name: String) {
    unread.remove(name)
    environment.variables[name] = nil
    environment.functions[name] = nil
    origins[name] = nil
  }

  /// Work with a budget of its own that keeps the constants it computes.
  ///
  /// The budget is larger where a hundred thousand digits or more are asked for.
  mutating func withWorkspace<Success>(
    _ work: (inout Session, inout Workspace) -> Success
  ) -> Success {
    var workspace = Workspace(
      budget: Budget(
        steps: limits.steps * Int64(max(1, settings.digits / 50_000)),
        bitLimit: limits.bits
      )
    )
    workspace.budget.isCancelled = isCancelled
    swap(&workspace.constants, &constants)
    defer { swap(&workspace.constants, &constants) }
    return work(&self, &workspace)
  }
}

extension Environment {
  /// Puts settings into force.
  mutating func follow(_ settings: Settings) {
    angleUnit = settings.angle
    decimalMark = settings.decimalMark
    readings[.juxtaposition] = settings.juxtaposition == .first
    complexAnswers = settings.complexAnswers
  }
}
