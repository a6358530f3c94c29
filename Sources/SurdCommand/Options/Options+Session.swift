// Settings of a session from options.

import Expressions
import Messages
import Sessions

extension Options {
  /// Sets what the options say about the session.
  func apply(to session: inout Session) {
    if let angle = angle.flatMap(AngleUnit.init) { session.settings.angle = angle }
    if let rank = juxtaposition.flatMap(Settings.Juxtaposition.init) {
      session.settings.juxtaposition = rank
    }
    if let rule = rounding.flatMap(Settings.Rounding.init) { session.settings.rounding = rule }
    if hasComplexAnswers { session.settings.complexAnswers = true }
    if isPolar { session.settings.complexForm = .polar }
    if isExponential { session.settings.complexForm = .exponential }
    if isPolar || isExponential, form == .decimal { session.settings.form = .decimal }
    if printsSteps { session.showsSteps = true }
    if printsProofs { session.showsProofs = true }
    if isMixed { session.settings.form = .mixed }
    if isRounded { session.settings.form = .rounded }
    if let mark = decimalMark.flatMap(DecimalMark.init) {
      session.settings.decimalMark = mark
    }
    if let language = language.flatMap(Language.init) { session.settings.language = language }
    if let digits { session.settings.digits = digits }
    if let seed {
      session.seed = seed
    } else if session.seed == Session.firstSeed {
      // Each new session draws numbers of its own; what was kept has its seed.
      session.seed = Int.random(in: Session.firstSeed + 1...Session.seeds.upperBound)
    }
  }
}
