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
      return Description(signature: name + (origins[name].map { " = " + $0.text } ?? ""))
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
    return Conversion(named: name).map { description(of: $0) }
  }

  /// What there is to tell of a way to write a value, with an example that is answered here.
  private func description(of conversion: Conversion) -> Description {
    var session = Session()
    session.settings.language = settings.language
    let input = conversion.example + " " + conversion.text
    let answer = session.evaluate(input).first
    let written = answer?.text ?? answer?.exact ?? answer?.decimal?.text
    return Description(
      signature: "x " + conversion.text,
      meaning: Meaning(
        words: settings.language.name(of: conversion),
        example: input + (written.map { " = " + $0 } ?? "")
      )
    )
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
