// Ways to write an expression in other functions than it is typed in.

internal import Expressions
internal import Numbers

extension Algebra {
  /// Ways to write an expression in logarithms of factors, and in sines of halves of angles.
  mutating func inOtherFunctions(_ e: Expression) throws(AlgebraError) -> [Expression] {
    guard !environment.complexAnswers else { return [] }
    var found: [Expression] = []
    if environment.angleUnit == .radians || !e.hasAngles, case let other = e.withCommonKernels,
      other != e
    {
      found += try attempt(.written) { (field) throws(AlgebraError) in
        // A form with fewer values than the expression may be simplified to one that is not the same.
        let asked = try field.conditions(of: other, besides: e)
        guard asked?.isEmpty == true else { return [] }
        let fraction = try field.reading(other)
        return [try field.oneQuotient(fraction), try field.factored(fraction).expression]
      }
    }
    let halves = e.sinesOfHalves(in: environment)
    guard !halves.isEmpty else { return found }
    for view in [AlgebraicField.View.identities, .identitiesOfSines] {
      let short = try attempt(view) { (field) throws(AlgebraError) in
        // The generators that it brings have to be there before it is written.
        let fraction = try field.reading([e] + halves)[0]
        return [try field.oneQuotient(fraction)]
      }
      found += short
      for e in short { found += try ways(e, .written, withFactors: true) }
    }
    return found
  }
}

extension Expression {
  /// The sines of half of each angle with free names of which a sine, a cosine or a tangent is taken.
  fileprivate func sinesOfHalves(in environment: Environment) -> [Expression] {
    var found: [Expression] = []
    for index in 0..<count {
      guard case .call(let builtin) = symbol(at: index),
        builtin == .sine || builtin == .cosine || builtin == .tangent
      else { continue }
      let angle = subexpression(at: index - 1)
      let sine = Expression.call(.sine, angle / Expression(2))
      guard angle.variables.contains(where: { environment.variables[$0] == nil }),
        !found.contains(sine)
      else { continue }
      found.append(sine)
    }
    return found
  }
}
