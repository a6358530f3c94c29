// The words of speech in English.

extension SpokenWord {
  static var english: Wording {
    Wording(
      """
      numbers: zero one two three four five six seven eight nine ten eleven twelve
      one: one
      point: point
      repeating: repeating {0}
      longNumber: {0} and so on, {1} digits
      hexadecimal: hexadecimal {0}
      octal: octal {0}
      binary: binary {0}
      parts: half third quarter fifth sixth seventh eighth ninth tenth
      manyParts: halves thirds quarters fifths sixths sevenths eighths ninths tenths
      share: {0} {1}
      deleted: deleted {0}
      selected: selected {0}
      cleared: all cleared
      undone: undone
      redone: redone
      copied: copied
      pasted: pasted
      refused: not pasted
      ignored: not here
      more: and so on
      unread: not read: {0}
      empty: empty
      start: start of {0}
      end: end of {0}
      behind: after
      leftBehind: after {0}
      leftBefore: before {0}
      formula: formula
      numerator: numerator
      denominator: denominator
      exponent: exponent
      lower: subscript
      radicand: radicand
      index: index
      absolute: absolute value
      brackets: brackets
      repeatingDigits: repeating digits
      elements: list
      caseValue: value
      caseCondition: condition
      boundName: variable
      rangeFirst: first number
      rangeLast: last number
      term: term
      vectorEntries: vector
      elementPlace: place
      wholePart: whole number
      lowerBound: lower bound
      upperBound: upper bound
      limitTarget: target
      integrand: function
      nameFraction: fraction
      namePower: exponent
      nameLower: subscript
      nameSquareRoot: square root
      nameRoot: root
      nameAbsolute: absolute value
      nameGroup: brackets
      nameRepeating: repeating digits
      nameFloor: floor
      nameCeiling: ceiling
      nameList: list
      nameCases: cases
      nameSum: sum
      nameProduct: product
      nameVector: vector
      namePlace: place
      nameMixed: mixed number
      nameIntegral: integral
      nameLimit: limit
      nameDerivative: derivative
      nameBase: base
      openFraction: fraction
      openPower: to the power
      openLower: subscript
      openSquareRoot: square root of
      openRoot: root with index
      openAbsolute: absolute value of
      openGroup: open bracket
      openRepeating: repeating
      openFloor: floor of
      openCeiling: ceiling of
      openList: list of
      openCases: cases
      openSum: sum for
      openProduct: product for
      openVector: vector of
      openPlace: element at
      openMixed: mixed number
      openIntegral: integral
      openLimit: limit for
      openDerivative: derivative by
      closeFraction: end fraction
      closePower: end power
      closeLower: end subscript
      closeSquareRoot: end root
      closeRoot: end root
      closeAbsolute: end absolute value
      closeGroup: close bracket
      closeRepeating: end repeating
      closeFloor: end floor
      closeCeiling: end ceiling
      closeList: end list
      closeCases: end cases
      closeSum: end sum
      closeProduct: end product
      closeVector: end vector
      closePlace: end place
      closeMixed: end of mixed number
      closeIntegral: end integral
      closeLimit: end limit
      closeDerivative: end derivative
      closeShort: end
      nextFraction: over
      nextRoot: of
      nextMixed: and
      caseIf: if
      otherwise: otherwise
      emptyList: empty list
      largeFrom: from
      largeTo: to
      largeOf: of
      limitTo: approaching
      differential: d
      writtenAs: written as {0}
      simpleFraction: {0} over {1}
      squared: squared
      cubed: cubed
      simplePower: to the power {0}
      simpleLower: sub {0}
      base: {0} to base {1}
      simpleSquareRoot: square root of {0}
      cubeRoot: cube root of {0}
      simpleRoot: root with index {0} of {1}
      simpleAbsolute: absolute value of {0}
      simpleFloor: floor of {0}
      simpleCeiling: ceiling of {0}
      simplePlace: element {0}
      simpleMixed: {0} and {1}
      times: times
      negative: negative
      capital: capital {0}
      percent: {0} percent
      call: {0} of {1}
      openCall: {0} of
      separator: and
      equals: equals {0}
      named: {0} equals {1}
      about: about {0}
      defined: {0} is defined
      yes: true
      no: false
      place: here: {0}
      """
    )
  }

  static var englishNames: Wording {
    Wording(
      """
      +: plus
      -: minus
      *: times
      =: equals
      ≠: is not equal to
      <: is less than
      ≤: is less than or equal to
      >: is greater than
      ≥: is greater than or equal to
      ±: plus or minus
      ∠: at an angle of
      ⅈ: i
      ‥: to
      ∈: in the range from
      →: stored as
      ‥: to
      (: open bracket
      ): close bracket
      !: factorial
      %: percent
      °: degrees
      ′: minutes
      ″: seconds
      ;: semicolon
      ,: comma
      .: point
      a: A
      π: pi
      α: alpha
      β: beta
      γ: gamma
      δ: delta
      ε: epsilon
      ζ: zeta
      η: eta
      θ: theta
      ι: iota
      κ: kappa
      λ: lambda
      μ: mu
      ν: nu
      ξ: xi
      ο: omicron
      ρ: rho
      ς: sigma
      σ: sigma
      τ: tau
      υ: upsilon
      φ: phi
      χ: chi
      ψ: psi
      ω: omega
      Ans: last answer
      eulergamma: Euler's constant
      rand: random number
      physc: speed of light
      physh: Planck constant
      physhbar: reduced Planck constant
      physe: elementary charge
      physk: Boltzmann constant
      physNA: Avogadro constant
      physR: gas constant
      physF: Faraday constant
      physsigma: Stefan–Boltzmann constant
      physg: standard gravity
      physatm: standard atmosphere
      sqrt: square root
      cbrt: cube root
      root: root
      abs: absolute value
      sign: sign
      exp: exponential
      ln: natural logarithm
      log: logarithm
      log2: logarithm to base two
      sin: sine
      cos: cosine
      tan: tangent
      sec: secant
      csc: cosecant
      cot: cotangent
      asin: inverse sine
      acos: inverse cosine
      atan: inverse tangent
      sinh: hyperbolic sine
      cosh: hyperbolic cosine
      tanh: hyperbolic tangent
      asinh: inverse hyperbolic sine
      acosh: inverse hyperbolic cosine
      atanh: inverse hyperbolic tangent
      floor: floor
      ceil: ceiling
      round: rounded value
      trunc: whole part
      frac: fractional part
      min: minimum
      max: maximum
      mod: modulo
      gcd: greatest common divisor
      lcm: least common multiple
      sum: sum
      product: product
      seq: sequence
      element: element
      dot: dot product
      cross: cross product
      norm: length
      factorial: factorial
      nCr: choose
      nPr: permute
      isPrime: primality
      factor: prime factors
      divisors: divisors
      totient: Euler's totient
      nextPrime: next prime
      prevPrime: previous prime
      nthPrime: prime at place
      primePi: number of primes up to
      fib: Fibonacci number
      randint: random whole number
      powmod: power modulo
      bernoulli: Bernoulli number
      zeta: zeta function
      and: and
      or: or
      xor: exclusive or
      shl: shifted left by
      shr: shifted right by
      not: not
      erf: error function
      erfc: complementary error function
      gamma: gamma function
      asec: inverse secant
      acsc: inverse cosecant
      acot: inverse cotangent
      atan2: angle of a point
      sind: sine of degrees
      cosd: cosine of degrees
      tand: tangent of degrees
      sech: hyperbolic secant
      csch: hyperbolic cosecant
      coth: hyperbolic cotangent
      asech: inverse hyperbolic secant
      acsch: inverse hyperbolic cosecant
      acoth: inverse hyperbolic cotangent
      hypot: hypotenuse
      nthroot: nth root
      clamp: limited value
      pow: power
      expm1: exponential minus one
      log1p: logarithm of one plus
      exp2: two to the power
      exp10: ten to the power
      div: floor quotient
      quot: whole quotient
      rem: remainder
      percentchange: percentage change
      markup: markup
      margin: margin
      compound: compound interest
      re: real part
      im: imaginary part
      arg: angle
      conj: conjugate
      cis: unit at an angle
      polar: polar form
      expand: expanded
      simplify: simplified
      together: together
      apart: partial fractions
      collect: collected
      substitute: substituted
      coefficients: coefficients
      degree: degree of polynomial
      diff: derivative
      integral: integral
      taylor: Taylor polynomial
      lim: limit
      isEqual: is equal
      mean: mean
      median: median
      variance: variance
      stdev: standard deviation
      stdevp: standard deviation of a population
      sort: in order
      solve: solve
      zero: zero
      roots: roots
      isMember: is member of
      count: count
      """
    )
  }
}
