// What the manual shows of numbers and reals.

import Surd
import Testing

@Suite struct NumberSnippets {
  @Test func `integers and rationals are exact`() {
    // snippet
    let third = Rational(1, over: 3)
    print(third * 3)  // 1
    print(Integer(2).raised(to: 100))  // 1267650600228229401496703205376
    print(Rational(37, over: 10).rounded(.toNearestOrEven))  // 4
    // end
  }

  @Test func `intervals lose nothing`() {
    // snippet
    let tenth = Interval(enclosing: Rational(1, over: 10))
    print(tenth.lower < tenth.upper)  // true
    let sum = tenth + tenth + tenth
    print(sum.contains(0.3))  // true
    // end
  }

  @Test func `digits on demand`() throws {
    // snippet
    var workspace = Workspace()
    let root = try Real.squareRoot(Real(2), in: &workspace)
    if let found = try Real.digits(root, significantDigits: 50, in: &workspace) {
      print(found.digits)  // 14142135623730950488016887242096980785696718753769
      print(found.isExact)  // false
    }
    // end
  }

  @Test func `equality is proved`() throws {
    // snippet
    var workspace = Workspace()
    let machin = try Expression("16 atan(1/5) - 4 atan(1/239) - π").value(of: [:])
    if case .real(let difference) = machin {
      print(try Real.isZero(difference, in: &workspace))  // yes
    }
    // end
  }

  @Test func `a budget ends a computation`() throws {
    // snippet
    var workspace = Workspace(budget: Budget(steps: 1_000_000))
    let sine = try Real.sine(Real(1), in: &workspace)
    do {
      _ = try Real.digits(sine, significantDigits: 1_000_000, in: &workspace)
    } catch RealError.overBudget(let limit) {
      print(limit)  // steps
    }
    // end
  }
}
