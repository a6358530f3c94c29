// Proofs of primes as lines that a person or another program can check.

extension PrimalityCertificate {
  /// What is wrong with a line of a proof.
  package enum Fault: Hashable, Sendable {
    /// The line is not in the form of a step.
    case malformed
    /// The line relies on a number that no later line proves.
    case unproved(Integer)
    /// The conditions of the line do not hold.
    case fails
  }

  /// The proof of a number, a step a line.
  ///
  /// - `N theorem`: N is below 3.3 10^24 and a strong probable prime to the
  ///   first 13 bases.
  /// - `N curve a A b B x X y Y order M prime Q`
  /// - `N minus Q1 B1 Q2 B2 … plus D Q1 P1 …`: prime divisors of N - 1 with
  ///   bases, then a discriminant and prime divisors of N + 1 with parameters.
  package func lines(for number: Integer) -> [String] {
    if steps.isEmpty { return [number.text() + " theorem"] }
    var lines = steps.map { $0.line }
    var small: [Integer] = []
    for step in steps {
      for prime in step.primes where prime.isPrimeByTheorem && !small.contains(prime) {
        small.append(prime)
      }
    }
    lines += small.map { $0.text() + " theorem" }
    return lines
  }

  /// The first line of proofs that does not hold, counted from 1, or nil.
  ///
  /// Blank lines and those that begin with `#` are left out of account.
  package static func firstFault(in lines: [String]) -> (line: Int, fault: Fault)? {
    var proved: [Integer] = []
    // From the last line up, since a line relies on later ones only.
    var found: (line: Int, fault: Fault)?
    for index in lines.indices.reversed() {
      let words = Step.words(of: lines[index])
      guard let first = words.first, !first.utf8.starts(with: "#".utf8) else { continue }
      guard let step = Step(reading: words) else {
        found = (index + 1, .malformed)
        continue
      }
      if let missing = step.primes.first(where: { !proved.contains($0) }) {
        found = (index + 1, .unproved(missing))
      } else if !(words[1] == "theorem" ? step.number.isPrimeByTheorem : step.isValid) {
        found = (index + 1, .fails)
      }
      proved.append(step.number)
    }
    return found
  }
}

extension PrimalityCertificate.Step {
  /// The step as a line.
  fileprivate var line: String {
    var words = [number.text()]
    func add(_ name: String, _ values: [Integer]) {
      words.append(name)
      words += values.map { $0.text() }
    }
    if let curve {
      words.append("curve")
      add("a", [curve.a])
      add("b", [curve.b])
      add("x", [curve.x])
      add("y", [curve.y])
      add("order", [curve.order])
      add("prime", [curve.prime])
    }
    if !below.isEmpty { add("minus", below.flatMap { [$0.prime, $0.parameter] }) }
    if !above.isEmpty {
      add("plus", [discriminant] + above.flatMap { [$0.prime, $0.parameter] })
    }
    return words.joined(separator: " ")
  }

  /// The words of a line.
  fileprivate static func words(of line: String) -> [String] {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    return line.utf8.split { blanks.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The step that the words of a line write.
  fileprivate init?(reading words: [String]) {
    guard words.count >= 2, let number = Integer(words[0]) else { return nil }
    self.init(number: number, below: [], above: [], discriminant: 0)
    switch words[1] {
    case "theorem": if words.count > 2 { return nil }
    case "curve":
      let names = ["a", "b", "x", "y", "order", "prime"]
      guard words.count == 14 else { return nil }
      var values: [Integer] = []
      for (i, name) in names.enumerated() {
        guard words[2 + 2 * i] == name, let value = Integer(words[3 + 2 * i]) else { return nil }
        values.append(value)
      }
      curve = PrimalityCertificate.Curve(
        a: values[0],
        b: values[1],
        x: values[2],
        y: values[3],
        order: values[4],
        prime: values[5]
      )
    case "minus", "plus": guard readNeighbours(words[1...]) else { return nil }
    default: return nil
    }
  }

  /// Reads the divisors of the neighbours; false where they are no numbers.
  private mutating func readNeighbours(_ words: ArraySlice<String>) -> Bool {
    var rest = words
    if rest.first == "minus" {
      rest.removeFirst()
      guard let list = PrimalityCertificate.Step.witnesses(&rest) else { return false }
      below = list
    }
    guard rest.popFirst() == "plus" else { return rest.isEmpty && !below.isEmpty }
    guard let d = rest.popFirst().flatMap({ Integer($0) }) else { return false }
    discriminant = d
    guard let list = PrimalityCertificate.Step.witnesses(&rest) else { return false }
    above = list
    return rest.isEmpty
  }

  /// Pairs of numbers up to a word.
  private static func witnesses(
    _ words: inout ArraySlice<String>
  ) -> [PrimalityCertificate.Witness]? {
    var result: [PrimalityCertificate.Witness] = []
    while let first = words.first, first != "plus" {
      words.removeFirst()
      guard let prime = Integer(first), let second = words.popFirst(),
        let parameter = Integer(second)
      else { return nil }
      result.append(PrimalityCertificate.Witness(prime: prime, parameter: parameter))
    }
    return result
  }
}
