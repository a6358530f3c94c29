// Services of a session for the shells besides answers.

package import Expressions
internal import Messages
internal import Numbers
internal import Reals

extension Session {
  /// The last answer again, under the settings in force.
  public mutating func lastAnswer(showing display: Answer.Display) -> Answer? {
    recalled(digits: settings.digits, showing: display)
  }

  /// The last answer with twice as many digits as it was shown with.
  public mutating func more() -> Answer? {
    guard let last else { return nil }
    let digits = min(2 * max(last.digits, 5), Settings.mostDigits)
    return recalled(digits: digits, showing: .brief)
  }

  /// The last answer as the same statement with the conversion behind it is answered.
  package mutating func lastAnswer(to conversion: Conversion) -> Answer? {
    guard let last else { return nil }
    return recalled(digits: last.digits, showing: .brief, as: conversion)
  }

  /// The ways to write the last value that make sense for it, the most wanted first.
  ///
  /// A plain number is so many degrees where an angle is asked for by word, and is offered none.
  package var offeredConversions: [Conversion] {
    guard let last else { return [] }
    let isOfDegrees = settings.angle == .radians && last.answer.statement?.isPlainNumber == true
    return (last.presentation?.offeredConversions ?? []).filter { $0 != .dms || !isOfDegrees }
  }

  private mutating func recalled(
    digits: Int,
    showing display: Answer.Display,
    as conversion: Conversion? = nil
  ) -> Answer? {
    guard let last else { return nil }
    self.last?.digits = digits
    return withWorkspace { (session, workspace) in
      var answer = last.answer
      answer.settings.language = session.settings.language
      answer.settings.decimalMark = session.settings.decimalMark
      do throws(RealError) {
        guard let presentation = last.presentation else {
          return conversion == nil ? session.solutions(in: answer, digits: digits, &workspace) : nil
        }
        var settings = session.settings
        settings.digits = digits
        answer.outcome = try presentation.outcome(
          display,
          as: conversion,
          settings,
          place: answer.whole,
          &workspace
        )
        answer.remarks.removeAll { if case .tie = $0.remark { true } else { conversion != nil } }
        if let rule = answer.shown?.tie { answer.remarks.append((.tie(rule), answer.whole)) }
      } catch {
        let isStopped = session.isCancelled?() == true
        let reason = isStopped ? Answer.Reason.interrupted : .evaluation(.real(error))
        answer.outcome = .failure(reason, place: answer.whole)
      }
      return answer
    }
  }

  /// A name that can be completed.
  public struct Name: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The name with its parameters in brackets.
    public let signature: String
    /// Whether it takes arguments.
    public let isFunction: Bool
  }

  /// Every name that means something, in alphabetical order.
  public var names: [Name] {
    var names: [Name] = []
    let isOwn = { (name: String) in
      environment.functions[name] != nil || environment.variables[name] != nil
    }
    for row in Builtin.all {
      let name = "\(row.name)"
      if !isOwn(name) { names.append(Name(name: name, signature: row.signature, isFunction: true)) }
    }
    for (name, function) in environment.functions {
      names.append(Name(name: name, signature: function.text(name: name), isFunction: true))
    }
    let constants = Constant.allCases.map { "\($0.name)" }
    for name in constants.filter({ !isOwn($0) }) + environment.variables.keys {
      names.append(Name(name: name, signature: name, isFunction: false))
    }
    return names.sorted { $0.name < $1.name }
  }

  /// The user's definitions, as statements that read back.
  public var definitions: [String] {
    let mark = settings.decimalMark
    let variables = environment.variables.keys.sorted().map { name in
      name + " = " + settings.spelled(origins[name]?.text ?? "")
    }
    let functions = environment.functions.keys.sorted().compactMap { name in
      environment.functions[name]?.text(name: name, unicode: true, decimalMark: mark)
    }
    return variables + functions
  }
}
