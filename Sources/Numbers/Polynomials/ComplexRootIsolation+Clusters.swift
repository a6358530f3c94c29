// Clusters of complex roots: points that an iteration has brought together are spread again, as wide
// as the roots lie.
//
// > Source: Bini and Fiorentino, Design, analysis, and implementation of a multiprecision polynomial
// > rootfinder (Numerical Algorithms 2000).

extension ComplexRootIsolation {
  /// The most points of a cluster.
  private static let largest = 16
  /// Points are called close from 2^-`closeness` of their size on, and a cluster if others are farther
  /// from it by twice as many bits as it is wide.
  private static let closeness = 20

  /// The most steps towards the middle of a cluster.
  private static let mostSteps = 12

  /// Puts the points of each cluster on circles around its middle: the sizes of the first Taylor
  /// coefficients there tell the radii, as those of the coefficients do for all points.
  ///
  /// - Returns: The bits that the points need to be apart; zero where none were moved.
  mutating func spreadClusters(bits: Int, budget: inout Int64) -> Int {
    var needed = 0
    for cluster in clusters() {
      guard let (center, circles) = middle(of: cluster, bits: bits, &budget) else { continue }
      for (place, circle) in zip(cluster, circles) {
        guard let x = Dyadic(exactly: circle.x), let y = Dyadic(exactly: circle.y) else { continue }
        let offset = DyadicPoint(x.shifted(by: circle.exponent), y.shifted(by: circle.exponent))
        points[place] = center + offset
        let size = center.magnitudeExponent ?? circle.exponent
        needed = max(needed, size - circle.exponent + 64)
      }
      // What is left where the middle is a root.
      for place in cluster.dropFirst(circles.count) { points[place] = center }
    }
    return needed
  }

  /// The middle of a cluster of m points, and places for them around it.
  ///
  /// Near a cluster of m roots the derivative of order m − 1 has a single zero, which is about their
  /// mean: steps of Newton lead there, until they are small beside the circles.
  private func middle(
    of cluster: [Int],
    bits: Int,
    _ budget: inout Int64
  ) -> (center: DyadicPoint, circles: [(x: Double, y: Double, exponent: Int)])? {
    let count = cluster.count
    let number = DyadicPoint(Dyadic(Integer(count)), .zero)
    let sum = cluster.reduce(DyadicPoint(.zero, .zero)) { $0 + points[$1] }
    guard var center = sum.quotient(by: number, bits: bits)?.rounded(toBits: bits),
      let size = center.magnitudeExponent
    else { return nil }
    var (limbs, last) = (bits / 64, Int.max)
    for _ in 0..<Self.mostSteps {
      // Values have as many bits as all powers of the middle together.
      let terms = polynomial.coefficients.count
      budget -= Int64(terms * (count + 1)) * Int64(terms * limbs) * Int64(limbs)
      guard budget >= 0 else { return nil }
      let taylor = taylorCoefficients(at: center, count: count + 1)
      let sizes = taylor.enumerated().compactMap { index, coefficient in
        coefficient.magnitudeExponent.map { (index: index, size: $0) }
      }
      let circles = Self.circles(ofSizes: sizes)
      let step = taylor[count - 1].quotient(by: taylor[count] * number, bits: 2 * limbs * 64)
      guard let step, let length = step.magnitudeExponent, length < last,
        let least = circles.map({ $0.exponent }).min(), length >= least - 4
      else { return (center, circles) }
      last = length
      // The next step is about as long as the square of this one.
      limbs = max(bits, 2 * (size - length) + 64) / 64 + 1
      center = (center - step).rounded(toBits: limbs * 64)
    }
    return nil
  }

  /// Groups of points that are close to each other and far from all others.
  private func clusters() -> [[Int]] {
    var found: [[Int]] = []
    var isFree = Array(repeating: true, count: points.count)
    for first in points.indices where isFree[first] {
      guard let size = points[first].magnitudeExponent else { continue }
      let close = points.indices.filter { place in
        distance(first, place).map { $0 <= 2 * (size - Self.closeness) } ?? true
      }
      guard 2...Self.largest ~= close.count, close.allSatisfy({ isFree[$0] }) else { continue }
      for place in close { isFree[place] = false }
      let width = close.compactMap { distance(first, $0) }.max() ?? .min
      let isApart = points.indices.allSatisfy { place in
        close.contains(place) || (distance(first, place) ?? .min) - Self.closeness > width
      }
      if isApart { found.append(close) }
    }
    return found
  }

  /// An exponent of a power of two above the square of the distance of two points; nothing for the same.
  private func distance(_ first: Int, _ second: Int) -> Int? {
    let gap = (points[first] - points[second]).norm
    return gap.isZero ? nil : gap.magnitudeExponent
  }

  /// The first Taylor coefficients, by division again and again.
  private func taylorCoefficients(at z: DyadicPoint, count: Int) -> [DyadicPoint] {
    var rest = polynomial.coefficients
    for index in 0..<count {
      for place in (index..<rest.count - 1).reversed() {
        rest[place] = rest[place] + rest[place + 1] * z
      }
    }
    return Array(rest[..<count])
  }
}
