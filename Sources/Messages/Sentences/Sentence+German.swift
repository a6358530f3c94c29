// The sentences in German.

extension Sentence {
  static var german: Wording {
    Wording(
      """
      missingOperand: hier fehlt etwas: eine Zahl oder einen Namen einsetzen
      missingOperator: zwei Zahlen hintereinander: ein Zeichen dazwischen setzen, + für eine gemischte Zahl, oder das Leerzeichen weglassen
      missingName: hier fehlt ein Name: den Namen einer Variablen einsetzen
      unclosedBracket: diese Klammer wird nie geschlossen: schließen oder weglassen
      unopenedBracket: diese Klammer wurde nie geöffnet: öffnen oder weglassen
      mismatchedBracket: das schließt eine Klammer anderer Form: auf beiden Seiten die gleiche Form verwenden
      unexpected: das kann hier nicht stehen: weglassen oder schreiben, was davor gehört
      malformedNumber: das ist keine Zahl: eine Zahl hat ein Dezimalzeichen und nur Ziffern ihrer Basis
      malformedNumber.digits: eine Zahl zur Basis {0} hat nur die Ziffern 0 bis {1}: die Ziffern ändern oder die Basis
      malformedNumber.base: {0} ist keine Basis: eine von 2 bis 36 als Index schreiben
      foreignMark: eine Zahl wird hier anders geschrieben: {0} schreiben oder das Dezimalzeichen umstellen
      foreignMark.either: eine Zahl wird hier anders geschrieben: {0} oder {1} schreiben oder das Dezimalzeichen umstellen
      foreignMark.groups: zwischen Gruppen von Ziffern steht kein Zeichen: {0} schreiben
      commaBetweenArguments: das Komma ist jetzt das Dezimalzeichen: zwischen Argumente ; schreiben
      commaBetweenStatements: ein Komma steht nur zwischen den Argumenten einer Funktion: zwischen Anweisungen ; schreiben
      severalStatements: eine Formel ist eine Anweisung: aus mehreren können nur Kurven und Punkte eine Zeile sein
      unexpectedColon: ein Doppelpunkt steht nur in Fällen: für ein Verhältnis / schreiben
      misspelledSign: dieses Zeichen gibt es nicht: {0} schreiben
      nothingToCompare: hinter diesem Zeichen steht nichts: weglassen oder schreiben, womit verglichen wird
      missingCondition: das ist keine Bedingung: vor den Doppelpunkt gehört ein Vergleich wie x < 0
      missingColon: hinter dieser Bedingung fehlt ein Wert: einen Doppelpunkt und den Wert schreiben
      nestingTooDeep: das ist zu tief verschachtelt: höchstens {0} Ebenen werden gelesen; auf mehrere Anweisungen verteilen
      textTooLong: diese Zeile ist zu lang: höchstens {0} Bytes werden gelesen
      unknownCharacter: das Zeichen {0} bedeutet hier nichts: weglassen oder anders schreiben, was es sagen soll
      unknownCharacter.more: … steht nur hinter den Ziffern einer Dezimalzahl, wie in 0,33…: weglassen, oder schreiben, was folgt
      unknownCharacter.latex: dieses LaTeX wird nicht gelesen: 1/2, sqrt(2), pi und so weiter schreiben
      unknownCharacter.digit: {0} wird nicht gelesen: {1} schreiben
      unknownCharacter.point: ein Punkt steht nur in einer Zahl: eine Ziffer daneben setzen oder ihn weglassen
      unknownCharacter.calculus: {0} wird nicht gelesen: ein Integral als integral(x^2; x = 0..1) schreiben
      unknownCharacter.integral: hinter {0} fehlt die Variable: ∫ x^2 dx oder integral(x^2; x = 0..1) schreiben
      unknownCharacter.infinity: {0} ist keine Zahl: eine große schreiben, etwa 10^100
      unknownCharacter.element: hinter einem Messwert steht {0} vor seinem Bereich: a ± r ∈ [a .. b] schreiben
      unknownFunction: es gibt keine Funktion {0}: mit {1} = … definieren
      unknownFunction.nearest: es gibt keine Funktion {0}: ist {1} gemeint?
      reservedName: {0} hat schon eine Bedeutung: einen anderen Namen wählen
      languageWord: {0} ist ein Wort, kein Name: weglassen oder einen anderen Namen wählen
      languageWord.cases: {0} ist ein Wort, kein Name: Fälle in geschweifte Klammern schreiben, wie {1}
      languageWord.opposite: {0} ist ein Wort, kein Name: {1} oder den umgekehrten Vergleich schreiben; Bits kehrt not(x) um
      languageWord.write: {0} ist ein Wort, kein Name: stattdessen {1} schreiben
      languageWord.calculus: {0} ist ein Wort, kein Name: ein Integral als integral(x^2; x = 0..1), einen Grenzwert als lim(sin(x)/x; x -> 0) schreiben; für eine Variable einen anderen Namen wählen
      languageWord.base: {0} ist ein Wort, kein Name: Ergebnisse sind dezimal; Zahlen mit anderer Basis werden so eingegeben: {1}
      languageWord.conversion: {0} ist ein Wort, kein Name: Umrechnungen gibt es nicht; einen Wert mit {1} aufbewahren
      languageWord.form: {0} ist ein Wort, kein Name: um einen Wert anders zu schreiben, eines von {1} an das Ende der Zeile setzen
      languageWord.otherForm: {0} ist keine Schreibweise: es gibt {1}
      languageWord.baseRange: hinter {0} steht eine ganze Zahl von 2 bis 36: {1} schreiben
      missingRange: es fehlt, zwischen welchen Zahlen: Funktion und Bereich schreiben, etwa zero(x^5 - x - 1; x = 1..2) oder integral(x^2; x = 0..1)
      missingTarget: es fehlt, wogegen der Name geht: Funktion und Pfeil schreiben, etwa lim(sin(x)/x; x -> 0) oder lim((1+1/n)^n; n -> inf)
      repeatedParameter: der Parameter {0} kommt zweimal vor: einen davon umbenennen
      wrongNumberOfArguments: {0} nimmt nicht {2} Argumente: sondern {1}
      wrongNumberOfArguments.one: {0} nimmt nicht 1 Argument: sondern {1}
      count.least: {0} oder mehr
      count.between: {0} bis {1}
      unknownName: {0} hat keinen Wert: mit {0} = … einen geben
      unknownName.nearest: {0} hat keinen Wert: ist {1} gemeint?
      unknownName.answer: es gibt noch kein letztes Ergebnis: erst etwas rechnen
      unknownName.unit: {0} hat keinen Wert: Maßeinheiten gibt es hier nicht; nur mit den Zahlen rechnen
      unknownName.imaginary: {0} hat keinen Wert: die imaginäre Einheit ist hier i; als Variable bekommt es einen mit {0} = …
      unknownName.infinity: {0} ist keine Zahl: eine große schreiben, etwa 10^100
      unknownName.several: {0} haben keine Werte: solve(…; {1}) löst dies nach {1} auf
      unknownName.letters: {0} hat keinen Wert: mit {0} = … einen geben, oder {1} schreiben
      unknownName.plot: {0} hat keinen Wert: surd plot 'x^2' zeichnet in einer Shell einen Graphen, und der Graphenknopf der Seite auch
      plotCommand: Graphen werden in einer Shell gezeichnet: {0}
      notComputed: es gibt hier keine Funktion {0}: gemeint ist {1}
      functionWithoutArguments: {0} ist eine Funktion: {0}(…) schreiben
      notANumber: das ist keine Zahl: nur mit Zahlen wird gerechnet
      differentLengths: die Listen haben {0} und {1} Elemente: gerechnet wird Element für Element, also gleich lange Listen nehmen
      listComparison: Listen sind nur gleich oder nicht: zwei Listen mit = oder ≠ vergleichen, oder einzelne Elemente
      listElement: eine Liste enthält Zahlen: Zahlen zwischen die geschweiften Klammern schreiben
      emptyList: die Liste hat keine Elemente: mindestens eines zwischen die geschweiften Klammern schreiben
      descendingRange: der Bereich fällt: die kleinere Zahl zuerst schreiben
      tooManyElements: mehr als {0} Elemente: den Bereich kürzer machen
      noElement: die Liste hat {0} Elemente: ein Platz ist eine ganze Zahl von 1 bis {0}
      noElement.empty: die Liste ist leer: sie hat an keinem Platz ein Element
      notAList: das ist keine Liste: ihre Elemente zwischen geschweifte Klammern schreiben
      openRange: ein Bereich in einer Zeichnung braucht ganze Zahlen: Zahlen als Grenzen schreiben
      longSequence: zu lang zum Zeichnen: den Bereich kürzer machen
      noEntry: der Vektor hat {0} Einträge: ein Platz ist eine ganze Zahl von 1 bis {0}
      notAVector: das ist kein Vektor: seine Einträge zwischen eckige Klammern schreiben, [1; 2; 3]
      vectorOperation: Vektoren werden addiert, subtrahiert, mit = oder ≠ verglichen und mit einer Zahl multipliziert oder durch sie geteilt: zwei mit dot oder cross verknüpfen
      differentSizes: die Vektoren haben {0} und {1} Einträge: gleich große Vektoren nehmen
      crossOfThree: ein Kreuzprodukt ist aus zwei Vektoren mit je drei Einträgen: drei schreiben
      noZero: die Funktion hat in diesem Bereich keine Nullstelle: den Bereich ändern oder mit solve alle suchen
      severalZeros: die Funktion hat in diesem Bereich mehrere Nullstellen: ihn verkleinern, bis eine übrig ist
      undecidedZero: ob in diesem Bereich genau eine Nullstelle liegt, wurde nicht herausgefunden: den Bereich verkleinern
      openZero: was von anderen Namen abhängt, eine Nullstelle, ein Integral oder ein Grenzwert, wird nicht für viele ihrer Werte berechnet: Zahlen statt dieser Namen schreiben
      divergentIntegral: das Integral hat keinen Wert: neben einer Zahl des Bereichs wächst die Funktion so schnell, oder weit draußen fällt sie so langsam, dass die Fläche unbeschränkt ist
      undefinedIntegrand: in einem Teil des Bereichs hat die Funktion keinen Wert: den Bereich ändern
      undecidedIntegral: das Integral wurde nicht mit einem Beweis gefunden: den Bereich teilen oder die Funktion anders schreiben
      undecidedAntiderivative: es wurde keine Stammfunktion gefunden, was nicht heißt, dass es keine gibt: mit Zahlen als Grenzen ist das Integral eine Zahl, wie in integral(e^(-x^2); x = 0..1)
      infiniteLimit: die Funktion nähert sich keiner Zahl: der Grenzwert ist {0}
      differentLimits: es gibt keinen Grenzwert: von links ist er {0}, von rechts {1}; nach einer Seite fragen, wie in lim(abs(x)/x; x -> 0+)
      noLimit: es gibt keinen Grenzwert: die Funktion nähert sich immer wieder verschiedenen Zahlen
      undefinedBesideLimit: neben dieser Stelle hat die Funktion keinen Wert: nach dem Grenzwert an einer anderen fragen
      undecidedLimit: der Grenzwert wurde nicht mit einem Beweis gefunden: die Funktion anders schreiben
      differentSlopes: hier gibt es keine Ableitung: von links ist die Steigung {0}, von rechts {1}
      slopeAtEnd: hier gibt es keine Ableitung: die Funktion hat nur auf einer Seite dieser Zahl Werte
      divergentSum: die Summe oder das Produkt hat keinen Wert: mit immer mehr Gliedern nähert sich nichts einer Zahl
      undecidedSum: die Summe oder das Produkt wurde nicht mit einem Beweis gefunden: die Glieder anders schreiben oder eine letzte Zahl angeben
      undecidedClosedSum: es wurde keine geschlossene Form gefunden, was nicht heißt, dass es keine gibt: mit Zahlen als Grenzen ist es eine Zahl, wie in sum(1/k; k = 1..100)
      probablePrime: wahrscheinlich eine Primzahl, nicht bewiesen: keine zusammengesetzte Zahl ist bekannt, die diese Tests besteht
      constantUnit: {0} zählt {1}: auf Einheiten ist selbst zu achten
      seed: gezogen mit dem Startwert {0}: mit ihm kommen dieselben Zahlen wieder
      tieAway: genau in der Mitte: Hälften werden hier von null weg gerundet
      tieEven: genau in der Mitte: Hälften werden hier zur geraden Ziffer gerundet
      partlyFactored: mehr Arbeit als erlaubt: bisher {0}, worin {1} nicht zerlegt wurde
      bitsOfNegative: die Bits einer negativen Zahl, im Zweierkomplement: _i{0} dahinter sagt, dass es {0} Bits mit Vorzeichen sind
      measured: hier kann kein Messwert stehen: a ± r und [a .. b] brauchen genaue Zahlen, und Funktionen von Listen und von ganzen Zahlen sowie Graphen nehmen keine gemessenen
      measuredComparison: es hängt von den gemessenen Werten ab, soweit es sich zeigen lässt: mit Zahlen außerhalb ihres Bereichs vergleichen
      measuredDomain: es lässt sich nicht zeigen, dass es für alle gemessenen Werte einen Wert gibt: den Bereich verkleinern
      measuredWidth: der Bereich ist leer: a ± r mit r ab 0 schreiben, und [a .. b] mit der kleineren Zahl vorn
      juxtaposition: von links gelesen: ein Faktor ohne Zeichen hat den Rang von ×
      juxtaposition.other: der Faktor ohne Zeichen kommt zuerst: er bindet stärker als ÷
      percentOfLeft: ein Anteil von dem, was davor steht: also ist 200 + 10% gleich 220
      percentOfLeft.other: schlicht Hundertstel: also ist 200 + 10% gleich 200,1
      remainder: % ist hier der Rest: für Prozent (10%)·3 schreiben
      remainder.other: % heißt hier Prozent: für den Rest mod schreiben
      bareArgument: die Funktion nimmt nur, was direkt dahinter steht: für mehr Klammern setzen
      bareArgument.other: die Funktion nimmt das ganze Produkt: für weniger Klammern setzen
      signBeforePower: die Potenz kommt vor dem Vorzeichen: also ist −3² gleich −9
      signBeforePower.other: das Vorzeichen kommt vor der Potenz: also ist −3² gleich 9
      nameBeforeBracket: als Produkt gelesen: der Name ist keine Funktion
      angleUnit: in der eingestellten Winkeleinheit: für Grad ° schreiben
      rootOfNegative: gemeint ist die reelle Wurzel: also ist (−8)^(1/3) gleich −2
      zeroToZero: 0^0 ist 1: für den genauen Exponenten 0
      notEqual: != heißt hier ungleich: ist die Fakultät gemeint, ein Leerzeichen dahinter setzen, {1}
      notEqual.other: != heißt hier Fakultät gleich: für ungleich ≠ schreiben
      factorialTwice: die Fakultät einer Fakultät: ist nur jeder zweite Faktor gemeint, das Produkt schreiben
      numberBeforeRoot: eine Zahl vor √ ist ein Faktor: für die dritte Wurzel aus 8 root(3; 8) schreiben
      baseStandsSecond: die Basis steht an zweiter Stelle: also ist log(8; 2) gleich 3
      bars: jeder Strich schließt den vor ihm, wo er kann: für eine andere Ordnung abs(…) schreiben
      constantBetweenNumbers: e ist hier 2,718…: für 2000 ohne Leerzeichen 2e3 schreiben
      signBeforeOperator: das Vorzeichen gehört zur Zahl dahinter: für eine andere Ordnung Klammern setzen
      percentBeforeSign: % heißt vor einem Vorzeichen Prozent: für den Rest mod schreiben
      unitBehindQuotient: die Einheit gehört nur zum Divisor: für eine andere Ordnung den Quotienten einklammern
      equalToConstant: verglichen, nicht gespeichert: der Name hat schon eine Bedeutung; zum Speichern einen anderen wählen
      shareOf: von heißt hinter Prozent ×: also ist 10% von 50 gleich 5
      share: ein Anteil, also heißt 1/5 so viel wie 20%: percentchange vom alten Wert, markup von den Kosten, margin vom Preis
      ratePerPeriod: der Zinssatz gilt für eine Periode, wie 5% oder 0,05: n zählt die Perioden
      groupedDigits: eine Zahl: ihre Ziffern stehen in Gruppen
      sample: variance und stdev sind die einer Stichprobe, geteilt durch n − 1: stdevp ist die einer Gesamtheit, geteilt durch n
      wholeNumbersOfRange: von den Werten an den ganzen Zahlen des Bereichs: die Kurve zeichnen, um ihre höchsten und tiefsten Punkte zu sehen
      ratioBeforeBracket: als Produkt gelesen: phi ist der goldene Schnitt; totient(n) ist die Funktion von Euler
      discount: off zieht den Prozentsatz ab: also ist 10% off 50 gleich 45
      surcharge: on schlägt den Prozentsatz auf: also ist 10% on 50 gleich 55
      sumOfNegative: plus eine negative Zahl: für eine Unsicherheit 3 +/- 2 schreiben
      indexStandsFirst: der Wurzelexponent steht an erster Stelle: also ist root(3; 8) gleich 2
      truncatedDigits: jede Zahl, die mit diesen Ziffern beginnt: Ans und Namen behalten die Zahl selbst
      orderOfDerivative: das dritte Argument sagt, wo: für die zweite Ableitung diff(…; x; x), und diff(…; x = a; 2) für sie an einer Stelle schreiben
      numberInLetters: eine Zahl in Worten oder römischen Ziffern
      argumentBehindBlank: die Funktion nimmt alles, was folgt: ohne Leerzeichen endet sie mit der Klammer
      signedExponent: eine Zehnerpotenz: für die Zahl e Leerzeichen um das Vorzeichen setzen
      mixedPower: die Potenz der ganzen gemischten Zahl: für eine andere Ordnung 2 + 1/2^2 schreiben
      bracketedDigits: Ziffern in Klammern wiederholen sich ohne Ende: für eine Unsicherheit 9,81±0,01 schreiben
      binaryExponent: mit p beginnt ein Name: für eine Zweierpotenz 0xFF·2^3 schreiben
      productInUncertainty: × und ÷ kommen vor ±: für den Messwert mal b (a ± r)·b schreiben
      prefixBehindNumber: der Buchstabe ist ein Name: für eine Vorsilbe von Einheiten 1000, 1e-9 und so weiter schreiben
      numbersBehindFunction: die Funktion dieser Zahlen: zwischen Zahlen, die multipliziert werden, ein Zeichen schreiben
      truthOfEquation: der Name bekommt die Wahrheit des Vergleichs: für die Zahl nur ein = schreiben
      joinedFunction: die Funktion dessen, was direkt hinter ihrem Namen steht: ein Leerzeichen oder Klammern setzen
      closedAtEnd: eine offene Klammer wird am Ende geschlossen
      relationsBehindComma: Vergleiche mit einem Komma dazwischen gelten zusammen: zwischen Anweisungen ; schreiben
      listBehindWord: „of“ oder „von“ steht vor den Zahlen oder der Liste
      numberOfDegrees: eine Zahl von Grad: hinter eine Zahl in Radiant rad schreiben
      degreesOfAngle: die Zahl der Grad: für die in Radiant to radians schreiben
      powerOfArgument: die Potenz gehört zum Argument, wie in Büchern: für die Potenz des Werts Klammern setzen
      letterForTimes: x zwischen zwei Zahlen gilt als ×
      foreignMarks: eine Zahl, wie sie ein anderes Land schreibt: das Dezimalzeichen steht in den Einstellungen
      colonForSlash: ein Doppelpunkt zwischen zwei Zahlen teilt
      currency: das Währungszeichen bleibt weg
      oneLine: als eine Zeile gelesen, {0}: eine Zeile mit Leerzeichen in Anführungszeichen setzen
      readAs: gelesen als {0}: {1}
      status.undefined: undefiniert
      status.undetermined: unbestimmt
      status.syntax: Syntax
      status.input: Eingabe
      divisionByZero: Division durch null: ein Divisor darf nicht 0 sein
      zeroToNegative: null hoch eine negative Zahl: das hieße durch 0 teilen
      negativeToIrrational: diese Potenz einer negativen Zahl ist nicht reell: der Exponent muss eine ganze Zahl sein oder ein Bruch mit ungeradem Nenner
      evenRootOfNegative: eine gerade Wurzel aus einer negativen Zahl ist nicht reell: der Radikand muss 0 oder größer sein
      rootIndexNotNatural: Wurzeln sind hier nur für die Exponenten 1, 2, 3, … definiert: für andere eine Potenz x^(1/n) schreiben
      logarithmOfZero: 0 hat keinen Logarithmus: nötig ist eine Zahl über 0
      logarithmOfNegative: eine negative Zahl hat keinen reellen Logarithmus: nötig ist eine Zahl über 0
      logarithmBase: zu dieser Basis gibt es keinen Logarithmus: die Basis muss über 0 liegen und nicht 1 sein
      inverseTrigonometricOutOfRange: kein Winkel hat diesen Sinus oder Kosinus: er muss zwischen −1 und 1 liegen
      areaCosineOutOfRange: acosh hat hier keinen Wert: nötig ist eine Zahl ab 1
      areaTangentOutOfRange: atanh hat hier keinen Wert: nötig ist eine Zahl zwischen −1 und 1
      tangentPole: tan und sec haben hier einen Pol: der Kosinus dieses Winkels ist 0
      cotangentPole: cot und csc haben hier einen Pol: der Sinus dieses Winkels ist 0
      notAnInteger: das ist keine ganze Zahl: die Funktion braucht ganze Zahlen
      factorialOfNonNatural: n! und nPr sind hier nur für 0, 1, 2, 3, … definiert: gamma(x + 1) setzt n! auf Brüche fort
      divisorsOfZero: jede ganze Zahl teilt 0: eine Liste aller gibt es nicht
      noPrimeBefore: diese Primzahl gibt es nicht: die erste ist 2
      noCaseHolds: hier gilt kein Fall: einen Fall ergänzen oder am Ende einen Wert ohne Bedingung
      conditionFails: für diese Zahlen ist eine Bedingung falsch, unter der der Ausdruck gilt: andere einsetzen
      noForm: so lässt sich dieser Wert nicht schreiben: {0} ist für rationale Zahlen mit nicht zu vielen Ziffern; Ziffern gibt es mit to 20 digits
      noFormInRange: dieser Wert lässt sich so nicht schreiben: {0} ist für ganze Zahlen von {1} bis {2}
      noFormLong: so geschrieben ({0}) hätte dieser Wert zu viele Ziffern: to sci oder to 20 digits verwenden
      noMeasuredForm: ein Messwert lässt sich so nicht schreiben ({0}): to 3 sf, to 2 dp, to decimal oder to latex verwenden
      longPeriod: die Ziffern wiederholen sich erst nach mehr als {0}: to 20 digits oder to fraction schreiben
      noFraction: eine irrationale Zahl ist kein Bruch: nahe daran, mit Nenner bis 1000, liegt {0}
      angleOfOrigin: der Punkt (0; 0) hat keinen Winkel: atan2 braucht eine Zahl, die nicht 0 ist
      gammaPole: gamma hat hier einen Pol: es gibt einen bei 0, −1, −2 und so weiter
      zetaPole: zeta hat hier einen Pol: es gibt nur den bei 1
      notNatural: das ist nicht 0, 1, 2, 3, …: die Funktion braucht eine solche Zahl
      noInverse: diese Potenz hat keinen Wert: ein negativer Exponent braucht Basis und Modul ohne gemeinsamen Teiler
      angleOfZero: 0 hat keinen Winkel: jede Richtung passte
      zeroToComplex: diese Potenz von 0 hat keinen Wert: der Realteil eines komplexen Exponenten muss positiv sein
      orderOfComplex: komplexe Zahlen haben keine Ordnung: ihre Beträge vergleichen, oder nach = oder ≠ fragen
      complexArgument: das gibt es nur für reelle Zahlen: mit re den Realteil nehmen, oder den Betrag
      complexAnswer: mit komplexen Ergebnissen ist es {0}
      principalValue: der Hauptwert der komplexen Potenz ist {0}
      ownUnit: i ist hier die eigene Variable: die imaginäre Einheit ist dann ⅈ, oder wieder i nach :forget i
      onTheCut: auf dem Schnitt einer Umkehrfunktion ist der Wert der, den man gegen den Uhrzeigersinn um das Ende des Schnitts erreicht; andere Programme nehmen vielleicht die andere Seite
      undeterminedZero: {0} ist 0, so weit gerechnet wurde, doch das beweist nichts: einfacher schreiben, oder weglassen, falls es 0 ist
      undeterminedSign: ob {0} positiv oder negativ ist, ist nicht bewiesen: 0, so weit gerechnet wurde; einfacher schreiben
      undeterminedIntegerPart: {0} liegt zu nah an einer ganzen Zahl, um die Seite zu kennen: einfacher schreiben
      undeterminedComparison: beide Seiten {0} stimmen überein, so weit gerechnet wurde: ob sie gleich sind, ist nicht bewiesen; einfacher schreiben
      undeterminedMagnitude: wie groß {0} ist, steht nicht fest: einfacher schreiben
      undeterminedBranch: auf welcher Seite des Schnitts, der negativen Zahlen, das liegt, steht nicht fest: einfacher schreiben
      undeterminedDigits: die Stellen des Wertes sind nicht sicher: die erlaubte Arbeit war vorher zu Ende; einfacher schreiben
      tooLong: das dauert zu lange: weniger Stellen oder kleinere Zahlen verlangen
      tooLarge: eine Zahl auf dem Weg ist zu groß, um sie zu berechnen: die Formel ist nicht falsch, aber ihr Wert hat mehr Stellen als Platz
      tooLarge.magnitude: eine Zahl auf dem Weg ist zu groß oder zu nah an 0: die Formel ist nicht falsch, aber schon der Exponent dieser Zahl passt nicht
      tooDeep: das ist zu tief verschachtelt: auf mehrere Anweisungen verteilen
      noRandomNumbers: hier gibt es keine Zufallszahlen: was wie eine Kurve immer wieder berechnet wird, muss gleich bleiben
      programTooLong: länger darf ein Programm nicht werden: mit C neu anfangen
      interrupted: angehalten: nichts wurde geändert
      operand.divisor: der Divisor
      operand.base: die Basis
      operand.exponent: der Exponent
      operand.radicand: der Radikand
      operand.cosine: der Kosinus des Winkels
      operand.sine: der Sinus des Winkels
      operand.value: der Wert
      operand.argument: das Argument {0}
      of.function: von {0}
      of.quotient: des Quotienten
      of.power: der Potenz
      of.root: der Wurzel
      of.logarithm: des Logarithmus
      of.factorial: der Fakultät
      of.comparison: des Vergleichs
      of.digits: der Stellen
      damage.unreadable: unlesbar bei Byte {0}
      damage.version: von einer anderen Version geschrieben
      damage.history: eine frühere Zeile ist verloren
      damage.function: eine Funktion ist verloren
      damage.variable: der Wert von {0} ist verloren
      damage.curve: eine Kurve ist verloren
      damage.window: das Fenster des Graphen ist verloren
      damage.oldest: von {1} früheren Zeilen bleiben die neuesten {0}
      pasteRefused: Fehler bei Zeichen {0}: {1}
      outOfMemory: dafür reicht der Speicher nicht: nichts wurde geändert; weniger Stellen oder kleinere Zahlen verlangen
      damagedState: ein Teil des Gespeicherten ist beschädigt: {0}
      damagedLink: dieser Link enthält nichts, was sich lesen lässt: einen neuen erbitten
      copied: kopiert
      copiedNothing: es gibt nichts zu kopieren: erst etwas eingeben
      angle.degrees: Winkel in Grad
      angle.radians: Winkel im Bogenmaß
      angle.gradians: Winkel in Gon
      line.removed: Zeile entfernt
      line.restored: Zeile wiederhergestellt
      line.pinned: Zeile angeheftet
      line.unpinned: Zeile gelöst
      tape.cleared: Streifen geleert
      line.lost: diese Zeile gibt es nicht mehr: sie wurde vom Streifen entfernt
      name.forgotten: {0} hat keinen Wert mehr
      line.folded: Zeile eingeklappt
      line.unfolded: Zeile ausgeklappt
      line.named: Zeile benannt
      line.moved: Zeile verschoben
      line.shown: Zeile eingeblendet
      line.hidden: Zeile ausgeblendet
      line.restyled: Zeile anders gezeichnet
      tapeFull: der Streifen ist voll: Mit jeder neuen Zeile geht die älteste, die nicht angeheftet ist; anheften, was bleiben soll, oder es sichern
      tooManyDrawn: höchstens {0} Zeilen werden gezeichnet: eine davon entfernen, dann diese zeichnen
      axis: {0} hängt von {1} ab: welcher dieser Buchstaben ist die Achse?
      badWindow: das ist kein Fenster: links muss kleiner als rechts sein, und unten kleiner als oben
      badTable: die Stellen einer Tabelle sind Zahlen, höchstens {0}: ändern, was keine Zahl ist
      missingCoordinate: es gibt kein {0}: eine Kurve mit Parameter braucht x und y
      tooManyPoints: höchstens {0} Punkte sind eine Zeile: zwei Zeilen daraus machen
      data.none: das sind keine Zeilen mit Zahlen: in jede Zeile zwei oder mehr Zahlen schreiben, mit Tabulator, Komma, Strichpunkt oder Leerzeichen dazwischen
      data.row: nichts wurde gezeichnet, denn in Zeile {0} steht „{1}“ statt einer Zahl: ändern oder entfernen
      graph.points: {0} Punkte
      graph.point: Punkt
      graph.empty: ein leerer Graph
      graph.one: ein Graph mit einer Kurve
      graph.many: ein Graph mit {0} Kurven
      graph.window: x von {0} bis {1}, y von {2} bis {3}
      graph.curve: die Kurve {0}
      graph.unfinished: noch nicht fertig
      graph.undecided: {0} Pixel sind nicht entschieden
      graph.proved: jedes Pixel ist bewiesen
      graph.nothing: kein Punkt in diesem Fenster
      plot.nothing: kein Punkt von {0} liegt im Fenster, bewiesen: x von {1} bis {2}, y von {3} bis {4}; ohne --x und --y wird eines gewählt
      plot.nothingAnywhere: kein Punkt von {0} liegt im Fenster, bewiesen: x von {1} bis {2}, y von {3} bis {4}
      coloring: Farben von {0}: der Farbton ist der Winkel, rot wo er 0 ist, dunkel ist nahe 0, hell weit weg; in Doubles in der Mitte jedes Pixels berechnet, nicht bewiesen
      coloring.unknown: {0} lässt sich nicht färben: eine Funktion darin ist hier für komplexe Zahlen nicht bekannt, oder es ist zu lang
      coloring.covered: nicht zu sehen: die Farben von {0} liegen darüber; jene Zeile ausblenden, um diese zu sehen
      coloring.hint: für die Farben einer Funktion von z: surd plot --complex
      trace.value: x ist {0}, y ist {1}
      trace.undefined: x ist {0}, y ist nicht definiert
      trace.complex: z ist {0}, der Wert ist {1}
      trace.noValue: z ist {0}, kein Wert
      feature.point: {0} bei x {1}, y {2}
      feature.place: {0} bei x {1}
      feature.zeros: Nullstellen
      feature.zero: Nullstelle
      feature.minimum: Minimum
      feature.maximum: Maximum
      feature.intersection: Schnittpunkt
      feature.pole: Polstelle
      feature.hole: Lücke
      feature.jump: Sprung
      feature.end: Ende
      feature.inflection: Wendepunkt
      feature.intercept: Schnittpunkt mit der y-Achse
      feature.lone: einzelner Punkt
      feature.asymptote: Asymptote {0}
      feature.missing: es kann weitere besondere Punkte geben
      ground.fractions: ganze Zahlen und Brüche werden gerechnet, wie sie sind; nichts wird gerundet
      ground.exactForms: Zahlen bleiben, was sie sind, Brüche, Wurzeln, Exponentialausdrücke, Logarithmen, Winkel, und jeder Schritt ist eine Identität; nichts wird gerundet
      ground.enclosure: Zahlen, die sich unterscheiden, trennen Einschließungen von {0} Bits, die sich nicht treffen
      ground.digits: der Wert liegt in einer Einschließung von {0} Bits, und jede Zahl darin beginnt mit diesen Ziffern
      ground.canonicalForm: eine Zahl ist null, weil ihre kanonische Form keine Glieder hat
      ground.separation: eine Zahl ist null, weil sie kleiner als 2^−{0} ist und eine algebraische Zahl ihrer Art, die nicht null ist, größer (Trennungsschranke)
      ground.independence: eine Zahl ist null, weil Exponentialausdrücke verschiedener algebraischer Zahlen unabhängig sind (Lindemann und Weierstraß) und jeder Koeffizient null ist
      ground.conjugates: eine Zahl ist null, weil ihr Produkt mit ihren Konjugierten null ist und keine Konjugierte
      ground.relations: eine Zahl ist null wegen Beziehungen zwischen Logarithmen oder Arkustangens, von denen jede bewiesen ist
      ground.identity: eine Zahl ist null, weil sie das Nullpolynom der Zahlen ist, aus denen sie besteht
      ground.denominator: eine Zahl ist null, weil sie kleiner als 2^−{0} ist und ein Bruch mit ihrem Nenner, der nicht null ist, größer
      ground.commonForm: beide Seiten sind {0}
      ground.identities: jeder Schritt ist eine Identität, wie {0}; nichts wird gerundet
      ground.radicals: beide Seiten sind {0}, und Summen von Wurzeln ganzer Zahlen sind nur gleich, wenn sie dieselben Glieder haben (Besicovitch)
      ground.powersOfPi: beide Seiten sind {0}, und Polynome in π sind nur gleich, wenn sie dieselben Glieder haben (Lindemann)
      ground.exponentials: beide Seiten sind {0}, und Summen von Potenzen von e sind nur gleich, wenn sie dieselben Glieder haben (Lindemann und Weierstraß)
      ground.logarithms: beide Seiten sind {0}, und Summen von Logarithmen von Primzahlen sind nur gleich, wenn sie dieselben Glieder haben (Baker)
      ground.roots: ein Polynom vom Grad {0} hat keine anderen reellen Nullstellen als die getrennten
      ground.discs: ein Polynom vom Grad {0} hat {0} komplexe Nullstellen, jede so oft gezählt, wie sie vorkommt, und dies sind {0}
      ground.elimination: jeder Schritt der Elimination erhält alle Lösungen des Systems
      ground.steps: jeder Schritt erhält alle Lösungen, und jede gefundene Zahl wurde eingesetzt
      ground.slopes: zwischen den Nullstellen ihrer Steigung geht die Differenz der Seiten höchstens einmal durch null
      ground.intervals: auf allen anderen Intervallen ist die Differenz der Seiten nicht null
      ground.signs: zwischen benachbarten Stellen, an denen die Differenz der Seiten null oder nicht glatt ist, behält sie ihr Vorzeichen
      ground.identicalSides: beide Seiten sind gleich, wo immer sie Werte haben
      ground.algebra: es ist als Quotient von Polynomen in Namen, Wurzeln, Potenzen und Funktionen geschrieben, und jeder Schritt ist eine Identität von Polynomen
      solution.none: keine Lösung: keine reelle Zahl {0} erfüllt dies
      solution.noneWhole: keine Lösung: keine ganze Zahl {0} erfüllt dies
      solution.noneComplex: keine Lösung: keine komplexe Zahl {0} erfüllt dies
      solution.noneInside: keine Lösung: keine Zahl {0} zwischen diesen Grenzen erfüllt dies
      solution.noneFound: keine Lösung gefunden: dass es keine gibt, ist nicht bewiesen
      solution.every: jede Zahl {0} ist eine Lösung
      solution.defined: jede Zahl {0}, für die beide Seiten einen Wert haben, ist eine Lösung
      wholeNumbers: {0} ist eine beliebige ganze Zahl
      anyNumbers: {0} ist eine beliebige Zahl
      leftOut.order: weggelassen ist {0}
      leftOut.bound: von {0} bis {1} weicht das Polynom von der Funktion um höchstens {2} ab
      leftOut.unknown: wie weit das Polynom von {0} bis {1} von der Funktion abweicht, wurde nicht herausgefunden
      solutions.searched: es kann weitere Lösungen geben: gesucht wurde von -{0} bis {0}
      solutions.square: das sind alle Lösungen mit Real- und Imaginärteil von -{0} bis {0}: außerhalb kann es weitere geben
      solutions.nearby: das sind alle Lösungen von -{0} bis {0}: außerhalb gibt es mindestens {1} weitere
      solutions.perhapsMore: es kann weitere Lösungen geben: dass dies alle sind, ist nicht bewiesen
      unsolved: kein Weg, dies nach {0} zu lösen, wurde gefunden: zeichnen Sie beide Seiten, um zu sehen, wo sie sich treffen
      wholeNumbers.unknown: {0} ist eine ganze Zahl
      solutions.multiple: mehrfache Nullstellen: {0}
      solutions.inAll: insgesamt {0}
      solution.noneRational: keine Lösung: keine rationale Zahl {0} erfüllt dies
      solutions.realOnly: das sind reelle Lösungen: ob es komplexe gibt, wurde nicht herausgefunden
      solutions.curveBesides: das sind die reellen Lösungen: komplexe sind eine Kurve, die solve(…; complex) nennt
      realNumbers: {0} ist eine beliebige reelle Zahl
      solution.everySeveral: alle Zahlen {0} sind Lösungen
      solution.definedSeveral: alle Zahlen {0}, für die beide Seiten einen Wert haben, sind Lösungen
      provided: für {0}; sonst hat das Eingegebene keinen Wert
      provided.parts: wo {0} einen Wert hat; sonst hat das Eingegebene keinen
      provided.both: für {0}, wo beide Seiten einen Wert haben
      provided.left: für {0}, wo beide Seiten einen Wert haben; für {1} hat nur die linke Seite einen
      provided.right: für {0}, wo beide Seiten einen Wert haben; für {1} hat nur die rechte Seite einen
      restricted: nur für {0}
      stored.values: mit {0}
      unfactored: dass diese Faktoren keine Teiler haben, ist nicht bewiesen: die Suche würde zu lange dauern
      counterexample: sie unterscheiden sich für {0}
      printed.otherwise: hinter ≈ steht etwas anderes, als herauskommt: {0}
      noAlgebra: dafür gibt es hier keine Regel: schreiben Sie einen Ausdruck aus Zahlen, Namen und Funktionen, die eine haben
      identity.undecided: ob sie gleich sind, wurde nicht gefunden: vergleichen Sie sie für Zahlen, oder schreiben Sie sie in anderen Funktionen
      solve.standsAlone: diese Lösungen sind keine Liste bekannter Zahlen: dann steht solve allein in einer Zeile
      solve.many: das sind unendlich viele Lösungen: zuerst endlich viele ausschneiden, etwa mit {0}
      solve.nothing: es gibt nichts zu lösen: schreiben Sie eine Gleichung und ihre Unbekannte, etwa solve(x^2 = 2; x)
      solve.numbers: {0} steht in keiner Gleichung: dahinter stehen die Unbekannten und unter welchen Zahlen sie sind: {1}
      function.asked: {0} ist schon definiert, deshalb wird dies als Gleichung gelöst: erst :forget {0}, um es neu zu definieren
      function.anew: {0} war anders definiert, das ist jetzt ersetzt: solve(…) fragt nach einer Gleichung
      step.add: auf beiden Seiten {0} addieren
      step.subtract: auf beiden Seiten {0} subtrahieren
      step.multiply: beide Seiten mit {0} multiplizieren
      step.divide: beide Seiten durch {0} dividieren
      step.swap: die Seiten tauschen
      step.expand: ausmultiplizieren und zusammenfassen
      step.factor: die linke Seite als Produkt schreiben
      step.zeroProduct: ein Produkt ist genau dann null, wenn ein Faktor null ist
      step.formula: die Lösungsformel für quadratische Gleichungen mit a = {0}, b = {1}, c = {2}: die Diskriminante ist {3}
      step.negativeDiscriminant: keine Lösung, da die Diskriminante {0} negativ ist
      step.squareRoot: die Wurzel ziehen: beide Vorzeichen sind möglich
      step.evenRoot: die {0}-te Wurzel ziehen: beide Vorzeichen sind möglich
      step.polar: die Zahl durch Betrag und Winkel schreiben
      step.allRoots: alle {0} Wurzeln ziehen: die Wurzel des Betrags, und Winkel um 1/{0} der vollen Drehung auseinander
      step.rootOfZero: eine Potenz ist genau dann null, wenn ihre Basis null ist
      step.oddRoot: die {0}-te Wurzel ziehen
      step.noRoot: keine Lösung, da gerade Potenzen nicht negativ sind
      step.undo: {0} auf beiden Seiten umkehren
      step.branches: alle Zahlen mit diesem Wert von {0}
      step.angles: alle Winkel mit diesem Wert von {0}: sie wiederholen sich nach {1}
      step.noValue: keine Lösung, da {0} diesen Wert nie hat
      step.logarithm: zur Basis {0} logarithmieren
      step.noLogarithm: keine Lösung, da Potenzen einer positiven Zahl positiv sind
      step.exponents: Potenzen einer Zahl sind genau dann gleich, wenn die Exponenten es sind
      step.combine: die Logarithmen zusammenfassen: jeder ist von einer positiven Zahl
      step.arguments: Logarithmen sind genau dann gleich, wenn sie von derselben positiven Zahl sind
      step.square: beide Seiten quadrieren: keine Seite ist negativ
      step.magnitudes: Beträge sind genau dann gleich, wenn die Zahlen es bis auf das Vorzeichen sind
      step.substitute: {0} für {1} schreiben
      step.restore: {0} steht für {1}
      step.powers: alle Potenzen durch {0} schreiben
      step.squares: das Quadrat von {0} ersetzen: sin^2 + cos^2 = 1
      step.each: jede Gleichung einen Schritt weiterführen
      step.drop: weglassen, was keine Lösung hat
      step.check: weglassen, was die Bedingungen nicht erfüllt
      step.simplify: in der einfachsten Form schreiben
      step.join: zusammenfassen, was sich nach kürzerer Periode wiederholt
      step.identity: beide Seiten sind für jede Zahl gleich
      step.contradiction: keine Lösung, da die Seiten verschiedene Zahlen sind
      step.eliminate: die zweite Gleichung wird {1}: {0} fällt weg
      step.insert: einsetzen, was {0} ist
      step.redundant: die zweite Gleichung sagt dasselbe wie die erste
      step.parameter: {0} ist nicht bestimmt: jede Zahl ist möglich
      step.solveFor: eine Gleichung nach {0} auflösen
      step.eliminateBelow: Vielfache von Gleichung {1} von denen darunter abziehen: {0} fällt weg
      step.trivial: weglassen, was 0 = 0 sagt
      step.reorder: die Gleichungen in dieser Reihenfolge schreiben
      step.divideTurning: beide Seiten durch {0} teilen: das Zeichen dreht sich um, da das negativ ist
      step.distance: ein Betrag sagt, wie weit eine Zahl von 0 entfernt ist
      step.together: als einen Bruch schreiben
      step.signs: das Vorzeichen wechselt nur, wo ein Faktor null ist: in jedem Bereich eine Zahl probieren
      step.summarize: zusammen schreiben, was zusammengehört
      step.doubleSine: der Sinus des doppelten Winkels: sin(2a) = 2 sin(a)·cos(a)
      step.doubleCosine: der Kosinus des doppelten Winkels: cos(2a) = 2 cos(a)^2 − 1
      step.oneSine: Sinus und Kosinus als ein Sinus: sein Faktor ist {0}, sein Winkel um {1} größer
      step.cases: Fälle: jeder Betrag ohne Striche, zwischen den Nullstellen dessen, was in ihnen steht
      step.noSolution: keine Lösung
      step.everyNumber: jede Zahl
      steps.none: kein Weg ist bekannt, dies Schritt für Schritt zu zeigen
      step.raise: beide Seiten hoch {0} nehmen
      step.exponential: ein Logarithmus ist der Exponent: beide Seiten als Exponenten zur Basis {0} nehmen
      step.reciprocal: auf beiden Seiten den Kehrwert nehmen
      step.magnitudeItself: ein Betrag ist genau dann die Zahl selbst, wenn diese nicht negativ ist
      step.equalSines: sin(a) = sin(b) genau dann, wenn a = b oder a = π − b, bis auf volle Drehungen
      step.equalCosines: cos(a) = cos(b) genau dann, wenn a = b oder a = −b, bis auf volle Drehungen
      step.otherSine: als Sinus eines anderen Winkels schreiben
      step.otherCosine: als Kosinus eines anderen Winkels schreiben
      step.arcs: zwischen welchen Winkeln {0} solche Werte hat: sie wiederholen sich nach {1}
      step.solveEach: jede der Gleichungen lösen
      step.divideCase: beide Seiten durch {0} dividieren, wo das nicht null ist; wo es null ist, fällt {1} weg
      step.keep: die Bedingungen sind erfüllt
      step.logarithmTurning: zur Basis {0} logarithmieren: das Zeichen dreht sich um, da die Basis kleiner als 1 ist
      step.allValues: das gilt immer: alle Werte der linken Seite sind so
      step.noValues: keine Lösung, da kein Wert der linken Seite so ist
      step.rising: beide Seiten steigen mit dem, was in ihnen steht: dafür gilt dieselbe Ungleichung
      step.squareCases: quadrieren, wo keine Seite negativ ist; wo eine es ist, sagen die Vorzeichen das Übrige
      step.doubleCosineBySine: der Kosinus des doppelten Winkels: cos(2a) = 1 − 2 sin(a)^2
      step.samePeriod: alle mit derselben Periode schreiben
      step.plainFormula: die Lösungsformel für quadratische Gleichungen: die Diskriminante ist {0}
      lines.equivalent: hat dieselben Lösungen wie Zeile {0}
      lines.identity: ist für alle Zahlen dasselbe wie Zeile {0}
      lines.identityProvided: ist für {1} dasselbe wie Zeile {0}; sonst hat nur eine von beiden einen Wert
      lines.loses: verliert Lösungen: {1} löst Zeile {0}, aber nicht diese
      lines.gains: gewinnt Lösungen: {1} löst diese Zeile, aber nicht Zeile {0}
      lines.wrong: ist falsch: {1} löst Zeile {0}, aber nicht diese; {2} löst diese, aber nicht Zeile {0}
      lines.wrongExpression: ist falsch: für {1} ist es etwas anderes als Zeile {0}
      lines.wrongNumber: ist falsch: es ist eine andere Zahl als Zeile {0}
      lines.undecided: ob dies dasselbe sagt wie Zeile {0}, wurde nicht gefunden
      lines.different: lässt sich mit Zeile {0} nicht vergleichen: nur eine von beiden ist eine Gleichung
      lines.divided: beide Seiten wurden durch {0} dividiert, was null sein kann
      lines.multiplied: beide Seiten wurden mit {0} multipliziert, was null sein kann
      lines.squared: beide Seiten wurden quadriert, und so sind die Vorzeichen weg
      lines.unread: dies ist keine Gleichung, keine Ungleichung und kein Ausdruck: schreiben Sie in jede Zeile eines davon
      lines.signs: auf beiden Seiten wurde die Wurzel gezogen, und die hat zwei Vorzeichen: {0} fehlt
      lines.product: {0} ist ein einziger Name: das Produkt ist {1}
      lines.side: {0} wechselt das Vorzeichen, wenn es auf die andere Seite kommt
      lines.taken: {0} ist nicht dasselbe wie {1}
      lines.summand: jeder Summand wird mit {0} multipliziert, auch {1}
      lines.turned: beim Dividieren durch eine negative Zahl dreht sich das Zeichen um
      lines.signUnknown: beide Seiten wurden mit {0} multipliziert oder durch {0} dividiert, was negativ sein kann
      lines.crosswise: über Kreuz multipliziert ist das {0}
      lines.noValue: dort hat eine Seite von Zeile {0} keinen Wert
      """
    )
  }
}
