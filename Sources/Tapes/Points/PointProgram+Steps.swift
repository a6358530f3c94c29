// The steps for one point: the operations of a tape one by one, or two or three of them at
// once.

extension PointProgram {
  /// One step, before it is linked.
  struct Step: Sendable {
    var code: Code
    /// Registers, or small numbers.
    let a: Int
    let b: Int
    let c: Int
    /// The constants, where there are any.
    let k: Double
    let l: Double

    init(
      _ code: Code,
      _ a: Int = 0,
      _ b: Int = 0,
      _ c: Int = 0,
      constant k: Double = 0,
      _ l: Double = 0
    ) {
      self.code = code
      (self.a, self.b, self.c) = (a, b, c)
      (self.k, self.l) = (k, l)
    }
  }

  /// The work of a step with the accumulator t, the registers a, b and c and the constants k
  /// and l.
  enum Code: UInt8, Sendable {
    /// The end of the steps.
    case end
    /// Register a becomes t.
    case keep
    /// a; k.
    case load, loadConstant
    /// −t; −a.
    case negate, negateRegister
    /// t²; a².
    case square, squareRegister
    /// t^b; a^b, for a whole b.
    case power, powerRegister
    /// Function b of t; of a.
    case function, functionRegister
    /// A function that is called directly, of t; of a.
    case sine, cosine, tangent, exponential, naturalLogarithm, squareRoot, absoluteValue
    case sineRegister, cosineRegister, tangentRegister, exponentialRegister
    case naturalLogarithmRegister, squareRootRegister, absoluteValueRegister
    /// Operation c of a and b.
    case operation
    /// b or c, as a compares with zero, one code for each relation.
    case whereEqual, whereNotEqual, whereLess, whereLessOrEqual, whereGreater
    case whereGreaterOrEqual
    /// t + a; a + b; t + k; a + k.
    case add, addRegisters, addConstant, addRegisterConstant
    /// t − a; a − t; a − b; k − t; k − a.
    case subtract, subtractFrom, subtractRegisters, subtractFromConstant, constantMinusRegister
    /// t·a; a·b; t·k; a·k.
    case multiply, multiplyRegisters, multiplyConstant, multiplyRegisterConstant
    /// t/a; a/t; a/b; t/k; k/t; a/k; k/a.
    case divide, divideInto, divideRegisters, divideConstant, divideIntoConstant
    case registerOverConstant, constantOverRegister
    /// t·a + k; t·a + b; t·a − b; a·b + c; a·b − c.
    case multiplyAddConstant, multiplyAdd, multiplySubtract, productPlus, productMinus
    /// t + a·b; t − a·b; a·b + k; t·(a·b + k).
    case addProduct, subtractProduct, productPlusConstant, multiplyProductPlus
    /// (t·a + k)·b + l; a·k + l; a·k + b; a·k + b·l; t + a·k.
    case multiplyAddTwice, scaledPlusConstant, scaledPlus, sumOfScaled, addScaled
    /// (a·b)·k; t + (a·b)·k.
    case scaledProduct, addScaledProduct
    /// t·(a + k); b·(a + k); t·(a + b); t·(a − b).
    case multiplySumConstant, registerTimesSum, multiplySum, multiplyDifference
    /// (a + k)·(b + l); t + (a + k)·(b + l); t − (a + k)·(b + l).
    case productOfSums, addProductOfSums, subtractProductOfSums
    /// t/(a + k); b/(a + k); a/(t + k); k/(a + l).
    case divideBySum, registerOverSum, divideIntoSum, constantOverSum
  }
}

extension PointProgram.Code {
  /// How many of the registers a, b and c are read.
  var registerCount: Int {
    switch self {
    case .end, .keep, .loadConstant, .negate, .square, .power, .function, .sine, .cosine, .tangent,
      .exponential, .naturalLogarithm, .squareRoot, .absoluteValue, .addConstant,
      .subtractFromConstant, .multiplyConstant, .divideConstant, .divideIntoConstant:
      0
    case .operation, .addRegisters, .subtractRegisters, .multiplyRegisters, .divideRegisters,
      .multiplyAdd, .multiplySubtract, .addProduct, .subtractProduct, .productPlusConstant,
      .multiplyProductPlus, .multiplyAddTwice, .scaledPlus, .sumOfScaled, .scaledProduct,
      .addScaledProduct, .registerTimesSum, .multiplySum, .multiplyDifference, .productOfSums,
      .addProductOfSums, .subtractProductOfSums, .registerOverSum:
      2
    case .whereEqual, .whereNotEqual, .whereLess, .whereLessOrEqual, .whereGreater,
      .whereGreaterOrEqual, .productPlus, .productMinus:
      3
    default: 1
    }
  }
}
