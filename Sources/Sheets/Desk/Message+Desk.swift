// Why the desk calculator refuses something.

internal import Expressions
internal import Messages

extension Message {
  /// What to tell about what the desk calculator refuses.
  init(_ error: DeskError, in language: Language) {
    switch error {
    case .real(let reason): self.init(EvaluationError.Kind.real(reason), in: language)
    case .noValue(let name):
      self.init(EvaluationError.Kind.unknownName(name, nearest: nil), in: language)
    case .notANumber, .notAFormula, .noClosedForm, .notAVariable, .notAKey:
      self.init(EvaluationError.Kind.notANumber, in: language)
    case .tooLong: self.init(saying: .programTooLong, in: language)
    case .propertyList: self.init(saying: .damageHistory, in: language)
    }
  }
}
