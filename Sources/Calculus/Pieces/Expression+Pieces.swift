// An expression on an interval on which no part of it changes sign, jumps or bends: magnitudes,
// steps and cases become what they are there.

internal import Expressions
internal import Numbers
internal import Reals

extension Expression {
  /// Whether a part of it bends or jumps where all of its own parts are smooth.
  var hasKinks: Bool { (0..<count).contains { isKink($0) } }

  private func isKink(_ index: Int) -> Bool {
    switch symbol(at: index) {
    case .piecewise, .relation: true
    case .call(let row):
      row == .abs || row == .min || row == .max || row.piece != nil
    default: false
    }
  }

  /// The expression that has the same values around a number at which nothing of it is singular.
  ///
  /// - Returns: Nothing where a part has no value there, or its sign is not known.
  func withoutKinks(
    of variable: String,
    at number: Rational,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    var known = environment
    known.variables[variable] = .real(Real(number))
    var result = self
    // Parts stand in front of what they are parts of, so that the first kink has none in it.
    for _ in 0..<200 {
      guard let index = (0..<result.count).first(where: { result.isKink($0) }) else {
        return result
      }
      let part = result.subexpression(at: index)
      let operands = part.parts
      let value: Expression?
      switch result.symbol(at: index) {
      case .piecewise: value = part.branch(known, &workspace)
      case .call(let row): value = part.piece(of: row, operands, known, &workspace)
      case .relation:
        // A comparison is the condition of cases, which go with their conditions.
        guard let cases = result.cases(around: index) else { return nil }
        let whole = result.subexpression(at: cases)
        guard let branch = whole.branch(known, &workspace) else { return nil }
        result = result.replacing(cases, with: branch)
        continue
      default: value = nil
      }
      guard let value else { return nil }
      result = result.replacing(index, with: value)
    }
    return nil
  }

  /// The cases in which a node stands.
  private func cases(around index: Int) -> Int? {
    (index..<count).first { place in
      guard case .piecewise = symbol(at: place) else { return false }
      return place - subexpression(at: place).count < index
    }
  }

  /// The value of the first case that holds.
  private func branch(_ environment: Environment, _ workspace: inout Workspace) -> Expression? {
    let operands = parts
    var place = 0
    while place + 1 < operands.count {
      guard let holds = operands[place].truth(in: environment, workspace: &workspace) else {
        return nil
      }
      if holds { return operands[place + 1] }
      place += 2
    }
    return place < operands.count ? operands[place] : nil
  }

  private func piece(
    of row: Builtin,
    _ operands: [Expression],
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    func sign(_ e: Expression) -> Int? {
      e.exactValue(in: environment, workspace: &workspace)?.sign(in: &workspace)
    }
    switch row {
    case .abs:
      guard operands.count == 1, let sign = sign(operands[0]) else { return nil }
      return sign < 0 ? -operands[0] : operands[0]
    case .min, .max:
      guard var best = operands.first else { return nil }
      for other in operands.dropFirst() {
        guard let sign = sign(other - best) else { return nil }
        if row == .max ? sign > 0 : sign < 0 { best = other }
      }
      return best
    default:
      guard let piece = row.piece, !operands.isEmpty else { return nil }
      let names = ["u": operands[0], "v": operands[operands.count - 1]]
      // The value is w times a factor and a rest, with a whole w.
      let ends = [Expression(0), Expression(1)].map {
        piece.replacing(["w": $0]).replacing(names)
      }
      guard
        let w = ((self - ends[0]) / (ends[1] - ends[0]))
          .exactValue(in: environment, workspace: &workspace)?.rational
      else { return nil }
      return piece.replacing(["w": Expression(w)]).replacing(names)
    }
  }

  /// The expression with roots of odd indices of numbers as powers of e, where what stands under
  /// them has no zero around a number.
  ///
  /// - Returns: Nothing where the sign of what stands under one is not known.
  func withoutOddRoots(
    of variable: String,
    at number: Rational,
    _ environment: Environment,
    _ workspace: inout Workspace
  ) -> Expression? {
    var known = environment
    known.variables[variable] = .real(Real(number))
    var result = self
    var index = 0
    while index < result.count {
      let part = result.subexpression(at: index)
      let operands = part.parts
      var root: (base: Expression, exponent: Rational)?
      switch result.symbol(at: index) {
      case .call(.cbrt): root = (operands[0], Rational(1, over: 3))
      case .call(.root):
        if let count = operands[0].rationalNumber, count.isInteger, count.signum > 0 {
          root = (operands[1], 1 / count)
        }
      case .power:
        if let exponent = operands[1].rationalNumber, !exponent.isInteger {
          root = (operands[0], exponent)
        }
      default: break
      }
      if let root, root.base.variables.contains(variable) {
        guard
          let sign = root.base.exactValue(in: known, workspace: &workspace)?
            .sign(in: &workspace), sign != 0
        else { return nil }
        let isOddRoot = !root.exponent.denominator.isMultiple(of: 2)
        guard sign > 0 || isOddRoot else { return nil }
        let size = sign > 0 ? root.base : -root.base
        let power = Expression.call(.exp, Expression(root.exponent) * Expression.call(.ln, size))
        let isOpposite = sign < 0 && !root.exponent.numerator.isMultiple(of: 2)
        let written = isOpposite ? -power : power
        result = result.replacing(index, with: written)
        index += written.count - part.count
      }
      index += 1
    }
    return result
  }
}
