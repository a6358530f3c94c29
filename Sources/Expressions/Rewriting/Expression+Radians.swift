// Angles of another unit as numbers of radians: sin x for degrees is sin(x·π/180) for radians.

extension Expression {
  /// The expression that has the value for angles in radians which this one has for angles in a
  /// unit, without signs of angles; nothing where a function of several angles stands in it.
  package func inRadians(from unit: AngleUnit) -> Expression? {
    rewritingAngles { part in
      if let plain = part.withoutAngleSign(in: unit) { return plain }
      guard let size = unit.radiansPerUnit else { return part }
      switch part.symbol(at: part.root) {
      case .call(let row) where row.angle == .argument:
        return part.parts.count == 1 ? .call(row, part.parts[0] * size) : nil
      case .call(let row) where row.angle == .value: return part / size
      case .sexagesimal: return part / size
      default: return part
      }
    }
  }

  /// The expression that says for angles in a unit what this one says for radians; nothing where a
  /// part has angles that are not told apart.
  package func inUnit(_ unit: AngleUnit) -> Expression? {
    guard let size = unit.radiansPerUnit else { return self }
    return rewritingAngles { part in
      switch part.symbol(at: part.root) {
      case .call(let row) where row.angle == .argument:
        return part.parts.count == 1 ? .call(row, part.parts[0] / size) : nil
      case .call(let row) where row.angle == .value: return part * size
      case .sexagesimal: return part * size
      default: return part
      }
    }
  }

  /// The expression with products in the place of the signs of angles in some names, x·π/180 in
  /// that of x°, where angles are in a unit.
  package func withoutAngleSigns(on names: [String], in unit: AngleUnit) -> Expression {
    rewritingAngles { part in
      guard names.contains(where: { part.variables.contains($0) }) else { return part }
      return part.withoutAngleSign(in: unit) ?? part
    } ?? self
  }

  /// What a sign of an angle says, for angles in a unit; nothing for other expressions.
  private func withoutAngleSign(in unit: AngleUnit) -> Expression? {
    let own: AngleUnit
    switch symbol(at: root) {
    case .degree: own = .degrees
    case .angle(let said): own = said
    default: return nil
    }
    if own == unit { return parts[0] }
    let number = own.radiansPerUnit.map { parts[0] * $0 } ?? parts[0]
    return unit.radiansPerUnit.map { number / $0 } ?? number
  }

  /// The expression with each part written otherwise, operands first; nothing where one cannot be.
  private func rewritingAngles(_ written: (Expression) -> Expression?) -> Expression? {
    var result = self
    var index = 0
    while index < result.count {
      switch result.symbol(at: index) {
      case .degree, .angle, .sexagesimal, .call:
        let part = result.subexpression(at: index)
        guard let other = written(part) else { return nil }
        if other != part {
          result = result.replacing(index, with: other)
          index += other.count - part.count
        }
      default: break
      }
      index += 1
    }
    return result
  }
}
