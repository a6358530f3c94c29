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
  mutating func run(budget: inout Int64) -> Integer? {
    let cost = Int64(2 * field.count * field.count + 4) * 2
    var length = 1
    while true {
      x = y
      for _ in 0..<length { step() }
      budget -= cost * Int64(length) / 2
      var done = 0
      while done < length {
        saved = y
        let count = min(RhoSearch.batch, length - done)
        for _ in 0..<count {
          step()
          multiplyDifference()
        }
        budget -= cost * Int64(count)
        let divisor = commonDivisor(product)
        if divisor == field.modulus { return backtrack() }
        if divisor != Integer.one { return divisor }
        if budget <= 0 { return nil }
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
    let n = field.count
    y.withUnsafeMutableBufferPointer { buffer in
      guard let y = buffer.baseAddress else { return }
      scratch.withUnsafeMutableBufferPointer { buffer in
        guard let scratch = buffer.baseAddress else { return }
        field.multiply(y, y, y, scratch)
      }
      let carry = Limbs.add(y, y, constant, n)
      if carry != 0 || Limbs.compare(y, field.limbs, n) >= 0 {
        _ = Limbs.subtract(y, y, field.limbs, n)
      }
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
        if Limbs.compare(x, y, n) >= 0 {
          _ = Limbs.subtract(difference, x, y, n)
        } else {
          _ = Limbs.subtract(difference, y, x, n)
        }
        field.multiply(product, product, difference, scratch)
      }
    }
  }
}
