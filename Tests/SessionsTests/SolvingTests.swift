// What `solve` is answered with: complex and whole solutions, those between bounds, systems.

import Messages
import Numbers
import Sessions
import TestSupport
import Testing

@Suite("Solve")
struct SolvingTests {
  private func answer(_ text: String) -> Answer? {
    var session = Session()
    return session.evaluate(text, showing: .all).last
  }

  @Test(arguments: ["solutions", "periods", "wester"])
  func `solutions are those of the table`(table: String) throws {
    let found = GoldenFile(table).mismatches { input in
      let answer = answer(input)
      if answer?.status == .exact, answer?.text?.hasPrefix("no solution") == true {
        return "= no solution"
      }
      if answer?.status == .exact, answer?.text?.hasPrefix("every number") == true {
        return "= \(answer?.text ?? "")"
      }
      let isComplete = answer?.json["value"]?["isComplete"] == .truth(true)
      let digits = "≈ \(answer?.decimal?.text ?? "")"
      // Beside the zero of a function stand the digits that others computed.
      let isZero = answer?.exact?.contains("zero(") == true
      let told = answer?.exact.map { "= \($0)" + (isZero ? " " + digits : "") } ?? digits
      return told + (isComplete ? "" : " and more")
    }
    for mismatch in try #require(found, "Tests/Golden/\(table).txt is missing") {
      Issue.record("\(table).txt \(mismatch)")
    }
  }

  /// By hand: what a logarithm is taken of is positive, and a^b may be any number.
  @Test(
    arguments: [
      ("solve((x-a)*ln(x-a) = 0; x)", "x = a + 1"), ("solve(e^ln(x+a) = 0; x)", "no solution"),
      ("solve((x-a)/ln(x-a) = 0; x)", "no solution"),
      ("solve((x-a)/log(x-a) = 0; x)", "no solution"),
      ("solve((a*x)*e^ln(a*x-1) = 0; x)", "no solution"), ("solve(x^2 = a^b; x)", "sqrt(a^b)"),
      ("x = 5; solve(2x+y = 7; x-y = 2)", "x = 3 and y = 1"), ("x = 5; solve(x^2 = 9)", "x = 3"),
    ]
  )
  func `solutions with letters have values`(text: String, told: String) throws {
    let found = answer(text)
    #expect(found?.text?.hasPrefix(told) == true || found?.exact?.hasSuffix(told) == true)
  }

  @Test(arguments: ["solve((x-a)*tan(x-a+pi/2) = 0; x)"])
  func `a solution that fails for some numbers is not told`(text: String) {
    #expect(answer(text)?.status == .undetermined)
  }

  /// For a = −1 and b = 2 the equation is 4^x − 2^x = 1, and has a solution.
  @Test func `a power of letters needs no positive base`() throws {
    let exact = try #require(answer("solve(4^x - 2^x = a^b; x)")?.exact)
    #expect(!exact.contains("a > 0"), "\(exact)")
  }

  /// (−1)^(3/2) has no value; −a^b has none there either.
  @Test(
    arguments: [
      ("solve((x/a)*cbrt(x+a^b) = 0; x)", true), ("solve(x + a^b - a^b = 1; x)", true),
      ("solve(x + a^b = 0; x)", false), ("solve(x^2 = a^2; x)", false),
    ]
  )
  func `a solution without a power of letters is told where that has a value`(
    text: String,
    isTold: Bool
  ) throws {
    let told = try #require(answer(text)).notes.map { $0.message }
    #expect(told.contains(where: { $0.hasPrefix("where a^b has a value") }) == isTold)
  }

  /// The gamma function of a complex number has no value here, and the real cube root is no analytic
  /// function.
  @Test(
    arguments: ["solve(gamma(x) = x; x; complex)", "solve(cbrt(x) = e^x; x; complex)"]
  )
  func `equations that are not solved say so`(text: String) {
    let answer = answer(text)
    #expect(answer?.text == nil && answer?.json["value"]?["isComplete"] != .truth(true), "\(text)")
    #expect(answer?.problem != nil, "\(text)")
  }

  // From SymPy's solveset and solve, and from textbooks.
  @Test(
    arguments: [
      ("solve(x^2 = 2; x)", "x = -sqrt(2) or x = sqrt(2)"),
      ("solve(x^2 - 2; x)", "x = -sqrt(2) or x = sqrt(2)"),
      ("x*e^x = 2e^x", "x = 2"),
      ("solve(x^2 = 2)", "x = -sqrt(2) or x = sqrt(2)"),
      ("solve(x^2 > 4; x)", "x < -2 or x > 2"),
      ("solve(sin x = 1/2; x = 0..2pi)", "x = pi/6 or x = 5*pi/6"),
      ("solve(cos x = 1; x = 0..2pi)", "x = 0 or x = 2*pi"),
      ("solve(x^2 > 1; x = 0..3)", "1 < x <= 3"),
      ("solve(x^2 = x; x = 1/2..3)", "x = 1"),
      ("solve(x^2 = 9; x; integer)", "x = -3 or x = 3"),
      ("solve(x^2 < 7; x; integer)", "x = -2 or x = -1 or x = 0 or x = 1 or x = 2"),
      ("solve(2x > 5; x; integer)", "x >= 3"),
      ("solve(sin(pi*x/3) = 0; x; integer)", "x = 3*n"),
      ("solve(z^2 = -1; z; complex)", "z = -i or z = i"),
      ("solve(x^2 + x + 1 = 0; x; complex)", "x = -1/2 - sqrt(3)/2*i or x = -1/2 + sqrt(3)/2*i"),
      ("solve(x^4 = 1; x; complex)", "x = -1 or x = 1 or x = -i or x = i"),
      ("solve(z^2 = 2i; z; complex)", "z = -1 - i or z = 1 + i"),
      ("solve(e^z = -1; z; complex)", "z = pi*i + 2*pi*i*n"),
      ("solve([x+y = 3; x*y = 2]; [x; y])", "x = 1 and y = 2 or x = 2 and y = 1"),
      ("solve(x+y = 3; x-y = 1; x; y)", "x = 2 and y = 1"),
      ("solve(2x+3y = 7; 4x+6y = 14)", "x = 7/2 - 3/2*t and y = t"),
      ("solve(sqrt(2)*x + y = 1; x - y = 0)", "x = sqrt(2) - 1 and y = sqrt(2) - 1"),
      ("solve(x+y+z = 6; x-y = 1; y-z = 1)", "x = 3 and y = 2 and z = 1"),
      ("solve(y = x^2; y = x + 2)", "x = -1 and y = 1 or x = 2 and y = 4"),
      (
        "solve(x^2+y^2 = 25; x^2-y^2 = 7; x; y)",
        "x = -4 and y = -3 or x = -4 and y = 3 or x = 4 and y = -3 or x = 4 and y = 3"
      ),
      ("solve(2^x = y; y = 8)", "x = 3 and y = 8"),
      ("solve(12x + 18y = 30; x; y; integer)", "x = 1 + 3*t and y = 1 - 2*t"),
      (
        "solve(x*y = 6; x; y; integer)",
        "x = -6 and y = -1 or x = -3 and y = -2 or x = -2 and y = -3 or x = -1 and y = -6 or "
          + "x = 1 and y = 6 or x = 2 and y = 3 or x = 3 and y = 2 or x = 6 and y = 1"
      ),
      (
        "solve(x^2 + y^2 = 2; x; y; integer)",
        "x = -1 and y = -1 or x = -1 and y = 1 or x = 1 and y = -1 or x = 1 and y = 1"
      ),
      ("sin x > 0", "2*pi*n < x < pi + 2*pi*n"),
      ("floor(x) > 2", "x >= 3"),
      ("floor(x) = 2", "2 <= x < 3"),
      ("ceil(x) <= 2", "x <= 2"),
      ("floor(x^2) = 1", "-sqrt(2) < x <= -1 or 1 <= x < sqrt(2)"),
      ("|x| = x", "x >= 0"),
      ("|x-1| + |x+1| = 2", "-1 <= x <= 1"),
      ("max(x; 1) = 1", "x <= 1"),
      ("sign(x) = 1", "x > 0"),
      ("sin x = 1/3", "x = asin(1/3) + 2*pi*n or x = pi - asin(1/3) + 2*pi*n"),
      ("|1/(x-5)| = 1/(x-5)", "x > 5"),
      ("sqrt(x^2) = x", "x >= 0"),
      ("sqrt(x^2) > x", "x < 0"),
      ("sqrt(x^2 - 2x + 1) = x - 1", "x >= 1"),
      ("sqrt((x-3)^4) = 4", "x = 1 or x = 5"),
      ("solve(x/x = 1; x = 0..3)", "0 < x <= 3"),
      ("solve(cos z = 1; z; complex)", "z = 2*pi*n"),
      ("cos(2x) = 1/3", "x = -1/2*acos(1/3) + pi*n or x = 1/2*acos(1/3) + pi*n"),
      // Zeros of one factor that are no zeros of the other one.
      ("sin(x/4)*(x*sin(x)) = 0", "x = pi*n"),
    ] as [(String, String)]
  )
  func `solutions are told in closed form`(text: String, wanted: String) {
    let answer = answer(text)
    #expect(answer?.exact == wanted)
    #expect(answer?.status == .exact)
    #expect(answer?.grounds.isEmpty == false)
  }

  // Digits from python-flint's complex_roots and mpmath's findroot.
  @Test(
    arguments: [
      (
        "solve(x^5 - x - 1 = 0; x; complex)",
        "x = 1.1673039782… or x = -0.7648844336… - 0.3524715460… i or "
          + "x = -0.7648844336… + 0.3524715460… i or x = 0.1812324444… - 1.0839541013… i or "
          + "x = 0.1812324444… + 1.0839541013… i"
      ),
      ("solve(x = cos y; y = sin x)", "x = 0.7681691567… and y = 0.6948196907…"),
    ] as [(String, String)]
  )
  func `solutions are told in digits`(text: String, wanted: String) {
    let answer = answer(text)
    #expect(answer?.decimal?.text == wanted)
    #expect(answer?.status == .approximate)
  }

  /// Next to the double zero 0, or what looks like one, lies another zero: at about c, or 2c.
  @Test(arguments: 8...40)
  func `a zero beside another one is not overlooked`(exponent: Int) {
    for side in ["sin(x)^2", "x*sin(x) + cos(x) - 1", "1 - cos(x)"] {
      let answer = answer("solve(\(side) = x/10^\(exponent); x = -1..1)")
      let count = answer?.json["value"]?["items"]?.asList?.count ?? 0
      #expect(count == 2 || answer?.status == .undetermined, "\(side), \(exponent)")
    }
  }

  /// Of infinitely many solutions those next to zero are told (mpmath's findroot), and that these are not
  /// all.
  @Test func `of many solutions some are told`() {
    let answer = answer("tan x = x")
    let near = ["-7.7252518369…", "-4.4934094579…", "0", "4.4934094579…", "7.7252518369…"]
    #expect(answer?.decimal?.text == near.map { "x = \($0)" }.joined(separator: " or "))
    #expect(answer?.status == .undetermined)
    let conditions = answer?.notes.filter { $0.isCondition } ?? []
    #expect(conditions.map(\.kind) == ["solutions"])
    #expect(conditions.last?.message.hasPrefix("these are all solutions from -10 to 10") == true)
  }

  /// A condition that is no equation says no value of an unknown, and no unknown is told twice.
  @Test func `points with conditions are not told as lines`() {
    #expect(answer("x = t and x != 0")?.isAnswered == false)
    for text in ["z = e^(i*t) and z != 1", "z = 1/2*e^(i*t) - 1/2*i and z != 0"] {
      #expect(answer(text)?.exact == text)
    }
  }

  /// Angles in degrees are those in radians times 180/π, by hand; loci without angles are the same.
  @Test(
    arguments: [
      ("solve(|z - 1| = 2; z; complex)", "z = 1 + 2*e^(i*t)"),
      ("solve(arg(z) = 45; z; complex)", "z = t + t*i and t > 0"),
      ("solve(|z| = 2 and arg(z) = 60; z; complex)", "z = 1 + sqrt(3)*i"),
      (
        "solve(sin(z) = 2; z; complex)",
        "z = 90 - 180*ln(2 + sqrt(3))/pi*i + 360*n or z = 90 + 180*ln(2 + sqrt(3))/pi*i + 360*n"
      ),
      ("solve(sin(x + 30) = 1/2; x; complex)", "x = 360*n or x = 120 + 360*n"),
    ]
  )
  func `complex unknowns in degrees`(text: String, exact: String) {
    var session = Session()
    session.settings.angle = .degrees
    let answer = session.evaluate(text).first
    #expect(answer?.exact == exact && answer?.status == .exact)
  }

  /// With complex answers switched on a system has complex solutions where no real ones solve it, and
  /// a curve of complex ones is told where a word asks for it or no real number is on it.
  @Test(
    arguments: [
      ("x + y = 3 and x*y = 2", "x = 1 and y = 2 or x = 2 and y = 1"),
      (
        "x + y = 2 and x*y = 2", "x = 1 - i and y = 1 + i or x = 1 + i and y = 1 - i"
      ),
      ("|x - 1| + |x + 2| = 5", "x = -3 or x = 2"),
      ("|x - i| = 1/2", "x = i + 1/2*e^(i*t)"),
      ("solve(|x| = 2; x; complex)", "x = 2*e^(i*t)"),
    ]
  )
  func `complex answers where no real ones are`(text: String, exact: String) {
    var session = Session()
    session.settings.complexAnswers = true
    #expect(session.evaluate(text).first?.exact == exact)
  }

  /// As many as the degree says; of infinitely many there is no number.
  @Test func `solutions are counted`() {
    #expect(answer("count(solve(x^5 - x - 1 = 0; x; complex))")?.exact == "5")
    #expect(answer("count(roots(x^4 - 2x^2 + 1; x))")?.exact == "4")
    #expect(answer("count(solve(x^2 < 2; x))")?.problem?.message.contains("infinitely") == true)
  }

  /// The tangent of a whole number but 0 is not algebraic (Lindemann): the real solutions far out are
  /// not counted as whole or rational ones.
  @Test func `real solutions are not counted as whole ones`() {
    for numbers in ["integer", "rational"] {
      let answer = answer("solve(tan x = x; x; \(numbers))")
      #expect(answer?.exact == "x = 0" && answer?.status == .undetermined)
      #expect(answer?.notes.contains { $0.message.contains("beyond") } == false)
    }
  }

  @Test func `programs are told from where on a set repeats`() throws {
    let items = answer("frac(x) < 1/2")?.json["value"]?["items"]?.asList
    #expect(items?.count == 2 && items?[0]["from"] == nil)
    #expect(items?[1]["from"]?.asInt == 0 && items?[1]["period"]?.asText == "1")
  }

  @Test(
    arguments: [
      "solve(x^2 = -1; x)", "solve(x + y = 1; x + y = 2)", "solve(x^2 = 2; x; integer)",
      "solve(x = 5; x = 0..3)", "solve(2x + 4y = 5; x; y; integer)", "solve(e^z = 0; z; complex)",
      "solve(x^2 + y^2 = 3; x; y; integer)", "floor(x) = 1/2",
      "asin(x-x) = pi", "0*ln(-1)*x = 0", "(x-x)/0 = 0", "acos(max(x;x)) = acos(3)", "1^x = 2",
    ]
  )
  func `that there is no solution is proved`(text: String) {
    let answer = answer(text)
    #expect(answer?.text?.hasPrefix("no solution") == true, "\(text)")
    #expect(answer?.status == .exact, "\(text)")
  }

  /// The angles are odd multiples of π/8: half-angle formulas.
  @Test func `the eighth roots of minus one are told in closed form`() {
    let (large, small) = ("sqrt(2 + sqrt(2))/2", "sqrt(2 - sqrt(2))/2")
    let parts: [(String, String)] = [
      ("-" + large, small), ("-" + small, large), (small, large), (large, small),
    ]
    let roots = parts.flatMap { ["z = \($0) - \($1)*i", "z = \($0) + \($1)*i"] }
    #expect(answer("solve(z^8 = -1; z; complex)")?.exact == roots.joined(separator: " or "))
  }

  /// An equation of Wester's list; digits from python-flint.
  ///
  /// The real part 1 of four roots is no end of digits.
  @Test func `roots above each other have a common real part`() {
    let answer = answer(
      "solve(x^8 - 8x^7 + 34x^6 - 92x^5 + 175x^4 - 236x^3 + 226x^2 - 140x + 46 = 0; x; complex)"
    )
    #expect(answer?.status == .approximate)
    for digits in ["0.7134530351…", "1.5782853881…", "0.4189114752…", "1.5810885247…"] {
      #expect(answer?.decimal?.text.contains(digits) == true, "\(digits)")
    }
  }

  /// Powers of negative numbers have values at scattered places, x + sign(x) and x + ⌊x⌋ are no
  /// lines, and a slope may be zero everywhere.
  @Test(
    arguments: [
      "(-2)^x > 0", "(-1)^x > 0", "x^x > 0", "(-1)^x = 1", "sin(x + sign(x)) = 1/2",
      "sin(x + floor(x)) = 1/2", "root(x; -8) = -8",
    ]
  )
  func `what is not proved is not called complete`(text: String) {
    let answer = answer(text)
    #expect(answer?.status == .undetermined, "\(text)")
  }

  @Test(arguments: ["1^x = 1", "x^0 = 1", "1^x >= 1"])
  func `powers that are 1 everywhere are so everywhere`(text: String) {
    let answer = answer(text)
    #expect(answer?.status == .exact, "\(text)")
    #expect(answer?.text?.hasPrefix("every number x") == true, "\(text)")
  }

  /// 1/x has no value at 0, and no bound tells of it where all whole numbers are solutions.
  @Test func `a square of a floor is not taken to have a value everywhere`() {
    #expect(answer("floor(1/x)^2 >= 0")?.exact == "x < 0 or x > 0")
  }

  @Test func `what cannot be solved says so`() {
    #expect(answer("1 + solve(x > 2; x)")?.problem?.kind == "solve")
    #expect(answer("solve(3)")?.problem?.kind == "solve")
    #expect(answer("solve(x^5 + x*y + y^5 = 1; x; y)")?.problem?.kind == "unsolved")
    #expect(answer("solve(a*x^5 + x = 1 or x = 2; x)")?.problem?.kind == "unsolved")
    // A name of the user comes first.
    #expect(answer("solve = 3; solve*2")?.exact == "6")
  }

  @Test func `an unknown with a value is an unknown in solve`() {
    #expect(answer("x = 3; solve(x^2 = 4; x)")?.exact == "x = -2 or x = 2")
    #expect(answer("a = 3; solve(a*x = 6; x)")?.exact == "x = 2")
  }

  @Test func `programs are told points, multiplicities and periods`() {
    let points = answer("solve(x + y = 3; x*y = 2)")?.json["value"]
    #expect(points?["scope"]?.asText == "points")
    #expect(points?["items"]?.asList?.first?["y"]?["exact"]?.asText == "2")
    let roots = answer("solve((x-1)^2*(x+3) = 0; x)")?.json["value"]?["items"]?.asList
    #expect(roots?.map { $0["multiplicity"]?.asInt } == [1, 2])
    let family = answer("solve(e^z = 1; z; complex)")?.json["value"]?["items"]?.asList?.first
    #expect(family?["period"]?.asText == "2*pi*i")
  }

  @Test func `complex answers are those of an equation, too`() {
    var session = Session()
    session.settings.complexAnswers = true
    #expect(session.evaluate("x^2 = -4").last?.exact == "x = -2i or x = 2i")
    #expect(session.evaluate("x < 2").last?.exact == "x < 2")
  }

  /// Comparisons of real numbers whose sides may be complex; the sets are those that follow from
  /// ln(x) = ln|x| + πi and √x = √|x|·i for x < 0, and were compared with mpmath at points.
  private static let amongComplexValues: [(line: String, solutions: String)] = [
    ("|ln(x)| > 3", "x < 0 or 0 < x < 1/e^3 or x > e^3"),
    (
      "solve(|ln(x)| = 4; x; real)",
      "x = -e^sqrt(16 - pi^2) or x = -1/e^sqrt(16 - pi^2) or x = 1/e^4 or x = e^4"
    ),
    ("|sqrt(x)| < 2", "-4 < x < 4"),
    ("sqrt(x)^2 >= -4", "x >= -4"),
    ("sqrt(x) >= 0", "x >= 0"),
    ("ln(x) != 3", "x < 0 or 0 < x < e^3 or x > e^3"),
    ("im(ln(x)) > 1", "x < 0"),
    ("|sqrt(x) + 1| < 2", "-3 < x < 1"),
    ("e^(ln(x)) < 3", "x < 0 or 0 < x < 3"),
    ("|sqrt(-1)*x| > 2", "x < -2 or x > 2"),
    ("sqrt(x)*sqrt(-x) < 3", "x = 0"),
    ("solve(sqrt(x) = 2i; x = -9..9)", "x = -4"),
  ]

  @Test func `comparisons of real numbers see what is complex between`() {
    var session = Session()
    session.settings.complexAnswers = true
    for (line, solutions) in Self.amongComplexValues {
      #expect(session.evaluate(line).last?.exact == solutions, "\(line)")
    }
    #expect(session.evaluate("x + 2i > 3").last?.text?.hasPrefix("no solution") == true)
    let identity = session.evaluate("solve(sqrt(x)^2 = x; x; real)").last
    #expect(identity?.text == "every number x is a solution")
    // Both sides are complex for negative numbers, which have no order: that is not found out.
    let open = session.evaluate("ln(x) > ln(x) - 1").last
    #expect(open?.exact == "x > 0" && open?.json["value"]?["isComplete"] == .truth(false))
  }

  /// What has real solutions has them with complex answers, too, where no complex ones are found.
  private static let realAmongComplex: [(line: String, solutions: String)] = [
    ("log2(x) + log2(x-2) = 3", "x = 4"),
    ("mod(x; 3) = 1", "x = 1 + 3*n"), ("round(x) = 2", "3/2 <= x < 5/2"),
    ("floor(x) = x", "x = n"), ("sin(1/x) = 0", "x = 1/(pi*n) and n != 0"),
    ("x^(2/3) - 5x^(1/3) + 6 = 0", "x = 8 or x = 27"),
    ("solve(a*x = 1; x)", "x = 1/a and a != 0"), ("solve(x*y = 4; x; y)", "x = 4/y and y != 0"),
  ]

  @Test func `complex answers take no answer away`() {
    var session = Session()
    session.settings.complexAnswers = true
    for (line, solutions) in Self.realAmongComplex {
      let answer = session.evaluate(line, showing: .all).last
      #expect(answer?.exact == solutions, "\(line)")
      let isFormula = answer?.json["value"]?["kind"]?.asText == "rule"
      let tells = answer?.notes.contains { $0.message.contains("complex ones") } == true
      #expect(isFormula || tells, "\(line)")
    }
    // Families of complex numbers have the real ones among them.
    let family = session.evaluate("sin(x^2) = 0").last
    #expect(family?.exact == "x = -sqrt(pi*n) and n != 0 or x = sqrt(pi*n)")
    // Where roots and logarithms of negative numbers are taken, there may be more.
    let product = session.evaluate("sqrt(x)*sin(x) = 0", showing: .all).last
    #expect(product?.exact == "x = pi*n and n >= 0")
    #expect(product?.json["value"]?["isComplete"] == .truth(false))
    #expect(session.evaluate("x > cos(x)").last?.decimal?.text == "x > 0.7390851332…")
  }

  /// Expressions of names that stand for real numbers, with complex answers.
  private static let rewritten = [
    ("e^(ln(x)/3)", "e^(ln(x)/3)"), ("sqrt(x)^2", "x"), ("sqrt(x^2)", "abs(x)"),
    ("e^(2*ln(x))", "x^2"), ("ln(e^x)", "x"), ("ln(e^(ln(x)/3))", "ln(e^(ln(x)/3))"),
    ("cbrt(x^3)", "x"), ("sqrt(x^2*y)", "sqrt(x^2*y)"), ("abs(ln(x))^2", "abs(ln(x))^2"),
  ]

  @Test func `complex answers leave what holds for real values only`() {
    var session = Session()
    session.settings.complexAnswers = true
    for (line, form) in Self.rewritten {
      #expect(session.evaluate(line).last?.exact == form, "\(line)")
    }
    #expect(session.evaluate("isEqual(ln(x^2); 2*ln(x))").last?.exact == "false")
    #expect(session.evaluate("isEqual(sqrt(x*y); sqrt(x)*sqrt(y))").last?.exact == "false")
    #expect(session.evaluate("diff(abs(ln(x)); x)").last?.problem != nil)
  }

  /// Lines with a function that has a definition, and what the last one is answered with.
  private static let asked: [(line: String, exact: String?, kind: String?)] = [
    ("f(x) = x^2 - 2; f(x) = 0", "x = -sqrt(2) or x = sqrt(2)", "function"),
    ("f(x) = x^2; g(x) = 2x; f(x) = g(x)", "x = 0 or x = 2", "function"),
    ("f(x) = x^2; a = 9; f(t) = a", "t = -3 or t = 3", "function"),
    ("f(x) = x^2; f(x) = 2x", nil, "function"), ("f(x) = x^2; f(x) = x^2", nil, nil),
    ("f(x) = 3; f(x) = 4; f(1)", "4", nil), ("f(x) = x^2; f(x) = 2x; f(5)", "10", nil),
  ]

  @Test func `a function with a definition is asked for its equation`() {
    for (line, exact, kind) in Self.asked {
      var session = Session()
      let answer = session.evaluate(line).last
      #expect(answer?.problem == nil && answer?.exact == exact, "\(line)")
      #expect(answer?.notes.first?.kind == kind, "\(line)")
    }
  }

  @Test func `an equation in several unknowns that always holds is told`() {
    var session = Session()
    #expect(session.evaluate("(a+b)^2 = a^2+2a*b+b^2").last?.problem == nil)
    #expect(session.evaluate("(a^2-b^2)/(a-b) = a+b").last?.problem == nil)
    #expect(session.evaluate("(a+b)^2 = a^2+b^2").last?.problem != nil)
    #expect(session.evaluate("solve(x^2 = 9; x; natural)").last?.exact == "x = 3")
    #expect(session.evaluate("cost = 5").last?.exact == "5")
  }

  @Test func `points that were planted are found, and no others`() throws {
    for seed in seeds(UInt64(cases(30))) {
      var random = SplitMix64(seed: seed)
      let (x, y) = (Int.random(in: -9...9, using: &random), Int.random(in: -9...9, using: &random))
      let (a, b) = (
        Int.random(in: 1...5, using: &random), Int.random(in: -5 ... -1, using: &random)
      )
      // A line through the point, and a circle around the origin through it.
      let text = "solve(\(a)x + (\(b))y = \(a * x + b * y); x^2 + y^2 = \(x * x + y * y); x; y)"
      let value = answer(text)?.json["value"]
      let items = value?["items"]?.asList ?? []
      #expect(value?["isComplete"] == .truth(true), "\(text), seed \(seed)")
      #expect(
        items.contains {
          $0["x"]?["exact"]?.asText == "\(x)" && $0["y"]?["exact"]?.asText == "\(y)"
        },
        "\(text), seed \(seed)"
      )
      // A line touches a circle where it is orthogonal to the radius.
      #expect(items.count == (a * y == b * x ? 1 : 2), "\(text), seed \(seed)")
    }
  }

  /// Whether each of many rational numbers solves an inequality, against its ranges.
  @Test func `ranges agree with samples`() throws {
    let texts = [
      "(x-1)/(x+2) <= 0", "x^3 > 4x", "|x-1| < |x+2|", "floor(x/2) >= 1", "max(x; x^2) < 2",
      "1/x < x", "(x^2-1)/(x-3) >= 1", "2floor(x) < x", "|x| <= x + 1", "sqrt(x) < x - 1",
    ]
    for text in texts {
      let ranges = answer(text)?.exact ?? answer(text)?.decimal?.text
      guard let ranges, answer(text)?.status == .exact else { continue }
      for seed in seeds(UInt64(cases(12))) {
        var random = SplitMix64(seed: seed)
        let (p, q) = (
          Int.random(in: -60...60, using: &random), Int.random(in: 1...12, using: &random)
        )
        var session = Session()
        // What has no value is no solution.
        let wanted = session.evaluate("x = \(p)/\(q); \(text)").last?.exact == "true"
        var other = Session()
        let parts = ranges.split(separator: " or ", omittingEmptySubsequences: true).map(
          String.init
        )
        let isInside = parts.contains {
          other.evaluate("x = \(p)/\(q); \($0)").last?.exact == "true"
        }
        #expect(wanted == isInside, "\(text) at \(p)/\(q): \(ranges)")
      }
    }
  }
}

/// Euler's formula: e^(ix) is cos x + i·sin x, cos(ix) is cosh x, and cosh(ix) cos x.
@Suite("Ranges between what functions take families to")
struct ImageRangeTests {
  /// sin u > 0 for 0 < u < π and what repeats: eˣ is all of the first, and ln(2πn) to ln(π + 2πn).
  @Test func `are told to programs`() throws {
    var session = Session()
    let answer = try #require(session.evaluate("sin(e^x) > 0").first)
    let value = answer.json["value"]
    #expect(value?["scope"] == .text("imageRanges"))
    #expect(value?["isComplete"] == .truth(true))
    let items = try #require(value?["items"]?.asList)
    #expect(items.count == 2)
    #expect(items[0]["lower"] == nil)
    #expect(items[0]["upper"]?["exact"] == .text("ln(pi)"))
    #expect(items[0]["letter"] == nil)
    #expect(items[1]["lower"]?["exact"] == .text("ln(2*pi + 2*pi*n)"))
    #expect(items[1]["lower"]?["isIncluded"] == .truth(false))
    #expect(items[1]["upper"]?["exact"] == .text("ln(3*pi + 2*pi*n)"))
    #expect(items[1]["letter"] == .text("n"))
    #expect(items[1]["period"] == .text("2*pi"))
    #expect(items[1]["from"] == .count(0))
  }
}

@Suite("Real solutions behind the imaginary unit")
struct EulerTests {
  @Test(
    arguments: [
      ("exp(i*x) = -1", "x = pi + 2*pi*n"), ("cosh(i*x) = 0", "x = pi/2 + pi*n"),
      ("cos(i*x) = 2", "x = -ln(2 + sqrt(3)) or x = ln(2 + sqrt(3))"),
      ("(i*x)^3 = -8i", "x = 2"), ("(x + i)/(x - i) = i", "x = 1"), ("(x + i)^2 = 2i", "x = 1"),
      ("e^(i*pi*x) = 1", "x = 2*n"), ("x + i = 2 + i", "x = 2"),
    ]
  )
  func `is found where both parts are equal`(line: String, solutions: String) {
    var session = Session()
    let answer = session.evaluate(line).first
    #expect(answer?.exact == solutions, "\(line)")
    #expect(answer?.status == .exact, "\(line)")
  }

  /// With complex answers √x is i√−x for x < 0, and ln x is ln(−x) + iπ: by hand.
  @Test(
    arguments: [
      ("solve(sqrt(x)*sqrt(y) = -2; x + y = -5)", "x = -4 and y = -1 or x = -1 and y = -4"),
      ("solve(sqrt(x)*sqrt(y) = 2; x + y = 5)", "x = 1 and y = 4 or x = 4 and y = 1"),
      ("solve(sqrt(x) + y = 3; x - y = 1)", "x = (9 - sqrt(17))/2 and y = (7 - sqrt(17))/2"),
    ]
  )
  func `is found in systems with complex answers`(line: String, solutions: String) {
    var session = Session()
    session.settings.complexAnswers = true
    #expect(session.evaluate(line).first?.exact == solutions, "\(line)")
  }
}

/// What is true is in the arguments: e^(iπ) is −1, cos(i·acosh 2) is 2, (−8)^(1/3) is −2.
@Suite("Numbers that are not real on the way")
struct ComplexPartTests {
  @Test(
    arguments: [
      "exp(i*x) != -1",
      "zero(exp(i*x) + 1; x = 0..4)", "zero(cosh(i*x); x = 0..3)", "zero(x - rand(); x = 0..1)",
    ]
  )
  func `no solution is called missing`(line: String) {
    var session = Session()
    let answer = session.evaluate(line).first
    #expect(answer?.status == .undetermined, "\(line): \(answer?.exact ?? "")")
  }

  @Test(
    arguments: [
      "solve((-8)^x = -2; x; complex)", "solve((-1)^x = 1; x; complex)",
      "zero(x - abs(sqrt(-4)); x = 0..3)", "zero(abs(sqrt(x)) - 1; x = -3..-1/2)",
    ]
  )
  func `no solution is called missing with complex answers`(line: String) {
    var session = Session()
    session.settings.complexAnswers = true
    let answer = session.evaluate(line).first
    #expect(answer?.status == .undetermined, "\(line): \(answer?.exact ?? "")")
  }
}
