// Multiple zeros of analytic functions: numbers of simple forms, and rectangles in which they are the
// only ones.

internal import Expressions
internal import Numbers
internal import Reals
internal import Tapes

extension EquationSolver {
  /// The greatest number of times that a zero is counted.
  private static let multipleLimit = 5

  /// A multiple zero of a simple form near a box, and a rectangle in which it is the only zero.
  ///
  /// Where f and its first m − 1 derivatives are zero at c, f(z) is (z − c)ᵐ/m! times a number of
  /// the least rectangle around the m-th derivatives on a rectangle with c and z.
  mutating func multipleZero(
    of question: AnalyticQuestion,
    near box: ComplexInterval,
    isMirrored: Bool
  ) -> (number: Number, surroundings: ComplexInterval)? {
    let name = question.unknown
    var slopes = [question.dividend]
    var programs = [isMirrored ? question.program.mirrored : question.program]
    for count in 2...Self.multipleLimit {
      while slopes.count <= count {
        guard let slope = slopes[slopes.count - 1].derivative(by: name),
          slope.count <= Self.sizeLimit, let program = program(of: slope, in: name)
        else { return nil }
        slopes.append(slope)
        programs.append(isMirrored ? program.mirrored : program)
      }
      guard let place = programs[count - 1].zeroNear(box) else { continue }
      for guess in guesses(in: place) {
        guard let number = isMirrored ? conjugate(guess) : guess,
          slopes.prefix(count).allSatisfy({ isZero($0, question, at: number) == true })
        else { continue }
        let center = ComplexInterval(enclosure(guess.real), enclosure(guess.imaginary))
        for distance in [1, 0x1p-2, 0x1p-4, 0x1p-6, 0x1p-8] {
          let surroundings = center.widened(by: distance)
          let last = programs[count].enclosure(on: surroundings)
          if last.isAnalytic, !last.values.containsZero { return (number, surroundings) }
        }
      }
    }
    return nil
  }

  /// Keeps a multiple zero of a half of a square.
  mutating func keepMultiple(
    _ number: Number,
    _ question: AnalyticQuestion,
    in half: ComplexInterval,
    _ isMirrored: Bool,
    _ found: inout FoundZeros
  ) {
    let place = ComplexInterval(enclosure(number.real), enclosure(number.imaginary))
    let square = half.hull(half.conjugate)
    guard square.intersection(place) != nil else { return }
    let isUpper = number.isReal || place.imaginary.lower > 0
    // One that lies across the axis is met from the other side, too.
    guard number.isReal ? !isMirrored : isUpper != isMirrored else { return }
    switch complexWorth(of: question.whole, for: question.unknown, being: number) {
    case .undefined: return
    case .number(let value) where isZero(value) == true && square.contains(place): break
    default:
      found.isComplete = false
      return
    }
    // It may be met beside its surroundings again.
    guard found.numbers.allSatisfy({ areEqual($0, number) == false }) else { return }
    found.numbers.append(number)
    if question.isSymmetric, !number.isReal {
      if let other = conjugate(number) {
        found.numbers.append(other)
      } else {
        found.isComplete = false
      }
    }
  }
}

extension RectangleTape {
  /// A narrow rectangle where Newton's steps from a box lead, if that is near by.
  fileprivate func zeroNear(_ box: ComplexInterval) -> ComplexInterval? {
    var place = box.midpoint
    for _ in 0..<30 {
      let here = enclosure(on: place)
      guard let step = here.values.midpoint / here.slopes.midpoint, step.isBounded else {
        return nil
      }
      place = (place - step).midpoint
      guard (place - box.midpoint).magnitude.lower < 64 * box.width else { return nil }
      if step.magnitude.upper < 1e-13 { return place.widened(by: 1e-12) }
    }
    return nil
  }
}
