// The sentences in English.

extension Sentence {
  static var english: Wording {
    Wording(
      """
      missingOperand: something is missing here: put a number or a name
      missingOperator: two numbers in a row: put a sign between them, + for a mixed number, or leave out the blank
      missingName: a name is missing here: put the name of a variable
      unclosedBracket: this bracket is never closed: close it or leave it out
      unopenedBracket: this bracket was never opened: open it or leave it out
      mismatchedBracket: this closes a bracket of another shape: use the same shape on both sides
      unexpected: this cannot stand here: leave it out, or write what is before it
      malformedNumber: this is not a number: a number has one decimal mark and the digits of its base
      malformedNumber.digits: a number to base {0} has the digits 0 to {1} only: change the digits, or the base
      malformedNumber.base: {0} is no base: write one from 2 to 36 as the index
      foreignMark: a number is written in another way here: write {0}, or switch the decimal mark
      foreignMark.either: a number is written in another way here: write {0} or {1}, or switch the decimal mark
      foreignMark.groups: groups of digits have no mark between them: write {0}
      commaBetweenArguments: the comma is the decimal mark now: write ; between arguments
      commaBetweenStatements: a comma stands only between the arguments of a function: write ; between statements
      severalStatements: a formula is one statement: of several, only curves and points can be a line
      unexpectedColon: a colon stands only in cases: write / for a ratio
      misspelledSign: there is no such sign: write {0}
      nothingToCompare: nothing stands behind this sign: leave it out, or put what to compare with
      missingCondition: this is no condition: put a comparison such as x < 0 before the colon
      missingColon: a value is missing behind this condition: put a colon and the value
      nestingTooDeep: this is nested too deeply: at most {0} levels are read; split it into several statements
      textTooLong: this line is too long: at most {0} bytes are read
      unknownCharacter: the character {0} means nothing here: leave it out, or write in another way what it should say
      unknownCharacter.more: … stands only behind the digits of a decimal number, as in 0.33…: leave it out, or write what follows
      unknownCharacter.latex: this LaTeX is not read: write 1/2, sqrt(2), pi and so on
      unknownCharacter.digit: {0} is not read: write {1}
      unknownCharacter.point: a point stands only in a number: put a digit beside it, or leave it out
      unknownCharacter.calculus: {0} is not read: write an integral as integral(x^2; x = 0..1)
      unknownCharacter.integral: behind {0} the variable is missing: write ∫ x^2 dx or integral(x^2; x = 0..1)
      unknownCharacter.infinity: {0} is no number: write a large one, such as 10^100
      unknownCharacter.element: behind a measured value {0} stands before its range: write a ± r ∈ [a .. b]
      unknownFunction: there is no function {0}: define it with {1} = …
      unknownFunction.nearest: there is no function {0}: did you mean {1}?
      reservedName: {0} already has a meaning: choose another name
      languageWord: {0} is a word, not a name: leave it out, or choose another name
      languageWord.cases: {0} is a word, not a name: write cases in braces, as {1}
      languageWord.opposite: {0} is a word, not a name: write {1}, or the opposite comparison; bits are turned by not(x)
      languageWord.write: {0} is a word, not a name: write {1} instead
      languageWord.calculus: {0} is a word, not a name: write an integral as integral(x^2; x = 0..1) and a limit as lim(sin(x)/x; x -> 0); choose another name for a variable
      languageWord.base: {0} is a word, not a name: answers are decimal; numbers with another base are typed as {1}
      languageWord.conversion: {0} is a word, not a name: there are no conversions; keep a value with {1}
      languageWord.form: {0} is a word, not a name: to write a value in another way, put one of {1} at the end of the line
      languageWord.otherForm: {0} is no way to write a value: there are {1}
      languageWord.baseRange: {0} needs a whole number from 2 to 36 behind it: write {1}
      missingRange: it is not said between which numbers: write the function and a range, such as zero(x^5 - x - 1; x = 1..2) or integral(x^2; x = 0..1)
      missingTarget: it is not said what the name comes close to: write the function and an arrow, such as lim(sin(x)/x; x -> 0) or lim((1+1/n)^n; n -> inf)
      repeatedParameter: the parameter {0} stands twice: rename one of them
      wrongNumberOfArguments: {0} does not take {2} arguments: it takes {1}
      wrongNumberOfArguments.one: {0} does not take 1 argument: it takes {1}
      count.least: {0} or more
      count.between: {0} to {1}
      unknownName: {0} has no value: give it one with {0} = …
      unknownName.nearest: {0} has no value: did you mean {1}?
      unknownName.answer: there is no last answer yet: compute something first
      unknownName.unit: {0} has no value: there are no units of measure here; compute with the numbers alone
      unknownName.imaginary: {0} has no value: the imaginary unit is i here; as a variable it gets one with {0} = …
      unknownName.infinity: {0} is no number: write a large one, such as 10^100
      unknownName.several: {0} have no values: solve(…; {1}) solves this for {1}
      unknownName.letters: {0} has no value: give it one with {0} = …, or write {1}
      unknownName.plot: {0} has no value: surd plot 'x^2' in a shell draws a graph, and so does the graph button of the page
      plotCommand: graphs are drawn in a shell: {0}
      notComputed: there is no function {0} here: what it stands for is {1}
      functionWithoutArguments: {0} is a function: write {0}(…)
      notANumber: this is no number: only numbers can be computed with
      differentLengths: the lists have {0} and {1} elements: lists are combined element by element, so make them equally long
      listComparison: lists are only equal or not: compare two lists with = or ≠, or single elements
      listElement: a list holds numbers: put numbers between the braces
      emptyList: the list has no elements: put at least one between the braces
      descendingRange: the range goes down: put the smaller number first
      tooManyElements: more than {0} elements: make the range shorter
      noElement: the list has {0} elements: a place is a whole number from 1 to {0}
      noElement.empty: the list is empty: it has no element at any place
      notAList: this is no list: put its elements between braces
      openRange: a range that is drawn needs whole numbers: put numbers in its bounds
      longSequence: too long to be drawn: make the range shorter
      noEntry: the vector has {0} entries: a place is a whole number from 1 to {0}
      notAVector: this is no vector: put its entries between square brackets, [1; 2; 3]
      vectorOperation: vectors are added, subtracted, compared with = or ≠, and multiplied or divided by a number: combine two with dot or cross
      differentSizes: the vectors have {0} and {1} entries: take vectors of one size
      crossOfThree: a cross product is of two vectors of three entries each: write three
      noZero: the function has no zero in this range: change the range, or ask solve for all zeros
      severalZeros: the function has several zeros in this range: narrow it until one is left
      undecidedZero: it was not found out whether there is exactly one zero in this range: narrow the range
      openZero: a zero, an integral or a limit that changes with other names is not computed for many of their values: put numbers in the place of these names
      divergentIntegral: the integral has no value: the function grows so fast beside a number in this range, or falls so slowly far out, that the area is not bounded
      undefinedIntegrand: the function has no value in a part of this range: change the range
      undecidedIntegral: the integral was not found with a proof: divide the range, or write the function differently
      undecidedAntiderivative: no antiderivative was found, which does not say that there is none: with numbers as bounds the integral is a number, as in integral(e^(-x^2); x = 0..1)
      infiniteLimit: there is no number that the function comes close to: the limit is {0}
      differentLimits: there is no limit: from the left it is {0}, from the right {1}; ask for one side, as in lim(abs(x)/x; x -> 0+)
      noLimit: there is no limit: the function comes close to different numbers again and again
      undefinedBesideLimit: the function has no value beside this place: ask for the limit at another one
      undecidedLimit: the limit was not found with a proof: write the function differently
      differentSlopes: there is no derivative here: from the left the slope is {0}, from the right {1}
      slopeAtEnd: there is no derivative here: the function has values on one side of this number alone
      divergentSum: the sum or product has no value: with more and more terms it comes close to no number
      undecidedSum: the sum or product was not found with a proof: write its terms differently, or give it a last number
      undecidedClosedSum: no closed form was found, which does not say that there is none: with numbers as bounds it is a number, as in sum(1/k; k = 1..100)
      probablePrime: probably a prime, not proved: no composite number is known that passes the same tests
      constantUnit: {0} is a number of {1}: units are yours to keep
      seed: drawn with the seed {0}: set it again for the same numbers
      tieAway: exactly in the middle: halves are rounded away from zero here
      tieEven: exactly in the middle: halves are rounded to the even digit here
      partlyFactored: beyond the work allowed: so far {0}, where {1} was not split
      bitsOfNegative: the bits of a negative number, in two's complement: _i{0} behind them says that they are {0} bits with a sign
      measured: no measured value can stand here: a ± r and [a .. b] take exact numbers, and functions of lists and of whole numbers, and graphs take no measured ones
      measuredComparison: it depends on the values that were measured, as far as can be shown: compare with numbers outside of their range
      measuredDomain: it cannot be shown that there is a value for all values that were measured: narrow their range
      measuredWidth: the range is empty: write a ± r with r of at least 0, and [a .. b] with the smaller number first
      juxtaposition: read from the left: a factor without a sign ranks as ×
      juxtaposition.other: the factor without a sign comes first: it ranks before ÷
      percentOfLeft: a share of what stands before: so 200 + 10% is 220
      percentOfLeft.other: plain hundredths: so 200 + 10% is 200.1
      remainder: % is the remainder here: write (10%)·3 for a percentage
      remainder.other: % is a percentage here: write mod for the remainder
      bareArgument: the function takes only what stands right behind it: use brackets for more
      bareArgument.other: the function takes the whole product: use brackets for less
      signBeforePower: the power comes before the sign: so −3² is −9
      signBeforePower.other: the sign comes before the power: so −3² is 9
      nameBeforeBracket: read as a product: the name is no function
      angleUnit: in the unit of angles in force: write ° for degrees
      rootOfNegative: the real root is meant: so (−8)^(1/3) is −2
      zeroToZero: 0^0 is 1: for the exact exponent 0
      notEqual: != says not equal here: put a blank behind the factorial, {1}, if that is meant
      notEqual.other: != says the factorial equals here: write ≠ for not equal
      factorialTwice: the factorial of a factorial: write the product if every second factor is meant
      numberBeforeRoot: a number in front of √ is a factor: write root(3; 8) for the third root of 8
      baseStandsSecond: the base stands second: so log(8; 2) is 3
      bars: each bar closes the one before where it can: write abs(…) for another order
      constantBetweenNumbers: e is 2.718… here: write 2e3, without blanks, for 2000
      signBeforeOperator: the sign belongs to the number behind it: put brackets for another order
      percentBeforeSign: % is a percentage in front of a sign: write mod for the remainder
      unitBehindQuotient: the unit belongs to the divisor alone: put brackets around the quotient for another order
      equalToConstant: compared, not stored: the name has a meaning already; choose another one to store
      shareOf: of says × behind a percentage: so 10% of 50 is 5
      share: a share, so 1/5 says 20%: percentchange is of the old value, markup of the cost, margin of the price
      ratePerPeriod: the rate is that of one period, as 5% or 0.05: n counts the periods
      groupedDigits: one number: its digits are in groups
      sample: variance and stdev are of a sample, divided by n − 1: stdevp is of all there is, divided by n
      wholeNumbersOfRange: of the values at the whole numbers of the range: draw the curve to see its highest and lowest points
      ratioBeforeBracket: read as a product: phi is the golden ratio; totient(n) is the function of Euler
      discount: off takes the percentage away: so 10% off 50 is 45
      surcharge: on adds the percentage: so 10% on 50 is 55
      sumOfNegative: plus a negative number: write 3 +/- 2 for an uncertainty
      indexStandsFirst: the index stands first: so root(3; 8) is 2
      truncatedDigits: any number that begins with these digits: Ans and names keep the number itself
      orderOfDerivative: the third argument says where: for the derivative of order 2 write diff(…; x; x), and diff(…; x = a; 2) for it at a place
      numberInLetters: a number in words or Roman numerals
      argumentBehindBlank: the function takes all that follows: leave out the blank to end with the bracket
      signedExponent: a power of ten: put blanks around the sign for the number e
      mixedPower: the power of the whole mixed number: write 2 + 1/2^2 for another order
      bracketedDigits: digits in brackets repeat without end: write 9.81±0.01 for an uncertainty
      binaryExponent: p begins a name: write 0xFF·2^3 for a power of two
      productInUncertainty: × and ÷ come before ±: write (a ± r)·b for the measured value times b
      prefixBehindNumber: the letter is a name: write 1000, 1e-9 and so on for a prefix of units
      numbersBehindFunction: the function of these numbers: write a sign between numbers that are multiplied
      truthOfEquation: the name gets the truth of the comparison: write one = for the number
      joinedFunction: the function of what stands right behind its name: put a blank or brackets
      closedAtEnd: a bracket that was left open is closed at the end
      relationsBehindComma: comparisons with a comma between them hold together: write ; between statements
      listBehindWord: of stands in front of the numbers or the list
      numberOfDegrees: a number of degrees: write rad behind a number of radians
      degreesOfAngle: the number of degrees: write to radians for that of radians
      powerOfArgument: the power is that of the argument, as in books: use brackets for the power of the value
      letterForTimes: x between two numbers is taken for ×
      foreignMarks: a number as another country writes it: the settings have the decimal mark
      colonForSlash: a colon between two numbers divides
      currency: the sign of a currency is left out
      oneLine: read as one line, {0}: put a line with blanks in quotation marks
      readAs: read as {0}: {1}
      status.undefined: undefined
      status.undetermined: undetermined
      status.syntax: syntax
      status.input: input
      divisionByZero: division by zero: a divisor must not be 0
      zeroToNegative: zero to a negative power: this would divide by 0
      negativeToIrrational: a negative number to this power is not real: the exponent must be a whole number or a fraction with an odd denominator
      evenRootOfNegative: an even root of a negative number is not real: what stands under the root must be 0 or more
      rootIndexNotNatural: roots are defined here for the indices 1, 2, 3, … only: write a power x^(1/n) for others
      logarithmOfZero: 0 has no logarithm: it needs a number above 0
      logarithmOfNegative: a negative number has no real logarithm: it needs a number above 0
      logarithmBase: there is no logarithm to this base: the base must be above 0 and not 1
      inverseTrigonometricOutOfRange: no angle has this sine or cosine: it must lie from −1 to 1
      areaCosineOutOfRange: acosh has no value here: it needs a number from 1 up
      areaTangentOutOfRange: atanh has no value here: it needs a number between −1 and 1
      tangentPole: tan and sec have a pole here: the cosine of this angle is 0
      cotangentPole: cot and csc have a pole here: the sine of this angle is 0
      notAnInteger: this is not a whole number: the function needs whole numbers
      factorialOfNonNatural: n! and nPr are defined here for 0, 1, 2, 3, … only: gamma(x + 1) extends n! to fractions
      divisorsOfZero: every whole number divides 0: there is no list of them all
      noPrimeBefore: there is no such prime: the first one is 2
      noCaseHolds: no case holds here: add a case, or a value without a condition at the end
      conditionFails: for these numbers a condition under which the expression holds is false: put in others
      noForm: this value cannot be written so: {0} is for rational numbers of not too many digits; digits are had with to 20 digits
      noFormInRange: this value cannot be written so: {0} is for whole numbers from {1} to {2}
      noFormLong: this value has too many digits to be written so ({0}): use to sci, or to 20 digits
      noMeasuredForm: a measured value cannot be written so ({0}): use to 3 sf, to 2 dp, to decimal or to latex
      longPeriod: its digits repeat, but only after more than {0}: write to 20 digits, or to fraction
      noFraction: an irrational number is no fraction: close to it, with a denominator up to 1000, is {0}
      angleOfOrigin: the point (0, 0) has no angle: atan2 needs a number that is not 0
      gammaPole: gamma has a pole here: there is one at 0, −1, −2, and so on
      zetaPole: zeta has a pole here: the only one is at 1
      notNatural: this is not 0, 1, 2, 3, …: the function needs such a number
      noInverse: this power has no value: a negative exponent needs a base and a modulus without a common divisor
      angleOfZero: 0 has no angle: every direction would do
      zeroToComplex: this power of 0 has no value: the real part of a complex exponent has to be positive
      orderOfComplex: complex numbers have no order: compare their absolute values, or ask for = or ≠
      complexArgument: this is for real numbers only: take the real part with re, or the absolute value
      complexAnswer: with complex answers switched on it is {0}
      principalValue: the principal value of the complex power is {0}
      ownUnit: i is your variable here: the imaginary unit is ⅈ then, or i again after :forget i
      onTheCut: on the cut of an inverse function the value is the one that is reached counter-clockwise round the end of the cut; other programs may take the other side
      undeterminedZero: {0} is 0 to every digit tried, which proves nothing: write it in a simpler way, or leave it out if it is 0
      undeterminedSign: the sign of {0} is not proved: it is 0 to every digit tried; write it in a simpler way
      undeterminedIntegerPart: {0} is too close to a whole number to tell the side: write it in a simpler way
      undeterminedComparison: the two sides of {0} agree in every digit tried: whether they are equal is not proved; write them in a simpler way
      undeterminedMagnitude: the size of {0} is not certain: write it in a simpler way
      undeterminedBranch: it is not certain on which side of the cut, the negative numbers, this lies: write it in a simpler way
      undeterminedDigits: the digits of the value are not certain: the work allowed ended first; write it in a simpler way
      tooLong: this takes too long: ask for fewer digits or smaller numbers
      tooLarge: a number on the way is too large to be computed: the formula is not wrong, but its value needs more digits than there is room for
      tooLarge.magnitude: a number on the way is too large, or too close to 0: the formula is not wrong, but even the exponent of that number does not fit
      tooDeep: this is nested too deeply: split it into several statements
      noRandomNumbers: there are no random numbers here: what is computed again, as a curve is, must stay the same
      programTooLong: this is as long as a program may be: press C to start again
      interrupted: stopped: nothing was changed
      operand.divisor: the divisor
      operand.base: the base
      operand.exponent: the exponent
      operand.radicand: what stands under the root
      operand.cosine: the cosine of the angle
      operand.sine: the sine of the angle
      operand.value: the value
      operand.argument: the argument of {0}
      of.function: {0}
      of.quotient: the quotient
      of.power: the power
      of.root: the root
      of.logarithm: the logarithm
      of.factorial: the factorial
      of.comparison: the comparison
      of.digits: the digits
      damage.unreadable: unreadable at byte {0}
      damage.version: written by another version
      damage.history: a past line is lost
      damage.function: a function is lost
      damage.variable: the value of {0} is lost
      damage.curve: a curve is lost
      damage.window: the window of the graph is lost
      damage.oldest: of {1} past lines the newest {0} are kept
      pasteRefused: mistake at character {0}: {1}
      outOfMemory: this needs more memory than there is: nothing was changed; ask for fewer digits or smaller numbers
      damagedState: a part of what was kept is damaged: {0}
      damagedLink: this link holds nothing that can be read: ask for a new one
      copied: copied
      copiedNothing: there is nothing to copy: type something first
      angle.degrees: angles in degrees
      angle.radians: angles in radians
      angle.gradians: angles in gradians
      line.removed: line removed
      line.restored: line restored
      line.pinned: line pinned
      line.unpinned: line unpinned
      tape.cleared: tape cleared
      line.lost: this line is gone: it was removed from the tape
      name.forgotten: {0} has no value any more
      line.folded: line folded
      line.unfolded: line unfolded
      line.named: line named
      line.moved: line moved
      line.shown: line shown
      line.hidden: line hidden
      line.restyled: line drawn otherwise
      tapeFull: the tape is full: with each new line the oldest one goes that is not pinned; pin what is to stay, or save it
      tooManyDrawn: at most {0} lines are drawn: remove one of them, then draw this one
      axis: {0} depends on {1}: which of these letters is the axis?
      badWindow: this is no window: left must be less than right, and bottom less than top
      badTable: the places of a table are numbers, and at most {0} of them: change what is no number
      missingCoordinate: there is no {0}: a curve with a parameter needs x and y
      tooManyPoints: at most {0} points are one line: make two lines of them
      data.none: these are no rows of numbers: write two numbers or more in each row, with a tab, a comma, a semicolon or blanks between them
      data.row: nothing was drawn, for row {0} has “{1}” where a number stands: correct or remove it
      graph.points: {0} points
      graph.point: point
      graph.empty: an empty graph
      graph.one: a graph of one curve
      graph.many: a graph of {0} curves
      graph.window: x from {0} to {1}, y from {2} to {3}
      graph.curve: the curve {0}
      graph.unfinished: not finished
      graph.undecided: {0} pixels are not decided
      graph.proved: every pixel is proved
      graph.nothing: no point in this window
      plot.nothing: no point of {0} lies in the window, proved: x from {1} to {2}, y from {3} to {4}; leave out --x and --y, and one is chosen
      plot.nothingAnywhere: no point of {0} lies in the window, proved: x from {1} to {2}, y from {3} to {4}
      coloring: colours of {0}: the hue is the angle, red where it is 0, dark is near 0, light is far away; computed in doubles at the middle of each pixel, not proved
      coloring.unknown: {0} cannot be coloured: a function in it is not known for complex numbers here, or it is too long
      coloring.covered: not seen: the colours of {0} lie over these; hide that line to see them
      coloring.hint: for the colours of a function of z: surd plot --complex
      trace.value: x is {0}, y is {1}
      trace.undefined: x is {0}, y is undefined
      trace.complex: z is {0}, the value is {1}
      trace.noValue: z is {0}, no value
      feature.point: {0} at x {1}, y {2}
      feature.place: {0} at x {1}
      feature.zeros: zeros
      feature.zero: zero
      feature.minimum: minimum
      feature.maximum: maximum
      feature.intersection: intersection
      feature.pole: pole
      feature.hole: hole
      feature.jump: jump
      feature.end: end
      feature.inflection: inflection
      feature.intercept: intercept of the y axis
      feature.lone: lone point
      feature.asymptote: asymptote {0}
      feature.missing: there may be more points that matter
      ground.fractions: whole numbers and fractions are computed as they are; nothing is rounded
      ground.exactForms: numbers are kept as what they are, fractions, roots, exponentials, logarithms, angles, and each step is an identity; nothing is rounded
      ground.enclosure: numbers that differ are told apart by enclosures of {0} bits that do not meet
      ground.digits: the value lies in an enclosure of {0} bits, and every number in it begins with these digits
      ground.canonicalForm: a number is zero because its canonical form has no terms
      ground.separation: a number is zero because it is smaller than 2^−{0}, and an algebraic number of its kind that is not zero is larger (separation bound)
      ground.independence: a number is zero because exponentials of different algebraic numbers are independent (Lindemann and Weierstrass), and each coefficient is zero
      ground.conjugates: a number is zero because its product with its conjugates is zero, and no conjugate is
      ground.relations: a number is zero because of relations between logarithms or arctangents, each of which is proved
      ground.identity: a number is zero because it is the zero polynomial of the numbers it is made of
      ground.denominator: a number is zero because it is smaller than 2^−{0}, and a fraction with its denominator that is not zero is larger
      ground.commonForm: both sides are {0}
      ground.identities: each step is an identity, such as {0}; nothing is rounded
      ground.radicals: both sides are {0}, and sums of roots of whole numbers are equal only if they have the same terms (Besicovitch)
      ground.powersOfPi: both sides are {0}, and polynomials in π are equal only if they have the same terms (Lindemann)
      ground.exponentials: both sides are {0}, and sums of powers of e are equal only if they have the same terms (Lindemann and Weierstrass)
      ground.logarithms: both sides are {0}, and sums of logarithms of primes are equal only if they have the same terms (Baker)
      ground.roots: a polynomial of degree {0} has no other real roots than those that were isolated
      ground.discs: a polynomial of degree {0} has {0} complex roots, each counted as often as it occurs, and these are {0}
      ground.elimination: each step of the elimination keeps all solutions of the system
      ground.steps: each step keeps all solutions, and each number that came out was put in
      ground.slopes: between the zeros of its slope the difference of the sides passes zero at most once
      ground.intervals: on all other intervals the difference of the sides is not zero
      ground.signs: between neighbouring places where the difference of the sides is zero or not smooth it keeps its sign
      ground.identicalSides: both sides are the same wherever they have values
      ground.algebra: it is written as a quotient of polynomials in names, roots, powers and functions, and each step is an identity of polynomials
      solution.none: no solution: no real number {0} satisfies this
      solution.noneWhole: no solution: no whole number {0} satisfies this
      solution.noneComplex: no solution: no complex number {0} satisfies this
      solution.noneInside: no solution: no number {0} between these bounds satisfies this
      solution.noneFound: no solution was found: it is not proved that there is none
      solution.every: every number {0} is a solution
      solution.defined: every number {0} for which both sides have a value is a solution
      wholeNumbers: {0} is any whole number
      anyNumbers: {0} is any number
      leftOut.order: what is left out is {0}
      leftOut.bound: from {0} to {1} the polynomial differs from the function by at most {2}
      leftOut.unknown: how much the polynomial differs from the function from {0} to {1} was not found out
      solutions.searched: there may be more solutions: they were looked for from -{0} to {0}
      solutions.square: these are all solutions with real and imaginary part from -{0} to {0}: there may be more beyond
      solutions.nearby: these are all solutions from -{0} to {0}: beyond there are at least {1} more
      solutions.perhapsMore: there may be more solutions: it is not proved that these are all
      unsolved: no way to solve this for {0} was found: draw both sides to see where they meet
      wholeNumbers.unknown: {0} is a whole number
      solutions.multiple: roots that count more than once: {0}
      solutions.inAll: {0} in all
      solution.noneRational: no solution: no rational number {0} satisfies this
      solutions.realOnly: these are real solutions: whether there are complex ones was not found out
      solutions.curveBesides: these are the real solutions: complex ones are a curve, which solve(…; complex) tells
      realNumbers: {0} is any real number
      solution.everySeveral: all numbers {0} are solutions
      solution.definedSeveral: all numbers {0} for which both sides have a value are solutions
      provided: for {0}; elsewhere what was typed has no value
      provided.parts: where {0} has a value; elsewhere what was typed has none
      provided.both: for {0}, where both sides have a value
      provided.left: for {0}, where both sides have a value; for {1} only the left side has one
      provided.right: for {0}, where both sides have a value; for {1} only the right side has one
      restricted: for {0} only
      stored.values: with {0}
      unfactored: it is not proved that these factors have no factors: the search would take too long
      counterexample: they differ for {0}
      printed.otherwise: what stands behind ≈ is not what comes out: {0}
      noAlgebra: there is no rule for this here: write one expression of numbers, names and functions that have one
      identity.undecided: it was not found out whether they are the same: compare them for numbers, or write them in other functions
      solve.standsAlone: these solutions are no list of known numbers: solve stands alone in a line then
      solve.many: these are infinitely many solutions: cut out finitely many first, such as {0}
      solve.nothing: there is nothing to solve: write an equation and its unknown, such as solve(x^2 = 2; x)
      solve.numbers: {0} stands in no equation: behind it stand the unknowns, and among which numbers they are: {1}
      function.asked: {0} has a definition, so this is solved as an equation: :forget {0} first to define it anew
      function.anew: {0} had another definition, which this one replaces: solve(…) asks for an equation
      step.add: add {0} on both sides
      step.subtract: subtract {0} on both sides
      step.multiply: multiply both sides by {0}
      step.divide: divide both sides by {0}
      step.swap: exchange the sides
      step.expand: multiply out and gather what is alike
      step.factor: write the left side as a product
      step.zeroProduct: a product is zero exactly where a factor is
      step.formula: the formula for quadratic equations with a = {0}, b = {1}, c = {2}: the discriminant is {3}
      step.negativeDiscriminant: no solution, since the discriminant {0} is negative
      step.squareRoot: take the square root: both signs are possible
      step.evenRoot: take the root of index {0}: both signs are possible
      step.polar: write the number by its size and its angle
      step.allRoots: take all {0} roots: the root of the size, and angles 1/{0} of a turn apart
      step.rootOfZero: a power is zero exactly where its base is
      step.oddRoot: take the root of index {0}
      step.noRoot: no solution, since even powers are not negative
      step.undo: undo {0} on both sides
      step.branches: take all numbers with this value of {0}
      step.angles: take all angles with this value of {0}: they repeat after {1}
      step.noValue: no solution, since {0} never has this value
      step.logarithm: take the logarithm to base {0}
      step.noLogarithm: no solution, since powers of a positive number are positive
      step.exponents: powers of one number are equal exactly where the exponents are
      step.combine: write the logarithms as one: each is of a positive number
      step.arguments: logarithms are equal exactly where they are of the same positive number
      step.square: square both sides: no side is negative
      step.magnitudes: magnitudes are equal exactly where numbers are, up to the sign
      step.substitute: write {0} for {1}
      step.restore: {0} stands for {1}
      step.powers: write all powers by {0}
      step.squares: replace the square of {0}: sin^2 + cos^2 = 1
      step.each: bring each equation one step further
      step.drop: leave out what has no solution
      step.check: leave out what does not satisfy the conditions
      step.simplify: write it in the simplest form
      step.join: write what repeats after a shorter period as one
      step.identity: both sides are the same for every number
      step.contradiction: no solution, since the sides are different numbers
      step.eliminate: the second equation becomes {1}: {0} falls out
      step.insert: put in what {0} is
      step.redundant: the second equation says the same as the first one
      step.parameter: {0} is not determined: it may be any number
      step.solveFor: solve one equation for {0}
      step.eliminateBelow: take multiples of equation {1} from those below: {0} falls out
      step.trivial: leave out what says 0 = 0
      step.reorder: write the equations in this order
      step.divideTurning: divide both sides by {0}: the sign turns round, since that is negative
      step.distance: a magnitude says how far a number is from 0
      step.together: write it as one fraction
      step.signs: the sign can change only where a factor is zero: try a number in each range
      step.summarize: write together what belongs together
      step.doubleSine: the sine of twice an angle: sin(2a) = 2 sin(a)·cos(a)
      step.doubleCosine: the cosine of twice an angle: cos(2a) = 2 cos(a)^2 − 1
      step.oneSine: sine and cosine written as one sine: its factor is {0}, its angle greater by {1}
      step.cases: each magnitude without its bars, between the zeros of what stands in them
      step.noSolution: no solution
      step.everyNumber: every number
      steps.none: no way to show this step by step is known
      step.raise: take both sides to the power of {0}
      step.exponential: a logarithm is the exponent: take both sides as exponents of {0}
      step.reciprocal: take one over both sides
      step.magnitudeItself: a magnitude is the number itself exactly where that is not negative
      step.equalSines: sin(a) = sin(b) exactly where a = b or a = π − b, up to full turns
      step.equalCosines: cos(a) = cos(b) exactly where a = b or a = −b, up to full turns
      step.otherSine: write it as a sine of another angle
      step.otherCosine: write it as a cosine of another angle
      step.arcs: between which angles {0} has such values: they repeat after {1}
      step.solveEach: solve each of the equations
      step.divideCase: divide both sides by {0} where it is not zero; where it is zero, {1} falls out
      step.keep: the conditions hold for this
      step.logarithmTurning: take the logarithm to base {0}: the sign turns round, since the base is below 1
      step.allValues: this always holds: all values of the left side are such
      step.noValues: no solution, since no value of the left side is such
      step.rising: both sides rise with what stands in them: that compares in the same way
      step.squareCases: square both sides where none is negative; where one is, the signs say the rest
      step.doubleCosineBySine: the cosine of twice an angle: cos(2a) = 1 − 2 sin(a)^2
      step.samePeriod: write all of them with one period
      step.plainFormula: the formula for quadratic equations: the discriminant is {0}
      lines.equivalent: has the same solutions as line {0}
      lines.identity: is the same as line {0} for all numbers
      lines.identityProvided: is the same as line {0} for {1}; elsewhere only one of them has a value
      lines.loses: loses solutions: {1} solves line {0}, but not this one
      lines.gains: gains solutions: {1} solves this line, but not line {0}
      lines.wrong: is wrong: {1} solves line {0}, but not this one; {2} solves this one, but not line {0}
      lines.wrongExpression: is wrong: it differs from line {0} for {1}
      lines.wrongNumber: is wrong: it is another number than line {0}
      lines.undecided: it was not found out whether this says the same as line {0}
      lines.different: cannot be compared with line {0}: only one of them is an equation
      lines.divided: both sides were divided by {0}, which may be zero
      lines.multiplied: both sides were multiplied by {0}, which may be zero
      lines.squared: both sides were squared, and so their signs are gone
      lines.unread: this is no equation, inequality or expression: write one of them in each line
      lines.signs: roots were taken on both sides, and a root has two signs: {0} is missing
      lines.product: {0} is one name: the product is {1}
      lines.side: {0} changes its sign when it goes to the other side
      lines.taken: {0} is not the same as {1}
      lines.summand: every summand is multiplied by {0}, and so is {1}
      lines.turned: a division by a negative number turns the sign round
      lines.signUnknown: both sides were multiplied or divided by {0}, which may be negative
      lines.crosswise: multiplied crosswise this is {0}
      lines.noValue: there a side of line {0} has no value
      """
    )
  }
}
