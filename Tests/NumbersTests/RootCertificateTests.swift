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
        isBound ? words[word == 1 ? 2 : 1] : "1" + words[word].filter { $0 != "-" } + "7"
      guard words[0] != "disc" else { continue }
      changed = lines
      changed[place] = words.joined(separator: " ")
      #expect(!holds(changed), "seed \(seed): \(lines[place]) as \(changed[place])")
    }
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
