// Calls that are printed with a sign of calculus: ∫ with its bounds and dx, lim, d/dx.

/// A sign of calculus, with the nodes that stand around it.
enum CalculusSign {
  /// ∫ of a function, perhaps between bounds.
  case integral(of: Int, name: Int, bounds: (from: Int, to: Int)?)
  /// What a function comes close to.
  case limit(of: Int, name: Int, target: Int)
  /// The derivative of some order.
  case derivative(of: Int, name: Int, order: Int)
}

extension Expression {
  /// The sign of calculus that a call is printed with; nil where it has none, or where what is
  /// printed would be read in another way.
  ///
  /// - Precondition: The node is a call.
  func calculusSign(at index: Int) -> CalculusSign? {
    let row = builtin(at: index)
    guard row == .integral || row == .limit || row == .differentiate else { return nil }
    let operands = operands(of: index)
    guard operands.count > 1 || nodes[operands[0]].kind == .sequence else { return nil }
    if row == .differentiate {
      let names = operands.dropFirst()
      guard names.count <= 20,
        names.allSatisfy({ nodes[$0].kind.isName && name(at: $0) == name(at: operands[1]) }),
        isLetter(operands[1])
      else { return nil }
      return .derivative(of: operands[0], name: operands[1], order: names.count)
    }
    guard nodes[operands[0]].kind == .sequence else {
      guard row == .integral, operands.count == 2, nodes[operands[1]].kind.isName,
        isLetter(operands[1]), !hasDifferential(operands[0])
      else { return nil }
      return .integral(of: operands[0], name: operands[1], bounds: nil)
    }
    let binding = binding(at: operands[0])
    if row == .limit {
      return .limit(of: binding.body, name: binding.name, target: binding.range)
    }
    guard isLetter(binding.name), !hasDifferential(binding.body) else { return nil }
    return .integral(
      of: binding.body,
      name: binding.name,
      bounds: (binding.from, binding.to)
    )
  }

  private func isLetter(_ index: Int) -> Bool {
    nodes[index].kind.isName && name(at: index).unicodeScalars.count == 1
  }

  /// Whether a name starts with d, with which the letter behind it would be the end of an integral.
  private func hasDifferential(_ index: Int) -> Bool {
    (first(of: index)...index).contains {
      nodes[$0].kind.isName && name(at: $0).utf8.first == UInt8(ascii: "d")
    }
  }
}
