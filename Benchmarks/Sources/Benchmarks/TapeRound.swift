// One round of the expressions that `expressions.py` compares with other
// programs. A line is: what, which expression, the figure, and what came out.

import Glibc
import Heap
import Surd
import Tapes

/// Points between 0.5 and 9.5, by the multiples of an irrational number.
private func points(_ count: Int, _ step: Double) -> [Double] {
  (0..<count).map { index in
    let product = Double(index) * step
    return 0.5 + 9 * (product - product.rounded(.down))
  }
}

/// The tape of a text, if it has one.
private func tape(_ text: String, of variables: [String]) -> Tape? {
  var workspace = Workspace()
  let line = Parser.expression(text)
  guard line.diagnostics.isEmpty, let expression = line.statements.first?.expression else {
    return nil
  }
  return try? Tape(expression, variables: variables, in: Environment(), workspace: &workspace)
}

private func printLine(_ row: String, _ name: String, _ figure: Double, _ values: Double...) {
  let value = values.map { "\($0)" }.joined(separator: ",")
  print("\(row)\tSurd\t\(name)\t\(figure)" + (value.isEmpty ? "" : "\t\(value)"))
}

/// Prints the rows of the expressions of a file: a name, a tab and a text a line.
func printTapeRound(_ file: String) {
  let few = (points(1024, 0.6180339887498949), points(1024, 0.7548776662466927))
  let many = (points(1_000_000, 0.6180339887498949), points(1_000_000, 0.7548776662466927))
  for line in lines(of: file) {
    let fields = line.split(separator: "\t")
    guard fields.count == 2, let tape = tape(String(fields[1]), of: ["x", "y"]) else { continue }
    let (name, text) = (String(fields[0]), String(fields[1]))
    let seconds = medianSeconds { consume(tape.evaluate([many.0, many.1])) }
    printLine("bulk", name, seconds / 1e6, tape.evaluate([many.0, many.1])[77])
    let point = medianSeconds { consume(sumOfValues(tape, few.0, few.1)) }
    printLine("point", name, point / 1024, sumOfValues(tape, few.0, few.1))
    let cache = medianSeconds { consume(tape.evaluate([few.0, few.1])) }
    printLine("cache", name, cache / 1024)
    printLine("text", name, medianSeconds { consume(Benchmarks.tape(text, of: ["x", "y"])) })
    printLine("memory", name, bytesOfTape(text))
    printIntervals(name, tape, few.0, few.1)
  }
}

/// Evaluates a tape at every point, one after the other.
@inline(never)
private func sumOfValues(_ tape: Tape, _ xs: [Double], _ ys: [Double]) -> Double {
  var sum = 0.0
  for (x, y) in zip(xs, ys) { sum += tape.value(at: x, y) }
  return sum
}

/// What one of a thousand tapes in an array keeps of the heap.
private func bytesOfTape(_ text: String) -> Double {
  // What is made once is made before.
  consume(tape(text, of: ["x", "y"]))
  let before = heapBytes()
  let tapes = (0..<1000).map { _ in tape(text, of: ["x", "y"]) }
  let after = withExtendedLifetime(tapes) { heapBytes() }
  return (Double(after) - Double(before)) / 1000
}

/// Prints what a box costs: a point, and a 128th to the right and above.
private func printIntervals(_ name: String, _ tape: Tape, _ xs: [Double], _ ys: [Double]) {
  let side = 1.0 / 128
  let boxes = zip(xs, ys).map { x, y in
    (Interval(lower: x, upper: x + side), Interval(lower: y, upper: y + side))
  }
  var intervals = IntervalTape(tape)
  var (lower, upper) = (0.0, 0.0)
  let seconds = medianSeconds {
    lower = 0
    upper = 0
    for (x, y) in boxes {
      guard let values = intervals.values(at: x, y)?.values else { continue }
      lower += values.lower
      upper += values.upper
    }
  }
  printLine("interval", name, seconds / Double(boxes.count), lower, upper)
  let (x, y) = (boxes.map(\.0), boxes.map(\.1))
  let found = intervals.evaluate(x: x, y: y).compactMap { $0?.values }
  let together = medianSeconds { consume(intervals.evaluate(x: x, y: y)) }
  printLine(
    "boxes",
    name,
    together / Double(boxes.count),
    found.reduce(0) { $0 + $1.lower },
    found.reduce(0) { $0 + $1.upper }
  )
}

/// Prints the cost of one value of each expression of a list, one a line, as the
/// benchmark project of the lists takes it: a and b, and x and y, change places
/// after each.
func printList(_ file: String, row: String) {
  let names = ["a", "b", "x", "y", "c", "z", "w"]
  let (a, b) = (1.1, 2.2)
  let point = [a, b, 2.123456, 3.123456, 3.3, 4.123456, 5.123456]
  let other = [b, a, 3.123456, 2.123456, 3.3, 4.123456, 5.123456]
  for (index, text) in lines(of: file).enumerated() {
    let name = "\(index + 1)"
    if let tape = tape(text, of: ["a", "b"]) {
      printListLine(row, name) { (tape.value(at: a, b), tape.value(at: b, a)) }
    } else if let tape = tape(text, of: names) {
      printListLine(row, name) { (tape.value(at: point), tape.value(at: other)) }
    }
  }
}

/// Prints the cost of one value, of the two that a call gives.
@inline(__always)
private func printListLine(_ row: String, _ name: String, _ values: () -> (Double, Double)) {
  var sum = 0.0
  let seconds = medianSeconds(lasting: 0.0005) {
    for _ in 0..<500 {
      let (first, second) = values()
      sum += first
      sum += second
    }
  }
  consume(sum)
  let (first, second) = values()
  printLine(row, name, seconds / 1000, first + second)
}

private func lines(of file: String) -> [String] {
  guard let stream = fopen(file, "r") else { return [] }
  defer { fclose(stream) }
  var lines: [String] = []
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  while getline(&line, &capacity, stream) >= 0, let start = line {
    lines.append(String(String(cString: start).prefix { $0 != "\n" }))
  }
  free(line)
  return lines
}
