// Messages about refusals of the desk calculator.

internal import Expressions
internal import Messages

extension DeskError {
  /// Why there is no value, in the terms of the formula calculator; nil where a program
  /// is what is refused.
  var evaluationKind: EvaluationError.Kind? {
    switch self {
    case .real(let reason): .real(reason)
    case .noValue(let name): .unknownName(name, nearest: nil)
    case .notANumber, .notAFormula, .noClosedForm, .notAVariable, .notAKey: .notANumber
    case .tooLong, .propertyList: nil
    }
  }
}

extension Message {
  /// The message about a refusal of the desk calculator.
  init(_ error: DeskError, in language: Language) {
    if let kind = error.evaluationKind {
      self.init(kind, in: language)
    } else {
      self.init(saying: error == .tooLong ? .programTooLong : .damageHistory, in: language)
    }
  }
}
