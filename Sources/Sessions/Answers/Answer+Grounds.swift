// The reasons why an answer is true, as data and in words.

package import Analysis
internal import Expressions
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
      case .exactForms: "exactForms"
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
      case .fractions, .exactForms, .zero, .solved, .algebra: nil
      }
    }

    private var sentence: Sentence {
      switch self {
      case .fractions: .groundFractions
      case .exactForms: .groundExactForms
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
    guard let shown, shown.measured == nil else { return [] }
    let zeros = decisions.zeros.map { Ground.zero($0) }
    if shown.exact == nil { return (decisions.digitBits.map { [.digits(bits: $0)] } ?? []) + zeros }
    let arithmetic: Ground = statement?.expression.isOfFractions == true ? .fractions : .exactForms
    guard case .truth = shown.value, decisions.differenceBits > 0 else {
      return zeros + [arithmetic]
    }
    return [.enclosure(bits: decisions.differenceBits)] + zeros + [arithmetic]
  }
}

extension Expression {
  /// Whether numbers are only added, subtracted, multiplied, divided and compared.
  fileprivate var isOfFractions: Bool {
    !(0..<count).contains { index in
      switch symbol(at: index) {
      case .number, .negation, .sum, .difference, .product, .juxtaposition, .quotient, .percent,
        .percentIncrease, .percentDecrease, .relation, .list:
        false
      default: true
      }
    }
  }
}
