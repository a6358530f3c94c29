// The effects of lines that start with a colon.

import Expressions
import Messages
import Serving
import Sessions

extension Interaction {
  /// Shows what there is, or one function.
  mutating func help(about name: String) {
    guard name.isEmpty else {
      describe(name)
      return
    }
    let width = (Directive.all.map(\.usage.count).max() ?? 0) + 2
    for directive in Directive.all {
      let gap = String(repeating: " ", count: width - directive.usage.count)
      say(directive.usage + gap + colors.faint(directive.purpose))
    }
    say("")
    say("Functions:", words: session.names.filter(\.isFunction).map(\.name))
    say("Constants:", words: Constant.allCases.map { "\($0.name)" } + ["and Ans, the last answer"])
    say("x = sqrt 2    f(x) = x^2 - 1    Ans → X1    30° + 1 rad    0.(3)    5!    |x|")
    say(":help sqrt tells of one. Tab completes. Ctrl-C stops an evaluation.")
  }

  /// Tells what a name says: its arguments, its other names, a line about it, an example.
  private mutating func describe(_ name: String) {
    // Tab puts a bracket behind the name of a function.
    let name = String(name.prefix { $0 != "(" })
    let description = session.description(of: name)
    if let description {
      say(([description.signature] + description.aliases).joined(separator: ", ").printable)
      if let meaning = description.meaning {
        say(meaning.words)
        say(colors.faint(meaning.example))
      }
    }
    // A word such as digits also asks for a way to write an answer.
    let word = name.drop { $0 == ":" }
    if let directive = Directive.all.first(where: { $0.name == word }) {
      say(directive.usage + "  " + colors.faint(directive.purpose))
    } else if description == nil {
      say(colors.alarming(session.message(forUnknown: name).text))
    }
  }

  /// Lists the variables and functions of the user.
  mutating func listDefinitions() {
    let definitions = session.definitions
    if definitions.isEmpty { say(colors.faint("nothing is defined; try x = 5")) }
    for definition in definitions { say(abbreviated(definition.printable)) }
  }

  /// Removes a variable, a function, or all of them.
  mutating func forget(_ name: String) {
    guard !session.forget(name) else { return }
    say(colors.alarming("there is no variable or function \(name)"))
  }

  /// Sets a setting, or says what it is.
  mutating func set<Value: RawRepresentable & CaseIterable & Sendable>(
    _ setting: WritableKeyPath<Settings, Value> & Sendable,
    to value: Value?,
    from word: String
  ) where Value.RawValue == String {
    if let value {
      session.settings[keyPath: setting] = value
    } else if word.isEmpty {
      say(session.settings[keyPath: setting].rawValue)
    } else {
      let names = Value.allCases.map(\.rawValue).joined(separator: " or ")
      say(colors.alarming("it can be \(names)"))
    }
  }

  /// Sets whether there are complex answers where there is no real one, or says whether.
  mutating func setComplexAnswers(_ word: String) {
    switch word {
    case "on": session.settings.complexAnswers = true
    case "off": session.settings.complexAnswers = false
    case "": say(session.settings.complexAnswers ? "on" : "off")
    default: say(colors.alarming("it can be on or off"))
    }
  }

  /// Sets how many digits are shown, and shows the last answer again.
  mutating func setDigits(_ word: String) {
    guard let count = Int(word), (0...Settings.mostDigits).contains(count) else {
      say(colors.alarming("from 0 to \(Settings.mostDigits), such as :digits 50"))
      return
    }
    session.settings.digits = count
    if let answer = session.lastAnswer(showing: .brief) { show(answer) }
  }

  /// Sets what random numbers follow from, or says what it is.
  mutating func setSeed(_ word: String) {
    if let seed = Int(word), Session.seeds.contains(seed) {
      session.seed = seed
    } else if word.isEmpty {
      say("\(session.seed)")
    } else {
      say(colors.alarming("from 0 to \(Session.seeds.upperBound), such as :seed 7"))
    }
  }

  /// Shows the last answer with twice as many digits as it was shown with.
  mutating func showMore() {
    guard let answer = session.more() else {
      say(colors.alarming("there is no answer yet"))
      return
    }
    show(answer)
  }

  /// Shows what was abbreviated of the last answer, until Ctrl-C.
  mutating func showAll() {
    if hidden.isEmpty { say(colors.faint("the last answer was shown whole")) }
    for text in hidden {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty, !Interruption.isRequested {
        output.write(Array(rest.prefix(1 << 12)))
        output.flush()
        rest = rest.dropFirst(1 << 12)
      }
      output.writeLine("")
    }
  }

  /// Shows the last answer in another form.
  mutating func showAnswer(as form: String) {
    guard let form = Session.Form(rawValue: form) else {
      guard let way = Conversion(reading: "to " + form) ?? Conversion(named: form) else {
        let names = Session.Form.allCases.map(\.rawValue).joined(separator: " ")
        say(colors.alarming("the forms are: \(names), and what stands behind “to”: hex, 3 sf"))
        return
      }
      say(session.lastAnswer(as: way) ?? colors.alarming("the last answer has no such form"))
      return
    }
    guard let text = session.lastAnswer(as: form) else {
      say(colors.alarming("the last answer has no such form"))
      return
    }
    say(text)
    guard form == .rounded else { return }
    let rule = session.settings.rounding == .halfAway ? "away from zero" : "to the even digit"
    say(colors.faint("to \(session.settings.digits) places, halves \(rule)"))
  }

  /// Lists the statements so far.
  mutating func listHistory() {
    for line in session.history { say(line.printable) }
  }
}
