// Squares and other whole powers among the steps for one point.

internal import Numbers

extension PointProgram.Builder {
  mutating func power(_ a: Int, _ n: Int, for index: Int) {
    if n > 0, n <= largestProductPower {
      products(a, n, for: index)
      return
    }
    guard n.magnitude > largestProductPower else {
      unary(.power, .powerRegister, a, n, for: index)
      return
    }
    functions.append(PointProgram.Function(one: DoubleFunction.largePower(n).one))
    places.append(-1)
    unary(.function, .functionRegister, a, functions.count - 1, for: index)
  }

  mutating func square(_ a: Int, for index: Int) {
    let base = register(a)
    if isKnownPower(of: base, 2, for: index) { return }
    unary(.square, .squareRegister, a, for: index)
    powers.append((base, 2, register(index)))
  }

  /// A power as a product of lower ones, in the order of `raised(to:)`; lower
  /// powers of the same base are computed once.
  private mutating func products(_ a: Int, _ n: Int, for index: Int) {
    let base = register(a)
    if isKnownPower(of: base, n, for: index) { return }
    defer { powers.append((base, n, register(index))) }
    let square = power(of: base, 2) { PointProgram.Step(.multiplyRegisters, base, base) }
    guard n > 3 else {
      emit(PointProgram.Step(.multiplyRegisters, base, square), for: index)
      return
    }
    let fourth = power(of: base, 4) { PointProgram.Step(.multiplyRegisters, square, square) }
    let rest =
      switch n {
      case 5: base
      case 6: square
      case 7: power(of: base, 3) { PointProgram.Step(.multiplyRegisters, base, square) }
      default: fourth
      }
    if n == 4 {
      registers[index] = Int32(truncatingIfNeeded: fourth)
    } else {
      emit(PointProgram.Step(.multiplyRegisters, rest, fourth), for: index)
    }
  }

  /// The register of a power that products are made of.
  private mutating func power(
    of base: Int,
    _ n: Int,
    _ step: () -> PointProgram.Step
  ) -> Int {
    if let register = knownPower(of: base, n) { return register }
    steps.append(step())
    owners.append(-1)
    let register = inputCount + steps.count - 1
    powers.append((base, n, register))
    last = -1
    return register
  }

  /// Whether an instruction is a power that a register has; then it has it, too.
  private mutating func isKnownPower(of base: Int, _ n: Int, for index: Int) -> Bool {
    guard let register = knownPower(of: base, n) else { return false }
    registers[index] = Int32(truncatingIfNeeded: register)
    return true
  }

  @inline(__always)
  private func knownPower(of base: Int, _ n: Int) -> Int? {
    for power in powers.elements where power.base == base && power.exponent == n {
      return power.register
    }
    return nil
  }
}
