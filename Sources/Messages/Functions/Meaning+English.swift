// The meanings of functions and constants in English. The manual has the same lines.

extension Meaning {
  static var english: Wording {
    Wording(
      """
      sqrt: square root, of 0 and more
      cbrt: cube root
      root: n-th root; an odd one of negative numbers too
      abs: absolute value; also bars
      sign: −1, 0 or 1
      exp: e to the power of x
      ln: natural logarithm, of positive numbers
      log: logarithm to base 10, or to a base: log(8; 2) is 3
      log2: logarithm to base 2
      sin: sine
      cos: cosine
      tan: tangent
      sec: one over the cosine
      csc: one over the sine
      cot: one over the tangent
      asin: the angle whose sine is x, from −1 to 1
      acos: the angle whose cosine is x, from −1 to 1
      atan: the angle whose tangent is x
      sinh: hyperbolic sine
      cosh: hyperbolic cosine
      tanh: hyperbolic tangent
      asinh: inverse hyperbolic sine
      acosh: inverse hyperbolic cosine, from 1 up
      atanh: inverse hyperbolic tangent, between −1 and 1
      floor: the greatest whole number that is not greater
      ceil: the least whole number that is not less
      round: the nearest whole number, halves away from 0
      trunc: without the digits behind the point
      frac: the digits behind the point, with the sign of x
      min: the least of its arguments
      max: the greatest of its arguments
      mod: remainder, with the sign of y; also x mod y
      gcd: greatest common divisor of whole numbers
      lcm: least common multiple of whole numbers
      sum: sum of its arguments, of a list or of a sequence: sum(k^2; k = 1..10) is 385; also up to a name or to ∞, and ∑(…)
      product: product of its arguments, of a list or of a sequence; also up to a name or to ∞, and ∏(…)
      seq: list of its arguments, or a sequence: seq(k^2; k = 1..3) is {1; 4; 9}
      element: element of a list at a place counted from 1, or those at the places of another list
      dot: product of two vectors, a number: dot([1; 2]; [3; 4]) is 11
      cross: product of two vectors of three entries, a vector
      norm: length of a vector; also abs(v)
      factorial: 1·2·…·n; also n!
      nCr: ways to choose r of n; also n nCr r
      nPr: ways to arrange r of n; also n nPr r
      isPrime: whether a whole number is prime
      factor: the prime factors of a whole number or a fraction
      divisors: list of the positive divisors of a whole number but 0
      totient: how many numbers from 1 to n have no factor in common with n
      nextPrime: the least prime above a whole number, proved
      prevPrime: the greatest prime below a whole number, proved
      nthPrime: the prime at a place, the first of which is 2
      primePi: the number of primes up to a whole number
      fib: Fibonacci number, for whole numbers below 0 too
      randint: random whole number from a to b, each as likely as the others
      powmod: remainder of aⁿ by m, with the sign of m, for n of any size; below 0 a power of the inverse
      bernoulli: Bernoulli number Bₙ, exactly; B₁ is −1/2
      zeta: zeta function at whole numbers but 1: exact at even ones and below 1
      and: the bits that both whole numbers have, or whether two truths hold both; also m and n, m & n
      or: the bits that one of two has or both, or whether one truth holds; also m or n
      xor: the bits that just one of two has, or whether just one truth holds; also m xor n
      shl: m·2ⁿ; also m shl n, m << n
      shr: m/2ⁿ, rounded down; also m shr n, m >> n
      not: every bit turned, −n − 1, or the opposite of a truth; also not n
      erf: error function, 2/√π times the integral of e^(−t²) from 0 to x
      erfc: one less the error function, with all its digits also where it is small
      gamma: gamma function: (x − 1)! for whole numbers, with √π for halves of odd ones
      asec: the angle whose secant is x: acos(1/x)
      acsc: the angle whose cosecant is x: asin(1/x)
      acot: the angle whose cotangent is x, acos(0) - atan(x): above 0 and below half a turn, as in ISO 80000-2
      atan2: the angle of the point (x, y), above minus half a turn and up to half a turn; undefined at (0, 0)
      sind: sine in degrees, sin(x°) in every unit of angles
      cosd: cosine in degrees: cos(x°)
      tand: tangent in degrees: tan(x°)
      sech: one over the hyperbolic cosine: 1/cosh(x)
      csch: one over the hyperbolic sine: 1/sinh(x)
      coth: hyperbolic cosine over hyperbolic sine: cosh(x)/sinh(x)
      asech: inverse of sech: acosh(1/x)
      acsch: inverse of csch: asinh(1/x)
      acoth: inverse of coth: atanh(1/x)
      hypot: the hypotenuse: sqrt(x^2 + y^2)
      nthroot: the nth root of x: root(n; x)
      clamp: x, but not below a and not above b: max(a; min(x; b))
      pow: power: x^y
      expm1: e to the power of x, less 1: exp(x) - 1
      log1p: natural logarithm of one more: ln(1 + x)
      exp2: 2 to the power of x: 2^x
      exp10: 10 to the power of x: 10^x
      div: whole quotient, rounded down: floor(x/y), goes with mod
      quot: whole quotient, rounded toward 0: trunc(x/y), goes with rem
      rem: remainder, with the sign of x: x - y*trunc(x/y)
      percentchange: change as a share of the old value, (new - old)/old: 1/4 says 25%
      markup: profit as a share of the cost: (price - cost)/cost
      margin: profit as a share of the price: (price - cost)/price
      compound: what P grows to in n periods at the rate r of each, P*(1 + r)^n
      re: real part of a complex number
      im: imaginary part of a complex number
      arg: angle of a complex number, above minus half a turn and at most half a turn
      conj: conjugate: the imaginary part with the other sign
      cis: the number at an angle with absolute value 1: cos(x) + i*sin(x)
      polar: what it is given, written as a size at an angle
      expand: an expression multiplied out, as a sum
      simplify: an expression in the way that is shortest to read
      together: an expression as one fraction
      apart: a fraction of polynomials as a sum of partial fractions
      collect: an expression by powers of a name
      substitute: an expression with others in the place of names
      coefficients: the coefficients of a polynomial, that of the highest power first
      degree: the degree of a polynomial
      diff: the derivative of a function by a name, or by several one after another; with x = a its value there, of order n
      integral: the signed area under a function in a range: proved digits, as many as asked for; without a range an antiderivative
      taylor: the Taylor polynomial of a function at x = a, up to the power n, around a pole with its negative powers; at 0 where only x is given
      lim: what a function comes close to beside a number, from one side or both, or far out
      isEqual: whether two expressions are the same wherever both have values
      mean: mean: the sum over how many there are
      median: median: the number in the middle, or the mean of the two there
      variance: variance of a sample: the squares of the distances from the mean, summed, over n - 1
      stdev: standard deviation of a sample: sqrt(variance)
      stdevp: standard deviation of all there is, over n instead of n - 1
      sort: the numbers in ascending order
      solve: all numbers for which equations are true; complex, integer or x = 0..5 behind x says which
      zero: the one number in a range for which a function is zero, exactly: any digits of it can be had
      roots: all roots of a polynomial, also complex ones, each as often as it counts
      isMember: whether a number is in a list or among solutions, as x ∈ S
      count: how many elements a list has, or how many solutions there are
      pi: half a turn in radians: the circumference of a circle over its diameter
      e: the base of natural logarithms
      phi: the golden ratio, (1 + √5)/2
      tau: a turn in radians, 2π
      true: what is so
      false: what is not so
      eulergamma: Euler's constant: the limit of 1 + 1/2 + … + 1/n − ln(n)
      rand: random number from 0 to below 1, another one each time
      i: the imaginary unit: i^2 is -1
      physc: speed of light in m/s
      physh: Planck constant in J·s
      physhbar: Planck constant over 2π in J·s
      physe: elementary charge in C
      physk: Boltzmann constant in J/K
      physNA: Avogadro constant in 1/mol
      physR: molar gas constant in J/(mol·K)
      physF: Faraday constant in C/mol
      physsigma: Stefan–Boltzmann constant in W/(m²·K⁴)
      physg: standard gravity in m/s²
      physatm: standard atmosphere in Pa
      """
    )
  }
}
