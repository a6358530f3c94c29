// The ranges that a certificate of comparisons tells by numbers, and numbers that are periods apart.

internal import Expressions
internal import Numbers
internal import Reals

extension ComparisonCertificate {
  /// The ranges in which the comparisons hold, or those of one period where all repeats.
  ///
  /// They stand from left to right, but for one that is open where the period ends: that is the last. Nothing
  /// where a number at which one begins or ends is not told.
  ///
  /// - Precondition: The certificate is valid, and nothing repeats on one side only.
  func toldRanges(in workspace: inout Workspace) -> [CheckedRange]? {
    let environment = Environment(angleUnit: angleUnit)
    var ranges: [CheckedRange] = []
    let isOpened = pieces.first?.pattern.left == true
    var open: CheckedRange? = isOpened ? .line : nil
    for piece in pieces where !piece.pattern.isConstant {
      guard let change = piece.change, change.variables.isEmpty, change.isPlain,
        let number = change.exactValue(in: environment, workspace: &workspace)
      else { return nil }
      let pattern = piece.pattern
      if var range = open, !(pattern.center && pattern.right) {
        range.upper = .init(number: number, isIncluded: pattern.center)
        ranges.append(range)
        open = nil
      }
      if open == nil, pattern.right {
        // A number that was an end of the range before is not told twice.
        let isIncluded = pattern.center && !pattern.left
        open = CheckedRange(lower: .init(number: number, isIncluded: isIncluded))
      } else if open == nil, pattern.center, !pattern.left {
        let end = CheckedRange.End(number: number, isIncluded: true)
        ranges.append(CheckedRange(lower: end, upper: end))
      }
    }
    guard let period, isOpened, !ranges.isEmpty else { return ranges + [open].compactMap { $0 } }
    // What is open at the end is the first one, a period later.
    guard var whole = open, whole.lower != nil, let end = ranges[0].upper,
      let step = period.exactValue(in: environment, workspace: &workspace),
      let number = end.number.moved(by: 1, step, in: &workspace)
    else { return nil }
    whole.upper = .init(number: number, isIncluded: end.isIncluded)
    return ranges.dropFirst() + [whole]
  }
}

extension Real {
  /// How many periods there are from it to another number.
  func turns(to other: Real, _ period: Real, in workspace: inout Workspace) -> Real? {
    do throws(RealError) {
      let distance = try Real.difference(other, self, in: &workspace)
      return try Real.recognized(
        .quotient(distance, period, in: &workspace),
        in: &workspace
      )
    } catch {
      return nil
    }
  }

  /// The number that lies some periods behind it.
  func moved(by turns: Int, _ period: Real, in workspace: inout Workspace) -> Real? {
    do throws(RealError) {
      let shift = try Real.product(Real(turns), period, in: &workspace)
      return try Real.recognized(.sum(self, shift, in: &workspace), in: &workspace)
    } catch {
      return nil
    }
  }
}
