// Forms that people read in two ways.

/// A form that people read in two ways.
package enum Dispute: UInt8, Hashable, Sendable, CaseIterable {
  /// `6/2(1+2)`: a factor without sign ranks as one with sign, so 9; or it
  /// binds first, so 1.
  case juxtaposition
  /// `200 + 10%`: a percentage of what stands before it, so 220; or plain
  /// hundredths, so 200.1.
  case percentOfLeft
  /// `10 % 3`: the remainder; or a percentage times what follows.
  case remainder
  /// `sin 2x`: the argument without brackets is one literal, so `sin(2)·x`; or
  /// the whole product, so `sin(2x)`.
  case bareArgument
  /// `-3^2`: the power first, so −9; or the sign first, so 9.
  case signBeforePower
  /// `x(x+1)`: a product when `x` is no function; there is no alternative
  /// until it is one.
  case nameBeforeBracket
  /// `sin 30`: the argument is in the angle unit that is in force.
  case angleUnit
  /// `(-8)^(1/3)`: the real root, −2; or the principal value, 1 + √3·i.
  case rootOfNegative
  /// `0^0`: 1, since the exponent is exactly 0; some leave it undefined.
  case zeroToZero
  /// `3!=6`: not equal; or the factorial of 3 equals 6.
  case notEqual
  /// `5!!`: the factorial of a factorial; some mean 5·3·1.
  case factorialTwice
  /// `3√8`: three times the square root; some mean the third root.
  case numberBeforeRoot
  /// `log(2, 8)`: the base stands second, so 1/3; some put it first.
  case baseStandsSecond
  /// `|2|3|4|`: a bar closes the one before it where it can; some would open
  /// another pair.
  case bars
  /// `2 e 3`: the number e; some mean a power of ten.
  case constantBetweenNumbers
  /// `-7 mod 3`: the sign belongs to the number, so 2; some put it before the
  /// whole, so −1.
  case signBeforeOperator
  /// `10%-3`: a percentage less 3; some mean the remainder.
  case percentBeforeSign
  /// `π/2 rad`: the unit belongs to the 2; some mean the whole quotient.
  case unitBehindQuotient
  /// `e = 3`: compared, since the name has a meaning; some mean to store.
  case equalToConstant
  /// `10% of 50`: a product, so 5.
  case shareOf
  /// `margin(80; 100)`: a share, so 1/5; some mean the 20 of 20%.
  case share
  /// `compound(1000; 5%; 10)`: the rate of one period; some mean that of a year.
  case ratePerPeriod
  /// `1 000 000`: digits in groups; some mean several numbers.
  case groupedDigits
  /// `stdev(1; 2; 4)`: that of a sample; some mean that of all there is.
  case sample
  /// `max(t^2; t = 0..8)`: the greatest of the values at 0, 1, …, 8; some mean that for any numbers.
  case wholeNumbersOfRange
  /// `phi(36)`: the golden ratio times 36; some mean Euler's function.
  case ratioBeforeBracket
  /// `10% off 50`: what is left of it, so 45.
  case discount
  /// `10% on 50`: with that added, so 55.
  case surcharge
  /// `3 +- 2`: plus a negative number, so 1; some mean an uncertainty.
  case sumOfNegative
  /// `root(27; 3)`: the index stands first, so the 27th root of 3; some put it second.
  case indexStandsFirst
  /// `0.84…`: any number that begins with these digits.
  case truncatedDigits
  /// `diff(x^3; x; 2)`: the slope at 2, 12; some mean the second derivative.
  case orderOfDerivative
  /// `MMXXVI`, `twelve`: a number.
  case numberInLetters
  /// `expand (x + 1)^2`: of all that follows, so x² + 2x + 1; some mean the bracket alone.
  case argumentBehindBlank
  /// `2e+1`: a power of ten, so 20; some mean the number e.
  case signedExponent
  /// `2 1/2^2`: the power of the mixed number, so 25/4; some mean that of its divisor.
  case mixedPower
  /// `9.81(1)`: the digits in brackets repeat; some mean an uncertainty of the last ones.
  case bracketedDigits
  /// `0xFFp3`: times the name `p3`; some mean a power of two.
  case binaryExponent
  /// `111.3 ± 0.1*360`: the product first, so the uncertainty alone is multiplied; some mean
  /// the measured value times 360.
  case productInUncertainty
  /// `100n`: times the name `n`; some mean a prefix of units.
  case prefixBehindNumber
  /// `gcd 24 36`, `sum 1..10`: the function of these numbers.
  case numbersBehindFunction
  /// `x = 3 = 3`: the name gets the truth of the comparison; some mean the number.
  case truthOfEquation
  /// `sinx`: the function of what stands right behind it, so sin(x).
  case joinedFunction
  /// `(1 + 2`: closed at the end.
  case closedAtEnd
  /// `2x + y = 7, x − y = 2`: a system.
  case relationsBehindComma
  /// `mean of 3, 5, 7`: the function of these numbers.
  case listBehindWord
  /// `52.34 to dms`: so many degrees; some mean radians.
  case numberOfDegrees
  /// `31°26′ to decimal`: the number of degrees; some mean that of radians.
  case degreesOfAngle
  /// `sin x^2`: of the power, so sin(x²); some mean the power of the sine.
  case powerOfArgument
  /// `6.02x10^23`: times; some mean a name `x10`.
  case letterForTimes
  /// `1,5` where a point is the decimal mark: the number as another country writes it.
  case foreignMarks
  /// `6:2`: a quotient, so 3; some mean a ratio.
  case colonForSlash
  /// `$5 + 3`: the sign of the currency is left out.
  case currency
}
