// Programs as property lists: ["surd desk", 1, [step, …]]. An operation is its
// name, a small number itself, everything else a pair of a word and a text.

internal import Expressions
internal import Numbers

extension DeskCalculator {
  /// The first element of the lists.
  private static var mark: String { "surd desk" }
  /// The version of the lists.
  private static var version: Int64 { 1 }

  /// The program as lists, texts and whole numbers.
  ///
  /// - Complexity: O(n) for n steps.
  public static func propertyList(for expression: DeskExpression) -> PropertyList {
    .array([
      .string(mark), .number(version), .array(expression.steps.map { $0.propertyList }),
    ])
  }

  /// Reads what ``propertyList(for:)`` wrote.
  ///
  /// - Throws: ``DeskError/propertyList(_:)`` with the way to the part that is
  ///   wrong.
  /// - Complexity: O(n·m) for n steps and a description of m nodes.
  public static func expression(
    forPropertyList list: PropertyList
  ) throws(DeskError) -> DeskExpression {
    func mistake(_ kind: PropertyList.Mistake.Kind, _ path: Int...) -> DeskError {
      .propertyList(PropertyList.Mistake(kind: kind, path: path))
    }
    guard case .array(let parts) = list, parts.first == .string(mark) else {
      throw mistake(.notAProgram)
    }
    guard parts.count > 1, parts[1] == .number(version) else { throw mistake(.version, 1) }
    guard parts.count == 3, case .array(let steps) = parts[2] else {
      throw mistake(.notAProgram, 2)
    }
    var calculator = DeskCalculator()
    for (index, step) in steps.enumerated() {
      do throws(PropertyList.Mistake.Failure) {
        try calculator.enter(step)
      } catch {
        throw .propertyList(
          PropertyList.Mistake(kind: error.kind, path: [2, index] + error.path)
        )
      }
    }
    return calculator.expression
  }

  /// Enters a step.
  private mutating func enter(_ step: PropertyList) throws(PropertyList.Mistake.Failure) {
    do throws(DeskError) {
      switch step {
      case .number(let number): try setOperand(Rational(Integer(number)))
      case .string(let name):
        guard let operation = DeskOperation(rawValue: name) else {
          throw DeskError.propertyList(.init(kind: .unknownOperation(name), path: []))
        }
        try performOperation(operation)
      case .array(let parts):
        guard parts.count == 2, case .string(let kind) = parts[0],
          case .string(let text) = parts[1]
        else { throw DeskError.propertyList(.init(kind: .notAStep, path: [])) }
        try enter(kind, text)
      }
    } catch {
      throw PropertyList.Mistake.Failure(error)
    }
  }

  private mutating func enter(_ kind: String, _ text: String) throws(DeskError) {
    switch kind {
    case "number": try setOperand(text)
    case "variable": try setVariableAsOperand(text)
    case "formula":
      guard text.utf8.count <= 4 * DeskTerm.largestSize else { throw .tooLong }
      guard let formula = Expression(deskText: text) else {
        throw .propertyList(.init(kind: .notAFormula(text), path: [1]))
      }
      try setOperand(formula)
    default: throw .propertyList(.init(kind: .notAStep, path: [0]))
    }
  }
}

extension PropertyList.Mistake {
  /// A mistake in a step, with the way from there.
  fileprivate struct Failure: Error {
    let kind: Kind
    let path: [Int]

    init(_ error: DeskError) {
      switch error {
      case .propertyList(let mistake): (kind, path) = (mistake.kind, mistake.path)
      case .notANumber(let text): (kind, path) = (.notANumber(text), [1])
      case .notAVariable(let text): (kind, path) = (.notAVariable(text), [1])
      case .notAFormula: (kind, path) = (.notAFormula(""), [1])
      case .tooLong: (kind, path) = (.tooLong, [])
      case .noClosedForm, .noValue, .notAKey, .real: (kind, path) = (.notAStep, [])
      }
    }
  }
}

extension DeskStep {
  /// Numbers from here on are written as texts, since some readers round them.
  private static var largestNumber: Int64 { 1 << 53 }

  /// The step as data.
  fileprivate var propertyList: PropertyList {
    switch self {
    case .number(let number):
      if let value = Int64(number.text), value < DeskStep.largestNumber { return .number(value) }
      return .array([.string("number"), .string(number.text)])
    case .formula(let formula): return .array([.string("formula"), .string(formula.text())])
    case .variable(let name): return .array([.string("variable"), .string(name)])
    case .operation(let operation): return .string(operation.rawValue)
    }
  }
}
