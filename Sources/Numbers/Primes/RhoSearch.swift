// Brent's form of Pollard's rho method, without an allocation per step.

/// A search for a cycle of `x^2 + c` modulo an unknown divisor.
struct RhoSearch {
  private let field: Montgomery
  private let constant: [Limb]
  private var x: [Limb]
  private var y: [Limb]
  private var saved: [Limb]
  private var product: [Limb]
  private var scratch: [Limb]

  /// Steps between two greatest common divisors.
  private static var batch: Int { 128 }

  /// Prepares a search that adds a constant at each step.
  init(_ field: Montgomery, constant: Int) {
    self.field = field
    self.constant = field.residue(of: Integer(constant))
    y = field.residue(of: 2)
    x = y
    saved = y
    product = field.one
    scratch = [Limb](repeating: 0, count: 3 * field.count)
  }

  /// A divisor greater than 1, perhaps the modulus itself, or nil if the
  /// budget is used up first.
  mutating func run(budget: inout SearchBudget) -> Integer? {
    let cost = 2 * field.stepsOfProduct + 8
    var length = 1
    while true {
      x = y
      guard budget.spend(cost * Int64(length) / 2) else { return nil }
      for _ in 0..<length { step() }
      var done = 0
      while done < length {
        saved = y
        let count = min(RhoSearch.batch, length - done)
        for _ in 0..<count {
          step()
          multiplyDifference()
        }
        let isSpent = !budget.spend(cost * Int64(count))
        let divisor = commonDivisor(product)
        if divisor == field.modulus { return backtrack() }
        if divisor != Integer.one { return divisor }
        if isSpent { return nil }
        done += count
      }
      length *= 2
    }
  }

  /// Repeats the last batch one step at a time.
  private mutating func backtrack() -> Integer {
    y = saved
    while true {
      step()
      product = field.one
      multiplyDifference()
      let divisor = commonDivisor(product)
      if divisor != Integer.one { return divisor }
    }
  }

  private func commonDivisor(_ residue: [Limb]) -> Integer {
    let value = Integer(negative: false, capacity: residue.count) { r in
      r.update(from: residue, count: residue.count)
      return residue.count
    }
    return Integer.greatestCommonDivisor(value, field.modulus)
  }

  /// Sets `y` to `y^2 + c`.
  private mutating func step() {
    y.withUnsafeMutableBufferPointer { buffer in
      guard let y = buffer.baseAddress else { return }
      scratch.withUnsafeMutableBufferPointer { buffer in
        guard let scratch = buffer.baseAddress else { return }
        field.multiply(y, y, y, scratch)
      }
      field.add(y, y, constant)
    }
  }

  /// Multiplies the product by the difference of `x` and `y`.
  private mutating func multiplyDifference() {
    let n = field.count
    product.withUnsafeMutableBufferPointer { buffer in
      guard let product = buffer.baseAddress else { return }
      scratch.withUnsafeMutableBufferPointer { buffer in
        guard let scratch = buffer.baseAddress else { return }
        let difference = scratch + 2 * n
        field.subtract(difference, x, y)
        field.multiply(product, product, difference, scratch)
      }
    }
  }
}
