// Loci of a complex number: comparisons of z = x + iy by its parts, as those of x and y.

internal import Expressions
internal import Numbers
internal import Reals

extension [Plot.Comparison] {
  /// Comparisons of z alone as those of its parts x and y; nothing where others stand among them, or
  /// something else is done with z than what has parts without functions of angles.
  ///
  /// An inequality is one of real numbers: those that are not real have no order.
  var ofParts: [Plot.Comparison]? {
    var found: [Plot.Comparison] = []
    for comparison in self {
      let names = comparison.difference.variables
      guard names.contains("z"), !names.contains("x"), !names.contains("y"),
        let parts = comparison.difference.partsOfLocus
      else { return nil }
      // x·y − y·x says nothing.
      let open = [parts.real, parts.imaginary].compactMap { $0 }.filter {
        $0.bivariatePolynomial("x", "y")?.isZero != true
      }
      guard !open.isEmpty, comparison.relation == .equal || open == [parts.real] else { return nil }
      for part in open {
        found.append(Plot.Comparison(difference: part, relation: comparison.relation))
      }
    }
    return found
  }
}

extension Expression {
  /// What has parts of the same numbers in every unit of angles.
  private static var readers: [Builtin] {
    [.abs, .argument, .conjugate, .realPart, .imaginaryPart]
  }

  /// The parts for z = x + iy, where other names mean real numbers; nothing where they are not known,
  /// or are functions of angles.
  fileprivate var partsOfLocus: ComplexParts? {
    var environment = Environment()
    for name in variables where name != "z" { environment.variables[name] = .real(Real(0)) }
    let isPlain = (0..<count).allSatisfy { index in
      switch symbol(at: index) {
      case .call(let row): Self.readers.contains(row) || !isOfLocus(at: index)
      case .power:
        !isOfLocus(at: index) || subexpression(at: index - 1).rationalNumber?.isInteger == true
      default: true
      }
    }
    guard isPlain else { return nil }
    let own = ComplexParts(real: Expression(name: "x"), imaginary: Expression(name: "y"))
    return complexParts(where: ["z": own], in: environment)
  }

  /// Whether z or the imaginary unit stands in a part.
  private func isOfLocus(at index: Int) -> Bool {
    let part = subexpression(at: index)
    return part.variables.contains("z")
      || part.nodes.contains { $0.says(.imaginaryUnit) }
  }
}
