// The same work in the page's build and in a native one: a thousand points of each
// expression at once, and integers of many digits. Natively it prints, for each
// piece of work, its kind, name, seconds and a number that tells what came out; for
// the page's build, `same.mjs` measures, by number, what this exports.

#if arch(wasm32)
import Expressions
import Numbers
import Reals
import Tapes
#else
import Glibc
import Surd
import Tapes
#endif

/// What a piece of work leaves.
enum Outcome {
  case integer(Integer)
  case text(String)
  case values([Double])

  /// A number that is the same for equal outcomes.
  var mark: UInt32 {
    switch self {
    case .integer(let integer):
      let rest = integer.quotientAndRemainder(dividingBy: Integer(2_147_483_647)).remainder
      return UInt32(truncatingIfNeeded: rest.asInt ?? 0)
    case .text(let text):
      return text.utf8.reduce(0) { $0 &* 31 &+ UInt32($1) }
    case .values(let values):
      return values.reduce(0) { mark, value in
        let bits = value.bitPattern
        return mark &* 31 &+ UInt32(truncatingIfNeeded: bits ^ bits >> 32)
      }
    }
  }
}

struct Work {
  let kind: String
  let name: String
  let run: () -> Outcome
}

/// The expressions, by name; those of `expressions.py`.
///
/// A static constant, since nothing runs the page's build from the top.
private enum Expressions {
  static let all: [(name: String, text: String)] = [
    ("quad", "x^2+1"),
    ("horner", "((((((7*x+6)*x+5)*x+4)*x+3)*x+2)*x+1)*x+0.1"),
    ("expanded", "7*x^7+6*x^6+5*x^5+4*x^4+3*x^3+2*x^2+1*x+0.1"),
    ("mixed", "(sin(x)*cos(y)+sqrt(x*x+y*y))/(1+exp(-x))"),
    ("ratlog", "1/(x-1)+ln(abs(x))"),
    ("trig", "sin(x+cos(y+sin(x+cos(y+sin(x)))))"),
    (
      "big60",
      "((x+1.5)*(y-2.25)+(x-0.75)*(y+3.5))/((x*x+1.25)*(y*y+2.5)+0.5)"
        + "+((2*x-3*y)*(x+y)-(4*x+y)*(x-y))/((x*y+7.5)*(x+y+1)+3)"
        + "-(x/(y+4)+y/(x+6))*((x-5)*(y-6)+(x+2)*(y+8))"
        + "+((x*x*x-2*y*y)+(3*x-1.5))/(x*x+y*y+1)"
    ),
    (
      "big60f",
      "sin(x)*cos(y)+exp(-(x-0.75)*(x-0.75))*sqrt(x*x+y*y+3.5)"
        + "-ln(x*x+1.25)*(y*y+2.5)/(x+7.5)+sin(2*x-3*y)*(x+y)-cos(4*x+y)*(x-y)/(exp(-y)+1)"
        + "+sqrt(x/(y+4)+y/(x+6))*((x-5)*(y-6)+(x+2)*(y+8))/(ln(x+1)+3)"
    ),
  ]
}

/// Points between 0.5 and 9.5, by the multiples of an irrational number.
private func points(_ count: Int, _ step: Double) -> [Double] {
  (0..<count).map { index in
    let product = Double(index) * step
    return 0.5 + 9 * (product - product.rounded(.down))
  }
}

private func batches() -> [Work] {
  let columns = [points(1024, 0.6180339887498949), points(1024, 0.7548776662466927)]
  var works: [Work] = []
  for (name, text) in Expressions.all {
    var workspace = Workspace()
    guard let expression = Parser.expression(text).statements.first?.expression,
      let tape = try? Tape(
        expression,
        variables: ["x", "y"],
        in: Environment(),
        workspace: &workspace
      )
    else { continue }
    works.append(Work(kind: "wasm batch", name: name) { .values(tape.evaluate(columns)) })
  }
  return works
}

private func number(digits: Int, over divisor: Int) -> Integer {
  Integer(10).raised(to: digits).divided(by: Integer(divisor), rounding: .down)
}

private func integers() -> [Work] {
  var works: [Work] = []
  for digits in [1_000, 10_000, 100_000] {
    let (a, b) = (number(digits: digits, over: 7), number(digits: digits, over: 3))
    works.append(Work(kind: "wasm integers", name: "multiply \(digits)") { .integer(a * b) })
  }
  for digits in [1_000, 10_000] {
    let (a, b) = (number(digits: 2 * digits, over: 7), number(digits: digits, over: 3))
    works.append(
      Work(kind: "wasm integers", name: "divide by \(digits)") {
        .integer(a.quotientAndRemainder(dividingBy: b).quotient)
      }
    )
  }
  works.append(
    Work(kind: "wasm integers", name: "factorial of 10000") { .integer(Integer.factorial(10_000)) }
  )
  let factorial = Integer.factorial(10_000)
  works.append(Work(kind: "wasm integers", name: "print it") { .text(factorial.text()) })
  return works
}

#if arch(wasm32)
private enum Memory {
  nonisolated(unsafe) static var works = batches() + integers()
  nonisolated(unsafe) static var outcome = Outcome.values([])
}

/// How many pieces of work there are.
@_expose(wasm, "count")
@_cdecl("workCount")
public func count() -> Int { Memory.works.count }

/// Does a piece of work so many times.
@_expose(wasm, "run")
@_cdecl("runWork")
public func run(index: Int, times: Int) {
  for _ in 0..<times { Memory.outcome = Memory.works[index].run() }
}

/// What came out last.
@_expose(wasm, "mark")
@_cdecl("markOfWork")
public func mark() -> UInt32 { Memory.outcome.mark }

/// The bytes that the seeds of hash tables are made of.
@_cdecl("arc4random_buf")
public func fillWithSeed(_ memory: UnsafeMutableRawPointer, _ count: Int) {
  memory.initializeMemory(as: UInt8.self, repeating: 7, count: count)
}
#else
private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
}

/// The median CPU time of nine samples of twenty milliseconds, as in `same.mjs`.
private func medianSeconds(_ work: Work) -> Double {
  var repetitions = 1
  while true {
    let start = processorSeconds()
    for _ in 0..<repetitions { _ = work.run() }
    if processorSeconds() - start > 0.02 { break }
    repetitions *= 2
  }
  let samples = (0..<9).map { _ in
    let start = processorSeconds()
    for _ in 0..<repetitions { _ = work.run() }
    return (processorSeconds() - start) / Double(repetitions)
  }
  return samples.sorted()[samples.count / 2]
}

for work in batches() + integers() {
  print("\(work.kind)\t\(work.name)\t\(medianSeconds(work))\t\(work.run().mark)")
}
#endif
