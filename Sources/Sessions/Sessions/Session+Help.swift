// Descriptions of names.

internal import Expressions
package import Messages

extension Session {
  /// The description of a name.
  package struct Description: Hashable, Sendable {
    /// The name with what goes in its brackets, or what the user has defined.
    package var signature: String
    /// Other names of the same.
    package var aliases: [String] = []
    /// The meaning in the program; nothing where the name is the user's.
    package var meaning: Meaning?
  }

  /// The description of a name, in any spelling that is read; nothing where it has no
  /// meaning.
  package func description(of name: String) -> Description? {
    if let function = environment.functions[name] {
      return Description(signature: function.text(name: name, decimalMark: settings.decimalMark))
    }
    if environment.variables[name] != nil {
      let text = origins[name].map { " = " + settings.spelled($0.text) }
      return Description(signature: name + (text ?? ""))
    }
    if let constant = Constant.named(name) {
      let (name, sign) = ("\(constant.name)", "\(constant.sign)")
      return Description(
        signature: name,
        aliases: name == sign ? [] : [sign],
        meaning: Meaning(constant, in: settings.language)
      )
    }
    if let row = Builtin.named(name) {
      return Description(
        signature: row.signature,
        aliases: (row.aliases + row.yieldingAliases).map { "\($0)" },
        meaning: Meaning(row, in: settings.language)
      )
    }
    return description(ofSign: name) ?? Conversion(named: name).map { description(of: $0) }
  }

  /// What there is to tell of a sign: what it is called, and an example of it.
  private func description(ofSign sign: String) -> Description? {
    guard let row = Session.signs.first(where: { $0.signs.contains(sign) }) else { return nil }
    if let function = row.function { return description(of: function) }
    let speech = Speech(language: settings.language, verbosity: 2)
    return Description(
      signature: row.signs[0],
      aliases: Array(row.signs.dropFirst()),
      meaning: Meaning(
        words: speech.name(of: row.name) ?? row.name,
        example: answered(settings.spelled(row.example))
      )
    )
  }

  /// The signs in their spellings, with the one that is said, an example, and the function that
  /// they are.
  private static let signs: [(signs: [String], name: String, example: String, function: String?)] =
    [
      (["+"], "+", "2 + 3", nil), (["-", "−"], "-", "2 - 3", nil),
      (["*", "×", "·"], "*", "2*3", nil), (["/", "÷", ":"], "/", "3/4", nil),
      (["^", "**"], "^", "2^10", nil), (["!"], "!", "5!", nil), (["%"], "%", "200 + 10%", nil),
      (["°"], "°", "30° to rad", nil), (["′", "'"], "′", "1.5° to dms", nil),
      (["″"], "″", "1.5° to dms", nil),
      (["±", "+/-"], "±", "9.81 ± 0.01", nil), (["..", "‥"], "‥", "[9 .. 10]^2", nil),
      (["=", "=="], "=", "0.5 == 1/2", nil), (["≠", "!=", "<>"], "≠", "1 ≠ 2", nil),
      (["<"], "<", "1 < 2", nil), (["≤", "<="], "≤", "2 ≤ 2", nil),
      ([">"], ">", "1 > 2", nil), (["≥", ">="], "≥", "2 ≥ 2", nil),
      (["→", "->"], "→", "5 → x", nil), ([";"], ";", "max(1; 2)", nil),
      (["√"], "", "", "sqrt"), (["∛"], "", "", "cbrt"), (["|"], "", "", "abs"),
      (["∑", "Σ"], "", "", "sum"), (["∏", "Π"], "", "", "product"),
    ]

  /// What there is to tell of a way to write a value, with an example that is answered here.
  private func description(of conversion: Conversion) -> Description {
    Description(
      signature: "x " + conversion.text,
      meaning: Meaning(
        words: Meaning.words(for: conversion, in: settings.language),
        example: answered(settings.spelled(conversion.example) + " " + conversion.text)
      )
    )
  }

  /// A line and its answer in a session of its own, with the marks and the language of this one.
  private func answered(_ input: String) -> String {
    var session = Session()
    session.settings.language = settings.language
    session.settings.decimalMark = settings.decimalMark
    let answer = session.evaluate(input).first
    let written = answer?.text ?? answer?.exact ?? answer?.decimal?.text
    return input + (written.map { " = " + $0 } ?? "")
  }

  /// The message about a name without a meaning, with its remedy: another name, or the
  /// nearest one.
  package func message(forUnknown name: String) -> Message {
    if let remedy = LanguageWord.remedy(for: name) {
      let isForm = remedy == .conversion || remedy == .base
      let mistake = Diagnostic.Kind.languageWord(name, remedy: isForm ? .form : remedy)
      return Message(mistake, in: settings.language)
    }
    let nearest =
      ForeignName.translation(of: name) ?? Spelling.nearest(to: name, among: names.map { $0.name })
    return Message(EvaluationError.Kind.unknownName(name, nearest: nearest), in: settings.language)
  }
}
