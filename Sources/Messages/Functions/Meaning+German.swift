// The meanings of functions and constants in German.

extension Meaning {
  static var german: Wording {
    Wording(
      """
      sqrt: Quadratwurzel, von 0 und mehr
      cbrt: Kubikwurzel
      root: n-te Wurzel; eine ungerade auch von negativen Zahlen
      abs: Betrag; auch mit Strichen
      sign: −1, 0 oder 1
      exp: e hoch x
      ln: natürlicher Logarithmus, von positiven Zahlen
      log: Logarithmus zur Basis 10 oder zu einer Basis: log(8; 2) ist 3
      log2: Logarithmus zur Basis 2
      sin: Sinus
      cos: Kosinus
      tan: Tangens
      sec: eins durch Kosinus
      csc: eins durch Sinus
      cot: eins durch Tangens
      asin: der Winkel mit dem Sinus x, von −1 bis 1
      acos: der Winkel mit dem Kosinus x, von −1 bis 1
      atan: der Winkel mit dem Tangens x
      sinh: Sinus hyperbolicus
      cosh: Kosinus hyperbolicus
      tanh: Tangens hyperbolicus
      asinh: Areasinus hyperbolicus
      acosh: Areakosinus hyperbolicus, ab 1
      atanh: Areatangens hyperbolicus, zwischen −1 und 1
      floor: die größte ganze Zahl, die nicht größer ist
      ceil: die kleinste ganze Zahl, die nicht kleiner ist
      round: die nächste ganze Zahl, Halbe von 0 weg
      trunc: ohne die Nachkommastellen
      frac: die Nachkommastellen, mit dem Vorzeichen von x
      min: das kleinste der Argumente
      max: das größte der Argumente
      mod: Rest, mit dem Vorzeichen von y; auch x mod y
      gcd: größter gemeinsamer Teiler ganzer Zahlen
      lcm: kleinstes gemeinsames Vielfaches ganzer Zahlen
      sum: Summe einer Liste oder einer Folge
      product: Produkt einer Liste oder einer Folge
      seq: Liste der Werte einer Folge
      element: das n-te Element einer Liste, von 1 gezählt, oder die eines Bereichs
      dot: Skalarprodukt zweier Vektoren: dot([1; 2]; [3; 4]) ist 11
      cross: Kreuzprodukt zweier Vektoren mit drei Einträgen
      norm: Länge eines Vektors; auch abs(v)
      factorial: 1·2·…·n; auch n!
      nCr: Möglichkeiten, r aus n zu wählen; auch n nCr r
      nPr: Möglichkeiten, r aus n anzuordnen; auch n nPr r
      isPrime: ob eine ganze Zahl prim ist
      factor: die Primfaktoren einer ganzen Zahl oder eines Bruchs
      divisors: Liste der positiven Teiler einer ganzen Zahl außer 0
      totient: wie viele Zahlen von 1 bis n keinen Teiler mit n gemeinsam haben
      nextPrime: die kleinste Primzahl über einer ganzen Zahl, bewiesen
      prevPrime: die größte Primzahl unter einer ganzen Zahl, bewiesen
      nthPrime: die Primzahl an einer Stelle, die erste ist 2
      primePi: die Anzahl der Primzahlen bis zu einer ganzen Zahl
      fib: Fibonacci-Zahl, auch für ganze Zahlen unter 0
      randint: ganze Zufallszahl von a bis b, jede gleich wahrscheinlich
      powmod: Rest von aⁿ durch m, mit dem Vorzeichen von m, für n jeder Größe; unter 0 eine Potenz des Inversen
      bernoulli: Bernoulli-Zahl Bₙ, genau; B₁ ist −1/2
      zeta: Zetafunktion an ganzen Zahlen außer 1: genau an geraden und unter 1
      and: die Bits, die beide ganzen Zahlen haben, oder ob zwei Aussagen beide gelten; auch m and n, m & n
      or: die Bits, die eine von beiden hat oder beide, oder ob eine Aussage gilt; auch m or n
      xor: die Bits, die nur eine von beiden hat, oder ob nur eine Aussage gilt; auch m xor n
      shl: m·2ⁿ; auch m shl n, m << n
      shr: m/2ⁿ, abgerundet; auch m shr n, m >> n
      not: jedes Bit umgekehrt, −n − 1, oder das Gegenteil einer Aussage; auch not n
      erf: Fehlerfunktion, 2/√π mal das Integral von e^(−t²) von 0 bis x
      erfc: eins weniger die Fehlerfunktion, mit allen Ziffern auch, wo sie klein ist
      gamma: Gammafunktion: (x − 1)! für ganze Zahlen, mit √π für Hälften ungerader
      asec: der Winkel mit dem Sekans x: acos(1/x)
      acsc: der Winkel mit dem Kosekans x: asin(1/x)
      acot: der Winkel mit dem Kotangens x, acos(0) - atan(x): über 0 und unter einer halben Drehung, wie in ISO 80000-2
      atan2: der Winkel des Punktes (x, y), über minus einer halben bis zu einer halben Drehung; bei (0, 0) undefiniert
      sind: Sinus in Grad, sin(x°) in jeder Winkeleinheit
      cosd: Kosinus in Grad: cos(x°)
      tand: Tangens in Grad: tan(x°)
      sech: eins durch Kosinus hyperbolicus: 1/cosh(x)
      csch: eins durch Sinus hyperbolicus: 1/sinh(x)
      coth: Kosinus hyperbolicus durch Sinus hyperbolicus: cosh(x)/sinh(x)
      asech: Umkehrung von sech: acosh(1/x)
      acsch: Umkehrung von csch: asinh(1/x)
      acoth: Umkehrung von coth: atanh(1/x)
      hypot: die Hypotenuse: sqrt(x^2 + y^2)
      nthroot: die n-te Wurzel von x: root(n; x)
      clamp: x, aber nicht unter a und nicht über b: max(a; min(x; b))
      pow: Potenz: x^y
      expm1: e hoch x, weniger 1: exp(x) - 1
      log1p: natürlicher Logarithmus von eins mehr: ln(1 + x)
      exp2: 2 hoch x: 2^x
      exp10: 10 hoch x: 10^x
      div: ganzer Quotient, abgerundet: floor(x/y), passt zu mod
      quot: ganzer Quotient, zu 0 hin gerundet: trunc(x/y), passt zu rem
      rem: Rest, mit dem Vorzeichen von x: x - y*trunc(x/y)
      percentchange: Änderung als Anteil am alten Wert, (new - old)/old: 1/4 heißt 25%
      markup: Gewinn als Anteil an den Kosten: (price - cost)/cost
      margin: Gewinn als Anteil am Preis: (price - cost)/price
      compound: worauf P in n Perioden zum Zinssatz r je Periode wächst, P*(1 + r)^n
      re: Realteil einer komplexen Zahl
      im: Imaginärteil einer komplexen Zahl
      arg: Winkel einer komplexen Zahl, über minus einer halben Drehung und höchstens eine halbe
      conj: Konjugierte: der Imaginärteil mit dem anderen Vorzeichen
      cis: die Zahl im Winkel x mit Betrag 1: cos(x) + i*sin(x)
      polar: das Gegebene, geschrieben als Betrag im Winkel
      expand: ein Ausdruck ausmultipliziert, als Summe
      simplify: ein Ausdruck in der kürzesten Schreibweise
      together: ein Ausdruck als ein einziger Bruch
      apart: ein Bruch von Polynomen als Summe von Partialbrüchen
      collect: ein Ausdruck nach Potenzen eines Namens geordnet
      substitute: ein Ausdruck mit anderen anstelle von Namen
      coefficients: die Koeffizienten eines Polynoms, der der höchsten Potenz zuerst
      degree: der Grad eines Polynoms
      diff: die Ableitung einer Funktion nach einem Namen oder nach mehreren nacheinander; mit x = a ihr Wert dort, von der Ordnung n
      integral: die Fläche unter einer Funktion in einem Bereich, mit Vorzeichen: bewiesene Ziffern, so viele wie verlangt; ohne Bereich eine Stammfunktion
      taylor: das Taylorpolynom einer Funktion bei x = a bis zur Potenz n, um einen Pol mit den negativen Potenzen; bei 0, wo nur x steht
      lim: Grenzwert: wogegen eine Funktion neben einer Zahl, von einer oder beiden Seiten, oder im Unendlichen geht
      isEqual: ob zwei Ausdrücke gleich sind, wo immer beide Werte haben
      mean: Mittelwert: die Summe durch die Anzahl
      median: Median: die Zahl in der Mitte oder das Mittel der beiden dort
      variance: Varianz einer Stichprobe: Summe der Quadrate der Abstände vom Mittelwert durch n - 1
      stdev: Standardabweichung einer Stichprobe: sqrt(variance)
      stdevp: Standardabweichung der Gesamtheit, durch n statt n - 1
      sort: die Zahlen, der Größe nach
      solve: alle Zahlen, für die Gleichungen wahr sind; complex, integer oder x = 0..5 hinter x sagt, welche
      zero: die eine Zahl eines Bereichs, für die eine Funktion null ist, genau: mit beliebig vielen Ziffern
      roots: alle Nullstellen eines Polynoms, auch komplexe, jede so oft, wie sie zählt
      isMember: ob eine Zahl in einer Liste oder unter Lösungen ist, wie x ∈ S
      count: wie viele Elemente eine Liste hat, oder wie viele Lösungen es gibt
      pi: halbe Drehung im Bogenmaß: Umfang eines Kreises durch Durchmesser
      e: die Basis der natürlichen Logarithmen
      phi: der goldene Schnitt, (1 + √5)/2
      tau: eine Drehung im Bogenmaß, 2π
      true: was gilt
      false: was nicht gilt
      eulergamma: Eulers Konstante: der Grenzwert von 1 + 1/2 + … + 1/n − ln(n)
      rand: Zufallszahl von 0 bis unter 1, jedes Mal eine andere
      i: die imaginäre Einheit: i^2 ist -1
      physc: Lichtgeschwindigkeit in m/s
      physh: Planck-Konstante in J·s
      physhbar: Planck-Konstante durch 2π in J·s
      physe: Elementarladung in C
      physk: Boltzmann-Konstante in J/K
      physNA: Avogadro-Konstante in 1/mol
      physR: universelle Gaskonstante in J/(mol·K)
      physF: Faraday-Konstante in C/mol
      physsigma: Stefan-Boltzmann-Konstante in W/(m²·K⁴)
      physg: Normfallbeschleunigung in m/s²
      physatm: Normaldruck in Pa
      """
    )
  }
}
