// The number-theoretic transform: polynomials modulo x^n - 1, n = c 2^k, are
// split into their remainders modulo 2^k polynomials x^c - r.
//
// A block with modulus x^(2m) - r^2 splits into x^m - r and x^m + r. The roots r
// in the order of the blocks are the same at every level, so that one table
// serves all of them, and it serves the way back as well: the inverse of a
// root is the negative of another one.

/// A transform of a fixed length over a prime field.
struct Transform {
  let field: PrimeField
  /// The length of the remainders, 4 to 7.
  let width: Int
  /// The number of times that the length is halved.
  let levels: Int
  /// The roots in the order of the blocks.
  private let roots: UnsafeMutablePointer<Multiplier>

  /// The number of coefficients.
  var length: Int { width << levels }

  /// Prepares a transform; `release` must follow.
  ///
  /// - Precondition: `levels >= 1`.
  init(_ field: PrimeField, width: Int, levels: Int) {
    self.field = field
    self.width = width
    self.levels = levels
    roots = .allocate(capacity: 1 << (levels - 1))
    roots.initialize(to: field.multiplier(1))
    // The step of level i has order 2^(i + 2).
    var steps = [field.root(order: levels)]
    for _ in 1..<levels {
      steps.append(field.product(steps[steps.count - 1], steps[steps.count - 1]))
    }
    steps.reverse()
    steps.removeFirst()
    for level in 0..<(levels - 1) {
      let count = 1 << level
      let step = field.multiplier(steps[level])
      for i in 0..<count {
        let root = field.reduced(field.multiply(roots[i].value, step))
        (roots + count + i).initialize(to: field.multiplier(root))
      }
    }
  }

  /// Frees the table of roots.
  func release() {
    roots.deallocate()
  }

  /// The root that splits a block; negated for the odd half.
  @inline(__always)
  func root(_ block: Int) -> Multiplier { roots[block] }

  /// The negative of the inverse of the root that splits a block.
  @inline(__always)
  private func negatedInverse(_ block: Int) -> Multiplier {
    if block == 0 { return field.multiplier(field.prime - 1) }
    let top = Int.bitWidth - 1 - block.leadingZeroBitCount
    return roots[block ^ ((1 << top) - 1)]
  }

  /// Coefficients that are transformed together, so that they stay in the
  /// nearest cache.
  private static var cachedLength: Int { 2048 }

  /// Replaces coefficients below four times the prime by their remainders,
  /// likewise below four times the prime.
  func forward(_ x: MutableLimbPointer) {
    forward(x, block: 0, levels: levels)
  }

  private func forward(_ x: MutableLimbPointer, block: Int, levels: Int) {
    var levels = levels
    let length = width << levels
    if length <= Transform.cachedLength || levels < 2 {
      var count = 1
      if levels & 1 == 1 {
        splitOnce(x, length / 2, block)
        count = 2
        levels -= 1
      }
      while levels > 0 {
        let part = width << (levels - 2)
        for i in 0..<count { splitTwice(x + 4 * part * i, part, block * count + i) }
        count *= 4
        levels -= 2
      }
      return
    }
    let part = length / 4
    splitTwice(x, part, block)
    for i in 0..<4 { forward(x + i * part, block: 4 * block + i, levels: levels - 2) }
  }

  /// Splits a block of `2 m` coefficients into halves.
  private func splitOnce(_ x: MutableLimbPointer, _ m: Int, _ block: Int) {
    let root = roots[block]
    for i in 0..<m { (x[i], x[m + i]) = split(x[i], x[m + i], root) }
  }

  /// Splits a block of `4 m` coefficients into quarters.
  private func splitTwice(_ x: MutableLimbPointer, _ m: Int, _ block: Int) {
    let root = roots[block]
    let left = roots[2 * block]
    let right = roots[2 * block + 1]
    let (x1, x2, x3) = (x + m, x + 2 * m, x + 3 * m)
    for i in 0..<m {
      let (a, c) = split(x[i], x2[i], root)
      let (b, d) = split(x1[i], x3[i], root)
      (x[i], x1[i]) = split(a, b, left)
      (x2[i], x3[i]) = split(c, d, right)
    }
  }

  /// The values `a + root b` and `a - root b`, all below four times the prime.
  @inline(__always)
  private func split(_ a: Limb, _ b: Limb, _ root: Multiplier) -> (Limb, Limb) {
    let a = field.halfReduced(a)
    let b = field.multiply(b, root)
    return (a &+ b, a &- b &+ field.prime &<< 1)
  }

  /// Replaces remainders by coefficients times `2^levels`, all of them below
  /// twice the prime.
  func backward(_ x: MutableLimbPointer) {
    backward(x, block: 0, levels: levels)
  }

  private func backward(_ x: MutableLimbPointer, block: Int, levels: Int) {
    let length = width << levels
    if length <= Transform.cachedLength || levels < 2 {
      var part = width
      var left = levels
      while left >= 2 {
        left -= 2
        let count = 1 << left
        for i in 0..<count { joinTwice(x + 4 * part * i, part, block * count + i) }
        part *= 4
      }
      if left == 1 { joinOnce(x, part, block) }
      return
    }
    let part = length / 4
    for i in 0..<4 { backward(x + i * part, block: 4 * block + i, levels: levels - 2) }
    joinTwice(x, part, block)
  }

  private func joinOnce(_ x: MutableLimbPointer, _ m: Int, _ block: Int) {
    let inverse = negatedInverse(block)
    for i in 0..<m { (x[i], x[m + i]) = join(x[i], x[m + i], inverse) }
  }

  private func joinTwice(_ x: MutableLimbPointer, _ m: Int, _ block: Int) {
    let inverse = negatedInverse(block)
    let left = negatedInverse(2 * block)
    let right = negatedInverse(2 * block + 1)
    let (x1, x2, x3) = (x + m, x + 2 * m, x + 3 * m)
    for i in 0..<m {
      let (a, b) = join(x[i], x1[i], left)
      let (c, d) = join(x2[i], x3[i], right)
      (x[i], x2[i]) = join(a, c, inverse)
      (x1[i], x3[i]) = join(b, d, inverse)
    }
  }

  /// Twice the values that `split` took, all below twice the prime.
  @inline(__always)
  private func join(_ a: Limb, _ b: Limb, _ negatedInverse: Multiplier) -> (Limb, Limb) {
    let difference = b &- a &+ field.prime &<< 1
    return (field.halfReduced(a &+ b), field.multiply(difference, negatedInverse))
  }
}
