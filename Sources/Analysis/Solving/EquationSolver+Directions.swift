// Angles of complex numbers in comparisons, and units of angles: arg w = φ says that w, turned by −φ,
// is a positive number.

internal import Expressions
internal import Numbers
internal import Reals

extension EquationSolver {
  /// A task without signs of angles on unknowns; nothing where it cannot be written so.
  ///
  /// Where complex numbers are looked for it is one for angles in radians, which is the unit from here
  /// on, and directions are told by parts.
  mutating func withoutUnits(_ task: EquationTask) -> EquationTask? {
    let unit = environment.angleUnit
    guard task.isComplex else {
      return task.rewritten { condition in
        condition.rewritten { $0.withoutAngleSigns(on: task.unknowns, in: unit) }.map { [$0] }
      }
    }
    var solver = self
    let z = task.unknowns.count == 1 ? task.unknowns[0] : ""
    let found = task.rewritten { condition in
      let own = solver.directions(in: condition, of: z) ?? [condition]
      var radians: [EquationTask.Condition] = []
      for condition in own {
        guard let written = condition.rewritten({ $0.inRadians(from: unit) }) else { return nil }
        radians.append(written)
      }
      return radians
    }
    workspace = solver.workspace
    environment.angleUnit = .radians
    return found
  }

  /// An equation that says the angle of an expression of a complex unknown, by parts of it; nothing for
  /// others.
  ///
  /// Two expressions with the same angle have a quotient that is a positive number, and so is the
  /// product of one and the conjugate of the other.
  private mutating func directions(
    in condition: EquationTask.Condition,
    of z: String
  ) -> [EquationTask.Condition]? {
    guard condition.relation == .equal else { return nil }
    let (left, right) = (condition.left, condition.right)
    if let u = left.direction(of: z), let v = right.direction(of: z) {
      return Self.isPositive(u * .call(.conjugate, v))
    }
    for (side, angle) in [(left, right), (right, left)] where !angle.variables.contains(z) {
      var product = side.direction(of: z)
      if case .difference = side.symbol(at: side.root), let u = side.parts[0].direction(of: z),
        let v = side.parts[1].direction(of: z), areLevel(u, v, z)
      {
        product = u * .call(.conjugate, v)
      }
      guard let product else { continue }
      switch isPrincipal(angle, isInside: side.direction(of: z) == nil) {
      case true?: return Self.isPositive(product * .call(.cis, -angle))
      case false? where side.direction(of: z) != nil:
        return [EquationTask.Condition(Expression(0), .equal, Expression(1))]
      default: return nil
      }
    }
    return nil
  }

  /// Comparisons that say that a complex number is real and positive.
  private static func isPositive(_ e: Expression) -> [EquationTask.Condition] {
    let zero = Expression(0)
    return [
      EquationTask.Condition(.call(.imaginaryPart, e), .equal, zero),
      EquationTask.Condition(.call(.realPart, e), .greater, zero),
    ]
  }

  /// Whether two expressions have the same imaginary part for every number, so that their angles have
  /// one sign, and differ by less than half a turn where both imaginary parts are not zero.
  private mutating func areLevel(_ u: Expression, _ v: Expression, _ z: String) -> Bool {
    let (x, y) = (freshName(), freshName())
    let parts = partEquations(of: [.call(.imaginaryPart, u - v)], z, x, y)
    return parts.flatMap { multipliedOut($0) }?.isEmpty == true
  }

  /// Whether a number is the angle of a complex one: above −π, and π at most or below it; nothing where
  /// that is not found out.
  private mutating func isPrincipal(_ angle: Expression, isInside: Bool) -> Bool? {
    let half: Expression
    switch environment.angleUnit {
    case .radians: half = Expression(.pi)
    case .degrees: half = Expression(180)
    case .gradians: half = Expression(200)
    }
    var signs: [Int] = []
    for distance in [half + angle, half - angle] {
      guard let number = complexConstant(distance), number.isReal,
        let sign = sign(of: number.real)
      else { return nil }
      signs.append(sign)
    }
    return signs[0] > 0 && (isInside ? signs[1] > 0 : signs[1] >= 0)
  }
}

extension Expression {
  /// What has the angle that the expression is, where it is one of something with a name: a product
  /// with the conjugate in the place of a quotient.
  fileprivate func direction(of name: String) -> Expression? {
    guard case .call(.argument) = symbol(at: root), variables.contains(name) else { return nil }
    let inner = parts[0]
    guard case .quotient = inner.symbol(at: inner.root) else { return inner }
    return inner.parts[0] * .call(.conjugate, inner.parts[1])
  }
}
