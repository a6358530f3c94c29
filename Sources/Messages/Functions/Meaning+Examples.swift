// Examples for each function and constant with their values: true in every unit of angles and
// with either decimal mark.

extension Meaning {
  package static var examples: Wording {
    Wording(
      """
      sqrt: sqrt(8) = 2sqrt(2)
      cbrt: cbrt(-27) = -3
      root: root(4; 81) = 3
      abs: abs(-3) = 3
      sign: sign(-5) = -1
      exp: exp(ln(2)) = 2
      ln: ln(e^3) = 3
      log: log(1000) = 3
      log2: log2(32) = 5
      sin: sin(30°) = 1/2
      cos: cos(60°) = 1/2
      tan: tan(45°) = 1
      sec: sec(60°) = 2
      csc: csc(30°) = 2
      cot: cot(45°) = 1
      asin: asin(1/2) = 30°
      acos: acos(1/2) = 60°
      atan: atan(1) = 45°
      sinh: sinh(ln(2)) = 3/4
      cosh: cosh(ln(2)) = 5/4
      tanh: tanh(ln(2)) = 3/5
      asinh: asinh(3/4) = ln(2)
      acosh: acosh(5/4) = ln(2)
      atanh: atanh(3/5) = ln(2)
      floor: floor(-5/2) = -3
      ceil: ceil(7/3) = 3
      round: round(5/2) = 3
      trunc: trunc(-8/3) = -2
      frac: frac(-11/4) = -3/4
      min: min(3; 1; 2) = 1
      max: max(3; 1; 2) = 3
      mod: mod(-7; 3) = 2
      gcd: gcd(12; 18) = 6
      lcm: lcm(4; 6) = 12
      sum: sum({1; 4; 9}) = 14
      product: product({2; 3; 7}) = 42
      seq: seq(1; 4) = {1; 4}
      element: element({3; 1; 4}; 2) = 1
      dot: dot([1; 2]; [3; 4]) = 11
      cross: cross([1; 2; 3]; [4; 5; 6]) = [-3; 6; -3]
      norm: norm([3; 4]) = 5
      factorial: factorial(5) = 120
      nCr: nCr(5; 2) = 10
      nPr: nPr(5; 2) = 20
      isPrime: isPrime(97) = true
      factor: factor(360) = 2^3*3^2*5
      divisors: divisors(12) = {1; 2; 3; 4; 6; 12}
      totient: totient(12) = 4
      nextPrime: nextPrime(100) = 101
      prevPrime: prevPrime(100) = 97
      nthPrime: nthPrime(1000) = 7919
      primePi: primePi(100) = 25
      fib: fib(10) = 55
      randint: randint(7; 7) = 7
      powmod: powmod(3; 100; 7) = 4
      bernoulli: bernoulli(12) = -691/2730
      zeta: zeta(2) = pi^2/6
      and: and(12; 10) = 8
      or: or(12; 10) = 14
      xor: xor(12; 10) = 6
      shl: shl(3; 4) = 48
      shr: shr(-5; 1) = -3
      not: not(5) = -6
      erf: erf(0) = 0
      erfc: erfc(0) = 1
      gamma: gamma(1/2) = sqrt(pi)
      asec: asec(2) = 60°
      acsc: acsc(2) = 30°
      acot: acot(1) = 45°
      atan2: atan2(1; -1) = 135°
      sind: sind(30) = 1/2
      cosd: cosd(60) = 1/2
      tand: tand(45) = 1
      sech: sech(ln(2)) = 4/5
      csch: csch(ln(2)) = 4/3
      coth: coth(ln(2)) = 5/3
      asech: asech(4/5) = ln(2)
      acsch: acsch(4/3) = ln(2)
      acoth: acoth(5/3) = ln(2)
      hypot: hypot(3; 4) = 5
      nthroot: nthroot(81; 4) = 3
      clamp: clamp(7; 1; 5) = 5
      pow: pow(2; 10) = 1024
      expm1: expm1(ln(3)) = 2
      log1p: log1p(e - 1) = 1
      exp2: exp2(10) = 1024
      exp10: exp10(-2) = 1/100
      div: div(-7; 3) = -3
      quot: quot(-7; 3) = -2
      rem: rem(-7; 3) = -1
      percentchange: percentchange(80; 100) = 1/4
      markup: markup(80; 100) = 1/4
      margin: margin(80; 100) = 1/5
      compound: compound(400; 5%; 2) = 441
      re: re(3 + 4i) = 3
      im: im(3 + 4i) = 4
      arg: tan(arg(2 + i)) = 1/2
      conj: conj(3 + 4i) = 3-4i
      cis: cis(180°) = -1
      polar: polar(2i) = 2∠90°
      expand: expand((1+2)^2) = 9
      simplify: simplify(2+3) = 5
      together: together(1/2+1/3) = 5/6
      apart: apart(1/6) = 1/6
      collect: collect(2+3; x) = 5
      substitute: substitute(x^2; x=3) = 9
      coefficients: coefficients(x^2 - 1; x) = {1; 0; -1}
      degree: degree(x^2 + x; x) = 2
      diff: diff(x^3; x; 2) = 12
      integral: floor(1000integral(1/x; x=1..2)) = 693
      taylor: taylor(e^x; x = 0; 2) = 1 + x + x^2/2
      lim: lim((x^2-1)/(x-1); x -> 1) = 2
      isEqual: isEqual((x + 1)^2; x^2 + 2x + 1) = true
      mean: mean(2; 3; 7) = 4
      median: median(5; 1; 2) = 2
      variance: variance(1; 2; 3) = 1
      stdev: stdev(2; 4; 6) = 2
      stdevp: stdevp(1; 3) = 1
      sort: sort(3; 1; 2) = {1; 2; 3}
      solve: solve(2x < 6; x) = x < 3
      zero: zero(x^2 - 2; x=1..2) = sqrt(2)
      roots: count(roots(x^2 + 4; x)) = 2
      isMember: isMember(2; {1; 2}) = true
      count: count({3; 5}) = 2
      pi: cos(pi rad) = -1
      e: ln(e) = 1
      phi: phi^2 - phi = 1
      tau: tau/2 = pi
      true: isPrime(7) = true
      false: isPrime(8) = false
      eulergamma: floor(100eulergamma) = 57
      rand: floor(rand) = 0
      i: i^2 = -1
      physc: physc/2 = 149896229
      physh: physh*10^42 = 662607015
      physhbar: 2pi*physhbar = physh
      physe: physe*10^28 = 1602176634
      physk: physk*10^29 = 1380649
      physNA: physNA/10^15 = 602214076
      physR: physR/physNA = physk
      physF: physF/physNA = physe
      physsigma: 15physsigma*physh^3*physc^2 = 2pi^5*physk^4
      physg: physg*10^5 = 980665
      physatm: physatm/25 = 4053
      """
    )
  }
}
