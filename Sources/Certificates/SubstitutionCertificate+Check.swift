// The check of the solutions of a system by substitutions. It multiplies polynomials, puts expressions in
// the place of names, and checks the zeros of the equation that is left.

package import Expressions
internal import Numbers

extension SubstitutionCertificate {
  /// The most unknowns.
  package static let unknownLimit = 6

  /// Whether the solutions of the system are the zeros that are told, each with one value for each of
  /// the other unknowns; angles are in radians.
  package var isValid: Bool {
    guard Set(unknowns).count == unknowns.count, (2...Self.unknownLimit).contains(unknowns.count),
      equations.count == unknowns.count, substitutions.count == unknowns.count - 1,
      equations.allSatisfy({ sides in
        sides.left.isPlain && sides.right.isPlain
          && (sides.left.variables + sides.right.variables).allSatisfy { unknowns.contains($0) }
      }),
      let zeros, zeros.angleUnit == .radians
    else { return false }
    var left = equations.map { Optional($0) }
    var open = unknowns
    for step in substitutions {
      guard (1...left.count).contains(step.equation), let own = left[step.equation - 1],
        let place = open.firstIndex(of: step.unknown), own.tells(step.unknown, step.value, open)
      else { return false }
      left[step.equation - 1] = nil
      // What has no value somewhere must stand in what is left, which has none there, then.
      let others = left.compactMap { $0 }
      guard step.value.isPolynomial || others.contains(where: { $0.has(step.unknown) }) else {
        return false
      }
      left = left.map { $0?.replacing(step.unknown, with: step.value) }
      open.remove(at: place)
    }
    guard let last = left.compactMap({ $0 }).first, open == [zeros.unknown],
      last == Sides(left: zeros.sides.left, right: zeros.sides.right)
    else { return false }
    return zeros.isValid
  }
}

extension SubstitutionCertificate.Sides {
  /// Whether a name stands in one of the sides.
  package func has(_ name: String) -> Bool {
    left.variables.contains(name) || right.variables.contains(name)
  }

  /// The sides with an expression in the place of a name, as they are read.
  package func replacing(_ name: String, with value: Expression) -> Self {
    Self(left: left.replacing([name: value]), right: right.replacing([name: value]))
  }

  /// Whether the sides are the same exactly where a name is what an expression without it says.
  ///
  /// Their difference is a number but 0 times that of the name and the expression: an identity of
  /// polynomials in the names and in the parts that are none, which are the same on both sides, so that
  /// both have values for the same numbers.
  package func tells(_ name: String, _ value: Expression, _ names: [String]) -> Bool {
    guard !value.variables.contains(name), value.isPlain,
      value.variables.allSatisfy({ names.contains($0) })
    else { return false }
    let unknown = Expression(name: name)
    let difference = Expression(.difference, [left, right])
    let parts = difference.partsBesidePolynomials
    return Set(parts) == Set(value.partsBesidePolynomials)
      && parts.allSatisfy { !$0.variables.contains(name) }
      && difference.variables.allSatisfy { names.contains($0) }
      && difference.isMultiple(of: Expression(.difference, [unknown, value]))
  }
}

extension Expression {
  /// Whether it is a polynomial of its names with rational coefficients.
  package var isPolynomial: Bool { partsBesidePolynomials.isEmpty }

  /// The largest parts that are made of names and numbers by something else than sums, products, quotients
  /// by numbers and whole powers, each once.
  var partsBesidePolynomials: [Expression] {
    var parts: [Expression] = []
    for place in largestParts(where: { !$0.isStepOfPolynomial }) {
      let part = subexpression(at: place)
      if !parts.contains(part) { parts.append(part) }
    }
    return parts
  }

  /// The polynomial in some names and, behind these, in some parts, the largest first since one may stand in
  /// another one; nothing where it is none.
  func checkedPolynomial(in names: [String], and parts: [Expression]) -> SparsePolynomial? {
    var e = self
    let others = parts.indices.map { "##\($0)" }
    for (part, name) in zip(parts, others) {
      e = e.replacing(every: part, with: Expression(name: name))
    }
    return e.checkedPolynomial(in: names + others)
  }

  /// Whether it is a number but 0 times another expression, as polynomials in the names and in the parts that
  /// are none.
  func isMultiple(of other: Expression) -> Bool {
    let names = Array(Set(variables + other.variables))
    let parts = (partsBesidePolynomials + other.partsBesidePolynomials)
      .sorted { $0.count > $1.count }
    guard let mine = checkedPolynomial(in: names, and: parts),
      let its = other.checkedPolynomial(in: names, and: parts), !mine.isZero, !its.isZero
    else { return false }
    let (first, second) = (mine.primitive.polynomial, its.primitive.polynomial)
    return first == second || first == -second
  }

  /// Whether what is done last is a step that makes polynomials of polynomials.
  private var isStepOfPolynomial: Bool {
    switch symbol(at: root) {
    case .number, .name, .negation, .sum, .difference, .product, .juxtaposition: return true
    case .quotient: return parts[1].rationalNumber.map { !$0.isZero } == true
    case .power: return parts[1].rationalNumber?.asNatural.map { $0 > 0 } == true
    default: return false
    }
  }
}
