// One step out of two or three: an operation takes in the last step, if nothing
// else reads its value, and the step before that one.

extension PointProgram.Builder {
  /// The last step, if it computes an operand that nothing else reads, and the
  /// other operand is a constant or in a register already.
  ///
  /// Inlined: a call would copy its operands.
  @inline(__always)
  private func part(_ index: Int, with other: Int) -> PointProgram.Step? {
    guard last == index, uses[index] == 1, constant(other) != nil || registers[other] >= 0 else {
      return nil
    }
    return steps.last
  }

  /// Whether the value of an instruction was in the accumulator before the last
  /// step.
  @inline(__always)
  private func isBefore(_ index: Int) -> Bool {
    steps.count > 1 && Int(registers[index]) == inputCount + steps.count - 2
  }

  /// The step before the last one, if it computes an operand that nothing else
  /// reads.
  @inline(__always)
  private func partBefore(_ index: Int) -> PointProgram.Step? {
    isBefore(index) && uses[index] == 1 && Int(owners[steps.count - 2]) == index
      ? steps[steps.count - 2] : nil
  }

  /// Replaces the last steps, whose values are not read any more.
  private mutating func replace(_ count: Int = 1, by step: PointProgram.Step, for index: Int) {
    for _ in 0..<count {
      steps.removeLast()
      owners.removeLast()
    }
    // Later powers are in later registers.
    while let power = powers.last, power.register >= inputCount + steps.count {
      powers.removeLast()
    }
    emit(step, for: index)
  }

  /// Adds to a sum what the last step computes.
  mutating func addPart(_ operand: Int, _ other: Int, for index: Int) -> Bool {
    if let constant = constant(other) { return addConstant(constant, toPart: operand, for: index) }
    guard let part = part(operand, with: other) else { return false }
    let isBefore = isBefore(other)
    let (a, b) = (part.a, part.b)
    switch part.code {
    case .multiply: replace(by: PointProgram.Step(.multiplyAdd, a, register(other)), for: index)
    case .multiplyRegisters where isBefore:
      replace(by: PointProgram.Step(.addProduct, a, b), for: index)
    case .squareRegister where isBefore:
      replace(by: PointProgram.Step(.addProduct, a, a), for: index)
    case .multiplyRegisters:
      replace(by: PointProgram.Step(.productPlus, a, b, register(other)), for: index)
    case .squareRegister:
      replace(by: PointProgram.Step(.productPlus, a, a, register(other)), for: index)
    case .multiplyRegisterConstant: return addScaled(part, part.k, other, for: index)
    case .scaledProduct where isBefore:
      replace(by: PointProgram.Step(.addScaledProduct, a, b, constant: part.k), for: index)
    case .productOfSums where isBefore:
      replace(
        by: PointProgram.Step(.addProductOfSums, a, b, constant: part.k, part.l),
        for: index
      )
    default: return false
    }
    return true
  }

  /// Adds to a sum a register times a constant, which the last step computes
  /// but for the sign.
  private mutating func addScaled(
    _ part: PointProgram.Step,
    _ factor: Double,
    _ other: Int,
    for index: Int
  ) -> Bool {
    if let first = partBefore(other), first.code == .multiplyRegisterConstant {
      let step = PointProgram.Step(.sumOfScaled, first.a, part.a, constant: first.k, factor)
      replace(2, by: step, for: index)
    } else if isBefore(other) {
      replace(by: PointProgram.Step(.addScaled, part.a, constant: factor), for: index)
    } else {
      let step = PointProgram.Step(.scaledPlus, part.a, register(other), constant: factor)
      replace(by: step, for: index)
    }
    return true
  }

  /// Adds a constant to what the last step computes.
  mutating func addConstant(_ k: Double, toPart operand: Int, for index: Int) -> Bool {
    guard let part = part(operand, with: operand) else { return false }
    switch part.code {
    case .multiply:
      let count = steps.count
      if count > 1, steps[count - 2].code == .multiplyAddConstant, owners[count - 2] >= 0,
        uses[Int(owners[count - 2])] == 1
      {
        let first = steps[count - 2]
        let step = PointProgram.Step(.multiplyAddTwice, first.a, part.a, constant: first.k, k)
        replace(2, by: step, for: index)
      } else {
        replace(by: PointProgram.Step(.multiplyAddConstant, part.a, constant: k), for: index)
      }
    case .multiplyRegisters:
      replace(by: PointProgram.Step(.productPlusConstant, part.a, part.b, constant: k), for: index)
    case .squareRegister:
      replace(by: PointProgram.Step(.productPlusConstant, part.a, part.a, constant: k), for: index)
    case .multiplyRegisterConstant:
      replace(by: PointProgram.Step(.scaledPlusConstant, part.a, constant: part.k, k), for: index)
    default: return false
    }
    return true
  }

  /// Subtracts from what the last step computes.
  mutating func subtractFromPart(_ operand: Int, _ other: Int, for index: Int) -> Bool {
    guard let part = part(operand, with: other) else { return false }
    switch part.code {
    case .multiply:
      replace(by: PointProgram.Step(.multiplySubtract, part.a, register(other)), for: index)
    case .multiplyRegisters:
      let step = PointProgram.Step(.productMinus, part.a, part.b, register(other))
      replace(by: step, for: index)
    default: return false
    }
    return true
  }

  /// Subtracts what the last step computes; x − k·y is x + (−k)·y, also by its
  /// bits.
  mutating func subtractPart(_ operand: Int, from other: Int, for index: Int) -> Bool {
    guard let part = part(operand, with: other), isBefore(other) else { return false }
    let (a, b) = (part.a, part.b)
    switch part.code {
    case .multiplyRegisters: replace(by: PointProgram.Step(.subtractProduct, a, b), for: index)
    case .squareRegister: replace(by: PointProgram.Step(.subtractProduct, a, a), for: index)
    case .multiplyRegisterConstant: return addScaled(part, -part.k, other, for: index)
    case .scaledProduct:
      replace(by: PointProgram.Step(.addScaledProduct, a, b, constant: -part.k), for: index)
    case .productOfSums:
      let step = PointProgram.Step(.subtractProductOfSums, a, b, constant: part.k, part.l)
      replace(by: step, for: index)
    default: return false
    }
    return true
  }

  /// Multiplies with what the last step computes.
  mutating func multiplyPart(_ operand: Int, _ other: Int, for index: Int) -> Bool {
    guard let part = part(operand, with: other) else { return false }
    let (a, b) = (part.a, part.b)
    if let constant = constant(other) {
      guard part.code == .multiplyRegisters else { return false }
      replace(by: PointProgram.Step(.scaledProduct, a, b, constant: constant), for: index)
      return true
    }
    let isBefore = isBefore(other)
    switch part.code {
    case .addRegisterConstant:
      if let first = partBefore(other), first.code == .addRegisterConstant {
        let step = PointProgram.Step(.productOfSums, first.a, a, constant: first.k, part.k)
        replace(2, by: step, for: index)
      } else if isBefore {
        replace(by: PointProgram.Step(.multiplySumConstant, a, constant: part.k), for: index)
      } else {
        let step = PointProgram.Step(.registerTimesSum, a, register(other), constant: part.k)
        replace(by: step, for: index)
      }
    case .productPlusConstant where isBefore:
      replace(by: PointProgram.Step(.multiplyProductPlus, a, b, constant: part.k), for: index)
    case .addRegisters where isBefore:
      replace(by: PointProgram.Step(.multiplySum, a, b), for: index)
    case .subtractRegisters where isBefore:
      replace(by: PointProgram.Step(.multiplyDifference, a, b), for: index)
    default: return false
    }
    return true
  }

  /// Divides by what the last step computes.
  mutating func divideByPart(_ operand: Int, _ other: Int, for index: Int) -> Bool {
    guard let part = part(operand, with: other) else { return false }
    let k = part.k
    if let constant = constant(other) {
      guard part.code == .addRegisterConstant else { return false }
      replace(by: PointProgram.Step(.constantOverSum, part.a, constant: constant, k), for: index)
      return true
    }
    switch part.code {
    case .addRegisterConstant where isBefore(other):
      replace(by: PointProgram.Step(.divideBySum, part.a, constant: k), for: index)
    case .addRegisterConstant:
      let step = PointProgram.Step(.registerOverSum, part.a, register(other), constant: k)
      replace(by: step, for: index)
    case .addConstant:
      replace(by: PointProgram.Step(.divideIntoSum, register(other), constant: k), for: index)
    default: return false
    }
    return true
  }
}
