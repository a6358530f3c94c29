import Numbers
import Reals
import Testing

@Test func `a hidden zero is found in the denominator`() throws {
  var workspace = Workspace()
  let one = Real(Rational(1))
  let (sine, cosine) = (
    try Real.sine(one, in: &workspace), try Real.cosine(one, in: &workspace)
  )
  let squares = try Real.sum(
    Real.product(sine, sine, in: &workspace),
    Real.product(cosine, cosine, in: &workspace),
    in: &workspace
  )
  let zero = try Real.difference(squares, one, in: &workspace)
  #expect(throws: RealError.undefined(.divisionByZero)) {
    try Real.reciprocal(zero, in: &workspace)
  }
}
