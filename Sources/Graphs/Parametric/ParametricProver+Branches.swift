// Curves with a parameter in which one coordinate has a power of a negative base whose
// exponent varies: their points are dense in two branches, see `CurveProver+Branches`.

internal import Numbers
internal import Tapes

extension ParametricProver {
  /// Replaces a part on which the curve is not continuous by its branches.
  ///
  /// - Returns: Whether there are branches; otherwise nothing was done.
  mutating func takeBranches(of box: ParameterBox, _ images: ParameterImages) -> Bool {
    // Of two powers, one in each coordinate, the signs may depend on each other.
    guard let hull = images.hull else { return false }
    let (x, y) = (across.negativePower, down.negativePower)
    guard let power = x ?? y else { return false }
    guard x == nil || y == nil else { return isTooMuch(images) }
    var parts: [ParameterBox] = []
    for isNegative in [false, true] {
      let branch = power.branch(isNegative: isNegative)
      var part = box
      part.branch = ParameterBranch(
        across: x == nil ? nil : branch,
        down: x == nil ? branch : nil,
        isWhole: power.isConstant
      )
      part.pixels = hull
      let own = self.images(of: part)
      if own.pixels.isEmpty { continue }
      guard own.isContinuous else { return isTooMuch(images) }
      part.start =
        box.start == nil && !box.isInRange ? nil : point(at: box.t.lower, on: part.branch)
      part.end = box.end == nil && !box.isInRange ? nil : point(at: box.t.upper, on: part.branch)
      parts.append(part)
    }
    guard power.isConstant else {
      for part in parts { goOn(with: part) }
      return true
    }
    if !takeBranch(ofConstantPower: parts, at: box.t.midpoint) { abandon(images.pixels) }
    return true
  }

  /// Gives up a part with several powers, the signs of which may depend on each other, once
  /// smaller parts would not say more of the pixels that it may meet.
  private mutating func isTooMuch(_ images: ParameterImages) -> Bool {
    guard images.pixels.allSatisfy({ $0.count <= 2 }) else { return false }
    abandon(images.pixels)
    return true
  }

  /// Where the exponent is constant the exact value at one point tells the branch.
  private mutating func takeBranch(ofConstantPower parts: [ParameterBox], at t: Double) -> Bool {
    guard let first = parts.first else { return true }
    let isAcross = first.branch?.across != nil
    let levels = parts.map { part in
      isAcross
        ? across.level(at: t, on: part.branch?.across) : down.level(at: t, on: part.branch?.down)
    }
    switch isAcross ? across.exactLevel(atPosition: t) : down.exactLevel(atPosition: t) {
    case .undefined: return true
    case .level(let exact):
      let matches = levels.indices.filter { levels[$0]?.intersection(exact) != nil }
      guard matches.count == 1, levels.allSatisfy({ $0 != nil }) else { return false }
      goOn(with: parts[matches[0]])
      return true
    case .unknown: return false
    }
  }
}
