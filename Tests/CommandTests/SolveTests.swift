// `surd solve`: its words, and what it says where solutions may be missing.

import Foundation
import Testing

@Suite("The command solve") struct SolveTests {
  /// Read off parabolas and lines by hand.
  @Test(
    "conditions, unknowns and ranges are read as one call reads them",
    arguments: [
      (["x^2>1; x<3", "for", "x", "in", "0..20"], "1 < x < 3"),
      (["x^2>1; x<3; x=0..20"], "1 < x < 3"),
      (["x^2>1", "x<3", "for x in 0..20"], "1 < x < 3"),
      (["x^2 > 1 and x < 3", "for", "x", "in", "0", "..", "20"], "1 < x < 3"),
      (["(x>0 and x<2) and x>1"], "1 < x < 2"),
      (["x = 1 or x = 2"], "x = 1 or x = 2"),
      (["sin x = 1/2", "for x in 0..2pi"], "x = pi/6 or x = 5*pi/6"),
    ]
  )
  func reading(arguments: [String], expected: String) throws {
    let run = try Surd.run(["solve"] + arguments)
    #expect(run.lines.first ?? "" == expected, "\(run.errors)")
  }

  /// 2^x = x^14 and its three solutions, of which no proof says that they are all.
  @Test("where others may be missing, this is said")
  func missing() throws {
    let run = try Surd.run(["solve", "2^x = x^14"])
    #expect(run.status == 4)
    #expect(run.errors.hasPrefix("surd: there may be more solutions"))
    let german = try Surd.run(["solve", "2^x = x^14", "--language", "de"])
    #expect(german.errors.hasPrefix("surd: es kann weitere Lösungen geben"))
    let data = try Surd.run(["solve", "2^x = x^14", "--format", "json"])
    #expect(data.errors.isEmpty && data.output.contains("there may be more solutions"))
    let known = try Surd.run(["solve", "x^2 = 2"])
    #expect(known.status == 0 && known.errors.isEmpty)
  }

  @Test("a range needs a name")
  func nameless() throws {
    let run = try Surd.run(["solve", "x^2 = 2", "in", "0..2"])
    #expect(run.status == 64)
    #expect(run.errors.contains("for x in 0..2"))
  }
}
