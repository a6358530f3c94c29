// Certain digits of a value, as text.

package import Expressions
package import Reals

extension Answer {
  /// Decimal digits of a value, truncated toward zero.
  public struct Decimal: Hashable, Sendable {
    /// The digits with sign, mark and exponent, and `…` if there are more.
    public let text: String
    /// The number of digits shown, without leading zeros; all are right.
    public let count: Int
    /// Whether there are no more digits.
    public let isComplete: Bool
    /// All digits with the repeating ones in brackets, if they are few.
    public var repeating: String?

    /// Writes digits.
    package init(
      _ expansion: DecimalExpansion,
      _ style: DecimalStyle = .automatic,
      unicode: Bool = false,
      mark: DecimalMark
    ) {
      text = Expression(certain: expansion, style).text(unicode: unicode, decimalMark: mark)
      count = expansion.digits.utf8.count
      isComplete = expansion.isExact
    }

    /// Writes the digits of a value, or nothing where none were computed.
    package init?(_ shown: Shown, unicode: Bool = false, mark: DecimalMark) {
      if let items = shown.items {
        self.init(items, of: shown.value, unicode: unicode, mark: mark)
        return
      }
      if shown.complexParts != nil {
        self.init(complex: shown, unicode: unicode, mark: mark)
        return
      }
      if let measured = shown.measured {
        self.init(
          text: measured.text(mark),
          count: measured.count,
          isComplete: false,
          repeating: nil
        )
        return
      }
      guard let expansion = shown.expansion else { return nil }
      self.init(expansion, shown.style, unicode: unicode, mark: mark)
      let text = shown.repeating?.text(unicode: unicode, decimalMark: mark) ?? ""
      repeating = text.utf8.contains(UInt8(ascii: "(")) ? text : nil
    }

    /// Writes the digits of a list, each element with its own: of the least number of
    /// digits that one of them has.
    private init?(_ items: [Shown], of value: Value, unicode: Bool, mark: DecimalMark) {
      let digits = items.map { Decimal($0, unicode: unicode, mark: mark) }
      let known = digits.compactMap { $0 }
      guard !known.isEmpty else { return nil }
      let texts = zip(items, digits).map { item, digits in
        digits?.text ?? item.form?.valueText(unicode: unicode, decimalMark: mark) ?? ""
      }
      text = value.bracketed(texts)
      count = known.map { $0.count }.min() ?? 0
      isComplete = known.allSatisfy { $0.isComplete }
    }

    /// Creates digits that were written elsewhere.
    package init(text: String, count: Int, isComplete: Bool, repeating: String?) {
      self.text = text
      self.count = count
      self.isComplete = isComplete
      self.repeating = repeating
    }

    /// The most digits of a period that is shown instead of `…`.
    static var longestPeriod: Int { 24 }

    /// The digits of a value down to so many places behind the mark, or, where
    /// they are written with a power of ten, behind the first digit.
    ///
    /// - Returns: Nothing where the value agrees with zero and is not proved to be
    ///   zero.
    /// - Throws: ``RealError/overBudget(_:)``.
    static func expansion(
      of x: Real,
      fractionDigits count: Int,
      in workspace: inout Workspace
    ) throws(RealError) -> DecimalExpansion? {
      guard let first = try Real.digits(x, significantDigits: count + 1, in: &workspace) else {
        return nil
      }
      let isPlain = (-7..<60).contains(first.exponent) && first.exponent < max(21, count)
      guard !first.isExact, first.isComplete, isPlain else { return first }
      guard first.exponent > 0 else { return first.truncated(toFractionDigits: count) }
      let more = count + 1 + Int(first.exponent)
      return try Real.digits(x, significantDigits: more, in: &workspace)
    }
  }
}

extension DecimalExpansion {
  /// The digits down to so many places behind the mark, at least as many digits
  /// in all.
  fileprivate func truncated(toFractionDigits count: Int) -> DecimalExpansion {
    // A small number keeps as many digits as one of about 1.
    let kept = max(count, Int(clamping: Int64(count) + exponent + 1))
    guard kept < digits.utf8.count else { return self }
    return DecimalExpansion(
      isNegative: isNegative,
      digits: String(decoding: digits.utf8.prefix(kept), as: UTF8.self),
      exponent: exponent,
      isExact: false,
      isComplete: isComplete
    )
  }
}
