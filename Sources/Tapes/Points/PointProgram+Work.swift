// The work of each step for one point as code of its own that goes on to the next step
// itself: a call and a return for each, or a common place that all steps leave from, would
// take more time than most of them do.
//
// > Source: Bell, Threaded code (1973).

internal import Numbers

extension PointProgram {
  /// The code of a step: where the step is, the registers and the accumulator.
  ///
  /// Compilers make a jump of the call at its end; where they do not, the calls
  /// nest as deep as ``partSize``.
  @usableFromInline
  typealias Work =
    @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<Double>, Double) -> Double

  /// A step as it is run.
  struct Link {
    let work: Work
    /// Registers, or a small number.
    let a: Int32
    let b: Int32
    /// The constants, or bits: a pointer to what is called, the register c.
    let k: Double
    let l: Double
  }

  /// The code of a step.
  static func work(of code: Code) -> Work {
    switch code {
    case .end: { _, _, t in t }
    case .keep:
      { p, r, t in
        p.keep(r, t)
        return p.next(r, t)
      }
    case .load: { p, r, t in p.next(r, p.a(r)) }
    case .loadConstant: { p, r, t in p.next(r, p.k) }
    case .negate: { p, r, t in p.next(r, -t) }
    case .negateRegister: { p, r, t in p.next(r, -p.a(r)) }
    case .square: { p, r, t in p.next(r, t * t) }
    case .squareRegister: { p, r, t in p.next(r, p.a(r) * p.a(r)) }
    case .power: { p, r, t in p.next(r, t.raised(to: p.exponent)) }
    case .powerRegister: { p, r, t in p.next(r, p.a(r).raised(to: p.exponent)) }
    case .function: { p, r, t in p.next(r, p.function(t)) }
    case .functionRegister: { p, r, t in p.next(r, p.function(p.a(r))) }
    case .sine: { p, r, t in p.next(r, DoubleFunction.sine(ofRadians: t)) }
    case .cosine: { p, r, t in p.next(r, DoubleFunction.cosine(ofRadians: t)) }
    case .tangent: { p, r, t in p.next(r, DoubleFunction.tangent(ofRadians: t)) }
    case .exponential: { p, r, t in p.next(r, DoubleFunction.exponential(of: t)) }
    case .naturalLogarithm: { p, r, t in p.next(r, DoubleFunction.naturalLogarithm(of: t)) }
    case .squareRoot: { p, r, t in p.next(r, t.squareRoot()) }
    case .absoluteValue: { p, r, t in p.next(r, t.magnitude) }
    case .sineRegister: { p, r, t in p.next(r, DoubleFunction.sine(ofRadians: p.a(r))) }
    case .cosineRegister: { p, r, t in p.next(r, DoubleFunction.cosine(ofRadians: p.a(r))) }
    case .tangentRegister: { p, r, t in p.next(r, DoubleFunction.tangent(ofRadians: p.a(r))) }
    case .exponentialRegister: { p, r, t in p.next(r, DoubleFunction.exponential(of: p.a(r))) }
    case .naturalLogarithmRegister:
      { p, r, t in p.next(r, DoubleFunction.naturalLogarithm(of: p.a(r))) }
    case .squareRootRegister: { p, r, t in p.next(r, p.a(r).squareRoot()) }
    case .absoluteValueRegister: { p, r, t in p.next(r, p.a(r).magnitude) }
    case .operation: { p, r, t in p.next(r, p.operation(p.a(r), p.b(r))) }
    case .whereEqual: { p, r, t in p.next(r, p.selection(r) { $0 == 0 }) }
    case .whereNotEqual: { p, r, t in p.next(r, p.selection(r) { $0 != 0 }) }
    case .whereLess: { p, r, t in p.next(r, p.selection(r) { $0 < 0 }) }
    case .whereLessOrEqual: { p, r, t in p.next(r, p.selection(r) { $0 <= 0 }) }
    case .whereGreater: { p, r, t in p.next(r, p.selection(r) { $0 > 0 }) }
    case .whereGreaterOrEqual: { p, r, t in p.next(r, p.selection(r) { $0 >= 0 }) }
    case .add: { p, r, t in p.next(r, t + p.a(r)) }
    case .addRegisters: { p, r, t in p.next(r, p.a(r) + p.b(r)) }
    case .addConstant: { p, r, t in p.next(r, t + p.k) }
    case .addRegisterConstant: { p, r, t in p.next(r, p.a(r) + p.k) }
    case .subtract: { p, r, t in p.next(r, t - p.a(r)) }
    case .subtractFrom: { p, r, t in p.next(r, p.a(r) - t) }
    case .subtractRegisters: { p, r, t in p.next(r, p.a(r) - p.b(r)) }
    case .subtractFromConstant: { p, r, t in p.next(r, p.k - t) }
    case .constantMinusRegister: { p, r, t in p.next(r, p.k - p.a(r)) }
    case .multiply: { p, r, t in p.next(r, t * p.a(r)) }
    case .multiplyRegisters: { p, r, t in p.next(r, p.a(r) * p.b(r)) }
    case .multiplyConstant: { p, r, t in p.next(r, t * p.k) }
    case .multiplyRegisterConstant: { p, r, t in p.next(r, p.a(r) * p.k) }
    case .divide: { p, r, t in p.next(r, t.over(p.a(r))) }
    case .divideInto: { p, r, t in p.next(r, p.a(r).over(t)) }
    case .divideRegisters: { p, r, t in p.next(r, p.a(r).over(p.b(r))) }
    case .divideConstant: { p, r, t in p.next(r, t.over(p.k)) }
    case .divideIntoConstant: { p, r, t in p.next(r, p.k.over(t)) }
    case .registerOverConstant: { p, r, t in p.next(r, p.a(r).over(p.k)) }
    case .constantOverRegister: { p, r, t in p.next(r, p.k.over(p.a(r))) }
    case .multiplyAddConstant: { p, r, t in p.next(r, t * p.a(r) + p.k) }
    case .multiplyAdd: { p, r, t in p.next(r, t * p.a(r) + p.b(r)) }
    case .multiplySubtract: { p, r, t in p.next(r, t * p.a(r) - p.b(r)) }
    case .productPlus: { p, r, t in p.next(r, p.a(r) * p.b(r) + p.c(r)) }
    case .productMinus: { p, r, t in p.next(r, p.a(r) * p.b(r) - p.c(r)) }
    case .addProduct: { p, r, t in p.next(r, t + p.a(r) * p.b(r)) }
    case .subtractProduct: { p, r, t in p.next(r, t - p.a(r) * p.b(r)) }
    case .productPlusConstant: { p, r, t in p.next(r, p.a(r) * p.b(r) + p.k) }
    case .multiplyProductPlus: { p, r, t in p.next(r, t * (p.a(r) * p.b(r) + p.k)) }
    case .multiplyAddTwice: { p, r, t in p.next(r, (t * p.a(r) + p.k) * p.b(r) + p.l) }
    case .scaledPlusConstant: { p, r, t in p.next(r, p.a(r) * p.k + p.l) }
    case .scaledPlus: { p, r, t in p.next(r, p.a(r) * p.k + p.b(r)) }
    case .sumOfScaled: { p, r, t in p.next(r, p.a(r) * p.k + p.b(r) * p.l) }
    case .addScaled: { p, r, t in p.next(r, t + p.a(r) * p.k) }
    case .scaledProduct: { p, r, t in p.next(r, (p.a(r) * p.b(r)) * p.k) }
    case .addScaledProduct: { p, r, t in p.next(r, t + (p.a(r) * p.b(r)) * p.k) }
    case .multiplySumConstant: { p, r, t in p.next(r, t * (p.a(r) + p.k)) }
    case .registerTimesSum: { p, r, t in p.next(r, p.b(r) * (p.a(r) + p.k)) }
    case .multiplySum: { p, r, t in p.next(r, t * (p.a(r) + p.b(r))) }
    case .multiplyDifference: { p, r, t in p.next(r, t * (p.a(r) - p.b(r))) }
    case .productOfSums: { p, r, t in p.next(r, (p.a(r) + p.k) * (p.b(r) + p.l)) }
    case .addProductOfSums: { p, r, t in p.next(r, t + (p.a(r) + p.k) * (p.b(r) + p.l)) }
    case .subtractProductOfSums: { p, r, t in p.next(r, t - (p.a(r) + p.k) * (p.b(r) + p.l)) }
    case .divideBySum: { p, r, t in p.next(r, t.over(p.a(r) + p.k)) }
    case .registerOverSum: { p, r, t in p.next(r, p.b(r).over(p.a(r) + p.k)) }
    case .divideIntoSum: { p, r, t in p.next(r, p.a(r).over(t + p.k)) }
    case .constantOverSum: { p, r, t in p.next(r, p.k.over(p.a(r) + p.l)) }
    }
  }
}

/// The reads of a step from its own place in the program.
extension UnsafeRawPointer {
  @inline(__always)
  fileprivate func next(_ registers: UnsafeMutablePointer<Double>, _ t: Double) -> Double {
    let next = self + MemoryLayout<PointProgram.Link>.stride
    return next.load(as: PointProgram.Work.self)(next, registers, t)
  }

  @inline(__always)
  private func number(_ offset: Int) -> Int { Int(load(fromByteOffset: offset, as: Int32.self)) }

  @inline(__always)
  fileprivate func a(_ registers: UnsafeMutablePointer<Double>) -> Double { registers[number(8)] }
  @inline(__always)
  fileprivate func b(_ registers: UnsafeMutablePointer<Double>) -> Double { registers[number(12)] }
  @inline(__always)
  fileprivate func c(_ registers: UnsafeMutablePointer<Double>) -> Double {
    registers[load(fromByteOffset: 24, as: Int.self)]
  }
  @inline(__always)
  fileprivate var exponent: Int { number(12) }
  @inline(__always)
  fileprivate var k: Double { load(fromByteOffset: 16, as: Double.self) }
  @inline(__always)
  fileprivate var l: Double { load(fromByteOffset: 24, as: Double.self) }

  @inline(__always)
  fileprivate func keep(_ registers: UnsafeMutablePointer<Double>, _ t: Double) {
    registers[number(8)] = t
  }

  @inline(__always)
  fileprivate func function(_ x: Double) -> Double {
    load(fromByteOffset: 16, as: UnsafePointer<PointProgram.Function>.self).pointee.one(x)
  }

  @inline(__always)
  fileprivate func operation(_ x: Double, _ y: Double) -> Double {
    load(fromByteOffset: 16, as: UnsafePointer<PointProgram.Operation>.self).pointee.one(x, y)
  }

  @inline(__always)
  fileprivate func selection(
    _ registers: UnsafeMutablePointer<Double>,
    _ holds: (Double) -> Bool
  ) -> Double {
    let test = a(registers)
    if test.isNaN { return .nan }
    return holds(test) ? b(registers) : c(registers)
  }
}
