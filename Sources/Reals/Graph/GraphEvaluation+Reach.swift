// Estimates of how many bits two different numbers may have in common, from the sizes in
// a graph. An estimate only bounds the work; signs and digits are proved by enclosures,
// whatever it is.

internal import Numbers

extension GraphEvaluation {
  /// The bits beyond the usual ones up to which digits are sought, from the
  /// length of the rationals and the exponents of the values in the graph.
  ///
  /// sin(x) agrees with x in 2·log₂(1/x) bits, and tan(sin x) with sin(tan x) in
  /// 6 times log₂(1/x); 1 + x agrees with 1 in log₂(1/x) bits.
  func reach(in workspace: inout Workspace) throws(RealError) -> Int {
    // Numbers as short as those that are typed are within the usual bits.
    let exponents = try largestExponent(in: &workspace)
    let (size, length) = (exponents > 512 ? exponents : 0, longestRational)
    let bits = 8 * size + 2 * (length > 512 ? length : 0)
    return min(bits, Refinement.longestPrecision - Refinement.lastPrecision)
  }

  /// The largest binary exponent of a value in the graph, of either sign, as far
  /// as so many bits can be asked for at all.
  private func largestExponent(in workspace: inout Workspace) throws(RealError) -> Int {
    do throws(RealError) {
      var largest: Int64 = 0
      let balls = try balls(precision: 64, in: &workspace)
      for (index, node) in nodes.enumerated() where node.operation.takesAngle {
        // No digit of a sine is known before all digits of a whole number of turns.
        let top = balls[operands[index][0]].log2Upper ?? 0
        guard top < Int64(Refinement.longestPrecision) else { throw .overBudget(.magnitude) }
      }
      for ball in balls {
        guard !ball.containsZero, let top = ball.log2Upper else { continue }
        if abs(top) < Int64(Refinement.longestPrecision) { largest = max(largest, abs(top)) }
      }
      return Int(largest)
    } catch .undetermined {
      return 0
    }
  }

  /// The bits of the longest rational that the graph starts from.
  private var longestRational: Int {
    nodes.reduce(0) { longest, node in
      switch node.operation {
      case .rational(let value): max(longest, value.bitLength)
      case .form:
        max(longest, node.form?.terms.reduce(0) { max($0, $1.coefficient.bitLength) } ?? 0)
      default: longest
      }
    }
  }

  /// An exponent k such that the value is zero when it is below 2^k in magnitude;
  /// nothing unless the graph has only rationals and the four operations.
  ///
  /// The value is a quotient of integers whose divisor has at most −k bits.
  var leastExponentOfRational: Int64? {
    // Bits of numerators and denominators that are not in lowest terms.
    var bits: [(above: Int64, below: Int64)] = []
    for (index, node) in nodes.enumerated() {
      let parts = operands[index].map { bits[$0] }
      guard let own = node.operation.bitsOfRational(parts),
        max(own.above, own.below) < Int64(Refinement.longestPrecision) / 2
      else { return nil }
      bits.append(own)
    }
    return bits.last.map { -$0.below }
  }
}

extension Node.Operation {
  /// The most bits of a numerator and a denominator of the result, given those of
  /// the operands; nothing for an operation that may leave the rationals.
  fileprivate func bitsOfRational(
    _ parts: [(above: Int64, below: Int64)]
  ) -> (above: Int64, below: Int64)? {
    switch self {
    case .rational(let value):
      return (Int64(value.numerator.bitLength), Int64(value.denominator.bitLength))
    case .sum, .difference:
      let above = max(parts[0].above + parts[1].below, parts[1].above + parts[0].below) + 1
      return (above, parts[0].below + parts[1].below)
    case .product:
      return (parts[0].above + parts[1].above, parts[0].below + parts[1].below)
    case .quotient:
      return (parts[0].above + parts[1].below, parts[0].below + parts[1].above)
    case .negation, .absoluteValue: return parts[0]
    case .power(let n):
      return n < 0 ? nil : (parts[0].above * Int64(n), parts[0].below * Int64(n))
    default: return nil
    }
  }
}
