// Records of how questions about numbers were settled, kept so that they can be told.

/// A proof that a number is zero.
package enum ZeroProof: Hashable, Sendable {
  /// Its canonical form has no terms.
  case canonicalForm
  /// It is smaller than 2 to the power −`bits`, and an algebraic number of its kind that
  /// is not zero is larger: Burnikel, Funke, Mehlhorn, Schirra and Schmitt (2009).
  case separation(bits: Int)
  /// Exponentials of different algebraic numbers are independent, and each coefficient is
  /// zero: Lindemann and Weierstrass (1885).
  case independence
  /// Its product with its conjugates is zero, and no conjugate is zero.
  case conjugates
  /// It is zero when logarithms and arctangents that depend on others are replaced by
  /// combinations of those, each replacement proved.
  case relations
  /// It is zero as a polynomial in the numbers that it is made of.
  case identity
  /// It is smaller than 2 to the power −`bits`, and a fraction with its denominator that is
  /// not zero is larger.
  case denominator(bits: Int)
}

/// The proofs and enclosures on which an evaluation relied besides exact arithmetic.
package struct Decisions: Hashable, Sendable {
  /// How numbers were proved to be zero, each way once, the first ones first.
  package private(set) var zeros: [ZeroProof] = []
  /// The least bits of an enclosure that digits were read from; nothing where none were.
  package private(set) var digitBits: Int?
  /// The most bits of an enclosure that told two compared numbers apart; 0 where none was
  /// needed.
  package private(set) var differenceBits = 0
  /// Whether an inverse function was taken on one of its cuts.
  package private(set) var areOnCut = false
  /// The bits of the last enclosure that showed a sign.
  private var lastBits = 0

  /// Creates the record of an evaluation that has not begun.
  package init() {}

  /// The most proofs that are kept.
  private static var limit: Int { 8 }

  /// Notes how a number was proved to be zero.
  mutating func note(_ proof: ZeroProof) {
    if zeros.count < Decisions.limit, !zeros.contains(proof) { zeros.append(proof) }
  }

  /// Notes that an inverse function is taken on one of its cuts.
  mutating func noteCut() { areOnCut = true }

  /// Notes that an enclosure showed a sign.
  mutating func noteSign(bits: Int) { lastBits = bits }

  /// Notes that digits were read from an enclosure.
  mutating func noteDigits(bits: Int) { digitBits = min(digitBits ?? bits, bits) }

  /// Notes that the sign of a difference is about to be proved.
  mutating func beginComparison() { lastBits = 0 }

  /// Notes that a difference is not zero.
  mutating func noteDifference() {
    if lastBits > differenceBits { differenceBits = lastBits }
  }

  /// Forgets the proofs noted after the first `count`: the attempt that they belonged to
  /// failed.
  mutating func forgetZeros(since count: Int) {
    zeros.removeLast(max(0, zeros.count - count))
  }
}
