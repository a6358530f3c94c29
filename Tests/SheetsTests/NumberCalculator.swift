// A calculator of numbers to compare the desk calculator with. It was written for
// the laws alone and shares nothing with it.

import Messages
import Numbers
import Plots
import Sessions
import Sheets

/// An immediate calculator over rational numbers, written for the laws alone.
struct NumberCalculator {
  private var shown: Rational? = 0
  private var first: Rational?
  private var sign: DeskOperation?
  private var hasSecond = false
  private var memory: Rational?
  private var last: (DeskOperation, Rational?)?

  /// Whether the last step had a value.
  var isDefined: Bool { shown != nil }

  /// What is shown once nothing waits.
  var result: Rational? {
    guard let sign, hasSecond else { return shown }
    return join(first, sign, shown)
  }

  mutating func set(_ number: Rational?) {
    shown = number
    hasSecond = true
  }

  mutating func perform(_ operation: DeskOperation) {
    switch operation {
    case .equals:
      if let sign {
        last = (sign, shown)
        shown = join(first, sign, shown)
        self.sign = nil
      } else if let (sign, number) = last {
        shown = join(shown, sign, number)
      }
    case .changeSign: set(shown.map { -$0 })
    case .square: set(shown.map { $0 * $0 })
    case .reciprocal: set(join(1, .divide, shown))
    case .clearEntry: set(0)
    case .store: memory = shown
    case .recall: set(memory ?? 0)
    case .clearMemory: memory = nil
    case .addToMemory, .subtractFromMemory:
      memory = join(memory ?? 0, operation == .addToMemory ? .add : .subtract, shown)
      if sign == nil { set(memory) }
    case .percent:
      let whole = sign == .add || sign == .subtract ? first : 1
      set(join(join(whole, .multiply, shown), .divide, 100))
    default:
      shown = result
      first = shown
      sign = operation
      hasSecond = false
      last = nil
    }
  }

  private func join(_ x: Rational?, _ sign: DeskOperation, _ y: Rational?) -> Rational? {
    guard let x, let y else { return nil }
    switch sign {
    case .add: return x + y
    case .subtract: return x - y
    case .multiply: return x * y
    default: return y.signum == 0 ? nil : x / y
    }
  }
}
