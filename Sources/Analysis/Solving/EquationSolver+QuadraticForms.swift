// Quadratic equations of two whole numbers that are Pell's equation after a change of the unknowns.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// The most powers after which remainders repeat, the most families, and how long their numbers may
  /// be, in bits.
  private static let (periodLimit, formLimit, lengthLimit) = (240, 8, 96)

  /// A number A + B√D.
  private typealias Surd = (a: Integer, b: Integer)

  /// An equation ax² + bxy + cy² + dx + ey + f = 0 with D = b² − 4ac.
  ///
  /// With X = Dy + E, Y = 2ax + by + d, E = bd − 2ae and F = d² − 4af it says X² − DY² = E² − DF.
  private struct Form {
    let a, b, d, e, discriminant, shift, size: Integer

    init?(_ rows: [Polynomial]) {
      guard rows.count == 3, rows[2].degree == 0, rows[1].degree <= 1, rows[0].degree == 2 else {
        return nil
      }
      func whole(_ power: Int, _ row: Int) -> Integer { rows[row][power].numerator }
      let (c, f, four) = (whole(0, 2), whole(0, 0), Integer(4))
      (a, b, d, e) = (whole(2, 0), whole(1, 1), whole(1, 0), whole(0, 1))
      discriminant = b * b - four * a * c
      shift = b * d - (a + a) * e
      size = shift * shift - discriminant * (d * d - four * a * f)
    }

    /// The whole unknowns with X and Y, if they are whole.
    func hasPoint(_ x: Integer, _ y: Integer) -> Bool {
      let (first, rest) = (x - shift).quotientAndRemainder(dividingBy: discriminant)
      guard rest.isZero else { return false }
      return (y - b * first - d).quotientAndRemainder(dividingBy: a + a).remainder.isZero
    }
  }

  /// The solutions of a quadratic equation with D > 0 that is no square.
  ///
  /// With D = s²·C the numbers X + sY√C are ±αuⁿ with finitely many α and the least solution u of
  /// Pell's equation for C. Whether X, Y belong to whole x, y depends on their remainders by 2aDs,
  /// which repeat after as many powers of u as lead to the remainder 1.
  ///
  /// > Source: Lagrange; Dickson, History of the Theory of Numbers 2, chapter XII.
  mutating func familiesOfForm(_ rows: [Polynomial], _ letter: String) -> [[Expression]]? {
    guard let form = Form(rows), form.discriminant.signum > 0, form.discriminant.bitLength < 24,
      var core = form.discriminant.asInt
    else { return nil }
    var (factor, prime) = (1, 2)
    while prime * prime <= core {
      while core % (prime * prime) == 0 {
        (core, factor) = (core / (prime * prime), factor * prime)
      }
      prime += 1
    }
    let (root, c) = (Integer(factor), Integer(core))
    guard let (unit, classes) = pellClasses(c, form.size) else { return nil }
    func product(_ p: Surd, _ q: Surd) -> Surd {
      (p.a * q.a + c * p.b * q.b, p.a * q.b + p.b * q.a)
    }
    let modulus = (form.a + form.a).magnitude * form.discriminant * root
    func remainder(_ p: Surd) -> Surd { (p.a.modulo(modulus), p.b.modulo(modulus)) }
    let step: Surd = unit
    var (period, power) = (1, remainder(step))
    while power.a != Integer.one.modulo(modulus) || !power.b.isZero {
      guard period < Self.periodLimit else { return nil }
      (period, power) = (period + 1, remainder(product(power, remainder(step))))
    }
    workspace.budget.stepsLeft -= Int64(period * classes.count) * 1_000
    // Which powers belong to whole numbers, for each beginning.
    var beginnings: [Surd] = []
    for (a, b) in classes {
      beginnings.append((a: a, b: b))
      beginnings.append((a: -a, b: -b))
    }
    var areWhole: [[Bool]] = []
    for beginning in beginnings {
      var (current, own) = (remainder(beginning), [Bool]())
      for _ in 0..<period {
        let (share, rest) = current.b.quotientAndRemainder(dividingBy: root)
        own.append(rest.isZero && form.hasPoint(current.a, share))
        current = remainder(product(current, remainder(step)))
      }
      areWhole.append(own)
    }
    let turns = (1...period).first { turn in
      period % turn == 0
        && areWhole.allSatisfy { own in
          own.indices.allSatisfy { own[$0] == own[($0 + turn) % period] }
        }
    }
    guard let turns else { return nil }
    let powers = (1...turns).reduce(into: [Surd(Integer.one, .zero)]) { powers, place in
      powers.append(product(powers[place - 1], step))
    }
    var families: [[Expression]] = []
    for (beginning, own) in zip(beginnings, areWhole) {
      for turn in 0..<turns where own[turn] {
        let (back, ahead) = (powers[turns - turn], product(beginning, powers[turn]))
        let behind = product(beginning, (back.a, -back.b))
        let start = behind.a.magnitude < ahead.a.magnitude ? behind : ahead
        guard families.count < Self.formLimit, start.a.bitLength <= Self.lengthLimit,
          powers[turns].a.bitLength <= Self.lengthLimit
        else { return nil }
        families.append(family(form, start, powers[turns], root: root, c, letter))
      }
    }
    return families
  }

  /// What x and y are with X + sY√C = αuⁿ: both are half of γuⁿ and its conjugate, and a constant.
  private func family(
    _ form: Form,
    _ start: Surd,
    _ unit: Surd,
    root: Integer,
    _ c: Integer,
    _ letter: String
  ) -> [Expression] {
    let radical = Expression.call(.sqrt, Expression(Rational(c)))
    func surd(_ a: Integer, _ b: Integer) -> Expression {
      Expression(Rational(a)) + Expression(Rational(b)) * radical
    }
    func written(_ a: Rational, _ b: Rational, _ constant: Rational) -> Expression {
      let half = Rational(1, over: 2)
      let numbers = [a * half, b * half, constant]
      let below = Rational(numbers.commonDenominator)
      let whole = numbers.map { ($0 * below).numerator }
      let power = Expression(name: letter)
      let sum =
        surd(whole[0], whole[1]) * Expression(.power, [surd(unit.a, unit.b), power])
        + surd(whole[0], -whole[1]) * Expression(.power, [surd(unit.a, -unit.b), power])
      let shifted =
        whole[2].isNegative
        ? sum - Expression(Rational(-whole[2])) : sum + Expression(Rational(whole[2]))
      return shifted / Expression(below)
    }
    let (d, e) = (Rational(form.discriminant), Rational(form.shift))
    // X is the sum of αuⁿ and its conjugate, halved; sY√C is their difference, halved.
    let (a, b) = (Rational(start.a), Rational(start.b))
    let ratio = Rational(root)
    let below = Rational(form.a + form.a)
    let middle = Rational(form.b)
    let y = (a / d, b / d, -e / d)
    let x = (
      (b / ratio - middle * y.0) / below, (a / (ratio * Rational(c)) - middle * y.1) / below,
      (-middle * y.2 - Rational(form.d)) / below
    )
    return [written(x.0, x.1, x.2), written(y.0, y.1, y.2)]
  }
}
