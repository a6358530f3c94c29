// How many primes there are up to a number.

/// The number of primes up to a number, counted without listing them.
///
/// Of the numbers from 2 to ⌊n/k⌋, for each k at once, those are taken away that are divisible by a
/// prime p and by no smaller one, p by p: there are as many as numbers up to ⌊n/(k·p)⌋ are left that no
/// smaller prime divides.
///
/// > Source: Legendre 1808; in tables over ⌊n/k⌋, Lagarias, Miller and Odlyzko, Computing π(x)
/// > (1985), section 2.
package enum PrimeCount {
  /// The largest number up to which primes are counted.
  package static var limit: Int64 { 1_000_000_000_000 }

  /// About how many steps counting takes up to a number: n^(3/4) divisions, of ten steps each.
  package static func steps(_ n: Int64) -> Int64 {
    let root = root(n)
    return 10 * root * Self.root(root) + 1000
  }

  /// The number of primes up to a number, which is at most ``limit``.
  ///
  /// - Complexity: O(n^(3/4)) time, O(√n) memory.
  package static func upTo(_ n: Int64) -> Int64 {
    guard n >= 2 else { return 0 }
    let root = Int(root(n))
    // How many numbers from 2 to k, and from 2 to ⌊n/k⌋, are left.
    var small = (0...root).map { Int64($0) - 1 }
    var large = (0...root).map { $0 == 0 ? 0 : n / Int64($0) - 1 }
    for p in 2...max(2, root) where p <= root && small[p] > small[p - 1] {
      let fewer = small[p - 1]
      let prime = Int64(p)
      let square = prime * prime
      for k in 1...Int(min(Int64(root), n / square)) {
        let next = Int64(k) * prime
        let left = next <= Int64(root) ? large[Int(next)] : small[Int(n / next)]
        large[k] -= left - fewer
      }
      guard square <= Int64(root) else { continue }
      for k in stride(from: root, through: p * p, by: -1) { small[k] -= small[k / p] - fewer }
    }
    return large[1]
  }

  /// ⌊√n⌋ of a number below 2^62.
  private static func root(_ n: Int64) -> Int64 {
    var root = Int64(Double(n).squareRoot())
    while root * root > n { root -= 1 }
    while (root + 1) * (root + 1) <= n { root += 1 }
    return root
  }
}
