// The reasons why an answer is true, as data and in words.

package import Analysis
package import Expressions
package import Messages
internal import Numbers
package import Reals

extension Answer {
  /// A reason why an answer is true.
  package enum Ground: Hashable, Sendable {
    /// Whole numbers and fractions are computed as they are.
    case fractions
    /// Roots, exponentials, logarithms and angles are kept in exact forms, and each step is
    /// an identity.
    case exactForms
    /// Each step is an identity, of which these are the ones by which most is done.
    case identities([String])
    /// Both sides of an equation have this form, perhaps one of a kind of forms that are equal
    /// only if they have the same terms.
    case common(Expression, FormKind?)
    /// Numbers that were compared are told apart by enclosures of so many bits.
    case enclosure(bits: Int)
    /// All numbers in an enclosure of so many bits begin with the digits that are shown.
    case digits(bits: Int)
    /// A number was proved to be zero.
    case zero(ZeroProof)
    /// How solutions were found, and how it is known that there are no others.
    case solved(SolutionSet.Method)
    /// An expression was written differently, each step an identity.
    case algebra

    /// The reason in a word that programs can rely on.
    package var rule: String {
      switch self {
      case .fractions: "fractions"
      case .exactForms, .identities: "exactForms"
      case .common(_, nil): "commonForm"
      case .common(_, .radicals?): "radicals"
      case .common(_, .powersOfPi?): "powersOfPi"
      case .common(_, .exponentials?): "exponentials"
      case .common(_, .logarithms?): "logarithms"
      case .enclosure: "enclosure"
      case .digits: "digits"
      case .zero(.canonicalForm): "canonicalForm"
      case .zero(.separation): "separation"
      case .zero(.independence): "independence"
      case .zero(.conjugates): "conjugates"
      case .zero(.relations): "relations"
      case .zero(.identity): "identity"
      case .zero(.denominator): "denominator"
      case .solved(.roots): "roots"
      case .solved(.discs): "discs"
      case .solved(.elimination): "elimination"
      case .solved(.steps): "steps"
      case .solved(.slopes): "slopes"
      case .solved(.intervals): "intervals"
      case .solved(.signs): "signs"
      case .solved(.identity): "identicalSides"
      case .algebra: "algebra"
      }
    }

    /// The bits that the reason speaks of, if it does.
    package var bits: Int? {
      switch self {
      case .enclosure(let bits), .digits(let bits), .zero(.separation(let bits)),
        .zero(.denominator(let bits)):
        bits
      case .fractions, .exactForms, .identities, .common, .zero, .solved, .algebra: nil
      }
    }

    private var sentence: Sentence {
      switch self {
      case .fractions: .groundFractions
      case .exactForms: .groundExactForms
      case .identities: .groundIdentities
      case .common(_, nil): .groundCommonForm
      case .common(_, .radicals?): .groundRadicals
      case .common(_, .powersOfPi?): .groundPowersOfPi
      case .common(_, .exponentials?): .groundExponentials
      case .common(_, .logarithms?): .groundLogarithms
      case .enclosure: .groundEnclosure
      case .digits: .groundDigits
      case .zero(.canonicalForm): .groundCanonicalForm
      case .zero(.separation): .groundSeparation
      case .zero(.independence): .groundIndependence
      case .zero(.conjugates): .groundConjugates
      case .zero(.relations): .groundRelations
      case .zero(.identity): .groundIdentity
      case .zero(.denominator): .groundDenominator
      case .solved(.roots): .groundRoots
      case .solved(.discs): .groundDiscs
      case .solved(.elimination): .groundElimination
      case .solved(.steps): .groundSteps
      case .solved(.slopes): .groundSlopes
      case .solved(.intervals): .groundIntervals
      case .solved(.signs): .groundSigns
      case .solved(.identity): .groundIdenticalSides
      case .algebra: .groundAlgebra
      }
    }

    /// The reason in a sentence.
    package func text(in language: Language) -> String {
      switch self {
      case .solved(.roots(let degree)), .solved(.discs(let degree)):
        return Message(saying: sentence, in: language, "\(degree)").text
      case .identities(let identities):
        let list = identities.joined(separator: "; ")
        return Message(saying: sentence, in: language, list).text
      case .common(let form, _):
        return Message(saying: sentence, in: language, form.valueText(unicode: true)).text
      default: break
      }
      return Message(saying: sentence, in: language, bits.map { "\($0)" } ?? "").text
    }
  }

  /// The reasons why the answer is true: what decided it, and then the arithmetic that this
  /// rests on; nothing where there is no value.
  package var grounds: [Ground] {
    if let solutions { return solutions.isComplete ? solutions.methods.map { .solved($0) } : [] }
    if rule != nil || isIdentity { return [.algebra] }
    guard let shown, !shown.value.isMeasured else { return [] }
    // That a form has no terms says less than what brought it there.
    let found = decisions.zeros.filter { $0 != .canonicalForm }
    let zeros = (found + decisions.zeros.filter { $0 == .canonicalForm }).map { Ground.zero($0) }
    if shown.exact == nil { return (decisions.digitBits.map { [.digits(bits: $0)] } ?? []) + zeros }
    guard let expression = statement?.expression else { return zeros + [.exactForms] }
    if expression.isOfFractions { return zeros + [.fractions] }
    if case .truth = shown.value, decisions.differenceBits > 0 {
      return [.enclosure(bits: decisions.differenceBits)] + zeros + [.exactForms]
    }
    let identities = expression.identities
    let arithmetic = identities.isEmpty ? Ground.exactForms : .identities(identities)
    // The sides of an equation that holds are one number.
    let equality = commonForm.map { [Ground.common($0.form, $0.kind)] } ?? []
    return (zeros.isEmpty ? equality : zeros) + [arithmetic]
  }
}

extension Expression {
  /// The identities by which the functions in the expression are written in exact forms, in
  /// signs that are the same in all languages.
  fileprivate var identities: [String] {
    var found: [String] = []
    for index in 0..<count {
      guard let identity = identity(at: index), !found.contains(identity) else { continue }
      found.append(identity)
    }
    return found
  }

  private func identity(at index: Int) -> String? {
    switch symbol(at: index) {
    case .constant(.imaginaryUnit): return "i^2 = −1"
    case .constant(.e): return Expression.productOfExponentials
    case .power:
      if hasWholeExponent(at: index) { return nil }
      let isComplex = (0..<index).contains { symbol(at: $0) == .constant(.imaginaryUnit) }
      return isComplex ? Expression.eulersFormula : "a^r·a^s = a^(r+s)"
    case .call(let builtin):
      func isOne(of rows: [Builtin]) -> Bool { rows.contains { $0 === builtin } }
      if isOne(of: [.sqrt, .cbrt, .root]) { return "√a·√b = √(ab)" }
      if isOne(of: [.ln, .log, .log2]) { return "ln(ab) = ln a + ln b" }
      if isOne(of: [.exp, .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent]) {
        return Expression.productOfExponentials
      }
      return switch builtin.angle {
      case .argument: Expression.eulersFormula
      case .value: "atan x = arg(1 + ix)"
      case .none: nil
      }
    default: return nil
    }
  }

  private static var productOfExponentials: String { "e^a·e^b = e^(a+b)" }
  private static var eulersFormula: String { "e^(ix) = cos x + i·sin x" }

  /// Whether the exponent of a power is written as a whole number.
  private func hasWholeExponent(at index: Int) -> Bool {
    guard var exponent = operands(of: index).last else { return false }
    if case .negation = symbol(at: exponent) { exponent = operands(of: exponent)[0] }
    guard case .number(let literal) = symbol(at: exponent) else { return false }
    return literal.parts.fraction.isEmpty && literal.parts.repeating.isEmpty
      && literal.parts.exponent.isEmpty
  }

  /// Whether numbers are only added, subtracted, multiplied, divided, raised to whole powers and
  /// compared.
  fileprivate var isOfFractions: Bool {
    !(0..<count).contains { index in
      switch symbol(at: index) {
      case .power: !hasWholeExponent(at: index)
      case .number, .negation, .sum, .difference, .product, .juxtaposition, .quotient, .percent,
        .percentIncrease, .percentDecrease, .relation, .list:
        false
      default: true
      }
    }
  }
}
