// Lines that a curve comes close to far out.

public import Expressions
internal import Numbers
internal import Reals

/// A line that a curve comes close to, and that is no pole.
public struct Asymptote: Hashable, Sendable {
  /// y on the line as a function of x, or x as a function of y.
  public let line: Expression
  /// Whether the line gives x.
  public let isSideways: Bool
  /// The number that the line gives, if it is the same everywhere.
  public let level: Coordinate?
}

extension PlaneCurve {
  /// The asymptotes that are proved, of what is known as y of x or as x of y; none
  /// for a line itself.
  ///
  /// Found are those of quotients of polynomials, of roots of quadratic ones, and
  /// those that follow from what the terms of a sum do far out: x + e^(−x), atan x,
  /// (ln x)/x. For where the variable falls, it is the mirrored expression that is
  /// looked at.
  public func asymptotes(in environment: Environment) -> [Asymptote] {
    var found: [Asymptote] = []
    for path in paths where path.range == .across || path.range == .up {
      let isSideways = path.range == .up
      let value = isSideways ? path.x : path.y
      let name = Expression(name: path.variable)
      for isMirrored in [true, false] where value.count <= 400 {
        var search = AsymptoteSearch(
          behaviors: EndBehaviors(of: path.variable, in: environment)
        )
        guard search.add(isMirrored ? value.replacing([path.variable: -name]) : value),
          let level = search.sum(search.levels), let slope = search.sum(search.slopes)
        else { continue }
        let line = (isMirrored ? -slope : slope) * Expression(name: isSideways ? "y" : "x") + level
        if found.contains(where: { $0.line == line && $0.isSideways == isSideways }) { continue }
        let isLevel = slope.rationalNumber?.isZero == true
        let number = isLevel ? search.coordinate(level) : nil
        found.append(Asymptote(line: line, isSideways: isSideways, level: number))
      }
    }
    return found
  }
}

/// The search for the line that an expression comes close to as its variable grows.
private struct AsymptoteSearch {
  var behaviors: EndBehaviors
  /// The terms of the line.
  private(set) var levels: [Expression] = []
  private(set) var slopes: [Expression] = []

  init(behaviors: EndBehaviors) { self.behaviors = behaviors }

  /// Adds what an expression comes close to; nothing if that is no line, or the
  /// expression itself.
  mutating func add(_ expression: Expression) -> Bool {
    #if arch(wasm32)
    // A page has room for quotients of polynomials alone.
    let (rational, isItself) = (expression, true)
    #else
    var rational = Expression(.zero)
    var isItself = true
    for term in expression.terms {
      if quotient(term) != nil {
        // Together they may be less than each.
        rational = rational + term
      } else if addRoot(term) {
        isItself = false
      } else if let limit = behaviors.limit(of: term) {
        levels.append(limit)
        isItself = false
      } else {
        return false
      }
    }
    #endif
    guard let (quotient, isWhole) = quotient(rational), quotient.degree <= 1,
      !(isItself && isWhole)
    else { return false }
    levels.append(Expression(quotient[0]))
    slopes.append(Expression(quotient[1]))
    return true
  }

  /// A quotient of polynomials without its remainder, and whether that is 0.
  private func quotient(_ term: Expression) -> (Polynomial, isWhole: Bool)? {
    let (variable, environment) = (behaviors.variable, behaviors.environment)
    guard let function = term.rationalFunction(of: variable, environment: environment) else {
      return nil
    }
    let (quotient, rest) = function.numerator.quotientAndRemainder(
      dividingBy: function.denominator
    )
    return (quotient, rest.isZero)
  }

  /// Adds √a·x + b/(2√a) for √(a·x² + b·x + …), which may have a number as a factor or
  /// divisor, or a minus.
  private mutating func addRoot(_ term: Expression) -> Bool {
    var divisor = Expression(.one)
    var (root, index) = (term, term.root)
    while true {
      let operands = root.operands(of: index)
      var next = operands.first ?? index
      switch root.nodes[index].kind {
      case .negation: divisor = -divisor
      case .product where root.subexpression(at: operands[0]).rationalNumber != nil:
        divisor = divisor / root.subexpression(at: operands[0])
        next = operands[1]
      case .quotient where root.subexpression(at: operands[1]).rationalNumber != nil:
        divisor = divisor * root.subexpression(at: operands[1])
      case .call where "\(root.builtin(at: index).name)" == "sqrt":
        let builtin = root.builtin(at: index)
        guard let (radicand, _) = quotient(root.subexpression(at: index - 1)),
          radicand.degree == 2, radicand.leading > .zero
        else { return false }
        let slope = Expression.call(builtin, Expression(radicand.leading))
        levels.append(Expression(radicand[1] / Rational(2)) / slope / divisor)
        slopes.append(slope / divisor)
        return true
      default: return false
      }
      root = root.subexpression(at: next)
      index = root.root
    }
  }

  func coordinate(_ number: Expression) -> Coordinate? {
    let environment = behaviors.environment
    var workspace = behaviors.workspace
    return number.exactValue(in: environment, workspace: &workspace).flatMap {
      Coordinate($0, angleUnit: environment.angleUnit, in: &workspace)
    }
  }

  /// The sum of terms, in closed form if it has one.
  func sum(_ terms: [Expression]) -> Expression? {
    var sum = Expression(.zero)
    for term in terms { sum = sum + term }
    return sum.rationalNumber != nil ? sum : coordinate(sum).map { $0.form ?? sum }
  }
}

extension Expression {
  /// The terms of a sum, those that are subtracted with a minus.
  fileprivate var terms: [Expression] {
    var terms: [Expression] = []
    var rest = [self]
    while let next = rest.popLast() {
      let operands = next.operands(of: next.root).map { next.subexpression(at: $0) }
      // A sum below a minus or over a number is one of such terms.
      var isSum = false
      switch operands.first.map({ $0.nodes[$0.root].kind }) {
      case .sum, .difference, .negation: isSum = true
      default: break
      }
      switch next.nodes[next.root].kind {
      case .sum: rest += operands
      case .difference: rest += [operands[0], Expression(.negation, [operands[1]])]
      case .negation where isSum: rest += operands[0].terms.map { -$0 }
      case .quotient where isSum && operands[1].rationalNumber != nil:
        rest += operands[0].terms.map { $0 / operands[1] }
      default: terms.append(next)
      }
    }
    return terms
  }
}
