// Factorials and binomial coefficients against their recurrences.

import Numbers
import TestSupport
import Testing

@Suite struct CombinatoricsTests {
  @Test func `factorials follow their recurrence`() {
    var product = Integer.one
    for n in 0...400 {
      if n > 0 { product *= Integer(n) }
      #expect(Integer.factorial(n) == product)
    }
  }

  /// Digits of 1000! and of 10000! from OEIS A000142 and A034886.
  @Test func `large factorials have the known digits`() {
    let text = Integer.factorial(1000).text()
    #expect(text.utf8.count == 2568 && text.hasPrefix("40238726007709377354370243392300"))
    #expect(Integer.factorial(10000).text().utf8.count == 35660)
  }

  @Test(arguments: [10, 63, 200, 1001])
  func `binomial coefficients follow the triangle of Pascal`(n: Int) {
    var sum = Integer.zero
    for k in stride(from: 0, through: n + 1, by: max(1, n / 60)) {
      let expected = Integer.binomial(n - 1, k - 1) + Integer.binomial(n - 1, k)
      #expect(Integer.binomial(n, k) == expected)
    }
    for k in 0...n { sum += Integer.binomial(n, k) }
    #expect(sum == Integer.one << n)
    #expect(Integer.binomial(n, -1) == 0 && Integer.binomial(n, n + 1) == 0)
  }

  @Test func `few of many are chosen by division`() {
    #expect(Integer.binomial(1_000_000, 2) == 499_999_500_000)
    #expect(Integer.binomial(10_000, 3) == 166_616_670_000)
  }
}
