// Factorials and binomial coefficients.

extension Integer {
  /// The product of the numbers from 1 to `n`.
  ///
  /// - Precondition: `n >= 0`.
  public static func factorial(_ n: Int) -> Integer {
    precondition(n >= 0, "a factorial needs a natural number")
    return n < 2 ? one : product(2, n)
  }

  /// The number of ways to choose `k` things of `n`.
  ///
  /// It is 0 if `k` is negative or greater than `n`.
  ///
  /// - Precondition: `n >= 0`.
  public static func binomial(_ n: Int, _ k: Int) -> Integer {
    precondition(n >= 0, "a binomial coefficient needs a natural number")
    if k < 0 || k > n { return zero }
    let k = min(k, n - k)
    return k == 0 ? one : product(n - k + 1, n).dividedExactly(by: factorial(k))
  }

  /// The product of the numbers from `low` to `high`, halved so that the
  /// factors of each product have about one size.
  private static func product(_ low: Int, _ high: Int) -> Integer {
    if low == high { return Integer(low) }
    let middle = low + (high - low) / 2
    return product(low, middle) * product(middle + 1, high)
  }
}
