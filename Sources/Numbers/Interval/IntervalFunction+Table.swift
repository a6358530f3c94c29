// The functions of one variable by name, those that increase and what is made
// of them. Each takes its bounds from the function over doubles of that name.

extension IntervalFunction {
  /// The square root.
  package static let squareRoot = IntervalFunction(
    Monotone(domain: .nonnegative) { x in
      let root = x.squareRoot()
      // The rounded root squared, exactly, tells on which side the root is.
      let square = Pair(root, times: root)
      let isExactProduct = 0x1p-900 < x && x < 0x1p900
      if x == 0 || isExactProduct && square.high == x && square.low == 0 { return Interval(root) }
      return .around(root, from: 0)
    },
    slopes: { _, values in .half.divided(by: values) }
  ).onBlocks(FunctionLanes(.squareRoot, .root, within: Interval(ordered: 0x1p-900, 0x1p900)))

  /// The cube root.
  package static let cubeRoot = IntervalFunction(
    Monotone { x in
      let root = x.cubeRoot()
      // Three factors of 17 bits make an exact product.
      let isShort = root.maskedBits(0xffff_fff0_0000_0000) == root
      if isShort, root.magnitude > 0x1p-300 || x == 0, root * root * root == x {
        return Interval(ordered: root, root)
      }
      return .around(root)
    },
    slopes: { _, values in Interval.third.divided(by: values.squared()) }
  )

  /// The absolute value.
  package static let absoluteValue = IntervalFunction(
    values: { Enclosure($0.magnitude, .continuous) },
    slopes: { box, _ in
      box.lower >= 0 ? .one : box.upper <= 0 ? -.one : Interval(ordered: -1, 1)
    },
    attained: { $0.magnitude },
    isMagnitude: true
  )

  /// The power of e.
  package static let exponential = IntervalFunction(
    Monotone { $0 == 0 ? .one : .around(Exponential.one($0), from: 0) },
    slopes: { _, values in values }
  ).onBlocks(FunctionLanes(.exponential, exactAt: 0))

  /// The natural logarithm.
  package static let naturalLogarithm = IntervalFunction(
    Monotone(domain: .nonnegative, isOpen: true) { x in
      x == 1 ? .zero : .around(NaturalLogarithm.one(x))
    },
    slopes: { box, _ in Interval.one.divided(by: box.positive) }
  ).onBlocks(FunctionLanes(.naturalLogarithm, within: .nonnegative, exactAt: 1))

  /// The logarithm to the base 10.
  package static let commonLogarithm = IntervalFunction(
    Monotone(domain: .nonnegative, isOpen: true) { x in
      let value = x.commonLogarithm()
      // The only doubles with a rational logarithm are 1, 10, …, 10^22.
      let isExact = 0...22 ~= value && value.isWhole && x == Double.powerOfTen(value)
      return isExact ? Interval(value) : .around(value)
    },
    slopes: { box, _ in
      Interval.around(0x1.bcb7_b152_6e50_ep-2).divided(by: box.positive)
    }
  )

  /// The logarithm to the base 2.
  package static let binaryLogarithm = IntervalFunction(
    Monotone(domain: .nonnegative, isOpen: true) { x in
      let value = x.binaryLogarithm()
      let isPower = 0x1p-1022 <= x && x < .infinity && x.maskedBits(0xf_ffff_ffff_ffff) == 0
      return isPower ? Interval(value) : .around(value)
    },
    slopes: { box, _ in
      Interval.around(0x1.7154_7652_b82f_ep+0).divided(by: box.positive)
    }
  )

  /// The hyperbolic sine.
  package static let hyperbolicSine = IntervalFunction(
    Monotone { $0 == 0 ? .zero : .around($0.hyperbolicSine()) },
    slopes: { _, values in (.one + values.squared()).squareRoot ?? .entire }
  ).onBlocks(FunctionLanes(.hyperbolicSine, exactAt: 0))

  /// The hyperbolic cosine.
  package static let hyperbolicCosine: IntervalFunction = {
    // On numbers that are not negative it increases.
    let increasing = Monotone(domain: .nonnegative) { x in
      x == 0 ? .one : .around(x.hyperbolicCosine(), from: 1)
    }
    return IntervalFunction(
      values: { increasing.values($0.magnitude) },
      slopes: { box, _ in
        Interval(
          ordered: box.lower.hyperbolicSine().nextDown,
          box.upper.hyperbolicSine().nextUp
        )
      },
      attained: { increasing.attained($0.magnitude) }
    )
  }()

  /// The hyperbolic tangent.
  package static let hyperbolicTangent = IntervalFunction(
    Monotone { $0 == 0 ? .zero : .around($0.hyperbolicTangent(), from: -1, to: 1) },
    slopes: { box, values in
      // Far from 0, 1 − tanh² cancels, and it is 1/cosh².
      if values.magnitude.upper < 0.9 { return values.oneLessSquare }
      let size = box.magnitude
      let cosine = Interval(
        ordered: max(size.lower.hyperbolicCosine().nextDown, 1),
        size.upper.hyperbolicCosine().nextUp
      )
      return Interval.one.divided(by: cosine.squared())
        .intersection(Interval(ordered: 0, 1)) ?? .unit
    }
  ).onBlocks(FunctionLanes(.hyperbolicTangent, exactAt: 0, clippedTo: .unit))

  /// The area hyperbolic sine.
  package static let areaSine = IntervalFunction(
    Monotone { $0 == 0 ? .zero : .around($0.areaSine()) },
    slopes: { box, _ in
      Interval.one.divided(by: (.one + box.squared()).squareRoot ?? .entire)
    }
  ).onBlocks(FunctionLanes(.areaSine, exactAt: 0))

  /// The area hyperbolic cosine.
  package static let areaCosine = IntervalFunction(
    Monotone(domain: Interval(ordered: 1, .infinity)) { x in
      x == 1 ? .zero : .around(x.areaCosine(), from: 0)
    },
    slopes: { box, _ in
      let above = box.clipped(to: Interval(ordered: 1, .infinity))
      let product = ((above - .one).clipped(to: .nonnegative)) * (above + .one)
      return Interval.one.divided(by: product.squareRoot ?? .entire)
    }
  ).onBlocks(FunctionLanes(.areaCosine, within: Interval(ordered: 1, .infinity), exactAt: 1))

  /// The area hyperbolic tangent.
  package static let areaTangent = IntervalFunction(
    Monotone(domain: .unit, isOpen: true) { $0 == 0 ? .zero : .around($0.areaTangent()) },
    slopes: { box, _ in Interval.one.divided(by: box.clipped(to: .unit).oneLessSquare) }
  ).onBlocks(FunctionLanes(.areaTangent, within: .unit, exactAt: 0))
}

extension Interval {
  /// The numbers that are not negative.
  static var nonnegative: Interval { Interval(ordered: 0, .infinity) }
  /// The numbers from −1 to 1.
  static var unit: Interval { Interval(ordered: -1, 1) }
  /// The number 1.
  static var one: Interval { Interval(ordered: 1, 1) }
  /// The number 1/2.
  static var half: Interval { Interval(ordered: 0.5, 0.5) }
  /// Around 1/3.
  static var third: Interval { .around(1.0 / 3) }

  /// The quotients, all numbers for a divisor that is 0.
  @inline(__always)
  func divided(by other: Interval) -> Interval { self / other ?? .entire }

  /// The members that another interval has too, or its nearest end.
  @inline(__always)
  func clipped(to other: Interval) -> Interval {
    Interval(
      ordered: min(max(lower, other.lower), other.upper),
      max(min(upper, other.upper), other.lower)
    )
  }

  /// The members that are not negative, or 0.
  @inline(__always)
  var positive: Interval { clipped(to: .nonnegative) }

  /// 1 − x² of members from −1 to 1, without cancellation near 1.
  @inline(__always)
  var oneLessSquare: Interval {
    // It decreases in the size of x.
    let (low, high) = (magnitude.upper, magnitude.lower)
    let lower = (.one - Interval(low)) * (.one + Interval(low))
    let upper = (.one - Interval(high)) * (.one + Interval(high))
    return Interval(ordered: max(0, lower.lower), upper.upper)
  }
}

extension Double {
  /// 10^n for a whole number n from 0 to 22, exactly.
  fileprivate static func powerOfTen(_ n: Double) -> Double {
    var value = 1.0
    for _ in 0..<Int(n) { value *= 10 }
    return value
  }
}
