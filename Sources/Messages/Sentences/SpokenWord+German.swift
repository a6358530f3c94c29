// The words of speech in German.

extension SpokenWord {
  static var german: Wording {
    Wording(
      """
      numbers: null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
      one: ein
      point: Komma
      repeating: Periode {0}
      longNumber: {0} und so weiter, {1} Stellen
      hexadecimal: hexadezimal {0}
      octal: oktal {0}
      binary: binär {0}
      parts: halb Drittel Viertel Fünftel Sechstel Siebtel Achtel Neuntel Zehntel
      manyParts: halbe Drittel Viertel Fünftel Sechstel Siebtel Achtel Neuntel Zehntel
      share: {0} {1}
      deleted: {0} gelöscht
      selected: {0} ausgewählt
      cleared: alles gelöscht
      undone: rückgängig
      redone: wiederholt
      copied: kopiert
      pasted: eingefügt
      refused: nicht eingefügt
      ignored: hier nicht
      more: und so weiter
      unread: nicht gelesen: {0}
      empty: leer
      start: Anfang {0}
      end: Ende {0}
      behind: nach
      leftBehind: nach {0}
      leftBefore: vor {0}
      formula: Formel
      numerator: Zähler
      denominator: Nenner
      exponent: Exponent
      lower: Index
      radicand: Radikand
      index: Wurzelexponent
      absolute: Betrag
      brackets: Klammer
      repeatingDigits: Periode
      elements: Liste
      caseValue: Wert
      caseCondition: Bedingung
      boundName: Laufvariable
      rangeFirst: erste Zahl
      rangeLast: letzte Zahl
      term: Glied
      vectorEntries: Vektor
      elementPlace: Platz
      wholePart: Ganzes
      lowerBound: untere Grenze
      upperBound: obere Grenze
      limitTarget: Ziel
      integrand: Funktion
      nameFraction: Bruch
      namePower: Exponent
      nameLower: Index
      nameSquareRoot: Quadratwurzel
      nameRoot: Wurzel
      nameAbsolute: Betrag
      nameGroup: Klammer
      nameRepeating: Periode
      nameFloor: Abrundung
      nameCeiling: Aufrundung
      nameList: Liste
      nameCases: Fallunterscheidung
      nameSum: Summe
      nameProduct: Produkt
      nameVector: Vektor
      namePlace: Platz
      nameMixed: gemischte Zahl
      nameIntegral: Integral
      nameLimit: Grenzwert
      nameDerivative: Ableitung
      nameBase: Basis
      openFraction: Bruch
      openPower: hoch
      openLower: Index
      openSquareRoot: Wurzel aus
      openRoot: Wurzel mit Exponent
      openAbsolute: Betrag von
      openGroup: Klammer auf
      openRepeating: Periode
      openFloor: Abrundung von
      openCeiling: Aufrundung von
      openList: Liste aus
      openCases: Fallunterscheidung
      openSum: Summe über
      openProduct: Produkt über
      openVector: Vektor aus
      openPlace: an Stelle
      openMixed: gemischte Zahl
      openIntegral: Integral
      openLimit: Grenzwert für
      openDerivative: Ableitung nach
      closeFraction: Ende Bruch
      closePower: Ende Exponent
      closeLower: Ende Index
      closeSquareRoot: Ende Wurzel
      closeRoot: Ende Wurzel
      closeAbsolute: Ende Betrag
      closeGroup: Klammer zu
      closeRepeating: Ende Periode
      closeFloor: Ende Abrundung
      closeCeiling: Ende Aufrundung
      closeList: Ende Liste
      closeCases: Ende Fallunterscheidung
      closeSum: Ende Summe
      closeProduct: Ende Produkt
      closeVector: Ende Vektor
      closePlace: Ende Platz
      closeMixed: Ende der gemischten Zahl
      closeIntegral: Ende Integral
      closeLimit: Ende Grenzwert
      closeDerivative: Ende Ableitung
      closeShort: Ende
      nextFraction: durch
      nextRoot: aus
      nextMixed: und
      caseIf: falls
      otherwise: sonst
      emptyList: leere Liste
      largeFrom: von
      largeTo: bis
      largeOf: von
      limitTo: gegen
      differential: d
      writtenAs: geschrieben als {0}
      simpleFraction: {0} durch {1}
      squared: Quadrat
      cubed: hoch drei
      simplePower: hoch {0}
      simpleLower: Index {0}
      base: {0} zur Basis {1}
      simpleSquareRoot: Wurzel aus {0}
      cubeRoot: Kubikwurzel aus {0}
      simpleRoot: Wurzel mit Exponent {0} aus {1}
      simpleAbsolute: Betrag von {0}
      simpleFloor: Abrundung von {0}
      simpleCeiling: Aufrundung von {0}
      simplePlace: an Stelle {0}
      simpleMixed: {0} und {1}
      times: mal
      negative: minus
      capital: groß {0}
      percent: {0} Prozent
      call: {0} von {1}
      openCall: {0} von
      separator: und
      equals: gleich {0}
      named: {0} gleich {1}
      about: ungefähr {0}
      defined: {0} ist definiert
      yes: wahr
      no: falsch
      place: hier: {0}
      """
    )
  }

  static var germanNames: Wording {
    Wording(
      """
      +: plus
      -: minus
      *: mal
      =: gleich
      ≠: ungleich
      <: kleiner als
      ≤: kleiner oder gleich
      >: größer als
      ≥: größer oder gleich
      ±: plus oder minus
      ∠: im Winkel
      ⅈ: i
      ‥: bis
      ∈: im Bereich von
      →: speichern als
      ‥: bis
      (: Klammer auf
      ): Klammer zu
      !: Fakultät
      %: Prozent
      °: Grad
      ′: Minuten
      ″: Sekunden
      ;: Semikolon
      ,: Komma
      .: Komma
      π: Pi
      α: Alpha
      β: Beta
      γ: Gamma
      δ: Delta
      ε: Epsilon
      ζ: Zeta
      η: Eta
      θ: Theta
      ι: Iota
      κ: Kappa
      λ: Lambda
      μ: My
      ν: Ny
      ξ: Xi
      ο: Omikron
      ρ: Rho
      ς: Sigma
      σ: Sigma
      τ: Tau
      υ: Ypsilon
      φ: Phi
      χ: Chi
      ψ: Psi
      ω: Omega
      Ans: letztes Ergebnis
      eulergamma: Eulersche Konstante
      rand: Zufallszahl
      physc: Lichtgeschwindigkeit
      physh: Planck-Konstante
      physhbar: reduzierte Planck-Konstante
      physe: Elementarladung
      physk: Boltzmann-Konstante
      physNA: Avogadro-Konstante
      physR: Gaskonstante
      physF: Faraday-Konstante
      physsigma: Stefan-Boltzmann-Konstante
      physg: Normfallbeschleunigung
      physatm: physikalische Atmosphäre
      sqrt: Quadratwurzel
      cbrt: Kubikwurzel
      root: Wurzel
      abs: Betrag
      sign: Vorzeichen
      exp: Exponentialfunktion
      ln: natürlicher Logarithmus
      log: Logarithmus
      log2: Logarithmus zur Basis zwei
      sin: Sinus
      cos: Kosinus
      tan: Tangens
      sec: Sekans
      csc: Kosekans
      cot: Kotangens
      asin: Arkussinus
      acos: Arkuskosinus
      atan: Arkustangens
      sinh: Sinus hyperbolicus
      cosh: Kosinus hyperbolicus
      tanh: Tangens hyperbolicus
      asinh: Areasinus
      acosh: Areakosinus
      atanh: Areatangens
      floor: Abrundung
      ceil: Aufrundung
      round: Rundung
      trunc: ganzer Teil
      frac: gebrochener Teil
      min: Minimum
      max: Maximum
      mod: modulo
      gcd: größter gemeinsamer Teiler
      lcm: kleinstes gemeinsames Vielfaches
      sum: Summe
      product: Produkt
      seq: Folge
      element: Element
      dot: Skalarprodukt
      cross: Kreuzprodukt
      norm: Länge
      factorial: Fakultät
      nCr: über
      nPr: Variationen
      isPrime: Primzahltest
      factor: Primfaktoren
      divisors: Teiler
      totient: Eulersche Phi-Funktion
      nextPrime: nächste Primzahl
      prevPrime: vorige Primzahl
      nthPrime: Primzahl an der Stelle
      primePi: Anzahl der Primzahlen bis
      fib: Fibonacci-Zahl
      randint: ganze Zufallszahl
      powmod: Potenz modulo
      bernoulli: Bernoulli-Zahl
      zeta: Zetafunktion
      and: und
      or: oder
      xor: entweder oder
      shl: nach links geschoben um
      shr: nach rechts geschoben um
      not: nicht
      erf: Fehlerfunktion
      erfc: komplementäre Fehlerfunktion
      gamma: Gammafunktion
      asec: Arkussekans
      acsc: Arkuskosekans
      acot: Arkuskotangens
      atan2: Winkel eines Punktes
      sind: Sinus in Grad
      cosd: Kosinus in Grad
      tand: Tangens in Grad
      sech: Sekans hyperbolicus
      csch: Kosekans hyperbolicus
      coth: Kotangens hyperbolicus
      asech: Areasekans
      acsch: Areakosekans
      acoth: Areakotangens
      hypot: Hypotenuse
      nthroot: n-te Wurzel
      clamp: begrenzter Wert
      pow: Potenz
      expm1: Exponentialfunktion minus eins
      log1p: Logarithmus von eins plus
      exp2: zwei hoch
      exp10: zehn hoch
      div: abgerundeter Quotient
      quot: ganzer Quotient
      rem: Rest
      percentchange: prozentuale Änderung
      markup: Aufschlag
      margin: Marge
      compound: Zinseszins
      re: Realteil
      im: Imaginärteil
      arg: Winkel
      conj: Konjugierte
      cis: Einheit im Winkel
      polar: Polarform
      expand: ausmultipliziert
      simplify: vereinfacht
      together: zusammengefasst
      apart: Partialbrüche
      collect: geordnet
      substitute: eingesetzt
      coefficients: Koeffizienten
      degree: Grad des Polynoms
      diff: Ableitung
      integral: Integral
      taylor: Taylorpolynom
      lim: Grenzwert
      isEqual: ist gleich
      mean: Mittelwert
      median: Median
      variance: Varianz
      stdev: Standardabweichung
      stdevp: Standardabweichung der Gesamtheit
      sort: der Größe nach
      solve: löse
      zero: Nullstelle
      roots: Nullstellen
      isMember: ist Element von
      count: Anzahl
      """
    )
  }
}
