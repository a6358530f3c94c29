// All complex roots of a polynomial, each in a disc of its own. Iterations that are
// proved nothing of lead to points; discs around them that have no common point, as many as
// the degree, are the proof.
//
// > Source: Bini, Numerical computation of polynomial zeros by means of Aberth's method
// > (Numerical Algorithms 1996), for the first points and the iteration.

/// The search for discs around the complex roots of a polynomial.
struct ComplexRootIsolation {
  /// The polynomial; zero is no root.
  let polynomial: InexactPolynomial
  private var degree: Int { polynomial.degree }
  /// As many points as there are roots.
  var points: [DyadicPoint] = []

  /// The most bits that points have.
  private static let mostBits = 1 << 13

  /// The roots above the real axis that are not imaginary, where so many roots are real and
  /// so many imaginary; nothing when the budget ended first.
  ///
  /// - Precondition: The polynomial has no multiple roots, and not the root zero.
  static func roots(
    of p: [Integer],
    real: Int,
    imaginary: Int,
    budget: inout Int64
  ) -> [ComplexRoot]? {
    guard p.count - 1 > real + imaginary else { return [] }
    return search(InexactPolynomial(p), budget: &budget) {
      $0.proved(real: real, imaginary: imaginary)
    }
  }

  /// A disc around each root of a polynomial, of which none meet; nothing when the budget ended
  /// first.
  ///
  /// - Precondition: The polynomial has no multiple roots.
  static func discs(
    of polynomial: Polynomial,
    budget: inout Int64
  ) -> [ComplexRoot]? {
    let p = InexactPolynomial(polynomial.primitive.coefficients)
    // The root zero of a linear factor has no size that the coefficients tell.
    if p.degree == 1, p.coefficients[0].isZero {
      return [ComplexRoot(p, center: DyadicPoint(.zero, .zero), radius: .zero)]
    }
    return discs(of: p, budget: &budget)
  }

  /// The same for a polynomial that does not have the root zero.
  static func discs(of polynomial: InexactPolynomial, budget: inout Int64) -> [ComplexRoot]? {
    search(polynomial, budget: &budget) { $0.apart() }
  }

  private static func search<Found>(
    _ p: InexactPolynomial,
    budget: inout Int64,
    _ proof: (ComplexRootIsolation) -> Found?
  ) -> Found? {
    var isolation = ComplexRootIsolation(p)
    guard isolation.begin() else { return nil }
    var bits = 64
    let count = p.degree + 1
    while bits <= isolation.bitLimit {
      for _ in 0..<6 {
        let cost = Int64(count) * ComplexRoot.steps(degree: isolation.degree, bits: bits)
        budget -= cost + Int64(count * count) * Int64(bits / 8 + 64)
        guard budget >= 0 else { return nil }
        let change = isolation.iterate(bits: bits)
        if change < 8 - bits { break }
      }
      budget -= Int64(count) * ComplexRoot.steps(degree: isolation.degree, bits: bits)
      guard budget >= 0 else { return nil }
      if let found = proof(isolation) { return found }
      let needed = isolation.spreadClusters(bits: bits, budget: &budget)
      bits = max(2 * bits, needed)
    }
    return nil
  }

  private init(_ p: InexactPolynomial) { polynomial = p }

  /// More bits than the coefficients have are of no use.
  private var bitLimit: Int {
    guard !polynomial.error.isZero else { return Self.mostBits }
    let top = polynomial.coefficients.compactMap { $0.magnitudeExponent }.max() ?? 0
    return min(Self.mostBits, max(128, 2 * (top - polynomial.error.magnitudeExponent)))
  }

  // MARK: First points

  /// Points on circles whose radii the sizes of the coefficients tell, made better over
  /// doubles; false where they leave the range of doubles.
  private mutating func begin() -> Bool {
    let places = polynomial.coefficients.enumerated().compactMap { index, coefficient in
      coefficient.magnitudeExponent.map { (index: index, size: $0) }
    }
    let start = Self.circles(ofSizes: places)
    guard start.allSatisfy({ abs($0.exponent) < 400 }) else { return false }
    var points = start.map { point in
      let unit = Double(sign: .plus, exponent: point.exponent, significand: 1)
      return (x: point.x * unit, y: point.y * unit)
    }
    improve(&points)
    for point in points {
      guard let x = Dyadic(exactly: point.x), let y = Dyadic(exactly: point.y) else {
        return false
      }
      self.points.append(DyadicPoint(x, y))
    }
    return self.points.count == degree
  }

  /// Points (x, y)·2^exponent on circles whose radii are about the sizes of the roots of a polynomial, by
  /// those of its coefficients.
  ///
  /// The slopes of the upper convex hull of the sizes over the exponents tell the radii.
  static func circles(
    ofSizes places: [(index: Int, size: Int)]
  ) -> [(x: Double, y: Double, exponent: Int)] {
    var hull: [(index: Int, size: Int)] = []
    for place in places {
      while hull.count >= 2 {
        let (a, b) = (hull[hull.count - 2], hull[hull.count - 1])
        let turn =
          (b.size - a.size) * (place.index - a.index) - (place.size - a.size) * (b.index - a.index)
        if turn > 0 { break }
        hull.removeLast()
      }
      hull.append(place)
    }
    var points: [(x: Double, y: Double, exponent: Int)] = []
    var (cosine, sine) = (0.5403023058681398, 0.8414709848078965)
    for place in hull.indices.dropFirst() {
      let (low, high) = (hull[place - 1], hull[place])
      let exponent = Double(low.size - high.size) / Double(high.index - low.index)
      let whole = exponent.rounded(.down)
      let power = Int(whole)
      let radius = 1 + (exponent - whole)
      for _ in low.index..<high.index {
        points.append((radius * cosine, radius * sine, power))
        // A turn by the golden angle, so that the points are spread.
        (cosine, sine) = (
          cosine * -0.7373688780783197 - sine * 0.6754902942615238,
          cosine * 0.6754902942615238 + sine * -0.7373688780783197
        )
      }
    }
    return points
  }

  /// Aberth's iteration over doubles.
  private func improve(_ points: inout [(x: Double, y: Double)]) {
    typealias Point = (x: Double, y: Double)
    let top = polynomial.coefficients.compactMap { $0.magnitudeExponent }.max() ?? 0
    let scaled: [Point] = polynomial.coefficients.map {
      ($0.x.shifted(by: -top).doubleValue, $0.y.shifted(by: -top).doubleValue)
    }
    func product(_ a: Point, _ b: Point) -> Point {
      (a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
    }
    func reciprocal(_ a: Point) -> Point {
      let norm = a.x * a.x + a.y * a.y
      return (a.x / norm, -a.y / norm)
    }
    func logarithmicSlope(_ p: some Sequence<Point>, _ z: Point) -> Point {
      var (value, slope): (Point, Point) = ((0, 0), (0, 0))
      for coefficient in p {
        let next = product(slope, z)
        slope = (next.x + value.x, next.y + value.y)
        let moved = product(value, z)
        value = (moved.x + coefficient.x, moved.y + coefficient.y)
      }
      return product(slope, reciprocal(value))
    }
    for _ in 0..<(40 + 4 * degree) {
      var largest = 0.0
      for index in points.indices {
        let z = points[index]
        var slope: Point
        if z.x * z.x + z.y * z.y <= 1 {
          slope = logarithmicSlope(scaled.reversed(), z)
        } else {
          // p′/p = n/z − q′(1/z)/(z²·q(1/z)) with the coefficients in the other order.
          let inverse = reciprocal(z)
          let other = product(
            logarithmicSlope(scaled, inverse),
            product(inverse, inverse)
          )
          slope = (Double(degree) * inverse.x - other.x, Double(degree) * inverse.y - other.y)
        }
        for other in points.indices where other != index {
          let apart = reciprocal((z.x - points[other].x, z.y - points[other].y))
          slope = (slope.x - apart.x, slope.y - apart.y)
        }
        let step = reciprocal(slope)
        guard step.x.isFinite, step.y.isFinite else { continue }
        points[index] = (z.x - step.x, z.y - step.y)
        let size = (z.x * z.x + z.y * z.y).squareRoot()
        largest = max(largest, (step.x * step.x + step.y * step.y).squareRoot() / size)
      }
      if largest < 1e-14 { return }
    }
  }

  // MARK: Better points

  /// Moves each point once, with so many bits.
  ///
  /// - Returns: The exponent of the largest step, compared with the size of its point.
  private mutating func iterate(bits: Int) -> Int {
    var largest = Int.min / 2
    for index in points.indices {
      let z = points[index].rounded(toBits: bits)
      let values = polynomial.values(at: z)
      guard !values.p.isZero else {
        points[index] = z
        continue
      }
      guard var slope = values.slope.quotient(by: values.p, bits: bits) else { continue }
      for other in points.indices where other != index {
        let one = DyadicPoint(.one, .zero)
        guard let apart = one.quotient(by: z - points[other], bits: bits) else { continue }
        slope = slope - apart
      }
      let one = DyadicPoint(.one, .zero)
      guard let step = one.quotient(by: slope.rounded(toBits: bits), bits: bits) else { continue }
      points[index] = (z - step).rounded(toBits: bits)
      let size = max(z.norm.magnitudeExponent, points[index].norm.magnitudeExponent)
      if !step.isZero { largest = max(largest, (step.norm.magnitudeExponent - size) / 2) }
    }
    return largest
  }

  // MARK: Proof

  /// The discs around all points, where they are apart.
  private func apart() -> [ComplexRoot]? {
    var discs: [ComplexRoot] = []
    for point in points {
      guard let radius = polynomial.radius(at: point) else { return nil }
      for other in discs {
        let reach = radius + other.radius
        guard (point - other.center).norm > reach.squared() else { return nil }
      }
      discs.append(ComplexRoot(polynomial, center: point, radius: radius))
    }
    return discs
  }

  /// The roots off the axes, where the discs around all points are apart and as many meet each
  /// axis as there are roots on it.
  private func proved(real: Int, imaginary: Int) -> [ComplexRoot]? {
    guard let discs = apart() else { return nil }
    let meetsReal = discs.map { $0.center.y.magnitude <= $0.radius }
    let meetsImaginary = discs.map { $0.center.x.magnitude <= $0.radius }
    guard meetsReal.count(where: { $0 }) == real,
      meetsImaginary.count(where: { $0 }) == imaginary
    else { return nil }
    return discs.indices.compactMap { index in
      let disc = discs[index]
      guard !meetsReal[index], !meetsImaginary[index], !disc.center.y.isNegative else {
        return nil
      }
      return disc
    }
  }
}
