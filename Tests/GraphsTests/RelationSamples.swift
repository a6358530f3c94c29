// Relations of which points are known exactly, and which are easily computed.

import Numbers
import Testing

/// A curve with a rational parameter.
struct SampledCurve: Sendable, CustomTestStringConvertible {
  /// A point of the curve; nil where the parameter has none.
  typealias Point = @Sendable (Rational) -> (Rational, Rational)?

  let text: String
  let point: Point
  /// Left side minus right side.
  let function: @Sendable (Double, Double) -> Double

  var testDescription: String { text }

  init(_ text: String, _ point: @escaping Point, _ function: @escaping Function) {
    self.text = text
    self.point = point
    self.function = function
  }

  /// A function of the plane.
  typealias Function = @Sendable (Double, Double) -> Double

  static let all: [SampledCurve] = [
    SampledCurve("x^2+y^2=25", circle, { x, y in x * x + y * y - 25 }),
    SampledCurve("x*y=1", { $0.isZero ? nil : ($0, $0.reciprocal) }, { x, y in x * y - 1 }),
    SampledCurve("x^3+y^3=3*x*y", folium, { x, y in x * x * x + y * y * y - 3 * x * y }),
    SampledCurve("y^2=x^3", { ($0 * $0, $0 * $0 * $0) }, { x, y in y * y - x * x * x }),
    SampledCurve("y^2=x^2*(x+3)", loop, { x, y in y * y - x * x * (x + 3) }),
    SampledCurve("abs(x)+abs(y)=4", diamond, { x, y in x.magnitude + y.magnitude - 4 }),
    SampledCurve("max(x,y)=min(2,x+3)", corner, { x, y in max(x, y) - min(2, x + 3) }),
    SampledCurve("(x-1)*(y+2)=0", { ($0, Rational(-2)) }, { x, y in (x - 1) * (y + 2) }),
    SampledCurve("(x^2+y^2)^2=16*(x^2-y^2)", lemniscate) { x, y in
      let radius = x * x + y * y
      return radius * radius - 16 * (x * x - y * y)
    },
  ]

  private static let circle: Point = { t in
    let scale = Rational(5) / (t * t + .one)
    return (scale * (Rational.one - t * t), scale * (t + t))
  }

  private static let folium: Point = { t in
    let divisor = t * t * t + .one
    return divisor.isZero ? nil : (Rational(3) * t / divisor, Rational(3) * t * t / divisor)
  }

  private static let loop: Point = { t in
    let x = t * t - Rational(3)
    return (x, t * x)
  }

  private static let diamond: Point = { t in
    t.magnitude < Rational(4) ? (t, Rational(4) - t.magnitude) : nil
  }

  private static let corner: Point = { t in
    t < Rational(-1) ? (t, t + Rational(3)) : nil
  }

  private static let lemniscate: Point = { t in
    let square = t * t
    let factor = Rational(4) * t / (square * square + .one)
    return (factor * (Rational.one + square), factor * (Rational.one - square))
  }
}
