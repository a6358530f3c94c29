// Functions by tables of polynomials, each around a centre.

extension Pair<Double> {
  /// The value of a function at a distance from the centre of a row.
  ///
  /// A row of 14 has the value at the centre as a pair, then a polynomial Q, coefficients
  /// from the highest power down: the value is that at the centre and t Q(t).
  @inline(never)
  init(rows: [Double], _ index: Int, at t: Double) {
    let start = 14 * index
    var value = rows[start + 2]
    for place in start + 3..<start + 14 { value = value * t + rows[place] }
    self.init(larger: rows[start], plus: t * value + rows[start + 1])
  }
}
