// Lines that a curve comes close to far out.

package import Expressions
internal import Numbers
internal import Reals

/// A line that a curve comes close to, and that is no pole.
package struct Asymptote: Hashable, Sendable {
  /// y on the line as a function of x, or x as a function of y.
  package let line: Expression
  /// Whether the line gives x.
  package let isSideways: Bool
  /// The number that the line gives, if it is the same everywhere.
  package let level: Coordinate?
}

extension PlaneCurve {
  /// The asymptotes that are proved, of what is known as y of x or as x of y; none
  /// for a line itself.
  ///
  /// Found are those that follow from the expansion of the expression far out into
  /// powers of the variable, of its logarithm, and exponentials. For where the variable
  /// falls, it is the mirrored expression that is expanded.
  package func asymptotes(in environment: Environment) -> [Asymptote] {
    var found: [Asymptote] = []
    for path in paths where path.range == .across || path.range == .up {
      let isSideways = path.range == .up
      let value = isSideways ? path.x : path.y
      let name = Expression(name: path.variable)
      for isMirrored in [true, false] where value.count <= 400 {
        var expansion = EndExpansion(of: path.variable, in: environment)
        let expression = isMirrored ? value.replacing([path.variable: -name]) : value
        guard let (slope, level) = expansion.line(closeTo: expression),
          !expansion.areAlike(expression, slope * name + level)
        else { continue }
        let line = (isMirrored ? -slope : slope) * Expression(name: isSideways ? "y" : "x") + level
        if found.contains(where: { $0.line == line && $0.isSideways == isSideways }) { continue }
        let isLevel = slope.rationalNumber?.isZero == true
        let number = isLevel ? expansion.coordinate(level) : nil
        found.append(Asymptote(line: line, isSideways: isSideways, level: number))
      }
    }
    return found
  }
}

extension EndExpansion {
  /// The slope and the level of the line that an expression comes close to, unless it is
  /// that line from some place on, or none is found.
  fileprivate mutating func line(
    closeTo expression: Expression
  ) -> (slope: Expression, level: Expression)? {
    do throws(NoExpansion) {
      let series = try series(of: expression)
      var (slope, level) = (Expression(.zero), Expression(.zero))
      var isItself = series.rest == .none
      if series.isFlat { return isItself && series.isZero ? nil : (slope, level) }
      guard series.growth.isEmpty, series.rest < .order(.constant) else { return nil }
      for term in series.terms {
        switch term.order {
        case .variable: slope = try simplest(term.number)
        case .constant: level = try simplest(term.number)
        case let order where order < .constant: isItself = false
        default: return nil
        }
      }
      return isItself ? nil : (slope, level)
    } catch {
      return nil
    }
  }

  /// Whether two expressions have the same value at two places that nothing sets apart.
  fileprivate mutating func areAlike(_ a: Expression, _ b: Expression) -> Bool {
    [Rational(1_234_567, over: 7), Rational(7_654_321, over: 11)].allSatisfy { place in
      let difference = (a - b).replacing([variable: Expression(place)])
      return difference.exactValue(in: environment, workspace: &workspace)?
        .sign(in: &workspace) == 0
    }
  }

  /// A number in closed form, if it has one.
  private func simplest(_ number: Expression) throws(NoExpansion) -> Expression {
    if number.rationalNumber != nil { return number }
    guard let coordinate = coordinate(number) else { throw NoExpansion() }
    return coordinate.form ?? number
  }

  fileprivate func coordinate(_ number: Expression) -> Coordinate? {
    var workspace = workspace
    return number.exactValue(in: environment, workspace: &workspace).flatMap {
      Coordinate($0, angleUnit: environment.angleUnit, in: &workspace)
    }
  }
}
