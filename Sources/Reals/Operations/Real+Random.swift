// Random numbers, drawn from the source of a workspace.

internal import Numbers

extension Real {
  /// A random number: k/10¹⁰ for a k from 0 to below 10¹⁰, each as likely as the others.
  ///
  /// - Throws: ``RealError/Limit/randomNumbers``; ``RealError/overBudget(_:)``.
  package static func random(in workspace: inout Workspace) throws(RealError) -> Real {
    let bound = Integer(10).raised(to: 10)
    return Real(Rational(try workspace.draw(below: bound), over: bound))
  }

  /// A random whole number from the smaller of two to the larger, each as likely as the
  /// others.
  ///
  /// - Throws: ``DomainError/notAnInteger``; ``RealError/undetermined(_:)``;
  ///   ``RealError/Limit/randomNumbers``; ``RealError/overBudget(_:)``.
  package static func random(
    from x: Real,
    to y: Real,
    in workspace: inout Workspace
  ) throws(RealError) -> Real {
    let a = try integerOperand(x, in: &workspace)
    let b = try integerOperand(y, in: &workspace)
    let least = min(a, b)
    return Real(least + (try workspace.draw(below: max(a, b) - least + 1)))
  }
}

extension Workspace {
  /// A random natural number below a positive one, each as likely as the others.
  fileprivate mutating func draw(below bound: Integer) throws(RealError) -> Integer {
    guard random != nil else { throw .overBudget(.randomNumbers) }
    let bits = (bound - 1).bitLength
    let words = (bits + 63) / 64
    // A number of so many bits is below the bound at least every second time.
    while true {
      try budget.charge(Int64(words + 1) * Int64(words + 100))
      var value = Integer.zero
      for _ in 0..<words { value = (value << 64) + Integer(random?.next() ?? 0) }
      value = value >> (64 * words - bits)
      if value < bound { return value }
    }
  }
}
