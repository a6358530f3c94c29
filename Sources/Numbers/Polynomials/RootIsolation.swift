// Real roots of an integer polynomial, each in an interval of its own.
//
// An interval is divided until Descartes' rule leaves one root or none in each
// part: by halves, or, where several roots lie close together, by a Newton step
// to a part around them whose size is squared with each success.
//
// > Source: Sagraloff, When Newton meets Descartes (ISSAC 2012); Kobel, Rouillier
// > and Sagraloff, Computing real roots of real polynomials … and now for real!
// > (ISSAC 2016).

/// The search for the roots of a polynomial without multiple factors and
/// without rational roots.
struct RootIsolation {
  /// An open interval between dyadic numbers with one root inside.
  typealias Place = (lower: Dyadic, upper: Dyadic)

  /// An interval that may have several roots.
  private struct Part {
    var place: Place
    var form: BernsteinForm
    /// A Newton step leads to a part smaller by about 2^newtonBits.
    var newtonBits: Int
  }

  /// How a search ended.
  private enum Outcome {
    case complete
    /// A sign at the end of a part needs more bits.
    case imprecise
    case withoutBudget
  }

  private static let mostNewtonBits = 31

  private var places: [Place] = []
  private var parts: [Part] = []
  private var budget: Int64

  /// The places of all real roots in ascending order, or nothing when the
  /// budget ended first; one step is one operation with a limb.
  ///
  /// - Precondition: The polynomial has neither multiple factors nor rational
  ///   roots.
  static func places(of polynomial: [Integer], budget: inout Int64) -> [Place]? {
    let mirrored = IntegerPolynomial.mirrored(polynomial)
    guard let negative = positive(mirrored, &budget), let above = positive(polynomial, &budget)
    else { return nil }
    return negative.reversed().map { (-$0.upper, -$0.lower) } + above
  }

  /// The places of the positive roots, in ascending order.
  private static func positive(_ p: [Integer], _ budget: inout Int64) -> [Place]? {
    guard let exponent = bound(p) else { return [] }
    // With x = 2^exponent t the roots lie between 0 and 1.
    let scaled = IntegerPolynomial.primitive(
      p.indices.map { index in
        p[index] << (exponent >= 0 ? index * exponent : (index - p.count + 1) * exponent)
      }
    ).coefficients
    let size = scaled.reduce(0) { max($0, $1.bitLength) } / 64 + 1
    budget -= Int64(p.count) * Int64(p.count) / 2 * Int64(size + 8)
    guard budget >= 0 else { return nil }
    let multiples: [Integer] = shiftedByOne(scaled.reversed()).reversed()
    let whole: Place = (.zero, Dyadic(significand: .one, exponent: exponent))
    var fractionBits = 64
    while true {
      var isolation = RootIsolation(budget: budget)
      let form = BernsteinForm(multiples, fractionBits: fractionBits)
      isolation.add(Part(place: whole, form: form, newtonBits: 4))
      let outcome = isolation.search()
      budget = isolation.budget
      switch outcome {
      case .complete: return isolation.places.sorted { $0.lower < $1.lower }
      case .withoutBudget: return nil
      case .imprecise: fractionBits += 64 * form.width
      }
    }
  }

  private init(budget: Int64) { self.budget = budget }

  /// An exponent e such that all positive roots are less than 2^e, or nothing
  /// when there is no sign change and so no positive root.
  ///
  /// > Source: Kioustelidis, Bounds for positive roots of polynomials (1986): a
  /// > bound is twice the largest (−a_i / a_n)^(1/(n−i)) over the coefficients
  /// > whose sign is not that of a_n.
  static func bound(_ p: [Integer]) -> Int? {
    guard let last = p.last else { return nil }
    var bound: Int?
    for (index, coefficient) in p.enumerated()
    where !coefficient.isZero && coefficient.isNegative != last.isNegative {
      let bits = coefficient.bitLength - last.bitLength + 1
      let distance = p.count - 1 - index
      // The ceiling of bits over distance, for either sign.
      let root = bits >= 0 ? (bits + distance - 1) / distance : -(-bits / distance)
      bound = max(bound ?? root + 1, root + 1)
    }
    return bound
  }

  /// The coefficients of p(x + 1), by repeated sums.
  private static func shiftedByOne(_ p: [Integer]) -> [Integer] {
    var shifted = p
    guard p.count > 1 else { return p }
    for first in 0..<p.count - 1 {
      for index in stride(from: p.count - 2, through: first, by: -1) {
        shifted[index] += shifted[index + 1]
      }
    }
    return shifted
  }
}

extension RootIsolation {
  /// Divides parts until each has one root or none.
  private mutating func search() -> Outcome {
    while var part = parts.popLast() {
      guard part.form.hasCertainEnds else { return .imprecise }
      if let center = part.form.clusterCenter {
        guard charge(6, for: part) else { return .withoutBudget }
        if let cluster = Self.neighbourhood(of: center, in: part) {
          parts.append(cluster)
          continue
        }
        part.newtonBits = max(4, part.newtonBits / 2)
      }
      guard charge(1, for: part) else { return .withoutBudget }
      let middle = (part.place.lower + part.place.upper).shifted(by: -1)
      let (lower, upper) = part.form.divided(at: 1, bits: 1)
      add(Part(place: (middle, part.place.upper), form: upper, newtonBits: part.newtonBits))
      add(Part(place: (part.place.lower, middle), form: lower, newtonBits: part.newtonBits))
    }
    return .complete
  }

  /// Keeps a part with one root as a place, and one that may have more.
  private mutating func add(_ part: Part) {
    if part.form.variations == 1...1 {
      places.append(part.place)
    } else if part.form.variations != 0...0 {
      parts.append(part)
    }
  }

  private mutating func charge(_ count: Int64, for part: Part) -> Bool {
    budget -= count * part.form.steps
    return budget >= 0
  }

  /// The neighbourhood of a point of a part, if it has all sign changes and so
  /// all roots of the part.
  private static func neighbourhood(of center: Double, in part: Part) -> Part? {
    let bits = part.newtonBits
    let cells = Limb(1) << Limb(bits)
    let cell = Limb(center * Double(cells))
    let (first, last) = (max(cell, 1) - 1, min(cell + 2, cells))
    var (place, form) = (part.place, part.form)
    if last < cells {
      form = form.divided(at: last, bits: bits).lower
      place.upper = share(last, bits, of: place)
    }
    if first > 0 {
      let numerator = first << 32 / last
      form = form.divided(at: numerator, bits: 32).upper
      place.lower = share(numerator, 32, of: place)
    }
    // The sign changes of disjoint parts are together at most those of the whole.
    guard form.variations.lowerBound >= part.form.variations.upperBound else { return nil }
    return Part(place: place, form: form, newtonBits: min(2 * bits, mostNewtonBits))
  }

  /// The point at `numerator` / 2^`bits` of an interval.
  private static func share(_ numerator: Limb, _ bits: Int, of place: Place) -> Dyadic {
    place.lower
      + Dyadic(significand: Integer(numerator), exponent: -bits) * (place.upper - place.lower)
  }
}
