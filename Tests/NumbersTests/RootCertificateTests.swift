// Certificates of roots: those of the search hold, and those with any number changed do not.

import Numbers
import TestSupport
import Testing

@Suite("Certificates of roots")
struct RootCertificateTests {
  private func certificate(_ coefficients: [Int], isComplex: Bool) -> [String]? {
    let polynomial = Polynomial(integers: coefficients.map { Integer($0) })
    var budget: Int64 = 200_000_000
    return RootCertificate(of: polynomial, isComplex: isComplex, budget: &budget)?.lines
  }

  private func holds(_ lines: [String]) -> Bool {
    RootCertificate.reading(lines).certificate?.isValid == true
  }

  @Test func `a certificate has the factors and a place for each root`() throws {
    // (x − 1)²(x² − 2).
    let lines = try #require(certificate([-2, 4, -1, -2, 1], isComplex: false))
    #expect(lines.prefix(2) == ["roots real", "polynomial -2 4 -1 -2 1"])
    #expect(lines.contains("factor 2 -1 1") && lines.contains("root 1 1"))
    #expect(lines.contains("factor 1 -2 0 1") && lines.count == 7)
    #expect(holds(lines))
  }

  @Test func `those of random polynomials hold, and changed ones do not`() throws {
    for seed in seeds(UInt64(cases(60))) {
      var random = SplitMix64(seed: seed)
      var coefficients = (0...Int.random(in: 1...9, using: &random)).map { _ in
        Int.random(in: -20...20, using: &random)
      }
      // Without the root zero: of x the coefficient does not matter.
      if coefficients[0] == 0 { coefficients[0] = 3 }
      if coefficients[coefficients.count - 1] == 0 { coefficients[coefficients.count - 1] = 2 }
      let isComplex = Bool.random(using: &random)
      let lines = try #require(certificate(coefficients, isComplex: isComplex), "seed \(seed)")
      #expect(holds(lines), "seed \(seed)")
      // Without a step, or with one twice.
      let place = Int.random(in: 1..<lines.count, using: &random)
      var changed = lines
      changed.remove(at: place)
      #expect(!holds(changed), "seed \(seed) without line \(place)")
      if !lines[place].hasPrefix("polynomial") {
        changed = lines
        changed.insert(lines[place], at: place)
        #expect(!holds(changed), "seed \(seed) with line \(place) twice")
      }
      // With another coefficient, or another root.
      var words = lines[place].split(separator: " ").map(String.init)
      let word = Int.random(in: 1..<words.count, using: &random)
      let isBound = words[0] == "root" && words[1] != words[2]
      words[word] =
        isBound ? words[word == 1 ? 2 : 1] : "1" + words[word].filter { $0 != "-" }
      guard words[0] != "disc" else { continue }
      changed = lines
      changed[place] = words.joined(separator: " ")
      #expect(!holds(changed), "seed \(seed): \(lines[place]) as \(changed[place])")
    }
  }

  @Test func `those with complex coefficients hold, and changed ones do not`() throws {
    for seed in seeds(UInt64(cases(30))) {
      var random = SplitMix64(seed: seed)
      func part(_ count: Int) -> Polynomial {
        Polynomial(
          integers: (0...count).map { _ in Integer(Int.random(in: -9...9, using: &random)) }
        )
      }
      let degree = Int.random(in: 2...6, using: &random)
      let top = Polynomial.variable.raised(to: degree)
      // The powers 0 and n are there, and another one has i.
      let first = part(degree - 1) + top.scaled(by: 10) + Polynomial(Rational(11))
      let second = part(degree - 1) + Polynomial.variable.scaled(by: 10)
      let whole = GaussianPolynomial(first, second)
      var budget: Int64 = 200_000_000
      let made = RootCertificate(of: whole, factors: [(whole, 1)], budget: &budget)
      let lines = try #require(made?.lines, "seed \(seed)")
      #expect(holds(lines) && lines.count == degree + 5, "seed \(seed)")
      let place = Int.random(in: 1..<lines.count, using: &random)
      var changed = lines
      changed.remove(at: place)
      #expect(!holds(changed), "seed \(seed) without line \(place)")
      guard !lines[place].hasPrefix("disc") else { continue }
      var words = lines[place].split(separator: " ").map(String.init)
      let word = Int.random(in: 1..<words.count, using: &random)
      words[word] = "1" + words[word].filter { $0 != "-" } + "7"
      changed = lines
      changed[place] = words.joined(separator: " ")
      #expect(!holds(changed), "seed \(seed): \(lines[place]) as \(changed[place])")
    }
  }

  @Test func `factors with complex coefficients are multiplied with their exponents`() {
    // (z − i)³ = z³ − 3iz² − 3z + i.
    let lines = [
      "roots complex", "polynomial 0 -3 0 1", "imaginary 1 0 -3", "factor 3 0 1", "imaginary -1",
      "disc 0 1 0",
    ]
    #expect(holds(lines))
    for (place, line) in [
      (1, "polynomial 0 -3 0 2"), (2, "imaginary 1 0 3"), (3, "factor 2 0 1"), (4, "imaginary 1"),
      (5, "disc 0 -1 0"), (0, "roots real"),
    ] {
      var changed = lines
      changed[place] = line
      #expect(!holds(changed), "\(line)")
    }
    // Of two factors with a common root each has a disc there.
    #expect(
      !holds([
        "roots complex", "polynomial -1 0 1", "imaginary 0 -2", "factor 1 0 1", "imaginary -1",
        "disc 0 1 0", "factor 1 0 1", "imaginary -1", "disc 0 1 0",
      ])
    )
  }

  @Test func `a disc that is too small or meets another one proves nothing`() throws {
    var lines = try #require(certificate([-1, -1, 0, 0, 0, 1], isComplex: true))
    let place = try #require(lines.firstIndex { $0.hasPrefix("disc ") })
    let words = lines[place].split(separator: " ").map(String.init)
    for radius in ["0", "2", "1/1000000000000000000000000000000000000000000000000000"] {
      lines[place] = (words.prefix(3) + [radius]).joined(separator: " ")
      #expect(!holds(lines), "radius \(radius)")
    }
  }

  @Test func `what is no certificate is refused`() {
    for lines in [
      [], ["roots real"], ["roots imaginary", "polynomial 1 1"], ["polynomial 1 1"],
      ["roots real", "polynomial 0"], ["roots real", "polynomial 1 x"],
      ["roots real", "polynomial -1 1", "root 1 1"],
      ["roots real", "polynomial -1 1", "factor 0 -1 1", "root 1 1"],
      ["roots real", "polynomial -1 1", "factor 1 -1 1", "root 1/0 1"],
      ["roots real", "polynomial 5", "factor 1 5"],
    ] {
      #expect(!holds(lines), "\(lines)")
    }
  }
}
